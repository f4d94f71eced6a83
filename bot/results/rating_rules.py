"""How each game is rated: one data file a game, and a default for those that need none (CL-12.2, CL-12.4)."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

from pydantic import BaseModel, ConfigDict

from bot.results.outcome import GameResult


class RatingRules(BaseModel):
    """How a game is rated.

    ``units``: what is ranked, each person or each side. ``roles``: the sides that have a role entity. These are told apart by ``bands``
    (lowest and highest number of seats), or by each number of seats when ``each_count``, and by basic or extended when ``by_set``.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    units: Literal["persons", "sides"] = "persons"
    roles: frozenset[str] = frozenset()
    bands: tuple[tuple[int, int], ...] = ()
    each_count: bool = False
    by_set: bool = False


@cache
def rules_of(game: str) -> RatingRules:
    """Return how ``game`` is rated: each person for oneself, without roles, unless its file says otherwise."""
    file = files("bot.games").joinpath(game, "rating.toml")
    return RatingRules.model_validate(tomllib.loads(file.read_text("utf-8")) if file.is_file() else {})


def role_entity(game: GameResult, side: str) -> str | None:
    """Return the key of the role entity that ``side`` plays with in ``game``, such as ``role:mafia:9-19:basic``; None without one."""
    rules = rules_of(game.game)
    if side not in rules.roles:
        return None
    seats = len(game.seats)
    parts = ["role", side]
    if rules.each_count:
        parts.append(str(seats))
    parts += [f"{low}-{high}" for low, high in rules.bands if low <= seats <= high]
    if rules.by_set:
        parts.append("extended" if game.extended else "basic")
    return ":".join(parts)
