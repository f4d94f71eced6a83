import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.runtime.health import beat, healthy, keep_beating, remove_heartbeat


def test_a_fresh_beat_is_life_and_an_old_one_is_not(tmp_path: Path) -> None:
    file = tmp_path / "data" / "heartbeat"
    assert not healthy(file)
    beat(file, now=1000.0)
    assert healthy(file, now=1059.0)
    assert not healthy(file, now=1100.0)
    assert not healthy(file, now=100.0)
    file.write_text("nonsense")
    assert not healthy(file)
    remove_heartbeat(file)
    remove_heartbeat(file)
    assert not file.exists()


def test_nobody_else_may_write_it_under_any_umask(tmp_path: Path) -> None:
    file = tmp_path / "heartbeat"
    before = os.umask(0)
    try:
        beat(file)
    finally:
        os.umask(before)
    assert file.stat().st_mode & 0o022 == 0


async def test_it_beats_until_cancelled_and_then_is_gone(tmp_path: Path) -> None:
    file = tmp_path / "heartbeat"
    beating = asyncio.create_task(keep_beating(file))
    await asyncio.sleep(0.01)
    assert healthy(file)
    beating.cancel()
    await asyncio.gather(beating, return_exceptions=True)
    assert not file.exists()


async def test_a_place_that_cannot_be_written_does_not_end_it(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    beating = asyncio.create_task(keep_beating(tmp_path / "file" / "heartbeat"))
    await asyncio.sleep(0.01)
    assert not beating.done()
    beating.cancel()


@pytest.mark.parametrize("alive", [True, False])
def test_a_watchdog_gets_an_exit_status(tmp_path: Path, alive: bool) -> None:
    if alive:
        beat(tmp_path / "heartbeat")
    environment = os.environ | {"CONSIGLIERE_DATA": str(tmp_path)}
    ended = subprocess.run([sys.executable, "-m", "bot.runtime.health"], env=environment, check=False)
    assert ended.returncode == (0 if alive else 1)
