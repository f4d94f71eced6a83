"""Many sets of tiles as one number, the cost of a move, and that routes are kept with their own map."""

import gc
import weakref

import engines
from engines.chance import Stream
from engines.escape_plan import asks
from engines.escape_plan.map.geometry import rotations
from engines.escape_plan.map.graph import Graph
from engines.escape_plan.map.routes import KEPT, Boosts, Routes, routes_of
from engines.escape_plan.map.search import CANS, MP, smallest, tidiness, with_tile
from tests.engines.driving import random_move
from tests.engines.escape_plan.harness import city_of

SMALL = (("s1", 0, 0, 0), ("s2", 1, 0, 0), ("a2", 0, 1, 0))
LARGE = (*SMALL, ("b2", 1, -1, 1))
TILES = 5


def several(*sets: int) -> int:
    """Return as one number ``sets`` and every set that contains one of them."""
    found = 0
    for one in range(1 << TILES):
        if any(one & part == part for part in sets):
            found |= 1 << one
    return found


def test_the_sets_with_a_tile_have_its_bit() -> None:
    assert with_tile(TILES) == tuple(several(1 << tile) for tile in range(TILES))


def test_only_sets_without_a_subset_stay() -> None:
    assert smallest(several(0b011, 0b110, 0b111), TILES) == [0b011, 0b110]
    assert smallest(several(0b011, 0b001), TILES) == [0b001]
    assert smallest(several(0), TILES) == [0]
    assert smallest(0, TILES) == []


def test_the_smallest_sets_contain_no_other() -> None:
    stream = Stream(3, "sets")
    for _ in range(300):
        sets = [stream.below(1 << TILES) for _ in range(1 + stream.below(20))]
        left = [one for one in dict.fromkeys(sets) if not any(other != one and other & one == other for other in sets)]
        assert smallest(several(*sets), TILES) == sorted(left)


def test_sets_possible_before_are_left_out() -> None:
    assert smallest(several(0b00001, 0b00110) & ~several(0b00011), TILES) == [0b00001, 0b00110]
    assert smallest(several(0b00110) & ~several(0b00010), TILES) == []


def test_fewer_tiles_are_tidier_and_of_as_many_the_earlier_ones() -> None:
    sets = [0b111, 0b110, 0b100, 0b001, 0b101, 0, 0b011]
    assert sorted(sets, key=tidiness) == [0, 0b001, 0b100, 0b011, 0b101, 0b110, 0b111]


def test_a_ride_spares_a_can() -> None:
    after_four_mp, after_four_mp_with_a_ride = 8, 7
    assert (MP[after_four_mp], CANS[after_four_mp]) == (4, 1)
    assert (MP[after_four_mp_with_a_ride], CANS[after_four_mp_with_a_ride]) == (4, 0)


def test_ways_are_kept_with_their_own_map() -> None:
    boosts = Boosts(cans=1, flights=1)
    first = [routes_of(SMALL).ways("hospital", one) for one in (Boosts(), boosts)]
    more = [routes_of(LARGE).ways("hospital", one) for one in (Boosts(), boosts)]
    assert all("biz_b2" not in some for some in first)
    assert all("biz_b2" in some for some in more)
    assert [routes_of(SMALL).ways("hospital", one) for one in (Boosts(), boosts)] == first


def test_a_map_keeps_a_bounded_number_of_answers() -> None:
    routes = Routes(SMALL)
    first = routes.ways("hospital")
    kinds = [Boosts(cans, flights, gangs) for cans in range(3) for flights in range(15) for gangs in range(15)]
    for boosts in kinds[1 : KEPT + 1]:
        routes.ways("hospital", boosts)
    assert len(routes._known) == KEPT
    assert routes.ways("hospital") == first


def test_a_finished_game_lets_go_of_its_map() -> None:
    game = engines.start("escape_plan", seats=3, options={}, seed=4)
    graphs: list[weakref.ref[Graph]] = []
    stream = Stream(4, "map")
    while game.outcome is None:
        if game.asks[0].name == asks.END:
            graphs.append(weakref.ref(city_of(game).graph))
        random_move(game, stream)
    assert graphs
    routes_of.cache_clear()
    gc.collect()
    assert [one() for one in graphs if one() is not None] == []


def test_an_ended_game_lets_go_of_its_map_too() -> None:
    game = engines.start("escape_plan", seats=3, options={}, seed=4)
    left = weakref.ref(city_of(game).graph)
    game.end()
    routes_of.cache_clear()
    gc.collect()
    assert left() is None


def test_the_cache_of_rotations_is_bounded() -> None:
    most = rotations.cache_info().maxsize
    assert most is not None
    for number in range(most + 100):
        around = tuple("icrw"[number >> 2 * edge & 3] for edge in range(6))
        for tile in ("a1", "b2", "c3"):
            rotations(tile, around)
    assert rotations.cache_info().currsize <= most
