"""The shards of this process: taken when free, kept by a database session with a heartbeat, lost with it (PR-1.2 to PR-1.5)."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from bot.app.shards.faults import AnotherTotal, SessionLost
from bot.runtime.shard_share import ShardShare, shard_of
from bot.store import StoreError

if TYPE_CHECKING:
    from bot.app.shards.lock_session import LockSession


@dataclass(frozen=True, slots=True)
class ShardCounts:
    """Numbers of shards: held by this process, waited for, and in total."""

    held: int = 0
    waited_for: int = 0
    total: int = 0


class ShardObserver(Protocol):
    """Serves the tables of the held shards."""

    async def shards_taken(self, shards: frozenset[int]) -> None:
        """Open the tables of shards. May raise; then it is called again."""
        ...

    async def shards_lost(self, shards: frozenset[int]) -> None:
        """Release the tables of shards. May raise; then it is called again."""
        ...

    async def session_renewed(self) -> None:
        """Catch up on writes of other processes after shards were won back. May raise; then it is called again."""
        ...

    def hear(self, notice: str) -> None:
        """Handle a notice of another process."""
        ...

    def cannot_hold(self, fault: AnotherTotal) -> None:
        """Stop: this process holds nothing any more, and only the operator can help."""
        ...


class ShardChanges:
    """Pending changes of held shards, reported beside the heartbeat, since opening tables takes time; failures are retried."""

    observer: ShardObserver
    """Set when shards are first taken."""

    def __init__(self, held: Collection[int]) -> None:
        """``held`` is a live view of our shards."""
        self._held = held
        self.gone: set[int] = set()
        """Lost shards whose tables are not released yet."""
        self.taken: set[int] = set()
        """Taken shards whose tables are not opened yet."""
        self.only_losses = False
        """Whether no tables are opened any more."""
        self._won = False
        self._task: asyncio.Task[None] | None = None

    def note(self, before: Mapping[int, int], now: Mapping[int, int]) -> frozenset[int]:
        """Compare shards before and after a lost session, by epoch; return the lost ones.

        A shard that another process held in between counts as lost and taken: its tables have changed.
        """
        undisturbed = frozenset(shard for shard, epoch in before.items() if now.get(shard) == epoch + 1)
        gone = frozenset(before) - undisturbed
        self._won = self._won or bool(undisturbed)
        self.taken = self.taken - gone | (gone & now.keys())
        self.gone |= gone
        return gone

    async def tell_first(self) -> None:
        """Report the shards taken at the start, and wait. Raises exceptions of the observer."""
        self._task = asyncio.create_task(self.tell(), name="shards: telling")
        await self._task

    def tell_soon(self) -> None:
        """Start to report changes, unless that is running."""
        if (self.gone or self.taken or self._won) and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(log_failures(self.tell), name="shards: telling")

    async def tell(self) -> None:
        """Report changes. Raises exceptions of the observer; the next call repeats failed reports."""
        if gone := frozenset(self.gone):
            await self.observer.shards_lost(gone)
            self.gone -= gone
        if not self.only_losses:
            await self._tell_again()
            await self._tell_taken()

    async def _tell_again(self) -> None:
        if not self._won or not self._held:
            return
        self._won = False
        try:
            await self.observer.session_renewed()
        except BaseException:
            self._won = True
            raise

    async def _tell_taken(self) -> None:
        taken = frozenset(self.taken.intersection(self._held))
        if not taken:
            return
        self.taken -= taken
        try:
            await self.observer.shards_taken(taken)
        except BaseException:
            self.taken |= taken
            raise

    async def tell_losses(self) -> None:
        """Report only losses, after a running report."""
        self.only_losses = True
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        await log_failures(self.tell)

    async def close(self) -> None:
        await cancel_and_wait(self._task)


async def log_failures(work: Callable[[], Awaitable[None]]) -> None:
    try:
        await work()
    except SessionLost as lost:
        log.info("cannot take shards without a database session: %s", lost)
    except StoreError as wrong:
        log.warning("cannot open or release tables of shards now, retrying: %s", type(wrong).__name__)
    except Exception:
        log.exception("opening or releasing the tables of shards failed, retrying")


async def cancel_and_wait(*tasks: asyncio.Task[None] | None) -> None:
    running = [task for task in tasks if task is not None]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)


log = logging.getLogger(__name__)

EVERY = 1.0
"""Seconds between two heartbeats, and between two attempts to take free shards."""

CERTAIN = 4.0
"""Seconds after a heartbeat during which our shards are certainly ours; the server takes longer to give them away."""

PATIENCE = 5.0
"""Seconds during which a process that lost its session keeps its tables silent and tries to win its shards back (PR-1.5)."""

OpenSession = Callable[[], Awaitable["LockSession"]]


def since_boot() -> float:
    """Return the seconds of a clock that also runs while the machine sleeps: other processes may take our shards meanwhile."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class Holding:
    """The shards of this process, by epoch; ``changes`` reports them to ``Serving``."""

    def __init__(self, session: "LockSession", again: OpenSession, share: ShardShare, clock: Callable[[], float] = since_boot) -> None:
        """``session`` has joined the processes of ``share.total`` shards; ``again`` opens and joins another one."""
        self.share = share
        self.epochs: dict[int, int] = {}
        self.changes = ShardChanges(self.epochs.keys())
        self.processes = 1
        """The number of live processes of the bot."""
        self._session: LockSession | None = session
        self._again = again
        self._clock = clock
        self._beaten = clock()
        self._running: asyncio.Task[None] | None = None
        self._taking: asyncio.Task[None] | None = None
        self._look_now = asyncio.Event()
        self._standby: frozenset[int] | None = None
        self._closing = False
        self._keeping: frozenset[int] = frozenset()
        """Shards that are being won back."""

    # ---- our shards

    @property
    def certain(self) -> bool:
        """Whether all open tables are certainly ours: the session has just answered, and the tables of lost shards are released."""
        if self._keeping or self.changes.gone or self._session is None:
            return False
        return self._session.alive and self._clock() - self._beaten < CERTAIN

    def owns(self, guild_id: int) -> bool:
        """Whether a server belongs to a shard of ours (0: direct messages)."""
        return shard_of(guild_id, self.share.total) in self.epochs

    def owns_or_regains(self, guild_id: int) -> bool:
        """Whether we may answer presses on a server: it is ours or being won back."""
        return self.owns_or_regains_shard(shard_of(guild_id, self.share.total))

    def owns_or_regains_shard(self, shard: int) -> bool:
        """Whether a shard is ours or being won back."""
        return shard in self.epochs or shard in self._keeping

    @property
    def everything(self) -> bool:
        """Whether this process holds all shards of the bot."""
        return len(self.epochs) == self.share.total or len(self._keeping) == self.share.total

    @property
    def waited_for(self) -> frozenset[int]:
        """The shards of our share that another process holds."""
        return frozenset(self.share.ids) - frozenset(self.epochs)

    @property
    def session(self) -> "LockSession | None":
        """The session, None after it was lost."""
        return self._session

    # ---- start and stop

    async def open(self, observer: ShardObserver) -> None:
        """Take free shards and listen for notices. Raises SessionLost and exceptions of the observer."""
        self.changes.observer = observer
        if self._session is not None:
            await self._session.listen(self._heard, self.doubt)
        await self._look()
        self._running = asyncio.create_task(self._run(), name="shards")
        await self.changes.tell_first()

    async def take_no_more(self) -> None:
        """Take and open no more shards; open tables continue until ``close``."""
        self.changes.only_losses = True
        await cancel_and_wait(self._taking)
        await self.changes.close()

    async def close(self) -> None:
        """Release everything for others."""
        self._closing = True  # asyncio.wait_for of Python 3.11 may swallow a cancellation
        await cancel_and_wait(self._running, self._taking)
        await self.changes.close()
        self.epochs.clear()
        session, self._session = self._session, None
        if session is not None:
            await session.close()

    def doubt(self) -> None:
        """Check our shards at once: the database has refused a write of ours."""
        self._look_now.set()

    def _heard(self, notice: str) -> None:
        self.changes.observer.hear(notice)

    # ---- heartbeat

    async def _run(self) -> None:
        while not self._closing:
            self._look_now.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._look_now.wait(), EVERY)
            try:
                await self._beat_and_react()
            except AnotherTotal as fault:
                log.error("cannot win back the lost shards: %s", fault)
                await self.changes.tell_losses()
                self.changes.observer.cannot_hold(fault)
                return
            except Exception:
                log.exception("the heartbeat of the shards failed")

    async def _beat_and_react(self) -> None:
        """Send a heartbeat and react to its outcome. Raises AnotherTotal."""
        try:
            await self._beat()
        except SessionLost as lost:
            log.warning("lost the database session that holds our shards: %s", lost)
            await self._win_back()
        else:
            if self._taking is None or self._taking.done():
                self._taking = asyncio.create_task(log_failures(self._look), name="shards: taking")
        self.changes.tell_soon()

    async def _beat(self) -> None:
        if self._session is None:
            raise SessionLost("no session")
        begun = self._clock()
        if begun - self._beaten >= CERTAIN:  # asleep too long: another process may have taken over, even if the server denies it now
            await self._session.close()
            raise SessionLost("this process was suspended")
        self.processes = await self._session.processes()
        self._beaten = begun

    async def _look(self) -> None:
        """Take every free shard of our share. Raises SessionLost."""
        if not self.changes.only_losses:
            await self._take(self.waited_for, self.changes.taken)
            self._log_standby()

    async def _take(self, shards: Iterable[int], taken: set[int]) -> None:
        """Take the free ones of ``shards`` and add them to ``taken``, also when the session breaks halfway. Raises SessionLost."""
        session, new = self._session, set[int]()
        for shard in sorted(shards):
            asked = self._clock()
            epoch = await session.take(shard, self.share.total) if session is not None else None
            if session is None or self._session is not session:  # the lock is gone already
                raise SessionLost("no session")
            self._beaten = max(self._beaten, asked)  # an answer counts as a heartbeat: slow takes leave no time for one
            if epoch is not None:
                self.epochs[shard] = epoch
                taken.add(shard)
                new.add(shard)
        if new:
            log.info("took the shards %s", shard_list(new))
            self._look_now.set()

    def _log_standby(self) -> None:
        """Log the shards held by other processes when they change (PR-1.3)."""
        if (waited := self.waited_for) == self._standby:
            return
        self._standby = waited
        if waited:
            log.info("standby: other processes hold the shards %s of %d", shard_list(waited), self.share.total)
        else:
            log.info("all our shards taken: %s of %d", shard_list(self.epochs), self.share.total)

    # ---- after a loss

    async def _win_back(self) -> None:
        """Stay silent and try for ``PATIENCE`` to win our shards back; report those that another process took. Raises AnotherTotal."""
        before, self._session = dict(self.epochs), None
        self._keeping = frozenset(before)
        self.epochs.clear()  # write and deliver nothing until they are ours again
        won: set[int] = set()
        try:
            await self._try_for(self._keeping, won)
        finally:
            self._keeping = frozenset()
            if gone := self.changes.note(before, self.epochs):
                log.warning("lost the shards %s", shard_list(gone))
            self.changes.tell_soon()

    async def _try_for(self, wanted: frozenset[int], won: set[int]) -> None:
        """Open another session, take the ``wanted`` shards again and add them to ``won``. Raises AnotherTotal.

        Shards won before the time is up stay ours: their session is alive and answers the next heartbeat.
        """
        deadline = self._clock() + PATIENCE
        while (left := deadline - self._clock()) > 0 and (self._session is None or won != wanted):
            begun = self._clock()
            try:
                async with asyncio.timeout(left):
                    await self._renew()
                    await self._take(wanted - won, won)
                self._beaten = begun
            except BaseException as fault:
                if not (isinstance(fault, TimeoutError) and won):
                    self._drop()
                    won.clear()
                if not isinstance(fault, SessionLost | TimeoutError):
                    raise
            if won != wanted or self._session is None:
                await asyncio.sleep(EVERY / 4)

    async def _renew(self) -> None:
        """Open another session. Raises SessionLost, AnotherTotal."""
        if self._session is not None:
            return
        begun = self._clock()
        session = await self._again()
        try:
            await session.listen(self._heard, self.doubt)
        except BaseException:
            session.cut()
            raise
        self._session, self._beaten = session, begun

    def _drop(self) -> None:
        session, self._session = self._session, None
        self.epochs.clear()
        if session is not None:
            session.cut()


def shard_list(shards: Iterable[int] | Mapping[int, int]) -> str:
    """Return shards for the log: ``0, 1, 5``."""
    return ", ".join(map(str, sorted(shards))) or "none"
