"""The process that plays games among machines, as the bot sees it: begun, read line by line, ended at any time."""

import asyncio
import contextlib
import json
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from bot.simulation import Tally
from bot.tables.record.balance import Chosen

ROOT = Path(__file__).parents[2]


class OddsRun:
    """Plays the games with the seeds from ``first`` to below ``last`` at one table."""

    def __init__(self, what: Chosen, first: int, last: int) -> None:
        self._request = {
            "game": what.game, "seats": what.seats, "options": json.loads(what.options), "level": what.level, "first": first, "last": last,
        }  # fmt: skip
        self._process: Process | None = None
        self._ended = False

    @property
    def ended(self) -> bool:
        """Whether it was ended before it was done."""
        return self._ended

    @property
    def pid(self) -> int | None:
        """Which process plays, None when none does yet."""
        return self._process.pid if self._process is not None else None

    async def begin(self) -> None:
        """Start the process. Raises OSError when none can be started."""
        command = (sys.executable, "-m", "bot.tables.odds_worker")
        self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, cwd=ROOT)
        if self._ended:
            self.end()
        elif self._process.stdin is not None:
            self._process.stdin.write(json.dumps(self._request).encode() + b"\n")

    async def tally(self) -> Tally | None:
        """Wait for the tally of the next few games; None when all are played, or it was ended, or the process has died."""
        answered = self._process.stdout if self._process is not None else None
        line = await answered.readline() if answered is not None and not self._ended else b""
        return Tally.read(json.loads(line)) if line.endswith(b"\n") and not self._ended else None

    def end(self) -> None:
        """End the process now, in the middle of a game."""
        self._ended = True
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def close(self) -> None:
        """End the process, if it has not ended, and wait until it is gone."""
        self.end()
        if self._process is not None:
            await self._process.wait()
