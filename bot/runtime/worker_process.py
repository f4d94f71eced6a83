"""Worker processes: what takes long is done beside the bot, by ``python -m`` of one of our modules, spoken to through pipes.

Whoever works there needs no secret of the bot, so none is in its environment.
"""

import asyncio
import contextlib
import os
import sys
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process
from pathlib import Path

ROOT = Path(__file__).parents[2]

SECRETS = frozenset({"DISCORD_TOKEN", "DATABASE_URL", "PGPASSWORD"})
"""Settings that are or hold a secret; names of settings are the same in small letters."""


def environment() -> dict[str, str]:
    """Return the environment of this process without what only the bot may know."""
    return {name: value for name, value in os.environ.items() if name.upper() not in SECRETS}


class WorkerProcess:
    """One such process, from ``begin`` until it is ended or ends by itself."""

    def __init__(self, module: str) -> None:
        """``module``: what is run, by its full name."""
        self._module = module
        self._process: Process | None = None

    @property
    def pid(self) -> int | None:
        """Which process works, None when none does yet."""
        return self._process.pid if self._process is not None else None

    async def begin(self) -> None:
        """Start it. Raises OSError when none can be started."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", self._module, stdin=PIPE, stdout=PIPE, cwd=ROOT, env=environment()
        )

    @property
    def pipes(self) -> tuple[StreamWriter, StreamReader]:
        """What it reads and what it writes. Only of one that was begun."""
        assert self._process is not None
        asked, answered = self._process.stdin, self._process.stdout
        assert asked is not None and answered is not None  # both are pipes
        return asked, answered

    def end(self) -> None:
        """End it now, whatever it is about; nothing happens when it has ended or was never begun."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def close(self) -> None:
        """End it and wait until it is gone."""
        self.end()
        if self._process is not None:
            await self._process.wait()
