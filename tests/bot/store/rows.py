"""Rows as the tests of the store write them."""

from dataclasses import replace
from typing import Any
from zlib import crc32

from bot.store import (
    NightRow,
    NightSeat,
    SavedTable,
    SeatRow,
    Store,
    TablePhase,
    TableRow,
)

SNOWFLAKE = 2**62 + 781  # too large for a float or a 32-bit column


def a_table(id_: str = "t1", **other: Any) -> TableRow:
    row = TableRow(
        id=id_,
        guild_id=SNOWFLAKE,
        channel_id=SNOWFLAKE + 1 + crc32(id_.encode()),  # a table has its channel for itself
        host_id=SNOWFLAKE + 2,
        game="mafie",
        options={"decoys": True, "tie": "lot"},
        setup={"seats": 6},
        language="cs",
        surfaces={"board": str(SNOWFLAKE + 3)},
    )
    return replace(row, **other)


def a_seat(seat: int = 0, **other: Any) -> SeatRow:
    row = SeatRow(seat=seat, user_id=SNOWFLAKE + 10 + seat, name="Žofie ěščř 🌙", joined_at=12.5, extra={"ready": True})
    return replace(row, **other)


def a_night(table_id: str = "t1", **other: Any) -> NightRow:
    seats = (
        NightSeat(seat=0, user_id=SNOWFLAKE + 10, name="Žofie", won=True, score=3, share=0.75),
        NightSeat(seat=1, user_id=None, name="Automat", bot_player=True),
    )
    row = NightRow(
        table_id=table_id,
        guild_id=SNOWFLAKE,
        game="mafie",
        ended_at=50.5,
        winner="police",
        record={"moves": [1] * 500},
        seats=seats,
        channel_id=SNOWFLAKE + 1,
        started_at=5.5,
        host_id=SNOWFLAKE + 2,
    )
    return replace(row, **other)


async def all_in(store: Store, *phases: TablePhase) -> list[SavedTable]:
    return [saved async for saved in store.tables_in(*phases)]


async def kept(store: Store, table: str) -> SavedTable:
    """Everything of a table that must be there."""
    saved = await store.table(table)
    assert saved is not None
    return saved
