"""The map as it is drawn: turned so that its tiles are large, each thing in a place of its own on its tile."""

from __future__ import annotations

import math
import re
from statistics import mean

import pytest

from bot.games.escape_plan.pictures.alt import map_sentences
from bot.games.escape_plan.pictures.board import city
from bot.games.escape_plan.pictures.map import ROOM, at_turned, edges_turned, extent, turn_of, turned_view
from bot.games.escape_plan.pictures.speech import EscapePlanPictureSpeech
from bot.presenting.drawing.tokens import TOKENS
from bot.presenting.texts import words_in
from engines.escape_plan.map.geometry import neighbours
from engines.escape_plan.views import EscapePlanView
from tests.bot.games.escape_plan.pictures.views import a_view
from tests.bot.presenting.drawing.svg_painting import Paint, painted

NAMES = ["Jana", "Karel", "Eliška", "Ondřej", "Žofie"]
SEEDS = range(12)
ZONES = frozenset(paint["fill"] for paint in TOKENS.escape_zone.values())


def side(view: EscapePlanView) -> float:
    wide, high = extent(tile.at for tile in view.tiles if tile.at is not None)
    return min(ROOM[0] / wide, ROOM[1] / high)


def test_turning_keeps_neighbours() -> None:
    for way, beside in enumerate(neighbours((2, -1))):
        for turn in range(6):
            assert at_turned(beside, turn) == neighbours(at_turned((2, -1), turn))[(way + turn) % 6]
    assert edges_turned("ircwic", 1) == "circwi"
    assert edges_turned("ircwic", 6) == "ircwic"


def test_a_late_map_is_turned_so_that_its_tiles_are_larger() -> None:
    views = [a_view(5, 14, seed) for seed in SEEDS]
    shown = [turned_view(view) for view in views]
    assert all(side(after) >= side(before) for before, after in zip(views, shown, strict=True))
    assert mean(map(side, shown)) > 108 and min(map(side, shown)) > 95
    assert [turn_of(view) for view in shown] == [0] * len(shown), "what is turned stays as it is"


def test_the_words_turn_with_the_picture() -> None:
    view = next(view for view in (a_view(5, 14, seed) for seed in SEEDS) if turn_of(view))
    speech = EscapePlanPictureSpeech(words_in("en"), view, NAMES)
    shown = turned_view(view)
    assert list(map_sentences(view, speech)) == list(map_sentences(shown, speech))
    assert city(view, NAMES, words_in("en")) == city(shown, NAMES, words_in("en"))


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_on_a_tile_lies_over_anything_or_beyond_its_edge(seed: int) -> None:
    view = a_view(5, 14, seed)
    drawn = painted(city(view, NAMES, words_in("cs")).svg)
    grounds: list[Paint] = []
    tile, discs, shields = "", [], []
    crossed = []
    for element, _, paint in drawn:
        tile = element.attrib.get("id", tile) if re.fullmatch(r"tile-\w+", element.attrib.get("id", "")) else tile
        if paint is None or not tile:
            continue
        if paint.fill in ZONES:
            grounds.append(paint)
        elif paint.within.startswith("place-") and element.tag.endswith("circle"):
            discs.append((tile, paint))
        elif element.tag.endswith("path") and "C" in element.attrib["d"] and paint.within == tile:
            shields.append((tile, paint))
    assert shields and discs
    for there, shield in shields:
        own = [ground for ground in grounds if ground.within == there]
        middle, low = (shield.box.left + shield.box.right) / 2, shield.box.bottom - 2
        for x, y in ((shield.box.left + 2, shield.box.top + 2), (shield.box.right - 2, shield.box.top + 2), (middle, low)):
            if not any(ground.covers(x, y) for ground in own):
                crossed.append((there, "edge"))
        crossed += [(there, "icon") for _, disc in discs if _apart(shield, disc) < -3]
    assert crossed == []


def _apart(shield: Paint, disc: Paint) -> float:
    cx, cy = (disc.box.left + disc.box.right) / 2, (disc.box.top + disc.box.bottom) / 2
    dx = max(shield.box.left - cx, 0, cx - shield.box.right)
    dy = max(shield.box.top - cy, 0, cy - shield.box.bottom)
    return math.hypot(dx, dy) - (disc.box.right - disc.box.left) / 2
