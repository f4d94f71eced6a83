"""Pairs of games of Mafie for the tests of leaks: they differ in what one seat cannot know, or in what others answer in secret."""

from collections.abc import Iterable, Iterator
from typing import Any

import engines
from engines.chance import Stream
from tests.engines.driving import random_game
from tests.engines.hooks import hooks_of
from tests.engines.rigging import start_swapped

HOOKS = hooks_of("mafie")
NAMES = [
    "mafie.start.role_swap", "mafie.night.peek", "mafie.night.hunch", "mafie.night.recruit", "mafie.night.victim", "mafie.day.corner_shot",
    "mafie.strike.vest", "mafie.strike.bandage", "mafie.strike.last_shot", "mafie.day.opening", "mafie.day.wiretap", "mafie.day.ready",
    "mafie.vote.first", "mafie.day.speech", "mafie.vote.final", "mafie.vote.change", "mafie.day.closing", "mafie.seat.withdraw",
]  # fmt: skip


def comes_to_light(game: Any, x: int, places: tuple[int, ...]) -> bool:
    """Return whether one of ``places`` or everybody harmless is out, or seat x is and may see the night from the graveyard."""
    table = game._table
    seats = table.state.seats
    harmless = [seat for seat in table.victims() if seat != x and seat not in places]
    blind = seats[x].living or not table.options.ghosts_see_night
    return not harmless or not blind or not all(seats[seat].living for seat in places)


def exchanged(seeds: Iterable[int]) -> Iterator[tuple[tuple[Any, Any], int, tuple[int, ...], Stream]]:
    """Return pairs of games in which hands that seat x does not know are exchanged: games, x, those places, and chance to play on."""
    for seed in seeds:
        game, stream = random_game(HOOKS, seed)
        record, x = game.record, stream.below(game.seats)
        places = HOOKS.hidden.places(game, x, stream)
        if places is not None:
            other = start_swapped(HOOKS.rulebook, record.seats, record.options, seed, HOOKS.hidden.stream, places)
            yield (game, other), x, places, stream


def dealt_alike(seeds: Iterable[int]) -> Iterator[tuple[tuple[Any, Any], int, Stream]]:
    """Return pairs of games with the same deal, a seat x, and chance to play on: what others answer in secret can differ."""
    for seed in seeds:
        game, stream = random_game(HOOKS, seed)
        record, x = game.record, stream.below(game.seats)
        yield (game, engines.start("mafie", seats=record.seats, options=record.options, seed=seed)), x, stream
