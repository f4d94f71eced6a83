"""The connections to Discord's gateway of a process that holds some shards and may hold others later."""

import asyncio
import logging
from collections.abc import Callable, Sequence

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.store.turns import Turns

log = logging.getLogger(__name__)


class ShardConnections:
    """Makes and closes the connections of single shards of a client of discord.py."""

    def __init__(self, client: discord.AutoShardedClient, held: Callable[[], Sequence[int]], total: int) -> None:
        """``held`` tells the shards that are ours now, ``total`` of how many."""
        self._client = client
        self._held = held
        self._total = total
        self._open = False
        self._entering: set[asyncio.Task[None]] = set()
        self._connecting = Turns()

    async def open(self) -> None:
        """Connect what is held by now, instead of the library, which knows only all shards at once."""
        self._client.shard_count = self._client._connection.shard_count = self._total
        self._open = True
        await self.enter(frozenset(self._held()))

    async def enter(self, shards: frozenset[int]) -> None:
        """Connect these shards, one after another, soon; before ``open`` nothing happens."""
        if self._open and shards and not self._client.is_closed():
            task = asyncio.create_task(self._enter(sorted(shards)), name="shards: connecting")
            self._entering.add(task)
            task.add_done_callback(self._entering.discard)

    async def _enter(self, shards: list[int]) -> None:
        self._client._connection.shard_ids = shards  # when all of these are ready, the library says so
        for shard in shards:
            async with self._connecting.of(str(shard)):
                await self._connect(shard)
        await self.leave(frozenset(self._held()))

    async def _connect(self, shard: int) -> None:
        """Connect a shard that is ours and not connected."""
        known = self._client.get_shard(shard)
        if shard not in self._held() or (known is not None and not known.is_closed()):
            return
        try:
            await self._client.launch_shard(yarl.URL(str(DiscordWebSocket.DEFAULT_GATEWAY)), shard)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            log.info("shard %d was lost while it connected", shard)

    async def leave(self, held: frozenset[int]) -> None:
        """Close the connections of all shards but ``held``."""
        for shard, info in self._client.shards.items():
            if shard not in held and not info.is_closed():
                log.info("shard %d is another process's: its connection is closed", shard)
                await info.disconnect()

    def close(self) -> None:
        """Connect nothing any more."""
        self._open = False
        for task in self._entering:
            task.cancel()
