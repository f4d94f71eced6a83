"""One server with voice channels, people who come and go, tables that look after their voices, and a process that can be killed.

Discord tells of a change a moment later, takes ten edits of members in ten seconds, and keeps a server mute when somebody leaves voice.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.games import game_of
from bot.store import SeatRow, Store, StoreError, TableRow
from bot.tables.event_router import EventRouter
from bot.tables.moderation.server_voices import EveryVoice, OwedVoices
from bot.tables.moderation.voices import Voices
from bot.tables.refusal import Refused
from bot.tables.session.live_table import LiveTable
from bot.tables.session.message_state import read_message_state
from bot.tables.session.surroundings import NoSurroundings
from bot.tables.session.table_settings import TableSettings
from tests.bot.tables.conftest import Hearing
from tests.bot.tables.mortal_store import Durable, gone
from tests.bot.tables.simulated_time import now

GUILD, HOST = 1, 900
LATENCY, TOLD_AFTER = 0.05, 0.2
LOOK_EVERY = 5.0


class _Spoken:
    """Common parts of voice channels and stages of the stand-in."""

    def __init__(self, server: "Server", channel_id: int) -> None:
        self.id = channel_id
        self.server = server
        self.name = f"voice {channel_id}"
        self.granted = discord.Permissions.all()
        self.guild = cast(discord.Guild, server)

    @property
    def voice_states(self) -> dict[int, Any]:
        return {user: state for user, state in self.server.told.items() if state.channel.id == self.id}

    def permissions_for(self, obj: Any, /) -> discord.Permissions:
        return self.granted if obj is not None else discord.Permissions.none()


class Voice(_Spoken, discord.VoiceChannel):
    """A voice channel of the stand-in."""


class Stage(_Spoken, discord.StageChannel):
    """A stage of the stand-in."""


class Member:
    """A person, as far as the bot has been told of their voice."""

    def __init__(self, server: "Server", user: int) -> None:
        self.id = user
        self.bot = False
        self.server = server
        self.guild = server

    @property
    def voice(self) -> Any:
        return self.server.told.get(self.id)

    async def edit(self, *, mute: bool) -> None:
        await self.server.request(self.id, "mute" if mute else "unmute")

    async def move_to(self, channel: Voice) -> None:
        await self.server.request(self.id, f"move {channel.id}")


class Server:
    """The server. ``real`` is how voices are, ``told`` what the bot has heard of it."""

    id = GUILD
    unavailable = False
    shard_id = 0
    me = SimpleNamespace(id=0, guild_permissions=discord.Permissions.all())

    def __init__(self, *channels: int, stages: tuple[int, ...] = ()) -> None:
        self.channels: dict[int, Any] = {one: (Stage if one in stages else Voice)(self, one) for one in (*channels, *stages)}
        self.members: dict[int, Member] = {}
        self.real: dict[int, Any] = {}
        self.told: dict[int, Any] = {}
        self.marks: set[int] = set()
        """People muted by the server who are not in voice."""
        self.requests: list[tuple[float, int, str]] = []
        self.over_limit = 0
        self.deaf_to_mutes = False
        self.closed: set[int] = set()
        """Channels that the living cannot enter."""
        self.http = self
        self.on_voice: Callable[[int], None] = lambda _: None
        self.on_open: Callable[[int], None] = lambda _: None
        self._window: deque[float] = deque()
        self._events: deque[tuple[int, Any]] = deque()
        self.generation = 0

    def get_guild(self, _guild_id: int) -> "Server":
        return self

    def get_member(self, user: int) -> Member | None:
        return self.members.get(user)

    async def query_members(self, *, user_ids: list[int], limit: int, cache: bool) -> list[Member]:
        return [self.members[user] for user in user_ids if user in self.members]

    async def fetch_member(self, _user: int) -> Member:
        raise discord.NotFound(cast(Any, SimpleNamespace(status=404, reason="")), {"code": 10007, "message": ""})

    def get_role(self, role: int) -> int:
        return role

    async def edit_channel_permissions(self, channel: int, *_rights: object) -> None:
        self.closed.add(channel)

    async def delete_channel_permissions(self, channel: int, _role: int) -> None:
        self.closed.discard(channel)
        self.on_open(channel)

    def get_channel(self, channel: int) -> Any:
        return self.channels.get(channel)

    # ---- people

    def person(self, user: int) -> int:
        self.members.setdefault(user, Member(self, user))
        return user

    def enter(self, user: int, channel: int, *, suppress: bool = False) -> None:
        before = self.real.get(user)
        mute = before.mute if before is not None else user in self.marks
        self.marks.discard(user)
        self.real[user] = SimpleNamespace(channel=self.channels[channel], mute=mute, suppress=suppress)
        self._tell(user)

    def leave(self, user: int) -> None:
        before = self.real.pop(user, None)
        if before is not None and before.mute:
            self.marks.add(user)
        self._tell(user)

    def hand(self, user: int, *, mute: bool) -> None:
        """Somebody of the server mutes or unmutes a person in voice."""
        self.real[user].mute = mute
        self._tell(user)

    def muted(self, user: int) -> bool:
        return user in self.marks or (user in self.real and self.real[user].mute)

    def _tell(self, user: int) -> None:
        state = None if user not in self.real else SimpleNamespace(**vars(self.real[user]))
        self._events.append((user, state))
        asyncio.get_running_loop().call_later(TOLD_AFTER, self._heard)

    def _heard(self) -> None:
        user, state = self._events.popleft()
        if state is None:
            self.told.pop(user, None)
        else:
            self.told[user] = state
        self.on_voice(user)

    # ---- requests

    async def request(self, user: int, what: str) -> None:
        """Take an edit of a member; a client waits by the headers where there is no room."""
        generation = self.generation
        while self._window and self._window[0] <= now() - 10.0:
            self._window.popleft()
        if len(self._window) >= 10:
            await asyncio.sleep(self._window[0] + 10.0 - now())
            self._window.popleft()
        self._window.append(now())
        if generation != self.generation:
            await gone()
        self.requests.append((now(), user, what))
        self._apply(user, what)
        await asyncio.sleep(LATENCY)
        if generation != self.generation:
            await gone()

    def _apply(self, user: int, what: str) -> None:
        if user not in self.real:
            raise discord.HTTPException(cast(Any, SimpleNamespace(status=400, reason="")), {"code": 40032, "message": ""})
        if what.startswith("move"):
            self.real[user].channel = self.channels[int(what.split()[1])]
        elif not self.deaf_to_mutes:
            self.real[user].mute = what == "mute"
        self._tell(user)


class Play:
    """The course of a game, as far as voices look at it: a public view that the test sets."""

    def __init__(self, seats: int, talking: TableSettings) -> None:
        self.view = SimpleNamespace(round=1, phase="agent", seats=[_seat(number) for number in range(seats)])
        self.talk_log = SimpleNamespace(options=talking)
        self.answered_at = now()
        self.ended = False
        self.time = SimpleNamespace(released=lambda _now: 1, timers={})
        self.speeches = SimpleNamespace(floor=lambda _now, _view: None)
        self.timing = game_of("mafie").timing

    def open_asks(self, _now: float) -> tuple[()]:
        return ()

    def over(self, _now: float) -> bool:
        return self.ended

    def over_after(self, _told: int) -> bool:
        return self.ended

    def announced_by(self, announced: int, now: float) -> int:
        released: int = self.time.released(now)
        return min(announced, released)

    def public_after(self, _told: int) -> Any:
        return self.view

    def phase(self, phase: str, speaking: int | None = None) -> None:
        self.answered_at = now()
        self.view.phase = phase
        for seat in self.view.seats:
            seat.speaking = seat.seat == speaking

    def out(self, seat: int) -> None:
        self.view.seats[seat].living = False


def _seat(number: int) -> Any:
    return SimpleNamespace(seat=number, living=True, struck=False, speaking=False)


class Table:
    """A table that outlives processes; ``voices`` are those of the process that runs."""

    def __init__(self, name: str, people: list[int], voice: int, *, host: int = HOST, talking: Mapping[str, object] | None = None) -> None:
        self.name = name
        self.people = people
        self.voice = voice
        self.host = host
        self.play = Play(len(people), TableSettings(**{"voice": str(voice), **(talking or {})}))  # type: ignore[arg-type]
        self.live: LiveTable
        self.voices: Voices
        self.said: list[str] = []
        self.told_host: list[str] = []
        self.phase = "running"

    posted = announced = 1

    async def say(self, key: str, **_args: str) -> None:
        self.said.append(key)

    async def tell_host(self, key: str, **_args: str) -> None:
        self.told_host.append(key)


class DoubtfulProcess(NoSurroundings):
    """A process that may doubt whether it owns its tables."""

    def __init__(self, process: "Process") -> None:
        self._process = process

    def certain(self) -> bool:
        """Whether nothing is in doubt."""
        return not self._process.in_doubt


async def _unknown(_user: int) -> None:
    """Nobody who sits here leaves the server."""


class Process:
    """One life of the bot."""

    def __init__(self, server: Server, durable: Durable, tables: list[Table]) -> None:
        self.server = server
        self.durable = durable
        self.tables = tables
        self.dead = self.closing = False
        self.every = EveryVoice()
        self.in_doubt = False
        self.registry = SimpleNamespace(
            sessions={}, session_in=lambda _channel: None, sessions_in_guild=lambda _guild: self.sessions.values(), is_ours=self._is_ours
        )
        self.event_router = EventRouter(cast(Any, self.registry), OwedVoices(cast(Store, durable)), self.every, cast(Any, None), ())
        self.sessions: dict[str, Any] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        for table in tables:
            self._load(table)
        server.on_voice = self._voice
        server.generation += 1
        durable.on_kill = self.kill

    async def _is_ours(self, _guild: int) -> bool:
        while self.in_doubt:  # noqa: ASYNC110 - as the registry does
            await asyncio.sleep(1)
        return True

    def _load(self, table: Table) -> None:
        row = TableRow(
            id=table.name,
            guild_id=GUILD,
            channel_id=2,
            host_id=table.host,
            game="mafie",
            options={},
            setup={"silence": {"channel": True}},
            phase=cast(Any, table.phase),
        )
        seats = [SeatRow(seat=number, user_id=user, name=str(user)) for number, user in enumerate(table.people)]
        table.live = LiveTable(row, seats, cast(Store, self.durable), now)
        table.live.message_state = read_message_state(self.durable.surfaces.get(table.name, {}))
        table.live.message_state.silence.role, table.live.message_state.silence.role_ready = 77, True
        table.live.course = cast(Any, table.play)
        table.live.surroundings = DoubtfulProcess(self)
        table.voices = Voices(table.live, cast(Any, self.server), self.every, cast(Any, table))
        table.voices.join()
        table.live.subscribe(Hearing(lambda: self._spawn(self._soon(table))))
        self.sessions[table.name] = SimpleNamespace(
            table=table.live, silence=SimpleNamespace(voices=table.voices), departures=SimpleNamespace(member_gone=_unknown)
        )
        self._spawn(self._look(table))

    def _spawn(self, work: Any) -> None:
        if self.dead:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, table: Table) -> None:
        while not self.dead:
            await self._soon(table)
            await asyncio.sleep(LOOK_EVERY)

    async def _soon(self, table: Table) -> None:
        await asyncio.sleep(0.02)
        if not self.dead and not self.closing and table.live.phase == "running":
            with suppress(StoreError):
                await table.voices.attend()

    def _voice(self, user: int) -> None:
        member = self.server.get_member(user)
        if member is not None and not self.dead:
            self._spawn(self.event_router.voice_changed(cast(Any, member)))

    def press(self, table: Table, user: int) -> None:
        """Somebody presses the button that leads to the ghosts."""
        self._spawn(self._go(table, user))

    async def _go(self, table: Table, user: int) -> None:
        with suppress(Refused, StoreError):
            await table.voices.ghosts.go(user)

    def changed(self) -> None:
        """A message of a phase was posted."""
        self.every.of(GUILD).edits.wake()

    async def finish(self, table: Table) -> None:
        """A game ends: voices are given back, and who is not in voice is owed one."""
        table.play.ended = True
        await table.voices.restore()
        await OwedVoices(cast(Store, self.durable)).owe(GUILD, list(table.live.message_state.silence.muted))
        table.live.phase = table.phase = "ended"
        table.voices.leave()

    async def stop(self) -> None:
        """The bot stops in order."""
        self.closing = True
        for table in self.tables:
            if table.phase == "running":
                await table.voices.restore()
                await table.live.store_message_state()
                table.voices.leave()
        await self.every.close()
        self.kill()

    def kill(self) -> None:
        """The process is gone: nothing of it goes on."""
        self.dead = True
        self.server.generation += 1
        for table in self.tables:
            table.voices.leave()
        current = asyncio.current_task()
        for task in self._tasks:
            if task is not current:
                task.cancel()
