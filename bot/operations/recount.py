"""``python -m bot recount``: recalculate results and ratings from the records, and fix those that differ (CL-11.7)."""

import time
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field, replace

import engines
from bot.results.rating_cache import ratings_of
from bot.results.ratings import Rating
from bot.results.recomputing import AT_ONCE, recomputed_rows
from bot.store import NightRow, ResultRow, Store, open_store

ServerRatings = Mapping[str, Mapping[str, Rating]]
"""The ratings of one server, by game and rated person or role."""


@dataclass
class Recount:
    """Checked games, those with fixed results, those with unreadable records, and fixed ratings by server and game."""

    games: int = 0
    mended: list[str] = field(default_factory=list)
    unreadable: list[str] = field(default_factory=list)
    ratings: list[tuple[int, str]] = field(default_factory=list)


async def recount(database: str) -> Recount:
    """Recalculate everything in ``database`` (its URL) and fix differences. Raises StoreError."""
    store = await open_store(database, now=time.time)
    found = Recount()
    try:
        kept: dict[int, ServerRatings] = {}
        async for night in _nights(store):
            if night.guild_id not in kept:  # before a fixed result deletes the ratings that depend on it
                kept[night.guild_id] = await _ratings(store, night.guild_id)
            await _compare(store, night, found)
        for server, ratings in sorted(kept.items()):
            await _compare_ratings(store, server, ratings, found)
    finally:
        await store.close()
    return found


async def _nights(store: Store) -> AsyncIterator[NightRow]:
    last = ""
    while tables := await store.history.all_tables(AT_ONCE, after=last):
        for table in tables:
            if (night := await store.history.night(table)) is not None:
                yield night
        last = tables[-1]


async def _compare(store: Store, night: NightRow, found: Recount) -> None:
    found.games += 1
    try:
        made = await recomputed_rows(night)
    except Exception:  # an unreadable or unreplayable record
        found.unreadable.append(night.table_id)
        return
    if _bare(await store.history.results(night.table_id)) != made:
        found.mended.append(night.table_id)
        await store.history.put_results(night.table_id, made)


def _bare(rows: tuple[ResultRow, ...]) -> tuple[ResultRow, ...]:
    """Return results without the evening, which is not part of a record."""
    return tuple([replace(row, evening_id=None) for row in rows])


async def _ratings(store: Store, server: int) -> ServerRatings:
    return {game: await ratings_of(store, server, game) for game in engines.GAMES}


async def _compare_ratings(store: Store, server: int, kept: ServerRatings, found: Recount) -> None:
    await store.honours.drop_ratings(server)
    now = await _ratings(store, server)
    found.ratings += [(server, game) for game, before in kept.items() if now[game] != before]
