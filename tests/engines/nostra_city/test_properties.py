"""Properties after every single answer of random games: conservation, Free and Used, Respect, the track, who may win."""

from typing import Any

import pytest

import engines
from engines.chance import Stream
from engines.table import Game
from tests.engines.driving import random_move
from tests.engines.nostra_city.hooking import conserved


def random_game(seed: int) -> tuple[Game, Stream]:
    return engines.start("nostra_city", seats=3 + seed % 3, seed=seed), Stream(seed, "properties")


def used(game: Game) -> list[str]:
    state: Any = game._table.state
    return [card for player in state.players for card, free in (*player.gangsters.items(), *player.districts.items()) if not free]


@pytest.mark.rule("NC-1.5", "NC-18.3")
@pytest.mark.parametrize("seed", range(9))
def test_at_every_moment(seed: int) -> None:
    game, stream = random_game(seed)
    state: Any = game._table.state
    month, before = 0, list[str]()
    while game.outcome is None:
        random_move(game, stream)
        conserved(game)
        now = used(game)
        present = {card for player in state.players for card in (*player.gangsters, *player.districts)}
        if state.month == month and state.phase != "reception":
            assert set(before) & present <= set(now)  # Used stays Used until RECEPTION
        month, before = state.month, now
        view: Any = game.view(None)
        assert view.field in (*range(-10, 0), *range(1, 11)) and view.guilty is (view.field > 0)
        assert all(len(player.bids) <= 4 and player.bribes <= len(player.gangsters) + 2 for player in view.players)
        assert all(player.notes == len(state.players[player.seat].bank) for player in view.players)


@pytest.mark.rule("NC-19.8", "NC-19.9", "NC-19.10", "NC-19.11", "NC-3.1", "NC-3.2")
def test_who_may_win() -> None:
    reasons = set()
    for seed in range(40):
        game, stream = random_game(seed)
        while game.outcome is None:
            random_move(game, stream)
        view: Any = game.view(None)
        informants = {hand.seat for hand in view.story.hands if "fbi_informant" in hand.cards}
        assert {player.seat for player in view.players if player.informant} == informants
        candidates = informants if view.guilty else set(range(len(view.players))) - informants
        assert game.outcome.winners <= candidates and bool(game.outcome.winners) is bool(candidates)
        best = max((view.players[seat].respect for seat in sorted(candidates)), default=0)
        assert all(view.players[seat].respect == best for seat in sorted(game.outcome.winners))
        assert game.outcome.scores == {player.seat: player.respect for player in view.players}
        reasons.add(game.outcome.reason)
    assert {"informant", "convicted"} <= reasons


def test_a_game_has_a_bounded_length() -> None:
    lengths = []
    for seed in range(20):
        game, stream = random_game(seed)
        while game.outcome is None:
            random_move(game, stream)
        lengths.append(game.moves_made)
    assert max(lengths) < 1_500 and min(lengths) > 60


@pytest.mark.rule("NC-V1", "NC-V13")
def test_hands_and_banks_are_open_after_a_game_that_was_broken_off() -> None:
    game, stream = random_game(4)
    for _ in range(150):
        random_move(game, stream)
    game.end()
    view: Any = game.view(None)
    state: Any = game._table.state
    assert view.story.reason == "aborted"
    assert [list(hand.cards) for hand in view.story.hands] == [player.hand for player in state.players]
    assert [player.money for player in view.players] == [hand.money for hand in view.story.hands]
    assert [player.informant for player in view.players] == [hand.informant for hand in view.story.hands]
