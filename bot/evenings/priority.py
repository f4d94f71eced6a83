"""Who sat out last time sits first: who is owed a chair, and for how long (CL-5.5)."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

DAY = 86_400
LAPSES_AFTER = 60 * DAY
LAST_EVENING_WITHIN = 35 * DAY
"""How long ago the last evening of a server may have ended to count for one that belongs to no series."""


@dataclass(frozen=True, slots=True)
class Debt:
    """One row: ``person`` is owed a chair since ``evening``, until ``until`` (unix seconds)."""

    person: int
    evening: str
    until: int


@dataclass(frozen=True, slots=True)
class Ended:
    """An evening that is over: its id, and when it was over (unix seconds)."""

    evening: str
    over_at: int


def sat_out(present: Collection[int], waiting: Collection[int], played: Collection[int]) -> frozenset[int]:
    """Return who is owed after an evening: who was present, or stood on the waiting list to the end, and sat in no game."""
    return (frozenset(present) | frozenset(waiting)) - frozenset(played)


def debts_of(ended: Ended, people: Iterable[int]) -> list[Debt]:
    """Return the rows for ``people`` who sat out at an evening."""
    return [Debt(person, ended.evening, ended.over_at + LAPSES_AFTER) for person in sorted(people)]


def owed_people(debts: Iterable[Debt], of_series: Ended | None, of_server: Ended | None, now: int) -> frozenset[int]:
    """Return who is owed a chair at a new evening.

    It looks back at the last evening of its series, without one at the last of the server when that ended within 35 days. Debts that were
    used up are rows that are gone.
    """
    last = of_series or (of_server if of_server and of_server.over_at > now - LAST_EVENING_WITHIN else None)
    return frozenset(debt.person for debt in debts if last and debt.evening == last.evening and debt.until > now)
