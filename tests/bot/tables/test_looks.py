"""How often a table is looked at: soon after a change when it is quiet, a few times a second however many people press."""

import asyncio
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord_io.gateway_patches import EPHEMERAL, ON_SHARED, without_public_message
from bot.runtime.settings import Settings
from bot.tables.registry import TableRegistry
from bot.tables.scheduler import LOOKS, SOON
from bot.tables.session.message_state import MessageState
from bot.tables.tempo import Tempo


class Clock:
    def __init__(self) -> None:
        self.time = 1_000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def registry(clock: Clock) -> TableRegistry:
    made = TableRegistry(SimpleNamespace(), None, Settings(_env_file=None), tempo=Tempo(edit_every=2.0), now=clock)  # type: ignore[arg-type]
    made.sessions["a"] = StillRoom(clock)  # type: ignore[assignment]
    return made


class StillRoom:
    """A table at which nothing is ever due."""

    def __init__(self, now: Clock) -> None:
        self.now = now
        self.table = SimpleNamespace(id="a", phase="running", people=[], seats=[], guild_id=1, message_state=MessageState())
        self.at_work = self.once_more = False
        self.looked_at = self.looked_at_from = 0.0
        self.looks: list[float] = []

    async def attend(self) -> None:
        self.looks.append(self.looked_at)


async def after(registry: TableRegistry, clock: Clock, seconds: float, *, press_every: float) -> list[float]:
    """Let that many seconds go by in steps, with presses; return when the table was looked at."""
    session: Any = registry.sessions["a"]
    registry.scheduler.wake_queue.start()
    until, pressed = clock.time + seconds, -1.0
    while clock.time < until:
        if clock.time >= pressed + press_every:
            pressed = clock.time
            registry._changed(session)
        clock.time += 0.01
        registry.scheduler.wake_queue._set_alarm()
        for _ in range(5):
            await asyncio.sleep(0)
    await registry.scheduler.wake_queue.close()
    return list(session.looks)


async def test_a_quiet_table_is_looked_at_a_breath_after_a_change(registry: TableRegistry, clock: Clock) -> None:
    (look,) = await after(registry, clock, 0.5, press_every=10.0)
    assert 1_000.0 + SOON <= look <= 1_000.0 + SOON + 0.02


async def test_a_table_where_everybody_presses_is_looked_at_a_few_times_a_second(registry: TableRegistry, clock: Clock) -> None:
    looks = await after(registry, clock, 2.0, press_every=0.01)
    assert LOOKS - 2 <= len(looks) <= LOOKS + 1
    assert all(later - earlier >= 2.0 / LOOKS - 0.001 for earlier, later in pairwise(looks))


async def test_the_last_press_is_looked_at_too(registry: TableRegistry, clock: Clock) -> None:
    looks = await after(registry, clock, 0.06, press_every=0.01)
    last = clock.time
    looks = await after(registry, clock, 0.5, press_every=10.0)
    assert looks[-1] >= last


@pytest.mark.parametrize("flags", [0, 1 << 15])
def test_the_library_does_not_build_a_message_that_everybody_on_a_server_sees(flags: int) -> None:
    message = {"id": "1", "flags": flags, "components": [{"type": 17}], "attachments": [{"type": 17}]}
    (read,) = _read({"message": message, "guild_id": "2", "data": {"custom_id": "c1:a:b"}})
    assert "message" not in read
    assert read["data"] == {"custom_id": "c1:a:b", ON_SHARED: True}


@pytest.mark.parametrize(("flags", "guild"), [(1 << 15, {}), (EPHEMERAL | 1 << 15, {}), (EPHEMERAL | 1 << 15, {"guild_id": "2"})])
def test_other_messages_keep_only_their_kind_and_pictures(flags: int, guild: dict[str, str]) -> None:
    message = {"id": "1", "flags": flags, "components": [{"type": 17}], "attachments": [{"type": 17}]}
    (read,) = _read({"message": message, "data": {"custom_id": "c1:a:b"}, **guild})
    assert read["message"] == {"id": "1", "flags": flags, "components": [{"type": 17}], "attachments": [{"type": 17}]}
    assert ON_SHARED not in read["data"]


def _read(data: dict[str, Any]) -> list[Any]:
    read: list[Any] = []
    without_public_message(read.append)(data)
    return read


def test_a_command_has_no_message_and_is_read_as_it_is() -> None:
    read: list[Any] = []
    without_public_message(read.append)({"type": 2})
    assert read == [{"type": 2}]
