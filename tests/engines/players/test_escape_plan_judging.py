"""An automated player of Escape Plan judges the police on its way, and leaving the city."""

from typing import Any, cast

import pytest

import engines
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of
from engines.escape_plan.views import EscapePlanView, PlayerLook, PocketLook
from engines.players.escape_plan_judging import AHEAD, TYPICAL, WAY_OUT, Judgement
from engines.players.escape_plan_streets import CUFFED, EARLY_WOUND, Cost, Departure, PoliceDefence, Streets

GUARDED = "s2"


def city_of(*, seats: int = 1, day: int = 1) -> EscapePlanView:
    """Return what seat 0 sees at its first turn of a day."""
    game = engines.start("escape_plan", seats=seats, seed=2)
    circle = Circle(game, players_of("escape_plan", seats, 2, "normal"))
    while True:
        view = cast("EscapePlanView", game.view(0))
        if view.day == day and any(ask.seat == 0 and ask.name == "escape_plan.turn" for ask in game.asks):
            return view
        circle.step()


def cost(city: EscapePlanView, police: tuple[str, ...], cash: int = 9, **board: Any) -> Cost:
    """Return what it costs to leave a tile on which ``police`` stand, with this on the board."""
    me = PlayerLook.model_copy(city.players[0], update={"pockets": (), "entries": (), "assets": (), "members": 0, "wounds": 0, **board})
    streets = Streets(city)
    streets.police = {GUARDED: list(police)}
    return PoliceDefence(city, me, (cash, cash), streets).cost(streets.routes.graph.bit[GUARDED])


def worn(item: str) -> PocketLook:
    return PocketLook(asset=None, kind="equipment", item=item, used=False)


def test_each_officer_is_a_wound_unless_something_fits_it() -> None:
    city = city_of()
    assert cost(city, ()) == Cost(0, 0)
    assert cost(city, ("state", "local")).felt == 2 * EARLY_WOUND
    fitting = cost(city, ("state", "local"), pockets=(worn("cap"),))
    assert EARLY_WOUND < fitting.felt < 2 * EARLY_WOUND
    assert cost(city, ("state", "special"), pockets=(worn("cap"),)).felt == 2 * EARLY_WOUND, "a cap is against local officers"
    assert cost(city, ("sandra",), pockets=(worn("cap"),)).felt < EARLY_WOUND, "the inspector is any officer of one's choice (EP-28.4)"


def test_wounds_beyond_the_third_are_dearer() -> None:
    city = city_of()
    assert cost(city, ("state", "local"), wounds=2).felt == EARLY_WOUND + CUFFED


def test_a_member_of_a_gang_is_used_against_many_only() -> None:
    city = city_of()
    assert cost(city, ("state", "local", "special"), members=1).felt < EARLY_WOUND
    assert cost(city, ("state",), members=1).felt == EARLY_WOUND


def test_the_lieutenant_takes_cash_or_two_wounds() -> None:
    city = city_of()
    assert cost(city, ("costa",)).paid == 3
    assert cost(city, ("costa",), cash=2) == Cost(2 * EARLY_WOUND, 0)


def leaving(city: EscapePlanView, cash: int, **board: Any) -> Departure:
    assert city.me is not None
    return Departure(city, city.players[0].model_copy(update=board), city.me.model_copy(update={"cash": cash}))


def test_leaving_after_the_lieutenant_costs_more() -> None:
    """EP-26.4, 26.7, 29.11: he goes in the evening if he has no token, and then it costs 10, and a toll each turn."""
    city = city_of(day=3)
    last = next(bot for bot in city.bots if bot.id == "costa")
    city = city.model_copy(update={"bots": (last.model_copy(update={"gone": "", "tokens": 0}),), "part": "afternoon", "toll": False})
    way_out = leaving(city, 20)
    assert way_out.cost(0) == 0
    assert way_out.cost(2) >= 10 + 1
    assert way_out.worth(0, 0) > way_out.worth(2, 0)


def test_without_money_to_pay_finding_it_is_better() -> None:
    city = city_of(day=3)
    gone = tuple([bot.model_copy(update={"gone": "escaped"}) for bot in city.bots if bot.id == "costa"])
    city = city.model_copy(update={"bots": gone})
    poor = leaving(city, 7)
    assert poor.worth(0, 0) < poor.worth(0, 2) < 0 < poor.worth(0, 4)


def test_cash_that_is_left_goes_into_assets_healing_first() -> None:
    city = city_of()
    slots = city.players[0].assets
    board = [slots[0].model_copy(update={"cost": 3, "asset": "as_heal"}), slots[1].model_copy(update={"cost": 1, "asset": "as_state"})]
    one = leaving(city, 3, assets=tuple(board), wounds=1)
    assert one.money(3) == 30
    assert leaving(city, 3, assets=tuple(board), wounds=0).money(3) == 10 + 2
    assert one.money(4) == 30 + 10


@pytest.mark.parametrize("day", [1, 2, 3])
@pytest.mark.rule("MA-6.5")
def test_the_value_after_equals_the_best_of_all_moves_though_few_are_tried(day: int) -> None:
    city = city_of(seats=2, day=day)
    mine = city.me
    assert mine is not None
    j, plain = (Judgement(city, 0, mine) for _ in range(2))
    for place in j.streets.places:
        for turns in (2, 3):
            if day < 3:
                best = AHEAD * max([step.value for step in plain.steps(place)], default=0.0)
            elif plain.streets.moves_out(place) > turns:
                continue
            else:
                onward = [step for step in plain.steps(place) if plain.streets.moves_out(step.end) < turns]
                later = TYPICAL * (turns - 2) - WAY_OUT
                best = max([AHEAD * step.value + (later if turns > 2 else plain.after(step.end, 1)) for step in onward], default=-WAY_OUT)
            assert j.after(place, turns) == best
