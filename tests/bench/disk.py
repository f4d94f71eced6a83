"""Disk space of a night: a whole game of eleven, copied, when it ends, a week and a quarter of a year later (PR-4.5)."""

import asyncio
import sqlite3
import tempfile
import time
from pathlib import Path

from bot.store import open_store
from tests.bench.result import Result
from tests.night.evening import Evening

SEATS = 11
NIGHTS = 100
DAY = 86_400.0
OF_A_TABLE = ("seats", "entries", "positions", "deliveries", "nights", "night_seats", "results")
LONGEST = 300.0
"""Seconds that the game may take here."""
KIB = 30
"""The limit for a finished game with a folded log (KiB)."""


async def measure() -> list[Result]:
    """Play, look, sweep, look."""
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(Path(folder))
        await evening.discord.start()
        try:
            await evening.start_bot()
            await evening.stop_bot()
            empty = _size(evening)
            await evening.start_bot()
            await _play(evening)
            await evening.stop_bot()
        finally:
            await evening.discord.stop()
        entries = _entries(evening)
        _copy(evening)
        fresh = _size(evening)
        aged = [await _after(evening, days) for days in (8, 91)]
    said = [f"{(size - empty) / NIGHTS / 1024:.1f} KiB" for size in (fresh, *aged)]
    folded = (aged[0] - empty) / NIGHTS / 1024
    return [
        Result(f"a night of {SEATS} people, {entries} entries, when it ends", said[0]),
        Result("  a week later, its log folded", said[1], f"{KIB} KiB", folded <= KIB),
        Result("  after 90 days: record and results", said[2]),
    ]


async def _play(evening: Evening) -> None:
    (host,) = evening.crowd(1)
    await evening.open_table(host)
    await evening.seat([host])
    await host.press(await evening.lobby(), evening.press_id(f"h.fill:{SEATS - 1}"), force=True)
    await evening.deal(host)
    table = evening.table
    await evening.eventually(lambda: table.phase == "ended", within=LONGEST)
    await asyncio.sleep(1)


async def _after(evening: Evening, days: float) -> int:
    store = await open_store(evening.settings().database)
    try:
        await store.retention.sweep(time.time() + days * DAY)
    finally:
        await store.close()
    return _size(evening)


def _copy(evening: Evening) -> None:
    """Let the same night have been played so often."""
    with sqlite3.connect(_path(evening)) as database:
        for relation, key in (("tables", "id"), *((one, "table_id") for one in OF_A_TABLE)):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({relation})")]
            chosen = ", ".join(f"{one} || ?" if one == key else one for one in columns)
            sql = f"INSERT INTO {relation} ({', '.join(columns)}) SELECT {chosen} FROM {relation} WHERE {key} NOT LIKE '%+%'"
            database.executemany(sql, [(f"+{n}",) for n in range(1, NIGHTS)])


def _path(evening: Evening) -> Path:
    return Path(str(evening.settings().database).removeprefix("sqlite:///"))


def _size(evening: Evening) -> int:
    """Return how many bytes of the database are in use."""
    with sqlite3.connect(_path(evening)) as database:
        database.execute("VACUUM")
        pages, each = (database.execute(f"PRAGMA {what}").fetchone()[0] for what in ("page_count", "page_size"))
    return int(pages * each)


def _entries(evening: Evening) -> int:
    with sqlite3.connect(_path(evening)) as database:
        return int(database.execute("SELECT COUNT(*) FROM entries").fetchone()[0])
