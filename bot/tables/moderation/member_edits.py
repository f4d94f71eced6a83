"""One queue for all edits of members on one server: mutes, moves and roles of all its tables (TK-2.8).

Nobody waits in it with a finished request. Whoever may want an edit is asked for the most urgent one when there is room for one more, so
what goes out is what is wanted at that moment, however long others were before it.
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
"""At most so many edits of members in so many seconds, over all tables of a server."""

Made = TypeVar("Made")


class Urgency(IntEnum):
    """What goes first: the lower number."""

    FLOOR = 0
    """The voice of who has the floor."""
    UNMUTE = 1
    LIVING = 2
    """A living player is to be silent."""
    DEAD = 3
    SPECTATOR = 4
    ROLE = 5
    """What makes nobody silent: a role is given or taken."""


@dataclass(frozen=True, slots=True)
class Edit:
    """One edit: ``make()`` sends the request. It raises nothing, and what it did is no longer wanted afterwards, at least for a while."""

    urgency: Urgency
    make: Callable[[], Awaitable[None]]


class Wanting(Protocol):
    """Somebody who may want members edited."""

    def next_edit(self) -> Edit | None:
        """Return the most urgent edit that is wanted now, None for none."""
        ...


class MemberEdits:
    """The queue of one server. One request is on its way at a time; a 429 is waited for by the client of Discord, in that request."""

    def __init__(self, pace: tuple[int, float] = PACE) -> None:
        """``pace``: at most so many edits in so many seconds."""
        self._most, self._seconds = pace
        self._wanting: list[Wanting] = []
        self._asked: list[_Asked] = []
        self._made: list[float] = []
        """When the last edits were made (seconds of the loop's clock)."""
        self._task: asyncio.Task[None] | None = None
        self._on_its_way = False
        self._one_done: asyncio.Event | None = None
        """Set when an edit has been made, while somebody waits for that."""

    def join(self, one: Wanting) -> None:
        """Ask ``one`` from now on, after those who are asked already."""
        if one not in self._wanting:
            self._wanting.append(one)

    def leave(self, one: Wanting) -> None:
        """Ask ``one`` no longer."""
        if one in self._wanting:
            self._wanting.remove(one)

    def wake(self) -> None:
        """Look whether something is wanted: something has changed."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="edits of members")
            self._task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        """Keep no task that is over, unless another one has begun."""
        if self._task is task:
            self._task = None

    def take(self, urgency: Urgency) -> bool:
        """Return whether the caller may make one edit at once; it is counted then. Nothing that is more urgent may be waiting."""
        first = self._first()
        if self._wait() > 0 or (first is not None and first.urgency < urgency):
            return False
        self._made.append(_now())
        return True

    async def make(self, urgency: Urgency, making: Callable[[], Awaitable[Made]]) -> Made:
        """Make one edit when its turn comes, and return what it brought. Raises what ``making()`` raises."""
        future: asyncio.Future[Made] = asyncio.get_running_loop().create_future()

        async def tell() -> None:
            try:
                made = await making()
            except Exception as wrong:
                if not future.done():
                    future.set_exception(wrong)
            else:
                if not future.done():
                    future.set_result(made)

        asked = _Asked(self, Edit(urgency, tell))
        self._asked.append(asked)
        self.wake()
        try:
            return await future
        finally:
            asked.forget()

    async def settled(self, one: Wanting) -> None:
        """Wait until ``one`` wants nothing more, and nothing is on its way."""
        while self._on_its_way or one.next_edit() is not None:
            self._one_done = self._one_done or asyncio.Event()
            self.wake()
            await self._one_done.wait()

    async def close(self) -> None:
        """Stop; what is on its way arrives."""
        self._wanting.clear()
        self._asked.clear()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while self._first() is not None:
            if (wait := self._wait()) > 0:
                await asyncio.sleep(wait)
                continue  # look anew: meanwhile somebody may want something more urgent, or nothing any more
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
            log.exception("an edit of a member failed")
        finally:
            self._on_its_way = False

    def _first(self) -> Edit | None:
        """Return the most urgent edit; of several that are equally urgent, that of who was asked first."""
        edits = [edit for one in (*self._asked, *self._wanting) if (edit := one.next_edit()) is not None]
        return min(edits, key=lambda edit: edit.urgency, default=None)

    def _wait(self) -> float:
        """Return in how many seconds there is room for one more edit."""
        now = _now()
        while self._made and self._made[0] <= now - self._seconds:
            del self._made[0]
        return max(self._made[0] + self._seconds - now, 0.001) if len(self._made) >= self._most else 0.0


class _Asked:
    """One edit that somebody waits for."""

    def __init__(self, edits: MemberEdits, edit: Edit) -> None:
        self._edits = edits
        self._edit = edit

    def next_edit(self) -> Edit | None:
        return Edit(self._edit.urgency, self._make)

    async def _make(self) -> None:
        self.forget()
        await self._edit.make()

    def forget(self) -> None:
        if self in self._edits._asked:
            self._edits._asked.remove(self)


def _now() -> float:
    return asyncio.get_running_loop().time()
