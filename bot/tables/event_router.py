"""What happens in Discord around the tables of a house, and which of them it concerns."""

from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import Protocol

import discord

from bot.tables.moderation.server_voices import EveryVoice, OwedVoices
from bot.tables.roll_call import RollCall
from bot.tables.table_index import TableIndex
from bot.tables.table_session import TableSession

PRIVATE = 0
"""The shard over which everything comes that is pressed in direct messages. A server of this id would be of it too."""


class GatewaySessions:
    """The gateway sessions of this process, by shard."""

    def __init__(self, shards: Callable[[], int], ours: Callable[[int], bool]) -> None:
        """``shards``: how many there are in all, as known now. ``ours``: whether what comes of a server comes to this process."""
        self._shards = shards
        self._ours = ours
        self._stand: dict[int, bool] = {}
        self._unheard_of = True

    def expect(self) -> None:
        """From now on a shard of which nothing was noted yet has no session: whoever calls notes every one."""
        self._unheard_of = False

    def note(self, shard: int, *, lost: bool) -> None:
        """Take note that a shard has lost its session, or has one."""
        self._stand[shard] = not lost

    def reach(self, guild_id: int, *, privately: bool) -> bool:
        """Whether presses on a server arrive here; ``privately``: and those in direct messages, as far as they come to this process."""
        if not self._stand:  # before the first connection it is not known how many shards there are
            return self._unheard_of
        wanted = {(guild_id >> 22) % self._shards()}
        if privately and self._ours(PRIVATE):
            wanted.add(PRIVATE)
        return all(self._stand.get(shard, self._unheard_of) for shard in wanted)


class SessionFinder(Protocol):
    """The tables of a house, as far as events need to find them."""

    @property
    def index(self) -> TableIndex:
        """By what each of them has to do with."""
        ...

    def session_in(self, channel_id: int) -> TableSession | None:
        """The table of a channel."""
        ...

    def sessions_in_guild(self, guild_id: int) -> Iterable[TableSession]:
        """The tables of a server."""
        ...

    async def is_ours(self, guild_id: int) -> bool:
        """Whether the tables of a server are this process's, as soon as that is certain."""
        ...


class EventRouter:
    """Takes events of Discord to the tables that they concern."""

    def __init__(self, registry: SessionFinder, owed_voices: OwedVoices, every_voice: EveryVoice, roll_call: RollCall) -> None:
        self._registry = registry
        self._roll_call = roll_call
        self._every_voice = every_voice
        self._owed_voices = owed_voices
        self.on_guild_gone: Callable[[int], Awaitable[None]] = _nothing
        """Told of a server that has sent the bot away; the evenings are."""
        self.on_member_gone: Callable[[int, int], Awaitable[None]] = _nothing
        """Told of who has left which server."""
        self.on_channel_gone: Callable[[int], Awaitable[None]] = _nothing
        """Told of a channel or thread that was deleted, before its table hears of it."""
        self.on_permissions_changed: Callable[[int], None] = lambda _guild: None
        """Told of a server in which roles or permissions have changed."""

    async def channel_gone(self, channel_id: int) -> None:
        """A channel or thread was deleted: its game waits, and those who play are told; an evening lays its lobby elsewhere."""
        await self.on_channel_gone(channel_id)
        session = self._registry.session_in(channel_id)
        if session is not None:
            await session.departures.channel_gone()
        for other in self._registry.index.of_channel(channel_id):
            other.silence.graveyard.gone(channel_id)
            if other.silence.voices.memory.voice == channel_id:
                other.table.on_change()

    async def guild_gone(self, guild_id: int) -> None:
        """A server has sent the bot away or is no more: its tables have no channel."""
        for session in self._registry.sessions_in_guild(guild_id):
            await session.departures.channel_gone()
        await self.on_guild_gone(guild_id)

    async def thread_joined(self, thread_id: int, user_id: int) -> None:
        """Somebody has come into a thread, which may be a graveyard."""
        for session in self._registry.index.of_channel(thread_id):
            if session.table.phase in ("running", "paused"):
                await session.silence.graveyard.joined(thread_id, user_id)

    async def voice_changed(self, member: discord.Member) -> None:
        """Somebody came, left, or was muted by another hand: look at the voices again, and give back a voice that we still owe."""
        for session in self._registry.sessions_in_guild(member.guild.id):
            if session.table.phase in ("lobby", "running", "paused"):
                session.table.on_change()
        if member.id == member.guild.me.id:
            for session in self._registry.sessions_in_guild(member.guild.id):
                await session.silence.sounds.own_voice_changed(member.voice)
        server = self._every_voice.at(member.guild.id)
        if server is not None:
            server.edits.wake()
        if self._may_be_owed(member) and await self._registry.is_ours(member.guild.id) and self._may_be_owed(member):
            await self._owed_voices.settle(member, self._every_voice.of(member.guild.id))

    def _may_be_owed(self, member: discord.Member) -> bool:
        """Whether somebody is in voice and muted, and no table wants them to be."""
        server, voice = self._every_voice.at(member.guild.id), member.voice
        held = server is not None and server.held(member.id)
        return voice is not None and voice.channel is not None and voice.mute and not held

    def connection(self, shard: int, *, lost: bool) -> None:
        """A connection to Discord is lost, or stands again."""
        self._every_voice.connection(shard, lost=lost)

    def permissions_changed(self, guild_id: int) -> None:
        """Somebody has changed roles or permissions: see what may be done now."""
        for session in self._registry.sessions_in_guild(guild_id):
            if session.table.phase == "running":
                session.table.on_change()
        self.on_permissions_changed(guild_id)

    def thread_changed(self, thread_id: int) -> None:
        """Somebody has locked, archived or otherwise changed a thread, in which a table may stand."""
        session = self._registry.session_in(thread_id)
        if session is not None:
            session.silence.place_changed()
            if session.table.phase == "running":
                session.table.on_change()

    def message_posted(self, channel_id: int, message_id: int, author_id: int) -> None:
        """Somebody wrote in a channel: the board may be buried, and whoever speaks there has shown up."""
        session = self._registry.session_in(channel_id)
        if session is not None:
            session.messages.board.below.put(message_id)
            session.speakers.wrote(author_id)

    def message_gone(self, channel_id: int, message_id: int) -> None:
        """A message was deleted; one that is kept up to date is posted anew at the next change."""
        here = self._registry.session_in(channel_id)
        for session in [here] if here is not None else self._registry.index.of_private(channel_id):
            session.messages.message_gone(message_id)
        if here is not None:
            here.outbox.wake()

    async def member_gone(self, guild_id: int, user_id: int) -> None:
        """Somebody left the server: in a lobby the chair is free, in a game the host is asked what to do."""
        for session in self._registry.sessions_in_guild(guild_id):
            await session.departures.member_gone(user_id)
        await self.on_member_gone(guild_id, user_id)

    def member_came(self, guild_id: int, user_id: int) -> None:
        """Somebody joined the server: perhaps one who plays has come back, or an heir of a table without a host."""
        for session in self._registry.sessions_in_guild(guild_id):
            if user_id in session.departures.people:
                session.departures.member_here(user_id, anew=True)
            if session.departures.hostless:
                self._roll_call.ask(guild_id)

    def roles_changed(self, guild_id: int, user_id: int, roles: Collection[int]) -> None:
        """Somebody's roles may have changed: that of the players may have been given or taken by hand."""
        for session in self._registry.sessions_in_guild(guild_id):
            if session.table.phase in ("running", "paused"):
                session.silence.seen(user_id, roles)

    def guild_there(self, guild_id: int) -> None:
        """A server can be seen, for the first time or again: what happened there meanwhile was not told."""
        if any(True for _ in self._registry.sessions_in_guild(guild_id)):
            self._roll_call.ask(guild_id)


async def _nothing(*_args: int) -> None:
    pass
