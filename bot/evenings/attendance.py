"""Who came to an evening and who did not, written once when it is over (CL-10.4 to 10.6)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

Attendance = Literal["played", "sat_out", "excused", "late_no", "no_show"]

HOUR = 3_600
LATE = 2 * HOUR
"""Who withdraws later than this before the start is late; who was given a chair later than this is not counted (CL-10.4, 10.6)."""

LOOK_BACK = 5
"""Evenings of which the host sees the no-shows (CL-10.5)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guest:
    """What is known of one person and an evening; times are unix seconds, None: it did not happen.

    ``present``: pressed [I am here] or sat down. ``played``: sat in a game of it. ``chair_at``: when the chair was given that was held to
    the end, None for who had none. ``waited``: on the waiting list to the end. ``withdrew_at``: when a yes was taken back and not given
    again. ``taken_off``: by the host, or freed by the host.
    """

    person: int
    present: bool = False
    played: bool = False
    waited: bool = False
    chair_at: float | None = None
    withdrew_at: float | None = None
    taken_off: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningFacts:
    """What an evening was like: ``starts_at`` in unix seconds; ``held``: neither cancelled nor missed; ``games``: how many were played.

    ``bot_away``: the bot was away at any time between lead and keep.
    """

    starts_at: float
    held: bool
    games: int
    bot_away: bool = False


def attendance(evening: EveningFacts, guests: Iterable[Guest]) -> dict[int, Attendance]:
    """Return by person how they attended; whoever owes nothing and was not there is missing (CL-10.4)."""
    found: dict[int, Attendance] = {}
    for guest in guests:
        outcome = attended(evening, guest)
        if outcome is not None:
            found[guest.person] = outcome
    return found


def attended(evening: EveningFacts, guest: Guest) -> Attendance | None:
    """Return how one person attended; in an evening of CL-10.6 nothing is counted but who has played."""
    if guest.played:
        return "played"
    if not counts(evening):
        return None
    if guest.present or guest.waited:
        return "sat_out"
    if guest.taken_off:
        return None
    if guest.withdrew_at is not None:
        return "late_no" if evening.starts_at - guest.withdrew_at < LATE else "excused"
    if guest.chair_at is None or evening.starts_at - guest.chair_at < LATE:
        return None
    return "no_show"


def counts(evening: EveningFacts) -> bool:
    """Return whether attendance counts at all: held, with the bot there, and something was played (CL-10.6)."""
    return evening.held and not evening.bot_away and evening.games > 0


def no_shows(outcomes: Sequence[Attendance]) -> tuple[int, int]:
    """Return of how many of the last evenings, the newest first, how many were no-shows: what a host sees (CL-10.5)."""
    last = outcomes[:LOOK_BACK]
    return len(last), last.count("no_show")


def excused(outcome: Attendance) -> Attendance:
    """Return what is left of an outcome after [Excuse]: a no-show becomes ``excused``, everything else stays (CL-10.5)."""
    return "excused" if outcome == "no_show" else outcome


DAY = 86_400
LAPSES_AFTER = 60 * DAY
LAST_EVENING_WITHIN = 35 * DAY
"""How long ago the last evening of a server may have ended to count for one that belongs to no series."""


@dataclass(frozen=True, slots=True)
class ChairDebt:
    """One row: ``person`` is owed a chair since ``evening``, until ``until`` (unix seconds)."""

    person: int
    evening: str
    until: int


@dataclass(frozen=True, slots=True)
class EndedEvening:
    """An evening that is over: its id, and when it was over (unix seconds)."""

    evening: str
    over_at: int


def sat_out(present: Collection[int], waiting: Collection[int], played: Collection[int]) -> frozenset[int]:
    """Return who is owed after an evening: who was present, or stood on the waiting list to the end, and sat in no game."""
    return (frozenset(present) | frozenset(waiting)) - frozenset(played)


def debts_of(ended: EndedEvening, people: Iterable[int]) -> list[ChairDebt]:
    """Return the rows for ``people`` who sat out at an evening."""
    return [ChairDebt(person, ended.evening, ended.over_at + LAPSES_AFTER) for person in sorted(people)]


def owed_people(debts: Iterable[ChairDebt], of_series: EndedEvening | None, of_server: EndedEvening | None, now: int) -> frozenset[int]:
    """Return who is owed a chair at a new evening.

    It looks back at the last evening of its series, without one at the last of the server when that ended within 35 days. Debts that were
    used up are rows that are gone.
    """
    last = of_series or (of_server if of_server and of_server.over_at > now - LAST_EVENING_WITHIN else None)
    return frozenset(debt.person for debt in debts if last and debt.evening == last.evening and debt.until > now)
