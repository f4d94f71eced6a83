"""A table before the deal: the input of its pages."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from bot.presenting.texts import Words
from bot.presenting.voice_lines import VoiceStanding


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """One chair: its person or automated player, and whether the person is ready.

    ``occupant``: the number by which presses mean them; chairs count anew when somebody leaves, and the press must not hit another person.
    """

    seat: int
    name: str
    ready: bool = False
    bot_player: bool = False
    writes: bool = False
    """The person writes rather than speaks."""
    occupant: int = 0


@dataclass(frozen=True, slots=True)
class Leaning:
    """The balance of a table in games among automated players: ``side`` wins ``share`` ± ``error`` percent of ``games`` games.

    No games: the simulation runs, or none is possible since the players are ``searched``, look ahead.
    """

    side: str = ""
    share: int = 0
    error: int = 0
    games: int = 0
    searched: bool = False


@dataclass(frozen=True, slots=True)
class SlowTerms:
    """The terms of a slow game: ``day`` hours for a day, ``quiet`` from one full hour to another in the time of ``zone``.

    ``in_turn``: votes may go from seat to seat, which takes long.
    """

    day: int
    quiet: tuple[int, int] | None = None
    zone: str = "UTC"
    in_turn: bool = False


@dataclass(frozen=True, slots=True)
class LobbyScene:
    """A table before the deal.

    ``options`` are the plain values of the rulebook's options, ``changed`` the names of those changed in the last half minute.
    ``closes_at``: unix seconds. ``balance``: the balance of the table, None if neither known nor in simulation. ``kept``: people of an
    evening with a kept chair until ``kept_until`` (unix seconds). ``readable``: somebody on the server could read hidden threads.
    ``closes``: the channel closes at night. ``talk``: changed options of the talk, with their values. ``voice``: the voice channel of the
    table. ``words`` speaks the reader's language.
    """

    table: str
    game: str
    words: Words
    seats: tuple[LobbySeat, ...]
    options: Mapping[str, Any]
    least: int
    most: int
    host: str = ""
    waiting: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    kept_until: float | None = None
    changed: frozenset[str] = frozenset()
    closes_at: float | None = None
    seal: str = ""
    seal_version: int = 1
    balance: Leaning | None = None
    phase: Literal["lobby", "running", "cancelled", "expired", "few"] = "lobby"
    can_start: bool = False
    everyone_ready: bool = False
    closes: bool = False
    talk: tuple[tuple[str, bool | int | str], ...] = ()
    zone: str = "UTC"
    """The time zone of quiet hours (IANA name)."""
    bot_players: str = ""
    """The level of the automated players; empty without any at the usual level."""
    machines_hear: bool = False
    """Whether automated players sit here and hear the claims that are made by button."""
    voice: VoiceStanding | None = None
    readable: bool = False
    text_mode: bool = False
    deal_at: float | None = None
    """The time of the deal (unix seconds), if the host has set it."""
    put_off: bool = False
    """Whether the deal was postponed for lack of people."""
    narrated: str = ""
    """The sentence on the narrator, empty without one."""
    slow: SlowTerms | None = None
    """The terms of a slow game; None for a game of one evening."""
    planned: bool = False
    """No table yet but a game in the plan of an evening, whose id ``table`` is."""
