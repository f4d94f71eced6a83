"""How long a sound in a file of OGG (Vorbis, Opus) or MP3 is, read from the file itself without decoding it."""

import struct
from collections.abc import Iterator

OPUS_RATE = 48_000
MP3_RATES = {3: (44100, 48000, 32000), 2: (22050, 24000, 16000), 0: (11025, 12000, 8000)}
"""Version bits of MPEG audio (3: MPEG 1, 2: MPEG 2, 0: MPEG 2.5) -> sampling rates."""
MP3_BITS = {
    True: (0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320),
    False: (0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160),
}
"""Whether it is MPEG 1 -> bit rates of layer III in kilobits a second."""


class NoSound(ValueError):
    """The bytes are no sound that can be read."""


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
    """Yield the position (-1: no packet ends there) and the body of each page; raises NoSound where one is cut off."""
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
    """Return where the sound begins after an ID3 tag."""
    if not data.startswith(b"ID3") or len(data) < 10:
        return 0
    return 10 + sum((byte & 0x7F) << 7 * place for place, byte in enumerate(reversed(data[6:10])))


def _frame(head: bytes) -> tuple[int, float]:
    """Return the bytes and the seconds of a frame by its head; raises NoSound."""
    version, layer = head[1] >> 3 & 3, head[1] >> 1 & 3
    bits, rate, padding = head[2] >> 4, head[2] >> 2 & 3, head[2] >> 1 & 1
    if head[0] != 0xFF or head[1] < 0xE0 or version == 1 or layer != 1 or rate == 3 or bits in (0, 15):
        raise NoSound("a broken frame of MP3")
    samples = 1152 if version == 3 else 576
    frequency = MP3_RATES[version][rate]
    return samples // 8 * MP3_BITS[version == 3][bits] * 1000 // frequency + padding, samples / frequency
