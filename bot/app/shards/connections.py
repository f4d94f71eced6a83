"""The gateway connections of a process that holds some shards and may hold others later.

The library reconnects lost connections by itself. This module connects only new shards and those that the library has given up: a second
connection of a shard would repeat every event.
"""

import asyncio
import logging
from collections.abc import Callable, Collection

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.store.keyed_locks import KeyedLocks

log = logging.getLogger(__name__)


class ShardConnections:
    """Makes and closes the connections of single shards of a client of discord.py."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        held: Callable[[], Collection[int]],
        owns_or_regains_shard: Callable[[int], bool],
        total: int,
    ) -> None:
        """``held`` returns our shards, ``owns_or_regains_shard`` whether a shard is ours or is being won back.

        ``total`` counts all shards.
        """
        self._client = client
        self._held = held
        self._owns_or_regains_shard = owns_or_regains_shard
        self._total = total
        self._open = False
        self._connecting: set[asyncio.Task[None]] = set()
        self._locks = KeyedLocks()
        self._given_up: set[int] = set()
        """Shards that the library no longer reconnects."""

    async def open(self) -> None:
        """Connect the held shards; the library can only connect all of them."""
        self._client.shard_count = self._client._connection.shard_count = self._total
        self._open = True
        await self.connect(frozenset(self._held()))

    async def connect(self, shards: frozenset[int]) -> None:
        """Start to connect these shards, one after another; does nothing before ``open``."""
        if self._open and shards and not self._client.is_closed():
            task = asyncio.create_task(self._connect_all(sorted(shards)), name="shards: connecting")
            self._connecting.add(task)
            task.add_done_callback(self._connecting.discard)

    async def _connect_all(self, shards: list[int]) -> None:
        self._client._connection.shard_ids = shards  # the library reports when all of these are ready
        for shard in shards:
            async with self._locks.of(str(shard)):
                await self._connect(shard)
            await self.close_foreign_connections()

    async def _connect(self, shard: int) -> None:
        """Connect a shard of ours, unless the library does."""
        known = self._client.get_shard(shard)
        if not self._open or shard not in self._held() or (known is not None and shard not in self._given_up):
            return
        self._given_up.discard(shard)
        if known is not None:
            await known.connect()
            return
        try:
            await self._client.launch_shard(yarl.URL(str(DiscordWebSocket.DEFAULT_GATEWAY)), shard)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            log.info("shard %d was lost while connecting", shard)

    def give_up(self, shard: int) -> None:
        """Note that the library gives up a shard, whose identify is about to be cancelled."""
        self._given_up.add(shard)

    def is_connected(self, shard: int) -> bool:
        known = self._client.get_shard(shard)
        return known is not None and not known.is_closed()

    async def disconnect(self, shards: Collection[int]) -> None:
        """Close the connections of these shards, all at once: with a dead peer each takes the library half a minute.

        ``close_foreign_connections`` and ``Serving.may_identify`` stop those that the library is reconnecting.
        """
        leaving = {shard: info for shard, info in self._client.shards.items() if shard in shards and not info.is_closed()}
        for shard in leaving:
            log.info("closing the connection of shard %d, which belongs to another process", shard)
            self._given_up.add(shard)  # disconnect() also ends its reconnecting
        await asyncio.gather(*(info.disconnect() for info in leaving.values()))

    async def close_foreign_connections(self) -> None:
        """Close open connections of shards that were lost while connecting or resuming."""
        await self.disconnect([shard for shard in self._client.shards if not self._owns_or_regains_shard(shard)])

    def close(self) -> None:
        self._open = False
        for task in self._connecting:
            task.cancel()
