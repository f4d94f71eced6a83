"""The sounds that a server has chosen for its tables (TK-6.3), stored under ``sounds`` in its settings."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from bot.store import Json

Cue: TypeAlias = Literal["dusk", "dawn", "gavel", "last"]
CUES: tuple[Cue, ...] = ("dusk", "dawn", "gavel", "last")
"""The moments with a sound."""

AUTO, NONE = "auto", "none"
"""Choices besides the id of a sound: our own clip if it is uploaded, and silence."""


class SoundSettings(Struct, frozen=True, omit_defaults=True):
    """The choices of a server. Ids of sounds are text, since JSON of other programs rounds such numbers."""

    chosen: dict[str, str] = {}
    """By cue: the id of a sound, or ``none``; a missing cue has our own clip."""
    uploaded: dict[str, str] = {}
    """By cue: the id of our clip on this server."""
    tried: bool = False
    """Whether a sound has been played on this server, which proves that sounds work (TK-6.7)."""

    def sound(self, cue: Cue) -> int | None:
        """Return the id of the sound of a cue, None for silence."""
        chosen = self.chosen.get(cue, AUTO)
        found = self.uploaded.get(cue, "") if chosen == AUTO else chosen
        return int(found) if found.isdecimal() else None


def read_sounds(server: Mapping[str, object]) -> SoundSettings:
    """Return the sounds from the settings of a server; the defaults for a wrong field."""
    try:
        return msgspec.convert(server.get("sounds") or {}, SoundSettings)
    except msgspec.ValidationError:
        return SoundSettings()


def change_sounds(server: Json, **changes: object) -> None:
    server["sounds"] = msgspec.to_builtins(msgspec.structs.replace(read_sounds(server), **changes))
