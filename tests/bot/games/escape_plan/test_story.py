"""How the end of Escape Plan is told: who had as much, where people left, what decided, what is over."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from bot.games.escape_plan.own_night import own_night
from bot.games.escape_plan.presenter import PRESENTER
from bot.games.escape_plan.story import honours, why
from bot.games.escape_plan.voice import EscapePlanVoice
from bot.presenting.scene import Scene
from bot.presenting.texts import LANGUAGES, words_in
from engines import Game, Record
from engines import replay as replayed
from tests.bot.presenting.boxed.tables import scene_of, texts

SAVE = Path(__file__).parents[3] / "saves" / "escape_plan-escaped.json"

every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def _game() -> Game:
    return replayed(Record.model_validate_json(SAVE.read_text("utf-8")))


def _end(language: str) -> Scene:
    game = _game()
    return scene_of(game, language, outcome=game.outcome, notices=tuple(game.notices), text_mode=True)


def _all_alike(scene: Scene) -> Scene:
    """Return the end with everybody's total, best bag and wounds as the richest has them."""
    told = scene.public.story
    sheet = next(one for one in told.sheets if one.bags)
    hand, turn = next(one for one in told.hands if one.who == sheet.who), next(one for one in told.turns if one.wounds)
    alike = told.model_copy(
        update={
            "sheets": tuple(sheet.model_copy(update={"who": f"seat:{seat}"}) for seat in range(2)),
            "hands": tuple(hand.model_copy(update={"who": f"seat:{seat}", "gone": "escaped"}) for seat in range(2)),
            "turns": tuple(turn.model_copy(update={"who": f"seat:{seat}"}) for seat in range(2)),
        }
    )
    return replace(scene, public=scene.public.model_copy(update={"story": alike}))


@every_language
@pytest.mark.rule("EP-27.5")
def test_a_shared_honour_is_told_of_all_its_holders(language: str) -> None:
    voice = EscapePlanVoice(_all_alike(_end(language)))
    told = voice.view.story
    assert told is not None
    bag, wounds = honours(voice, told)
    assert all(voice.who(seat) in said for seat in range(2) for said in (bag, wounds))
    reason = why(voice)
    assert voice.who(0) in reason and voice.who(1) in reason and voice("ep-why-tied", who="", next="", n=0)[-20:] in reason


@every_language
@pytest.mark.rule("EP-26.6")
def test_a_move_out_of_the_city_ends_at_the_exit(language: str) -> None:
    scene = _end(language)
    voice = EscapePlanVoice(scene, plain=True)
    gate = voice.at(f"exit_{voice.view.open_exit}")
    left = [line for line in PRESENTER.story_text(scene).splitlines() if line.endswith(voice("ep-log-escaped"))]
    assert left and all(f"→ {gate}" in line for line in left)


@every_language
@pytest.mark.rule("NT-4.3")
def test_the_private_message_at_the_end_is_about_the_end_alone(language: str) -> None:
    scene, words = _end(language), words_in(language)
    for seat in range(len(scene.names)):
        assert words("ep-hand-role") not in texts(PRESENTER.hand(scene, seat))
    richest = scene.public.story.sheets
    first = max(richest, key=lambda one: one.total)
    night = own_night(scene, int(first.who.partition(":")[2]))
    assert words("ep-own-most") in night.facts
    assert all(words("ep-own-gap", n=0) not in own_night(scene, seat).facts for seat in range(len(scene.names)))
