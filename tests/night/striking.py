"""Clocks that strike at once: what a table waits for while nobody has anything to press needs not be waited for."""

import asyncio
from collections.abc import Callable
from typing import Any

from bot.sandbox.world.hub import PATIENCE
from bot.tables.registry import TableRegistry
from bot.tables.table_session import TableSession
from tests.night.evening import FAST, Evening

LONGEST = 180.0
"""Seconds that a game may take on the slowest machine."""

A_MOMENT = 0.01
CALM = 4
"""A table at rest for so many moments waits for a clock alone: automated players think less than that."""
SHORTLY = 0.1
"""Seconds within which the scheduler looks at a table after a press and makes a delayed edit."""
FAR = 60.0
"""A clock with more seconds than this was set so that it does not run out."""


def next_due(session: TableSession) -> float | None:
    """Return the next moment at which something happens by itself at a table."""
    course, now = session.table.course, session.table.now()
    if course is None:
        return None
    time = course.time
    times = (time.next_deadline(), time.next_release(now), time.slow_call(now), time.rest.edge(now))
    return min((when for when in times if when is not None and when > now), default=None)


def quiet(session: TableSession) -> bool:
    """Whether a table has nothing to do and nothing to tell now."""
    box, whispers = session.outbox, session.whispers
    working = any(one._task is not None and not one._task.done() for one in (box, whispers))
    course, now = session.table.course, session.table.now()
    late = course is not None and (bool(course.time.due(now)) or course.time.step_due(now))
    return session.over or not (session.at_work or working or box.lines.pending or late or _edits_soon(session))


def _edits_soon(session: TableSession) -> bool:
    """Whether a message is edited in a moment that may not be edited yet."""
    look = session.outbox._look
    return look is not None and not look.cancelled() and 0.0 < look.when() - asyncio.get_running_loop().time() < SHORTLY


def unattended(registry: TableRegistry, session: TableSession) -> bool:
    """Whether a table has changed since the scheduler's last look, which follows a breath after each press."""
    wake_queue = registry.scheduler.wake_queue
    wanted = wake_queue._wanted.get(session.table.id)
    called = any(task.get_name() == f"table {session.table.id}" for task in registry.scheduler.at_work)
    return called or (wanted is not None and wanted < registry.now() + SHORTLY)


def pass_until(evening: Evening, session: TableSession, moment: float) -> None:
    """Let the time until a moment pass at once (unix seconds, by the clock of the evening); what is due then happens."""
    evening.ahead += moment - evening.now()
    look_again(evening, session)


def look_again(evening: Evening, session: TableSession) -> None:
    """Let the scheduler look at a table whose clock has leapt.

    A table that was to be woken at a moment that is past now is not asked for again: its alarm, which knows of no leap, is set anew.
    """
    session.table.changed()
    evening.registry.scheduler.wake_queue._set_alarm()


class Idle:
    """Pass the time while nobody presses: wait a moment, and let the clock strike at a table that waits for it alone.

    Evenings of another tempo than ``FAST`` are there to be looked at, and go on by themselves.
    """

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._calm = 0

    async def wait(self) -> None:
        """Wait a moment."""
        session = self._room()
        resting = session is not None and quiet(session) and not unattended(self._evening.registry, session)
        self._calm = self._calm + 1 if resting else 0
        if session is not None and self._calm >= CALM:
            self._strike(session)
        await asyncio.sleep(A_MOMENT)

    def _room(self) -> TableSession | None:
        evening = self._evening
        table = evening.registry.table_in(evening.channel.id) if evening.tempo is FAST else None
        return evening.registry.session(table.id) if table is not None and table.phase == "running" else None

    def _strike(self, session: TableSession) -> None:
        self._calm = 0
        due = next_due(session)
        evening = self._evening
        if due is not None and due - evening.now() < FAR:
            pass_until(evening, session, due + 0.001)


async def struck_until(evening: Evening, check: Callable[[], Any], within: float = PATIENCE) -> Any:
    """Return the first truthy value of ``check``; nobody presses, so every clock strikes at once. Raises TimeoutError."""
    idle = Idle(evening)
    async with asyncio.timeout(within):
        while not (found := check()):
            await idle.wait()
    return found
