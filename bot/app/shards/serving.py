"""Serving the held shards: open and release their tables and evenings, connect and disconnect (PR-1.4, PR-1.5)."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Protocol

from bot.app.shards.connections import ShardConnections
from bot.app.shards.copies import TableCopies
from bot.app.shards.faults import SessionLost
from bot.app.shards.holding import Holding, ended
from bot.app.shards.routing import Routing
from bot.evenings.evening_scheduler import EveningScheduler
from bot.runtime.settings import shard_of
from bot.store import OfShards, Store, StoreError
from bot.tables.refusal import Refused
from bot.tables.registry import TableRegistry
from bot.tables.session.entries import Answer
from bot.tables.session.shared_log import Happened, read_on
from bot.tables.table_session import TableSession

if TYPE_CHECKING:
    from bot.app.shards.lock_session import LockSession


class MissedNotices:
    """Carries out kept notices that this process missed; repeating one changes nothing."""

    def __init__(self, store: Store, doing: Callable[[str], Awaitable[None]]) -> None:
        """``doing`` carries out a notice about a person; after Refused, the next look retries."""
        self._store = store
        self._doing = doing
        self._done: dict[str, tuple[str, float]] = {}

    def forget(self) -> None:
        """Repeat all notices at the next look, for newly opened tables."""
        self._done.clear()

    async def look(self) -> None:
        """Carry out new notices, after one query. Raises StoreError."""
        said = await self._store.sharing.said()
        self._done = {about: done for about, done in self._done.items() if about in said}
        for about, (notice, at) in said.items():
            if self._done.get(about) == (notice, at):
                continue
            try:
                await self._doing(notice)
            except Refused as refused:
                log.info("what was said of a person cannot be done now: %s", refused.key)
                continue
            self._done[about] = (notice, at)


LOOK_EVERY = 1.0
"""Seconds between two looks at the ends of all logs, the longest delay of a missed notice."""


class LogFollower:
    """Reads entries of other processes at our tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def follow(self, table_id: str, upto: int | None = None) -> None:
        """Read new entries of a table, unless it has entry ``upto`` already, and deliver them."""
        session = self._registry.sessions.get(table_id)
        if session is None or not session.table.folded:
            return  # a game that is played again later is looked at then
        table = session.table
        try:
            async with table.lock:
                if upto is not None and not table.stale and table.course is not None and table.course.entries > upto:
                    return
                read = await read_on(table)
            for happened in read:
                _answered(session, happened)
        except (Refused, StoreError) as wrong:
            log.warning("table %s cannot be read on: %s", table_id, type(wrong).__name__)
            return
        except Exception as fault:  # the failure of one table is its own; it is read anew before anything else happens there
            table.stale = True
            table.log_failure(fault)
        table.on_change()

    async def look(self) -> None:
        """Read new entries of all tables, after one query. Raises StoreError."""
        known = {
            session.table.id: session.table.course.entries
            for session in self._registry.sessions.values()
            if session.table.folded and session.table.course is not None and session.table.phase in ("running", "paused")
        }
        ends = await self._registry.store.sharing.ends(list(known))
        for table_id, end in ends.items():
            if end > known[table_id]:
                await self.follow(table_id, end - 1)


def _answered(session: TableSession, happened: Happened) -> None:
    """Handle an answer taken by another process: the player is present, and the message shows the receipt."""
    entry, seat = happened
    if isinstance(entry, Answer) and seat >= 0:
        session.table.seat(seat).misses = 0
        if entry.message:
            session.messages.seat_messages.question_answered(seat, int(entry.message))


log = logging.getLogger(__name__)

LOOK = 0.2
"""Seconds between two looks whether another process has finished its identify."""

AGAIN, LONGEST = 1.0, 60.0
"""Seconds until commands are told once more that Discord or the database did not take; twice as long each time, up to ``LONGEST``."""

SPARE = 1.1
"""So many times as long as Discord demands we wait between two identifies: one may take longer on its way than the next."""


class WholeBot(Protocol):
    """Work of one process for the whole bot, done by the holder of shard 0 (PR-3.1)."""

    async def start_bot_duties(self) -> None:
        """Start the work for the whole bot: emojis and upkeep."""
        ...

    async def tell_commands(self) -> None:
        """Send the commands to Discord. Raises exceptions of Discord and the store."""
        ...

    async def stop_bot_duties(self) -> None:
        """Stop it."""
        ...


class Serving:
    """Serves the tables and evenings of the held shards."""

    def __init__(
        self,
        holding: Holding,
        registry: TableRegistry,
        evening_scheduler: EveningScheduler,
        connections: ShardConnections,
        whole: WholeBot,
        pause: float,
        told: Callable[[str, str], Coroutine[None, None, None] | None],
    ) -> None:
        """``pause``: seconds between two identifies of one bucket. ``told`` returns the reaction to a notice about a person, or None."""
        self.holding = holding
        self._registry = registry
        self._evening_scheduler = evening_scheduler
        self.connections = connections
        self._whole = whole
        self._pause = pause
        self._tasks: set[asyncio.Task[None]] = set()
        self._buckets: set[int] = set()
        """Buckets in which a shard of ours identifies."""
        self.copies = TableCopies(registry.store, registry.copy)
        self.following = LogFollower(registry)
        self.unheard = MissedNotices(registry.store, self._said)
        self.routing = Routing(holding, registry, self.copies, lambda some_id: some_id in evening_scheduler.evenings)
        self._told = told
        self._looking: asyncio.Task[None] | None = None
        self._messages: asyncio.Task[None] | None = None
        registry.postman.silent = lambda: not holding.certain
        registry.processes = self
        holding.hear = self._hear
        changes = holding.changes
        changes.on_taken, changes.on_lost, changes.on_again = self._taken, self._lost, self._again

    # ---- for the tables: ``Processes``

    shared = True

    def serves(self, guild_id: int) -> bool:
        """Return whether this process serves a server."""
        return self.holding.holds(guild_id)

    def expects(self, guild_id: int) -> bool:
        """Return whether it serves a server, or is regaining it after a loss."""
        return self.holding.speaks(guild_id)

    def copy_of(self, table_id: str) -> TableSession | None:
        """Return a copy of a table that another process serves. Raises Refused: the table is in doubt."""
        return self.copies.get(table_id)

    async def let_copies_go(self, idle: float) -> None:
        """Drop copies of finished games that nobody has used for so many seconds."""
        await self.copies.let_go(idle)

    # ---- shards

    @property
    def state(self) -> str:
        """The state for the health check (PR-1.3); empty when all shards of our share are held."""
        waited = sorted(self.holding.waited_for)
        if not waited:
            return ""
        return f"standby {','.join(map(str, waited))} of {self.holding.share.total}"

    async def _taken(self, shards: frozenset[int]) -> None:
        """Open the tables of shards, then connect."""
        if self._looking is None:
            self._looking = asyncio.create_task(self._keep_looking(), name="ends of logs")
        self._registry.personal.forget_all()
        await self._registry.take_up(OfShards(self.holding.share.total, shards))
        for table_id in self._registry.sessions:  # else a copy would be taken for the table when that is not laid any more
            self.copies.drop(table_id)
        self.unheard.forget()
        await self.unheard.look()
        await self._evening_scheduler.take_up()
        await self.connections.enter(shards)
        if 0 in shards:
            await self._whole.start_bot_duties()
            self._messages = asyncio.create_task(self._tell_commands(), name="commands")

    async def _lost(self, shards: frozenset[int]) -> None:
        """Release the tables of shards, then disconnect; doing it twice does no harm."""
        total = self.holding.share.total
        self._registry.give_back(lambda guild: shard_of(guild, total) in shards)
        self._evening_scheduler.give_back(lambda guild: shard_of(guild, total) in shards)
        await self.connections.leave(shards)
        if 0 in shards:
            await ended(self._messages)
            await self._registry.stop_remaking()
            await self._whole.stop_bot_duties()

    async def _tell_commands(self) -> None:
        """Send the commands to Discord in the background, retrying after failures."""
        wait = AGAIN
        while True:
            try:
                return await self._whole.tell_commands()
            except Exception as wrong:  # a storm of calls would be worse than commands that are known late
                log.warning("the commands are not told to Discord: %s; next try in %.0f s", type(wrong).__name__, wait)
            await asyncio.sleep(wait)
            wait = min(LONGEST, 2 * wait)

    async def _again(self) -> None:
        """Catch up after a lost session: notices in between were missed (PR-2.4)."""
        self._registry.personal.forget_all()
        await self.connections.enter(frozenset(self.holding.epochs))
        await self.following.look()
        await self.unheard.look()
        await self._evening_scheduler.look_again()

    async def _keep_looking(self) -> None:
        """Look every second for missed notices of other processes (PR-2.4)."""
        others = True
        while True:
            await asyncio.sleep(LOOK_EVERY)
            before, others = others, self.holding.processes > 1
            if not (others or before):  # after the last one has died, what it wrote is looked for once more
                continue
            try:
                await self.following.look()
                await self.unheard.look()
            except Exception as wrong:
                others = True
                if isinstance(wrong, StoreError):
                    log.info("what others have written is not known now: %s", type(wrong).__name__)
                else:
                    log.exception("what others have written was not looked at")

    # ---- notices

    async def tell(self, said: str) -> None:
        """Notify other processes, if there are any. Raises Refused: no store."""
        if self.holding.processes == 1:
            return
        try:
            await self._registry.store.sharing.tell(said)
        except StoreError as wrong:
            raise Refused("no-store") from wrong

    def _hear(self, notice: str) -> None:
        """Handle a notice of another process; an unknown one comes from another version."""
        match notice.split(":"):
            case ["table", table_id, n] if table_id in self._registry.sessions:
                self._do(self.following.follow(table_id, int(n)))
            case ["inbox", shard, event_id]:
                self.routing.handed(int(shard), event_id)
            case ["personal" | "reads", *_]:
                self._do(self._heard(notice))
            case [what, user] if (work := self._told(what, user)) is not None:
                self._do(work)

    async def _heard(self, notice: str) -> None:
        try:
            await self._said(notice)
        except Refused as refused:  # the slow look does it
            log.info("what a person reads could not be changed at once: %s", refused.key)

    async def _said(self, notice: str) -> None:
        """Follow what a person has set for themselves. Raises Refused: no store."""
        match notice.split(":"):
            case ["personal", user]:
                self._registry.personal.forget(int(user))
            case ["reads", user, language, text_mode, writes]:
                self._registry.personal.forget(int(user))
                await self._registry.read_as(int(user), language=language, text_mode=text_mode == "1", writes=writes == "1")

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work, name="told by another process")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def may_identify(self, shard: int, concurrency: int) -> None:
        """Wait until a shard may identify: its bucket is free (PR-3.1). Raises CancelledError when the shard is not ours."""
        bucket = shard % concurrency
        while True:
            if not self.holding.hopes_for(shard):
                self.connections.forget(shard)
                raise asyncio.CancelledError  # the library leaves a shard alone whose connecting was cancelled
            if self.connections.stands(shard):
                raise asyncio.CancelledError  # as above; one connection tells everything
            session = self.holding.session
            try:
                if session is not None and shard in self.holding.epochs and await self._take_bucket(bucket, session):
                    break
            except SessionLost:
                log.info("shard %d waits with its identify for the database", shard)
            await asyncio.sleep(LOOK)
        self._do(self._release(bucket, session))

    async def _take_bucket(self, bucket: int, session: "LockSession") -> bool:
        """Take the right to identify in a bucket, of which the database would give a session its own lock once more."""
        if bucket in self._buckets:
            return False
        self._buckets.add(bucket)
        try:
            taken = await session.take_bucket(bucket)
        except asyncio.CancelledError:  # the database may have given it all the same, and nobody else could identify in it ever after
            self._do(self._release(bucket, session))
            raise
        except SessionLost:
            self._buckets.discard(bucket)
            raise
        if not taken:
            self._buckets.discard(bucket)
        return taken

    async def _release(self, bucket: int, session: "LockSession") -> None:
        await asyncio.sleep(SPARE * self._pause)
        self._buckets.discard(bucket)
        try:
            await session.release_bucket(bucket)
        except SessionLost:
            log.debug("the bucket has fallen with its session")

    async def take_no_more(self) -> None:
        """Take no more shards and start no work for the whole bot: the process is about to stop (PR-1.3)."""
        self.connections.close()
        await self.holding.take_no_more()
        await ended(self._messages)

    async def close(self) -> None:
        """Release everything; the connections are closed already."""
        for task in (*self._tasks, *filter(None, [self._looking, self._messages])):
            task.cancel()
        await self.routing.close()
        await self.holding.close()
