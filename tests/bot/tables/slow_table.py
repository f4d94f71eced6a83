"""A running slow game of Mafie without Discord, at a clock that the test turns."""

from datetime import datetime
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from bot.store import Store
from bot.tables.session.table_settings import TableSettings
from tests.bot.tables.conftest import HOST, Clock, LocalTable, open_local

PRAGUE = "Europe/Prague"
HOUR = 3600.0


def wall(text: str, zone: str = PRAGUE) -> float:
    """Return the moment at which the clock on the wall shows ``2026-07-01 12:00``."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


async def slow_game(store: Store, clock: Clock, begins: str = "2026-07-01 12:00", seats: int = 9, **talk: object) -> LocalTable:
    """A slow game that was dealt at this moment: person 100 + n in seat n, everybody has looked at the token."""
    clock.time = wall(begins)
    local = await open_local(store, clock)
    local.table.setup = replace(local.table.setup, talk=replace(TableSettings(pace="slow", zone=PRAGUE), **talk))
    for seat in range(seats):
        await local.lobby_moves.sit(100 + seat, f"Hráč {seat + 1}")
        await local.lobby_moves.ready(100 + seat, 5_000 + seat)
    await local.lobby_moves.start(HOST)
    clock.pass_(10)
    return local
