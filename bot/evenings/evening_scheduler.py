"""All evenings of this process: loaded, found, and woken by one clock (CL-1.5, 1.6).

A failure of one evening does not affect the others.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.discord_io.postman import Trouble
from bot.discord_io.rate_limiter import RateLimiter
from bot.evenings.coming_role import HELD, ComingRole
from bot.evenings.due import ADDRESSING, due_now, next_moment
from bot.evenings.due_actions import DueActions, OpenTables
from bot.evenings.evening import LiveEvening, saying_once, state_change
from bot.evenings.lobbies.lobby_opening import LobbyOpening
from bot.evenings.lobbies.table_channels import has_lost_voice, has_removed_bot, is_posted, is_reachable, server_of
from bot.evenings.member_leave import MemberLeave, people_of
from bot.evenings.message_state import EveningNotice
from bot.evenings.messages import EveningMessages
from bot.evenings.moments.recurrence import StoredStart, recomputed
from bot.evenings.moves.hosting import clock_set, retimed
from bot.evenings.moves.opening import was_away
from bot.evenings.moves.planning import ChosenTime, announce, lose_voice, move_to
from bot.evenings.new_evening import claim_call, owed_at
from bot.evenings.one_at_a_time import SerialRuns
from bot.evenings.pages.evening_end import EndScene, end_page
from bot.evenings.pages.evening_page import EveningScene, evening_page
from bot.evenings.scenes import closing_scene, evening_scene
from bot.evenings.scheduled_events import ScheduledEvents
from bot.evenings.series import SeriesScheduler
from bot.guilds.rights import living_roles
from bot.guilds.settings import read_server
from bot.presenting.page import Page
from bot.presenting.texts import Words
from bot.store import Store
from bot.store.evening_rows import EveningChange, EveningState, SavedEvening
from bot.tables.refusal import Refused, refused_without_store
from bot.tables.registry import TableRegistry
from bot.tables.scheduler import IN_DOUBT
from bot.tables.session.table_settings import server_settings
from bot.tables.table_session import TableSession
from bot.tables.wake_queue import WakeQueue

log = logging.getLogger(__name__)

SOON = 0.05
"""Seconds between a change of an evening and its next attendance."""

STUCK = 30.0
"""Seconds until the next attendance after a due action that changed nothing."""

UNLOADED = 1.0
"""Seconds until the next attendance while the server is not loaded, or its people cannot press."""

CLOSING = 2.0
"""Seconds for which a shutdown waits for messages being sent."""

SHOWN_AGAIN = 600.0
"""Seconds between two reposts of a managed message."""

MOST_OF_A_SERVER, MOST_OF_A_HOST = 10, 3
"""Most evenings in a poll or planned (CL-1.8)."""

MOST_DRAFTS = 3
"""Most drafts of a person; another one replaces the oldest (CL-1.8)."""

ALIVE: tuple[EveningState, ...] = ("draft", "poll", "planned", "open", "missed")

STILL_TOLD = 86_400.0
"""Seconds after its end for which an evening is loaded, to send what is pending, at a start or when its server adds the bot again."""


class EveningScheduler:
    """The evenings by id, and the clock that wakes them."""

    def __init__(self, registry: TableRegistry, store: Store, on_over: Callable[[], None]) -> None:
        """``on_over`` is called when an evening has ended and sent everything: a deletion of somebody's data may wait for it (CL-16.5)."""
        self.registry = registry
        self.store = store
        self.evenings: dict[str, LiveEvening] = {}
        self._on_over = on_over
        self.calendar = ScheduledEvents(registry)
        self.series = SeriesScheduler(registry, self.create, self._say_once)
        self.leaving = MemberLeave(registry, self.series)
        self.due_actions = DueActions(registry, self.leaving)
        self.coming_role = ComingRole(registry, store, lambda guild_id: self.in_guild(guild_id, "planned", "open"))
        self._tables = OpenTables(self.due_actions)
        self._messages: dict[str, EveningMessages] = {}
        self._wake_queue = WakeQueue(registry.now, self._wake)
        self._dms = RateLimiter(1, 1.0 / max(1.0, registry.tempo.posts[0] / registry.tempo.posts[1]), time.monotonic)
        self._looks = SerialRuns(lambda evening: self._wake_queue.ask(registry.now(), evening))
        self._open = False
        self._limits = asyncio.Lock()
        """Held while evenings are counted and one is drafted, dropped, or added to those planned (CL-1.8)."""

    # ---- opening and closing

    async def open(self) -> None:
        """Load all evenings that are not over, and start the clock. Raises StoreError."""
        self.series.start()
        if not self.registry.processes.shared:
            await self.load_owned()
        self._open = True
        self._wake_queue.start()
        self.coming_role.start()
        self.wake_all()

    async def load_owned(self) -> None:
        """Load the evenings and series of the servers that this process owns now (PR-1.4). Raises StoreError."""
        await self._load((*await self.store.evenings.in_states(*ALIVE), *await self._just_ended()))
        await self._recompute()
        await self.series.load_owned()
        for guild_id in {*await self.store.servers_holding(HELD), *(one.row.guild_id for one in self.evenings.values())}:
            if self.registry.processes.serves(guild_id):
                self.coming_role.ask(guild_id)
        for guild_id in {one.row.guild_id for one in self.evenings.values()}:
            self.registry.roll_call.ask(guild_id)
        self.wake_all()

    async def _just_ended(self) -> tuple[SavedEvening, ...]:
        return await self.store.evenings.ended_since(self.registry.now() - STILL_TOLD)

    async def _load(self, rows: Iterable[SavedEvening]) -> None:
        """Load those of the servers that this process owns."""
        for saved in rows:
            if not self.registry.processes.serves(saved.evening.guild_id) or saved.evening.id in self.evenings:
                continue
            try:
                evening = self._add(saved)
                await evening.do(was_away)
            except ValueError as fault:  # a damaged row fails this evening alone
                log.error("evening %s cannot be read: %s", saved.evening.id, type(fault).__name__)
            except Refused as refused:  # loaded, but the absence of the bot could not be stored
                log.error("evening %s: the absence of the bot is not stored: %s", saved.evening.id, refused.key)

    def release_servers(self, leaving: Callable[[int], bool]) -> None:
        """Unload the evenings of servers for which ``leaving`` is true: another process owns them now."""
        for evening in [one for one in self.evenings.values() if leaving(one.row.guild_id)]:
            self._looks.stop(evening.id)
            self._forget(evening.id)
        self.series.release_servers(leaving)

    def wake_all(self) -> None:
        """Attend to every evening now: the process has started, or the clock was set."""
        for evening in self.evenings:
            self._wake_queue.ask(0.0, evening)
        self.series.wake_all()

    async def reload(self) -> None:
        """Reload all evenings: another process may have deleted a person's data. Raises StoreError."""
        for evening in tuple(self.evenings.values()):
            with contextlib.suppress(Refused):  # deleted, or the store does not answer
                await evening.reload()
        await self.series.reload()

    async def clock_set(self, by: float) -> None:
        """Follow a wall clock that was set ``by`` seconds, as after downtime; nothing is done twice."""
        for evening in list(self.evenings.values()):
            try:
                await evening.do(clock_set(by))
                await evening.do(was_away)
            except Refused as refused:
                log.error("evening %s: the set clock is not stored: %s", evening.id, refused.key)
        self.calendar.connection_lost()
        self.wake_all()

    async def close(self) -> None:
        """Stop the clock and finish messages being sent; the next start sends what is still pending."""
        self._open = False
        await self.series.close()
        await self.coming_role.close(CLOSING)
        await self._wake_queue.close()
        await self._looks.close(CLOSING)

    async def _recompute(self) -> None:
        """Recompute the instants of planned wall times, since zone data may have changed (CL-2.11)."""
        ahead = [
            StoredStart(one.id, datetime.fromisoformat(one.row.wall_time), one.row.zone, int(one.row.starts_at))
            for one in self.evenings.values()
            if one.row.state == "planned" and one.row.starts_at is not None
        ]
        for evening_id, moment in recomputed(ahead, int(self.registry.now())):
            if (evening := self.evenings.get(evening_id)) is None:  # dropped or given back meanwhile
                continue
            try:
                await evening.do(retimed(moment))
            except Refused as refused:
                log.error("evening %s: its new instant is not stored: %s", evening.id, refused.key)

    async def member_gone(self, guild_id: int, user_id: int) -> None:
        """Free the chairs of a member who has left the server, or has a table-ban; tell them nothing more, of past evenings either."""
        self.coming_role.gone(guild_id, user_id)
        past = [one for one in self.evenings.values() if one.row.guild_id == guild_id and one.final]
        for evening in (*self.in_guild(guild_id), *past):
            await self.leaving.gone(evening, user_id)

    def people_in(self, guild_id: int) -> frozenset[int]:
        """Return the people of the evenings of a server."""
        return frozenset[int]().union(*map(people_of, self.in_guild(guild_id)))

    def guild_available(self, guild_id: int) -> None:
        """Read the events of a server's evenings again: what was done to them meanwhile is reported by nobody (CL-6.6)."""
        for evening in self.in_guild(guild_id):
            self.calendar.read_again(evening.id)
            self._wake_queue.ask(self.registry.now() + SOON, evening.id)

    async def guild_joined(self, guild_id: int) -> None:
        """Load the evenings that ended within a day: without the bot, messages and events show them as before. Raises StoreError."""
        ended = [one for one in await self._just_ended() if one.evening.guild_id == guild_id]
        await self._load(ended)
        for one in ended:
            self._wake_queue.ask(self.registry.now() + SOON, one.evening.id)

    async def guild_gone(self, guild_id: int) -> None:
        """Cancel the open evenings of a server that has removed the bot."""
        await self.leaving.guild_gone(self.in_guild(guild_id, "open"))

    async def channel_gone(self, channel_id: int) -> None:
        """Move the lobbies of a deleted channel, and check the evenings that use it (CL-22.7, 22.8). Raises Refused."""
        for evening in list(self.evenings.values()):
            if evening.row.state == "open":
                opening = self.lobby_opening(evening)
                for session in opening.alive:
                    if session.table.channel_id == channel_id:
                        await opening.leave(session)
            if channel_id == evening.row.channel_id or str(channel_id) in (*evening.plan.channels, evening.plan.voice):
                self.permissions_changed(evening.row.guild_id)

    def faces_changed(self, guild_id: int, users: Collection[int]) -> None:
        """Draw the invitations that show these people again."""
        for evening in self.in_guild(guild_id, "planned", "open"):
            if any(one.user_id in users for one in evening.chairs().seated):
                self._wake_queue.ask(self.registry.now() + SOON, evening.id)

    def roles_changed(self, guild_id: int, user_id: int, roles: Collection[int]) -> None:
        """Note the roles of a member: the role of those who come may have been taken by hand."""
        self.coming_role.seen(guild_id, user_id, roles)

    def permissions_changed(self, guild_id: int) -> None:
        """Check the messages and tables of a server's evenings: its channels or permissions changed."""
        for evening in self.in_guild(guild_id):
            self._messages[evening.id].check_again()
            self._wake_queue.ask(self.registry.now() + SOON, evening.id)
        self.coming_role.ask(guild_id)

    async def _say_once(self, saved: SavedEvening, said: EveningNotice, mark: str) -> None:
        """Send a notice of an evening, which may be unloaded, once. Raises Refused: no store."""
        evening = self.evenings.get(saved.evening.id) or self._add(saved)
        await evening.do(saying_once(said, mark))
        if evening.id not in self.evenings:  # put away meanwhile: nothing was owed until now
            self._add(evening.saved)
        self._wake_queue.ask(self.registry.now() + SOON, evening.id)

    def _add(self, saved: SavedEvening) -> LiveEvening:
        evening = LiveEvening(saved, self.store, self.registry.now, self._evening_changed)
        self.evenings[evening.id] = evening
        self._messages[evening.id] = EveningMessages(
            evening,
            self.registry.postman,
            self.registry.personal,
            self._dms,
            self.registry.tempo.edit_every,
            self._page_of,
            self._page_of_end,
            lambda one: is_posted(self.registry, one),
        )
        return evening

    async def _page_of_end(self, evening: LiveEvening) -> Page | None:
        """Return the closing message, None while a game of the evening runs (CL-10.1, 10.3). Raises StoreError."""
        made = await self._end_of(evening, habit=True)
        return None if made is None else end_page(made)

    async def _page_of(self, evening: LiveEvening) -> Page:
        """Return the managed message; of an ended evening, a record with standing and next date. Raises StoreError."""
        scene = await self.pictured_scene(evening, end=await self._end_of(evening) if evening.row.state == "over" else None)
        mentioned = living_roles(server_of(self.registry, evening.row.guild_id), (evening.plan.called,))
        return evening_page(scene if mentioned else replace(scene, called=0))

    async def pictured_scene(self, evening: LiveEvening, words: Words | None = None, end: EndScene | None = None) -> EveningScene:
        """Return the scene as ``evening_scene``, with the picture of the invitation where the server wants it. Raises StoreError."""
        kept = await self.registry.store.guild_settings(evening.row.guild_id)
        pictured = read_server(kept).invitations and not kept.get("text_mode")
        faces = await self._faces_of(evening) if pictured and server_settings(kept).faces else {}
        return evening_scene(evening, words, end, pictured=pictured, faces=faces)

    async def _faces_of(self, evening: LiveEvening) -> Mapping[int, str]:
        if evening.row.state not in ("planned", "open"):
            return {}
        return await self.registry.people_faces.bring(evening.row.guild_id, [one.user_id for one in evening.chairs().seated])

    async def _end_of(self, evening: LiveEvening, *, habit: bool = False) -> EndScene | None:
        return await closing_scene(evening, self.registry, await self.series.next_at(evening.row.series_id), habit=habit)

    # ---- finding

    def evening(self, evening_id: str) -> LiveEvening | None:
        """Return a loaded evening, None for any other."""
        return self.evenings.get(evening_id)

    def in_guild(self, guild_id: int, *states: str) -> list[LiveEvening]:
        """Return a server's evenings in these states (default: any but drafts), the next one first."""
        wanted = states or ALIVE[1:]
        found = [one for one in self.evenings.values() if one.row.guild_id == guild_id and one.row.state in wanted]
        return sorted(found, key=lambda one: (one.row.starts_at or float("inf"), one.row.created_at))

    def sibling(self, evening: LiveEvening) -> LiveEvening | None:
        """Return the other planned evening of the same series, None without one (CL-4.7)."""
        planned = self.in_guild(evening.row.guild_id, "poll", "planned") if evening.row.series_id else []
        return next((one for one in planned if one is not evening and one.row.series_id == evening.row.series_id), None)

    def counting(self, guild_id: int, channel_id: int, user_id: int) -> str:
        """Return the open evening that a table opened by this person in this channel belongs to, "" without one (CL-9.8)."""
        evenings = self.in_guild(guild_id, "open")
        return next((one.id for one in evenings if one.may_host(user_id) and str(channel_id) in one.plan.channels), "")

    async def scheduled_event(self, what: str, data: Mapping[str, Any]) -> None:
        """Handle a gateway event ``GUILD_SCHEDULED_EVENT_<what>``, if it is about an event of ours."""
        event_id = int(data.get("guild_scheduled_event_id") or data.get("id") or 0)
        evening = next((one for one in self.evenings.values() if one.message_state.calendar.id == event_id), None)
        if evening is not None:
            await self.calendar.handle(evening, what, data)
            if self.calendar.is_unread(evening):
                self._wake_queue.ask(self.registry.now() + SOON, evening.id)

    def lobby_opening(self, evening: LiveEvening) -> LobbyOpening:
        """Return what opens the lobbies of an evening, which may be unloaded."""
        return LobbyOpening(evening, self.registry, lambda guild: self.due_actions.roles.get(guild, 0))

    # ---- making

    async def create(self, saved: SavedEvening) -> LiveEvening:
        """Store and load a new evening. Raises Refused: too many, no store."""
        async with self._limits:
            return await self._create(saved)

    async def _create(self, saved: SavedEvening) -> LiveEvening:
        row = saved.evening
        self._check_limits(row.guild_id, row.host_id)
        if row.state == "draft":
            await self._make_room(row.host_id)
        with refused_without_store():
            await asyncio.shield(self.store.evenings.create(saved))
        if not self.registry.processes.serves_or_regains(row.guild_id):  # the shard was lost meanwhile: its new owner loads the evening
            raise Refused("no-store")
        evening = self._add(saved)
        self._wake_queue.ask(self.registry.now() + SOON, evening.id)
        return evening

    async def announce(self, evening: LiveEvening, host_id: int) -> bool:
        """Announce a draft, with the mention of the server's role; False: it is announced already (CL-4.3). Raises Refused, StoreError."""
        async with self._limits:
            return await self._announce(evening, host_id)

    async def _announce(self, evening: LiveEvening, host_id: int) -> bool:
        row, now = evening.row, self.registry.now()
        if row.state != "draft":
            return False
        evening.only_host(host_id)
        self._check_limits(row.guild_id, row.host_id)
        owed = await owed_at(self.store, row.guild_id, row.series_id, now)
        announce(host_id, owed)(evening)  # a refusal does not use up the mention
        role = await claim_call(self.store, row.guild_id, self.registry.client.get_guild(row.guild_id), evening.plan, now)
        return await evening.do(announce(host_id, owed, role))

    async def call(self, draft: SavedEvening) -> tuple[LiveEvening, bool]:
        """Store and announce an evening in one go; of two presses the second finds the evening of the first (False).

        Raises Refused, StoreError.
        """
        row = draft.evening
        async with self._limits:
            for known in self.in_guild(row.guild_id, "planned"):
                if (known.row.host_id, known.row.starts_at) == (row.host_id, row.starts_at):
                    return known, False
            evening = await self._create(draft)
            return evening, await self._announce(evening, row.host_id)

    async def move(self, evening: LiveEvening, host_id: int, when: ChosenTime) -> None:
        """Move the start of an evening; a missed one is planned again, within the limits (CL-1.8, 4.7). Raises Refused."""
        async with self._limits:
            if evening.row.state == "missed":
                if self.sibling(evening) is not None:
                    raise Refused("ev-series-planned")
                self._check_limits(evening.row.guild_id, evening.row.host_id)
            await evening.do(move_to(host_id, when))

    def _check_limits(self, guild_id: int, host_id: int) -> None:
        """Raise Refused when server or host has the most evenings allowed (CL-1.8)."""
        here = self.in_guild(guild_id, "poll", "planned")
        if len(here) >= MOST_OF_A_SERVER:
            raise Refused("ev-too-many-here", n=MOST_OF_A_SERVER)
        if sum(one.row.host_id == host_id for one in here) >= MOST_OF_A_HOST:
            raise Refused("ev-too-many", n=MOST_OF_A_HOST)

    async def _make_room(self, host_id: int) -> None:
        """Drop the oldest drafts of a person who has the most drafts allowed. Raises Refused: no store."""
        drafts = [one for one in self.evenings.values() if one.row.state == "draft" and one.row.host_id == host_id]
        for oldest in sorted(drafts, key=lambda one: one.row.created_at)[: len(drafts) - MOST_DRAFTS + 1]:
            await self._drop(oldest)

    async def drop(self, evening: LiveEvening) -> None:
        """Delete a draft. Raises Refused: not a draft, no store."""
        async with self._limits:
            await self._drop(evening)

    async def _drop(self, evening: LiveEvening) -> None:
        if evening.row.state != "draft":
            raise Refused("ev-stale")
        with refused_without_store():
            await self.store.evenings.drop(evening.id)
        self._forget(evening.id)

    def _forget(self, evening_id: str) -> None:
        self.evenings.pop(evening_id, None)
        self._messages.pop(evening_id, None)
        self._tables.forget(evening_id)
        self._on_over()

    async def end(self, evening: LiveEvening, host_id: int | None, *, staff: bool = False) -> None:
        """End an evening (CL-10.1). Raises Refused."""
        await self.due_actions.end(evening, host_id, staff=staff)

    async def show_again(self, evening: LiveEvening) -> None:
        """Repost the managed message of an evening, at most once in ten minutes (CL-1.3). Raises Refused."""
        before, now = evening.message_state.message, self.registry.now()
        if not before or now - evening.message_state.shown_at < SHOWN_AGAIN:
            return
        try:
            await self.registry.postman.delete(evening.row.channel_id, before)
        except Trouble:  # leave it where it is rather than have two
            return
        await evening.do(lambda one: _unposted(one, before, now))

    # ---- the clock

    def table_changed(self, session: TableSession) -> None:
        if (evening := self.evenings.get(session.table.setup.evening)) is not None:
            self._wake_queue.ask(self.registry.now() + SOON, evening.id)

    def _evening_changed(self, evening: LiveEvening) -> None:
        """Attend to a changed evening, unless it is given back."""
        if self.evenings.get(evening.id) is evening:
            self._wake_queue.ask(self.registry.now() + SOON, evening.id)
            self.coming_role.ask(evening.row.guild_id)

    def _wake(self, evening_id: str) -> None:
        evening = self.evenings.get(evening_id)
        if evening is None or not self._open:
            return
        if not self.registry.certain():  # ownership is in doubt: wait until it is known
            self._wake_queue.ask(self.registry.now() + IN_DOUBT, evening_id)
            return
        self._looks.begin(evening_id, lambda: self._attend(evening))

    async def _attend(self, evening: LiveEvening) -> None:
        """Do what is due at one evening; log a failure and retry later."""
        if self.evenings.get(evening.id) is not evening:  # a draft that was dropped since
            return
        try:
            later = await self._do_due(evening)
        except Refused:  # the store does not answer
            later = self.registry.now() + 5.0
        except Exception as fault:
            log.error("evening %s failed: %s", evening.id, type(fault).__name__, exc_info=fault)
            later = self.registry.now() + 30.0
        if evening.id in self.evenings and later is not None:
            self._wake_queue.ask(later, evening.id)

    async def _do_due(self, evening: LiveEvening) -> float | None:
        messages = self._messages[evening.id]  # somebody may drop a draft meanwhile
        done, waits = None, None
        if not evening.final and has_lost_voice(self.registry, evening):
            await evening.do(lose_voice)
        while (due := due_now(evening)) is not None:
            if due in ADDRESSING and not is_reachable(self.registry, evening.row.guild_id):
                waits = self.registry.now() + UNLOADED
                break
            if done == (due, evening.row.version):  # nothing changed: repeating would never end
                log.error("evening %s is stuck at %s", evening.id, due)
                return self.registry.now() + STUCK
            done = (due, evening.row.version)
            if due == "drop":
                await self.drop(evening)
                return None
            await self.due_actions.do(evening, due)
        await self.series.follow(evening)
        known = await self._late_known(evening, messages.told_late)
        times = [
            waits,
            next_moment(evening),
            await self._tables.attend(evening, self.lobby_opening(evening)),
            await messages.attend() if known else self.registry.now() + UNLOADED,
            await self.calendar.attend(evening),
        ]
        later = min((when for when in times if when is not None), default=None)
        if evening.final and later is None and not evening.message_state.pending:
            self._forget(evening.id)
        return later

    async def _late_known(self, evening: LiveEvening, late: frozenset[int]) -> bool:
        """Drop what is pending since before the start for those of ``late`` who have left; False while their server is not loaded.

        A server that has removed the bot tells nothing of its members.
        """
        if late and not has_removed_bot(self.registry, evening.row.guild_id):
            if not is_reachable(self.registry, evening.row.guild_id):
                return False
            await self.leaving.untell(evening, late)
        return True


def _unposted(evening: LiveEvening, message: int, now: float) -> EveningChange:
    """Note that the managed message was deleted for a repost, unless a change has posted another one meanwhile."""
    return state_change(evening, shown_at=now, **{"message": 0, "page": ""} if evening.message_state.message == message else {})
