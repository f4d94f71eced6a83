"""The clock of a lobby: it deals, frees kept chairs, and closes a lobby that waits in vain."""

import logging

from msgspec.structs import replace

from bot.store import StoreError
from bot.tables.refusal import Refused
from bot.tables.session.live_table import LiveTable
from bot.tables.session.lobby import LOBBY_LASTS, Lobby, closes_at
from bot.tables.session.mailbox import command

log = logging.getLogger(__name__)

OFFERED = (6, 12, 24, 48)
"""The hours from now at which the host may set the deal."""

PUT_OFF = 24 * 3600.0
"""Seconds by which the deal is postponed, once, when too few people have come."""

WRITTEN_EVERY = 600.0
"""Seconds between two writes of the last activity in a slow lobby, so that a restart does not begin its week again."""

KEPT_LONGER = 300.0
"""Seconds for which a chair is kept longer for somebody whose game of the same evening goes on, or has just ended (CL-22.19)."""

AGAIN_AFTER = 300.0
"""Seconds until the next try when the store fails at the hour of the deal."""

PLAYS_EVERY = 30.0
"""Seconds between two checks of a lobby whose deal waits for people who play another game."""


class LaterStart:
    """The deal of a slow game at an hour that its host has set (TK-4.10). All methods raise Refused."""

    __slots__ = ("_touched", "lobby", "table")

    def __init__(self, table: LiveTable, lobby: Lobby) -> None:
        self.table = table
        self.lobby = lobby
        self._touched = table.setup.touched or 0.0

    @command
    def choose(self, user_id: int, hours: int) -> None:
        """Set the deal to a time in ``hours``. Only the host may, and only in a slow game."""
        table = self.table
        self.lobby.only_lobby()
        table.only_host(user_id)
        if not table.slow or hours not in OFFERED:
            raise Refused("no-press")
        table.store_setup(replace(table.setup, deal_at=table.now() + hours * 3600.0, put_off=False, touched=table.now()))

    @property
    def due(self) -> float | None:
        """When the deal is due (unix seconds); None while the host has not set it."""
        return self.table.setup.deal_at if self.table.slow else None

    async def deal(self) -> bool:
        """Deal; with too few people postpone by a day, the second time close the lobby. Return whether the lobby is closed."""
        table = self.table
        if len(table.seats) in table.rulebook.seats:
            await self.lobby.start(None)
            return False
        if table.setup.put_off or self.due is None:
            await self.lobby.cancel(None, few=True)
            return True
        await self._put_off(self.due)
        return False

    @command
    def _put_off(self, due: float) -> None:
        table = self.table
        self.lobby.only_lobby()
        table.store_setup(replace(table.setup, deal_at=max(due + PUT_OFF, table.now()), put_off=True))

    @command
    def forget(self) -> None:
        """Cancel the hour of a deal that is impossible; the lobby waits for its host again."""
        table = self.table
        self.lobby.only_lobby()
        table.store_setup(replace(table.setup, deal_at=None, touched=table.now()))

    async def note(self) -> None:
        """Store the last activity. After a failure of the store the next call tries again."""
        table = self.table
        touched = table.setup.touched or 0.0
        if not table.slow or touched < self._touched + WRITTEN_EVERY:
            return
        self._touched = touched
        try:
            await table.store.save_table(table.id, setup=table.setup.json())
        except StoreError:
            self._touched = 0.0


class LobbyClock:
    """The clock of one lobby. ``attend`` does everything that is due."""

    __slots__ = ("_grace", "_later_start", "_lobby", "_table")

    def __init__(self, lobby: Lobby, later_start: LaterStart, grace: float) -> None:
        """``grace``: seconds from the last change until the deal once everybody is ready."""
        self._table = lobby.table
        self._lobby = lobby
        self._later_start = later_start
        self._grace = grace

    async def attend(self, *others: float | None) -> float | None:
        """Do everything that is due; return the next moment (unix seconds), among them ``others``. Raises Refused and StoreError."""
        table, now = self._table, self._table.now
        touched = now() if table.setup.touched is None else table.setup.touched
        kept_until = table.setup.kept_until
        closes, deals = closes_at(table), self._later_start.due
        if deals is None and now() >= closes:
            await self._lobby.cancel(None)
            return None
        await self._later_start.note()
        if kept_until is not None and now() >= kept_until:
            await self._lobby.free_kept(lambda user: table.surroundings.plays_same_evening(user, table), KEPT_LONGER)
            return now()
        if table.playing_elsewhere and (deals is None or now() >= deals):
            return min(when for when in (now() + PLAYS_EVERY, kept_until, *others) if when is not None)
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
        """Deal at the hour that the host has set, or cancel it if the deal is impossible. Return the next moment."""
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

    async def _start(self) -> None:
        try:
            await self._lobby.start(None)
        except Refused as refused:
            log.info("table %s did not start by itself: %s", self._table.id, refused.key)
            self._table.setup = replace(self._table.setup, touched=self._table.now() + LOBBY_LASTS / 2)
