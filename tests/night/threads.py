"""The threads of a bot on a virtual loop: the clock stands while one owes an answer. The store works and the heart beats on the loop."""

import asyncio
import concurrent.futures
import contextlib
import queue
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import aiosqlite.core
import pytest
from discord.gateway import KeepAliveHandler

from bot.store import writer
from tests.virtual_loop import VirtualLoop


class Idle(Exception):
    """Ends the work of a thread that is none, until there is more."""


class LoopThread:
    """In place of a thread of the store: does its work on the loop, which saves two changes of threads for each statement."""

    current: "LoopThread | None" = None

    def __init__(self, target: Callable[..., None], args: tuple[Any, ...] = (), name: str = "") -> None:
        self.name = name
        self._work = partial(target, *args)

    def start(self) -> None:
        """Work until there is nothing left to do."""
        LoopThread.current = self
        with contextlib.suppress(Idle):
            self._work()


class LoopJobs(deque[Any]):
    """The jobs of such a thread, instead of a queue: it is started anew when it has ended for want of any."""

    _thread: LoopThread | None = None

    def put(self, item: Any) -> None:
        if not self and self._thread is not None:
            asyncio.get_running_loop().call_soon(self._thread.start)
        self.append(item)

    def get_nowait(self) -> Any:
        if not self:
            raise queue.Empty
        return self.popleft()

    def get(self) -> Any:
        if not self:
            self._thread = LoopThread.current
            raise Idle
        return self.popleft()

    put_nowait = put


def _owe(answer: "asyncio.Future[Any] | None") -> None:
    if answer is not None:
        loop = answer.get_loop()
        assert isinstance(loop, VirtualLoop)
        _ = loop.owes(answer)


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
    """Let no thread of a bot that starts from now on be late by the clock."""
    monkeypatch.setattr(writer, "SimpleQueue", LoopJobs)
    monkeypatch.setattr(writer, "threading", SimpleNamespace(Thread=LoopThread))
    monkeypatch.setattr(aiosqlite.core, "SimpleQueue", LoopJobs)
    monkeypatch.setattr(aiosqlite.core, "Thread", LoopThread)
    monkeypatch.setattr(asyncio, "wrap_future", owing_future)
    monkeypatch.setattr(KeepAliveHandler, "start", beat_on_the_loop)
