"""One object for all equal things: a thousand games in memory make the same few moves, ask by the same ids, tell the same seats."""

from collections.abc import Callable
from typing import TypeVar

Key = TypeVar("Key")
Thing = TypeVar("Thing")

LARGEST = 20_000
"""How many things are kept of a kind."""


class Shared(dict[Key, Thing]):
    """Things by what they are made of: ``shared[key]`` makes one that is not there yet. Full, it is emptied.

    It only saves memory. A dict, since it is looked into at every move: a cache of the standard library needs twice the time.
    """

    def __init__(self, make: Callable[[Key], Thing]) -> None:
        """``make`` returns the thing for a key."""
        super().__init__()
        self._make = make

    def __missing__(self, key: Key) -> Thing:
        if len(self) >= LARGEST:
            self.clear()
        made = self[key] = self._make(key)
        return made
