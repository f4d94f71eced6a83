"""The process that plays games among machines, as the bot sees it: begun, read line by line, ended at any time."""

import json

from bot.runtime.worker_process import WorkerProcess
from bot.simulation.balance import BalanceKey
from bot.simulation.simulate import GameTally


class OddsRun(WorkerProcess):
    """Plays the games with the seeds from ``first`` to below ``last`` at one table."""

    def __init__(self, what: BalanceKey, first: int, last: int) -> None:
        super().__init__("bot.simulation.odds_worker")
        self._request = {
            "game": what.game, "seats": what.seats, "options": json.loads(what.options), "level": what.level, "first": first, "last": last,
        }  # fmt: skip
        self._ended = False

    @property
    def ended(self) -> bool:
        """Whether it was ended before it was done."""
        return self._ended

    async def begin(self) -> None:
        """Start the process. Raises OSError when none can be started."""
        await super().begin()
        if self._ended:
            self.end()
        else:
            asked, _ = self.pipes
            asked.write(json.dumps(self._request).encode() + b"\n")

    async def tally(self) -> GameTally | None:
        """Wait for the tally of the next few games; None when all are played, or it was ended, or the process has died."""
        if self.pid is None or self._ended:
            return None
        _, answered = self.pipes
        line = await answered.readline()
        return GameTally.read(json.loads(line)) if line.endswith(b"\n") and not self._ended else None

    def end(self) -> None:
        """End the process now, in the middle of a game; it then begins nothing any more."""
        self._ended = True
        super().end()
