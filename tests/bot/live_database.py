"""A database in which a game is being played, and a copy of it, for the tests of backups."""

import asyncio
from pathlib import Path

import pytest

from bot.operations.backup import back_up
from bot.store import open_store
from tests.bot.tables.conftest import Clock, seated


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
