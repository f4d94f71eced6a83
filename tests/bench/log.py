"""The durable log: one append, fifty at once, and what a restart reads; against bare sqlite3 on the same disk."""

import asyncio
import sqlite3
import tempfile
import time
from pathlib import Path

from bot.store import SeatRow, Store, TableRow, open_store
from tests.bench.result import Result, percentile

MOVES = 500
TABLES = 1000
ENTRIES = 100
IN_FLIGHT = 50
PAYLOAD = {"ask": "vote/3/2", "picks": ["seat:4"], "by": "seat"}


async def measure() -> list[Result]:
    """Measure in a folder of its own, on the disk of the temporary folder."""
    with tempfile.TemporaryDirectory() as folder:
        bare = _bare(Path(folder) / "bare.sqlite3")
        store = await open_store(Path(folder) / "log.sqlite3")
        try:
            for n in range(TABLES):
                table = TableRow(id=f"t{n:04}", guild_id=1, channel_id=n, host_id=3, game="mafie", phase="running")
                await store.create_table(table, [SeatRow(seat=seat, user_id=seat + 1, name="Bára") for seat in range(8)])
            alone = await _appends(store, "t0000", MOVES)
            begun = time.perf_counter()
            together = [
                moment
                for moments in await asyncio.gather(*(_appends(store, f"t{n:04}", 20) for n in range(1, IN_FLIGHT + 1)))
                for moment in moments
            ]
            each = (time.perf_counter() - begun) / len(together)
            restart, read = await _restart(store)
        finally:
            await store.close()
    median = percentile(alone, 0.5)
    return [
        Result("bare sqlite3, one durable insert, median", _ms(percentile(bare, 0.5))),
        Result("append, alone, median", _ms(median)),
        Result("append, alone, p99", _ms(percentile(alone, 0.99))),
        Result("  in bare inserts, median", f"{median / percentile(bare, 0.5):.2f}"),
        Result(f"append, {IN_FLIGHT} in flight, median", _ms(percentile(together, 0.5))),
        Result(f"append, {IN_FLIGHT} in flight, p99", _ms(percentile(together, 0.99))),
        Result(
            "  in bare inserts, each",
            f"{each / percentile(bare, 0.5):.2f}",
            "less than 1: they share the disk",
            each < percentile(bare, 0.5),
        ),
        Result(f"restart reads {TABLES} tables, {read} entries", f"{restart:.2f} s CPU", "1 s", restart < 1),
    ]


def _bare(path: Path) -> list[float]:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE entries (n INTEGER PRIMARY KEY, payload TEXT)")
    moments = []
    for n in range(MOVES):
        begun = time.perf_counter()
        connection.execute("INSERT INTO entries VALUES (?, ?)", (n, str(PAYLOAD)))
        moments.append(time.perf_counter() - begun)
    connection.close()
    return moments


async def _appends(store: Store, table_id: str, count: int) -> list[float]:
    moments = []
    for n in range(count):
        begun = time.perf_counter()
        await store.append(table_id, n, (1.0, "answer", PAYLOAD))
        moments.append(time.perf_counter() - begun)
    return moments


async def _restart(store: Store) -> tuple[float, int]:
    later = range(MOVES, MOVES + ENTRIES)
    await asyncio.gather(*(store.append(f"t{table:04}", n, (1.0, "answer", PAYLOAD)) for n in later for table in range(TABLES)))
    begun, read = time.process_time(), 0
    async for saved in store.tables_in("running"):
        read += len(saved.entries)
    return time.process_time() - begun, read


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.2f} ms"
