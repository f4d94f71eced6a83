"""The threads of a bot on a virtual loop: the clock stands while one owes an answer, and the gateway's heart beats on the loop."""

import asyncio
import concurrent.futures
import queue
import time
from typing import Any

import aiosqlite.core
import pytest
from discord.gateway import KeepAliveHandler

from bot.store import writer
from tests.virtual_loop import VirtualLoop


def _owe(answer: "asyncio.Future[Any] | None") -> None:
    if answer is not None:
        loop = answer.get_loop()
        assert isinstance(loop, VirtualLoop)
        _ = loop.owes(answer)


class OwingJobs(queue.SimpleQueue[Any]):
    """The jobs of the store's writer."""

    def put(self, item: Any, block: bool = True, timeout: float | None = None) -> None:
        _owe(None if item is None else item.future)
        super().put(item, block, timeout)


class OwingReads(queue.SimpleQueue[Any]):
    """The jobs of a reader's thread."""

    def put_nowait(self, item: Any) -> None:
        _owe(item[0])
        super().put_nowait(item)


_wrap_future = asyncio.wrap_future


def owing_future(future: "concurrent.futures.Future[Any]", *, loop: asyncio.AbstractEventLoop | None = None) -> "asyncio.Future[Any]":
    """``asyncio.wrap_future`` of a painter's work."""
    wrapped = _wrap_future(future, loop=loop)
    _owe(wrapped)
    return wrapped


def beat_on_the_loop(handler: KeepAliveHandler) -> None:
    """``KeepAliveHandler.start``: what its thread does, without one."""
    _ = handler.ws.loop.create_task(_beating(handler))


async def _beating(handler: KeepAliveHandler) -> None:
    assert handler.interval is not None
    while True:
        await asyncio.sleep(handler.interval)
        if handler._stop_ev.is_set():
            return
        if handler._last_recv + handler.heartbeat_timeout < time.perf_counter():
            await handler.ws.close(4000)
            return
        await handler.ws.send_heartbeat(handler.get_payload())
        handler._last_send = time.perf_counter()


def account_for_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every thread of a bot that starts from now on count as busy until it has answered."""
    monkeypatch.setattr(writer, "SimpleQueue", OwingJobs)
    monkeypatch.setattr(aiosqlite.core, "SimpleQueue", OwingReads)
    monkeypatch.setattr(asyncio, "wrap_future", owing_future)
    monkeypatch.setattr(KeepAliveHandler, "start", beat_on_the_loop)
