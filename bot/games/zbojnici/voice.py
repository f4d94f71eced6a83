"""The voice of the city: Fluent messages in the reader's language, with people, districts and ducats put in."""

from bot.games.zbojnici.pictures.speech import Speech
from bot.presenting.boxed.voice import BoxedVoice
from bot.presenting.scene import Scene
from engines.zbojnici import ZbojniciView

MARKS = {"red": "▲", "green": "■", "blue": "●", "purple": "★", "orange": "⬢", "white": "♔"}
"""The shape of each colour, as in the pictures; the prince is the crown."""


class Voice(BoxedVoice[ZbojniciView]):
    """Speaks about one scene of Zbojníci."""

    def __init__(self, scene: Scene, *, plain: bool = False) -> None:
        """See ``BoxedVoice``."""
        super().__init__(scene, plain=plain)
        self.pictures = Speech(scene.words, self.view, scene.people)
        self.marks = [MARKS.get(player.color or "", "") for player in self.view.players]

    def seat_in(self, color: str) -> int:
        """Return the seat that plays ``color``. Raises StopIteration when nobody does."""
        return next(player.seat for player in self.view.players if player.color == color)

    def place(self, district: str) -> str:
        """Return a district by number and name, ``4 Krčma``, as in the picture; ``home`` by its name alone."""
        position = next((place.position for place in self.view.places if place.district == district), None)
        name = self(f"pic-zb-district-{district}")
        return f"{position} {name}" if position else name

    def listed_thing(self, reference: str) -> str:
        """Return a district by its name, any other thing by its id."""
        kind, _, name = reference.partition(":")
        return self.pictures.district(name) if kind == "district" else name
