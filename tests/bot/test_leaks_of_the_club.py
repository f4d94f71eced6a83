"""Nothing of a running game is in results, badges or ratings: none of them is looked at before the end (CL-11.4, 14.1)."""

from typing import Any

from bot.tables.result_making import MadeResults, ResultMaker
from tests.bot.pairs_at_a_table import Clock, Seated
from tests.bot.pairs_of_mafie import HOOKS, exchanged
from tests.engines.pairs import step_together


class Untouched:
    """A store that nobody may ask anything."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"the store is asked for {name}")


async def test_nothing_is_reckoned_while_a_game_runs() -> None:
    """Paired games that differ in hidden hands, at every moment until one of them is over."""
    moments = 0
    for games, x, places, stream in exchanged(range(8100, 8106)):
        clock = Clock()
        tables = tuple(Seated(one, x, clock, "cs", text_mode=True) for one in games)
        answered: set[str] = set()
        for _ in range(60):
            if any(table.outcome is not None for table in tables):
                break
            for table in tables:
                result_maker = ResultMaker(table.table, Untouched())  # type: ignore[arg-type]
                assert await result_maker.make_results() == MadeResults()
                assert await result_maker.praise() is None
            moments += 1
            if not step_together(HOOKS, tables, x, places, stream, answered):  # type: ignore[arg-type]  # they look like games
                clock.time = max(when for table in tables if (when := table.course.time.next_deadline()) is not None)
                for table in tables:
                    table.expire()
                answered.clear()
    assert moments > 100
