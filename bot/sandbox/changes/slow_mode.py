"""Slow mode: how long people wait between two messages in a channel, and between two threads that they open there."""

import time
from collections.abc import Callable
from typing import Literal

from discord import Permissions

from bot.sandbox.world import member_permissions
from bot.sandbox.world.records import Channel
from bot.sandbox.world.registers import World

Kind = Literal["message", "thread"]


class SlowMode:
    """When each person last wrote where. Bots, and people with Bypass Slowmode, are never asked to wait.

    ``now`` is the clock in seconds, and may be replaced.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._last: dict[tuple[int, int, Kind], float] = {}
        self.now: Callable[[], float] = time.monotonic

    def left(self, channel: Channel, user_id: int, kind: Kind = "message") -> float:
        """Return for how many seconds somebody cannot write (or open a thread) in a channel yet; 0.0 when they can."""
        last = self._last.get((channel.id, user_id, kind))
        if not channel.slowmode or last is None or self._bypasses(channel, user_id):
            return 0.0
        return max(0.0, last + channel.slowmode - self.now())

    def note(self, channel: Channel, user_id: int, kind: Kind = "message") -> None:
        """Note that somebody has just written, or opened a thread."""
        self._last[channel.id, user_id, kind] = self.now()

    def _bypasses(self, channel: Channel, user_id: int) -> bool:
        value = member_permissions.in_channel(self._world, channel, user_id)
        return bool(value & Permissions.bypass_slowmode.flag)
