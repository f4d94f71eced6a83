"""Badges: what a person may be glad of in front of the others (CL-14). Pure: the caller knows which of them a person has already."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.games import game_of, result_rules_of
from bot.games.result_rules import BadgeClaim, Finished
from bot.results.badges.career import CLUB_BADGES, Career, club_badges
from bot.results.outcome import GameResult, SeatResult
from bot.results.results import too_many_bot_players

__all__ = ["Career", "club_badges", "earned", "earned_in_career", "may_earn", "won_roles"]

LEAST_SHARE = 2 / 3
"""Who has given less of a seat's own answers earns nothing in it (CL-14.2)."""


def may_earn(result: GameResult, seat: SeatResult, finished: Finished[Any]) -> bool:
    """Return whether a seat may earn badges at all (CL-14.2)."""
    if not result.finished or too_many_bot_players(result) or seat.person is None or seat.share < LEAST_SHARE:
        return False
    return not result_rules_of(result.game).ends(finished)[seat.seat].disqualified


def won_roles(before: Iterable[GameResult], person: int, game: str) -> frozenset[str]:
    """Return in which roles ``person`` has won ``game`` in the games ``before``, those of one server."""
    seats = (seat for one in before if one.game == game and one.finished for seat in one.seats)
    return frozenset([seat.role for seat in seats if seat.person == person and seat.won])


def earned(result: GameResult, finished: Finished[Any], won_as: Mapping[int, frozenset[str]]) -> dict[int, tuple[str, ...]]:
    """Return the ids of the badges of its game that each seat has earned, in the order of the data file; seats without any are missing.

    ``won_as``: by person, the roles in which this game was won here before (``won_roles``).
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
    """Return what the play of ``seat`` has earned, whoever sat there."""
    earns = result_rules_of(game).badges or {}
    return tuple([badge.id for badge in game_of(game).badges if earns[badge.id](BadgeClaim(finished, seat, won_as, badge.limits))])


def earned_in_career(career: Career, games: Iterable[str]) -> tuple[str, ...]:
    """Return the badges of the club that a career has earned; ``games`` are all games that are offered."""
    offered = frozenset(games)
    return tuple([badge.id for badge in club_badges() if CLUB_BADGES[badge.id](career, badge.limits, offered)])
