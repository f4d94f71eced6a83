"""SVG to PNG, away from the event loop: in a process of its own, since the library that draws lets no other thread of its process run."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import IO

from bot.presenting.drawing import painter
from bot.presenting.drawing.drawing import Drawing

KEPT = 12  # pictures; about 150 kB each, and most are wanted again within seconds or never
PATIENCE = 20.0  # seconds for one picture, before the painter is taken for stuck
TRIES = 2

# One worker for all tables: a second request for the same picture waits behind the first and finds it cached.
_WORKER = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")


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
                trouble = fault
        raise OSError(f"no picture could be drawn: {trouble}") from trouble

    def _ask(self, svg: bytes) -> tuple[bytes, bytes]:
        """Return mark and content of the painter's answer. Raises EOFError or OSError when it has died, or was stuck."""
        process = self._process
        if process is None:
            process = self._process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
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


_EASEL = Easel(sys.executable, "-P", painter.__file__)  # -P: the neighbours of that file are modules of the bot, not for it
atexit.register(_EASEL.close)


@lru_cache(maxsize=KEPT)
def rasterise(svg: str) -> bytes:
    """Render `svg` to PNG, blocking (0.1 to 0.3 s); the same bytes for the same text.

    `ValueError`: not an SVG. `OSError`: nothing can be drawn on this machine.
    """
    return _EASEL.paint(svg)


async def render(drawing: Drawing) -> bytes:
    """PNG of `drawing`, rendered in the painter's process and cached by the text of its SVG."""
    return await asyncio.get_running_loop().run_in_executor(_WORKER, rasterise, drawing.svg)
