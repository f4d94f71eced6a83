"""The finished games of a server: results, lists and counts. Only ``night`` opens a record."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from functools import cache
from typing import Any

from bot.store.encoding import NIGHT_COLUMNS, NIGHT_SEAT_COLUMNS, Columns, from_json, night_row, pack, unpack
from bot.store.history_rows import AlikeGames, CountedGame, CountedSeat, EveningLine, Extent, HistoryLine, ResultRow, Tally, VisibleGames
from bot.store.rows import Json, NightRow
from bot.store.statements import Read, Statement, Write, placeholders

# -- results as columns

RESULT_COLUMNS = "seat, version, side, role, place, points, won, survived, rated, marks, evening_id"


def put_result(table_id: str, row: ResultRow, *, only_new: bool = False) -> Statement:
    """Write a result: a new one with the evening of its table, or a recalculated one. ``only_new``: an old one stays."""
    evening = "(SELECT MIN(evening_id) FROM evening_tables WHERE table_id = ?)"
    columns = RESULT_COLUMNS.split(", ")
    kept = ", ".join(f"{name} = excluded.{name}" for name in columns[1:-1])
    again = "NOTHING" if only_new else f"UPDATE SET {kept}, evening_id = COALESCE(results.evening_id, excluded.evening_id)"
    sql = (
        f"INSERT INTO results (table_id, {RESULT_COLUMNS}) VALUES (?, {placeholders(columns[:-1])}, {evening}) "
        f"ON CONFLICT (table_id, seat) DO {again}"
    )
    values = (
        row.seat,
        row.version,
        row.side,
        row.role,
        row.place,
        row.points,
        row.won,
        row.survived,
        row.rated,
        " ".join(sorted(row.marks)),
    )
    return Statement(sql, (table_id, *values, table_id))


def result_row(columns: Columns) -> ResultRow:
    seat, version, side, role, place, points, won, survived, rated, marks, evening_id = columns
    return ResultRow(
        seat=seat, version=version, side=side, role=role, place=place, points=points, won=bool(won), survived=bool(survived), rated=rated,
        marks=_read_marks(marks), evening_id=evening_id,
    )  # fmt: skip


@cache
def _read_marks(text: str) -> frozenset[str]:
    """Return the words of a column; a hundred thousand rows share the same few sets."""
    return frozenset(text.split())


# -- conditions

OWN_SHARE = 0.333
"""The least share of a seat's own answers for the seat to count for a person (CL-11.3: a third, with room for rounding)."""
COUNTS = f"s.user_id IS NOT NULL AND (s.share >= {OWN_SHARE} OR s.share IS NULL AND NOT s.automat)"
"""The condition for a seat to count for its person. Rows from before shares name the owner of an automated seat too: nobody's game."""
PageKey = tuple[float, str]
"""A position in the order of games: the end of a game and its table."""

Condition = tuple[list[str], list[Any]]
"""Parts of a condition, joined by AND, and their arguments."""


def following(key: PageKey | None) -> tuple[str, list[object]]:
    """Return the rest of a condition for games after ``key``."""
    if key is None:
        return "", []
    return " AND n.ended_at >= ? AND (n.ended_at > ? OR n.table_id > ?)", [key[0], key[0], key[1]]


def seen(sight: VisibleGames) -> Condition:
    ways: list[str] = []
    args: list[Any] = []
    if sight.open:
        ways.append(f"n.channel_id IN ({placeholders(sight.open)})")
        args += sorted(sight.open)
    if sight.closed:
        sat = "" if sight.user_id is None else " AND n.table_id IN (SELECT table_id FROM night_seats WHERE user_id = ?)"
        ways.append(f"(n.channel_id IN ({placeholders(sight.closed)}){sat})")
        args += [*sorted(sight.closed), *([] if sight.user_id is None else [sight.user_id])]
    return [f"({' OR '.join(ways) or '1 = 0'})"], args


def chosen(game: str | None, user_id: int | None, evening_id: str | None) -> Condition:
    where: list[str] = []
    args: list[Any] = []
    if game is not None:
        where.append("n.game = ?")
        args.append(game)
    if user_id is not None:
        where.append(f"n.table_id IN (SELECT s.table_id FROM night_seats s WHERE s.user_id = ? AND {COUNTS})")
        args.append(user_id)
    if evening_id is not None:
        where.append("n.table_id IN (SELECT table_id FROM results WHERE evening_id = ?)")
        args.append(evening_id)
    return where, args


def times(guild_id: int, since: float | None, until: float | None) -> Condition:
    where = ["n.guild_id = ?"]
    args: list[Any] = [guild_id]
    if since is not None:
        where.append("n.ended_at >= ?")
        args.append(since)
    if until is not None:
        where.append("n.ended_at < ?")
        args.append(until)
    return where, args


AT_ONCE = 500
"""The most people in one statement."""
LATELY = 200
"""The recent games of a server to search first for names."""
_OWN = (
    "FROM night_seats s JOIN nights n ON n.table_id = s.table_id JOIN results r ON r.table_id = s.table_id AND r.seat = s.seat "
    f"WHERE s.user_id = ? AND n.guild_id = ? AND n.ended_at >= ? AND n.ended_at < ? AND {COUNTS} AND r.marks NOT LIKE '%unfinished%'"
)
"""Seats of finished games that count for a person; the arguments are person, server, start and end."""


class FinishedGames:
    """Finished games of servers. Every method may raise the kinds of ``StoreError`` that ``Store`` names."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    # ---- results

    async def put_results(self, table_id: str, results: Sequence[ResultRow]) -> None:
        """Write new or recalculated results of a game; the evening of earlier ones stays. A deleted game is skipped.

        The same transaction deletes the ratings that depend on them; they are recalculated on demand (CL-12.9).
        """
        for guild, game in await self._read("SELECT guild_id, game FROM nights WHERE table_id = ?", table_id):
            dropped = Statement("DELETE FROM ratings WHERE guild_id = ? AND game = ?", (guild, game))
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

    async def newest(self, most: int) -> tuple[str, ...]:
        """Return the tables of up to ``most`` finished games of all servers, those that ended last first."""
        return tuple([row[0] for row in await self._read("SELECT table_id FROM nights ORDER BY ended_at DESC, table_id LIMIT ?", most)])

    async def results(self, table_id: str) -> tuple[ResultRow, ...]:
        """Return the results of a game by seat; empty if they are missing."""
        rows = await self._read(f"SELECT {RESULT_COLUMNS} FROM results WHERE table_id = ? ORDER BY seat", table_id)
        return tuple([result_row(row) for row in rows])

    async def amend_record(self, table_id: str, fields: Json) -> None:
        """Add fields to the record of a finished game; a deleted game is skipped."""
        for guild, record in await self._read("SELECT guild_id, record FROM nights WHERE table_id = ?", table_id):
            changed = pack({**unpack(record), **fields})
            await self._write(Statement("UPDATE nights SET record = ? WHERE table_id = ? AND guild_id = ?", (changed, table_id, guild)))

    # ---- one game, and lists

    async def night(self, table_id: str) -> NightRow | None:
        """Return a finished game with its record, or None."""
        rows = await self._read(f"SELECT {NIGHT_COLUMNS} FROM nights WHERE table_id = ?", table_id)
        if not rows:
            return None
        seats = await self._read(f"SELECT {NIGHT_SEAT_COLUMNS} FROM night_seats WHERE table_id = ? ORDER BY seat", table_id)
        return night_row(rows[0], seats)

    async def channels(self, guild_id: int) -> frozenset[int]:
        """Return the channels in which a server has played; 0 stands for the unknown ones of old games."""
        rows = await self._read("SELECT DISTINCT channel_id FROM nights WHERE guild_id = ?", guild_id)
        return frozenset([row[0] for row in rows])

    async def lines(
        self,
        guild_id: int,
        sight: VisibleGames,
        *,
        game: str | None = None,
        user_id: int | None = None,
        evening_id: str | None = None,
        skip: int = 0,
        most: int = 10,
    ) -> tuple[HistoryLine, ...]:
        """Return visible finished games, newest first, up to ``most`` after the first ``skip`` (CL-15.1).

        Filters: ``game``, ``user_id`` (a person for whom a seat counts), ``evening_id``.
        """
        where: list[str] = ["n.guild_id = ?"]
        args: list[Any] = [guild_id]
        for condition, more in (seen(sight), chosen(game, user_id, evening_id)):
            where += condition
            args += more
        sql = f"SELECT n.table_id FROM nights n WHERE {' AND '.join(where)} ORDER BY n.ended_at DESC, n.table_id DESC LIMIT ? OFFSET ?"
        return await self._night_lines([row[0] for row in await self._read(sql, *args, most, skip)])

    async def may_see(self, guild_id: int, sight: VisibleGames, table_id: str) -> bool:
        """Return whether a game of this server is visible."""
        condition, args = seen(sight)
        sql = f"SELECT 1 FROM nights n WHERE n.guild_id = ? AND n.table_id = ? AND {' AND '.join(condition)}"
        return bool(await self._read(sql, guild_id, table_id, *args))

    async def last_evening(self, guild_id: int, sight: VisibleGames) -> str | None:
        """Return the evening of the last visible game that has one, or None."""
        condition, args = seen(sight)
        sql = (
            "SELECT r.evening_id FROM nights n JOIN results r ON r.table_id = n.table_id AND r.evening_id IS NOT NULL "
            f"WHERE n.guild_id = ? AND {' AND '.join(condition)} ORDER BY n.ended_at DESC, n.table_id DESC LIMIT 1"
        )
        rows = await self._read(sql, guild_id, *args)
        return rows[0][0] if rows else None

    async def evenings(self, guild_id: int, sight: VisibleGames, *, most: int, only: str | None = None) -> tuple[EveningLine, ...]:
        """Return up to ``most`` evenings with visible finished games, newest first; ``only``: just that evening."""
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
        """Count the evenings of a server at which a person finished a game in a period."""
        rows = await self._read(f"SELECT COUNT(DISTINCT r.evening_id) {_OWN}", user_id, guild_id, since, until)
        return int(rows[0][0])

    async def _night_lines(self, tables: Sequence[str]) -> tuple[HistoryLine, ...]:
        if not tables:
            return ()
        places = placeholders(tables)
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

    # ---- counts

    async def tallies(
        self, guild_id: int, *, since: float | None = None, until: float | None = None, evening_id: str | None = None
    ) -> tuple[Tally, ...]:
        """Return the tally of each person on a server, of games that ended in ``[since, until)``; two seats of one game are one game.

        ``evening_id``: only the games of that evening.
        """
        where, args = times(guild_id, since, until)
        if evening_id is not None:
            where.append("r.evening_id = ?")
            args.append(evening_id)
        sql = (
            "SELECT s.user_id, COUNT(DISTINCT CASE WHEN r.marks = '' OR r.marks NOT LIKE '%unfinished%' THEN n.table_id END), "
            "COUNT(DISTINCT CASE WHEN r.won THEN n.table_id END), SUM(r.points) "
            "FROM nights n JOIN results r ON r.table_id = n.table_id JOIN night_seats s ON s.table_id = r.table_id AND s.seat = r.seat "
            f"WHERE {' AND '.join(where)} AND {COUNTS} GROUP BY s.user_id ORDER BY s.user_id"
        )
        return tuple([Tally(user_id=row[0], games=row[1], won=row[2], points=row[3]) for row in await self._read(sql, *args)])

    async def parts(self, guild_id: int, user_id: int, since: float, until: float) -> tuple[AlikeGames, ...]:
        """Return the finished games of a person on a server in a period, grouped."""
        seats = "(SELECT COUNT(*) FROM night_seats o WHERE o.table_id = s.table_id)"
        sql = (
            "SELECT game, role, side, seats, COUNT(*), SUM(CASE WHEN won THEN 1 ELSE 0 END), SUM(points) FROM "
            f"(SELECT n.game, r.role, r.side, {seats} AS seats, r.won, r.points {_OWN}) AS mine "
            "GROUP BY game, role, side, seats ORDER BY game, role, side, seats"
        )
        return tuple([
            AlikeGames(game=row[0], role=row[1], side=row[2], seats=row[3], games=row[4], won=row[5], points=row[6])
            for row in await self._read(sql, user_id, guild_id, since, until)
        ])  # fmt: skip

    async def last_played(self, guild_id: int, user_id: int, since: float, until: float, *, most: int) -> tuple[CountedGame, ...]:
        """Return the last finished games of a person in a period, newest first, with all seats.

        A game counts once, even if two seats of it count for the person.
        """
        sql = f"SELECT n.table_id {_OWN} GROUP BY n.table_id, n.ended_at ORDER BY n.ended_at DESC, n.table_id DESC LIMIT ?"
        rows = await self._read(sql, user_id, guild_id, since, until, most)
        tables = [row[0] for row in rows]
        found = await self._counted(f"n.table_id IN ({placeholders(tables)})", *tables) if tables else ()
        return found[::-1]

    async def rated(self, guild_id: int, game: str, *, after: PageKey | None = None) -> tuple[CountedGame, ...]:
        """Return the rated games of a server in one game, after ``after``, in the order in which ratings are calculated (CL-12.1)."""
        late, args = following(after)
        return await self._counted(f"n.guild_id = ? AND n.game = ? AND r.rated = ''{late}", guild_id, game, *args)

    async def extent(self, guild_id: int, game: str) -> Extent | None:
        """Return the extent of a server's finished games of one kind, or None."""
        sql = (
            "SELECT n.ended_at, n.table_id, (SELECT COUNT(*) FROM nights m WHERE m.guild_id = n.guild_id AND m.game = n.game) "
            "FROM nights n WHERE n.guild_id = ? AND n.game = ? ORDER BY n.ended_at DESC, n.table_id DESC LIMIT 1"
        )
        rows = await self._read(sql, guild_id, game)
        return Extent(ended_at=rows[0][0], table_id=rows[0][1], games=rows[0][2]) if rows else None

    async def count(self, guild_id: int, game: str, *, after: PageKey | None = None) -> int:
        """Count a server's finished games of one kind after ``after``."""
        late, args = following(after)
        rows = await self._read(f"SELECT COUNT(*) FROM nights n WHERE n.guild_id = ? AND n.game = ?{late}", guild_id, game, *args)
        return int(rows[0][0])

    async def ended_between(self, guild_id: int, since: float, until: float) -> tuple[CountedGame, ...]:
        """Return the games of a server that ended in ``[since, until)``, oldest first, with all seats."""
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
            share = float(not row[6]) if row[5] is None else row[5]  # without one: as in ``COUNTS``
            games[-1][1].append(CountedSeat(user_id=row[4], bot_player=bool(row[6]), share=share, result=result_row(tuple(row)[7:])))
        return tuple([
            CountedGame(table_id=head[0], guild_id=head[1], game=head[2], ended_at=head[3], seats=tuple(seats)) for head, seats in games
        ])  # fmt: skip

    async def settings_of(self, people: Collection[int]) -> dict[int, Json]:
        """Return the settings of these people, without those who have none."""
        found: dict[int, Json] = {}
        for start in range(0, len(people), AT_ONCE):
            some = list(people)[start : start + AT_ONCE]
            rows = await self._read(f"SELECT user_id, settings FROM person_settings WHERE user_id IN ({placeholders(some)})", *some)
            found.update({row[0]: from_json(row[1]) for row in rows})
        return found

    async def know(self, people: Collection[int]) -> bool:
        """Whether each of these people sat in a finished game: nobody who has been forgotten did."""
        found = 0
        for start in range(0, len(people), AT_ONCE):
            some = list(people)[start : start + AT_ONCE]
            rows = await self._read(f"SELECT COUNT(DISTINCT user_id) FROM night_seats WHERE user_id IN ({placeholders(some)})", *some)
            found += rows[0][0]
        return found == len(people)

    async def names(self, guild_id: int, people: Collection[int]) -> dict[int, str]:
        """Return the name of each of these people in their last game on a server, if any."""
        if not people:
            return {}
        lately = f"SELECT table_id, ended_at FROM nights WHERE guild_id = ? ORDER BY ended_at DESC LIMIT {LATELY}"
        sql = (
            f"SELECT s.user_id, s.name FROM ({lately}) n JOIN night_seats s ON s.table_id = n.table_id "
            f"WHERE s.user_id IN ({placeholders(people)}) ORDER BY n.ended_at"
        )
        found = {row[0]: str(row[1]) for row in await self._read(sql, guild_id, *people)}
        for person in people:
            if person not in found and (name := await self._name(guild_id, person)):
                found[person] = name
        return found

    async def _name(self, guild_id: int, person: int) -> str:
        """Return the name of a person who has not played lately, empty if never."""
        sql = (
            "SELECT s.name FROM night_seats s JOIN nights n ON n.table_id = s.table_id "
            "WHERE s.user_id = ? AND n.guild_id = ? ORDER BY n.ended_at DESC LIMIT 1"
        )
        rows = await self._read(sql, person, guild_id)
        return str(rows[0][0]) if rows else ""


def _line(row: Columns, winners: Sequence[str], seats: int) -> HistoryLine:
    table, game, ended_at, winner = row
    return HistoryLine(table_id=table, game=game, ended_at=ended_at, winner=winner, winners=tuple(winners), seats=seats)
