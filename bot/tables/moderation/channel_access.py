"""Closing and opening the place of a table for writing, and restoring it as it was before the game."""

from collections.abc import Callable, Collection

import discord

from bot.discord_io.place import Place
from bot.tables.moderation.access_rules import ChannelRules
from bot.tables.moderation.lock_method import Attempt, LockMethod, ManualOverrides
from bot.tables.moderation.overwrites import Overwrites
from bot.tables.moderation.players_role import PlayersRole
from bot.tables.moderation.server_voices import ServerVoices
from bot.tables.moderation.thread_lock import ThreadLock
from bot.tables.moderation.voice_binding import NONE
from bot.tables.session.live_table import LiveTable
from bot.tables.session.message_state import Overridden, SilenceMemory


class ChannelAccess:
    """The place of one table.

    In a channel, players carry a role during the game, and nobody else writes at the table (MF-15.12). Until all players carry it, and
    where the bot may create no role, the channel is open to everybody while the living talk. A thread is locked and unlocked.
    """

    def __init__(
        self,
        table: LiveTable,
        client: discord.Client,
        attempt: Attempt,
        server: ServerVoices,
        outdated: Callable[[int], bool],
    ) -> None:
        """``server``: its queue of edits, and the roles of its tables.

        ``outdated()``: whether Discord has stopped to report changes of a shard.
        """
        self.table = table
        self._outdated = outdated
        self.overrides = ManualOverrides(self._yielded, self._now)
        self._role = PlayersRole(table, client, attempt, server.edits, server.known_roles, self.overrides)
        lock_method = LockMethod(client, self._memory, attempt, table.store_message_state, self.overrides, self._now)
        self._overwrites = Overwrites(lock_method)
        self._lock = ThreadLock(lock_method)

    def _memory(self) -> SilenceMemory:
        return self.table.message_state.silence

    def _yielded(self) -> Overridden:
        return self.table.message_state.silence.yielded

    def _now(self) -> float:
        return self.table.now()

    @property
    def open(self) -> bool:
        """Whether nothing of ours keeps anybody from writing."""
        return not self._overwrites.ours and not self._lock.ours

    @property
    def hopeless(self) -> bool:
        """Whether Discord has refused the lock so often that the table should know (TK-9.15)."""
        return self._lock.hopeless

    def seen(self, user: int, roles: Collection[int]) -> bool:
        """Note the roles of a member; return whether the players' role has changed hands."""
        return self._role.seen(user, roles)

    async def reconcile(self, place: Place, rules: ChannelRules) -> bool:
        """Bring the place nearer to the rules; return whether more is left to do. Raises StoreError before anything is changed."""
        if rules.step:
            self.overrides.enter(rules.step)
        if place.locks:
            self._lock.close() if rules.closed else self._lock.open()
            await self._lock.reconcile(place)
            return self._closes_ghost_voice and await self._hand_out(place, rules)
        self._aim(place, rules)
        await self._settle_overwrites(place)
        return await self._hand_out(place, rules)

    @property
    def _closes_ghost_voice(self) -> bool:
        """Whether the role keeps players out of the voice of the graveyard."""
        return self.table.settings.ghost_voice != NONE

    async def _hand_out(self, place: Place, rules: ChannelRules) -> bool:
        """Give players the role in games where players drop out; return whether more wait for it. Raises StoreError.

        In a channel the dead may keep it: their own overwrite is stronger.
        """
        self._role.carried(place.guild)
        keepers = frozenset[int]() if self._closes_ghost_voice else rules.dead
        return rules.watched and await self._role.hand_out(place.guild, rules.seated - rules.dead, keepers)

    def _aim(self, place: Place, rules: ChannelRules) -> None:
        """Set the overwrites to aim at: by night for those who have the floor, by day for the players."""
        role = self._role.carried(place.guild)
        late: frozenset[int] = frozenset()
        if rules.closed:
            self._overwrites.close(place, role)
        else:
            by_role = role if rules.watched else None
            self._overwrites.open(place, by_role)
            if by_role is not None:  # else everybody writes as before the game
                lacking = rules.seated - rules.dead - self._role.carriers
                late = frozenset(user for user in lacking if not self._role.left_alone(user))
        for user in sorted(rules.dead):
            self._overwrites.hush(place, user)
        for user in sorted(rules.writers | late):
            self._overwrites.let(place, user)

    def report(self, place: Place) -> None:
        """Take what Discord reports of the place."""
        self._overwrites.report(place)

    async def has_undone(self, guild: discord.Guild) -> bool:
        """Return, once Discord has reported our edits, whether they have undone a change of others; ``restore`` puts it back."""
        return not self._outdated(guild.shard_id) and await self._overwrites.wait_for_reports()

    async def restore(self, guild: discord.Guild, place: Place | None) -> None:
        """Restore the place (None: it is gone) as it was before the game, and delete the role."""
        if place is not None:
            self._lock.open()
            self._overwrites.aim_at_original()
            await (self._lock.reconcile(place) if place.locks else self._settle_overwrites(place))
        await self._role.take_away(guild)

    async def _settle_overwrites(self, place: Place) -> None:
        await self._overwrites.reconcile(place, up_to_date=not self._outdated(place.guild.shard_id))
