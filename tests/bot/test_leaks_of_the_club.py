"""Nothing of a running game is in results, badges or ratings: none of them is looked at before the end (CL-11.4, 14.1)."""

from typing import Any

from bot.tables.reckoning import Reckoned, Reckoning
from tests.bot.pairs_at_a_table import Clock, Seated
from tests.engines.driving import random_game
from tests.engines.hooks import hooks_of
from tests.engines.pairs import step_together
from tests.engines.rigging import start_swapped

HOOKS = hooks_of("mafie")


class Untouched:
    """A store that nobody may ask anything."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"the store is asked for {name}")


async def test_nothing_is_reckoned_while_a_game_runs() -> None:
    """Paired games that differ in hidden hands, at every moment until one of them is over."""
    moments = 0
    for seed in range(8100, 8106):
        game, stream = random_game(HOOKS, seed)
        record, x = game.record, stream.below(game.record.seats)
        places = HOOKS.hidden.places(game, x, stream)
        if places is None:
            continue
        other = start_swapped(HOOKS.rulebook, record.seats, record.options, seed, HOOKS.hidden.stream, places)
        clock = Clock()
        tables = tuple(Seated(one, x, clock, "cs", text_mode=True) for one in (game, other))
        answered: set[str] = set()
        for _ in range(60):
            if any(table.outcome is not None for table in tables):
                break
            for table in tables:
                reckoning = Reckoning(table.table, Untouched())
                assert await reckoning.reckon() == Reckoned()
                assert await reckoning.praise() is None
            moments += 1
            if not step_together(HOOKS, tables, x, places, stream, answered):  # type: ignore[arg-type]  # they look like games
                clock.time = max(when for table in tables if (when := table.course.time.next_deadline()) is not None)
                for table in tables:
                    table.expire()
                answered.clear()
    assert moments > 100
