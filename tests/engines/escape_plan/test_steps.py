"""Ways as numbers, and that those kept with a map are its own."""

from engines.chance import Stream
from engines.escape_plan.map.plat import plat_of
from engines.escape_plan.map.steps import CANS, COST, END, MP, STEP, smallest
from engines.escape_plan.map.travel import Boosts, ways

SMALL = (("s1", 0, 0, 0), ("s2", 1, 0, 0), ("a2", 0, 1, 0))
LARGE = (*SMALL, ("b2", 1, -1, 1))


def way(end: int, cost: int, tiles: int) -> int:
    return end << END | cost << COST | tiles


def test_of_the_ways_to_an_end_those_stay_that_are_better_in_something() -> None:
    near, cheap, fewer, worse = way(3, 2, 0b011), way(3, 2, 0b110), way(3, 4, 0b001), way(3, 4, 0b111)
    elsewhere = way(4, 6, 0b111)
    assert smallest([elsewhere, worse, fewer, near, cheap, near]) == (near, cheap, fewer, elsewhere)
    assert smallest([]) == ()


def test_the_smallest_ways_are_those_that_no_other_beats() -> None:
    stream = Stream(3, "ways")
    for _ in range(300):
        found = [way(stream.below(3), stream.below(6), stream.below(32)) for _ in range(1 + stream.below(30))]
        left = [one for one in dict.fromkeys(found) if not any(beats(other, one) for other in found)]
        assert smallest(found) == tuple(sorted(left))


def beats(one: int, other: int) -> bool:
    """Return whether ``one`` is another way to the same end that has no more of anything."""
    tiles, cost = (1 << COST) - 1, ((1 << END) - 1) >> COST
    no_more = (one & other & tiles) == one & tiles and (one >> COST & cost) <= (other >> COST & cost)
    return one != other and one >> END == other >> END and no_more


def test_a_ride_spares_a_can() -> None:
    after_four_mp, after_four_mp_with_a_ride = 8, 7
    assert (MP[after_four_mp], CANS[after_four_mp]) == (4, 1)
    assert (MP[after_four_mp_with_a_ride], CANS[after_four_mp_with_a_ride]) == (4, 0)
    assert STEP >> COST == 2


def test_ways_are_kept_with_their_own_map() -> None:
    boosts = Boosts(cans=1, flights=1)
    first = [ways(plat_of(SMALL), "hospital", one) for one in (Boosts(), boosts)]
    more = [ways(plat_of(LARGE), "hospital", one) for one in (Boosts(), boosts)]
    assert all("biz_b2" not in some for some in first)
    assert all("biz_b2" in some for some in more)
    assert [ways(plat_of(SMALL), "hospital", one) for one in (Boosts(), boosts)] == first
