"""Which servers are there, as Discord lists them for one shard when its session begins."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.guilds.guild_join import GuildJoin
from bot.store import open_store

DAY = 86_400.0
TOTAL = 2


def guilds(*ids: int) -> list[Any]:
    return [SimpleNamespace(id=n << 22, shard_id=n % TOTAL, text_channels=[], system_channel=None) for n in ids]


def ready(shard: int, *ids: int) -> dict[str, Any]:
    return {"shard": [shard, TOTAL], "guilds": [{"id": str(n << 22), "unavailable": True} for n in ids]}


@pytest.mark.rule("CL-17.2", "PR-1.4")
async def test_servers_remembered_from_an_earlier_session_are_not_there(tmp_path: Path) -> None:
    """A server left while another process had its shard: nothing takes it from the memory of this one."""
    store = await open_store(tmp_path / "night.sqlite3")
    arrivals = GuildJoin(store, SimpleNamespace(), lambda: 10 * DAY)  # type: ignore[arg-type]  # no server here has a place for a greeting
    remembered = guilds(1, 2, 3, 4)
    for shard in range(TOTAL):
        arrivals.listed(ready(shard, *(n for n in range(1, 5) if n % TOTAL == shard)), remembered)
        await arrivals.started(shard, remembered)
    await arrivals.left(3 << 22)  # another process has heard it
    arrivals.listed(ready(1, 1), remembered)
    came = guilds(5)  # between the list and its end
    await arrivals.started(1, remembered + came)
    rows = {row.guild_id >> 22: row for row in await store.members.servers()}
    assert [n for n, row in rows.items() if row.left_at is None] == [1, 2, 4, 5]
    await arrivals.started(1, guilds(1))  # without a list nothing is known
    assert [row.missing for row in await store.members.servers()] == [()] * 5
    await store.close()
