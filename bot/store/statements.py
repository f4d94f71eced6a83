"""The writing statements, one small function each; ``?`` is the placeholder for both databases."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple

from bot.store.encoding import (
    DELIVERY_COLUMNS,
    ENTRY_COLUMNS,
    NIGHT_COLUMNS,
    NIGHT_SEAT_COLUMNS,
    SEAT_COLUMNS,
    TABLE_COLUMNS,
    Columns,
    changed_columns,
    night_columns,
    night_seat_columns,
    seat_columns,
    table_columns,
    to_json,
)
from bot.store.errors import AlreadyDecided, NoSuchTable, StoreError, TableExists
from bot.store.rows import OCCUPYING, DeliveryRow, Json, NewEntry, NightRow, OfShards, SeatRow, TableChanges, TableRow


class Statement(NamedTuple):
    """One statement of a transaction. If ``refusal`` is set and it returns no row, the transaction rolls back and ``refusal`` is raised."""

    sql: str
    args: tuple[object, ...]
    refusal: StoreError | None = None


Read = Callable[..., Awaitable[Sequence[Columns]]]
"""Runs a query, given with its arguments, and returns its rows."""

Write = Callable[..., Awaitable[list[Sequence[Columns]]]]
"""Runs statements in one transaction and returns the rows of each."""

RewriteLock = Callable[[], AbstractAsyncContextManager[None]]
"""A lock around reading finished rows and writing them in another form, so that nobody else changes them in between."""


def placeholders(values: Collection[object]) -> str:
    """Return a question mark for each of ``values``, with commas."""
    return ", ".join("?" for _ in values)


def among_shards(among: OfShards | None) -> tuple[str, list[int]]:
    """Return a condition that selects the servers of some shards (None: all), with its arguments."""
    if among is None:
        return "", []
    if not among.ids:
        return " AND 1 = 0", []
    return f" AND (guild_id >> 22) % {int(among.total)} IN ({placeholders(among.ids)})", sorted(among.ids)


def _placeholders_for(columns: str) -> str:
    return placeholders(columns.split(","))


def insert_table(location: str, row: TableRow, now: float) -> Statement:
    """Write a new table, or ``TableExists``; the database refuses when another table lives in its channel."""
    columns = f"{TABLE_COLUMNS}, occupies"
    sql = f"INSERT INTO tables ({columns}) VALUES ({_placeholders_for(columns)}) ON CONFLICT (id) DO NOTHING RETURNING id"
    occupies = row.channel_id if row.phase in OCCUPYING else None
    return Statement(sql, (*table_columns(row, now), occupies), TableExists(location, f"table {row.id} exists already"))


def update_table(location: str, table_id: str, changes: TableChanges, now: float) -> Statement:
    """Write changed columns of a table, or ``NoSuchTable``; the database refuses when another table lives in its new channel."""
    columns = changed_columns(changes) | {"updated_at": now}
    if changes.get("phase", "lobby") not in OCCUPYING:
        columns["occupies"] = None
    elif "channel_id" in changes:
        columns["occupies"] = changes["channel_id"]
    assignments = ", ".join(f"{name} = ?" for name in columns)
    sql = f"UPDATE tables SET {assignments} WHERE id = ? RETURNING id"
    return Statement(sql, (*columns.values(), table_id), NoSuchTable(location, f"no table {table_id}"))


def leave_channel(location: str, table_id: str) -> Statement:
    """Free the channel of a table, or ``NoSuchTable``."""
    sql = "UPDATE tables SET occupies = NULL WHERE id = ? RETURNING id"
    return Statement(sql, (table_id,), NoSuchTable(location, f"no table {table_id}"))


def insert_entry(location: str, table_id: str, n: int, entry: NewEntry) -> Statement:
    """Write a new entry, or ``AlreadyDecided``."""
    at, kind, payload = entry
    columns = f"table_id, {ENTRY_COLUMNS}"
    sql = f"INSERT INTO entries ({columns}) VALUES ({_placeholders_for(columns)}) ON CONFLICT (table_id, n) DO NOTHING RETURNING n"
    return Statement(sql, (table_id, n, float(at), kind, to_json(payload)), AlreadyDecided(location, table_id, n))


def upsert_seat(table_id: str, seat: SeatRow) -> Statement:
    """Write a seat, new or replaced."""
    columns = f"table_id, {SEAT_COLUMNS}"
    sql = f"INSERT INTO seats ({columns}) VALUES ({_placeholders_for(columns)}) ON CONFLICT (table_id, seat) DO UPDATE SET " + _taken_over(
        "user_id", "name", "automat", "joined_at", "extra"
    )
    return Statement(sql, seat_columns(table_id, seat))


def delete_seat(table_id: str, seat: int) -> Statement:
    return Statement("DELETE FROM seats WHERE table_id = ? AND seat = ?", (table_id, seat))


def upsert_position(table_id: str, surface: str, position: int) -> Statement:
    """Write how far a surface has been brought up to date."""
    sql = "INSERT INTO positions (table_id, surface, position) VALUES (?, ?, ?) ON CONFLICT (table_id, surface) DO UPDATE SET "
    return Statement(sql + _taken_over("position"), (table_id, surface, position))


def upsert_delivery(table_id: str, delivery: DeliveryRow) -> Statement:
    """Write a delivery, new or replaced."""
    columns = f"table_id, {DELIVERY_COLUMNS}"
    sql = f"INSERT INTO deliveries ({columns}) VALUES ({_placeholders_for(columns)}) ON CONFLICT (table_id, n) DO UPDATE SET "
    args = (table_id, delivery.n, delivery.surface, delivery.state, to_json(delivery.payload))
    return Statement(sql + _taken_over("surface", "state", "payload"), args)


def settle_delivery(table_id: str, n: int) -> Statement:
    return Statement("UPDATE deliveries SET state = 'done' WHERE table_id = ? AND n = ?", (table_id, n))


def upsert_person(user_id: int, settings: Json, now: float) -> Statement:
    """Write settings of a person, new or replaced, by a press at ``now``."""
    sql = "INSERT INTO person_settings (user_id, settings, touched_at) VALUES (?, ?, ?) ON CONFLICT (user_id) DO UPDATE SET "
    return Statement(sql + _taken_over("settings", "touched_at"), (user_id, to_json(settings), float(now)))


def replace_settings(guild_id: int, before: str, settings: Json) -> Statement:
    """Replace the settings of a guild if they are still ``before`` (empty: none); it returns the guild when it did."""
    sql = (
        "INSERT INTO guild_settings (guild_id, settings) VALUES (?, ?) "
        "ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings WHERE guild_settings.settings = ? RETURNING guild_id"
    )
    return Statement(sql, (guild_id, to_json(settings), before))


def insert_night(night: NightRow) -> list[Statement]:
    """Write a finished game with its seats; nothing if it is already in the history."""
    columns = f"table_id, {NIGHT_SEAT_COLUMNS}"
    one = f"INSERT INTO nights ({NIGHT_COLUMNS}) VALUES ({_placeholders_for(NIGHT_COLUMNS)}) ON CONFLICT (table_id) DO NOTHING"
    each = f"INSERT INTO night_seats ({columns}) VALUES ({_placeholders_for(columns)}) ON CONFLICT (table_id, seat) DO NOTHING"
    return [Statement(one, night_columns(night)), *(Statement(each, night_seat_columns(night.table_id, seat)) for seat in night.seats)]


def _taken_over(*columns: str) -> str:
    return ", ".join(f"{column} = excluded.{column}" for column in columns)
