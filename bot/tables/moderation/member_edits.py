"""One queue for all edits of members on one server: mutes, moves and roles of all its tables (TK-2.8).

It holds no finished requests. When there is room for an edit, the queue asks all sources for their most urgent one, so each request is
what its source wants at that moment.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol, TypeVar

from bot.tables.tempo import Tempo

log = logging.getLogger(__name__)

PACE = Tempo().member_edits
"""Limit of edits and its period in seconds, over all tables of a server."""

T = TypeVar("T")


class EditUrgency(IntEnum):
    """The lower number goes first."""

    FLOOR = 0
    """Unmuting the person who has the floor."""
    UNMUTE = 1
    LIVING = 2
    """Muting a living player."""
    DEAD = 3
    SPECTATOR = 4
    ROLE = 5
    """Giving or taking a role."""


@dataclass(frozen=True, slots=True)
class MemberEdit:
    """One edit. ``make()`` sends the request and raises nothing; afterwards its source does not want it again for a while."""

    urgency: EditUrgency
    make: Callable[[], Awaitable[None]]


class EditSource(Protocol):
    """Something that may want members edited."""

    def next_edit(self) -> MemberEdit | None:
        """Return the most urgent edit wanted now, None for none."""
        ...


class MemberEdits:
    """The queue of one server. One request is on its way at a time; discord.py waits out a 429 within that request."""

    def __init__(self, pace: tuple[int, float] = PACE) -> None:
        self._most, self._seconds = pace
        self._sources: list[EditSource] = []
        self._asked: list[_Asked] = []
        self._made: list[float] = []
        """Times of the last edits (seconds of the loop's clock)."""
        self._task: asyncio.Task[None] | None = None
        self._on_its_way = False
        self._one_done: asyncio.Event | None = None
        """Set after the next edit, while somebody waits for it."""

    def join(self, one: EditSource) -> None:
        """Add a source; on equal urgency earlier sources go first."""
        if one not in self._sources:
            self._sources.append(one)

    def leave(self, one: EditSource) -> None:
        if one in self._sources:
            self._sources.remove(one)

    def wake(self) -> None:
        """Ask the sources: something has changed."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="edits of members")
            self._task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        """Drop the finished task, unless another one has begun."""
        if self._task is task:
            self._task = None

    def take(self, urgency: EditUrgency) -> bool:
        """Return whether the caller may make one edit at once, and count it. Anything more urgent goes first."""
        first = self._first()
        if self._wait() > 0 or (first is not None and first.urgency < urgency):
            return False
        self._made.append(_now())
        return True

    async def make(self, urgency: EditUrgency, making: Callable[[], Awaitable[T]]) -> T:
        """Make one edit when its turn comes, and return its result. Raises what ``making()`` raises."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def tell() -> None:
            try:
                made = await making()
            except Exception as wrong:
                if not future.done():
                    future.set_exception(wrong)
            else:
                if not future.done():
                    future.set_result(made)

        asked = _Asked(self, MemberEdit(urgency, tell))
        self._asked.append(asked)
        self.wake()
        try:
            return await future
        finally:
            asked.forget()

    async def settled(self, one: EditSource) -> None:
        """Wait until a source wants nothing more and nothing is on its way."""
        while self._on_its_way or one.next_edit() is not None:
            self._one_done = self._one_done or asyncio.Event()
            self.wake()
            await self._one_done.wait()

    async def close(self) -> None:
        """Stop after the edit on its way."""
        self._sources.clear()
        self._asked.clear()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while self._first() is not None:
            if (wait := self._wait()) > 0:
                await asyncio.sleep(wait)
                continue  # ask again: the sources may want something else by now
            await self._make_first()
            if self._one_done is not None:
                self._one_done.set()
                self._one_done = None

    async def _make_first(self) -> None:
        edit = self._first()
        if edit is None:
            return
        self._made.append(_now())
        self._on_its_way = True
        try:
            await edit.make()
        except Exception:
            log.exception("editing a member failed")
        finally:
            self._on_its_way = False

    def _first(self) -> MemberEdit | None:
        """Return the most urgent edit; on equal urgency that of the earlier source."""
        edits = [edit for one in (*self._asked, *self._sources) if (edit := one.next_edit()) is not None]
        return min(edits, key=lambda edit: edit.urgency, default=None)

    def _wait(self) -> float:
        """Return the seconds until there is room for one more edit."""
        now = _now()
        while self._made and self._made[0] <= now - self._seconds:
            del self._made[0]
        return max(self._made[0] + self._seconds - now, 0.001) if len(self._made) >= self._most else 0.0


class _Asked:
    """A source with one edit, whose caller waits for the result."""

    def __init__(self, edits: MemberEdits, edit: MemberEdit) -> None:
        self._edits = edits
        self._edit = edit

    def next_edit(self) -> MemberEdit | None:
        return MemberEdit(self._edit.urgency, self._make)

    async def _make(self) -> None:
        self.forget()
        await self._edit.make()

    def forget(self) -> None:
        if self in self._edits._asked:
            self._edits._asked.remove(self)


def _now() -> float:
    return asyncio.get_running_loop().time()
