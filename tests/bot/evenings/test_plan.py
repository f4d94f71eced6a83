"""The stored form of a plan."""

from typing import Any

import pytest

from bot.evenings.pages.evening_page import OPTIONS_LENGTH, EveningScene, plan_lines
from bot.evenings.plan import GamePlan, Plan, read_plan
from bot.games import game_of
from bot.presenting.setting import settings_of
from bot.presenting.texts import LANGUAGES, words_in


@pytest.mark.rule("CL-4.1")
def test_the_mention_of_a_lobby_keeps_its_stored_name() -> None:
    column = {"games": [{"game": "mafie"}], "channels": ["5"], "chairs": 21, "lay": "nobody"}
    plan = read_plan(column)
    assert plan == Plan(games=(GamePlan("mafie"),), channels=("5",), chairs=21, lobby_call="nobody")
    assert plan.json()["lay"] == "nobody"


@pytest.mark.rule("CL-4.1")
@pytest.mark.parametrize(
    ("stored", "chairs", "read"),
    [
        ({"extended": True, "cards": [1, 7]}, 11, {"extended": True, "cards": [1, 7]}),
        ({"extended": True, "cards": "gang"}, 14, {"extended": True, "cards": "gang"}),
        ({"extended": True, "cards": "gang"}, 13, {"extended": True}),
        ({"cards": [1, 7], "mafia_chat": False}, 11, {"mafia_chat": False}),
        ({"extended": True, "cards": "tarot", "shouting": True}, 11, {"extended": True}),
        ({"extended": None}, 11, {}),
    ],
)
def test_options_that_the_rules_refuse_are_as_usual(stored: dict[str, Any], chairs: int, read: dict[str, Any]) -> None:
    """CL-4.1: those that an update has taken away, those that fit no number of people here, and those that do not go together."""
    column = {"games": [{"game": "mafie", "options": stored}, {"game": "gone", "options": stored}], "channels": ["5"], "chairs": chairs}
    assert read_plan(column).games == (GamePlan("mafie", read), GamePlan("gone", stored))


@pytest.mark.rule("CL-4.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_told_in_one_line_a_game(language: str) -> None:
    """CL-4.1: only what is not as usual; the line ends where the message would not hold it."""
    words = words_in(language)
    unusual: dict[str, Any] = {
        one.name: next(value for value in reversed(one.values) if value != one.default) for one in settings_of("mafie")
    }
    few: dict[str, Any] = {"target_mode": "beginner"}
    games = ("mafie", "zbojnici", "mafia_city")
    scene = EveningScene(id="e1", words=words, state="planned", name="x", host="Jana", games=games, options=(unusual, {}, few))
    lines = [line for line in plan_lines(scene) if line.startswith(tuple(f"{words(f'game-{game}')}: " for game in games))]
    assert len(lines) == 2 and words("option-target_mode-beginner") in lines[1]
    said, usual = (game_of("mafie").presenter.setting_lines(words, "mafie", options, 0) for options in (unusual, {}))
    shown = lines[0].count(" · ")
    assert lines[0].endswith(words("ev-others", n=len(set(said) - set(usual)) - shown)) and words("lobby-extended") in lines[0]
    assert len(lines[0]) <= OPTIONS_LENGTH + 3 * shown + 20
