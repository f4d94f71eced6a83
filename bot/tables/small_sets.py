"""Sets that are empty nearly always: a table has a score of them, and an empty set of its own takes 216 bytes."""

from collections.abc import Iterable
from typing import Any, TypeVar

from engines.sharing import Shared

T = TypeVar("T")

NONE: frozenset[Any] = frozenset()
"""The one empty set of all tables."""

_SEATS: Shared[frozenset[int], frozenset[int]] = Shared(lambda seats: seats)


def also(small: frozenset[T], more: Iterable[T]) -> frozenset[T]:
    """Return ``small`` and ``more`` together."""
    return small.union(more) or NONE


def seats_with(small: frozenset[int], more: Iterable[int]) -> frozenset[int]:
    """Return the seats ``small`` and ``more`` together: one object for all tables."""
    return _SEATS[small.union(more)]


def without(small: frozenset[T], one: T) -> frozenset[T]:
    """Return ``small`` without ``one``, which need not be among them."""
    return small - {one} or NONE
