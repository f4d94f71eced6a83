"""The picture of a standing and its text (CL-13.5)."""

from __future__ import annotations

import pytest

from bot.presenting.drawing.tokens import CANVAS, GROUND
from bot.presenting.texts import LANGUAGES, words_in
from bot.results.pages.standings import MOST_ROWS, StandingRow, draw_standings, standing_lines
from tests.bot.presenting.drawing.review import review
from tests.bot.presenting.drawing.svg_reading import texts

LONG = "Maximiliánovič WWWWWWWWWWWWWWWWW"
NAMES = ("Jana", "Karel z Podskalí", "Zdenka", LONG, "🎲🎲🎲", "Petr", "Bára", "Ondřej", "Kristýna Dlouhánová-Nejdelší", "Žofie", "Tonda")
ROWS = tuple(StandingRow(number + 1, name, 30 - 3 * number, ("gold", "game") if number == 0 else ()) for number, name in enumerate(NAMES))
WIDEST = tuple(StandingRow(10, LONG, 1000, ("bronze", "game", "game", "game"), "1234 ± 99", games=99_999) for _ in range(MOST_ROWS))


@pytest.mark.rule("CL-13.5")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rows", [ROWS, ROWS[:1], WIDEST, ()], ids=["many", "one", "widest", "none"])
def test_the_picture_is_legible_and_within_its_edges(language: str, rows: tuple[StandingRow, ...]) -> None:
    """CL-13.5: 1,200 wide, ground ``day``, with any names."""
    drawing = draw_standings(LONG * 3, LONG * 4, rows, words_in(language))
    review(drawing)
    assert f'viewBox="0 0 {CANVAS.width} ' in drawing.svg and CANVAS.width == 1200
    assert GROUND["day"].ground in drawing.svg


@pytest.mark.rule("CL-13.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_says_every_row_of_the_picture(language: str) -> None:
    """CL-13.5, check 19: at most ten rows, each with place, name and number; trophies in words."""
    words = words_in(language)
    drawing = draw_standings("Zima", "", ROWS, words)
    for row in ROWS[:MOST_ROWS]:
        assert f"{row.place}. {row.name}: {row.number}" in drawing.alt
    assert words("standings-prize-gold") in drawing.alt
    assert "Tonda" not in drawing.alt and "Tonda" not in drawing.svg


def test_an_alt_text_that_would_be_too_long_cuts_names_and_leaves_no_row_out() -> None:
    rows = tuple(StandingRow(number, f"{number}{'x' * 200}", 5) for number in range(1, 11))
    alt = draw_standings("Zima", "", rows, words_in("cs")).alt
    assert len(alt) <= 1000
    assert all(f"{number}. {number}xx" in alt for number in range(1, 11))


@pytest.mark.rule("CL-13.5")
def test_text_mode_has_the_same_list() -> None:
    """CL-13.5: the whole names, those too that the font cannot write; also the reader's own row below the tenth."""
    words = words_in("cs")
    assert standing_lines(ROWS, words)[0] == "1\\. Jana: 30 (zlato, nejvíc bodů v\u00a0jedné hře)"
    assert standing_lines(ROWS, words)[4] == "5\\. 🎲🎲🎲: 18"
    assert len(standing_lines(ROWS, words)) == len(ROWS)
    assert standing_lines((), words) == ["Tady není co ukázat."]


@pytest.mark.rule("CL-23.7")
@pytest.mark.parametrize(("games", "said"), [(1, "1 hra"), (3, "3 hry"), (12, "12 her")])
def test_the_games_played_stand_beside_the_points(games: int, said: str) -> None:
    """CL-23.7: in the picture, its description and the text; an archive from before they were counted says none."""
    words, rows = words_in("cs"), (StandingRow(1, "Jana", 30, ("gold",), games=games), StandingRow(2, "Karel", 15))
    drawing = draw_standings("Zima", "", rows, words)
    assert [line.words for line in texts(drawing.svg) if line.words.partition(" ")[2].startswith("h")] == [said]
    assert f"1. Jana: 30 ({said}, zlato)." in drawing.alt and "2. Karel: 15." in drawing.alt
    assert standing_lines(rows, words) == [f"1\\. Jana: 30 ({said}, zlato)", "2\\. Karel: 15"]


def test_bars_are_as_long_as_the_points() -> None:
    svg = draw_standings(
        "Zima", "", (StandingRow(1, "Jana", 30), StandingRow(2, "Karel", 15), StandingRow(3, "Petr", 0)), words_in("cs")
    ).svg
    lengths = [
        float(part.split('"')[1])
        for part in svg.split("width=")[1:]
        if 'height="30"' in part.split("/>")[0] and "#E0B25A" in part.split("/>")[0]
    ]
    assert len(lengths) == 2
    assert lengths[1] == pytest.approx(lengths[0] / 2, abs=0.2)


@pytest.mark.rule("CL-13.3")
def test_people_sharing_a_place_have_the_same_number() -> None:
    """CL-13.3: equal results share."""
    rows = (StandingRow(1, "Jana", 3), StandingRow(1, "Karel", 3), StandingRow(3, "Petr", 1))
    assert [line.words for line in texts(draw_standings("Zima", "", rows, words_in("cs")).svg) if line.words.endswith(".")] == [
        "1.",
        "1.",
        "3.",
    ]
