"""Texts that are put together read as if they had been written in one: no stop after a stop, no stray space, no empty brackets.

Texts by themselves are looked at with the catalogues.
"""

from dataclasses import replace
from typing import Any

import pytest

from bot.games import game_of
from bot.presenting.scene import Scene
from bot.presenting.texts import words_in
from engines import Game
from engines.mafie import MafieView
from engines.mafie.components import CARDS
from tests.bot.games.mafie.playing import play
from tests.bot.games.mafie.playing import scene_of as mafie_scene
from tests.bot.presenting.boxed.tables import ESCAPE_PLAN, MAFIA_CITY, NOSTRA_CITY, ZBOJNICI, Boxed
from tests.bot.presenting.boxed.tables import scene_of as boxed_scene
from tests.bot.presenting.catalogues import LANGUAGES
from tests.bot.presenting.page_texts import assert_careful, assert_no_list, texts_of


def in_text(game: Game) -> dict[str, Any]:
    """Return what a scene in text mode says beside the moment: at the end the outcome and everything that was told."""
    over = {"outcome": game.outcome, "notices": tuple(game.notices)} if game.outcome is not None else {}
    return {"text_mode": True, **over}


def look_at(scene: Scene, seat: int) -> None:
    """Look at everything that the table and one seat may be shown now."""
    shown = game_of(scene.game).presenter
    pages = [shown.board(scene), shown.desk(scene, seat), shown.hand(scene, seat), shown.card(scene, seat), shown.question(scene, seat)]
    if scene.outcome is not None:
        pages.append(shown.story(scene))
        assert_careful(shown.story_text(scene), "the story as text")
        for line in shown.narrate(scene.notices, scene):
            assert_careful(line.text, "told")
            assert_no_list(line.text, "told")
    for page in pages:
        for text in texts_of(page, drawn=False):
            assert_careful(text, scene.game)
        for part in page.parts if page is not None else ():
            if isinstance(part, str):
                assert_no_list(part, scene.game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_mafie_on_a_hand(language: str) -> None:
    game = next(iter(play(9, 5, {"extended": True})))
    scene, view = mafie_scene(game, language), game.view(0)
    assert isinstance(view, MafieView) and view.me is not None
    for card in CARDS:
        for effective, spent in ((True, False), (False, False), (True, True)):
            me = view.me.model_copy(update={"card": card, "card_effective": effective, "card_spent": spent})
            held = view.model_copy(update={"me": me})
            for text_mode in (True, False):
                hand = game_of("mafie").presenter.hand(replace(scene, view=[held].__getitem__, text_mode=text_mode), 0)
                assert any(words_in(language)(f"pic-card-{card}-title") in text for text in texts_of(hand, drawn=False))
                for text in texts_of(hand, drawn=False):
                    assert_careful(text, f"card {card}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_night_of_mafie(language: str) -> None:
    for number, game in enumerate(play(14, 5, {"extended": True})):
        if number % 25 == 0 or game.outcome is not None:
            look_at(mafie_scene(game, language, **in_text(game)), number % 14)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("boxed", [ZBOJNICI, MAFIA_CITY, NOSTRA_CITY, ESCAPE_PLAN], ids=lambda one: one.name)
def test_a_boxed_game(boxed: Boxed, language: str) -> None:
    for number, game in enumerate(boxed.play(3, 5)):
        if number % 25 == 0 or game.outcome is not None:
            look_at(boxed_scene(game, language, **in_text(game)), number % 3)
