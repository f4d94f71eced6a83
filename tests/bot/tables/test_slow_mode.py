"""Slow mode that could not be stored is not set until it can be; one of which nobody knows whether it is set is restored (TK-4.3)."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.store import StoreLocked
from bot.tables.moderation import slow_mode as module
from bot.tables.moderation.slow_mode import SlowMode
from bot.tables.session.message_state import SilenceMemory


class Hall:
    """A channel; each of its edits may be taken, refused, or taken without an answer."""

    def __init__(self) -> None:
        self.slowmode_delay = 0
        self.answers = True
        self.takes = True
        self.place: Any = SimpleNamespace(
            channel=self, asleep=False, locks=False, guild=SimpleNamespace(me=None), granted=lambda _who: discord.Permissions.all()
        )

    async def edit(self, *, slowmode_delay: int) -> None:
        if self.takes:
            self.slowmode_delay = slowmode_delay

    async def attempt(self, _permission: str, doing: Any) -> object:
        await doing()
        return self.answers


@pytest.mark.rule("TK-4.3")
@pytest.mark.parametrize("takes", [True, False])
async def test_slow_mode_is_restored_although_the_answer_to_its_request_was_lost(monkeypatch: pytest.MonkeyPatch, takes: bool) -> None:
    hall = Hall()

    async def store() -> None:
        """It works."""

    table: Any = SimpleNamespace(message_state=SimpleNamespace(silence=SilenceMemory()), store_message_state=store)
    mode = SlowMode(table, hall.attempt)
    for seconds, lost in ((5, False), (10, True)):
        monkeypatch.setattr(module, "wanted", lambda _table, _announced, seconds=seconds: seconds)
        hall.answers, hall.takes = not lost, takes or not lost
        await mode.reconcile(hall.place, 0)
    assert hall.slowmode_delay == (10 if takes else 5)
    hall.answers = hall.takes = True
    await mode.restore(hall.place)
    assert hall.slowmode_delay == 0 and table.message_state.silence.slowmode is None


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
        monkeypatch.setattr(module, "wanted", lambda _table, _announced, seconds=seconds: seconds)
        before, failing = channel.slowmode_delay, True
        with pytest.raises(StoreLocked):
            await mode.reconcile(place, 0)
        assert channel.slowmode_delay == before
        failing = False
        await mode.reconcile(place, 0)
        assert channel.slowmode_delay == seconds
    await mode.restore(place)
    assert channel.slowmode_delay == 0
