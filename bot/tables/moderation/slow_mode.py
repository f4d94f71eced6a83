"""Slow mode of the place (TK-4.3): set while people talk freely, and given back as it was when they do not.

What was there before is written down before anything is changed. Slow mode that somebody has changed by hand meanwhile is left alone.
"""

from collections.abc import Awaitable, Callable

from bot.discord_io.place import Place
from bot.games import game_of
from bot.store import StoreError
from bot.tables.moderation.access_rules import is_abandoned, seats_with_floor
from bot.tables.moderation.lock_method import Attempt
from bot.tables.session.core import LiveTable
from bot.tables.session.message_state import SilenceMemory

BY_PACE = {"live": 0, "written": 5, "slow": 0}
"""Seconds between two messages of one person where the host has chosen nothing."""


def gap(table: LiveTable) -> int:
    """Return the slow mode in seconds of the free discussions of a table: what was chosen, else as its pace has it; 0: none."""
    if not game_of(table.game).timing.rhythm.free:
        return 0
    chosen = table.talking.slow_mode
    return BY_PACE[table.talking.pace] if chosen < 0 else chosen


def wished(table: LiveTable) -> int:
    """Return the slow mode in seconds that the place of a table is to have now; 0: its own. Raises Refused without a game."""
    course, now = table.running, table.now()
    if table.phase == "paused" or course.over(now) or is_abandoned(table):
        return 0
    view = course.public(now)
    if view.phase not in game_of(table.game).timing.rhythm.free or seats_with_floor(table, view):
        return 0
    return gap(table)


class SlowMode:
    """Slow mode of one table's place."""

    __slots__ = ("_attempt", "_note", "_tried", "table")

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

    async def settle(self, place: Place) -> None:
        """Set slow mode or give it back, as the game wants it now; without the right to nothing is changed. Raises StoreError."""
        wish, memory, channel = wished(self.table), self._memory, place.channel
        if not wish:
            await self.give_back(place)
        elif self._is_due(place, wish) and getattr(place.granted(place.guild.me), _right(place)):
            self._tried = True
            if memory.slowmode is None:
                memory.slowmode = _delay(place)
            before, memory.slowed = memory.slowed, wish
            try:
                await self._note()
            except StoreError:  # else it would count as set
                memory.slowed = before
                raise
            if _delay(place) != wish and not await self._attempt(_right(place), lambda: channel.edit(slowmode_delay=wish)):
                memory.slowed = 0

    def _is_due(self, place: Place, wish: int) -> bool:
        """Whether there is something to be set: a new wish, or one that a process before this one has only written down."""
        memory = self._memory
        if place.asleep:
            return False
        return wish != memory.slowed or (not self._tried and _delay(place) == memory.slowmode)

    async def give_back(self, place: Place | None) -> None:
        """Make slow mode what it was before the discussion, unless somebody has changed ours. A place not seen now (None) waits."""
        memory = self._memory
        before = memory.slowmode
        if before is None or place is None:
            return
        channel = place.channel
        ours = _delay(place) == memory.slowed
        if not ours or await self._attempt(_right(place), lambda: channel.edit(slowmode_delay=before)):
            memory.slowmode, memory.slowed = None, 0


def _right(place: Place) -> str:
    """Return the permission that slow mode takes there, as discord.py calls it."""
    return "manage_threads" if place.locks else "manage_channels"


def _delay(place: Place) -> int:
    """Return the slow mode that the place has now, in seconds."""
    delay: object = place.channel.slowmode_delay
    return delay if isinstance(delay, int) else 0
