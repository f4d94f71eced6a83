"""What was looked at a moment ago, for a few tables at a time: a thousand sleeping tables need no pictures in memory."""

from collections import OrderedDict
from typing import Generic, TypeVar

Owner = TypeVar("Owner")
Made = TypeVar("Made")


class RecentlyMade(Generic[Owner, Made]):
    """The last thing made for each owner, kept for the ``most`` owners that were looked at last; for the others it is made again."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: OrderedDict[Owner, Made] = OrderedDict()

    def get(self, owner: Owner) -> Made | None:
        """Return what is kept for ``owner``, None when nothing is."""
        made = self._made.get(owner)
        if made is not None:
            self._made.move_to_end(owner)
        return made

    def keep(self, owner: Owner, made: Made) -> Made:
        """Keep ``made`` for ``owner`` instead of what was kept before, and return it."""
        self._made[owner] = made
        self._made.move_to_end(owner)
        if len(self._made) > self._most:
            self._made.popitem(last=False)
        return made

    def forget(self, owner: Owner) -> Made | None:
        """Keep nothing for ``owner``; return what was kept."""
        return self._made.pop(owner, None)
