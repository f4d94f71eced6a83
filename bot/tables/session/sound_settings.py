"""Which sounds a server has chosen for its tables (TK-6.3): kept in the settings of the server under ``sounds``."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from bot.store import Json

Cue: TypeAlias = Literal["dusk", "dawn", "gavel", "last"]
CUES: tuple[Cue, ...] = ("dusk", "dawn", "gavel", "last")
"""The moments of an evening that may sound."""

AUTO, NONE = "auto", "none"
"""Choices besides the id of a sound: the clip of ours if it was uploaded, and nothing."""


class SoundSettings(Struct, frozen=True, omit_defaults=True):
    """What a server has chosen. Sounds stand in it by their ids as text, since JSON of other programs rounds such numbers."""

    chosen: dict[str, str] = {}
    """By cue: the id of a sound, or ``none``; a cue that is not there has our clip."""
    uploaded: dict[str, str] = {}
    """By cue: the id of our clip on this server."""
    tried: bool = False
    """Whether a sound of ours has been played on this server: until then nobody knows that it works (TK-6.7)."""

    def sound(self, cue: Cue) -> int | None:
        """Return the id of the sound of a cue, None for silence."""
        chosen = self.chosen.get(cue, AUTO)
        found = self.uploaded.get(cue, "") if chosen == AUTO else chosen
        return int(found) if found.isdecimal() else None


def read_sounds(server: Mapping[str, object]) -> SoundSettings:
    """Return the sounds of a server from all its settings; what is not as it should be counts as not chosen."""
    try:
        return msgspec.convert(server.get("sounds") or {}, SoundSettings)
    except msgspec.ValidationError:
        return SoundSettings()


def change_sounds(server: Json, **changes: object) -> None:
    """Change fields of a server's sounds in its settings."""
    server["sounds"] = msgspec.to_builtins(msgspec.structs.replace(read_sounds(server), **changes))
