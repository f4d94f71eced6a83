"""The city phase: who places a tile, where it may lie, what comes onto it (EP-6)."""

import pytest

from engines.escape_plan import phases
from engines.escape_plan.map.geometry import At, Placed, neighbours, placements, shown
from engines.escape_plan.table import City
from engines.escape_plan.tiles import TILES
from tests.engines.escape_plan.harness import M1, Play, given


def placed(order: list[int], seats: int, offered: tuple[str, ...] = ("a3", "b1", "c2", "d3")) -> Play:
    tiles = {tile: place for tile, place in M1.items() if tile in ("s1", "s2")}

    def prepare(t: City) -> None:
        t.state.order = order
        for letter, tile in zip("abcd", offered, strict=True):
            others = [one for one in TILES if one[0] == letter and one != tile]
            t.state.stacks[letter] = [*others, tile]
            t.state.tiles[tile].offered = True
            t.add_officer("state", tile)
            t.state.bag["state"] -= 1

    return given(phases.place_tiles, seats=seats, tiles=tiles, officers={}, spots={}, prepare=prepare)


def placers(play: Play) -> list[str]:
    while play.game.asks:
        play.default()
    return [told["seat"] for told in play.notices_of("placed")]


@pytest.mark.rule("EP-6.1")
@pytest.mark.parametrize(
    ("seats", "order", "expected"),
    [
        (4, [2, 0, 3, 1], [2, 0, 3, 1]),
        (3, [1, 2, 0], [1, 2, 0, 1]),
        (2, [1, 2, 0], [1, 0, 1, 0]),  # 2 is Sandra
        (5, [4, 3, 2, 1, 0], [4, 3, 2, 1]),
        (1, [2, 0, 1], [0, 0, 0, 0]),
    ],
)
def test_x_4_order_of_placing_tiles(seats: int, order: list[int], expected: list[int]) -> None:
    assert placers(placed(order, seats)) == [f"seat:{seat}" for seat in expected]


def edges_around(at: At, tiles: dict[At, Placed]) -> list[str]:
    """Return what the neighbours of ``at`` show towards it, by direction; "" where there is none."""
    there = [tiles.get(beside) for beside in neighbours(at)]
    return [shown(*one)[(direction + 3) % 6] if one else "" for direction, one in enumerate(there)]


@pytest.mark.rule("EP-6.2", "EP-6.3", "EP-6.4")
def test_x_5_at_least_two_tiles_and_one_edge_of_one_kind() -> None:
    play = placed([0, 1, 2], 3)
    assert play.name == "city.tile"
    assert play.options == ["tile:a3", "tile:b1", "tile:c2", "tile:d3"]
    play.do("tile:c2")
    assert play.name == "city.position"
    assert play.options == ["position:1,-1", "position:0,1"]  # only these touch both starting tiles
    there = play.table.placed()
    for at in ((1, -1), (0, 1)):
        around = edges_around(at, there)
        for rotation in range(6):
            fits = any(zone == other for zone, other in zip(shown("c2", rotation), around, strict=True))
            assert (rotation in dict(placements("c2", there)[at])) is fits
    alone = {(0, 0): there[0, 0]}
    assert placements("c2", alone) == {}  # touching one tile only


@pytest.mark.rule("EP-6.5", "EP-6.6", "EP-6.7", "EP-6.8")
def test_tokens_officers_and_gang_members() -> None:
    play = placed([0, 1, 2], 3, offered=("a3", "b1", "c2", "d1"))
    play.do("tile:c2", "position:1,-1")
    if play.name == "city.rotation":
        play.do(play.options[0])
    assert play.name == "city.safe_house"
    play.do("safe_house:2")
    assert play.name == "city.business"
    assert len(play.options) == 6
    play.do("business:gym")
    assert play.state.spots == {"safe_2": "safe_c", "gym": "biz_c2"}
    assert play.state.tiles["c2"].officers == ["state"]
    play.do("tile:d1")
    while play.notices_of("placed")[-1]["tile"] != "tile:d1":
        play.default()
    assert play.state.gangs["gang_d"].members == 2
    assert play.state.gang_reserve == 4


@pytest.mark.rule("EP-6.9", "EP-6.10")
def test_new_tiles_are_turned_up_with_two_officers_each() -> None:
    play = placed([0, 1, 2], 3)
    placers(play)
    view = play.view()
    assert [tile.id[0] for tile in view.tile_offer] == ["a", "b", "c", "d"]
    assert all(1 <= len(tile.officers) <= 2 for tile in view.tile_offer)
    assert sum(len(tile.officers) for tile in (*view.tiles, *view.tile_offer)) + sum(view.bag.values()) == 30
    table = play.table
    table.state.stacks = {letter: [] for letter in "abcd"}
    before = dict(table.state.bag)
    phases.turn_up(table)  # day 3
    assert table.state.bag == before


@pytest.mark.rule("EP-6.2")
def test_the_default_of_a_placement_has_the_most_edges_of_one_kind() -> None:
    play = placed([0, 1, 2], 3)
    play.default()
    assert play.name == "city.position"
    fits = placements("a3", play.table.placed())
    best = max(same for some in fits.values() for _, same in some)
    play.default()
    if play.name == "city.rotation":
        play.default()
    tile = play.state.tiles["a3"]
    assert tile.at is not None
    assert dict(fits[tile.at])[tile.rotation] == best


def test_one_clock_for_all_that_a_player_decides_about_a_tile() -> None:
    play = placed([0, 1, 2], 3, offered=("a3", "b1", "c2", "d3"))
    asked = []
    while play.game.asks and play.ask.seat in (0, 1):
        asked.append(play.ask)
        play.do("tile:c2" if "tile:c2" in play.options else play.options[0])
    names = [(ask.seat, ask.name.removeprefix("escape_plan.city.")) for ask in asked]
    assert names == [
        *[(0, name) for name in ("tile", "position", "rotation", "safe_house", "business")],
        *[(1, name) for name in ("tile", "position", "rotation", "business")],
    ]
    assert [ask.continues for ask in asked] == ["", *[ask.id for ask in asked[:4]], "", *[ask.id for ask in asked[5:-1]]]
