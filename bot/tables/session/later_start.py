"""The lobby of a slow game (TK-4.10): it stays open for a week, and its host may say when the cards are dealt."""

from msgspec.structs import replace

from bot.store import StoreError
from bot.tables.refusal import Refused
from bot.tables.session.core import LiveTable
from bot.tables.session.lobby import Lobby

OFFERED = (6, 12, 24, 48)
"""In how many hours the cards may be dealt."""

PUT_OFF = 24 * 3600.0
"""By how many seconds the deal is put off, once, when too few have come."""

WRITTEN_EVERY = 600.0
"""Seconds between two notes that somebody does something in a slow lobby; a restart does not begin its week again."""


class LaterStart:
    """When the cards of one slow game are dealt. Everything here raises Refused."""

    __slots__ = ("_touched", "lobby", "table")

    def __init__(self, table: LiveTable, lobby: Lobby) -> None:
        self.table = table
        self.lobby = lobby
        self._touched = table.setup.touched or 0.0

    async def choose(self, user_id: int, hours: int) -> None:
        """Deal in so many ``hours``; only the host says so, and only of a slow game."""
        table = self.table
        async with table.lock:
            self.lobby.only_lobby()
            table.only_host(user_id)
            if not table.slow or hours not in OFFERED:
                raise Refused("no-press")
            await self.lobby.keep(replace(table.setup, deal_at=table.now() + hours * 3600.0, put_off=False))
            self.lobby.touch()
            table.on_change()

    @property
    def due(self) -> float | None:
        """When the cards are to be dealt (unix seconds); None when that was not said."""
        return self.table.setup.deal_at if self.table.slow else None

    async def deal(self) -> bool:
        """Deal now, or put it off by a day when too few sit here, or the second time close the lobby; return whether it is closed."""
        table = self.table
        if len(table.seats) in table.rulebook.seats:
            await self.lobby.start(None)
            return False
        if table.setup.put_off or self.due is None:
            await self.lobby.cancel(None, few=True)
            return True
        async with table.lock:
            self.lobby.only_lobby()
            await self.lobby.keep(replace(table.setup, deal_at=max(self.due + PUT_OFF, table.now()), put_off=True))
            table.on_change()
        return False

    async def forget(self) -> None:
        """Let the lobby wait for its host again: what was chosen cannot be dealt."""
        table = self.table
        async with table.lock:
            self.lobby.only_lobby()
            await self.lobby.keep(replace(table.setup, deal_at=None, touched=table.now()))
            table.on_change()

    async def note(self) -> None:
        """Write down when somebody last did something here. A store that fails is asked again later."""
        table = self.table
        touched = table.setup.touched or 0.0
        if not table.slow or touched < self._touched + WRITTEN_EVERY:
            return
        self._touched = touched
        try:
            await table.store.save_table(table.id, setup=table.setup.json())
        except StoreError:
            self._touched = 0.0
