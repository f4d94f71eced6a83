"""The page behind [How to play]: its parts in order, short, and true for the seats and options of a table (OP-3)."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations
from typing import Any

import pytest

import engines
from bot.games import game_of
from bot.practice.how_to_play import cards_of_game, game_page, read_cards, rules_link
from bot.practice.plan import LessonChoice
from bot.presenting.how_to_play import LONGEST, PARTS, how_to_play, what_it_is
from bot.presenting.limits import faults
from bot.presenting.page import Buttons, Menu, Page
from bot.presenting.text_cards import card_text, chosen_page
from bot.presenting.texts import words_in
from tests.bot.presenting.catalogues import LANGUAGES
from tests.bot.presenting.page_texts import assert_careful

every_game = pytest.mark.parametrize("game", engines.GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)

CHILDREN = ("kids_no_agent", "kids_last_shot", "kids_single_ballot", "kids_theme")
FOR_CHILDREN: Sequence[Mapping[str, Any]] = [
    dict.fromkeys(chosen, True) for chosen in chain.from_iterable(combinations(CHILDREN, count) for count in range(len(CHILDREN) + 1))
]
CHANGED: Mapping[str, Any] = {
    "extended": True, "cards": [1, 4, 5, 6, 9, 11], "commander_first_ballot": "suspects", "final_tie": "lot", "vote_visibility": "live",
}  # fmt: skip
"""All options that the page names, with six cards, the most that it names, of which one is the Commander."""
OPTION_SETS: Mapping[str, tuple[Mapping[str, Any], ...]] = {
    "mafie": (
        *FOR_CHILDREN,
        *({**CHANGED, **children, "small_group_first_night": first} for children in FOR_CHILDREN for first in ("no_mafia", "mafia")),
        {"small_group_first_night": "mafia"},
        {"fair_tokens": True},
        {"extended": True},
        {"extended": True, "cards": "random"},
        {"extended": True, "cards": [4]},
        {"extended": True, "cards": list(range(1, 17))},
        {"extended": True, "cards": "gang", "kids_theme": True},
        {"final_tie": "lot", "vote_visibility": "live"},
        {"extended": True, "cards": [4], "commander_first_ballot": "suspects", "final_tie": "lot"},
    ),
    "mafia_city": ({}, {"target_mode": "beginner"}),
}


def tables(game: str) -> Iterator[tuple[Mapping[str, Any], int | None]]:
    """Yield options and seats in which a page of ``game`` can be read."""
    for options in OPTION_SETS.get(game, ({},)):
        yield from ((options, seats) for seats in (None, *engines.GAMES[game].seats))


def text_of(language: str, game: str, options: Mapping[str, Any], seats: int | None) -> str:
    words = words_in(language)
    return how_to_play(words, game, game_of(game).presenter.at_table(words, options, seats))


def labels(page: Page) -> list[str]:
    return [button.label for part in page.parts if isinstance(part, Buttons) for button in part.buttons]


@every_language
@every_game
@pytest.mark.rule("OP-1.6")
def test_the_page_is_short_and_in_order(game: str, language: str) -> None:
    """OP-3: what it is, a turn, this table, what counts, tips, in 1,500 characters at any table; without a table no line about one."""
    words = words_in(language)
    heads = {part: f"**{words(f'howto-{part}')}**" for part in PARTS}
    for options, seats in tables(game):
        text = text_of(language, game, options, seats)
        under = words("howto-lobby")
        assert len(text) + len(under) + 5 <= LONGEST, (options, seats, len(text))
        assert_careful(text, f"{game} {options} {seats}")
        there = [text.index(heads[part]) for part in PARTS if heads[part] in text]
        assert there == sorted(there) and len(there) >= len(PARTS) - 1
        assert len(text.partition(heads["tips"])[2].split()) > 10, "tips from the book"
        assert faults(game_page(words, game, options=options, seats=seats, under=under, docs="https://example.org/docs")) == []
        if seats is not None or not options:
            assert (heads["here"] in text) == (seats is not None)
        what = what_it_is(words, game, game_of(game).presenter.at_table(words, options, seats))
        assert len(re.findall(r"[.!?](?= |$)", what)) == 3, what


@every_language
def test_mafie_is_explained_as_it_is_played(language: str) -> None:
    words = words_in(language)
    for options, seats in tables("mafie"):
        theme = "kids" if options.get("kids_theme") else "town"
        text = text_of(language, "mafie", options, seats)
        small = seats in (6, 7, 8) and not options.get("kids_no_agent")
        quiet = "no" if options.get("small_group_first_night") == "mafia" else "yes"
        assert ("Agent" in text) != bool(options.get("kids_no_agent"))
        assert (words("howto-mafie-small", theme=theme, quiet=quiet) in text) == small
        assert (words("howto-mafie-last-word") in text) == bool(options.get("kids_last_shot"))
        assert (words("howto-mafie-large") in text) == (seats in (20, 21) and not options.get("kids_last_shot"))
        chosen = options.get("cards")
        assert (words("howto-mafie-commander") in text) == (isinstance(chosen, list) and 4 in chosen)
        assert (words("option-vote_visibility-live") in text) == (options.get("vote_visibility") == "live")
        assert (words("option-final_tie-lot") in text) == (options.get("final_tie") == "lot")
        assert (words("option-commander_first_ballot-suspects") in text) == (options.get("commander_first_ballot") == "suspects")
        single = words("howto-mafie-turn", theme=theme, agent="no" if options.get("kids_no_agent") else "yes", single="yes")
        assert (single in text) == bool(options.get("kids_single_ballot"))


@every_language
@pytest.mark.parametrize("seats", range(1, 6))
def test_escape_plan_names_the_characters_at_the_table(language: str, seats: int) -> None:
    words, text = words_in(language), text_of(language, "escape_plan", {}, seats)
    assert (words("howto-escape_plan-sandra") in text) == (seats <= 2)
    assert (words("howto-escape_plan-costa") in text) == (seats == 1)
    assert words("howto-escape_plan-closing", n=2 if seats <= 3 else 3) in text
    fees = {1: "", 2: "0 / 10", 3: "0 / 5 / 10", 4: "0 / 5 / 10 / 10", 5: "0 / 5 / 5 / 10 / 10"}[seats]
    shown = words("ep-open-fees", list="\x00").partition("\x00")[0]
    assert (re.sub(r"\$|,000|\u00a0tisíc", "", text).partition(shown)[2].partition(".")[0] if shown in text else "") == fees


@every_language
def test_numbers_of_a_table_are_those_of_its_rulebook(language: str) -> None:
    words = words_in(language)
    assert words("howto-mafia_city-target", target=8, hand=7, reserve=4) in text_of(language, "mafia_city", {"target_mode": "beginner"}, 4)
    assert words("howto-mafia_city-target", target=15, hand=8, reserve=4) in text_of(language, "mafia_city", {}, 3)
    assert words("howto-nostra_city-verdict", n=6) in text_of(language, "nostra_city", {}, 4)
    assert words("howto-zbojnici-duel") in text_of(language, "zbojnici", {}, 2)
    assert words("howto-zbojnici-robbers", n=3) in text_of(language, "zbojnici", {}, 4)


@every_language
@every_game
def test_the_page_leads_on(game: str, language: str) -> None:
    """OP-3: to the lesson, to the cards, and to all rules where the operator publishes them."""
    words = words_in(language)
    assert labels(game_page(words, game)) == [words("b-howto-try"), words("b-howto-cards")]
    page = game_page(words, game, docs="https://example.org/docs")
    assert labels(page) == [words("b-howto-try"), words("b-howto-cards"), words("b-howto-all")]
    folder = "cs/rules" if language == "cs" else "rules"
    assert rules_link("https://example.org/docs", language, game) == f"https://example.org/docs/{folder}/{game}.md"


@every_language
@every_game
@pytest.mark.rule("OP-1.4")
def test_each_card_is_read_behind_the_page_in_place(game: str, language: str) -> None:
    """OP-3: [Cards] lists every text card of the game, copies once; a menu opens one, and [How to play] leads back."""
    words, choice = words_in(language), LessonChoice(game, 1.5)
    cards = game_of(game).presenter.text_cards(words)
    first = cards_of_game(words, choice, "")
    menus = [part for part in first.parts if isinstance(part, Menu)]
    said = {f"card:{card.id}": (card.name, card.text) for card in cards}
    assert [said[option.value] for menu in menus for option in menu.choices] == list(dict.fromkeys(said.values())) != []
    assert words("cards-all", n=len(set(said.values()))) in first.parts
    assert {read_cards(menu.id.split(":", 3)[3]) for menu in menus} == {choice}
    for card in cards:
        page = cards_of_game(words, choice, f"card:{card.id}")
        assert faults(page) == [] and card_text(card) in page.parts
        assert page.parts[2:] == first.parts[2:]
        assert re.search(r"`[A-Z]{2}-\d", card.text), card.id
        assert not re.search(r"\w\w\.", card.name), "an abbreviated word"
    assert labels(first) == [words("b-help")]
    assert read_cards("checkers") is None and cards_of_game(words, choice, "card:none") == first


@every_language
@pytest.mark.parametrize("theme", ["town", "kids"])
@pytest.mark.rule("MF-13.2", "OP-1.4")
def test_the_cards_chosen_for_a_game_of_mafie_are_explained_on_one_page(language: str, theme: str) -> None:
    """Each once, with who may use it and the clause; the largest deck fits a message."""
    words, presenter = words_in(language), game_of("mafie").presenter
    cards = {card.id: card for card in presenter.text_cards(words, theme)}
    assert presenter.chosen_cards is not None
    every = presenter.chosen_cards({"extended": True}, 21, tuple(range(1, 17)))
    assert every is not None and list(every) == [f"card:{number}" for number in range(1, 15)]
    page = chosen_page(words, "t7", [cards[one] for one in every], "")
    assert faults(page) == []
    text = str(page.parts[1])
    assert all(cards[one].name in text and cards[one].text in text for one in every)
    assert theme == "town" or not re.search("Mafi", text.replace("`MF", ""))
    assert presenter.chosen_cards({"extended": True, "cards": "random"}, 9, None) is None
    assert presenter.chosen_cards({"extended": True}, 3, None) == presenter.chosen_cards({"extended": True}, 6, None)
    assert presenter.chosen_cards({}, 9, ()) == ()
