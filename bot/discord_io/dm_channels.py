"""Which channel is that of somebody's direct messages: asked once a person, and of Discord one after another.

discord.py counts what is left of a limit by the answers, without what is still on its way when one comes: where many ask at once for
a few that are left, Discord refuses some.
"""

import asyncio
from collections.abc import Awaitable, Callable

from bot.runtime.recent import Recent
from bot.store.turns import Turns

KEPT = 20_000
"""People of whom it is known; of others it is asked again."""

TIMEOUT = 1.0
"""Seconds for which the next person waits for an answer about the one before, so that nobody waits for somebody who cannot be reached."""


class DmChannels:
    """The channels by their people. Safe to be asked for by many at once."""

    def __init__(self, ask: Callable[[int], Awaitable[int]]) -> None:
        """``ask`` asks Discord for a person's channel; what it raises is raised to whoever wanted to know."""
        self._ask = ask
        self._known: Recent[int, int] = Recent(KEPT)
        self._turns = Turns()
        self._asking = asyncio.Lock()

    async def of(self, user_id: int) -> int:
        """Return the channel of direct messages with a person. Raises what asking for it raises."""
        channel = self._known.get(user_id)
        if channel is None:
            async with self._turns.of(str(user_id)):  # two letters to one person need not ask for the same
                channel = self._known.get(user_id) or await self._asked(user_id)
        return channel

    async def _asked(self, user_id: int) -> int:
        async with self._asking:
            asking = asyncio.ensure_future(self._ask(user_id))
            try:
                await asyncio.wait({asking}, timeout=TIMEOUT)
            except asyncio.CancelledError:
                asking.cancel()
                raise
        channel = await asking
        self._known.keep(user_id, channel)
        return channel
