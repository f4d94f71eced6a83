"""Promises of every store about the odds of tables, on SQLite and on PostgreSQL alike (MA-7.6)."""

import pytest

from bot.store import OddsKey, Store, open_store
from bot.store.odds import KEPT, OddsRows

KEY = OddsKey("mafie", 11, '{"extended": false}', "normal", "0123456789abcdef")
TALLY = {"games": 200, "reasons": {"mafia": 90, "police": 110}, "seats": {"0": 101}, "moves": 20000}


@pytest.mark.rule("MA-7.6")
async def test_a_tally_is_kept_under_everything_it_depends_on(store: Store) -> None:
    assert await store.odds.tally(KEY) is None
    await store.odds.keep(KEY, TALLY)
    assert await store.odds.tally(KEY) == TALLY
    others = (
        KEY._replace(game="zbojnici"),
        KEY._replace(seats=12),
        KEY._replace(options='{"extended": true}'),
        KEY._replace(level="gentle"),
        KEY._replace(basis="fedcba9876543210"),
    )
    assert [await store.odds.tally(other) for other in others] == [None] * 5


@pytest.mark.rule("MA-7.6")
async def test_a_longer_count_replaces_a_shorter_one(store: Store) -> None:
    await store.odds.keep(KEY, TALLY)
    await store.odds.keep(KEY, {**TALLY, "games": 1000})
    assert await store.odds.tally(KEY) == {**TALLY, "games": 1000}


async def test_it_is_still_there_after_a_restart(url: str) -> None:
    first = await open_store(url)
    await first.odds.keep(KEY, TALLY)
    await first.close()
    again = await open_store(url)
    assert await again.odds.tally(KEY) == TALLY
    await again.close()


@pytest.mark.rule("MA-7.6")
async def test_the_oldest_goes_out(store: Store) -> None:
    assert KEPT == 2000
    times = iter(range(100))
    few = OddsRows(store._read, store._write, lambda: next(times), kept=3)
    for seats in (6, 7, 8):
        await few.keep(KEY._replace(seats=seats), TALLY)
    await few.keep(KEY._replace(seats=6), {**TALLY, "games": 1000})  # written again: it is not the oldest any more
    await few.keep(KEY._replace(seats=9), TALLY)
    kept = [seats for seats in range(6, 10) if await few.tally(KEY._replace(seats=seats)) is not None]
    assert kept == [6, 8, 9]
