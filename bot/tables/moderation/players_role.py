"""The role of those who play: with it, opening and closing a channel costs one request however many they are."""

from collections.abc import Awaitable, Callable, Collection, Set
from functools import partial

import discord

from bot.tables.moderation.lock_method import Attempt, ManualOverrides
from bot.tables.moderation.member_edits import MemberEdits, Urgency
from bot.tables.session.core import LiveTable
from bot.tables.session.message_state import SilenceMemory

HANDED_A_LOOK = 5
"""Roles given or taken in one look; the queue of the server may have room for fewer."""

CLOCKS_DIFFER = 5.0
"""Seconds by which our clock and Discord's may differ."""


class PlayersRole:
    """The role of one table, made at the deal and deleted with the game."""

    __slots__ = ("_attempt", "_client", "_edits", "_known", "_note", "_overrides", "_table", "_wanted")

    def __init__(
        self,
        table: LiveTable,
        client: discord.Client,
        attempt: Attempt,
        note: Callable[[], Awaitable[None]],
        edits: MemberEdits,
        known: Callable[[], Set[int]],
        overrides: ManualOverrides,
    ) -> None:
        """``note()`` writes down durably that there is a role, and raises StoreError when it cannot. ``edits``: the queue of the server.

        ``known()``: the roles of all tables of the server. ``overrides`` counts how often the role is taken or given by hand.
        """
        self._table = table
        self._client = client
        self._attempt = attempt
        self._note = note
        self._edits = edits
        self._known = known
        self._overrides = overrides
        self._wanted: Set[int] = frozenset()
        """Who was to carry it at the last look."""

    @property
    def _memory(self) -> SilenceMemory:
        return self._table.surfaces.silence

    def carried(self, guild: discord.Guild) -> int | None:
        """Return the role once everybody who plays carries it. One that somebody has deleted is forgotten."""
        memory = self._memory
        if not memory.role_ready or memory.role is None:
            return None
        if guild.get_role(memory.role) is None:
            self._begin(None)
        return memory.role

    @property
    def carriers(self) -> frozenset[int]:
        """Those who carry it."""
        return frozenset(self._memory.carriers)

    def seen(self, user: int, roles: Collection[int]) -> bool:
        """Compare what we know with the ``roles`` that Discord says a member has; return whether the role has changed hands (TK-9.3)."""
        role = self._memory.role
        has = role in roles
        if role is None or not self._changed(user, on=has):
            return False
        if has is not (user in self._wanted):  # else Discord tells of a change of ours before it answers
            self._overrides.undone(_thing(user))
        return True

    def left_alone(self, user: int) -> bool:
        """Whether somebody keeps changing by hand who carries the role, so that it stays as they want it."""
        return self._overrides.overridden(_thing(user))

    async def hand_out(self, guild: discord.Guild, players: frozenset[int]) -> bool:
        """Give the role to some who play and lack it, take it from who does not any more; return whether more wait. Raises StoreError."""
        memory, self._wanted = self._memory, players
        role = await self._ready(guild)
        if role is None:
            return False
        carriers = memory.carriers
        changes = [(user, True) for user in sorted(players - set(carriers))] + [(user, False) for user in carriers if user not in players]
        changes = [(user, on) for user, on in changes if not self.left_alone(user)]
        for user, on in changes[:HANDED_A_LOOK]:
            if not self._edits.take(Urgency.ROLE):
                return True
            change = self._client.http.add_role if on else self._client.http.remove_role
            if await self._attempt("manage_roles", partial(change, guild.id, user, role)):
                self._changed(user, on=on)
        if len(changes) <= HANDED_A_LOOK and all(user in carriers or self.left_alone(user) for user in players) and not memory.role_ready:
            memory.role_ready = True
            return True
        return len(changes) > HANDED_A_LOOK

    def _changed(self, user: int, *, on: bool) -> bool:
        """Note whether somebody carries the role; return whether that is new: of a change of ours Discord may have told already."""
        carriers = self._memory.carriers
        if on is (user in carriers):
            return False
        (carriers.append if on else carriers.remove)(user)
        return True

    async def _ready(self, guild: discord.Guild) -> int | None:
        """Return the role, made where there is none; None while it may not be made. Raises StoreError."""
        if not guild.me.guild_permissions.manage_roles:
            return None
        if self._memory.role is None:
            await self._make(guild)
        return self._memory.role

    async def take_away(self, guild: discord.Guild) -> None:
        """Delete the role, and with it take it from everybody."""
        self._find(guild)
        role = self._memory.role
        if role is None or await self._attempt("manage_roles", lambda: self._client.http.delete_role(guild.id, role)):
            self._begin(None)

    async def _make(self, guild: discord.Guild) -> None:
        """Have a role made, and write down first that it will be: the process may be killed before its answer comes. Raises StoreError."""
        self._find(guild)
        if self._memory.role is None:
            self._memory.role_asked = self._memory.role_asked or self._table.now()
            await self._note()
            made = await self._attempt("manage_roles", lambda: guild.create_role(name=self._name, permissions=discord.Permissions.none()))
            if not isinstance(made, discord.Role):
                return
            self._begin(made.id)
        await self._note()

    @property
    def _name(self) -> str:
        return self._table.words("role-playing")

    def _find(self, guild: discord.Guild) -> None:
        """Look for the role that was made although its answer never came (TK-9.1): the process was killed, or the connection lost."""
        asked = self._memory.role_asked
        if self._memory.role is not None or asked is None:
            return
        known = self._known()
        lost = [role.id for role in guild.roles if role.id not in known and self._made_since(role, asked - CLOCKS_DIFFER)]
        if lost:
            self._begin(min(lost))

    def _made_since(self, role: discord.Role, since: float) -> bool:
        """Whether a role is as we make them, was made since then, and nobody carries it yet."""
        ours = role.name == self._name and role.permissions == discord.Permissions.none() and not role.managed
        return ours and role.created_at.timestamp() >= since and not role.members

    def _begin(self, role: int | None) -> None:
        """Begin with a role that nobody carries yet, or with none."""
        memory = self._memory
        memory.role, memory.role_asked, memory.role_ready, memory.carriers = role, None, False, []


def _thing(user: int) -> str:
    """Return the name of a person's having the role among what somebody may change by hand."""
    return f"role {user}"
