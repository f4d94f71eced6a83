"""The menus of text cards: each text once, and which part of the cards stands in which menu."""

import pytest

from bot.presenting.page import Menu
from bot.presenting.text_cards import TextCard, card_menus, found_card
from bot.presenting.texts import words_in


def menus(cards: list[TextCard], language: str = "en") -> list[Menu]:
    return [part for part in card_menus(words_in(language), cards, lambda start: f"cards:{start}") if isinstance(part, Menu)]


@pytest.mark.rule("OP-1.4")
def test_two_copies_of_a_card_stand_in_the_menu_once() -> None:
    (menu,) = menus(
        [TextCard("contact:4", "Middleman", "a token"), TextCard("contact:1", "Spy", "a"), TextCard("contact:5", "Middleman", "a token")]
    )
    assert [choice.value for choice in menu.choices] == ["card:contact:4", "card:contact:1"]
    (menu,) = menus([TextCard("contact:1", "Spy", "a contact"), TextCard("contact:2", "Spy", "cards come back")])
    assert len(menu.choices) == 2, "cards of one name with other texts stay"


@pytest.mark.rule("OP-1.4")
def test_several_menus_say_from_which_card_to_which() -> None:
    first, second = menus([TextCard(f"c:{n}", f"Card {n}", f"{n}") for n in range(27)])
    assert (first.placeholder, second.placeholder) == ("Read a card: Card 0 to Card 24", "Read a card: Card 25 to Card 26")
    assert (first.id, second.id) == ("cards:0", "cards:25")
    (alone,) = menus([TextCard("c:1", "Card", "text")], "cs")
    assert alone.placeholder == "Přečíst kartu"


@pytest.mark.rule("OP-1.4")
@pytest.mark.parametrize(("language", "said"), [("en", "Read a card: Card 25"), ("cs", "Přečíst kartu: Card 25")])
def test_a_menu_of_one_card_names_that_card_once(language: str, said: str) -> None:
    _, last = menus([TextCard(f"c:{n}", f"Card {n}", f"{n}") for n in range(26)], language)
    assert last.placeholder == said


@pytest.mark.rule("OP-1.4")
def test_a_name_in_the_other_language_finds_a_card_when_none_of_ones_own_fits() -> None:
    own = [TextCard("c:1", "Rychlé auto", "a"), TextCard("c:2", "Fastfood", "b")]
    other = [TextCard("c:1", "Fast Car", "a"), TextCard("c:2", "Diner", "b")]
    assert found_card(own, "fast c", other) == own[0]
    assert found_card(own, "FAST", other) == own[1], "a name that is read comes first"
    assert found_card(own, "diner", other) == own[1] and found_card(own, "diner") is None
    assert found_card(own, "", other) is None
