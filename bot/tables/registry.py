"""All tables of this process: opening, finding and closing them. ``TableScheduler`` decides when each one is attended."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Protocol

import discord

from bot.discord_io.members import members_among
from bot.discord_io.postman import Postman
from bot.games import game_of
from bot.people.settings import PersonSettingsCache
from bot.presenting.lobby_scene import Leaning
from bot.results.recomputing import Recomputing
from bot.runtime.settings import Settings
from bot.runtime.steady_clock import without_later_leaps
from bot.simulation.search.processes import Searches
from bot.store import ChannelTaken, OfShards, SavedTable, Store, StoreError
from bot.tables.admission import Admission
from bot.tables.clock_leaps import ClockLeaps
from bot.tables.event_router import EventRouter
from bot.tables.faces import Faces
from bot.tables.gateway_sessions import GatewaySessions
from bot.tables.lobby_odds import LobbyOdds
from bot.tables.moderation.server_voices import EveryVoice, OwedVoices
from bot.tables.opening import ForEvening, LobbyRequest, chosen_options, new_row
from bot.tables.quarantine import Quarantine
from bot.tables.recovery import Recovery
from bot.tables.refusal import Refused
from bot.tables.restoring import OwedPlaces
from bot.tables.roll_call import RollCall
from bot.tables.scheduler import IN_DOUBT, TableScheduler
from bot.tables.session.live_table import LiveTable
from bot.tables.session.mailbox import Committed
from bot.tables.session.surroundings import NO_SURROUNDINGS, Surroundings
from bot.tables.subscribers import TableSubscriber
from bot.tables.table_index import SeatIndex, TableIndex, channel_of_game
from bot.tables.table_limits import TableLimits
from bot.tables.table_session import TableSession
from bot.tables.tempo import Tempo


class Processes(Protocol):
    """The processes of one bot, as the tables of this one see them."""

    @property
    def shared(self) -> bool:
        """Whether other processes may serve tables of this database; then only ``restore_tables`` restores tables (PR-1.4)."""
        ...

    @property
    def certain(self) -> bool:
        """Whether this process certainly owns its tables now (PR-1.5)."""
        ...

    def serves(self, guild_id: int, /) -> bool:
        """Return whether this process serves the tables and evenings of a server (PR-1.4)."""
        ...

    def serves_or_regains(self, guild_id: int, /) -> bool:
        """Return whether this process serves a server or is regaining it after a loss; new tables are given up if that fails (PR-1.5)."""
        ...

    def copy_of(self, table_id: str, /) -> TableSession | None:
        """Return a copy of a table that another process serves, None without one (PR-2.1). Raises Refused."""
        ...

    async def drop_idle_copies(self, idle: float, /) -> None:
        """Drop copies of finished games that nobody has used for ``idle`` seconds (PR-4.2)."""
        ...

    async def tell(self, notice: str, /) -> None:
        """Tell the other processes something."""
        ...


class OneProcess:
    """The only process of its database."""

    shared = False
    certain = True

    def serves(self, _guild_id: int) -> bool:
        return True

    def serves_or_regains(self, _guild_id: int) -> bool:
        return True

    def copy_of(self, table_id: str) -> None:
        """Return None: this process serves all tables."""

    async def drop_idle_copies(self, idle: float) -> None:
        """Do nothing: there are no copies."""

    async def tell(self, notice: str) -> None:
        """Do nothing: there is nobody to tell."""


log = logging.getLogger(__name__)

SAYING = 2.0
"""Seconds in which a table may finish its deliveries when the bot stops."""

GIVING_BACK = 20.0
"""Seconds in which tables restore voices and channels when the bot stops; supervisors usually allow thirty."""


STILL_CLOSING = 86_400.0
"""Seconds after its end for which a closed lobby is loaded to show that, at a start or when its server adds the bot again."""


class TableRegistry:
    """The tables by id and by channel, and the parts that they share."""

    def __init__(
        self, client: discord.Client, store: Store, settings: Settings, *, tempo: Tempo | None = None, now: Callable[[], float] = time.time
    ) -> None:
        self.client = client
        self.store = store
        self.personal = PersonSettingsCache(store)
        self.settings = settings
        self.now = now
        self.tempo = tempo or Tempo()
        token = settings.discord_token
        key = token.get_secret_value() if token is not None else ""
        self.postman = Postman(client, self.tempo.posts, key=key, certain=self.certain)
        self.processes: Processes = OneProcess()
        """The processes that share the database; the client sets it when there may be several."""
        self.sessions: dict[str, TableSession] = {}
        self.subscribers: list[TableSubscriber] = []
        """Who hears of the tables and their servers, in this order."""
        self._seat_index = SeatIndex(self.sessions)
        self.index = TableIndex(self.sessions)
        self._by_channel: dict[int, str] = {}
        self._limits = TableLimits(client, self.sessions, self.table_in)
        self.every_voice = EveryVoice(self.tempo.member_edits, lambda: client.shard_count or 1)
        self.gateway_sessions = GatewaySessions(lambda: client.shard_count or 1, lambda guild: self.processes.serves_or_regains(guild))
        self.admission = Admission(store, client, now)
        self.roll_call = RollCall(client, now, self.sessions_in_guild, self.is_ours, self.admission, self.subscribers)
        self.event_router = EventRouter(self, OwedVoices(store), self.every_voice, self.roll_call, self.subscribers)
        self.people_faces = Faces(client, self.personal, now, self._faces_changed)
        self._recovery = Recovery(self._changed, self._lost)
        self.scheduler = TableScheduler(
            self.sessions, self.index, self.tempo, now, certain=self.certain, recovery=self._recovery, unload=self._unload
        )
        self._quarantine = Quarantine(store, self.postman)
        self._recomputing = Recomputing(store)
        self.odds = LobbyOdds(store, self.tempo, plays=settings.balance)
        self.searches = Searches()
        self.owed_places = OwedPlaces(store, client, self.sessions_in_guild, self._finished, self.is_ours)
        self.leaps = ClockLeaps(now, lambda: list(self.sessions.values()), self._reload, self.subscribers)

    # ---- opening and closing

    async def open(self) -> None:
        """Restore all open tables, and start the clock. Raises StoreError."""
        self._quarantine = Quarantine(self.store, self.postman)
        if not self.processes.shared:
            await self.restore_tables()
            self._recomputing.start()
        self.scheduler.wake_queue.start()
        self.roll_call.start()
        self.leaps.start()

    async def restore_tables(self, among: OfShards | None = None) -> None:
        """Restore all open tables of these shards (None: all), which another or an earlier process served. Raises StoreError."""
        async for saved in self.store.tables_in("lobby", "running", "paused", damaged=self._quarantine.damaged, among=among):
            if saved.table.id not in self.sessions:
                await self._restore(saved)
            await asyncio.sleep(0)
        await self.show_closed(among=among)
        if among is not None and 0 in among.ids:
            self._recomputing.start()
        self._recovery.start()
        for guild_id in await self.owed_places.load():
            self.settle_places(guild_id)
        self.scheduler.work_on(self._quarantine.tell(), "tables set aside")

    async def show_closed(self, guild_id: int | None = None, *, among: OfShards | None = None) -> None:
        """Load the lobbies that closed a short time ago, as their messages may not show it yet. Raises StoreError.

        ``guild_id``: of one server; ``among``: of some shards.
        """
        since = self.now() - STILL_CLOSING
        async for saved in self.store.tables_in("cancelled", damaged=lambda _: None, among=among, since=since):
            row = saved.table
            if row.id in self.sessions or guild_id not in (None, row.guild_id) or not self.processes.serves(row.guild_id):
                continue
            try:
                session = self._load(saved)
                session.recall(saved)
            except Exception as fault:  # isolated failure of one table
                self._unload(row.id)
                log.error("the closed lobby of table %s cannot be read: %s", row.id, type(fault).__name__)
                continue
            session.departures.look_for_channel()
            self._changed(session)

    def release_servers(self, leaving: Callable[[int], bool]) -> None:
        """Stop serving the servers for which ``leaving`` is true, without another write: another process serves them (PR-1.5)."""
        for session in [session for session in self.sessions.values() if leaving(session.table.guild_id)]:
            self._recovery.drop(session.table.id)
            session.abandon()
            self._unload(session.table.id)

    async def stop_recomputing(self) -> None:
        """Stop recomputing results: the holder of shard 0 does (PR-3.1)."""
        await self._recomputing.close()

    async def all_greeted(self) -> None:
        """Wait until all restored tables have greeted."""
        await self._recovery.done()

    async def _restore(self, saved: SavedTable) -> None:
        """Restore a table, or quarantine it; its game is folded later. Raises StoreError."""
        try:
            session = self._load(saved)
            session.recall(saved)
            if self._quarantine.doubts(saved):
                _ = session.table.course
            self._seat_index.note(session, show=False)
        except Exception as fault:  # isolated failure of one table
            self._unload(saved.table.id)
            self._quarantine.unplayable(saved, fault)
            return
        if await self._quarantine.readable_again(saved):
            self._recovery.add(session)
            self.roll_call.ask(saved.table.guild_id)
        else:
            self._unload(saved.table.id)

    async def _lost(self, session: TableSession, fault: Exception) -> None:
        """Quarantine a restored table whose game turns out to be unplayable."""
        self._unload(session.table.id)
        self._quarantine.broken(session.table, fault)
        await self._quarantine.tell()

    async def _reload(self, session: TableSession, leapt: float) -> None:
        """Reload a table from the store after a leap of the wall clock by ``leapt`` seconds. Raises StoreError."""
        if self.sessions.get(session.table.id) is not session or session.over:
            return  # a finished one tells its end by the old clock
        await session.step_aside(SAYING)
        async with session.table.turn():
            saved = await self.store.table(session.table.id)
            if saved is None or self.sessions.get(session.table.id) is not session:
                return
            session.table.release()  # commands that wait must not use the old session
            self._unload(session.table.id)
            again = self._load(saved)
            again.recall(saved, leapt=leapt)
        self.index.note(again)
        self._seat_index.note(again, show=False)
        self._recovery.add(again)
        self._recovery.start()

    async def close(self) -> None:
        """Stop the clock and restore every voice and channel, at all tables at once, without waiting for pictures and boards (S-12)."""
        await self.leaps.close()
        await self.scheduler.wake_queue.close()
        await self.roll_call.close()
        await self.odds.close()
        await self.searches.close()
        await self.people_faces.close()
        closing = [asyncio.create_task(session.close(SAYING), name=f"closing {session.table.id}") for session in self.sessions.values()]
        await self._recomputing.close()
        await self._recovery.close()
        if ending := {*closing, *self.scheduler.at_work}:
            _, late = await asyncio.wait(ending, timeout=GIVING_BACK)
            for task in late:  # the next start restores the rest from the log
                log.warning("%s was not finished when the bot stopped", task.get_name())
                task.cancel()
            await asyncio.gather(*ending, return_exceptions=True)
        await self.every_voice.close()

    def settle_places(self, guild_id: int) -> None:
        """Restore what finished tables owe a server, as far as that is permitted now."""
        if self.owed_places.owes(guild_id):
            self.scheduler.work_on(self.owed_places.settle(guild_id), f"places of {guild_id}")

    def settle_late(self) -> None:
        """Settle again what finished tables owe the servers where Discord or the store was away."""
        for guild_id in tuple(self.owed_places.late):
            self.settle_places(guild_id)

    def _finished(self, saved: SavedTable) -> TableSession:
        """Return an unregistered session of a finished table of this process. Raises ValueError."""
        session = self._make_session(saved, self.now, self)
        session.recall(saved)
        return session

    def copy(self, saved: SavedTable) -> TableSession:
        """Return an unregistered session for a table that another process serves (PR-2.3)."""
        return self._make_session(saved, self.now, NO_SURROUNDINGS)

    def _make_session(self, saved: SavedTable, now: Callable[[], float], surroundings: Surroundings[LiveTable]) -> TableSession:
        return TableSession(saved, self.store, self.postman, self.client, self.tempo, now, self.every_voice, self.searches, surroundings)

    def certain(self) -> bool:
        """Return whether this process certainly owns its tables now (PR-1.5)."""
        return self.processes.certain

    def reachable(self, table: LiveTable) -> bool:
        """Return whether presses arrive: on the board, and in direct messages if the game asks there."""
        return self.gateway_sessions.presses_arrive(table.guild_id, privately=game_of(table.game).presenter.turns is None)

    def leaning(self, table: LiveTable) -> Leaning | None:
        """Return how a table with these options leans."""
        return self.odds.of(table)

    def playing_elsewhere(self, user_id: int, table: LiveTable) -> int | None:
        """Return the channel of another running game on the same server in which a person still plays, None without one (CL-21.2)."""
        return self.channel_of_game(user_id, table.guild_id, besides=table.id)

    def channel_of_game(self, user_id: int, guild_id: int, *, besides: str = "") -> int | None:
        """Return the channel of the running game on a server in which a person still plays, None without one. ``besides``: a table."""
        tables = [session.table for session in self.sessions_in_guild(guild_id) if session.table.id != besides]
        return channel_of_game(tables, user_id)

    def plays_same_evening(self, user_id: int, table: LiveTable) -> bool:
        """Return whether a person still plays at another table of the same evening (CL-22.19); who is out there may come (CL-21.2)."""
        others = [other.table for other in self.sessions_of(user_id) if other.table.setup.evening == table.setup.evening]
        return channel_of_game([other for other in others if other.id != table.id], user_id) is not None

    def sits_elsewhere(self, user_id: int, table: LiveTable) -> bool:
        """Return whether a person sits at another table of this server; once eliminated here, they see only the public view (CL-21.2)."""
        return self._seat_index.plays(user_id, table)

    def faces(self, table: LiveTable) -> Mapping[int, str]:
        """Return the faces of the people at a table by their ids, as far as they are known; asks for the others (NT-3.2)."""
        return self.people_faces.of(table.guild_id, [seat.user_id for seat in table.people if seat.user_id is not None])

    def face_gone(self, user_id: int, table: LiveTable) -> None:
        """Drop the face of a person who has left the server."""
        self.people_faces.left(table.guild_id, user_id)

    def new_phase(self, table: LiveTable) -> None:
        """Ask Discord about the people of a table, where it does not report them."""
        self.roll_call.new_phase(table.guild_id)

    async def left(self, users: Collection[int], table: LiveTable) -> frozenset[int]:
        """Return those of these people who have left the server of a table; people about whom Discord does not answer have not."""
        return (await members_among(self.client.get_guild(table.guild_id), users)).gone

    def _faces_changed(self, guild_id: int, users: frozenset[int]) -> None:
        """Refresh the tables and evenings that show faces which have come or gone."""
        for session in list(self.sessions_in_guild(guild_id)):
            if not session.over and users & {seat.user_id for seat in session.table.people}:
                session.table.changed()
        for subscriber in self.subscribers:
            subscriber.faces_changed(guild_id, users)

    async def is_ours(self, guild_id: int) -> bool:
        """Return whether this process serves a server, as soon as that is certain (PR-1.5)."""
        while not self.certain() and self.processes.serves_or_regains(guild_id):  # noqa: ASYNC110 - the beat of a session tells nobody
            await asyncio.sleep(IN_DOUBT)
        return self.processes.serves(guild_id)

    def _load(self, saved: SavedTable) -> TableSession:
        session = self._make_session(saved, without_later_leaps(self.now), self)
        self.sessions[session.table.id] = session
        self.index.note(session)
        if not session.over:
            self._by_channel[session.table.channel_id] = session.table.id
        session.outages.look()
        session.table.subscribe(_Address(self, session))
        session.serve()
        return session

    def _unload(self, table_id: str) -> None:
        self._seat_index.drop(table_id)
        self.odds.leave(table_id)
        self.index.drop(table_id)
        session = self.sessions.pop(table_id, None)
        if session is not None:
            session.leave()
            session.table.forget_views()
        if session is not None and self._by_channel.get(session.table.channel_id) == table_id:
            del self._by_channel[session.table.channel_id]

    def unload_idle(self, since: float) -> None:
        """Unload finished tables without activity since then, and old faces; the buttons of these tables read the log."""
        self.people_faces.drop_old()
        for session in [session for session in self.sessions.values() if session.over and session.idle and session.looked_at < since]:
            self._unload(session.table.id)

    def unload_server(self, guild_id: int) -> None:
        """Unload all tables of a server whose data are about to be deleted."""
        for session in self.sessions_in_guild(guild_id):
            self._unload(session.table.id)

    def unload_person(self, user_id: int) -> bool:
        """Unload all finished tables that name a person; return False while one of them may still be stored as it was."""
        if self.owed_places.at_work:
            return False
        for session in [session for session in self.sessions.values() if session.over and session.table.stores(user_id)]:
            if not session.idle or session.at_work:
                return False
            self._unload(session.table.id)
        return True

    # ---- finding

    def session(self, table_id: str) -> TableSession | None:
        """Return the session of a table, or a copy of one elsewhere, or None. Raises Refused: no store."""
        return self.sessions.get(table_id) or self.processes.copy_of(table_id)

    def loaded(self, table_id: str) -> TableSession | None:
        """Return the session of a table, None when this process does not serve it."""
        return self.sessions.get(table_id)

    def table(self, table_id: str) -> LiveTable | None:
        """Return a table, None when this process does not serve it."""
        session = self.loaded(table_id)
        return session.table if session is not None else None

    def session_in(self, channel_id: int) -> TableSession | None:
        """Return the session of a channel: its lobby, its game, or its last story; None without one."""
        return self.loaded(self._by_channel.get(channel_id, ""))

    def table_in(self, channel_id: int) -> LiveTable | None:
        session = self.session_in(channel_id)
        return session.table if session is not None else None

    def sessions_of(self, user_id: int) -> list[TableSession]:
        """Return the sessions of running games with a seat of this person, the newest first."""
        return self.index.played_by(user_id)

    async def read_as(self, user_id: int, *, language: str, text_mode: bool, writes: bool) -> None:
        """Change how a person reads (or, ``writes``, writes) at the tables of this process, and refresh what they see (CL-16.2).

        Other processes learn it from the row (PR-2.5). Raises Refused.
        """
        await self.people_faces.follow_settings(user_id)
        for session in self.index.of_person(user_id):
            seat = session.table.seat_of(user_id)
            if seat is not None and await session.table.read_as(user_id, language=language, text_mode=text_mode, writes=writes):
                session.messages.seat_messages.refresh_hand(seat)
                session.table.changed()

    def sessions_in_guild(self, guild_id: int) -> Iterable[TableSession]:
        return self.index.of_guild(guild_id)

    async def open_lobby(
        self,
        guild_id: int,
        channel_id: int,
        host_id: int,
        host_name: str,
        game: str,
        options: Mapping[str, object],
        language: str,
        *,
        may_close: bool = False,
        evening: ForEvening | None = None,
    ) -> TableSession:
        """Open a new table. ``may_close``: the host may close the channel themselves. ``evening``: the wishes of its evening.

        Raises Refused: the channel has a table, too many elsewhere, unknown game, impossible options, no store.
        """
        wanted = LobbyRequest(
            guild_id=guild_id, channel_id=channel_id, host_id=host_id, host_name=host_name, game=game, options=options, language=language,
            may_close=may_close, evening=evening,
        )  # fmt: skip
        chosen = chosen_options(game, options)
        self._limits.check_limits(guild_id, host_id if evening is None or evening.kept_until is None else None)
        with self._limits.reserve(channel_id, wanted):
            try:
                row = new_row(wanted, chosen, await self.store.guild_settings(guild_id), self.tempo, self.now())
                await self.store.create_table(row)
            except ChannelTaken as wrong:
                raise Refused("table-busy") from wrong
            except StoreError as wrong:
                raise Refused("no-store") from wrong
            if not self.processes.serves_or_regains(guild_id):  # the shard was lost meanwhile: its new holder opens the table
                raise Refused("no-store")
            before = self.table_in(channel_id)
            if before is not None:
                self._unload(before.id)
            session = self._load(SavedTable(table=row, seats=(), entries=(), positions={}, pending=()))
        self._changed(session)
        return session

    async def move(self, session: TableSession, host_id: int, channel_id: int) -> None:
        """Continue a game without a channel in another one. Raises Refused: not its host, a busy channel, no store."""
        with self._limits.reserve(channel_id):
            before = self.session_in(channel_id)
            old = session.table.channel_id
            await session.host_moves.move(host_id, channel_id)
            if before is not None:
                self._unload(before.table.id)
            if self._by_channel.get(old) == session.table.id:
                del self._by_channel[old]
            self._by_channel[channel_id] = session.table.id
        session.outbox.trouble = ""  # that was the old channel's
        session.outbox.hurry()
        self._changed(session)

    # ---- changes

    def gateway_session(self, shard: int, *, lost: bool) -> None:
        """Note that a shard has lost its gateway session, or has one, and check at which tables presses arrive."""
        self.gateway_sessions.note(shard, lost=lost)
        for session in list(self.sessions.values()):
            session.outages.look()
        self._recovery.look()

    def _changed(self, session: TableSession) -> None:
        """React to a change at a table: deliver it, and schedule the next wake."""
        for subscriber in self.subscribers:
            subscriber.table_changed(session)
        self.odds.look(session.table)
        if session.table.phase == "lobby":
            session.table.faces()  # asked for now, they are there for the first board
        self.index.note(session)
        if session.table.phase == "ended":
            self.owed_places.note(session)
            self.settle_places(session.table.guild_id)  # another table may have waited for its place
        for other in self._seat_index.note(session):
            self._changed(other)
        if session.table.id in self._recovery:
            self._recovery.hurry(session.table.id)
            return
        self.scheduler.soon(session)


class _Address:
    """The callbacks of one session into the registry."""

    __slots__ = ("_registry", "_session")

    def __init__(self, registry: TableRegistry, session: TableSession) -> None:
        self._registry = registry
        self._session = session

    def table_changed(self, _committed: Sequence[Committed]) -> None:
        """React to a change at the table while it is registered."""
        if self._registry.sessions.get(self._session.table.id) is self._session:
            self._registry._changed(self._session)
