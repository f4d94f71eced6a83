"""The picture of an evening that is over, its text, and the record on the invitation (CL-10.3, 25)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.evenings.pages.evening_end import EndScene, end_page
from bot.evenings.pages.evening_page import EveningScene, evening_page
from bot.evenings.pages.evening_picture import MOST, PlayedLine, draw_evening
from bot.presenting.drawing.painter import draw
from bot.presenting.drawing.tokens import CANVAS, GROUND
from bot.presenting.limits import faults
from bot.presenting.page import Page
from bot.presenting.texts import LANGUAGES, words_in
from bot.results.pages.standings import StandingRow
from engines import GAMES
from tests.bot.presenting.drawing.review import review
from tests.bot.presenting.drawing.svg_overlaps import overlaps
from tests.bot.presenting.drawing.svg_reading import texts
from tests.bot.presenting.drawing.test_every_picture import LEAST, PHONE, smallest

LONG = "Maximiliánovič WWWWWWWWWWWWWWWWW"
NAMES = ("Jana", LONG, "🎲🎲🎲", "</text><script>", "@everyone **x**", "\u202eotočeno", "_" * 32, "Bára")
PLACES = ("lamp", "window", "stove", "door")
DAY = {"cs": "pondělí 23. listopadu 2026", "en": "Wednesday, 23 September 2026"}
RECORD_PNG = 300 * 1024


def games(count: int) -> tuple[PlayedLine, ...]:
    """Return so many games: all five, at all four tables, with no winner up to eight under all kinds of names."""
    kinds = list(GAMES)
    return tuple(
        PlayedLine(kinds[n % 5], PLACES[n % 4], tuple(NAMES[(n + k) % 8] for k in range(n * 3 % 9)), 13 if n * 3 % 9 == 8 else 0)
        for n in range(count)
    )


def page_text(page: Page) -> str:
    return "\n".join(part for part in page.parts if isinstance(part, str)).replace("\u00a0", " ")


@pytest.mark.rule("CL-10.3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 3, 7, 8, 21, MOST, MOST + 1, 48])
def test_the_picture_is_legible_on_a_phone_with_the_longest_names(language: str, count: int) -> None:
    """CL-10.3, ``EXPERIENCE.md`` 6.4: nothing over anything, within its edges, in colours of the tokens, large enough."""
    drawing = draw_evening(LONG * 3, DAY[language], games(count), words_in(language))
    review(drawing)
    assert overlaps(drawing.svg) == []
    assert smallest(drawing.svg) * PHONE / CANVAS.width >= LEAST
    assert GROUND["day"].ground in drawing.svg and "<script" not in drawing.svg


def test_twenty_one_games_make_a_picture_that_is_small_enough() -> None:
    picture = draw(draw_evening(LONG, DAY["cs"], games(21), words_in("cs")).svg)
    assert len(picture) <= RECORD_PNG


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [7, 22])
def test_no_table_and_no_game_is_cut(language: str, count: int) -> None:
    """CL-9.7: the names of the tables, whole, on both widths of a panel."""
    words = words_in(language)
    every = tuple(PlayedLine(game, place, ("Jana",)) for game in GAMES for place in PLACES)
    for start in range(0, len(every), count):
        drawn = [line.words for line in texts(draw_evening("Zima", "", (every * 2)[start : start + count], words).svg)]
        for line in every[start : start + count]:
            assert f"{words(f'ev-place-{line.place}')} · {words(f'game-{line.game}')}" in drawn


@pytest.mark.rule("CL-10.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_says_every_game_with_its_table_and_a_winner(language: str) -> None:
    """CL-10.3, check 19: also of 21 games; the day stands there in words."""
    words = words_in(language)
    lines = tuple(PlayedLine("nostra_city", PLACES[n % 4], (f"{n:02} {LONG}", "Bára"), 2) for n in range(21))
    alt = draw_evening("Zima", DAY[language], lines, words).alt
    assert "Zima" in alt and DAY[language] in alt
    assert alt.count(words("game-nostra_city")) == 21
    assert all(f"{n:02}" in alt for n in range(21))


def test_more_games_than_there_is_room_for_are_counted() -> None:
    words = words_in("cs")
    drawing = draw_evening("Zima", "", games(MOST + 9), words)
    assert words("ev-others", n=10) in drawing.svg and words("ev-others", n=10) in drawing.alt


def test_an_evening_of_one_table_names_no_table() -> None:
    drawing = draw_evening("Zima", "", (PlayedLine("mafie", "", ("Jana", "Karel"), 4),), words_in("cs"))
    assert [line.words for line in texts(drawing.svg)][-2:] == ["Mafie", "Jana, Karel a\u00a04 další"]


@pytest.mark.rule("CL-10.3", "CL-23.2")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 21, 48])
def test_the_record_and_the_closing_message_fit_with_the_longest_names(language: str, count: int) -> None:
    """CL-25: 4,000 characters hold with the longest nicks; CL-23.2: every name stands there as letters."""
    words = words_in(language)
    worst = tuple(PlayedLine("nostra_city", "window", ("_" * 32, "*" * 32, *NAMES)[:8], 13) for _ in range(count))
    rows = tuple(StandingRow(n + 1, "_" * 32, 1000 - n) for n in range(10))
    end = EndScene(words=words, name="*" * 60, day=DAY[language], rows=rows, games=worst, next_at=1795633200.0, id="eabcdefgh")
    scene = EveningScene(id="eabcdefgh", words=words, state="over", name="*" * 60, host="x", games=("mafie",), end=end)
    for page in (end_page(end), evening_page(scene)):
        assert faults(page) == []
        assert len(page.pictures) == 1
        assert "\\_\\_\\_" in page_text(page)
        assert page_text(page).count(words("game-nostra_city")) == min(count, MOST - 1)
    text = page_text(evening_page(replace(scene, end=EndScene(words=words, name="x", games=games(3), pictures=False))))
    assert all(words(f"game-{game.game}").replace("\u00a0", " ") in text for game in games(3)), "text mode has the same list"
