"""Reminders, a day and an hour before the start, to people who asked for them and have a chair (CL-7)."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Literal

from bot.evenings.evening import LiveEvening, Move, state_change
from bot.evenings.message_state import HOST, ChannelTrouble, EveningNotice
from bot.store.evening_rows import AnswerRow, EveningChange

Reminder = Literal["day", "hour"]

BEFORE: Mapping[Reminder, float] = {"day": 86_400.0, "hour": 3600.0}
"""Seconds before the start."""

TOO_FRESH: Mapping[Reminder, float] = {"day": 3 * 3600.0, "hour": 1800.0}
"""Seconds after a yes within which its person gets no reminder (CL-7.2)."""

LATE = 1800.0
"""Seconds for which an overdue reminder is still sent (CL-7.4)."""

WANTED: Mapping[str, tuple[Reminder, ...]] = {"off": (), "hour": ("hour",), "day": ("day", "hour")}
"""Reminders that a person gets, by their setting (CL-7.1)."""


def due_at(evening: LiveEvening, kind: Reminder) -> float:
    """Return when the first of these reminders is sent (unix seconds): one a second, the last one on time (CL-7.3)."""
    return evening.starts_at - BEFORE[kind] - len(evening.chairs().seated)


def candidates(evening: LiveEvening, kind: Reminder) -> list[AnswerRow]:
    """Return the answers with a chair that may get this reminder; none when it is too late (CL-7.2, 7.4)."""
    now, moment = evening.now(), evening.starts_at - BEFORE[kind]
    if now > moment + LATE or now >= evening.starts_at:
        return []
    return [row for row in evening.chairs().seated if kind not in row.reminded and moment - row.at >= TOO_FRESH[kind]]


def remind(kind: Reminder, people: Collection[int], troubles: tuple[ChannelTrouble, ...] = ()) -> Move:
    """Claim this reminder once and send it to ``people`` among the candidates (CL-7.3).

    ``troubles``: of the evening's channels; the host is told while there is time to fix them (CL-22.8).
    """

    def move(evening: LiveEvening) -> EveningChange | None:
        if kind in evening.message_state.reminded:
            return None
        rows = [row for row in candidates(evening, kind) if row.user_id in people]
        said = (EveningNotice(f"ev-{kind}", to=row.user_id, loud=True, presses=("no",)) for row in rows)
        ahead = EveningNotice("ev-channels-ahead", to=HOST, loud=True, merges="channels", presses=("where",), troubles=troubles)
        change = state_change(evening, *said, *((ahead,) if troubles else ()), reminded=(*evening.message_state.reminded, kind))
        return replace(change, answers=tuple(replace(row, reminded=row.reminded | {kind}) for row in rows))

    return move
