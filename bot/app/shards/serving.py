"""Serves the held shards: opens and releases their tables and evenings, connects and disconnects (PR-1.4, PR-1.5)."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Protocol

from bot.app.shards.connections import ShardConnections
from bot.app.shards.copies import TableCopies
from bot.app.shards.faults import AnotherTotal, SessionLost
from bot.app.shards.holding import Holding, cancel_and_wait
from bot.app.shards.routing import Routing
from bot.evenings.evening_scheduler import EveningScheduler
from bot.runtime.shard_share import shard_of
from bot.store import OfShards, Store, StoreError
from bot.tables.refusal import Refused, refused_without_store
from bot.tables.registry import TableRegistry
from bot.tables.table_session import TableSession

if TYPE_CHECKING:
    from bot.app.shards.lock_session import LockSession


class MissedNotices:
    """Applies stored notices that this process missed; applying one twice changes nothing."""

    def __init__(self, store: Store, apply: Callable[[str], Awaitable[None]]) -> None:
        """``apply`` applies a notice about a person; after Refused, the next look retries."""
        self._store = store
        self._apply = apply
        self._done: dict[str, tuple[str, float]] = {}

    def forget(self) -> None:
        """Apply all notices again at the next look, for newly opened tables."""
        self._done.clear()

    async def look(self) -> None:
        """Apply new notices, after one query. Raises StoreError."""
        notices = await self._store.inbox.notices()
        self._done = {about: done for about, done in self._done.items() if about in notices}
        for about, (notice, at) in notices.items():
            if self._done.get(about) == (notice, at):
                continue
            try:
                await self._apply(notice)
            except Refused as refused:
                log.info("cannot apply a notice about a person now, retrying: %s", refused.key)
                continue
            self._done[about] = (notice, at)


LOOK_EVERY = 1.0
"""Seconds between two looks at the ends of all logs: the longest delay after a missed notice."""


class LogFollower:
    """Reads entries of other processes at our tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def follow(self, table_id: str, upto: int | None = None) -> None:
        """Read new entries of a table, unless it has entry ``upto`` already, and deliver them."""
        session = self._registry.sessions.get(table_id)
        if session is None or not session.table.folded:
            return  # a game that is not replayed yet reads its whole log then
        table = session.table
        try:
            await table.follow(upto)
        except (Refused, StoreError) as wrong:
            log.warning("table %s: cannot read new entries: %s", table_id, type(wrong).__name__)
            return
        except Exception as fault:  # isolated to this table, which reads its log again before its next command
            table.doubt()
            table.log_failure(fault)
            table.changed()

    async def look(self) -> None:
        """Read new entries of all tables, after one query. Raises StoreError."""
        known = {
            session.table.id: session.table.course.entries
            for session in self._registry.sessions.values()
            if session.table.folded and session.table.course is not None and session.table.phase in ("running", "paused")
        }
        ends = await self._registry.store.lookups.log_lengths(list(known))
        for table_id, end in ends.items():
            if end > known[table_id]:
                await self.follow(table_id, end - 1)


log = logging.getLogger(__name__)

IDENTIFY_POLL = 0.2
"""Seconds between two tries to take an identify bucket that another process holds."""

AGAIN, LONGEST = 1.0, 60.0
"""Seconds before the first retry of sending commands; doubled with each further one, up to ``LONGEST``."""

SPARE = 1.1
"""Factor on Discord's pause between two identifies, since one may take longer to arrive than the next."""


class BotDuties(Protocol):
    """Work of one process for the whole bot, done by the holder of shard 0 (PR-3.1), and what is owed to people of taken shards."""

    async def start_bot_duties(self) -> None:
        """Start the work for the whole bot: emojis and upkeep."""
        ...

    async def tell_commands(self) -> None:
        """Send the commands to Discord. Raises exceptions of Discord and the store."""
        ...

    async def stop_bot_duties(self) -> None: ...

    def finish_answers(self, shards: frozenset[int]) -> None:
        """Finish the deferred answers that an earlier process of these shards has left."""
        ...

    def end_with(self, fault: AnotherTotal) -> None:
        """Close, and raise the fault from ``connect``."""
        ...


class Serving:
    """Serves the tables and evenings of the held shards."""

    def __init__(
        self,
        holding: Holding,
        registry: TableRegistry,
        evening_scheduler: EveningScheduler,
        connections: ShardConnections,
        duties: BotDuties,
        person_notice: Callable[[str, str], Coroutine[None, None, None] | None],
        pause: float,
    ) -> None:
        """``person_notice`` returns the reaction to a notice about a person, or None.

        ``pause``: seconds between two identifies of one bucket.
        """
        self.holding = holding
        self._registry = registry
        self._evening_scheduler = evening_scheduler
        self.connections = connections
        self._duties = duties
        self._pause = pause
        self._tasks: set[asyncio.Task[None]] = set()
        self._buckets: set[int] = set()
        """Buckets that this process holds."""
        self.copies = TableCopies(registry.store, registry.copy)
        self.following = LogFollower(registry)
        self.missed = MissedNotices(registry.store, self._apply)
        self.routing = Routing(holding, registry, self.copies, lambda some_id: some_id in evening_scheduler.evenings)
        self._person_notice = person_notice
        self._looking: asyncio.Task[None] | None = None
        self._messages: asyncio.Task[None] | None = None
        registry.processes = self

    # ---- for the tables: ``Processes``

    shared = True

    @property
    def certain(self) -> bool:
        return self.holding.certain

    def serves(self, guild_id: int) -> bool:
        return self.holding.owns(guild_id)

    def serves_or_regains(self, guild_id: int) -> bool:
        """Return whether this process serves a server or is regaining it after a loss."""
        return self.holding.owns_or_regains(guild_id)

    def copy_of(self, table_id: str) -> TableSession | None:
        """Return a copy of a table that another process serves. Raises Refused: the table is in doubt."""
        return self.copies.get(table_id)

    async def drop_idle_copies(self, idle: float) -> None:
        """Drop copies of finished games that nobody has used for ``idle`` seconds."""
        await self.copies.drop_idle(idle)

    # ---- shards

    @property
    def state(self) -> str:
        """The state for the health check (PR-1.3); empty when we hold all shards of our share."""
        waited = sorted(self.holding.waited_for)
        if not waited:
            return ""
        return f"standby {','.join(map(str, waited))} of {self.holding.share.total}"

    async def shards_taken(self, shards: frozenset[int]) -> None:
        """Open the tables of shards, then connect."""
        if self._looking is None:
            self._looking = asyncio.create_task(self._keep_looking(), name="ends of logs")
        self._registry.personal.forget_all()
        await self._registry.restore_tables(OfShards(self.holding.share.total, shards))
        for table_id in self._registry.sessions:  # a copy would outlive its table and be taken for it
            self.copies.drop(table_id)
        self.missed.forget()
        await self.missed.look()
        await self._evening_scheduler.load_owned()
        await self.connections.connect(shards)
        self._duties.finish_answers(shards)
        if 0 in shards:
            await self._duties.start_bot_duties()
            self._messages = asyncio.create_task(self._tell_commands(), name="commands")

    async def shards_lost(self, shards: frozenset[int]) -> None:
        """Release the tables of shards, then disconnect; a repetition does no harm."""
        total = self.holding.share.total
        self._registry.release_servers(lambda guild: shard_of(guild, total) in shards)
        self._evening_scheduler.release_servers(lambda guild: shard_of(guild, total) in shards)
        await self.connections.disconnect(shards)
        if 0 in shards:
            await cancel_and_wait(self._messages)
            await self._registry.stop_recomputing()
            await self._duties.stop_bot_duties()

    async def _tell_commands(self) -> None:
        """Send the commands to Discord in the background, retrying after failures."""
        wait = AGAIN
        while True:
            try:
                return await self._duties.tell_commands()
            except Exception as wrong:  # late commands are better than a storm of calls
                log.warning("cannot send the commands to Discord: %s; retrying in %.0f s", type(wrong).__name__, wait)
            await asyncio.sleep(wait)
            wait = min(LONGEST, 2 * wait)

    async def session_renewed(self) -> None:
        """Catch up after a lost session: notices in between were missed (PR-2.4)."""
        self._registry.personal.forget_all()
        await self.connections.connect(frozenset(self.holding.epochs))
        await self.following.look()
        await self.missed.look()
        await self._evening_scheduler.reload()

    async def _keep_looking(self) -> None:
        """Look every second for missed notices of other processes (PR-2.4)."""
        others = True
        while True:
            await asyncio.sleep(LOOK_EVERY)
            before, others = others, self.holding.processes > 1
            if not (others or before):  # one more look after the last other process has ended
                continue
            try:
                await self.following.look()
                await self.missed.look()
            except Exception as wrong:
                others = True
                if isinstance(wrong, StoreError):
                    log.info("cannot read the writes of other processes now: %s", type(wrong).__name__)
                else:
                    log.exception("reading the writes of other processes failed")

    # ---- notices

    async def tell(self, notice: str) -> None:
        """Notify other processes, if there are any. Raises Refused: no store."""
        if self.holding.processes == 1:
            return
        with refused_without_store():
            await self._registry.store.notify(notice)

    def hear(self, notice: str) -> None:
        """Handle a notice of another process; an unknown one comes from another version."""
        match notice.split(":"):
            case ["table", table_id, n] if table_id in self._registry.sessions:
                self._do(self.following.follow(table_id, int(n)))
            case ["inbox", shard, event_id]:
                self.routing.handed_over(int(shard), event_id)
            case ["personal" | "reads", *_]:
                self._do(self._apply_now(notice))
            case [what, user] if (work := self._person_notice(what, user)) is not None:
                self._do(work)

    async def _apply_now(self, notice: str) -> None:
        try:
            await self._apply(notice)
        except Refused as refused:  # MissedNotices retries
            log.info("cannot apply a notice about a person at once: %s", refused.key)

    async def _apply(self, notice: str) -> None:
        """Take over a person's changed settings. Raises Refused: no store."""
        match notice.split(":"):
            case ["personal", user]:
                self._registry.personal.forget(int(user))
            case ["reads", user, language, text_mode, writes]:
                self._registry.personal.forget(int(user))
                await self._registry.read_as(int(user), language=language, text_mode=text_mode == "1", writes=writes == "1")

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work, name="notice of another process")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def cannot_hold(self, fault: AnotherTotal) -> None:
        """End the bot: running processes count other shards."""
        self._duties.end_with(fault)

    # ---- identifying

    async def may_identify(self, shard: int, concurrency: int) -> None:
        """Wait for the free bucket of a shard (PR-3.1). Raises CancelledError when the shard is not ours or is connected already."""
        bucket = shard % concurrency
        while True:
            if not self.holding.owns_or_regains_shard(shard):
                self.connections.give_up(shard)
                raise asyncio.CancelledError  # the library then gives the shard up
            if self.connections.is_connected(shard):
                raise asyncio.CancelledError  # as above: a second connection would repeat every event
            session = self.holding.session
            try:
                if session is not None and shard in self.holding.epochs and await self._take_bucket(bucket, session):
                    break
            except SessionLost:
                log.info("shard %d cannot identify until the database answers", shard)
            await asyncio.sleep(IDENTIFY_POLL)
        self._do(self._release(bucket, session))

    async def _take_bucket(self, bucket: int, session: "LockSession") -> bool:
        """Take a bucket, if neither this process holds it (its session would get the lock twice) nor another."""
        if bucket in self._buckets:
            return False
        self._buckets.add(bucket)
        try:
            taken = await session.take_bucket(bucket)
        except asyncio.CancelledError:  # the lock may be granted all the same, and would block the bucket for good
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
            log.debug("the lock of the bucket ended with its session")

    async def take_no_more(self) -> None:
        """Take no more shards and start no work for the whole bot: the process is about to stop (PR-1.3)."""
        self.connections.close()
        await self.holding.take_no_more()
        await cancel_and_wait(self._messages)

    async def close(self) -> None:
        """Release everything; the connections are closed already."""
        for task in (*self._tasks, *filter(None, [self._looking, self._messages])):
            task.cancel()
        await self.routing.close()
        await self.holding.close()
