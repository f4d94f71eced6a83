import asyncio
import io
import json
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path

import pytest
from aiohttp import multipart, web_app

from bot.operations import record_checking
from bot.presenting.drawing.studio import Studio
from bot.presenting.texts import be_strict
from bot.replay import making, worker
from bot.sandbox import Discord
from bot.tables import lobby_odds
from bot.tables.session import lobby
from tests.bot.sandbox.openapi import OpenApi
from tests.night.evening import Evening
from tests.night.nursery import Nursery
from tests.night.ready_made import known_commands
from tests.night.several import Two
from tests.night.small_pictures import WANTED, ask_small
from tests.night.threads import account_for_threads
from tests.postgres_server import emptied, postgres_url
from tests.virtual_loop import VirtualLoop

__all__ = ["postgres_url"]


def _in_real_time(item: pytest.Item) -> bool:
    return item.get_closest_marker("real_time") is not None


def pytest_asyncio_loop_factories(item: pytest.Item) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Let the clock of a night jump where nothing happens."""
    return {"real": asyncio.new_event_loop} if _in_real_time(item) else {"virtual": VirtualLoop}


@pytest.fixture(autouse=True)
def threads(request: pytest.FixtureRequest) -> Iterator[None]:
    """Stop the clock of a night while a thread is at work; tasks that wait for the clock sleep."""
    with pytest.MonkeyPatch.context() as patches:
        if not _in_real_time(request.node):
            account_for_threads(patches)
        VirtualLoop.circles = 0
        yield
    assert not VirtualLoop.circles, "something waits for the clock and does not sleep"


@pytest.fixture
def one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same game with any ids of the presses."""
    monkeypatch.setattr(lobby, "seed_of", lambda _secret, _presses: 0x5EED)


@pytest.fixture(autouse=True)
def strict_texts() -> Iterator[None]:
    """Let a missing message or argument fail a test instead of being logged."""
    be_strict()
    yield
    be_strict(False)


@pytest.fixture(autouse=True)
def nothing_slips(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Let a failure fail the test, though the table goes on; ``@pytest.mark.slips`` is for tests that cause one."""
    yield
    if request.node.get_closest_marker("slips") is None:
        slipped = [
            one.getMessage() for one in caplog.get_records("call") if one.levelno >= logging.ERROR and " at table " in one.getMessage()
        ]
        assert not slipped


@pytest.fixture(autouse=True)
def odds_have_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_odds, "WORKER", "tests.night.odds_worker")


@pytest.fixture(autouse=True)
def worlds_end() -> Iterator[None]:
    """Have aiohttp forget the handlers of a Discord that is gone, and so its world: garbage collections would walk a thousand worlds."""
    yield
    web_app._cached_build_middleware.cache_clear()


known_disposition = lru_cache(multipart.parse_content_disposition)


@pytest.fixture(autouse=True)
def known_headers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let aiohttp read each wording of a header once: for every part of an upload it reads it again, and makes its pattern anew."""
    monkeypatch.setattr(multipart, "parse_content_disposition", known_disposition)


@pytest.fixture(autouse=True)
def told_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no Discord check again what it has taken: all bots have the same commands."""
    known_commands.shorten(monkeypatch)


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
def workers_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make replays and check records in this process. One test of each leaves them to a process of their own, as the bot does."""

    async def page(request: bytes, _told: making.ReportProgress) -> bytes:
        out = io.BytesIO()
        await asyncio.to_thread(worker.work, request, out)
        out.seek(0)
        mark, content = worker.STEP, b""
        while mark == worker.STEP:
            mark, length = worker.FRAME.unpack(out.read(worker.FRAME.size))
            content = out.read(length)
        assert mark == worker.PAGE, content
        return content

    async def report(request: bytes) -> list[str]:
        lines: list[str] = json.loads(await asyncio.to_thread(record_checking.work, request))
        return lines

    monkeypatch.setattr(making, "_page", page)
    monkeypatch.setattr(record_checking, "_report", report)


@pytest.fixture
async def nursery() -> AsyncIterator[Nursery]:
    """Where processes of the bot come from; those that still live end with the test."""
    made = Nursery()
    yield made
    await made.close()


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
