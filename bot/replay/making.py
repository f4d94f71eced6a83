"""Makes replays one at a time in a process of lower priority, so that no click waits for them (RP-1.3)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable

from bot.replay.worker import FRAME, PAGE, STEP
from bot.runtime.worker_process import WorkerProcess

PATIENCE = 90.0  # seconds without progress after which a process counts as stuck; a busy computer gives it little time

ReportProgress = Callable[[int, int], Awaitable[None]]
"""Called with the numbers of replayed moves and of all moves."""


class NoReplay(ValueError):
    """The record does not fit the rules."""


class ReplayMaker:
    """Makes one page at a time; further requests wait."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def make(self, text: str, told: ReportProgress, *, bot_players: frozenset[int] = frozenset(), table: str = "") -> str:
        """Return the page of the record ``text``; ``bot_players``: seats of automated players; ``table`` selects wordings.

        Raises NoReplay, OSError when the process cannot start, ends early or is stuck.
        """
        request = json.dumps({"text": text, "bot_players": sorted(bot_players), "table": table}).encode()
        async with self._turn:
            process = WorkerProcess("bot.replay.worker")
            try:
                await process.begin()
                return await _answer(process, request, told)
            except (asyncio.IncompleteReadError, TimeoutError) as wrong:
                raise OSError(f"no replay was made: {type(wrong).__name__}") from wrong
            finally:
                await process.close()


async def _answer(process: WorkerProcess, request: bytes, told: ReportProgress) -> str:
    asked, answered = process.pipes
    now = asyncio.get_running_loop().time
    async with asyncio.timeout(PATIENCE) as patience:
        asked.write(request)
        await asked.drain()
        asked.close()
        while True:
            mark, length = FRAME.unpack(await answered.readexactly(FRAME.size))
            content = (await answered.readexactly(length)).decode()
            if mark == PAGE:
                return content
            if mark != STEP:
                raise NoReplay(content)
            done, _, moves = content.partition(" ")
            await told(int(done), int(moves))
            patience.reschedule(now() + PATIENCE)
