"""How far an undo reaches: not past an elimination, for the eliminated may sit at another table by then, and never into a night."""

import pytest

from bot.presenting.standing import gone
from engines.mafie.views import MafieView
from tests.engines.driving import random_game, random_move
from tests.engines.hooks import hooks_of
from tests.soak.amounts import little_or_much


@pytest.mark.rule("MF-15.19", "CL-21.2")
@pytest.mark.parametrize("games", little_or_much(10, 200))
def test_no_checkpoint_is_left_from_before_an_elimination_or_a_night(games: int) -> None:
    """At night the loss of a checkpoint would tell whether the Agent has looked, and when."""
    eliminations = nights = 0
    for seed in range(games):
        game, stream = random_game(hooks_of("mafie"), seed)
        while game.outcome is None and game.moves_made < 300:
            before = gone(game.view(None))
            random_move(game, stream)
            if game.outcome is not None:
                break
            seen = game.view(None)
            assert isinstance(seen, MafieView)
            if gone(seen) != before:
                eliminations += 1
                assert all(gone(game.at(move).view(None)) == gone(seen) for move in game.checkpoints)
            if seen.phase in ("agent", "mafia"):
                nights += 1
                assert not game.checkpoints
    assert min(eliminations, nights) > games, "people were eliminated in games that went on, and nights were played"
