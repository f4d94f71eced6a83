"""The runner: one game in progress. It gives the rules one answer at a time and keeps the moves that they completed."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Coroutine
from functools import lru_cache
from typing import Any, cast

from pydantic import BaseModel

from engines.asking import KEPT, Aborted, Answer, Arg, Ask, BadSetup, By, IllegalAnswer, Notice, Outcome, RuleFault, Text
from engines.chance import Chance
from engines.records import Check, Move, Record, ReplayDiverged, SavedMove
from engines.rules import Rulebook

Asks = tuple[Ask, ...]


@lru_cache(maxsize=KEPT)
def _move(name: str, seat: int, picks: tuple[str, ...], by: By) -> SavedMove:
    """Return a move that all games share."""
    return name, seat, picks, by


@lru_cache(maxsize=KEPT)
def _own(name: str, seat: int) -> tuple[str, int]:
    """Return name and seat of a question as a pair that all games share."""
    return name, seat


@lru_cache(maxsize=KEPT)
def _id(name: str, seat: int, number: int) -> str:
    """Return the id of the opening ``number`` of a question, a string that all games share."""
    return f"{name}/{seat}/{number}"


class Game:
    """The runner: one game in progress, driven by answers."""

    def __init__(self, rulebook: Rulebook, seats: int, options: BaseModel, seed: int, *, clocked: bool = False) -> None:
        """Deal and run up to the first question. Raises BadSetup for wrong seats or options.

        ``clocked``: the rules wait for the end of each step, see ``waits``.
        """
        if seats not in rulebook.seats:
            args: dict[str, Arg] = {"seats": seats, "least": rulebook.seats[0], "most": rulebook.seats[-1]}
            raise BadSetup(Text("setup-seats", args))
        self.rulebook = rulebook
        self.seats = seats
        self.options = options
        self._seed = seed
        self._clocked = clocked
        self._moves: list[SavedMove] = []
        self._told = array("I")
        """The number of notices before each move."""
        self._begin()

    def _chance(self) -> Chance:
        """Return the game's source of chance."""
        return Chance(self._seed)

    def _begin(self) -> None:
        self._table = self.rulebook.table(self.seats, self.options, self._chance())
        self._table.clocked = self._clocked
        self._rules: Coroutine[Asks, Answer, Outcome] = cast("Coroutine[Asks, Answer, Outcome]", self._table.play())
        self._outcome: Outcome | None = None
        self._numbers: dict[Any, int] = {}
        start: Callable[[Any], Asks] = self._rules.send
        try:
            self._open = self._numbered(start(None))
        except StopIteration as stop:
            self._open = self._over(stop.value)
        self._beside = self._numbered(self._table.standing)
        self._joined = (self._open, self._beside, self._open + self._beside)

    # ---- looking at the game

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open questions, none when the game is over; the same tuple until they change."""
        opened, beside, both = self._joined
        if opened is not self._open or beside is not self._beside:
            both = self._open + self._beside
            self._joined = (self._open, self._beside, both)
        return both

    @property
    def notices(self) -> tuple[Notice, ...]:
        """All notices so far."""
        return tuple(self._table.notices)

    @property
    def notices_made(self) -> int:
        """The number of notices, in constant time."""
        return len(self._table.notices)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return self._outcome

    @property
    def waits(self) -> bool:
        """Whether the rules wait for the clock of a step, which ``end_step`` ends."""
        return not self._open and self._outcome is None

    @property
    def checkpoints(self) -> tuple[int, ...]:
        """Numbers of moves to which the host may take the game back now."""
        return tuple(self._table.checkpoints)

    @property
    def moves_made(self) -> int:
        """How many moves have been made."""
        return len(self._moves)

    def answers_of(self, seat: int) -> tuple[tuple[int, str, tuple[str, ...], By], ...]:
        """Return the answers of ``seat``, in order: the number of earlier notices, name of the question, picks, giver."""
        made = zip(self._told, self._moves, strict=True)
        return tuple((told, name, picks, by) for told, (name, of, picks, by) in made if of == seat)

    def view(self, seat: int | None) -> BaseModel:
        """Return what ``seat`` (None: a spectator) may know now. Raises ValueError for a seat that is not at the table."""
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"no seat {seat} at a table of {self.seats}")
        return self._table.view(seat)

    def witness(self) -> BaseModel | None:
        """Return the view of a human narrator, who sees what the eliminated see; None in a game that shows them no more."""
        return self._table.witness()

    @property
    def record(self) -> Record:
        """The saved game as of now."""
        moves = tuple(Move(ask_name=name, seat=seat, picks=picks, by=by) for name, seat, picks, by in self._moves)
        return Record(
            game=self.rulebook.name,
            version=self.rulebook.version,
            seats=self.seats,
            options=self.options.model_dump(mode="json"),
            seed=self._seed,
            clocked=self._clocked,
            moves=moves,
            checks=self._checks(),
        )

    def _checks(self) -> tuple[Check, ...]:
        """Return the marks of the rules, then one of the present state."""
        marked = (*self._table.checks, (len(self._moves), self._table.digest()))
        return tuple([Check(move=move, digest=digest) for move, digest in marked])

    def at(self, moves: int, before: Game | None = None) -> Game:
        """Return the game as it stood after its first ``moves`` moves, as a game of its own.

        ``before``: such a game of no more moves, as this method has returned it; it is played on and returned.
        """
        earlier = before or Game(self.rulebook, self.seats, self.options, self._seed, clocked=self._clocked)
        for move in self._moves[earlier.moves_made : moves]:
            earlier._repeat(*move)
        return earlier

    # ---- moves

    def answer(self, ask_id: str, *option_ids: str, by: By = "seat") -> tuple[Notice, ...]:
        """Answer an open ask and return the notices that follow.

        Raises IllegalAnswer (nothing changed) when the ask is not open or the picks are not legal, RuleFault when a rule failed.
        """
        for ask in self._open:
            if ask.id == ask_id:
                break
        else:
            ask = self._standing(ask_id)
        self._check(ask, option_ids, by)
        return self._step(ask, option_ids, by)

    def _standing(self, ask_id: str) -> Ask:
        for ask in self._beside:
            if ask.id == ask_id:
                return ask
        raise IllegalAnswer(Text("no-stale"))

    def _check(self, ask: Ask, picks: tuple[str, ...], by: By) -> None:
        count = len(picks)
        if not ask.least <= count <= ask.most or (count > 1 and len(set(picks)) != count):
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
                named = self._held(ask_id)
                if named is None:
                    raise IllegalAnswer(Text("no-stale"))
                if named.clock is None:
                    raise IllegalAnswer(Text("no-clock"))
        else:
            ask_ids = tuple(ask.id for ask in self._open if ask.clock is not None)
        before, moves = len(self._table.notices), len(self._moves)
        for ask_id in ask_ids:
            ask = self._held(ask_id)
            if ask is not None:
                try:
                    self._step(ask, ask.default, by)
                except RuleFault:
                    del self._moves[moves:]
                    self._rebuild()
                    raise
        return tuple(self._table.notices[before:])

    def _held(self, ask_id: str) -> Ask | None:
        """Return the holding ask of this id."""
        for ask in self._open:
            if ask.id == ask_id:
                return ask
        return None

    def end(self) -> tuple[Notice, ...]:
        """Let the host end the game without winners. Raises IllegalAnswer when it is over already."""
        if self._outcome is not None:
            raise IllegalAnswer(Text("no-stale"))
        return self._step(None, (), "host")

    def end_step(self) -> tuple[Notice, ...]:
        """Let the clock of the step run out.

        Raises IllegalAnswer when the rules do not wait for it, RuleFault when a rule failed.
        """
        if not self.waits:
            raise IllegalAnswer(Text("no-stale"))
        return self._step(None, (), "clock")

    def go_by_clock(self) -> None:
        """Deal again, as a clocked game: the rules wait for the end of each step from now on."""
        self._clocked = True
        self._rebuild()

    def _step(self, ask: Ask | None, picks: tuple[str, ...], by: By) -> tuple[Notice, ...]:
        """Resume the rules with an answer, and keep the move when they return. None: the clock ends the step, or the host the game."""
        run: Callable[[Any], Asks]
        what: Any
        if ask is None and by == "clock":
            move = _move(self.rulebook.STEP_END, -1, picks, by)
            run, what = self._rules.send, None
        elif ask is None:
            move = _move(self.rulebook.HOST_END, -1, picks, by)
            run, what = self._rules.throw, Aborted()
        else:
            move = _move(ask.name, ask.seat, picks, by)
            run, what = self._rules.send, Answer(ask, move[2], by)
        table, moves = self._table, self._moves
        notices = table.notices
        before = len(notices)
        table.moves_made = len(moves) + 1
        try:
            try:
                asks = run(what)
            except StopIteration as stop:
                asks = self._over(stop.value)
            if asks is not self._open:
                self._open = self._numbered(asks)
            if table.standing is not self._beside:
                self._beside = self._numbered(table.standing)
        except Exception as fault:
            self._rebuild()
            raise RuleFault(f"the rules of {self.rulebook.name} failed on {move[0]}") from fault
        moves.append(move)
        self._told.append(before)
        return tuple(notices[before:])

    def _over(self, outcome: object) -> Asks:
        """Keep the outcome and close all questions."""
        if not isinstance(outcome, Outcome):
            raise RuntimeError("the rules ended without an outcome")
        self._outcome = outcome
        self._table.standing = ()
        return ()

    def _numbered(self, asks: Asks) -> Asks:
        """Give new asks their ids. Raises TypeError for anything else.

        Raises ValueError when a seat is asked the same question twice at once, or again within a step without a clock to continue.
        """
        if not isinstance(asks, tuple):
            raise TypeError("rules may await nothing but answers")
        numbers, asked = self._numbers, self._table.asked
        together: dict[str, int] = {}
        new = False
        for ask in asks:
            if not ask.id:
                new, name = True, ask.name
                own = _own(name, ask.seat)
                if ask.clock is not None:
                    known = len(asked)
                    asked.add(own)
                    if len(asked) == known and not ask.continues:
                        raise ValueError(f"{name} is asked again within a step: it has to continue a clock, or a new step to begin")
                if ask.secret:
                    number = numbers[own] = numbers.get(own, 0) + 1
                elif name in together:
                    number = together[name]
                else:
                    number = together[name] = numbers[name] = numbers.get(name, 0) + 1
                ask.id = _id(name, ask.seat, number)
        if new and len(asks) > 1 and len({(ask.name, ask.seat) for ask in asks}) != len(asks):
            raise ValueError("a seat is asked the same thing twice at once, a saved move could not say which")
        return asks

    # ---- loading

    def _rebuild(self) -> None:
        moves, self._moves, self._told = self._moves, [], array("I")
        self._begin()
        for move in moves:
            self._repeat(*move)

    def _repeat(self, name: str, seat: int, picks: tuple[str, ...], by: By) -> None:
        """Make a saved move again. Raises IllegalAnswer when it does not fit."""
        if name == self.rulebook.HOST_END:
            self.end()
            return
        if name == self.rulebook.STEP_END:
            self.end_step()
            return
        for ask in self.asks:
            if ask.seat == seat and ask.name == name:
                if by == "seat" or picks != ask.default:
                    self._check(ask, picks, by)
                self._step(ask, picks, by)
                return
        raise IllegalAnswer(Text("no-stale"))

    def make(self, move: Move) -> tuple[Notice, ...]:
        """Make one saved move again and return the notices that follow.

        Raises IllegalAnswer when it does not fit, RuleFault when a rule failed.
        """
        before = len(self._table.notices)
        self._repeat(move.ask_name, move.seat, move.picks, move.by)
        return tuple(self._table.notices[before:])

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
        if len(moves) == len(record.moves) and self._checks() != record.checks:
            raise ReplayDiverged(len(moves), "the state at the end is another one")

    def _compare(self, record: Record) -> None:
        """Raise ReplayDiverged at the first mark at which the state is not the one of ``record``."""
        for was, (move, digest) in zip(record.checks[:-1], self._table.checks, strict=False):
            if (was.move, was.digest) != (move, digest):
                raise ReplayDiverged(min(was.move, move), "the state is another one")
