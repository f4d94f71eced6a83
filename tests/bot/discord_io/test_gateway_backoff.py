"""How soon a lost connection to Discord's gateway is tried again."""

from types import SimpleNamespace
from typing import Any

import discord.client
import discord.shard
import pytest

from bot.discord_io.gateway_patches import LONGEST, shorten_backoff


@pytest.fixture(autouse=True)
def _library_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (discord.shard, discord.client):
        monkeypatch.setattr(module, "ExponentialBackoff", module.ExponentialBackoff)  # put back afterwards


def test_a_shard_is_tried_again_within_half_a_minute_however_often_it_failed() -> None:
    shorten_backoff()
    client: Any = SimpleNamespace(dispatch=None, _reconnect=True)
    shard = discord.shard.Shard(SimpleNamespace(shard_id=0), client, lambda _: None)  # type: ignore[arg-type]
    waits = [shard._backoff.delay() for _ in range(200)]
    assert max(waits) == LONGEST and min(waits) >= 0.0
    assert len(set(waits)) > 3, "the first tries come sooner, and by chance"


def test_a_client_of_one_connection_does_so_too() -> None:
    shorten_backoff()
    backoff = discord.client.ExponentialBackoff()  # type: ignore[attr-defined]
    assert max(backoff.delay() for _ in range(200)) == LONGEST
