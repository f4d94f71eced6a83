"""Which badges a game or a career has earned (CL-14). Pure: the caller removes badges that a person already has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bot.games import game_of, result_rules_of
from bot.games.result_rules import Badge, BadgeClaim, Finished, read_badges
from bot.results.outcome import GameResult, SeatResult


@dataclass(frozen=True, slots=True, kw_only=True)
class Career:
    """The record of a person on one server.

    ``games``: finished games in which a seat counts for them, by name. ``evenings``: evenings with such a game. ``running``: most evenings
    of one series in a row. ``hosted``: finished games that they hosted. ``spares``: evenings at which they played from the waiting list.
    ``stood_in``: they took over a seat in mid game, and it counts for them.
    """

    games: Mapping[str, int]
    evenings: int = 0
    running: int = 0
    hosted: int = 0
    spares: int = 0
    stood_in: bool = False

    @property
    def finished(self) -> int:
        return sum(self.games.values())


CareerTest = Callable[[Career, Mapping[str, int], frozenset[str]], bool]
"""Whether a career earns a badge; takes the badge's limits and all offered games."""

CAREER_TESTS: Mapping[str, CareerTest] = {
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
    """Return the badges for careers in order."""
    return read_badges(Path(__file__).parent / "badges.toml")


LEAST_BADGE_SHARE = 2 / 3
"""Least share of a seat's own answers for its badges (CL-14.2)."""


def may_earn(result: GameResult, seat: SeatResult, finished: Finished[Any]) -> bool:
    """Whether a seat may earn badges (CL-14.2)."""
    if not result.finished or result.too_many_bot_players or seat.person is None or seat.share < LEAST_BADGE_SHARE:
        return False
    return not result_rules_of(result.game).ends(finished)[seat.seat].disqualified


def earned(result: GameResult, finished: Finished[Any], won_as: Mapping[int, frozenset[str]]) -> dict[int, tuple[str, ...]]:
    """Return the ids of earned badges by seat, in the order of the data file, without seats that earned none.

    ``won_as``: by person, the roles in which they won this game here before (``Honours.won_roles``).
    """
    found = {}
    for seat in result.seats:
        if seat.person is not None and may_earn(result, seat, finished):
            now = frozenset([seat.role]) if seat.won else frozenset()
            ids = earned_by(result.game, finished, seat.seat, won_as.get(seat.person, frozenset()) | now)
            if ids:
                found[seat.seat] = ids
    return found


def earned_by(game: str, finished: Finished[Any], seat: int, won_as: frozenset[str] = frozenset()) -> tuple[str, ...]:
    """Return the badges that the play of ``seat`` earns, regardless of its person."""
    earns = result_rules_of(game).badges or {}
    return tuple([badge.id for badge in game_of(game).badges if earns[badge.id](BadgeClaim(finished, seat, won_as, badge.limits))])


def earned_in_career(career: Career, games: Iterable[str]) -> tuple[str, ...]:
    """Return the badges that a career has earned; ``games``: all offered games."""
    offered = frozenset(games)
    return tuple([badge.id for badge in club_badges() if CAREER_TESTS[badge.id](career, badge.limits, offered)])
