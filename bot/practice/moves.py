"""What happens in a lesson, one line each, as the data files and the store write it.

``town.night.look 0 seat:3`` is an answer: question, seat, options (joined by ``|``, ``-`` for none). ``town.day.ready 4 *`` lets the
clock run out. ``! role`` is a stop, where nothing is asked and the person only reads. ``+ say-knows 3`` is a claim of the person, of a seat
where the claim speaks of one. ``: 4 say-suspect seat:2`` is a line of an automated player. ``@ look`` names the phase that begins there.
"""

from dataclasses import dataclass

from bot.tables.record.claims import KINDS, needs_target
from engines import Game, Text

NONE, LAPSED, BETWEEN = "-", "*", "|"


@dataclass(frozen=True, slots=True)
class Answered:
    """A question of ``seat`` is answered with ``picks``, or its clock runs out (``picks`` None)."""

    ask: str
    seat: int
    picks: tuple[str, ...] | None

    def __str__(self) -> str:
        said = LAPSED if self.picks is None else BETWEEN.join(self.picks) or NONE
        return f"{self.ask} {self.seat} {said}"

    def make(self, game: Game, *, person: bool) -> str:
        """Make the move and return the id of the question. Raises IllegalAnswer: it does not fit; RuleFault."""
        opened = next((ask.id for ask in game.asks if (ask.name, ask.seat) == (self.ask, self.seat)), "")
        if self.picks is None:
            game.expire(opened)
        else:
            game.answer(opened, *self.picks, by="seat" if person else "auto")
        return opened


@dataclass(frozen=True, slots=True)
class Stopped:
    """The person has read what is to be read."""

    def __str__(self) -> str:
        return "!"


@dataclass(frozen=True, slots=True)
class Claimed:
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
class Said:
    """The automated player of ``seat`` says a line; ``about`` is the seat that it speaks of, as a reference."""

    seat: int
    key: str
    about: str

    def __str__(self) -> str:
        return f": {self.seat} {self.key} {self.about}".rstrip()

    @property
    def text(self) -> Text:
        """The line as players hear it."""
        return Text(self.key, {"seat": self.about} if self.about else {})


@dataclass(frozen=True, slots=True)
class Phase:
    """The phase ``name`` of the lesson begins; nothing happens."""

    name: str

    def __str__(self) -> str:
        return f"@ {self.name}"


Event = Answered | Stopped | Claimed | Said | Phase


def read(line: str) -> Event:
    """Return what a line says. Raises ValueError for anything else."""
    first, *rest = line.split()
    if first == "!" and not rest:
        return Stopped()
    if first == "@" and len(rest) == 1:
        return Phase(rest[0])
    if first == "+" and len(rest) in (1, 2) and rest[0] in KINDS and needs_target(rest[0]) == (len(rest) > 1):
        return Claimed(rest[0], int(rest[1]) if rest[1:] else None)
    if first == ":" and len(rest) in (2, 3):
        return Said(int(rest[0]), rest[1], "".join(rest[2:]))
    if len(rest) == 2 and "." in first:
        return Answered(first, int(rest[0]), _picks(rest[1]))
    raise ValueError(f"not an event of a lesson: {line!r}")


def _picks(said: str) -> tuple[str, ...] | None:
    if said == LAPSED:
        return None
    return () if said == NONE else tuple(said.split(BETWEEN))
