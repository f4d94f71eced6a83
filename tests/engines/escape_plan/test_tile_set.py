"""Claims of the rules about the tile set (table 5.3), and the search for moves beside one that tries everything."""

from collections import deque

import pytest

from engines.chance import Stream
from engines.escape_plan.map.geometry import At, Placed, placements, shown
from engines.escape_plan.map.graph import LAND, Graph
from engines.escape_plan.map.routes import Boosts, Routes
from engines.escape_plan.tiles import LOCATIONS, TILES

LETTERS = "abcd"


def layout(placed: dict[At, Placed]) -> tuple[tuple[str, int, int, int], ...]:
    where = {one.tile: (*at, one.rotation) for at, one in placed.items()}
    return tuple((tile, *where[tile]) for tile in TILES if tile in where)


def grow(stream: Stream, days: int, *, sparse: bool) -> list[dict[At, Placed]]:
    """Place tiles for ``days`` days, at random or always where they touch the fewest; return the map after each day."""
    start = stream.shuffled(((0, 0), (1, 0)))
    rotation = stream.pick((0, 3))
    placed = {start[0]: Placed("s1", rotation), start[1]: Placed("s2", rotation)}
    stacks = [stream.shuffled([tile for tile in TILES if tile.startswith(letter)]) for letter in LETTERS]
    maps = []
    for day in range(days):
        for stack in stream.shuffled(stacks):
            fits = placements(stack[day], placed)
            number = sum(len(some) for some in fits.values())
            assert number >= 4, "at least four placements for the next tile"
            assert all(same for some in fits.values() for _, same in some), "the fallback is never needed"
            at = least_touching(fits, placed) if sparse else stream.pick(list(fits))
            placed[at] = Placed(stack[day], stream.pick(fits[at])[0])
        maps.append(dict(placed))
    return maps


def least_touching(fits: dict[At, tuple[tuple[int, int], ...]], placed: dict[At, Placed]) -> At:
    steps = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
    return min(fits, key=lambda at: sum((at[0] + q, at[1] + r) in placed for q, r in steps))


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
        for placed in grow(Stream(seed, f"maps {sparse}"), 3, sparse=sparse):
            routes = Routes(layout(placed))
            places = list(routes.graph.number)
            open_to_all = [place for place in places if LOCATIONS[place].kind not in ("business", "safe_house", "gang")]
            far = {"hospital": 0}
            queue = deque(["hospital"])
            while queue:
                place = queue.popleft()
                ends = [end for end, some in routes.ways(place).items() if end != place and any(not way.cans for way in some)]
                assert any(end in open_to_all for end in ends), "no location without a legal move away"
                for end in ends:
                    if end not in far:
                        far[end] = far[place] + 1
                        if end in open_to_all:
                            queue.append(end)
            assert set(far) == set(places)
            assert max(far.values()) <= 6


@pytest.mark.rule("EP-12.2", "EP-12.3", "EP-26.10")
def test_an_exit_is_reached_with_the_cans_that_its_ways_need() -> None:
    for seed in range(4):
        routes = Routes(layout(grow(Stream(seed, "exits"), 3, sparse=seed % 2 == 0)[-1]))
        for way_out in ("exit_1", "exit_2", "exit_3"):
            for start in routes.graph.number:
                fewest = min([way.cans for way in routes.ways(start, Boosts(cans=2)).get(way_out, ())], default=3)
                assert [way_out in routes.ways(start, Boosts(cans=cans)) for cans in range(3)] == [cans >= fewest for cans in range(3)]


def test_an_exit_that_is_not_on_the_map_is_not_reached() -> None:
    assert "exit_1" not in Routes((("s1", 0, 0, 0), ("s2", 1, 0, 0))).ways("hospital", Boosts(cans=2))


# ---- a search that prunes nothing but what is equal or worse in everything, written from EP-12.10 alone


State = tuple[int, bool, bool, int, int, int, int, int, int]
"""Node, rode, arrived by ride; owed: flights, gang flights, sewer, jet ski; the water body crossed; medevac owed."""


def everything(graph: Graph, start: str, boosts: Boosts) -> dict[str, set[tuple[int, int, int]]]:
    """Return the smallest (tiles left, cans, MP) of each end."""
    first: State = (graph.number[start], False, False, boosts.flights, boosts.gangs, boosts.sewer, boosts.jet_ski, 0, boosts.medevac)
    best: dict[State, list[tuple[int, int, int]]] = {}
    queue: deque[tuple[State, int, int, int]] = deque()
    ends: dict[int, list[tuple[int, int, int]]] = {}
    bits = [1 << tile for tile in graph.tile_at]

    def push(state: State, mp: int, mask: int, cans: int) -> None:
        cans = max(cans, mp - 3 - state[1])
        known = best.setdefault(state, [])
        if cans > boosts.cans or any(m <= mp and c <= cans and tiles & mask == tiles for m, tiles, c in known):
            return
        known.append((mp, mask, cans))
        queue.append((state, mp, mask, cans))

    def note(node: int, mask: int, cans: int, mp: int) -> None:
        ends.setdefault(node, []).append((mask & ~bits[node], cans, mp))

    push(first, 0, bits[first[0]], 0)
    while queue:
        state, mp, mask, cans = queue.popleft()
        node, _, _, flights, gangs, sewer, jet, _, medevac = state
        if graph.places[node] and not (flights or gangs or sewer or jet or medevac):
            note(node, mask, cans, mp)
        if medevac and not (flights or gangs or sewer or jet):
            note(graph.number["hospital"], mask, cans, mp)
        for after, cost in steps(graph, state):
            push(after, mp + cost, mask | bits[after[0]], cans)
    return {graph.places[node]: smallest(some) for node, some in ends.items()}


def steps(graph: Graph, state: State) -> list[tuple[State, int]]:
    """Return every single step from a label, with its MP."""
    node, rode, by_ride, flights, gangs, sewer, jet, body, medevac = state
    plain = (flights, gangs, sewer)
    found: list[tuple[int, int, bool, bool, int, int, int]] = []
    found += [(other, 1, rode, False, *plain) for other in (*graph.steps[node], *graph.shores[node])]
    found += [(other, 0, rode, False, *plain) for other in graph.onward[node]]
    if graph.kinds[node] == "metro" and not by_ride:
        found += [(other, 0, True, True, *plain) for other in graph.metros if other != node]
    if graph.kinds[node] == "heli":
        found += [(other, 1, rode, False, *plain) for other in landings(graph, node, 0)]
    if sewer and graph.kinds[node] in LAND:
        exits = [other for other in landings(graph, node, 2) if graph.kinds[other] in LAND]
        found += [(other, int(graph.kinds[other] != graph.kinds[node]), rode, False, flights, gangs, 0) for other in exits]
    if node in graph.ports and flights:
        found += [(other, 1, rode, False, flights - 1, gangs, sewer) for other in landings(graph, node, 1)]
    if node in graph.ports and gangs:
        found += [(other, 1, rode, False, flights, gangs - 1, sewer) for other in landings(graph, node, 0)]
    after = []
    for other, cost, ridden, ride, fl, ga, se in found:
        wet = graph.water[other]
        if not wet or wet == body:
            after.append(((other, ridden, ride, fl, ga, se, jet, body, medevac), cost))
        elif jet:
            after.append(((other, ridden, ride, fl, ga, se, 0, wet, medevac), cost))
    return after


def landings(graph: Graph, node: int, least: int) -> list[int]:
    """Return every node on the tiles at a distance from ``least`` to two."""
    far = graph.distances(graph.tiles[graph.tile_at[node]])
    return [other for other, tile in enumerate(graph.tile_at) if least <= far[graph.tiles[tile]] <= 2]


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
def test_the_search_equals_trying_everything() -> None:
    stream = Stream(7, "search")
    for number in range(60):
        boosts = BOOSTS[number % len(BOOSTS)]
        compare(stream, boosts, 1 if sum(boosts) > 1 else 1 + stream.below(2))


@pytest.mark.rule("EP-12.7", "EP-12.10", "EP-12.14", "EP-22.11", "EP-22.24", "EP-22.25")
@pytest.mark.parametrize("boosts", COMBINED)
def test_the_search_equals_trying_everything_with_many_effects(boosts: Boosts) -> None:
    stream = Stream(11, f"search {boosts}")
    for _ in range(4):
        compare(stream, boosts, 1)


def compare(stream: Stream, boosts: Boosts, days: int) -> None:
    placed = grow(stream, days, sparse=False)[-1]
    routes = Routes(layout(placed))
    start = stream.pick([place for place in routes.graph.number if place != "hospital"])
    found = {end: {(way.left, way.cans, way.mp) for way in some} for end, some in routes.ways(start, boosts).items()}
    assert found == everything(routes.graph, start, boosts), (layout(placed), start, boosts)
