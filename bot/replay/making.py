"""Replays made in a process of their own, one after another and below the bot in rank, so that no click waits for them (RP-1.3)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable

from bot.replay.worker import FRAME, PAGE, STEP
from bot.runtime.worker_process import WorkerProcess

PATIENCE = 90.0  # seconds without a word of how far it is, before a process is taken for stuck: on a busy machine it gets little time

ReportProgress = Callable[[int, int], Awaitable[None]]
"""Called with the moves made again so far and all of them."""


class NoReplay(ValueError):
    """A record of which no page can be made."""


class ReplayMaker:
    """Makes one page at a time; further requests wait."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def make(self, text: str, told: ReportProgress, *, bot_players: frozenset[int] = frozenset(), table: str = "") -> str:
        """Return the page of the record ``text``; ``bot_players``: seats that a machine plays, ``table`` chooses wordings.

        Raises NoReplay for a record that does not fit the rules, OSError when the process cannot be started, ends early or is stuck.
        """
        request = json.dumps({"text": text, "automats": sorted(bot_players), "table": table}).encode()
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
