"""Checks of a new sound of a guild, with its length read from the file. Discord documents no refusal of a wrong file; 50035 is assumed."""

import base64
import binascii
import re
import struct
from collections.abc import Iterator
from typing import Any

from bot.sandbox.wire.refusals import FormFaults

LARGEST = 512 * 1024
LONGEST = 5.2
PLACES = 8
"""Sounds in a guild without boosts."""
DATA_URI = re.compile(r"^data:audio/[a-z0-9+.-]+;base64,(.*)$", re.DOTALL)


def check_fields(fields: dict[str, Any]) -> None:
    """Check name and volume; raises ApiError 50035."""
    faults = FormFaults()
    faults.length("name", fields.get("name"), 2, 32)
    volume = fields.get("volume")
    if volume is not None and (isinstance(volume, bool) or not isinstance(volume, int | float) or not 0 <= volume <= 1):
        faults.add("volume", "NUMBER_TYPE_MAX", "float value should be between 0 and 1.")
    faults.settle()


def read_sound(fields: dict[str, Any]) -> bytes:
    """Return the bytes of the sound in a body; raises ApiError 50035 for data that is no sound, too large or too long."""
    faults = FormFaults()
    data = _decoded(fields.get("sound"))
    if data is None:
        faults.add("sound", "BASE_TYPE_INVALID", "The sound must be a data URI with base64.")
        faults.settle()
    if len(data or b"") > LARGEST:
        faults.add("sound", "BINARY_TYPE_MAX_SIZE", f"File cannot be larger than {LARGEST // 1024} kb.")
        faults.settle()
    try:
        if length_of(data or b"") > LONGEST:
            faults.add("sound", "SOUND_TOO_LONG", f"Sound cannot be longer than {LONGEST} seconds.")
    except NoSound as fault:
        faults.add("sound", "SOUND_INVALID", str(fault))
    faults.settle()
    return data or b""


def _decoded(value: object) -> bytes | None:
    found = DATA_URI.match(value) if isinstance(value, str) else None
    if found is None:
        return None
    try:
        return base64.b64decode(found[1], validate=True)
    except binascii.Error:
        return None


OPUS_RATE = 48_000


class NoSound(ValueError):
    """The bytes are no readable sound."""


def length_of(data: bytes) -> float:
    """Return the length of an OGG file in seconds; raises NoSound."""
    rate = skipped = last = 0
    for granule, body in _pages(data):
        if body.startswith(b"\x01vorbis") and len(body) >= 16:
            (rate,) = struct.unpack_from("<I", body, 12)
        elif body.startswith(b"OpusHead") and len(body) >= 12:
            rate, (skipped,) = OPUS_RATE, struct.unpack_from("<H", body, 10)
        last = max(last, granule)
    if not rate or last <= skipped:
        raise NoSound("an OGG file without sound")
    return (last - skipped) / rate


def _pages(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield each page's position (-1: no packet ends there) and body; raises NoSound for a truncated page."""
    at = 0
    while at < len(data):
        if data[at : at + 4] != b"OggS" or at + 27 > len(data):
            raise NoSound("a broken page of OGG")
        (granule,) = struct.unpack_from("<q", data, at + 6)
        table = data[at + 27 : at + 27 + data[at + 26]]
        start = at + 27 + len(table)
        at = start + sum(table)
        if at > len(data):
            raise NoSound("a page of OGG is cut off")
        yield granule, data[start:at]
