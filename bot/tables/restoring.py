"""Debts of finished games: places to restore, private lines to deliver, lines to delete.

A place that the bot was forbidden to restore is restored once it may (TK-9.4).

The server's settings name the tables; what each of them owes stands in its own rows, as during the game.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

import discord

from bot.discord_io.postman import Trouble
from bot.store import SavedTable, Store, StoreDamaged, StoreError
from bot.tables.moderation.owed_places import OWED_PLACES, owed_places, pay
from bot.tables.refusal import Refused
from bot.tables.table_session import TableSession

log = logging.getLogger(__name__)


class OwedPlaces:
    """Debts of finished tables to the servers of this process."""

    def __init__(
        self,
        store: Store,
        client: discord.Client,
        of_guild: Callable[[int], Iterable[TableSession]],
        recalled: Callable[[SavedTable], TableSession],
        is_ours: Callable[[int], Awaitable[bool]],
    ) -> None:
        """``of_guild``: the tables of a server in memory. ``recalled``: an unregistered session of a stored one; may raise ValueError.

        ``is_ours``: whether this process serves a server, once that is certain.
        """
        self._store = store
        self._client = client
        self._of_guild = of_guild
        self._recalled = recalled
        self._is_ours = is_ours
        self._guilds: set[int] = set()
        self.late: set[int] = set()
        """Servers that wait for Discord or the store alone: nothing tells when these answer again."""
        self._looking: set[int] = set()
        self._again: set[int] = set()

    async def load(self) -> tuple[int, ...]:
        """Return the servers that are owed something, as stored. Raises StoreError."""
        guilds = await self._store.servers_holding(OWED_PLACES)
        self._guilds.update(guilds)
        return guilds

    def note(self, session: TableSession) -> None:
        """Note that a finished table may owe something, also where it has paid before its end was stored."""
        if session.may_owe:
            self._guilds.add(session.table.guild_id)

    def owes(self, guild_id: int) -> bool:
        """Whether a server may be owed something."""
        return guild_id in self._guilds

    @property
    def at_work(self) -> bool:
        """Whether debts are being settled, by tables that the registry may not have."""
        return bool(self._looking)

    async def settle(self, guild_id: int) -> None:
        """Settle the debts to a server that its permissions allow now; their next change tries the rest again (see ``late``)."""
        self._again.add(guild_id)
        if guild_id in self._looking:
            return
        self._looking.add(guild_id)
        try:
            while guild_id in self._again:
                self._again.discard(guild_id)
                await self._settle(guild_id)
        except (StoreError, Refused) as wrong:
            log.warning("places of server %s wait for the store: %s", guild_id, type(wrong).__name__)
            self.late.add(guild_id)
        finally:
            self._looking.discard(guild_id)

    async def _settle(self, guild_id: int) -> None:
        self.late.discard(guild_id)
        guild = self._client.get_guild(guild_id)
        if guild is None or guild.unavailable or not await self._is_ours(guild_id):
            return
        for table_id in sorted(owed_places(await self._store.guild_settings(guild_id))):
            try:
                restored = await self._restored(guild_id, table_id)
            except (ValueError, KeyError, StoreDamaged) as wrong:  # perhaps another version of the bot can read it
                log.warning("table %s: what it owes waits: %s", table_id, type(wrong).__name__)
                continue
            if restored:
                settings = await self._store.change_guild_settings(guild_id, partial(pay, table_id))
                if OWED_PLACES not in settings:
                    self._guilds.discard(guild_id)

    async def _restored(self, guild_id: int, table_id: str) -> bool:
        """Deliver and delete the lines of one table and restore its place; return whether it owes nothing any more.

        Raises StoreError; ValueError, KeyError where the table or its game cannot be read.
        """
        session = next((one for one in self._of_guild(guild_id) if one.table.id == table_id), None)
        if session is None:
            saved = await self._store.table(table_id)
            if saved is None:  # its term is over
                return True
            session = self._recalled(saved)
        if not session.over:
            return False
        try:
            await session.whispers.deliver()
        except (Trouble, ValueError) as wrong:  # the second where the game cannot be replayed any more
            log.warning("table %s: a whisper waits: %s", table_id, type(wrong).__name__)
        await session.whispers.clear_away()
        if session.whispers.backoff.due is not None or session.whispers.memory.temporary:
            self.late.add(guild_id)
        if self._is_in_use(session):
            return False
        await session.silence.restore_place()
        await session.table.store_message_state()
        if session.silence.failed:
            self.late.add(guild_id)
        return not session.owes

    def _is_in_use(self, session: TableSession) -> bool:
        """Whether another game is played in a place that this table would change."""
        memory, here = session.silence.memory, session.table.channel_id
        return any(
            other.table.channel_id == here or (memory.status_in is not None and other.silence.memory.status_in == memory.status_in)
            for other in self._of_guild(session.table.guild_id)
            if other.table.phase in ("running", "paused")
        )
