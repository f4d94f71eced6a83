"""What follows when shards come and go: tables and evenings are taken up or given back, connections made or closed (PR-1.4, PR-1.5)."""

import asyncio
import logging
from typing import Protocol

from bot.club.keeper import Keeper
from bot.shards.connections import ShardConnections
from bot.shards.errors import SessionLost
from bot.shards.holding import Holding
from bot.shards.share import shard_of
from bot.store import OfShards
from bot.tables.house import House

log = logging.getLogger(__name__)

LOOK = 0.2
"""Seconds between two looks whether another process has finished its identify."""


class WholeBot(Protocol):
    """What one process does for the whole bot; PR-3.1 gives it to the holder of shard 0."""

    async def keep_house(self) -> None:
        """Do what one process does for the whole bot: the commands, the emojis, the sweeping."""
        ...

    async def leave_house(self) -> None:
        """Leave that to another process."""
        ...


class Serving:
    """Serves the tables and evenings of the shards that are held."""

    def __init__(
        self, holding: Holding, house: House, keeper: Keeper, connections: ShardConnections, whole: WholeBot, pause: float
    ) -> None:
        """``pause``: seconds between two identifies of one bucket."""
        self.holding = holding
        self._house = house
        self._keeper = keeper
        self.connections = connections
        self._whole = whole
        self._pause = pause
        self._releasing: set[asyncio.Task[None]] = set()
        house.shared = True
        house.serves = holding.holds
        house.postman.silent = lambda: not holding.certain
        holding.on_taken, holding.on_lost, holding.on_again = self._taken, self._lost, self._again

    @property
    def state(self) -> str:
        """What the process holds and waits for, for whoever watches over it (PR-1.3); empty when it holds all that it may."""
        waited = sorted(self.holding.waited_for)
        if not waited:
            return ""
        return f"standby {','.join(map(str, waited))} of {self.holding.share.total}"

    async def _taken(self, shards: frozenset[int]) -> None:
        """Lay the tables of shards before their people are heard."""
        await self._house.take_up(OfShards(self.holding.share.total, shards))
        await self._keeper.take_up()
        await self.connections.enter(shards)
        if 0 in shards:
            await self._whole.keep_house()

    async def _lost(self, shards: frozenset[int]) -> None:
        """Give the tables of shards back, before anything else is done for them, and hang up."""
        total = self.holding.share.total
        self._house.give_back(lambda guild: shard_of(guild, total) in shards)
        self._keeper.give_back(lambda guild: shard_of(guild, total) in shards)
        if 0 in shards:
            await self._whole.leave_house()
        await self.connections.leave(frozenset(self.holding.epochs) - shards)

    async def _again(self) -> None:
        """The session was lost and won back: others may have answered meanwhile."""

    async def may_identify(self, shard: int, concurrency: int) -> None:
        """Wait until a shard may identify: its bucket is free (PR-3.1). Raises CancelledError when the shard is not ours."""
        bucket = shard % concurrency
        while True:
            if shard not in self.holding.epochs:
                raise asyncio.CancelledError  # the library leaves a shard alone whose connecting was cancelled
            session = self.holding.session
            try:
                if session is not None and await session.take_bucket(bucket):
                    break
            except SessionLost:
                log.info("shard %d waits with its identify for the database", shard)
            await asyncio.sleep(LOOK)
        task = asyncio.create_task(self._release(bucket))
        self._releasing.add(task)
        task.add_done_callback(self._releasing.discard)

    async def _release(self, bucket: int) -> None:
        session = self.holding.session
        await asyncio.sleep(self._pause)
        try:
            if session is not None:
                await session.release_bucket(bucket)
        except SessionLost:
            log.debug("the bucket has fallen with its session")

    async def close(self) -> None:
        """Let everything go; the connections are closed by now."""
        for task in self._releasing:
            task.cancel()
        await self.holding.close()
