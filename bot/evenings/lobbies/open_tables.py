"""Looks after the tables of open evenings: chairs that are kept no longer, and the end an hour after the last game (CL-10.1)."""

from bot.evenings.due_actions import DueActions
from bot.evenings.evening import LiveEvening
from bot.evenings.lobbies.lobby_opening import LobbyOpening, kept_over

IDLE = 3600.0
"""Seconds after the last game, with no lobby open, until an evening is over (CL-10.1)."""


class OpenTables:
    """The tables of all open evenings."""

    def __init__(self, due_actions: DueActions) -> None:
        """``due_actions`` ends an evening."""
        self._due_actions = due_actions
        self._idle_since: dict[str, float] = {}

    def forget(self, evening_id: str) -> None:
        """Know nothing more of an evening."""
        self._idle_since.pop(evening_id, None)

    async def attend(self, evening: LiveEvening, lobby_opening: LobbyOpening) -> float | None:
        """Look after the tables of an evening that is open; return when to come again (unix seconds). Raises Refused: no store."""
        if evening.row.state != "open":
            return None
        later = await lobby_opening.attend()
        for session in lobby_opening.alive:
            if session.table.phase == "lobby" and session.table.setup.kept_until is None:
                await evening.do(kept_over(session))
        if lobby_opening.alive or not evening.saved.tables:
            self._idle_since.pop(evening.id, None)
            return later
        return await self._end_when_idle(evening, later)

    async def _end_when_idle(self, evening: LiveEvening, later: float | None) -> float:
        """End an evening whose last game was over an hour ago; return when to come again."""
        since = self._idle_since.setdefault(evening.id, await self._due_actions.idle_since(evening))
        if evening.now() >= since + IDLE:
            await self._due_actions.end(evening, None)
            return evening.now()
        return min(since + IDLE, later or float("inf"))
