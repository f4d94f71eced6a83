"""How the sentences of Mafia City name cards and locations, and by what else they choose their words."""

from bot.presenting.drawing.words import Words
from bot.presenting.things import Things
from engines.mafia_city.components import CARDS, LOCATIONS


def _card(words: Words, number: str, _theme: str) -> str:
    card = CARDS[int(number)]
    return words("mc-card", card=words(f"pic-mc-card-{card.kind}"), symbol=words(f"pic-mc-symbol-{card.symbol}"))


def _location(_words: Words, number: str, _theme: str) -> str:
    return LOCATIONS[int(number)].id


THINGS = Things(selectors=frozenset({"phase", "colour", "effect"}), namings={"mccard": _card, "location": _location})
