"""Two players and Inspector Sandra (EP-28)."""

from collections import Counter
from typing import Unpack

import pytest

from engines.escape_plan import bots, ending
from engines.escape_plan.components import BOT_CARDS, CONTACTS, EXIT_COSTS
from engines.escape_plan.course import play_part
from engines.escape_plan.phases import adjust, adjust_one, income, sort_order
from engines.escape_plan.places import exit_cost
from engines.escape_plan.state import Bot, Cube
from engines.escape_plan.table import City
from tests.engines.escape_plan.harness import M1, Moment, Play, given

SANDRA = 2
A1 = {**M1, "a1": (0, 2, 0)}
EXITS = {**M1, "b3": (1, 1, 0), "c3": (0, -2, 0)}


def inspector(*deck: str, **more: Unpack[Moment]) -> Play:
    """Sandra takes one turn with a deck of ``deck``."""

    async def run(t: City) -> None:
        t.bot(SANDRA).deck = list(deck)
        await bots.take_turn(t, SANDRA)

    more.setdefault("seats", 2)
    return given(run, **more)


def sandra(play: Play) -> Bot:
    return play.table.bot(SANDRA)


@pytest.mark.rule("EP-28.1")
def test_her_set_up() -> None:
    play = given(nothing, seats=2)
    one = sandra(play)
    assert (one.id, one.tile, one.location, one.row, one.tokens, one.plan) == ("sandra", "s1", "", 1, 0, "")
    assert sorted(one.deck) == sorted(BOT_CARDS)
    assert len(one.deck) == 16
    assert Counter(card.kind for card in BOT_CARDS.values()) == {"business": 6, "safe_house": 3, "store": 4, "exit": 3}


async def nothing(t: City) -> None:
    return None


@pytest.mark.rule("EP-28.1")
def test_no_bot_with_three_players() -> None:
    assert given(nothing, seats=3).state.bots == []


@pytest.mark.rule("EP-28.2", "EP-7.1")
def test_no_income_but_a_place_in_the_order_like_everybodys() -> None:
    async def run(t: City) -> None:
        t.player(0).row, t.player(1).row, t.bot(SANDRA).row = 4, 3, 5
        sort_order(t)
        await income(t)

    play = given(run, seats=2)
    assert play.state.order == [SANDRA, 0, 1]
    assert [told["seat"] for told in play.notices_of("earned")] == ["seat:0", "seat:1"]


@pytest.mark.rule("EP-28.3", "EP-8.4")
def test_x_85_she_acts_at_night_for_a_token_held_before() -> None:
    async def run(t: City) -> None:
        t.state.order = [SANDRA]
        t.bot(SANDRA).deck = ["bar"]
        t.bot(SANDRA).tokens = 1
        t.state.tokens = 9
        await play_part(t, "night")
        await play_part(t, "dawn")

    play = given(run, seats=2, prepare=lambda t: setattr(t.player(0), "row", 5))
    assert [told["part"] for told in play.notices_of("turn")] == ["part:night"]
    assert sandra(play).tokens == 0
    assert play.state.tokens == 10

    async def idle(t: City) -> None:
        t.state.order = [SANDRA]
        t.bot(SANDRA).deck = []
        t.bot(SANDRA).tokens, t.state.tokens = 1, 9
        await play_part(t, "night")

    stays = given(idle, seats=2)
    assert sandra(stays).tokens == 0, "the token is spent before her card is drawn"
    assert stays.notices_of("bot-stays")


@pytest.mark.rule("EP-28.5", "EP-28.6", "EP-28.10")
def test_x_65_cards_passed_over_go_back() -> None:
    tiles = {**M1, "a3": (1, 1, 0), "a1": (0, 2, 0)}
    for seed in range(6):
        play = inspector("exit_1", "safe_3", "store_a", tiles=tiles, seed=seed)
        one = sandra(play)
        assert one.location == "store_a"
        assert sorted(one.deck) == ["exit_1", "safe_3"]
        assert one.removed == ["store_a"]
        assert one.red == 1
        assert len(play.state.lockers["green"]) == 4
        assert len(play.state.contacts_boxed) == 2


@pytest.mark.rule("EP-28.3", "EP-28.6")
@pytest.mark.parametrize(("card", "turn"), [("casino", (SANDRA, "move", "s1", "biz_c1")), ("store_d", (SANDRA, "stay", "s1", "s1"))])
def test_her_turns_are_kept_for_the_story(card: str, turn: tuple[int, str, str, str]) -> None:
    play = inspector(card)
    assert [(one.actor, one.kind, one.start, one.end) for one in play.state.chronicle] == [turn]


@pytest.mark.rule("EP-28.6", "EP-28.5")
def test_without_a_card_that_fits_she_stays() -> None:
    play = inspector("exit_1", "safe_3", "store_d")
    assert (sandra(play).location, sandra(play).tile) == ("", "s1")
    assert len(sandra(play).deck) == 3
    assert play.notices_of("bot-stays") == [{"who": "bot:sandra"}]


@pytest.mark.rule("EP-28.7", "EP-28.8", "EP-28.12", "EP-28.4")
def test_x_64_the_casino_closes() -> None:
    def prepare(t: City) -> None:
        t.state.cubes["casino"].append(Cube(1))

    play = inspector("casino", at={0: "biz_c1"}, offer=(7, 4), prepare=prepare)
    one = sandra(play)
    assert one.red == 2
    assert play.state.closed == ["casino"]
    assert [cube.actor for cube in play.state.cubes["casino"]] == [1, SANDRA]
    assert sorted(play.state.contacts_boxed) == [4, 7]
    assert one.tokens == 1
    assert len(play.state.offer) == 7
    assert not {4, 7} & set(play.state.offer)


@pytest.mark.rule("EP-28.12")
def test_the_offer_shifts_to_the_right() -> None:
    play = given(nothing, seats=2, offer=(10, 11, 4, 5))
    before, following = list(play.state.offer), play.state.contact_deck[:2]
    after = inspector("bar", offer=(10, 11, 4, 5)).state.offer
    assert after == [following[1], following[0], *before[:5]]


@pytest.mark.rule("EP-28.8")
def test_she_visits_closed_businesses_and_gets_a_token_for_a_group() -> None:
    def prepare(t: City) -> None:
        t.state.cubes["casino"] += [Cube(0), Cube(1)]
        t.state.closed.append("casino")
        t.bot(SANDRA).visited = ["bar", "night_club"]

    play = inspector("casino", prepare=prepare, offer=(4, 5))
    assert sandra(play).tokens == 1
    assert len(play.state.cubes["casino"]) == 3


@pytest.mark.rule("EP-28.9", "EP-28.17")
def test_a_safe_house_loses_a_fixer_tile_and_a_key() -> None:
    def prepare(t: City) -> None:
        t.state.house_keys["safe_2"] = ["brown", "green"]
        t.bot(SANDRA).visited = ["safe_1", "safe_3"]

    play = inspector("safe_2", prepare=prepare)
    one = sandra(play)
    assert (one.location, one.blue, one.red) == ("safe_a", 1, 0)
    assert len(play.state.fixers) == 7
    assert len(play.state.house_keys["safe_2"]) == 1
    assert len(play.state.boxed) == 2
    assert one.tokens == 1, "her last safe house"
    assert play.state.cubes["safe_2"] == [Cube(SANDRA)]
    assert play.state.contacts_boxed == [], "no contacts here"

    def empty(t: City) -> None:
        t.state.house_keys["safe_2"], t.state.fixers = [], []

    assert inspector("safe_2", prepare=empty).state.boxed == []


@pytest.mark.rule("EP-28.9")
def test_the_fixer_tile_and_the_key_that_go_are_random() -> None:
    def prepare(t: City) -> None:
        t.state.house_keys["safe_2"], t.state.fixers = ["brown", "green"], ["fx_phone", "fx_safe"]

    gone = {tuple(inspector("safe_2", prepare=prepare, seed=seed).state.boxed) for seed in range(30)}
    assert gone == {(fixer, f"key:{color}") for fixer in ("fx_phone", "fx_safe") for color in ("brown", "green")}


@pytest.mark.rule("EP-28.10")
@pytest.mark.parametrize(
    ("card", "change", "stacks"),
    [
        ("store_a", 1, ("green",)),
        ("store_b", -1, ("black",)),
        ("store_c", 1, ("brown",)),
        ("store_d", -1, ("green", "black", "brown")),
    ],
)
def test_lockers_taken_at_each_store(card: str, change: int, stacks: tuple[str, ...]) -> None:
    tiles = {**M1, "a1": (0, 2, 0), "b1": (1, 2, 0), "d1": (2, 2, 0)}
    play = inspector(card, tiles=tiles)
    one = sandra(play)
    assert one.red - one.blue == change
    assert {color for color, left in play.state.lockers.items() if len(left) == 4} == set(stacks)
    assert len(play.state.contacts_boxed) == 2
    assert play.view(None).lockers == {color: 4 if color in stacks else 5 for color in ("green", "black", "brown")}


@pytest.mark.rule("EP-28.10", "EP-28.3", "EP-28.13")
def test_x_85_the_store_d_in_the_evening() -> None:
    async def run(t: City) -> None:
        one = t.bot(SANDRA)
        one.deck, one.row = ["store_d"], 3
        t.state.order = [SANDRA]
        await play_part(t, "evening")

    play = given(run, seats=2, tiles={**M1, "d1": (0, 2, 0)}, offer=(20, 7), part="evening")
    one = sandra(play)
    assert (one.row, one.red, one.blue, one.tokens) == (2, 0, 0, 1)


@pytest.mark.rule("EP-28.11")
def test_a_closed_exit_loses_a_tile() -> None:
    def prepare(t: City) -> None:
        t.state.exits["exit_3"].patrols, t.state.exits["exit_3"].stack = 2, "y"

    play = inspector("exit_3", tiles=EXITS, prepare=prepare, at={0: "exit_3"})
    one = sandra(play)
    assert (one.red, one.blue) == (1, 1), "one for the player there, one off for the card"
    assert len(play.state.exit_stacks["y"]) == 4
    assert len(play.state.exit_stacks["x"]) == 5
    assert len(play.state.contacts_boxed) == 2


@pytest.mark.rule("EP-28.5", "EP-28.7")
@pytest.mark.parametrize("day", [1, 2, 3])
def test_the_open_exit_is_a_target_on_day_3_only_and_nothing_happens_there(day: int) -> None:
    play = inspector("exit_2", tiles=EXITS, day=day, at={0: "exit_2"})
    one = sandra(play)
    assert one.location == ("exit_2" if day == 3 else "")
    assert (one.red, one.blue, len(play.state.contacts_boxed)) == (0, 0, 0)


@pytest.mark.rule("EP-28.17", "EP-28.8")
def test_missing_goods_are_skipped() -> None:
    def none(t: City) -> None:
        t.state.offer, t.state.contact_deck = [7], []
        t.state.tokens = 0
        t.state.lockers["green"] = []

    play = inspector("store_a", tiles=A1, prepare=none)
    assert sandra(play).tokens == 0
    assert play.state.contacts_boxed == [7]
    assert play.state.boxed == []


@pytest.mark.rule("EP-28.13", "EP-28.7")
@pytest.mark.parametrize(("row", "red", "after"), [(1, -3, 1), (9, 4, 10), (4, 2, 6)])
def test_her_rows_are_limits_without_wounds(row: int, red: int, after: int) -> None:
    async def run(t: City) -> None:
        one = t.bot(SANDRA)
        one.row, one.red, one.blue = row, max(red, 0), max(-red, 0)
        t.player(0).row = t.player(1).row = 10
        await adjust_one(t, SANDRA)

    assert sandra(given(run, seats=2)).row == after


@pytest.mark.rule("EP-28.14")
def test_when_she_crosses_humans_move_officers_and_she_gains_nothing() -> None:
    async def run(t: City) -> None:
        one = t.bot(SANDRA)
        one.row, one.red = 8, 1
        t.move_pawn(SANDRA, "store_c")
        t.player(1).row = 9
        await adjust_one(t, SANDRA)

    play = given(run, seats=2)
    assert (play.name, play.ask.seat) == ("border.officer", 0)
    while play.game.asks:
        play.default()
    assert sandra(play).tokens == 0
    assert play.notices_of("unlocked") == []
    assert len(play.notices_of("officer-moved")) == 1


@pytest.mark.rule("EP-28.15", "EP-24.5")
def test_x_66_the_other_human_moves_for_her_too() -> None:
    async def run(t: City) -> None:
        t.player(0).row, t.player(0).red = 2, 1
        t.bot(SANDRA).row = 2
        await adjust_one(t, 0)

    play = given(run, seats=2, at="clinic_d")
    asked = []
    while play.game.asks:
        asked.append(play.ask.seat)
        play.default()
    moved = [told["who"] for told in play.notices_of("officer-moved")]
    assert moved == ["seat:1", "seat:1"]
    assert set(asked) - {0} == {1}
    assert play.notices_of("unlocked")


@pytest.mark.rule("EP-28.15", "EP-29.16")
def test_x_78_automatic_when_the_other_has_left() -> None:
    async def run(t: City) -> None:
        ending.escape(t, 1, 0)
        t.player(0).row, t.player(0).red = 2, 1
        await adjust_one(t, 0)

    play = given(run, seats=2, at="safe_a", day=3)
    assert play.notices_of("officer-moved") == [
        {"who": "", "officer": "officer:local", "origin": "tile:s2", "tile": "tile:a2", "cause": "automatic"}
    ]


@pytest.mark.rule("EP-28.16")
def test_the_row_of_two_players_and_no_score_of_hers() -> None:
    found: list[int | None] = []

    async def run(t: City) -> None:
        found.append(exit_cost(t))
        ending.escape(t, 0, 0)
        found.append(exit_cost(t))
        await adjust(t)

    play = given(run, seats=2, day=3)
    assert tuple(found) == EXIT_COSTS[2] == (0, 10)
    assert sandra(play).gone == ""


@pytest.mark.rule("EP-28.8")
def test_three_middlemen_are_the_cards_with_the_icon() -> None:
    assert [number for number, card in CONTACTS.items() if card.effect == "token"] == [7, 8, 9]
