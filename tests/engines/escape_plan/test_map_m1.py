"""Travel on map M1: the vectors X-26 to X-36 of the rules and what they rest on (EP-11, EP-12)."""

from collections.abc import Mapping
from typing import Unpack

import pytest

from engines.escape_plan.map.geometry import Placed, placements, rotations, shown, sites
from engines.escape_plan.map.routes import Boosts, Routes, Way, routes_of
from engines.escape_plan.moves.ends import choices, tick
from engines.escape_plan.state import Key
from engines.escape_plan.table import City
from engines.escape_plan.tiles import TILES
from tests.engines.escape_plan.harness import M1, OFFICERS_M1, Moment, contact, given, turn

Options = dict[str, list[tuple[int, set[str], int]]]
"""By end: MP, tiles left, gas cans of each way."""


def routes(*without: str) -> Routes:
    return routes_of(tuple((tile, *M1[tile]) for tile in TILES if tile in M1 and tile not in without))


def raw(start: str, end: str, boosts: Boosts = Boosts(), on: Routes | None = None) -> list[tuple[int, set[str], int]]:  # noqa: B008
    """Ways before officers are looked at, as MP, tiles left, cans."""
    where = on or routes()
    return [(way.mp, set(where.graph.tiles_in(way.left)), way.cans) for way in where.ways(start, boosts).get(end, ())]


def offered(start: str, *ticked: str, **more: Unpack[Moment]) -> Options:
    """Return the offers of D-13 and D-14 to seat 0."""
    more["at"] = start
    play = given(turn, **more)
    t = play.table
    found = choices(t, 0, tick(t, 0, ticked))
    return {one.end: [(way.mp, set(t.graph.tiles_in(way.left)), way.cans) for way in one.ways] for one in found}


def by_tiles(way: tuple[int, set[str], int]) -> tuple[int, list[str], int]:
    """Put ways in an order that does not depend on how a set happens to be written."""
    mp, left, cans = way
    return mp, sorted(left), cans


@pytest.mark.rule("EP-11.1", "EP-11.3", "EP-11.4", "EP-12.1", "EP-12.10")
def test_x_26_thirteen_ends_from_the_hospital() -> None:
    two = ["church_s", "clinic_b", "heli_b", "biz_c1", "store_c", "metro_a", "metro_d"]
    expected = {"metro_s": [(2, set(), 0)], **{end: [(2, {"s1"}, 0)] for end in two}}
    expected |= {end: [(3, {"s1"}, 0)] for end in ("biz_b2", "gang_s", "biz_d2")}
    expected |= {end: [(4, {"s1"}, 0)] for end in ("safe_a", "clinic_d")}
    assert offered("hospital") == expected


@pytest.mark.rule("EP-12.3", "EP-12.11", "EP-13.6")
def test_x_27_three_incomparable_ways() -> None:
    found = offered("metro_s")["biz_b2"]
    assert sorted(found, key=by_tiles) == sorted([(3, {"s1", "c1"}, 0), (4, {"s1", "d2"}, 0), (4, {"s1", "a2", "s2"}, 0)], key=by_tiles)
    assert found[0] == (4, {"s1", "d2"}, 0)  # the default: one officer to avoid


@pytest.mark.rule("EP-12.11")
def test_x_28_without_officers_on_the_short_way_the_others_are_dropped() -> None:
    officers = {tile: there for tile, there in OFFICERS_M1.items() if tile != "c1"}
    assert offered("metro_s", officers=officers)["biz_b2"] == [(3, {"s1", "c1"}, 0)]


@pytest.mark.rule("EP-22.25", "EP-12.10")
def test_x_29_through_the_sewer() -> None:
    def sewer(t: City) -> None:
        contact(t, 32)

    assert offered("biz_c1", "contact:32", prepare=sewer)["gang_s"] == [(2, {"c1"}, 0)]
    on_foot = offered("biz_c1", prepare=sewer)["gang_s"]
    assert sorted(on_foot, key=by_tiles) == sorted([(3, {"c1", "b2"}, 0), (4, {"c1", "s1", "a2"}, 0)], key=by_tiles)


@pytest.mark.rule("EP-12.8", "EP-12.9")
def test_x_30_a_flight_from_a_heliport_tile() -> None:
    def chopper(t: City) -> None:
        contact(t, 18)

    assert offered("store_c", "contact:18", prepare=chopper)["gang_s"] == [(1, {"c1"}, 0)]
    assert len(offered("store_c", prepare=chopper)["gang_s"]) == 2
    play = given(turn, at="store_c", prepare=chopper).do("move", "contact:18", "location:gang_s")
    play.do("done")
    assert (play.me.cash, play.me.red, play.me.location) == (9 - 1 - 5, 1, "gang_s")


@pytest.mark.rule("EP-11.7", "EP-22.24")
def test_x_31_water_without_a_ferry() -> None:
    dry = routes("a2")
    assert raw("hospital", "gang_s", on=dry) == [(3, {"s1", "b2"}, 0)]
    assert raw("hospital", "gang_s", Boosts(jet_ski=1), on=dry) == [(3, {"s1"}, 0)]


@pytest.mark.rule("EP-12.7", "EP-12.11")
def test_x_32_gas_cans() -> None:
    def cans(t: City) -> None:
        t.player(0).cans = 2

    found = offered("safe_a", "can:1", "can:2", prepare=cans)["biz_b2"]
    expected = [(4, {"a2", "s1", "s2"}, 1), (5, {"a2", "s1", "c1"}, 1), (6, {"a2", "s1"}, 2)]
    assert sorted(found, key=by_tiles) == sorted(expected, key=by_tiles)


@pytest.mark.rule("EP-12.2", "EP-11.10", "EP-15.1")
def test_x_33_a_ride_only() -> None:
    play = given(turn, at="metro_s").do("move", "location:metro_a")
    assert play.over
    (moved,) = play.notices_of("moved")
    assert (moved["mp"], moved["left"]) == (0, ("tile:s1",))
    assert play.notices_of("visit") == []


@pytest.mark.rule("EP-12.5", "EP-12.6")
def test_x_34_a_flight_of_two_tiles() -> None:
    assert raw("heli_b", "safe_a") == [(1, {"b2"}, 0)]
    play = given(turn, at="heli_b").do("move", "location:safe_a")
    assert play.me.wounds == 2


@pytest.mark.rule("EP-11.3", "EP-13.1")
def test_x_35_to_an_adjacent_location() -> None:
    assert raw("biz_b2", "clinic_b") == [(1, set(), 0)]
    play = given(turn, at="biz_b2").do("move", "location:clinic_b")
    assert play.me.wounds == 0
    assert play.notices_of("avoided") == []


@pytest.mark.rule("EP-6.4", "EP-11.6")
def test_x_36_the_rotations_of_a_new_tile() -> None:
    placed = {(q, r): Placed(tile, rotation) for tile, (q, r, rotation) in M1.items()}
    around = sites(placed)[1, 1]
    assert around == ("", "", "", "", "w", "w")
    assert sorted(rotation for rotation, _ in rotations("d1", around)) == [2, 3, 4]
    assert sorted(rotation for rotation, _ in placements("d1", placed)[1, 1]) == [2, 3, 4]


ROW = ("d2", "a3", "b1", "d1", "a2", "c1", "s1", "a1", "b2", "c3")
"""Ten tiles in a row, none turned: subways on D2, A2, S1 and C3, heliports on C1 and A1."""


def on(tiles: Mapping[str, tuple[int, int, int]]) -> Routes:
    return routes_of(tuple((tile, *tiles[tile]) for tile in TILES if tile in tiles))


@pytest.mark.rule("EP-12.2", "EP-12.3", "EP-11.8")
def test_x_73_a_second_ride_but_not_at_once() -> None:
    # D2 to S1 by subway, into the zone (1), by Chopper from C1 back to the subway (1), on to C3: the second ride brings no MP more.
    where = on({tile: (q, 0, 0) for q, tile in enumerate(ROW)})
    boosts = Boosts(flights=1)
    assert raw("metro_d", "metro_c", boosts, where)[0] == (2, {"d2", "c1", "s1"}, 0)
    assert (4, {"d2", "c1", "s1"}, 0) in raw("metro_d", "exit_3", boosts, where), "the limit is 4"
    assert max(way.mp for some in where.ways("metro_d", boosts).values() for way in some) == 4
    # metro_d, metro_s and at once back to metro_d would save the can of four MP on foot.
    few = on({tile: (q, 0, 0) for q, tile in enumerate(("d2", "a3", "b1", "s1"))})
    assert [(mp, cans) for mp, _, cans in raw("metro_d", "exit_1", Boosts(cans=1), few)] == [(4, 1)]


@pytest.mark.rule("EP-12.12", "EP-18.4")
def test_x_87_a_gang_base_that_the_ticked_member_fills_again() -> None:
    def gangster(t: City) -> None:
        t.state.gangs["gang_s"].members, t.state.gangs["gang_s"].marker = 1, 0
        t.player(0).cash = 5

    officers = {tile: there for tile, there in OFFICERS_M1.items() if tile != "c1"}
    assert "gang_s" not in offered("store_c", prepare=gangster, officers=officers)
    assert offered("store_c", "gang:gang_s:1", prepare=gangster, officers=officers)["gang_s"] == [(1, {"c1"}, 0)]
    play = given(turn, at="store_c", prepare=gangster, officers=officers).do("move", "gang:gang_s:1", "location:gang_s")
    play.do(*(["done"] if play.name else []))
    gang = play.state.gangs["gang_s"]
    assert (play.me.cash, gang.members, gang.marker) == (0, 0, 0)


@pytest.mark.rule("EP-12.10", "EP-22.11")
def test_x_79_jet_ski_is_of_no_use_and_medevac_ends_the_travel() -> None:
    def held(t: City) -> None:
        contact(t, 31, 6)

    play = given(turn, at="church_s", prepare=held).do("move")
    assert play.options == ["contact:6"]
    assert offered("church_s", "contact:6", prepare=held) == {"hospital": [(0, {"s2"}, 0)]}
    play.do("contact:6")
    assert play.name == "travel.end"
    assert play.options == ["location:hospital", "boosts", "back"]


def chopper_held(t: City) -> None:
    contact(t, 18)


@pytest.mark.rule("EP-12.14")
def test_ways_back_are_limited_to_nine_in_a_turn() -> None:
    play = given(turn, at="clinic_b", officers={}, prepare=chopper_held).do("move")
    for _ in range(9):
        play.do("contact:18", "boosts")
    assert play.name == "travel.boosts"
    play.do("contact:18")
    assert play.name == "travel.end"
    assert not {"boosts", "back"} & set(play.options)


@pytest.mark.rule("EP-12.14")
def test_x_80_without_a_heliport_in_reach_the_tick_is_dropped_after_nine_repeats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.escape_plan.map.graph.Graph.within", lambda *_: [])
    routes_of.cache_clear()
    play = given(turn, at="store_c", prepare=chopper_held).do("move")
    for _ in range(9):
        assert play.name == "travel.boosts"
        play.do("contact:18")
    assert play.name == "travel.boosts"
    play.do("contact:18")
    assert play.name == "travel.end"
    assert not {"boosts", "back"} & set(play.options)
    monkeypatch.undo()
    routes_of.cache_clear()


@pytest.mark.rule("EP-11.9", "EP-12.11")
def test_the_default_end_takes_no_payment_and_no_key() -> None:
    # From church_s only the gang base is on the same tile; leaving it means S2's officer to avoid.
    play = given(turn, at="church_s", officers={"s2": ["local"]}).do("move")
    officers = {option.id: option.text.args.get("officers") for option in play.ask.options}
    assert [end for end, number in officers.items() if number == 0] == ["location:gang_s"]
    assert play.ask.default == ("location:hospital",), "one officer as everywhere else, 2 MP, the first in the order of 5.2"


@pytest.mark.rule("EP-11.9", "EP-12.11")
def test_the_default_end_is_no_closed_business() -> None:
    def closed(t: City) -> None:
        t.state.closed = ["bar"]
        t.player(0).keys[0] = Key("green")

    # From clinic_b only the bar and the helicopter are on the same tile, the bar nearer.
    play = given(turn, at="clinic_b", prepare=closed).do("move")
    officers = {option.id: (option.text.args.get("officers"), option.text.args.get("mp")) for option in play.ask.options}
    assert (officers["location:biz_b2"], officers["location:heli_b"]) == ((0, 1), (0, 2))
    assert play.ask.default == ("location:heli_b",)
    assert given(turn, at="clinic_b").do("move").ask.default == ("location:biz_b2",), "open, it is"


@pytest.mark.rule("EP-11.2")
def test_a_move_ends_elsewhere() -> None:
    assert "store_c" not in offered("store_c")
    assert "store_c" in offered("biz_c1")


@pytest.mark.rule("EP-11.3", "EP-11.4", "EP-11.5", "EP-11.11")
def test_x_9_through_connected_zones() -> None:
    # store_c, industrial (1), on through the industrial zones of C1 and S1, residential of S1 and C2 (1), safe_c (1).
    assert raw("store_c", "safe_c", on=on({"s1": (0, 0, 0), "c1": (0, -1, 0), "c2": (1, 0, 5)})) == [(3, {"c1", "s1"}, 0)]


@pytest.mark.rule("EP-11.5", "EP-11.11")
def test_a_connected_zone_costs_nothing_to_cross_but_is_left() -> None:
    assert (3, {"c1", "s1"}, 0) in raw("store_c", "church_s")
    assert raw("biz_c1", "clinic_b") == [(2, {"c1"}, 0)]


@pytest.mark.rule("EP-11.8", "EP-12.4")
def test_passing_through_a_location_is_no_visit() -> None:
    play = given(turn, at="biz_c1", officers={}).do("move", "location:gang_s")
    assert [visit["location"] for visit in play.notices_of("visit")] == ["location:gang_s"]


@pytest.mark.rule("EP-11.7")
def test_x_10_over_the_water_of_a_ferry() -> None:
    # A safe house instead of a business: safe_a, water of A2 (1), on over that of S2 without an icon, commercial of A1 (1), store_a (1).
    water = {"a2": (0, 0, 0), "s2": (1, -1, 1), "a1": (0, -1, 1)}
    assert raw("safe_a", "store_a", on=on(water)) == [(3, {"a2", "s2"}, 0)]
    assert (2, {"a2"}, 0) in raw("safe_a", "gang_s")  # onto the water, over to S2, off it


@pytest.mark.rule("EP-12.1", "EP-12.3", "EP-12.8")
def test_x_11_a_ride_gives_one_mp_more() -> None:
    assert (4, {"c1", "s1", "a2"}, 0) in raw("biz_c1", "gang_s")


@pytest.mark.rule("EP-12.5")
def test_x_12_flying_to_the_hospital_from_a_helicopter_on_the_way() -> None:
    # safe_c, residential (1), heli_c (1), over B1 to the hospital (1).
    assert raw("safe_c", "hospital", on=on({"c2": (0, 0, 0), "b1": (1, 0, 0), "s1": (2, 0, 0)})) == [(3, {"c2"}, 0)]


@pytest.mark.rule("EP-12.15")
def test_the_search_stays_small() -> None:
    found = routes().ways("hospital", Boosts(cans=2, flights=2, gangs=2))
    assert max(len(some) for some in found.values()) < 60


@pytest.mark.rule("EP-11.4", "EP-11.6")
def test_zones_of_a_tile_and_across_edges() -> None:
    assert shown("b2", 1) == "ccrrii"
    where = routes()
    assert where.graph.distances("s1")["d2"] == 2
    two_apart = {"s2": ["c1"], "a2": ["b2", "c1", "d2"], "c1": ["d2", "s2", "a2"]}
    assert {one: [other for other in others if where.graph.distances(one)[other] == 2] for one, others in two_apart.items()} == two_apart


def test_ways_are_plain_and_sorted() -> None:
    assert routes().ways("metro_s")["metro_s"] == (Way(0, 0, 0),)
