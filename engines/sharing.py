"""One object for all equal things: a thousand games in memory make the same few moves, ask by the same ids, tell the same seats."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from engines.asking import Notice, Text

Key = TypeVar("Key")
Thing = TypeVar("Thing")

LARGEST = 5_000
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


def _text(told: tuple[Any, ...]) -> Text:
    """Return the sentence of a key, so many names of arguments, their types and their values: a number is never taken for a flag."""
    count = len(told) // 3
    return Text(told[0], dict(zip(told[1 : count + 1], told[-count:], strict=True)) if count else {})


_TEXTS: Shared[tuple[Any, ...], Text] = Shared(_text)


def share_texts(notices: Iterable[Notice]) -> None:
    """Let notices that are kept for long say what they say by objects of all tables: a thousand games are told the same few sentences."""
    for notice in notices:
        args = notice.text.args
        values = args.values()
        notice.text = _TEXTS[(notice.text.key, *args, *map(type, values), *values)]
