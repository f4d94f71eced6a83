"""The ratings of a server: folded over its rated games, kept in the store, and gone on with from there (CL-12.1, 12.9)."""

import asyncio
from collections.abc import Mapping, Sequence

from bot.club.ratings import FOLD_VERSION, Rated, Rating, fold
from bot.club.stored import result_from
from bot.store import CountedGame, RatingRow, Store

Fold = tuple[int, float, str]
"""Up to where ratings are folded: how many games, and the end and the table of the last one."""


async def ratings_of(store: Store, guild_id: int, game: str) -> Mapping[str, Rating]:
    """Return the ratings of one game on a server, by person's id, role entity or the machines. Raises StoreError.

    Games that were finished since are folded in a worker. Where the kept ratings do not belong to the games that are there (another
    version of the fold, a game removed or made again), everything is folded anew.
    """
    rows, text = await store.honours.ratings(guild_id, game)
    done = _read(text)
    total = await store.history.count_rated(guild_id, game)
    if done is not None and done[0] == total:
        return {row.who: Rating(row.mu, row.sigma, row.games) for row in rows}
    new: Sequence[CountedGame] = ()
    kept: dict[Rated, Rating] = {}
    if done is not None:
        new = await store.history.rated(guild_id, game, after=done[1:])
        kept = {Rated(guild_id, game, row.who): Rating(row.mu, row.sigma, row.games) for row in rows}
    if done is None or done[0] + len(new) != total:
        new, kept = await store.history.rated(guild_id, game), {}
    folded = await asyncio.to_thread(_folded, new, kept)
    made = [RatingRow(game=game, who=one.who, mu=rating.mu, sigma=rating.sigma, games=rating.games) for one, rating in folded.items()]
    if new:
        await store.honours.put_ratings(guild_id, game, made, f"{FOLD_VERSION} {total} {new[-1].ended_at!r} {new[-1].table_id}")
    return {one.who: rating for one, rating in folded.items()}


def _folded(games: Sequence[CountedGame], ratings: Mapping[Rated, Rating]) -> dict[Rated, Rating]:
    return fold(map(result_from, games), ratings)


def _read(text: str) -> Fold | None:
    """Return up to where ratings of this version are folded, None for any other."""
    parts = text.split(" ")
    if len(parts) != 4 or parts[0] != str(FOLD_VERSION):
        return None
    return int(parts[1]), float(parts[2]), parts[3]
