from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import engines
from bot.games.mafie.pictures.card import USERS, action_card, draw_card
from bot.games.mafie.pictures.role import role_card
from bot.games.mafie.pictures.speech import NEUTRAL, MafiePictureSpeech
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.placing import Box
from bot.presenting.texts import words_in
from engines.mafie.views import MafieView
from tests.bot.games.mafie.pictures.views import LONGEST, NAMES, view
from tests.bot.presenting.drawing.review import review
from tests.bot.presenting.drawing.svg_reading import texts

LANGUAGES = ("cs", "en")
RIGHT_HALF = Box(560, 60, 1136, 690)
LEFT_HALF = Box(64, 60, 540, 690)


def holder(token: str, count: int = 11, seat: int = 8, *, kids: bool = False, **left: int) -> MafieView:
    dealt = left or {"police": 8, "mafia": 2, "agent": 1}
    return view(count, "start", 0, {seat: {"token": token}}, viewer=seat, left=dealt, options={"kids_theme": kids})


def assert_on_the_sheet(drawing: Drawing) -> None:
    lines = review(drawing)
    assert all(RIGHT_HALF.holds(line.box) or LEFT_HALF.holds(line.box) for line in lines), lines
    rows = sorted(line.box.bottom for line in lines if line.box.left > 560)
    assert all(later - earlier >= 40 for earlier, later in pairwise(rows)), rows


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kids", [False, True])
@pytest.mark.parametrize("token", ["police", "mafia", "agent"])
def test_a_role_card_fits_at_every_table(token: str, kids: bool, language: str) -> None:
    for count, dealt in (
        (6, {"police": 4, "mafia": 1, "agent": 1}),
        (7, {"police": 6, "mafia": 1}),
        (21, {"police": 15, "mafia": 5, "agent": 1}),
    ):
        if token == "agent" and "agent" not in dealt:
            continue
        board = holder(token, count, count - 1, kids=kids, **dealt)
        drawing = role_card(board, [LONGEST] * count, words_in(language))
        assert_on_the_sheet(drawing)
        title = words_in(language)(f"pic-token-{token}", theme="kids" if kids else "town")
        assert title in [line.words for line in texts(drawing.svg)] and title in drawing.alt
        assert str(count) in texts(drawing.svg)[-1].words


def test_the_words_of_a_role_card() -> None:
    alt = role_card(holder("mafia"), NAMES, words_in("cs")).alt.replace("\u00a0", " ")
    assert alt.startswith("Tvůj žeton: Mafián. Cíl: Vyřaď celou Policii. V této hře: 2 Mafiáni, 1 Agent, 8 Policistů.")
    assert alt.endswith("Zdenka, místo 9.")


def test_tokens_that_have_left_still_count_as_dealt() -> None:
    seats: dict[int, dict[str, Any]] = {
        8: {"token": "police"},
        1: {"token": "mafia", "living": False},
        2: {"token": "police", "living": False},
    }
    board = view(11, "closing", 2, seats, viewer=8, left={"police": 7, "mafia": 1, "agent": 1})
    assert "2\u00a0Mafiáni, 1\u00a0Agent, 8\u00a0Policistů" in role_card(board, NAMES, words_in("cs")).alt


def test_a_role_card_needs_a_seat_that_knows_its_token() -> None:
    for board in (view(8, "start"), view(8, "start", viewer=2)):
        with pytest.raises(ValueError, match="token"):
            role_card(board, NAMES, words_in("cs"))


def test_a_lonely_mafioso_and_the_agent_of_a_small_table_read_their_own_rules() -> None:
    lonely = role_card(holder("mafia", 7, 3, police=5, mafia=1, agent=1), NAMES, words_in("en"))
    assert "alone" in lonely.alt
    small = role_card(holder("agent", 8, 3, police=5, mafia=2, agent=1), NAMES, words_in("en"))
    large = role_card(holder("agent", 9, 3, police=6, mafia=2, agent=1), NAMES, words_in("en"))
    assert "first night" in small.alt and "Each night" in large.alt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kids", [False, True])
@pytest.mark.rule("MF-25.2", "MF-34.3")
def test_the_role_card_of_a_player_of_another_side_has_its_goal(kids: bool, language: str) -> None:
    found = set()
    for seats, cards, seed in ((14, "gang", 4), (12, [5, 3], 4), (12, [5, 3], 5)):
        game = engines.start("mafie", seats=seats, options={"extended": True, "cards": cards, "kids_theme": kids}, seed=seed)
        for seat in range(seats):
            board = game.view(seat)
            assert isinstance(board, MafieView) and board.me is not None
            drawing = role_card(board, [LONGEST] * seats, words_in(language))
            assert_on_the_sheet(drawing)
            goal = words_in(language)(f"pic-role-{board.me.force}-goal", theme="kids" if kids else "town")
            assert goal in [line.words for line in texts(drawing.svg)] and goal in drawing.alt
            found.add((board.me.token, board.me.force))
    assert found >= {("police", "gang"), ("police", "mafia"), ("mafia", "police")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kids", [False, True])
@pytest.mark.rule("MF-23.6")
def test_the_role_card_of_a_recruited_agent_still_has_the_look(kids: bool, language: str) -> None:
    game = engines.start("mafie", seats=12, options={"kids_theme": kids}, seed=4)
    for seat in range(12):
        board = game.view(seat)
        assert isinstance(board, MafieView) and board.me is not None
        if board.me.token == "agent":
            recruited = board.me.model_copy(update={"allegiance": "mafia", "force": "mafia"})
            drawing = role_card(board.model_copy(update={"me": recruited}), [LONGEST] * 12, words_in(language))
            assert_on_the_sheet(drawing)
            assert words_in(language)("pic-role-mafia-1-agent") in drawing.alt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kids", [False, True])
@pytest.mark.parametrize("card", range(1, 18))
def test_every_action_card_fits_its_sheet(card: int, kids: bool, language: str) -> None:
    speech = MafiePictureSpeech(words_in(language), NAMES, {"kids_theme": kids})
    for works in (True, False):
        drawing = draw_card(card, speech, works=works)
        assert_on_the_sheet(drawing)
        state = words_in(language)("pic-card-works" if works else "pic-card-idle")
        lines = texts(drawing.svg)
        assert lines[-1].words == state and state in drawing.alt
        if kids:
            assert "afi" not in drawing.alt and "výst" not in drawing.alt.lower() and "shot" not in drawing.alt.lower()


@pytest.mark.rule("MF-21.1", "MF-23.1", "MF-24.1", "MF-31.1", "MF-32.1", "MF-33.1", "MF-34.1", "MF-37.1")
def test_a_card_bars_the_tokens_that_may_not_use_it() -> None:
    speech = MafiePictureSpeech(words_in("cs"), NAMES, {})
    barred = {card: draw_card(card, speech, works=True).svg.count('stroke-width="6"') for card in range(1, 18)}
    assert {card for card, count in barred.items() if count == 0} == {4, NEUTRAL}
    assert {card for card, count in barred.items() if count == 2} == {3, 11, 12, 13}
    assert set(USERS) == {3, 4, 11, 12, 13, NEUTRAL}


def test_the_basic_game_has_no_action_card_and_a_spectator_none_either() -> None:
    assert action_card(holder("police"), NAMES, words_in("cs")) is None
    assert action_card(view(8, "start"), NAMES, words_in("cs")) is None
