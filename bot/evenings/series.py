"""Series of evenings (CL-4.6 to 4.8): at most one evening of each is planned, and its end creates the next one."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from typing import Any

import discord
from msgspec.structs import replace as with_fields

from bot.discord_io.members import members_among
from bot.discord_io.request_faults import REQUEST_FAULTS
from bot.evenings.evening import LiveEvening, columns
from bot.evenings.lobbies.table_channels import has_removed_bot, is_reachable
from bot.evenings.message_state import EveningNotice
from bot.evenings.moments.recurrence import Recurrence, next_of
from bot.evenings.moments.wall import Moment
from bot.evenings.new_evening import claim_call, owed_at
from bot.evenings.plan import Plan, copied, read_plan
from bot.guilds.settings import read_server
from bot.runtime.ids import derived_id
from bot.store import StoreError
from bot.store.evening_rows import EveningChange, EveningRow, SavedEvening, SeriesRow
from bot.store.keyed_locks import KeyedLocks
from bot.tables.refusal import Refused, refused_without_store
from bot.tables.registry import TableRegistry
from bot.tables.wake_queue import WakeQueue
from engines import GAMES

log = logging.getLogger(__name__)

DAY = 86_400.0
SOONEST = 600.0
"""Least seconds from now to the start of an evening (CL-2.8)."""

POSTED_BEFORE = 7 * DAY
"""Seconds before its start at which the next evening is posted (CL-4.7)."""

UNTOUCHED = 60 * DAY
"""Seconds without a press of its host after which a series ends (CL-4.6)."""

TOUCHED_EVERY = 3600.0
"""Least seconds between two stored presses of a host."""

AGAIN, LATER = 30.0, 6 * 3600.0
"""Seconds until a retry: after a store failure or while the server is not loaded, and while something is missing."""

DONE = ("over", "cancelled", "missed")

ENDED = "series-over"
"""The mark of the notice that a series has lapsed."""

Create = Callable[[SavedEvening], Awaitable[LiveEvening]]
SayOnce = Callable[[SavedEvening, EveningNotice, str], Awaitable[None]]
"""Sends a notice of an old evening, once under the given mark."""


class SeriesScheduler:
    """The series of this process, woken by one clock."""

    def __init__(self, registry: TableRegistry, create: Create, tell: SayOnce) -> None:
        self._registry = registry
        self._create = create
        self._tell = tell
        self.rows: dict[str, SeriesRow] = {}
        self._unsaved_presses: set[str] = set()
        """Series with a press of the host that is not stored yet."""
        self._wake_queue = WakeQueue(registry.now, self._wake)
        self._at_work: set[asyncio.Task[None]] = set()
        self._lock = asyncio.Lock()
        self._writing = KeyedLocks()
        """Has changes of one series take turns."""

    def start(self) -> None:
        self._wake_queue.start()

    async def load_owned(self) -> None:
        """Load the running series of the servers that this process owns now. Raises StoreError."""
        self.rows = {row.id: self.rows.get(row.id, row) for row in await self._ours()}
        self.wake_all()

    async def _ours(self) -> list[SeriesRow]:
        return [row for row in await self._registry.store.evenings.series() if self._registry.processes.serves(row.guild_id)]

    def release_servers(self, leaving: Callable[[int], bool]) -> None:
        """Unload the series of servers for which ``leaving`` is true."""
        for row in [row for row in self.rows.values() if leaving(row.guild_id)]:
            del self.rows[row.id]
            self._unsaved_presses.discard(row.id)

    def wake_all(self) -> None:
        """Attend to every series now."""
        for series_id in self.rows:
            self._wake_queue.ask(0.0, series_id)

    async def reload(self) -> None:
        """Reload the running series: those of a person whose data was deleted have ended (CL-16.4). Raises StoreError."""
        async with self._lock:
            self.rows = {row.id: row for row in await self._ours()}
            self._unsaved_presses &= self.rows.keys()

    async def close(self) -> None:
        await self._wake_queue.close()
        await asyncio.gather(*self._at_work, return_exceptions=True)

    # ---- the host

    def touch(self, evening: LiveEvening, user_id: int) -> None:
        """Note a press at an evening: a press of its host keeps the series running (CL-4.6)."""
        row = self.rows.get(evening.row.series_id or "")
        now = self._registry.now()
        if row is not None and user_id == row.host_id and now - row.touched_at > TOUCHED_EVERY:
            self.rows[row.id] = replace(row, touched_at=now)
            self._unsaved_presses.add(row.id)
            self._wake_queue.ask(now, row.id)

    async def end(self, series_id: str | None) -> None:
        """End a series if it runs. Raises Refused: no store."""
        await self._change(series_id, state="ended")

    async def hand_over(self, series_id: str | None, host_id: int) -> None:
        """Give a series a new host. Raises Refused: no store."""
        await self._change(series_id, host_id=host_id, touched_at=self._registry.now())

    async def _change(self, series_id: str | None, **fields: Any) -> None:
        """Change these fields of a series if it still runs when earlier changes are stored. Raises Refused: no store."""
        async with self._writing.of(series_id or ""):
            if (row := self.rows.get(series_id or "")) is None:
                return
            await self._store(replace(row, **fields))
            if (now := self.rows.pop(row.id, None)) is not None and (changed := replace(now, **fields)).state == "running":
                self.rows[row.id] = changed  # with a press that came meanwhile; unless another process has the series by now

    async def _store(self, row: SeriesRow) -> None:
        """Write a series in its turn of ``_writing``. Raises Refused: no store."""
        with refused_without_store():
            await asyncio.shield(self._registry.store.evenings.put_series(row))

    # ---- its evenings

    async def follow(self, evening: LiveEvening) -> None:
        """Begin, change or end the series of an evening with its plan; wake it when the evening ends. Raises Refused: no store."""
        row, plan = evening.row, evening.plan
        series = self.rows.get(row.series_id or "")
        if row.state in ("planned", "open") and row.starts_at is not None:
            if series is None and plan.repeat is not None:
                await self._begin_or_end(evening)
            elif series is not None and plan.repeat is None:
                await self.end(series.id)
            elif series is not None and plan.repeat is not None and plan.repeat != series.rule:
                await self._change(series.id, rule=plan.repeat, wall_time=row.wall_time, zone=row.zone)
        elif series is not None and row.state in DONE:
            self._wake_queue.ask(self._registry.now(), series.id)

    async def _begin_or_end(self, evening: LiveEvening) -> None:
        """Begin the series of an evening, again if its host has ended it before; after the series lapsed, the evening repeats no more."""
        if ENDED in evening.message_state.asked:
            await evening.do(_repeats_no_more)
        elif evening.row.series_id is None or evening.row.series_id not in {row.id for row in await self._running()}:
            await self._begin(evening)

    async def _running(self) -> list[SeriesRow]:
        with refused_without_store():
            return await self._ours()

    async def _begin(self, evening: LiveEvening) -> None:
        """Store the series first: after a kill in between, the next start stores it again."""
        row, plan = evening.row, evening.plan
        assert plan.repeat is not None
        made = SeriesRow(
            id=row.series_id or f"s{row.id[1:]}",
            guild_id=row.guild_id,
            host_id=row.host_id,
            rule=plan.repeat,
            wall_time=row.wall_time,
            zone=row.zone,
            plan=plan.json(),
            touched_at=self._registry.now(),
        )
        async with self._writing.of(made.id):
            await self._store(made)
            self.rows[made.id] = made
        await evening.do(lambda one: _joins(one, made.id))

    async def next_at(self, series_id: str | None) -> float | None:
        """Return when the next evening of a series begins (unix seconds), None without one. Raises StoreError."""
        row = self.rows.get(series_id or "")
        last = None if row is None else await self._registry.store.evenings.last_of_series(row.id)
        if row is None or last is None:
            return None
        if last.evening.state not in DONE:
            return last.evening.starts_at
        return float((await self._next(row, last)).instant)

    # ---- the clock

    def _wake(self, series_id: str) -> None:
        task = asyncio.create_task(self._attend(series_id), name=f"series {series_id}")
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def _attend(self, series_id: str) -> None:
        try:
            async with self._lock:
                later = await self._do_due(series_id)
        except (StoreError, Refused):
            later = self._registry.now() + AGAIN
        except Exception as fault:  # it fails this series alone
            log.error("series %s failed: %s", series_id, type(fault).__name__, exc_info=fault)
            later = self._registry.now() + LATER
        if later is not None and series_id in self.rows:
            self._wake_queue.ask(later, series_id)

    async def _do_due(self, series_id: str) -> float | None:
        row = self.rows.get(series_id)
        if row is None:
            return None
        if series_id in self._unsaved_presses:
            await self._change(series_id)
            self._unsaved_presses.discard(series_id)
            row = self.rows.get(series_id, row)
        last, now = await self._registry.store.evenings.last_of_series(series_id), self._registry.now()
        if not self._is_current(row):
            return now
        if not is_reachable(self._registry, row.guild_id):  # who is there is not known yet, as just after a start
            return now + (LATER if has_removed_bot(self._registry, row.guild_id) else AGAIN)
        if last is None:  # killed before its first evening stored the series: that evening begins it again
            return None
        if now >= row.touched_at + UNTOUCHED:
            if await self._host_is_there(row):
                await self._tell(last, EveningNotice("ev-series-over", to=row.host_id, loud=True), ENDED)
            if not self._is_current(row):
                return now
            await self.end(series_id)
            return None
        if last.evening.state not in DONE:
            return row.touched_at + UNTOUCHED
        moment = await self._next(row, last)
        if now < moment.instant - POSTED_BEFORE:
            return min(moment.instant - POSTED_BEFORE, row.touched_at + UNTOUCHED)
        return await self._post(row, last, moment)

    async def _next(self, row: SeriesRow, last: SavedEvening) -> Moment:
        """Return the time of the next evening: the wall time of the first, in the server's current zone (CL-2.10, 2.12)."""
        zone = read_server(await self._registry.store.guild_settings(row.guild_id)).zone or row.zone
        stood_for = read_plan(last.evening.plan).occurs or last.evening.starts_at or 0.0
        after = max(stood_for, self._registry.now() + SOONEST)
        return next_of(datetime.fromisoformat(row.wall_time), Recurrence(row.rule), zone, int(after))

    async def _post(self, row: SeriesRow, last: SavedEvening, moment: Moment) -> float | None:
        """Create the next evening unless something it needs is missing; return when to attend again (CL-4.7, 4.8)."""
        plan, now = read_plan(last.evening.plan), self._registry.now()
        if not await self._host_is_there(row):
            heir = await self._heir(row, plan)
            if heir is None:  # wait for the host to come back (CL-22.11)
                return now + LATER
            if not self._is_current(row):
                return now
            await self.hand_over(row.id, heir.id)
            if (handed := self.rows.get(row.id)) is None:
                return None
            row = handed
        if row.host_id in await self._registry.store.members.wishing("forget"):  # it ends when their data is deleted (CL-16.5)
            return now + LATER
        if gone := await self._gone(last.evening, plan):
            said = EveningNotice(f"ev-series-no-{gone}", to=row.host_id, loud=True)
            await self._tell(last, said, f"series-{gone}")
            return now + LATER
        if not self._is_current(row):  # asking Discord takes a while; and nobody may be called for an evening that is not made
            return now
        if row.host_id != last.evening.host_id:
            plan = await self._of_new_host(row, plan)
        made = await self._made(row, last, plan, moment)
        if not self._is_current(row):
            return now
        await self._create(made)
        return row.touched_at + UNTOUCHED

    def _is_current(self, row: SeriesRow) -> bool:
        """Whether nobody has ended, changed or handed over the series since its row was read; else it is attended again."""
        return self.rows.get(row.id) is row

    async def _gone(self, evening: EveningRow, plan: Plan) -> str:
        """Return what the next evening lacks: ``channel``, ``game``, or "" for nothing."""
        for channel in (evening.channel_id, *map(int, plan.channels)):
            if await self._is_gone(channel):
                return "channel"
        return "" if all(game.game in GAMES for game in plan.games) else "game"

    async def _is_gone(self, channel: int) -> bool:
        """Whether a channel is gone or closed to the bot; Discord tells of no archived thread, so an unknown one is fetched."""
        if self._registry.client.get_channel(channel) is not None:
            return False
        try:
            await self._registry.client.fetch_channel(channel)
        except (discord.NotFound, discord.Forbidden):
            return True
        except REQUEST_FAULTS as wrong:
            raise Refused("no-store") from wrong  # nobody knows: look again soon
        return False

    async def _host_is_there(self, row: SeriesRow) -> bool:
        guild = self._registry.client.get_guild(row.guild_id)
        if guild is None:
            return False
        return not await self._registry.admission.shut_out(row.guild_id, (row.host_id,))

    async def _heir(self, row: SeriesRow, plan: Plan) -> discord.Member | None:
        """Return the first co-host who may be at the evenings of a series, None without one."""
        guild, cohosts = self._registry.client.get_guild(row.guild_id), tuple(map(int, plan.cohosts))
        if guild is None or not cohosts:
            return None
        banned = await self._registry.admission.banned(row.guild_id, cohosts)
        here = (await members_among(guild, frozenset(cohosts) - banned)).here
        return next((here[one] for one in cohosts if one in here), None)

    async def _of_new_host(self, row: SeriesRow, plan: Plan) -> Plan:
        """Return the plan of an earlier host's evening for the present host of the series."""
        host = (await members_among(self._registry.client.get_guild(row.guild_id), (row.host_id,))).here.get(row.host_id)
        cohosts = tuple(one for one in plan.cohosts if one != str(row.host_id))
        return with_fields(plan, host_name=plan.host_name if host is None else host.display_name, cohosts=cohosts)

    async def _made(self, row: SeriesRow, last: SavedEvening, plan: Plan, moment: Moment) -> SavedEvening:
        """Return the next evening: the last one's plan and co-hosts without its answers (CL-4.8)."""
        store, now = self._registry.store, self._registry.now()
        following = copied(
            plan,
            repeat=row.rule,
            announced_at=now,
            called=await claim_call(store, row.guild_id, self._registry.client.get_guild(row.guild_id), plan, now),
            owed=tuple(map(str, await owed_at(store, row.guild_id, row.id, now))),
            shift=moment.shift,
            occurs=float(moment.instant),
        )
        made = EveningRow(
            id=_id_of(row.id, moment.instant),
            guild_id=row.guild_id,
            channel_id=last.evening.channel_id,
            host_id=row.host_id,
            state="planned",
            name=last.evening.name,
            starts_at=float(moment.instant),
            zone=moment.zone,
            wall_time=moment.wall.isoformat(timespec="minutes"),
            series_id=row.id,
            plan=following.json(),
            created_at=now,
        )
        return SavedEvening(evening=made)


def _repeats_no_more(evening: LiveEvening) -> EveningChange:
    """Turn the repetition of an evening off: its series has lapsed. Its host may turn it on again."""
    state = evening.message_state
    asked = tuple(one for one in state.asked if one != ENDED)
    made = columns(evening, new_plan=with_fields(evening.plan, repeat=None))
    return EveningChange(columns={**made, "surfaces": with_fields(state, asked=asked).json()})


def _joins(evening: LiveEvening, series_id: str) -> EveningChange | None:
    if evening.row.series_id is not None:
        return None
    plan = with_fields(evening.plan, occurs=evening.row.starts_at)
    return EveningChange(columns=columns(evening, new_plan=plan, series_id=series_id))


def _id_of(series_id: str, instant: int) -> str:
    """Return the id of a series' evening at an instant: always the same, so that the store accepts it once (CL-1.6)."""
    return f"e{derived_id(series_id, instant)}"
