"""Slow mode of the place (TK-4.3): set while people talk freely, and given back as it was when they do not.

What was there before is written down before anything is changed. Slow mode that somebody has changed by hand meanwhile is left alone.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

import discord

from bot.presenting.standing import speaking
from bot.tables.manners import manners_of
from bot.tables.order.forsaken import forsaken
from bot.tables.record.core import LiveTable
from bot.tables.record.surfaces import SilenceMemory

BY_PACE = {"live": 0, "written": 5, "slow": 0}
"""Seconds between two messages of one person where the host has chosen nothing."""

Attempt = Callable[[str, Callable[[], Awaitable[object]]], Awaitable[object]]
"""Does something that needs the permission named first; returns something true when it was done."""


class Slowed(Protocol):
    """A channel or thread that may have slow mode, of so many seconds."""

    slowmode_delay: int
    guild: discord.Guild

    def permissions_for(self, obj: discord.Member, /) -> discord.Permissions:
        """Return what a member may do there."""

    async def edit(self, *, slowmode_delay: int) -> object:
        """Change it."""


def wished(table: LiveTable) -> int:
    """Return the slow mode in seconds that the place of a table is to have now; 0: its own. Raises Refused without a game."""
    course, now = table.running, table.now()
    if table.phase == "paused" or course.over(now) or forsaken(table):
        return 0
    view = course.public(now)
    if view.phase not in manners_of(table.game).rhythm.free or speaking(view):
        return 0
    chosen = table.talking.slow_mode
    return BY_PACE[table.talking.pace] if chosen < 0 else chosen


class SlowMode:
    """Slow mode of one table's place."""

    def __init__(self, table: LiveTable, attempt: Attempt, note: Callable[[], Awaitable[None]]) -> None:
        """``note()`` writes down durably what is about to be changed, and raises StoreError when it cannot."""
        self.table = table
        self._attempt = attempt
        self._note = note
        self._tried = False
        """Whether this process has set any: one that was killed between writing down and setting has not."""

    @property
    def _memory(self) -> SilenceMemory:
        return self.table.surfaces.silence

    async def settle(self, place: Slowed, right: str) -> None:
        """Set slow mode or give it back, as the game wants it now. Raises StoreError.

        ``right``: the permission that it takes, as discord.py calls it; without it nothing is changed.
        """
        wish, memory = wished(self.table), self._memory
        if not wish:
            await self.give_back(place, right)
        elif self._is_due(place, wish) and getattr(place.permissions_for(place.guild.me), right):
            self._tried = True
            if memory.slowmode is None:
                memory.slowmode = place.slowmode_delay
            memory.slowed = wish
            await self._note()
            if place.slowmode_delay != wish and not await self._attempt(right, lambda: place.edit(slowmode_delay=wish)):
                memory.slowed = 0

    def _is_due(self, place: Slowed, wish: int) -> bool:
        """Whether there is something to be set: a new wish, or one that a process before this one has only written down."""
        memory = self._memory
        return wish != memory.slowed or (not self._tried and place.slowmode_delay == memory.slowmode)

    async def give_back(self, place: Slowed | None, right: str) -> None:
        """Make slow mode what it was before the discussion; a place that is gone (None) has none."""
        memory = self._memory
        before = memory.slowmode
        if before is None:
            return
        ours = place is not None and place.slowmode_delay == memory.slowed
        if place is None or not ours or await self._attempt(right, lambda: place.edit(slowmode_delay=before)):
            memory.slowmode, memory.slowed = None, 0
