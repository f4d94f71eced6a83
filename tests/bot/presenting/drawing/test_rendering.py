import asyncio
import struct
import threading

import pytest

from bot.games import game_of
from bot.games.mafie.pictures.board import table
from bot.games.mafie.pictures.role import role_card
from bot.games.mafie.pictures.story import story
from bot.presenting.drawing import Drawing, render
from bot.presenting.drawing.rendering import rasterise
from bot.presenting.drawing.tokens import TOKENS
from bot.presenting.texts import Words, words_in
from engines import GAMES
from tests.bot.games.mafie.pictures.views import LONGEST, NAMES, crowded, finished, many_names, reference_long, view
from tests.bot.presenting.drawing.late_tables import WIDEST, moments, scene_of

MOST_BYTES = 120 * 1024
SLOW = 3.0  # seconds; a picture takes about 0.05, the tests' machine may be busy


def poster(game: str, words: Words) -> Drawing:
    return game_of(game).presenter.poster(game, words)


def heaviest() -> list[Drawing]:
    words = words_in("cs")
    holder = view(11, "start", 0, {8: {"token": "mafia"}}, viewer=8)
    return [
        table(crowded(21), [LONGEST] * 21, words, bot_players=frozenset(range(21))),
        table(many_names(21), NAMES, words),
        table(reference_long(), NAMES, words),
        story(finished(5), NAMES, words)[0],
        role_card(holder, NAMES, words),
        poster("mafie", words),
    ]


async def test_the_heaviest_pictures_are_small_enough_soon_enough_and_of_their_size() -> None:
    for drawing in heaviest():
        png = await asyncio.wait_for(render(drawing), SLOW)
        assert len(png) <= MOST_BYTES
        assert png.startswith(b"\x89PNG\r\n\x1a\n")
        wide = 600 if 'id="table"' in drawing.svg else 720
        assert struct.unpack(">II", png[16:24]) == (wide, round(drawing.height * wide / 1200))


@pytest.mark.parametrize("game", GAMES)
async def test_the_board_of_the_largest_table_late_in_a_game_is_small_enough(game: str) -> None:
    boards = game_of(game).presenter.board(scene_of(moments(game)[-2], WIDEST, "cs")).pictures
    assert boards
    for board in boards:
        assert len(await render(board.drawing)) <= MOST_BYTES, board.file


async def test_equal_drawings_give_equal_bytes_with_and_without_the_cache() -> None:
    drawing = poster("zbojnici", words_in("en"))
    first = await render(drawing)
    rasterise.cache_clear()
    assert await render(poster("zbojnici", words_in("en"))) == first


async def test_a_picture_wanted_twice_at_once_is_rendered_once_and_off_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    rasterise.cache_clear()
    drawing = poster("escape_plan", words_in("cs"))
    pictures = await asyncio.gather(*(render(drawing) for _ in range(5)))
    assert len(set(pictures)) == 1
    assert rasterise.cache_info().misses == 1
    assert any(thread.name.startswith("pictures") for thread in threading.enumerate())


async def test_an_invalid_picture_is_refused() -> None:
    with pytest.raises(ValueError, match="not an SVG"):
        await render(Drawing("<svg", "alt", 10))


async def test_letters_are_drawn_with_the_house_font() -> None:
    def page(words: str) -> Drawing:
        line = f'<text x="10" y="60" font-family="{TOKENS.type.family}" font-size="50" fill="#000000">{words}</text>'
        return Drawing(f'<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80">{line}</svg>', words, 80)

    blank, short, accented = [await render(page(words)) for words in ("", "i", "Žď")]
    assert len(blank) < len(short) < len(accented)
