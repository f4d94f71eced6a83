"""Executive actions at any time of the own turn (EP-22)."""

from typing import Unpack

import pytest

from engines.escape_plan.state import Asset, Gang
from engines.escape_plan.table import City
from tests.engines.escape_plan.harness import Moment, Play, Prepare, cards, carry, contact, given, held, turn, visit


def begin(prepare: Prepare, /, **more: Unpack[Moment]) -> Play:
    more["prepare"] = prepare
    return given(turn, **more)


@pytest.mark.rule("EP-22.1", "EP-9.5")
def test_any_number_before_and_after_a_rest() -> None:
    play = begin(held(20, 21, 26))
    assert play.own == ["rest", "move"]
    play.do("use:contact:20", "rest")
    assert play.name == "turn.last"
    assert play.uses == ["contact:20", "contact:21", "contact:26"]
    play.do("use:contact:20", "use:contact:21", "done")
    assert play.me.blue == 3
    assert play.me.cash == 9 - 3


@pytest.mark.rule("EP-9.3", "EP-9.5", "EP-22.2", "EP-22.3", "EP-22.4")
def test_x_56_rest_turns_contacts_and_equipment_up_without_notoriety() -> None:
    def prepare(t: City) -> None:
        held(20)(t)
        contact(t, 12, used=True)
        carry(t, "vest", used=True)
        carry(t, "fx_phone", used=True)
        t.player(0).first_aid = False

    play = begin(prepare)
    assert play.uses == ["contact:20"]
    play.do("use:contact:20", "rest")
    assert [entry.used for entry in play.me.entries[:2]] == [False, False]
    assert [pocket.used for pocket in play.me.pockets[:2]] == [False, True]
    assert play.me.first_aid
    assert (play.me.red, play.me.blue) == (0, 1)
    assert play.uses == ["contact:20"]


@pytest.mark.rule("EP-22.2")
def test_symbols_tell_when() -> None:
    play = begin(held(6, 12, 18, 31, 32), at="biz_b2")
    assert play.uses == []
    play.do("move")
    assert play.name == "travel.boosts"
    assert play.options == ["contact:6", "contact:18", "contact:32"], "the only water has a ferry; Boxer is for the escape step"


@pytest.mark.rule("EP-22.3")
@pytest.mark.parametrize(("card", "cost", "star"), [(1, 2, True), (20, 1, False), (7, 4, True), (25, 0, True)])
def test_a_contact_is_paid_starred_and_turned(card: int, cost: int, star: bool) -> None:
    play = begin(held(card)).do(f"use:contact:{card}")
    paid = {told["n"] for told in play.notices_of("paid")}
    assert paid == ({cost} if cost else set())
    assert play.me.red == star
    assert play.me.entries[0].used
    assert play.notices_of("used")[0]["star"] is star


@pytest.mark.rule("EP-22.28")
def test_usable_means_payable_and_of_effect() -> None:
    assert begin(held(4)).uses == [], "nobody is hurt"
    assert begin(held(20, cash=0)).uses == []

    def spent(t: City) -> None:
        held(7, 25, 20, 26, 27)(t)
        t.state.tokens = t.player(0).income = 0
        t.player(0).blue = 4
        t.state.offer, t.state.contact_deck = [], []

    assert begin(spent).uses == []


@pytest.mark.rule("EP-22.9")
def test_a_snitch_removes_an_officer_to_the_box() -> None:
    play = begin(held(1)).do("use:contact:1")
    assert play.name == "effect.officer"
    assert play.options == ["officer:state@a2", "officer:state@c1"]
    play.do("officer:state@c1")
    assert play.state.tiles["c1"].officers == ["local"]
    assert play.state.officers_boxed == {"state": 1, "local": 0, "special": 0}


@pytest.mark.rule("EP-22.6", "EP-22.10", "EP-22.5", "EP-14.6")
def test_healing() -> None:
    def prepare(t: City) -> None:
        held(4)(t)
        carry(t, "fx_kit")
        t.player(0).wounds = 3
        t.player(0).assets = [Asset("as_extra", used=True), Asset("as_heal")]

    play = begin(prepare)
    assert play.uses == ["contact:4", "fixer:fx_kit", "asset:as_heal", "first_aid"]
    play.do("use:first_aid", "use:fixer:fx_kit", "use:asset:as_heal")
    assert play.me.wounds == 0
    assert (play.me.first_aid, play.me.pockets[0].used, play.me.assets[1].used) == (False, True, True)
    assert play.me.pockets[0].item == "fx_kit", "a used fixer tile keeps its field"
    assert play.me.cash == 9 - 4


@pytest.mark.rule("EP-22.12", "EP-23.7", "EP-22.7")
def test_extra_action_tokens() -> None:
    def prepare(t: City) -> None:
        held(7, cash=20)(t)
        carry(t, "fx_id")

    play = given(turn, prepare=prepare, fresh=True)
    play.do("use:contact:7", "use:fixer:fx_id", "use:asset:as_extra")
    assert (play.me.tokens, play.state.tokens) == (3, 7)
    assert play.me.cash == 20 - 4 - 5


@pytest.mark.rule("EP-22.8", "EP-22.18")
@pytest.mark.parametrize(
    ("card", "kind", "origins", "targets"),
    [
        (22, "state", ["a2", "c1"], ["s2", "b2", "d2"]),
        (23, "local", ["s2", "b2", "c1"], ["a2", "d2"]),
        (24, "special", ["b2", "d2"], ["s2", "a2", "c1"]),
    ],
)
def test_officers_move_anywhere_but_to_an_equal_one_and_the_hospital(card: int, kind: str, origins: list[str], targets: list[str]) -> None:
    play = begin(held(card)).do(f"use:contact:{card}")
    assert play.options == [f"officer:{kind}@{tile}" for tile in origins]
    play.do(play.options[-1])
    assert sorted(play.options) == sorted(f"tile:{tile}" for tile in targets)
    target = play.options[-1].removeprefix("tile:")
    play.do(play.options[-1])
    assert kind not in play.state.tiles[origins[-1]].officers
    assert kind in play.state.tiles[target].officers


@pytest.mark.rule("EP-22.8", "EP-22.18")
def test_badge_assets_move_their_officer() -> None:
    def prepare(t: City) -> None:
        t.player(0).assets += [Asset("as_special")]

    play = begin(prepare).do("use:asset:as_special", "officer:special@d2", "tile:a2")
    assert play.state.tiles["a2"].officers == ["state", "special"]
    assert play.me.cash == 9 - 4


@pytest.mark.rule("EP-22.15", "EP-22.17", "EP-22.14")
def test_notoriety_goes_down_by_informer_disguise_and_the_gang() -> None:
    def prepare(t: City) -> None:
        held(16, 20)(t)
        carry(t, "fx_disguise", "fx_motorcycle")
        t.state.gangs["gang_s"] = Gang(0, 0)
        t.player(0).red = 4

    play = begin(prepare)
    assert play.uses == ["contact:16", "contact:20", "fixer:fx_disguise", "fixer:fx_motorcycle", "gang:gang_s"]
    play.do("use:contact:16", "use:contact:20", "use:fixer:fx_disguise", "use:fixer:fx_motorcycle", "use:gang:gang_s")
    assert (play.me.red, play.me.blue) == (1, 2), "five losses: red, bottom, red, bottom, red"
    assert play.me.cash == 9 - 2 - 1
    assert play.state.gangs["gang_s"].members == 1
    assert [told["cause"] for told in play.notices_of("notoriety")] == ["gang", "informer", "disguise", "gang", "gang"]


@pytest.mark.rule("EP-22.19", "EP-4.2")
def test_income_by_card_and_tile() -> None:
    def prepare(t: City) -> None:
        held(25)(t)
        carry(t, "fx_safe")
        t.player(0).income = 6

    play = begin(prepare).do("use:contact:25", "use:fixer:fx_safe")
    assert play.me.cash == 9 + 12


@pytest.mark.rule("EP-22.20", "EP-22.29", "EP-15.4")
def test_a_contact_out_of_turn_and_nothing_else_meanwhile() -> None:
    def prepare(t: City) -> None:
        held(26, 20)(t)
        carry(t, "fx_phone")

    play = given(turn, prepare=prepare, offer=(4,)).do("use:contact:26")
    assert play.name == "contact.card"
    assert play.uses == [], "an action is carried out to its end first"
    play.do("contact:4", "replace:1")
    assert cards(play.me) == [4, 20]
    assert play.me.red == 1
    play.do("use:fixer:fx_phone")
    assert play.name == "contact.card"


@pytest.mark.rule("EP-22.21")
def test_x_57_spy_2_turns_up_used_cards_and_itself_down() -> None:
    def prepare(t: City) -> None:
        held(27)(t)
        contact(t, 12, 20, used=True)
        carry(t, "vest", used=True)
        carry(t, "fx_phone", used=True)
        t.player(0).entries[2].cuffed = True

    play = begin(prepare).do("use:contact:27")
    assert [entry.used for entry in play.me.entries[:3]] == [True, False, True]
    assert [pocket.used for pocket in play.me.pockets[:2]] == [False, True]

    def drink(t: City) -> None:
        prepare(t)
        carry(t, "fx_drink")

    play = begin(drink).do("use:fixer:fx_drink")
    assert play.me.pockets[2].used
    assert not play.me.entries[1].used


@pytest.mark.rule("EP-22.28", "EP-22.21")
@pytest.mark.parametrize(("used", "usable"), [((), False), ((12,), True), (("vest",), True), (("fx_phone",), False)])
def test_spy_2_is_usable_while_a_contact_or_equipment_is_face_down(used: tuple[int | str, ...], usable: bool) -> None:
    def prepare(t: City) -> None:
        held(27)(t)
        for one in used:
            carry(t, one, used=True) if isinstance(one, str) else contact(t, one, used=True)

    assert ("contact:27" in begin(prepare).uses) == usable


@pytest.mark.rule("EP-22.22", "EP-23.6")
def test_spy_3_unlocks_an_asset() -> None:
    play = begin(lambda t: contact(t, 28)).do("use:contact:28")
    assert play.name == "unlock.asset"
    assert play.uses == []
    play.do("asset:as_key")
    assert play.me.assets[-1] == Asset("as_key")


@pytest.mark.rule("EP-22.7", "EP-22.28")
def test_assets_may_be_used_without_effect_at_the_choice_and_at_the_end() -> None:
    def prepare(t: City) -> None:
        t.player(0).assets += [Asset("as_avoid"), Asset("as_key"), Asset("as_heal")]

    play = begin(prepare)
    assert play.uses == ["asset:as_avoid", "asset:as_key", "asset:as_heal"]
    play.do("use:asset:as_heal")
    assert (play.me.cash, play.me.assets[3].used) == (9 - 2, True)
    assert play.notices_of("used")[0]["effect"] == "nothing"
    play.do("move", "location:clinic_b")
    assert play.name == "visit.unlock"
    assert play.uses == [], "not between the steps of a visit"
    play.do("no", play.options[0] if play.name == "contact.card" else "contact:" + str(play.state.offer[0]))
    play.do("return")
    assert play.name == "turn.last"
    assert play.uses == ["asset:as_avoid", "asset:as_key"]


@pytest.mark.rule("EP-22.29")
def test_an_action_is_not_asked_again_after_the_clock_has_run_out() -> None:
    play = given(visit, at="biz_b2", prepare=held(20), offer=(4,))
    assert play.uses == ["contact:20"]
    play.default()
    assert play.over
    assert cards(play.me) == [20, 4]
