"""How notices name things: references such as ``seat:2`` or ``note:note_5``."""

from collections.abc import Callable
from typing import Any, cast

from engines.asking import Arg, Text


def name_of(reference: Arg) -> str:
    """Return what a reference names."""
    return str(reference).rpartition(":")[2]


def names_in(text: Text, name: str) -> list[str]:
    """Return what the references of an argument name."""
    return [name_of(one) for one in cast("tuple[Arg, ...]", text.args[name])]


def seat_in(text: Text, name: str = "seat") -> int:
    """Return which seat an argument of a notice names."""
    return int(name_of(text.args[name]))


def number_in(text: Text, name: str = "n") -> int:
    """Return a number in a notice."""
    return cast("int", text.args[name])


def kinds_in(text: Text) -> list[str]:
    """Return the kinds of Notes that a notice names."""
    return names_in(text, "notes")


Read = Callable[[Any, int, Text], None]
"""Reads a notice at a place, and notes in its first argument, the Notes as they are followed, what it tells."""
