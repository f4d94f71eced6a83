"""How the talk at one table goes (TALK.md, section 8): where voices are, who speaks when, how fast, and what is said by button.

In the lobby the options stand in the column ``setup``. From the deal on they are a part of the game's course: each change is an entry of
the log, so that clocks and speeches are the same after a restart.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import Struct

from engines.players import Level

Shape = Literal["free", "rounds"]
"""How the day is talked: freely, or with one speech for everybody first."""
Pace = Literal["live", "written", "slow"]
"""An evening by voice, an evening by keyboard, a phase a day."""
Claims = Literal["auto", "on", "off"]
Sight = Literal["nothing", "all"]
"""What a narrator sees before the table does."""


class TalkSettings(Struct, frozen=True, omit_defaults=True):
    """The options of talk, and of the machines that take part in it.

    Channels stand in it by their ids as text, since JSON of other programs rounds such numbers.
    """

    voice: str = "auto"
    """``auto``, ``none``, or the id of the voice channel."""
    ghost_voice: str = "none"
    """``none``, or the id of the voice channel of those who are out."""
    spectators_muted: bool = True
    talk: Shape = "free"
    speech: Literal[0, 20, 30, 45, 60, 90] = 0
    """Seconds of a speech; 0: as TK-3.4 has it for so many living."""
    pace: Pace = "live"
    day_hours: Literal[12, 24, 48, 72] = 24
    """Hours of a day of a slow game."""
    quiet_hours: str = "auto"
    """``auto`` (22-8 in a slow game, else none), ``none``, or the first and the last full hour: ``22-8``."""
    slow_mode: Literal[-1, 0, 5, 10, 30, 60] = -1
    """Seconds between two messages of a person in a free discussion; -1: as the pace has it."""
    claims: Claims = "auto"
    machines: Level = "normal"
    """How well automated players play, from the deal on and in seats that they take over (MA-3.1)."""
    machines_talk: bool = True
    """Whether automated players say anything (MA-5.6)."""
    sound: bool = False
    narrator: bool = False
    narrator_sees: Sight = "nothing"
    zone: str = ""
    """The zone of the server when the table was opened (IANA name), in which quiet hours are meant; empty: not known."""


FIXED_AT_THE_DEAL = frozenset({"pace", "day_hours", "machines", "narrator_sees", "zone"})
"""Options that nobody can change during a game."""


def read_talking(kept: Mapping[str, object]) -> TalkSettings:
    """Return the options of talk from JSON. Raises ValueError (msgspec.ValidationError) when one is not what it should be."""
    return msgspec.convert(kept, TalkSettings)


def with_option(talking: TalkSettings, option: str, value: object) -> TalkSettings:
    """Return ``talking`` with one option changed. Raises ValueError for an option or a value that there is not."""
    if option not in TalkSettings.__struct_fields__:
        raise ValueError(option)
    return read_talking({**msgspec.to_builtins(talking), option: value})
