"""An event loop whose clock jumps to the next timer when nothing is ready to run: a test takes as long as it computes.

Before a jump, all sockets are polled. The clock stands while a thread owes an answer (``VirtualLoop.owes``, and every call of an executor).
It runs like the wall clock while a process beside this one lives or has a connection: nobody knows when it answers. ``time.time``,
``time.monotonic`` and their like follow the clock of the loop, also where a module has kept them, so this module is imported first.
"""

import asyncio
import os
import selectors
import time
from asyncio.base_events import Server
from collections.abc import Callable
from typing import Any, TypeVar

Waited = TypeVar("Waited", bound="asyncio.Future[Any]")

real_time, real_monotonic = time.time, time.monotonic


TURN = 0.0001
"""Seconds for one turn of the loop, so that repeated presses take time."""

MOST_TURNS = 20_000
"""Turns of the loop in a row, after which something waits for the clock and does not sleep."""


class JumpingSelector(selectors.DefaultSelector):
    """Waits for sockets, and knows the time."""

    def __init__(self) -> None:
        super().__init__()
        self.now = real_monotonic()
        self.owed: set[asyncio.Future[Any]] = set()
        self.foreign: set[asyncio.BaseTransport] = set()
        self._turns = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        self.now += TURN
        self._turns += 1
        if self._turns == MOST_TURNS:
            VirtualLoop.circles += 1
        if ready or timeout == 0:
            return ready
        if self.owed:
            return super().select()
        self.foreign = {one for one in self.foreign if not one.is_closing()}
        if timeout is None or self.foreign:
            began = real_monotonic()
            ready = super().select(timeout)
            self._pass(real_monotonic() - began)
            return ready
        os.sched_yield()  # the kernel may still have to bring what it has taken
        ready = super().select(0)
        if not ready:
            self._pass(timeout)
        return ready

    def _pass(self, seconds: float) -> None:
        self.now += seconds
        self._turns = 0


class VirtualLoop(asyncio.SelectorEventLoop):
    """The loop of a test. While it is open, it is the clock of this process."""

    current: "VirtualLoop | None" = None
    circles = 0
    """How often something has waited for the clock without sleeping."""

    def __init__(self) -> None:
        self.clock = JumpingSelector()
        self._wall = real_time() - self.clock.now
        self._own_ports: set[int] = set()
        super().__init__(self.clock)
        VirtualLoop.current = self

    def close(self) -> None:
        if VirtualLoop.current is self:
            VirtualLoop.current = None
        super().close()

    def time(self) -> float:
        return self.clock.now

    def wall(self) -> float:
        """Return the time (unix seconds)."""
        return self._wall + self.clock.now

    def owes(self, answer: Waited) -> Waited:
        """Let the clock stand until a thread has brought this answer, or nobody waits for it any more."""
        if not answer.done():
            self.clock.owed.add(answer)
            answer.add_done_callback(self.clock.owed.discard)
        return answer

    def run_in_executor(  # type: ignore[override]  # the arguments of any function
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> "asyncio.Future[Any]":
        return self.owes(super().run_in_executor(executor, func, *args))

    # ---- the neighbours

    async def create_server(self, *args: Any, **more: Any) -> Server:
        server: Server = await super().create_server(*args, **more)
        self._own_ports |= {socket.getsockname()[1] for socket in server.sockets}
        return server

    async def create_connection(self, *args: Any, **more: Any) -> Any:
        transport, protocol = await super().create_connection(*args, **more)
        if transport.get_extra_info("peername")[1] not in self._own_ports:
            self.clock.foreign.add(transport)
        return transport, protocol

    async def create_unix_connection(self, *args: Any, **more: Any) -> Any:
        transport, protocol = await super().create_unix_connection(*args, **more)
        self.clock.foreign.add(transport)
        return transport, protocol

    async def subprocess_exec(self, *args: Any, **more: Any) -> Any:
        transport, protocol = await super().subprocess_exec(*args, **more)
        self.clock.foreign.add(transport)
        return transport, protocol


def _following(own: Callable[[], Any], virtual: Callable[[VirtualLoop], Any]) -> Callable[[], Any]:
    return lambda: own() if VirtualLoop.current is None else virtual(VirtualLoop.current)


time.time = _following(time.time, VirtualLoop.wall)
time.time_ns = _following(time.time_ns, lambda loop: int(loop.wall() * 1e9))
time.monotonic = _following(time.monotonic, VirtualLoop.time)
time.perf_counter = _following(time.perf_counter, VirtualLoop.time)
