"""A process that makes one replay and ends: ``making`` starts it and speaks to it over its standard input and output.

It reads the request as JSON and answers in frames: a mark, a length (4 bytes, big-endian) and that many bytes. ``STEP``: moves made again
and all of them, as text; ``PAGE``: the page; ``NO_PAGE``: why the record makes none.
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
    """Writes frames, those of progress not too often."""

    def __init__(self, out: BinaryIO) -> None:
        self._out = out
        self._said = time.monotonic()

    def write(self, mark: bytes, content: bytes) -> None:
        """Write one frame."""
        self._out.write(FRAME.pack(mark, len(content)) + content)
        self._out.flush()

    def progress(self, done: int, moves: int) -> None:
        """Report how far it has got."""
        if time.monotonic() - self._said >= EVERY:
            self._said = time.monotonic()
            self.write(STEP, f"{done} {moves}".encode())


def work(asked: bytes, out: BinaryIO) -> None:
    """Answer the request ``asked`` with a page or with why there is none."""
    from bot.replay.command import make_page
    from bot.replay.source import NoRecord
    from engines import ReplayDiverged

    frames = Frames(out)
    request = json.loads(asked)
    try:
        page, _ = make_page(request["text"], frames.progress, bot_players=frozenset(request["automats"]), table=request["table"])
    except (NoRecord, ReplayDiverged) as wrong:
        frames.write(NO_PAGE, str(wrong).encode())
    else:
        frames.write(PAGE, page.encode())


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is meant for the bot, which then ends us
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # a bot that was killed reads no answer any more: end without a word
    os.nice(10)  # a click goes before a replay
    gc.disable()  # it makes one page and ends: nothing is worth collecting
    work(sys.stdin.buffer.read(), sys.stdout.buffer)
