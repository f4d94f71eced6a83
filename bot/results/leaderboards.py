"""Leaderboards of a server: a season, an evening, one game by rating; without people who hide themselves (CL-13, 16.6)."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.guilds.settings import read_server
from bot.results.rating_cache import ratings_of
from bot.results.ratings import Rating
from bot.results.seasons import (
    ROWS,
    WITHOUT_SEASON,
    RankedPerson,
    Total,
    Trophy,
    evening_standing,
    season_standing,
    shown,
    totals_of,
    trophies,
)
from bot.results.stored_results import result_from
from bot.store import CountedGame, Json, SeasonRow, Store, Tally, TrophyRow


@dataclass(frozen=True, slots=True)
class LeaderboardLine:
    """A line of a leaderboard: sums, name, kinds of trophies, and the rating where it is ranked by that."""

    row: RankedPerson
    name: str
    trophies: tuple[str, ...] = ()
    rating: Rating | None = None


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """The first ten lines, the reader's own when it is not among them, and how many ``more`` people follow who hide nothing."""

    lines: tuple[LeaderboardLine, ...]
    own: LeaderboardLine | None = None
    more: int = 0


async def running_season(store: Store, guild_id: int) -> SeasonRow | None:
    """Return the running season of a server, None without one. Raises StoreError."""
    return next((season for season in await store.honours.seasons(guild_id) if season.closed_at is None), None)


async def season_leaderboard(store: Store, guild_id: int, season: SeasonRow | None, now: float, reader: int | None) -> Leaderboard:
    """Return the leaderboard of a season, as archived if closed; None: of the last 365 days (CL-13.1, 13.3). Raises StoreError."""
    if season is not None and season.closed_at is not None:
        return await _archive(store, season, reader)
    standing = await season_rows(store, guild_id, season, now)
    return await _leaderboard(store, guild_id, standing, reader)


async def season_rows(store: Store, guild_id: int, season: SeasonRow | None, now: float) -> tuple[RankedPerson, ...]:
    """Return the standing of a running season, None: of the last 365 days. Raises StoreError."""
    since = now - WITHOUT_SEASON if season is None else season.opened_at
    return season_standing(totals(await store.history.tallies(guild_id, since=since)))


async def evening_leaderboard(store: Store, guild_id: int, evening_id: str, reader: int | None) -> Leaderboard:
    """Return the leaderboard of an evening (CL-10.3). Raises StoreError."""
    standing = evening_standing(totals(await store.history.tallies(guild_id, evening_id=evening_id)))
    return await _leaderboard(store, guild_id, standing, reader)


async def rating_leaderboard(store: Store, guild_id: int, game: str, reader: int | None) -> Leaderboard:
    """Return the leaderboard of shown ratings in one game (CL-12.8). Raises StoreError."""
    ratings = await ratings_of(store, guild_id, game)
    found = {int(who): one for who, one in ratings.items() if who.isdecimal() and one.is_shown}
    order = sorted(found, key=lambda person: (-found[person].place_in_lists, person))
    standing = tuple([RankedPerson(number, person, 0, 0, found[person].games) for number, person in enumerate(order, 1)])
    return await _leaderboard(store, guild_id, standing, reader, found)


def totals(tallies: Sequence[Tally]) -> Mapping[int, Total]:
    """Return the totals by person, without people who finished no game."""
    return {tally.user_id: Total(tally.points, tally.won, tally.games) for tally in tallies if tally.games}


async def _leaderboard(
    store: Store, guild_id: int, standing: Sequence[RankedPerson], reader: int | None, ratings: Mapping[int, Rating] | None = None
) -> Leaderboard:
    """Return the part of a standing that ``reader`` sees."""
    hidden = await hidden_of(store, [row.person for row in standing])
    rows = shown(standing, reader, hidden)
    names = await store.history.names(guild_id, [row.person for row in rows])
    lines = [LeaderboardLine(row, names.get(row.person, ""), rating=(ratings or {}).get(row.person)) for row in rows]
    return replace(_split(lines, hidden), more=max(0, sum(row.person not in hidden for row in standing) - ROWS))


def _split(lines: Sequence[LeaderboardLine], hidden: Collection[int]) -> Leaderboard:
    """Separate the first lines from the reader's own, the only one that may be of a hidden person."""
    first = tuple([line for line in lines if line.row.person not in hidden][:ROWS])
    return Leaderboard(first, next((line for line in lines if line not in first), None))


# ---- archives


async def close_season(store: Store, season: SeasonRow, now: float) -> None:
    """Freeze the standing of a running season and award its trophies, both of the same games (CL-13.3).

    Raises SeasonClosed: it is not running any more; StoreError.
    """
    ends = float(int(now) + 1)
    async with store.rewriting():  # else somebody who is forgotten meanwhile would be written into the archive again (CL-16.4)
        counted = await store.history.ended_between(season.guild_id, season.opened_at, ends)
        standing, given = await asyncio.to_thread(_counted, counted)
        names = await store.history.names(season.guild_id, [row.person for row in standing])
        rows = [TrophyRow(kind=one.kind, rank=one.rank, user_id=one.person, name=names.get(one.person, "")) for one in given]
        await store.honours.close_season(season.id, ends, frozen(standing, names), rows)


def _counted(games: Sequence[CountedGame]) -> tuple[tuple[RankedPerson, ...], tuple[Trophy, ...]]:
    results = [result_from(one) for one in games]
    return season_standing(totals_of(results)), trophies(results)


def frozen(standing: Sequence[RankedPerson], names: Mapping[int, str]) -> Json:
    """Return the JSON form of a standing; ids are text, since other programs round such numbers."""
    rows = [
        {"place": row.place, "person": str(row.person), "name": names.get(row.person, ""), "points": row.points, "wins": row.wins,
         "games": row.games}
        for row in standing
    ]  # fmt: skip
    return {"rows": rows}


async def _archive(store: Store, season: SeasonRow, reader: int | None) -> Leaderboard:
    """Return the archived leaderboard of a closed season. Raises StoreError."""
    read = [_thawed(one) for one in _rows(season)]
    names = {row.person: name for row, name in read}
    hidden = await hidden_of(store, list(names))
    of_person: dict[int, list[str]] = {}
    for trophy in await store.honours.trophies(season.id):
        of_person.setdefault(trophy.user_id, []).append(trophy.kind)
    rows = shown([row for row, _ in read], reader, hidden)
    lines = [LeaderboardLine(row, names[row.person], tuple(of_person.get(row.person, ()))) for row in rows]
    return _split(lines, hidden)


def _rows(season: SeasonRow) -> list[Json]:
    rows = season.standing.get("rows", [])
    return [one for one in rows if isinstance(one, dict)] if isinstance(rows, list) else []


def _thawed(kept: Json) -> tuple[RankedPerson, str]:
    def number(name: str) -> int:
        return int(str(kept.get(name, 0)))

    return RankedPerson(number("place"), number("person"), number("points"), number("wins"), number("games")), str(kept.get("name", ""))


async def open_trophies(store: Store, season_id: str) -> tuple[tuple[TrophyRow, bool], ...]:
    """Return the trophies of a season, each with whether the name may be shown (CL-16.6). Raises StoreError."""
    trophies = await store.honours.trophies(season_id)
    hidden = await hidden_of(store, [one.user_id for one in trophies])
    return tuple([(one, one.user_id not in hidden) for one in trophies])


# ---- visibility

SHOWN = "shown"
"""The personal setting "shown in standings", true by default."""


async def hidden_of(store: Store, people: Collection[int]) -> frozenset[int]:
    """Return the hidden ones of ``people``. Raises StoreError."""
    settings = await store.history.settings_of(people)
    return frozenset(person for person, kept in settings.items() if not kept.get(SHOWN, True))


async def has_leaderboard(store: Store, guild_id: int) -> bool:
    """Whether a server has ratings, standings, badges and seasons. Raises StoreError."""
    return read_server(await store.guild_settings(guild_id)).board
