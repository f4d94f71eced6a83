"""Texts of a played game: wordings that come again too soon, and prompts about things that are not on the table."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest

from bot.games import game_of
from bot.games.mafie.messages import narrate
from bot.presenting.page import Page
from bot.presenting.texts import words_in
from engines import Game
from engines.mafie.components import CARDS, NEUTRAL
from tests.bot.games.mafie.playing import NAMES, play, scene_of
from tests.bot.presenting.boxed.tables import ESCAPE_PLAN, NOSTRA_CITY, ZBOJNICI, Boxed
from tests.bot.presenting.boxed.tables import scene_of as boxed_scene
from tests.bot.presenting.catalogues import LANGUAGES
from tests.bot.presenting.page_texts import texts_of

ONCE_A_DAY = (
    "mf-round",
    "mf-agent-phase",
    "mf-mafia-phase",
    "mf-struck",
    "mf-no-victim",
    "mf-discussion",
    "mf-suspects",
    "mf-tie",
    "mf-lot",
)
SEVERAL = ("mf-tally", "mf-speech", "mf-shoots", "mf-saved")
"""Notices that may come several times a day: their wordings take turns."""
A_NAME = re.compile(rf"\*\*\d+ (?:{'|'.join(NAMES)})\*\*")
SEVEN = 7
"""Each of so many seeds is played at two sizes."""


@cache
def finished() -> tuple[Game, ...]:
    made = []
    for seed in range(SEVEN):
        for seats in (9, 12):
            *_, game = play(seats, seed)
            made.append(game)
    return tuple(made)


def told(game: Game, language: str) -> Iterator[tuple[int, str, str]]:
    """Yield the day, the notice and the wording of each public line, people left out."""
    lines = {line.notice: line for line in narrate(game.notices, scene_of(game, language)) if line.seat is None}
    day = 0
    for notice in game.notices:
        if notice.text.key == "mf-round":
            day += 1
        if notice.number in lines and notice.number:
            yield day, notice.text.key, A_NAME.sub("X", lines[notice.number].text.partition(": X")[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_told_in_the_same_words_on_neighbouring_days(language: str) -> None:
    repeated = []
    for game in finished():
        words: defaultdict[tuple[str, str], set[int]] = defaultdict(set)
        for day, key, text in told(game, language):
            if key in ONCE_A_DAY:
                words[key, text].add(day)
        repeated += [(key, text) for (key, text), days in words.items() if any(day + 1 in days for day in days)]
    assert repeated == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_repeated_within_a_day_change_their_words(language: str) -> None:
    met = set()
    for game in finished():
        last: dict[str, str] = {}
        for _, key, text in told(game, language):
            if key in SEVERAL:
                assert last.get(key) != text, key
                last[key] = text
                met.add(key)
    assert met >= {"mf-tally", "mf-speech"}


def prompts(game: Game, language: str) -> Iterator[str]:
    """Yield what the table and each seat may read now; not the help, which explains all cards."""
    scene, shown = scene_of(game, language), game_of("mafie").presenter
    seats = range(len(scene.names))
    pages: list[Page | None] = [
        shown.board(scene),
        *(shown.hand(scene, seat) for seat in seats),
        *(shown.question(scene, seat) for seat in seats),
    ]
    for page in pages:
        yield from texts_of(page, drawn=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_prompt_names_a_card_that_is_not_in_the_deck(language: str) -> None:
    deck, words = (1, 3, 11), words_in(language)
    absent = {words(f"pic-card-{card}-title") for card in CARDS if card not in (*deck, NEUTRAL)}
    assert len(absent) > len(deck)
    for number, game in enumerate(play(12, 5, {"extended": True, "cards": deck})):
        if number % 12 == 0 and game.outcome is None:
            for text in prompts(game, language):
                assert [card for card in absent if re.search(rf"\b{re.escape(card)}\b", text)] == [], text


def chronicle(boxed: Boxed, seats: int, seed: int, language: str) -> str:
    """Return all that is told of one game."""
    *_, game = boxed.play(seats, seed)
    lines = boxed.presenter.narrate(game.notices, boxed_scene(game, language))
    return "".join(line.after + line.text for line in lines if line.seat is None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_figures_are_no_crowd_in_a_duel(language: str) -> None:
    words = words_in(language)
    crowds = {
        words("zb-crowded", variant=variant, district=district)
        for variant in range(1, 5)
        for district in ("market", "town_hall", "harbor", "tavern", "palace", "carriage", "treasury", "dungeon")
    }
    told_of = [chronicle(ZBOJNICI, seats, 1, language) for seats in (2, 5)]
    assert [any(crowd in text for crowd in crowds) for text in told_of] == [False, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reception_says_once_a_game_that_gangsters_rest(language: str) -> None:
    words = words_in(language)
    rule = words("nc-opens-reception", month="", first="yes").removeprefix(". ")
    pile = words("nc-opens-trial", month="", first="yes").removeprefix(". ")
    text = chronicle(NOSTRA_CITY, 4, 1, language)
    assert text.count(rule) == 1 and text.count(pile) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_extra_action_is_told_once(language: str) -> None:
    name = words_in(language)("ep-token")
    told_of = chronicle(ESCAPE_PLAN, 3, 1, language)
    assert name in told_of
    assert re.search(rf"{name}[^·\n]* · {name}", told_of) is None
