"""Keeps the bot alive: reconnects until it is stopped, or until only the operator can help."""

import asyncio
import contextlib
import logging
import signal
import time
from collections.abc import Callable
from enum import IntEnum

import discord

from bot.app.client import Consigliere, IntentMissing, point_at
from bot.app.shards.faults import AnotherTotal, OneProcessOnly, SessionLost
from bot.app.watcher import Watcher, WatcherFactory, unwatched
from bot.discord_io.request_faults import REQUEST_FAULTS
from bot.runtime.settings import Settings
from bot.runtime.steady_clock import SteadyClock
from bot.store import Store, StoreError, StoreHeld, open_store
from bot.store.database_lock import lock_database
from bot.tables.tempo import Tempo
from engines.table import Arg

log = logging.getLogger(__name__)

LONGEST_WAIT = 60.0
STEADY = 300.0
"""Seconds of connection after which the next failure counts as the first again."""

BAD_TOKEN, BAD_INTENTS, NO_INTENTS = 4004, 4013, 4014
HOPELESS = {4010, 4011, 4012}
"""Close codes of the gateway after which reconnecting cannot help: invalid shard, sharding required, invalid version."""


class Exit(IntEnum):
    """Exit codes of the process."""

    FINE = 0
    FAULT = 1
    SETTINGS = 2
    TOKEN = 3
    INTENTS = 4
    DATABASE = 5
    GATEWAY = 6


class CannotRun(Exception):
    """The bot cannot run. ``exit_code`` is the process's, ``key`` and ``args_`` make the Fluent message that says what to fix."""

    def __init__(self, exit_code: Exit, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.exit_code = exit_code
        self.key = key
        self.args_ = args


class Supervisor:
    """Runs one client after another over one store. ``client`` is the current one; ``stop`` ends ``run`` cleanly."""

    def __init__(
        self,
        settings: Settings,
        *,
        tempo: Tempo | None = None,
        now: Callable[[], float] | None = None,
        tunes_gc: bool = True,
        first_wait: float = 1.0,
        watching: WatcherFactory = unwatched,
    ) -> None:
        """``first_wait``: seconds before the first new connection after a failure, doubled with each further one up to a minute.

        ``watching`` measures this process while it runs.
        ``tempo``, ``now`` and ``tunes_gc`` are for the client; ``now`` None: the wall clock, with its leaps handled by the tables.
        """
        self._tempo = tempo
        self.settings = settings
        self.client: Consigliere | None = None
        self.watcher = Watcher()
        self._now = now or SteadyClock()
        self._tunes_gc = tunes_gc
        self._first_wait = first_wait
        self._watching = watching
        self._stopping = asyncio.Event()
        self._members = True
        self._failures = 0
        self._ever_ready = False

    def stop(self) -> None:
        """End ``run``: tables finish their messages and unmute voices."""
        self._stopping.set()

    async def run(self, *, signals: bool = False) -> None:
        """Run until stopped. ``signals``: SIGTERM and SIGINT stop it. Raises CannotRun when only the operator can help."""
        point_at(self.settings.discord_api_url)
        if signals:
            for number in (signal.SIGTERM, signal.SIGINT):
                asyncio.get_running_loop().add_signal_handler(number, self.stop)
        async with contextlib.AsyncExitStack() as held:
            try:
                held.enter_context(lock_database(self.settings.database))
                self.watcher = await self._start_watcher(held)
                store = await open_store(self.settings.database, now=self._now)
            except StoreHeld as other:
                raise CannotRun(Exit.DATABASE, "run-held", pid=other.pid) from other
            except StoreError as wrong:
                chosen = self.settings.database_url is not None
                raise CannotRun(Exit.DATABASE, "run-no-database", kind=type(wrong).__name__, chosen=chosen, reason=str(wrong)) from wrong
            self.watcher.store_opened(store)
            await self._serve(store)

    async def _start_watcher(self, held: contextlib.AsyncExitStack) -> Watcher:
        """Start the metrics of this process. Raises CannotRun when their address is not available."""
        address = self.settings.metrics_address
        try:
            return await held.enter_async_context(self._watching(address))
        except OSError as wrong:
            raise CannotRun(Exit.SETTINGS, "run-metrics", address=str(address), reason=wrong.strerror or str(wrong)) from wrong

    async def _serve(self, store: Store) -> None:
        """Run one client after another until stopped, then close the store."""
        try:
            while not self._stopping.is_set():
                began = time.monotonic()
                wait = await self._one_client(store)
                if time.monotonic() - began > STEADY:
                    self._failures = 0
                if wait:
                    await self._pause()
        finally:
            await store.close()

    async def _pause(self) -> None:
        self._failures += 1
        seconds = min(LONGEST_WAIT, self._first_wait * 2 ** min(self._failures - 1, 10))
        log.warning("reconnecting in %.1f seconds", seconds)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stopping.wait(), seconds)

    async def _one_client(self, store: Store) -> bool:
        """Run one client to its end; return whether to wait before the next one."""
        token = self._token()
        made = Consigliere(
            self.settings, store, members=self._members, tunes_gc=self._tunes_gc, tempo=self._tempo, now=self._now, observer=self.watcher
        )
        async with made as client:
            self.client = client
            self.watcher.client_made(client)
            running = asyncio.create_task(client.start(token), name="client")
            ended = asyncio.create_task(self._stopping.wait())
            await asyncio.wait({running, ended}, return_when=asyncio.FIRST_COMPLETED)
            ended.cancel()
            self._ever_ready = self._ever_ready or client.is_ready()
            await client.close()
            (fault,) = await asyncio.gather(running, return_exceptions=True)
        if self._stopping.is_set() or fault is None:
            self._stopping.set()
            return False
        return self._should_wait(fault)

    def _token(self) -> str:
        if self.settings.discord_token is None:
            raise CannotRun(Exit.TOKEN, "run-no-token")
        return self.settings.token()

    def _should_wait(self, fault: BaseException) -> bool:
        """Return whether to wait before the next client. Raises CannotRun, or ``fault`` itself when it is a bug at the start."""
        if isinstance(fault, discord.LoginFailure):
            raise CannotRun(Exit.TOKEN, "run-bad-token") from fault
        if isinstance(fault, IntentMissing):
            log.warning("the Server Members Intent is switched off: the bot notices late who leaves a server")
            self._members = False
            return False
        if isinstance(fault, discord.PrivilegedIntentsRequired):
            return self._without_members(fault)
        if isinstance(fault, discord.ConnectionClosed):
            self._check_close_code(fault)
            return True
        if isinstance(fault, OneProcessOnly):
            raise CannotRun(Exit.SETTINGS, "run-shards-sqlite") from fault
        if isinstance(fault, AnotherTotal):
            raise CannotRun(Exit.SETTINGS, "run-shards-differ", running=fault.running) from fault
        if isinstance(fault, StoreError) and not (self._ever_ready and isinstance(fault, SessionLost)):
            raise CannotRun(Exit.DATABASE, "run-no-database", kind=type(fault).__name__, reason=str(fault)) from fault
        if isinstance(fault, SessionLost):
            log.warning("the database does not answer: %s", fault.reason)
            return True
        if isinstance(fault, (*REQUEST_FAULTS, discord.GatewayNotFound)):
            log.warning("Discord cannot be reached: %s", fault)
            return True
        if not self._ever_ready:
            raise fault
        log.error("the client failed", exc_info=fault)
        return True

    def _without_members(self, fault: Exception) -> bool:
        if not self._members:
            raise CannotRun(Exit.INTENTS, "run-no-intents") from fault
        log.warning("Discord refuses the Server Members Intent; continuing without it")
        self._members = False
        return False

    def _check_close_code(self, fault: discord.ConnectionClosed) -> None:
        if fault.code == BAD_TOKEN:
            raise CannotRun(Exit.TOKEN, "run-bad-token") from fault
        if fault.code in (BAD_INTENTS, NO_INTENTS):
            raise CannotRun(Exit.INTENTS, "run-no-intents") from fault
        if fault.code in HOPELESS:
            raise CannotRun(Exit.GATEWAY, "run-refused", code=fault.code) from fault
        log.warning("the gateway closed the connection: %s", fault.code)
