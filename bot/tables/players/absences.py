"""People who do not answer: the last call, the question whether they are there, the proposal to the host.

Only public misses count (MF-15.14), and the proposal tells the host no more than that somebody has been silent.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games import game_of
from bot.presenting.texts import words_in
from bot.tables.delivery.temporary_lines import ABSENT, CALL, HERE, LEFT
from bot.tables.delivery.whispers import Whispers
from bot.tables.session.hosting import HostMoves
from bot.tables.session.live_table import LiveTable
from bot.tables.session.seating import Seat
from engines.table import Arg

LAST_CALL = 15.0
"""Seconds before the end of a question at which missing people are called."""

WORTH_A_CALL = 40.0
"""Shorter questions (seconds) have no call."""

CALLS_A_ROUND = 3
"""Most calls to one person in a round of a slow game."""

CLOCKS_KNOWN = 8
"""Clocks remembered for each seat, so that a restart calls nobody again."""


@dataclass(frozen=True, slots=True)
class MissedCounts:
    """Misses in a row after which a person is asked, the host gets a proposal, and (0: never) an automated player takes the seat."""

    ask: int
    propose: int
    seat: int = 0


ASK_AFTER = 2
PROPOSE_AFTER = 3
LIVE = MissedCounts(ask=ASK_AFTER, propose=PROPOSE_AFTER)
SLOW = MissedCounts(ask=2, propose=2, seat=3)
"""In a slow game a miss is half a day (TK-4.9)."""


class Absences:
    """Last calls and proposals of one table."""

    def __init__(self, table: LiveTable, whispers: Whispers, host: HostMoves) -> None:
        self.table = table
        self.whispers = whispers
        self._host = host
        self._called: dict[str, None] = {}
        """Clocks that had their call, by their first question."""
        self._called_at: dict[int, float] = {}
        """The end before which each seat was called last (unix seconds)."""

    @property
    def limits(self) -> MissedCounts:
        """The misses allowed at this table."""
        return SLOW if self.table.slow else LIVE

    def seen(self, user_id: int) -> None:
        """Note that a person has pressed something at this table."""
        seat = self.table.seat_of(user_id)
        if seat is not None:
            self.table.seat(seat).seen_at = self.table.now()

    async def attend(self) -> float | None:
        """Call missing people before the end of a question, act on silent ones; return when to come again."""
        table, course = self.table, self.table.course
        if course is None or table.phase != "running" or course.over(table.now()):
            return None
        await self._act_on_silence()
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
        table, presenter = self.table, game_of(self.table.game).presenter
        scene = table.scene()
        time = table.running.time
        ending = {
            time.clock_of(ask.id)
            for ask in scene.asks
            if (known := scene.deadlines.get(ask.id)) and known.at == end and known.seconds >= WORTH_A_CALL
        }
        if ending <= {*self._called, *table.message_state.called.clocks}:
            return
        self._called.update(dict.fromkeys(ending))
        missing = [seat for seat in presenter.last_call(scene) if self._called_at.get(seat) != end]
        self._called_at.update(dict.fromkeys(missing, end))
        if slow:
            missing = self._remembered(ending, missing)
        calls = {seat: presenter.last_call_line(table.scene(table.words_of(seat)), seat) for seat in missing}
        await self.whispers.send_each(calls, loud=True, about=CALL)

    def _remembered(self, clocks: set[str], missing: Sequence[int]) -> list[int]:
        """Note the slow clocks of this call, which is stored with the calls themselves; return whom to call."""
        memory = self.table.message_state.called
        memory.clocks = [*memory.clocks, *sorted(clocks)][-CLOCKS_KNOWN * len(self.table.seats) :]
        return [seat for seat in missing if self._may_call(seat)]

    def _may_call(self, seat: int) -> bool:
        """Whether a seat may be called in this round of a slow game; counts the call."""
        memory, round_ = self.table.message_state.called, self.table.running.public(self.table.now()).round
        if memory.round != round_:
            memory.round, memory.seats = round_, {}
        before = memory.seats.get(str(seat), 0)
        memory.seats[str(seat)] = min(before + 1, CALLS_A_ROUND)
        return before < CALLS_A_ROUND

    async def _act_on_silence(self) -> None:
        """Act on people who have missed several questions in a row, outside quiet hours."""
        if self.table.quiet_until is not None:
            return
        for seat in self.table.people:
            if seat.misses < self.limits.ask:
                seat.asked = 0
            elif seat.misses > seat.asked:
                await self._act_on(seat, seat.asked)

    async def _act_on(self, seat: Seat, before: int) -> None:
        """Act on one silent seat; ``before``: its misses at the last action."""
        limits = self.limits
        if 0 < limits.seat <= seat.misses:
            await self._host.automate(None, seat.seat)
            return
        seat.asked = seat.misses
        if seat.misses >= limits.propose > before:
            await self.propose(seat.seat, left=False)
        asks = self._may_call(seat.seat) if self.table.slow else seat.misses < limits.propose
        if seat.misses >= limits.ask > before and asks:
            page = game_of(self.table.game).presenter.are_you_there(self.table.scene_of(seat.seat))
            await self.whispers.send(seat.seat, page, loud=True, about=HERE)
        if self.table.slow:
            await self.table.store.put_seat(self.table.id, seat.row())

    async def propose(self, seat: int, *, left: bool) -> bool:
        """Ask the host what to do with a silent or abandoned seat; return False when the store fails."""
        table = self.table
        page = game_of(table.game).presenter.absent_proposal(table.scene(words_in(table.language)), seat, left=left)
        return await self.whispers.send_host(page, loud=True, about=LEFT if left else ABSENT, seat=seat)

    async def tell_everyone(self, key: str) -> None:
        """Send host and seats one sentence."""
        lines = {seat.seat: self.table.words_of(seat.seat)(key) for seat in self.table.people}
        await self.whispers.send_each(lines, loud=True)
        if self.table.seat_of(self.table.host_id) is None:
            await self.tell_host(key)

    async def tell_host(self, key: str, **args: Arg) -> None:
        await self.whispers.send_host(self.table.words(key, **args), loud=True)
