"""Processes of the bot that a test may start, stop and kill, each ready in a moment; see ``bot_process``."""

import asyncio
import json
import os
import signal
import sys
from pathlib import Path


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
    """Where processes of the bot come from. ``close`` kills those that still live."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._born: asyncio.Queue[BornProcess] = asyncio.Queue()
        self._living: dict[int, BornProcess] = {}
        self._turn = asyncio.Lock()

    async def spawn(self, program: str, *arguments: str, journal: Path, environment: dict[str, str]) -> BornProcess:
        """Start ``main`` of a module in a process; ``journal`` gets its errors, ``environment`` is what differs from ours."""
        async with self._turn:
            writer = (await self._opened()).stdin
            assert writer is not None
            order = {"program": program, "arguments": arguments, "journal": str(journal), "environment": environment}
            writer.write(json.dumps(order).encode() + b"\n")
            await writer.drain()
            return await self._born.get()

    async def _opened(self) -> asyncio.subprocess.Process:
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(sys.executable, "-m", "tests.night.bot_process", stdin=pipe, stdout=pipe)
            self._reading = asyncio.create_task(self._read(self._process), name="nursery")
        return self._process

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        async for line in process.stdout:
            said = json.loads(line)
            if "born" in said:
                made = self._living[said["born"]] = BornProcess(said["born"])
                self._born.put_nowait(made)
            else:
                self._living.pop(said["ended"]).ended(said["code"])

    async def close(self) -> None:
        """Kill what lives."""
        process, self._process = self._process, None
        if process is None or self._reading is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()
        await self._reading
        for living in self._living.values():
            living.ended(-signal.SIGKILL)
        self._living.clear()
