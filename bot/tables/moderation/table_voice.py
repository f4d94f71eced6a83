"""The voice of one table as all parts of its voice control see it: durable memory, server, and state of the game."""

import logging
from typing import Protocol

import discord

from bot.store import StoreError
from bot.tables.moderation.server_voices import EveryVoice
from bot.tables.session.live_table import LiveTable
from bot.tables.session.message_state import SilenceMemory

log = logging.getLogger(__name__)


class Announcer(Protocol):
    """How moderation tells the table and its host something."""

    async def say(self, key: str, **args: str) -> None:
        """Post one public line."""
        ...

    async def tell_host(self, key: str, **args: str) -> None:
        """Send the host a direct message."""
        ...

    @property
    def posted(self) -> int:
        """How many of the game's first notices stand in the channel."""
        ...

    @property
    def announced(self) -> int:
        """The same, but all released notices where nothing can be posted: channels and voices must not wait for these."""
        ...


class TableVoice:
    """Shared by ``Voices``, ``MuteRequests`` and ``GhostVoice``."""

    def __init__(self, table: LiveTable, client: discord.Client, every: EveryVoice, announcer: Announcer) -> None:
        self.table = table
        self.client = client
        self.server = every.of(table.guild_id)
        self.announcer = announcer
        self.giving_back = False
        """Whether everybody gets their voice back, regardless of the game."""
        self._every = every

    @property
    def memory(self) -> SilenceMemory:
        """The durable part."""
        return self.table.message_state.silence

    @property
    def guild(self) -> discord.Guild | None:
        """The server, None while it is unavailable or its voice states may be out of date (TK-9.12)."""
        guild = self.client.get_guild(self.table.guild_id)
        return None if guild is None or guild.unavailable or self._every.outdated(guild.shard_id) else guild

    @property
    def playing(self) -> bool:
        """Whether a game is running or paused."""
        return self.table.phase in ("running", "paused") and self.table.course is not None

    @property
    def ending(self) -> bool:
        """Whether the public knows that the game is over."""
        course = self.table.course
        return course is None or not self.playing or course.over_after(course.announced_by(self.announcer.announced, self.table.now()))

    def holds(self, user: int) -> bool:
        """Whether this table has muted a person and remembers it."""
        return user in self.memory.muted

    def drop(self, user: int) -> None:
        """Forget that we muted a person."""
        if user in self.memory.muted:
            self.memory.muted.remove(user)

    async def store_quietly(self) -> None:
        """Store what was given back; on failure the next start gives it back again."""
        try:
            await self.table.store_message_state()
        except StoreError as wrong:
            log.warning("table %s: returned voices were not stored: %s", self.table.id, type(wrong).__name__)
