"""A PostgreSQL that several processes share."""

import pytest

from tests.postgres_server import emptied, postgres_url

__all__ = ["postgres_url"]


@pytest.fixture
async def url(postgres_url: str) -> str:
    """Make an empty database."""
    return await emptied(postgres_url)
