"""All tables of this process: opening, finding, waking and closing them.

There is one clock for all: a heap of the moments at which some table has something to do. A table that fails stays alone with its failure.
"""

import asyncio
import heapq
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from typing import Any

import discord
from msgspec.structs import replace

import engines
from bot.settings import Settings
from bot.store import SavedTable, Store, StoreError, TableRow
from bot.tables.delivery.postman import Postman
from bot.tables.record.core import LiveTable
from bot.tables.record.lobby import sealed
from bot.tables.record.setup import read_setup
from bot.tables.refusal import Refused
from bot.tables.returning import Returning
from bot.tables.room import OWED_VOICES, Room
from bot.tables.tempo import Tempo

log = logging.getLogger(__name__)

SOON = 0.05
"""Seconds between a change at a table and the look at what it brings; many changes share one look."""

LOOKS = 10
"""How often a table is looked at, at most, while its board may be edited once: in a ballot twenty people press within a second."""

OF_THE_SERVER = ("clocks", "factor", "beat", "text_mode", "silence")
"""Settings of a server that its new tables take over."""

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


class House:
    """The tables by id and by channel, and the clock that wakes them."""

    def __init__(
        self, client: discord.Client, store: Store, settings: Settings, *, tempo: Tempo | None = None, now: Callable[[], float] = time.time
    ) -> None:
        self.client = client
        self.store = store
        self.settings = settings
        self.now = now
        self.tempo = tempo or Tempo()
        token = settings.discord_token
        self.postman = Postman(client, self.tempo.posts, key=token.get_secret_value() if token is not None else "")
        self.rooms: dict[str, Room] = {}
        self._by_channel: dict[int, str] = {}
        self._due: list[tuple[float, str]] = []
        self._wanted: dict[str, float] = {}
        """When each table is looked at next; what stands otherwise in the heap is out of date."""
        self._woken = asyncio.Event()
        self._clock: asyncio.Task[None] | None = None
        self._closing = False
        self._returning = Returning(self._changed)
        self._at_work: set[asyncio.Task[None]] = set()

    # ---- opening and closing

    async def open(self) -> None:
        """Lay all tables that were laid when the bot stopped, and start the clock. Raises StoreError."""
        async for saved in self.store.tables_in("lobby", "running", "paused"):
            try:
                room = self._lay(saved)
                room.recall(saved)
            except (engines.ReplayDiverged, engines.BadSetup, KeyError, ValueError) as wrong:
                self._unlay(saved.table.id)
                log.error("table %s cannot be laid again: %s: %s", saved.table.id, type(wrong).__name__, wrong)
            else:
                self._returning.add(room)
            await asyncio.sleep(0)
        self._returning.start()
        self._clock = asyncio.create_task(self._tick(), name="clock of the house")

    async def close(self) -> None:
        """Stop the clock, let what is being delivered be delivered, and give back every voice."""
        self._closing = True  # asyncio.wait_for of Python 3.11 may swallow a cancellation
        if self._clock is not None:
            self._clock.cancel()
            await asyncio.gather(self._clock, return_exceptions=True)
            self._clock = None
        await self._returning.close()
        await asyncio.gather(*self._at_work, return_exceptions=True)
        for room in self.rooms.values():
            await room.close()

    def _lay(self, saved: SavedTable) -> Room:
        room = Room(saved, self.store, self.postman, self.client, self.tempo, self.now)
        self.rooms[room.table.id] = room
        self._by_channel[room.table.channel_id] = room.table.id
        room.table.on_change = lambda: self._changed(room)
        return room

    def _unlay(self, table_id: str) -> None:
        room = self.rooms.pop(table_id, None)
        if room is not None and self._by_channel.get(room.table.channel_id) == table_id:
            del self._by_channel[room.table.channel_id]

    # ---- finding

    def room(self, table_id: str) -> Room | None:
        """Return the table ``table_id`` with everything around it, None when it is not laid here."""
        return self.rooms.get(table_id)

    def table(self, table_id: str) -> LiveTable | None:
        """Return the table ``table_id``, None when it is not laid here."""
        room = self.rooms.get(table_id)
        return room.table if room is not None else None

    def room_in(self, channel_id: int) -> Room | None:
        """Return the table of a channel (its lobby, its game, or its last story) with everything around it, None when there is none."""
        table_id = self._by_channel.get(channel_id)
        return self.rooms.get(table_id) if table_id is not None else None

    def table_in(self, channel_id: int) -> LiveTable | None:
        """Return the table of a channel, None when there is none."""
        room = self.room_in(channel_id)
        return room.table if room is not None else None

    def rooms_of(self, user_id: int) -> list[Room]:
        """Return the running tables at which a person sits with everything around them, the newest first."""
        found = [
            room for room in self.rooms.values() if room.table.phase in ("running", "paused") and room.table.seat_of(user_id) is not None
        ]
        return sorted(found, key=lambda room: room.table.created_at, reverse=True)

    def tables_of(self, user_id: int) -> list[LiveTable]:
        """Return the running tables at which a person sits, the newest first."""
        return [room.table for room in self.rooms_of(user_id)]

    def rooms_in_guild(self, guild_id: int) -> Iterable[Room]:
        """Return the tables of one server."""
        return [room for room in self.rooms.values() if room.table.guild_id == guild_id]

    async def open_lobby(
        self, guild_id: int, channel_id: int, host_id: int, host_name: str, game: str, options: dict[str, Any], language: str
    ) -> Room:
        """Lay a new table and return it. Raises Refused: the channel has a table, unknown game, impossible options, no store."""
        there = self.table_in(channel_id)
        if there is not None and there.phase in ("lobby", "running", "paused"):
            raise Refused("table-busy")
        rulebook = engines.GAMES.get(game)
        if rulebook is None:
            raise Refused("setup-game", game=game)
        try:
            chosen = rulebook.read_options(options).model_dump(mode="json")
        except engines.BadSetup as wrong:
            raise Refused(wrong.text.key, **wrong.text.args) from wrong
        try:
            manner = await self.store.guild_settings(guild_id)
            row = self._new_row(guild_id, channel_id, host_id, host_name, game, chosen, language, manner)
            await self.store.create_table(row)
        except StoreError as wrong:
            raise Refused("no-store") from wrong
        if there is not None:
            self._unlay(there.id)
        room = self._lay(SavedTable(table=row, seats=(), entries=(), positions={}, pending=()))
        room.lobby.touch()
        self._changed(room)
        return room

    def _new_row(
        self,
        guild_id: int,
        channel_id: int,
        host_id: int,
        host_name: str,
        game: str,
        options: dict[str, Any],
        language: str,
        manner: dict[str, Any],
    ) -> TableRow:
        wanted = read_setup({name: manner[name] for name in OF_THE_SERVER if name in manner})
        beat = wanted.beat if self.tempo.beat is None else self.tempo.beat
        factor = wanted.factor * self.tempo.factor
        setup = replace(sealed(wanted), host_name=host_name, beat=beat, factor=factor)
        table_id = "".join(secrets.choice(ALPHABET) for _ in range(8))
        now = self.now()
        return TableRow(
            id=table_id, guild_id=guild_id, channel_id=channel_id, host_id=host_id, game=game, phase="lobby",
            options=options, setup=setup.json(), language=language, created_at=now, updated_at=now,
        )  # fmt: skip

    # ---- the clock

    def _changed(self, room: Room) -> None:
        """Something has happened at a table: deliver it, and see when it wants to be woken next."""
        if room.table.id in self._returning:
            self._returning.hurry(room.table.id)
            return
        now = self.now()
        # the press is acknowledged first; what it has changed is told a breath later, and with it what others press meanwhile
        soon = max(now + SOON, min(room.looked_at, now) + self.tempo.edit_every / LOOKS)
        self._schedule(soon, room.table.id)

    def _schedule(self, when: float, table_id: str) -> None:
        known = self._wanted.get(table_id)
        if known is not None and known <= when:
            return
        self._wanted[table_id] = when
        heapq.heappush(self._due, (when, table_id))
        if self._due[0][1] == table_id:
            self._woken.set()

    async def _tick(self) -> None:
        while not self._closing:
            now = self.now()
            ready: dict[str, None] = {}
            while self._due and self._due[0][0] <= now:
                when, table_id = heapq.heappop(self._due)
                if self._wanted.get(table_id) == when:
                    del self._wanted[table_id]
                    ready[table_id] = None
            for table_id in ready:
                room = self.rooms.get(table_id)
                if room is not None:
                    self._work(room)
            self._woken.clear()
            wait = self._due[0][0] - self.now() if self._due else 60.0
            try:
                await asyncio.wait_for(self._woken.wait(), max(0.0, min(wait, 60.0)))
            except TimeoutError:
                continue

    def _work(self, room: Room) -> None:
        if room.table.id in self._returning:
            return
        if room.at_work:
            room.once_more = True
            return
        task = asyncio.create_task(self._attend(room), name=f"table {room.table.id}")
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def _attend(self, room: Room) -> None:
        """Do what is due at one table; its failure is its own."""
        room.at_work, room.once_more, room.looked_at = True, False, self.now()
        try:
            when = await room.attend()
        except Exception as fault:
            room.table.slipped(fault)
            when = self.now() + 5.0
        finally:
            room.at_work = False
        if room.table.phase == "cancelled" and room.idle:
            self._unlay(room.table.id)
            return
        if room.once_more:
            when = self.now()
        if when is not None:
            self._schedule(when, room.table.id)

    # ---- what happens in Discord

    async def on_channel_gone(self, channel_id: int) -> None:
        """A channel or thread was deleted: its game waits, and those who play are told."""
        table_id = self._by_channel.get(channel_id)
        room = self.rooms.get(table_id) if table_id is not None else None
        if room is not None:
            await room.channel_gone()
        for other in self.rooms.values():
            other.silence.graveyard.gone(channel_id)

    async def on_thread_joined(self, thread_id: int, user_id: int) -> None:
        """Somebody has come into a thread, which may be a graveyard."""
        for room in self.rooms.values():
            if room.table.phase in ("running", "paused"):
                await room.silence.graveyard.joined(thread_id, user_id)

    async def on_voice(self, member: discord.Member) -> None:
        """Somebody came, left, or was muted by another hand: look at the voices again, and give back a voice that we still owe."""
        rooms = [room for room in self.rooms_in_guild(member.guild.id) if room.table.phase in ("running", "paused")]
        for room in rooms:
            room.table.on_change()
        voice = member.voice
        if voice is None or voice.channel is None or not voice.mute:
            return
        if any(room.table.seat_of(member.id) is not None for room in rooms):
            return
        kept = await self.store.guild_settings(member.guild.id)
        owed = kept.get(OWED_VOICES, [])
        if str(member.id) in owed:
            await member.edit(mute=False)
            left = [user for user in owed if user != str(member.id)]
            await self.store.put_guild_settings(member.guild.id, {**kept, OWED_VOICES: left})

    def on_permissions(self, guild_id: int) -> None:
        """Somebody has changed roles or permissions: see what may be done now."""
        for room in self.rooms_in_guild(guild_id):
            if room.table.phase == "running":
                room.table.on_change()

    async def on_message_gone(self, channel_id: int, message_id: int) -> None:
        """A message was deleted; a living one is posted anew at the next change."""
        for room in self.rooms.values():
            room.messages.message_gone(message_id)
        table_id = self._by_channel.get(channel_id)
        if table_id is not None:
            self.rooms[table_id].outbox.wake()

    async def on_member_gone(self, guild_id: int, user_id: int) -> None:
        """Somebody left the server: in a lobby the chair is free, in a game the host is asked what to do."""
        for room in self.rooms_in_guild(guild_id):
            await room.member_gone(user_id)

    def on_message(self, channel_id: int) -> None:
        """Somebody wrote in a channel: the board may be buried."""
        table_id = self._by_channel.get(channel_id)
        if table_id is not None and (room := self.rooms.get(table_id)) is not None:
            room.messages.board.below += 1
