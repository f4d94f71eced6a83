"""Silence and closed eyes: what the channel, the voices and the graveyard should be like, and the hand that makes them so.

Each look of the public view makes a *wish*: is the table's channel closed, who may write all the same, who is muted in voice. The
reconciler compares it with what is, changes little by little, and writes down what was there *before* it changes anything, so that all can
be given back when the game ends, the bot stops or the bot comes back from a crash. What it may not do it leaves alone until it may.
Nothing here depends on a secret.
"""

import logging
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.presenting.standing import drops_out, gone
from bot.store import StoreError
from bot.tables.core import TableCore
from bot.tables.graveyard import Graveyard

log = logging.getLogger(__name__)

LOOK_EVERY = 5.0
"""Seconds between two looks at voices that may have changed by themselves."""

EDITS_A_LOOK = 8
"""Voices changed in one look; Discord allows about ten edits of members in ten seconds."""

REFUSED_FOR = 60.0
"""Seconds until something that was not allowed is tried again without any sign that it is allowed now."""

MEMBER: Final = 1
"""Discord's number for an overwrite that belongs to a person."""

CLOSED_PHASES = frozenset({"agent", "gang", "mafia", "first", "final", "defence"})
"""Phases in which the table's channel is closed for writing (MF-15.3, 15.8, 15.9)."""


@dataclass(frozen=True, slots=True)
class Wish:
    """How it should be now.

    ``writers``: users who may write although the channel is closed; ``dead``: users who may not although it is open.
    """

    closed: bool
    writers: frozenset[int]
    dead: frozenset[int]
    muted: frozenset[int]


def wish_of(table: TableCore) -> Wish:
    """Return the wish for a running table, from its public view alone."""
    view: Any = table.scene().public
    over, out = view.phase == "end", gone(view)
    dead = frozenset(seat.user_id for seat in table.people if seat.seat in out and not view.seats[seat.seat].struck and seat.user_id)
    speaking = frozenset(seat.user_id for seat in table.people if drops_out(view) and view.seats[seat.seat].speaking and seat.user_id)
    everyone = frozenset(seat.user_id for seat in table.people if seat.user_id)
    closed = view.phase in CLOSED_PHASES and not over
    silent = everyone - speaking if closed else dead
    return Wish(closed, speaking if closed else frozenset(), frozenset() if over else dead, frozenset() if over else silent)


class Silence:
    """The reconciler of one table."""

    def __init__(self, table: TableCore, client: discord.Client) -> None:
        self.table = table
        self.client = client
        self.graveyard = Graveyard(table, client, lambda: self._memory, self._try)
        self.due: float | None = None
        self._refused: dict[str, float] = {}
        self._kept = ""

    @property
    def _memory(self) -> dict[str, Any]:
        """What we have changed, kept with the table: muted users, members with an overwrite of ours and what it was like before."""
        memory: dict[str, Any] = self.table.surfaces.setdefault(
            "silence", {"muted": [], "members": [], "closed": False, "before": None, "thread": None}
        )
        return memory

    @property
    def _enabled(self) -> dict[str, bool]:
        chosen: dict[str, bool] = {"channel": True, "voice": True, "graveyard": True, **self.table.setup.get("silence", {})}
        return chosen

    def hope(self) -> None:
        """Try again what was not allowed: the permissions have changed."""
        self._refused.clear()

    async def attend(self) -> None:
        """Bring things nearer to the wish; sets ``due`` to the time of the next look."""
        if self.table.phase != "running" or self.table.course is None:
            return
        self.due = self.table.now() + LOOK_EVERY
        wish = wish_of(self.table)
        guild = self.client.get_guild(self.table.guild_id)
        channel = guild.get_channel(self.table.channel_id) if guild is not None else None
        if guild is None or not isinstance(channel, discord.TextChannel):
            return
        try:
            if self._enabled["graveyard"]:
                await self.graveyard.bury(channel, wish.dead)
            if self._enabled["channel"]:
                await self._close(guild, channel, wish)
            if self._enabled["voice"] and await self._hush(guild, wish):
                self.due = self.table.now() + 1.0
        except StoreError as wrong:
            log.warning("table %s: nothing is silenced that cannot be written down: %s", self.table.id, type(wrong).__name__)

    async def restore(self) -> None:
        """Give back every voice and the channel as it was before; who is not in voice now stays in the memory (``owed``)."""
        guild = self.client.get_guild(self.table.guild_id)
        if guild is None:
            return
        self.hope()
        for user in list(self._memory["muted"]):
            await self._mute(guild, user, on=False)
        channel = guild.get_channel(self.table.channel_id)
        if isinstance(channel, discord.TextChannel):
            if self._memory["closed"]:
                await self._everyone(guild, channel, close=False)
            for user in list(self._memory["members"]):
                await self._member_overwrite(channel, user, may_write=None)

    @property
    def owed(self) -> list[int]:
        """People whom we have muted and who left voice before they could be given their voice back."""
        return list(self._memory["muted"])

    async def _note(self) -> None:
        """Write down what is about to be changed: a crash may leave nothing behind that is not known. Raises StoreError."""
        now = repr(self._memory)
        if now != self._kept:
            await self.table.store.save_table(self.table.id, surfaces=self.table.surfaces)
            self._kept = now

    # ---- the channel

    async def _close(self, guild: discord.Guild, channel: discord.TextChannel, wish: Wish) -> None:
        me = guild.me.id
        wanted = {me: True, **dict.fromkeys(wish.dead, False), **dict.fromkeys(wish.writers, True)}
        known: dict[str, bool] = self._memory.setdefault("written", {})
        self._mark(channel, wanted)
        await self._note()
        if wish.closed and known.get(str(me)) is not True:  # what closes the channel would silence the bot as well
            await self._member_overwrite(channel, me, may_write=True)
        if wish.closed != self._memory["closed"] and (known.get(str(me)) or not wish.closed):
            await self._everyone(guild, channel, close=wish.closed)
        for user, may_write in wanted.items():
            if known.get(str(user)) is not may_write:
                await self._member_overwrite(channel, user, may_write=may_write)
        for user in [user for user in self._memory["members"] if user not in wanted]:
            await self._member_overwrite(channel, user, may_write=None)

    def _mark(self, channel: discord.TextChannel, users: Iterable[int]) -> None:
        """Remember what the overwrites of these people were like before ours."""
        was: dict[str, bool | None] = self._memory.setdefault("was", {})
        for user in users:
            if user not in self._memory["members"]:
                self._memory["members"].append(user)
                was[str(user)] = channel.overwrites_for(discord.Object(user)).send_messages

    async def _everyone(self, guild: discord.Guild, channel: discord.TextChannel, *, close: bool) -> None:
        role, memory = guild.default_role, self._memory
        overwrite = channel.overwrites_for(role)
        if close:
            memory["before"], memory["closed"] = overwrite.send_messages, True
            await self._note()
            overwrite.update(send_messages=False)
        else:
            overwrite.update(send_messages=memory["before"])
        done = await self._try("manage_roles", lambda: channel.set_permissions(role, overwrite=None if overwrite.is_empty() else overwrite))
        if done or close:
            memory["closed"] = close and bool(done)

    async def _member_overwrite(self, channel: discord.TextChannel, user: int, *, may_write: bool | None) -> None:
        """Let a person write or not; None: as it was before."""
        memory = self._memory
        overwrite = channel.overwrites_for(discord.Object(user))
        overwrite.update(send_messages=may_write if may_write is not None else memory.get("was", {}).get(str(user)))
        done = await self._try("manage_roles", lambda: self._overwritten(channel, user, overwrite))
        written: dict[str, bool] = memory.setdefault("written", {})
        if done and may_write is not None:
            written[str(user)] = may_write
        elif done or str(user) not in written:
            written.pop(str(user), None)
            if may_write is None and user in memory["members"]:
                memory["members"].remove(user)
                memory.get("was", {}).pop(str(user), None)

    async def _overwritten(self, channel: discord.TextChannel, user: int, overwrite: discord.PermissionOverwrite) -> None:
        """Set or take away the overwrite of one person, who need not be known to the library."""
        if overwrite.is_empty():
            await self.client.http.delete_channel_permissions(channel.id, user)
        else:
            allow, deny = overwrite.pair()
            await self.client.http.edit_channel_permissions(channel.id, user, str(allow.value), str(deny.value), MEMBER)

    # ---- voice

    async def _hush(self, guild: discord.Guild, wish: Wish) -> bool:
        """Change some voices; return whether more wait."""
        memory: list[int] = self._memory["muted"]
        seated = {seat.user_id for seat in self.table.people}
        tasks: list[tuple[int, bool]] = []
        for user in sorted(seated | set(memory), key=lambda user: hash((self.table.id, user))):
            member = guild.get_member(user) if user else None
            if user is None or member is None or member.voice is None or member.voice.channel is None:
                continue
            if user in wish.muted and not member.voice.mute:
                tasks.append((user, True))
            elif user not in wish.muted and user in memory:
                tasks.append((user, False))
        now = tasks[:EDITS_A_LOOK]
        memory.extend(user for user, on in now if on and user not in memory)
        await self._note()
        for user, on in now:
            await self._mute(guild, user, on=on)
        return len(tasks) > EDITS_A_LOOK

    async def _mute(self, guild: discord.Guild, user: int, *, on: bool) -> None:
        """Mute or unmute one person. Who is not in voice cannot be: a mute of ours stays in the memory until the person is back."""
        memory: list[int] = self._memory["muted"]
        member = guild.get_member(user)
        if member is None or member.voice is None or member.voice.channel is None:
            return
        done = await self._try("mute_members", lambda: member.edit(mute=on))
        unmuted = done and not on
        never_muted = on and "mute_members" in self._refused
        if (unmuted or never_muted) and user in memory:
            memory.remove(user)

    # ---- trying

    async def _try(self, permission: str, doing: Any) -> Any:
        """Do (``doing()`` makes the coroutine) something that may not be allowed; what failed is tried again at a later look.

        Returns something true when it was done or there is nothing left to do.
        """
        if self.table.now() < self._refused.get(permission, 0.0):
            return False
        try:
            return await doing() or True
        except discord.NotFound:
            return True
        except discord.Forbidden:
            self._refused[permission] = self.table.now() + REFUSED_FOR
            log.warning("table %s: the permission %s is missing", self.table.id, permission)
        except (discord.HTTPException, OSError) as wrong:
            log.info("table %s: %s was not done: %s", self.table.id, permission, type(wrong).__name__)
        return False
