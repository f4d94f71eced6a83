import math
from xml.etree import ElementTree

import pytest

from bot.presenting.drawing.parts import Pill, card_back, player_mark
from bot.presenting.drawing.placing import Box, Disc, FreeSpace
from bot.presenting.drawing.shapes import (
    ICONS,
    arcs_ring,
    escaped,
    group,
    icon,
    icon_at,
    notched,
    number,
    polygon,
    regular,
    superellipse,
    text,
)
from bot.presenting.drawing.tokens import INK, TOKENS


def wellformed(*parts: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>')


def test_numbers_are_written_one_way() -> None:
    assert [number(value) for value in (1, 1.04, 1.05001, -0.04, 1200.0, 0.5)] == ["1", "1", "1.1", "0", "1200", "0.5"]


def test_foreign_words_cannot_break_out() -> None:
    assert escaped('<a b="&">') == "&lt;a b=&quot;&amp;&quot;&gt;"
    assert wellformed(text(0, 0, "</text><script>&"))[0].text == "</text><script>&"


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_takes_both_colours_and_knows_no_variables(name: str) -> None:
    drawn = icon(name, 1, 2, 24, "#111111", "#222222")
    wellformed(drawn)
    assert "currentColor" not in drawn and "var(" not in drawn and "#111111" in drawn


def test_an_icon_is_placed_by_corner_or_middle() -> None:
    assert icon_at("moon", 30, 30, 20) == icon("moon", 20, 20, 20)
    with pytest.raises(KeyError):
        icon("unicorn", 0, 0, 10)


@pytest.mark.parametrize("colour", TOKENS.player)
def test_every_player_has_shape_and_outline(colour: str) -> None:
    drawn = player_mark(colour, 50, 50, 20)
    wellformed(drawn)
    assert TOKENS.player[colour].hex in drawn
    assert (INK.ink if colour == "black" else TOKENS.shape_outline) in drawn


def test_parts_are_wellformed() -> None:
    wellformed(
        group("a", notched(0, 0, 50, 40, 8, INK.paper), "", arcs_ring(0, 0, 9, INK.red), transform="translate(1 2)"),
        polygon(regular(0, 0, 5, 6), INK.ink, INK.rim, 2),
        card_back(5, 5, 30, -8),
        Pill("7", mark="hand").draw(0, 0, INK.paper_ink),
    )


@pytest.mark.parametrize("seats", range(3, 22))
def test_points_of_a_superellipse_are_equally_far_along_it(seats: int) -> None:
    points = superellipse(0, 0, 400, 300, 2.5, seats)
    assert points[0] == pytest.approx((0, -300), abs=1)
    fine = superellipse(0, 0, 400, 300, 2.5, seats * 40)
    arcs = [sum(math.dist(fine[i], fine[(i + 1) % len(fine)]) for i in range(40 * k, 40 * k + 40)) for k in range(seats)]
    assert max(arcs) - min(arcs) < 6
    assert all(math.dist(points[k], fine[40 * k]) < 4 for k in range(seats))


def test_a_room_gives_the_first_free_place_once() -> None:
    room = FreeSpace(Box(0, 0, 100, 100), [Disc(20, 20, 10)])
    places = [Box(15, 15, 25, 25), Box(95, 95, 105, 105), Box(50, 50, 60, 60), Box(80, 80, 90, 90)]
    assert room.first_free(places) == places[2]
    assert room.first_free(places) == places[3]
    assert room.first_free(places) is None


def test_a_disc_is_round() -> None:
    assert not Disc(0, 0, 10).meets(Box(8, 8, 20, 20))
    assert Disc(0, 0, 10).meets(Box(7, 7, 20, 20))
    assert Disc(0, 0, 10).meets(Box(8, 8, 20, 20), gap=2)
