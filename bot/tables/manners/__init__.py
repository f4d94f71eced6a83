"""How a table of each game is run: clocks, steps of the night, beats. One TOML file a game, read and checked once."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from pydantic import BaseModel, ConfigDict, Field


class Length(BaseModel):
    """The length of one kind of time in seconds, fixed or by what the public view shows.

    ``each``: seconds for each living seat, within ``least`` and ``most``. ``crowd``: when that field of the view has more than ``over``
    entries, ``crowded`` seconds instead of ``fixed``. ``chance``: anything between ``least`` and ``most``, each time anew; ``shown`` is the
    kind of time whose end is shown meanwhile, so that nobody sees for whom the clock answers (MC-15.6).
    """

    model_config = ConfigDict(extra="forbid", frozen=True)
    fixed: float = Field(default=0, ge=0)
    each: float = Field(default=0, ge=0)
    least: float = Field(default=0, ge=0)
    most: float = Field(default=86_400, ge=0)
    crowd: str = ""
    over: int = 0
    crowded: float = 0
    chance: bool = False
    shown: str = ""

    def seconds(self, view: Any) -> float:
        """Return the length for the public ``view``."""
        if self.crowd and len(getattr(view, self.crowd)) > self.over:
            return self.crowded
        if self.each:
            living = sum(1 for seat in view.seats if seat.living)
            return min(max(self.each * living, self.least), self.most)
        return self.fixed


def _lengths(raw: dict[str, Any]) -> dict[str, Length]:
    return {kind: Length(fixed=value) if isinstance(value, int | float) else Length(**value) for kind, value in raw.items()}


class Pace(BaseModel):
    """Where the game master waits; see the data files for each field's meaning."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    boundaries: frozenset[str] = frozenset()
    beats: frozenset[str] = frozenset()
    breaths: dict[str, int] = Field(default_factory=dict)
    rehang: frozenset[str] = frozenset()
    hands: frozenset[str] = frozenset()
    all_hands: frozenset[str] = frozenset()
    night: frozenset[str] = frozenset()
    closed: frozenset[str] = frozenset()
    hidden: frozenset[str] = frozenset()
    unforced: frozenset[str] = frozenset()
    counted: frozenset[str] = frozenset()
    counted_with_decoys: frozenset[str] = frozenset()


class NightTalkManners(BaseModel):
    """Who talks by night, and when.

    ``phases``: of the view, in which the talk is open. ``option``: of the game, without which there is none. ``hearers``: the field of a
    seat's own view (``me``) that lists the seats which hear each other.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)
    phases: frozenset[str]
    option: str
    hearers: str


class Manners(BaseModel):
    """All of one game's file."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    clocks: dict[str, Length]
    kids: dict[str, Length] = Field(default_factory=dict)
    steps: dict[str, str] = Field(default_factory=dict)
    pace: Pace = Pace()
    night_talk: NightTalkManners | None = None

    def lengths(self, *, kids: bool = False, own: dict[str, float] | None = None, factor: float = 1.0) -> dict[str, Length]:
        """Return the lengths for one table.

        The game's, the children's where they differ, a server's ``own`` fixed seconds, all times ``factor``.
        """
        made = {**self.clocks, **(self.kids if kids else {})}
        for kind, seconds in (own or {}).items():
            if kind in made:
                made[kind] = Length(fixed=seconds)
        if factor != 1.0:
            made = {kind: _stretched(length, factor) for kind, length in made.items()}
        return made


def _stretched(length: Length, factor: float) -> Length:
    scaled = {name: getattr(length, name) * factor for name in ("fixed", "each", "least", "most", "crowded")}
    return length.model_copy(update=scaled)


@cache
def manners_of(game: str) -> Manners:
    """Return how a table of ``game`` is run. Raises FileNotFoundError for an unknown game, ValidationError for a broken data file."""
    raw = tomllib.loads(resources.files("bot.tables.manners").joinpath(f"{game}.toml").read_text("utf-8"))
    raw["clocks"] = _lengths(raw["clocks"])
    raw["kids"] = _lengths(raw.get("kids", {}))
    return Manners.model_validate(raw)
