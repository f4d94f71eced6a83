"""Answers to the questions of a running game: from people, from automated players, from the clock."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from msgspec.structs import replace as with_fields

from bot.presenting.naming import bold
from bot.presenting.scene import ask_number
from bot.presenting.standing import plays
from bot.tables.refusal import Refused, refused_without_store
from bot.tables.session.course import Course
from bot.tables.session.entries import Answer, Away, Expire
from bot.tables.session.floor import floor_of
from bot.tables.session.live_table import LiveTable
from bot.tables.session.mailbox import command
from bot.tables.session.seating import Seat
from engines import Ask, Notice

DOUBLE = 2.0
"""Seconds within which a second answer to the same question is a double click."""

PRESENT_FOR = 60.0
"""Seconds after a press during which its presser counts as present."""


@dataclass(frozen=True, slots=True)
class TakenAnswer:
    """An answer that is durable."""

    seat: int
    ask: Ask
    picks: tuple[str, ...]
    notices: tuple[Notice, ...]


class Answers:
    """Takes the answers of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._given: dict[tuple[int, str], tuple[float, Answer]] = {}
        """The answer of a seat and its time (unix seconds), by the name and number of the question."""
        self._missed: dict[int, str] = {}
        """The last clock that ran out on a seat, by the question that started it."""

    async def answer(
        self, user_id: int, ask_name: str, number: str | None, picks: Sequence[str], *, press: int = 0, message: int = 0
    ) -> TakenAnswer:
        """Take the answer of a person to the question ``ask_name`` with the opening ``number`` (None: the one that is open).

        Durable on return. Raises Refused: not the question of this person, over, already answered, not an option, store failing.
        ``press``: id of the interaction, for the log. ``message``: the pressed direct message, if any; a copy passes it on to the owner
        of the table.
        """
        given = Answer("", tuple(picks), str(press or ""), message=str(message) if message and self.table.is_copy else "")
        try:
            taken = await self._answer(user_id, ask_name, number, given)
        except Refused:
            self._forget(given)
            raise
        there = self.table.seat(taken.seat)
        there.misses = there.asked = 0
        return taken

    @command
    def _answer(self, user_id: int, ask_name: str, number: str | None, given: Answer) -> TakenAnswer:
        self._forget(given)  # decided before another process was faster
        seat, ask = self._may_answer(user_id, ask_name, number, given.picks)
        live = self.table.running.live(ask, given.picks)
        if live is None:  # a refusal would reveal what is not told yet
            return TakenAnswer(seat, ask, given.picks, ())
        if (live.id, given.press) in self.table.running.presses:  # another process took it, and the question stays open for another pick
            return TakenAnswer(seat, ask, given.picks, ())
        self._given[seat, f"{ask_name}/{ask_number(ask)}"] = self.table.now(), given
        there = self.table.seat(seat)
        counted = there.misses > 0 and self.table.slow and not self.table.is_copy  # for a copy, the owner of the table does that
        told = self.table.record(
            with_fields(given, ask=live.id), seats=[replace(there, misses=0, asked=0).row()] if counted else ()
        )  # fmt: skip
        return TakenAnswer(seat, ask, given.picks, told)

    def _forget(self, given: Answer) -> None:
        """Forget an answer that is not durable."""
        self._given = {question: kept for question, kept in self._given.items() if kept[1] is not given}

    def _may_answer(self, user_id: int, ask_name: str, number: str | None, picks: Sequence[str]) -> tuple[int, Ask]:
        seat = self.table.seat_of(user_id)
        if seat is None:
            raise Refused("no-foreign")
        if self.table.phase == "paused":
            raise Refused("no-while-paused")
        ask = self.find_ask(seat, ask_name, number)
        if self.waits_for_speeches(ask):
            raise Refused("not-yet")  # the talk cannot end before everybody has spoken (TK-3.8)
        self._see_pick(ask, seat, picks)
        return seat, ask

    def find_ask(self, seat: int, name: str, number: str | None) -> Ask:
        """Return the open question. Raises Refused with the reason when there is none."""
        course = self.table.running
        now = self.table.now()
        open_now = course.open_asks(now)
        for ask in open_now:
            if ask.seat == seat and ask.name == name and number in (None, ask_number(ask)):
                return ask
        if number is not None and (kept := self._given.get((seat, f"{name}/{number}"))) is not None and now - kept[0] < DOUBLE:
            raise Refused("no-double")
        if not plays(course.public(now), seat):
            raise Refused("no-foreign")
        others = [ask for ask in open_now if ask.name == name and not ask.secret]
        if len(others) == 1 and others[0].seat != seat:
            refusal = "no-turn" if name in course.timing.rhythm.in_turn else "no-theirs"
            raise Refused(refusal, who=bold(self.table.names(), others[0].seat))
        asked_anew = any(ask.seat == seat for ask in others)
        raise Refused("no-foreign" if others and not asked_anew else "no-stale")

    def waits_for_speeches(self, ask: Ask) -> bool:
        """Return whether this question ends a talk in which speeches in turn still run."""
        speeches = self.table.running.timing.speeches
        if speeches is None or ask.name != speeches.question:  # checked first, since the floor needs a view of the table
            return False
        floor = floor_of(self.table)
        return floor is not None and floor.in_turn

    def _see_pick(self, ask: Ask, seat: int, picks: Sequence[str]) -> None:
        known = {option.id for option in ask.options if not option.host_only}
        for pick in picks:
            if pick not in known:
                raise Refused("no-self" if pick == f"seat:{seat}" else "no-stale")

    async def expire_due(self) -> bool:
        """Expire the questions or the step whose clocks have run out; return whether there were any."""
        missed = await self._expire_due()
        self._count_misses(missed or ())
        return missed is not None

    def _count_misses(self, missed: Sequence[tuple[Seat, str]]) -> None:
        for seat, clock in missed:
            self._missed[seat.seat] = clock
            seat.misses += 1

    @command
    def _expire_due(self) -> list[tuple[Seat, str]] | None:
        """Return who has missed a clock, None when no clock has run out."""
        course = self.table.course
        if course is None or self.table.phase != "running" or course.game.outcome is not None:
            return None
        now = self.table.now()
        due = course.time.due(now)
        if not due and not course.time.step_due(now):
            return None
        missed = self._missed_by(due)
        counts = [replace(seat, misses=seat.misses + sum(one is seat for one, _ in missed)) for seat, _ in missed]
        self.table.record(Expire(tuple(due)), seats=[seat.row() for seat in counts if self.table.slow])
        return missed

    def _missed_by(self, due: Sequence[str]) -> list[tuple[Seat, str]]:
        """Return the seats whose clocks run out, with the clock, unless they are present or it would reveal something (MF-15.14)."""
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

    async def is_here(self, seat: int) -> None:
        """Reset the misses of a person who says that they are here. Raises Refused when the store fails."""
        there = self.table.seat(seat)
        there.misses = there.asked = 0
        with refused_without_store():
            await self.table.store.put_seat(self.table.id, there.row())

    @command
    def step_out(self, user_id: int) -> None:
        """Let a person be away for a moment (NT-5.3). Durable on return. Raises Refused."""
        seat = self.table.seat_of(user_id)
        if seat is None:
            raise Refused("no-foreign")
        self.leave(seat)

    def leave(self, seat: int) -> None:
        """Note within a command that the person of ``seat`` is away for a moment. Raises Refused as ``may_leave`` does."""
        self.may_leave(seat)
        self.table.record(Away(seat, self.table.settings.away))

    def may_leave(self, seat: int) -> None:
        """Raise Refused unless the person of ``seat`` may be away now (NT-5.3).

        Nothing but what everybody knows decides: whether somebody has a question or a role shows neither here nor later.
        """
        course, now = self.table.running, self.table.now()
        public = course.public(now)
        if course.over(now):
            raise Refused("no-game")
        if not self.table.lets_leave:
            raise Refused("away-off")
        if not plays(public, seat):
            raise Refused("no-foreign")
        if public.phase in course.timing.rhythm.letters:
            raise Refused("away-night")
        if self.table.phase == "paused":
            raise Refused("away-paused")
        if course.was_away(seat, now):
            raise Refused("away-again")

    @command
    def answer_forced(self) -> None:
        """Answer each question with a single possible answer for its person, unless that would reveal something (MF-14.10)."""
        course = self.table.course
        while course is not None and self.table.phase == "running":
            forced = [ask for ask in course.game.asks if course.timing.rhythm.forces(ask)]
            if not forced:
                return
            self.table.record(Answer(forced[0].id, (forced[0].options[0].id,), by="auto"))

    @command
    def answer_for(self, course: Course, undone: int, ask_id: str, picks: Sequence[str]) -> bool:
        """Take the answer of an automated player that looked at ``course`` after ``undone`` undos; return whether it was taken.

        Takes no answer in a pause, after another undo, to a closed question, or for a seat that a person has taken back. Raises Refused,
        also when the table has reloaded its game since.
        """
        if self.table.course is not course:
            raise Refused("no-store")
        if self.table.phase != "running" or course.undone != undone:
            return False
        ask = next((ask for ask in course.open_asks(self.table.now()) if ask.id == ask_id), None)
        live = None if ask is None else course.live(ask, picks)
        if live is None or not self.table.seat(live.seat).bot_player:
            return False
        self.table.record(Answer(live.id, tuple(picks), by="auto"))
        return True
