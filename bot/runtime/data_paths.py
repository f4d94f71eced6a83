"""Where the data of games is looked for: in the project, and in any other folder that is laid out as the project is."""

from pathlib import Path

ROOTS: tuple[Path, ...] = (Path(__file__).parents[2],)
"""Tests add a folder with a game that is not part of the project."""


def existing_paths(*path: str) -> tuple[Path, ...]:
    """Return the files or folders called ``path``, such as ``bot``, ``locales``, ``en``, below each of the roots that has one."""
    below = (root.joinpath(*path) for root in ROOTS)
    return tuple(one for one in below if one.exists())
