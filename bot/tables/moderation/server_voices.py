"""The voices of all tables of one server: one queue for their edits, and one table a voice channel (TK-2.1, 2.8)."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Protocol
from weakref import WeakValueDictionary

import discord

from bot.store import Json, Store
from bot.tables.moderation.member_edits import PACE, MemberEdits, Urgency, Wanting
from bot.tables.moderation.voice_binding import VoicePlace, voice_of

log = logging.getLogger(__name__)


class VoiceConnection:
    """The seat of one server. Who holds it says where the bot sits."""

    def __init__(self) -> None:
        self.holder: object | None = None
        self.channel: int | None = None
        """Where the bot is to sit."""
        self._changed: asyncio.Event | None = None
        """Set at the next change, while somebody waits for that."""

    def free_for(self, who: object) -> bool:
        """Whether ``who`` has the seat or may have it."""
        return self.holder is None or self.holder is who

    async def take(self, guild: discord.Guild, channel: VoicePlace, who: object) -> None:
        """Let the bot enter a channel; whether Discord lets it in shows only later (``sits``)."""
        self.holder, self.channel = who, channel.id
        await _tell(guild, channel)

    async def leave(self, guild: discord.Guild | None, who: object) -> None:
        """Let the bot leave, if it is ``who`` for whom it sits."""
        if self.holder is not who:
            return
        self.holder = self.channel = None
        if guild is not None:
            await _tell(guild, None)

    def drop(self, who: object) -> None:
        """Let ``who`` have the seat no longer; where the bot sits is not changed."""
        if self.holder is who:
            self.holder = self.channel = None

    def sits(self, guild: discord.Guild) -> bool:
        """Whether the bot sits where it is to sit."""
        state = guild.me.voice
        return state is not None and state.channel is not None and state.channel.id == self.channel

    def changed(self) -> None:
        """Take note that Discord has told something of the bot's voice."""
        if self._changed is not None:
            self._changed.set()
            self._changed = None

    async def entered(self, guild: discord.Guild, within: float) -> bool:
        """Wait until the bot sits where it is to sit; return False when it does not within that many seconds."""
        try:
            async with asyncio.timeout(within):
                while not self.sits(guild):
                    self._changed = self._changed or asyncio.Event()
                    await self._changed.wait()
        except TimeoutError:
            return False
        return True


async def _tell(guild: discord.Guild, channel: VoicePlace | None) -> None:
    """Tell the gateway where the bot is to sit (op 4); muted or deaf it could play nothing."""
    try:
        await guild.change_voice_state(channel=channel, self_mute=False, self_deaf=False)
    except Exception as wrong:  # the library lets many kinds through when a connection is being lost; then nobody sits anywhere
        log.info("the seat in voice of a server was not changed: %s", type(wrong).__name__)


class VoiceOfTable(Wanting, Protocol):
    """What the tables of a server need to know of each other's voices."""

    @property
    def claimed(self) -> int | None:
        """The voice channel that this table has or has asked for, None for none."""
        ...

    @property
    def role(self) -> int | None:
        """The role of those who play at this table, None while it has none."""
        ...

    def silences(self, user: int) -> bool:
        """Whether a person in this table's voice is to be silent now."""
        ...

    def holds(self, user: int) -> bool:
        """Whether this table has muted a person and remembers it."""
        ...

    async def adopt(self, user: int) -> None:
        """Remember a person as muted by this table who was muted by us before. Raises StoreError."""
        ...


class ServerVoices:
    """The voices of one server."""

    def __init__(self, pace: tuple[int, float] = PACE) -> None:
        """``pace``: how many members may be edited in how many seconds."""
        self.edits = MemberEdits(pace)
        self.sound_seat = VoiceConnection()
        self._tables: list[VoiceOfTable] = []

    def join(self, one: VoiceOfTable) -> None:
        """Count in a table."""
        if one not in self._tables:
            self._tables.append(one)
            self.edits.join(one)

    def leave(self, one: VoiceOfTable) -> None:
        """Count out a table."""
        if one in self._tables:
            self._tables.remove(one)
            self.edits.leave(one)

    @property
    def empty(self) -> bool:
        """Whether no table is counted in."""
        return not self._tables

    def known_roles(self) -> frozenset[int]:
        """Return the roles of those who play at some table of the server."""
        return frozenset(one.role for one in self._tables if one.role is not None)

    def taken(self, channel: int, by: VoiceOfTable) -> bool:
        """Whether another table than ``by`` has this voice channel."""
        return any(one is not by and one.claimed == channel for one in self._tables)

    def silencing(self, channel: int, user: int) -> VoiceOfTable | None:
        """Return the table whose voice this channel is and which wants this person silent there, None when there is none."""
        return next((one for one in self._tables if one.claimed == channel and one.silences(user)), None)

    def held(self, user: int) -> bool:
        """Whether some table remembers that it has muted this person."""
        return any(one.holds(user) for one in self._tables)


class EveryVoice:
    """The voices of every server of this process with which somebody has to do; of the others nothing is kept (PR-4.2)."""

    def __init__(self, pace: tuple[int, float] = PACE, shards: Callable[[], int] = lambda: 1) -> None:
        """``pace``: how many members of one server may be edited in how many seconds. ``shards``: how many there are, as known now."""
        self._pace = pace
        self._shards = shards
        self._known: WeakValueDictionary[int, ServerVoices] = WeakValueDictionary()
        """Kept by whoever has to do with them: a table, a copy of one, an edit on its way. So a server has one queue."""
        self._served: dict[int, dict[int, ServerVoices]] = {}
        """By shard: the servers with a table of this process."""
        self._total = 1
        """Of how many shards these are."""
        self._lost: set[int] = set()

    def of(self, guild_id: int) -> ServerVoices:
        """Return the voices of one server."""
        server = self._known.get(guild_id)
        if server is None:
            server = self._known[guild_id] = ServerVoices(self._pace)
        return server

    def at(self, guild_id: int) -> ServerVoices | None:
        """Return the voices of a server with a table of this process, None for any other."""
        return self._served.get(self._shard(guild_id), {}).get(guild_id)

    def join(self, guild_id: int, one: VoiceOfTable) -> None:
        """Count in a table of a server."""
        server = self.of(guild_id)
        server.join(one)
        self._served.setdefault(self._shard(guild_id), {})[guild_id] = server

    def leave(self, guild_id: int, one: VoiceOfTable) -> None:
        """Count out a table of a server."""
        server = self.at(guild_id)
        if server is None:
            return
        server.leave(one)
        if server.empty:
            beside = self._served[self._shard(guild_id)]
            del beside[guild_id]
            if not beside:
                del self._served[self._shard(guild_id)]

    def connection(self, shard: int, *, lost: bool) -> None:
        """Take note that a shard has lost its connection, or has it again: what it last said of voices is out of date meanwhile."""
        if lost:
            self._lost.add(shard)
            return
        self._lost.discard(shard)
        if self._total != (total := self._shards()):  # the first tables are laid before Discord has said how many there are
            self._count(total)
        for server in self._served.get(shard, {}).values():
            server.edits.wake()

    def _count(self, total: int) -> None:
        """Put each server to its shard, of which there are so many."""
        servers = [one for of_shard in self._served.values() for one in of_shard.items()]
        self._total, self._served = total, {}
        for guild_id, server in servers:
            self._served.setdefault(self._shard(guild_id), {})[guild_id] = server

    def _shard(self, guild_id: int) -> int:
        return (guild_id >> 22) % self._total

    def stale(self, shard: int) -> bool:
        """Whether what is known of the voices of a shard may be out of date (TK-9.12)."""
        return shard in self._lost

    async def close(self) -> None:
        """Stop all queues."""
        for server in list(self._known.values()):
            await server.edits.close()


OWED_VOICES = "owed_voices"
"""Where the settings of a server keep these people, by their ids."""


class OwedVoices:
    """What the bot owes to the people of each server. Everything here may raise StoreError."""

    __slots__ = ("_store",)

    def __init__(self, store: Store) -> None:
        self._store = store

    async def owe(self, guild_id: int, users: Iterable[int]) -> None:
        """Write down whose voice could not be given back."""
        more = {str(user) for user in users}

        def add(settings: Json) -> None:
            settings[OWED_VOICES] = sorted(_owed(settings) | more)

        if more:
            await self._store.change_guild_settings(guild_id, add)

    async def settle(self, member: discord.Member, server: ServerVoices) -> None:
        """Give a muted person their voice back, if it is owed to them (TK-2.5).

        Where a table wants them silent just there, that table owes them the voice from now on.
        """
        if str(member.id) not in _owed(await self._store.guild_settings(member.guild.id)):
            return
        place = voice_of(member)
        table = server.silencing(place.id, member.id) if place is not None else None
        if table is not None:
            await table.adopt(member.id)
        else:
            await server.edits.make(Urgency.UNMUTE, lambda: member.edit(mute=False))
        await self.forget(member)

    async def forget(self, member: discord.Member) -> None:
        """Owe this person nothing any more."""

        def remove(settings: Json) -> None:
            settings[OWED_VOICES] = sorted(_owed(settings) - {str(member.id)})

        await self._store.change_guild_settings(member.guild.id, remove)


def _owed(settings: Json) -> set[str]:
    kept = settings.get(OWED_VOICES)
    return {str(user) for user in kept} if isinstance(kept, list) else set()
