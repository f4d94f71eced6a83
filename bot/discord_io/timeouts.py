"""Many waits of one length, watched with one timer: for each answer to a press, a timer of its own costs as much as its sentence."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

Done = TypeVar("Done")


class Wait:
    """One wait, until ``ends`` on the clock of the event loop."""

    __slots__ = ("ends", "give_up", "late")

    def __init__(self, ends: float, give_up: Callable[[], object]) -> None:
        self.ends = ends
        self.give_up: Callable[[], object] | None = give_up
        """What happens if it is not over in time; None once it is over."""
        self.late = False


class Timeouts:
    """Waits that are ``seconds`` long at most."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._waits: deque[Wait] = deque()
        self._timer: asyncio.TimerHandle | None = None

    async def within(self, doing: Awaitable[Done]) -> Done:
        """Return what ``doing`` returns. Raises what it raises, and TimeoutError when it takes longer."""
        task = asyncio.current_task()
        if task is None:
            raise RuntimeError("only a task can be waited for")
        wait, asked = self._begin(task.cancel), task.cancelling()
        try:
            return await doing
        except asyncio.CancelledError:
            if wait.late and task.cancelling() <= asked + 1:  # nobody else wants it to end
                raise TimeoutError from None
            raise
        finally:
            wait.give_up = None
            if wait.late:
                task.uncancel()

    def _begin(self, give_up: Callable[[], object]) -> Wait:
        loop = asyncio.get_running_loop()
        while self._waits and self._waits[0].give_up is None:
            self._waits.popleft()
        wait = Wait(loop.time() + self._seconds, give_up)
        self._waits.append(wait)
        if self._timer is None:
            self._timer = loop.call_at(wait.ends, self._look)
        return wait

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waits and (self._waits[0].give_up is None or self._waits[0].ends <= loop.time()):
            wait = self._waits.popleft()
            if wait.give_up is not None:
                wait.late = True
                wait.give_up()
        self._timer = loop.call_at(self._waits[0].ends, self._look) if self._waits else None
