"""The rows of the data files of badges: one file in the home of each game, one for the club."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

from pydantic import Field

from engines.data import DataRow

FILE = "badges.toml"


class Badge(DataRow):
    """One badge: its ``id``, the ``limits`` that its function asks for, and why it may be rarer or more frequent than others."""

    id: str
    limits: Mapping[str, int] = Field(default_factory=dict)
    why: str = ""


@cache
def badges_of(game: str) -> tuple[Badge, ...]:
    """Return the badges of ``game`` in their order; a game without a home has none."""
    package = f"bot.games.{game}"
    return _read(files(package) / FILE) if find_spec(package) is not None else ()


@cache
def club_badges() -> tuple[Badge, ...]:
    """Return the badges of the club in their order."""
    return _read(files(__package__ or "bot.results.badges") / FILE)


def _read(file: Traversable) -> tuple[Badge, ...]:
    return tuple([Badge.model_validate(row) for row in tomllib.loads(file.read_text("utf-8"))["badge"]])
