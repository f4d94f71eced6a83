"""The web of fingers: the votes, drawn and in words (NT-3.1)."""

import re
from collections.abc import Mapping
from itertools import combinations
from math import dist
from xml.etree import ElementTree

import pytest

from bot.games.mafie.pictures.board import table
from bot.games.mafie.pictures.seating import seating
from bot.games.mafie.pictures.votes import draw_web, head_discs, rows_of
from bot.presenting.drawing import Drawing, painter
from bot.presenting.drawing.tokens import GROUND, INK
from bot.presenting.texts import words_in
from engines.chance import Stream
from engines.mafie.views import MafieView
from tests.bot.games.mafie.pictures.views import LONGEST, NAMES, OUT, ballot, view
from tests.bot.presenting.drawing.review import review
from tests.bot.presenting.drawing.svg_reading import SVG, parse, words_in_group

pytestmark = pytest.mark.rule("NT-3.1")


def counted(seats: int, votes: Mapping[int, int], suspects: tuple[int, ...] = ()) -> MafieView:
    """Make a published final ballot."""
    chairs = {seat: {**OUT.get(seat, {}), "suspect": seat in suspects} for seat in {*OUT, *suspects}}
    return view(seats, "final", seats=chairs, ballot=ballot("final", suspects, tuple(votes), closed=True, votes=dict(votes)))


def drawn_votes(seats: int, seed: int) -> dict[int, int]:
    """Draw a vote for everybody who is in."""
    stream = Stream(seed, "votes")
    living = [seat for seat in range(seats) if seat not in OUT]
    return {voter: stream.pick([seat for seat in living if seat != voter]) for voter in living}


def group(drawing: Drawing, name: str) -> ElementTree.Element:
    (found,) = [element for element in parse(drawing.svg).iter() if element.get("id") == name]
    return found


def lines(drawing: Drawing, candidate: int) -> list[ElementTree.Element]:
    return [element for element in group(drawing, f"lines-to-{candidate + 1}") if element.tag == f"{SVG}path"]


@pytest.mark.parametrize("seats", range(7, 22))
def test_each_voter_has_a_line_and_each_choice_a_number(seats: int) -> None:
    for seed in range(4):
        votes = drawn_votes(seats, seed)
        drawing = table(counted(seats, votes), [LONGEST] * seats, words_in("cs"))
        review(drawing)
        for candidate in set(votes.values()):
            given = list(votes.values()).count(candidate)
            assert len(lines(drawing, candidate)) == given
            assert words_in_group(drawing.svg, f"votes-for-{candidate + 1}") == [str(given)]


@pytest.mark.parametrize("seats", range(6, 22))
def test_numbers_stand_apart_from_each_other_and_from_chips(seats: int) -> None:
    layout = seating(seats)
    for names in ([LONGEST] * seats, ["Al"] * seats):
        discs = head_discs(layout, rows_of({seat: (seat + 1) % seats for seat in range(seats)}, ()), names)
        for one, other in combinations(discs, 2):
            assert dist((one.cx, one.cy), (other.cx, other.cy)) > one.radius + other.radius - 9
        for disc in discs:
            assert all(dist((disc.cx, disc.cy), (spot.cx, spot.cy)) > layout.radius + disc.radius - 1 for spot in layout.spots)


def test_lines_to_suspects_are_thick_and_their_looks_differ_by_more_than_hue() -> None:
    suspects = (0, 3, 5, 7)
    drawing = table(counted(11, {1: 0, 2: 3, 8: 5, 9: 7, 10: 1}, suspects), NAMES, words_in("cs"))
    looks = [lines(drawing, seat)[0].attrib for seat in suspects]
    assert {look["stroke-width"] for look in looks} == {"9"} and lines(drawing, 1)[0].attrib["stroke-width"] == "4"
    assert [look["stroke"] for look in looks] == [INK.brass, INK.blue, INK.ink, INK.brass]
    assert [("stroke-dasharray" in look) for look in looks] == [False, False, False, True]


def test_two_people_pointing_at_each_other_have_two_lines() -> None:
    for seats in (7, 21):
        drawing = table(counted(seats, {0: 3, 3: 0}, (0, 3)), NAMES, words_in("cs"))
        there, back = (_middle(lines(drawing, seat)[0].attrib["d"]) for seat in (0, 3))
        assert dist(there, back) > 20


def _middle(path: str) -> tuple[float, float]:
    """Return the middle of a cubic curve."""
    x1, y1, x2, y2, x3, y3, x4, y4 = (float(each) for each in re.findall(r"-?\d+(?:\.\d+)?", path))
    return (x1 + 3 * x2 + 3 * x3 + x4) / 8, (y1 + 3 * y2 + 3 * y3 + y4) / 8


def test_the_mafia_is_red_and_thick_and_the_others_are_neither() -> None:
    rows, layout = rows_of({1: 0, 2: 0, 3: 0}, (0,)), seating(8)
    drawn = "".join(draw_web(layout, rows, NAMES[:8], GROUND["day"], suspects=(0,), mafia=(2,)))
    found = {(stroke, thick) for stroke, thick in re.findall(r'<path [^>]*stroke="([^"]+)" stroke-width="(\d+)"', drawn)}
    assert found == {(INK.red, "9"), (INK.ink3, "4")}


@pytest.mark.parametrize("names", [NAMES, tuple([LONGEST] * 21), tuple(["Ж" * 32] * 21)])
@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_words_list_every_pair(language: str, names: tuple[str, ...]) -> None:
    for seed in range(5):
        votes = drawn_votes(21, seed)
        alt = table(counted(21, votes), names, words_in(language)).alt.replace("\u00a0", " ")
        pairs = set()
        for candidate, _, voters in re.findall(r"(\d+)(?: [^:;,()]+)?:? (\d+) \((?:od|from) ([\d, ]+)\)", alt):
            pairs |= {(int(voter) - 1, int(candidate) - 1) for voter in voters.split(", ")}
        assert pairs == set(votes.items())


def test_the_picture_of_the_largest_table_is_small() -> None:
    drawing = table(counted(21, drawn_votes(21, 2), (5, 13)), [LONGEST] * 21, words_in("cs"))
    assert len(painter.draw(drawing.svg)) <= 120 * 1024
