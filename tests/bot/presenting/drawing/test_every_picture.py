"""Every picture of every game, late, with the most seats, under all kinds of names: nothing lies over a text or half under it."""

import pytest

from bot.presenting.drawing.tokens import CANVAS
from engines import GAMES
from tests.bot.presenting.drawing.late_tables import MOST, STRANGE, WIDEST, moments, pictures, scene_of
from tests.bot.presenting.drawing.review import review
from tests.bot.presenting.drawing.svg_overlaps import overlaps
from tests.bot.presenting.drawing.svg_painting import SVG, painted, scale_of

PHONE, LEAST = 354, 10
"""Pixels: how wide a picture is shown in the 390 of a phone (the tests of the page measure it), and the smallest type that is read."""


def test_every_game_is_looked_at() -> None:
    assert set(MOST) == set(GAMES)


@pytest.mark.parametrize("part", [0, 3, *(pytest.param(part, marks=pytest.mark.soak) for part in (1, 2))])
@pytest.mark.parametrize("game", GAMES)
def test_no_shape_meets_a_text_anywhere(game: str, part: int) -> None:
    for number, moment in list(enumerate(moments(game)))[part::4]:
        scene = scene_of(moment, (WIDEST, STRANGE)[number // 4 ^ number % 2], ("cs", "en")[number % 2])
        for where, drawing in pictures(scene):
            review(drawing)
            assert overlaps(drawing.svg) == [], (number, where)
            assert smallest(drawing.svg) * PHONE / CANVAS.width >= LEAST, (number, where)


def smallest(svg: str) -> float:
    """Return the size of the smallest type of a picture as it is drawn, in pixels of the whole picture."""
    return min(float(element.attrib["font-size"]) * scale_of(moved) for element, moved, _ in painted(svg) if element.tag == f"{SVG}text")


def test_type_in_a_group_that_is_drawn_smaller_is_smaller() -> None:
    line = '<text x="20" y="60" font-size="40" font-weight="400" fill="#fff" text-anchor="start">Hello</text>'
    assert smallest(f'<svg xmlns="http://www.w3.org/2000/svg">{line}<g transform="scale(0.5)">{line}</g></svg>') == 20


def test_shapes_over_a_text_and_half_under_it_are_found() -> None:
    def page(before: str, after: str) -> str:
        line = '<text x="20" y="60" font-size="40" font-weight="400" fill="#fff" text-anchor="start">Hello</text>'
        ground = '<rect x="0" y="0" width="300" height="100" fill="#111111"/>'
        return f'<svg xmlns="http://www.w3.org/2000/svg">{ground}<g id="before">{before}</g>{line}<g id="after">{after}</g></svg>'

    shape = '<circle cx="30" cy="50" r="9" fill="#eeeeee"/>'
    assert overlaps(page("", "")) == []
    assert [(one.other, one.how) for one in overlaps(page("", shape))] == [("after", "over")]
    assert [one.how for one in overlaps(page(shape, ""))] == ["under"]
    ring = '<circle cx="60" cy="50" r="200" fill="none" stroke="#eeeeee" stroke-width="4"/>'
    assert overlaps(page(ring, ring)) == [], "a ring is no disc"
    turned = '<g transform="translate(30 50) rotate(45) scale(0.5)"><path d="M-20 -20H20V20H-20Z" fill="#eeeeee"/></g>'
    assert overlaps(page("", turned))
