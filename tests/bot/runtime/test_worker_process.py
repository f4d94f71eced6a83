"""Processes beside the bot's own: they are ended when they are not wanted any more, and know none of its secrets."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from bot.presenting.drawing import painter
from bot.presenting.drawing.rendering import Easel
from bot.runtime.worker_process import WorkerProcess

SECRET = "nobody else's business"


@pytest.fixture(autouse=True)
def _secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISCORD_TOKEN", "database_url", "PGPASSWORD", "POSTGRES_PASSWORD", "PGPASSFILE", "AWS_SECRET_ACCESS_KEY", "SENTRY_DSN"):
        monkeypatch.setenv(name, SECRET)


def environment_of(pid: int | None) -> str:
    return Path(f"/proc/{pid}/environ").read_text(encoding="utf-8")


async def test_a_worker_knows_no_secret_of_the_bot_and_ends_on_request() -> None:
    worker = WorkerProcess("bot.simulation.search.worker")
    worker.end()
    await worker.begin()
    assert worker.pid is not None
    environment = environment_of(worker.pid)
    assert SECRET not in environment
    assert f"PATH={os.environ['PATH']}" in environment.split("\0")
    await worker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(worker.pid, 0)


async def test_a_worker_has_ended_also_when_its_closing_was_cancelled() -> None:
    worker = WorkerProcess("bot.simulation.search.worker")
    await worker.begin()
    closing = asyncio.create_task(worker.close())
    await asyncio.sleep(0)
    closing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await closing
    assert worker.pid is not None
    with pytest.raises(ProcessLookupError):
        os.kill(worker.pid, 0)


def test_a_painter_knows_none_either() -> None:
    easel = Easel(sys.executable, "-P", painter.__file__)
    try:
        easel.paint('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>')
        assert SECRET not in environment_of(easel.pid)
    finally:
        easel.close()
