"""The pictures that end the boxed games: everybody on a step as high as the place, and the way of the scores (NT-3.4)."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from bot.games import game_of
from bot.games.result_rules import finished_of
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.podium import Finisher, Way, draw_course, draw_podium, in_places, mark_of, podium_foot
from bot.presenting.drawing.tokens import GROUND
from tests.bot.presenting.drawing.late_tables import MOST, WIDEST, moments, scene_of
from tests.bot.presenting.drawing.svg_overlaps import overlaps
from tests.bot.presenting.drawing.svg_reading import words_in_group

pytestmark = pytest.mark.rule("NT-3.4")

BOXED = ("zbojnici", "mafia_city", "nostra_city", "escape_plan")
ROAD = GROUND["road"]
KEYS = {"zbojnici": "purse-{}", "mafia_city": "place-{}", "nostra_city": "respect-{}", "escape_plan": "money-seat-{}"}
"""The ids of the columns, by seats from 1; Escape Plan counts from 0."""


def ending(game: str, seed: int, language: str = "en") -> Drawing:
    scene = scene_of(moments(game, seed)[-1], WIDEST, language)
    (picture,) = game_of(game).presenter.story(scene).pictures
    assert isinstance(picture.drawing, Drawing)
    return picture.drawing


def column(svg: str, game: str, seat: int) -> list[str]:
    """Return the words in the column of a seat."""
    name = KEYS[game].format(seat if game == "escape_plan" else seat + 1)
    return words_in_group(svg, name if f'id="{name}"' in svg else "prince")


@pytest.mark.parametrize("seed", [3, 5])
@pytest.mark.parametrize("game", BOXED)
def test_the_ending_shows_and_tells_the_place_of_everybody(game: str, seed: int) -> None:
    end = moments(game, seed)[-1]
    drawing = ending(game, seed)
    ends = game_of(game).results.ends(finished_of(end))
    assert len(ends) == MOST[game][0]
    for seat, one in enumerate(ends):
        said = column(drawing.svg, game, seat)
        arrested = game == "escape_plan" and not one.survived
        assert (f"{one.place}." in said) is not arrested, (seat, said)
        assert arrested or f"{one.place}. Maximil" in drawing.alt


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", BOXED)
def test_no_number_of_a_round_stands_in_a_table_of_numbers(game: str, language: str) -> None:
    drawing = ending(game, 3, language)
    assert overlaps(drawing.svg) == []
    if game != "escape_plan":
        marks = [word for word in words_in_group(drawing.svg, "course") if not word.endswith(".")]
        assert len(marks) <= 1, "but for the target, the course is drawn"


def finisher(seat: int, place: int, *, won: bool = False) -> Finisher:
    colour = ("red", "blue", "yellow", "green", "black", "white")[seat]
    score = str(30 - seat)
    return Finisher(f"seat-{seat}", place, f"Ada {seat}", f"Ada {seat} spoken", mark_of(colour), score if place else "", won)


def steps(svg: str) -> dict[str, tuple[float, float]]:
    """Return the left edge and the height of each step."""
    found = {}
    for group in ElementTree.fromstring(f"<svg>{svg}</svg>").iter("g"):
        rects = [one for one in group if one.tag == "rect"]
        if group.get("id", "").startswith("seat-") and rects:
            found[group.get("id", "")] = (float(rects[0].get("x", "")), float(rects[0].get("height", "")))
    return found


def test_better_places_stand_higher_and_further_in_the_middle() -> None:
    svg = draw_podium([finisher(seat, seat + 1) for seat in range(5)], ROAD)
    found = steps(svg)
    assert [name for name, _ in sorted(found.items(), key=lambda one: one[1][0])] == ["seat-3", "seat-1", "seat-0", "seat-2", "seat-4"]
    heights = [found[f"seat-{seat}"][1] for seat in range(5)]
    assert heights == sorted(heights, reverse=True) and len(set(heights)) == 5


def test_equals_share_their_height_and_only_winners_wear_a_crown() -> None:
    svg = draw_podium([finisher(0, 1, won=True), finisher(1, 2), finisher(2, 2), finisher(3, 4)], ROAD)
    found = steps(svg)
    assert found["seat-1"][1] == found["seat-2"][1] > found["seat-3"][1]
    sizes = {seat: svg.split(f'id="seat-{seat}"')[1].split("<text")[0].count("<g transform") for seat in range(4)}
    assert sizes == {0: 1, 1: 0, 2: 0, 3: 0}


def test_nobody_with_a_place_needs_no_room_for_steps() -> None:
    placed, unplaced = [finisher(0, 1)], [finisher(0, 0)]
    assert podium_foot(unplaced) < podium_foot(placed)
    assert in_places([finisher(2, 0), finisher(1, 2), finisher(0, 1)]) == "1. Ada 0 spoken 30, 2. Ada 1 spoken 29, Ada 2 spoken"
    assert not [word for word in re.findall(r">([^<>]+)</text>", draw_podium(unplaced, ROAD)) if word.endswith(".")]


def ends_of(ways: list[Way]) -> list[float]:
    """Return the heights at which the marks stand, in the order of ``ways``."""
    svg = draw_course(ways, 2, 0, ROAD, goal=12)
    drawn = [svg.split(f'id="{way.key}"')[1].split('d="')[1].split('"')[0] for way in ways]
    return [float(re.findall(r"[\d.]+", d)[-1]) for d in drawn]


def test_the_marks_at_the_ends_of_a_course_keep_apart_in_the_order_of_scores() -> None:
    scores = (("red", 9), ("blue", 9), ("green", 0), ("black", 0))
    ends = ends_of([Way(f"way-{colour}", colour, (0, score)) for colour, score in scores])
    assert all(later - earlier >= 36 for earlier, later in pairwise(ends))
    assert ends[-1:] == ends_of([Way("way-black", "black", (0, 0))]), "none stands below the line of zero"


def test_no_line_of_a_course_goes_on_after_the_last_round() -> None:
    """Equal scores have marks one above the other; a line to a lower mark would be a score that falls."""
    ways = [Way(f"way-{colour}", colour, (0, 9)) for colour in ("red", "blue", "green")]
    svg = draw_course(ways, 2, 0, ROAD)
    lines = [re.findall(r'd="([^"]+)"(?![^>]*dasharray)', svg.split(f'id="{way.key}"')[1])[0] for way in ways]
    assert len(set(lines)) == 1


def test_a_course_of_one_round_is_none() -> None:
    assert draw_course([Way("way-1", "red", (3,))], 1, 0, ROAD) == ""
    assert draw_course([], 0, 0, ROAD) == ""
