"""Evenings whose processes are killed, on both kinds of database, until so many kills; nothing may be doubled or lost (CL-22.4)."""

import asyncio
import itertools
import tempfile
import time
from collections import Counter
from pathlib import Path

import asyncpg

from engines.chance import Stream
from tests.night.evening_lives import Life
from tests.night.nursery import Nursery
from tests.postgres_server import server_programs
from tests.soak.postgres import Server

AT_ONCE = 3
"""Lives lived at the same time: each waits about as long as it computes."""


async def soak_evenings(kills: int = 200, seed: int = 1) -> int:
    """Live evenings until so many kills, every other one on PostgreSQL where there is one; return how many lives went wrong."""
    found: Counter[str] = Counter()
    wrong: list[int] = []
    began, numbers = time.monotonic(), itertools.count(1)
    server = None if server_programs() is None else Server()
    nursery = Nursery()

    async def one_after_another() -> None:
        while found.total() < kills:
            number = next(numbers)
            counted, right = await _lived(number, seed + number, nursery, server if number % 2 else None)
            found.update(counted)
            if not right:
                wrong.append(number)

    try:
        await asyncio.gather(*(one_after_another() for _ in range(AT_ONCE)))
    finally:
        await nursery.close()
        if server is not None:
            server.close()
    how = "on SQLite only" if server is None else "on both databases"
    print(f"{next(numbers) - 1} lives {how}, {found.total()} kills, {len(wrong)} lives went wrong, {time.monotonic() - began:.0f} s")
    for step, count in found.most_common():
        print(f"  {step:12} {count}")
    return len(wrong)


async def _lived(number: int, seed: int, nursery: Nursery, server: Server | None) -> tuple[Counter[str], bool]:
    """Live one evening, in a database of its own; return its kills by their steps, and whether all went well."""
    with tempfile.TemporaryDirectory() as folder:
        database = None if server is None else await _database(server, f"life_{number}")
        life = Life(Path(folder), Stream(seed, "lives"), nursery, database=database)
        try:
            await life.live()
        except (AssertionError, TimeoutError) as fault:
            print(f"life {number} (seed {seed}): {type(fault).__name__} {fault}", flush=True)
            return life.kills, False
    return life.kills, True


async def _database(server: Server, name: str) -> str:
    """Make a database on the server and return its URL."""
    connection = await asyncpg.connect(server.url)
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()
    return f"{server.url.rpartition('/')[0]}/{name}"
