"""The voices of one table: who is muted in its voice channel, and that everybody gets the voice back (TK-2).

Each time there is room for an edit on the server the wish is compared with what is, and the most urgent difference is made good. Who is
muted is written down before the request goes out, so that a crash leaves nobody muted of whom we do not know. A server mute follows
people: who leaves the table's voice is unmuted wherever they are met next. Nothing here depends on a secret.
"""

import logging
from collections.abc import Mapping
from functools import partial
from typing import Protocol

import discord

from bot.discord_io.permissions import missing
from bot.presenting.voice_lines import VoiceStanding
from bot.store import StoreError
from bot.tables.moderation.access_rules import FREE, MOST_SPECTATORS, VoiceRules, is_voiced, voice_wish
from bot.tables.moderation.ghost_voice import GhostVoice
from bot.tables.moderation.member_edits import Edit
from bot.tables.moderation.mutes import Change, MuteRecords, MuteRequests
from bot.tables.moderation.server_voices import EveryVoice
from bot.tables.moderation.voice_binding import AUTO, NONE, VoicePlace, elsewhere, is_stage, may_mute, voice_of, voice_place, wanted_voice
from bot.tables.session.core import LiveTable
from bot.tables.session.message_state import SilenceMemory

log = logging.getLogger(__name__)


class Telling(Protocol):
    """How the voices of a table say something."""

    async def say(self, key: str, **args: str) -> None:
        """Tell the table one public line."""
        ...

    async def tell_host(self, key: str, **args: str) -> None:
        """Tell the host."""
        ...

    @property
    def posted(self) -> int:
        """How many of the first notices of the game stand in the channel."""
        ...


class Voices:
    """The voices of one table. ``next_edit`` is asked by the queue of the server, ``attend`` looks after what needs no edit."""

    def __init__(self, table: LiveTable, client: discord.Client, every: EveryVoice, telling: Telling) -> None:
        self.table = table
        self.client = client
        self._every = every
        self.server = every.of(table.guild_id)
        self._telling = telling
        self.hands = MuteRecords(self._remembered, table.now)
        self.ghosts = GhostVoice(self)
        self._requests = MuteRequests(self)
        self.giving_back = False
        """Whether all is being given back, whatever the game says."""
        self._step = ""
        self._kept = ""

    def _remembered(self) -> SilenceMemory:
        return self.memory

    @property
    def memory(self) -> SilenceMemory:
        """What is remembered durably."""
        return self.table.surfaces.silence

    @property
    def guild(self) -> discord.Guild | None:
        """The server, while it is there and what is known of its voices is true (TK-9.12)."""
        guild = self.client.get_guild(self.table.guild_id)
        return None if guild is None or guild.unavailable or self._every.stale(guild.shard_id) else guild

    @property
    def posted(self) -> int:
        """How many of the first notices of the game stand in the channel."""
        return self._telling.posted

    @property
    def playing(self) -> bool:
        """Whether a game is being played or waits in a pause."""
        return self.table.phase in ("running", "paused") and self.table.course is not None

    # ---- what other tables see

    @property
    def claimed(self) -> int | None:
        """The voice channel that this table has; before the deal the one it would have."""
        if self.playing and self.memory.voice is not None:
            return self.memory.voice or None
        guild = self.guild
        if self.table.phase != "lobby" or guild is None:
            return None
        wanted = wanted_voice(self.table, guild) if self.table.talking.voice != "auto" else voice_place(guild, self.table.channel_id)
        return wanted.id if wanted is not None else None

    @property
    def role(self) -> int | None:
        """The role of those who play at this table, None while it has none."""
        return self.memory.role

    def silences(self, user: int) -> bool:
        """Whether a person in this table's voice is to be silent now."""
        return self.playing and self._wish().silent(user)

    def holds(self, user: int) -> bool:
        """Whether this table has muted a person and remembers it."""
        return user in self.memory.muted

    async def adopt(self, user: int) -> None:
        """Remember a person as muted by this table. Raises StoreError."""
        self._requests.keep(user)
        if user not in self.memory.muted:
            self.memory.muted.append(user)
        await self.note()

    def forget(self, user: int) -> None:
        """A person has left the server, and with the membership the mute is gone (TK-9.10)."""
        self.drop(user)
        self.memory.moved.pop(str(user), None)

    def drop(self, user: int) -> None:
        """Remember a person no longer as muted by us."""
        if user in self.memory.muted:
            self.memory.muted.remove(user)

    def hope(self) -> None:
        """Try again what was not allowed: the permissions have changed."""
        self._requests.hope()
        self.server.edits.wake()

    # ---- looks

    async def attend(self) -> None:
        """Bind a voice, tell what is to be told, pass on people who went to another table. Raises StoreError."""
        guild = self.guild
        self.giving_back = False
        if guild is None or not self.playing:
            return
        self._requests.drop_unsent(self._inside(guild))
        await self._bind(guild)
        await self._hand_over(guild)
        await self._tell_of_hands()
        await self.ghosts.attend(guild)
        await self.note()
        self.server.edits.wake()

    async def restore(self) -> None:
        """Give back every voice, and move back who was moved; who is not in voice stays in the memory. Raises StoreError: in doubt."""
        self.giving_back = True
        self.hope()
        self._requests.drop_unsent(())
        await self.server.edits.settled(self)
        self.table.be_certain()  # else nothing was wanted because nothing may be
        guild = self.guild
        if guild is not None:
            await self.ghosts.open(guild)

    def join(self) -> None:
        """Be asked for edits from now on, and known to the other tables of the server."""
        self._every.join(self.table.guild_id, self)

    def leave(self) -> None:
        """Have nothing to do with the server's voices any more: the table is not served here any longer."""
        self._every.leave(self.table.guild_id, self)

    async def note(self) -> None:
        """Write down what is about to be changed, or was: a crash may leave nothing behind that is not known. Raises StoreError."""
        now = repr(self.memory)
        if now != self._kept:
            await self.table.keep_surfaces()
            self._kept = now

    # ---- binding

    async def _bind(self, guild: discord.Guild) -> None:
        """Decide on the voice at the deal; after it only what the host chose changes it, from the next phase on (TK-2.3, 8.1)."""
        memory, chosen = self.memory, self.table.talking.voice
        step = voice_wish(self.table, self.posted).step or self._step
        anew, self._step = self._step not in ("", step), step
        if memory.voice is None or (memory.voice_chosen != chosen and anew):
            before = memory.voice
            self.hands.begin_anew()
            wanted = wanted_voice(self.table, guild)
            memory.voice = 0 if wanted is None or self.server.taken(wanted.id, self) else wanted.id
            memory.voice_chosen = chosen
            await self._tell_bound(guild, before)
        elif memory.voice and voice_place(guild, memory.voice) is None:
            memory.voice = 0
            await self._telling.tell_host("voice-gone")

    def choose_again(self) -> None:
        """Decide on the voice anew with the next phase, though the choice is the same: another table may have left it."""
        self.memory.voice_chosen = ""

    async def _tell_bound(self, guild: discord.Guild, before: int | None) -> None:
        voice = voice_place(guild, self.memory.voice)
        if voice is None:
            if before:
                await self._telling.say("voice-none")
        elif not may_mute(voice):
            await self._telling.say("silence-honour", what=self.table.words("silence-of-voice"))
        else:
            await self._telling.say("voice-bound", channel=voice.mention)

    @property
    def voice(self) -> VoicePlace | None:
        """The voice channel of the table, before the deal the one that it would have; None when there is none."""
        guild = self.guild
        if guild is None:
            return None
        return voice_place(guild, self.memory.voice) if self.table.phase != "lobby" else wanted_voice(self.table, guild)

    # ---- wish and reality

    def _wish(self) -> VoiceRules:
        if self.giving_back or self.hands.left_alone or not self.table.setup.silence.voice:
            return FREE
        return voice_wish(self.table, self.posted)

    def next_edit(self) -> Edit | None:
        """Return the most urgent edit that is wanted now."""
        guild = self.guild
        if guild is None or not self._requests.may or self.table.phase == "lobby" or not self.table.may_act:
            return None
        wanted = self.wanted(guild)
        if not wanted:
            return self.ghosts.next_edit(guild, back=self.giving_back or self.ending)
        first = wanted[0]
        return Edit(first.urgency, partial(self._requests.mute if first.on else self._requests.unmute, guild, first.user))

    def wanted(self, guild: discord.Guild) -> list[Change]:
        """Return whose voice is to be changed, the most urgent first."""
        if not self.memory.muted and not self._inside(guild):
            return []
        wish = self._wish()
        return sorted(Change(wish.urgency(user, on=on), wish.order(user), user, on) for user, on in self._changes(guild, wish))

    def _inside(self, guild: discord.Guild) -> Mapping[int, discord.VoiceState]:
        """Return who is in the table's voice, and how."""
        voice = voice_place(guild, self.memory.voice)
        return voice.voice_states if voice is not None else {}

    @property
    def ending(self) -> bool:
        """Whether the game is over, as far as that may be known."""
        course = self.table.course
        return course is None or self.table.phase not in ("running", "paused") or course.over(self.table.now())

    def _changes(self, guild: discord.Guild, wish: VoiceRules) -> list[tuple[int, bool]]:
        """Return who is to be muted (True) or unmuted (False)."""
        voice, inside = voice_place(guild, self.memory.voice), self._inside(guild)
        kept = self._kept_silent(guild, inside, wish)
        changes: list[tuple[int, bool]] = []
        if voice is not None and may_mute(voice):
            changes += [(user, True) for user in inside if user in kept and self._to_mute(user, inside[user])]
        changes += [(user, False) for user in self.memory.muted if user not in kept and self._to_unmute(guild, user)]
        return changes

    def _kept_silent(self, guild: discord.Guild, inside: Mapping[int, discord.VoiceState], wish: VoiceRules) -> set[int]:
        """Return who of those in the table's voice is to be silent; of the spectators at most 25, those first who are so already."""
        if wish.free:
            return set()
        people = [user for user in inside if (member := guild.get_member(user)) is not None and not member.bot and wish.silent(user)]
        spectators = [user for user in people if wish.row(user) == "spectator"]
        spectators.sort(key=lambda user: (user not in self.memory.muted, wish.order(user)))
        return set(people) - set(spectators[MOST_SPECTATORS:])

    def _to_mute(self, user: int, state: discord.VoiceState) -> bool:
        """Whether somebody who is to be silent is not, and we may change it."""
        if user == self._requests.on_its_way:
            return False
        unsent = self._requests.unsent(user)
        muted = self.hands.seen(user, muted=state.mute, ours=user in self.memory.muted and not unsent)
        if muted and unsent:  # somebody else was faster: that mute is not ours (TK-9.5)
            self._requests.keep(user)
            self.drop(user)
        return not muted and not state.suppress and not self.hands.overridden(user) and not self.hands.waits(user)

    def _to_unmute(self, guild: discord.Guild, user: int) -> bool:
        """Whether somebody of our memory who may speak is in voice somewhere and is still muted."""
        member = guild.get_member(user)
        place = voice_of(member)
        if member is None or member.voice is None or place is None or user == self._requests.on_its_way:
            return False
        muted = self.hands.seen(user, muted=member.voice.mute, ours=False)
        if not muted or self._requests.unsent(user):
            self._requests.keep(user)
            self.drop(user)
            return False
        if place.id != self.memory.voice and self.server.silencing(place.id, user) not in (None, self):
            return False  # is handed over
        return may_mute(place) and not self.hands.waits(user)

    async def _hand_over(self, guild: discord.Guild) -> None:
        """Let another table remember who has gone from this one's voice to its own and is to be silent there, too. Raises StoreError."""
        for user in list(self.memory.muted):
            place = voice_of(guild.get_member(user))
            if place is None or place.id == self.memory.voice:
                continue
            other = self.server.silencing(place.id, user)
            if other is not None and other is not self:
                await other.adopt(user)
                self.drop(user)

    # ---- what is written down, and what is told

    async def note_quietly(self) -> None:
        """Write down what was given back; what cannot be written down is given back once more after a restart."""
        try:
            await self.note()
        except StoreError as wrong:
            log.warning("table %s: what was given back is not written down: %s", self.table.id, type(wrong).__name__)

    async def _tell_of_hands(self) -> None:
        """Tell the host when mutes do not take, or were undone by hand three times (TK-1.8, 9.3)."""
        voice = self.voice
        if voice is not None and is_stage(voice) and self.hands.unread:
            self.hands.give_up()
        self.hands.phase(self._wish().step)
        for key in self.hands.news():
            await self._telling.tell_host(key)


def voice_standing(voices: Voices) -> VoiceStanding | None:
    """Return where the table talks, or before the deal would; None where voice is nothing to speak of (TK-2.12)."""
    table, guild = voices.table, voices.guild
    if guild is None or not is_voiced(table.game) or not table.setup.silence.voice:
        return None
    bound = voices.memory.voice is not None and voices.playing
    wanted = wanted_voice(table, guild) if not bound or (not voices.memory.voice and table.talking.voice != AUTO) else None
    taken = wanted if wanted is not None and voices.server.taken(wanted.id, voices) else None
    voice = voice_place(guild, voices.memory.voice) if bound else None if taken else wanted
    away, seated = elsewhere(table, guild, voice) if voice is not None else (0, 0)
    chosen, ghosts = table.talking.ghost_voice, voices.ghosts.channel
    return VoiceStanding(
        channel=voice.id if voice is not None else None,
        taken=taken.id if taken is not None else None,
        elsewhere=away,
        seated=seated,
        lacking=lacking(voice),
        ghosts=int(chosen) if chosen != NONE else None,
        closed=voices.ghosts.is_closed,
        moves=ghosts is None or ghosts.permissions_for(guild.me).move_members,
        next_phase=bound and voices.memory.voice_chosen != table.talking.voice,
    )


def lacking(voice: VoicePlace | None) -> tuple[str, ...]:
    """Return the names of what the bot may not do in a voice channel and needs there to mute people (TK-8.3)."""
    if voice is None:
        return ()
    return tuple(need.name for need in missing(voice.permissions_for(voice.guild.me)) if need.feature == "voice")
