"""The voice of the city: Fluent messages in the reader's language, with people, locations and cards put in."""

from collections.abc import Iterable

from bot.games.mafia_city.pictures.speech import MafiaCityPictureSpeech
from bot.presenting.naming import listed
from bot.presenting.scene import Scene
from bot.presenting.texts import Things, Words
from bot.presenting.voice import GameVoice
from engines.mafia_city.components import CARDS, LOCATIONS
from engines.mafia_city.views import MafiaCityView

MARKS = {"grey": "✚", "yellow": "◆", "red": "▲", "blue": "●", "green": "■"}
"""The shape of each colour, as in the pictures."""


class MafiaCityVoice(GameVoice[MafiaCityView]):
    """Speaks about one scene of Mafia City."""

    def __init__(self, scene: Scene, *, plain: bool = False) -> None:
        super().__init__(scene, plain=plain)
        self.pictures = MafiaCityPictureSpeech(scene.words, self.view, scene.people)
        self.marks = [MARKS.get(player.color or "", "") for player in self.view.players]
        self._mine: dict[int, MafiaCityView] = {}
        self.lap: list[str] = []
        """The seats in the present line of the chronicle."""

    def mine(self, seat: int) -> MafiaCityView:
        """Return the view of ``seat``, cached. Never for texts that others read."""
        if seat not in self._mine:
            self._mine[seat] = self.scene.view(seat)
        return self._mine[seat]

    def place(self, number: int) -> str:
        """Return a location by number and name, ``3 Klub rváčů``, as in the picture."""
        return f"{number} {self.pictures.location(number)}"

    def card(self, number: int) -> str:
        """Return a card by its kind and symbol, ``Práskač (Klobouk)``."""
        card = CARDS[number]
        return self("mc-card", card=self.pictures.kind(card.kind), symbol=self.pictures.symbol(card.symbol))

    def cards(self, numbers: Iterable[int]) -> str:
        """Return several cards with commas."""
        return listed(self.card(number) for number in numbers)

    def thing(self, reference: str) -> str:
        """Return a card or the place of a headline by its name, a location by its selector."""
        kind, _, name = reference.partition(":")
        if kind == "place":
            return self.pictures.location(int(name))
        if kind == "mccard":
            return self.card(int(name))
        return LOCATIONS[int(name)].id if kind == "location" else name

    def listed_thing(self, reference: str) -> str:
        """Return a location by number and name, other things as outside of lists."""
        kind, _, name = reference.partition(":")
        return self.place(int(name)) if kind == "location" else self.thing(reference)


def _card(words: Words, number: str, _theme: str) -> str:
    card = CARDS[int(number)]
    return words("mc-card", card=words(f"pic-mc-card-{card.kind}"), symbol=words(f"pic-mc-symbol-{card.symbol}"))


def _location(_words: Words, number: str, _theme: str) -> str:
    return LOCATIONS[int(number)].id


THINGS = Things(selectors=frozenset({"phase", "colour", "effect"}), namings={"mccard": _card, "location": _location})
