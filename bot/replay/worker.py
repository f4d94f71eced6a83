"""A process that makes one replay and ends; ``making`` starts it and talks to it over standard input and output.

It reads the request as JSON and answers in frames: a mark, a length (4 bytes, big-endian) and that many bytes. ``STEP``: the numbers
of replayed and of all moves as text; ``PAGE``: the page; ``NO_PAGE``: why there is none.
"""

import gc
import json
import os
import signal
import struct
import sys
import time
from typing import BinaryIO

STEP, PAGE, NO_PAGE = b"S", b"P", b"N"
FRAME = struct.Struct(">cI")
EVERY = 0.5  # seconds between two reports of progress


class Frames:
    """Writes frames, with a limited rate of progress."""

    def __init__(self, out: BinaryIO) -> None:
        self._out = out
        self._said = time.monotonic()

    def write(self, mark: bytes, content: bytes) -> None:
        self._out.write(FRAME.pack(mark, len(content)) + content)
        self._out.flush()

    def progress(self, done: int, moves: int) -> None:
        if time.monotonic() - self._said >= EVERY:
            self._said = time.monotonic()
            self.write(STEP, f"{done} {moves}".encode())


def work(asked: bytes, out: BinaryIO) -> None:
    """Answer the request ``asked`` with a page, or with the reason for none."""
    from bot.replay.command import make_page
    from bot.replay.source import NoRecord, ReplayContext
    from engines import ReplayDiverged

    frames = Frames(out)
    request = json.loads(asked)
    text, bot_players = request.pop("text"), frozenset(request.pop("bot_players"))
    try:
        page, _ = make_page(text, frames.progress, ReplayContext(bot_players=bot_players, **request))
    except (NoRecord, ReplayDiverged) as wrong:
        frames.write(NO_PAGE, str(wrong).encode())
    else:
        frames.write(PAGE, page.encode())


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal also reaches this process, but the bot ends it
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # end silently when the bot was killed and does not read
    os.nice(10)  # clicks go first
    gc.disable()  # the process ends after one page
    work(sys.stdin.buffer.read(), sys.stdout.buffer)
