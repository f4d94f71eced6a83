"""The compositions of night, dawn, day, ballot, verdict and end (NT-3.3)."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from bot.games.mafie.pictures.board import table
from bot.games.mafie.pictures.ending import sides_of
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.painter import draw
from bot.presenting.drawing.tokens import INK, TOKENS
from bot.presenting.texts import words_in
from engines.mafie.views import MafieView
from tests.bot.games.mafie.pictures.views import LONGEST, NAMES, OUT, finished, many_names, view
from tests.bot.presenting.drawing.review import review
from tests.bot.presenting.drawing.svg_overlaps import overlaps
from tests.bot.presenting.drawing.svg_reading import ids, words_in_group
from tests.soak.amounts import soaked

pytestmark = pytest.mark.rule("NT-3.3")

MOST = 120 * 1024
"""Bytes of one picture."""


def lights(count: int) -> dict[str, MafieView]:
    """Return a table of so many seats in each of its lights, late in a game."""
    return {
        "night": view(count, "mafia", 4, OUT),
        "dawn": view(count, "dawn", 4, {**OUT, 2: {"struck": True}}, victim=2, struck=2),
        "day": view(count, "discussion", 4, {**OUT, 1: {"suspect": True, "card_open": (10,)}, 0: {"commander": True}}, ready_needed=4),
        "ballot": many_names(count),
        "verdict": view(count, "verdict", 4, {**OUT, 2: {"struck": True, "suspect": True}}, condemned=2, struck=2),
        "end": finished(count=max(count, 9)),
    }


def drawn(board: MafieView, language: str = "cs", headline: str = "") -> Drawing:
    return table(board, [LONGEST] * 21, words_in(language), bot_players=frozenset({0, 3}), headline=headline)


@pytest.mark.parametrize(
    ("count", "language"),
    [(6, "cs"), (11, "en"), (14, "cs"), (21, "en"), *soaked((6, "en"), (11, "cs"), (13, "cs"), (13, "en"), (14, "en"), (21, "cs"))],
)
def test_every_light_is_legible_and_small(count: int, language: str) -> None:
    for name, board in lights(count).items():
        drawing = drawn(
            board,
            language,
            "Jediný hlas rozhodl o osudu celého města a\u00a0Maximiliánovič to věděl od prvního dne" if name == "end" else "",
        )
        review(drawing)
        assert overlaps(drawing.svg) == [], name
        assert len(draw(drawing.svg)) <= MOST, name


def test_each_light_is_a_composition_of_its_own() -> None:
    svgs = {name: drawn(board).svg for name, board in lights(11).items()}
    marks = {name: (_ground(svg), frozenset(re.findall(r'id="([a-z-]+)"', svg))) for name, svg in svgs.items()}
    for one, other in combinations(marks, 2):
        assert marks[one] != marks[other], (one, other)
    assert "empty-chair" in svgs["dawn"] and not any("empty-chair" in svg for name, svg in svgs.items() if name != "dawn")
    assert not any("Gradient" in svg for svg in svgs.values()), "a gradient costs a fifth of a picture"


def _ground(svg: str) -> str:
    found = re.search(r'id="ground">\n<rect[^>]*fill="(#[0-9A-F]+)"', svg)
    assert found
    return found[1]


def test_at_a_verdict_one_disc_is_lit() -> None:
    svg = drawn(lights(11)["verdict"]).svg
    assert svg.count(f'fill="{TOKENS.chip_dim}"') == 8, "all the living but one"
    assert f'fill="{INK.paper}"' in _seat(svg, 2) and f'fill="{INK.brass}"' in _seat(svg, 2)


def _seat(svg: str, seat: int) -> str:
    start = svg.index(f'id="seat-{seat + 1}"')
    return svg[start : svg.index('<g id="seat', start)]


def test_a_lamp_stands_before_each_living_seat_by_night() -> None:
    svg = drawn(lights(11)["night"]).svg
    assert svg.count('r="11"') == 9


def test_before_the_name_a_dawn_is_the_same_picture_and_the_same_words() -> None:
    drawing = table(view(9, "dawn", 3), NAMES, words_in("en"))
    assert "Is a chair empty?" in drawing.alt and "missing" not in drawing.alt


def test_the_end_shows_both_sides_the_winners_first_under_the_headline() -> None:
    board = finished()
    assert board.story is not None
    won = tuple(one.seat for one in board.story.seats if one.force == "police")
    board = board.model_copy(update={"story": board.story.model_copy(update={"winners": won})})
    assert board.story is not None
    assert list(sides_of(board.story)) == ["police", "mafia"]
    drawing = drawn(board, "en", "One vote decided.")
    assert [one for one in ids(drawing.svg) if one.startswith("side-")] == ["side-police", "side-mafia"]
    assert "Mafia" in words_in_group(drawing.svg, "side-mafia") and "5" in words_in_group(drawing.svg, "side-mafia")
    assert drawing.alt.startswith("One vote decided. ") and "One vote decided." in words_in_group(drawing.svg, "headline")
    assert sum(one.startswith("seat-") for one in ids(drawing.svg)) == 11
