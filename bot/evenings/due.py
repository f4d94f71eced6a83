"""Due actions of an evening and their times, derived from its rows alone: no task sleeps until then (CL-1.5)."""

from typing import Literal

from bot.evenings.chairs import hold_until
from bot.evenings.evening import LiveEvening
from bot.evenings.moves.calling_players import call_hours, wants_call
from bot.evenings.moves.opening import LATE, draw_at
from bot.evenings.moves.polling import UNTAKEN
from bot.evenings.moves.reminding import Reminder, due_at
from bot.store.retention import DRAFTS

Due = Literal[
    "drop", "end-poll", "cancel", "move-up", "call-players", "remind-day", "remind-hour", "open", "miss", "watch", "end", "archive"
]  # fmt: skip
"""``drop`` a draft; ``end-poll``: tell the host; ``cancel`` a poll without a decision; ``move-up``: free held chairs; ``call-players``:
a few are missing; ``remind-day``, ``remind-hour``; ``open``; ``miss``; ``watch``: note the bot's presence when kept chairs end; ``end``;
``archive`` a missed evening."""

ADDRESSING: frozenset[Due] = frozenset({"call-players", "remind-day", "remind-hour", "open"})
"""Actions that address people: they wait until the server is loaded and people can press (CL-22.1), and find out first who may not be there
any more (CL-5.8)."""

LONGEST_EVENING = 12 * 3600.0
MISSED_LASTS = 86_400.0


def moments(evening: LiveEvening) -> list[tuple[float, Due]]:
    """Return the actions ahead with the time from which each is due (unix seconds), in any order."""
    row = evening.row
    if row.state == "draft":
        return [(row.created_at + DRAFTS, "drop")]
    if row.state == "poll":
        return _of_poll(evening)
    if row.starts_at is None:
        return []
    if row.state == "planned":
        return _of_planned(evening, row.starts_at)
    if row.state == "open":
        return _of_open(evening, row.starts_at)
    if row.state == "missed":
        return [(row.starts_at + MISSED_LASTS, "archive")]
    return []


def _of_poll(evening: LiveEvening) -> list[tuple[float, Due]]:
    until = evening.plan.poll_until
    if until is None:
        return []
    told = "poll-over" in evening.message_state.asked
    return [(until + UNTAKEN, "cancel")] if told else [(until, "end-poll")]


def _of_planned(evening: LiveEvening, starts_at: float) -> list[tuple[float, Due]]:
    found: list[tuple[float, Due]] = [(starts_at - evening.plan.lead, "open"), (starts_at + LATE, "miss")]
    until = hold_until(evening.plan, starts_at)
    if until is not None and not evening.message_state.freed:
        found.append((until, "move-up"))
    if wants_call(evening):
        found.append((call_hours(evening)[0], "call-players"))
    reminders: tuple[tuple[Reminder, Due], ...] = (("day", "remind-day"), ("hour", "remind-hour"))
    for kind, what in reminders:
        if kind not in evening.message_state.reminded:
            found.append((due_at(evening, kind), what))
    return found


def _of_open(evening: LiveEvening, starts_at: float) -> list[tuple[float, Due]]:
    found: list[tuple[float, Due]] = [(starts_at + LONGEST_EVENING, "end")]
    if not evening.message_state.watched:
        found.append((draw_at(evening), "watch"))
    return found


def due_now(evening: LiveEvening) -> Due | None:
    """Return the action to do now: ``open`` and ``miss`` before all else, then the oldest one."""
    now = evening.now()
    past: list[tuple[float, Due]] = sorted((when, what) for when, what in moments(evening) if when <= now)
    ends: list[Due] = [what for _, what in past if what in ("miss", "open")]
    return ends[-1] if ends else (past[0][1] if past else None)


def next_moment(evening: LiveEvening) -> float | None:
    """Return when the next action becomes due (unix seconds), None without one."""
    now = evening.now()
    return min((when for when, _ in moments(evening) if when > now), default=None)
