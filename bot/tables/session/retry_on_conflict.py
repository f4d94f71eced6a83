"""Moves that another process has overtaken are made again while they are legal (PR-2.1).

The log's key has decided who was first. What the other one wrote is known by then, so a move made again is looked at as if it came a
moment later: it is done, or refused for a reason of its own.
"""

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from bot.tables.refusal import Overtaken
from bot.tables.session.core import LiveTable

TRIES = 5
"""How often a move is tried when other processes write into the same log at the same time."""


class AtTable(Protocol):
    """Who makes moves at a table."""

    @property
    def table(self) -> LiveTable:
        """The table."""
        ...


Mover = TypeVar("Mover", bound=AtTable)
Asked = ParamSpec("Asked")
Made = TypeVar("Made")


async def while_overtaken(table: LiveTable, move: Callable[[], Awaitable[Made]]) -> Made:
    """Make a move at a ``table``, again while others are faster; whatever makes it legal has to be looked at within ``move``.

    Raises what the last try raises: Overtaken too, where others have been faster each time.
    """
    for _ in range(TRIES - 1 if table.shared else 0):
        try:
            return await move()
        except Overtaken:
            continue
    return await move()


def retry_on_conflict(
    move: Callable[Concatenate[Mover, Asked], Awaitable[Made]],
) -> Callable[Concatenate[Mover, Asked], Coroutine[Any, Any, Made]]:
    """Let a method be such a move: it changes nothing before the log has it, and takes the table's lock itself."""

    @wraps(move)
    async def tried(mover: Mover, /, *args: Asked.args, **kwargs: Asked.kwargs) -> Made:
        return await while_overtaken(mover.table, lambda: move(mover, *args, **kwargs))

    return tried
