"""The connections to Discord's gateway of a process that holds some shards and may hold others later.

A connection that is lost is the library's to make anew, and it forgets none. Only what it was made to forget is connected from here:
otherwise both would, and two connections would tell every event twice.
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
        self, client: discord.AutoShardedClient, held: Callable[[], Collection[int]], hopes_for: Callable[[int], bool], total: int
    ) -> None:
        """``held`` tells the shards that are ours now, ``hopes_for`` whether one is or is being won back, ``total`` of how many."""
        self._client = client
        self._held = held
        self._hopes_for = hopes_for
        self._total = total
        self._open = False
        self._entering: set[asyncio.Task[None]] = set()
        self._connecting = KeyedLocks()
        self._forgotten: set[int] = set()
        """Shards that the library does not connect again by itself."""

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
            await self.close_foreign_connections()

    async def _connect(self, shard: int) -> None:
        """Connect a shard that is ours, unless the library does it."""
        known = self._client.get_shard(shard)
        if not self._open or shard not in self._held() or (known is not None and shard not in self._forgotten):
            return
        self._forgotten.discard(shard)
        if known is not None:
            await known.connect()
            return
        try:
            await self._client.launch_shard(yarl.URL(str(DiscordWebSocket.DEFAULT_GATEWAY)), shard)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            log.info("shard %d was lost while it connected", shard)

    def forget(self, shard: int) -> None:
        """Take note that the library has given up a shard: its identify is about to be cancelled."""
        self._forgotten.add(shard)

    def stands(self, shard: int) -> bool:
        """Whether a shard has a connection that is open."""
        known = self._client.get_shard(shard)
        return known is not None and not known.is_closed()

    async def leave(self, shards: Collection[int]) -> None:
        """Close the connections of these shards, all at once: where nothing answers any more, each takes the library half a minute.

        One that the library is making anew is closed when it stands, or does not identify.
        """
        leaving = {shard: info for shard, info in self._client.shards.items() if shard in shards and not info.is_closed()}
        for shard in leaving:
            log.info("shard %d is another process's: its connection is closed", shard)
            self._forgotten.add(shard)  # the library ends whatever it would do for it
        await asyncio.gather(*(info.disconnect() for info in leaving.values()))

    async def close_foreign_connections(self) -> None:
        """Close the connections that stand, though their shards were lost while they were being made or resumed."""
        await self.leave([shard for shard in self._client.shards if not self._hopes_for(shard)])

    def close(self) -> None:
        """Connect nothing any more."""
        self._open = False
        for task in self._entering:
            task.cancel()
