"""The voice channel of eliminated players (TK-2.9-2.11): they enter by a press and move back at the end; the living stay outside."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Final

import discord

from bot.discord_io.request_faults import REQUEST_FAULTS
from bot.presenting.voice_lines import mention
from bot.store import StoreError
from bot.tables.moderation.access_rules import voice_rules
from bot.tables.moderation.member_edits import EditUrgency, MemberEdit
from bot.tables.moderation.table_voice import TableVoice
from bot.tables.moderation.voice_binding import NONE, VoicePlace, may_close, voice_of, voice_place
from bot.tables.refusal import Refused

log = logging.getLogger(__name__)

ROLE: Final = 0
"""Discord's number for an overwrite that belongs to a role."""

ARRIVES_IN = 5.0
"""Seconds within which Discord reports a move that it accepted."""


class GhostVoice:
    """The ghost channel of one table."""

    def __init__(self, voice: TableVoice, is_talked_in: Callable[[int], bool]) -> None:
        """``is_talked_in`` says whether a table talks in a voice channel."""
        self._voice = voice
        self._is_talked_in = is_talked_in
        self._moved_at: dict[str, float] = {}
        self._limited: dict[str, float] = {}
        """Until when Discord takes no move of a person (unix seconds)."""

    @property
    def chosen(self) -> int | None:
        """The id of the channel that the host or the server has chosen, None for none."""
        chosen = self._voice.table.settings.ghost_voice
        return None if chosen == NONE else int(chosen)

    @property
    def channel(self) -> VoicePlace | None:
        """The chosen channel, None for none and for one that does not serve."""
        guild, chosen = self._voice.guild, self.chosen
        return voice_place(guild, chosen) if guild is not None and chosen is not None and not self.fault(chosen) else None

    def fault(self, channel: int) -> str:
        """Return why the eliminated cannot talk in this channel, as the key of a sentence; empty where they can (TK-2.10).

        A channel that we have closed to the living serves as long as it is there.
        """
        guild = self._voice.guild
        place = voice_place(guild, channel) if guild is not None else None
        if place is None:
            return "ghost-voice-gone"
        if self._voice.memory.ghost_closed == channel:
            return ""
        if not may_close(place) or not self._voice.table.setup.silence.channel:
            return "ghost-voice-open"
        return "ghost-voice-same" if self._is_talked_in(channel) else ""

    @property
    def is_closed(self) -> bool:
        """Whether no living player can enter the channel; nobody may go there before."""
        memory, channel = self._voice.memory, self.channel
        return channel is not None and memory.ghost_closed == channel.id and memory.role_ready and memory.ghost_role == memory.role

    @property
    def _is_replaced(self) -> bool:
        """Whether the channel that we closed is no longer the ghost channel."""
        closed, channel = self._voice.memory.ghost_closed, self.channel
        return closed is not None and (channel is None or channel.id != closed)

    def out(self) -> frozenset[int]:
        """Return the eliminated users, as far as the posted lines say so."""
        voice = self._voice
        return voice_rules(voice.table, voice.announcer.announced).out if voice.playing else frozenset()

    # ---- going and coming back

    async def go(self, user: int) -> VoicePlace | None:
        """Move a person there; return the channel instead where we cannot move them (TK-2.11).

        Raises Refused: not eliminated, no such channel, not yet closed to the living; StoreError.
        """
        channel, guild = self.channel, self._voice.guild
        if channel is None or guild is None or user not in self.out():
            raise Refused("no-ghost-voice")
        if not self.is_closed or self._living_inside(channel):
            raise Refused("ghost-voice-later")
        member = guild.get_member(user)
        place = voice_of(member)
        if member is None or place is None or not channel.permissions_for(guild.me).move_members:
            return channel
        if not channel.permissions_for(member).connect:
            raise Refused("ghost-voice-later")
        if place.id != channel.id:
            await self._move(member, place, channel)
        return None

    def _living_inside(self, channel: VoicePlace) -> bool:
        return bool(voice_rules(self._voice.table, self._voice.announcer.announced).living & set(channel.voice_states))

    async def _move(self, member: discord.Member, place: VoicePlace, channel: VoicePlace) -> None:
        voice = self._voice
        moved, user = voice.memory.moved, str(member.id)

        async def move() -> None:
            if voice.giving_back or voice.ending:
                raise Refused("no-ghost-voice")
            voice.table.require_ownership()
            self._moved_at[user] = voice.table.now()
            await member.move_to(channel)

        moved[user] = place.id
        self._moved_at[user] = voice.table.now()
        try:
            await voice.table.store_message_state()
            await voice.server.edits.make(EditUrgency.UNMUTE, move)
        except REQUEST_FAULTS as wrong:  # Discord may have moved them all the same; who is not there in a while is forgotten
            log.info("table %s: a move to the ghost channel failed: %s", voice.table.id, type(wrong).__name__)
            raise Refused("ghost-voice-later") from wrong
        except BaseException:
            moved.pop(user, None)
            raise

    def next_edit(self, guild: discord.Guild) -> MemberEdit | None:
        """Return the next move back: when the game is over, the bot stops, or another ghost channel has replaced this one."""
        voice = self._voice
        if not voice.memory.moved or not (voice.giving_back or self._is_replaced or voice.ending):
            return None
        for user, origin in list(self._voice.memory.moved.items()):
            if self._limited.get(user, 0.0) > voice.table.now():
                continue
            member, home = guild.get_member(int(user)), voice_place(guild, origin)
            place = voice_of(member)
            if member is None or home is None or place is None or not self._is_there(user, place, origin):
                self._voice.memory.moved.pop(user)
                continue
            return MemberEdit(EditUrgency.UNMUTE, partial(self._move_back, member, home))
        return None

    def _is_there(self, user: str, place: VoicePlace, origin: int) -> bool:
        """Whether a person is in the ghost channel, or was just moved there and Discord has not reported it yet."""
        just = self._voice.table.now() - self._moved_at.get(user, 0.0) < ARRIVES_IN
        return place.id == self._voice.memory.ghost_closed or (just and place.id == origin)

    async def _move_back(self, member: discord.Member, home: VoicePlace) -> None:
        """Move a person back: one try, and another one after a long rate limit."""
        moved, user = self._voice.memory.moved, str(member.id)
        moved.pop(user, None)
        try:
            await member.move_to(home)
        except discord.RateLimited as limit:
            moved[user], self._limited[user] = home.id, self._voice.table.now() + limit.retry_after
        except REQUEST_FAULTS as wrong:
            log.info("table %s: a move back from the ghost channel failed: %s", self._voice.table.id, type(wrong).__name__)
        await self._voice.store_quietly()

    @property
    def limited_until(self) -> float | None:
        """Until when a rate limit keeps somebody in the channel who is to be moved back (unix seconds), None for nobody."""
        return max((self._limited[user] for user in self._voice.memory.moved if user in self._limited), default=None)

    # ---- the living stay outside

    async def attend(self, guild: discord.Guild) -> None:
        """Close the channel to the living, forget people who left it, note spectators who entered it. Raises StoreError."""
        memory, channel = self._voice.memory, self.channel
        if memory.moved and (self._is_replaced or self._voice.ending):
            return  # they move out first, so that no living player meets them there
        if self._is_replaced or (memory.ghost_closed and memory.ghost_role != memory.role):
            await self.open(guild)
            if memory.ghost_closed is None:
                await self.tell_fault()
        if channel is None:
            return
        if not memory.ghost_closed and memory.role is not None and memory.role_ready and channel.permissions_for(guild.me).manage_roles:
            await self._close(channel, memory.role)
        self._forget_who_left(guild, channel)
        await self._note_spectators(guild, channel)

    async def tell_fault(self) -> None:
        """Tell the host why the chosen channel does not serve, if it does not."""
        if (chosen := self.chosen) is not None and (fault := self.fault(chosen)):
            await self._voice.announcer.tell_host(fault, channel=mention(chosen))

    async def _close(self, channel: VoicePlace, role: int) -> None:
        memory = self._voice.memory
        memory.ghost_closed, memory.ghost_role = channel.id, role
        try:
            await self._voice.table.store_message_state()
            self._voice.table.require_ownership()
        except StoreError:
            memory.ghost_closed = memory.ghost_role = None
            raise
        deny = discord.Permissions(connect=True)
        try:
            await self._voice.client.http.edit_channel_permissions(channel.id, role, "0", str(deny.value), ROLE)
        except REQUEST_FAULTS as wrong:
            log.info("table %s: the ghost channel was not closed: %s", self._voice.table.id, type(wrong).__name__)
            memory.ghost_closed = memory.ghost_role = None

    async def open(self, guild: discord.Guild) -> None:
        """Remove the overwrite that keeps the living outside. The role is of this game only, so nobody else can have set it before.

        Raises StoreError: it is not certain that this process serves the table.
        """
        memory = self._voice.memory
        closed, role = memory.ghost_closed, memory.ghost_role
        if closed is None or role is None:
            return
        self._voice.table.require_ownership()
        try:
            if guild.get_channel(closed) is not None and guild.get_role(role) is not None:
                await self._voice.client.http.delete_channel_permissions(closed, role)
        except discord.NotFound:
            pass
        except REQUEST_FAULTS as wrong:
            log.info("table %s: the ghost channel was not opened: %s", self._voice.table.id, type(wrong).__name__)
            return
        memory.ghost_closed = memory.ghost_role = None

    def _forget_who_left(self, guild: discord.Guild, channel: VoicePlace) -> None:
        """Do not move people back at the end who have left the channel by themselves."""
        now = self._voice.table.now()
        for user in list(self._voice.memory.moved):
            place = voice_of(guild.get_member(int(user)))
            here = place is not None and place.id == channel.id
            if not here and now - self._moved_at.get(user, 0.0) >= ARRIVES_IN:
                self._voice.memory.moved.pop(user)

    async def _note_spectators(self, guild: discord.Guild, channel: VoicePlace) -> None:
        """Bar spectators who listen there from taking a seat in this game: they know too much (TK-2.10). Raises StoreError."""
        table = self._voice.table
        seated = {user for seat in table.seats for user in (seat.user_id, seat.owner)}
        for user in set(channel.voice_states) - seated:
            member = guild.get_member(user)
            if member is not None and not member.bot:
                await table.remember_ghost(user)
