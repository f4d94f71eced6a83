"""The folders that hold data of games: the project, and others with the same layout."""

from pathlib import Path

ROOTS: tuple[Path, ...] = (Path(__file__).parents[2],)
"""Tests add a folder with a game that is not part of the project."""


def existing_paths(*path: str) -> tuple[Path, ...]:
    """Return the existing files or folders ``path``, such as ``bot``, ``locales``, ``en``, below each root."""
    below = (root.joinpath(*path) for root in ROOTS)
    return tuple(one for one in below if one.exists())
