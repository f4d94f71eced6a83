"""What a new sound of a guild must be. How Discord words the refusal of a wrong file is not published; its code is taken to be 50035."""

import base64
import binascii
import re
from typing import Any

from bot.sandbox.wire.audio_length import NoSound, length_of
from bot.sandbox.wire.refusals import FormFaults

LARGEST = 512 * 1024
LONGEST = 5.2
PLACES = 8
"""How many sounds a guild without boosts has room for."""
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
    """Return the bytes and type of the sound in a body; raises ApiError 50035 for what is no sound, too large or too long."""
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
