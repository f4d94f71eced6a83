from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.presenting.drawing.studio import Studio
from bot.presenting.texts import be_strict
from bot.sandbox import Discord
from cogs import responses
from tests.bot.sandbox.openapi import OpenApi
from tests.night.evening import Evening
from tests.night.several import Two
from tests.night.small_pictures import WANTED, ask_small
from tests.postgres_server import emptied, postgres_url

__all__ = ["postgres_url"]


@pytest.fixture(autouse=True)
def strict_texts() -> Iterator[None]:
    """Let a missing message or argument fail a test instead of being logged."""
    be_strict()
    yield
    be_strict(False)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let answers come when they come: on a slow machine one of 2 s would be "thinking" and one of 3 s late, as on Discord.

    A test that is about this sets both itself, or has a fixture of this name that leaves them alone.
    """
    monkeypatch.setattr(responses, "PATIENCE", 9.0)
    monkeypatch.setattr(Evening, "answered_within", 10.0)


@pytest.fixture(autouse=True)
def small_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let painters draw small, here and in processes of the bot: their time is the nights'. Soaks draw whole ones."""
    if request.node.get_closest_marker("soak") is None:
        monkeypatch.setattr(Studio, "ask", ask_small)
        monkeypatch.setenv(WANTED, "1")


@pytest.fixture
async def database(request: pytest.FixtureRequest) -> str | None:
    """Return the URL of an empty database; None for the file that a bot makes by itself. See ``on_both_databases``."""
    kind = getattr(request, "param", "sqlite")
    return await emptied(request.getfixturevalue("postgres_url")) if kind == "postgres" else None


@pytest.fixture
async def evening(tmp_path: Path, database: str | None, request: pytest.FixtureRequest) -> AsyncIterator[Evening]:
    """An evening with the bot at work; all that it sends and gets is judged by Discord's own description of its API.

    Its parameter, where a test gives one: the language of the server and of its people.
    """
    judge = OpenApi()
    async with Evening(tmp_path, language=getattr(request, "param", "cs"), database=database) as made:
        made.discord.watchers.append(judge)
        yield made
    assert judge.complaints == [], "\n".join(judge.complaints)


@pytest.fixture
async def two(tmp_path: Path, postgres_url: str) -> AsyncIterator[Two]:
    """Two processes of the bot, each with a server of its shard."""
    url = await emptied(postgres_url)
    discord = Discord()
    discord.gateway.shards = 2
    async with discord:
        made = Two(discord, tmp_path, url)
        await discord.bot_ready(20)
        await made.known(*made.guilds)
        yield made
        for process in {made.first, made.second}:
            await process.stop()
