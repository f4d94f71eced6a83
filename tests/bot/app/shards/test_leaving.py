"""How the connections of lost shards are closed (PR-1.5)."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.app.shards.connections import ShardConnections


@pytest.mark.rule("PR-1.5")
async def test_the_connections_of_lost_shards_are_closed_all_at_once() -> None:
    """Where nothing answers any more each takes half a minute, and another process may speak for the shards meanwhile."""
    all_begun, closed = asyncio.Barrier(3), set[int]()

    def connection(shard: int) -> Any:
        async def disconnect() -> None:
            await all_begun.wait()
            closed.add(shard)

        return SimpleNamespace(is_closed=lambda: shard in closed, disconnect=disconnect)

    client: Any = SimpleNamespace(shards={shard: connection(shard) for shard in range(4)})
    connections = ShardConnections(client, lambda: {3}, lambda shard: shard == 3, 4)
    async with asyncio.timeout(5):
        await connections.close_foreign_connections()
    assert closed == {0, 1, 2}
