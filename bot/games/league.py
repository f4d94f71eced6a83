"""What of a game the league plays, and how its sides are told apart."""

from typing import Literal

from pydantic import BaseModel, ConfigDict


class Sides(BaseModel):
    """Two sides that a deal makes; in the league each side is played by one kind of players."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    field: str
    """The field of ``me`` in a seat's view that holds its side at the deal."""
    one: str
    """The side that is named first: a value of the field, and the reason of an end at which it wins."""
    rest: str
    """The other side, in the same way."""


class Telling(BaseModel):
    """When a claim of an automated player is true: a field of ``me`` in a seat's view ``is`` what it says (MA-2.13)."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    of: Literal["speaker", "seat"]
    """Whose view: the speaker's, or that of the ``seat`` of which the line speaks."""
    field: str
    value: str


class League(BaseModel):
    """Which tables the league plays; without sides one chair plays against the rest, in every chair."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    seats: tuple[int, ...] = ()
    """Numbers of seats; none: the smallest table."""
    sides: Sides | None = None
    chairs: tuple[str, ...] = ()
    """Kinds of chairs: fields of the public view that hold a seat at the deal. The other chairs are alike."""
    all_score: str = ""
    """The heading of the share of games in which every seat has a score, counted where one looks ahead (MA-6.6); empty: not counted."""
    claims: dict[str, Telling] = {}
    """Lines that claim something, by their keys."""
