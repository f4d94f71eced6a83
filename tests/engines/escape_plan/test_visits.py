"""The other visits: what is common, gangs, clinics, churches, the hospital, exits (EP-15, EP-18, EP-20, EP-21)."""

import pytest

from engines.escape_plan.moves.steps import put_item, take_contact
from engines.escape_plan.state import Gang
from engines.escape_plan.table import City
from tests.engines.escape_plan.harness import M1, Play, Prepare, carry, contact, given, items, turn, visit, without_locked_assets

CHURCH = {**M1, "d3": (1, 1, 0)}
EXITS = {**M1, "b3": (1, 1, 0), "c3": (0, -2, 0)}


@pytest.mark.rule("EP-15.1", "EP-11.10")
@pytest.mark.parametrize(("start", "end"), [("hospital", "metro_s"), ("hospital", "heli_b")])
def test_subway_and_helicopter_are_not_visited(start: str, end: str) -> None:
    play = given(turn, at={0: start, 1: end}).do("move", f"location:{end}")
    assert play.over
    assert play.me.location == end
    assert play.notices_of("visit") == []
    assert play.me.red == 0


@pytest.mark.rule("EP-15.3", "EP-20.3")
def test_hospital_and_gang_do_not_count_others() -> None:
    assert given(visit, at={0: "hospital", 1: "hospital", 2: "hospital"}).me.red == 1


@pytest.mark.rule("EP-15.3", "EP-10.4")
@pytest.mark.parametrize("place", ["clinic_b", "church_s", "store_c", "safe_a", "biz_b2", "exit_2"])
def test_others_on_the_location_cost_notoriety_everywhere_else(place: str) -> None:
    play = given(visit, seats=4, at={0: place, 1: place, 2: place, 3: "hospital"}, tiles=EXITS, plan="epl_1")
    red = play.me.red
    alone = given(visit, seats=4, at=place, tiles=EXITS, plan="epl_1").me.red
    assert red - alone == 2


@pytest.mark.rule("EP-15.3", "EP-26.11")
def test_departed_players_are_nowhere() -> None:
    def gone(t: City) -> None:
        t.player(1).gone, t.player(1).location = "arrested", ""

    assert given(visit, at={0: "biz_b2", 1: "biz_b2"}, prepare=gone).me.red == 0


# ---- gang


@pytest.mark.rule("EP-18.3", "EP-15.2")
def test_a_gang_takes_the_fee_and_gives_its_members() -> None:
    play = given(visit, at="gang_s")
    assert play.me.cash == 9 - 5
    assert play.state.gangs["gang_s"] == Gang(0, 0)
    assert play.table.members(0) == {"gang_s": 2}


def two_markers(t: City) -> None:
    t.state.gangs["gang_b"] = Gang(1, 0)
    t.state.gangs["gang_d"] = Gang(1, 0)


def cash(amount: int, seat: int = 0) -> Prepare:
    def prepare(t: City) -> None:
        t.player(seat).cash = amount

    return prepare


@pytest.mark.rule("EP-18.1", "EP-18.2", "EP-11.9")
@pytest.mark.parametrize(
    "prepare",
    [
        lambda t: t.move_pawn(1, "gang_s"),
        lambda t: t.state.gangs.update(gang_s=Gang(1, 0)),
        lambda t: t.state.gangs.update(gang_s=Gang(0, 2)),
        lambda t: setattr(t.player(0), "cash", 4),
        two_markers,
    ],
)
def test_a_gang_is_no_end_while_it_is_barred(prepare: Prepare) -> None:
    play = given(turn, prepare=prepare).do("move")
    assert "location:gang_s" not in play.options
    assert "location:gang_s" in given(turn).do("move").options


@pytest.mark.rule("EP-15.7", "EP-18.2")
def test_a_gang_without_the_fee_has_no_effect() -> None:
    play = given(visit, at="gang_s", prepare=cash(4))
    assert play.state.gangs["gang_s"] == Gang()
    assert play.me.cash == 4


@pytest.mark.rule("EP-18.4", "EP-22.14")
def test_x_75_a_member_returns_and_a_full_base_is_free() -> None:
    def controls(t: City) -> None:
        t.state.gangs["gang_s"] = Gang(1, 0)
        t.state.gangs["gang_b"] = Gang(0, 0)

    play = given(turn, tiles=EXITS, prepare=controls)
    assert play.uses == ["gang:gang_s", "gang:gang_b"]
    play.do("use:gang:gang_s")
    assert play.state.gangs["gang_s"] == Gang(2, None)
    assert play.me.blue == 1
    play.do("use:gang:gang_b")
    assert play.state.gangs["gang_b"] == Gang(1, 0)
    assert play.me.blue == 2


# ---- clinic, church, hospital


@pytest.mark.rule("EP-20.1")
def test_the_clinic_unlocks_heals_and_gives_a_contact_in_this_order() -> None:
    play = given(visit, at="clinic_b", prepare=lambda t: setattr(t.player(0), "wounds", 2))
    assert play.name == "visit.unlock"
    assert play.own == ["no", *[f"asset:as_{one}" for one in ("heal", "avoid", "key", "state", "local", "special")]]
    play.do("asset:as_state")
    assert play.name == "clinic.heal"
    play.do("yes")
    assert play.me.wounds == 1
    assert play.name == "contact.card"
    assert [asset.id for asset in play.me.assets] == ["as_extra", "as_state"]


@pytest.mark.rule("EP-20.1")
def test_both_gifts_of_the_clinic_may_be_refused_and_need_something_to_serve() -> None:
    play = given(visit, at="clinic_b", prepare=lambda t: setattr(t.player(0), "wounds", 1)).do("no", "no")
    assert (play.me.wounds, len(play.me.assets)) == (1, 1)

    def nothing_locked(t: City) -> None:
        without_locked_assets(t.player(0))

    assert given(visit, at="clinic_b", prepare=nothing_locked).name == "contact.card"


@pytest.mark.rule("EP-20.2")
def test_the_church_takes_1k_for_notoriety_then_unlocks_then_a_contact() -> None:
    play = given(visit, at="church_s")
    assert play.name == "church.pay"
    play.do("yes")
    assert (play.me.cash, play.me.blue) == (8, 1)
    assert play.name == "visit.unlock"
    play.do("no")
    assert play.name == "contact.card"
    assert given(visit, at="church_s", prepare=cash(0)).name == "visit.unlock"
    assert given(visit, at="church_s").default().me.cash == 9


@pytest.mark.rule("EP-20.3")
@pytest.mark.parametrize(("wounds", "purse", "offered"), [(3, 9, 4), (3, 5, 3), (2, 9, 3), (3, 0, 1)])
def test_the_hospital_heals_as_many_wounds_as_chosen_and_paid(wounds: int, purse: int, offered: int) -> None:
    def hurt(t: City) -> None:
        t.player(0).wounds, t.player(0).cash, t.player(0).first_aid = wounds, purse, False

    play = given(visit, prepare=hurt)
    if offered > 1:
        assert play.options == [f"heal:{number}" for number in range(offered)]
        play.do(f"heal:{offered - 1}")
    assert play.me.wounds == wounds - offered + 1
    assert play.me.cash == purse - (0, 1, 3, 6)[offered - 1]
    assert play.me.red == 1


@pytest.mark.rule("EP-10.2", "EP-20.3")
def test_x_45_four_red_cubes_at_the_hospital() -> None:
    play = given(visit, prepare=lambda t: setattr(t.player(0), "red", 4))
    assert (play.me.red, play.me.blue) == (4, 0)


@pytest.mark.rule("EP-10.3", "EP-17.3")
def test_x_8_a_loss_with_four_red_cubes() -> None:
    play = given(visit, at="safe_a", prepare=lambda t: setattr(t.player(0), "red", 4), plan="epl_1")
    assert (play.me.red, play.me.blue) == (3, 0)


@pytest.mark.rule("EP-10.1", "EP-15.3", "EP-22.17")
def test_x_7_informer_before_a_visit_among_others() -> None:
    play = given(turn, at={0: "clinic_b", 1: "biz_b2", 2: "biz_b2"}, prepare=lambda t: contact(t, 20))
    play.do("use:contact:20")
    assert (play.me.red, play.me.blue) == (0, 1)
    play.do("move", "location:biz_b2")
    assert (play.me.red, play.me.blue) == (2, 1)
    assert play.me.row == 1


# ---- exits


@pytest.mark.rule("EP-21.2", "EP-21.1")
def test_an_open_exit_brings_income_and_a_contact() -> None:
    play = given(visit, at={0: "exit_2", 1: "exit_2"}, tiles=EXITS, prepare=lambda t: contact(t, 4), offer=(20,))
    assert play.me.red == 1
    assert play.options == ["nothing", "income"]
    play.do("income")
    assert play.me.cash == 9 + 9
    play.do("contact:20", "keep")
    assert given(visit, at="exit_2", tiles=EXITS).do("nothing").me.cash == 9


def closed_exit(t: City) -> None:
    t.state.exits["exit_2"].patrols, t.state.exits["exit_2"].stack = 2, "x"
    contact(t, 4, 5)


@pytest.mark.rule("EP-21.3", "EP-21.4", "EP-20.3")
def test_a_closed_exit_gives_income_or_one_of_as_many_tiles_as_contacts() -> None:
    play = given(visit, at="exit_2", tiles=EXITS, prepare=closed_exit)
    assert play.options == ["nothing", "income", "tile"]
    stack = list(play.state.exit_stacks["x"])
    play.do("tile")
    assert play.name == "bag.keep"
    assert play.ask.secret
    assert {option.removeprefix("bag:") for option in play.options} == set(stack[-2:])
    kept = play.options[0].removeprefix("bag:")
    play.do(play.options[0])
    assert items(play.me) == [kept]
    assert sorted([*play.state.exit_stacks["x"], kept]) == sorted(stack)
    assert play.me.red == 0
    assert play.name == "contact.card"


@pytest.mark.rule("EP-21.4")
def test_no_exit_tile_without_contacts_or_from_an_empty_stack() -> None:
    def no_contact(t: City) -> None:
        closed_exit(t)
        for entry in t.player(0).entries[:2]:
            entry.cuffed = True

    def empty(t: City) -> None:
        closed_exit(t)
        t.state.exit_stacks["x"] = []

    for prepare in (no_contact, empty):
        assert given(visit, at="exit_2", tiles=EXITS, prepare=prepare).options == ["nothing", "income"]


@pytest.mark.rule("EP-21.4")
def test_the_exit_tiles_put_back_are_shuffled_in_with_the_rest() -> None:
    def three(t: City) -> None:
        closed_exit(t)
        t.state.exit_stacks["x"] = ["x_2", "x_5", "x_1"]

    left = set()
    for seed in range(12):
        play = given(visit, at="exit_2", tiles=EXITS, prepare=three, seed=seed).do("tile", "bag:x_1")
        left.add(tuple(play.state.exit_stacks["x"]))
    assert left == {("x_2", "x_5"), ("x_5", "x_2")}


@pytest.mark.rule("EP-21.4", "EP-15.6")
def test_an_exit_tile_replaces_another_only_if_no_field_is_free() -> None:
    def full(t: City) -> None:
        closed_exit(t)
        carry(t, "vest", "cap", "fx_phone")
        t.state.exit_stacks["x"] = ["x_2", "x_5", "x_1"]

    play = given(visit, at="exit_2", tiles=EXITS, prepare=full).do("tile")
    assert play.options == ["bag:x_1", "bag:x_5"]
    assert play.ask.default == ("bag:x_5",)
    play.do("bag:x_1")
    assert play.name == "inventory.field"
    assert play.options == ["field:1", "field:2", "field:3"]
    play.do("field:2")
    assert items(play.me) == ["vest", "x_1", "fx_phone"]
    assert play.me.red == 1
    assert play.state.boxed == ["cap"]

    def one_free(t: City) -> None:
        full(t)
        t.player(0).pockets[1].item = ""

    free = given(visit, at="exit_2", tiles=EXITS, prepare=one_free).do("tile", "bag:x_1")
    assert items(free.me) == ["vest", "x_1", "fx_phone"]
    assert free.me.red == 0


@pytest.mark.rule("EP-21.5", "EP-26.9")
def test_visits_to_an_exit_may_be_repeated_on_day_3_too() -> None:
    play = given(turn, at="exit_2", tiles=EXITS, day=3)
    play.do("move")
    assert "escape" in play.options
    assert "location:exit_2" not in play.options, "a move ends elsewhere, but for the escape"
    once = given(turn, at="gang_b", tiles=EXITS, day=3).do("move", "location:exit_2")
    assert once.me.location == "exit_2"
    assert once.name == "exit.choice"


@pytest.mark.rule("EP-15.6", "EP-22.5")
def test_x_41_a_full_inventory() -> None:
    def full(t: City) -> None:
        carry(t, "vest", "cap")
        carry(t, "fx_phone", used=True)

    play = given(visit, at="store_c", prepare=full).do("no", "equipment:helmet")
    assert play.name == "inventory.field"
    assert play.options == ["field:1", "field:2", "field:3"]
    assert play.ask.default == ("field:3",)
    play.do("field:1")
    assert items(play.me) == ["helmet", "cap", "fx_phone"]
    assert (play.me.red, play.state.boxed) == (1, ["vest"])


@pytest.mark.rule("EP-15.6")
def test_a_tile_may_replace_another_although_a_field_is_free() -> None:
    play = given(visit, at="store_c", prepare=lambda t: carry(t, "vest")).do("no", "equipment:helmet")
    assert play.options == ["field:1", "field:2"]
    assert play.ask.default == ("field:2",)
    play.do("field:1")
    assert items(play.me) == ["helmet"]
    assert play.me.red == 1


@pytest.mark.rule("EP-15.6")
@pytest.mark.parametrize(
    ("held", "used", "default"),
    [
        (("gas_mask", "vest", "fx_id"), (), "field:2"),
        (("green_5", "fx_id", "x_1"), (), "field:2"),
        (("brown_1", "green_5", "x_2"), (), "field:3"),
        (("brown_5", "black_1", "green_5"), (), "field:3"),
        (("vest", "fx_id", "x_1"), ("fx_id",), "field:2"),
        (("cap", "vest", "x_1"), (), "field:1"),
    ],
)
def test_the_default_field(held: tuple[str, ...], used: tuple[str, ...], default: str) -> None:
    def full(t: City) -> None:
        for item in held:
            carry(t, item, used=item in used)

    play: Play = given(visit, at="store_c", prepare=full).do("no", "equipment:helmet")
    assert play.ask.default == (default,)


@pytest.mark.rule("EP-15.4", "EP-14.4", "EP-22.3")
def test_a_contact_taken_is_face_up_and_never_goes_under_handcuffs() -> None:
    async def run(t: City) -> None:
        await take_contact(t, 0)

    def prepare(t: City) -> None:
        without_locked_assets(t.player(0))
        contact(t, 10, 12, used=True)

    def cuffed(t: City) -> None:
        prepare(t)
        for entry in t.player(0).entries[2:]:
            entry.cuffed = True

    play = given(run, prepare=prepare, offer=(4,)).do("contact:4", "keep")
    assert [(entry.contact, entry.used) for entry in play.me.entries[:3]] == [(10, True), (12, True), (4, False)]
    play = given(run, prepare=cuffed, offer=(4,)).do("contact:4")
    assert play.options == ["return", "replace:1", "replace:2"]
    play.do("replace:2")
    assert [(entry.contact, entry.used) for entry in play.me.entries[:3]] == [(10, True), (4, False), (0, False)]
    assert play.notices_of("contact") == [{"seat": "seat:0", "contact": "contact:4", "how": "replaced", "old": "contact:12"}]


@pytest.mark.rule("EP-15.6", "EP-22.4", "EP-21.4")
def test_a_tile_taken_is_face_up_and_an_exit_tile_replaces_nothing_while_a_field_is_free() -> None:
    def prepare(t: City) -> None:
        without_locked_assets(t.player(0))
        carry(t, "cap", "fx_phone", used=True)

    def putting(item: str, *, only_if_full: bool) -> Play:
        async def run(t: City) -> None:
            await put_item(t, 0, item, only_if_full=only_if_full)

        return given(run, prepare=prepare)

    play = putting("helmet", only_if_full=False)
    assert play.options == ["field:1", "field:2", "field:3"]
    play.do("field:1")
    assert (play.me.pockets[0].item, play.me.pockets[0].used, play.me.red) == ("helmet", False, 1)
    assert play.notices_of("item") == [{"seat": "seat:0", "field": 1, "item": "equipment:helmet", "old": "equipment:cap"}]
    play = putting("x_2", only_if_full=True)
    assert play.over
    assert items(play.me) == ["cap", "fx_phone", "x_2"]
