"""Saved games: moves, and checksums that show a change of the rules."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from engines.asking import By

FORMAT = 1
"""Number of the layout of ``Record``."""

SavedMove = tuple[str, int, tuple[str, ...], By]
"""A move as a game keeps it: name of the ask, seat, picks, by whom."""


class Move(BaseModel):
    """One answer as it is saved: option ids, never positions. ``seat`` is −1 for a move that belongs to no seat."""

    model_config = ConfigDict(frozen=True)
    ask_name: str
    seat: int
    picks: tuple[str, ...]
    by: By


class Check(BaseModel):
    """Checksum of the state when ``move`` moves had been made."""

    model_config = ConfigDict(frozen=True)
    move: int
    digest: str


class Record(BaseModel):
    """A saved game: enough to replay it and to notice a change of the rules.

    ``clocked``: the rules waited for the ends of steps, which are moves then.
    """

    model_config = ConfigDict(frozen=True)
    format: int = FORMAT
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: int
    clocked: bool = Field(default=False, exclude_if=lambda clocked: not clocked)
    moves: tuple[Move, ...]
    checks: tuple[Check, ...]


def folded(past: str, chapter: object) -> str:
    """Return a short checksum of ``past`` (the checksum of earlier chapters, "" for none) and a finished chapter.

    A state keeps this instead of the chapters themselves, so that its repr does not grow with the game.
    """
    return sha256((past + repr(chapter)).encode()).hexdigest()[:16]


class ReplayDiverged(ValueError):
    """A record that does not fit these rules; ``move``: after how many moves it diverged."""

    def __init__(self, move: int, why: str) -> None:
        super().__init__(f"after {move} moves: {why}")
        self.move = move
