"""Which options of the talk there are at a table of a game, and how its host changes them (TK-8.1)."""

from typing import get_args, get_type_hints

from bot.games import game_of
from bot.tables.pages.talk_options import TalkOption, spelled
from bot.tables.refusal import Refused
from bot.tables.session.talk_rules import check_talk, with_offered_level
from bot.tables.session.talk_settings import FIXED_AT_THE_DEAL, TalkSettings, with_option
from engines.players import levels_of

QUIET_OFFERED = ("auto", "none", "21-7", "22-8", "23-8", "0-8")
"""Quiet hours that a menu offers; the command takes any."""

EVERYWHERE = ("pace", "day_hours", "quiet_hours", "machines")
"""Options of games without closed phases too: nobody is ever silent there (TK-2.12)."""

WHERE_IT_CLOSES = (
    "talk", "speech", "pace", "day_hours", "quiet_hours", "slow_mode", "claims", "machines", "machines_talk", "spectators_muted",
    "sound", "narrator", "narrator_sees",
)  # fmt: skip
"""Options of games that close the table, in the order of the page; voice channels are chosen on a page of their own."""

CHANNELS = ("voice", "ghost_voice")
"""Options of the same games whose values are voice channels, chosen on a page of their own."""

_HINTS = get_type_hints(TalkSettings)


def values_of(option: str, game: str = "") -> tuple[bool | int | str, ...]:
    """Return the values that a menu offers for an option, at a table of ``game`` where there is one.

    Raises KeyError for an option that there is not.
    """
    if option == "machines" and game:
        return levels_of(game)
    if option == "quiet_hours":
        return QUIET_OFFERED
    hint = _HINTS[option]
    return (True, False) if hint is bool else get_args(hint)


def options_of(game: str, talking: TalkSettings, *, dealt: bool) -> tuple[TalkOption, ...]:
    """Return the options of one table with what they are now; ``dealt``: without those that cannot be changed in a game any more."""
    talking = with_offered_level(game, talking)
    names = WHERE_IT_CLOSES if game_of(game).timing.rhythm.closed else EVERYWHERE
    offered = [name for name in names if not (dealt and (name in FIXED_AT_THE_DEAL or (name == "narrator" and not talking.narrator)))]
    return tuple(TalkOption(name, values_of(name, game), getattr(talking, name)) for name in offered)


def changed(game: str, talking: TalkSettings, option: str, value: bool | int | str, *, dealt: bool) -> TalkSettings:
    """Return the talk with one option changed. Raises Refused: there is no such option or value here, or not any more."""
    there = {one.name for one in options_of(game, talking, dealt=dealt)} | set(CHANNELS if game_of(game).timing.rhythm.closed else ())
    if option not in there or (dealt and option == "narrator" and value) or (option == "machines" and value not in levels_of(game)):
        raise Refused("no-press")
    try:
        made = with_option(talking, option, value)
    except ValueError as wrong:
        raise Refused("no-press") from wrong
    check_talk(game, made)
    return made


def read_value(option: str, picked: str) -> bool | int | str:
    """Return the value of an option as a menu spelled it. Raises Refused for one that it does not offer."""
    for value in values_of(option):
        if spelled(value) == picked:
            return value
    raise Refused("no-press")


def read_hours(typed: str) -> str:
    """Return quiet hours as they were typed: ``auto``, ``none``, or ``22-8``. Raises Refused for anything else."""
    wanted = typed.strip().casefold().replace("–", "-")
    if wanted in ("auto", "none"):
        return wanted
    first, _, last = (part.strip().removesuffix(":00") for part in wanted.partition("-"))
    if not (first.isdecimal() and last.isdecimal() and int(first) < 24 and int(last) < 24 and int(first) != int(last)):
        raise Refused("setup-hours-unknown")
    return f"{int(first)}-{int(last)}"


def unusual(game: str, talking: TalkSettings) -> tuple[tuple[str, bool | int | str], ...]:
    """Return the options of a table that are not as usual, with their values, for the lobby and its record."""
    usual = TalkSettings()
    return tuple((one.name, one.now) for one in options_of(game, talking, dealt=False) if one.now != getattr(usual, one.name))
