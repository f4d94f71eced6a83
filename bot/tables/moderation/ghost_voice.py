"""The voice channel of those who are out (TK-2.9-2.11): who goes there by a press, comes back at the end; the living stay outside."""

import logging
from functools import partial
from typing import TYPE_CHECKING, Final

import discord

from bot.discord_io.request_faults import REQUEST_FAULTS
from bot.store import StoreError
from bot.tables.moderation.access_rules import voice_wish
from bot.tables.moderation.member_edits import Edit, Urgency
from bot.tables.moderation.voice_binding import NONE, VoicePlace, voice_of, voice_place
from bot.tables.refusal import Refused

if TYPE_CHECKING:
    from bot.tables.moderation.voices import Voices

log = logging.getLogger(__name__)

ROLE: Final = 0
"""Discord's number for an overwrite that belongs to a role."""

ARRIVES_IN = 5.0
"""Seconds within which Discord tells of a move that it took."""


class GhostVoice:
    """The ghost channel of one table. The reconciler of the table's voices owns it and lends it memory and queue."""

    def __init__(self, voices: "Voices") -> None:
        self._voices = voices
        self._moved_at: dict[str, float] = {}

    @property
    def channel(self) -> VoicePlace | None:
        """The channel that the host has named, None for none."""
        guild, chosen = self._voices.guild, self._voices.table.talking.ghost_voice
        return voice_place(guild, int(chosen)) if guild is not None and chosen != NONE else None

    @property
    def is_closed(self) -> bool:
        """Whether no living player can come into the channel: only then somebody may go there."""
        memory, channel = self._voices.memory, self.channel
        return channel is not None and memory.ghost_closed == channel.id and memory.role_ready and memory.ghost_role == memory.role

    @property
    def _forsaken(self) -> bool:
        """Whether we have closed a channel that is not the one of those who are out any more."""
        closed, channel = self._voices.memory.ghost_closed, self.channel
        return closed is not None and (channel is None or channel.id != closed)

    def out(self) -> frozenset[int]:
        """Return the users who are out, as far as that is said at the table."""
        voices = self._voices
        return voice_wish(voices.table, voices.posted).out if voices.playing else frozenset()

    def offered(self, user: int) -> bool:
        """Whether a person may go there now: who is out, from the posted token on."""
        return self.channel is not None and self.is_closed and user in self.out()

    # ---- going and coming back

    async def go(self, user: int) -> VoicePlace | None:
        """Move a person there; return the channel instead where the person has to go by themselves (TK-2.11).

        Raises Refused: not out, no such channel, not yet closed to the living; StoreError.
        """
        channel, guild = self.channel, self._voices.guild
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
        return bool(voice_wish(self._voices.table, self._voices.posted).living & set(channel.voice_states))

    async def _move(self, member: discord.Member, place: VoicePlace, channel: VoicePlace) -> None:
        voices = self._voices
        moved, user = voices.memory.moved, str(member.id)

        async def move() -> None:
            if voices.giving_back or voices.ending:
                raise Refused("no-ghost-voice")
            voices.table.be_certain()
            self._moved_at[user] = voices.table.now()
            await member.move_to(channel)

        moved[user] = place.id
        self._moved_at[user] = voices.table.now()
        try:
            await voices.note()
            await voices.server.edits.make(Urgency.UNMUTE, move)
        except REQUEST_FAULTS as wrong:
            moved.pop(user, None)
            log.info("table %s: nobody was moved: %s", voices.table.id, type(wrong).__name__)
            raise Refused("ghost-voice-later") from wrong
        except BaseException:
            moved.pop(user, None)
            raise

    def next_edit(self, guild: discord.Guild, *, back: bool) -> Edit | None:
        """Return the next move back to where somebody came from: the game is over, the bot stops, or the host has named another channel."""
        if not back and not self._forsaken:
            return None
        for user, origin in list(self._voices.memory.moved.items()):
            member, home = guild.get_member(int(user)), voice_place(guild, origin)
            place = voice_of(member)
            if member is None or home is None or place is None or not self._is_there(user, place, origin):
                self._voices.memory.moved.pop(user)
                continue
            return Edit(Urgency.UNMUTE, partial(self._move_back, member, home))
        return None

    def _is_there(self, user: str, place: VoicePlace, origin: int) -> bool:
        """Whether a person is in the ghost channel, or was just moved there and Discord has not told of it yet."""
        just = self._voices.table.now() - self._moved_at.get(user, 0.0) < ARRIVES_IN
        return place.id == self._voices.memory.ghost_closed or (just and place.id == origin)

    async def _move_back(self, member: discord.Member, home: VoicePlace) -> None:
        """Move a person back; that is tried once."""
        self._voices.memory.moved.pop(str(member.id), None)
        try:
            await member.move_to(home)
        except REQUEST_FAULTS as wrong:
            log.info("table %s: nobody was moved back: %s", self._voices.table.id, type(wrong).__name__)
        await self._voices.note_quietly()

    # ---- the living stay outside

    async def attend(self, guild: discord.Guild) -> None:
        """Close the channel to the living, forget who went elsewhere, note who of the others has come in. Raises StoreError."""
        memory, channel = self._voices.memory, self.channel
        if self._forsaken and memory.moved:
            return  # they are led out first, so that nobody of the living meets them there
        if self._forsaken or (memory.ghost_closed and memory.ghost_role != memory.role):
            await self.open(guild)
        if channel is None:
            return
        if not memory.ghost_closed and memory.role is not None and memory.role_ready and channel.permissions_for(guild.me).manage_roles:
            await self._close(channel, memory.role)
        self._forget_who_left(guild, channel)
        await self._note_spectators(guild, channel)

    async def _close(self, channel: VoicePlace, role: int) -> None:
        memory = self._voices.memory
        memory.ghost_closed, memory.ghost_role = channel.id, role
        try:
            await self._voices.note()
            self._voices.table.be_certain()
        except StoreError:
            memory.ghost_closed = memory.ghost_role = None
            raise
        deny = discord.Permissions(connect=True)
        try:
            await self._voices.client.http.edit_channel_permissions(channel.id, role, "0", str(deny.value), ROLE)
        except REQUEST_FAULTS as wrong:
            log.info("table %s: the ghost channel was not closed: %s", self._voices.table.id, type(wrong).__name__)
            memory.ghost_closed = memory.ghost_role = None

    async def open(self, guild: discord.Guild) -> None:
        """Take away what keeps the living outside; the role was made for this game, so nobody else can have set it before.

        Raises StoreError: it is not certain that the table is served here.
        """
        memory = self._voices.memory
        closed, role = memory.ghost_closed, memory.ghost_role
        if closed is None or role is None:
            return
        self._voices.table.be_certain()
        try:
            if guild.get_channel(closed) is not None and guild.get_role(role) is not None:
                await self._voices.client.http.delete_channel_permissions(closed, role)
        except discord.NotFound:
            pass
        except REQUEST_FAULTS as wrong:
            log.info("table %s: the ghost channel was not opened: %s", self._voices.table.id, type(wrong).__name__)
            return
        memory.ghost_closed = memory.ghost_role = None

    def _forget_who_left(self, guild: discord.Guild, channel: VoicePlace) -> None:
        """Who went elsewhere is left alone at the end."""
        now = self._voices.table.now()
        for user in list(self._voices.memory.moved):
            place = voice_of(guild.get_member(int(user)))
            here = place is not None and place.id == channel.id
            if not here and now - self._moved_at.get(user, 0.0) >= ARRIVES_IN:
                self._voices.memory.moved.pop(user)

    async def _note_spectators(self, guild: discord.Guild, channel: VoicePlace) -> None:
        """Who listens there without a seat knows too much for one (TK-2.10). Raises StoreError."""
        table = self._voices.table
        seated = {user for seat in table.seats for user in (seat.user_id, seat.owner)}
        for user in set(channel.voice_states) - seated:
            member = guild.get_member(user)
            if member is not None and not member.bot:
                await table.remember_ghost(user)
