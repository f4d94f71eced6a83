"""A PostgreSQL that several processes share."""

from collections.abc import AsyncIterator

import pytest

from bot.app.shards import holding as holding_module
from tests.bot.app.shards.processes import Processes
from tests.postgres_server import emptied, postgres_url

__all__ = ["postgres_url"]


@pytest.fixture
async def url(postgres_url: str) -> str:
    """Make an empty database."""
    return await emptied(postgres_url)


@pytest.fixture
async def processes(url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Processes]:
    monkeypatch.setattr(holding_module, "EVERY", 0.05)
    made = Processes(url)
    yield made
    for process in list(made.made):
        await made.stop(process)
