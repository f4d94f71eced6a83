"""What the clock does to a lobby: it deals, frees kept chairs, and closes who waits in vain."""

import logging
from collections.abc import Callable

from msgspec.structs import replace

from bot.tables.refusal import Refused
from bot.tables.session.later_start import LaterStart
from bot.tables.session.lobby import LOBBY_LASTS, Lobby, closes_at

log = logging.getLogger(__name__)

KEPT_LONGER = 300.0
"""Seconds for which a kept chair waits on for somebody whose game elsewhere goes on, or has just ended (CL-22.19)."""

AGAIN_AFTER = 300.0
"""Seconds until a table that could not be dealt at its hour is tried again."""


def _nowhere(_user: int) -> bool:
    return False


class LobbyClock:
    """The hours of one lobby. ``attend`` does what is due."""

    __slots__ = ("_grace", "_later_start", "_lobby", "_played_elsewhere", "_table", "plays_elsewhere")

    def __init__(self, lobby: Lobby, later_start: LaterStart, grace: float) -> None:
        """``grace``: seconds from the last change of a lobby in which all are ready until it is dealt."""
        self._table = lobby.table
        self._lobby = lobby
        self._later_start = later_start
        self._grace = grace
        self.plays_elsewhere: Callable[[int], bool] = _nowhere
        """Whether a person plays at another table now; the house knows."""
        self._played_elsewhere: frozenset[int] = frozenset()

    async def attend(self, *others: float | None) -> float | None:
        """Do what is due now; return when to come again (unix seconds), ``others`` counted in. Raises Refused and StoreError."""
        table, now = self._table, self._table.now
        touched = now() if table.setup.touched is None else table.setup.touched
        kept_until = table.setup.kept_until
        closes, deals = closes_at(table), self._later_start.due
        if deals is None and now() >= closes:
            await self._lobby.cancel(None)
            return None
        await self._later_start.note()
        if kept_until is not None and now() >= kept_until:
            await self._lobby.free_kept(self._comes_yet, KEPT_LONGER)
            return now()
        if deals is not None:
            return await self._appointed(deals, others)
        if table.everyone_ready and not table.setup.kept:
            starts = touched + self._grace
            if now() >= starts:
                await self._start()
                return now()
            return starts
        return min([closes, *(when for when in (kept_until, *others) if when is not None)])

    async def _appointed(self, deals: float, others: tuple[float | None, ...]) -> float | None:
        """Deal at the moment that the host has named; a table that cannot be dealt then forgets it. Return when to come again."""
        now = self._table.now
        if now() < deals:
            return min([deals, *(when for when in others if when is not None)])
        try:
            return None if await self._later_start.deal() else now()
        except Refused as refused:
            log.info("table %s was not dealt at its hour: %s", self._table.id, refused.key)
        try:
            await self._later_start.forget()
        except Refused:
            return now() + AGAIN_AFTER
        return now()

    def _comes_yet(self, user_id: int) -> bool:
        """Whether a kept chair waits on: its person plays elsewhere, or did when this was looked at last (CL-22.19)."""
        plays, played = self.plays_elsewhere(user_id), user_id in self._played_elsewhere
        self._played_elsewhere = self._played_elsewhere | {user_id} if plays else self._played_elsewhere - {user_id}
        return plays or played

    async def _start(self) -> None:
        try:
            await self._lobby.start(None)
        except Refused as refused:
            log.info("table %s did not start by itself: %s", self._table.id, refused.key)
            self._table.setup = replace(self._table.setup, touched=self._table.now() + LOBBY_LASTS / 2)
