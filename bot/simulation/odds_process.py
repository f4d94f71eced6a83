"""The bot's side of ``odds_worker``: starts it, reads its tallies, ends it at any time."""

import json

from bot.runtime.worker_process import WorkerProcess
from bot.simulation.balance import BalanceKey
from bot.simulation.simulate import GameTally


class OddsRun(WorkerProcess):
    """Plays the games of one table with the seeds from ``first`` to below ``last``."""

    def __init__(self, what: BalanceKey, first: int, last: int) -> None:
        super().__init__("bot.simulation.odds_worker")
        self._request = {
            "game": what.game, "seats": what.seats, "options": json.loads(what.options), "level": what.level, "first": first, "last": last,
        }  # fmt: skip
        self._ended = False

    @property
    def ended(self) -> bool:
        return self._ended

    async def begin(self) -> None:
        """Start the process. Raises OSError."""
        await super().begin()
        if self._ended:
            self.end()
        else:
            asked, _ = self.pipes
            asked.write(json.dumps(self._request).encode() + b"\n")

    async def tally(self) -> GameTally | None:
        """Wait for the tally of the next few games; None after the last game, ``end``, or the death of the process."""
        if self.pid is None or self._ended:
            return None
        _, answered = self.pipes
        line = await answered.readline()
        return GameTally.read(json.loads(line)) if line.endswith(b"\n") and not self._ended else None

    def end(self) -> None:
        """End the process now, in the middle of a game; it cannot begin again."""
        self._ended = True
        super().end()
