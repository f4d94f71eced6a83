"""What has changed of the shards that a process holds, and who is to be told of it: one change after another, and again what failed."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping

from bot.app.shards.errors import SessionLost
from bot.store import StoreError

log = logging.getLogger(__name__)


class Changes:
    """Changes that are not told yet. They are told beside the beat of the session: laying tables takes as long as it takes."""

    def __init__(self, held: Collection[int]) -> None:
        """``held``: the shards that are ours now."""
        self._held = held
        self.on_taken: Callable[[frozenset[int]], Awaitable[None]] = _nothing
        self.on_lost: Callable[[frozenset[int]], Awaitable[None]] = _nothing
        self.on_again: Callable[[], Awaitable[None]] = _nothing_at_all
        """Told when the session was lost and shards won back: what was written meanwhile is not known here."""
        self.gone: set[int] = set()
        """Shards that were lost and whose tables are not given back yet."""
        self.taken: set[int] = set()
        """Shards that were taken and are not taken up yet."""
        self.only_losses = False
        """Whether nothing is taken up any more."""
        self._won = False
        self._task: asyncio.Task[None] | None = None

    def note(self, before: Mapping[int, int], now: Mapping[int, int]) -> frozenset[int]:
        """Note what has become of shards that were ours, by their epochs; return those that are lost.

        A shard that somebody had in between is lost and taken at once: its tables are not as we know them.
        """
        undisturbed = frozenset(shard for shard, epoch in before.items() if now.get(shard) == epoch + 1)
        gone = frozenset(before) - undisturbed
        self._won = self._won or bool(undisturbed)
        self.taken = self.taken - gone | (gone & now.keys())
        self.gone |= gone
        return gone

    async def tell_first(self) -> None:
        """Tell what was taken at the start, and wait for that. Raises what those raise who are told."""
        self._task = asyncio.create_task(self.tell(), name="shards: telling")
        await self._task

    def tell_soon(self) -> None:
        """Let what has changed be told, unless that is under way."""
        if (self.gone or self.taken or self._won) and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(tried(self.tell()), name="shards: telling")

    async def tell(self) -> None:
        """Tell what has changed. Raises what those raise who are told; then it is told again the next time."""
        if gone := frozenset(self.gone):
            await self.on_lost(gone)
            self.gone -= gone
        if not self.only_losses:
            await self._tell_again()
            await self._tell_taken()

    async def _tell_again(self) -> None:
        if not self._won or not self._held:
            return
        self._won = False
        try:
            await self.on_again()
        except BaseException:
            self._won = True
            raise

    async def _tell_taken(self) -> None:
        taken = frozenset(self.taken.intersection(self._held))
        if not taken:
            return
        self.taken -= taken
        try:
            await self.on_taken(taken)
        except BaseException:
            self.taken |= taken
            raise

    async def tell_losses(self) -> None:
        """Tell what is lost, after whatever is being told."""
        self.only_losses = True
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        await tried(self.tell())

    async def close(self) -> None:
        """Tell nothing any more."""
        await ended(self._task)


async def tried(doing: Awaitable[None]) -> None:
    """Do something; when it fails, that is noted, and the beat goes on."""
    try:
        await doing
    except SessionLost as lost:
        log.info("no shard was taken: %s", lost)
    except StoreError as wrong:
        log.warning("shards cannot be taken up or given back now: %s", type(wrong).__name__)
    except Exception:
        log.exception("a shard could not be taken up or given back")


async def ended(*tasks: asyncio.Task[None] | None) -> None:
    """End tasks, and wait until they have ended."""
    running = [task for task in tasks if task is not None]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)


async def _nothing(_shards: frozenset[int]) -> None:
    pass


async def _nothing_at_all() -> None:
    pass
