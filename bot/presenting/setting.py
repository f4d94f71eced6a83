"""Options in words: what a game is played with, as one line for the lobby and as pages for the host."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin

import engines
from bot.presenting.naming import listed
from bot.presenting.texts import Words
from engines.mafie.components import TOKENS, card_set

GANG = 14
"""New Gang is three cards with these and the next two numbers; it is chosen as one."""
ACTION_CARDS = 16


@dataclass(frozen=True, slots=True)
class Setting:
    """One option of a rulebook: its name and its plain values, the default first among them. ``cards``: it is chosen card by card."""

    name: str
    values: tuple[Any, ...]
    default: Any
    cards: bool = False


def settings_of(game: str) -> tuple[Setting, ...]:
    """Return every option of ``game`` in the order of its rulebook, read from the options model. Raises KeyError for an unknown game."""
    found = []
    for name, info in engines.GAMES[game].options.model_fields.items():
        annotation, default = info.annotation, info.default
        if isinstance(default, bool):
            found.append(Setting(name, (True, False), default))
        elif get_origin(annotation) is Literal:
            found.append(Setting(name, get_args(annotation), default))
        else:
            choices = tuple(value for inner in get_args(annotation) if get_origin(inner) is Literal for value in get_args(inner))
            found.append(Setting(name, choices, default, cards=True))
    return tuple(found)


def value_key(name: str, value: Any) -> str:
    """Return the message id of one value of an option."""
    if isinstance(value, bool):
        return f"option-{name}-{'on' if value else 'off'}"
    return f"option-{name}-{value}" if isinstance(value, str) else f"option-{name}-own"


def value_words(words: Words, setting: Setting, value: Any) -> str:
    """Return a value as it stands in a line: one that speaks for itself alone, any other after the name of its option."""
    said = words(value_key(setting.name, value))
    return said if isinstance(value, bool) else f"{words(f'option-{setting.name}')}: {said}"


def setting_lines(words: Words, game: str, options: Mapping[str, Any], seats: int, *, changed: Collection[str] = ()) -> list[str]:
    """Return what is played, shortest first: basic or extended, the cards, every option that is not the default, the tokens.

    A game that is not played basic or extended says in one line what it is.

    Options in ``changed`` stand in bold.
    """

    def said(name: str, text: str) -> str:
        return f"**{text}**" if name in changed else text

    settings = settings_of(game)
    theme = "kids" if options.get("kids_theme") else "town"
    extended = bool(options.get("extended"))
    if any(setting.name == "extended" for setting in settings):
        lines = [said("extended", words("lobby-extended" if extended else "lobby-basic"))]
    else:
        lines = [words(f"lobby-plain-{game}")]
    if extended:
        lines.append(said("cards", words("lobby-cards", list=_cards(words, options.get("cards", "auto"), seats, theme))))
    for setting in settings:
        if setting.name in ("extended", "cards"):
            continue
        value = options.get(setting.name, setting.default)
        if value != setting.default or setting.name in changed:
            lines.append(said(setting.name, value_words(words, setting, value)))
    if game == "mafie" and seats in TOKENS:
        lines.append(_tokens(words, options, seats, theme))
    return lines


def _tokens(words: Words, options: Mapping[str, Any], seats: int, theme: str) -> str:
    row = TOKENS[seats]
    agents = 0 if options.get("kids_no_agent") else row.agent
    return words("lobby-tokens", mafia=row.mafia, agent=agents, police=seats - row.mafia - agents, theme=theme)


def _cards(words: Words, cards: Any, seats: int, theme: str) -> str:
    """The cards by name where the number of seats says which; else how they are chosen."""
    known = card_set(seats, tuple(cards) if isinstance(cards, list) else cards) if seats in TOKENS else None
    if known is None and not isinstance(cards, str):
        known = tuple(sorted(cards))
    if not known:
        return words(value_key("cards", cards))
    return listed(dict.fromkeys(words(f"pic-card-{card}-title", theme=theme) for card in known))
