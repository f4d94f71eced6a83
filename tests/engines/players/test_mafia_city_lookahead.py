"""Moves that a player of Mafia City tries when it looks ahead, and how it judges their outcome (MA-6.4)."""

from typing import cast

import pytest

import engines
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of
from engines.mafia_city import asks
from engines.mafia_city.views import MafiaCityView
from engines.players import player_for
from engines.players.mafia_city_judging import WON, standing
from engines.players.mafia_city_lookahead import LOOKAHEAD
from engines.table import Ask, Game

SEATS = 4


def view_of(game: Game, seat: int | None = None) -> MafiaCityView:
    return cast("MafiaCityView", game.view(seat))


def until(phase: str, day: int = 2, seed: int = 4) -> Game:
    """Return a game among normal players that has come to this phase of this round."""
    game = engines.start("mafia_city", seats=SEATS, seed=seed)
    circle = Circle(game, players_of("mafia_city", SEATS, seed, "normal"))
    while (view_of(game).round, view_of(game).phase) != (day, phase):
        circle.step()
    return game


def with_points(view: MafiaCityView, seat: int, more: int) -> MafiaCityView:
    players = tuple(player.model_copy(update={"vp": player.vp + more * (player.seat == seat)}) for player in view.players)
    return view.model_copy(update={"players": players})


@pytest.mark.rule("MA-6.4")
def test_a_game_that_is_won_is_worth_more_than_any_lead() -> None:
    game = until("strategy")
    Circle(game, players_of("mafia_city", SEATS, 4, "normal")).play()
    view = view_of(game)
    assert [seat for seat in range(SEATS) if standing(view, seat)] == list(view.winners)
    far_ahead = with_points(view_of(until("strategy")), 0, 30)
    assert standing(far_ahead, 0) < WON // 6


@pytest.mark.rule("MA-6.4")
def test_points_are_good_and_worse_for_the_others_the_more_of_them_the_leader_has() -> None:
    view = view_of(until("strategy"))
    leader = max(range(SEATS), key=lambda seat: view.players[seat].vp)
    ahead = with_points(view, leader, 1)
    assert standing(ahead, leader) > standing(view, leader)
    losses = [standing(view, seat) - standing(ahead, seat) for seat in range(SEATS) if seat != leader]
    assert min(losses) > 0
    last = min(range(SEATS), key=lambda seat: view.players[seat].vp)
    behind = with_points(view, last, 1)
    assert max(standing(view, seat) - standing(behind, seat) for seat in range(SEATS) if seat != last) < min(losses)


@pytest.mark.rule("MA-6.4")
def test_withdrawals_are_judged_when_the_next_round_has_been_played() -> None:
    phases = [LOOKAHEAD.stage(view_of(until(phase))) for phase in ("action", "location", "strategy")]
    assert phases == [2, 2, 3]
    assert LOOKAHEAD.stage(view_of(until("action", 3))) == 3


def turns(seed: int) -> list[tuple[Game, Ask]]:
    """Return first questions of turns in which there is more to do than to place and to pass."""
    game = engines.start("mafia_city", seats=SEATS, seed=seed)
    circle, found = Circle(game, players_of("mafia_city", SEATS, seed, "normal")), []
    while game.outcome is None:
        found += [(game.at(game.moves_made), ask) for ask in game.asks if ask.name == asks.TURN and len(ask.options) > 3]
        circle.step()
    return found


@pytest.mark.rule("MA-6.4")
def test_each_way_is_a_whole_play() -> None:
    """At each further question the rest of a way is what is tried first for the option that it names."""
    plays = set()
    for game, ask in turns(4):
        for way in LOOKAHEAD.candidates(ask, game.view(ask.seat), ("pass",)):
            other, left = game.at(game.moves_made), list(way)
            while left:
                now = next((one for one in other.asks if one.seat == ask.seat and one.holds), None)
                assert now is not None
                picks = left.pop(0)
                if not {option.id for option in now.options}.issuperset(picks):
                    continue  # taken silently
                if picks in [("pass",), ("place",), ("text",), ("hat_two",)]:
                    plays.add(picks[0])
                rest = (picks, *left)
                offered = [one for one in LOOKAHEAD.candidates(now, other.view(ask.seat), ()) if one[0] == picks]
                assert not offered or offered[0] == rest
                other.answer(now.id, *picks)
            city = view_of(other, ask.seat)
            assert way == (("pass",),) or (city.me is not None and not city.me.draft), "the play is complete"
    assert {"pass", "place", "text"} <= plays


@pytest.mark.rule("MA-6.4", "MA-6.5")
def test_a_player_goes_on_well_with_a_play_that_it_did_not_begin() -> None:
    """The search found how to begin and had no time for the rest, or somebody else sat here."""
    game = until("action")
    ask = next(ask for ask in game.asks if ask.name == asks.TURN)
    game.answer(ask.id, "place")
    where = next(one for one in game.asks if one.name == asks.PLACE)
    best = LOOKAHEAD.candidates(where, game.view(ask.seat), ())[0][0]
    picks = [player_for("mafia_city", ask.seat, seed).choose(where, game.view(ask.seat)) for seed in range(20)]
    assert picks == [best] * 20
