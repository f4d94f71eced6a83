"""An event loop whose clock leaps to the next moment at which something happens: a night takes milliseconds."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

Made = TypeVar("Made")


class _Leaping(selectors.SelectSelector):
    """A selector that never waits: it leaps."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1_000_000.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("nothing will ever happen any more")
        self.now += max(timeout, 0.0)
        return super().select(0)


class SimulatedLoop(asyncio.SelectorEventLoop):
    """A loop without a network, in simulated time."""

    def __init__(self) -> None:
        self._leaping = _Leaping()
        super().__init__(self._leaping)

    def time(self) -> float:
        return self._leaping.now


def simulated(work: Coroutine[Any, Any, Made]) -> Made:
    """Run ``work`` in simulated time and return what it returns."""
    with asyncio.Runner(loop_factory=SimulatedLoop) as runner:
        return runner.run(work)


def now() -> float:
    """Return the simulated time in seconds."""
    return asyncio.get_running_loop().time()
