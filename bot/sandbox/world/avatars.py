"""Avatars of people: a drawn head before a ground, in colours of their own."""

import struct
import zlib
from collections.abc import Iterator
from functools import cache

SIDE = 128

GROUNDS = ((0x58, 0x65, 0xF2), (0x3A, 0x85, 0x61), (0xB0, 0x56, 0x2C), (0xA0, 0x41, 0x7C), (0x31, 0x70, 0x8F), (0xE0, 0xA8, 0x3A))
COATS = ((0x23, 0x2A, 0x3D), (0xC4, 0x47, 0x3A), (0xF1, 0xE7, 0xD3), (0x2F, 0x6B, 0x4F), (0x6A, 0x4C, 0x93))
SKINS = ((0xF2, 0xC9, 0xA5), (0xD8, 0x9F, 0x72), (0xA8, 0x6B, 0x45), (0x6F, 0x45, 0x30))
HAIRS = (
    (0x2B, 0x1D, 0x17),
    (0x8A, 0x4B, 0x22),
    (0xD9, 0xB3, 0x5C),
    (0x7C, 0x7F, 0x88),
    (0xB2, 0x3B, 0x2E),
    (0x1E, 0x2A, 0x4A),
    (0xEE, 0xE6, 0xD8),
)
EYES, MOUTH = (0x23, 0x1C, 0x15), (0x9C, 0x2F, 0x36)


def draw_avatar(number: int) -> bytes:
    """Return the avatar of the ``number``-th person as PNG, 128 pixels wide; the first thousands differ."""
    parts = (EYES, MOUTH, *(colours[number % len(colours)] for colours in (SKINS, HAIRS, COATS, GROUNDS)))
    colours = [bytes(colour) for colour in parts]
    rows = b"".join(b"\0" + b"".join(colours[part] for part in row) for row in _figure())
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunks(rows))


@cache
def _figure() -> list[bytes]:
    """Return the rows of the figure that all avatars share, each pixel as the part to which it belongs."""
    return [bytes(_part(x, y) for x in range(SIDE)) for y in range(SIDE)]


def _part(x: int, y: int) -> int:
    """Return what a pixel belongs to: eyes (0) and mouth (1) on a face (2), below hair (3), above a coat (4), before a ground (5)."""
    if (x - 52) ** 2 + (y - 58) ** 2 < 16 or (x - 76) ** 2 + (y - 58) ** 2 < 16:
        return 0
    if y > 70 and 100 < (x - 64) ** 2 + (y - 66) ** 2 < 170:
        return 1
    if (x - 64) ** 2 / 28**2 + (y - 60) ** 2 / 32**2 < 1 and y > 40:
        return 2
    if (x - 64) ** 2 / 36**2 + (y - 52) ** 2 / 36**2 < 1 and y < 74:
        return 3
    return 4 if (x - 64) ** 2 / 54**2 + (y - 136) ** 2 / 44**2 < 1 else 5


def _chunks(rows: bytes) -> Iterator[bytes]:
    head = struct.pack(">IIBBBBB", SIDE, SIDE, 8, 2, 0, 0, 0)
    for kind, data in ((b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b"")):
        yield struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
