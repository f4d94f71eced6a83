"""The voice of the city: Fluent messages in the reader's language, with people, districts and ducats put in."""

from collections.abc import Sequence

from bot.games.zbojnici.pictures.speech import ZbojniciPictureSpeech
from bot.presenting.naming import listed
from bot.presenting.scene import Scene
from bot.presenting.texts import Things
from bot.presenting.voice import GameVoice
from engines.zbojnici import ZbojniciView

MARKS = {"red": "▲", "green": "■", "blue": "●", "purple": "★", "orange": "⬢", "white": "♔"}
"""The shape of each colour, as in the pictures; the prince is the crown."""


class ZbojniciVoice(GameVoice[ZbojniciView]):
    """Speaks about one scene of Zbojníci."""

    def __init__(self, scene: Scene, *, plain: bool = False) -> None:
        super().__init__(scene, plain=plain)
        self.pictures = ZbojniciPictureSpeech(scene.words, self.view, scene.people)
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


def plan_text(voice: ZbojniciVoice, figures: Sequence[str], guards: Sequence[str], tokens: Sequence[str]) -> str:
    """Return ``1 Palác 2 + žeton · 4 Krčma 1``, in arrow order; empty for a plan without figures."""
    order = [place.district for place in voice.view.places]
    told = []
    for district in (*order, "home"):
        count, watch = list(figures).count(district), list(guards).count(district)
        if not count and not watch:
            continue
        said = voice("zb-plan-band", place=voice.place(district), n=count) if count else f"{voice.place(district)}"
        if watch:
            said = f"{said} {voice('zb-plan-guard', n=watch)}"
        if district in tokens:
            said = f"{said} {voice('zb-plan-token')}"
        told.append(said)
    return listed(told, " · ")


THINGS = Things(selectors=frozenset({"district", "day", "color", "action", "track"}))
