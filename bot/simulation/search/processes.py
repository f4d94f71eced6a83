"""The bot's side of the search workers: started when needed, at most two at work (MA-6.5)."""

import asyncio
import json
import logging
import pickle

from bot.runtime.worker_process import WorkerProcess
from bot.simulation.search.search import Situation
from bot.simulation.search.worker import QUESTION
from engines.players.protocol import Picks

log = logging.getLogger(__name__)

AT_ONCE = 2
"""Most decisions at the same time."""

DECISION_TIMEOUT = 20.0
"""Seconds for one decision, after which a process counts as stuck."""

IDLE_TIME = 600.0
"""Seconds for which an idle process is kept; it takes about 50 MB."""


class SearchProcess(WorkerProcess):
    """A worker process."""

    def __init__(self) -> None:
        super().__init__("bot.simulation.search.worker")
        self.decided = 0

    async def decide(self, situation: Situation) -> Picks | None:
        """Return the decision, None without a choice. Raises OSError or EOFError when the process cannot start or has died."""
        if self.pid is None:
            await self.begin()
        asked, answered = self.pipes
        pickled = pickle.dumps(situation)
        asked.write(QUESTION.pack(len(pickled)) + pickled)
        await asked.drain()
        line = await answered.readline()
        if not line.endswith(b"\n"):
            raise EOFError("the process has ended")
        self.decided += 1
        found = json.loads(line)
        return None if found is None else tuple(found)


class Searches:
    """Decisions for all tables of this process."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._idle: list[SearchProcess] = []
        self._at_work: list[SearchProcess] = []
        self._closed = False

    async def found(self, situation: Situation) -> Picks | None:
        """Return the decision for a situation; None without a choice, and after a failure."""
        async with self._turns:
            if self._closed:
                return None
            thinker = self._idle.pop() if self._idle else SearchProcess()
            self._at_work.append(thinker)
            try:
                return await self._decided(thinker, situation)
            finally:
                self._at_work.remove(thinker)

    async def _decided(self, thinker: SearchProcess, situation: Situation) -> Picks | None:
        try:
            async with asyncio.timeout(DECISION_TIMEOUT):
                found = await thinker.decide(situation)
        except (OSError, EOFError, TimeoutError) as wrong:
            if not self._closed:
                log.warning("a player of %s does not look ahead: %s", situation.game, type(wrong).__name__)
            await thinker.close()
            return None
        except BaseException:  # cancelled: nobody needs the decision
            await thinker.close()
            raise
        self._idle.append(thinker)
        asyncio.get_running_loop().call_later(IDLE_TIME, self._retire, thinker, thinker.decided)
        return found

    def _retire(self, thinker: SearchProcess, decided: int) -> None:
        """End a process that has been idle since."""
        if thinker in self._idle and thinker.decided == decided:
            self._idle.remove(thinker)
            thinker.end()

    async def close(self) -> None:
        """End all processes, even in the middle of a decision."""
        self._closed = True
        for thinker in (*self._idle, *self._at_work):
            await thinker.close()
        self._idle.clear()
