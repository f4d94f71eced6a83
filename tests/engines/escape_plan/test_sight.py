"""Knowledge of draws at a seat of Escape Plan: unknown cards lie anywhere, and not more often in their true place (MA-6.3)."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import cast

import pytest

import engines
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of
from engines.escape_plan import asks
from engines.escape_plan.components import BAGS, PLANS
from engines.escape_plan.state import CityState
from engines.escape_plan.table import City
from engines.escape_plan.views import EscapePlanView
from engines.imagining import name_of, walking
from engines.table import Ask, Game
from tests.engines.imagining.dealing import check_orders, deals, peek
from tests.engines.imagining.likelihood import check_even, check_no_oftener
from tests.soak.amounts import little_or_much

SEATS = 3


def state_of(game: Game) -> CityState:
    return cast("City", game._table).state


def asked(seed: int, wanted: Callable[[Game, Ask], bool], *, seats: int = SEATS, kind: str = "normal") -> tuple[Game, int]:
    """Return a game among automated players at the first question that is wanted, and its seat."""
    game = engines.start("escape_plan", seats=seats, seed=seed)
    circle = Circle(game, players_of("escape_plan", seats, seed, "random" if kind == "random" else "normal"))
    while True:
        for ask in game.asks:
            if wanted(game, ask):
                return game, ask.seat
        circle.step()


def at_turn(seed: int, day: int) -> tuple[Game, int]:
    """Return a game at the first turn of a day."""
    return asked(seed, lambda game, ask: ask.name == asks.TURN and cast("EscapePlanView", game.view(None)).day == day)


def deck(game: Game) -> list[int]:
    return state_of(game).contact_deck


def closed_lockers(game: Game) -> list[str]:
    return state_of(game).lockers["brown"]


@pytest.mark.parametrize("number", little_or_much(150, 2000))
@pytest.mark.parametrize("hidden", [deck, closed_lockers])
@pytest.mark.rule("MA-6.3")
def test_face_down_tiles_lie_anywhere(number: int, hidden: Callable[[Game], list[object]]) -> None:
    game, seat = at_turn(3, 1)
    check_orders(game, seat, number, hidden)


def returned(game: Game) -> list[int]:
    """Return the contacts that somebody has returned."""
    told = [one.text for one in game.notices if one.text.key == "ep-contact" and one.text.args["how"] == "returned"]
    return [int(name_of(one.args["contact"])) for one in told]


@pytest.mark.rule("MA-6.2", "EP-15.4", "EP-15.5")
def test_a_contact_that_was_returned_is_in_the_box_for_good_in_imagined_games_too() -> None:
    game, seat = asked(2, lambda game, ask: ask.name == asks.TURN and len(returned(game)) > 1, kind="random")
    gone = returned(game)
    for one in deals(game, seat, 20):
        assert set(gone) <= set(state_of(one).contacts_boxed)
        assert not set(gone) & {*deck(one), *cast("EscapePlanView", one.view(None)).offer}
    circle = Circle(game, players_of("escape_plan", SEATS, 2, "random"))
    while game.outcome is None:
        circle.step()
    seen: set[object] = set()
    for notice in game.notices:
        if notice.text.key == "ep-offer-contact":
            assert notice.text.args["contact"] not in seen, "a card is turned up once"
        if notice.text.key in ("ep-offer-contact", "ep-contact"):
            seen.add(notice.text.args["contact"])


def plans_of(game: Game) -> list[str]:
    return [player.plan for player in state_of(game).players]


def fits(game: Game, seat: int, plan: str) -> bool:
    """Return whether a plan card fits the cubes that a seat has put down."""
    cubes = [(spot, cube.income) for spot, some in state_of(game).cubes.items() for cube in some if cube.actor == seat]
    return all((not PLANS[plan][spot]) == income for spot, income in cubes)


@pytest.mark.parametrize("number", little_or_much(150, 2000))
@pytest.mark.rule("MA-6.3", "EP-16.3")
def test_the_plan_card_of_another_is_any_that_fits_its_cubes(number: int) -> None:
    game, seat = at_turn(5, 2)
    truth = plans_of(game)
    possible = [
        plans for plans in permutations(PLANS, SEATS) if plans[seat] == truth[seat] and all(fits(game, *one) for one in enumerate(plans))
    ]
    assert 1 < len(possible) < 40, "some cards do not fit"
    found = Counter(" ".join(plans_of(one)) for one in deals(game, seat, number))
    check_even(found, [" ".join(plans) for plans in possible])
    check_no_oftener(found[" ".join(truth)], number, 1 / len(possible))


@pytest.mark.parametrize("number", little_or_much(150, 2000))
@pytest.mark.rule("MA-6.3", "EP-29.3")
def test_costas_plan_card_is_any_other_than_the_own(number: int) -> None:
    game, seat = asked(4, lambda _game, ask: ask.name == asks.TURN, seats=1)
    state = state_of(game)
    plans = Counter(state_of(one).bots[1].plan for one in deals(game, seat, number))
    check_even(plans, [plan for plan in PLANS if plan != state.players[0].plan])
    check_no_oftener(plans[state.bots[1].plan], number, 1 / (len(PLANS) - 1))


@pytest.mark.parametrize("number", little_or_much(150, 2000))
@pytest.mark.rule("MA-6.3", "EP-19.6", "EP-21.4")
def test_a_bag_that_was_kept_is_known_and_the_others_lie_anywhere(number: int) -> None:
    game, seat = asked(6, lambda game, ask: ask.name == asks.TURN and bool(bags_of(game, ask.seat)), seats=1)
    own = bags_of(game, seat)
    stack = own[0].rpartition("_")[0]

    def left(one: Game) -> list[str]:
        state = state_of(one)
        return (state.exit_stacks if stack in state.exit_stacks else state.lockers)[stack]

    others = [bag.id for bag in BAGS.values() if bag.stack == stack and bag.id not in own]
    places: list[Counter[str]] = [Counter() for _ in left(game)]
    for one in deals(game, seat, number):
        assert bags_of(one, seat) == own
        for place, bag in zip(places, left(one), strict=True):
            place[bag] += 1
    for place, bag in zip(places, left(game), strict=True):
        check_even(place, others)
        check_no_oftener(place[bag], number, 1 / len(others))


def bags_of(game: Game, seat: int) -> list[str]:
    return [bag.id for bag in cast("EscapePlanView", game.view(seat)).me.bags]  # type: ignore[union-attr]


@pytest.mark.rule("MA-6.2", "MA-6.5", "EP-21.4")
def test_earlier_drawers_can_have_kept_anything_but_later_draws_of_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """No path is thrown away for it: late in a game nearly all would be, and a thought took longer than it may."""

    def drawers(game: Game) -> list[object]:
        return [one.text.args["seat"] for one in game.notices if one.text.key == "ep-locker" and one.text.args["locker"] == "locker:black"]

    game, seat = asked(4, lambda game, ask: drawers(game) == ["seat:1", "seat:2"] and ask.seat == 2 and bool(bags_of(game, 2)))
    monkeypatch.setattr(walking, "MISSES", 1)
    own = set(bags_of(game, seat))
    kept = [set(bags_of(one, 1)) for one in deals(game, seat, 60)]
    assert not any(own & bags for bags in kept)
    assert len({bag for bags in kept for bag in bags}) > 1, "which one is not known"


@pytest.mark.rule("MA-6.3")
@pytest.mark.parametrize("every", [1, 3])
def test_peeking_at_the_true_draw_even_now_and_then_is_found_out(monkeypatch: pytest.MonkeyPatch, every: int) -> None:
    game, seat = at_turn(3, 1)
    check_orders(game, seat, 100, closed_lockers)
    peek(monkeypatch, 3, every)
    with pytest.raises(AssertionError):
        check_orders(game, seat, 150, closed_lockers)
