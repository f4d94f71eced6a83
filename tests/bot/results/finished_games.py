"""Finished games for tests: who sat where, and how it went."""

from collections.abc import Sequence
from dataclasses import replace

from bot.results.outcome import GameResult, SeatResult


def seat_of(person: int | None, place: int, side: str = "", *, share: float = 1.0, bot_player: bool = False) -> SeatResult:
    won = place == 1
    return SeatResult(0, person, share, bot_player, side, side, place, 3 if won else 1, won, True)


def finished(game: str, seats: Sequence[SeatResult], *, table: str = "t1", ended_at: int = 0, bot_player_seats: int = 0) -> GameResult:
    numbered = tuple(replace(seat, seat=number) for number, seat in enumerate(seats))
    return GameResult(
        table=table,
        guild=1,
        game=game,
        extended=False,
        kids=False,
        solo=False,
        ended_at=ended_at,
        finished=True,
        disqualified=False,
        bot_player_seats=bot_player_seats,
        seats=numbered,
    )


def town(mafia: Sequence[int], police: Sequence[int], winner: str, *, table: str = "t1", ended_at: int = 0) -> GameResult:
    """A game of two forces."""
    sides = {"mafia": mafia, "police": police}
    seats = [seat_of(person, 1 if side == winner else 2, side) for side, people in sides.items() for person in people]
    return finished("mafie", seats, table=table, ended_at=ended_at)


def race(people: Sequence[int], places: Sequence[int], *, game: str = "mafia_city", table: str = "t1", ended_at: int = 0) -> GameResult:
    """A game of each for oneself."""
    return finished(game, [seat_of(person, place) for person, place in zip(people, places, strict=True)], table=table, ended_at=ended_at)
