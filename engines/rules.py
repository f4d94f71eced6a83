"""The base of the rules of a game: the table, through which they ask and tell, and the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from types import coroutine
from typing import Any, ClassVar, cast

from pydantic import BaseModel, ConfigDict, SerializerFunctionWrapHandler, ValidationError, model_serializer

from engines.asking import KEPT, Answer, Arg, Ask, BadSetup, Notice, Outcome, Text
from engines.chance import Chance

OnAnswer = Callable[[Answer], None]


@lru_cache(maxsize=KEPT)
def _audience(seats: tuple[int, ...]) -> frozenset[int]:
    """Return ``seats`` as a set that all games share."""
    return frozenset(seats)


@lru_cache(maxsize=KEPT)
def _options(options: BaseModel) -> BaseModel:
    """Return ``options``, frozen ones, as an object that all games share."""
    return options


class Table:
    """The table of a game. Each game has a subclass with its state, ``play`` and ``view``."""

    state: Any
    """The whole state of the game: a plain dataclass, perhaps of structs, without sets and floats. Checksums are made of its repr.
    """

    def __init__(self, seats: int, options: Any, chance: Chance) -> None:
        """``options`` is an instance of the rulebook's options model. Raises BadSetup when the two do not fit."""
        self.seats = seats
        self.options = options
        self.chance = chance
        self.standing: tuple[Ask, ...] = ()
        self.absent: tuple[int, ...] = ()
        self.notices: list[Notice] = []
        self.checkpoints: list[int] = []
        self.checks: list[tuple[int, str]] = []
        """Numbers of moves with the checksum of the state after them."""
        self.moves_made = 0
        self.asked: set[tuple[str, int]] = set()
        """The questions with a clock in this step, by name and seat; kept by the runner."""
        self.clocked = False
        """Whether ``step_end`` waits for the clock of the step; set by the runner."""

    async def play(self) -> Outcome:
        """Play the game from the deal to the end, as the rulebook says."""
        raise NotImplementedError

    def view(self, seat: int | None) -> BaseModel:
        """Return the present view of ``seat`` (None: a spectator), built up from its knowledge, never cut down from the state."""
        raise NotImplementedError

    def witness(self) -> BaseModel | None:
        """Return the view of a human narrator, who sees what the eliminated see; None in a game that shows them no more."""
        return None

    async def on_standing(self, answer: Answer) -> None:
        """Handle an answer to one of ``standing``. Games with standing asks override it."""
        raise NotImplementedError

    # ---- telling

    def tell(self, to: Iterable[int] | None, key: str, /, *, reveals: bool = False, **args: Arg) -> None:
        """Tell ``to`` (None: everyone) the sentence ``key``. ``reveals``: a public sentence that uncovers something hidden.

        Nobody can forget it, so a secret or revealing notice drops the earlier checkpoints.
        """
        audience = None
        if to is not None:
            audience = _audience(tuple(to))
            self.checkpoints.clear()
        elif reveals:
            self.checkpoints.clear()
        notices = self.notices
        notices.append(Notice(len(notices), audience, Text(key, args)))

    def checkpoint(self) -> None:
        """Let the host take the game back to this moment, until something hidden is shown."""
        if not self.checkpoints or self.checkpoints[-1] != self.moves_made:
            self.checkpoints.append(self.moves_made)

    def forget_checkpoints(self) -> None:
        """Drop the checkpoints before a possible revelation: a later loss would tell whether and when it happened."""
        self.checkpoints.clear()

    def mark(self) -> None:
        """Note a checksum of the state, so that a replay notices a divergence near its cause."""
        self.checks.append((self.moves_made, self.digest()))

    def digest(self) -> str:
        """Return a checksum (16 hex digits) of the state."""
        return sha256(repr(self.state).encode()).hexdigest()[:16]

    # ---- steps: their length must not depend on hidden things

    def begin_step(self) -> None:
        """Begin a step: new questions start clocks of their own.

        Within a step a repeated question must name the one whose clock it ``continues``: a clock that starts again would make the step
        longer, and everybody at the table would see that.
        """
        self.asked = set()

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Hold a step in the middle of another one, whose clocks go on afterwards."""
        before, self.asked = self.asked, set()
        try:
            yield
        finally:
            self.asked = before

    @coroutine
    def step_end(self) -> Generator[tuple[Ask, ...], Any, None]:
        """Wait until the clock of the step has run out, however early its answers came; a game without clocks goes on at once.

        Only standing asks are open meanwhile. Nothing that follows the step is computed before its end, so no answer can reveal it.
        """
        while self.clocked:
            answer: Answer | None = yield ()
            if answer is None:
                return
            yield from self.on_standing(answer).__await__()

    # ---- asking

    @coroutine
    def next(self, asks: Sequence[Ask], *, beside: bool = False) -> Generator[tuple[Ask, ...], Any, Answer]:
        """Open ``asks`` and return the first answer to one of them. Raises ValueError when there is none to open.

        A seat in ``absent`` is not waited for: each of its asks is answered with its default, in the order of ``asks``. With ``beside``
        the answer to a standing ask is returned too, once it has been handled, for a step that may end by it.

        Here and in ``step_end`` rules stop: it yields the asks to the runner, which reads ``standing`` beside them. Awaited as any
        coroutine.
        """
        opened = asks if isinstance(asks, tuple) else tuple(asks)
        if not opened:
            raise ValueError("a question without anyone to ask")
        while True:
            if self.absent:
                for ask in opened:
                    if ask.seat in self.absent and ask.clock is not None:
                        return Answer(ask, ask.default, "clock")
            answer: Answer = yield opened
            if answer.ask.holds or answer.ask not in self.standing:  # a holding ask is never standing; this spares the search
                return answer
            yield from self.on_standing(answer).__await__()
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
        beside the others and lapse with them. Answers were legal when they were given; the caller checks them again.
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
                open_now = tuple([ask for ask in open_now if ask is not answer.ask])
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
        while [ask for ask in open_now if ask.holds]:
            answer = await self.next(open_now)
            if answer.picks and answer.picks[0] not in declines:
                return answer
            open_now = tuple([ask for ask in open_now if ask is not answer.ask])
        return None


class GameOptions(BaseModel):
    """The options of a game; each game names its own. An unknown name is refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    added: ClassVar[frozenset[str]] = frozenset()
    """Options that came after games had been stored. At its default, the rule of those games, such an option is not written."""

    @model_serializer(mode="wrap")
    def _as_stored(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        written: dict[str, Any] = write(self)
        fields = type(self).model_fields
        return {name: its for name, its in written.items() if name not in self.added or getattr(self, name) != fields[name].default}


@dataclass(frozen=True)
class Rulebook:
    """A game on offer: its name, the version of its rules, the numbers of seats and its options."""

    name: str
    version: int
    seats: range
    options: type[BaseModel]
    table: type[Table]
    warnings: Callable[[int, Any], tuple[Text, ...]] = lambda _seats, _options: ()
    """Warnings about allowed but unwise seats and options."""
    new_games: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """Options of new games that differ from the defaults of the model, which hold for records from before the option."""

    HOST_END: ClassVar[str] = "host.end"
    """Ask name of the move by which the host ends the game."""
    STEP_END: ClassVar[str] = "clock.step"
    """Ask name of the move by which the clock ends a step."""

    def options_of_new_game(self, chosen: Mapping[str, Any]) -> BaseModel:
        """Return the options of a new game with the ``chosen`` ones. Raises BadSetup as ``read_options``."""
        return self.read_options({**self.new_games, **chosen})

    def read_options(self, options: Mapping[str, Any] | BaseModel | None) -> BaseModel:
        """Return the options model for plain values. Raises BadSetup for an unknown name or an impossible value."""
        if isinstance(options, self.options):
            return options
        try:
            read = self.options.model_validate(dict(cast("Mapping[str, Any]", options or {})))
        except ValidationError as wrong:
            first = wrong.errors()[0]
            name = str(first["loc"][0]) if first["loc"] else "options"
            raise BadSetup(Text("setup-option", {"option": name})) from wrong
        if not read.model_config.get("frozen"):
            return read
        return _options(read)  # pyright: ignore[reportArgumentType]  # frozen, so they have a hash
