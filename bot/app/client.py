"""The discord.py client: start and stop, work for the whole bot, connections to Discord."""

import asyncio
import gc
import hashlib
import json
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import nullcontext
from functools import partial
from importlib import import_module
from typing import Any, Literal

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app.gateway_events import GatewayEvents, log_store_error
from bot.app.long_limits import LongLimits
from bot.app.shards.budget import RequestBudget
from bot.app.shards.connections import ShardConnections
from bot.app.shards.faults import AnotherTotal, OneProcessOnly
from bot.app.shards.holding import Holding, ShardCounts
from bot.app.shards.serving import Serving
from bot.app.upkeep import PersonLeave, Upkeep
from bot.discord_io.application_emojis import learn_emojis, upload_emojis
from bot.discord_io.command_names import Translator
from bot.discord_io.deferred_answers import DeferredAnswers
from bot.discord_io.gateway_patches import shorten_backoff, use_fast_json, wrap_parsers
from bot.discord_io.interaction_http import InteractionHttp
from bot.discord_io.permissions import intents
from bot.discord_io.private_answers import DelayedDeletion, PrivateAnswers
from bot.discord_io.request_faults import LONGEST_LIMIT
from bot.evenings.evening_scheduler import EveningScheduler
from bot.games import GAMES
from bot.games.game_parts import check_parts
from bot.guilds.guild_join import GuildJoin
from bot.guilds.reports import Reports
from bot.practice.lessons import LessonCount, Lessons
from bot.replay.making import ReplayMaker
from bot.runtime.gc_tuning import gc_paused, tune_gc
from bot.runtime.health import keep_beating
from bot.runtime.personal_limit import PersonalLimit
from bot.runtime.settings import DISCORD, Settings
from bot.runtime.shard_share import AUTO, ShardShare, read_share
from bot.store import Store
from bot.store.fence import Fence
from bot.store.opening import POSTGRES
from bot.tables.registry import TableRegistry
from bot.tables.tempo import Tempo

SEAT_OFFERS = (6, 600.0)
"""Seats that a person may offer, each with a mention, and in how many seconds."""

FINISHED_GAMES = (20, 600.0)
"""Requests of a person for the file, picture or course of finished games, and in how many seconds: each reads a whole game."""


async def open_holding(settings: Settings, application_id: int, recommended: int) -> Holding | None:
    """Return the shards of this process; None with SQLite, where one process holds all.

    ``recommended``: the number of shards that Discord recommends. Raises AnotherTotal, SessionLost, OneProcessOnly.
    """
    share = read_share(settings.shards)
    url = settings.database
    if not url.startswith(POSTGRES):
        if share is not None and not share.whole:
            raise OneProcessOnly
        return None
    from bot.app.shards.lock_session import LockSession  # the driver of PostgreSQL is optional

    session = await LockSession.open(url, application_id)
    try:
        if share is None:
            total = await session.running_total() or recommended
            share = ShardShare(tuple(range(total)), total)
        await session.join(share.total)
    except BaseException:
        await asyncio.shield(session.close())
        raise
    joined = share

    async def again() -> LockSession:
        made = await LockSession.open(url, application_id)
        try:
            await made.join(joined.total)
        except BaseException:  # a refused session holds the lock that all starting processes need
            made.cut()
            raise
        return made

    return Holding(session, again, joined)


def raise_fence(store: Store, holding: Holding, foreign: Callable[[str], bool]) -> None:
    """Restrict the store to writes that the owner of a table may make; ``foreign``: whether a table is a copy here."""
    from bot.store.postgres import PostgresStore  # as above

    if isinstance(store, PostgresStore):
        store.fence = Fence(holding.share.total, holding.epochs, on_refused=holding.doubt, foreign=foreign)


log = logging.getLogger(__name__)

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot never sends audio

EXTENSIONS = (
    "cogs.presses",
    "cogs.table",
    "cogs.setup",
    "cogs.stats",
    "cogs.history",
    "cogs.season",
    "cogs.help",
    "cogs.evening",
    "cogs.me",
    "cogs.practice",
    "cogs.moderation",
    "cogs.context_menus",
)
"""Imported by name, since ``bot`` may not import ``cogs``; the commands of the games follow."""

PAYLOADS: dict[tuple[str, ...], tuple[list[Any], str]] = {}
"""The translated commands and their digest, by their names: the next client of this process has the same ones."""

BOT_ITSELF = 0
"""The store keeps settings of the bot itself under this id, which no server has."""


ResponseOutcome = Literal["answered", "refused", "failed", "lost"]
"""The end of a press or command: an answer, a refusal with its reason, a fault of ours, or an answer that Discord did not accept."""


def command_modules() -> tuple[str, ...]:
    """Return the names of the modules with commands, buttons and menus; each has a function ``setup``."""
    return (*EXTENSIONS, *(game.commands for game in GAMES.values() if game.commands))


class UseObserver:
    """Observes presses, commands and lessons; this one does nothing."""

    def answered(self, outcome: ResponseOutcome, seconds: float) -> None:
        """A press or command has ended, ``seconds`` after its arrival."""

    def lesson_counted(self, what: LessonCount, game: str) -> None:
        """A lesson began or reached its end."""


class IntentMissing(Exception):
    """The application lacks the members intent; the client has to be built again without it."""


def point_at(api_url: str) -> None:
    """Point discord.py at the server at ``api_url`` (…/api/v10), process-wide."""
    Route.BASE = api_url
    if api_url != DISCORD:
        cdn = str(yarl.URL(api_url).with_path("/cdn"))
        discord.Asset.BASE = cdn  # pyright: ignore[reportAttributeAccessIssue]  # the library's type allows no other address


class Consigliere(GatewayEvents):
    """The game master's connection to Discord. ``registry`` holds the tables; cogs answer what people press and type."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        *,
        members: bool = True,
        tunes_gc: bool = False,
        tempo: Tempo | None = None,
        now: Callable[[], float] = time.time,
        observer: UseObserver | None = None,
    ) -> None:
        """Make a client that is not yet connected.

        ``members``: whether to ask for the privileged intent about joins, leaves and roles of members. ``tunes_gc``: whether to tune the
        garbage collector of the process. ``tempo``: the speed of tables (None: as among people). ``now``: the clock in unix
        seconds. ``observer``: the metrics (None: no metrics).
        """
        wanted = intents()
        wanted.members = members
        away = settings.discord_api_url != DISCORD
        budget = RequestBudget(self._processes, (tempo or Tempo()).requests, global_limit=self._global_limit)
        super().__init__(
            command_prefix=(),
            help_command=None,
            intents=wanted,
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags(joined=False, voice=True),
            max_messages=None,
            guild_ready_timeout=0.2 if away else 2.0,
            max_ratelimit_timeout=LONGEST_LIMIT,
            http_trace=LongLimits().watch(budget.trace()),
        )
        self.settings = settings
        self.interaction_http = InteractionHttp()
        self.private_answers = PrivateAnswers()
        self.delayed_deletion = DelayedDeletion()
        self.deferred = DeferredAnswers(store, now)
        self.registry = TableRegistry(self, store, settings, tempo=tempo, now=now)
        self.registry.roll_call.has_members_intent = members
        self.observer = observer or UseObserver()
        self.lessons = Lessons(store, now, self.registry.tempo.answering, self.observer.lesson_counted)
        self.evening_scheduler = EveningScheduler(self.registry, store, lambda: self.upkeep.look())
        self.guild_join = GuildJoin(store, self.registry.postman, now)
        self.replays = ReplayMaker()
        self.reports = Reports(store, self.registry.postman, now)
        self.offers = PersonalLimit(*SEAT_OFFERS, now)
        self.finished_games = PersonalLimit(*FINISHED_GAMES, now)
        self.upkeep = Upkeep(self.registry, store, now, PersonLeave(self.evening_scheduler, self.lessons), members=members)
        self._away = away
        self._wants_members = members
        self._tunes_gc = tunes_gc
        self._open = False
        self._beating: asyncio.Task[None] | None = None
        self._calendar_tasks: set[asyncio.Task[None]] = set()
        self._settling: asyncio.Task[None] | None = None
        self._emojis: asyncio.Task[None] | None = None
        self._fault: AnotherTotal | None = None
        self._ending: asyncio.Task[None] | None = None
        self.serving: Serving | None = None
        """Serves the shards of this process; None with SQLite."""
        self._concurrency = 1

    # ---- start and stop

    async def setup_hook(self) -> None:
        """Load the cogs, send changed commands to Discord, and open the tables.

        Raises StoreError, IntentMissing, and MissingParts when a game is incomplete.
        """
        check_parts()
        self.registry.gateway_sessions.assume_disconnected()
        flags = self.application_flags
        if self._wants_members and not (flags.gateway_guild_members or flags.gateway_guild_members_limited):
            raise IntentMissing
        self.interaction_http.open(self.http.connector)
        await self._share()
        self._patch_parsers()
        shorten_backoff()
        for name in command_modules():
            await import_module(name).setup(self)
        await self.tree.set_translator(Translator())
        if self.serving is None:
            await self.tell_commands()
        with gc_paused() if self._tunes_gc else nullcontext():
            await self.registry.open()
            await self.evening_scheduler.open()
            self.registry.subscribers.append(self.evening_scheduler)
            self.upkeep.open()
            self._open = True
            if self.serving is not None:
                await self.serving.holding.open(self.serving)
                if self._emojis is None:
                    self._run_emojis(learn_emojis)
        if self.serving is None:
            await self.start_bot_duties()
            self.finish_answers()
        self._beating = asyncio.create_task(keep_beating(self.settings.heartbeat, self._state), name="heartbeat")
        if self._tunes_gc:
            tune_gc()
            self._settling = asyncio.create_task(self._settle(), name="settling")

    async def _settle(self) -> None:
        """Freeze the games that are replayed after the start as well."""
        await self.registry.all_greeted()
        gc.freeze()

    async def _share(self) -> None:
        """Find the total of shards and our share. Raises AnotherTotal, SessionLost, OneProcessOnly."""
        if not self._away and not self.settings.database.startswith(POSTGRES) and self.settings.shards == AUTO:
            return  # the library asks Discord
        shards, url, limits = await self.http.get_bot_gateway()
        if self._away:
            # otherwise the library identifies again at Discord's own gateway
            DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)
        self._concurrency = limits["max_concurrency"]
        holding = await open_holding(self.settings, self.application_id or 0, shards)
        if holding is not None:
            connections = ShardConnections(self, lambda: holding.epochs, holding.owns_or_regains_shard, holding.share.total)
            pause = self.registry.tempo.identify_every
            self.serving = Serving(holding, self.registry, self.evening_scheduler, connections, self, self.upkeep.person_notice, pause)
            raise_fence(self.registry.store, holding, self.serving.copies.__contains__)
        elif (share := read_share(self.settings.shards)) is not None:
            self.shard_count = share.total

    def end_with(self, fault: AnotherTotal) -> None:
        """Close, and raise the fault from ``connect``."""
        self._fault = fault
        self._ending = asyncio.create_task(self.close(), name="closing")

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected until the client is closed. Raises AnotherTotal and exceptions of the library."""
        await super().connect(reconnect=reconnect)
        if self._fault is not None:
            await asyncio.gather(*filter(None, [self._ending]), return_exceptions=True)
            raise self._fault

    def _global_limit(self) -> asyncio.Event | None:
        """Return the library's event that is unset while Discord limits the whole bot."""
        goes = getattr(self.http, "_global_over", None)
        return goes if isinstance(goes, asyncio.Event) else None

    def _processes(self) -> int:
        return 1 if self.serving is None else self.serving.holding.processes

    def _state(self) -> str:
        return "" if self.serving is None else self.serving.state

    def finish_answers(self, shards: frozenset[int] | None = None) -> None:
        """Finish the deferred answers that an earlier process of these shards (None: of any) has left."""
        self.deferred.finish(self.http, shards)

    async def start_bot_duties(self) -> None:
        """Start the work that one process does for the whole bot: emojis and upkeep (PR-3.1)."""
        self.upkeep.start()
        self._run_emojis(partial(upload_emojis, alone=lambda: self._processes() == 1))

    async def stop_bot_duties(self) -> None:
        """Stop that work: another process holds shard 0 now."""
        self._run_emojis(learn_emojis if self._open else None)
        await self.upkeep.stop()

    def _run_emojis(self, work: Callable[["Consigliere"], Coroutine[Any, Any, None]] | None) -> None:
        """Replace the task for application emojis; the sandbox has none."""
        if self._emojis is not None:
            self._emojis.cancel()
        self._emojis = asyncio.create_task(work(self), name="emojis") if work is not None and not self._away else None

    async def launch_shards(self) -> None:
        """Connect all shards as the library does, or the held ones; ``Serving`` connects later ones."""
        if self.serving is None:
            await super().launch_shards()
        else:
            await self.serving.connections.open()

    def _patch_parsers(self) -> None:
        """Drop an event that the library cannot parse instead of ending the connection."""
        use_fast_json()
        parsers: dict[str, Callable[[Any], Any]] | None = getattr(self._connection, "parsers", None)
        if parsers is None:
            log.warning("this version of discord.py keeps its parsers elsewhere; a malformed event causes a reconnect")
        else:
            wrap_parsers(
                parsers,
                self._calendar_event,
                self._listed,
                self._member_updated,
                self._channel_updated,
                self._guild_listed,
            )
            if self.serving is not None:
                self.serving.routing.install(parsers)

    def _listed(self, ready: dict[str, Any]) -> None:
        """Note the servers of a new session. One that is not among them is unknown to the library as well, as after a start."""
        for guild_id in self.guild_join.listed(ready, self.guilds):
            if (guild := self.get_guild(guild_id)) is not None:
                self._connection._remove_guild(guild)  # the library forgets a server only on GUILD_DELETE, which Discord does not repeat

    def _guild_listed(self, event: dict[str, Any]) -> None:
        """Have the library build a returning server anew: it would keep channels, threads, members and voice states that are gone."""
        guild = self.get_guild(int(event["id"]))
        if guild is not None and not event.get("unavailable"):
            self._connection._remove_guild(guild)

    def _calendar_event(self, what: str, event: dict[str, Any]) -> None:
        """Pass a scheduled event of Discord to the evenings."""
        if self._open:
            task = asyncio.create_task(self.evening_scheduler.scheduled_event(what, event), name="calendar")
            self._calendar_tasks.add(task)
            task.add_done_callback(self._calendar_tasks.discard)

    def _member_updated(self, event: dict[str, Any]) -> None:
        """Pass a member's roles to the tables; the member may not be in the library's cache."""
        self.registry.event_router.roles_changed(int(event["guild_id"]), int(event["user"]["id"]), [int(role) for role in event["roles"]])

    def _channel_updated(self, event: dict[str, Any]) -> None:
        """Pass each state of a channel to its table; a listener of the library may run only after the next one."""
        self.registry.event_router.channel_reported(int(event["id"]))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait between two identifies as Discord demands; the sandbox does not."""
        if self.serving is not None:
            await self.serving.may_identify(shard_id or 0, self._concurrency)
        elif not self._away:
            await super().before_identify_hook(shard_id, initial=initial)

    async def tell_commands(self) -> None:
        """Send the command tree if it has changed (Discord limits such calls)."""
        translator = self.tree.translator
        if translator is None:
            return
        commands = self.tree.get_commands()
        names = tuple(command.name for command in commands)
        if names not in PAYLOADS:
            made = [await command.get_translated_payload(self.tree, translator) for command in commands]
            PAYLOADS[names] = made, hashlib.sha256(json.dumps(made, sort_keys=True).encode()).hexdigest()
        payload, digest = PAYLOADS[names]
        told = f"{self.application_id} {digest}"
        kept = await self.registry.store.guild_settings(BOT_ITSELF)
        if not self._away and kept.get("commands") == told:
            return
        await self.http.bulk_upsert_global_commands(self.application_id or 0, payload)  # tree.sync() would translate everything again
        await self.registry.store.change_guild_settings(BOT_ITSELF, lambda settings: settings.update(commands=told))
        log.info("commands sent to Discord")

    async def close(self) -> None:
        """Finish the messages of the tables, unmute voices, and disconnect."""
        self.delayed_deletion.stop()
        if self._open:
            self._open = False
            if self.serving is not None:  # leave free shards to other processes
                await self.serving.take_no_more()
            if self._beating is not None:
                self._beating.cancel()
                await asyncio.gather(self._beating, return_exceptions=True)
            if self._settling is not None:
                self._settling.cancel()
            await asyncio.gather(self.registry.close(), self._close_evenings())
        self.interaction_http.send_no_more()
        self.deferred.stop()
        await super().close()
        await self.interaction_http.close()
        serving, self.serving = self.serving, None
        if serving is not None:  # only now may another process take over
            await serving.close()

    async def _close_evenings(self) -> None:
        """Finish the messages of the evenings, and stop background work."""
        await self.evening_scheduler.close()
        await self.stop_bot_duties()
        await self.upkeep.close()

    async def on_ready(self) -> None:
        here = self.shards_here()
        log.info("connected as %s; servers: %d; shards here: %d of %d", self.user, len(self.guilds), here.held, here.total)

    async def on_resumed(self) -> None:
        """Read the calendar again after a lost connection."""
        self.evening_scheduler.calendar.connection_lost()

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """A connection is lost: nobody can press, and voice states are out of date until it is back (TK-9.12)."""
        self.registry.gateway_session(shard_id, lost=True)
        self.registry.event_router.connection(shard_id, lost=True)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """A connection is back, with all missed events."""
        self.registry.gateway_session(shard_id, lost=False)
        self.registry.event_router.connection(shard_id, lost=False)
        await self._close_foreign_connections()  # the library resumes without a hook

    async def on_shard_connect(self, shard_id: int) -> None:
        """A connection has identified and presses arrive; the shard may be lost already."""
        self.registry.gateway_session(shard_id, lost=False)
        await self._close_foreign_connections()

    async def _close_foreign_connections(self) -> None:
        if self.serving is not None:
            await self.serving.connections.close_foreign_connections()

    async def on_shard_ready(self, shard_id: int) -> None:
        """A new connection has listed all its servers: record them."""
        self.registry.event_router.connection(shard_id, lost=False)
        if self.serving is None or self.serving.holding.owns_or_regains_shard(shard_id):
            await log_store_error(self.guild_join.started(shard_id, self.guilds))

    async def on_error(self, event_method: str, /, *_args: Any, **_kwargs: Any) -> None:
        """Log a failed event with its trace, but without its content, which may be secret."""
        log.exception("the event %s failed", event_method)

    def shards_here(self) -> ShardCounts:
        """Count the shards; a single process has all of them."""
        if self.serving is not None:
            holding = self.serving.holding
            return ShardCounts(len(holding.epochs), len(holding.waited_for), holding.share.total)
        return ShardCounts(held=len(self.shards), total=self.shard_count or 0)
