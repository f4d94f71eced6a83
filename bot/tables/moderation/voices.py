"""The voices of one table: who is muted in its voice channel, and that everybody is unmuted in the end (TK-2).

Whenever the server has room for an edit, the rules are compared with Discord and the most urgent difference is corrected. A mute is stored
before its request goes out, so a crash leaves no unknown mute behind. A server mute follows people: those who leave the table's voice are
unmuted wherever the bot meets them next. Nothing here depends on a secret.
"""

import logging
from collections.abc import Mapping
from functools import partial

import discord

from bot.discord_io.permissions import missing
from bot.presenting.voice_lines import VoiceStanding
from bot.tables.moderation.access_rules import FREE, MOST_SPECTATORS, VoiceRules, is_voiced, voice_rules
from bot.tables.moderation.ghost_voice import GhostVoice
from bot.tables.moderation.member_edits import MemberEdit
from bot.tables.moderation.mutes import MuteChange, MuteRequests
from bot.tables.moderation.server_voices import EveryVoice
from bot.tables.moderation.table_voice import Announcer, TableVoice
from bot.tables.moderation.voice_binding import (
    AUTO,
    VoicePlace,
    elsewhere,
    is_stage,
    may_mute,
    voice_choice,
    voice_of,
    voice_place,
    wanted_voice,
)
from bot.tables.session.live_table import LiveTable
from bot.tables.session.message_state import SilenceMemory

log = logging.getLogger(__name__)


class Voices:
    """The reconciler of one table's voices. The server's queue asks ``next_edit``; ``attend`` does what needs no edit."""

    def __init__(self, table: LiveTable, client: discord.Client, every: EveryVoice, announcer: Announcer) -> None:
        self.table = table
        self._every = every
        self._announcer = announcer
        self._voice = TableVoice(table, client, every, announcer)
        self.server = self._voice.server
        self.ghosts = GhostVoice(self._voice, self._is_talked_in)
        self.mutes = MuteRequests(self._voice, self._wanted)
        self._step = ""

    @property
    def memory(self) -> SilenceMemory:
        """The durable part."""
        return self._voice.memory

    @property
    def guild(self) -> discord.Guild | None:
        """The server, None while it is unavailable or its voice states may be out of date."""
        return self._voice.guild

    @property
    def voice(self) -> VoicePlace | None:
        """The voice channel of the table, in a lobby the one it would have; None for none."""
        guild = self.guild
        if guild is None:
            return None
        return voice_place(guild, self.memory.voice) if self.table.phase != "lobby" else wanted_voice(self.table, guild)

    def _is_talked_in(self, channel: int) -> bool:
        """Whether this table or another one talks in a voice channel."""
        voice = self.voice
        return channel in (self.table.channel_id, voice.id if voice is not None else None) or self.server.taken(channel, self)

    # ---- as other tables of the server see it

    @property
    def claimed(self) -> int | None:
        """The voice channel of this table, in a lobby the one it would have."""
        if self._voice.playing and self.memory.voice is not None:
            return self.memory.voice or None
        guild = self.guild
        if self.table.phase != "lobby" or guild is None:
            return None
        wanted = wanted_voice(self.table, guild) if voice_choice(self.table, guild) != AUTO else voice_place(guild, self.table.channel_id)
        return wanted.id if wanted is not None else None

    @property
    def role(self) -> int | None:
        """The players' role of this table, None while it has none."""
        return self.memory.role

    @property
    def graveyard(self) -> int | None:
        """The thread of this table's eliminated players, None while it has none."""
        return self.memory.thread

    def silences(self, user: int) -> bool:
        """Whether a person in this table's voice is to be silent now."""
        return self._voice.playing and self._rules().silent(user)

    def holds(self, user: int) -> bool:
        """Whether this table has muted a person and remembers it."""
        return self._voice.holds(user)

    async def adopt(self, user: int) -> None:
        """Remember a person as muted by this table. Raises StoreError."""
        self.mutes.mark_sent(user)
        if user not in self.memory.muted:
            self.memory.muted.append(user)
        await self.table.store_message_state()

    # ---- events

    def join(self) -> None:
        """Take part in the server's queue of edits, known to its other tables."""
        self._every.join(self.table.guild_id, self)

    def leave(self) -> None:
        """Leave the server's queue: this process does not serve the table any more."""
        self._every.leave(self.table.guild_id, self)

    def forget(self, user: int) -> None:
        """Note that a person has left the server, which ends the mute (TK-9.10)."""
        self._voice.drop(user)
        self.memory.moved.pop(str(user), None)

    def retry_now(self) -> None:
        """Try forbidden requests again: the permissions have changed."""
        self.mutes.retry_now()
        self.server.edits.wake()

    def choose_again(self) -> None:
        """Bind a voice again in the next phase although the choice is the same: another table may have left it."""
        self.memory.voice_chosen = ""

    async def attend(self) -> None:
        """Bind a voice, hand muted people over to other tables, report to the host. Raises StoreError."""
        guild = self.guild
        self._voice.giving_back = False
        if guild is None or not self._voice.playing:
            return
        self.mutes.drop_unsent(self._inside(guild))
        await self._bind(guild)
        await self._hand_over(guild)
        await self._report()
        await self.ghosts.attend(guild)
        await self.table.store_message_state()
        self.server.edits.wake()

    async def restore(self) -> None:
        """Unmute everybody and move people back; those not in voice stay in the memory. Raises StoreError: ownership in doubt."""
        self._voice.giving_back = True
        self.retry_now()
        self.mutes.drop_unsent(())
        await self.server.edits.settled(self)
        self.table.require_ownership()  # in doubt next_edit() wants nothing, which proves nothing
        guild = self.guild
        if guild is not None and self.ghosts.limited_until is None:
            await self.ghosts.open(guild)

    # ---- binding

    async def _bind(self, guild: discord.Guild) -> None:
        """Choose the voice at the deal; later only the host changes it, from the next phase on (TK-2.3, 8.1)."""
        memory, chosen = self.memory, self.table.settings.voice
        step = voice_rules(self.table, self._announcer.announced).step or self._step
        new_phase, self._step = self._step not in ("", step), step
        if memory.voice is None or (memory.voice_chosen != chosen and new_phase):
            before = memory.voice
            self.mutes.records.begin_anew()
            wanted = wanted_voice(self.table, guild)
            memory.voice = 0 if wanted is None or self.server.taken(wanted.id, self) else wanted.id
            memory.voice_chosen = chosen
            if voice_choice(self.table, guild) != chosen:
                await self._announcer.tell_host("voice-choice-gone")
            if before is None:  # the deal
                await self.ghosts.tell_fault()
            await self._say_bound(guild, before)
        elif memory.voice and voice_place(guild, memory.voice) is None:
            gone, memory.voice = memory.voice, 0
            if gone != self.table.channel_id:  # else the game does not go on without it, and everybody reads so
                await self._announcer.tell_host("voice-gone")

    async def _say_bound(self, guild: discord.Guild, before: int | None) -> None:
        voice = voice_place(guild, self.memory.voice)
        if voice is None:
            if before:
                await self._announcer.say("voice-none")
        elif not may_mute(voice):
            await self._announcer.say("silence-honour", what=self.table.words("silence-of-voice"))
        else:
            await self._announcer.say("voice-bound", channel=voice.mention)

    async def _hand_over(self, guild: discord.Guild) -> None:
        """Let another table adopt people who went to its voice and are to be silent there as well. Raises StoreError."""
        for user in list(self.memory.muted):
            place = voice_of(guild.get_member(user))
            if place is None or place.id == self.memory.voice:
                continue
            other = self.server.silencing(place.id, user)
            if other is not None and other is not self:
                await other.adopt(user)
                self._voice.drop(user)

    async def _report(self) -> None:
        """Tell the host when mutes take no effect, or somebody has undone them three times (TK-1.8, 9.3)."""
        voice, records = self.voice, self.mutes.records
        if voice is not None and is_stage(voice) and records.unread:
            records.stop_muting()
        if step := self._rules().step:
            records.overrides.enter(step)
        for key in records.news():
            await self._announcer.tell_host(key)

    # ---- rules and reality

    def _rules(self) -> VoiceRules:
        if self._voice.giving_back or self.mutes.records.left_alone or not self.table.setup.silence.voice:
            return FREE
        return voice_rules(self.table, self._announcer.announced)

    def next_edit(self) -> MemberEdit | None:
        """Return the most urgent edit to make now."""
        guild = self.guild
        if guild is None or not self.mutes.may or self.table.phase == "lobby" or not self.table.may_act:
            return None
        wanted = self._wanted(guild)
        if not wanted:
            return self.ghosts.next_edit(guild)
        first = wanted[0]
        return MemberEdit(first.urgency, partial(self.mutes.mute if first.on else self.mutes.unmute, guild, first.user))

    def _wanted(self, guild: discord.Guild) -> list[MuteChange]:
        """Return the mutes and unmutes to be made, the most urgent first."""
        if not self.memory.muted and not self._inside(guild):
            return []
        rules = self._rules()
        return sorted(MuteChange(rules.urgency(user, on=on), rules.order(user), user, on) for user, on in self._changes(guild, rules))

    def _inside(self, guild: discord.Guild) -> Mapping[int, discord.VoiceState]:
        """Return the voice states of the people in the table's voice."""
        voice = voice_place(guild, self.memory.voice)
        return voice.voice_states if voice is not None else {}

    def _changes(self, guild: discord.Guild, rules: VoiceRules) -> list[tuple[int, bool]]:
        """Return whom to mute (True) or unmute (False)."""
        voice, inside = voice_place(guild, self.memory.voice), self._inside(guild)
        silent = self._silent(guild, inside, rules)
        changes: list[tuple[int, bool]] = []
        if voice is not None and may_mute(voice):
            changes += [(user, True) for user in inside if user in silent and self._to_mute(user, inside[user])]
        changes += [(user, False) for user in self.memory.muted if user not in silent and self._to_unmute(guild, user)]
        return changes

    def _silent(self, guild: discord.Guild, inside: Mapping[int, discord.VoiceState], rules: VoiceRules) -> set[int]:
        """Return who in the table's voice is to be silent; at most 25 spectators, those muted already first."""
        if rules.free:
            return set()
        people = [user for user in inside if (member := guild.get_member(user)) is not None and not member.bot and rules.silent(user)]
        spectators = [user for user in people if rules.row(user) == "spectator"]
        spectators.sort(key=lambda user: (user not in self.memory.muted, rules.order(user)))
        return set(people) - set(spectators[MOST_SPECTATORS:])

    def _to_mute(self, user: int, state: discord.VoiceState) -> bool:
        """Return whether a person who should be silent is not, and we may change it."""
        if user == self.mutes.on_its_way:
            return False
        records, unsent = self.mutes.records, self.mutes.unsent(user)
        muted = records.seen(user, muted=state.mute, ours=user in self.memory.muted and not unsent)
        if muted and unsent:  # somebody else was faster: that mute is not ours (TK-9.5)
            self.mutes.mark_sent(user)
            self._voice.drop(user)
        return not muted and not state.suppress and not records.overrides.overridden(str(user)) and not records.waits(user)

    def _to_unmute(self, guild: discord.Guild, user: int) -> bool:
        """Whether a remembered person who may speak is in some voice channel and still muted."""
        member = guild.get_member(user)
        place = voice_of(member)
        if member is None or member.voice is None or place is None or user == self.mutes.on_its_way:
            return False
        muted = self.mutes.records.seen(user, muted=member.voice.mute, ours=False)
        if not muted or self.mutes.unsent(user):
            self.mutes.mark_sent(user)
            self._voice.drop(user)
            return False
        if place.id != self.memory.voice and self.server.silencing(place.id, user) not in (None, self):
            return False  # the other table adopts them
        return may_mute(place) and not self.mutes.records.waits(user)

    # ---- what pages say of it

    def standing(self) -> VoiceStanding | None:
        """Return the table's voice as pages show it, None where the game has none (TK-2.12)."""
        table, guild = self.table, self.guild
        if guild is None or not is_voiced(table.game) or not table.setup.silence.voice:
            return None
        bound = self.memory.voice is not None and self._voice.playing
        wanted = wanted_voice(table, guild) if not bound or (not self.memory.voice and voice_choice(table, guild) != AUTO) else None
        taken = wanted if wanted is not None and self.server.taken(wanted.id, self) else None
        voice = voice_place(guild, self.memory.voice) if bound else None if taken else wanted
        away, seated = elsewhere(table, guild, voice) if voice is not None else (0, 0)
        ghosts, chosen = self.ghosts.channel, self.ghosts.chosen
        return VoiceStanding(
            channel=voice.id if voice is not None else None,
            taken=taken.id if taken is not None else None,
            elsewhere=away,
            seated=seated,
            lacking=_lacking(voice),
            ghosts=ghosts.id if ghosts is not None else None,
            ghosts_chosen=chosen,
            ghosts_fault=self.ghosts.fault(chosen) if chosen is not None else "",
            closed=self.ghosts.is_closed,
            moves=ghosts is None or ghosts.permissions_for(guild.me).move_members,
            next_phase=bound and self.memory.voice_chosen != table.settings.voice,
        )


def _lacking(voice: VoicePlace | None) -> tuple[str, ...]:
    """Return the permissions that the bot lacks in a voice channel to mute people (TK-8.3)."""
    if voice is None:
        return ()
    return tuple(need.name for need in missing(voice.permissions_for(voice.guild.me)) if need.feature == "voice")
