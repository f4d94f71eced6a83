"""The kernel: how rules that are coroutines become a game that can be asked, answered, saved and replayed.

Theory of operation
===================
A rulebook is an ``async def`` that awaits answers and nothing else. There is no event loop: ``Game`` sends it one answer at a time.

* The one primitive is ``Table.next(asks)``: «these asks are open; resume with the first answer that anyone gives». ``ask``, ``gather`` and
  ``offer`` are small loops over it, and a rule may write its own. An interrupt is a plain nested call: meanwhile only its asks are open.
* An ``Ask`` object that is opened again keeps its id; a new object gets a new id. So a window that was interrupted goes on with its
  question (and its clock), and a ballot that starts afresh does not take the presses that were meant for the old one.
* Ids tell nothing: a secret ask is numbered by how often *this seat* was asked this, an open one by how often it was asked at the table.
* Standing asks (``Table.standing``, never holding) are open beside everything; ``on_standing`` deals with their answers between two others.
* A saved game is its seed and its moves, loading is replay. A move is noted only when the rules came back from it; an exception in a rule
  rebuilds the game from its moves and refuses the answer. What may be seen lives in the table's state; locals hold what a next line needs.

Rules and tables import no clock, no chance but ``engines.chance``, no input or output, and iterate over no set.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from hashlib import sha256
from typing import Any, ClassVar, Literal, cast

from pydantic import BaseModel, ConfigDict, ValidationError

from engines.chance import Chance

FORMAT = 1
"""Number of the layout of ``Record``."""

Arg = str | int | bool | tuple["Arg", ...]
By = Literal["seat", "clock", "host", "auto"]
Saved = tuple[str, int, tuple[str, ...], By]
"""A move as a game keeps it: name of the ask, seat, picks, by whom."""


@dataclass(slots=True)
class Text:
    """A sentence that is not yet in any language: a Fluent message id and plain arguments.

    An argument that names a thing is a reference: ``seat:3``, ``token:police``, ``card:7``; several things are a tuple of them.
    """

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)


@dataclass(slots=True)
class Option:
    """One thing that may be picked. ``host_only``: shown to the host and taken only from the host."""

    id: str
    text: Text
    host_only: bool = False


@dataclass(slots=True, eq=False)
class Ask:
    """A question to one seat: pick ``least`` to ``most`` of ``options``.

    ``default`` is taken when the clock of kind ``clock`` runs out (None: no clock, never declined). ``secret``: nobody else may know
    that it is asked. ``holds`` False: open beside the course of play, nobody waits for it. A seat is never asked two questions of one
    name at once, since a saved move names its question by name and seat. ``id`` is given by the kernel when the ask is first opened.
    ``continues`` is the id of an answered question whose clock goes on with this one, for steps that share one clock.
    """

    name: str
    seat: int
    options: tuple[Option, ...]
    default: tuple[str, ...] = ()
    least: int = 1
    most: int = 1
    secret: bool = False
    clock: str | None = None
    holds: bool = True
    id: str = ""
    continues: str = ""


@dataclass(slots=True)
class Answer:
    """What somebody (or the clock, the host, an automated player) answered to an open ask."""

    ask: Ask
    picks: tuple[str, ...]
    by: By

    @property
    def pick(self) -> str | None:
        """The only pick, or None when none was given."""
        return self.picks[0] if self.picks else None

    @property
    def lapsed(self) -> bool:
        """Whether nobody gave it: the clock ran out, the host skipped, or the seat is absent."""
        return self.by in ("clock", "host") and self.picks == self.ask.default


@dataclass(slots=True)
class Notice:
    """Something told: to everyone (``to`` None) or to some seats. Numbered from 0 in the order of telling."""

    number: int
    to: frozenset[int] | None
    text: Text


@dataclass(slots=True)
class Outcome:
    """How a game ended: the winning seats, the scores where the game has them, and the reason by its short name."""

    winners: frozenset[int]
    reason: str
    scores: dict[int, int] | None = None


class Move(BaseModel):
    """One answer as it is saved: option ids, never positions. ``seat`` is −1 for a move of the host that belongs to no seat."""

    model_config = ConfigDict(frozen=True)
    ask_name: str
    seat: int
    picks: tuple[str, ...]
    by: By


class Check(BaseModel):
    """Checksum of the state when ``move`` moves had been made."""

    model_config = ConfigDict(frozen=True)
    move: int
    digest: str


class Record(BaseModel):
    """A saved game: enough to play it again and to notice when the rules have changed under it."""

    model_config = ConfigDict(frozen=True)
    format: int = FORMAT
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: int
    moves: tuple[Move, ...]
    checks: tuple[Check, ...]


class BadSetup(ValueError):
    """Seats or options that this game does not allow; ``text`` says why, for a person."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class IllegalAnswer(ValueError):
    """An answer that was refused and changed nothing; ``text`` says why, for a person."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class RuleFault(RuntimeError):
    """A rule raised; the game stands where it stood before the answer. The cause is chained."""


class ReplayDiverged(ValueError):
    """A record that does not fit these rules; ``move`` is the number of moves after which it was noticed."""

    def __init__(self, move: int, why: str) -> None:
        super().__init__(f"after {move} moves: {why}")
        self.move = move


class Aborted(Exception):
    """Raised inside the rules when the host ends the game; the rules announce it and return an outcome."""


@cache
def seat_ref(seat: int) -> str:
    """Return the reference ``seat:<n>``, one shared string a seat: games are full of them."""
    return f"seat:{seat}"


@cache
def seat_option(seat: int) -> Option:
    """Return the option ``seat:<n>``, one shared object a seat."""
    return Option(seat_ref(seat), Text("opt-seat", {"seat": seat_ref(seat)}))


@cache
def plain_option(name: str, key: str) -> Option:
    """Return an option such as ``pass`` or ``ready`` with the label ``key``, one shared object for each pair."""
    return Option(name, Text(key))


def seat_of(option: str) -> int:
    """Return the seat that ``seat:<n>`` names. Raises ValueError for any other option id."""
    kind, _, number = option.partition(":")
    if kind != "seat":
        raise ValueError(f"{option} names no seat")
    return int(number)


@lru_cache(maxsize=20_000)
def _shared(move: Saved) -> Saved:
    """Return one object for all equal moves: a thousand games in memory make the same few."""
    return move


class _Wait:
    """The only thing that rules may await."""

    __slots__ = ("asks", "standing")

    def __init__(self, asks: tuple[Ask, ...], standing: tuple[Ask, ...]) -> None:
        self.asks = asks
        self.standing = standing

    def __await__(self) -> Generator[_Wait, Answer, Answer]:
        return (yield self)


OnAnswer = Callable[[Answer], None]
OnBeside = Callable[[Answer], Awaitable[bool]]


class Table:
    """What the rules of a game hold in their hands; each game has its own subclass with its state, its ``play`` and its ``view``."""

    state: Any
    """Everything that happened and may matter, a plain dataclass without sets and floats; its repr is what checksums are made of."""

    def __init__(self, seats: int, options: Any, chance: Chance) -> None:
        """``options`` is an instance of the rulebook's options model. Raises BadSetup when the two do not fit."""
        self.seats = seats
        self.options = options
        self.chance = chance
        self.standing: tuple[Ask, ...] = ()
        self.absent: tuple[int, ...] = ()
        self.notices: list[Notice] = []
        self.checkpoints: list[int] = []
        self.checks: list[Check] = []
        self.moves_made = 0

    async def play(self) -> Outcome:
        """Play the game from the deal to the end, as the rulebook says."""
        raise NotImplementedError

    def view(self, seat: int | None) -> BaseModel:
        """Return what ``seat`` (None: a spectator) may know now, built up from what it may know."""
        raise NotImplementedError

    async def on_standing(self, answer: Answer) -> None:
        """Deal with an answer to one of ``standing``. Games that have standing asks override it."""
        raise NotImplementedError

    # ---- telling

    def tell(self, to: Iterable[int] | None, key: str, *, reveals: bool = False, **args: Arg) -> None:
        """Tell ``to`` (None: everyone) the sentence ``key``. ``reveals``: a public sentence that uncovers something hidden.

        What has been shown cannot be taken back, so a secret or revealing notice drops the checkpoints before it.
        """
        audience = None if to is None else frozenset(to)
        if reveals or audience is not None:
            self.checkpoints.clear()
        self.notices.append(Notice(len(self.notices), audience, Text(key, args)))

    def checkpoint(self) -> None:
        """Note that the host may take the game back to this moment, as long as nothing hidden is shown after it."""
        if self.moves_made not in self.checkpoints:
            self.checkpoints.append(self.moves_made)

    def forget_checkpoints(self) -> None:
        """Drop the checkpoints where hidden things may be shown from now on: whether and when that happens would show in their loss."""
        self.checkpoints.clear()

    def mark(self) -> None:
        """Note a checksum of the state, so that a record that has come to fit no longer is noticed near where it went wrong."""
        self.checks.append(Check(move=self.moves_made, digest=self.digest()))

    def digest(self) -> str:
        """Return a checksum (16 hex digits) of the state."""
        return sha256(repr(self.state).encode()).hexdigest()[:16]

    # ---- asking

    async def next(self, asks: Sequence[Ask], *, beside: bool = False) -> Answer:
        """Open ``asks`` and return the first answer to one of them. Raises ValueError when there is none to open.

        A seat in ``absent`` is not waited for: each of its asks is answered with its default, in the order of ``asks``. With ``beside``
        the answer to a standing ask is returned too, once it has been dealt with, for a step whose end may follow from it.
        """
        opened = asks if isinstance(asks, tuple) else tuple(asks)
        if not opened:
            raise ValueError("a question without anyone to ask")
        while True:
            if self.absent:
                for ask in opened:
                    if ask.seat in self.absent and ask.clock is not None:
                        return Answer(ask, ask.default, "clock")
            answer = await _Wait(opened, self.standing)
            if answer.ask.holds or answer.ask not in self.standing:  # what holds up play is not standing; spares the search
                return answer
            await self.on_standing(answer)
            if beside:
                return answer

    async def ask(self, ask: Ask) -> tuple[str, ...]:
        """Ask one seat and return its picks."""
        return (await self.next((ask,))).picks

    async def gather(
        self,
        asks: Sequence[Ask],
        *,
        amend: bool = False,
        on_answer: OnAnswer | None = None,
        until: Callable[[], bool] | None = None,
    ) -> dict[int, tuple[str, ...]]:
        """Ask several seats at once and return their picks, ordered by seat, when the last one is in.

        With ``amend`` a given answer may be changed until then; an empty answer or the clock closes the question and what was given
        stands. ``on_answer`` is called for each answer, ``until`` ends the gathering early. Asks that hold up nothing are open
        beside the others and lapse with them. Answers were legal when they were given: who uses them checks again.
        """
        open_now = tuple(asks)
        given: dict[int, tuple[str, ...]] = {}
        waiting = [ask.seat for ask in open_now if ask.holds]
        while waiting and not (until and until()):
            answer = await self.next(open_now)
            seat = answer.ask.seat
            if seat not in given or (answer.picks and not answer.lapsed):
                given[seat] = answer.picks
            if not amend or not answer.picks or answer.lapsed:
                open_now = tuple(ask for ask in open_now if ask is not answer.ask)
            if answer.ask.holds and seat in waiting:
                waiting.remove(seat)
            if on_answer:
                on_answer(answer)
        return dict(sorted(given.items()))

    async def offer(self, asks: Sequence[Ask], *, declines: Sequence[str] = ("pass",)) -> Answer | None:
        """Ask several seats; the first answer that does not decline is taken and ends the window. None: everyone declined.

        Asks that hold up nothing are open beside the others and lapse with them.
        """
        open_now = tuple(asks)
        while any(ask.holds for ask in open_now):
            answer = await self.next(open_now)
            if answer.picks and answer.picks[0] not in declines:
                return answer
            open_now = tuple(ask for ask in open_now if ask is not answer.ask)
        return None


@dataclass(frozen=True)
class Rulebook:
    """One game as the face offers it: its name, the version of its rules, the numbers of seats and its options."""

    name: str
    version: int
    seats: range
    options: type[BaseModel]
    table: type[Table]
    warnings: Callable[[int, Any], tuple[Text, ...]] = lambda _seats, _options: ()
    """What is allowed but not advised, for these seats and options."""

    HOST_END: ClassVar[str] = "host.end"
    """Ask name of the move by which the host ends the game."""

    def read_options(self, options: Mapping[str, Any] | BaseModel | None) -> BaseModel:
        """Return the options model for plain values. Raises BadSetup for an unknown name or an impossible value."""
        if isinstance(options, self.options):
            return options
        try:
            return self.options.model_validate(dict(cast("Mapping[str, Any]", options or {})))
        except ValidationError as wrong:
            first = wrong.errors()[0]
            name = str(first["loc"][0]) if first["loc"] else "options"
            raise BadSetup(Text("setup-option", {"option": name})) from wrong


class Game:
    """The runner: one game in progress, driven by answers."""

    def __init__(self, rulebook: Rulebook, seats: int, options: BaseModel, seed: int) -> None:
        """Deal and run up to the first question. Raises BadSetup for wrong seats or options."""
        if seats not in rulebook.seats:
            args: dict[str, Arg] = {"seats": seats, "least": rulebook.seats[0], "most": rulebook.seats[-1]}
            raise BadSetup(Text("setup-seats", args))
        self.rulebook = rulebook
        self._seats = seats
        self._options = options
        self._seed = seed
        self._moves: list[Saved] = []
        self._begin()

    def _begin(self) -> None:
        self._table = self.rulebook.table(self._seats, self._options, Chance(self._seed))
        self._rules: Coroutine[_Wait, Answer, Outcome] = cast("Coroutine[_Wait, Answer, Outcome]", self._table.play())
        self._outcome: Outcome | None = None
        self._numbers: dict[Any, int] = {}
        self._wait = _Wait((), ())
        self._open: dict[str, Ask] = {}
        self._beside: dict[str, Ask] = {}
        self._take(lambda: self._rules.send(cast("Answer", None)))

    # ---- what can be seen

    @property
    def asks(self) -> tuple[Ask, ...]:
        """What is open now; empty when the game is over."""
        return self._wait.asks + self._wait.standing

    @property
    def notices(self) -> tuple[Notice, ...]:
        """Everything told so far."""
        return tuple(self._table.notices)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return self._outcome

    @property
    def checkpoints(self) -> tuple[int, ...]:
        """Numbers of moves to which the host may take the game back now: nothing hidden has been shown since."""
        return tuple(self._table.checkpoints)

    @property
    def moves_made(self) -> int:
        """How many moves have been made."""
        return len(self._moves)

    def view(self, seat: int | None) -> BaseModel:
        """Return what ``seat`` (None: a spectator) may know now. Raises ValueError for a seat that is not at the table."""
        if seat is not None and not 0 <= seat < self._seats:
            raise ValueError(f"no seat {seat} at a table of {self._seats}")
        return self._table.view(seat)

    @property
    def record(self) -> Record:
        """The saved game as of now."""
        moves = tuple(Move.model_construct(ask_name=name, seat=seat, picks=picks, by=by) for name, seat, picks, by in self._moves)
        last = Check(move=len(moves), digest=self._table.digest())
        return Record(
            game=self.rulebook.name,
            version=self.rulebook.version,
            seats=self._seats,
            options=self._options.model_dump(mode="json"),
            seed=self._seed,
            moves=moves,
            checks=(*self._table.checks, last),
        )

    def at(self, moves: int) -> Game:
        """Return the game as it stood after its first ``moves`` moves, as a game of its own."""
        earlier = Game(self.rulebook, self._seats, self._options, self._seed)
        for move in self._moves[:moves]:
            earlier._repeat(*move)
        return earlier

    # ---- moves

    def answer(self, ask_id: str, *option_ids: str, by: By = "seat") -> tuple[Notice, ...]:
        """Answer an open ask and return what was told because of it.

        Raises IllegalAnswer (nothing changed) when the ask is not open or the picks are not legal, RuleFault when a rule failed.
        """
        ask = self._open.get(ask_id) or self._beside.get(ask_id)
        if ask is None:
            raise IllegalAnswer(Text("no-stale"))
        self._check(ask, option_ids, by)
        return self._step(ask, option_ids, by)

    def _check(self, ask: Ask, picks: tuple[str, ...], by: By) -> None:
        if not ask.least <= len(picks) <= ask.most or len(set(picks)) != len(picks):
            raise IllegalAnswer(Text("no-count", {"least": ask.least, "most": ask.most}))
        if not picks and ask.clock is None:
            raise IllegalAnswer(Text("no-count", {"least": 1, "most": ask.most}))
        for pick in picks:
            for option in ask.options:
                if option.id == pick:
                    if option.host_only and by != "host":
                        raise IllegalAnswer(Text("no-foreign"))
                    break
            else:
                raise IllegalAnswer(Text("no-option"))

    def expire(self, *ask_ids: str, by: By = "clock") -> tuple[Notice, ...]:
        """Let the clock run out on ``ask_ids`` (all open asks that have a clock when none is named): their defaults are taken in turn.

        An ask that an earlier default has closed is passed over; each default is a move of its own. Raises IllegalAnswer when a named ask
        is not open or has no clock, RuleFault when a rule failed on one of them; then none of the defaults is taken.
        """
        if ask_ids:
            for ask_id in ask_ids:
                if ask_id not in self._open:
                    raise IllegalAnswer(Text("no-stale"))
                if self._open[ask_id].clock is None:
                    raise IllegalAnswer(Text("no-clock"))
        else:
            ask_ids = tuple(ask.id for ask in self._wait.asks if ask.clock is not None)
        before, moves = len(self._table.notices), len(self._moves)
        for ask_id in ask_ids:
            ask = self._open.get(ask_id)
            if ask is not None:
                try:
                    self._step(ask, ask.default, by)
                except RuleFault:
                    del self._moves[moves:]
                    self._rebuild()
                    raise
        return tuple(self._table.notices[before:])

    def end(self) -> tuple[Notice, ...]:
        """Let the host end the game without winners. Raises IllegalAnswer when it is over already."""
        if self._outcome is not None:
            raise IllegalAnswer(Text("no-stale"))
        return self._do(lambda: self._rules.throw(Aborted()), (self.rulebook.HOST_END, -1, (), "host"))

    def _step(self, ask: Ask, picks: tuple[str, ...], by: By) -> tuple[Notice, ...]:
        move = _shared((ask.name, ask.seat, picks, by))
        return self._do(lambda: self._rules.send(Answer(ask, move[2], by)), move)

    def _do(self, send: Callable[[], _Wait], move: Saved) -> tuple[Notice, ...]:
        table = self._table
        before = len(table.notices)
        table.moves_made = len(self._moves) + 1
        try:
            self._take(send)
        except Exception as fault:
            self._rebuild()
            raise RuleFault(f"the rules of {self.rulebook.name} failed on {move[0]}") from fault
        self._moves.append(move)
        return tuple(table.notices[before:])

    def _take(self, send: Callable[[], _Wait]) -> None:
        """Run the rules up to their next question or to the end."""
        try:
            wait = send()
        except StopIteration as stop:
            if not isinstance(stop.value, Outcome):
                raise RuntimeError("the rules ended without an outcome") from None
            self._outcome = stop.value
            wait = _Wait((), ())
        if not isinstance(wait, _Wait):
            raise TypeError("rules may await nothing but answers")
        previous = self._wait
        self._wait = wait
        if wait.asks is not previous.asks:
            self._open = self._opened(wait.asks)
        if wait.standing is not previous.standing:
            self._beside = self._opened(wait.standing)

    def _opened(self, asks: tuple[Ask, ...]) -> dict[str, Ask]:
        """Give new asks their ids and return the asks by id. Raises ValueError when a seat would be asked the same twice at once."""
        opened: dict[str, Ask] = {}
        together: dict[str, int] = {}
        fresh = False
        for ask in asks:
            if not ask.id:
                fresh = True
                if ask.secret:
                    number = self._count((ask.name, ask.seat))
                else:
                    number = together[ask.name] = together.get(ask.name) or self._count(ask.name)
                ask.id = f"{ask.name}/{ask.seat}/{number}"
            opened[ask.id] = ask
        if fresh and len({(ask.name, ask.seat) for ask in asks}) != len(asks):
            raise ValueError("a seat is asked the same thing twice at once, a saved move could not say which")
        return opened

    def _count(self, what: Any) -> int:
        number = self._numbers[what] = self._numbers.get(what, 0) + 1
        return number

    # ---- loading

    def _rebuild(self) -> None:
        moves, self._moves = self._moves, []
        self._begin()
        for move in moves:
            self._repeat(*move)

    def _repeat(self, name: str, seat: int, picks: tuple[str, ...], by: By) -> None:
        """Make a saved move again. Raises IllegalAnswer when it does not fit."""
        if name == self.rulebook.HOST_END:
            self.end()
            return
        for ask in self.asks:
            if ask.seat == seat and ask.name == name:
                if by == "seat" or picks != ask.default:
                    self._check(ask, picks, by)
                self._step(ask, picks, by)
                return
        raise IllegalAnswer(Text("no-stale"))

    def repeat(self, record: Record, until: int | None = None) -> None:
        """Make the first ``until`` moves of ``record`` (None: all), comparing checksums. Raises ReplayDiverged."""
        moves = record.moves if until is None else record.moves[: max(until, 0)]
        for number, move in enumerate(moves, 1):
            try:
                self._repeat(move.ask_name, move.seat, move.picks, move.by)
            except (IllegalAnswer, RuleFault) as wrong:
                self._compare(record)
                raise ReplayDiverged(number, f"{move.ask_name} of seat {move.seat} does not fit: {wrong}") from wrong
        self._compare(record)
        if len(moves) == len(record.moves):
            last = Check(move=len(moves), digest=self._table.digest())
            if (*self._table.checks, last) != record.checks:
                raise ReplayDiverged(len(moves), "the state at the end is another one")

    def _compare(self, record: Record) -> None:
        """Raise ReplayDiverged at the first mark at which the state is not the one of ``record``."""
        for was, now in zip(record.checks[:-1], self._table.checks, strict=False):
            if was != now:
                raise ReplayDiverged(min(was.move, now.move), "the state is another one")
