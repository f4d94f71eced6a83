"""Silence and closed eyes: what the channel, the voices and the graveyard should be like, and the hand that makes them so.

Each look of the public view makes a *wish*: is the table's channel closed, who may write all the same, who is muted in voice. The
reconciler compares it with what is, changes little by little, and writes down what was there *before* it changes anything, so that all can
be given back when the game ends, the bot stops or the bot comes back from a crash. What it may not do it leaves alone until it may.
Nothing here depends on a secret.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

from bot.store import StoreError
from bot.tables.order.doors import Doors, Wish, wish_of
from bot.tables.order.graveyard import Graveyard
from bot.tables.order.slow_mode import SlowMode
from bot.tables.record.core import LiveTable
from bot.tables.record.setup import Silencing
from bot.tables.record.surfaces import SilenceMemory

log = logging.getLogger(__name__)

LOOK_EVERY = 5.0
"""Seconds between two looks at voices that may have changed by themselves."""

SLOWING = "manage_channels"
"""The permission that slow mode takes."""

EDITS_A_LOOK = 8
"""Voices changed in one look; Discord allows about ten edits of members in ten seconds."""

REFUSED_FOR = 60.0
"""Seconds until something that was not allowed is tried again without any sign that it is allowed now."""


class Silence:
    """The reconciler of one table."""

    def __init__(self, table: LiveTable, client: discord.Client) -> None:
        self.table = table
        self.client = client
        self.graveyard = Graveyard(table, client, self._try)
        self.doors = Doors(table, client, self._try, self._note)
        self.slow_mode = SlowMode(table, self._try, self._note)
        self.due: float | None = None
        self._refused: dict[str, float] = {}
        self._one_hand = asyncio.Lock()
        """What is given back must not be changed again by a look that began before."""
        self._kept = ""

    @property
    def _memory(self) -> SilenceMemory:
        return self.table.surfaces.silence

    @property
    def _enabled(self) -> Silencing:
        return self.table.setup.silence

    @property
    def _open(self) -> bool:
        """Whether everybody may write and speak."""
        memory = self._memory
        return not memory.closed and not memory.muted and all(memory.written.values())

    def hope(self) -> None:
        """Try again what was not allowed: the permissions have changed."""
        self._refused.clear()

    async def attend(self) -> None:
        """Bring things nearer to the wish; sets ``due`` to the time of the next look."""
        async with self._one_hand:
            await self._attend()

    async def _attend(self) -> None:
        if self.table.phase not in ("running", "paused") or self.table.course is None:
            return
        self.due = self.table.now() + LOOK_EVERY
        wish = wish_of(self.table)
        guild = self.client.get_guild(self.table.guild_id)
        channel = guild.get_channel(self.table.channel_id) if guild is not None else None
        if guild is None or not isinstance(channel, discord.TextChannel):
            return
        hurry = False
        try:
            if self._enabled.graveyard:
                await self.graveyard.bury(channel, wish.dead)
            if self._enabled.channel:
                hurry = await self.doors.settle(guild, channel, wish)
            await self.slow_mode.settle(channel, SLOWING)
            if self._enabled.voice and await self._hush(guild, wish):
                hurry = True
            if hurry:
                self.due = self.table.now() + 1.0
            elif self.table.phase == "paused" and self._open:
                self.due = None
        except StoreError as wrong:
            log.warning("table %s: nothing is silenced that cannot be written down: %s", self.table.id, type(wrong).__name__)

    async def restore(self) -> None:
        """Give back every voice and the channel as it was before; who is not in voice now stays in the memory (``owed``)."""
        async with self._one_hand:
            await self._restore()

    async def _restore(self) -> None:
        guild = self.client.get_guild(self.table.guild_id)
        if guild is None:
            return
        self.hope()
        for user in list(self._memory.muted):
            await self._mute(guild, user, on=False)
        channel = guild.get_channel(self.table.channel_id)
        place = channel if isinstance(channel, discord.TextChannel) else None
        await self.doors.give_back(guild, place)
        await self.slow_mode.give_back(place, SLOWING)
        if self._enabled.graveyard and self.table.course is not None and self.table.course.over(self.table.now()):
            await self.graveyard.open()

    @property
    def owed(self) -> list[int]:
        """People whom we have muted and who left voice before they could be given their voice back."""
        return list(self._memory.muted)

    async def _note(self) -> None:
        """Write down what is about to be changed: a crash may leave nothing behind that is not known. Raises StoreError."""
        now = repr(self._memory)
        if now != self._kept:
            await self.table.keep_surfaces()
            self._kept = now

    # ---- voice

    async def _hush(self, guild: discord.Guild, wish: Wish) -> bool:
        """Change some voices; return whether more wait."""
        memory = self._memory.muted
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
        memory = self._memory.muted
        member = guild.get_member(user)
        if member is None or member.voice is None or member.voice.channel is None:
            return
        done = await self._try("mute_members", lambda: member.edit(mute=on))
        unmuted = done and not on
        never_muted = on and "mute_members" in self._refused
        if (unmuted or never_muted) and user in memory:
            memory.remove(user)

    # ---- trying

    async def _try(self, permission: str, doing: Callable[[], Awaitable[object]]) -> object:
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
