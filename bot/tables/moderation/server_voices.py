"""Voice state shared by the tables of one server: a queue of edits, channels, owed unmutes, the bot's own connection (TK-2.1, 2.8)."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Protocol
from weakref import WeakValueDictionary

import discord

from bot.discord_io.members import members_among
from bot.discord_io.request_faults import REQUEST_FAULTS
from bot.runtime.shard_share import shard_of
from bot.store import Json, Store
from bot.store.personal_data import OWED_VOICES
from bot.tables.moderation.member_edits import PACE, EditSource, EditUrgency, MemberEdits
from bot.tables.moderation.voice_binding import VoicePlace, voice_of

log = logging.getLogger(__name__)


class VoiceOfTable(EditSource, Protocol):
    """The voice of one table as the other tables of the server see it."""

    @property
    def claimed(self) -> int | None:
        """The voice channel of this table, in a lobby the one it would have."""
        ...

    @property
    def role(self) -> int | None:
        """The players' role of this table, None while it has none."""
        ...

    @property
    def graveyard(self) -> int | None:
        """The thread of this table's eliminated players, None while it has none."""
        ...

    def silences(self, user: int) -> bool:
        """Whether a person in this table's voice is to be silent now."""
        ...

    def holds(self, user: int) -> bool:
        """Whether this table has muted a person and remembers it."""
        ...

    async def adopt(self, user: int) -> None:
        """Remember a person as muted by this table. Raises StoreError."""
        ...


class ServerVoices:
    """The voices of one server."""

    def __init__(self, pace: tuple[int, float] = PACE) -> None:
        """``pace``: limit of edits and its period in seconds."""
        self.edits = MemberEdits(pace)
        self.connection = VoiceConnection()
        self._tables: list[VoiceOfTable] = []

    def join(self, one: VoiceOfTable) -> None:
        if one not in self._tables:
            self._tables.append(one)
            self.edits.join(one)

    def leave(self, one: VoiceOfTable) -> None:
        if one in self._tables:
            self._tables.remove(one)
            self.edits.leave(one)

    @property
    def empty(self) -> bool:
        return not self._tables

    def known_roles(self) -> frozenset[int]:
        return frozenset(one.role for one in self._tables if one.role is not None)

    def known_graveyards(self) -> frozenset[int]:
        return frozenset(one.graveyard for one in self._tables if one.graveyard is not None)

    def taken(self, channel: int, by: VoiceOfTable) -> bool:
        """Whether another table than ``by`` has this voice channel."""
        return any(one is not by and one.claimed == channel for one in self._tables)

    def silencing(self, channel: int, user: int) -> VoiceOfTable | None:
        """Return the table that has this channel and wants this person silent there, None for none."""
        return next((one for one in self._tables if one.claimed == channel and one.silences(user)), None)

    def held(self, user: int) -> bool:
        """Whether some table remembers having muted this person."""
        return any(one.holds(user) for one in self._tables)


def one_shard() -> int:
    """Return the number of shards of a small bot."""
    return 1


class EveryVoice:
    """The voices of every server that this process deals with; it keeps nothing of the others (PR-4.2)."""

    def __init__(self, pace: tuple[int, float] = PACE, shards: Callable[[], int] = one_shard) -> None:
        """``pace``: edits in seconds, for each server. ``shards()``: the number of shards as known now."""
        self._pace = pace
        self._shards = shards
        self._known: WeakValueDictionary[int, ServerVoices] = WeakValueDictionary()
        """Alive as long as a table, a copy of one or an edit refers to them, so a server never has two queues."""
        self._served: dict[int, dict[int, ServerVoices]] = {}
        """The servers with a table of this process, by shard."""
        self._total = 1
        """The number of shards by which ``_served`` is sorted."""
        self._lost: set[int] = set()

    def of(self, guild_id: int) -> ServerVoices:
        server = self._known.get(guild_id)
        if server is None:
            server = self._known[guild_id] = ServerVoices(self._pace)
        return server

    def at(self, guild_id: int) -> ServerVoices | None:
        """Return the voices of a server with a table of this process, None for any other."""
        return self._served.get(self._shard(guild_id), {}).get(guild_id)

    def join(self, guild_id: int, one: VoiceOfTable) -> None:
        """Add a table of a server."""
        server = self.of(guild_id)
        server.join(one)
        self._served.setdefault(self._shard(guild_id), {})[guild_id] = server

    def leave(self, guild_id: int, one: VoiceOfTable) -> None:
        """Remove a table of a server."""
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
        """Note that a shard has lost its connection, which makes its voice states stale, or has it again."""
        if lost:
            self._lost.add(shard)
            return
        self._lost.discard(shard)
        if self._total != (total := self._shards()):  # the first tables are loaded before Discord reports the number
            self._sort_by_shard(total)
        for server in self._served.get(shard, {}).values():
            server.edits.wake()

    def _sort_by_shard(self, total: int) -> None:
        servers = [one for of_shard in self._served.values() for one in of_shard.items()]
        self._total, self._served = total, {}
        for guild_id, server in servers:
            self._served.setdefault(self._shard(guild_id), {})[guild_id] = server

    def _shard(self, guild_id: int) -> int:
        return shard_of(guild_id, self._total)

    def outdated(self, shard: int) -> bool:
        """Whether the voice states of a shard may be out of date (TK-9.12)."""
        return shard in self._lost

    async def close(self) -> None:
        for server in list(self._known.values()):
            await server.edits.close()


class OwedVoices:
    """Unmutes that the bot owes: these people left voice before it could unmute them. All methods may raise StoreError."""

    __slots__ = ("_store",)

    def __init__(self, store: Store) -> None:
        self._store = store

    async def owe(self, guild_id: int, users: Iterable[int]) -> None:
        """Store whom the bot could not unmute."""
        more = {str(user) for user in users}

        def add(settings: Json) -> None:
            settings[OWED_VOICES] = sorted(_owed(settings) | more)

        if more:
            await self._store.change_guild_settings(guild_id, add)

    async def settle(self, member: discord.Member, server: ServerVoices, *, by_hand: bool = False) -> None:
        """Unmute a person in voice if we owe it (TK-2.5); what Discord refuses stays owed.

        A table that wants them silent there adopts them instead. ``by_hand``: they could speak until somebody else muted them now, so our
        mute had ended before, and theirs stays (TK-9.5).
        """
        if str(member.id) not in _owed(await self._store.guild_settings(member.guild.id)):
            return
        place = voice_of(member)
        table = server.silencing(place.id, member.id) if place is not None else None
        if table is not None:
            await table.adopt(member.id)
        elif not by_hand:
            try:
                await server.edits.make(EditUrgency.UNMUTE, lambda: member.edit(mute=False))
            except REQUEST_FAULTS as wrong:
                log.info("server %s: an owed unmute waits: %s", member.guild.id, type(wrong).__name__)
                return
        await self.drop(member.guild.id, (member.id,))

    async def drop_void(self, guild: discord.Guild) -> None:
        """Owe nothing to people who have left the server, nor to those whom somebody else has unmuted."""
        owed = map(int, _owed(await self._store.guild_settings(guild.id)))
        found = await members_among(guild, owed)
        free = {user for user, one in found.here.items() if one.voice is not None and one.voice.channel is not None and not one.voice.mute}
        await self.drop(guild.id, found.gone | free)

    async def drop(self, guild_id: int, users: Iterable[int]) -> None:
        """Owe these people nothing more."""
        gone = {str(user) for user in users}

        def remove(settings: Json) -> None:
            settings[OWED_VOICES] = sorted(_owed(settings) - gone)

        if gone & _owed(await self._store.guild_settings(guild_id)):
            await self._store.change_guild_settings(guild_id, remove)


def _owed(settings: Json) -> set[str]:
    kept = settings.get(OWED_VOICES)
    return {str(user) for user in kept} if isinstance(kept, list) else set()


class VoiceConnection:
    """The bot's voice state on one server, set through the gateway alone: it neither hears nor sends audio (TK-6.5, 6.6).

    A bot is in at most one voice channel of a server, so one holder at a time decides where.
    """

    def __init__(self) -> None:
        self.holder: object | None = None
        self.channel: int | None = None
        """The channel wanted."""
        self._changed: asyncio.Event | None = None
        """Set at the next change, while somebody waits for it."""

    def free_for(self, who: object) -> bool:
        """Whether ``who`` holds the connection or may take it."""
        return self.holder is None or self.holder is who

    async def take(self, guild: discord.Guild, channel: VoicePlace, who: object) -> None:
        """Enter a channel for ``who``; whether Discord lets the bot in shows later (``is_connected``)."""
        self.holder, self.channel = who, channel.id
        await _move_bot(guild, channel)

    async def leave(self, guild: discord.Guild | None, who: object) -> None:
        """Leave, if ``who`` holds the connection."""
        if self.holder is not who:
            return
        self.holder = self.channel = None
        if guild is not None:
            await _move_bot(guild, None)

    def drop(self, who: object) -> None:
        """Release the connection without a word to Discord."""
        if self.holder is who:
            self.holder = self.channel = None

    def is_connected(self, guild: discord.Guild) -> bool:
        """Whether the bot is in the wanted channel."""
        state = guild.me.voice
        return state is not None and state.channel is not None and state.channel.id == self.channel

    def changed(self) -> None:
        """Note that Discord has reported a change of the bot's voice state."""
        if self._changed is not None:
            self._changed.set()
            self._changed = None

    async def entered(self, guild: discord.Guild, within: float) -> bool:
        """Wait until the bot is in the wanted channel; return False after ``within`` seconds."""
        try:
            async with asyncio.timeout(within):
                while not self.is_connected(guild):
                    self._changed = self._changed or asyncio.Event()
                    await self._changed.wait()
        except TimeoutError:
            return False
        return True


async def _move_bot(guild: discord.Guild, channel: VoicePlace | None) -> None:
    """Set the bot's voice state (op 4); muted or deafened it could play nothing."""
    try:
        await guild.change_voice_state(channel=channel, self_mute=False, self_deaf=False)
    except Exception as wrong:  # discord.py raises many kinds while a connection breaks, which ends the voice state anyway
        log.info("the bot's voice state was not changed: %s", type(wrong).__name__)
