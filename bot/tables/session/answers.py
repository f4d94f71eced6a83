"""Answers to the questions of a running game."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from msgspec.structs import replace as with_fields

from bot.games.timing import Rhythm
from bot.presenting.scene import ask_number
from bot.presenting.standing import plays
from bot.store import StoreError
from bot.tables.refusal import Overtaken, Refused
from bot.tables.session.core import LiveTable
from bot.tables.session.course import Course
from bot.tables.session.entries import Answer, Expire
from bot.tables.session.floor import floor_of
from bot.tables.session.logged import Begun
from bot.tables.session.seating import Seat
from bot.tables.session.shared_log import retry_on_conflict
from engines import Ask, Notice

DOUBLE = 2.0
"""Seconds within which a second press of the same question is a slip of the finger."""


PRESENT_FOR = 60.0
"""Seconds for which somebody who has pressed something here counts as present."""


@dataclass(frozen=True, slots=True)
class TakenAnswer:
    """An answer that was taken: durable, and told of as soon as may be."""

    seat: int
    ask: Ask
    picks: tuple[str, ...]
    notices: tuple[Notice, ...]


class Answers:
    """Answers to the questions of the game: of people, of automated players, of the clock."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._given: dict[tuple[int, str], float] = {}
        """When a seat answered a question, by the question's name and number (unix seconds)."""
        self._missed: dict[int, str] = {}
        """The last clock that ran out on a seat, by the question with which it began."""

    async def answer(
        self, user_id: int, ask_name: str, number: str | None, picks: Sequence[str], *, press: int = 0, message: int = 0
    ) -> TakenAnswer:
        """Take the answer of a person to the question ``ask_name`` of its opening ``number`` (None: the one that is open).

        Durable when it returns. Raises Refused: not this person's question, over, answered already, not among the options, store failing.
        ``press`` is the id of the interaction, kept in the log. ``message``: the direct message that was pressed, where one was; the
        owner of the table has to know of it when this is a copy. Overtaken by another process, it is tried again (PR-2.1).
        """
        given = Answer("", tuple(picks), str(press), message=str(message) if message and self.table.elsewhere else "")
        return await self._answer(user_id, ask_name, number, given)

    @retry_on_conflict
    async def _answer(self, user_id: int, ask_name: str, number: str | None, given: Answer) -> TakenAnswer:
        async with self.table.lock.upon_others:
            counted = self._counts(user_id)
            if counted or self.table.one_by_one or self.table.stale:
                await self.table.trust()
            seat, ask = await self._asked(user_id, ask_name, number, given.picks)
            live = self.table.running.live(ask, given.picks)
            if live is None:  # nobody may see from a refusal what is not told yet
                return TakenAnswer(seat, ask, given.picks, ())
            there = self.table.seat(seat)
            if counted or self.table.one_by_one:
                rows = (replace(there, misses=0, asked=0).row(),) if counted else ()
                told, begun = await self.table.commit(with_fields(given, ask=live.id), seats=rows), None
            else:
                begun = self.table.begin(with_fields(given, ask=live.id))
                told = begun.told
        if begun is not None:  # others may answer meanwhile: what follows becomes durable with this, or after it
            await self._durable(begun)
        self._given[seat, f"{ask_name}/{ask_number(ask)}"] = self.table.now()
        there.misses = there.asked = 0
        return TakenAnswer(seat, ask, given.picks, told)

    def _counts(self, user_id: int) -> bool:
        """Whether what this person has missed is written down, and forgotten with the next answer; of a copy, its owner writes that."""
        seat = self.table.seat_of(user_id)
        return seat is not None and self.table.seat(seat).misses > 0 and self.table.slow and not self.table.elsewhere

    async def _durable(self, begun: Begun) -> None:
        try:
            await self.table.write_down(begun)
        except Overtaken:
            async with self.table.lock:
                await self.table.trust()
            raise
        finally:
            self.table.change_soon()  # also when it failed: what was not sent for its sake is sent, and memory is read again

    async def _asked(self, user_id: int, ask_name: str, number: str | None, picks: Sequence[str]) -> tuple[int, Ask]:
        """Return the seat and its open question. Raises Refused, never for the sake of something that is not durable."""
        try:
            return self._may_answer(user_id, ask_name, number, picks)
        except Refused:
            if not self.table.under_way:
                raise
        await self.table.trust()
        return self._may_answer(user_id, ask_name, number, picks)

    def _may_answer(self, user_id: int, ask_name: str, number: str | None, picks: Sequence[str]) -> tuple[int, Ask]:
        seat = self.table.seat_of(user_id)
        if seat is None:
            raise Refused("no-foreign")
        if self.table.phase == "paused":
            raise Refused("no-while-paused")
        ask = self.find_ask(seat, ask_name, number)
        self._hear_everybody(ask)
        self._see_pick(ask, seat, picks)
        return seat, ask

    def find_ask(self, seat: int, name: str, number: str | None) -> Ask:
        """Return the open question. Raises Refused with the reason why there is none."""
        course = self.table.running
        now = self.table.now()
        open_now = course.open_asks(now)
        for ask in open_now:
            if ask.seat == seat and ask.name == name and number in (None, ask_number(ask)):
                return ask
        if number is not None and now - self._given.get((seat, f"{name}/{number}"), 0.0) < DOUBLE:
            raise Refused("no-double")
        if not plays(course.public(now), seat):
            raise Refused("no-foreign")
        others = [ask for ask in open_now if ask.name == name and not ask.secret]
        if len(others) == 1 and others[0].seat != seat and name in course.timing.rhythm.in_turn:
            raise Refused("no-turn", who=f"**{others[0].seat + 1} {self.table.names()[others[0].seat]}**")
        asked_anew = any(ask.seat == seat for ask in others)
        raise Refused("no-foreign" if others and not asked_anew else "no-stale")

    def _hear_everybody(self, ask: Ask) -> None:
        """Raise Refused for who has had enough of a talk in which not everybody has spoken yet (TK-3.8)."""
        if self.waits_for_speeches(ask):
            raise Refused("not-yet")

    def waits_for_speeches(self, ask: Ask) -> bool:
        """Return whether this is the question that ends a talk, and speeches in turn are going on."""
        speeches = self.table.running.timing.speeches
        if speeches is None or ask.name != speeches.question:  # the floor takes a view of the table, and nobody waits for one here
            return False
        floor = floor_of(self.table)
        return floor is not None and floor.in_turn

    def _see_pick(self, ask: Ask, seat: int, picks: Sequence[str]) -> None:
        known = {option.id for option in ask.options if not option.host_only}
        for pick in picks:
            if pick not in known:
                raise Refused("no-self" if pick == f"seat:{seat}" else "no-stale")

    async def expire_due(self) -> bool:
        """Let the clocks that have run out take their defaults; return whether there were any."""
        async with self.table.lock:
            await self.table.trust()
            course = self.table.course
            if course is None or self.table.phase != "running" or course.game.outcome is not None:
                return False
            due = course.time.due(self.table.now())
            if not due:
                return False
            missed = self._missed_by(due)
            counts = [replace(seat, misses=seat.misses + sum(one is seat for one, _ in missed)) for seat, _ in missed]
            await self.table.commit(Expire(tuple(due)), seats=[seat.row() for seat in counts if self.table.slow])
            self._count_misses(missed)
            return True

    def _missed_by(self, due: Sequence[str]) -> list[tuple[Seat, str]]:
        """Return on whom clocks run out, where that gives nothing away (MF-15.14), with the clock; who is there is not missed."""
        missed: list[tuple[Seat, str]] = []
        last = dict(self._missed)
        course, now = self.table.running, self.table.now()
        counted = course.timing.counted(self.table.options)
        for ask in course.game.asks:
            if ask.id in due and ask.name in counted and (ask.seat, f"{ask.name}/{ask_number(ask)}") not in self._given:
                seat, clock = self.table.seat(ask.seat), course.time.clock_of(ask.id)
                if last.get(ask.seat) != clock and now >= seat.seen_at + PRESENT_FOR:
                    last[ask.seat] = clock
                    missed.append((seat, clock))
        return missed

    def _count_misses(self, missed: Sequence[tuple[Seat, str]]) -> None:
        for seat, clock in missed:
            self._missed[seat.seat] = clock
            seat.misses += 1

    async def is_here(self, seat: int) -> None:
        """Forget what a person has missed: they have said that they are here. Raises Refused when that cannot be written down."""
        there = self.table.seat(seat)
        there.misses = there.asked = 0
        try:
            await self.table.store.put_seat(self.table.id, there.row())
        except StoreError as wrong:
            raise Refused("no-store") from wrong

    async def answer_forced(self) -> None:
        """Answer what has one possible answer on the person's behalf, unless that would tell something (MF-14.10)."""
        async with self.table.lock:
            await self.table.trust()
            course = self.table.course
            while course is not None and self.table.phase == "running":
                forced = [ask for ask in course.game.asks if is_forced(ask, course.timing.rhythm)]
                if not forced:
                    return
                await self.table.commit(Answer(forced[0].id, (forced[0].options[0].id,), by="auto"))

    async def answer_for(self, course: Course, ask_id: str, picks: Sequence[str]) -> None:
        """Take the answer of an automated player, given in sight of ``course``.

        One that has lapsed meanwhile is dropped, also when a person sits there again. Raises Refused, also when something that it may rest
        on could not be written down.
        """
        async with self.table.lock:
            if self.table.stale or self.table.course is not course:
                raise Refused("no-store")
            if self.table.phase != "running":
                return
            ask = next((ask for ask in course.open_asks(self.table.now()) if ask.id == ask_id), None)
            live = None if ask is None else course.live(ask, picks)
            if live is None or not self.table.seat(live.seat).bot_player:
                return
            await self.table.commit(Answer(live.id, tuple(picks), by="auto"))


def is_forced(ask: Ask, rhythm: Rhythm) -> bool:
    """Return whether a question has one possible answer, which is given on the seat's behalf, since that tells nothing (MF-14.10)."""
    return ask.holds and ask.least == 1 == len(ask.options) and ask.clock not in rhythm.hidden | rhythm.unforced
