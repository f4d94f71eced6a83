"""Make the four clips of the soundboard, ``bot/sounds/*.ogg``, from nothing but sums of sines and a fixed noise (TK-6.4).

``python -m tools.clips`` writes them anew. The same versions of the encoder (the pinned ``soundfile``) make the same bytes again: what an
Ogg stream has by chance, its serial number, is set here. The clips are our own work and in the public domain (CC0 1.0).
"""

import io
import math
import sys
from array import array
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from struct import pack_into, unpack_from

FOLDER = Path(__file__).parents[1] / "bot" / "sounds"
RATE = 48_000
"""Samples a second, as Discord plays them."""
PEAK = 10 ** (-6 / 20)
"""The loudest sample, -6 dBFS."""
LOUDEST_TRIED = 115
"""Percent of the peak with which the first try of an encoded clip is made."""
FADE = 0.02
"""Seconds in which a clip ends softly."""
CRC = 0x04C11DB7
HEAD = 27
"""Bytes of the head of an Ogg page before its table of segments."""

Sound = list[float]


def silence(seconds: float) -> Sound:
    """Return that much silence."""
    return [0.0] * round(seconds * RATE)


def add(ground: Sound, at: float, sound: Sound, loud: float = 1.0) -> None:
    """Let ``sound`` begin in ``ground`` after ``at`` seconds; what does not fit is cut off."""
    begin = round(at * RATE)
    for place, sample in enumerate(sound[: len(ground) - begin], begin):
        ground[place] += loud * sample


def tone(pitch: float, seconds: float, *, rise: float, fall: float, partials: Mapping[float, float]) -> Sound:
    """Return a tone of ``pitch`` hertz. ``rise``, ``fall``: seconds in which it comes and goes; ``partials``: multiple to loudness.

    High partials fade faster, as in anything that is struck.
    """
    made = silence(seconds)
    for multiple, loud in partials.items():
        turn, fading = 2 * math.pi * pitch * multiple / RATE, fall / math.sqrt(multiple)
        for place in range(len(made)):
            at = place / RATE
            made[place] += loud * math.sin(turn * place) * min(at / rise, 1.0) * math.exp(-at / fading)
    return made


def noise() -> Iterator[float]:
    """Yield a noise between -1 and 1 that is the same each time."""
    state = 20_261_122
    while True:
        state = (1_103_515_245 * state + 12_345) % 2**31
        yield state / 2**30 - 1


def knock(pitch: float, seconds: float, *, hard: float) -> Sound:
    """Return a blow on wood: a dull tone with a click of noise, ``hard`` as loud as the tone."""
    made = tone(pitch, seconds, rise=0.001, fall=seconds / 6, partials={1.0: 1.0, 1.51: 0.5, 2.33: 0.3})
    soft = 0.0
    for place, grain in zip(range(len(made)), noise(), strict=False):
        soft += 0.35 * (grain - soft)
        made[place] += hard * soft * math.exp(-place / RATE / 0.006)
    return made


BELL = {0.5: 0.35, 1.0: 1.0, 2.0: 0.45, 2.76: 0.25, 5.4: 0.1}
FLUTE = {1.0: 1.0, 2.0: 0.22, 3.0: 0.08}


def dusk() -> Sound:
    """Return two low bells, the second lower: the lamp goes out."""
    made = silence(2.8)
    add(made, 0.0, tone(220.0, 2.6, rise=0.012, fall=0.75, partials=BELL), 0.8)
    add(made, 0.55, tone(146.83, 2.2, rise=0.012, fall=0.85, partials=BELL))
    return made


def dawn() -> Sound:
    """Return three soft tones that rise, and stay."""
    made = silence(2.4)
    for at, pitch in ((0.0, 392.0), (0.28, 493.88), (0.56, 587.33)):
        add(made, at, tone(pitch, 1.8, rise=0.05, fall=0.6, partials=FLUTE))
    return made


def gavel() -> Sound:
    """Return two blows of a gavel."""
    made = silence(0.9)
    add(made, 0.0, knock(185.0, 0.45, hard=1.2))
    add(made, 0.26, knock(178.0, 0.55, hard=1.2), 0.85)
    return made


def last() -> Sound:
    """Return six ticks of a clock."""
    made = silence(1.8)
    for number in range(6):
        add(made, 0.28 * number, knock(1320.0 if number % 2 else 1560.0, 0.12, hard=0.5))
    return made


CLIPS: Mapping[str, Callable[[], Sound]] = {"dusk": dusk, "dawn": dawn, "gavel": gavel, "last": last}
"""The clips by the names of their cues."""


def finished(sound: Sound) -> Sound:
    """Return a sound with a soft end and its loudest sample at the peak."""
    fading = round(FADE * RATE)
    for back in range(fading):
        sound[-1 - back] *= back / fading
    loudest = max(map(abs, sound))
    return [sample / loudest * PEAK for sample in sound]


def samples(sound: Sound) -> bytes:
    """Return a sound as samples of 16 bits, the lower byte first."""
    made = array("h", [round(sample * 32_767) for sample in sound])
    if sys.byteorder == "big":
        made.byteswap()
    return made.tobytes()


def encoded(sound: Sound, title: str) -> bytes:
    """Return a sound as OGG Vorbis. It takes the development dependencies."""
    import soundfile  # only who makes the clips needs it

    file = io.BytesIO()
    with soundfile.SoundFile(file, "w", samplerate=RATE, channels=1, format="OGG", subtype="VORBIS") as made:
        made.title, made.license = f"c-{title}", "CC0-1.0"
        made.buffer_write(samples(sound), "int16")
    return with_serial(file.getvalue(), int.from_bytes(title.encode()[:4]))


def loudest(clip: bytes) -> float:
    """Return the loudest sample of a clip as it is heard, 1.0 being the loudest that there is."""
    import soundfile  # only who makes the clips needs it

    with soundfile.SoundFile(io.BytesIO(clip)) as made:
        heard = array("f", bytes(made.buffer_read(dtype="float32")))
    return float(max(map(abs, heard)))


def made(title: str) -> bytes:
    """Return a clip, as loud as it may be once it is encoded: encoding moves the peak a little."""
    sound = finished(CLIPS[title]())
    for percent in range(LOUDEST_TRIED, 0, -1):
        clip = encoded([sample * percent / 100 for sample in sound], title)
        if loudest(clip) <= PEAK:
            return clip
    raise ValueError(title)


# ---- Ogg pages


def with_serial(stream: bytes, serial: int) -> bytes:
    """Return an Ogg stream with another serial number in each of its pages."""
    changed, begin = bytearray(stream), 0
    while begin < len(changed):
        segments = changed[begin + HEAD - 1]
        end = begin + HEAD + segments + sum(changed[begin + HEAD : begin + HEAD + segments])
        pack_into("<II", changed, begin + 14, serial, unpack_from("<I", changed, begin + 18)[0])
        pack_into("<I", changed, begin + 22, 0)
        pack_into("<I", changed, begin + 22, checksum(bytes(changed[begin:end])))
        begin = end
    return bytes(changed)


def checksum(page: bytes) -> int:
    """Return the checksum of an Ogg page whose own field of it is zero."""
    found = 0
    for byte in page:
        found = (found << 8 & 0xFFFFFFFF) ^ CHECKS[found >> 24 ^ byte]
    return found


def _check(byte: int) -> int:
    value = byte << 24
    for _ in range(8):
        value = (value << 1 ^ CRC if value >> 31 else value << 1) & 0xFFFFFFFF
    return value


CHECKS = [_check(byte) for byte in range(256)]


def main() -> None:
    """Write all clips."""
    for title in CLIPS:
        clip = made(title)
        (FOLDER / f"{title}.ogg").write_bytes(clip)
        print(f"{title}: {len(clip)} bytes")  # noqa: T201 - that is what who calls it waits for


if __name__ == "__main__":
    main()
