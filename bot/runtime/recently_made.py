"""A small LRU cache of one value an owner: a thousand idle tables need no pictures in memory."""

from collections import OrderedDict
from typing import Generic, TypeVar

Owner = TypeVar("Owner")
Made = TypeVar("Made")


class RecentlyMade(Generic[Owner, Made]):
    """The last value of each of the ``most`` recently used owners."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: OrderedDict[Owner, Made] = OrderedDict()

    def get(self, owner: Owner) -> Made | None:
        """Return the value of ``owner``, or None."""
        made = self._made.get(owner)
        if made is not None:
            self._made.move_to_end(owner)
        return made

    def keep(self, owner: Owner, made: Made) -> Made:
        """Keep and return ``made`` for ``owner``."""
        self._made[owner] = made
        self._made.move_to_end(owner)
        if len(self._made) > self._most:
            self._made.popitem(last=False)
        return made

    def forget(self, owner: Owner) -> Made | None:
        """Drop and return the value of ``owner``."""
        return self._made.pop(owner, None)
