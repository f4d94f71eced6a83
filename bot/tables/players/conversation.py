"""When automated players speak, in open talks and in their defence, and when they end a talk (MACHINES.md, 5).

All times follow from the public log and the table's id. So they depend on nothing hidden, and a restarted process continues in step. A talk
is delimited by the notice that began it, not by time or phase: a day may have the same talk twice (MF-7.9, 7.19), a pause moves clocks but
no lines, and an undo takes back lines as well.
"""

from collections.abc import Collection, Iterable, Sequence

from bot.presenting.standing import plays, talked_out
from bot.tables.players.player_memory import PlayerMemory
from bot.tables.session.course import Course
from bot.tables.session.entries import Talk
from bot.tables.session.floor import floor_of
from bot.tables.session.live_table import LiveTable
from bot.tables.session.mailbox import command
from bot.tables.session.talk_log import TAKEN_BACK, TalkLine
from bot.tables.session.views import step_of
from engines import Ask
from engines.chance import Stream

FIRST, GAP, ANSWER = (6.0, 20.0), (4.0, 15.0), (5.0, 12.0)
"""Ranges in seconds: to the first line, between two lines, from a claim to its answer."""

RESPECT = 6.0
"""Seconds after a person's claim in which automated players only answer it."""

CLOSING = 10.0
"""Seconds before the end of a discussion in which no automated player speaks."""

LASTS = (5.0, 8.0)
"""Range in seconds from the line of a defence to the end of that speech, so that the line is shown before the next speech."""

LEAST_LINES = 4
"""Lines of all automated players in one discussion, or the number of living seats if that is greater."""

SLOW_LINES = 3
"""Lines of one automated player in a day of a slow game, besides answers and defence."""

ALONE = 8.0
"""Seconds after which automated players end a talk without living people."""

MOST = 2 / 3
"""Share of the clock after which automated players end a talk, regardless of people."""

SLOW_DAY = 600.0
"""Seconds of a discussion with the pace above; a longer one is proportionally slower."""

USUAL = 8.0
"""The usual longest time to think, in seconds; where it is shorter, talk is faster."""

ACCUSING = ("say-knows", "say-agent")
"""Claims that their target has to answer: that it is known to be of the Mafia (MA-5.2)."""


class Conversation:
    """The talk of the automated players of one table.

    In a slow game they speak outside quiet hours, and MA-5.7 grants each of them one to three lines a day; MA-5.2 limits all together. The
    one with the fewest lines today speaks first, and none says a fourth line unasked.
    """

    def __init__(self, table: LiveTable, player_memory: PlayerMemory, thinking: tuple[float, float]) -> None:
        """``thinking``: shortest and longest time to think, in seconds."""
        self.table = table
        self.player_memory = player_memory
        self._thinking = thinking
        self._pace = min(1.0, thinking[1] / USUAL)
        self._silent: tuple[Course, int, frozenset[int]] | None = None
        """Seats with nothing to say at this game and length of the log; after the next entry they think again."""

    # ---- lines of an open talk

    def due(self, course: Course) -> float | None:
        """Return when the next line is due (unix seconds), None for none."""
        coming = self._next(course)
        return None if coming is None else coming[0]

    async def speak(self, course: Course) -> bool:
        """Say the line that is due; return False when no seat in turn has one. Raises Refused."""
        coming, step = self._next(course), self._step(course)
        for seat in coming[1] if coming is not None else ():
            if await self._say(seat, step):
                return True
            self._silent = course, course.open_entries, self._mute(course) | {seat}
        return False

    def _next(self, course: Course) -> tuple[float, Sequence[int]] | None:
        """Return when the next line is due and which seats may say it, in order.

        An automated player answers a claim about it before any other line, even if it has ended the talk for itself.
        """
        asks = self._talk(course)
        if not asks or not course.talk_log.options.machines_talk:
            return None
        spoken, able = spoken_in_talk(course), self._bot_players(course) - self._mute(course)
        accusing = unanswered(spoken, able)
        if answers := self._answers(course, spoken, accusing):
            when, seat = min(answers)
            seats: Sequence[int] = (seat,)
        else:
            asked = {spoken_of(one) for one in accusing} | {ask.seat for ask in asks if self._has_lines(course, ask.seat)} & able
            seats = self._order(course, spoken, asked)
            when = self._usual(course, asks[0], spoken)
        if not seats or (not answers and len(said(spoken)) >= max(LEAST_LINES, self._living(course))):
            return None
        when, end = self._awake(course, when), course.time.deadline(asks[0].id)
        return (when, seats) if end is None or when <= end - CLOSING * self._pace else None

    def _answers(self, course: Course, spoken: Sequence[TalkLine], accusing: Iterable[TalkLine]) -> list[tuple[float, int]]:
        """Return the time of the answer to each person’s claim (unix seconds), with the answering seat."""
        return [(self._answer(course, one, spoken), spoken_of(one)) for one in accusing if one.entry.what == "claim"]

    def _answer(self, course: Course, claim: TalkLine, spoken: Sequence[TalkLine]) -> float:
        """Return when a claim is answered (unix seconds), with a gap after the line before."""
        when = self._after(course, claim.at, self._drawn(course, "answer", claim.number, ANSWER))
        before = said(spoken)
        return max(when, self._after(course, before[-1].at, GAP[0] * self._seconds(course))) if before else when

    def _usual(self, course: Course, ask: Ask, spoken: Sequence[TalkLine]) -> float:
        """Return when the next line that answers nothing is due, after earlier lines and claims of people."""
        before = said(spoken)
        if before:
            when = self._after(course, before[-1].at, self._drawn(course, "gap", len(before), GAP))
        else:
            when = self._after(course, course.opened.since(ask.id), self._drawn(course, "first", 0, FIRST))
        claims = [one.at for one in spoken if one.entry.what == "claim"]
        return max(when, self._after(course, max(claims), RESPECT * self._seconds(course))) if claims else when

    def _order(self, course: Course, spoken: Sequence[TalkLine], seats: set[int]) -> list[int]:
        """Return seats in order of speaking: those spoken of first, in a slow game those with the fewest lines, else at random."""
        step, slow = self._step(course), course.talk_log.options.pace == "slow"
        order = Stream(0, f"{self.table.id} {step} order {len(spoken)}").shuffled(sorted(seats))
        named = {spoken_of(one) for one in spoken[-LEAST_LINES:]}
        return sorted(order, key=lambda seat: (seat not in named, self._lines_today(course, seat) if slow else 0))

    def _has_lines(self, course: Course, seat: int) -> bool:
        """Whether a seat may say another unasked line today."""
        return course.talk_log.options.pace != "slow" or self._lines_today(course, seat) < SLOW_LINES

    def _lines_today(self, course: Course, seat: int) -> int:
        """Return how many lines a seat has said in this round."""
        today = str(course.public(self.table.now()).round)
        return sum(one.entry.seat == seat and str(one.entry.value).partition(".")[0] == today for one in said(course.talk_log.spoken))

    # ---- defences

    def defences(self, course: Course) -> list[tuple[float, int]]:
        """Return the automated players whose defence has no line yet, and when it is due (unix seconds)."""
        asks = (
            [ask for ask in course.open_asks(self.table.now()) if is_defence(ask, course)] if course.talk_log.options.machines_talk else []
        )
        bot_players, mute = self._bot_players(course), self._mute(course)
        return [
            (self._defends(ask, course), ask.seat)
            for ask in asks
            if ask.seat in bot_players - mute and not self._own_lines(course, ask.seat)
        ]

    def _defends(self, ask: Ask, course: Course) -> float:
        """Return when the line of a defence is due (unix seconds)."""
        thought = time_to_think(self.table.id, ask, self._thinking)
        return self._awake(course, self._after(course, course.opened.since(ask.id), thought))

    def ends_defence(self, ask: Ask, course: Course) -> float:
        """Return when an automated player ends its defence (unix seconds), with or without a line."""
        own = self._own_lines(course, ask.seat)
        begun = own[-1].at if own else self._defends(ask, course)
        return begun + drawn(f"{self.table.id} {ask.id} lasts", LASTS) * self._pace

    async def speak_once(self, seat: int, course: Course) -> None:
        """Say the line of a seat that has the floor. Raises Refused."""
        unsaid = course.talk_log.options.machines_talk and not self._own_lines(course, seat)
        if unsaid and not await self._say(seat, self._step(course)):
            self._silent = course, course.open_entries, self._mute(course) | {seat}

    def _own_lines(self, course: Course, seat: int) -> list[TalkLine]:
        """Return the lines of a seat in the current talk or speech."""
        return [one for one in said(spoken_in_talk(course)) if one.entry.seat == seat]

    @command
    def _say(self, seat: int, step: str) -> bool:
        """Append the line of a seat to the log; return False when it has none. Raises Refused.

        Says nothing if the talk is over, or a person has the seat.
        """
        table = self.table
        course = table.running
        if table.phase != "running" or self._step(course) != step or not table.seat(seat).bot_player:
            return True
        line = self.player_memory.of(seat, course).say(course.shown(table.now()).view(seat))
        if line is None:
            return False
        args = {name: value for name, value in line.args.items() if isinstance(value, str | int)}
        table.record(Talk("said", seat=seat, key=line.key, args=args, value=step))
        return True

    # ---- ending a talk

    def enough(self, ask: Ask, course: Course) -> float:
        """Return when automated players end the talk (unix seconds): after half of the people, since people end it.

        They answer claims first (MA-5.2). All this holds in a tie as well, where one vote for somebody else would end the talk (MF-7.14).
        """
        begun, end = course.opened.since(ask.id), course.time.deadline(ask.id)
        view = course.public(self.table.now())
        people = {seat.seat for seat in self.table.seats if not seat.bot_player and plays(view, seat.seat)}
        if not people:
            return begun + ALONE * self._pace
        last = float("inf") if end is None else end
        enough = begun if 2 * len(people & talked_out(view)) >= len(people) else begun + MOST * (last - begun)
        return max([enough, *(when for when in self._owed(course) if when <= last - CLOSING * self._pace)])

    def owes_answers(self, course: Course) -> bool:
        """Whether claims in an open talk still have no answer."""
        return bool(self._talk(course) and self._owed(course))

    def _owed(self, course: Course) -> list[float]:
        """Return the times of answers still owed to claims (unix seconds)."""
        if not course.talk_log.options.machines_talk:
            return []
        spoken = spoken_in_talk(course)
        accusing = unanswered(spoken, self._bot_players(course) - self._mute(course))
        return [when for when, _ in self._answers(course, spoken, accusing)]

    # ---- state

    def _talk(self, course: Course) -> list[Ask]:
        """Return the open questions that end the talk; none during speeches in turn."""
        floor = floor_of(self.table)
        if floor is not None and floor.in_turn:
            return []
        return [ask for ask in course.open_asks(self.table.now()) if is_talk(ask, course)]

    def _living(self, course: Course) -> int:
        view = course.public(self.table.now())
        return sum(plays(view, seat.seat) for seat in self.table.seats)

    def _bot_players(self, course: Course) -> frozenset[int]:
        """Return the seats of living automated players."""
        view = course.public(self.table.now())
        return frozenset(seat.seat for seat in self.table.seats if seat.bot_player and plays(view, seat.seat))

    def _mute(self, course: Course) -> frozenset[int]:
        """Return the seats with nothing to say at this length of the log."""
        if self._silent is None or self._silent[:2] != (course, course.open_entries):
            return frozenset()
        return self._silent[2]

    def _step(self, course: Course) -> str:
        return step_of(course.public(self.table.now()))

    # ---- moments

    def _after(self, course: Course, since: float, seconds: float) -> float:
        """Return the time ``seconds`` after another, quiet hours not counted (MA-5.7)."""
        return course.time.rest.end(since, seconds)

    def _awake(self, course: Course, when: float) -> float:
        """Return a time, postponed to the end of quiet hours."""
        return course.time.rest.until(max(when, self.table.now())) or when

    def _drawn(self, course: Course, what: str, number: int, seconds: tuple[float, float]) -> float:
        return drawn(f"{self.table.id} {self._step(course)} {what} {number}", seconds) * self._seconds(course)

    def _seconds(self, course: Course) -> float:
        """Return the length of a usual second at this table."""
        asks = self._talk(course)
        timer = course.time.timers.get(asks[0].id) if asks else None
        slow = timer.whole / SLOW_DAY if timer is not None and course.talk_log.options.pace == "slow" else 1.0
        return self._pace * max(1.0, slow)


# ---- times to think


def time_to_think(table_id: str, ask: Ask, thinking: tuple[float, float]) -> float:
    """Return the seconds a seat thinks about a question, within the range ``thinking``.

    They depend on the table, the seat, and the name and number of the question; not on anything hidden, the options or the answer (MA-4.5).
    """
    return drawn(f"{table_id} {ask.seat} {ask.name} {ask.id.rpartition('/')[2]}", thinking)


def drawn(name: str, seconds: tuple[float, float]) -> float:
    """Return a random time in the range ``seconds``, the same for the same ``name``."""
    least, most = seconds
    return least + (most - least) * Stream(0, name).below(1000) / 1000


# ---- what was said (MACHINES.md, 5.2)


def is_talk(ask: Ask, course: Course) -> bool:
    """Whether a question ends an open talk: enough of it, or another vote in a tie."""
    timing = course.timing.speeches
    return timing is not None and ask.name in (timing.question, timing.tie)


def is_defence(ask: Ask, course: Course) -> bool:
    """Whether a question is the one to a seat that defends itself alone."""
    timing = course.timing.speeches
    return timing is not None and ask.name == timing.defence


def spoken_in_talk(course: Course) -> list[TalkLine]:
    """Return automated lines and people's claims since the last talk or speech began."""
    timing, notices = course.timing.speeches, course.game.notices
    if timing is None:
        return []
    told = ((number, notice) for number, notice in zip(range(len(notices), 0, -1), reversed(notices), strict=True))
    begun = next((number for number, notice in told if notice.to is None and notice.text.key in timing.begins), 0)
    return [one for one in course.talk_log.spoken if one.entry.what in ("said", "claim") and course.told_after(one.moves) >= begun]


def said(spoken: Iterable[TalkLine]) -> list[TalkLine]:
    return [one for one in spoken if one.entry.what == "said"]


def unanswered(spoken: Sequence[TalkLine], bot_players: Collection[int]) -> list[TalkLine]:
    """Return the accusations of these seats since their last line, without claims taken back."""
    standing: list[TalkLine] = []
    for one in spoken:
        entry = one.entry
        if entry.what == "said":
            standing = [other for other in standing if spoken_of(other) != entry.seat]
        elif entry.key == TAKEN_BACK:
            taken = entry.seat, entry.args.get("back"), entry.target
            standing = [other for other in standing if (other.entry.seat, other.entry.key, other.entry.target) != taken]
        if entry.key in ACCUSING and spoken_of(one) in bot_players and spoken_of(one) != entry.seat:
            standing.append(one)
    return standing


def spoken_of(one: TalkLine) -> int:
    """Return the seat that an entry is about, -1 for none."""
    if one.entry.what == "claim":
        return one.entry.target
    about = one.entry.args.get("seat")
    return int(about.partition(":")[2]) if isinstance(about, str) and about.startswith("seat:") else -1
