"""The line of habit under an evening that is over (NT-6.2): evenings in a row, who was at all of them, who is back. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.evenings.plan import read_plan
from bot.store.evening_rows import SavedEvening

LOOKED_BACK = 60
"""Ended evenings of a server that are looked through."""

DAY = 86_400.0
USUAL = 7 * DAY
INTERVALS: Mapping[str, float] = {"weekly": 7 * DAY, "fortnightly": 14 * DAY, "monthly": 31 * DAY}
STRETCH = 1.5
"""How many times the usual interval may lie between two evenings in a row."""

LEAST_RUN, MOST_ALWAYS = 3, 2
"""The shortest run worth a line, and the most people who are named as having been at all of it."""

AWAY = 4
"""Weeks after which somebody is back."""


@dataclass(frozen=True, slots=True)
class Habit:
    """``run``: evenings in a row, 0 when it is too short to tell. ``always``: people at all of them. ``back``: a person, and weeks away."""

    run: int = 0
    always: tuple[int, ...] = ()
    back: tuple[int, int] | None = None


def habit_of(evening: SavedEvening, ended: Sequence[SavedEvening]) -> Habit:
    """Return what is habit about ``evening``; ``ended``: the ended evenings of its server, in any order."""
    row = evening.evening
    same = (one for one in ended if one.evening.series_id == row.series_id and one.evening.id != row.id and _held(one))
    before = sorted((one for one in same if _start(one) < _start(evening)), key=_start, reverse=True)
    run = [evening]
    longest = STRETCH * INTERVALS.get(read_plan(row.plan).repeat or "", USUAL)
    for one in before:
        if _start(run[-1]) - _start(one) > longest:
            break
        run.append(one)
    always = frozenset.intersection(*map(_there, run))
    long = len(run) >= LEAST_RUN
    return Habit(len(run) if long else 0, tuple(sorted(always)) if long and len(always) <= MOST_ALWAYS else (), _back(evening, before))


def _back(evening: SavedEvening, before: Sequence[SavedEvening]) -> tuple[int, int] | None:
    """Return the person who was away for longest, and the weeks since their last evening."""
    last = {user: max(starts) for user in _there(evening) if (starts := [_start(one) for one in before if user in _there(one)])}
    if not last:
        return None
    user = min(sorted(last), key=lambda one: last[one])
    weeks = round((_start(evening) - last[user]) / (7 * DAY))
    return (user, weeks) if weeks >= AWAY else None


def _start(one: SavedEvening) -> float:
    return one.evening.starts_at or one.evening.created_at


def _there(one: SavedEvening) -> frozenset[int]:
    return frozenset(row.user_id for row in one.people if row.user_id > 0 and row.outcome in ("played", "sat_out"))


def _held(one: SavedEvening) -> bool:
    return any(row.outcome == "played" for row in one.people)
