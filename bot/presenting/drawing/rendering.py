"""SVG to PNG, in processes of their own, since the drawing library blocks all other threads of its process.

Half of the time goes into compression and letters. Reusing a part of an earlier picture costs more than it saves (the library decompresses
it again), so the cache holds only whole pictures.
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from typing import IO

from bot.presenting.drawing import painter
from bot.presenting.drawing.faces import AVATARS, embedded
from bot.presenting.drawing.studio import Studio
from bot.runtime.worker_process import environment

MOST_ALT = 1000


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture as SVG, its description (at most 1,000 characters), and its height on the canvas (1,200 wide)."""

    svg: str
    alt: str
    height: int


KEPT = 48  # pictures; about 70 kB each, most used again within seconds or never
PAINT_TIMEOUT = 20.0  # seconds for one picture before a painter counts as stuck
TRIES = 2


class Easel:
    """The client of a painter's process, which it starts on first use and again after a crash."""

    def __init__(self, *command: str) -> None:
        self._command = command
        self._turn = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int | None:
        """The id of the process, None without one."""
        return self._process.pid if self._process is not None else None

    def paint(self, svg: str) -> bytes:
        """Return ``svg`` as PNG with its avatars, blocking. Raises ValueError: not an SVG; OSError: nothing can be drawn here."""
        with self._turn:
            return self._painted(embedded(svg, self._painted))

    def _painted(self, svg: str) -> bytes:
        mark, answer = self._asked(svg.encode())
        if mark == painter.NO_PICTURE:
            raise ValueError(answer.decode())
        if mark == painter.FAULT:
            raise OSError(answer.decode())
        return answer

    def _asked(self, svg: bytes) -> tuple[bytes, bytes]:
        """Ask the painter, or a new one if it has died."""
        trouble: Exception | None = None
        for _ in range(TRIES):
            try:
                return self._ask(svg)
            except (EOFError, OSError) as fault:
                self._stop()
                for told in on_restart:
                    told()
                trouble = fault
        raise OSError(f"no picture could be drawn: {trouble}") from trouble

    def _ask(self, svg: bytes) -> tuple[bytes, bytes]:
        """Return mark and content of the painter's answer. Raises EOFError or OSError when the painter died or was stuck."""
        process = self._process
        if process is None:
            process = self._process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment())
        asked, answered = process.stdin, process.stdout
        assert asked is not None and answered is not None  # both are pipes
        stuck = threading.Timer(PAINT_TIMEOUT, process.kill)
        stuck.start()
        try:
            asked.write(painter.QUESTION.pack(len(svg)) + svg)
            asked.flush()
            mark, length = painter.ANSWER.unpack(_exactly(answered, painter.ANSWER.size))
            return mark, _exactly(answered, length)
        finally:
            stuck.cancel()

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        with contextlib.suppress(OSError):  # closing may fail on unwritten data
            process.communicate()

    def close(self) -> None:
        with self._turn:
            self._stop()


def _exactly(stream: IO[bytes], length: int) -> bytes:
    content = stream.read(length)
    if len(content) < length:
        raise EOFError("the painter has ended")
    return content


_SHARED = Easel(sys.executable, "-P", painter.__file__)  # -P: keep the modules beside that file out of its path
"""The painter of all threads without one of their own."""
atexit.register(_SHARED.close)

_THREAD = threading.local()
"""The painter of this thread."""


class Urgency(IntEnum):
    """The priority of a picture; a smaller number goes first."""

    PRESSED = 0
    """For a person after a press or a command."""
    LETTER = 1
    """For a person with a question in direct messages."""
    BOARD = 2
    """For a board, which can wait a moment."""


def _painter(niceness: int) -> Callable[[], Callable[[str], bytes]]:
    """Return a function that makes a painter for its thread: a process of that niceness, which ends with this one."""

    def start() -> Callable[[str], bytes]:
        _THREAD.easel = easel = Easel(sys.executable, "-P", painter.__file__, str(niceness))
        atexit.register(easel.close)
        return rasterise

    return start


PAINTERS = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
"""The most painters of one kind; each uses a core when there is work, and about 25 MB."""

# Presses have painters of their own: these wait for no board, and the system runs them before the others.
_FOR_PRESSES = Studio(_painter(painter.SOON), PAINTERS, "pictures_now")
_FOR_TABLES = Studio(_painter(painter.LATER), PAINTERS, "pictures")


@lru_cache(maxsize=KEPT)
def rasterise(svg: str) -> bytes:
    """Render `svg` to PNG, blocking (20 to 50 ms); the same bytes for the same text.

    `ValueError`: not an SVG. `OSError`: nothing can be drawn on this machine.
    """
    easel: Easel = getattr(_THREAD, "easel", _SHARED)
    return easel.paint(svg)


AVATARS.changed = rasterise.cache_clear

on_drawn: list[Callable[[Urgency, float], None]] = []
"""Called for every picture, with its urgency and the seconds of waiting."""

on_restart: list[Callable[[], None]] = []
"""Called for every painter that died or was stuck, in the thread that asked it."""


def waiting() -> int:
    """The number of pictures that wait for a painter."""
    return _FOR_PRESSES.waiting + _FOR_TABLES.waiting


async def render(drawing: Drawing, urgency: Urgency = Urgency.PRESSED) -> bytes:
    """PNG of `drawing`, rendered in a painter's process and cached by the text of its SVG. Raises what ``rasterise`` raises."""
    studio = _FOR_PRESSES if urgency is Urgency.PRESSED else _FOR_TABLES
    began = time.monotonic()
    picture = await asyncio.wrap_future(studio.ask(drawing.svg, urgency))
    for told in on_drawn:
        told(urgency, time.monotonic() - began)
    return picture


class BoardTurns:
    """Delays a board until a painter is nearly free, so that the picture includes all changes up to then."""

    def __init__(self, at_once: int = PAINTERS + 1) -> None:
        """``at_once``: one more than painters, so that none of them waits for a page to be made."""
        self._turns = asyncio.Semaphore(at_once)

    @contextlib.asynccontextmanager
    async def turn(self, within: float | None = None) -> AsyncIterator[float | None]:
        """Wait for a turn, at most ``within`` seconds; return the seconds left, 0.0 after a wait in vain."""
        began = time.monotonic()
        try:
            async with asyncio.timeout(within):
                await self._turns.acquire()
            taken = True
        except TimeoutError:
            taken = False
        try:
            left = None if within is None else max(0.0, within - (time.monotonic() - began))
            yield left if taken else 0.0
        finally:
            if taken:
                self._turns.release()
