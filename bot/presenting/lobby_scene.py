"""A table before the deal, as its pages show it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from bot.presenting.texts import Words
from bot.presenting.voice_lines import VoiceStanding


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """One chair: who sits there, whether the person is ready, whether it is an automated player's."""

    seat: int
    name: str
    ready: bool = False
    bot_player: bool = False
    writes: bool = False
    """The person writes rather than speaks."""


@dataclass(frozen=True, slots=True)
class Leaning:
    """How a table leans in games among automated players: ``side`` has ``share`` ± ``error`` percent of so many ``games``.

    No games: the simulation runs.
    """

    side: str = ""
    share: int = 0
    error: int = 0
    games: int = 0


@dataclass(frozen=True, slots=True)
class SlowTerms:
    """What a slow game asks of people: ``day`` hours for a day, ``quiet`` from one full hour to another on the wall of ``zone``.

    ``in_turn``: votes may be asked of one after another, which takes long.
    """

    day: int
    quiet: tuple[int, int] | None = None
    zone: str = "UTC"
    in_turn: bool = False


@dataclass(frozen=True, slots=True)
class LobbyScene:
    """A table before the deal.

    ``options`` are the plain values of the rulebook's options, ``changed`` the names of those changed in the last half minute.
    ``closes_at``: unix seconds. ``balance``: how the table leans, None where it is neither known nor simulated. ``kept``: people of
    an evening for whom a chair is kept until ``kept_until`` (unix seconds). ``readable``: somebody on the server could read hidden threads.
    ``closes``: the table is closed by night. ``talk``: options of the talk that are not as usual, with their values. ``voice``: where the
    table would talk. ``words`` speaks the reader's language.
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
    bot_players: str = ""
    """How well automated players play here; empty where none sits and the level is the usual one."""
    machines_hear: bool = False
    """Whether automated players sit here and hear the claims that are made by button."""
    voice: VoiceStanding | None = None
    readable: bool = False
    text_mode: bool = False
    deal_at: float | None = None
    """When the cards are dealt (unix seconds), if the host has set it."""
    put_off: bool = False
    """Whether the deal was postponed since too few had come."""
    narrated: str = ""
    """Who narrates: the whole sentence, empty when nobody does."""
    slow: SlowTerms | None = None
    """What a slow game asks of people; None for a game of one evening."""
