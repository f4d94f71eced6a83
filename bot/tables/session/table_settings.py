"""The settings of one table beside the rules of its game (TALK.md, section 8), and which game offers what.

In the lobby they stand in the column ``setup``. From the deal on they are part of the course of the game: each change is an entry of the
log, so that clocks and speeches are the same after a restart.
"""

from collections.abc import Mapping
from contextlib import suppress
from typing import Literal, get_args, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.games import game_of
from bot.presenting.typed_numbers import read_number
from bot.tables.pages.options import spelled
from bot.tables.pages.talk_options import TalkOption
from bot.tables.quiet_hours import NEVER, ClockRest, known_zone, read_quiet
from bot.tables.refusal import Refused
from engines.players import Level, levels_of, offered_level

Shape = Literal["free", "rounds"]
"""The talk of a day: free, or with one speech for everybody first."""
Pace = Literal["live", "written", "slow"]
"""An evening by voice, an evening by keyboard, a phase a day."""
Claims = Literal["auto", "on", "off"]
NarratorSight = Literal["nothing", "all"]
"""The view of a narrator before the table's: nothing more, or all tokens."""


class TableSettings(Struct, frozen=True, omit_defaults=True):
    """The settings of a table: its voice channels, talk, pace, automated players, pictures and sounds.

    Ids of channels are text, since JSON of other programs rounds such numbers.
    """

    voice: str = "auto"
    """``auto``, ``none``, or the id of the voice channel."""
    ghost_voice: str = "none"
    """``none``, or the id of the voice channel of eliminated people."""
    spectators_muted: bool = True
    talk: Shape = "free"
    speech: Literal[0, 20, 30, 45, 60, 90] = 0
    """Seconds of a speech; 0: by the number of the living (TK-3.4)."""
    pace: Pace = "live"
    day_hours: Literal[12, 24, 48, 72] = 24
    """Hours of a day of a slow game."""
    quiet_hours: str = "auto"
    """``auto`` (22-8 in a slow game, else none), ``none``, or the first and the last full hour: ``22-8``."""
    slow_mode: Literal[-1, 0, 5, 10, 30, 60] = -1
    """Seconds between two messages of a person in a free discussion; -1: by the pace."""
    claims: Claims = "auto"
    machines: Level = "normal"
    """The level of automated players, from the deal on and in seats that they take over (MA-3.1)."""
    machines_talk: bool = True
    """Whether automated players talk (MA-5.6)."""
    tally_picture: bool = True
    """Whether the votes of a ballot are told in a picture (NT-3.1)."""
    dawn_steps: bool = True
    """Whether a dawn is told in three steps: the empty chair, the name, the token (NT-3.5)."""
    guesses: bool = True
    """Whether people who are out, and spectators, make sealed guesses (NT-5.1)."""
    notes: bool = True
    """Whether each seat has a notebook (NT-5.4)."""
    faces: bool = True
    """Whether discs show faces, not only numbers (NT-3.2)."""
    away: Literal[0, 60, 120, 180, 300] = 120
    """For how many seconds a person may be away, once a phase (NT-5.3); 0: not at all."""
    sound: bool = False
    voice_status: bool = False
    """Whether the status of the voice channel tells the round and the number of seats in play (NT-5.5)."""
    narrator: bool = False
    narrator_sees: NarratorSight = "nothing"
    zone: str = ""
    """The time zone of the quiet hours (IANA name), that of the server when the table opened; empty: unknown."""


FIXED_AT_THE_DEAL = frozenset({"pace", "day_hours", "machines", "narrator_sees", "zone"})
"""Options that nobody can change during a game."""


def read_table_settings(kept: Mapping[str, object]) -> TableSettings:
    """Return the settings from JSON. Raises ValueError (msgspec.ValidationError) for a wrong option."""
    return msgspec.convert(kept, TableSettings)


def server_settings(server: Mapping[str, object]) -> TableSettings:
    """Return the options that a server has set for its tables; the defaults where they are unreadable."""
    kept = server.get("talk")
    try:
        return read_table_settings(kept if isinstance(kept, dict) else {})
    except ValueError:
        return TableSettings()


def with_option(settings: TableSettings, option: str, value: object) -> TableSettings:
    """Return ``talking`` with one option changed. Raises ValueError for an unknown option or value."""
    if option not in TableSettings.__struct_fields__:
        raise ValueError(option)
    return read_table_settings({**msgspec.to_builtins(settings), option: value})


def check_settings(game: str, settings: TableSettings) -> None:
    """Raise Refused unless these settings go together and fit ``game`` (TK-4.1, 4.4, 4.5, 7.1)."""
    if settings.pace == "slow":
        if not offers_slow(game):
            raise Refused("pace-windows")
        if settings.talk == "rounds":
            raise Refused("pace-no-rounds")
    if settings.narrator and not (settings.pace == "live" and offers_narrator(game)):
        raise Refused("narrator-live")
    try:
        read_quiet(settings.quiet_hours)
    except ValueError as wrong:
        raise Refused("setup-hours-unknown") from wrong
    if settings.zone and not known_zone(settings.zone):
        raise Refused("setup-zone-unknown")


def offers_slow(game: str) -> bool:
    """Return whether a game has the slow pace in its timing, a phase a day."""
    return "slow" in game_of(game).timing.paces


def offers_narrator(game: str) -> bool:
    """Return whether a game has gates for a narrator in its timing (TK-7.1)."""
    return bool(game_of(game).timing.gates)


def with_offered_level(game: str, settings: TableSettings) -> TableSettings:
    """Return the settings with a level of automated players that ``game`` offers: else the strongest below it (MA-6.6)."""
    level = offered_level(game, settings.machines)
    return settings if level == settings.machines else replace(settings, machines=level)


def fitting(game: str, settings: TableSettings) -> TableSettings:
    """Return the settings of a server, adapted to what ``game`` offers."""
    if settings.pace == "slow" and not offers_slow(game):
        settings = replace(settings, pace="live")
    if settings.pace == "slow" and settings.talk == "rounds":
        settings = replace(settings, talk="free")
    if settings.pace != "live" or not offers_narrator(game):
        settings = replace(settings, narrator=False, narrator_sees="nothing")
    settings = with_offered_level(game, settings)
    try:
        check_settings(game, settings)
    except Refused:
        settings = replace(settings, quiet_hours="auto", zone="")
    return settings


def zone_of_hours(settings: TableSettings) -> str:
    """Return the time zone of the quiet hours (IANA name)."""
    return settings.zone or "UTC"


def rest_of(settings: TableSettings) -> ClockRest:
    """Return when long clocks stand still: in the quiet hours of a slow game, else never."""
    if settings.pace == "slow":
        with suppress(ValueError):
            return ClockRest(read_quiet(settings.quiet_hours), zone_of_hours(settings))
    return NEVER


QUIET_OFFERED = ("auto", "none", "21-7", "22-8", "23-8", "0-8")
"""The quiet hours in the menu; the command takes any."""

EVERYWHERE = ("pace", "day_hours", "quiet_hours", "machines", "faces", "notes", "away")
"""The options of games without closed phases (TK-2.12)."""

CLOSED_PHASE_OPTIONS = (
    "talk", "speech", "pace", "day_hours", "quiet_hours", "slow_mode", "claims", "machines", "machines_talk", "spectators_muted",
    "faces", "dawn_steps", "tally_picture", "guesses", "notes", "away", "sound", "voice_status", "narrator", "narrator_sees",
)  # fmt: skip
"""The options of games with closed phases, in the order of the page."""

CHANNELS = ("voice", "ghost_voice")
"""The voice channels of the same games, which have a page of their own."""

_HINTS = get_type_hints(TableSettings)


def values_of(option: str, game: str = "") -> tuple[bool | int | str, ...]:
    """Return the values of an option in the menu, for a table of ``game`` if given. Raises KeyError for an unknown option."""
    if option == "machines" and game:
        return levels_of(game)
    if option == "quiet_hours":
        return QUIET_OFFERED
    hint = _HINTS[option]
    return (True, False) if hint is bool else get_args(hint)


def options_of(game: str, settings: TableSettings, *, dealt: bool) -> tuple[TalkOption, ...]:
    """Return the options of a table with their values; ``dealt``: only those that can change during a game."""
    settings, zone = with_offered_level(game, settings), zone_of_hours(settings)
    names = CLOSED_PHASE_OPTIONS if game_of(game).timing.rhythm.closed else EVERYWHERE
    offered = [name for name in names if not (dealt and (name in FIXED_AT_THE_DEAL or (name == "narrator" and not settings.narrator)))]
    return tuple(TalkOption(name, values_of(name, game), getattr(settings, name), zone) for name in offered)


def changed(game: str, settings: TableSettings, values: Mapping[str, bool | int | str], *, dealt: bool) -> TableSettings:
    """Return the settings with these options changed, all at once.

    Raises Refused for an option or value that is not available, or not any more, and for options that do not go together.
    """
    there = {one.name for one in options_of(game, settings, dealt=dealt)} | set(CHANNELS if game_of(game).timing.rhythm.closed else ())
    for option, value in values.items():
        if option not in there or (dealt and option == "narrator" and value) or (option == "machines" and value not in levels_of(game)):
            raise Refused("no-press")
    try:
        made = read_table_settings({**msgspec.to_builtins(settings), **values})
    except ValueError as wrong:
        raise Refused("no-press") from wrong
    check_settings(game, made)
    return made


def read_value(option: str, picked: str) -> bool | int | str:
    """Return the value that a menu spells as ``picked``. Raises Refused for an unknown one."""
    for value in values_of(option):
        if spelled(value) == picked:
            return value
    raise Refused("no-press")


def read_hours(typed: str) -> str:
    """Return typed quiet hours: ``auto``, ``none``, or ``22-8``. Raises Refused for anything else."""
    wanted = typed.strip().casefold().replace("–", "-")
    if wanted in ("auto", "none"):
        return wanted
    first, last = (read_number(part.strip().removesuffix(":00"), 23) for part in wanted.partition("-")[::2])
    if first is None or last is None or first == last:
        raise Refused("setup-hours-unknown")
    return f"{first}-{last}"


def unusual(game: str, settings: TableSettings) -> tuple[tuple[str, bool | int | str], ...]:
    """Return the options that differ from the defaults, with their values, for the lobby and its record."""
    usual = TableSettings()
    return tuple((one.name, one.now) for one in options_of(game, settings, dealt=False) if one.now != getattr(usual, one.name))
