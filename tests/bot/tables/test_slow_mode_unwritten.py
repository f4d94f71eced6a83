"""Slow mode that could not be stored is not set until it can be (TK-4.3)."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.store import StoreLocked
from bot.tables.moderation import slow_mode as module
from bot.tables.moderation.slow_mode import SlowMode
from bot.tables.session.message_state import SilenceMemory


@pytest.mark.rule("TK-4.3")
async def test_slow_mode_that_could_not_be_written_down_is_set_a_look_later(monkeypatch: pytest.MonkeyPatch) -> None:
    channel = SimpleNamespace(slowmode_delay=0)
    place: Any = SimpleNamespace(
        channel=channel, asleep=False, locks=False, guild=SimpleNamespace(me=None), granted=lambda _who: discord.Permissions.all()
    )
    failing = False

    async def store() -> None:
        if failing:
            raise StoreLocked("here", "another process holds the database")

    table: Any = SimpleNamespace(message_state=SimpleNamespace(silence=SilenceMemory()), store_message_state=store)

    async def attempt(_permission: str, doing: Any) -> object:
        return await doing() or True

    async def edit(*, slowmode_delay: int) -> None:
        channel.slowmode_delay = slowmode_delay

    channel.edit = edit
    mode = SlowMode(table, attempt)
    for seconds in (5, 10):
        monkeypatch.setattr(module, "wanted", lambda _table, _posted, seconds=seconds: seconds)
        before, failing = channel.slowmode_delay, True
        with pytest.raises(StoreLocked):
            await mode.reconcile(place, 0)
        assert channel.slowmode_delay == before
        failing = False
        await mode.reconcile(place, 0)
        assert channel.slowmode_delay == seconds
    await mode.restore(place)
    assert channel.slowmode_delay == 0
