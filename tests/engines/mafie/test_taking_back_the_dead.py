"""Nobody comes back by an undo: who is out may sit at another table by then (MF-15.19, CL-21.2)."""

import pytest

from bot.presenting.standing import gone
from tests.engines.driving import random_game, random_move
from tests.engines.hooks import hooks_of
from tests.soak.amounts import little_or_much


@pytest.mark.rule("MF-15.19", "CL-21.2")
@pytest.mark.parametrize("games", little_or_much(8, 200))
def test_no_checkpoint_is_left_from_before_an_elimination(games: int) -> None:
    tried = 0
    for seed in range(games):
        game, stream = random_game(hooks_of("mafie"), seed)
        while game.outcome is None and game.moves_made < 300:
            before = gone(game.view(None))
            random_move(game, stream)
            out = gone(game.view(None))
            if game.outcome is None and out != before:
                tried += 1
                assert all(gone(game.at(move).view(None)) == out for move in game.checkpoints)
    assert tried > games, "people were eliminated in games that went on"
