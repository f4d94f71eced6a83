"""Who may write at a table: the overwrites of its channel, set as the game wants it, and given back as they were."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Final

import discord

from bot.presenting.standing import drops_out, gone, struck
from bot.tables.record.core import LiveTable
from bot.tables.record.floor import floor_of, is_closed
from bot.tables.record.surfaces import SilenceMemory

ROLE: Final = 0
MEMBER: Final = 1
"""Discord's numbers for an overwrite that belongs to a role, and to a person."""

FORSAKEN_AFTER = 3600.0
"""Seconds without an answer of a person after which a channel is not kept closed any more."""

HANDED_A_LOOK = 5
"""Roles given or taken in one look: a server bears about ten changes of members in ten seconds."""


Attempt = Callable[[str, Callable[[], Awaitable[object]]], Awaitable[object]]
"""Does something that needs the permission named first."""


@dataclass(frozen=True, slots=True)
class Wish:
    """How it should be now.

    ``writers``: users who may write although the channel is closed; ``dead``: users who may not although it is open. ``seated``: users
    who play or have played; ``watched``: spectators write nowhere at the table (MF-15.12).
    """

    closed: bool
    writers: frozenset[int]
    dead: frozenset[int]
    muted: frozenset[int]
    seated: frozenset[int]
    watched: bool


def wish_of(table: LiveTable) -> Wish:
    """Return the wish for a table with a game, from its public view alone. Raises Refused when no game is being played.

    In a pause, and when nobody has answered for long, everybody may write and speak: nobody could say when that would end.
    """
    course, now = table.running, table.now()
    if table.phase == "paused" or now - course.answered_at > FORSAKEN_AFTER:
        nobody: frozenset[int] = frozenset()
        return Wish(
            closed=False, writers=nobody, dead=nobody, muted=nobody, seated=_users(table, frozenset(range(len(table.seats)))), watched=False
        )
    view, over = course.public(now), course.over(now)
    dead = _users(table, gone(view) - struck(view))
    floor = floor_of(table)
    heard = _users(table, frozenset({floor.seat}) if floor is not None else frozenset())
    everyone = _users(table, frozenset(range(len(table.seats))))
    closed = is_closed(table)
    silent = everyone - heard if closed else dead
    return Wish(
        closed,
        heard if closed else frozenset(),
        frozenset() if over else dead,
        frozenset() if over else silent,
        seated=everyone,
        watched=drops_out(view) and not over,
    )


def _users(table: LiveTable, seats: frozenset[int]) -> frozenset[int]:
    return frozenset(seat.user_id for seat in table.people if seat.seat in seats and seat.user_id)


class Doors:
    """The channel of one table.

    Those who play carry a role as long as the game lasts, so that opening and closing costs one request however many they are, and nobody
    else writes at the table (MF-15.12). Until everybody carries it, and where the bot may make no role, the channel stands open to all
    while the living talk.
    """

    def __init__(
        self,
        table: LiveTable,
        client: discord.Client,
        attempt: Attempt,
        note: Callable[[], Awaitable[None]],
    ) -> None:
        """``attempt`` does something that needs a permission and returns something true when it was done.

        ``note()`` writes down durably what is about to be changed, and raises StoreError when it cannot.
        """
        self.table = table
        self.client = client
        self._attempt = attempt
        self._note = note

    @property
    def _memory(self) -> SilenceMemory:
        return self.table.surfaces.silence

    async def settle(self, guild: discord.Guild, channel: discord.TextChannel, wish: Wish) -> bool:
        """Bring the channel nearer to the wish; return whether more waits. Raises StoreError when what was cannot be written down."""
        role = self._role(guild)
        me = guild.me.id
        players = wish.seated - wish.dead
        late = players - set(self._memory.carriers) if role and not wish.closed else frozenset()
        wanted = {me: True, **dict.fromkeys(sorted(wish.dead), False), **dict.fromkeys(sorted(wish.writers | late), True)}
        self._mark(channel, wanted)
        await self._note()
        await self._close(guild, channel, wish, role)
        known = self._memory.written
        for user, may_write in wanted.items():
            if known.get(str(user)) is not may_write:
                await self._member_overwrite(channel, user, may_write=may_write)
        for user in [user for user in self._memory.members if user not in wanted]:
            await self._member_overwrite(channel, user, may_write=None)
        return wish.watched and await self._hand_out(guild, players)

    async def give_back(self, guild: discord.Guild, channel: discord.TextChannel | None) -> None:
        """Make the channel (None: it is gone) what it was before the game, and take the role away."""
        memory = self._memory
        if channel is not None:
            if memory.closed:
                await self._everyone(guild, channel, close=False)
            for user in list(memory.members):
                await self._member_overwrite(channel, user, may_write=None)
        role = memory.role
        if role is None or await self._attempt("manage_roles", lambda: self.client.http.delete_role(guild.id, role)):
            self._carry(None)

    # ---- the role of those who play

    def _role(self, guild: discord.Guild) -> int | None:
        """Return the role once everybody who plays carries it. One that somebody has deleted is forgotten."""
        memory = self._memory
        if not memory.role_ready or memory.role is None:
            return None
        if guild.get_role(memory.role) is None:
            self._carry(None)
        return memory.role

    def _carry(self, role: int | None) -> None:
        """Begin with a role that nobody carries yet, or with none."""
        memory = self._memory
        memory.role, memory.role_ready, memory.role_writes, memory.carriers = role, False, None, []

    async def _hand_out(self, guild: discord.Guild, players: frozenset[int]) -> bool:
        """Give the role to some who play and lack it, take it from who does not any more; return whether more wait."""
        memory = self._memory
        if not guild.me.guild_permissions.manage_roles:
            return False
        if memory.role is None:
            name = self.table.words("role-playing")
            made = await self._attempt("manage_roles", lambda: guild.create_role(name=name, permissions=discord.Permissions.none()))
            if not isinstance(made, discord.Role):
                return False
            self._carry(made.id)
            await self._note()
        carriers = memory.carriers
        changes = [(user, True) for user in sorted(players - set(carriers))] + [(user, False) for user in carriers if user not in players]
        for user, on in changes[:HANDED_A_LOOK]:
            change = self.client.http.add_role if on else self.client.http.remove_role
            if await self._attempt("manage_roles", lambda who=user, change=change: change(guild.id, who, memory.role)):  # type: ignore[misc]  # bound now
                (carriers.append if on else carriers.remove)(user)
        if len(changes) <= HANDED_A_LOOK and players <= set(carriers) and not memory.role_ready:
            memory.role_ready = True
            return True
        return len(changes) > HANDED_A_LOOK

    async def _close(self, guild: discord.Guild, channel: discord.TextChannel, wish: Wish, role: int | None) -> None:
        """Close or open the channel for everyone, and for those who carry the role."""
        memory, me = self._memory, guild.me.id
        known = memory.written
        if wish.closed and known.get(str(me)) is not True:  # what closes the channel would silence the bot as well
            await self._member_overwrite(channel, me, may_write=True)
        if role is not None and memory.role_writes is not (not wish.closed):
            allow, deny = discord.PermissionOverwrite(send_messages=not wish.closed).pair()
            rights = (str(allow.value), str(deny.value))
            if await self._attempt("manage_roles", lambda: self.client.http.edit_channel_permissions(channel.id, role, *rights, ROLE)):
                memory.role_writes = not wish.closed
        closed = wish.closed or (wish.watched and role is not None and memory.role_writes is True)
        if closed != memory.closed and (known.get(str(me)) or not closed):
            await self._everyone(guild, channel, close=closed)

    # ---- everybody, and single people

    def _mark(self, channel: discord.TextChannel, users: Iterable[int]) -> None:
        """Remember what the overwrites of these people were like before ours."""
        was = self._memory.was
        for user in users:
            if user not in self._memory.members:
                self._memory.members.append(user)
                was[str(user)] = channel.overwrites_for(discord.Object(user)).send_messages

    async def _everyone(self, guild: discord.Guild, channel: discord.TextChannel, *, close: bool) -> None:
        role, memory = guild.default_role, self._memory
        overwrite = channel.overwrites_for(role)
        if close:
            memory.before, memory.closed = overwrite.send_messages, True
            await self._note()
            overwrite.update(send_messages=False)
        else:
            overwrite.update(send_messages=memory.before)
        done = await self._attempt(
            "manage_roles", lambda: channel.set_permissions(role, overwrite=None if overwrite.is_empty() else overwrite)
        )
        if done or close:
            memory.closed = close and bool(done)

    async def _member_overwrite(self, channel: discord.TextChannel, user: int, *, may_write: bool | None) -> None:
        """Let a person write or not; None: as it was before."""
        memory = self._memory
        overwrite = channel.overwrites_for(discord.Object(user))
        overwrite.update(send_messages=may_write if may_write is not None else memory.was.get(str(user)))
        done = await self._attempt("manage_roles", lambda: self._overwritten(channel, user, overwrite))
        written = memory.written
        if done and may_write is not None:
            written[str(user)] = may_write
        elif done or str(user) not in written:
            written.pop(str(user), None)
            if may_write is None and user in memory.members:
                memory.members.remove(user)
                memory.was.pop(str(user), None)

    async def _overwritten(self, channel: discord.TextChannel, user: int, overwrite: discord.PermissionOverwrite) -> None:
        """Set or take away the overwrite of one person, who need not be known to the library."""
        if overwrite.is_empty():
            await self.client.http.delete_channel_permissions(channel.id, user)
        else:
            allow, deny = overwrite.pair()
            await self.client.http.edit_channel_permissions(channel.id, user, str(allow.value), str(deny.value), MEMBER)
