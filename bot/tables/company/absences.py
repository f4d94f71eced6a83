"""People who do not answer: the last call, the friendly question, and the proposal to the host.

Only what gives nothing away is counted (MF-15.14), and what is proposed to the host says only that somebody has been silent in such
questions.
"""

from bot.presenting.presenter import presenter_of
from bot.presenting.texts import words_in
from bot.tables.delivery.whispers import Whispers
from bot.tables.record.core import LiveTable
from engines.table import Arg

LAST_CALL = 15.0
"""Seconds before the end of a question at which those who are missing are called."""

WORTH_A_CALL = 40.0
"""Questions shorter than this (seconds) are over before a call would help."""

ASK_AFTER = 2
PROPOSE_AFTER = 3


class Absences:
    """Last calls and proposals of one table."""

    def __init__(self, table: LiveTable, whispers: Whispers) -> None:
        self.table = table
        self.whispers = whispers
        self._called: dict[str, None] = {}
        """The clocks before whose end people were called, by the question with which each began."""
        self._called_at: dict[int, float] = {}
        """Before which end a seat was called last (unix seconds)."""
        self._asked: dict[int, int] = {}

    def seen(self, user_id: int) -> None:
        """Take note that a person has pressed something at this table."""
        seat = self.table.seat_of(user_id)
        if seat is not None:
            self.table.seat(seat).seen_at = self.table.now()

    async def attend(self) -> float | None:
        """Call those who are missing shortly before the end; ask who has been silent. Return when to come again."""
        table, course = self.table, self.table.course
        if course is None or table.phase != "running" or course.game.outcome is not None:
            return None
        await self._ask_the_silent()
        end = course.time.next_shown()
        if end is None:
            return None
        calls = end - LAST_CALL
        if table.now() < calls:
            return calls
        await self._last_call(end)
        return None

    async def _last_call(self, end: float) -> None:
        table, presenter = self.table, presenter_of(self.table.game)
        scene = table.scene()
        time = table.running.time
        ending = {
            time.clock_of(ask.id)
            for ask in scene.asks
            if (known := scene.deadlines.get(ask.id)) and known.at == end and known.seconds >= WORTH_A_CALL
        }
        if ending <= self._called.keys():
            return
        self._called.update(dict.fromkeys(ending))
        missing = [seat for seat in presenter.last_call(scene) if self._called_at.get(seat) != end]
        self._called_at.update(dict.fromkeys(missing, end))
        calls = {seat: presenter.last_call_line(table.scene(table.words_of(seat)), seat) for seat in missing}
        await self.whispers.send_each(calls, loud=True)

    async def _ask_the_silent(self) -> None:
        for seat in self.table.people:
            if seat.misses < ASK_AFTER:
                self._asked.pop(seat.seat, None)
            elif seat.misses >= PROPOSE_AFTER and self._asked.get(seat.seat) != PROPOSE_AFTER:
                self._asked[seat.seat] = PROPOSE_AFTER
                await self.propose(seat.seat, left=False)
            elif seat.seat not in self._asked:
                self._asked[seat.seat] = ASK_AFTER
                page = presenter_of(self.table.game).are_you_there(self.table.scene_of(seat.seat))
                await self.whispers.send(seat.seat, page, loud=True)

    async def propose(self, seat: int, *, left: bool) -> None:
        """Ask the host what to do with a silent or abandoned seat."""
        table = self.table
        page = presenter_of(table.game).absent_proposal(table.scene(words_in(table.language)), seat, left=left)
        await self.whispers.send_host(page, loud=True)

    async def tell_everyone(self, key: str) -> None:
        """Tell host and seats one sentence by direct message."""
        lines = {seat.seat: self.table.words_of(seat.seat)(key) for seat in self.table.people}
        await self.whispers.send_each(lines, loud=True)
        if self.table.seat_of(self.table.host_id) is None:
            await self.tell_host(key)

    async def tell_host(self, key: str, **args: Arg) -> None:
        """Tell the host one sentence by direct message."""
        await self.whispers.send_host(self.table.words(key, **args), loud=True)
