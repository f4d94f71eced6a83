"""Text cards: what one component or role of a game does, in words; the page that lists all of a game, and the one of the chosen cards."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from bot.presenting.limits import CHOICE_LABEL, CHOICES, PLACEHOLDER
from bot.presenting.naming import cut
from bot.presenting.page import Button, Buttons, Menu, MenuOption, Page, Part
from bot.presenting.scene import custom_id
from bot.presenting.texts import Words

CARDS = "cards"
"""The verb of the cards of a table. Without an extra it opens a new page: the chosen cards. With one it shows all, or the picked one."""

ALL = "all"

CARD = "card"
"""The kind of the places of text cards: ``card:<id>``."""


@dataclass(frozen=True, slots=True)
class TextCard:
    """The text of one component. ``id``: as the game names it (``contact:12``); ``text``: Markdown that ends with the clauses.

    ``hook``: one sentence that says in the tone of the game who or what that is; empty for actions, symbols, windows and Notes.
    ``effect``: the part of the text that says what it does, for lists of many; empty in a game without such lists.
    ``not_with``: numbers of seats without this card.
    """

    id: str
    name: str
    text: str
    hook: str = ""
    effect: str = ""
    not_with: Collection[int] = ()


def card_text(card: TextCard) -> str:
    """Return a text card as Markdown."""
    hook = f"*{card.hook}*\n" if card.hook else ""
    return f"### {card.name}\n{hook}{card.text}"


def found_card(cards: Sequence[TextCard], typed: str, elsewhere: Sequence[TextCard] = ()) -> TextCard | None:
    """Return the card with this id, or the first with the typed text in its name.

    ``elsewhere``: the same cards in another language, whose names are looked at when no name of ``cards`` fits.
    """
    wanted = typed.strip().casefold()
    for named in (cards, elsewhere):
        exact = [card for card in named if card.id == typed.strip() or card.name.casefold() == wanted]
        for found in exact or [card for card in named if wanted and wanted in card.name.casefold()]:
            return next((card for card in cards if card.id == found.id), None)
    return None


def card_menus(words: Words, cards: Sequence[TextCard], menu_id: Callable[[int], str]) -> list[Part]:
    """Return menus of ``cards``, each text once; ``menu_id`` makes the custom id of the menu that begins with the card of this number.

    Several menus say from which card to which they go.
    """
    choices = [MenuOption(f"{CARD}:{card.id}", cut(card.name, CHOICE_LABEL)) for card in without_copies(cards)]
    menus: list[Part] = []
    for start in range(0, len(choices), CHOICES):
        some = tuple(choices[start : start + CHOICES])
        title = words("open-which")
        if len(choices) > CHOICES:
            first, last = some[0].label, some[-1].label
            title = cut(words("open-which-of", one="yes" if len(some) == 1 else "no", first=first, last=last), PLACEHOLDER)
        menus.append(Menu(menu_id(start), title, some))
    return menus


def without_copies(cards: Sequence[TextCard]) -> list[TextCard]:
    """Return ``cards`` in their order, of those with equal name and text the first."""
    once: dict[tuple[str, str], TextCard] = {}
    for card in cards:
        once.setdefault((card.name, card.text), card)
    return list(once.values())


def cards_page(
    words: Words, game: str, cards: Sequence[TextCard], picked: str, menu_id: Callable[[int], str], ways: Sequence[Button]
) -> Page:
    """Return the page of all ``cards`` of a game with the ``picked`` one (``card:<id>``) open. ``ways``: the buttons below the menus."""
    shown = next((card_text(card) for card in cards if f"{CARD}:{card.id}" == picked), words("cards-all", n=len(without_copies(cards))))
    parts: list[Part] = [f"## {words('cards-title', game=words(f'game-{game}'))}", shown]
    return Page((*parts, *card_menus(words, cards, menu_id), Buttons(tuple(ways))), "brass")


def chosen_page(words: Words, table: str, cards: Sequence[TextCard], otherwise: str) -> Page:
    """Return the page that explains the cards chosen for this game. ``otherwise``: the sentence without any."""
    every = Button(words("b-cards-all"), custom_id(table, CARDS, ALL))
    texts = "\n".join(map(card_text, cards)) or otherwise
    return Page((f"## {words('cards-chosen')}", texts, Buttons((every,))), "brass")


def chosen_button(words: Words, table: str) -> Button:
    """Return the button that opens the cards chosen for this game."""
    return Button(words("b-cards-tonight"), custom_id(table, CARDS))
