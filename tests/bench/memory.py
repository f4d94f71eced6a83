"""Memory of a running table after a busy minute (PR-4.2), without pictures, which are bounded for the whole process.

Automated players play the tables of one process, whose lines, boards and private messages are made and dropped. Counted is by how much
each further table lets the process grow, after so many that everything is full which is bounded for all tables together: what was shown
last, what machines conclude.
"""

import gc
import os
import tempfile
import tracemalloc
from pathlib import Path

from bot.tables.session.course import LOOKED_AT
from bot.tables.table_session import TableSession
from tests.bench.result import Result
from tests.soak.nights import BOT_PLAYERS, Nights, registry_of_nights

WARM = LOOKED_AT + 6
TABLES = 60
LOOKS = 12
"""Looks at each table: a busy minute."""
KIB = 60


async def measure() -> list[Result]:
    """Lay and play, in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        async with registry_of_nights(Path(folder) / "memory.sqlite3") as nights:
            tracemalloc.start()  # before the first: what gives way to later tables is counted as gone
            earlier = await _tables(nights, WARM)
            gc.collect()
            resident, (before, _) = _resident(), tracemalloc.get_traced_memory()
            sessions = await _tables(nights, TABLES)
            gc.collect()
            kept = tracemalloc.get_traced_memory()[0] - before
            tracemalloc.stop()
            grown = _resident() - resident
            moves = sum(0 if session.table.course is None else session.table.course.game.moves_made for session in sessions) / TABLES
            for session in (*earlier, *sessions):
                await session.outbox.close(0)
    each = kept / TABLES / 1024
    return [
        Result(f"a running table after {LOOKS} looks, {moves:.0f} moves", f"{each:.0f} KiB", f"{KIB} KiB", each <= KIB),
        Result("  resident, with what the measuring itself needs", f"{grown / TABLES / 1024:.0f} KiB"),
    ]


async def _tables(nights: Nights, count: int) -> list[TableSession]:
    sessions = []
    for _ in range(count):
        nights.played += 1
        number = nights.played
        session = await nights.registry.open_lobby(number, number, 900 + number, "Ada", "mafie", {}, "cs")
        await session.lobby_moves.fill(BOT_PLAYERS)
        await session.lobby_moves.start(900 + number)
        sessions.append(session)
    for _ in range(LOOKS):
        for session in sessions:
            await session.attend()
            await session.outbox.wait_idle()
        nights.clock[0] += 5
    return sessions


def _resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
