"""Each role, card, Gangster and location has a sentence of its own that says who or what it is."""

import re

import pytest

import engines
from bot.games import game_of
from bot.presenting.limits import TEXT
from bot.presenting.text_cards import card_text
from bot.presenting.texts import words_in
from tests.bot.presenting.catalogues import LANGUAGES

LONGEST = 90
WITHOUT = ("action:", "symbol:", "window:", "note:note_")
"""Actions, symbols, windows and Notes are no person, card or place."""

every_game = pytest.mark.parametrize(
    ("game", "theme"), [*((game, "town") for game in engines.GAMES), pytest.param("mafie", "kids", id="mafie-kids")]
)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_component_has_a_short_hook_of_its_own(game: str, theme: str, language: str) -> None:
    cards = game_of(game).presenter.text_cards(words_in(language), theme)
    owners: dict[str, str] = {}
    for card in cards:
        assert (card.hook == "") == card.id.startswith(WITHOUT), card.id
        if card.hook:
            assert len(card.hook) <= LONGEST, card.id
            assert card.hook[-1] in ".?“”", card.id
            assert owners.setdefault(card.hook, card.name) == card.name, "copies of a card alone have the same hook"
            assert re.search(r"\d", card.hook) is None, "a number is a rule"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_card_begins_with_its_hook(game: str, theme: str, language: str) -> None:
    for card in game_of(game).presenter.text_cards(words_in(language), theme):
        lines = card_text(card).splitlines()
        assert lines[0] == f"### {card.name}"
        assert not card.hook or lines[1] == f"*{card.hook}*"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["town", "kids"])
def test_all_cards_of_an_evening_fit_one_message(language: str, theme: str) -> None:
    cards = game_of("mafie").presenter.text_cards(words_in(language), theme)
    chosen = [card for card in cards if card.id.startswith("card:")]
    assert len("\n".join(map(card_text, chosen))) <= TEXT - 200
