"""Contents of the box besides the tiles (section 3 and tables 5.4 to 5.10 of the rules)."""

from collections import Counter

import pytest

from engines.escape_plan.components import (
    ASSETS,
    BAGS,
    BORDERS,
    BOT_CARDS,
    COMPONENTS,
    CONTACT_KINDS,
    CONTACT_VALUES,
    CONTACTS,
    EQUIPMENT,
    FIXERS,
    GROUPS,
    HEAL_PRICES,
    LOCKERS,
    PATROL_CARDS,
    PENALTIES,
    PLANS,
    SLOT_COSTS,
    STACKS,
)
from engines.escape_plan.table import City
from tests.engines.escape_plan.harness import given, visit


@pytest.mark.rule("EP-19.8")
def test_each_stack_of_bags_has_one_tile_worth_nothing() -> None:
    values = {name: sorted(bag.value for bag in BAGS.values() if bag.stack == name) for name in STACKS}
    assert values == {
        "green": [0, 60, 70, 80, 90],
        "black": [0, 100, 100, 110, 110],
        "brown": [0, 120, 120, 130, 130],
        "x": [0, 40, 50, 60, 70],
        "y": [0, 40, 50, 60, 70],
    }
    assert {name: (one.requirement, one.extra) for name, one in LOCKERS.items()} == {"green": (4, 1), "black": (6, 0), "brown": (8, -1)}


@pytest.mark.rule("EP-19.8")
def test_the_stack_of_a_bag_is_public_and_its_value_is_not() -> None:
    def prepare(t: City) -> None:
        t.player(0).pockets[0].item = "green_5"

    play = given(visit, prepare=prepare)
    assert play.view(1).players[0].pockets[0].item == "green"
    assert play.mine(0).bags[0].value == 90


@pytest.mark.rule("EP-16.7")
def test_the_plan_cards() -> None:
    assert len(PLANS) == 9
    assert [len(members) for members in GROUPS.values()] == [3, 3, 3]
    for plan in PLANS.values():
        for members in GROUPS.values():
            amounts = [plan[place] for place in members]
            assert sum(amounts) == 150
            assert amounts.count(0) == 1
    for place in PLANS["epl_1"]:
        amounts = [plan[place] for plan in PLANS.values()]
        assert (sum(amounts), amounts.count(0)) == (450, 3)


@pytest.mark.rule("EP-1.15")
def test_the_counts_of_the_box() -> None:
    assert sum(kind.qty for kind in EQUIPMENT.values()) == COMPONENTS["equipment_tiles"] == 16
    assert len(FIXERS) == COMPONENTS["fixer_tiles"] == 8
    assert len(CONTACTS) == COMPONENTS["contact_cards"] == 32
    assert len(BOT_CARDS) == COMPONENTS["inspector_cards"] == 16
    assert Counter(PATROL_CARDS) == {1: 2, 2: 2, 3: 2}
    assert Counter(kind.symbol for kind in CONTACTS.values()) == {"any": 19, "escape": 8, "travel": 5}
    wood = COMPONENTS["officers"] + COMPONENTS["gang_members"] + COMPONENTS["gas_cans"] + COMPONENTS["extra_action_tokens"] + 1
    each = ("wound_cubes_each", "notoriety_cubes_each", "income_cubes_each", "gang_markers_each")
    pawns_and_markers = 3
    assert wood + 5 * (sum(COMPONENTS[name] for name in each) + pawns_and_markers) == 160


@pytest.mark.rule("EP-22.3", "EP-23.1")
def test_prices() -> None:
    assert SLOT_COSTS == (5, 4, 3, 2, 1, 0)
    assert {kind.id: kind.cost for kind in CONTACT_KINDS.values() if kind.cost > 2} == {"middleman": 4, "spy_3": 3, "fast_car": 3}
    assert HEAL_PRICES == (0, 1, 3, 6)
    assert CONTACT_VALUES == (0, 0, 10, 30, 60, 100)
    assert {name: one.start for name, one in ASSETS.items()} == {
        "as_extra": "unlocked",
        "as_state": "inventory",
        "as_local": "inventory",
        "as_special": "inventory",
        "as_avoid": "directory",
        "as_key": "directory",
        "as_heal": "directory",
    }


@pytest.mark.rule("EP-24.7", "EP-24.8")
def test_the_notoriety_track() -> None:
    assert list(PENALTIES.values()) == [0, 5, 10, 20, 30, 40, 50, 65, 80, 100]
    assert [(one.above, one.unlocks, one.tokens) for one in BORDERS] == [(2, 1, 0), (5, 2, 0), (8, 1, 1)]
