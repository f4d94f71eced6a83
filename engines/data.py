"""The data of a game: tables of TOML in ``data`` beside its rules, read and checked once, when the rules are imported."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict


class DataRow(BaseModel):
    """One row of a table; an unknown field is a mistake in the file."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class SourcedRow(DataRow):
    """A row that names its source: ``seed`` and ``public`` are facts of the printed game, ``house`` is our own value."""

    source: Literal["seed", "public", "house"]
    note: str = ""
    """The parts of the row with another source."""


Row = TypeVar("Row", bound=BaseModel)


def read_data(game: str, name: str) -> dict[str, Any]:
    """Return the contents of ``engines/<game>/data/<name>.toml``. Raises FileNotFoundError when there is no such file."""
    return tomllib.loads((files(f"engines.{game}") / "data" / f"{name}.toml").read_text("utf-8"))


def read_rows(game: str, name: str, table: str, row: type[Row]) -> tuple[Row, ...]:
    """Return the rows of ``table`` among the data ``name`` of ``game``, in their order.

    Raises KeyError for an unknown table, TypeError when it is no list, ValueError when a row does not fit ``row``.
    """
    found = read_data(game, name)[table]
    if not isinstance(found, list):
        raise TypeError(f"{table} of {name} is no list of tables")
    return tuple(row.model_validate(one) for one in found)


class Constants:
    """The constants of a game by name, read by type."""

    def __init__(self, values: Mapping[str, int | str | tuple[str, ...]]) -> None:
        self._values = values

    def number(self, name: str) -> int:
        """Return a number. Raises KeyError for an unknown name, TypeError for words."""
        value = self._values[name]
        if not isinstance(value, int):
            raise TypeError(f"{name} is no number")
        return value

    def words(self, name: str) -> tuple[str, ...]:
        """Return words, a single one as well. Raises KeyError for an unknown name, TypeError for a number."""
        value = self._values[name]
        if isinstance(value, int):
            raise TypeError(f"{name} is no list of words")
        return value if isinstance(value, tuple) else (value,)
