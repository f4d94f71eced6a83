"""From a stored game and its seat owners to one result a seat (CL-11.1 to 11.4). Pure, so that results can be recomputed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.games import result_rules_of
from bot.games.result_rules import Finished, SeatEnd, finished_of
from bot.presenting.scene import ABORTED
from bot.results.outcome import GameResult, SeatResult
from engines import Record, replay

VERSION = 1
"""Version of the results; after an increase all are recomputed."""

WINNER, SECOND, PLAYED, NOTHING = 3, 2, 1, 0
"""Points of a game (CL-10.2)."""

LEAST_COUNTED_SHARE = 1 / 3
"""Least share of a seat's own answers for it to count for a person (CL-11.3)."""


@dataclass(frozen=True, slots=True)
class SeatOwner:
    """Who answered for one seat, and its stored end.

    ``person``: the id of the person with most of its own answers (a tie: the last holder), None for automated players alone. ``share``:
    that person's part, 0 to 1. ``bot_player``: an automated player gave over half of them; ``ever_bot_player``: one held the seat for a
    time. ``won`` and ``score`` are those of ``night_seats``.
    """

    seat: int
    person: int | None
    share: float = 1.0
    bot_player: bool = False
    ever_bot_player: bool = False
    won: bool = False
    score: int | None = None

    @property
    def counted(self) -> int | None:
        """The person for whom the seat counts (CL-11.3)."""
        return self.person if self.share >= LEAST_COUNTED_SHARE else None


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredGame:
    """A stored game: ``record`` can be replayed, ``reason`` tells how it ended, ``seat_owners`` are by seat."""

    table: str
    guild: int
    ended_at: int
    reason: str
    record: Record
    seat_owners: tuple[SeatOwner, ...]


def result_of(night: StoredGame) -> GameResult:
    """Return the result of a stored game, from its stored end if these rules cannot replay it (CL-11.2)."""
    try:
        finished = finished_of(replay(night.record))
    except ValueError:
        return _from_stored_end(night)
    return result(night, finished)


def result(night: StoredGame, finished: Finished[Any]) -> GameResult:
    home = result_rules_of(night.record.game)
    ends = home.ends(finished)
    won = frozenset(finished.outcome.winners)
    return _result(night, ends, won, finished=not finished.unfinished, boxed=home.boxed)


def _from_stored_end(night: StoredGame) -> GameResult:
    """Return the result from ``night_seats``: winners first, everybody else second."""
    won = frozenset([owner.seat for owner in night.seat_owners if owner.won])
    ends = tuple([SeatEnd(place=1 if owner.won else 2) for owner in night.seat_owners])
    return _result(night, ends, won, finished=night.reason != ABORTED, boxed=False)


def _result(night: StoredGame, ends: Sequence[SeatEnd], won: frozenset[int], *, finished: bool, boxed: bool) -> GameResult:
    options = night.record.options
    seats = [
        _seat(owner, end, won, points_of(end, owner, won, finished=finished, boxed=boxed))
        for owner, end in zip(night.seat_owners, ends, strict=True)
    ]
    return GameResult(
        table=night.table,
        guild=night.guild,
        game=night.record.game,
        extended=bool(options.get("extended")),
        kids=bool(options.get("kids_theme")),
        solo=night.record.seats == 1,
        ended_at=night.ended_at,
        finished=finished,
        disqualified=any(end.disqualified for end in ends),
        bot_player_seats=sum(owner.ever_bot_player for owner in night.seat_owners),
        seats=tuple(seats),
    )


def _seat(owner: SeatOwner, end: SeatEnd, won: frozenset[int], points: int) -> SeatResult:
    return SeatResult(
        seat=owner.seat,
        person=owner.counted,
        share=owner.share,
        bot_player=owner.bot_player,
        role=end.role,
        side=end.side,
        place=end.place,
        points=points,
        won=owner.seat in won,
        survived=end.survived,
    )


def points_of(end: SeatEnd, owner: SeatOwner, won: frozenset[int], *, finished: bool, boxed: bool) -> int:
    """Return the points of a seat (CL-10.2): only for people who are not disqualified, in finished games."""
    if not finished or owner.counted is None or end.disqualified:
        return NOTHING
    if owner.seat in won:
        return WINNER
    if end.left:
        return NOTHING
    return SECOND if boxed and won and end.place == 2 else PLAYED
