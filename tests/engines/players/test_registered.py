"""Every game registers automated players of its own; an unregistered game gets random ones."""

import pytest

import engines
from engines.players import GAMES, NORMAL, RandomPlayer, levels_of, lookahead_of, player_for


def test_every_game_has_automated_players_of_its_own() -> None:
    assert list(GAMES) == list(engines.GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_player_of_a_game_stands_in_the_module_of_that_name(game: str) -> None:
    assert type(player_for(game, 0, 1)).__module__ == f"engines.players.{game}"


def test_a_game_without_its_own_gets_random_players_of_one_level() -> None:
    assert isinstance(player_for("toy", 2, 1), RandomPlayer)
    assert levels_of("toy") == (NORMAL,)
    assert lookahead_of("toy") is None


@pytest.mark.rule("MA-6.6", "MA-14.8")
@pytest.mark.parametrize("game", GAMES)
def test_only_offered_levels_look_ahead_and_only_with_candidates(game: str) -> None:
    players = GAMES[game]
    assert set(players.efforts) <= set(players.levels)
    assert bool(players.efforts) == (players.lookahead is not None)
