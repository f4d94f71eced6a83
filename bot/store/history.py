"""The history of a server: results, lists of finished games, and what is counted of them. No record is opened here but a single one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Any

from bot.store.conditions import COUNTS, Key, chosen, following, marks, seen, times
from bot.store.encoding import NIGHT_COLUMNS, NIGHT_SEAT_COLUMNS, Columns, from_json, night_row
from bot.store.history_rows import CountedGame, CountedSeat, EveningLine, Extent, NightLine, Part, ResultRow, Sight, Tally
from bot.store.result_columns import RESULT_COLUMNS, put_result, result_row
from bot.store.rows import Json, NightRow
from bot.store.steps import Read, Step, Write

AT_ONCE = 500
"""People who are looked up in one statement."""
LATELY = 200
"""Last games of a server in which the names of its people are looked for first."""
_OWN = (
    "FROM night_seats s JOIN nights n ON n.table_id = s.table_id JOIN results r ON r.table_id = s.table_id AND r.seat = s.seat "
    f"WHERE s.user_id = ? AND n.guild_id = ? AND n.ended_at >= ? AND n.ended_at < ? AND {COUNTS} AND r.marks NOT LIKE '%unfinished%'"
)
"""Seats of finished games that count for a person; the arguments are the person, the server, and the stretch of time."""


class History:
    """Finished games of servers. Every method may raise the kinds of ``StoreError`` that ``Store`` names."""

    def __init__(self, read: Read, write: Write) -> None:
        """``read`` and ``write`` are the two primitives of the database."""
        self._read = read
        self._write = write

    # ---- results

    async def put_results(self, table_id: str, results: Sequence[ResultRow]) -> None:
        """Write the results of a game, new or made again; the evening of earlier ones stays. Nothing is written for a game that is gone.

        The ratings that rest upon them go in the same transaction, and are folded anew when somebody asks (CL-12.9).
        """
        for guild, game in await self._read("SELECT guild_id, game FROM nights WHERE table_id = ?", table_id):
            dropped = Step("DELETE FROM ratings WHERE guild_id = ? AND game = ?", (guild, game))
            await self._write(*(put_result(table_id, row) for row in results), dropped)

    async def without_results(self, version: int, most: int, *, after: str = "") -> tuple[str, ...]:
        """Return up to ``most`` tables of finished games whose results are missing or older than ``version``, by id from ``after`` on."""
        sql = (
            "SELECT table_id FROM nights n WHERE table_id > ? AND EXISTS (SELECT 1 FROM night_seats s WHERE s.table_id = n.table_id) "
            "AND NOT EXISTS (SELECT 1 FROM results r WHERE r.table_id = n.table_id AND r.version >= ?) ORDER BY table_id LIMIT ?"
        )
        return tuple([row[0] for row in await self._read(sql, after, version, most)])

    async def all_tables(self, most: int, *, after: str = "") -> tuple[str, ...]:
        """Return up to ``most`` tables of finished games of all servers, by id from ``after`` on."""
        return tuple(
            [row[0] for row in await self._read("SELECT table_id FROM nights WHERE table_id > ? ORDER BY table_id LIMIT ?", after, most)]
        )

    async def results(self, table_id: str) -> tuple[ResultRow, ...]:
        """Return the results of one game by seat; empty when they are missing."""
        rows = await self._read(f"SELECT {RESULT_COLUMNS} FROM results WHERE table_id = ? ORDER BY seat", table_id)
        return tuple([result_row(row) for row in rows])

    # ---- one game, and lists

    async def night(self, table_id: str) -> NightRow | None:
        """Return one finished game with its record, None when there is none."""
        rows = await self._read(f"SELECT {NIGHT_COLUMNS} FROM nights WHERE table_id = ?", table_id)
        if not rows:
            return None
        seats = await self._read(f"SELECT {NIGHT_SEAT_COLUMNS} FROM night_seats WHERE table_id = ? ORDER BY seat", table_id)
        return night_row(rows[0], seats)

    async def channels(self, guild_id: int) -> frozenset[int]:
        """Return the channels in which a server has played; 0 stands for those of old games, which nobody knows any more."""
        rows = await self._read("SELECT DISTINCT channel_id FROM nights WHERE guild_id = ?", guild_id)
        return frozenset([row[0] for row in rows])

    async def lines(
        self,
        guild_id: int,
        sight: Sight,
        *,
        game: str | None = None,
        user_id: int | None = None,
        evening_id: str | None = None,
        skip: int = 0,
        most: int = 10,
    ) -> tuple[NightLine, ...]:
        """Return finished games that may be seen, newest first, up to ``most`` after the first ``skip`` (CL-15.1).

        ``game``, ``user_id`` (whom a seat counts for), ``evening_id``: only those.
        """
        where: list[str] = ["n.guild_id = ?"]
        args: list[Any] = [guild_id]
        for condition, more in (seen(sight), chosen(game, user_id, evening_id)):
            where += condition
            args += more
        sql = f"SELECT n.table_id FROM nights n WHERE {' AND '.join(where)} ORDER BY n.ended_at DESC, n.table_id DESC LIMIT ? OFFSET ?"
        return await self._night_lines([row[0] for row in await self._read(sql, *args, most, skip)])

    async def may_see(self, guild_id: int, sight: Sight, table_id: str) -> bool:
        """Return whether a game of this server may be seen."""
        condition, args = seen(sight)
        sql = f"SELECT 1 FROM nights n WHERE n.guild_id = ? AND n.table_id = ? AND {' AND '.join(condition)}"
        return bool(await self._read(sql, guild_id, table_id, *args))

    async def last_evening(self, guild_id: int, sight: Sight) -> str | None:
        """Return the evening of the last game of one that may be seen, None when there is none."""
        condition, args = seen(sight)
        sql = (
            "SELECT r.evening_id FROM nights n JOIN results r ON r.table_id = n.table_id AND r.evening_id IS NOT NULL "
            f"WHERE n.guild_id = ? AND {' AND '.join(condition)} ORDER BY n.ended_at DESC, n.table_id DESC LIMIT 1"
        )
        rows = await self._read(sql, guild_id, *args)
        return rows[0][0] if rows else None

    async def evenings(self, guild_id: int, sight: Sight, *, most: int, only: str | None = None) -> tuple[EveningLine, ...]:
        """Return the last evenings with finished games that may be seen, the newest first, up to ``most``; ``only``: the one of this id."""
        condition, args = seen(sight)
        chosen = "" if only is None else "AND e.id = ? "
        sql = (
            "SELECT e.id, e.name, e.starts_at, e.zone FROM evenings e WHERE e.guild_id = ? AND e.starts_at IS NOT NULL "
            f"{chosen}AND EXISTS ("
            "SELECT 1 FROM evening_tables t JOIN nights n ON n.table_id = t.table_id AND n.guild_id = e.guild_id "
            f"WHERE t.evening_id = e.id AND {' AND '.join(condition)}) ORDER BY e.starts_at DESC, e.id DESC LIMIT ?"
        )
        return tuple([EveningLine(*row) for row in await self._read(sql, guild_id, *([] if only is None else [only]), *args, most)])

    async def count_evenings(self, guild_id: int, user_id: int, since: float, until: float) -> int:
        """Return at how many evenings of a server a person has finished a game in a stretch of time."""
        rows = await self._read(f"SELECT COUNT(DISTINCT r.evening_id) {_OWN}", user_id, guild_id, since, until)
        return int(rows[0][0])

    async def _night_lines(self, tables: Sequence[str]) -> tuple[NightLine, ...]:
        if not tables:
            return ()
        places = marks(tables)
        rows = await self._read(f"SELECT table_id, game, ended_at, winner FROM nights WHERE table_id IN ({places})", *tables)
        known = {row[0]: row for row in rows}
        winners: dict[str, list[str]] = defaultdict(list)
        seats: dict[str, int] = defaultdict(int)
        sql = f"SELECT table_id, name, won FROM night_seats WHERE table_id IN ({places}) ORDER BY table_id, seat"
        for table, name, won in await self._read(sql, *tables):
            seats[table] += 1
            if won:
                winners[table].append(name)
        return tuple([_line(known[table], winners[table], seats[table]) for table in tables if table in known])

    # ---- what is counted

    async def tallies(
        self, guild_id: int, *, since: float | None = None, until: float | None = None, evening_id: str | None = None
    ) -> tuple[Tally, ...]:
        """Return what each person has played on a server: games that ended from ``since`` on and before ``until``.

        ``evening_id``: only the games of that evening.
        """
        where, args = times(guild_id, since, until)
        if evening_id is not None:
            where.append("r.evening_id = ?")
            args.append(evening_id)
        sql = (
            "SELECT s.user_id, SUM(CASE WHEN r.marks = '' THEN 1 WHEN r.marks LIKE '%unfinished%' THEN 0 ELSE 1 END), "
            "SUM(CASE WHEN r.won THEN 1 ELSE 0 END), SUM(r.points) "
            "FROM nights n JOIN results r ON r.table_id = n.table_id JOIN night_seats s ON s.table_id = r.table_id AND s.seat = r.seat "
            f"WHERE {' AND '.join(where)} AND {COUNTS} GROUP BY s.user_id ORDER BY s.user_id"
        )
        return tuple([Tally(user_id=row[0], games=row[1], won=row[2], points=row[3]) for row in await self._read(sql, *args)])

    async def parts(self, guild_id: int, user_id: int, since: float, until: float) -> tuple[Part, ...]:
        """Return the finished games of a person on a server, added up where they are alike: those that ended in this stretch of time."""
        seats = "(SELECT COUNT(*) FROM night_seats o WHERE o.table_id = s.table_id)"
        sql = (
            "SELECT game, role, side, seats, COUNT(*), SUM(CASE WHEN won THEN 1 ELSE 0 END), SUM(points) FROM "
            f"(SELECT n.game, r.role, r.side, {seats} AS seats, r.won, r.points {_OWN}) AS mine "
            "GROUP BY game, role, side, seats ORDER BY game, role, side, seats"
        )
        return tuple([
            Part(game=row[0], role=row[1], side=row[2], seats=row[3], games=row[4], won=row[5], points=row[6])
            for row in await self._read(sql, user_id, guild_id, since, until)
        ])  # fmt: skip

    async def last_played(self, guild_id: int, user_id: int, since: float, until: float, *, most: int) -> tuple[CountedGame, ...]:
        """Return the last finished games of a person in a stretch of time, the newest first, each with all its seats."""
        rows = await self._read(
            f"SELECT n.table_id {_OWN} ORDER BY n.ended_at DESC, n.table_id DESC LIMIT ?", user_id, guild_id, since, until, most
        )
        tables = [row[0] for row in rows]
        found = await self._counted(f"n.table_id IN ({marks(tables)})", *tables) if tables else ()
        return found[::-1]

    async def rated(self, guild_id: int, game: str, *, after: Key | None = None) -> tuple[CountedGame, ...]:
        """Return the rated games of a server in one game, in the order in which ratings are folded (CL-12.1), those after ``after``."""
        late, args = following(after)
        return await self._counted(f"n.guild_id = ? AND n.game = ? AND r.rated = ''{late}", guild_id, game, *args)

    async def extent(self, guild_id: int, game: str) -> Extent | None:
        """Return what a server has finished of one game, as one look: None for nothing."""
        sql = (
            "SELECT n.ended_at, n.table_id, (SELECT COUNT(*) FROM nights m WHERE m.guild_id = n.guild_id AND m.game = n.game) "
            "FROM nights n WHERE n.guild_id = ? AND n.game = ? ORDER BY n.ended_at DESC, n.table_id DESC LIMIT 1"
        )
        rows = await self._read(sql, guild_id, game)
        return Extent(ended_at=rows[0][0], table_id=rows[0][1], games=rows[0][2]) if rows else None

    async def count(self, guild_id: int, game: str, *, after: Key | None = None) -> int:
        """Return how many games a server has finished of one game, those after ``after`` in the order of the fold."""
        late, args = following(after)
        rows = await self._read(f"SELECT COUNT(*) FROM nights n WHERE n.guild_id = ? AND n.game = ?{late}", guild_id, game, *args)
        return int(rows[0][0])

    async def ended_between(self, guild_id: int, since: float, until: float) -> tuple[CountedGame, ...]:
        """Return the games of a server that ended from ``since`` on and before ``until``, oldest first, each with all its seats."""
        return await self._counted("n.guild_id = ? AND n.ended_at >= ? AND n.ended_at < ?", guild_id, since, until)

    async def _counted(self, condition: str, *args: object) -> tuple[CountedGame, ...]:
        columns = ", ".join(f"r.{name}" for name in RESULT_COLUMNS.split(", "))
        sql = (
            f"SELECT n.table_id, n.guild_id, n.game, n.ended_at, s.user_id, s.share, s.automat, {columns} "
            "FROM nights n JOIN results r ON r.table_id = n.table_id JOIN night_seats s ON s.table_id = r.table_id AND s.seat = r.seat "
            f"WHERE {condition} ORDER BY n.ended_at, n.table_id, r.seat"
        )
        games: list[tuple[Any, list[CountedSeat]]] = []
        for row in await self._read(sql, *args):
            if not games or games[-1][0][0] != row[0]:
                games.append((row, []))
            share = 1.0 if row[5] is None else row[5]
            games[-1][1].append(CountedSeat(user_id=row[4], bot_player=bool(row[6]), share=share, result=result_row(tuple(row)[7:])))
        return tuple([
            CountedGame(table_id=head[0], guild_id=head[1], game=head[2], ended_at=head[3], seats=tuple(seats)) for head, seats in games
        ])  # fmt: skip

    async def settings_of(self, people: Collection[int]) -> dict[int, Json]:
        """Return what each of these people has set; who has set nothing is missing."""
        found: dict[int, Json] = {}
        for start in range(0, len(people), AT_ONCE):
            some = list(people)[start : start + AT_ONCE]
            rows = await self._read(f"SELECT user_id, settings FROM person_settings WHERE user_id IN ({marks(some)})", *some)
            found.update({row[0]: from_json(row[1]) for row in rows})
        return found

    async def names(self, guild_id: int, people: Collection[int]) -> dict[int, str]:
        """Return the name of each of these people at the last game of theirs on a server; who has none is missing."""
        if not people:
            return {}
        lately = f"SELECT table_id, ended_at FROM nights WHERE guild_id = ? ORDER BY ended_at DESC LIMIT {LATELY}"
        sql = (
            f"SELECT s.user_id, s.name FROM ({lately}) n JOIN night_seats s ON s.table_id = n.table_id "
            f"WHERE s.user_id IN ({marks(people)}) ORDER BY n.ended_at"
        )
        found = {row[0]: str(row[1]) for row in await self._read(sql, guild_id, *people)}
        for person in people:
            if person not in found and (name := await self._name(guild_id, person)):
                found[person] = name
        return found

    async def _name(self, guild_id: int, person: int) -> str:
        """Return the name of somebody who has not played lately, empty when they never have."""
        sql = (
            "SELECT s.name FROM night_seats s JOIN nights n ON n.table_id = s.table_id "
            "WHERE s.user_id = ? AND n.guild_id = ? ORDER BY n.ended_at DESC LIMIT 1"
        )
        rows = await self._read(sql, person, guild_id)
        return str(rows[0][0]) if rows else ""


def _line(row: Columns, winners: Sequence[str], seats: int) -> NightLine:
    table, game, ended_at, winner = row
    return NightLine(table_id=table, game=game, ended_at=ended_at, winner=winner, winners=tuple(winners), seats=seats)
