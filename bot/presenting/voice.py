"""The voice of a boxed game: Fluent messages in the reader's language, with the people and things of a table."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from bot.presenting.naming import escaped, listed, short
from bot.presenting.scene import Deadline, Scene, until
from bot.presenting.texts import drawn
from engines import Notice, Text
from engines.table import Arg, seat_of


class HasPhase(Protocol):
    """The field that the view of every boxed game has."""

    @property
    def phase(self) -> str:
        """The phase of the game; ``end`` when it is over."""
        ...


V = TypeVar("V", bound=HasPhase)
K = TypeVar("K")

WORDINGS = 4
"""The number of wordings of the most frequent sentences."""


class GameVoice(Generic[V]):
    """Speaks about one scene. Calling it formats a message."""

    def __init__(self, scene: Scene, *, plain: bool = False) -> None:
        """``scene.public`` must be the public view of the game. ``plain``: for a file, without markdown."""
        self.scene = scene
        self.plain = plain
        self.view: V = scene.public
        self.marks: Sequence[str] = ()
        """The shape of each seat as in the pictures, a character; empty without one."""
        self.growing = ""
        """The growing message of the chronicle; the wording of a sentence depends on it."""

    def __call__(self, key: str, /, **args: str | int) -> str:
        """Format the message ``key``."""
        said = self.scene.words(key, **args)
        return said.replace("**", "") if self.plain else said

    def varied(self, key: str, /, *, by: object = "", **args: str | int) -> str:
        """Format a message that has four wordings, chosen by the table, the message that grows, and ``by``, a public fact."""
        return self(key, variant=self.wording(key, by), **args)

    def wording(self, key: str, by: object = "") -> int:
        return drawn(self.scene.table, f"{key}/{self.growing}/{by}", WORDINGS)

    def mark(self, seat: int) -> str:
        """Return the shape of ``seat``, empty without one."""
        return self.marks[seat] if self.marks else ""

    def who(self, seat: int) -> str:
        """Return ``▲ **Karel**``, the shape and the name on one line; without a shape the name alone."""
        name = short(self.scene.names[seat])
        shown = name if self.plain else f"**{escaped(name)}**"
        return f"{mark}\u00a0{shown}" if (mark := self.mark(seat)) else shown

    def label(self, seat: int) -> str:
        """Return ``▲ Karel``, for labels of buttons and menus, which know no markdown."""
        return f"{self.mark(seat)} {short(self.scene.names[seat])}".strip()

    def people(self, seats: Iterable[int]) -> str:
        return listed(self.who(seat) for seat in seats)

    def with_most(self, counts: Sequence[int]) -> str:
        """Return everybody whose number in ``counts``, one a seat, is the highest."""
        return self.people(highest(dict(enumerate(counts))))

    def spoken(self, seat: int, text: Text) -> str:
        """Return the line of the automated player of ``seat``."""
        return self("spoken", who=self.who(seat), text=self(text.key, **self.arguments(text.args)))

    def sentence(self, notice: Notice, **more: str | int) -> str:
        """Return the plain sentence of a notice, people by shape and name."""
        return self(notice.text.key, **{**self.arguments(notice.text.args), **more})

    def arguments(self, args: Mapping[str, Arg]) -> dict[str, str | int]:
        """Return the arguments of a notice for its sentence: people by name, things by ``thing``, lists with commas."""
        return {name: self._argument(arg) for name, arg in args.items()}

    def thing(self, reference: str) -> str:
        """Return the thing ``kind:name`` for a sentence: its id, which is a selector."""
        return reference.partition(":")[2]

    def listed_thing(self, reference: str) -> str:
        """Return the thing ``kind:name`` for a list."""
        return self.thing(reference)

    def _argument(self, arg: Arg, *, inside: bool = False) -> str | int:
        if isinstance(arg, tuple):
            return listed(str(self._argument(one, inside=True)) for one in arg)
        if isinstance(arg, bool):
            return "yes" if arg else "no"
        if isinstance(arg, str):
            if arg.startswith("seat:"):
                return self.who(seat_of(arg))
            if ":" in arg:
                return self.listed_thing(arg) if inside else self.thing(arg)
        return arg

    def covered(self, text: str) -> str:
        """Return ``text`` behind a spoiler; in text mode unchanged, since screen readers do not announce spoilers."""
        return text if self.scene.text_mode else f"||{text}||"

    def until(self, deadline: Deadline | None) -> str:
        """Return the sentence about the end of a question, or that the clocks stand still; empty when there is no clock."""
        return until(self.scene, deadline)

    def mine(self, seat: int) -> V:
        """Return the view of ``seat``. Never for texts that others read."""
        view: V = self.scene.view(seat)
        return view


def word_of(arg: Arg) -> str:
    """Return the id in a reference such as ``district:palace``."""
    return str(arg).partition(":")[2]


def count_of(arg: Arg) -> int:
    """Return a number unchanged, 0 for anything else."""
    return arg if isinstance(arg, int) else 0


def told_to_all(notices: Iterable[Notice]) -> bool:
    """Return whether an answer had consequences that everybody hears of, so that it waits for no other answer."""
    return any(notice.to is None for notice in notices)


def who_in(voice: GameVoice[V], notice: Notice, name: str = "seat") -> str:
    return voice.who(seat_of(str(notice.text.args[name])))


def highest(counts: Mapping[K, int]) -> list[K]:
    """Return the keys with the highest number, in their order."""
    return [key for key, count in counts.items() if count == max(counts.values())]
