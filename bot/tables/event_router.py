"""Routes events of Discord to the tables that they concern."""

from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

import discord

from bot.tables.moderation.server_voices import EveryVoice, OwedVoices
from bot.tables.moderation.voice_binding import VoicePlace, may_mute
from bot.tables.roll_call import RollCall
from bot.tables.subscribers import TableSubscriber
from bot.tables.table_index import TableIndex
from bot.tables.table_session import TableSession


class SessionFinder(Protocol):
    """The part of ``TableRegistry`` that finds tables."""

    @property
    def index(self) -> TableIndex: ...
    def session_in(self, channel_id: int) -> TableSession | None: ...
    def sessions_in_guild(self, guild_id: int) -> Iterable[TableSession]: ...
    async def is_ours(self, guild_id: int) -> bool: ...
    def settle_places(self, guild_id: int) -> None: ...
    async def show_closed(self, guild_id: int) -> None: ...


class EventRouter:
    """Brings each event to its tables."""

    def __init__(
        self,
        registry: SessionFinder,
        owed_voices: OwedVoices,
        every_voice: EveryVoice,
        roll_call: RollCall,
        subscribers: Sequence[TableSubscriber],
    ) -> None:
        self._registry = registry
        self._roll_call = roll_call
        self._every_voice = every_voice
        self._owed_voices = owed_voices
        self._subscribers = subscribers

    async def channel_gone(self, channel_id: int) -> None:
        """A channel or thread was deleted: its game pauses, its players read why, an evening opens its lobby elsewhere."""
        for subscriber in self._subscribers:
            await subscriber.channel_gone(channel_id)
        session = self._registry.session_in(channel_id)
        if session is not None:
            await session.departures.channel_gone()
        for other in self._registry.index.of_channel(channel_id):
            other.silence.graveyard.gone(channel_id)
            if other.silence.voices.memory.voice == channel_id:
                other.table.changed()

    async def guild_joined(self, guild_id: int) -> None:
        """A server has added the bot, perhaps again. Raises StoreError."""
        await self._registry.show_closed(guild_id)
        for subscriber in self._subscribers:
            await subscriber.guild_joined(guild_id)

    async def guild_gone(self, guild_id: int) -> None:
        """A server has removed the bot or is deleted: its tables have no channel."""
        for session in self._registry.sessions_in_guild(guild_id):
            await session.departures.channel_gone()
        for subscriber in self._subscribers:
            await subscriber.guild_gone(guild_id)

    async def thread_joined(self, thread_id: int, user_id: int) -> None:
        """Somebody has joined a thread, which may be a graveyard."""
        for session in self._registry.index.of_channel(thread_id):
            if session.table.phase in ("running", "paused"):
                await session.silence.graveyard.joined(thread_id, user_id)

    async def voice_changed(self, member: discord.Member, *, free_before: bool = False) -> None:
        """A member joined or left voice, or was muted by somebody else: check the voices, and undo an overdue mute of ours.

        ``free_before``: whether they could speak in voice until now.
        """
        for session in self._registry.sessions_in_guild(member.guild.id):
            if session.table.phase in ("lobby", "running", "paused"):
                session.table.changed()
        if member.id == member.guild.me.id:
            for session in self._registry.sessions_in_guild(member.guild.id):
                await session.silence.sounds.own_voice_changed(member.voice)
        server = self._every_voice.at(member.guild.id)
        if server is not None:
            server.edits.wake()
        await self._settle_voice(member, by_hand=free_before and not self._every_voice.outdated(member.guild.shard_id))

    async def drop_void_debts(self, guild: discord.Guild) -> None:
        """Owe no unmute to people who left or were unmuted while the bot heard nothing of the server. Raises StoreError."""
        await self._owed_voices.drop_void(guild)

    async def settle_voices(self, guild: discord.Guild) -> None:
        """Undo overdue mutes of ours wherever the bot may: a right that was missing may be back."""
        places: list[VoicePlace] = [*guild.voice_channels, *guild.stage_channels]
        for place in places:
            if may_mute(place):
                for member in list(place.members):
                    await self._settle_voice(member)

    async def _settle_voice(self, member: discord.Member, *, by_hand: bool = False) -> None:
        if self._may_be_owed(member) and await self._registry.is_ours(member.guild.id) and self._may_be_owed(member):
            await self._owed_voices.settle(member, self._every_voice.of(member.guild.id), by_hand=by_hand)

    def _may_be_owed(self, member: discord.Member) -> bool:
        """Return whether a member is in voice and muted although no table wants that."""
        server, voice = self._every_voice.at(member.guild.id), member.voice
        held = server is not None and server.held(member.id)
        return voice is not None and voice.channel is not None and voice.mute and not held

    def connection(self, shard: int, *, lost: bool) -> None:
        """A shard has lost its connection to Discord, or has it again."""
        self._every_voice.connection(shard, lost=lost)

    def permissions_changed(self, guild_id: int) -> None:
        """Roles or permissions have changed: check again what the bot may do."""
        for session in self._registry.sessions_in_guild(guild_id):
            if session.table.phase == "running":
                session.table.changed()
        self._registry.settle_places(guild_id)
        for subscriber in self._subscribers:
            subscriber.permissions_changed(guild_id)

    def channel_reported(self, channel_id: int) -> None:
        """Discord has reported a channel as it is after a change."""
        session = self._registry.session_in(channel_id)
        if session is not None:
            session.silence.channel_reported()

    def thread_changed(self, thread_id: int) -> None:
        """A thread has changed (locked, archived), which may hold a table."""
        session = self._registry.session_in(thread_id)
        if session is not None:
            session.silence.place_changed()
            if session.outbox.trouble == "permission":
                session.outbox.hurry()  # it may have been locked
            if session.table.phase == "running":
                session.table.changed()

    def message_posted(self, channel_id: int, message_id: int, author_id: int) -> None:
        """Somebody wrote in a channel: the board may scroll away, and an awaited speaker has shown up."""
        session = self._registry.session_in(channel_id)
        if session is not None:
            session.messages.board.below.put(message_id)
            session.speakers.wrote(author_id)

    def message_gone(self, channel_id: int, message_id: int) -> None:
        """A message was deleted; the next change reposts a managed one."""
        here = self._registry.session_in(channel_id)
        for session in [here] if here is not None else self._registry.index.of_private(channel_id):
            session.messages.message_gone(message_id)
        if here is not None:
            here.outbox.wake()

    async def member_gone(self, guild_id: int, user_id: int) -> None:
        """Somebody left the server: a lobby frees the chair, a game asks its host."""
        for session in self._registry.sessions_in_guild(guild_id):
            await session.departures.member_gone(user_id)
        for subscriber in self._subscribers:
            await subscriber.member_gone(guild_id, user_id)
        await self._owed_voices.drop(guild_id, (user_id,))

    async def banned(self, guild_id: int, user_id: int) -> None:
        """Somebody has a table-ban: lobbies and evenings free the chair; a seat in a running game stays (CL-5.8, 19.4)."""
        for session in self._registry.sessions_in_guild(guild_id):
            if session.table.phase == "lobby":
                await session.lobby_moves.remove_person(user_id)
        for subscriber in self._subscribers:
            await subscriber.member_gone(guild_id, user_id)

    def member_came(self, guild_id: int, user_id: int) -> None:
        """Somebody joined the server, perhaps a player, or an heir of a table without a host."""
        for session in self._registry.sessions_in_guild(guild_id):
            if user_id in session.departures.people:
                session.departures.member_here(user_id, anew=True)
            if session.departures.hostless:
                self._roll_call.ask(guild_id)

    def roles_changed(self, guild_id: int, user_id: int, roles: Collection[int]) -> None:
        """The roles of a member may have changed, among them that of the players."""
        for session in self._registry.sessions_in_guild(guild_id):
            if session.table.phase in ("running", "paused"):
                session.silence.seen(user_id, roles)
        for subscriber in self._subscribers:
            subscriber.roles_changed(guild_id, user_id, roles)

    def guild_available(self, guild_id: int) -> None:
        """A server is available, for the first time or again: earlier events are missing."""
        for subscriber in self._subscribers:
            subscriber.guild_available(guild_id)
        sessions = [session for session in self._registry.sessions_in_guild(guild_id) if not session.over]
        for session in sessions:
            session.messages.board.may_be_gone()
            session.silence.place_changed()
            session.silence.graveyard.compare_again()
            session.table.changed()
        if sessions or any(one.people_in(guild_id) for one in self._subscribers):
            self._roll_call.ask(guild_id)
        self.permissions_changed(guild_id)
