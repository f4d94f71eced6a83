"""Rows to columns and back."""

import base64
import json
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.store.rows import DamagedTable, DeliveryRow, EntryRow, Json, NightRow, NightSeat, SeatRow, TableChanges, TableRow

COMPRESSED = "folded"
"""The kind of a row that holds a whole log."""

Row = Sequence[Any]
"""A row of the log: number, moment, kind, payload as JSON."""


def compressed(rows: Iterable[Row]) -> str:
    """Return the payload that holds these rows."""
    text = json.dumps([list(row) for row in rows], separators=(",", ":"))
    return json.dumps({"log": base64.b64encode(zlib.compress(text.encode(), 9)).decode("ascii")}, separators=(",", ":"))


def decompressed(rows: Iterable[Row]) -> Iterator[Row]:
    """Return the original rows of one log. Raises ValueError for a damaged row."""
    for row in rows:
        if row[2] == COMPRESSED:
            yield from json.loads(decompressed_text(row[3]))
        else:
            yield row


def decompressed_text(payload: str) -> str:
    """Return the rows in a payload as JSON. Raises ValueError for a damaged payload."""
    try:
        return zlib.decompress(base64.b64decode(json.loads(payload)["log"], validate=True)).decode()
    except (KeyError, TypeError, zlib.error) as wrong:
        raise ValueError("a folded log cannot be read") from wrong


Columns = Sequence[Any]
"""A row as a driver gives it; its columns have the types that the migrations say."""

TABLE_COLUMNS = (
    "id, guild_id, channel_id, host_id, game, phase, options, setup, seed, rules_version, language, surfaces, created_at, updated_at"
)
SEAT_COLUMNS = "seat, user_id, name, automat, joined_at, extra"
ENTRY_COLUMNS = "n, at, kind, payload"
DELIVERY_COLUMNS = "n, surface, state, payload"
NIGHT_COLUMNS = "table_id, guild_id, game, ended_at, winner, record, channel_id, started_at, host_id"
NIGHT_SEAT_COLUMNS = "seat, user_id, name, automat, won, score, share"

CHANGEABLE = frozenset(TableChanges.__annotations__)

_COMPACT = json.JSONEncoder(separators=(",", ":"))


def to_json(value: Mapping[str, object]) -> str:
    """Compact JSON in plain ASCII (safe for lone surrogates); TypeError for what JSON cannot hold."""
    return _COMPACT.encode(dict(value))


def from_json(text: str) -> Json:
    """Return the dictionary that ``to_json`` wrote."""
    value: Json = json.loads(text)
    return value


def many_from_json(texts: Iterable[str]) -> list[Json]:
    """Parse many texts in one pass: a restart reads a hundred thousand of them."""
    values: list[Json] = json.loads(f"[{','.join(texts)}]")
    return values


def clean(name: str) -> str:
    """Return a name without NUL and lone surrogates, which a text column refuses."""
    return name.replace("\0", "").encode("utf-8", "replace").decode("utf-8")


def pack(record: Json) -> str:
    """Return a record as deflated JSON in base64."""
    return base64.b64encode(zlib.compress(to_json(record).encode())).decode("ascii")


def unpack(text: str) -> Json:
    """Return the record that ``pack`` wrote."""
    return from_json(zlib.decompress(base64.b64decode(text)).decode())


def table_columns(row: TableRow, now: float) -> tuple[object, ...]:
    first = (row.id, row.guild_id, row.channel_id, row.host_id, row.game, row.phase, to_json(row.options), to_json(row.setup))
    return (*first, row.seed, row.rules_version, row.language, to_json(row.surfaces), now, now)


def table_row(columns: Columns) -> TableRow:
    id_, guild, channel, host, game, phase, options, setup, seed, version, language, surfaces, created, updated = columns
    return TableRow(
        id=id_,
        guild_id=guild,
        channel_id=channel,
        host_id=host,
        game=game,
        phase=phase,
        options=from_json(options),
        setup=from_json(setup),
        seed=seed,
        rules_version=version,
        language=language,
        surfaces=from_json(surfaces),
        created_at=created,
        updated_at=updated,
    )


def damaged_table(columns: Columns, positions: dict[str, int], reason: str) -> DamagedTable:
    """Return the part of a table that needs no parsing, from the columns of ``TABLE_COLUMNS``."""
    id_, guild, channel, host, game, _phase, _options, _setup, _seed, _version, language, *_ = columns
    return DamagedTable(
        id=id_, guild_id=guild, channel_id=channel, host_id=host, game=game, language=language, positions=positions, reason=reason
    )


def changed_columns(changes: TableChanges) -> dict[str, object]:
    """Return changed column names and values; TypeError for a column that may not change."""
    foreign = sorted(set(changes) - CHANGEABLE)
    if foreign:
        raise TypeError(f"no changeable columns of a table: {', '.join(foreign)}")
    return {name: to_json(value) if isinstance(value, Mapping) else value for name, value in changes.items()}


def seat_columns(table_id: str, seat: SeatRow) -> tuple[object, ...]:
    return (table_id, seat.seat, seat.user_id, clean(seat.name), seat.bot_player, float(seat.joined_at), to_json(seat.extra))


def seat_row(columns: Columns) -> SeatRow:
    seat, user_id, name, bot_player, joined_at, extra = columns
    return SeatRow(seat=seat, user_id=user_id, name=name, bot_player=bool(bot_player), joined_at=joined_at, extra=from_json(extra))


def entry_rows(rows: Sequence[Columns]) -> tuple[EntryRow, ...]:
    """Return entries from rows of ``ENTRY_COLUMNS``, decompressing a compressed log."""
    if rows and rows[0][2] == COMPRESSED:
        rows = list(decompressed(rows))
    payloads = many_from_json(row[3] for row in rows)
    return tuple(EntryRow(n=row[0], at=float(row[1]), kind=row[2], payload=payload) for row, payload in zip(rows, payloads, strict=True))


def delivery_row(columns: Columns) -> DeliveryRow:
    n, surface, state, payload = columns
    return DeliveryRow(n=n, surface=surface, state=state, payload=from_json(payload))


def night_columns(night: NightRow) -> tuple[object, ...]:
    what = (night.table_id, night.guild_id, night.game, float(night.ended_at), night.winner, pack(night.record))
    return (*what, night.channel_id, float(night.started_at), night.host_id)


def night_row(columns: Columns, seats: Sequence[Columns]) -> NightRow:
    """Return a finished game from the columns of ``NIGHT_COLUMNS`` and its seats from those of ``NIGHT_SEAT_COLUMNS``."""
    table_id, guild_id, game, ended_at, winner, record, channel_id, started_at, host_id = columns
    return NightRow(
        table_id=table_id,
        guild_id=guild_id,
        game=game,
        ended_at=ended_at,
        winner=winner,
        record=unpack(record),
        seats=tuple(night_seat(seat) for seat in seats),
        channel_id=channel_id,
        started_at=started_at,
        host_id=host_id,
    )


def night_seat_columns(table_id: str, seat: NightSeat) -> tuple[object, ...]:
    return (table_id, seat.seat, seat.user_id, clean(seat.name), seat.bot_player, seat.won, seat.score, seat.share)


def night_seat(columns: Columns) -> NightSeat:
    seat, user_id, name, bot_player, won, score, share = columns
    return NightSeat(seat=seat, user_id=user_id, name=name, bot_player=bool(bot_player), won=bool(won), score=score, share=share)
