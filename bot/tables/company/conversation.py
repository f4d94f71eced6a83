"""When automated players say their lines in an open discussion, and when they have had enough of it (MACHINES.md, 5.2, 5.7, 5.8).

All moments follow from the log and the name of the table: nothing that is hidden has a part in them, and a process that was killed goes on
where it was.
"""

from collections.abc import Sequence

from bot.presenting.standing import plays
from bot.tables.company.claiming import step_of
from bot.tables.company.minds import Minds
from bot.tables.record.core import LiveTable
from bot.tables.record.course import Course
from bot.tables.record.entries import Talk
from bot.tables.record.floor import floor_of
from bot.tables.record.talk_log import Spoken
from engines import Ask
from engines.chance import Stream

FIRST, GAP, ANSWER = (6.0, 20.0), (4.0, 15.0), (5.0, 12.0)
"""Seconds, from and to: until the first line, between two lines, from a claim to its answer."""

RESPECT = 6.0
"""Seconds after a person's claim in which no machine speaks but to answer it."""

CLOSING = 10.0
"""In the last seconds of a discussion no machine speaks."""

LEAST_LINES = 4
"""So many lines all machines may say in one discussion, or as many as live, if those are more."""

ALONE = 8.0
"""Seconds after which machines have had enough where no person is left to talk to."""

MOST = 2 / 3
"""After this share of the clock machines have had enough, whatever people do."""

SLOW_DAY = 600.0
"""A discussion of so many seconds has the pace above; one that is longer goes slower in the same measure."""

USUAL = 8.0
"""The longest time that a machine thinks about a question where nothing is hurried, in seconds."""


class Conversation:
    """The talk of the automated players of one table."""

    def __init__(self, table: LiveTable, minds: Minds, thinking: tuple[float, float]) -> None:
        """``thinking``: shortest and longest time to think, in seconds; where it is short, talk goes as much quicker."""
        self.table = table
        self.minds = minds
        self._pace = min(1.0, thinking[1] / USUAL)
        self._silent: tuple[str, int] | None = None
        """The step in which nobody had anything to say, and how many entries of talk there were."""

    def asked(self, course: Course) -> list[Ask]:
        """Return the questions whether there has been enough of the discussion, of machines; none while speeches go in turn."""
        floor = floor_of(self.table)
        if floor is not None and floor.in_turn:
            return []
        machines = {seat.seat for seat in self.table.seats if seat.automat}
        return [ask for ask in course.open_asks(self.table.now()) if self.is_talk(ask, course) and ask.seat in machines]

    def is_talk(self, ask: Ask, course: Course) -> bool:
        """Return whether a question is the one that ends an open discussion."""
        return course.manners.speeches is not None and ask.name == course.manners.speeches.question

    # ---- lines

    def due(self, course: Course) -> float | None:
        """Return when the next line may be said (unix seconds); None when there is none to come."""
        asks = self.asked(course)
        if not asks or not course.talk.options.machines_talk:
            return None
        step, spoken = self._step(course), course.talk.spoken
        said = [one for one in spoken if one.entry.what == "said" and one.entry.value == step]
        if self._silent == (step, len(spoken)) or len(said) >= max(LEAST_LINES, self._living(course)):
            return None
        when = self._moment(course, asks[0], said)
        end = course.time.deadline(asks[0].id)
        return when if end is None or when <= end - CLOSING * self._pace else None

    def _moment(self, course: Course, ask: Ask, said: Sequence[Spoken]) -> float:
        """Return when the next line may be said, by the lines before it and by what people have claimed since."""
        number = len(said)
        begun = course.opened.since(ask.id)
        usual = (said[-1].at + self._drawn(course, "gap", number, GAP)) if said else begun + self._drawn(course, "first", 0, FIRST)
        claim = self._last_claim(course)
        if claim is None or (said and claim.at <= said[-1].at):
            return usual
        if claim.entry.target in self._machines():
            return claim.at + self._drawn(course, "answer", number, ANSWER)
        return max(usual, claim.at + RESPECT * self._seconds(course))

    async def speak(self, course: Course) -> None:
        """Let one of the machines say a line: first whoever is spoken of, then in an order that the moment draws. Raises Refused."""
        step = self._step(course)
        for seat in self._order(course, step):
            if await self._say(seat, step):
                return
        self._silent = step, len(course.talk.spoken)

    async def speak_once(self, seat: int, course: Course) -> None:
        """Let a seat say its line where the floor is its own. Raises Refused."""
        step = self._step(course)
        if course.talk.options.machines_talk and not course.talk.said_in(seat, step):
            await self._say(seat, step)

    async def _say(self, seat: int, step: str) -> bool:
        """Let a seat say its line, which stands in the log then; return False when it has none. Raises Refused.

        When the table is free at last, the talk may be over, or a person may sit there again: then nothing more is said.
        """
        table = self.table
        async with table.lock:
            await table.trust()
            course = table.running
            if table.phase != "running" or self._step(course) != step or not table.seat(seat).automat:
                return True
            line = self.minds.of(seat, course).say(course.shown(table.now()).view(seat))
            if line is None:
                return False
            args = {name: value for name, value in line.args.items() if isinstance(value, str | int)}
            await table.commit(Talk("said", seat=seat, key=line.key, args=args, value=step))
            return True

    def _order(self, course: Course, step: str) -> list[int]:
        seats = [ask.seat for ask in self.asked(course)]
        number = sum(one.entry.value == step for one in course.talk.spoken)
        drawn = Stream(0, f"{self.table.id} {step} order {number}").shuffled(seats)
        named = {_spoken_of(one) for one in course.talk.spoken[-LEAST_LINES:]}
        return sorted(drawn, key=lambda seat: seat not in named)

    # ---- enough

    def enough(self, ask: Ask, course: Course) -> float:
        """Return when a machine has had enough of the discussion (unix seconds): people end it, not machines."""
        begun, end = course.opened.since(ask.id), course.time.deadline(ask.id)
        people = self._people(course)
        if not people:
            return begun + ALONE * self._pace
        waiting = {other.seat for other in course.open_asks(self.table.now()) if other.name == ask.name}
        if 2 * sum(seat not in waiting for seat in people) >= len(people):
            return begun
        return begun + MOST * (end - begun) if end is not None else float("inf")

    def _people(self, course: Course) -> list[int]:
        """Return the seats of people who are in the game."""
        view = course.public(self.table.now())
        return [seat.seat for seat in self.table.seats if not seat.automat and plays(view, seat.seat)]

    # ---- what stands

    def _living(self, course: Course) -> int:
        view = course.public(self.table.now())
        return sum(plays(view, seat.seat) for seat in self.table.seats)

    def _machines(self) -> set[int]:
        return {seat.seat for seat in self.table.seats if seat.automat}

    def _step(self, course: Course) -> str:
        return step_of(course.public(self.table.now()))

    def _last_claim(self, course: Course) -> Spoken | None:
        machines = self._machines()
        return next((one for one in reversed(course.talk.spoken) if one.entry.what == "claim" and one.entry.seat not in machines), None)

    def _drawn(self, course: Course, what: str, number: int, seconds: tuple[float, float]) -> float:
        least, most = seconds
        share = Stream(0, f"{self.table.id} {self._step(course)} {what} {number}").below(1000) / 1000
        return (least + (most - least) * share) * self._seconds(course)

    def _seconds(self, course: Course) -> float:
        """Return how long a second of the usual pace is at this table."""
        asks = self.asked(course)
        timer = course.time.timers.get(asks[0].id) if asks else None
        slow = timer.whole / SLOW_DAY if timer is not None and course.talk.options.pace == "slow" else 1.0
        return self._pace * max(1.0, slow)


def _spoken_of(one: Spoken) -> int:
    """Return the seat that an entry of talk speaks of, -1 for none."""
    if one.entry.what == "claim":
        return one.entry.target
    about = one.entry.args.get("seat")
    return int(about.partition(":")[2]) if isinstance(about, str) and about.startswith("seat:") else -1
