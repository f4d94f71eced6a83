"""Four sound cues in the voice of one table, played by Discord's soundboard (TK-6).

The bot enters the voice channel at the deal and leaves it at the end. A cue sounds right after its message is posted and shortly before the
end of a public clock, within two seconds or not at all; failed cues are dropped, and the game does not notice. Nothing here depends on a
secret: cues follow public notices, public clocks and the bot's own voice state.
"""

import asyncio
import logging
from collections.abc import Sequence

import discord

import engines
from bot.store import StoreError
from bot.tables.moderation.rights import SoundObstacle, lacking_for_sounds, sound_obstacle
from bot.tables.moderation.soundboard import REFUSALS, PlayResult, play
from bot.tables.moderation.table_voice import Announcer
from bot.tables.moderation.voice_binding import VoicePlace, is_stage
from bot.tables.moderation.voices import Voices
from bot.tables.pages.voice import SoundStanding, permissions
from bot.tables.refusal import Refused
from bot.tables.session.course import Course
from bot.tables.session.live_table import LiveTable
from bot.tables.session.message_state import SoundMemory
from bot.tables.session.sound_settings import Cue, SoundSettings, change_sounds, read_sounds
from bot.tables.session.views import step_of
from engines import Notice

log = logging.getLogger(__name__)

TOLD: dict[str, Cue] = {"mf-round": "dusk", "mf-no-victim": "dawn"}
"""Cues of posted lines, by the key of their notice."""
STRUCK: dict[str, Cue] = {"cause:mafia": "dawn", "cause:ballot": "gavel"}
"""Cues of eliminations, by cause: the victim at dawn, the verdict."""
ON_THE_BOARD: dict[str, Cue] = {"mf-ballot": "gavel"}
"""Cues of notices that have no line but are shown by the board."""

LAST_BEFORE = 10.0
"""Seconds before the end of a clock at which the cue ``last`` sounds."""
LONG_ENOUGH = 45.0
"""Shorter clocks (seconds) have no cue ``last``."""
CLOCKS = frozenset({"discussion", "tie_discussion", "defence", "vote", "vote_turn"})
"""Clocks of discussions, speeches and ballots; none of the night, none of a window."""

WITHIN = 2.0
"""Seconds after its moment within which a cue goes out, or not at all."""
APART = 5.0
"""Least seconds between two cues."""
MOST_REFUSED = 3
"""Refused cues in one game that switch its sounds off."""
ENTERING = 10.0
"""Seconds that Discord has to let the bot in."""
SETTLING = 1.0
"""Seconds to wait, after the voice state is gone without an event, for the event that explains it."""
TRIED_FOR = 5.0
"""The same for a trial of the sounds."""


class Sounds:
    """The sounds of one table."""

    def __init__(self, table: LiveTable, client: discord.Client, voices: Voices, announcer: Announcer) -> None:
        self.table = table
        self.client = client
        self.connection = voices.server.connection
        self._voices = voices
        self._announcer = announcer
        self._told = 0
        """How many of the first notices have had the cue of their line."""
        self._shown = 0
        """How many of the first notices have had the cue of the board."""
        self._on: bool | None = None
        self._step = ""
        self._entering: float | None = None
        """Since when the bot has been entering the channel."""
        self._connected = False
        self._lost: float | None = None
        """Since when the voice state has been gone without an event."""
        self._told_of: SoundObstacle | None = None
        self._played_at = float("-inf")
        self._at_work = False
        """Whether a cue is on its way to Discord."""
        self._leaving = False
        """Whether the bot leaves as soon as that cue has been played."""
        self._refused = 0
        self._last_end = 0.0
        """The end of the clock for which ``last`` sounded."""
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def memory(self) -> SoundMemory:
        """The durable part."""
        return self.table.message_state.sound

    @property
    def taken(self) -> bool:
        """Whether another table of the server has the sounds."""
        return not self.connection.free_for(self)

    @property
    def silent_now(self) -> bool:
        """Whether the table is closed now, by night or in a ballot: only cues may sound (TK-10.4)."""
        course = self.table.course
        if course is None or self.table.phase not in ("running", "paused"):
            return False
        return course.public(self.table.now()).phase in course.timing.rhythm.closed

    # ---- entering and leaving

    def begin_after(self, notices: int) -> None:
        """Play no cues for the first ``notices``: they were told before the bot started."""
        self._told = self._shown = notices

    def _wanted(self) -> bool:
        """Whether sounds are on; a change during the game takes effect in the next phase (TK-8.1)."""
        course = self.table.course
        if course is None or self.table.phase not in ("running", "paused") or self.table.message_state.departures.homeless:
            return False
        now = self.table.now()
        step, before = step_of(course.public(now)), self._step
        self._step = step
        if self._on is None or step != before:
            self._on = self.table.settings.sound
        return self._on and not self.memory.off and (self._connected or not course.over(now))

    async def attend(self) -> None:
        """Enter or leave the voice channel; called at each look at the table."""
        guild = self._voices.guild
        if guild is None:
            self._entering = None  # with the connection the request to enter is lost
            return
        voice = self._voices.voice
        if not self._wanted() or voice is None:
            await self.leave()
            return
        self._leaving = False
        obstacle = sound_obstacle(voice, guild)
        if obstacle is not None and not self._connected:
            await self.leave()
            await self._report_obstacle(obstacle)
        elif not self.taken and not is_stage(voice):
            await self._connect(guild, voice)
            self._look_at_clocks()

    async def _connect(self, guild: discord.Guild, voice: VoicePlace) -> None:
        now = self.table.now()
        if self.connection.holder is not self or self.connection.channel != voice.id:
            self._connected, self._entering, self._lost = False, now, None
            await self.connection.take(guild, voice, self)
        elif self.connection.is_connected(guild):
            self._entering = self._lost = None
            if not self._connected:
                self._connected = True
                await self._explain_presence(voice)
        elif self._entering is not None:
            if now - self._entering > ENTERING:
                await self._off("shut")
        elif self._lost is None:
            self._lost = now
        elif now - self._lost > SETTLING:  # the connection was lost, and with it the voice state
            self._connected, self._entering = False, now
            await self.connection.take(guild, voice, self)

    async def _explain_presence(self, voice: VoicePlace) -> None:
        """Tell the table once why the bot is in voice: it looks like a listener."""
        if not self.memory.said:
            self.memory.said = True
            await self._keep()
            await self._announcer.say("sound-sits", channel=voice.mention)

    async def _report_obstacle(self, obstacle: SoundObstacle) -> None:
        """Tell the host once what keeps the bot out; a full channel switches the sounds of this game off."""
        if obstacle.why == "full":
            await self._off("full")
        elif obstacle.why == "rights" and obstacle != self._told_of:
            self._told_of = obstacle
            await self._announcer.tell_host("sound-lacks", list=permissions(self.table.words, obstacle.lacking))

    async def leave(self) -> None:
        """Leave the channel: the game is over, the bot stops, or sounds are off.

        A cue on its way is played first: Discord refuses it after the bot has left, and the last line of a game has a cue.
        """
        self._leaving = self._at_work
        if self._leaving:
            return
        self._connected, self._entering, self._lost = False, None, None
        await self.connection.leave(self._voices.guild, self)

    async def own_voice_changed(self, state: discord.VoiceState | None) -> None:
        """Note the bot's own voice state: moving, muting, deafening or disconnecting the bot switches this game's sounds off (TK-6.6)."""
        self.connection.changed()
        guild = self._voices.guild
        if self.connection.holder is not self or not self._connected or guild is None:
            return
        there = state is not None and state.channel is not None and state.channel.id == self.connection.channel
        if there and state is not None and not (state.mute or state.deaf):
            return
        if not there and self.connection.channel is not None and guild.get_channel(self.connection.channel) is None:
            return  # the channel is gone; the table binds another voice
        await self._off("muted" if there else "moved")

    async def _off(self, why: str) -> None:
        """Switch the sounds off for the rest of this game."""
        self.memory.off, self._connected = why, False
        await self.leave()
        await self._keep()
        await self._announcer.tell_host("sound-off", why=self.table.words(f"sound-why-{why}"))

    async def _keep(self) -> None:
        try:
            await self.table.store_message_state()
        except StoreError as wrong:
            log.warning("table %s: the state of its sounds was not stored: %s", self.table.id, type(wrong).__name__)

    # ---- moments

    def line_posted(self) -> None:
        """Play the cue of a line that was just posted."""
        told = self._since(self._told)
        self._told = self._announcer.posted
        self._cue(told_cue(told))

    def shown(self) -> None:
        """Play the cue of notices that only the board shows: it is up to date now."""
        told = self._since(self._shown)
        self._shown = self._announcer.posted
        self._cue(board_cue(told))

    def _since(self, before: int) -> tuple[engines.Notice, ...]:
        """Return the posted notices from number ``before`` on; none after an undo."""
        course = self.table.course
        return tuple(course.game.notices[before : self._announcer.posted]) if course is not None else ()

    def _look_at_clocks(self) -> None:
        """Play ``last`` if the last seconds of a clock begin now."""
        course, now = self.table.course, self.table.now()
        end = next_end(course, now) if course is not None and self.table.phase == "running" else None
        if end is None or end == self._last_end or now < end - LAST_BEFORE:
            return
        self._last_end = end
        if now <= end - LAST_BEFORE + WITHIN:
            self._cue("last")

    @property
    def due(self) -> float | None:
        """When the last seconds of a clock begin (unix seconds), None for no clock."""
        course, now = self.table.course, self.table.now()
        if not self._connected or course is None or self.table.phase != "running":
            return None
        end = next_end(course, now)
        return end - LAST_BEFORE if end is not None and end != self._last_end and end - LAST_BEFORE > now else None

    # ---- cues

    def _cue(self, cue: Cue | None) -> None:
        """Play a cue now, or not at all if one has sounded a moment ago."""
        now = self.table.now()
        if (
            cue is None
            or not self._connected
            or self.connection.holder is not self
            or self._at_work
            or self.table.phase != "running"
            or now - self._played_at < APART
        ):
            return
        self._at_work = True
        task = asyncio.create_task(self._sound(cue, now), name=f"cue {self.table.id}")
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    async def _sound(self, cue: Cue, moment: float) -> None:
        try:
            settings = read_sounds(await self.table.store.guild_settings(self.table.guild_id))
            sound, channel, now = settings.sound(cue), self.connection.channel, self.table.now()
            if sound is None or channel is None or not self._connected or now - moment > WITHIN or not self.table.may_act:
                return
            answer = await play(self.client, channel, sound)
            self._played_at = self.table.now()
            await self._count(answer, settings)
        except StoreError as wrong:
            log.warning("table %s: a cue is dropped: %s", self.table.id, type(wrong).__name__)
        finally:
            self._at_work = False
            if self._leaving:
                await self.leave()

    async def _count(self, answer: PlayResult, settings: SoundSettings) -> None:
        """Note Discord's answer. Raises StoreError."""
        if answer == "played" and not settings.tried:
            await self.note_tried()
        if answer != "played":
            log.info("table %s: a cue was not played: %s", self.table.id, answer)
        self._refused += answer in REFUSALS
        if self._refused >= MOST_REFUSED and self.connection.holder is self:
            await self._off(answer)

    async def note_tried(self) -> None:
        """Note that sounds work on this server (TK-6.7). Raises StoreError."""
        await self.table.store.change_guild_settings(self.table.guild_id, lambda kept: change_sounds(kept, tried=True))


# ---- when which cue sounds (TK-6.1)


def told_cue(notices: Sequence[Notice]) -> Cue | None:
    """Return the cue of the last notice that has one by its line."""
    cues: list[Cue] = [cue for notice in notices if notice.to is None and (cue := _told(notice)) is not None]
    return cues[-1] if cues else None


def _told(notice: Notice) -> Cue | None:
    if notice.text.key == "mf-struck":
        return STRUCK.get(str(notice.text.args.get("cause")))
    return TOLD.get(notice.text.key)


def board_cue(notices: Sequence[Notice]) -> Cue | None:
    cues: list[Cue] = [ON_THE_BOARD[notice.text.key] for notice in notices if notice.to is None and notice.text.key in ON_THE_BOARD]
    return cues[-1] if cues else None


def next_end(course: Course, now: float) -> float | None:
    """Return the end (unix seconds) of the clock for the cue ``last``, None for none.

    During a speech in turn it is the speech's clock, else the open clock that ends first.
    """
    speech = course.speeches.floor(now, course.public(now))
    if speech is not None:
        return speech.ends.at if speech.ends.seconds >= LONG_ENOUGH else None
    asked = [ask for ask in course.open_asks(now) if ask.clock in CLOCKS and not ask.secret]
    ends = [end for ask in asked if (end := course.time.shown_end(ask.id)) is not None and course.time.timers[ask.id].whole >= LONG_ENOUGH]
    return min(ends, default=None)


# ---- trying the sounds (TK-6.7)


async def sound_standing(sounds: Sounds, voice: VoicePlace | None) -> SoundStanding:
    """Return the state of a table's sounds as the host's desk shows it. Raises StoreError."""
    settings = read_sounds(await sounds.table.store.guild_settings(sounds.table.guild_id))
    return SoundStanding(
        tried=settings.tried,
        off=sounds.memory.off,
        taken=sounds.taken,
        voiced=voice is not None,
        stage=voice is not None and is_stage(voice),
        lacking=lacking_for_sounds(voice) if voice is not None and not is_stage(voice) else (),
    )


async def try_sound(sounds: Sounds, voice: VoicePlace | None) -> PlayResult:
    """Enter the table's voice, play ``gavel``, leave, and return Discord's answer.

    Raises Refused: no clip, no channel, another table has the sounds, the bot cannot enter; StoreError.
    """
    sound = read_sounds(await sounds.table.store.guild_settings(sounds.table.guild_id)).sound("gavel")
    if voice is None or is_stage(voice):
        raise Refused("sound-no-voice" if voice is None else "sound-stage")
    if lacking := lacking_for_sounds(voice):
        raise Refused("sound-lacks", list=permissions(sounds.table.words, lacking))
    if sounds.taken:
        raise Refused("sound-taken")
    if sound is None:
        raise Refused("sound-none-chosen")
    if sounds.silent_now:
        raise Refused("sound-not-now")
    answer = await _played(sounds, voice, sound)
    if answer == "played":
        await sounds.note_tried()
    return answer


async def _played(sounds: Sounds, voice: VoicePlace, sound: int) -> PlayResult:
    """Play the clip in the channel, entering it for that if needed. Raises Refused when the bot cannot enter."""
    connection = sounds.connection
    if connection.holder is sounds and connection.channel == voice.id and connection.is_connected(voice.guild):
        return await play(sounds.client, voice.id, sound)
    if sound_obstacle(voice, voice.guild) is not None:
        raise Refused("sound-off", why=sounds.table.words("sound-why-full"))
    visit = object()
    await connection.leave(voice.guild, sounds)
    await connection.take(voice.guild, voice, visit)
    try:
        if not await connection.entered(voice.guild, TRIED_FOR):
            raise Refused("sound-off", why=sounds.table.words("sound-why-shut"))
        return await play(sounds.client, voice.id, sound)
    finally:
        await connection.leave(voice.guild, visit)
