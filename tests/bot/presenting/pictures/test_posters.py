from __future__ import annotations

import pytest

from bot.presenting.drawing.posters import LOOK, poster
from bot.presenting.texts import words_in
from tests.bot.presenting.pictures.review import review


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", LOOK)
def test_a_poster_names_its_game(game: str, language: str) -> None:
    drawing = poster(game, words_in(language))
    lines = review(drawing)
    assert lines[0].words in drawing.alt and lines[0].size >= 92
    assert all(line.box.left >= 590 and line.box.right <= 1150 for line in lines)


def test_the_five_games_look_different() -> None:
    assert len({poster(game, words_in("cs")).svg.split('id="title"')[0].split('id="ground"')[1] for game in LOOK}) == 5


def test_no_poster_for_an_unknown_game() -> None:
    with pytest.raises(KeyError):
        poster("chess", words_in("cs"))
