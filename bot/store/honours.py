"""Ratings (a cache), seasons with their trophies, badges, and the player history behind badges."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from bot.store.encoding import Columns, clean, from_json, to_json
from bot.store.errors import SeasonClosed
from bot.store.history import COUNTS
from bot.store.history_rows import BadgeRow, RatingRow, SeasonRow, TrophyRow
from bot.store.rows import Json
from bot.store.statements import Read, Statement, Write, placeholders

FOLD_POSITION = "."
"""The key of the row that says up to which game the ratings are calculated; no person or role has this name."""


class Honours:
    """Ratings, seasons, trophies, badges. Every method may raise the kinds of ``StoreError`` that ``Store`` names."""

    def __init__(self, location: str, read: Read, write: Write) -> None:
        self._location = location
        self._read = read
        self._write = write

    # ---- ratings

    async def ratings(self, guild_id: int, game: str) -> tuple[tuple[RatingRow, ...], str]:
        """Return all ratings of one game on a server, and the game up to which they are calculated (empty: there are none)."""
        rows = await self._read("SELECT who, mu, sigma, games, fold FROM ratings WHERE guild_id = ? AND game = ?", guild_id, game)
        fold = next((str(row[4]) for row in rows if row[0] == FOLD_POSITION), "")
        kept = [RatingRow(game=game, who=row[0], mu=row[1], sigma=row[2], games=row[3]) for row in rows if row[0] != FOLD_POSITION]
        return tuple(kept), fold

    async def put_ratings(self, guild_id: int, game: str, ratings: Sequence[RatingRow], fold: str) -> None:
        """Replace the ratings of one game on a server; ``fold`` says up to which game and by which version they are calculated."""
        columns = "guild_id, game, who, mu, sigma, games, fold"
        whole = [*ratings, RatingRow(game=game, who=FOLD_POSITION, mu=0.0, sigma=0.0, games=0)]
        work = [Statement("DELETE FROM ratings WHERE guild_id = ? AND game = ?", (guild_id, game))]
        sql = f"INSERT INTO ratings ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)"
        work += [Statement(sql, (guild_id, game, one.who, one.mu, one.sigma, one.games, fold)) for one in whole]
        await self._write(*work)

    async def drop_ratings(self, guild_id: int) -> None:
        """Delete the ratings of a server; they are recalculated on demand (CL-12.9)."""
        await self._write(Statement("DELETE FROM ratings WHERE guild_id = ?", (guild_id,)))

    # ---- seasons

    async def open_season(self, season: SeasonRow) -> bool:
        """Write a new season, unless one is running on its server; return whether it was written (CL-13.1)."""
        sql = (
            "INSERT INTO seasons (id, guild_id, name, opened_at, closed_at, standing) VALUES (?, ?, ?, ?, NULL, '{}') "
            "ON CONFLICT DO NOTHING RETURNING id"
        )
        args = (season.id, season.guild_id, clean(season.name), float(season.opened_at))
        (rows,) = await self._write(Statement(sql, args))
        return bool(rows)

    async def close_season(self, season_id: str, closed_at: float, standing: Json, trophies: Sequence[TrophyRow]) -> None:
        """Close a season with its trophies, all or nothing (CL-13.3). ``SeasonClosed``: it is not running, nothing is written."""
        sql = "UPDATE seasons SET closed_at = ?, standing = ? WHERE id = ? AND closed_at IS NULL RETURNING id"
        insert = (
            "INSERT INTO trophies (season_id, kind, rank, user_id, name) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (season_id, kind, user_id) DO NOTHING"
        )
        given = (Statement(insert, (season_id, one.kind, one.rank, one.user_id, clean(one.name))) for one in trophies)
        refusal = SeasonClosed(self._location, f"season {season_id} is not running")
        await self._write(Statement(sql, (float(closed_at), to_json(standing), season_id), refusal), *given)

    async def seasons(self, guild_id: int) -> tuple[SeasonRow, ...]:
        """Return the seasons of a server, newest first."""
        sql = "SELECT id, guild_id, name, opened_at, closed_at, standing FROM seasons WHERE guild_id = ? ORDER BY opened_at DESC, id"
        return tuple([
            SeasonRow(id=row[0], guild_id=row[1], name=row[2], opened_at=row[3], closed_at=row[4], standing=from_json(row[5]))
            for row in await self._read(sql, guild_id)
        ])  # fmt: skip

    async def trophies(self, season_id: str) -> tuple[TrophyRow, ...]:
        sql = "SELECT kind, rank, user_id, name FROM trophies WHERE season_id = ? ORDER BY kind, rank, user_id"
        return tuple([TrophyRow(kind=row[0], rank=row[1], user_id=row[2], name=row[3]) for row in await self._read(sql, season_id)])

    # ---- badges

    async def badges(self, guild_id: int, people: Sequence[int]) -> tuple[BadgeRow, ...]:
        """Return the badges of these people on a server, in the order of earning."""
        if not people:
            return ()
        sql = (
            f"SELECT user_id, badge, table_id, at FROM badges WHERE guild_id = ? AND user_id IN ({placeholders(people)}) ORDER BY at, badge"
        )
        return tuple(
            [BadgeRow(user_id=row[0], badge=row[1], table_id=row[2], at=row[3]) for row in await self._read(sql, guild_id, *people)]
        )

    # ---- player history

    async def finished_games(self, guild_id: int, people: Sequence[int]) -> dict[int, dict[str, int]]:
        """Count the finished games of each kind that count for each of these people on a server."""
        found: dict[int, dict[str, int]] = defaultdict(dict)
        for person, game, games in await self._finished(
            "s.user_id, n.game, COUNT(DISTINCT n.table_id)", guild_id, people, "GROUP BY s.user_id, n.game"
        ):
            found[person][game] = games
        return found

    async def evenings_played(self, guild_id: int, people: Sequence[int]) -> dict[int, frozenset[str]]:
        """Return the evenings of a server at which each of these people finished a game."""
        rows = await self._finished("DISTINCT s.user_id, r.evening_id", guild_id, people, "AND r.evening_id IS NOT NULL")
        return _gathered(rows)

    async def won_roles(self, guild_id: int, people: Sequence[int], game: str) -> dict[int, frozenset[str]]:
        """Return the roles in which each of these people has won a game on a server."""
        return _gathered(await self._finished("DISTINCT s.user_id, r.role", guild_id, people, "AND r.won AND n.game = ?", game))

    async def _finished(self, columns: str, guild_id: int, people: Sequence[int], more: str, *args: object) -> Sequence[Columns]:
        """Return ``columns`` of the seats of finished games that count for these people."""
        if not people:
            return ()
        sql = (
            f"SELECT {columns} FROM night_seats s JOIN nights n ON n.table_id = s.table_id "
            f"JOIN results r ON r.table_id = s.table_id AND r.seat = s.seat WHERE n.guild_id = ? AND s.user_id IN ({placeholders(people)}) "
            f"AND {COUNTS} AND r.marks NOT LIKE '%unfinished%' {more}"
        )
        return await self._read(sql, guild_id, *people, *args)

    async def evenings_held(self, guild_id: int) -> tuple[tuple[str, str], ...]:
        """Return the evenings of series that took place on a server, as series and evening, in order."""
        sql = (
            "SELECT series_id, id FROM evenings WHERE guild_id = ? AND series_id IS NOT NULL AND state IN ('open', 'over') "
            "ORDER BY series_id, starts_at, id"
        )
        return tuple([(row[0], row[1]) for row in await self._read(sql, guild_id)])

    async def evenings_waited(self, guild_id: int, people: Sequence[int]) -> dict[int, frozenset[str]]:
        """Return the evenings of a server for which each of these people was on the waiting list at the opening."""
        if not people:
            return {}
        mine = f"SELECT evening_id FROM evening_answers WHERE answer = 'yes' AND user_id IN ({placeholders(people)})"
        sql = (
            "SELECT a.evening_id, a.user_id, e.plan FROM evening_answers a JOIN evenings e ON e.id = a.evening_id "
            f"WHERE e.guild_id = ? AND e.state IN ('open', 'over') AND a.answer = 'yes' AND a.evening_id IN ({mine}) "
            "ORDER BY a.evening_id, a.seq"
        )
        rows = await self._read(sql, guild_id, *people)
        return _gathered([(person, evening) for person, evening in _beyond_the_chairs(rows) if person in set(people)])

    async def hosted(self, guild_id: int, user_id: int) -> int:
        """Count the finished games of a server that a person hosted."""
        sql = (
            "SELECT COUNT(*) FROM nights n WHERE n.guild_id = ? AND n.host_id = ? AND EXISTS "
            "(SELECT 1 FROM results r WHERE r.table_id = n.table_id AND r.marks NOT LIKE '%unfinished%')"
        )
        rows = await self._read(sql, guild_id, user_id)
        return int(rows[0][0])

    async def evening_of(self, table_id: str) -> str | None:
        rows = await self._read("SELECT MIN(evening_id) FROM evening_tables WHERE table_id = ?", table_id)
        return rows[0][0] if rows else None


def _beyond_the_chairs(rows: Sequence[Columns]) -> Iterator[tuple[int, str]]:
    """Yield person and evening of the answers, ordered by evening, that exceed the evening's chairs."""
    given: dict[str, int] = defaultdict(int)
    for evening, person, plan in rows:
        given[evening] += 1
        chairs = from_json(plan).get("chairs")
        if isinstance(chairs, int) and given[evening] > chairs:
            yield person, evening


def _gathered(rows: Sequence[Columns]) -> dict[int, frozenset[str]]:
    found: dict[int, set[str]] = defaultdict(set)
    for person, value in rows:
        found[person].add(value)
    return {person: frozenset(values) for person, values in found.items()}


def put_badge(guild_id: int, row: BadgeRow) -> Statement:
    """Write a badge, once a person and server (CL-14.2)."""
    sql = (
        "INSERT INTO badges (guild_id, user_id, badge, table_id, at) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (guild_id, user_id, badge) DO NOTHING"
    )
    return Statement(sql, (guild_id, row.user_id, row.badge, row.table_id, float(row.at)))
