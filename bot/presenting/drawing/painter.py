"""A process that turns SVG into PNG; ``rendering`` starts it and speaks to it over its standard input and output.

The drawing library holds Python's lock for a whole picture (20 to 50 ms): in the process of the bot it would block every click. Run by its
path, it imports nothing of the bot. It ends when its input ends, so it never outlives the bot.

A question is a length (4 bytes, big-endian) and that many bytes of SVG. An answer is a mark, a length and that many bytes: ``DRAWN`` and
the PNG, ``NO_PICTURE`` and the error in the SVG, or ``FAULT`` and the error of the library.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
from collections.abc import Callable
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    from resvg import usvg

DRAWN, NO_PICTURE, FAULT = b"P", b"N", b"F"
QUESTION, ANSWER = struct.Struct(">I"), struct.Struct(">cI")

SOON, LATER = 2, 10
"""The niceness of painters: of one for people who wait, and of one for boards."""

FONTS = tuple(sorted((Path(__file__).parent / "fonts").glob("*.ttf")))
"""Four weights of one typeface, made by ``make font``."""

AS_WRITTEN = (1.0, 0.0, 0.0, 0.0, 1.0, 0.0)
"""The transformation of a picture that is neither moved nor scaled."""

COLOURS, COMPRESSION = 256, 3
"""The most colours of a picture, and zlib's level: the drawing library's own files of busy boards are three times as large."""


@cache
def _options() -> usvg.Options:
    """Return the options of every picture: its letters come from our fonts alone, read once."""
    from resvg import usvg

    options = usvg.Options.default()
    for file in FONTS:
        options.load_font_data(file.read_bytes())  # a font given by its file is opened again for every text
    return options


def draw(svg: str) -> bytes:
    """Return ``svg`` as a PNG with a palette, blocking; the same bytes for the same text. Raises what ``in_full`` raises."""
    return packed(in_full(svg))


def packed(png: bytes) -> bytes:
    """Return a PNG in at most ``COLOURS`` colours, chosen by how often they occur: faces of many tones leave the rest as it is."""
    from PIL import Image

    small = BytesIO()
    with Image.open(BytesIO(png)) as picture:
        picture.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(small, "png", compress_level=COMPRESSION)
    return small.getvalue()


def in_full(svg: str) -> bytes:
    """Return ``svg`` as PNG in all its colours. Raises ValueError when it is no SVG that can be drawn."""
    from resvg import render, usvg

    try:
        return render(usvg.Tree.from_str(svg, _options()), AS_WRITTEN)
    except BaseException as wrong:  # the library's own exception, which it exports nowhere, is no Exception
        if type(wrong).__name__ != "PanicException":
            raise
        raise ValueError(f"not an SVG: {wrong}") from wrong


def serve(questions: BinaryIO, answers: BinaryIO, draw: Callable[[str], bytes] = draw) -> None:
    """Answer questions until the input ends."""
    while len(head := questions.read(QUESTION.size)) == QUESTION.size:
        (length,) = QUESTION.unpack(head)
        svg = questions.read(length)
        if len(svg) < length:
            return
        try:
            mark, answer = DRAWN, draw(svg.decode())
        except ValueError as wrong:
            mark, answer = NO_PICTURE, str(wrong).encode()
        except Exception as fault:  # report every fault of the native library to the bot
            mark, answer = FAULT, f"{type(fault).__name__}: {fault}".encode()
        answers.write(ANSWER.pack(mark, len(answer)) + answer)
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the bot, which then closes our input
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # a killed bot reads no more answers: end silently
    os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else LATER)  # a click goes before a picture
    serve(sys.stdin.buffer, sys.stdout.buffer)
