"""Sets that are empty nearly always: a table has a score of them, and an empty set of its own takes 216 bytes."""

from collections.abc import Iterable
from typing import Any, TypeVar

T = TypeVar("T")

NONE: frozenset[Any] = frozenset()
"""The one empty set of all tables."""


def also(few: frozenset[T], more: Iterable[T]) -> frozenset[T]:
    """Return ``few`` and ``more`` together."""
    return few.union(more) or NONE


def without(few: frozenset[T], one: T) -> frozenset[T]:
    """Return ``few`` without ``one``, which need not be among them."""
    return few - {one} or NONE
