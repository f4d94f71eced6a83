"""The players' role: with it, opening and closing a channel takes one request however many they are."""

from collections.abc import Callable, Collection, Set
from functools import partial
from typing import Final

import discord

from bot.tables.moderation.lock_method import Attempt, ManualOverrides
from bot.tables.moderation.member_edits import EditUrgency, MemberEdits
from bot.tables.session.live_table import LiveTable
from bot.tables.session.message_state import SilenceMemory

RIGHT: Final = "manage_roles for the players' role"
"""The name of the attempts to create, give, take and delete the role.

A refusal says nothing of overwrites, which need the same permission: somebody may have moved the role above the bot's own.
"""

HANDED_A_LOOK = 5
"""Roles given or taken in one look; the server's queue may have room for fewer."""

CLOCKS_DIFFER = 5.0
"""Seconds by which our clock and Discord's may differ."""


class PlayersRole:
    """The role of one table, made at the deal and deleted with the game."""

    __slots__ = ("_attempt", "_client", "_edits", "_known", "_overrides", "_table", "_wanted")

    def __init__(
        self,
        table: LiveTable,
        client: discord.Client,
        attempt: Attempt,
        edits: MemberEdits,
        known: Callable[[], Set[int]],
        overrides: ManualOverrides,
    ) -> None:
        """``edits``: the server's queue; ``known()``: the roles of all its tables.

        ``overrides`` counts roles taken or given by hand.
        """
        self._table = table
        self._client = client
        self._attempt = attempt
        self._edits = edits
        self._known = known
        self._overrides = overrides
        self._wanted: Set[int] = frozenset()
        """Users who were to carry it at the last look."""

    @property
    def _memory(self) -> SilenceMemory:
        return self._table.message_state.silence

    def carried(self, guild: discord.Guild) -> int | None:
        """Return the role once all players carry it. Forgets a role that somebody has deleted."""
        memory = self._memory
        if not memory.role_ready or memory.role is None:
            return None
        if guild.get_role(memory.role) is None:
            self._begin(None)
        return memory.role

    @property
    def carriers(self) -> frozenset[int]:
        """Users who carry it."""
        return frozenset(self._memory.carriers)

    def seen(self, user: int, roles: Collection[int]) -> bool:
        """Note the roles that Discord reports of a member; return whether the role has changed hands (TK-9.3)."""
        role = self._memory.role
        has = role in roles
        if role is None or not self._changed(user, on=has):
            return False
        if has is not (user in self._wanted):  # else Discord reports our own change before it answers
            self._overrides.undone(_thing(user))
        return True

    def left_alone(self, user: int) -> bool:
        """Whether somebody insists by hand on whether this person carries the role."""
        return self._overrides.overridden(_thing(user))

    async def hand_out(self, guild: discord.Guild, players: frozenset[int], keepers: frozenset[int] = frozenset()) -> bool:
        """Give the role to some players without it, take it from others but ``keepers``; return whether more wait. Raises StoreError."""
        memory, self._wanted = self._memory, players
        role = await self._ready(guild)
        if role is None:
            return False
        carriers = memory.carriers
        changes = [(user, True) for user in sorted(players - set(carriers))]
        changes += [(user, False) for user in carriers if user not in players | keepers]
        changes = [(user, on) for user, on in changes if not self.left_alone(user)]
        for user, on in changes[:HANDED_A_LOOK]:
            if not self._edits.take(EditUrgency.ROLE):
                return True
            change = self._client.http.add_role if on else self._client.http.remove_role
            if await self._attempt(RIGHT, partial(change, guild.id, user, role)):
                self._changed(user, on=on)
        if len(changes) <= HANDED_A_LOOK and all(user in carriers or self.left_alone(user) for user in players) and not memory.role_ready:
            memory.role_ready = True
            return True
        return len(changes) > HANDED_A_LOOK

    def _changed(self, user: int, *, on: bool) -> bool:
        """Note whether somebody carries the role; return whether that is news."""
        carriers = self._memory.carriers
        if on is (user in carriers):
            return False
        (carriers.append if on else carriers.remove)(user)
        return True

    async def _ready(self, guild: discord.Guild) -> int | None:
        """Return the role, creating it if needed; None while that is forbidden. Raises StoreError."""
        if not guild.me.guild_permissions.manage_roles:
            return None
        if self._memory.role is None:
            await self._make(guild)
        return self._memory.role

    async def take_away(self, guild: discord.Guild) -> None:
        """Delete the role, which takes it from everybody; without the right it stays, and stays known."""
        self._find(guild)
        role = self._memory.role
        if role is not None and not guild.me.guild_permissions.manage_roles:
            return
        if role is None or await self._attempt(RIGHT, lambda: self._client.http.delete_role(guild.id, role)):
            self._begin(None)

    async def _make(self, guild: discord.Guild) -> None:
        """Create a role, storing that first: the process may be killed before the answer comes. Raises StoreError."""
        self._find(guild)
        if self._memory.role is None:
            self._memory.role_asked = self._memory.role_asked or self._table.now()
            await self._table.store_message_state()
            made = await self._attempt(RIGHT, lambda: guild.create_role(name=self._name, permissions=discord.Permissions.none()))
            if not isinstance(made, discord.Role):
                return
            self._begin(made.id)
        await self._table.store_message_state()

    @property
    def _name(self) -> str:
        return self._table.words("role-playing")

    def _find(self, guild: discord.Guild) -> None:
        """Look for a role that Discord created although its answer was lost (TK-9.1)."""
        asked = self._memory.role_asked
        if self._memory.role is not None or asked is None:
            return
        known = self._known()
        lost = [role.id for role in guild.roles if role.id not in known and self._made_since(role, asked - CLOCKS_DIFFER)]
        if lost:
            self._begin(min(lost))

    def _made_since(self, role: discord.Role, since: float) -> bool:
        """Whether a role looks like ours, was created since then, and nobody carries it yet."""
        ours = role.name == self._name and role.permissions == discord.Permissions.none() and not role.managed
        return ours and role.created_at.timestamp() >= since and not role.members

    def _begin(self, role: int | None) -> None:
        """Start with a role that nobody carries yet, or with none."""
        memory = self._memory
        memory.role, memory.role_asked, memory.role_ready, memory.carriers = role, None, False, []


def _thing(user: int) -> str:
    """Return the name of a person's role among the things that people override by hand."""
    return f"role {user}"
