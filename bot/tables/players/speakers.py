"""Speeches in turn as they go on: one ends with its clock, an absent person is passed over, a machine says its line (TK-3.6, 3.7)."""

from collections.abc import Awaitable, Callable

from bot.presenting.scene import Floor
from bot.tables.session.core import LiveTable
from bot.tables.session.floor import floor_of
from bot.tables.session.speaking import Speaking, SpeechEnd
from engines.chance import Stream

PASSED_AFTER = 15.0
"""Seconds that a person has to show up at their speech, times the factor of the table (TK-11.4)."""

InVoice = Callable[[], frozenset[int] | None]
"""Who sits in the table's voice channel; None while it has none."""


class Speakers:
    """Who speaks in turn at one table. ``attend`` does what is due and says when to come again."""

    __slots__ = ("_in_voice", "_said", "_say", "_speaking", "_speaks_for", "_there", "_wrote", "table")

    def __init__(
        self, speaking: Speaking, speaks_for: tuple[float, float], in_voice: InVoice, say: Callable[[int], Awaitable[None]]
    ) -> None:
        """``speaks_for``: shortest and longest speech of a machine, in seconds; ``say(seat)`` lets a machine say its line."""
        self.table: LiveTable = speaking.table
        self._speaking = speaking
        self._speaks_for = speaks_for
        self._in_voice = in_voice
        self._say = say
        self._wrote: dict[int, float] = {}
        self._there: tuple[int, float] | None = None
        """The speech to which its person has shown up."""
        self._said: tuple[int, float] | None = None
        """The speech in which its machine has said its line."""

    def wrote(self, user_id: int) -> None:
        """Take note that somebody has written at the table."""
        if floor_of(self.table) is not None and (seat := self.table.seat_of(user_id)) is not None:
            self._wrote[seat] = self.table.now()

    async def attend(self) -> float | None:
        """End what is over, pass over who is not there; return when to come again (unix seconds). Raises Refused."""
        while (floor := floor_of(self.table)) is not None and floor.in_turn and floor.ends.at is not None:
            await self._let_speak(floor)
            due, why = self._due(floor, floor.ends.at)
            if due > self.table.now():
                return due
            if not await self._speaking.end(floor, why):
                return None
        return None

    def _due(self, floor: Floor, ends: float) -> tuple[float, SpeechEnd]:
        """Return when the speech ends, as far as is known now, and why."""
        seat, begun = self.table.seat(floor.seat), ends - floor.ends.seconds
        if seat.bot_player:
            return min(ends, begun + self._length(floor.seat)), ""
        passed = begun + PASSED_AFTER * self.table.setup.factor
        if passed >= ends or self._is_there(floor):
            return ends, "clock"
        return passed, "passed"

    async def _let_speak(self, floor: Floor) -> None:
        if self.table.seat(floor.seat).bot_player and self._said != (floor.seat, floor.began):
            self._said = floor.seat, floor.began
            await self._say(floor.seat)

    def _length(self, seat: int) -> float:
        """Return how long a machine speaks; spread by seat and day, not by anything hidden."""
        day = self.table.running.public(self.table.now()).round
        least, most = self._speaks_for
        return least + (most - least) * Stream(0, f"{self.table.id} {seat} {day} speech").below(1000) / 1000

    def _is_there(self, floor: Floor) -> bool:
        """Return whether the speaker has shown up: in voice, by a line or by a press. Without voice, typing takes time."""
        speech, seat = (floor.seat, floor.began), self.table.seat(floor.seat)
        voice = self._in_voice()
        if voice is None or self._there == speech:
            return True
        if seat.user_id in voice or max(seat.seen_at, self._wrote.get(seat.seat, 0.0)) >= floor.began:
            self._there = speech
            return True
        return False
