"""Processes of the bot that a test may start, stop and kill, each ready in a moment; see ``bot_process``."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import ClassVar

from tests.night.small_pictures import WANTED


class BornProcess:
    """One process. ``returncode`` is None while it lives, and negative when a signal ended it."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._over = asyncio.Event()

    def ended(self, code: int) -> None:
        """Take note of the end."""
        self.returncode = code
        self._over.set()

    def kill(self) -> None:
        self._signal(signal.SIGKILL)

    def terminate(self) -> None:
        self._signal(signal.SIGTERM)

    def _signal(self, what: signal.Signals) -> None:
        if self.returncode is None:
            os.kill(self.pid, what)

    async def wait(self) -> int:
        """Wait for the end and return the exit code."""
        await self._over.wait()
        assert self.returncode is not None
        return self.returncode


class Nursery:
    """Where processes of the bot come from. ``close`` kills those that still live.

    One nursery at a time, which all users at that time share, since there is one pipe. What they are born of has read the bot once and
    stays for the next test.
    """

    _parent: ClassVar[subprocess.Popen[bytes] | None] = None

    def __init__(self) -> None:
        self._reading: int | None = None
        self._rest = b""
        self._born: asyncio.Queue[BornProcess] = asyncio.Queue()
        self._living: dict[int, BornProcess] = {}
        self._turn = asyncio.Lock()

    async def spawn(self, program: str, *arguments: str, journal: Path, environment: dict[str, str]) -> BornProcess:
        """Start ``main`` of a module in a process; ``journal`` gets its errors, ``environment`` is what differs from ours."""
        async with self._turn:
            orders = self._opened().stdin
            assert orders is not None
            environment = {WANTED: os.environ.get(WANTED, ""), **environment}
            order = {"program": program, "arguments": arguments, "journal": str(journal), "environment": environment}
            orders.write(json.dumps(order).encode() + b"\n")
            return await self._born.get()

    def _opened(self) -> subprocess.Popen[bytes]:
        parent = Nursery._parent
        if parent is None:
            command, pipe = [sys.executable, "-m", "tests.night.bot_process"], subprocess.PIPE
            parent = Nursery._parent = subprocess.Popen(command, bufsize=0, stdin=pipe, stdout=pipe)
        if self._reading is None:
            assert parent.stdout is not None
            self._reading = parent.stdout.fileno()
            asyncio.get_running_loop().add_reader(self._reading, self._read, self._reading)
        return parent

    def _read(self, file: int) -> None:
        read = os.read(file, 65536)
        assert read, "the parent of all processes has ended"
        *lines, self._rest = (self._rest + read).split(b"\n")
        for said in map(json.loads, lines):
            if "born" in said:
                made = self._living[said["born"]] = BornProcess(said["born"])
                self._born.put_nowait(made)
            else:
                self._living.pop(said["ended"]).ended(said["code"])

    async def close(self) -> None:
        """Kill what lives."""
        for living in list(self._living.values()):
            with contextlib.suppress(ProcessLookupError):  # it has just ended, which is told in a moment
                living.kill()
            await living.wait()
        if self._reading is not None:
            asyncio.get_running_loop().remove_reader(self._reading)
            self._reading = None
