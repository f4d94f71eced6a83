"""Makes replays one at a time in a process of lower priority, so that no click waits for them (RP-1.3).

Servers take turns, each person has one request at a time, and the latest pages are kept: nobody's presses keep others waiting.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict
from hashlib import sha256

from bot.replay.source import NO_CONTEXT, ReplayContext
from bot.replay.worker import FRAME, PAGE, STEP
from bot.runtime.lru_cache import LruCache
from bot.runtime.worker_process import WorkerProcess

PATIENCE = 90.0  # seconds without progress after which a process counts as stuck; a busy computer gives it little time

KEPT = 8
"""Pages in memory; the largest have 3 MB (RP-1.3)."""

ReportProgress = Callable[[int, int], Awaitable[None]]
"""Called with the numbers of replayed moves and of all moves."""


class NoReplay(ValueError):
    """The worker cannot make a replay, for the reason in the text: the record is damaged or does not fit the rules."""


class ReplayPending(Exception):
    """The person already waits for a replay."""


class ServerTurns:
    """A lock for which the servers wait in one line and the requests of a server in another."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: OrderedDict[int, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, server: int) -> AsyncIterator[None]:
        """Hold the lock; a server that has had its turn goes to the end of the line."""
        if self._taken:
            turn = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(server, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():  # the turn came in the same moment
                    self._pass_on(server)
                raise
        self._taken = True
        try:
            yield
        finally:
            self._pass_on(server)

    def _pass_on(self, server: int) -> None:
        """Give the lock to the first request of the next server; ``server`` has had its turn."""
        if server in self._waiting:
            self._waiting.move_to_end(server)
        while self._waiting:
            following, line = next(iter(self._waiting.items()))
            turn = line.popleft()
            if not line:
                del self._waiting[following]
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False


class ReplayJob:
    """A page in the making, with everybody who waits for it."""

    def __init__(self) -> None:
        self.listeners: list[ReportProgress] = []
        self.page: asyncio.Task[bytes]

    async def report_progress(self, done: int, moves: int) -> None:
        """Report progress to all of them."""
        for listener in self.listeners:
            await listener(done, moves)


class ReplayMaker:
    """Makes one page at a time and keeps the latest ones."""

    def __init__(self) -> None:
        self._turns = ServerTurns()
        self._kept: LruCache[bytes, bytes] = LruCache(KEPT)
        self._jobs: dict[bytes, ReplayJob] = {}
        self._people: set[int] = set()

    async def make(self, text: str, report: ReportProgress, context: ReplayContext = NO_CONTEXT, *, person: int, server: int) -> bytes:
        """Return the page of the record ``text``.

        ``person`` asks for it, ``server`` is where the game was played. Raises ReplayPending, NoReplay, OSError when the process cannot
        start, ends early or is stuck.
        """
        request = json.dumps({"text": text, **asdict(context), "bot_players": sorted(context.bot_players)}).encode()
        key = sha256(request).digest()
        if (kept := self._kept.get(key)) is not None:
            return kept
        if person in self._people:
            raise ReplayPending
        self._people.add(person)
        try:
            return await asyncio.shield(self._job(key, request, report, server).page)
        finally:
            self._people.discard(person)

    def _job(self, key: bytes, request: bytes, report: ReportProgress, server: int) -> ReplayJob:
        """Return the job that makes this page, a new one if there is none; ``report`` is called with its progress."""
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = ReplayJob()
            job.page = asyncio.create_task(self._made(key, request, job, server), name="replay")
        job.listeners.append(report)
        return job

    async def _made(self, key: bytes, request: bytes, job: ReplayJob, server: int) -> bytes:
        try:
            async with self._turns.turn(server):
                return self._kept.keep(key, await _page(request, job.report_progress))
        finally:
            del self._jobs[key]


async def _page(request: bytes, report: ReportProgress) -> bytes:
    """Let a new process make the page. Raises NoReplay, OSError."""
    process = WorkerProcess("bot.replay.worker")
    try:
        await process.begin()
        return await _answer(process, request, report)
    except (asyncio.IncompleteReadError, TimeoutError) as wrong:
        raise OSError(f"no replay was made: {type(wrong).__name__}") from wrong
    finally:
        await process.close()


async def _answer(process: WorkerProcess, request: bytes, report: ReportProgress) -> bytes:
    asked, answered = process.pipes
    now = asyncio.get_running_loop().time
    async with asyncio.timeout(PATIENCE) as patience:
        asked.write(request)
        await asked.drain()
        asked.close()
        while True:
            mark, length = FRAME.unpack(await answered.readexactly(FRAME.size))
            content = await answered.readexactly(length)
            if mark == PAGE:
                return content
            if mark != STEP:
                raise NoReplay(content.decode())
            done, _, moves = content.decode().partition(" ")
            await report(int(done), int(moves))
            patience.reschedule(now() + PATIENCE)
