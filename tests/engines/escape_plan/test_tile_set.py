"""What the rules claim of the tile set (table 5.3), and the search for moves beside one that tries everything."""

from collections import deque
from itertools import chain

import pytest

from engines.chance import Stream
from engines.escape_plan.map.geometry import At, Laid, placements, shown
from engines.escape_plan.map.plat import Plat
from engines.escape_plan.map.travel import Boosts, reaches, ways
from engines.escape_plan.tiles import LOCATIONS, TILES

LETTERS = "abcd"


def layout(laid: dict[At, Laid]) -> tuple[tuple[str, int, int, int], ...]:
    where = {one.tile: (*at, one.rotation) for at, one in laid.items()}
    return tuple((tile, *where[tile]) for tile in TILES if tile in where)


def grow(stream: Stream, days: int, *, sparse: bool) -> list[dict[At, Laid]]:
    """Place tiles for ``days`` days, at random or always where they touch the fewest; return the map after each day."""
    start = stream.shuffled(((0, 0), (1, 0)))
    rotation = stream.pick((0, 3))
    laid = {start[0]: Laid("s1", rotation), start[1]: Laid("s2", rotation)}
    stacks = [stream.shuffled([tile for tile in TILES if tile.startswith(letter)]) for letter in LETTERS]
    maps = []
    for day in range(days):
        for stack in stream.shuffled(stacks):
            fits = placements(stack[day], laid)
            number = sum(len(some) for some in fits.values())
            assert number >= 4, "at least four placements for the next tile"
            assert all(same for some in fits.values() for _, same in some), "the fallback is never needed"
            at = least_touching(fits, laid) if sparse else stream.pick(list(fits))
            laid[at] = Laid(stack[day], stream.pick(fits[at])[0])
        maps.append(dict(laid))
    return maps


def least_touching(fits: dict[At, tuple[tuple[int, int], ...]], laid: dict[At, Laid]) -> At:
    steps = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
    return min(fits, key=lambda at: sum((at[0] + q, at[1] + r) in laid for q, r in steps))


def test_the_totals_of_the_tile_set() -> None:
    kinds = [place.kind for place in LOCATIONS.values()]
    counted = {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}
    assert counted == {
        "hospital": 1, "metro": 4, "church": 2, "gang": 4, "store": 4, "business": 6, "safe_house": 3, "exit": 3, "clinic": 2, "heli": 2,
    }  # fmt: skip
    edges = "".join(tile.edges for tile in TILES.values())
    assert {zone: edges.count(zone) for zone in "cirw"} == {"c": 26, "i": 25, "r": 24, "w": 9}
    for tile in TILES.values():
        hub = tile.location[0]
        assert set(hub.zones) == set(tile.edges), "the hub adjoins every zone of its tile"
        assert hub.kind not in ("business", "safe_house", "gang"), "and may always be entered"


@pytest.mark.parametrize("rotation", [0, 3])
@pytest.mark.parametrize("swapped", [False, True])
def test_the_four_starts_are_connected(rotation: int, swapped: bool) -> None:
    west, east = ("s2", "s1") if swapped else ("s1", "s2")
    assert shown(west, rotation)[1] == shown(east, rotation)[4] != "w"


@pytest.mark.rule("EP-6.3", "EP-6.4", "EP-8.8")
@pytest.mark.parametrize("sparse", [False, True])
def test_every_location_is_reachable_on_every_map(sparse: bool) -> None:
    for seed in range(25):
        for laid in grow(Stream(seed, f"maps {sparse}"), 3, sparse=sparse):
            plat = Plat(layout(laid))
            open_to_all = [place for place in plat.locations if LOCATIONS[place].kind not in ("business", "safe_house", "gang")]
            far = {"hospital": 0}
            queue = deque(["hospital"])
            while queue:
                place = queue.popleft()
                ends = [end for end, some in ways(plat, place).items() if end != place and any(not way.cans for way in some)]
                assert any(end in open_to_all for end in ends), "no location without a legal move away"
                for end in ends:
                    if end not in far:
                        far[end] = far[place] + 1
                        if end in open_to_all:
                            queue.append(end)
            assert set(far) == set(plat.locations)
            assert max(far.values()) <= 6


@pytest.mark.rule("EP-12.2", "EP-12.3", "EP-26.10")
def test_an_exit_is_reached_with_the_cans_that_its_ways_need() -> None:
    for seed in range(6):
        plat = Plat(layout(grow(Stream(seed, "exits"), 3, sparse=seed % 2 == 0)[-1]))
        for way_out in ("exit_1", "exit_2", "exit_3"):
            for start in plat.locations:
                fewest = min([way.cans for way in ways(plat, start, Boosts(cans=2)).get(way_out, ())], default=3)
                assert [reaches(plat, start, way_out, cans) for cans in range(3)] == [cans >= fewest for cans in range(3)]


def test_an_exit_that_is_not_on_the_map_is_not_reached() -> None:
    plat = Plat((("s1", 0, 0, 0), ("s2", 1, 0, 0)))
    assert not reaches(plat, "hospital", "exit_1", 2)


# ---- a search that prunes nothing but what is equal or worse in everything, written from EP-12.10 alone


State = tuple[int, bool, bool, int, int, int, int, int, int]
"""Node, rode, arrived by ride; owed: flights, gang flights, sewer, jet ski; the water body crossed; medevac owed."""


def everything(plat: Plat, start: str, boosts: Boosts) -> dict[str, set[tuple[int, int, int]]]:
    """Return the smallest (tiles left, cans, MP) of each end."""
    first: State = (plat.number[start], False, False, boosts.flights, boosts.gangs, boosts.sewer, boosts.jet_ski, 0, boosts.medevac)
    best: dict[State, list[tuple[int, int, int]]] = {}
    queue: deque[tuple[State, int, int, int]] = deque()
    ends: dict[int, list[tuple[int, int, int]]] = {}

    def push(state: State, mp: int, mask: int, cans: int) -> None:
        cans = max(cans, mp - 3 - state[1])
        known = best.setdefault(state, [])
        if cans > boosts.cans or any(m <= mp and c <= cans and tiles & mask == tiles for m, tiles, c in known):
            return
        known.append((mp, mask, cans))
        queue.append((state, mp, mask, cans))

    def note(node: int, mask: int, cans: int, mp: int) -> None:
        ends.setdefault(node, []).append((mask & ~plat.bits[node], cans, mp))

    push(first, 0, plat.bits[first[0]], 0)
    while queue:
        state, mp, mask, cans = queue.popleft()
        node, _, _, flights, gangs, sewer, jet, _, medevac = state
        if node < plat.count and not (flights or gangs or sewer or jet or medevac):
            note(node, mask, cans, mp)
        if medevac and not (flights or gangs or sewer or jet):
            note(plat.number["hospital"], mask, cans, mp)
        for after, cost in steps(plat, state):
            push(after, mp + cost, mask | plat.bits[after[0]], cans)
    return {plat.locations[node]: smallest(some) for node, some in ends.items()}


def steps(plat: Plat, state: State) -> list[tuple[State, int]]:
    """Return every single step from a label, with its MP."""
    node, rode, by_ride, flights, gangs, sewer, jet, body, medevac = state
    found: list[tuple[int, int, bool, bool, int, int, int]] = []
    plain = (flights, gangs, sewer)
    if node < plat.count:
        found += [(other, 1, rode, False, *plain) for other in chain(plat.leaves[node], plat.beside[node])]
        found += [(other, 0, True, True, *plain) for other in plat.rides[node] if not by_ride]
        if plat.heli[node]:
            found += [(other, 1, rode, False, *plain) for other in plat.landings(plat.tile_of[node], 0, 2)]
    else:
        edges = [(0, plat.onward[node]), (1, plat._across[node]), (1, plat._enter[node])]
        found += [(other, cost, rode, False, *plain) for cost, others in edges for other in others]
        if sewer and plat.land[node]:
            exits = [other for other in plat.landings(plat.tile_of[node], 2, 2) if plat.land[other]]
            found += [(other, int(plat.kind(other) != plat.kind(node)), rode, False, flights, gangs, 0) for other in exits]
    if plat.port[node] and flights:
        found += [(other, 1, rode, False, flights - 1, gangs, sewer) for other in plat.landings(plat.tile_of[node], 1, 2)]
    if plat.port[node] and gangs:
        found += [(other, 1, rode, False, flights, gangs - 1, sewer) for other in plat.landings(plat.tile_of[node], 0, 2)]
    after = []
    for other, cost, ridden, ride, fl, ga, se in found:
        wet = plat.body[other]
        if not wet or wet == body:
            after.append(((other, ridden, ride, fl, ga, se, jet, body, medevac), cost))
        elif jet:
            after.append(((other, ridden, ride, fl, ga, se, 0, wet, medevac), cost))
    return after


def smallest(some: list[tuple[int, int, int]]) -> set[tuple[int, int, int]]:
    return {
        one
        for one in some
        if not any(other != one and other[0] & one[0] == other[0] and other[1] <= one[1] and other[2] <= one[2] for other in some)
    }


BOOSTS = (
    Boosts(),
    Boosts(cans=2),
    Boosts(flights=1),
    Boosts(gangs=1, cans=1),
    Boosts(sewer=1),
    Boosts(jet_ski=1),
    Boosts(sewer=1, jet_ski=1),
    Boosts(flights=1, medevac=1),
    Boosts(flights=1, gangs=1),
)
COMBINED = (
    Boosts(cans=2, flights=2, sewer=1, jet_ski=1),
    Boosts(cans=2, flights=1, gangs=1, sewer=1, medevac=1),
    Boosts(cans=2, flights=2, gangs=2),
    Boosts(cans=1, gangs=2, jet_ski=1, medevac=1),
    Boosts(flights=1, sewer=1, jet_ski=1, medevac=1),
    Boosts(cans=2, flights=1, gangs=2, sewer=1, jet_ski=1),
    Boosts(cans=1, flights=1, gangs=1, sewer=1),
    Boosts(cans=2, sewer=1, jet_ski=1),
)


@pytest.mark.rule("EP-12.10", "EP-12.11", "EP-12.15", "EP-11.5", "EP-11.6", "EP-12.2", "EP-12.9")
def test_the_search_finds_what_trying_everything_finds() -> None:
    stream = Stream(7, "search")
    for number in range(60):
        boosts = BOOSTS[number % len(BOOSTS)]
        compare(stream, boosts, 1 if sum(boosts) > 1 else 1 + stream.below(2))


@pytest.mark.rule("EP-12.7", "EP-12.10", "EP-12.14", "EP-22.11", "EP-22.24", "EP-22.25")
@pytest.mark.parametrize("boosts", COMBINED)
def test_the_search_finds_what_trying_everything_finds_with_many_effects(boosts: Boosts) -> None:
    stream = Stream(11, f"search {boosts}")
    for _ in range(4):
        compare(stream, boosts, 1)


def compare(stream: Stream, boosts: Boosts, days: int) -> None:
    laid = grow(stream, days, sparse=False)[-1]
    plat = Plat(layout(laid))
    start = stream.pick([place for place in plat.locations if place != "hospital"])
    found = {end: {(way.left, way.cans, way.mp) for way in some} for end, some in ways(plat, start, boosts).items()}
    assert found == everything(plat, start, boosts), (layout(laid), start, boosts)
