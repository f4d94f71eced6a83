"""Speeches: those in turn, which end with their clock or pass absent people over (TK-3.6, 3.7), and those in writing (TK-1.6)."""

from collections.abc import Awaitable, Callable, Sequence

from bot.presenting.naming import bold, escaped, line_of
from bot.presenting.scene import Floor
from bot.tables.delivery.outbox import Outbox
from bot.tables.refusal import Refused
from bot.tables.session.entries import Talk
from bot.tables.session.floor import floor_of
from bot.tables.session.live_table import LiveTable
from bot.tables.session.mailbox import command
from bot.tables.session.narrators import AGAIN
from bot.tables.session.speaking import Speaking, SpeechEnd, not_their_turn
from bot.tables.session.talk_log import TalkLine
from engines.chance import Stream

PASSED_AFTER = 15.0
"""Seconds a person has to show up at their speech, times the factor of the table (TK-11.4)."""

InVoice = Callable[[], frozenset[int] | None]
"""Returns the users in the table's voice channel, None while it has none."""


class Speakers:
    """The speeches in turn of one table."""

    __slots__ = ("_in_voice", "_said", "_say", "_speaking", "_speaks_for", "_there", "_wrote", "table")

    def __init__(
        self, speaking: Speaking, speaks_for: tuple[float, float], in_voice: InVoice, say: Callable[[int], Awaitable[None]]
    ) -> None:
        """``speaks_for``: shortest and longest automated speech, in seconds; ``say(seat)`` says the line of an automated player."""
        self.table: LiveTable = speaking.table
        self._speaking = speaking
        self._speaks_for = speaks_for
        self._in_voice = in_voice
        self._say = say
        self._wrote: dict[int, float] = {}
        self._there: tuple[int, float] | None = None
        """The speech whose person has shown up."""
        self._said: tuple[int, float] | None = None
        """The speech whose automated player has said its line."""

    def wrote(self, user_id: int) -> None:
        """Note that somebody has written at the table."""
        if floor_of(self.table) is not None and (seat := self.table.seat_of(user_id)) is not None:
            self._wrote[seat] = self.table.now()

    async def attend(self) -> float | None:
        """End speeches that are over, pass absent people over; return when to come again (unix seconds). Raises Refused."""
        while (floor := floor_of(self.table)) is not None and floor.in_turn and floor.ends.at is not None:
            await self._let_speak(floor)
            due, why = self._due(floor, floor.ends.at)
            if due > self.table.now():
                return due
            if not await self._speaking.end(floor, why):
                return None
        return None

    def _due(self, floor: Floor, ends: float) -> tuple[float, SpeechEnd]:
        """Return when the speech will end, as known now, and why."""
        seat, begun = self.table.seat(floor.seat), ends - floor.ends.seconds
        if seat.bot_player:
            return min(ends, begun + self._length(floor.seat)), ""
        passed = begun + PASSED_AFTER * self.table.setup.factor
        if passed >= ends or self._is_there(floor):
            return ends, "clock"
        return passed, "passed"

    async def _let_speak(self, floor: Floor) -> None:
        """Have an automated player say its line; try again after a pause or a failed write."""
        if self.table.seat(floor.seat).bot_player and self._said != (floor.seat, floor.began):
            await self._say(floor.seat)
            if self.table.phase == "running" and self.table.is_settled:
                self._said = floor.seat, floor.began

    def _length(self, seat: int) -> float:
        """Return the length of an automated speech, random by seat and day, independent of anything hidden."""
        day = self.table.running.public(self.table.now()).round
        least, most = self._speaks_for
        return least + (most - least) * Stream(0, f"{self.table.id} {seat} {day} speech").below(1000) / 1000

    def _is_there(self, floor: Floor) -> bool:
        """Whether the speaker has shown up: in voice, by a line or by a press. Without voice, typing takes time."""
        speech, seat = (floor.seat, floor.began), self.table.seat(floor.seat)
        voice = self._in_voice()
        if voice is None or self._there == speech:
            return True
        if seat.user_id in voice or max(seat.seen_at, self._wrote.get(seat.seat, 0.0)) >= floor.began:
            self._there = speech
            return True
        return False


LONGEST_LINE = 600
"""Most characters of one line."""

MOST_LINES = 3
"""Most lines in one speech."""


class WrittenSpeeches:
    """Lines that speakers send by a form where the channel cannot be opened for them."""

    __slots__ = ("outbox", "table")

    def __init__(self, table: LiveTable, outbox: Outbox) -> None:
        self.table = table
        self.outbox = outbox

    def may_write(self, user_id: int, mark: str = "") -> Floor:
        """Return the speech in which this person may write a line now.

        ``mark``: that of the line to write; the last line may come again even when no more are allowed.
        Raises Refused: no seat, no speech, another's speech, a pause, enough lines, or a channel that is open for the speaker.
        """
        seat, floor = self.table.seat_of(user_id), floor_of(self.table)
        if seat is None:
            raise Refused("no-foreign")
        if floor is None:
            raise Refused("no-stale")
        if floor.seat != seat:
            raise not_their_turn(self.table, floor)
        if self.table.phase == "paused":
            raise Refused("no-while-paused")
        if self.table.lets_one_write:
            raise Refused("no-write")
        lines = self.table.running.talk_log.lines_in(seat, floor.speech)
        if len(lines) >= MOST_LINES and not self._is_again(lines, mark):
            raise Refused("no-write-more", most=MOST_LINES)
        return floor

    async def write(self, user_id: int, text: str) -> None:
        """Count a line of the speaker in the log, then post it. A form whose answer a kill has lost is sent again: its line stands once.

        Raises Refused as ``may_write`` does, for a line that is too long, and with the line when it cannot be stored.
        """
        line = line_of(text)
        if len(line) > LONGEST_LINE:
            raise Refused("no-write-long", most=LONGEST_LINE)
        mark = self.outbox.postman.opaque(line)  # tells nobody without the token what was said
        unstored = Refused("no-write-stored", line=escaped(line))
        try:
            floor, number = await self._count(user_id, line, mark)
        except Refused as refused:
            raise unstored if refused.key in ("no-store", "no-store-unsure") else refused from refused
        nonce = f"{self.table.id}.{floor.seat}.{floor.speech}.{number}.{mark}"
        if not await self.outbox.say(f"> {bold(self.table.names(), floor.seat)}: {escaped(line)}", nonce=nonce):
            raise unstored

    @command
    def _count(self, user_id: int, line: str, mark: str) -> tuple[Floor, int]:
        """Append the line to the log, without its text, and return its speech and its number there. Raises Refused."""
        floor = self.may_write(user_id, mark)
        if not line:
            raise Refused("no-stale")
        lines = self.table.running.talk_log.lines_in(floor.seat, floor.speech)
        if self._is_again(lines, mark):
            return floor, len(lines)
        self.table.record(Talk("line", floor.seat, key=floor.speech, value=mark))
        return floor, len(lines) + 1

    def _is_again(self, lines: Sequence[TalkLine], mark: str) -> bool:
        return bool(lines) and lines[-1].entry.value == mark and self.table.now() < lines[-1].at + AGAIN
