"""What the club needs of each game beyond its outcome: one package a game, found by the game's name."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from pydantic import BaseModel

from bot.games.finished import Finished, GameHome, SeatEnd, places


@cache
def home_of(game: str) -> GameHome[BaseModel]:
    """Return what is known of ``game``; of a game without a home only who won and the scores. Raises TypeError for a home without HOME."""
    name = f"{__package__}.{game}.results"
    if find_spec(name) is None:
        return GameHome(BaseModel, _by_scores)
    home = getattr(import_module(name), "HOME", None)
    if not isinstance(home, GameHome):
        raise TypeError(f"{name} has no HOME")
    return home


def _by_scores(finished: Finished[BaseModel]) -> tuple[SeatEnd, ...]:
    """Winners first, then by score."""
    outcome = finished.outcome
    scores = outcome.scores or {}
    merits = [(int(seat in outcome.winners), 0 if seat in outcome.winners else scores.get(seat, 0)) for seat in range(finished.seats)]
    return tuple([SeatEnd(place=place) for place in places(merits)])
