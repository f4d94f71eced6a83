"""The badges of the club: what a person has done here over many games and evenings (CL-14)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.games.result_rules import Badge, read_badges


@dataclass(frozen=True, slots=True, kw_only=True)
class Career:
    """What a person has done on one server so far.

    ``games``: finished games in which a seat counts for them, by name of the game. ``evenings``: evenings with such a game. ``running``:
    most evenings of one series in a row. ``hosted``: finished games of which they were the host. ``spares``: evenings at which they
    stood on the waiting list and then played. ``stood_in``: they took over a seat in mid game, and it counts for them.
    """

    games: Mapping[str, int]
    evenings: int = 0
    running: int = 0
    hosted: int = 0
    spares: int = 0
    stood_in: bool = False

    @property
    def finished(self) -> int:
        """All finished games."""
        return sum(self.games.values())


Counts = Callable[[Career, Mapping[str, int], frozenset[str]], bool]
"""Says whether a career, with the limits of the badge and all games that are offered, has earned it."""

CLUB_BADGES: Mapping[str, Counts] = {
    "gn_first": lambda career, limits, _games: career.finished >= limits["games"],
    "gn_five": lambda career, _limits, games: bool(games) and all(career.games.get(game, 0) for game in games),
    "gn_steady": lambda career, limits, _games: career.running >= limits["running"],
    "gn_spare": lambda career, limits, _games: career.spares >= limits["evenings"],
    "gn_hundred": lambda career, limits, _games: career.finished >= limits["games"],
    "gn_ten": lambda career, limits, _games: career.evenings >= limits["evenings"],
    "gn_host": lambda career, limits, _games: career.hosted >= limits["games"],
    "gn_stand": lambda career, _limits, _games: career.stood_in,
}


@cache
def club_badges() -> tuple[Badge, ...]:
    """Return the badges of the club in their order."""
    return read_badges(Path(__file__).parent / "badges.toml")
