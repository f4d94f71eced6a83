"""Where PostgreSQL ends: entries of logs that become durable in a second, from one process and from several.

A server of our own, with its usual settings, on the disk of the temporary folder: every commit waits for the disk. The entries go through
the store's own ``append``, so those of one process that wait at the same time share a transaction. On this machine the server shares the
processors with those who write.
"""

import asyncio
import contextlib
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path

from bot.store import Store, TableRow, open_store
from tests.bench.result import Result, percentile
from tests.postgres_server import USER, as_ordinary_user, server_programs

PAYLOAD = {"ask": "vote/3/2", "picks": ["seat:4"], "by": "seat"}
SECONDS = 4.0
AT_ONCE = (1, 10, 50, 200, 1_000)
"""Tables of a process at which somebody presses, each as soon as the press before it is durable."""
PROCESSES = (1, 2, 4)
TABLES = 200
"""Such tables in each of several processes."""


async def measure() -> list[Result]:
    """Append from one process with more and more tables, then from more and more processes."""
    if server_programs() is None:
        return [Result("PostgreSQL", "not on this machine")]
    found = []
    with _server() as url:
        async with _opened(url) as store:
            for tables in AT_ONCE:
                moments = await _append(store, f"alone{tables}", tables)
                found.append(_result(f"one process, {tables:,} tables at once", len(moments) / SECONDS, moments))
        for count in PROCESSES:
            writers = await asyncio.gather(*(_writer(url, f"p{count}x{n}") for n in range(count)))
            each = [value for values in writers for value in values]
            found.append(_result(f"{count} processes, {TABLES} tables at once in each", sum(map(len, writers)) / SECONDS, each))
    return found


def _result(what: str, a_second: float, moments: list[float]) -> Result:
    median, p99 = (1000 * percentile(moments, share) for share in (0.5, 0.99))
    return Result(what, f"{a_second:,.0f} appends/s, {median:.1f} ms, p99 {p99:.1f}")


@contextlib.asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


async def _append(store: Store, name: str, tables: int) -> list[float]:
    """Append at so many tables for a while; return the seconds of each append."""
    for n in range(tables):
        await store.create_table(TableRow(id=f"{name}.{n}", guild_id=1, channel_id=hash((name, n)) >> 2, host_id=3, game="mafie"))
    moments: list[float] = []
    deadline = time.perf_counter() + SECONDS

    async def press(table_id: str) -> None:
        n = 0
        while (begun := time.perf_counter()) < deadline:
            await store.append(table_id, n, (1.0, "answer", PAYLOAD))
            moments.append(time.perf_counter() - begun)
            n += 1

    await asyncio.gather(*(press(f"{name}.{n}") for n in range(tables)))
    return moments


async def _writer(url: str, name: str) -> list[float]:
    """Append in a process of its own."""
    command = (sys.executable, "-m", "tests.bench.postgres", url, name)
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    said, _ = await process.communicate()
    return [float(line) for line in said.split()]


async def _write(url: str, name: str) -> None:
    async with _opened(url) as store:
        print("\n".join(map(str, await _append(store, name, TABLES))))


@contextlib.contextmanager
def _server() -> Iterator[str]:
    """A server that waits for its disk, gone afterwards; on a Unix socket."""
    programs = server_programs()
    assert programs is not None
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))
    folder.chmod(0o755)
    start, data = as_ordinary_user(folder), folder / "data"
    run = partial(subprocess.run, check=True, stdout=subprocess.DEVNULL, cwd="/")
    run([*start, programs / "initdb", "-D", data, "-U", USER, "-A", "trust", "--no-locale", "-E", "UTF8"])
    control = [*start, programs / "pg_ctl", "-D", data, "-w"]
    run([*control, "-l", folder / "log", "-o", f"-k {folder} -c listen_addresses=''", "start"])
    try:
        yield f"postgresql:///postgres?host={folder}&user={USER}"
    finally:
        run([*control, "-m", "immediate", "stop"])
        shutil.rmtree(folder)


if __name__ == "__main__":
    asyncio.run(_write(*sys.argv[1:]))
