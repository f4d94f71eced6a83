"""Both databases: SQLite in a temporary file, and PostgreSQL."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store, open_store
from tests.postgres_server import emptied, postgres_url

__all__ = ["postgres_url"]


@pytest.fixture(params=["sqlite", "postgres"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Make an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'deep' / 'night.sqlite3'}"
    return await emptied(request.getfixturevalue("postgres_url"))


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """Open a store on an empty database; its clock stands still at 1000."""
    opened = await open_store(url, now=lambda: 1000.0)
    yield opened
    await opened.close()
