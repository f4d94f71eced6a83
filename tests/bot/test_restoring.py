"""Restoring again and again, from anywhere: no life of a database is lost or mixed with another (PR-5.3)."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.backing_up import SUFFIX, back_up, restore
from bot.store import open_store
from tests.bot.tables.conftest import Clock, seated

pytestmark = pytest.mark.rule("PR-5.3")

TAILS = ("", "-wal")


@pytest.fixture
def live(tmp_path: Path) -> Path:
    """A database with a running game."""
    path = tmp_path / "night.sqlite3"

    async def made() -> None:
        store = await open_store(path)
        await seated(store, Clock(), 7)
        await store.close()

    asyncio.run(made())
    return path


@pytest.fixture
def copy(live: Path, tmp_path: Path) -> Path:
    """A copy of it, made by the bot."""
    path = tmp_path / "copy.sqlite3"
    back_up(str(live), path)
    return path


def kill_in_life(path: Path, word: str) -> None:
    """Let a bot live on a database and be killed: what it wrote last stands in the journal alone."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL").fetchall()
        connection.execute("CREATE TABLE lives (word TEXT)")
        connection.executemany("INSERT INTO lives VALUES (?)", [(word,)] * 60)
        connection.commit()
        files = [path.with_name(path.name + tail) for tail in TAILS]
        left = [file.read_bytes() for file in files]
    for file, content in zip(files, left, strict=True):
        file.write_bytes(content)


def lives_in(path: Path) -> set[str]:
    """Return what was written in the life of which a database is left."""
    with closing(sqlite3.connect(path)) as connection:
        return {word for (word,) in connection.execute("SELECT word FROM lives")}


def test_each_database_that_was_replaced_is_kept_with_its_own_journal(live: Path, copy: Path) -> None:
    for word in ("first", "second", "third"):
        kill_in_life(live, word)
        restore(copy, str(live))
    kept = [live.with_name(f"{live.name}{SUFFIX}{number}") for number in ("", "-2", "-3")]
    assert [lives_in(path) for path in kept] == [{"first"}, {"second"}, {"third"}]


@pytest.mark.parametrize("tail", ["-wal", "-shm", "-journal"])
def test_nothing_of_the_old_database_stays_beside_the_new_one(live: Path, copy: Path, tail: str) -> None:
    beside = live.with_name(live.name + tail)
    beside.write_bytes(b"of the old one")
    restore(copy, str(live))
    assert not beside.exists()
    assert live.with_name(f"{live.name}{SUFFIX}{tail}").read_bytes() == b"of the old one"


def test_what_lies_at_the_name_of_the_old_database_is_left_alone(live: Path, copy: Path, tmp_path: Path) -> None:
    taken = live.with_name(live.name + SUFFIX)
    taken.symlink_to(tmp_path / "nowhere")
    before = live.read_bytes()
    restore(copy, str(live))
    assert taken.is_symlink()
    assert live.with_name(f"{taken.name}-2").read_bytes() == before
