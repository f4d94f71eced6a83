"""The result of a finished game, one for each seat (CL-11.1); all counts are made of these."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of one seat.

    ``seat`` counts from 0. ``person`` is the id of the person for whom it counts, None for an automated player or nobody (CL-11.3);
    ``share``, 0 to 1, is that person's part of the seat's own answers. ``bot_player``: most answers came from an automated player. ``role``
    is the role for statistics. ``side`` is the winning or losing group in the words of the rules: a force, ``prince`` or ``robber``,
    ``loyal`` or ``informant``; "" where each plays alone. ``place`` is the rank of CL-12.2 from 1, shared if equal, without meaning when
    nobody won. ``points`` are those of CL-10.2. ``survived``: neither eliminated nor arrested.
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
    """The result of one game.

    ``table`` and ``guild`` are ids, ``game`` is a name, ``ended_at`` unix seconds. ``extended``, ``kids`` and ``solo`` are the options that
    matter for ratings. ``finished``: played to an outcome. ``disqualified``: somebody was. ``bot_player_seats``: the number of seats ever
    held by an automated player. ``seats`` has the seats in order, without the bots that belong to a game's box.
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

    @property
    def too_many_bot_players(self) -> bool:
        """Whether automated players ever held more than a quarter of the seats (CL-12.6, CL-14.2)."""
        return 4 * self.bot_player_seats > len(self.seats)
