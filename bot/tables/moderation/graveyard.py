"""The graveyard: a private thread for eliminated players. It holds no secret, since staff may be able to read it."""

import logging
from collections.abc import Callable, Collection
from functools import partial

import discord

from bot.discord_io.components import build
from bot.discord_io.place import Place, graveyard_channel, may_open_graveyard, private_thread, thread_of
from bot.games import game_of
from bot.presenting.page import Button, Buttons, Page
from bot.presenting.scene import custom_id
from bot.presenting.standing import plays
from bot.store import Json, StoreError
from bot.tables.moderation.lock_method import Addition, Attempt
from bot.tables.moderation.players_role import CLOCKS_DIFFER
from bot.tables.refusal import Refused
from bot.tables.session.live_table import LiveTable
from bot.tables.session.message_state import SilenceMemory

log = logging.getLogger(__name__)

LOOKED_UP_EVERY = 10.0
"""Seconds between two reads of the server's setting."""


class Graveyard:
    """The thread of one table, opened at the first elimination."""

    __slots__ = ("_add_to_thread", "_attempt", "_known", "_looked", "_server", "_unheard", "client", "table")

    def __init__(
        self,
        table: LiveTable,
        client: discord.Client,
        attempt: Attempt,
        add_to_thread: Addition,
        known: Callable[[], Collection[int]],
    ) -> None:
        """``known()``: the graveyards of all tables of the server."""
        self.table = table
        self.client = client
        self._attempt = attempt
        self._add_to_thread = add_to_thread
        self._known = known
        self._server = ServerGround(table)
        self._looked = False
        self._unheard = True
        """Whether the thread may have changed without an event."""

    @property
    def _memory(self) -> SilenceMemory:
        return self.table.message_state.silence

    async def reconcile(self, place: Place, dead: Collection[int]) -> None:
        """Add newly eliminated players; before the first elimination, check whether a graveyard is possible. Raises StoreError."""
        memory = self._memory
        if self._unheard:
            await self._compare()
        if not set(dead) - set(memory.inside):
            if not self._looked:
                await self._ground(place)
            return
        thread = await self._thread()
        if thread is None and not memory.thread:
            thread = await self._open_thread(place)
        if thread is not None:
            await self._add(thread, dead)

    def missing(self) -> None:
        """Note that this table will have no graveyard."""
        self._memory.graveless = True

    async def _add(self, thread: discord.Thread, users: Collection[int]) -> None:
        inside = self._memory.inside
        fresh = sorted(set(users) - set(inside))
        if fresh and thread.archived:
            await self._attempt("manage_threads", lambda: thread.edit(archived=False))
        for user in fresh:
            if await self._add_to_thread(user, partial(thread.add_user, discord.Object(user))):
                inside.append(user)

    async def open(self) -> None:
        """Add everybody who has played: the game is over (MF-15.20)."""
        if self._memory.thread and (thread := await self._thread()) is not None:
            await self._add(thread, self._players)

    @property
    def outside(self) -> frozenset[int]:
        """The people who have played and are not in the thread."""
        return frozenset(self._players) - set(self._memory.inside) if self._memory.thread else frozenset()

    @property
    def _players(self) -> list[int]:
        return [seat.user_id for seat in self.table.people if seat.user_id]

    async def admit(self, member: discord.Member) -> discord.Thread:
        """Add a spectator, who can take no seat of this game any more (MF-15.12).

        Raises Refused: no spectator, no thread they may see, no store.
        """
        self.check_spectator(member.id)
        thread = await self._thread()
        if thread is None or thread.parent is None or not thread.parent.permissions_for(member).view_channel:
            raise Refused("no-graveyard-entry")
        await self.table.remember_ghost(member.id)
        self.check_spectator(member.id)  # they may have taken a seat before this was stored
        await self._enter(thread, member.id)
        return thread

    def was_in(self, user_id: int) -> bool:
        """Whether this person has a seat, is out, and has been let in; they may have left the thread since."""
        seat, course = self.table.seat_of(user_id), self.table.course
        if seat is None or course is None or self.table.phase not in ("running", "paused"):
            return False
        return user_id in self._memory.inside and not plays(course.public(self.table.now()), seat)

    async def admit_again(self, user_id: int) -> discord.Thread:
        """Add somebody who ``was_in`` the thread (MF-15.11). Raises Refused: there is none now, or Discord refuses."""
        thread = await self._thread()
        if thread is None:
            raise Refused("no-graveyard-entry")
        await self._enter(thread, user_id)
        return thread

    async def _enter(self, thread: discord.Thread, user_id: int) -> None:
        """Add somebody who has asked for it. Raises Refused."""
        if thread.archived:
            await self._attempt("manage_threads", lambda: thread.edit(archived=False))
        if not await self._add_to_thread(user_id, partial(thread.add_user, discord.Object(user_id))):
            raise Refused("no-graveyard-entry")

    def check_spectator(self, user_id: int) -> None:
        """Raise Refused unless a game runs here in which this person has never had a seat."""
        table = self.table
        if table.phase not in ("running", "paused") or not self._memory.thread:
            raise Refused("no-graveyard-entry")
        if self._seat_of(user_id) is not None or str(user_id) in table.setup.former:
            raise Refused("no-ghost-voice")

    def _seat_of(self, user_id: int) -> int | None:
        """Return a person's seat, also one that an automated player keeps: they may take it back."""
        return next((seat.seat for seat in self.table.seats if seat.person == user_id), None)

    def compare_again(self) -> None:
        """Compare the thread with Discord at the next look, and look for a channel again: events may be missing, or the table moves."""
        self._unheard, self._looked = True, False

    async def _compare(self) -> None:
        """Treat everybody in the thread as if they had joined it now, and forget a deleted one. Raises Refused: no store."""
        self._unheard = False
        number, own = self._memory.thread, self.client.user
        if not number or own is None or not self.client.intents.members:  # without the intent Discord lists nobody
            return

        async def inside() -> set[int]:
            return {own.id, *(int(one["user_id"]) for one in await self.client.http.get_thread_members(number))}

        found = await self._attempt("members", inside)
        if found is True:
            self.gone(number)
        elif isinstance(found, set):
            try:
                for user in sorted(found - {own.id}):
                    await self.joined(number, user)
            except Refused:
                self._unheard = True
                raise
        else:
            self._unheard = True

    def gone(self, thread_id: int) -> None:
        """Note that the thread was deleted; the next look opens another one."""
        if self._memory.thread == thread_id:
            self._memory.thread, self._memory.inside = None, []

    async def joined(self, thread_id: int, user_id: int) -> None:
        """Remove a living player who enters; bar a spectator from taking a seat in this game (MF-15.11, 15.12)."""
        if self._memory.thread != thread_id or user_id in self._memory.inside:
            return
        course, now, seat = self.table.running, self.table.now(), self._seat_of(user_id)
        if course.over(now):
            return
        if seat is None:
            await self.table.remember_ghost(user_id)
        elif plays(course.public(now), seat):
            thread = await self._thread()
            if thread is None or not await self._attempt("manage_threads", partial(thread.remove_user, discord.Object(user_id))):
                self._unheard = True

    async def _thread(self) -> discord.Thread | None:
        """Return the thread, fetched when it is archived and so unknown to the library."""
        number = self._memory.thread
        if not number:
            return None
        known = thread_of(self.client.get_channel(number))
        found = known or await self._attempt("view_channel", lambda: self.client.fetch_channel(number))
        if found is True:
            self.gone(number)
        return thread_of(found)

    async def _ground(self, place: Place) -> discord.TextChannel | None:
        """Return the channel for the graveyard of this place, None where the bot may open none (TK-1.11)."""
        ground = place.graveyard_parent or await self.elsewhere(place)
        may = ground is not None and may_open_graveyard(ground)
        self._looked, self._memory.graveless = True, not may
        return ground if may else None

    async def elsewhere(self, place: Place) -> discord.TextChannel | None:
        """Return the server's channel for graveyards if the place itself can have none."""
        if place.graveyard_parent is not None or (under := await self._server.channel()) is None:
            return None
        return graveyard_channel(self.client.get_channel(under))

    async def _open_thread(self, place: Place) -> discord.Thread | None:
        ground, words = await self._ground(place), self.table.words
        if ground is None:
            return None
        theme = game_of(self.table.game).timing.theme(self.table.options)
        name = words("graveyard", theme=theme)
        made = self._lost(ground, name)
        if made is None:
            self._memory.thread_asked = self._memory.thread_asked or self.table.now()
            await self.table.store_message_state()  # the process may be killed before the answer comes
            made = thread_of(await self._attempt("create_private_threads", lambda: private_thread(ground, name)))
            if made is None or made.id in self._known():
                return None
        if made.last_message_id is None:  # else the process was killed before it could store the thread
            desk = Button(words("b-desk"), custom_id(self.table.id, "desk"))
            opening = await build(Page((words("graveyard-open", theme=theme), Buttons((desk,)))))
            await self._attempt("send_messages_in_threads", lambda: made.send(view=opening.view, silent=True))
        self._memory.thread, self._memory.thread_asked, self._memory.inside = made.id, None, []
        await self.table.store_message_state()  # nobody is inside before
        return made

    def _lost(self, ground: discord.TextChannel, name: str) -> discord.Thread | None:
        """Return a thread that Discord opened although its answer was lost: nobody but the bot is inside."""
        asked, known = self._memory.thread_asked, self._known()
        if asked is None:
            return None
        return next((thread for thread in ground.threads if thread.id not in known and _is_made_since(thread, name, asked)), None)


def _is_made_since(thread: discord.Thread, name: str, asked: float) -> bool:
    ours = thread.owner_id == thread.guild.me.id and thread.name == name and thread.is_private()
    made = discord.utils.snowflake_time(thread.id).timestamp()
    return ours and made >= asked - CLOCKS_DIFFER and thread.member_count <= 1


class ServerGround:
    """The server's channel for graveyards, read again now and then since it may change in mid-game."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._found: int | None = None
        self._looked = -LOOKED_UP_EVERY

    async def channel(self) -> int | None:
        """Return its id, None for none. While the store fails, the last answer holds."""
        if self._table.wall() - self._looked >= LOOKED_UP_EVERY:
            try:
                self._found = graveyard_under(await self._table.store.guild_settings(self._table.guild_id))
                self._looked = self._table.wall()
            except StoreError as wrong:
                log.warning("table %s: the channel for graveyards could not be read: %s", self._table.id, type(wrong).__name__)
        return self._found


def graveyard_under(server: Json) -> int | None:
    """Return the channel that a server's settings name for graveyards (TK-1.11)."""
    chosen = server.get("graveyard_under")
    return int(chosen) if isinstance(chosen, str) and chosen.isdecimal() else None
