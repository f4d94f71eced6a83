"""Clocks that strike at once: what a table waits for while nobody has anything to press needs not be waited for."""

import asyncio
from collections.abc import Callable
from typing import Any

from bot.rehearsal.world.hub import PATIENCE
from bot.tables.house import House
from bot.tables.room import Room
from tests.night.evening import FAST, Evening

LONGEST = 180.0
"""Seconds that a game may take on the slowest machine."""

A_MOMENT = 0.01
CALM = 4
"""A table at rest for so many moments waits for a clock alone: automated players think less than that."""
SHORTLY = 0.1
"""Seconds within which the house looks at a table where somebody has pressed, and an edit that had to wait is made."""
FAR = 60.0
"""A clock with more seconds than this was set so that it does not run out."""


def next_due(room: Room) -> float | None:
    """Return the next moment at which something happens by itself at a table."""
    course, now = room.table.course, room.table.now()
    if course is None:
        return None
    time = course.time
    times = (time.next_deadline(), time.next_release(now), time.slow_call(now), time.rest.edge(now))
    return min((when for when in times if when is not None and when > now), default=None)


def quiet(room: Room) -> bool:
    """Whether a table has nothing to do and nothing to tell now."""
    box, whispers = room.outbox, room.whispers
    working = any(one._task is not None and not one._task.done() for one in (box, whispers))
    late = room.table.course is not None and bool(room.table.course.time.due(room.table.now()))
    return room.over or not (room.at_work or working or box.lines.pending or late or _edits_soon(room))


def _edits_soon(room: Room) -> bool:
    """Whether a message is edited in a moment that may not be edited yet."""
    look = room.outbox._look
    return look is not None and not look.cancelled() and 0.0 < look.when() - asyncio.get_running_loop().time() < SHORTLY


def unattended(house: House, room: Room) -> bool:
    """Whether something has happened at a table that the house is about to look at, as it does a breath after each press."""
    waking = house.attending.waking
    wanted = waking._wanted.get(room.table.id)
    called = any(task.get_name() == f"table {room.table.id}" for task in house.attending.at_work)
    return called or (wanted is not None and wanted < house.now() + SHORTLY)


def pass_until(evening: Evening, room: Room, moment: float) -> None:
    """Let the time until a moment pass at once (unix seconds, by the clock of the evening); what is due then happens."""
    evening.ahead += moment - evening.now()
    look_again(evening, room)


def look_again(evening: Evening, room: Room) -> None:
    """Let the house look at a table whose clock has leapt.

    A table that was to be woken at a moment that is past now is not asked for again: its alarm, which knows of no leap, is set anew.
    """
    room.table.on_change()
    evening.house.attending.waking._set_alarm()


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
        resting = room is not None and quiet(room) and not unattended(self._evening.house, room)
        self._calm = self._calm + 1 if resting else 0
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
            pass_until(evening, room, due + 0.001)


async def struck_until(evening: Evening, check: Callable[[], Any], within: float = PATIENCE) -> Any:
    """Return the first truthy value of ``check``; nobody presses, so every clock strikes at once. Raises TimeoutError."""
    idle = Idle(evening)
    async with asyncio.timeout(within):
        while not (found := check()):
            await idle.wait()
    return found
