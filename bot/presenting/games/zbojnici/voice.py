"""The voice of the city: Fluent messages in the reader's language, with people, districts and ducats put in."""

from collections.abc import Iterable, Mapping

from bot.presenting.boards.zbojnici_speech import Speech
from bot.presenting.clocks import until
from bot.presenting.naming import escaped, listed, short
from bot.presenting.scene import Deadline, Scene
from engines import Notice
from engines.table import Arg, seat_of
from engines.zbojnici import ZbojniciView

MARKS = {"red": "▲", "green": "■", "blue": "●", "purple": "★", "orange": "⬢", "white": "♔"}
"""The shape of each colour, as in the pictures; the prince is the crown."""


class Voice:
    """Speaks about one scene. Calling it formats a message."""

    def __init__(self, scene: Scene, *, plain: bool = False) -> None:
        """``scene.public`` must be the public view of a game of Zbojníci. ``plain``: for a file, so without any markdown."""
        self.scene = scene
        self.plain = plain
        self.view: ZbojniciView = scene.public
        self.pictures = Speech(scene.words, self.view, scene.names)

    def __call__(self, key: str, /, **args: str | int) -> str:
        """Format the message ``key``."""
        said = self.scene.words(key, **args)
        return said.replace("**", "") if self.plain else said

    def who(self, seat: int) -> str:
        """Return ``▲ **Karel**``, the shape and the name; before there is a colour the name alone."""
        name = short(self.scene.names[seat])
        shown = name if self.plain else f"**{escaped(name)}**"
        return f"{mark} {shown}" if (mark := self.mark(seat)) else shown

    def label(self, seat: int) -> str:
        """Return ``▲ Karel``, for labels of buttons and menus, which know no markdown."""
        return f"{self.mark(seat)} {short(self.scene.names[seat])}".strip()

    def mark(self, seat: int) -> str:
        """Return the shape of a seat, empty before it has a colour."""
        return MARKS.get(self.view.players[seat].color or "", "")

    def people(self, seats: Iterable[int]) -> str:
        """Return the names of ``seats`` with commas."""
        return listed(self.who(seat) for seat in seats)

    def seat_in(self, color: str) -> int:
        """Return the seat that plays ``color``. Raises StopIteration when nobody does."""
        return next(player.seat for player in self.view.players if player.color == color)

    def place(self, district: str) -> str:
        """Return a district by number and name, ``4 Krčma``, as in the picture; ``home`` by its name alone."""
        position = next((place.position for place in self.view.places if place.district == district), None)
        name = self(f"pic-zb-district-{district}")
        return f"{position} {name}" if position else name

    def told(self, notice: Notice, **more: str | int) -> str:
        """Return the plain sentence of a notice, people by shape and name."""
        return self(notice.text.key, **{**self.arguments(notice.text.args), **more})

    def arguments(self, args: Mapping[str, Arg]) -> dict[str, str | int]:
        """Return the arguments of a notice as its sentence takes them: people by name, everything else by its id."""
        return {name: self._argument(arg) for name, arg in args.items()}

    def _argument(self, arg: Arg) -> str | int:
        if isinstance(arg, tuple):
            return listed(str(self._listed(one)) for one in arg)
        if isinstance(arg, bool):
            return "yes" if arg else "no"
        if isinstance(arg, str):
            kind, colon, name = arg.partition(":")
            return self.who(seat_of(arg)) if kind == "seat" else name if colon else arg
        return arg

    def _listed(self, arg: Arg) -> str | int:
        if isinstance(arg, str) and arg.startswith("district:"):
            return self.pictures.district(arg.removeprefix("district:"))
        return self._argument(arg)

    def until(self, deadline: Deadline | None) -> str:
        """Return the sentence about the end of a question, or that the clocks stand still; empty when there is no clock."""
        return until(self.scene, deadline)

    def mine(self, seat: int) -> ZbojniciView:
        """Return what ``seat`` may know. Never for anything that others read."""
        view: ZbojniciView = self.scene.view(seat)
        return view
