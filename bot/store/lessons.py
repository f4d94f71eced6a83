"""Lessons of /practice: one a person, kept for a day after the last press and forgotten then (MA-8.6).

Reached as ``store.lessons``. Every method may raise what the store raises.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.store.encoding import from_json, to_json
from bot.store.rows import Json
from bot.store.steps import Read, Step, Write

LASTS = 86_400.0
"""Seconds for which a lesson is kept after its last press."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonRow:
    """The lesson ``id`` of a person in ``game``, and how far it has got (``state``)."""

    user_id: int
    id: str
    game: str
    state: Json


class LessonRows:
    """What the store keeps of lessons, over its two primitives: read rows, write steps in one transaction."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    async def of(self, user_id: int, now: float) -> LessonRow | None:
        """Return the lesson of a person, None where there is none or its day is over."""
        rows = await self._read("SELECT user_id, id, game, state FROM lessons WHERE user_id = ? AND touched_at >= ?", user_id, now - LASTS)
        return LessonRow(user_id=rows[0][0], id=rows[0][1], game=rows[0][2], state=from_json(rows[0][3])) if rows else None

    async def begin(self, row: LessonRow, now: float) -> None:
        """Write a new lesson; it takes the place of the one that the person had."""
        sql = (
            "INSERT INTO lessons (user_id, id, game, state, touched_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (user_id) DO UPDATE SET "
            "id = excluded.id, game = excluded.game, state = excluded.state, touched_at = excluded.touched_at"
        )
        await self._write(Step(sql, (row.user_id, row.id, row.game, to_json(row.state), float(now))))

    async def go_on(self, row: LessonRow, before: Mapping[str, object], now: float) -> bool:
        """Write how far a lesson has got; return False, and write nothing, when it is not ``before`` any more."""
        sql = "UPDATE lessons SET state = ?, touched_at = ? WHERE user_id = ? AND id = ? AND state = ? RETURNING id"
        (written,) = await self._write(Step(sql, (to_json(row.state), float(now), row.user_id, row.id, to_json(before))))
        return bool(written)

    async def end(self, user_id: int, lesson: str | None = None) -> None:
        """Delete a lesson of a person, or whichever they have (``lesson`` None)."""
        if lesson is None:
            await self._write(Step("DELETE FROM lessons WHERE user_id = ?", (user_id,)))
        else:
            await self._write(Step("DELETE FROM lessons WHERE user_id = ? AND id = ?", (user_id, lesson)))
