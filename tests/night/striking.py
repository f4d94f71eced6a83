"""Clocks that strike at once: what a table waits for while nobody has anything to press needs not be waited for."""

import asyncio
from collections.abc import Callable
from typing import Any

from bot.rehearsal.world.hub import PATIENCE
from bot.tables.room import Room
from tests.night.evening import FAST, Evening

LONGEST = 180.0
"""Seconds that a game may take on the slowest machine."""

A_MOMENT = 0.01
CALM = 4
"""A table at rest for so many moments waits for a clock alone: automated players think less than that."""
FAR = 60.0
"""A clock with more seconds than this was set so that it does not run out."""


def next_due(room: Room) -> float | None:
    """Return the next moment at which something happens by itself at a table."""
    course, now = room.table.course, room.table.now()
    if course is None:
        return None
    time = course.time
    times = (time.next_deadline(), time.next_release(now), time.slow_call(), time.rest.edge(now))
    return min((when for when in times if when is not None and when > now), default=None)


def quiet(room: Room) -> bool:
    """Whether a table has nothing to do and nothing to tell now."""
    box, whispers = room.outbox, room.whispers
    working = any(one._task is not None and not one._task.done() for one in (box, whispers))
    late = room.table.course is not None and bool(room.table.course.time.due(room.table.now()))
    return room.over or not (room.at_work or working or box.pending or late)


class Idle:
    """What is done while nobody presses: a moment is waited, and a table that waits for a clock alone has it strike.

    Evenings of another tempo than ``FAST`` are there to be looked at, and go on by themselves.
    """

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._calm = 0

    async def wait(self) -> None:
        """Wait a moment."""
        room = self._room()
        self._calm = self._calm + 1 if room is not None and quiet(room) else 0
        if room is not None and self._calm >= CALM:
            self._strike(room)
        await asyncio.sleep(A_MOMENT)

    def _room(self) -> Room | None:
        evening = self._evening
        table = evening.house.table_in(evening.channel.id) if evening.tempo is FAST else None
        return evening.house.room(table.id) if table is not None and table.phase == "running" else None

    def _strike(self, room: Room) -> None:
        self._calm = 0
        due = next_due(room)
        evening = self._evening
        if due is not None and due - evening.now() < FAR:
            evening.ahead += due - evening.now() + 0.001
            room.table.on_change()
            evening.house._waking._hurry.set()  # its clock has jumped: what was far away is due


async def struck_until(evening: Evening, check: Callable[[], Any], within: float = PATIENCE) -> Any:
    """Return the first truthy value of ``check``; nobody presses, so every clock strikes at once. Raises TimeoutError."""
    idle = Idle(evening)
    async with asyncio.timeout(within):
        while not (found := check()):
            await idle.wait()
    return found
