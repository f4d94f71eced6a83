"""The events of a lesson, one line each in data files and in the store.

``town.night.look 0 seat:3`` is an answer: question, seat, options (joined by ``|``, ``-`` for none). ``town.day.ready 4 *`` lets the
clock run out. ``!`` is a stop: the person only reads. ``+ say-knows 3`` is a claim of the person, with a seat where the claim needs one.
``: 4 say-suspect seat:2`` is a line of an automated player, which may have more arguments such as ``variant=3``. ``@ look`` begins a phase.
"""

from dataclasses import dataclass

from bot.tables.session.talk_log import KINDS, needs_target
from engines import Game, Text

NONE, LAPSED, BETWEEN = "-", "*", "|"


@dataclass(frozen=True, slots=True)
class LessonAnswer:
    """An answer of ``seat``; ``picks`` None: the clock of the question runs out."""

    ask: str
    seat: int
    picks: tuple[str, ...] | None

    def __str__(self) -> str:
        made = LAPSED if self.picks is None else BETWEEN.join(self.picks) or NONE
        return f"{self.ask} {self.seat} {made}"

    def make(self, game: Game, *, person: bool) -> str:
        """Make the move and return the id of the question. Raises IllegalAnswer, RuleFault."""
        opened = next((ask.id for ask in game.asks if (ask.name, ask.seat) == (self.ask, self.seat)), "")
        if self.picks is None:
            game.expire(opened)
        else:
            game.answer(opened, *self.picks, by="seat" if person else "auto")
        return opened


@dataclass(frozen=True, slots=True)
class LessonStop:
    """The person reads, and goes on."""

    def __str__(self) -> str:
        return "!"


@dataclass(frozen=True, slots=True)
class LessonClaim:
    """The person claims ``key``, about the seat ``target`` where the claim needs one."""

    key: str
    target: int | None

    def __str__(self) -> str:
        return f"+ {self.key}" + ("" if self.target is None else f" {self.target}")

    @property
    def text(self) -> Text:
        """The claim as automated players hear it (TK-5.6)."""
        return Text(self.key, {} if self.target is None else {"seat": f"seat:{self.target}"})


@dataclass(frozen=True, slots=True)
class LessonLine:
    """The automated player of ``seat`` says a line; ``about``: the reference of a seat, or empty; ``args``: further arguments."""

    seat: int
    key: str
    about: str
    args: tuple[tuple[str, str | int], ...] = ()

    def __str__(self) -> str:
        return " ".join(
            [":", str(self.seat), self.key, *([self.about] if self.about else []), *(f"{name}={one}" for name, one in self.args)]
        )

    @property
    def text(self) -> Text:
        """The line as automated players hear it."""
        return Text(self.key, {**({"seat": self.about} if self.about else {}), **dict(self.args)})


def line_event(seat: int, line: Text) -> LessonLine:
    args = {name: one for name, one in line.args.items() if isinstance(one, str | int)}
    return LessonLine(seat, line.key, str(args.pop("seat", "")), tuple(sorted(args.items())))


@dataclass(frozen=True, slots=True)
class LessonPhase:
    """The phase ``name`` of the lesson begins; the game does not change."""

    name: str

    def __str__(self) -> str:
        return f"@ {self.name}"


LessonEvent = LessonAnswer | LessonStop | LessonClaim | LessonLine | LessonPhase


def read_event(line: str) -> LessonEvent:
    """Return the event of a line. Raises ValueError for anything else."""
    first, *rest = line.split()
    if first == "!" and not rest:
        return LessonStop()
    if first == "@" and len(rest) == 1:
        return LessonPhase(rest[0])
    if first == "+" and len(rest) in (1, 2) and rest[0] in KINDS and needs_target(rest[0]) == (len(rest) > 1):
        return LessonClaim(rest[0], int(rest[1]) if rest[1:] else None)
    if first == ":" and len(rest) > 1:
        about = [one for one in rest[2:] if "=" not in one]
        if len(about) < 2:
            return LessonLine(int(rest[0]), rest[1], "".join(about), tuple(_arg(one) for one in rest[2:] if "=" in one))
    if len(rest) == 2 and "." in first:
        return LessonAnswer(first, int(rest[0]), _picks(rest[1]))
    raise ValueError(f"not an event of a lesson: {line!r}")


def _arg(typed: str) -> tuple[str, str | int]:
    name, _, one = typed.partition("=")
    return name, int(one) if one.isdecimal() else one


def _picks(made: str) -> tuple[str, ...] | None:
    if made == LAPSED:
        return None
    return () if made == NONE else tuple(made.split(BETWEEN))
