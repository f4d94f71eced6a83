"""What is played, in short lines for the lobby: basic or extended, the cards, the options, the tokens."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.presenting.limits import DESCRIPTION, cut
from bot.presenting.lobby_scene import LobbyScene
from bot.presenting.naming import listed
from bot.presenting.option_list import list_page
from bot.presenting.page import Choice, Page
from bot.presenting.setting import changed_lines, in_bold, settings_of, value_key
from bot.presenting.texts import Words
from engines.mafie.components import NEW_GANG, TOKENS, card_set

_SAID_FIRST = frozenset({"extended", "cards"})
"""Options that have a line of their own."""


def theme_of(options: Mapping[str, Any]) -> str:
    """Return the story that is told: ``kids`` or ``town``."""
    return "kids" if options.get("kids_theme") else "town"


def setting_lines(words: Words, game: str, options: Mapping[str, Any], seats: int, *, changed: Collection[str] = ()) -> list[str]:
    """Return what is played, shortest first: basic or extended, the cards, every option that is not the default, the tokens."""
    extended, theme = bool(options.get("extended")), theme_of(options)
    lines = [in_bold(words("lobby-extended" if extended else "lobby-basic"), "extended" in changed)]
    if extended:
        cards = words("lobby-cards", list=_cards(words, options.get("cards", "auto"), seats, theme))
        lines.append(in_bold(cards, "cards" in changed))
    lines += changed_lines(words, (one for one in settings_of(game) if one.name not in _SAID_FIRST), options, changed, theme)
    return [*lines, _tokens(words, options, seats, theme)] if seats in TOKENS else lines


def _tokens(words: Words, options: Mapping[str, Any], seats: int, theme: str) -> str:
    row = TOKENS[seats]
    agents = 0 if options.get("kids_no_agent") else row.agent
    return words("lobby-tokens", mafia=row.mafia, agent=agents, police=seats - row.mafia - agents, theme=theme)


def _cards(words: Words, cards: Any, seats: int, theme: str) -> str:
    """Return the cards by name where the number of seats says which; else how they are chosen."""
    known = card_set(seats, tuple(cards) if isinstance(cards, list) else cards) if seats in TOKENS else None
    if known is None and not isinstance(cards, str):
        known = tuple(sorted(cards))
    if not known:
        return words(value_key("cards", cards))
    return listed(dict.fromkeys(words(f"pic-card-{card}-title", theme=theme) for card in known))


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
