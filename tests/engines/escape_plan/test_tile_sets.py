"""Many sets of tiles as one number, the cost of a move, and that routes are kept with their own map."""

from engines.chance import Stream
from engines.escape_plan.map.routes import KEPT, Boosts, Routes, routes_of
from engines.escape_plan.map.search import CANS, MP
from engines.escape_plan.map.tile_sets import smallest, tidiness, with_tile

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


def test_the_sets_with_a_tile_are_those_that_have_its_bit() -> None:
    assert with_tile(TILES) == tuple(several(1 << tile) for tile in range(TILES))


def test_of_several_sets_those_stay_that_contain_no_other() -> None:
    assert smallest(several(0b011, 0b110, 0b111), TILES) == [0b011, 0b110]
    assert smallest(several(0b011, 0b001), TILES) == [0b001]
    assert smallest(several(0), TILES) == [0]
    assert smallest(0, TILES) == []


def test_the_smallest_sets_are_those_that_no_other_is_part_of() -> None:
    stream = Stream(3, "sets")
    for _ in range(300):
        sets = [stream.below(1 << TILES) for _ in range(1 + stream.below(20))]
        left = [one for one in dict.fromkeys(sets) if not any(other != one and other & one == other for other in sets)]
        assert smallest(several(*sets), TILES) == sorted(left)


def test_what_was_possible_before_is_left_out() -> None:
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
