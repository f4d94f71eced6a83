"""What is made of finished games and kept: ratings (a cache), seasons with their trophies, badges, and the careers that badges look at."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.encoding import clean, from_json, to_json
from bot.store.errors import SeasonClosed
from bot.store.history import COUNTS, Read, Write
from bot.store.history_rows import BadgeRow, RatingRow, SeasonRow, TrophyRow
from bot.store.rows import Json
from bot.store.steps import Step

FOLDED = "."
"""The row of a game that says how far its ratings are folded: no person and no role is called so."""


class Honours:
    """Ratings, seasons, trophies, badges. Every method may raise the kinds of ``StoreError`` that ``Store`` names."""

    def __init__(self, location: str, read: Read, write: Write) -> None:
        """``read`` and ``write`` are the two primitives of the database."""
        self._location = location
        self._read = read
        self._write = write

    # ---- ratings

    async def ratings(self, guild_id: int, game: str) -> tuple[tuple[RatingRow, ...], str]:
        """Return all ratings of one game on a server, and up to where they are folded (empty: none is kept)."""
        rows = await self._read("SELECT who, mu, sigma, games, fold FROM ratings WHERE guild_id = ? AND game = ?", guild_id, game)
        fold = next((str(row[4]) for row in rows if row[0] == FOLDED), "")
        kept = [RatingRow(game=game, who=row[0], mu=row[1], sigma=row[2], games=row[3]) for row in rows if row[0] != FOLDED]
        return tuple(kept), fold

    async def put_ratings(self, guild_id: int, game: str, ratings: Sequence[RatingRow], fold: str) -> None:
        """Replace the ratings of one game on a server; ``fold`` says up to where they are folded, by which version."""
        columns = "guild_id, game, who, mu, sigma, games, fold"
        whole = [*ratings, RatingRow(game=game, who=FOLDED, mu=0.0, sigma=0.0, games=0)]
        work = [Step("DELETE FROM ratings WHERE guild_id = ? AND game = ?", (guild_id, game))]
        sql = f"INSERT INTO ratings ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)"
        work += [Step(sql, (guild_id, game, one.who, one.mu, one.sigma, one.games, fold)) for one in whole]
        await self._write(*work)

    async def drop_ratings(self, guild_id: int) -> None:
        """Forget the ratings of a server; they are folded anew (CL-12.9)."""
        await self._write(Step("DELETE FROM ratings WHERE guild_id = ?", (guild_id,)))

    # ---- seasons

    async def open_season(self, season: SeasonRow) -> bool:
        """Write a new season, unless one runs on its server; return whether it was written (CL-13.1)."""
        sql = (
            "INSERT INTO seasons (id, guild_id, name, opened_at, closed_at, standing) VALUES (?, ?, ?, ?, NULL, '{}') "
            "ON CONFLICT DO NOTHING RETURNING id"
        )
        args = (season.id, season.guild_id, clean(season.name), float(season.opened_at))
        (rows,) = await self._write(Step(sql, args))
        return bool(rows)

    async def close_season(self, season_id: str, closed_at: float, standing: Json, trophies: Sequence[TrophyRow]) -> None:
        """Freeze a season, with its trophies, all or nothing (CL-13.3). ``SeasonClosed``: it does not run, nothing is written."""
        sql = "UPDATE seasons SET closed_at = ?, standing = ? WHERE id = ? AND closed_at IS NULL RETURNING id"
        insert = (
            "INSERT INTO trophies (season_id, kind, rank, user_id, name) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (season_id, kind, user_id) DO NOTHING"
        )
        given = (Step(insert, (season_id, one.kind, one.rank, one.user_id, clean(one.name))) for one in trophies)
        refusal = SeasonClosed(self._location, f"no season {season_id} runs")
        await self._write(Step(sql, (float(closed_at), to_json(standing), season_id), refusal), *given)

    async def seasons(self, guild_id: int) -> tuple[SeasonRow, ...]:
        """Return the seasons of a server, the newest first."""
        sql = "SELECT id, guild_id, name, opened_at, closed_at, standing FROM seasons WHERE guild_id = ? ORDER BY opened_at DESC, id"
        return tuple([
            SeasonRow(id=row[0], guild_id=row[1], name=row[2], opened_at=row[3], closed_at=row[4], standing=from_json(row[5]))
            for row in await self._read(sql, guild_id)
        ])  # fmt: skip

    async def trophies(self, season_id: str) -> tuple[TrophyRow, ...]:
        """Return the trophies of a season, by kind and rank."""
        sql = "SELECT kind, rank, user_id, name FROM trophies WHERE season_id = ? ORDER BY kind, rank, user_id"
        return tuple([TrophyRow(kind=row[0], rank=row[1], user_id=row[2], name=row[3]) for row in await self._read(sql, season_id)])

    # ---- badges

    async def badges(self, guild_id: int, people: Sequence[int]) -> tuple[BadgeRow, ...]:
        """Return the badges of these people on a server, in the order in which they were earned."""
        if not people:
            return ()
        marks = ", ".join("?" for _ in people)
        sql = f"SELECT user_id, badge, table_id, at FROM badges WHERE guild_id = ? AND user_id IN ({marks}) ORDER BY at, badge"
        return tuple(
            [BadgeRow(user_id=row[0], badge=row[1], table_id=row[2], at=row[3]) for row in await self._read(sql, guild_id, *people)]
        )

    # ---- careers

    async def finished_games(self, guild_id: int, user_id: int) -> dict[str, int]:
        """Return how many finished games of each kind count for a person on a server."""
        rows = await self._read(f"SELECT n.game, COUNT(*) FROM {_FINISHED} GROUP BY n.game", guild_id, user_id)
        return {row[0]: row[1] for row in rows}

    async def evenings_played(self, guild_id: int, user_id: int) -> frozenset[str]:
        """Return the evenings of a server at which a person has played a finished game."""
        rows = await self._read(f"SELECT DISTINCT r.evening_id FROM {_FINISHED} AND r.evening_id IS NOT NULL", guild_id, user_id)
        return frozenset([row[0] for row in rows])

    async def evenings_held(self, guild_id: int) -> tuple[tuple[str, str], ...]:
        """Return the evenings of series that are over on a server, as series and evening, in order."""
        sql = (
            "SELECT series_id, id FROM evenings WHERE guild_id = ? AND series_id IS NOT NULL AND state IN ('open', 'over') "
            "ORDER BY series_id, starts_at, id"
        )
        return tuple([(row[0], row[1]) for row in await self._read(sql, guild_id)])

    async def hosted(self, guild_id: int, user_id: int) -> int:
        """Return how many finished games of a server a person has been the host of."""
        sql = (
            "SELECT COUNT(*) FROM nights n WHERE n.guild_id = ? AND n.host_id = ? AND EXISTS "
            "(SELECT 1 FROM results r WHERE r.table_id = n.table_id AND r.marks NOT LIKE '%unfinished%')"
        )
        rows = await self._read(sql, guild_id, user_id)
        return int(rows[0][0])

    async def won_roles(self, guild_id: int, user_id: int, game: str) -> frozenset[str]:
        """Return the roles in which a person has won a game on a server."""
        sql = f"SELECT DISTINCT r.role FROM {_FINISHED} AND n.game = ? AND r.won"
        return frozenset([row[0] for row in await self._read(sql, guild_id, user_id, game)])


_FINISHED = (
    "night_seats s JOIN nights n ON n.table_id = s.table_id JOIN results r ON r.table_id = s.table_id AND r.seat = s.seat "
    f"WHERE n.guild_id = ? AND s.user_id = ? AND {COUNTS} AND r.marks NOT LIKE '%unfinished%'"
)
"""Seats of finished games that count for a person; the arguments are the server and the person."""


def put_badge(guild_id: int, row: BadgeRow) -> Step:
    """Write a badge that a person has earned; once a person and server (CL-14.2)."""
    sql = (
        "INSERT INTO badges (guild_id, user_id, badge, table_id, at) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (guild_id, user_id, badge) DO NOTHING"
    )
    return Step(sql, (guild_id, row.user_id, row.badge, row.table_id, float(row.at)))
