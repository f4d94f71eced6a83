"""What is known of a finished game once it is over: one result a seat (CL-11.1). Everything that is counted later is made of these."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat ended.

    ``seat`` counts from 0. ``person`` is the id of whom the seat counts for, None for a machine or for nobody (CL-11.3); ``share``, from
    0 to 1, is that person's part of the seat's own answers. ``bot_player``: most came from an automated player. ``role`` is what the seat
    was dealt or became, for statistics. ``side`` is whom it won or lost with, in the words of the rules: a force, or ``prince`` and
    ``robber``, or ``loyal`` and ``informant``; "" where each plays for oneself. ``place`` is the rank of CL-12.2, from 1, equal ranks
    shared; in a game without a winner it means nothing. ``points`` are those of CL-10.2. ``survived``: not eliminated, not arrested, as
    the game has it.
    """

    seat: int
    person: int | None
    share: float
    bot_player: bool
    role: str
    side: str
    place: int
    points: int
    won: bool
    survived: bool


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game ended.

    ``table`` is the table's id, ``guild`` the server's, ``game`` the game's name, ``ended_at`` unix seconds. ``extended``, ``kids`` and
    ``solo`` are the options that ratings look at. ``finished``: played to an outcome. ``disqualified``: somebody was. ``bot_player_seats``
    is how many seats a machine ever held. ``seats`` has every seat of the game in order, bots of the box not among them.
    """

    table: str
    guild: int
    game: str
    extended: bool
    kids: bool
    solo: bool
    ended_at: int
    finished: bool
    disqualified: bool
    bot_player_seats: int
    seats: tuple[SeatResult, ...]
