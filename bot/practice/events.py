"""What happens in a lesson, one line each, as the data files and the store write it.

``town.night.look 0 seat:3`` is an answer: question, seat, options (joined by ``|``, ``-`` for none). ``town.day.ready 4 *`` lets the
clock run out. ``! role`` is a stop, where nothing is asked and the person only reads. ``+ say-knows 3`` is a claim of the person, of a seat
where the claim speaks of one. ``: 4 say-suspect seat:2`` is a line of an automated player; what else
it names follows as ``variant=3``. ``@ look`` names the phase that begins there.
"""

from dataclasses import dataclass

from bot.tables.session.talk_log import KINDS, needs_target
from engines import Game, Text

NONE, LAPSED, BETWEEN = "-", "*", "|"


@dataclass(frozen=True, slots=True)
class LessonAnswer:
    """A question of ``seat`` is answered with ``picks``, or its clock runs out (``picks`` None)."""

    ask: str
    seat: int
    picks: tuple[str, ...] | None

    def __str__(self) -> str:
        made = LAPSED if self.picks is None else BETWEEN.join(self.picks) or NONE
        return f"{self.ask} {self.seat} {made}"

    def make(self, game: Game, *, person: bool) -> str:
        """Make the move and return the id of the question. Raises IllegalAnswer: it does not fit; RuleFault."""
        opened = next((ask.id for ask in game.asks if (ask.name, ask.seat) == (self.ask, self.seat)), "")
        if self.picks is None:
            game.expire(opened)
        else:
            game.answer(opened, *self.picks, by="seat" if person else "auto")
        return opened


@dataclass(frozen=True, slots=True)
class LessonStop:
    """The person has read what is to be read."""

    def __str__(self) -> str:
        return "!"


@dataclass(frozen=True, slots=True)
class LessonClaim:
    """The person claims ``key``, of the seat ``target`` where it speaks of one."""

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
    """The automated player of ``seat`` says a line, ``about`` a seat (a reference) where it speaks of one; ``args``: what else it names."""

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
        """The line as players hear it."""
        return Text(self.key, {**({"seat": self.about} if self.about else {}), **dict(self.args)})


def line_event(seat: int, line: Text) -> LessonLine:
    """Return the event that ``seat`` says ``line``."""
    args = {name: one for name, one in line.args.items() if isinstance(one, str | int)}
    return LessonLine(seat, line.key, str(args.pop("seat", "")), tuple(sorted(args.items())))


@dataclass(frozen=True, slots=True)
class LessonPhase:
    """The phase ``name`` of the lesson begins; nothing happens."""

    name: str

    def __str__(self) -> str:
        return f"@ {self.name}"


LessonEvent = LessonAnswer | LessonStop | LessonClaim | LessonLine | LessonPhase


def read_event(line: str) -> LessonEvent:
    """Return what a line says. Raises ValueError for anything else."""
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


def _arg(told: str) -> tuple[str, str | int]:
    name, _, one = told.partition("=")
    return name, int(one) if one.isdecimal() else one


def _picks(made: str) -> tuple[str, ...] | None:
    if made == LAPSED:
        return None
    return () if made == NONE else tuple(made.split(BETWEEN))
