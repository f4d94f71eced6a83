"""Imagining a running game through the eyes of one of its seats, as a search does."""

import engines
from bot.simulation.search import guessing
from engines.chance import Stream
from engines.imagining import Imagined, imagine, seen_by
from engines.table import Game


def imagined(game: Game, seat: int, stream: Stream) -> Imagined | None:
    """Return a game as ``seat`` of ``game`` may imagine it."""
    record, name = game.record, game.rulebook.name
    options = game.rulebook.read_options(record.options)
    return imagine(
        game.rulebook, record.seats, options, engines.SIGHTS[name], seen_by(game, seat), stream, lambda seed: guessing(name, seed)
    )
