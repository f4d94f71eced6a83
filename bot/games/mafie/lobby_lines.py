"""What is played, in short lines for the lobby: basic or extended, the cards, the options, the tokens."""

from collections.abc import Collection, Mapping
from typing import Any

from bot.presenting.naming import listed
from bot.presenting.setting import changed_lines, in_bold, settings_of, value_key
from bot.presenting.texts import Words
from engines.mafie.components import TOKENS, card_set

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
