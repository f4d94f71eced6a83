"""Evenings in the store, with optimistic versions: of two concurrent changes the second has to read again (CL-1.4)."""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import asdict
from typing import Any

from bot.store.encoding import Columns, clean, from_json, to_json
from bot.store.errors import EveningChanged
from bot.store.evening_rows import (
    AnswerRow,
    AttendanceOutcome,
    AttendeeRow,
    DateRow,
    EveningChange,
    EveningRow,
    EveningState,
    EveningTableRow,
    SavedEvening,
    SeriesRow,
    VoteRow,
)
from bot.store.statements import Read, Statement, Write, placeholders

EVENING = (
    "id, guild_id, channel_id, series_id, host_id, state, name, starts_at, zone, wall_time, plan, surfaces, version, created_at, over_at"
)
SERIES = "id, guild_id, host_id, rule, wall_time, zone, plan, state, touched_at"
DATE = "n, starts_at, wall_time"
VOTE = "n, user_id, name, seq"
ANSWER = "user_id, name, answer, seq, at, source, reminded"
ATTENDEE = "user_id, present_at, outcome, excused"
TABLE = "table_id, round, place"
JSON_COLUMNS = ("plan", "surfaces")


class Evenings:
    """Evenings, their answers and their series. Every method may raise the kinds of ``StoreError`` that ``Store`` names."""

    def __init__(self, location: str, read: Read, write: Write, write_for_server: Callable[..., Awaitable[None]]) -> None:
        """``write_for_server(server, id, ...)`` writes for the owner of the server only."""
        self._location = location
        self._read = read
        self._write = write
        self._write_for_server = write_for_server

    async def create(self, saved: SavedEvening) -> None:
        """Write a new evening with all its rows."""
        row = saved.evening
        whole = EveningChange(answers=saved.answers, dates=saved.dates, people=saved.people, tables=saved.tables, votes=_by_person(saved))
        await self._write_for_server(row.guild_id, row.id, _insert("evenings", EVENING, _evening_columns(row)), *_statements(row, whole))

    async def change(self, row: EveningRow, change: EveningChange) -> None:
        """Write a change of the evening that was read as ``row``. ``EveningChanged``: another change came first, nothing is written."""
        columns: dict[str, Any] = dict(change.columns)
        columns.update({name: to_json(columns[name]) for name in JSON_COLUMNS if name in columns})
        names = "".join(f", {name} = ?" for name in columns)
        sql = f"UPDATE evenings SET version = version + 1{names} WHERE id = ? AND version = ? RETURNING id"
        refusal = EveningChanged(self._location, f"evening {row.id} has another version than {row.version}")
        await self._write(Statement(sql, (*columns.values(), row.id, row.version), refusal), *_statements(row, change))

    async def drop(self, evening_id: str) -> None:
        """Delete a draft, if it exists."""
        await self._write(Statement("DELETE FROM evenings WHERE id = ? AND state = 'draft'", (evening_id,)))

    async def evening(self, evening_id: str) -> SavedEvening | None:
        found = await self._where("id = ?", evening_id)
        return found[0] if found else None

    async def in_states(self, *states: EveningState) -> tuple[SavedEvening, ...]:
        """Return all evenings in these states, by id."""
        return await self._where(f"state IN ({placeholders(states)}) ORDER BY id", *states)

    async def ended_since(self, moment: float) -> tuple[SavedEvening, ...]:
        """Return the evenings that were over or cancelled after ``moment`` (unix seconds): they may still have messages to send."""
        return await self._where("state IN ('over', 'cancelled') AND over_at > ? ORDER BY id", float(moment))

    async def answered_by(self, user_id: int) -> tuple[SavedEvening, ...]:
        """Return the planned and open evenings that a person has answered, by id."""
        mine = "SELECT evening_id FROM evening_answers WHERE user_id = ?"
        return await self._where(f"state IN ('planned', 'open') AND id IN ({mine}) ORDER BY id", user_id)

    async def last_of_series(self, series_id: str) -> SavedEvening | None:
        found = await self._where("series_id = ? ORDER BY created_at DESC LIMIT 1", series_id)
        return found[0] if found else None

    async def last_over(self, guild_id: int, limit: int = 5) -> tuple[SavedEvening, ...]:
        """Return the last evenings of a server that are over, the newest first."""
        return await self._where("guild_id = ? AND state = 'over' ORDER BY over_at DESC LIMIT ?", guild_id, limit)

    async def owed(self, guild_id: int) -> dict[int, tuple[str, float]]:
        """Return the people to whom a server owes a chair, each with the evening and the term (CL-5.5)."""
        rows = await self._read("SELECT user_id, evening_id, until FROM owed WHERE guild_id = ?", guild_id)
        return {user: (evening, until) for user, evening, until in rows}

    async def outcomes(self, guild_id: int, people: Collection[int], since: float) -> dict[int, list[AttendanceOutcome]]:
        """Return the attendance of these people at evenings of a server that were over after ``since``, newest first (CL-10.5)."""
        found: dict[int, list[AttendanceOutcome]] = defaultdict(list)
        if people:
            sql = (
                "SELECT p.user_id, p.outcome FROM evening_people p JOIN evenings e ON e.id = p.evening_id WHERE e.guild_id = ? "
                f"AND e.state = 'over' AND e.over_at > ? AND p.outcome IS NOT NULL AND p.user_id IN ({placeholders(people)}) "
                "ORDER BY e.over_at DESC"
            )
            for user, outcome in await self._read(sql, guild_id, float(since), *people):
                found[user].append(outcome)
        return dict(found)

    async def excuse(self, guild_id: int, user_id: int) -> bool:
        """Excuse the newest unexcused absence of a person on a server; False when there is none (CL-10.5)."""
        newest = (
            "SELECT e.id FROM evening_people p JOIN evenings e ON e.id = p.evening_id WHERE e.guild_id = ? AND p.user_id = ? "
            "AND p.outcome = 'no_show' ORDER BY e.over_at DESC LIMIT 1"
        )
        sql = f"UPDATE evening_people SET outcome = 'excused', excused = ? WHERE user_id = ? AND evening_id = ({newest}) RETURNING user_id"
        rows = await self._write(Statement(sql, (True, user_id, guild_id, user_id)))
        return bool(rows[0])

    async def put_series(self, series: SeriesRow) -> None:
        """Write a series, or replace it."""
        names = ", ".join(f"{name} = excluded.{name}" for name in SERIES.split(", ")[1:])
        columns = asdict(series) | {"plan": to_json(series.plan)}
        insert = _insert("series", SERIES, tuple(columns[name] for name in SERIES.split(", ")), f"ON CONFLICT (id) DO UPDATE SET {names}")
        await self._write_for_server(series.guild_id, series.id, insert)

    async def series(self, *, running: bool = True) -> tuple[SeriesRow, ...]:
        """Return the running series, or the ended ones."""
        rows = await self._read(f"SELECT {SERIES} FROM series WHERE state = ? ORDER BY id", "running" if running else "ended")
        return tuple(map(_series_row, rows))

    async def _where(self, condition: str, *args: object) -> tuple[SavedEvening, ...]:
        rows = await self._read(f"SELECT {EVENING} FROM evenings WHERE {condition}", *args)
        if not rows:
            return ()
        ids = [row[0] for row in rows]
        dates = await self._by_evening(DATE, "evening_dates", "n", ids)
        votes = await self._by_evening(VOTE, "evening_votes", "seq, n", ids)
        answers = await self._by_evening(ANSWER, "evening_answers", "seq", ids)
        people = await self._by_evening(ATTENDEE, "evening_people", "user_id", ids)
        tables = await self._by_evening(TABLE, "evening_tables", "round, place", ids)
        return tuple(
            SavedEvening(
                evening=_evening_row(row),
                dates=tuple(DateRow(n=n, starts_at=at, wall_time=wall) for n, at, wall in dates[row[0]]),
                votes=tuple(VoteRow(n=n, user_id=user, name=name, seq=seq) for n, user, name, seq in votes[row[0]]),
                answers=tuple(map(_answer_row, answers[row[0]])),
                people=tuple(map(_attendee_row, people[row[0]])),
                tables=tuple(EveningTableRow(table_id=one, round=number, place=place) for one, number, place in tables[row[0]]),
            )
            for row in rows
        )

    async def _by_evening(self, columns: str, relation: str, order: str, ids: Sequence[str]) -> dict[str, list[Any]]:
        sql = f"SELECT evening_id, {columns} FROM {relation} WHERE evening_id IN ({placeholders(ids)}) ORDER BY evening_id, {order}"
        grouped: dict[str, list[Any]] = defaultdict(list)
        for row in await self._read(sql, *ids):
            grouped[row[0]].append(tuple(row)[1:])
        return grouped


# -- statements


def _statements(row: EveningRow, change: EveningChange) -> list[Statement]:
    """Return the statements of a change, without the columns of the evening itself."""
    return [
        *_dates(row.id, change.dates),
        *(statement for user, votes in change.votes.items() for statement in _votes(row.id, user, votes)),
        *(Statement("DELETE FROM evening_answers WHERE evening_id = ? AND user_id = ?", (row.id, user)) for user in change.withdrawn),
        *(_upsert("evening_answers", ANSWER, "user_id", row.id, _answer_columns(answer)) for answer in change.answers),
        *(_upsert("evening_people", ATTENDEE, "user_id", row.id, _attendee_columns(person)) for person in change.people),
        *(_upsert("evening_tables", TABLE, "table_id", row.id, (one.table_id, one.round, one.place)) for one in change.tables),
        *(Statement("DELETE FROM owed WHERE guild_id = ? AND user_id = ?", (row.guild_id, user)) for user in change.paid),
        *(_owe(row, user, until) for user, until in change.owed),
    ]


def _owe(row: EveningRow, user: int, until: float) -> Statement:
    sql = (
        "INSERT INTO owed (guild_id, user_id, evening_id, until) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (guild_id, user_id) DO UPDATE SET evening_id = excluded.evening_id, until = excluded.until"
    )
    return Statement(sql, (row.guild_id, user, row.id, float(until)))


def _dates(evening: str, dates: Sequence[DateRow] | None) -> list[Statement]:
    """Return the statements that replace all dates and delete the votes for removed ones."""
    if dates is None:
        return []
    kept = [date.n for date in dates] or [-1]
    gone = (evening, *kept)
    return [
        Statement(f"DELETE FROM evening_votes WHERE evening_id = ? AND n NOT IN ({placeholders(kept)})", gone),
        Statement(f"DELETE FROM evening_dates WHERE evening_id = ? AND n NOT IN ({placeholders(kept)})", gone),
        *(_upsert("evening_dates", DATE, "n", evening, (date.n, float(date.starts_at), date.wall_time)) for date in dates),
    ]


def _votes(evening: str, user: int, votes: Sequence[VoteRow]) -> list[Statement]:
    columns = f"evening_id, {VOTE}"
    return [
        Statement("DELETE FROM evening_votes WHERE evening_id = ? AND user_id = ?", (evening, user)),
        *(_insert("evening_votes", columns, (evening, vote.n, vote.user_id, clean(vote.name), vote.seq)) for vote in votes),
    ]


def _insert(relation: str, columns: str, values: Sequence[object], conflict: str = "") -> Statement:
    return Statement(f"INSERT INTO {relation} ({columns}) VALUES ({placeholders(values)}) {conflict}".strip(), tuple(values))


def _upsert(relation: str, columns: str, key: str, evening: str, values: Sequence[object]) -> Statement:
    names = ", ".join(f"{name} = excluded.{name}" for name in columns.split(", ") if name != key)
    return _insert(relation, f"evening_id, {columns}", (evening, *values), f"ON CONFLICT (evening_id, {key}) DO UPDATE SET {names}")


def _by_person(saved: SavedEvening) -> dict[int, tuple[VoteRow, ...]]:
    users = {vote.user_id for vote in saved.votes}
    return {user: tuple(vote for vote in saved.votes if vote.user_id == user) for user in users}


# -- rows and columns


def _evening_columns(row: EveningRow) -> tuple[object, ...]:
    columns = asdict(row) | {name: to_json(getattr(row, name)) for name in JSON_COLUMNS} | {"name": clean(row.name)}
    return tuple(columns[name] for name in EVENING.split(", "))


def _evening_row(columns: Columns) -> EveningRow:
    known: dict[str, Any] = dict(zip(EVENING.split(", "), columns, strict=True))
    known.update({name: from_json(known[name]) for name in JSON_COLUMNS})
    return EveningRow(**known)


def _series_row(columns: Columns) -> SeriesRow:
    known: dict[str, Any] = dict(zip(SERIES.split(", "), columns, strict=True))
    known["plan"] = from_json(known["plan"])
    return SeriesRow(**known)


def _answer_columns(row: AnswerRow) -> tuple[object, ...]:
    return (row.user_id, clean(row.name), row.answer, row.seq, float(row.at), row.source, " ".join(sorted(row.reminded)))


def _answer_row(columns: Columns) -> AnswerRow:
    user, name, answer, seq, at, source, reminded = columns
    return AnswerRow(user_id=user, name=name, answer=answer, seq=seq, at=at, source=source, reminded=frozenset(reminded.split()))


def _attendee_columns(row: AttendeeRow) -> tuple[object, ...]:
    return (row.user_id, row.present_at, row.outcome, row.excused)


def _attendee_row(columns: Columns) -> AttendeeRow:
    user, present_at, outcome, excused = columns
    return AttendeeRow(user_id=user, present_at=present_at, outcome=outcome, excused=bool(excused))
