"""A wait that is not cut short: what was handed over is written, and whoever goes away goes when it is known what has become of it."""

import asyncio
from typing import TypeVar

Done = TypeVar("Done")


class Whole(asyncio.Future[Done]):
    """A future that is not cancelled with the task that waits for it; that is cancelled as soon as the future is done."""

    def cancel(self, msg: object = None) -> bool:  # noqa: ARG002  # asyncio's own signature
        """Do nothing: the loop remembers that the task is to be cancelled, and does it when it wakes."""
        return False
