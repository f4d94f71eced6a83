"""Silence and closed eyes: what the channel, the voices and the graveyard should be like, and the hand that makes them so.

Each look of the public view makes a *wish*: is the table's channel closed, who may write all the same, who is muted in voice. The
reconciler compares it with what is, changes little by little, and writes down what was there *before* it changes anything, so that all can
be given back when the game ends, the bot stops or the bot comes back from a crash. What it may not do it leaves alone until it may.
Nothing here depends on a secret.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial

import discord

from bot.discord_io.place import Place, place_of
from bot.discord_io.request_faults import REQUEST_FAULTS
from bot.store import NotOwner, StoreError
from bot.tables.moderation.channel_access import ChannelAccess, wish_of
from bot.tables.moderation.graveyard import Graveyard
from bot.tables.moderation.rights import features_of, lacking_for_silence
from bot.tables.moderation.server_voices import EveryVoice
from bot.tables.moderation.slow_mode import SlowMode
from bot.tables.moderation.sounds import Sounds
from bot.tables.moderation.voices import Telling, Voices
from bot.tables.session.core import LiveTable
from bot.tables.session.message_state import SilenceMemory
from bot.tables.session.setup import Silencing

log = logging.getLogger(__name__)

LOOK_EVERY = 5.0
"""Seconds between two looks at voices that may have changed by themselves."""

REFUSED_FOR = 60.0
"""Seconds until something that was not allowed is tried again without any sign that it is allowed now."""


class Silence:
    """The reconciler of one table."""

    def __init__(self, table: LiveTable, client: discord.Client, every: EveryVoice, telling: Telling) -> None:
        """``every``: the voices of all servers; ``telling``: how the table says something, and how much it has said."""
        self.table = table
        self.client = client
        self.graveyard = Graveyard(table, client, self._try)
        self.voices = Voices(table, client, every, telling)
        self.sounds = Sounds(table, client, self.voices, telling)
        self.doors = ChannelAccess(table, client, self._try, self._note, self.voices.server)
        self.slow_mode = SlowMode(table, self._try, self._note)
        self.due: float | None = None
        self._refused: dict[str, float] = {}
        self.on_phase: Callable[[], None] = _nothing
        """Called in each new phase of the game."""
        self._step = ""
        self._one_hand = asyncio.Lock()
        """What is given back must not be changed again by a look that began before."""
        self._kept = ""
        self._doubted = False
        """Whether something was not done since it was not certain that the table is served here."""
        self._given_up = False
        self._telling = telling
        self._told_hopeless = False
        self._fetch_at = 0.0
        self._asleep: Place | None = None
        """The table's thread, while Discord has archived it: then it tells us nothing of it."""

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
        return not memory.muted and self.doors.open

    def hope(self) -> None:
        """Try again what was not allowed: the permissions have changed."""
        self._refused.clear()
        self.voices.hope()

    async def place(self) -> Place | None:
        """Return where the table stands, fetched when it is an archived thread (TK-1.2); None while it cannot be seen."""
        guild, number, now = self.client.get_guild(self.table.guild_id), self.table.channel_id, self.table.now()
        if guild is None or guild.unavailable:
            return None
        known = place_of(self.client.get_channel(number))
        if known is not None:
            self._asleep, self._fetch_at = None, 0.0
        elif self._asleep is None and now >= self._fetch_at and not self.table.surfaces.homeless and self.table.may_act:
            self._fetch_at = now + REFUSED_FOR
            self._asleep = place_of(await self._try("view_channel", lambda: self.client.fetch_channel(number)))
        return known or self._asleep

    def place_changed(self) -> None:
        """Somebody has changed the thread of the table, perhaps while it was asleep."""
        self._asleep, self._fetch_at = None, 0.0

    def seen(self, user: int, roles: Collection[int]) -> None:
        """Take note of the roles that a member has: somebody may have given or taken that of the players by hand (TK-9.3)."""
        if self.doors.seen(user, roles):
            self.table.on_change()

    def forget(self, user: int) -> None:
        """Take note that somebody has left the server, or has come back: the role and the threads went with the membership."""
        self._memory.forget(user)

    async def attend(self) -> None:
        """Bring things nearer to the wish; sets ``due`` to the time of the next look."""
        async with self._one_hand:
            await self._attend()

    async def _attend(self) -> None:
        if self._given_up or self.table.phase not in ("running", "paused") or self.table.course is None:
            return
        self.due = self.table.now() + LOOK_EVERY
        wish = wish_of(self.table)
        if wish.step and wish.step != self._step:
            self._step = wish.step
            self.on_phase()
        try:
            await self.voices.attend()
        except StoreError as wrong:
            log.warning("table %s: voices wait for what cannot be written down: %s", self.table.id, type(wrong).__name__)
        place = await self.place()
        if place is None:
            return
        hurry = False
        await self._announce(place)
        try:
            if self._enabled.graveyard:
                await self.graveyard.bury(place, wish.dead)
            else:
                self.graveyard.missing()
            if self._enabled.channel:
                hurry = await self.doors.settle(place, wish)
            if place.kind == "private":
                await self._invite(place, wish.seated)
            await self.slow_mode.settle(place)
            if hurry:
                self.due = self.table.now() + 1.0
            elif self.table.phase == "paused" and self._open:
                self.due = None
        except StoreError as wrong:
            log.warning("table %s: nothing is silenced that cannot be written down: %s", self.table.id, type(wrong).__name__)
        await self._admit()

    async def _announce(self, place: Place) -> None:
        """Say at the deal, once, what silence there will be here and what there will not (TK-1.4, TK-8.4)."""
        if self._memory.announced or "silence" not in features_of(self.table.game, self.table.setup):
            return
        self._memory.announced = True
        if lacking := lacking_for_silence(place):
            await self._telling.say("silence-honour", what=", ".join(self._named(need.name) for need in lacking))
        elif place.locks:
            await self._telling.say("place-thread")

    async def _admit(self) -> None:
        """Say where silence cannot be kept: Discord refuses a lock again and again (TK-9.15), or somebody will not have it (TK-9.3)."""
        if self.doors.hopeless and not self._told_hopeless:
            self._told_hopeless = True
            await self._telling.say("silence-honour", what=self._named("manage_threads"))
        if self.doors.overrides.tell():
            await self._telling.tell_host("hand-stays")

    def _named(self, permission: str) -> str:
        return self.table.words("doctor-permission-" + permission.replace("_", "-"))

    async def _invite(self, place: Place, seated: frozenset[int]) -> None:
        """Let whoever takes over a seat, or is offered one, into a private thread (TK-1.10); those who were dealt cards are there.

        The bot is let in first: else it would see the table no more without the right to manage threads.
        """
        invited = self._memory.invited
        if invited is None:
            await self._try("send_messages_in_threads", place.enter)
            self._memory.invited = sorted(seated)
            return
        offered = {int(offer.to) for offer in self.table.setup.offers.values()}
        for user in sorted((seated | offered) - set(invited)):
            if await self._try("send_messages_in_threads", partial(place.invite, user)):
                invited.append(user)

    async def give_up(self) -> None:
        """Give everything back as ``restore`` does, and let no look change it again: the bot stops."""
        self._given_up = True
        try:
            await self.restore()
        except StoreError as wrong:  # whoever serves the table next gives back what stands in the memory
            log.warning("table %s: not everything is given back: %s", self.table.id, type(wrong).__name__)

    async def restore(self) -> None:
        """Give back every voice and the channel as it was before; who is not in voice now stays in the memory (``owed``).

        Raises StoreError: something cannot be written down, or it is not certain that the table is served here; it is to be tried again.
        """
        async with self._one_hand:
            self._doubted = False
            await self._restore()
            if self._doubted:
                raise NotOwner("the database", self.table.id)

    async def _restore(self) -> None:
        await self.sounds.leave()
        await self.voices.restore()
        guild = self.client.get_guild(self.table.guild_id)
        if guild is None:
            return
        self.hope()
        place = await self.place()
        await self.doors.give_back(guild, place)
        await self.slow_mode.give_back(place)
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

    # ---- trying

    async def _try(self, permission: str, doing: Callable[[], Awaitable[object]]) -> object:
        """Do (``doing()`` makes the coroutine) something that may not be allowed; what failed is tried again at a later look.

        Returns something true when it was done or there is nothing left to do.
        """
        if not self.table.may_act:
            self._doubted = True
            return False
        if self.table.now() < self._refused.get(permission, 0.0):
            return False
        try:
            return await doing() or True
        except discord.NotFound:
            return True
        except discord.Forbidden:
            self._refused[permission] = self.table.now() + REFUSED_FOR
            log.warning("table %s: the permission %s is missing", self.table.id, permission)
        except REQUEST_FAULTS as wrong:
            log.info("table %s: %s was not done: %s", self.table.id, permission, type(wrong).__name__)
        return False


def _nothing() -> None:
    pass
