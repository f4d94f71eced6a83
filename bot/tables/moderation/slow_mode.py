"""Slow mode of the place (TK-4.3): set during free discussions, restored afterwards.

The former value is stored before the change. Slow mode that somebody has changed by hand meanwhile is left alone.
"""

from bot.discord_io.place import Place
from bot.games import game_of
from bot.store import StoreError
from bot.tables.moderation.access_rules import is_abandoned, seats_with_floor
from bot.tables.moderation.lock_method import Attempt
from bot.tables.session.live_table import LiveTable
from bot.tables.session.message_state import SilenceMemory

BY_PACE = {"live": 0, "written": 5, "slow": 0}
"""Seconds between two messages of one person, by pace; the default of the host's option."""


def gap(table: LiveTable) -> int:
    """Return the slow mode (seconds, 0: none) of a table's free discussions: the host's choice, else by pace."""
    if not game_of(table.game).timing.rhythm.free:
        return 0
    chosen = table.settings.slow_mode
    return BY_PACE[table.settings.pace] if chosen < 0 else chosen


def wanted(table: LiveTable, announced: int) -> int:
    """Return the slow mode (seconds) wanted in the place of a table that has announced so many notices; 0: its own.

    Raises Refused without a game.
    """
    course = table.running
    told = course.announced_by(announced, table.now())
    if table.phase == "paused" or course.over_after(told) or is_abandoned(table):
        return 0
    view = course.public_after(told)
    if view.phase not in game_of(table.game).timing.rhythm.free or seats_with_floor(table, view):
        return 0
    return gap(table)


class SlowMode:
    """Slow mode of one table's place."""

    __slots__ = ("_attempt", "_in_doubt", "_tried", "table")

    def __init__(self, table: LiveTable, attempt: Attempt) -> None:
        self.table = table
        self._attempt = attempt
        self._tried = False
        """Whether this process has set slow mode; a killed one may have stored it without setting it."""
        self._in_doubt: int | None = None
        """The slow mode of a failed request, which Discord may have taken all the same."""

    @property
    def _memory(self) -> SilenceMemory:
        return self.table.message_state.silence

    async def reconcile(self, place: Place, announced: int) -> None:
        """Set or restore slow mode as the game wants it (``wanted``), if permitted. Raises StoreError."""
        delay, memory, channel = wanted(self.table, announced), self._memory, place.channel
        if not delay:
            await self.restore(place)
        elif self._is_due(place, delay) and getattr(place.granted(place.guild.me), _right(place)):
            self._tried = True
            if memory.slowmode is None:
                memory.slowmode = _delay(place)
            before, memory.slowed = memory.slowed, delay
            try:
                await self.table.store_message_state()
            except StoreError:  # else it would count as set
                memory.slowed = before
                raise
            if _delay(place) != delay and not await self._attempt(_right(place), lambda: channel.edit(slowmode_delay=delay)):
                memory.slowed, self._in_doubt = before, delay

    def _is_due(self, place: Place, delay: int) -> bool:
        """Whether slow mode must be set: it differs, or an earlier process only stored it."""
        memory = self._memory
        if place.asleep:
            return False
        return delay != memory.slowed or (not self._tried and _delay(place) == memory.slowmode)

    async def restore(self, place: Place | None) -> None:
        """Restore slow mode unless somebody has changed ours. A place that cannot be seen now (None) waits."""
        memory = self._memory
        before = memory.slowmode
        if before is None or place is None:
            return
        channel = place.channel
        ours = _delay(place) in (memory.slowed, self._in_doubt)
        if not ours or await self._attempt(_right(place), lambda: channel.edit(slowmode_delay=before)):
            memory.slowmode, memory.slowed, self._in_doubt = None, 0, None


def _right(place: Place) -> str:
    """Return discord.py's name of the permission needed to set slow mode there."""
    return "manage_threads" if place.locks else "manage_channels"


def _delay(place: Place) -> int:
    """Return the place's slow mode of now, in seconds."""
    delay: object = place.channel.slowmode_delay
    return delay if isinstance(delay, int) else 0
