"""Rows to columns and back."""

import base64
import json
import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.store.folded_log import FOLDED, unfolded
from bot.store.rows import DamagedTable, DeliveryRow, EntryRow, Json, NightRow, NightSeat, SeatRow, TableChanges, TableRow

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
    """Compact JSON in plain ASCII (so that no database minds a lone surrogate); TypeError for what JSON cannot hold."""
    return _COMPACT.encode(dict(value))


def from_json(text: str) -> Json:
    """Return the dictionary that ``to_json`` wrote."""
    value: Json = json.loads(text)
    return value


def many_from_json(texts: Iterable[str]) -> list[Json]:
    """As ``from_json`` for many, in one pass of the parser: restarts read a hundred thousand of them."""
    values: list[Json] = json.loads(f"[{','.join(texts)}]")
    return values


def clean(name: str) -> str:
    """Return a name without what a text column refuses: NUL and lone surrogates."""
    return name.replace("\0", "").encode("utf-8", "replace").decode("utf-8")


def pack(record: Json) -> str:
    """Return a record as deflated JSON in base64."""
    return base64.b64encode(zlib.compress(to_json(record).encode())).decode("ascii")


def unpack(text: str) -> Json:
    """Return the record that ``pack`` wrote."""
    return from_json(zlib.decompress(base64.b64decode(text)).decode())


def table_columns(row: TableRow, now: float) -> tuple[object, ...]:
    """Return the columns of a new table, in the order of ``TABLE_COLUMNS``."""
    first = (row.id, row.guild_id, row.channel_id, row.host_id, row.game, row.phase, to_json(row.options), to_json(row.setup))
    return (*first, row.seed, row.rules_version, row.language, to_json(row.surfaces), now, now)


def table_row(columns: Columns) -> TableRow:
    """Return a table from the columns of ``TABLE_COLUMNS``."""
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
    """Return what can be said of a table from the columns of ``TABLE_COLUMNS`` that need no reading."""
    id_, guild, channel, host, game, _phase, _options, _setup, _seed, _version, language, *_ = columns
    return DamagedTable(
        id=id_, guild_id=guild, channel_id=channel, host_id=host, game=game, language=language, positions=positions, reason=reason
    )


def changed_columns(changes: TableChanges) -> dict[str, object]:
    """Column names and values of what changes; TypeError for a name that is no changeable column."""
    foreign = sorted(set(changes) - CHANGEABLE)
    if foreign:
        raise TypeError(f"no changeable columns of a table: {', '.join(foreign)}")
    return {name: to_json(value) if isinstance(value, Mapping) else value for name, value in changes.items()}


def seat_columns(table_id: str, seat: SeatRow) -> tuple[object, ...]:
    """``table_id`` and the columns of ``SEAT_COLUMNS``."""
    return (table_id, seat.seat, seat.user_id, clean(seat.name), seat.bot_player, float(seat.joined_at), to_json(seat.extra))


def seat_row(columns: Columns) -> SeatRow:
    """Return a seat from the columns of ``SEAT_COLUMNS``."""
    seat, user_id, name, bot_player, joined_at, extra = columns
    return SeatRow(seat=seat, user_id=user_id, name=name, bot_player=bool(bot_player), joined_at=joined_at, extra=from_json(extra))


def entry_rows(rows: Sequence[Columns]) -> tuple[EntryRow, ...]:
    """Entries from rows of ``ENTRY_COLUMNS``; of a log that was folded, those that were in it."""
    if rows and rows[0][2] == FOLDED:
        rows = list(unfolded(rows))
    payloads = many_from_json(row[3] for row in rows)
    return tuple(EntryRow(n=row[0], at=row[1], kind=row[2], payload=payload) for row, payload in zip(rows, payloads, strict=True))


def delivery_row(columns: Columns) -> DeliveryRow:
    """Return a delivery from the columns of ``DELIVERY_COLUMNS``."""
    n, surface, state, payload = columns
    return DeliveryRow(n=n, surface=surface, state=state, payload=from_json(payload))


def night_columns(night: NightRow) -> tuple[object, ...]:
    """Return the columns of ``NIGHT_COLUMNS``."""
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
    """``table_id`` and the columns of ``NIGHT_SEAT_COLUMNS``."""
    return (table_id, seat.seat, seat.user_id, clean(seat.name), seat.bot_player, seat.won, seat.score, seat.share)


def night_seat(columns: Columns) -> NightSeat:
    """Return a seat of a finished game from the columns of ``NIGHT_SEAT_COLUMNS``."""
    seat, user_id, name, bot_player, won, score, share = columns
    return NightSeat(seat=seat, user_id=user_id, name=name, bot_player=bool(bot_player), won=bool(won), score=score, share=share)
