"""A table and the parts that serve it: outbox, managed messages, moderation, automated players. ``attend`` does what is due."""

import asyncio
import logging
from collections.abc import Callable, Sequence

import discord

from bot.discord_io.postman import Postman
from bot.simulation.search.processes import Searches
from bot.store import SavedTable, Store, StoreError
from bot.tables.delivery.listener import DeliveryListener
from bot.tables.delivery.managed_posts import ManagedPosts
from bot.tables.delivery.open_desks import OpenDesks
from bot.tables.delivery.outages import Outages
from bot.tables.delivery.outbox import Outbox, TableMessages
from bot.tables.delivery.whispers import Whispers
from bot.tables.departures import Departures
from bot.tables.heartbeat import Heartbeat
from bot.tables.moderation.missing_permissions import MissingPermissions
from bot.tables.moderation.owed_places import owe_place
from bot.tables.moderation.server_voices import EveryVoice, OwedVoices
from bot.tables.moderation.silence import Silence
from bot.tables.players.absences import Absences
from bot.tables.players.bot_players import BotPlayers
from bot.tables.players.claiming import Claiming
from bot.tables.players.narration import Narration
from bot.tables.players.night_talk import NightTalk
from bot.tables.players.speakers import Speakers, WrittenSpeeches
from bot.tables.players.talk_messages import TalkMessages
from bot.tables.players.turn_reminders import QuietHoursEnd, TurnReminders
from bot.tables.refusal import Refused
from bot.tables.result_making import ResultMaker, finished_night
from bot.tables.session.answers import Answers
from bot.tables.session.entries import Answer
from bot.tables.session.guessing import Guessing
from bot.tables.session.hosting import HostMoves
from bot.tables.session.live_table import LiveTable
from bot.tables.session.lobby import Lobby
from bot.tables.session.lobby_clock import LaterStart, LobbyClock
from bot.tables.session.mailbox import Committed
from bot.tables.session.speaking import Speaking
from bot.tables.session.surroundings import NO_SURROUNDINGS, Surroundings
from bot.tables.tempo import Tempo
from engines.table import Arg

log = logging.getLogger(__name__)

RESTORING = 120.0
"""Seconds for which a finished game waits until Discord takes what restores its place."""

RESTORE_AGAIN = 5.0
"""Seconds between two tries of that."""


class TableSession(DeliveryListener):
    """One table and the parts that serve it. Made by the registry."""

    __slots__ = (
        "__weakref__",
        "_leapt",
        "_restoring_since",
        "absences",
        "answers",
        "at_work",
        "bot_players",
        "claiming",
        "client",
        "departures",
        "desks",
        "guessing",
        "heartbeat",
        "host_moves",
        "later_start",
        "lobby_clock",
        "lobby_moves",
        "looked_at",
        "may_owe",
        "messages",
        "missing_permissions",
        "narration",
        "night_talk",
        "now",
        "once_more",
        "outages",
        "outbox",
        "owed_voices",
        "postman",
        "quiet_hours_end",
        "result_maker",
        "silence",
        "speakers",
        "speaking",
        "table",
        "talk_messages",
        "tempo",
        "turn_reminders",
        "whispers",
        "written_speeches",
    )
    """Slots save memory: Python shares at most 30 attribute names between the instances of a class without them."""

    def __init__(
        self,
        saved: SavedTable,
        store: Store,
        postman: Postman,
        client: discord.Client,
        tempo: Tempo,
        now: Callable[[], float],
        every_voice: EveryVoice,
        searches: Searches | None = None,
        surroundings: Surroundings[LiveTable] = NO_SURROUNDINGS,
    ) -> None:
        self.table = LiveTable(saved.table, saved.seats, store, now, surroundings)
        self.postman = postman
        self.client = client
        self.tempo = tempo
        self.now = now
        self.lobby_moves = Lobby(self.table)
        self.later_start = LaterStart(self.table, self.lobby_moves)
        self.host_moves = HostMoves(self.table)
        self.answers = Answers(self.table)
        posts = ManagedPosts(self.table, postman, self)
        self.whispers = Whispers(self.table, postman, posts)
        self.result_maker = ResultMaker(self.table, store)
        self.messages = TableMessages(self.table, posts, self.whispers, self.result_maker, tempo)
        self.outbox = Outbox(self.table, postman, self.whispers, self.messages)
        self.talk_messages = TalkMessages(self.table, posts, self.messages.board.below)
        self.night_talk = NightTalk(self.table, self.messages.seat_messages.line_refused, tempo.line_every)
        self.bot_players = BotPlayers(self.answers, tempo.thinking, searches)
        self.speaking = Speaking(self.table)
        self.speakers = Speakers(self.speaking, tempo.speaking, self._in_voice, self.bot_players.speak)
        self.written_speeches = WrittenSpeeches(self.table, self.outbox)
        self.claiming = Claiming(self.table)
        self.guessing = Guessing(self.table)
        self.absences = Absences(self.table, self.whispers, self.host_moves)
        self.narration = Narration(self.table, self.lobby_moves, self.whispers, self.say)
        self.desks = OpenDesks(self.table)
        self.turn_reminders = TurnReminders(self.table, self.whispers, self.desks)
        self.silence = Silence(self.table, client, every_voice, self)
        self.table.voice = self.silence.voices
        self.owed_voices = OwedVoices(store)
        self.quiet_hours_end = QuietHoursEnd(self.table, self.outbox)
        self.heartbeat = Heartbeat(self.table)
        self.outages = Outages(self.table, postman, self.outbox, self._stood)
        self.missing_permissions = MissingPermissions(self.table, self.outbox, self.silence, self.absences)
        self.lobby_clock = LobbyClock(self.lobby_moves, self.later_start, tempo.grace)
        self.departures = Departures(client, self.lobby_moves, self.host_moves, self.outbox, self.silence, self.absences, self.narration)
        self.table.subscribe(self)
        self.table.subscribe(self.outbox)
        self.table.subscribe(self.desks)
        self.at_work = False
        self.once_more = False
        self._leapt = 0.0
        self._restoring_since = 0.0
        self.may_owe = False
        """Whether the settings of the server may name this table among its debtors."""
        self.looked_at = 0.0
        """When the scheduler last attended the table (unix seconds)."""

    def table_changed(self, committed: Sequence[Committed]) -> None:
        """Follow answers that another process has taken: their players are present, and their messages show the receipts."""
        for one in committed:
            if not one.ours and one.seat >= 0 and isinstance(one.entry, Answer):
                self.table.seat(one.seat).misses = 0
                if one.entry.message:
                    self.messages.seat_messages.question_answered(one.seat, int(one.entry.message))

    def _in_voice(self) -> frozenset[int] | None:
        """Return the people in the voice channel of the table, None without one."""
        voice = self.silence.voices.voice
        return None if voice is None else frozenset(voice.voice_states)

    def _stood(self, seconds: float) -> None:
        """Do not count a time in which nobody could press as absence."""
        for seat in self.table.seats:
            seat.seen_at += seconds
        self.turn_reminders.stood(seconds)

    # ---- coming and going

    def recall(self, saved: SavedTable, *, leapt: float = 0.0) -> None:
        """Restore the state from the store, without telling anybody. Raises ValueError.

        The first use of ``table.course`` folds the game, and may raise ReplayDiverged or ValueError. ``leapt``: the leap of the wall clock
        in seconds that caused the reload, else 0.
        """
        self._leapt = leapt
        self.table.message_state.not_after(self.now())
        if saved.table.phase not in ("lobby", "cancelled"):
            self.table.fold_later(saved.entries, self.silence.sounds.begin_after)
        self.outbox.recall(saved)

    async def greet(self) -> None:
        """Announce the return, and restart the clocks of open questions. Raises Refused when the append fails."""
        table = self.table
        table.restart_clock()
        if table.phase == "lobby":
            if not table.slow:
                self.lobby_moves.touch()
        elif table.phase == "running" and table.course is not None and not table.course.over(self.now()):
            await table.do(lambda: table.record(self.heartbeat.back(self.tempo.fair_while, table.running.standing(), self._leapt)))

    async def step_aside(self, within: float) -> None:
        """Stop before a reload. Lines have ``within`` seconds to arrive. Raises StoreError."""
        self.narration.close()
        await self.outbox.close(within)
        await self.table.store_message_state()
        self.leave()

    async def close(self, within: float) -> None:
        """Stop serving the table until the next start: restore voices and channel, while lines have ``within`` seconds to arrive."""
        self.narration.close()
        for fault in await asyncio.gather(self.silence.restore_for_shutdown(), self.outbox.close(within), return_exceptions=True):
            if isinstance(fault, Exception):
                self.table.log_failure(fault)
        self.heartbeat.leave()
        try:
            await self.table.store_message_state()  # restored voices and channels must not be restored again
        except StoreError as wrong:
            log.warning("table %s: %s", self.table.id, type(wrong).__name__)
        self.leave()

    def serve(self) -> None:
        """Take part in the voices of the server; a copy does not (PR-2.3)."""
        self.silence.voices.join()

    def leave(self) -> None:
        """Release the shared resources: lookahead, voices, sounds."""
        self.desks.stop()
        self.bot_players.lookahead.leave()
        self.silence.voices.leave()
        self.silence.sounds.connection.drop(self.silence.sounds)

    def abandon(self) -> None:
        """Stop at once without another write: another process serves the table now (PR-1.5)."""
        self.table.release()
        self.desks.stop()
        self.outbox.stop()
        self.whispers.stop()

    @property
    def idle(self) -> bool:
        return not self.outbox.lines.pending and not self.whispers.pending and self.outbox.retry_at is None

    @property
    def over(self) -> bool:
        """Whether the game is in the history, or the lobby is closed."""
        return self.table.phase in ("ended", "cancelled")

    @property
    def owes(self) -> bool:
        """Whether a finished game has private lines to deliver, lines to delete or a place to restore."""
        return bool(self.whispers.pending or self.whispers.memory.temporary) or self.silence.owes

    @property
    def _place_is_gone(self) -> bool:
        return self.outbox.trouble == "channel" and self.outbox.gone == self.table.channel_id

    # ---- what is due

    async def attend(self) -> float | None:
        """Do everything that is due; return the next moment (unix seconds), None without one."""
        table = self.table
        if self._place_is_gone and not (table.phase == "lobby" and table.setup.evening):  # an evening moves its lobbies itself
            await self.departures.channel_gone()
        if table.phase == "lobby":
            self.outbox.wake()
            await self.narration.attend()
            if not self.outages.reachable():
                return self.outbox.due
            if table.stopped_at is not None:
                await self.lobby_moves.restart_clock()
            return await self.lobby_clock.attend(self.outbox.due)
        if table.phase not in ("running", "paused") or table.course is None:
            table.restart_clock()
            self.outbox.wake()
            return self.outbox.due
        thought: float | None = None
        spoke: float | None = None
        await self.missing_permissions.attend()
        await self.outages.attend(self.tempo.fair_while / 2)
        if table.phase == "running" and not self.outages.blocked:
            await self.answers.expire_due()
            await self.answers.answer_forced()
            spoke = await self.speakers.attend()
            thought = await self.bot_players.act()
        called = await self.absences.attend()
        turned = await self.turn_reminders.attend()
        await self.quiet_hours_end.attend()
        await asyncio.sleep(0)  # let presses run in between
        if table.is_released:  # while we waited
            return None
        self.outbox.wake()
        self.desks.wake()
        await self.silence.attend()
        await self.silence.sounds.attend()
        spoken = await self.talk_messages.attend()
        alive = await self.heartbeat.attend()
        gate = await self.narration.attend()
        if self.messages.board.finished:
            return await self._finish()
        return self._next(thought, spoke, called, turned, spoken, alive, gate)

    def _next(self, *more: float | None) -> float | None:
        now = self.now()
        course = self.table.course
        times = [self.outbox.due, self.desks.due, self.silence.due, self.silence.sounds.due, *more]
        if self.outages.blocked:
            later = [when for when in times if when is not None and when > now]
            return min(later, default=None) if self.table.stopped_at is not None else min([now + 1.0, *later])
        if course is not None:
            time = course.time
            times += [time.next_deadline(), time.next_release(now), course.next_reminder(now), time.rest.edge(now), time.next_return(now)]
        later = [when for when in times if when is not None]
        if course is not None and course.game.outcome is not None:
            later.append(now + 0.5)
        return min(later, default=None)

    async def _finish(self) -> float | None:
        """Store the finished game in the history; return when to try again.

        It waits a while for what Discord fails to restore: until then a killed bot finds it again, afterwards ``OwedPlaces`` restores it,
        delivers the private lines of the end, and deletes what has done its work.
        """
        table, course = self.table, self.table.course
        if course is None or course.game.outcome is None or table.phase == "ended" or table.is_released:
            return None
        await self.turn_reminders.tell_end()
        await self.silence.restore()
        now = self.now()
        self._restoring_since = self._restoring_since or now
        until = max(self._restoring_since + RESTORING, self.silence.voices.ghosts.limited_until or 0.0)
        if self.silence.failed and now < until:
            return now + RESTORE_AGAIN
        await self.owed_voices.owe(table.guild_id, self.silence.owed)
        await self.outbox.delivered()  # most tables owe nothing then
        if self.owes:
            self.may_owe = True
            await owe_place(table.store, table.guild_id, table.id)
        made = await self.result_maker.make_results()
        night = finished_night(table, course.game.outcome, made, at=self.now())
        await table.store.finish(night, results=made.results, badges=made.badges, surfaces=table.message_state.json())
        table.phase = "ended"
        self.silence.voices.leave()  # from now on it is the server that owes an unmute, see ``OwedVoices``
        table.changed()
        return None

    # ---- lines that belong to no notice

    async def say(self, key: str, **args: Arg) -> None:
        """Post one public line that belongs to no entry of the log."""
        await self.outbox.say(self.table.words(key, **args))

    async def tell_host(self, key: str, **args: Arg) -> None:
        """Send the host a line about a fault that only the host can fix."""
        await self.absences.tell_host(key, **args)

    @property
    def posted(self) -> int:
        """How many of the game's first notices stand in the channel."""
        return self.outbox.posted

    @property
    def announced(self) -> int:
        """The same, but all released notices where nothing can be posted."""
        course = self.table.course
        if course is not None and self.outbox.trouble in ("channel", "permission"):
            return course.time.released(self.table.now())
        return self.posted

    # ---- messages in the channel

    def line_posted(self) -> None:
        """React to a posted line: channel and voices open and close with it, and its sound plays."""
        self.silence.voices.server.edits.wake()
        self.silence.sounds.line_posted()
        self.silence.line_posted()

    def board_shown(self) -> None:
        """Play the sounds of notices that only the board shows."""
        self.silence.sounds.shown()

    async def before_story(self) -> None:
        """Restore channel and voices: people talk about the story. Raises StoreError."""
        await self.silence.restore()

    async def message_blocked(self) -> None:
        """Tell the host that AutoMod blocks messages."""
        await self.missing_permissions.tell_of_automod()

    async def repost(self) -> None:
        """Repost the board below everything, after the lines that AutoMod has refused. Raises Refused when that happened a moment ago."""
        if not self.messages.board.ask_repost():
            raise Refused("no-rehang")
        await self.outbox.say_refused()
        self.outbox.wake()
