"""A database of an earlier schema is brought to the newest one, or left as it is where that cannot be done."""

import sqlite3
from pathlib import Path

import asyncpg
import pytest

from bot.store import StoreTooOld, open_store
from bot.store.migrating import NOTE, VERSION_TABLE, migrations, missing
from bot.store.postgres import numbered

OLD = "CREATE TABLE tables (id TEXT NOT NULL PRIMARY KEY)"


async def lay_old(url: str) -> None:
    """Make a database that says it is of schema 1."""
    if url.startswith("sqlite:///"):
        path = Path(url.removeprefix("sqlite:///"))
        path.parent.mkdir(parents=True, exist_ok=True)
        _lay_sqlite(path)
    else:
        connection = await asyncpg.connect(url)
        for statement in (VERSION_TABLE, OLD):
            await connection.execute(statement)
        await connection.execute(numbered(NOTE), 1, "tables", 1.0)
        await connection.close()


def _lay_sqlite(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        for statement in (VERSION_TABLE, OLD):
            connection.execute(statement)
        connection.execute(NOTE, (1, "tables", 1.0))
    connection.close()


async def test_a_database_that_is_too_old_is_left_as_it_is(url: str) -> None:
    await lay_old(url)
    for _ in range(2):
        with pytest.raises(StoreTooOld, match="schema 1 is older than 7"):
            await open_store(url)


def test_an_empty_database_needs_all_migrations_and_an_older_one_the_later_ones() -> None:
    assert missing("here", 0) == migrations()
    assert missing("here", 7) == migrations()[1:]
    assert missing("here", migrations()[-1].version) == ()
