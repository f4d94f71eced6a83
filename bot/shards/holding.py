"""Which shards this process holds: taken when they are free, kept by a session that beats, lost with it (PR-1.2 to PR-1.5)."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from bot.shards.errors import SessionLost
from bot.shards.share import Share, shard_of
from bot.store import StoreError

if TYPE_CHECKING:  # only who uses PostgreSQL needs its driver
    from bot.shards.lock_session import LockSession

log = logging.getLogger(__name__)

EVERY = 1.0
"""Seconds between two beats, and between two looks for a shard that is free."""

CERTAIN = 4.0
"""Seconds after the last beat for which we take our shards for ours: less than it takes the server to give them to somebody else."""

PATIENCE = 5.0
"""Seconds for which a process that has lost its session keeps its tables, silent, and tries to win its shards back (PR-1.5)."""

Session = Callable[[], Awaitable["LockSession"]]


class Holding:
    """The shards of this process, by their epochs. ``on_taken`` and ``on_lost`` are told of every change, one at a time."""

    def __init__(self, session: "LockSession", again: Session, share: Share, clock: Callable[[], float] = time.monotonic) -> None:
        """``session`` is open and counts ``share.total`` shards already; ``again`` opens another one like it."""
        self.share = share
        self.epochs: dict[int, int] = {}
        self.processes = 1
        """How many processes of the bot live."""
        self.on_taken: Callable[[frozenset[int]], Awaitable[None]] = _nothing
        self.on_lost: Callable[[frozenset[int]], Awaitable[None]] = _nothing
        self.on_again: Callable[[], Awaitable[None]] = _nothing_at_all
        """Told when the session was lost and every shard won back: what was written meanwhile is not known here."""
        self.hear: Callable[[str], None] = lambda _notice: None
        """Told of every notice of other processes."""
        self._session: LockSession | None = session
        self._again = again
        self._clock = clock
        self._beaten = clock()
        self._running: asyncio.Task[None] | None = None
        self._looks = asyncio.Event()
        self._standby: frozenset[int] | None = None
        self._closing = False
        self._keeping: frozenset[int] = frozenset()
        """Shards that are being won back."""
        self._untold: set[int] = set()
        """Shards that were taken and are not taken up yet: ``on_taken`` is told, or told again."""
        self._won = False
        """Whether ``on_again`` is to be told, or told again."""

    # ---- what is ours

    @property
    def certain(self) -> bool:
        """Whether what we hold is ours beyond doubt: the session has answered a moment ago."""
        return self._session is not None and self._session.alive and self._clock() - self._beaten < CERTAIN

    def holds(self, guild_id: int) -> bool:
        """Whether a server belongs to a shard of ours (0: direct messages)."""
        return shard_of(guild_id, self.share.total) in self.epochs

    def speaks(self, guild_id: int) -> bool:
        """Whether we may answer what is pressed on a server: it is ours, or was a moment ago and is being won back."""
        return self.hopes_for(shard_of(guild_id, self.share.total))

    def hopes_for(self, shard: int) -> bool:
        """Whether a shard is ours, or was a moment ago and is being won back."""
        return shard in self.epochs or shard in self._keeping

    @property
    def everything(self) -> bool:
        """Whether this process holds all shards that there are."""
        return len(self.epochs) == self.share.total or len(self._keeping) == self.share.total

    @property
    def waited_for(self) -> frozenset[int]:
        """The shards that we may hold and that another process holds."""
        return frozenset(self.share.ids) - frozenset(self.epochs)

    @property
    def session(self) -> "LockSession | None":
        """The session while it lives."""
        return self._session

    # ---- coming and going

    async def open(self) -> None:
        """Take what is free, and listen. Raises SessionLost."""
        if self._session is not None:
            await self._session.listen(self._heard, self.doubt)
        await self._look()
        self._running = asyncio.create_task(self._run(), name="shards")

    async def close(self) -> None:
        """Let everything go, so that others may take it at once."""
        self._closing = True  # asyncio.wait_for of Python 3.11 may swallow a cancellation
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        self.epochs.clear()
        session, self._session = self._session, None
        if session is not None:
            await session.close()

    def doubt(self) -> None:
        """The database has refused a write of ours: look at once whether we still hold what we believe to hold."""
        self._looks.set()

    def _heard(self, notice: str) -> None:
        self.hear(notice)

    # ---- the beat

    async def _run(self) -> None:
        taking: asyncio.Task[None] | None = None
        while not self._closing:
            self._looks.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._looks.wait(), EVERY)
            try:
                await self._beat()
                if taking is None or taking.done():  # the tables of a shard are laid while the session goes on beating
                    taking = asyncio.create_task(self._tried(self._look()), name="shards: taking")
            except SessionLost as lost:
                log.warning("the database session that holds our shards is lost: %s", lost)
                if taking is not None:
                    await asyncio.gather(taking, return_exceptions=True)
                await self._win_back()

    async def _beat(self) -> None:
        if self._session is None:
            raise SessionLost("there is none")
        begun = self._clock()
        if begun - self._beaten >= CERTAIN:  # we slept: whatever the server says now, somebody may have taken over meanwhile
            await self._session.close()
            raise SessionLost("this process stood still")
        await self._session.beat()
        self.processes = await self._session.processes()
        self._beaten = begun

    async def _tried(self, doing: Awaitable[None]) -> None:
        """Do something; when it fails, that is noted, and the beat goes on."""
        try:
            await doing
        except SessionLost as lost:
            log.info("no shard was taken: %s", lost)
        except StoreError as wrong:
            log.warning("shards cannot be taken up or given back now: %s", type(wrong).__name__)
        except Exception:
            log.exception("a shard could not be taken up or given back")

    async def _look(self) -> None:
        """Take every shard that is ours to take and that is free. Raises SessionLost, and what those raise who are told."""
        await self._take(self.waited_for, self._untold)
        self._say()
        await self._tell()

    async def _take(self, shards: Iterable[int], taken: set[int]) -> None:
        """Take what is free of ``shards`` and note it in ``taken``, also when the session breaks in between. Raises SessionLost."""
        before = len(taken)
        for shard in sorted(shards):
            if self._session is None:
                raise SessionLost("there is none")
            epoch = await self._session.take(shard, self.share.total)
            if epoch is not None:
                self.epochs[shard] = epoch
                taken.add(shard)
        if len(taken) > before:
            log.info("shards taken: %s", named(taken))

    async def _tell(self) -> None:
        """Tell what has changed; where somebody could not do what follows, it is told again at the next look."""
        if self._won:
            await self.on_again()
            self._won = False
        if taken := frozenset(self._untold):
            await self.on_taken(taken)
            self._untold -= taken

    def _say(self) -> None:
        """Say in the journal for what we wait, when that has changed (PR-1.3)."""
        if (waited := self.waited_for) == self._standby:
            return
        self._standby = waited
        if waited:
            log.info("standby: another process holds the shards %s of %d", named(waited), self.share.total)
        else:
            log.info("all our shards are held: %s of %d", named(self.epochs), self.share.total)

    # ---- after a loss

    async def _win_back(self) -> None:
        """Be silent, and try for a moment to win back what was ours; then give up the tables of what another process has taken."""
        before, self._session = dict(self.epochs), None
        self._keeping = frozenset(before)
        self.epochs.clear()  # nothing is written and nothing delivered until it is ours again
        deadline = self._clock() + PATIENCE
        won: set[int] = set()
        while self._clock() < deadline and (self._session is None or won != set(before)):
            try:
                await self._renew()
                await self._take(set(before) - won, won)
            except SessionLost:
                self.epochs.clear()
                self._session, won = None, set()
            if won != set(before):
                await asyncio.sleep(EVERY / 4)
        self._keeping = frozenset()
        undisturbed = frozenset(shard for shard in won if self.epochs.get(shard) == before[shard] + 1)
        gone = frozenset(before) - undisturbed
        self._won = self._won or bool(undisturbed)
        self._untold = self._untold - gone | won - undisturbed  # of the latter, somebody had them in between, or the silence was too long
        if gone:
            log.warning("shards lost: %s", named(gone))
            await self._tried(self.on_lost(gone))
        await self._tried(self._tell())

    async def _renew(self) -> None:
        """Open another session. Raises SessionLost."""
        if self._session is None:
            self._beaten = self._clock()
            session = await self._again()
            await session.listen(self._heard, self.doubt)
            self._session = session


def named(shards: Iterable[int] | Mapping[int, int]) -> str:
    """Return shards as an operator reads them: ``0, 1, 5``."""
    return ", ".join(map(str, sorted(shards))) or "none"


async def _nothing(_shards: frozenset[int]) -> None:
    pass


async def _nothing_at_all() -> None:
    pass
