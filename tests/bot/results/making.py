"""Results made by hand, for what is counted over them."""

from __future__ import annotations

from collections.abc import Iterable

from bot.results.outcome import GameResult, SeatResult
from bot.results.statistics import LAST_GAMES, Statistics, statistics_of
from bot.store.history_rows import AlikeGames


def seat_of(number: int, person: int | None, points: int, *, role: str = "", side: str = "") -> SeatResult:
    """Return a seat whose place follows from its points; three are a win."""
    return SeatResult(
        seat=number,
        person=person,
        share=1.0,
        bot_player=person is None,
        role=role,
        side=side,
        place=4 - points,
        points=points,
        won=points == 3,
        survived=True,
    )


def game_of(
    points: Iterable[tuple[int | None, int]], *, game: str = "zbojnici", at: int = 1000, table: str = "t", finished: bool = True
) -> GameResult:
    """Return a game in which each person got these points."""
    seats = tuple([seat_of(number, person, one) for number, (person, one) in enumerate(points)])
    return GameResult(
        table=table,
        guild=1,
        game=game,
        extended=False,
        kids=False,
        solo=False,
        ended_at=at,
        finished=finished,
        disqualified=False,
        bot_player_seats=0,
        seats=seats,
    )


def counted_alone(results: Iterable[GameResult], person: int, evenings: int = 0) -> Statistics:
    """Return the statistics of a person when each of their finished games counts as a group of its own."""
    mine = [(one, seat) for one in results if one.finished for seat in one.seats if seat.person == person]
    groups = [
        AlikeGames(game=one.game, role=seat.role, side=seat.side, seats=len(one.seats), games=1, won=seat.won, points=seat.points)
        for one, seat in mine
    ]
    newest_first = sorted((one for one, _ in mine), key=lambda one: (one.ended_at, one.table), reverse=True)
    return statistics_of(person, groups, evenings, newest_first[:LAST_GAMES])
