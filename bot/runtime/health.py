"""A sign of life: the running bot touches a file, and whoever watches over it looks how old that file is.

``python -m bot.runtime.health`` ends with 0 when the bot of these settings is alive, else with 1; it starts faster than the bot's
whole command line, for whoever asks every half minute.
"""

import asyncio
import contextlib
import sys
import time
from collections.abc import Callable
from pathlib import Path

EVERY = 15.0  # seconds between two beats
TOO_OLD = 60.0  # seconds after which the bot counts as dead


def beat(path: Path, now: float | None = None, state: str = "") -> None:
    """Write the moment (unix seconds) into the file, and below it what the process waits for, if it waits for anything (PR-1.3)."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{time.time() if now is None else now:.0f}\n{state}\n", encoding="ascii")


def healthy(path: Path, now: float | None = None) -> bool:
    """Whether the last beat is at most a minute old."""
    try:
        last = float(path.read_text(encoding="ascii").partition("\n")[0])
    except (OSError, ValueError):
        return False
    return abs((time.time() if now is None else now) - last) <= TOO_OLD


def heartbeat_state(path: Path) -> str:
    """Return what the running bot waits for, such as ``standby 0,1 of 2``; empty when for nothing."""
    try:
        return path.read_text(encoding="ascii").partition("\n")[2].strip()
    except (OSError, ValueError):
        return ""


def remove_heartbeat(path: Path) -> None:
    """Say that the bot has stopped on purpose: no file, no life."""
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)


async def keep_beating(path: Path, state: Callable[[], str] = str) -> None:
    """Beat until cancelled, with what ``state`` says at each beat. It runs in the bot's own loop, so a loop that hangs stops beating.

    A full or read-only disk is no reason to end the bot: then the file just grows old.
    """
    try:
        while True:
            with contextlib.suppress(OSError):
                beat(path, state=state())
            await asyncio.sleep(EVERY)
    finally:
        remove_heartbeat(path)


if __name__ == "__main__":
    from bot.runtime.settings import load_settings

    sys.exit(0 if healthy(load_settings().heartbeat) else 1)
