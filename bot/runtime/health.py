"""The heartbeat: the running bot writes a file, and a health check looks at its age.

``python -m bot.runtime.health`` exits with 0 when the bot of these settings is alive, else with 1. It starts faster than the whole command
line, for checks every half minute.
"""

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

EVERY = 15.0  # seconds between two beats
TOO_OLD = 60.0  # seconds after which the bot counts as dead


def beat(path: Path, now: float | None = None, state: str = "") -> None:
    """Write the time (unix seconds) into the file and, on the next line, the state of a waiting process (PR-1.3)."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = f"{time.time() if now is None else now:.0f}\n{state}\n"
    own = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)  # nobody else may write it, under any umask
    with os.fdopen(own, "w", encoding="ascii") as file:
        file.write(text)


def healthy(path: Path, now: float | None = None) -> bool:
    """Whether the last beat is at most a minute old."""
    try:
        last = float(path.read_text(encoding="ascii").partition("\n")[0])
    except (OSError, ValueError):
        return False
    return abs((time.time() if now is None else now) - last) <= TOO_OLD


def heartbeat_state(path: Path) -> str:
    """Return the state of a waiting bot, such as ``standby 0,1 of 2``; empty when it is not waiting."""
    try:
        return path.read_text(encoding="ascii").partition("\n")[2].strip()
    except (OSError, ValueError):
        return ""


def remove_heartbeat(path: Path) -> None:
    """Remove the file: the bot has stopped on purpose."""
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)


async def keep_beating(path: Path, state: Callable[[], str] = str) -> None:
    """Write the heartbeat until cancelled; it runs in the bot's own loop, so it stops when the loop hangs.

    A full or read-only disk does not end the bot: the file grows old.
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
