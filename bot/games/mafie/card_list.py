"""The set of Action cards, chosen card by card."""

from collections.abc import Sequence

from bot.games.mafie.lobby_lines import theme_of
from bot.presenting.limits import DESCRIPTION, cut
from bot.presenting.lobby_scene import LobbyScene
from bot.presenting.option_list import list_page
from bot.presenting.page import Choice, Page
from engines.mafie.components import NEW_GANG

_GANG = "gang"
"""Stands for the three cards of New Gang, which are chosen as one."""


def cards_page(scene: LobbyScene) -> Page:
    """Return the page on which the cards are chosen one by one, New Gang as one entry."""
    now = scene.options.get("cards")
    chosen = frozenset(now) if isinstance(now, list | tuple) else frozenset()
    values = [*((str(card), card) for card in range(1, NEW_GANG[0])), (_GANG, NEW_GANG[0])]
    choices = tuple(_choice(scene, value, card, chosen=card in chosen) for value, card in values)
    return list_page(scene, "cards", scene.words("h-cards"), scene.words("h-which-cards"), choices)


def _choice(scene: LobbyScene, value: str, card: int, *, chosen: bool) -> Choice:
    theme = theme_of(scene.options)
    effect = cut(scene.words(f"card-effect-{card}", theme=theme), DESCRIPTION)
    return Choice(value, scene.words(f"pic-card-{card}-title", theme=theme), effect, chosen=chosen)


def read_cards(values: Sequence[str]) -> tuple[int, ...]:
    """Return the numbers of the cards that a menu gave as ``values``, in order."""
    numbers = {int(value) for value in values if value != _GANG}
    if _GANG in values:
        numbers.update(NEW_GANG)
    return tuple(sorted(numbers))
