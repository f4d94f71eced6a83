"""Knowledge of draws at a seat of Zbojníci: unknown cards lie anywhere, and not more often in their true place (MA-6.3)."""

from collections import Counter
from typing import cast

import pytest

import engines
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of
from engines.table import Game
from engines.zbojnici.components import RING
from engines.zbojnici.state import CityState
from engines.zbojnici.table import City
from engines.zbojnici.views import ZbojniciView
from tests.engines.imagining.dealing import check_orders, deals, peek
from tests.engines.imagining.likelihood import check_even, check_no_oftener
from tests.soak.amounts import little_or_much

SEATS = 4


def state_of(game: Game) -> CityState:
    return cast("City", game._table).state


def view_of(game: Game) -> ZbojniciView:
    return cast("ZbojniciView", game.view(None))


def at_plans(seed: int, day: int) -> tuple[Game, int]:
    """Return a game in which a robber makes the plan of ``day``, and its seat."""
    game = engines.start("zbojnici", seats=SEATS, seed=seed)
    circle = Circle(game, players_of("zbojnici", SEATS, seed, "normal"))
    while view_of(game).round < day or view_of(game).phase != "planning":
        circle.step()
    prince = view_of(game).prince
    return game, next(ask.seat for ask in game.asks if ask.seat != prince)


def days(game: Game) -> list[str]:
    return state_of(game).days


def check_days(game: Game, seat: int, number: int) -> None:
    """Fail unless each day card to come lies in each place as often, and in its true place not more often."""
    check_orders(game, seat, number, days)


@pytest.mark.parametrize("number", little_or_much(150, 2000))
@pytest.mark.rule("MA-6.3")
def test_the_day_cards_to_come_lie_anywhere(number: int) -> None:
    check_days(*at_plans(3, 2), number)


@pytest.mark.parametrize("number", little_or_much(150, 2000))
@pytest.mark.rule("MA-6.3")
def test_dice_to_come_show_anything(number: int) -> None:
    game, seat = at_plans(3, 2)
    faces, truth = Counter[str](), 0
    real = cast("City", game.at(game.moves_made)._table).roll(1)[0]
    for other in deals(game, seat, number):
        (face,) = cast("City", other._table).roll(1)
        faces[str(face)] += 1
        truth += face == real
    check_even(faces, "123456")
    check_no_oftener(truth, number, 1 / 6)


def after_recon(seed: int) -> tuple[Game, int, int]:
    """Return a game just after a recon has taken one card, who lost it, and a robber who has not seen which."""
    game = engines.start("zbojnici", seats=SEATS, seed=seed)
    players = players_of("zbojnici", SEATS, seed, "random")
    circle = Circle(game, players)
    while True:
        circle.step()
        robbed = [seat for seat, player in enumerate(state_of(game).players) if len(player.taken) == 1]
        watchers = [ask.seat for ask in game.asks if ask.seat not in robbed and ask.seat != view_of(game).prince]
        if robbed and watchers and view_of(game).phase == "planning":
            return game, robbed[0], watchers[0]


@pytest.mark.parametrize("number", little_or_much(150, 2000))
@pytest.mark.rule("MA-6.3")
def test_the_card_taken_by_a_recon_is_any_of_seven_to_others(number: int) -> None:
    game, robbed, watcher = after_recon(1)
    (truth,) = state_of(game).players[robbed].taken
    taken = Counter(state_of(other).players[robbed].taken[0] for other in deals(game, watcher, number))
    check_even(taken, RING)
    check_no_oftener(taken[truth], number, 1 / len(RING))


@pytest.mark.rule("MA-6.2")
def test_the_prince_and_the_robbed_know_the_card_that_a_recon_took() -> None:
    game, robbed, _ = after_recon(1)
    prince = view_of(game).prince
    assert prince is not None
    for knowing in (prince, robbed):
        for other in deals(game, knowing, 5):
            assert state_of(other).players[robbed].taken == state_of(game).players[robbed].taken


@pytest.mark.rule("MA-6.3")
@pytest.mark.parametrize("every", [1, 3])
def test_peeking_at_the_true_draw_even_now_and_then_is_found_out(monkeypatch: pytest.MonkeyPatch, every: int) -> None:
    game, seat = at_plans(3, 2)
    check_days(game, seat, 100)
    peek(monkeypatch, 3, every)
    with pytest.raises(AssertionError):
        check_days(game, seat, 150)
