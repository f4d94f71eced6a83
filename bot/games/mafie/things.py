"""How the sentences of Mafie name tokens and cards, and by what else they choose their words."""

from bot.presenting.drawing.words import Words
from bot.presenting.things import Things


def _token(words: Words, token: str, theme: str) -> str:
    return words(f"pic-token-{token}", theme=theme)


def _card(words: Words, card: str, theme: str) -> str:
    return words(f"pic-card-{card}-title", theme=theme)


THINGS = Things(selectors=frozenset({"side", "cause", "phase"}), namings={"token": _token, "card": _card})
