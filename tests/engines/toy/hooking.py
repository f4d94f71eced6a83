"""Hooks of the generic suite for the toy."""

from engines.chance import Stream
from engines.table import Game
from tests.engines.driving import shown
from tests.engines.hooks import Hidden, Hooks
from tests.engines.toy import TOY, ToyView


def conserved(game: Game) -> None:
    assert sum(shown(game, None, ToyView).coins) == 3 * game.seats


def places(game: Game, x: int, stream: Stream) -> tuple[int, int] | None:
    seats = [seat for seat in range(game.seats) if seat != x]
    pairs = [(a, b) for a in seats for b in seats if a < b and shown(game, a, ToyView).hand != shown(game, b, ToyView).hand]
    return stream.pick(pairs) if pairs else None


HOOKS = Hooks(
    TOY,
    lambda seats, stream: {"rounds": 1 + stream.below(4)},
    conserved,
    Hidden(
        "hands",
        places,
        lambda games, ask, x, avoid: (ask.options[0].id,),
        lambda game, x, places: False,
        ("toy.plan",),
        lambda game, option: True,
    ),
    games=900,
)
