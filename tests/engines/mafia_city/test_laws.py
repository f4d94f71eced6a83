"""Laws for every city and every game: control against a slow reading of the rules, and games that always end."""

from collections.abc import Sequence
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engines
from engines.chance import Stream
from engines.mafia_city.components import STRICT
from engines.mafia_city.control import controller, leaders, open_to_change, totals
from tests.engines.driving import play_out, seen
from tests.engines.mafia_city import hooking

SEATS = 4
seats = st.integers(0, SEATS - 1)
piles = st.lists(seats, max_size=7)
deals = st.lists(st.tuples(seats, st.just(45)), max_size=4)


def slow_controller(number: int, pile: Sequence[int], played: Sequence[tuple[int, int]]) -> int | None:
    """Read MC-4.5, 4.6 and 5.7 word by word."""
    if not pile:
        return None
    count = {seat: sum(owner == seat for owner in pile) + sum(player == seat for player, _ in played) for seat in range(SEATS)}
    tied = [seat for seat in range(SEATS) if count[seat] == max(count.values())]
    if number in (3, 7):
        return tied[0] if len(tied) == 1 else None
    for owner in pile:  # from the bottom: the tied player whose lowest token lies lowest
        if owner in tied:
            return owner
    return next(player for player, _ in played if player in tied)


@pytest.mark.rule("MC-4.5", "MC-4.6", "MC-5.7")
@given(st.integers(1, 7), piles, deals)
@settings(max_examples=400, deadline=None)
def test_control_follows_the_rules(number: int, pile: list[int], played: list[tuple[int, int]]) -> None:
    assert controller(number, pile, played, SEATS) == slow_controller(number, pile, played)


@pytest.mark.rule("MC-5.8", "MC-5.9")
@given(st.integers(1, 7), piles.filter(len), deals, st.lists(st.integers(0, 5), min_size=SEATS, max_size=SEATS))
@settings(max_examples=400, deadline=None)
def test_a_stage_opens_when_some_number_of_deals_would_change_the_result(
    number: int, pile: list[int], played: list[tuple[int, int]], cards: list[int]
) -> None:
    def result(more: list[tuple[int, int]]) -> object:
        if number in STRICT:
            return leaders(totals(pile, more, SEATS))
        return controller(number, pile, more, SEATS)

    now = result(played)
    changes = any(result([*played, *[(seat, 45)] * j]) != now for seat in range(SEATS) for j in range(1, cards[seat] + 1))
    assert open_to_change(number, pile, played, cards) is changes
    assert not open_to_change(number, [], played, cards)


@pytest.mark.rule("MC-5.9")
@given(st.integers(1, 7), piles.filter(len), st.lists(st.integers(0, 2), min_size=SEATS, max_size=SEATS))
@settings(max_examples=150, deadline=None)
def test_a_bidding_that_is_skipped_could_not_have_mattered(number: int, pile: list[int], cards: list[int]) -> None:
    """Any plays of several players together, in any order of seats, have the same result (the ruling calls the test sound)."""
    if open_to_change(number, pile, [], cards):
        return
    now = controller(number, pile, [], SEATS), leaders(totals(pile, [], SEATS)) if number in STRICT else ()
    for played in product(*(range(held + 1) for held in cards)):
        bids = [(seat, 45) for seat, count in enumerate(played) for _ in range(count)]
        then = controller(number, pile, bids, SEATS), leaders(totals(pile, bids, SEATS)) if number in STRICT else ()
        assert then == now


@pytest.mark.rule("MC-9.1", "MC-9.2", "MC-9.3")
def test_every_game_ends_with_its_best_player() -> None:
    for seed in range(25):
        stream = Stream(seed, "laws")
        number = 3 + stream.below(3)
        game = engines.start("mafia_city", seats=number, options=hooking.options(number, stream), seed=seed)
        play_out(game, stream)
        assert game.outcome is not None
        view = game.view(None)
        hooking.conserved(game)
        if game.outcome.reason in ("idle", "aborted"):
            assert game.outcome.winners == frozenset()
            continue
        (winner,) = game.outcome.winners
        scores = [player.vp for player in view.players]  # type: ignore[attr-defined]
        assert scores[winner] == max(scores) >= view.target  # type: ignore[attr-defined]
        assert game.outcome.reason in ("target", "points", "reserve", "cards", "mayor", "order")
        assert (game.outcome.reason == "target") == (sum(vp >= view.target for vp in scores) == 1)  # type: ignore[attr-defined]


def test_a_saved_game_is_the_same_at_every_move() -> None:
    game = engines.start("mafia_city", seats=5, seed=77)
    play_out(game, Stream(77, "moves"))
    for moves in range(0, game.moves_made, 97):
        again = engines.replay(game.record, moves)
        assert seen(again, 5) == seen(game.at(moves), 5)
