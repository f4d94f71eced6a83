"""SVG to PNG, away from the event loop: in processes of their own, since the library that draws lets no other thread of its process run.

Half of the time of a picture goes into its compression and its letters. To lay a part that was drawn before beneath the rest costs more
than it saves (the library reads that part as a compressed picture again), so what is kept are whole pictures.
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
from bot.presenting.drawing.studio import Studio
from bot.runtime.worker_process import environment

MOST_ALT = 1000


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture as SVG, the words that say the same (at most 1,000 characters), and its height in pixels."""

    svg: str
    alt: str
    height: int


KEPT = 48  # pictures; about 150 kB each, and most are wanted again within seconds or never
PATIENCE = 20.0  # seconds for one picture, before the painter is taken for stuck
TRIES = 2


class Easel:
    """The painter's process as seen from here: started when it is first needed, started anew when it has died."""

    def __init__(self, *command: str) -> None:
        self._command = command
        self._turn = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int | None:
        """Which process paints, None when none does."""
        return self._process.pid if self._process is not None else None

    def paint(self, svg: str) -> bytes:
        """Return ``svg`` as PNG, blocking. Raises ValueError when it is not an SVG, OSError when nothing can be drawn here."""
        with self._turn:
            mark, answer = self._answered(svg.encode())
        if mark == painter.NO_PICTURE:
            raise ValueError(answer.decode())
        if mark == painter.FAULT:
            raise OSError(answer.decode())
        return answer

    def _answered(self, svg: bytes) -> tuple[bytes, bytes]:
        """Ask, and ask another painter when this one has died over it or before."""
        trouble: Exception | None = None
        for _ in range(TRIES):
            try:
                return self._ask(svg)
            except (EOFError, OSError) as fault:
                self._put_away()
                for told in on_restart:
                    told()
                trouble = fault
        raise OSError(f"no picture could be drawn: {trouble}") from trouble

    def _ask(self, svg: bytes) -> tuple[bytes, bytes]:
        """Return mark and content of the painter's answer. Raises EOFError or OSError when it has died, or was stuck."""
        process = self._process
        if process is None:
            process = self._process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment())
        asked, answered = process.stdin, process.stdout
        assert asked is not None and answered is not None  # both are pipes
        stuck = threading.Timer(PATIENCE, process.kill)
        stuck.start()
        try:
            asked.write(painter.QUESTION.pack(len(svg)) + svg)
            asked.flush()
            mark, length = painter.ANSWER.unpack(_exactly(answered, painter.ANSWER.size))
            return mark, _exactly(answered, length)
        finally:
            stuck.cancel()

    def _put_away(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        with contextlib.suppress(OSError):  # what was not written any more cannot be written now
            process.communicate()

    def close(self) -> None:
        """Let the painter go home."""
        with self._turn:
            self._put_away()


def _exactly(stream: IO[bytes], length: int) -> bytes:
    content = stream.read(length)
    if len(content) < length:
        raise EOFError("the painter has ended")
    return content


_SHARED = Easel(sys.executable, "-P", painter.__file__)  # -P: the neighbours of that file are modules of the bot, not for it
"""The painter of all threads that have none of their own."""
atexit.register(_SHARED.close)

_AT_HAND = threading.local()
"""The painter of this thread."""


class Urgency(IntEnum):
    """Who waits for a picture; a smaller number goes first."""

    PRESSED = 0
    """Somebody who has pressed or typed, and looks at the screen."""
    LETTER = 1
    """Somebody who is asked something in direct messages."""
    BOARD = 2
    """A table, whose board says the same a moment later."""


def _painter(niceness: int) -> Callable[[], Callable[[str], bytes]]:
    """Return what gives a thread a painter of its own: a process of that niceness, which ends with this one."""

    def taken_on() -> Callable[[str], bytes]:
        _AT_HAND.easel = easel = Easel(sys.executable, "-P", painter.__file__, str(niceness))
        atexit.register(easel.close)
        return rasterise

    return taken_on


PAINTERS = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
"""Painters of one kind, at most; each has a core to itself when nothing else is to be done, and about 25 MB."""

# Painters of their own for those who have pressed: they wait for no board, and the system lets them go before the others.
_FOR_PRESSES = Studio(_painter(painter.SOON), PAINTERS, "pictures_now")
_FOR_TABLES = Studio(_painter(painter.LATER), PAINTERS, "pictures")


@lru_cache(maxsize=KEPT)
def rasterise(svg: str) -> bytes:
    """Render `svg` to PNG, blocking (0.1 to 0.3 s); the same bytes for the same text.

    `ValueError`: not an SVG. `OSError`: nothing can be drawn on this machine.
    """
    easel: Easel = getattr(_AT_HAND, "easel", _SHARED)
    return easel.paint(svg)


on_drawn: list[Callable[[Urgency, float], None]] = []
"""Told of every picture, and of the seconds for which it was waited."""

on_restart: list[Callable[[], None]] = []
"""Told of every painter that has died or was stuck, in the thread that wanted a picture of it."""


def waiting() -> int:
    """How many pictures wait for a painter."""
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
    """Lets a board be made only when a painter is about to be free: what has changed meanwhile is on it, and is not drawn by itself."""

    def __init__(self, at_once: int = PAINTERS + 1) -> None:
        """``at_once``: one more than painters, so that none of them waits for a page to be made."""
        self._turns = asyncio.Semaphore(at_once)

    @contextlib.asynccontextmanager
    async def turn(self, within: float | None = None) -> AsyncIterator[float | None]:
        """Wait for a turn, ``within`` so many seconds at most; give what is left of them, 0.0 where no painter was about to be free."""
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
