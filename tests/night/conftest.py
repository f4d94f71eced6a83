from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.presenting.texts import be_strict
from tests.bot.rehearsal.openapi import OpenApi
from tests.night.evening import Evening


@pytest.fixture(autouse=True)
def strict_texts() -> Iterator[None]:
    """Let a missing message or argument fail a test instead of being logged."""
    be_strict()
    yield
    be_strict(False)


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening with the bot at work; all that it sends and gets is judged by Discord's own description of its API."""
    judge = OpenApi()
    async with Evening(tmp_path) as made:
        made.discord.watchers.append(judge)
        yield made
    assert judge.complaints == [], "\n".join(judge.complaints)
