"""How long a store needs for each piece of work, for whoever wants to know."""

import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, Literal, ParamSpec, Protocol, TypeVar

Work = Literal["append", "write", "read"]
"""An entry of a log until it is durable; any other transaction; a query."""

Told = Callable[[Work, float, BaseException | None], None]
"""Told of work that is done: which, how many seconds it took, and what was raised."""


class Timed(Protocol):
    """Whoever does the work."""

    @property
    def told(self) -> Told | None:
        """Who is told; nobody usually."""
        ...


Worker = TypeVar("Worker", bound=Timed)
Arguments = ParamSpec("Arguments")
Made = TypeVar("Made")


def timed(
    work: Work,
) -> Callable[
    [Callable[Concatenate[Worker, Arguments], Awaitable[Made]]], Callable[Concatenate[Worker, Arguments], Coroutine[Any, Any, Made]]
]:
    """Make of a method one that tells how long it took, also when it raises."""

    def made(
        method: Callable[Concatenate[Worker, Arguments], Awaitable[Made]],
    ) -> Callable[Concatenate[Worker, Arguments], Coroutine[Any, Any, Made]]:
        @wraps(method)
        async def measured(worker: Worker, /, *args: Arguments.args, **options: Arguments.kwargs) -> Made:
            told = worker.told
            if told is None:
                return await method(worker, *args, **options)
            began, fault = time.perf_counter(), None
            try:
                return await method(worker, *args, **options)
            except BaseException as wrong:
                fault = wrong
                raise
            finally:
                told(work, time.perf_counter() - began, fault)

        return measured

    return made
