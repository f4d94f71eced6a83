"""Who may write at a table: its place is closed and opened as the game wants it, and given back as it was."""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass

import discord

from bot.discord_io.place import Place
from bot.presenting.standing import drops_out, gone, struck
from bot.tables.moderation.access_rules import is_abandoned, seats_with_floor
from bot.tables.moderation.lock_method import Attempt, LockMethod, ManualOverrides
from bot.tables.moderation.overwrites import Overwrites
from bot.tables.moderation.players_role import PlayersRole
from bot.tables.moderation.server_voices import ServerVoices
from bot.tables.moderation.thread_lock import ThreadLock
from bot.tables.moderation.voice_binding import NONE
from bot.tables.session.core import LiveTable
from bot.tables.session.floor import is_closed
from bot.tables.session.message_state import Overridden, SilenceMemory
from bot.tables.session.narrators import awaits_first_dusk, narrator_of


@dataclass(frozen=True, slots=True)
class Wish:
    """How it should be now.

    ``writers``: users who may write although the channel is closed, a narrator always (TK-7.7); ``dead``: users who may not although it is
    open. ``seated``: users who play or have played; ``watched``: spectators write nowhere at the table (MF-15.12).
    """

    closed: bool
    writers: frozenset[int]
    dead: frozenset[int]
    seated: frozenset[int]
    watched: bool
    step: str = ""
    """The round and phase of the game; empty in a pause."""


def wish_of(table: LiveTable) -> Wish:
    """Return the wish for a table with a game, from its public view alone. Raises Refused when no game is being played.

    In a pause, and when nobody has answered for long, everybody may write: nobody could say when that would end.
    """
    course, now = table.running, table.now()
    if table.phase == "paused" or is_abandoned(table):
        nobody: frozenset[int] = frozenset()
        return Wish(closed=False, writers=nobody, dead=nobody, seated=_users(table, frozenset(range(len(table.seats)))), watched=False)
    view, over = course.public(now), course.over(now)
    dead = _users(table, gone(view) - struck(view))
    heard = _users(table, seats_with_floor(table, view))
    everyone = _users(table, frozenset(range(len(table.seats))))
    reads = frozenset({user for user in (narrator_of(table),) if user is not None})
    closed = is_closed(table) and not awaits_first_dusk(table)
    return Wish(
        closed,
        (heard if closed else frozenset()) | (frozenset() if over else reads),
        frozenset() if over else dead,
        seated=everyone,
        watched=drops_out(view) and not over,
        step=f"{view.round}.{view.phase}",
    )


def may_write(table: LiveTable, user_id: int) -> bool:
    """Whether the table lets a person write in its channel now, as far as the game has been told; whatever Discord allows besides."""
    if table.course is None or table.phase not in ("running", "paused"):
        return True
    wish = wish_of(table)
    if user_id in wish.writers:
        return True
    return not wish.closed and user_id not in wish.dead and (not wish.watched or user_id in wish.seated)


def _users(table: LiveTable, seats: frozenset[int]) -> frozenset[int]:
    return frozenset(seat.user_id for seat in table.people if seat.seat in seats and seat.user_id)


class ChannelAccess:
    """The place of one table.

    In a channel those who play carry a role as long as the game lasts, and nobody else writes at the table (MF-15.12). Until everybody
    carries it, and where the bot may make no role, the channel stands open to all while the living talk. A thread is locked and unlocked.
    """

    def __init__(
        self, table: LiveTable, client: discord.Client, attempt: Attempt, note: Callable[[], Awaitable[None]], server: ServerVoices
    ) -> None:
        """``attempt`` does something that needs a permission and returns something true when it was done.

        ``note()`` writes down durably what is about to be changed, and raises StoreError when it cannot. ``server``: its queue of
        edits, in which roles are given last, and the roles of its tables.
        """
        self.table = table
        self.overrides = ManualOverrides(self._yielded, self._now)
        self._role = PlayersRole(table, client, attempt, note, server.edits, server.known_roles, self.overrides)
        lock_method = LockMethod(client, self._memory, attempt, note, self.overrides, self._now)
        self._overwrites = Overwrites(lock_method)
        self._lock = ThreadLock(lock_method)

    def _memory(self) -> SilenceMemory:
        return self.table.surfaces.silence

    def _yielded(self) -> Overridden:
        return self.table.surfaces.silence.yielded

    def _now(self) -> float:
        return self.table.now()

    @property
    def open(self) -> bool:
        """Whether nothing keeps anybody from writing."""
        return not self._overwrites.ours and not self._lock.ours

    @property
    def hopeless(self) -> bool:
        """Whether Discord has refused to close the place so often that the table is to be told (TK-9.15)."""
        return self._lock.hopeless

    def seen(self, user: int, roles: Collection[int]) -> bool:
        """Take note of the roles that a member has; return whether something is to be done about it."""
        return self._role.seen(user, roles)

    async def settle(self, place: Place, wish: Wish) -> bool:
        """Bring the place nearer to the wish; return whether more waits. Raises StoreError when what was cannot be written down."""
        if wish.step:
            self.overrides.enter(wish.step)
        if place.locks:
            self._lock.close() if wish.closed else self._lock.open()
            await self._lock.settle(place)
            return self._ghosts_wanted and await self._hand_out(place, wish)
        role, players = self._role.carried(place.guild), wish.seated - wish.dead
        self._aim(place, wish, role, players)
        await self._overwrites.settle(place)
        return await self._hand_out(place, wish)

    @property
    def _ghosts_wanted(self) -> bool:
        """Whether a voice channel is to be closed to those who play: by their role, also where the place itself is closed by a lock."""
        return self.table.talking.ghost_voice != NONE

    async def _hand_out(self, place: Place, wish: Wish) -> bool:
        """Give the role to those who play where anybody may drop out; return whether more wait. Raises StoreError."""
        self._role.carried(place.guild)
        return wish.watched and await self._role.hand_out(place.guild, wish.seated - wish.dead)

    def _aim(self, place: Place, wish: Wish, role: int | None, players: frozenset[int]) -> None:
        """Say who may write: by night whoever has the floor, by day those who play."""
        late: frozenset[int] = frozenset()
        if wish.closed:
            self._overwrites.close(place, role)
        else:
            self._overwrites.open(place, role if wish.watched else None)
            if role is not None:
                late = frozenset(user for user in players - self._role.carriers if not self._role.left_alone(user))
        for user in sorted(wish.dead):
            self._overwrites.hush(place, user)
        for user in sorted(wish.writers | late):
            self._overwrites.let(place, user)

    async def give_back(self, guild: discord.Guild, place: Place | None) -> None:
        """Make the place (None: it is gone) what it was before the game, and take the role away."""
        if place is not None:
            self._lock.open()
            self._overwrites.give_back()
            await (self._lock if place.locks else self._overwrites).settle(place)
        await self._role.take_away(guild)
