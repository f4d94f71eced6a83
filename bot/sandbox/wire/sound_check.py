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


def check_fields(fields: dict[str, Any], *, new: bool) -> None:
    """Check name and volume; raises ApiError 50035."""
    faults = FormFaults()
    if new or "name" in fields:
        faults.length("name", fields.get("name"), 2, 32)
    volume = fields.get("volume")
    if volume is not None and (isinstance(volume, bool) or not isinstance(volume, int | float) or not 0 <= volume <= 1):
        faults.add("volume", "NUMBER_TYPE_MAX", "float value should be between 0 and 1.")
    faults.settle()


def read_sound(fields: dict[str, Any]) -> tuple[bytes, str]:
    """Return the bytes and type of the sound in a body; raises ApiError 50035 for data that is no sound, too large or too long."""
    faults = FormFaults()
    data = _decoded(fields.get("sound"))
    if data is None:
        faults.add("sound", "BASE_TYPE_INVALID", "The sound must be a data URI with base64.")
        faults.settle()
    if len(data or b"") > LARGEST:
        faults.add("sound", "BINARY_TYPE_MAX_SIZE", f"File cannot be larger than {LARGEST // 1024} kb.")
        faults.settle()
    kind = ""
    try:
        kind, seconds = length_of(data or b"")
        if seconds > LONGEST:
            faults.add("sound", "SOUND_TOO_LONG", f"Sound cannot be longer than {LONGEST} seconds.")
    except NoSound as fault:
        faults.add("sound", "SOUND_INVALID", str(fault))
    faults.settle()
    return data or b"", kind


def _decoded(value: object) -> bytes | None:
    found = DATA_URI.match(value) if isinstance(value, str) else None
    if found is None:
        return None
    try:
        return base64.b64decode(found[1], validate=True)
    except binascii.Error:
        return None


OPUS_RATE = 48_000
MP3_RATES = {3: (44100, 48000, 32000), 2: (22050, 24000, 16000), 0: (11025, 12000, 8000)}
"""Version bits of MPEG audio (3: MPEG 1, 2: MPEG 2, 0: MPEG 2.5) -> sampling rates."""
MP3_BITS = {
    True: (0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320),
    False: (0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160),
}
"""Whether it is MPEG 1 -> bit rates of layer III in kilobits a second."""


class NoSound(ValueError):
    """The bytes are no readable sound."""


def length_of(data: bytes) -> tuple[str, float]:
    """Return the type ("audio/ogg" or "audio/mpeg") and the length in seconds; raises NoSound."""
    if data.startswith(b"OggS"):
        return "audio/ogg", _of_ogg(data)
    if data.startswith(b"ID3") or data[:1] == b"\xff":
        return "audio/mpeg", _of_mp3(data)
    raise NoSound("neither OGG nor MP3")


def _of_ogg(data: bytes) -> float:
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


def _of_mp3(data: bytes) -> float:
    at, seconds = _after_tag(data), 0.0
    while at + 4 <= len(data) and data[at : at + 3] != b"TAG":
        size, lasts = _frame(data[at : at + 4])
        seconds += lasts
        at += size
    if not seconds:
        raise NoSound("an MP3 file without sound")
    return seconds


def _after_tag(data: bytes) -> int:
    """Return the position after an ID3 tag."""
    if not data.startswith(b"ID3") or len(data) < 10:
        return 0
    return 10 + sum((byte & 0x7F) << 7 * place for place, byte in enumerate(reversed(data[6:10])))


def _frame(head: bytes) -> tuple[int, float]:
    """Return bytes and seconds of a frame from its header; raises NoSound."""
    version, layer = head[1] >> 3 & 3, head[1] >> 1 & 3
    bits, rate, padding = head[2] >> 4, head[2] >> 2 & 3, head[2] >> 1 & 1
    if head[0] != 0xFF or head[1] < 0xE0 or version == 1 or layer != 1 or rate == 3 or bits in (0, 15):
        raise NoSound("a broken frame of MP3")
    samples = 1152 if version == 3 else 576
    frequency = MP3_RATES[version][rate]
    return samples // 8 * MP3_BITS[version == 3][bits] * 1000 // frequency + padding, samples / frequency
