"""Results made by hand, for what is counted over them."""

from __future__ import annotations

from collections.abc import Iterable

from bot.results.outcome import GameResult, SeatResult


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
