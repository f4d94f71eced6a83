"""People who do not answer: the last call, the friendly question, and the proposal to the host.

Only what gives nothing away is counted (MF-15.14), and what is proposed to the host says only that somebody has been silent in such
questions.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.presenting.presenter import presenter_of
from bot.presenting.texts import words_in
from bot.tables.delivery.whispers import Whispers
from bot.tables.record.core import LiveTable
from bot.tables.record.seating import Seat
from engines.table import Arg

LAST_CALL = 15.0
"""Seconds before the end of a question at which those who are missing are called."""

WORTH_A_CALL = 40.0
"""Questions shorter than this (seconds) are over before a call would help."""

CALLS_A_ROUND = 3
"""How often a person is called or asked at most in one round of a slow game: beside the questions of its nights these are few messages."""

CLOCKS_KNOWN = 8
"""Clocks before whose end people were called, of which that is kept."""


@dataclass(frozen=True, slots=True)
class Patience:
    """After how many misses in a row a person is asked, a replacement is proposed to the host, and (0: never) a machine sits down."""

    ask: int
    propose: int
    seat: int = 0


ASK_AFTER = 2
PROPOSE_AFTER = 3
LIVE = Patience(ask=ASK_AFTER, propose=PROPOSE_AFTER)
SLOW = Patience(ask=2, propose=2, seat=3)
"""In a slow game a miss is half a day (TK-4.9)."""


class Absences:
    """Last calls and proposals of one table."""

    def __init__(self, table: LiveTable, whispers: Whispers) -> None:
        self.table = table
        self.whispers = whispers
        self.seat_machine: Callable[[int], Awaitable[None]] = _nobody
        """Lets a machine play a seat, openly, until its owner returns. Raises Refused."""
        self._called: dict[str, None] = {}
        """The clocks before whose end people were called, by the question with which each began."""
        self._called_at: dict[int, float] = {}
        """Before which end a seat was called last (unix seconds)."""

    @property
    def patience(self) -> Patience:
        """How long this table waits for people who do not answer."""
        return SLOW if self.table.slow else LIVE

    def seen(self, user_id: int) -> None:
        """Take note that a person has pressed something at this table."""
        seat = self.table.seat_of(user_id)
        if seat is not None:
            self.table.seat(seat).seen_at = self.table.now()

    async def attend(self) -> float | None:
        """Call those who are missing some time before the end; ask who has been silent. Return when to come again."""
        table, course = self.table, self.table.course
        if course is None or table.phase != "running" or course.over(table.now()):
            return None
        await self._mind_the_silent()
        end = course.time.next_shown()
        if end is None:
            return None
        slow = course.time.slow_call(table.now())
        calls = end - LAST_CALL if slow is None else slow
        if table.now() < calls:
            return calls
        await self._last_call(end, slow=slow is not None)
        return None

    async def _last_call(self, end: float, *, slow: bool) -> None:
        table, presenter = self.table, presenter_of(self.table.game)
        scene = table.scene()
        time = table.running.time
        ending = {
            time.clock_of(ask.id)
            for ask in scene.asks
            if (known := scene.deadlines.get(ask.id)) and known.at == end and known.seconds >= WORTH_A_CALL
        }
        if ending <= {*self._called, *table.surfaces.called.clocks}:
            return
        self._called.update(dict.fromkeys(ending))
        missing = [seat for seat in presenter.last_call(scene) if self._called_at.get(seat) != end]
        self._called_at.update(dict.fromkeys(missing, end))
        if slow:
            missing = self._remembered(ending, missing)
        calls = {seat: presenter.last_call_line(table.scene(table.words_of(seat)), seat) for seat in missing}
        await self.whispers.send_each(calls, loud=True)

    def _remembered(self, clocks: set[str], missing: Sequence[int]) -> list[int]:
        """Note before the end of which slow clocks people are called, so that a restart calls nobody again; return whom to call.

        It is written down together with the calls.
        """
        memory = self.table.surfaces.called
        memory.clocks = [*memory.clocks, *sorted(clocks)][-CLOCKS_KNOWN * len(self.table.seats) :]
        return [seat for seat in missing if self._may_call(seat)]

    def _may_call(self, seat: int) -> bool:
        """Whether a seat has not been called too often in this round of a slow game; then that is counted."""
        memory, round_ = self.table.surfaces.called, self.table.running.public(self.table.now()).round
        if memory.round != round_:
            memory.round, memory.seats = round_, {}
        before = memory.seats.get(str(seat), 0)
        memory.seats[str(seat)] = min(before + 1, CALLS_A_ROUND)
        return before < CALLS_A_ROUND

    async def _mind_the_silent(self) -> None:
        """Do what is due about those who have missed several questions in a row; in quiet hours nobody is asked."""
        if self.table.quiet_until is not None:
            return
        for seat in self.table.people:
            if seat.misses < self.patience.ask:
                seat.asked = 0
            elif seat.misses > seat.asked:
                await self._mind(seat, seat.asked)

    async def _mind(self, seat: Seat, before: int) -> None:
        """Do about one silent seat what was not done yet; ``before``: the misses after which something was done last."""
        patience = self.patience
        if 0 < patience.seat <= seat.misses:
            await self.seat_machine(seat.seat)
            return
        seat.asked = seat.misses
        if seat.misses >= patience.propose > before:
            await self.propose(seat.seat, left=False)
        asks = self._may_call(seat.seat) if self.table.slow else seat.misses < patience.propose
        if seat.misses >= patience.ask > before and asks:
            page = presenter_of(self.table.game).are_you_there(self.table.scene_of(seat.seat))
            await self.whispers.send(seat.seat, page, loud=True)
        if self.table.slow:
            await self.table.store.put_seat(self.table.id, seat.row())

    async def propose(self, seat: int, *, left: bool) -> bool:
        """Ask the host what to do with a silent or abandoned seat; return False when that cannot be written down."""
        table = self.table
        page = presenter_of(table.game).absent_proposal(table.scene(words_in(table.language)), seat, left=left)
        return await self.whispers.send_host(page, loud=True)

    async def tell_everyone(self, key: str) -> None:
        """Tell host and seats one sentence by direct message."""
        lines = {seat.seat: self.table.words_of(seat.seat)(key) for seat in self.table.people}
        await self.whispers.send_each(lines, loud=True)
        if self.table.seat_of(self.table.host_id) is None:
            await self.tell_host(key)

    async def tell_host(self, key: str, **args: Arg) -> None:
        """Tell the host one sentence by direct message."""
        await self.whispers.send_host(self.table.words(key, **args), loud=True)


async def _nobody(_seat: int) -> None:
    pass
