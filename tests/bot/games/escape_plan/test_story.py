"""How the end of Escape Plan is told: who had as much, where people left, what decided, what is over."""

from dataclasses import replace
from functools import cache

import pytest

import engines
from bot.games.escape_plan.own_night import own_night
from bot.games.escape_plan.pictures.speech import money
from bot.games.escape_plan.presenter import PRESENTER
from bot.games.escape_plan.story import honours, why
from bot.games.escape_plan.voice import EscapePlanVoice
from bot.presenting.own_night import own_line
from bot.presenting.scene import Scene
from bot.presenting.texts import LANGUAGES, words_in
from engines import Game
from tests.bot.presenting.boxed.tables import scene_of, texts
from tests.saves.test_saves import load

every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def _game() -> Game:
    return engines.replay(load("escape_plan-escaped"))


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
    assert voice.who(0) in reason and voice.who(1) in reason and voice("ep-why-tied", who="", next="", money="")[-20:] in reason


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


@every_language
@pytest.mark.rule("NT-4.2", "NT-4.3")
def test_a_score_below_nought_has_its_sign_before_the_money(language: str) -> None:
    scene = _end(language)
    told = scene.public.story
    poor = tuple(sheet.model_copy(update={"total": -15}) for sheet in told.sheets)
    scene = replace(scene, public=scene.public.model_copy(update={"story": told.model_copy(update={"sheets": poor})}))
    voice = EscapePlanVoice(scene)
    for said in (why(voice), own_night(scene, int(poor[0].who.partition(":")[2])).role):
        assert money(voice, -15) in said


@every_language
def test_the_picture_says_that_its_sums_are_in_thousands(language: str) -> None:
    scene = replace(_end(language), text_mode=False)
    (picture,) = PRESENTER.story(scene).pictures
    assert f">{scene.words('pic-ep-story-unit')}</text>" in picture.drawing.svg


@every_language
@pytest.mark.rule("NT-4.3")
def test_nobody_is_called_arrested_whom_the_host_left_in_the_city(language: str) -> None:
    game = engines.replay(load("escape_plan-host-ends"))
    scene = scene_of(game, language, outcome=game.outcome, notices=tuple(game.notices))
    gone = {hand.who: hand.gone for hand in scene.public.story.hands}
    for seat in range(len(scene.names)):
        assert gone[f"seat:{seat}"] == "" and own_night(scene, seat).role == scene.words("ep-own-gone", gone="")
    assert scene.words("ep-own-gone", gone="arrested") not in own_line(scene, 0, own_night(scene, 0))
