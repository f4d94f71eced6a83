from __future__ import annotations

import pytest

from bot.games import game_of
from bot.presenting.drawing import Drawing
from bot.presenting.texts import words_in
from engines import GAMES
from tests.bot.presenting.drawing.review import review


def poster(game: str, language: str) -> Drawing:
    return game_of(game).presenter.poster(game, words_in(language))


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_poster_names_its_game(game: str, language: str) -> None:
    drawing = poster(game, language)
    lines = review(drawing)
    assert lines[0].words in drawing.alt and lines[0].size >= 92
    assert all(line.box.left >= 590 and line.box.right <= 1150 for line in lines)


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_a_poster_is_cut_in_any_theme(game: str, language: str) -> None:
    presenter = game_of(game).presenter
    for theme in ("", *game_of(game).timing.themes.values()):
        drawing = presenter.poster(game, words_in(language), theme)
        assert not [line.words for line in review(drawing) if line.words.endswith("…")]


@pytest.mark.rule("CL-6.3")
@pytest.mark.parametrize("game", GAMES)
def test_a_cover_of_an_event_is_the_poster_in_another_shape(game: str) -> None:
    cover, lobby = game_of(game).presenter.poster.cover(game, words_in("cs")), poster(game, "cs")
    assert (cover.height, cover.alt) == (480, lobby.alt)
    assert [line.words for line in review(cover)] == [line.words for line in review(lobby)]


def test_the_five_games_look_different() -> None:
    assert len({poster(game, "cs").svg.split('id="title"')[0].split('id="ground"')[1] for game in GAMES}) == 5


def test_no_poster_for_an_unknown_game() -> None:
    with pytest.raises(KeyError, match="chess"):
        poster("chess", "cs")
