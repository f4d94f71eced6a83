"""Avoiding police in the escape step, and effects ticked for travel (EP-13.4, 13.8, EP-22.11 to 22.26)."""

import pytest

from engines.escape_plan import ending
from engines.escape_plan.map.routes import Boosts, routes_of
from engines.escape_plan.moves.ends import held_boosts
from engines.escape_plan.moves.escaping import escape
from engines.escape_plan.state import Asset, Gang, Turn
from engines.escape_plan.table import City
from tests.engines.escape_plan.harness import Play, Prepare, carry, given, held, turn


def fleeing(prepare: Prepare | None = None, *, left: tuple[str, ...] = ("b2", "c1"), sandra: str = "", at: str = "hospital") -> Play:
    """Seat 0 in the escape step, having left ``left``."""

    async def run(t: City) -> None:
        t.state.turn = Turn(0, "morning", kind="move", left=list(left))
        if sandra:
            t.figure(2).tile = sandra
        elif t.sandra is not None:
            t.figure(2).tile = "d2"
        await escape(t, 0)

    return given(run, seats=2 if sandra else 3, prepare=prepare, at=at)


@pytest.mark.rule("EP-22.13", "EP-22.3", "EP-13.4", "EP-22.28")
def test_x_20_a_boxer_avoids_the_state_officer() -> None:
    play = fleeing(held(12, 10))
    assert play.options == ["avoid:contact:12@c1", "avoid:contact:10@b2", "avoid:contact:10@c1", "done"]
    play.do("avoid:contact:12@c1")
    assert (play.me.cash, play.me.red, play.me.entries[0].used) == (7, 1, True)
    assert play.state.turn is not None
    assert play.state.turn.avoided == ["state@c1"]
    play.do("avoid:contact:10@c1")
    assert play.me.wounds == 2, "special and local of B2 are left"


@pytest.mark.rule("EP-22.26", "EP-22.4")
def test_equipment_avoids_one_of_its_types() -> None:
    def prepare(t: City) -> None:
        held()(t)
        carry(t, "gas_mask", "vest", "cap", "helmet")

    play = fleeing(prepare)
    assert play.options == [
        "avoid:equipment:1@b2:local",
        "avoid:equipment:1@b2:special",
        "avoid:equipment:1@c1:local",
        "avoid:equipment:2@c1:state",
        "avoid:equipment:3@b2:local",
        "avoid:equipment:3@c1:local",
        "avoid:equipment:4@b2:special",
        "done",
    ]
    assert play.ask.default == ("avoid:equipment:2@c1:state",)
    play.do("avoid:equipment:1@c1:local", "avoid:equipment:2@c1:state", "avoid:equipment:3@b2:local", "avoid:equipment:4@b2:special")
    assert play.over
    assert play.me.wounds == 0
    assert all(pocket.used for pocket in play.me.pockets[:4])


@pytest.mark.rule("EP-13.7")
def test_the_default_wears_fitting_equipment_as_long_as_there_is_any() -> None:
    def prepare(t: City) -> None:
        held()(t)
        carry(t, "helmet", "helmet", "cap", "vest")

    play = fleeing(prepare)
    assert play.ask.default == ("avoid:equipment:4@c1:state",)
    play.do("avoid:equipment:4@c1:state")
    assert play.ask.default == ("avoid:equipment:3@b2:local",)
    play.do("avoid:equipment:3@b2:local")
    assert play.ask.default == ("avoid:equipment:1@b2:special",)


@pytest.mark.rule("EP-22.23", "EP-22.14", "EP-22.15")
@pytest.mark.parametrize("source", ["contact:30", "contact:16", "fixer:fx_motorcycle", "gang:gang_s", "asset:as_avoid"])
def test_all_police_of_one_tile(source: str) -> None:
    def prepare(t: City) -> None:
        held(30, 16)(t)
        carry(t, "fx_motorcycle")
        t.state.gangs["gang_s"] = Gang(0, 0)
        t.player(0).assets += [Asset("as_avoid")]

    play = fleeing(prepare, sandra="c1")
    play.do(f"avoid:{source}@c1")
    assert play.state.turn is not None
    assert play.state.turn.avoided == ["state@c1", "local@c1", "sandra@c1"]
    assert not [option for option in play.options if option.startswith("avoid:") and option.endswith("@c1")]


@pytest.mark.rule("EP-22.23", "EP-13.3", "EP-13.8", "EP-28.4")
def test_a_stunt_avoids_one_of_any_type_or_sandra() -> None:
    play = fleeing(held(29), sandra="c1", left=("c1",))
    assert play.options == [f"avoid:contact:29@c1:{who}" for who in ("state", "local", "sandra")] + ["done"]
    play.do("avoid:contact:29@c1:sandra")
    assert play.me.wounds == 2


@pytest.mark.rule("EP-13.8", "EP-22.13", "EP-28.4")
def test_x_63_sandra_is_declared_state_with_the_officer() -> None:
    play = fleeing(held(12, 13), sandra="a2", left=("a2",)).do("avoid:contact:12@a2")
    assert play.over
    assert play.me.wounds == 0

    alone = fleeing(held(12), sandra="s1", left=("s1",)).do("avoid:contact:12@s1")
    assert alone.me.wounds == 0


@pytest.mark.rule("EP-13.8")
def test_sandra_already_avoided_no_longer_counts() -> None:
    def prepare(t: City) -> None:
        held(12)(t)
        carry(t, "cap")

    play = fleeing(prepare, sandra="s1", left=("s1",)).do("avoid:equipment:1@s1:sandra")
    assert play.over
    assert not play.me.entries[0].used


@pytest.mark.rule("EP-22.28", "EP-13.4")
def test_a_mover_in_the_escape_step_takes_a_danger_away() -> None:
    play = fleeing(held(24), left=("b2",))
    assert play.options == ["use:contact:24", "done"]
    play.do("use:contact:24", "officer:special@b2", "tile:a2")
    assert play.me.wounds == 1


@pytest.mark.rule("EP-13.4")
def test_a_player_moved_to_a_tile_with_an_avoided_officer_is_not_covered() -> None:
    def movers(t: City) -> None:
        held(23)(t)  # Bribe: local
        carry(t, "cap")
        t.player(0).assets.append(Asset("as_local"))

    play = fleeing(movers)
    play.do("avoid:equipment:1@b2:local")
    play.do("use:contact:23", "officer:local@b2", "tile:d2")
    assert play.state.turn is not None
    assert play.state.turn.avoided == [], "the avoidance ends when the officer leaves the tile"
    play.do("use:asset:as_local", "officer:local@c1", "tile:b2")
    assert play.me.wounds == 3, "special and the new local officer on B2, state on C1"


# ---- travel effects


def boosts(prepare: Prepare, at: str = "hospital") -> list[str]:
    found: list[str] = []

    async def run(t: City) -> None:
        t.state.turn = Turn(0, "morning")
        found.extend([one.option_id for one in held_boosts(t, 0)])

    given(run, prepare=prepare, at=at)
    return found


@pytest.mark.rule("EP-22.11", "EP-22.16", "EP-22.24", "EP-22.25", "EP-12.9")
def test_x_79_which_travel_effects_may_be_ticked() -> None:
    assert boosts(held(6, 31), at="church_s") == ["contact:6"]
    assert boosts(held(6, 18, 32)) == ["contact:18", "contact:32"]
    assert boosts(held(18, 32, cash=0)) == []

    def gang(t: City) -> None:
        held(16)(t)
        carry(t, "fx_helicopter", "fx_motorcycle")
        t.state.gangs["gang_s"] = Gang(0, 0)

    assert boosts(gang) == ["contact:16", "fixer:fx_helicopter", "fixer:fx_motorcycle", "gang:gang_s:1", "gang:gang_s:2"]


@pytest.mark.rule("EP-22.11", "EP-22.25", "EP-12.12")
def test_medevac_after_a_walk_and_its_price() -> None:
    play = given(turn, prepare=held(6), at="church_s").do("move", "contact:6")
    assert play.own[0] == "location:hospital"
    play.do("location:hospital")
    assert play.notices_of("moved")[0]["left"] == ("tile:s2",)
    assert (play.me.cash, play.me.location) == (9 - 1, "hospital")
    assert play.me.entries[0].used


@pytest.mark.rule("EP-22.14", "EP-22.15")
def test_two_members_fly_and_return() -> None:
    def prepare(t: City) -> None:
        held()(t)
        t.state.gangs["gang_s"] = Gang(0, 0)

    play = given(turn, prepare=prepare, at="store_c").do("move", "gang:gang_s:1")
    assert "location:metro_a" in play.options, "C1 to A2 is two tiles, a flight from the heliport icon of C1"
    play.do("location:metro_a")
    assert play.state.gangs["gang_s"] == Gang(1, 0)
    assert play.notices_of("used")[0]["source"] == "location:gang_s"


@pytest.mark.rule("EP-12.8", "EP-12.9", "EP-22.16")
def test_x_19_a_heliport_icon_serves_the_zones_of_its_tile() -> None:
    """Exit 3 has no icon; its industrial zone goes on into that of C1, which has one: one step out, then the flight."""
    routes = routes_of((("s1", 3, 0, 0), ("c1", 1, 0, 2), ("c3", 0, 0, 5), ("d2", 2, 0, 0)))
    (way,) = routes.ways("exit_3", Boosts(flights=1))["clinic_d"]
    assert way.mp == 2
    assert routes.graph.tiles_in(way.left) == ["c1", "c3"]
    apart = routes_of((("s1", 3, 0, 0), ("c1", 1, 0, 0), ("c3", 0, 0, 5), ("d2", 2, 0, 0)))
    assert all(way.mp > 2 for way in apart.ways("exit_3", Boosts(flights=1))["clinic_d"])


@pytest.mark.rule("EP-22.26", "EP-13.4")
def test_a_gas_mask_avoids_the_officer_that_was_named_and_everybody_hears_it() -> None:
    def prepare(t: City) -> None:
        held()(t)
        carry(t, "gas_mask")

    play = fleeing(prepare, left=("b2",)).do("avoid:equipment:1@b2:special")
    assert play.notices_of("avoided") == [
        {"seat": "seat:0", "source": "equipment:gas_mask", "tile": "tile:b2", "officers": ("officer:special",)}
    ]
    assert play.me.wounds == 1, "the local officer is left"


@pytest.mark.rule("EP-22.28", "EP-22.3")
@pytest.mark.parametrize(("cash", "offered"), [(1, False), (2, True)])
def test_an_avoidance_is_offered_when_its_cost_can_be_paid(cash: int, offered: bool) -> None:
    play = fleeing(held(12, cash=cash), left=("c1",))
    assert (bool(play.game.asks) and "avoid:contact:12@c1" in play.options) == offered
    if offered:
        play.do("avoid:contact:12@c1")
        assert play.me.cash == 0


@pytest.mark.rule("EP-13.7")
@pytest.mark.parametrize(("left", "asked"), [("s1", False), ("c1", True)])
def test_without_anything_to_avoid_the_step_resolves_at_once(left: str, asked: bool) -> None:
    def wounded(t: City) -> None:
        held()(t)
        t.player(0).wounds = 1

    play = fleeing(wounded, left=(left,))
    assert bool(play.game.asks) == asked, "the first-aid token is usable, but that alone is no reason to ask"
    if asked:
        assert play.options == ["use:first_aid", "done"]


@pytest.mark.rule("EP-29.9", "EP-29.10")
@pytest.mark.parametrize(("gone", "cash"), [(False, 6), (True, 9)])
def test_costa_who_has_left_the_city_is_on_no_tile(gone: bool, cash: int) -> None:
    async def run(t: City) -> None:
        held()(t)
        t.state.turn = Turn(0, "morning", kind="move", left=["a2"])
        t.move_pawn(2, "safe_a")
        if gone:
            ending.escape(t, 2, 0)
        await escape(t, 0)

    assert given(run, seats=1, officers={}).me.cash == cash
