"""How long the bot waits before it connects again."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import pytest
from pydantic import SecretStr

from bot.app import supervisor as module
from bot.app.supervisor import LONGEST_WAIT, STEADY, Supervisor
from bot.runtime.settings import Settings
from tests.virtual_loop import VirtualLoop


@pytest.mark.parametrize(
    ("connected", "waits"),
    [
        ([0.0] * 8, [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, LONGEST_WAIT]),
        ([0.0, 0.0, STEADY + 1.0, 0.0, STEADY - 1.0, 0.0], [1.0, 2.0, 1.0, 2.0, 4.0]),
    ],
    ids=["never", "steady"],
)
def test_each_failure_doubles_the_wait_until_a_connection_was_steady(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, connected: Sequence[float], waits: Sequence[float]
) -> None:
    """``connected``: for how many seconds each connection lasts; each ends with a fault, the last one with the stop."""
    begun, ended = list[float](), list[float]()
    clock = VirtualLoop()

    class Client:
        def __init__(self, *_settings: object, **_options: object) -> None:
            pass

        async def __aenter__(self) -> Self:
            return self

        async def __aexit__(self, *_fault: object) -> None:
            pass

        async def start(self, _token: str) -> None:
            begun.append(clock.time())
            await asyncio.sleep(connected[len(begun) - 1])
            ended.append(clock.time())
            if len(begun) == len(connected):
                supervisor.stop()
            raise OSError

        def is_ready(self) -> bool:
            return False

        async def close(self) -> None:
            pass

    monkeypatch.setattr(module, "Consigliere", Client)
    supervisor = Supervisor(Settings(discord_token=SecretStr("a.b.c"), database_url=str(tmp_path / "night.sqlite3")))
    with asyncio.Runner(loop_factory=lambda: clock) as runner:
        runner.run(supervisor.run())
    assert [after - before for before, after in zip(ended, begun[1:], strict=False)] == pytest.approx(waits, abs=0.1)
