"""[On the table]: one private page with everything that lies open, leafed through in place by its own menus (OP-1.3 to OP-1.5).

Three buttons of a board open it, so every section is one press away (OP-1.1): [On the table] at the offer and the supply, [Players] at
everything before the players, [What counts] at the score sheet. A game fills in ``OpenTable``. All of it is made of the public view; only
``counts`` may add the reader's own hidden part.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from bot.presenting.drawing import Drawing
from bot.presenting.limits import CHOICE_LABEL
from bot.presenting.naming import cut, plain
from bot.presenting.page import Button, Buttons, Menu, MenuOption, Page, Part, Picture
from bot.presenting.questions import verb_button
from bot.presenting.scene import Scene, custom_id
from bot.presenting.text_cards import CARD, TextCard, card_menus, card_text
from bot.presenting.texts import Words

OPEN = "open"
"""The verb of the page; its extra is a place: ``offer``, ``player`` (all of them), ``player:2``, ``counts``, ``card:<id of a card>``.

Without a place, as on boards and desks, it opens a new page.
"""
Section = Literal["offer", "player", "counts"]
SECTIONS: tuple[Section, ...] = ("offer", "player", "counts")

OPENED_AT: Mapping[str, Section] = {OPEN: "offer", "openplayers": "player", "opencounts": "counts"}
"""The verbs that open a new page, as on boards, each with the section it opens at."""

PICTURE = "open.png"

TEXT = 3_900
"""Characters of a section; a message holds 4,000 with its title."""


@dataclass(frozen=True, slots=True)
class OpenPart:
    """A part of a section: its lines, the ids of the components in it, whose text cards its menu offers, and its picture.

    ``named``: the components that ``lines`` only name; the section lists their effects below, equal ones once.
    """

    lines: Sequence[str]
    cards: Sequence[str] = ()
    picture: Drawing | None = None
    named: Sequence[str] = ()


@dataclass(frozen=True, kw_only=True)
class OpenTable:
    """The open information of one game."""

    offer: Callable[[Scene], OpenPart]
    """The things that can be had now."""
    player: Callable[[Scene, int], OpenPart]
    """Everything face up before one seat; the page of all players has it for each."""
    supply: Callable[[Scene], OpenPart]
    """Decks, bags and reserves: what is left and what is still to come. It stands below the offer."""
    counts: Callable[[Scene, int | None], OpenPart]
    """Scores at the end: for each player the public part, and below it the hidden part of the reader's seat."""
    cards: Callable[[Words], Sequence[TextCard]]
    """The text cards of all components of the game, also for command and docs; see ``cards_of``."""


@lru_cache(maxsize=16)
def cards_of(table: OpenTable, words: Words) -> tuple[TextCard, ...]:
    """Return the text cards of all components of a game. They never change, and making them takes longer than the rest of a page."""
    return tuple(table.cards(words))


def open_button(scene: Scene) -> Button:
    """Return [On the table]."""
    return verb_button(scene, OPEN, scene.words("b-open"))


def open_buttons(scene: Scene) -> tuple[Button, ...]:
    """Return [On the table], [Players] and [What counts], for a board."""
    others = (verb_button(scene, verb, scene.words(f"b-open-{section}")) for verb, section in OPENED_AT.items() if verb != OPEN)
    return open_button(scene), *others


def table_page(scene: Scene, table: OpenTable, place: str, seat: int | None) -> Page:
    """Return the page at ``place``; an unknown place is the first section. ``seat``: the reader's, None for a spectator."""
    section, _, which = place.partition(":")
    if section == CARD:
        card = next((card for card in cards_of(table, scene.words) if card.id == which), None)
        if card is not None:
            return Page((card_text(card), Buttons(_tabs(scene, None))), "brass")
    shown = SECTIONS[SECTIONS.index(section)] if section in SECTIONS else SECTIONS[0]
    looked_at = int(which) if which.isdecimal() and len(which) <= 2 and int(which) < len(scene.names) else None
    made = _parts(scene, table, shown, looked_at, seat)
    parts: list[Part] = [f"## {scene.words('open-title', section=shown)}", _text(scene, table, made)]
    parts += [Picture(PICTURE, part.picture) for part in made if part.picture is not None]
    if shown == "player":
        parts.append(_people(scene, looked_at))
    parts += _card_menus(scene, table, [card for part in made for card in part.cards])
    return Page((*(one for one in parts if one != ""), Buttons(_tabs(scene, shown))), "brass")


def _parts(scene: Scene, table: OpenTable, section: Section, looked_at: int | None, seat: int | None) -> list[OpenPart]:
    match section:
        case "offer":
            left = table.supply(scene)
            return [table.offer(scene), replace(left, lines=[f"### {scene.words('open-left')}", *left.lines])]
        case "player" if looked_at is not None:
            return [table.player(scene, looked_at)]
        case "player":
            return [replace(table.player(scene, one), picture=None) for one in range(len(scene.names))]
        case "counts":
            return [table.counts(scene, seat)]


def _text(scene: Scene, table: OpenTable, parts: Sequence[OpenPart]) -> str:
    """Return the lines of the parts with the effects of the components that they name, as many whole lines as fit."""
    named = {one for part in parts for one in part.named}
    effects = dict.fromkeys(f"- **{card.name}**: {card.effect}" for card in cards_of(table, scene.words) if card.id in named)
    blocks = [part.lines for part in parts] + ([[f"### {scene.words('open-effects')}", *effects]] if effects else [])
    text = "\n\n".join("\n".join(lines).strip() for lines in blocks)
    return text if len(text) <= TEXT else text[:TEXT].rpartition("\n")[0]


def _tabs(scene: Scene, here: Section | None) -> tuple[Button, ...]:
    """Return the buttons of the sections, the present one highlighted."""
    return tuple(
        verb_button(scene, OPEN, scene.words(f"b-open-{section}"), "primary" if section == here else "secondary", section)
        for section in SECTIONS
    )


def _people(scene: Scene, chosen: int | None) -> Menu:
    choices = tuple(
        MenuOption(f"player:{seat}", cut(plain(scene.names, seat), CHOICE_LABEL), chosen=seat == chosen) for seat in range(len(scene.names))
    )
    return Menu(custom_id(scene.table, OPEN, "whose"), scene.words("open-whose"), choices)


def _card_menus(scene: Scene, table: OpenTable, ids: Sequence[str]) -> list[Part]:
    """Return menus with the text cards of the components ``ids``, each once, in the order of the game."""
    wanted = set(ids)
    cards = [card for card in cards_of(table, scene.words) if card.id in wanted]
    return card_menus(scene.words, cards, lambda start: custom_id(scene.table, OPEN, f"{CARD}{start}"))
