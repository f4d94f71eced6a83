"""The reconciler of one table: it brings channel, voices, graveyard, slow mode and voice status in line with the game.

At each look it derives the rules from the public view (``access_rules``), compares them with Discord and changes a little. Before a change
it stores the former state, so that the end of the game, the stop of the bot or the start after a crash can restore it. A forbidden change
waits until it is allowed. Nothing here depends on a secret.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial

import discord

from bot.discord_io.place import Place, place_of
from bot.discord_io.request_faults import MISSING_ACCESS, REQUEST_FAULTS
from bot.store import NotOwner, StoreError
from bot.tables.moderation.access_rules import ChannelRules, channel_rules
from bot.tables.moderation.channel_access import ChannelAccess
from bot.tables.moderation.graveyard import Graveyard
from bot.tables.moderation.rights import features_of, lacking_for_silence
from bot.tables.moderation.server_voices import EveryVoice
from bot.tables.moderation.slow_mode import SlowMode
from bot.tables.moderation.sounds import Sounds
from bot.tables.moderation.table_voice import Announcer
from bot.tables.moderation.voice_status import VoiceStatus
from bot.tables.moderation.voices import Voices
from bot.tables.refusal import Refused
from bot.tables.session.live_table import LiveTable
from bot.tables.session.message_state import SilenceMemory
from bot.tables.session.setup import Silencing

log = logging.getLogger(__name__)

LOOK_EVERY = 5.0
"""Seconds between two looks at voices, which change by themselves."""

REFUSED_FOR = 60.0
"""Seconds until a forbidden request is tried again."""


class Silence:
    """Channel, voices, graveyard, slow mode, voice status and sounds of one table."""

    def __init__(self, table: LiveTable, client: discord.Client, every: EveryVoice, announcer: Announcer) -> None:
        self.table = table
        self.client = client
        self.voices = Voices(table, client, every, announcer)
        self.graveyard = Graveyard(table, client, self._try_for_graveyard, self._add_to_thread, self.voices.server.known_graveyards)
        self.sounds = Sounds(table, client, self.voices, announcer)
        self.channel_access = ChannelAccess(table, client, self._close, self.voices.server, every.outdated)
        self.slow_mode = SlowMode(table, self._try)
        self.voice_status = VoiceStatus(table, announcer, self._try)
        self.due: float | None = None
        self._refused: dict[tuple[str, int], float] = {}
        self._step = ""
        self._rules: ChannelRules | None = None
        """The rules at the last look."""
        self._look_lock = asyncio.Lock()
        """Held during a look and during ``restore``, so that a look that began earlier cannot undo the restoring."""
        self._doubted = False
        """Whether a change was skipped because another process may serve the table."""
        self.failed = False
        """Whether Discord has failed, without forbidding it, a request of the last ``restore``: it may be done in a moment."""
        self._given_up = False
        self._announcer = announcer
        self._told_hopeless = False
        self._limited_until = 0.0
        """Until when a rate limit keeps the place from being closed and opened (unix seconds)."""
        self._told_limited = False
        self._fetch_at = 0.0
        self._asleep: Place | None = None
        """The table's thread while it is archived; the library does not know it then."""
        self._place_gone = False
        """Whether Discord no longer knows the place."""

    @property
    def memory(self) -> SilenceMemory:
        """The changes of the moderation, and the state before."""
        return self.table.message_state.silence

    @property
    def _enabled(self) -> Silencing:
        return self.table.setup.silence

    @property
    def _open(self) -> bool:
        """Whether nothing of ours keeps anybody from writing or speaking."""
        memory = self.memory
        return not memory.muted and self.channel_access.open

    def retry_now(self) -> None:
        """Try forbidden requests again: the permissions have changed."""
        self._refused.clear()
        self.voices.retry_now()

    async def place(self) -> Place | None:
        """Return the table's place, fetched when it is an archived thread (TK-1.2); None while it cannot be seen."""
        guild, number, now = self.client.get_guild(self.table.guild_id), self.table.channel_id, self.table.now()
        if guild is None or guild.unavailable:
            return None
        known = place_of(self.client.get_channel(number))
        if known is not None:
            self._asleep, self._fetch_at, self._place_gone = None, 0.0, False
        elif self._asleep is None and now >= self._fetch_at and not self.table.message_state.departures.homeless and self.table.may_act:
            self._fetch_at = now + REFUSED_FOR
            found = await self._try("view_channel", lambda: self.client.fetch_channel(number))
            self._asleep, self._place_gone = place_of(found), found is True
        return known or self._asleep

    def line_posted(self) -> None:
        """Have the table looked at again soon if the line that has just been posted changes the rules."""
        if (
            self._rules is not None
            and self.table.phase == "running"
            and channel_rules(self.table, self._announcer.announced) != self._rules
        ):
            self.table.changed()

    def place_changed(self) -> None:
        """Look up the table's thread again: somebody has changed it, perhaps while it was archived."""
        self._asleep, self._fetch_at = None, 0.0

    def channel_reported(self) -> None:
        """Take what Discord has just reported of the table's channel."""
        if (place := place_of(self.client.get_channel(self.table.channel_id))) is not None:
            self.channel_access.report(place)

    def seen(self, user: int, roles: Collection[int]) -> None:
        """Note the roles of a member: somebody may have given or taken the players' role by hand (TK-9.3)."""
        if self.channel_access.seen(user, roles):
            self.table.changed()

    def forget(self, user: int) -> None:
        """Note that somebody has left the server or returned: role and threads went with the membership."""
        self.memory.forget(user)

    async def attend(self) -> None:
        """Bring Discord nearer to the rules; sets ``due`` to the time of the next look."""
        async with self._look_lock:
            await self._attend()

    async def _attend(self) -> None:
        if self._given_up or self.table.phase not in ("running", "paused") or self.table.course is None:
            return
        self.due = self.table.now() + LOOK_EVERY
        rules = channel_rules(self.table, self._announcer.announced)
        self._rules = rules
        if rules.step and rules.step != self._step:
            self._step = rules.step
            self.table.surroundings.new_phase(self.table)
        try:
            await self.voices.attend()
        except (StoreError, Refused) as wrong:
            log.warning("table %s: voices wait for the store: %s", self.table.id, type(wrong).__name__)
        place = await self.place()
        if place is None:
            return
        hurry = False
        await self._announce(place)
        try:
            if self._enabled.graveyard:
                await self.graveyard.reconcile(place, rules.dead)
            else:
                self.graveyard.missing()
            if self._enabled.channel:
                hurry = await self.channel_access.reconcile(place, rules)
            if place.kind == "private":
                await self._invite(place, rules.seated)
            await self.slow_mode.reconcile(place, self._announcer.announced)
            await self.voice_status.reconcile(place.guild)
            if hurry:
                self.due = self.table.now() + 1.0
            elif self.table.phase == "paused" and self._open:
                self.due = None
        except StoreError as wrong:
            log.warning("table %s: silence waits for the store: %s", self.table.id, type(wrong).__name__)
        await self._admit()

    async def _announce(self, place: Place) -> None:
        """Tell the table once, at the deal, how far silence can be kept here (TK-1.4, TK-8.4)."""
        if self.memory.announced or "silence" not in features_of(self.table.game, self.table.setup):
            return
        self.memory.announced = True
        if lacking := lacking_for_silence(place):
            await self._announcer.say("silence-honour", what=", ".join(self._named(need.name) for need in lacking))
        elif place.locks:
            await self._announcer.say("place-thread")

    async def _admit(self) -> None:
        """Tell when silence fails: Discord limits or keeps refusing it (TK-9.15), or somebody keeps undoing it (TK-9.3)."""
        if self.channel_access.hopeless and not self._told_hopeless:
            self._told_hopeless = True
            await self._announcer.say("silence-honour", what=self._named("manage_threads"))
        limited = self.table.now() < self._limited_until
        if limited is not self._told_limited:
            self._told_limited = limited
            until = {"until": f"<t:{int(self._limited_until)}:R>"} if limited else {}
            await self._announcer.tell_host("silence-limited" if limited else "silence-again", **until)
        if self.channel_access.overrides.tell():
            await self._announcer.tell_host("hand-stays")

    def _named(self, permission: str) -> str:
        return self.table.words("doctor-permission-" + permission.replace("_", "-"))

    async def _invite(self, place: Place, seated: frozenset[int]) -> None:
        """Add people who take over a seat, or are offered one, to a private thread (TK-1.10); the dealt players are in it already.

        The bot joins first: without the right to manage threads it would lose sight of the table.
        """
        invited = self.memory.invited
        if invited is None:
            await self._try("send_messages_in_threads", place.enter)
            self.memory.invited = sorted(seated)
            return
        offered = {int(offer.to) for offer in self.table.setup.offers.values()}
        for user in sorted((seated | offered) - set(invited)):
            if await self._add_to_thread(user, partial(place.invite, user)):
                invited.append(user)

    async def restore_for_shutdown(self) -> None:
        """Restore everything for good: the bot stops."""
        self._given_up = True
        try:
            await self.restore()
            guild = self.client.get_guild(self.table.guild_id)
            if guild is not None and await self.channel_access.has_undone(guild):
                await self.restore()
        except StoreError as wrong:  # the next process to serve the table restores what is in the memory
            log.warning("table %s: not everything was restored: %s", self.table.id, type(wrong).__name__)

    async def restore(self) -> None:
        """Unmute everybody and restore the place; muted people who are not in voice stay in the memory (``owed``).

        Raises StoreError: the store fails, or another process may serve the table. The caller tries again.
        """
        async with self._look_lock:
            self._doubted = self.failed = False
            await self._restore()
            if self._doubted:
                raise NotOwner("the database", self.table.id)

    async def _restore(self) -> None:
        await self.sounds.leave()
        await self.voices.restore()
        self.failed = self.voices.ghosts.limited_until is not None
        await self._restore_place()

    async def restore_place(self) -> None:
        """Restore the place alone: of a game that has been over for a while, whose voices are owed by themselves. Raises StoreError."""
        async with self._look_lock:
            self._doubted = self.failed = False
            await self._restore_place()
            if self._doubted:
                raise NotOwner("the database", self.table.id)

    async def _restore_place(self) -> None:
        guild = self.client.get_guild(self.table.guild_id)
        if guild is None:
            return
        self.retry_now()
        place = await self.place()
        await self.channel_access.restore(guild, place)
        await self.slow_mode.restore(place)
        await self.voice_status.restore(guild)
        if self._enabled.graveyard and self._is_over:
            await self.graveyard.open()

    @property
    def _is_over(self) -> bool:
        table = self.table
        if table.phase == "ended":  # its log may be unreadable by now
            return True
        return table.course is not None and table.course.over(table.now())

    @property
    def owes(self) -> bool:
        """Whether a finished game has not restored everything around its place; a deleted place is owed nothing."""
        memory, guild = self.memory, self.client.get_guild(self.table.guild_id)
        of_place = bool(memory.marks or memory.locked or memory.slowmode is not None)
        if of_place and guild is not None and not guild.unavailable and (self._place_gone or self.table.message_state.departures.homeless):
            of_place = False
        outside = self.graveyard.outside if self._enabled.graveyard else frozenset[int]()
        return of_place or bool(outside) or memory.role is not None or memory.status_in is not None

    @property
    def owed(self) -> list[int]:
        """People whom we have muted and who left voice before we could unmute them."""
        return list(self.memory.muted)

    # ---- trying

    async def _close(self, permission: str, request: Callable[[], Awaitable[object]]) -> object:
        """Make a request that closes or opens the place; its host hears of a long rate limit."""

        async def closing() -> object:
            try:
                return await request()
            except discord.RateLimited as limit:
                self._limited_until = self.table.now() + limit.retry_after
                raise

        return await self._try(permission, closing)

    async def _try_for_graveyard(self, permission: str, request: Callable[[], Awaitable[object]]) -> object:
        """Make a request about the graveyard, whose refusal says nothing of the same permission in the table's place."""
        return await self._try(f"{permission} for the graveyard", request)

    async def _add_to_thread(self, user: int, request: Callable[[], Awaitable[object]]) -> object:
        """Make a request that adds a person to a thread; see ``Addition``. A refusal holds up nobody else."""
        return await self._try("send_messages_in_threads", request, user)

    async def _try(self, permission: str, request: Callable[[], Awaitable[object]], user: int = 0) -> object:
        """Make a request that needs a permission; see ``Attempt``. A later look tries a failed one again.

        ``user``: the person whom it adds to a thread, who has to see the channel as well.
        """
        if not self.table.may_act:
            self._doubted = True
            return False
        if self.table.now() < self._refused.get((permission, user), 0.0):
            return False
        try:
            return await request() or True
        except discord.NotFound:
            return True
        except discord.Forbidden as wrong:
            self._refused[permission, user] = self.table.now() + REFUSED_FOR
            if user and wrong.code == MISSING_ACCESS:
                log.info("table %s: a person who does not see the channel cannot be added to its thread", self.table.id)
                return False
            log.warning("table %s: the permission %s is missing", self.table.id, permission)
        except REQUEST_FAULTS as wrong:
            self.failed = True
            log.info("table %s: a request that needs %s failed: %s", self.table.id, permission, type(wrong).__name__)
        return False
