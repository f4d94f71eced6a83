"""Guesses of the dead and of spectators show nowhere to the living: the same game with and without them (NT-5.1)."""

from contextlib import suppress
from typing import Any

import pytest

from bot.presenting.standing import gone
from bot.tables.refusal import Refused
from engines.chance import Stream
from tests.bot.pairs_at_a_table import Pair, played
from tests.bot.pairs_of_mafie import HOOKS, NAMES
from tests.engines.driving import random_game
from tests.soak.amounts import little_or_much

SPECTATORS = (7001, 7002)


class Guessed(Pair):
    """Two tables with the same game; at the second one everybody guesses who may."""

    guesses = 0

    async def compare(self) -> None:
        await self._guess()
        await super().compare()

    async def _guess(self) -> None:
        table, stream = self.tables[1], Stream(self.moments, "guesses")
        scene = table.table.scene()
        for seat in (*sorted(gone(scene.public)), *SPECTATORS):
            for one in table.presenter.open_guesses(scene, None if seat in SPECTATORS else seat):
                seats = sorted(stream.shuffled(one.seats)[: one.count])
                if seat in SPECTATORS:
                    with suppress(Refused):  # made anew too often
                        await table.session.guessing.guess(seat, one.about, one.round, seats)
                else:
                    args = {"seats": " ".join(map(str, seats))}
                    table._happen("talk", what="guess", seat=seat, key=one.about, value=one.round, args=args)
                self.guesses += 1


def out(game: Any, x: int, _places: tuple[int, ...]) -> bool:
    return not game._table.state.seats[x].living


@pytest.mark.rule("NT-5.1")
@pytest.mark.parametrize("games", little_or_much(2, 30))
async def test_a_guess_shows_to_no_player(games: int) -> None:
    guesses = moments = messages = 0
    for seed in range(8600, 8600 + games):
        game, stream = random_game(HOOKS, seed)
        x = stream.below(game.seats)
        pair = Guessed((game.at(0), game.at(0)), x, stream, HOOKS, NAMES, out)
        await played(pair, x, ())
        one, two = (table.table for table in pair.tables)
        assert two.running.open_entries == one.running.open_entries < two.running.entries
        assert one.running.game.record == two.running.game.record
        guesses, moments, messages = guesses + pair.guesses, moments + pair.moments, messages + pair.messages
    assert guesses > 20 * games and moments > 10 * games and messages > 5 * games
