"""Chairs of an evening: people with a chair, people waiting, and chairs held for people owed one (CL-5.3, 5.6)."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.evenings.plan import Plan
from bot.store.evening_rows import AnswerRow

HOLD, SHORT_HOLD = 24 * 3600.0, 2 * 3600.0
"""Seconds after the announcement for which chairs are held: usually, and at short notice."""

LAST_DAYS = 48 * 3600.0
"""Seconds before the start from which no chair is held, unless the evening was announced later than that."""


@dataclass(frozen=True, slots=True)
class Chairs:
    """People with a chair and people waiting, both in order; ``held``: chairs still held for people owed one."""

    seated: tuple[AnswerRow, ...]
    waiting: tuple[AnswerRow, ...]
    held: int = 0

    def place_of(self, user_id: int) -> tuple[bool, int]:
        """Return whether a person has a chair, and their place in that list from 1; 0 when in neither list."""
        for has, rows in ((True, self.seated), (False, self.waiting)):
            for place, row in enumerate(rows, 1):
                if row.user_id == user_id:
                    return has, place
        return False, 0


def hold_until(plan: Plan, starts_at: float) -> float | None:
    """Return when held chairs become free (unix seconds), None when none are held (CL-5.6)."""
    if plan.announced_at is None or not plan.owed:
        return None
    if starts_at - plan.announced_at > LAST_DAYS:
        until = min(plan.announced_at + HOLD, starts_at - LAST_DAYS)
    else:
        until = min(plan.announced_at + SHORT_HOLD, starts_at - plan.lead)
    return until if plan.held_until is None else min(until, plan.held_until)


def seat_people(
    answers: Sequence[AnswerRow],
    chairs: int,
    owed: Collection[int],
    until: float | None,
    now: float,
    promised: Collection[int] = (),
) -> Chairs:
    """Return the chairs at ``now``. At most half of them are held for ``owed`` people, ``until`` then (unix seconds).

    The answers numbered ``promised`` come first: with fewer chairs the last of them wait, ahead of everybody else (CL-4.5). A held chair
    taken in time stays taken; the rest go to the first of the others (CL-5.3, 5.6).
    """
    coming = sorted((row for row in answers if row.answer == "yes"), key=lambda row: (row.seq not in promised, row.seq))
    kept = [row for row in coming if row.seq in promised][:chairs]
    room, sure = chairs - len(kept), {row.seq for row in kept}
    early = [] if until is None else [row for row in coming if row.user_id in owed and row.at < until]
    most = 0 if until is None else min(len(owed), chairs // 2)
    left = max(0, min(room, most - sum(row.seq in sure for row in early)))
    first = [row for row in early if row.seq not in sure][:left]
    sure |= {row.seq for row in first}
    held = left - len(first) if until is not None and now < until else 0
    others = [row for row in coming if row.seq not in sure]
    free = room - len(first) - held
    seated = sorted([*kept, *first, *others[:free]], key=lambda row: row.seq)
    return Chairs(tuple(seated), tuple(others[free:]), held)
