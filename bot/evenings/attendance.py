"""Attendance of an evening, and the people owed a chair at the next one: decided once, when the evening ends (CL-5.5, 10.4 to 10.6)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

Attendance = Literal["played", "sat_out", "excused", "late_no", "no_show"]

HOUR = 3_600
LATE = 2 * HOUR
"""Seconds before the start: a later withdrawal is a late one, a chair given later does not count (CL-10.4, 10.6)."""

LOOK_BACK = 5
"""Past evenings whose no-shows the host sees (CL-10.5)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guest:
    """One person's part in an evening; times are unix seconds, None where it did not happen.

    ``present``: pressed [I am here] or sat down. ``played``: sat in a game. ``chair_at``: when they got the chair that they held to the
    end. ``waited``: stood on the waiting list to the end. ``withdrew_at``: when they took back a yes for good. ``taken_off``: removed by
    the host.
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
    """The facts that decide whether attendance counts: ``starts_at`` in unix seconds, ``games`` the number of games played.

    ``held``: neither cancelled nor missed. ``bot_away``: the bot was away at some time between lead and keep.
    """

    starts_at: float
    held: bool
    games: int
    bot_away: bool = False


def attendance(evening: EveningFacts, guests: Iterable[Guest]) -> dict[int, Attendance]:
    """Return attendance by person; people without an obligation who stayed away are left out (CL-10.4)."""
    found: dict[int, Attendance] = {}
    for guest in guests:
        outcome = attended(evening, guest)
        if outcome is not None:
            found[guest.person] = outcome
    return found


def attended(evening: EveningFacts, guest: Guest) -> Attendance | None:
    """Return one person's attendance; where CL-10.6 applies, only playing counts."""
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
    """Whether attendance counts: the evening was held, the bot was there, at least one game was played (CL-10.6)."""
    return evening.held and not evening.bot_away and evening.games > 0


def no_shows(outcomes: Sequence[Attendance]) -> tuple[int, int]:
    """Return the number of recent evenings (``outcomes``: newest first) and of no-shows among them (CL-10.5)."""
    last = outcomes[:LOOK_BACK]
    return len(last), last.count("no_show")


def excused(outcome: Attendance) -> Attendance:
    """Return the outcome after [Excuse]: a no-show becomes ``excused``, anything else stays (CL-10.5)."""
    return "excused" if outcome == "no_show" else outcome


DAY = 86_400
LAPSES_AFTER = 60 * DAY
LAST_EVENING_WITHIN = 35 * DAY
"""How old a server's last evening may be to count for an evening without a series, in seconds."""


@dataclass(frozen=True, slots=True)
class ChairDebt:
    """``person`` is owed a chair since ``evening``, until ``until`` (unix seconds)."""

    person: int
    evening: str
    until: int


@dataclass(frozen=True, slots=True)
class EndedEvening:
    """The id of an ended evening, and when it ended (unix seconds)."""

    evening: str
    over_at: int


def sat_out(present: Collection[int], waiting: Collection[int], played: Collection[int]) -> frozenset[int]:
    """Return the people owed a chair: present or waiting to the end, and without a game."""
    return (frozenset(present) | frozenset(waiting)) - frozenset(played)


def debts_of(ended: EndedEvening, people: Iterable[int]) -> list[ChairDebt]:
    """Return the debts to ``people`` who sat out an evening."""
    return [ChairDebt(person, ended.evening, ended.over_at + LAPSES_AFTER) for person in sorted(people)]


def owed_people(debts: Iterable[ChairDebt], of_series: EndedEvening | None, of_server: EndedEvening | None, now: int) -> frozenset[int]:
    """Return the people owed a chair at a new evening.

    Debts of the last evening of its series count; without one, those of the server's last evening if that ended within 35 days.
    """
    last = of_series or (of_server if of_server and of_server.over_at > now - LAST_EVENING_WITHIN else None)
    return frozenset(debt.person for debt in debts if last and debt.evening == last.evening and debt.until > now)
