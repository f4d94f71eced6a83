"""Stored ratings of a server, continued with its new games (CL-12.1, 12.9)."""

import asyncio
from collections.abc import Mapping

from bot.results.ratings import FOLD_VERSION, Rated, Rating, fold
from bot.results.stored_results import result_from
from bot.store import Extent, RatingRow, Store


async def ratings_of(store: Store, guild_id: int, game: str) -> Mapping[str, Rating]:
    """Return the ratings of one game on a server, by person's id, role entity or automated players. Raises StoreError.

    New games are folded in a worker thread. Everything is folded again when the stored ratings do not match the games: another version of
    the fold, a deleted game, or one added earlier in the order.
    """
    rows, text = await store.honours.ratings(guild_id, game)
    done, now = _read(text), await store.history.extent(guild_id, game)
    if now is None:
        return {}
    if done == now:
        return {row.who: Rating(row.mu, row.sigma, row.games) for row in rows}
    kept: dict[Rated, Rating] = {}
    after: tuple[float, str] | None = None
    if done is not None and done.games + await store.history.count(guild_id, game, after=done.key) == now.games:
        kept = {Rated(guild_id, game, row.who): Rating(row.mu, row.sigma, row.games) for row in rows}
        after = done.key
    new = [one for one in await store.history.rated(guild_id, game, after=after) if (one.ended_at, one.table_id) <= now.key]
    folded = await asyncio.to_thread(fold, map(result_from, new), kept)
    made = [RatingRow(game=game, who=one.who, mu=rating.mu, sigma=rating.sigma, games=rating.games) for one, rating in folded.items()]
    people = [int(one.who) for one in folded if one.who.isdecimal()]
    async with store.rewriting():  # nobody who has been forgotten since the games were read is written down again (CL-16.4)
        if await store.history.know(people):
            await store.honours.put_ratings(guild_id, game, made, f"{FOLD_VERSION} {now.games} {now.ended_at!r} {now.table_id}")
    return {one.who: rating for one, rating in folded.items()}


def _read(text: str) -> Extent | None:
    """Return the extent of stored ratings, None for another version of the fold."""
    parts = text.split(" ")
    if parts[0] != str(FOLD_VERSION):
        return None
    return Extent(games=int(parts[1]), ended_at=float(parts[2]), table_id=parts[3])
