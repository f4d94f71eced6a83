"""The hub: all events of this Discord pass here, to gateway sessions, people's screens and waiters."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

T = TypeVar("T")

PATIENCE = 60.0
"""Default timeout of a wait in seconds: longer than the slowest machine needs, since a successful wait is short."""

LOOK_EVERY = 0.25
"""Seconds between checks without an event: some waits are for something outside this Discord."""


@dataclass(slots=True)
class HubEvent:
    """One event. ``data`` is the gateway's payload; ``only`` limits it to some people, and hides it from bots."""

    name: str
    data: dict[str, Any]
    guild_id: int | None = None
    channel_id: int | None = None
    only: frozenset[int] | None = None


Listener = Callable[[HubEvent], None]


class Hub:
    """Passes events on in order; it calls listeners at once, and they must not block."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._waiting: list[tuple[Callable[[], Any], asyncio.Future[Any]]] = []
        self._looking = False

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call ``listener`` with all events from now on; calling the returned function ends that."""
        self._listeners.append(listener)

        def end() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return end

    def publish(self, event: HubEvent) -> None:
        """Pass an event to every listener, and check all waits again."""
        for listener in tuple(self._listeners):
            listener(event)
        self.look_again()

    def look_again(self) -> None:
        """Check all waits once at the end of this turn of the event loop, when the change is complete."""
        if self._waiting and not self._looking:
            self._looking = True
            asyncio.get_running_loop().call_soon(self._look)

    def _look(self) -> None:
        self._looking = False
        for entry in tuple(self._waiting):
            check, future = entry
            if future.done():
                self._waiting.remove(entry)
                continue
            try:
                found = check()
            except Exception as fault:  # raised to the waiter
                future.set_exception(fault)
                self._waiting.remove(entry)
                continue
            if found:
                future.set_result(found)
                self._waiting.remove(entry)

    async def until(self, check: Callable[[], T | None], timeout: float = PATIENCE) -> T:  # noqa: ASYNC109 - a bound on waiting is part of the face of every test helper here
        """Return the first truthy value of ``check``, asked now, after everything that happens, and every ``LOOK_EVERY`` seconds.

        Raises TimeoutError after ``timeout`` seconds.
        """
        found = check()
        if found:
            return found
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        entry = (check, future)
        self._waiting.append(entry)
        try:
            async with asyncio.timeout(timeout):
                while not future.done():
                    await asyncio.wait({future}, timeout=LOOK_EVERY)
                    self.look_again()
            return future.result()
        finally:
            future.cancel()
            if entry in self._waiting:
                self._waiting.remove(entry)
