"""Processes that work for the bot end without a word when it was killed while they worked."""

import os
import struct
import subprocess
import sys

from bot.runtime.data_paths import ROOTS

SVG = b"<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>"


def test_a_painter_of_a_killed_bot_writes_no_traceback() -> None:
    reading, writing = os.pipe()
    with subprocess.Popen(
        [sys.executable, "-W", "ignore", "-m", "bot.presenting.drawing.painter"],
        stdin=subprocess.PIPE,
        stdout=writing,
        stderr=subprocess.PIPE,
        cwd=ROOTS[0],
    ) as painter:
        os.close(writing)
        os.close(reading)
        _, told = painter.communicate(struct.pack(">I", len(SVG)) + SVG, timeout=60)
    assert painter.returncode
    assert told == b""
