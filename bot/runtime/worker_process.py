"""Worker processes for long work: ``python -m`` of one of our modules, connected by pipes, without the secrets of the bot."""

import asyncio
import contextlib
import os
import re
import sys
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process
from pathlib import Path

ROOT = Path(__file__).parents[2]

_SECRET = re.compile(
    r"TOKEN|PASSWORD|PASSWD|PASSFILE|SECRET|CREDENTIAL|APIKEY|(?:^|_)(?:PASS|PWD|KEY|DSN|URL|URI)$|DATABASE", re.IGNORECASE
)
"""Matches names of environment variables that may hold a secret; a worker needs none of them, so rather too many than too few."""
_NEEDED = frozenset({"PWD", "OLDPWD"})


def environment() -> dict[str, str]:
    """Return the environment of this process without secrets."""
    return {name: value for name, value in os.environ.items() if name in _NEEDED or not _SECRET.search(name)}


class WorkerProcess:
    """One worker process, from ``begin`` to its end."""

    def __init__(self, module: str) -> None:
        """``module`` is the full name of the module to run."""
        self._module = module
        self._process: Process | None = None

    @property
    def pid(self) -> int | None:
        """The id of the process, None before ``begin``."""
        return self._process.pid if self._process is not None else None

    async def begin(self) -> None:
        """Start it. Raises OSError."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", self._module, stdin=PIPE, stdout=PIPE, cwd=ROOT, env=environment()
        )

    @property
    def pipes(self) -> tuple[StreamWriter, StreamReader]:
        """Its input and output; only after ``begin``."""
        assert self._process is not None
        asked, answered = self._process.stdin, self._process.stdout
        assert asked is not None and answered is not None  # both are pipes
        return asked, answered

    def end(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def close(self) -> None:
        """Kill it and wait for its end, which comes at once; a cancellation waits for it too, so that no pipe stays open."""
        self.end()
        if self._process is not None:
            ending = asyncio.ensure_future(self._process.wait())
            try:
                await asyncio.shield(ending)
            except asyncio.CancelledError:
                await ending
                raise
