"""Muting and unmuting the people of one table: the requests, and what Discord has made of them (TK-2.7)."""

import logging
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import discord

from bot.discord_io.request_faults import REQUEST_FAULTS
from bot.store import StoreError
from bot.tables.moderation.lock_method import ManualOverrides
from bot.tables.moderation.member_edits import EditUrgency
from bot.tables.moderation.table_voice import TableVoice
from bot.tables.session.message_state import SilenceMemory

log = logging.getLogger(__name__)

READ_BACK = 5.0
"""Seconds within which Discord reports a mute that it accepted; only then is the same person edited again."""

GIVEN_UP = 10.0
"""Seconds after which a mute that Discord never reports is given up (TK-1.8)."""

STORED_AHEAD = 8
"""Mutes that are stored together before the requests go out one after another."""

REFUSED_FOR = 60.0
"""Seconds until a forbidden request is tried again."""

NOT_STORED_FOR = 5.0
"""Seconds until a failed store is tried again."""

NOT_IN_VOICE = 40032
"""Discord's code for a person who cannot be muted, being in no voice channel."""


@dataclass(slots=True)
class _Request:
    on: bool
    at: float


class MuteRecords:
    """Which mutes were requested, which Discord has reported, and which somebody has undone by hand (``overrides``).

    Only the people to be left alone outlive the process; the rest is observed again.
    """

    def __init__(self, memory: Callable[[], SilenceMemory], now: Callable[[], float]) -> None:
        """``memory()``: the durable part; ``now()``: unix seconds."""
        self.overrides = ManualOverrides(lambda: memory().insisted, now)
        self._memory = memory
        self._now = now
        self._requests: dict[int, _Request] = {}
        self._failed: dict[int, float] = {}
        self._since: dict[int, float] = {}
        """Since when a person should be muted and is not reported so."""
        self._held: frozenset[int] = frozenset()
        """People reported as muted by us."""
        self._news: list[str] = []

    @property
    def left_alone(self) -> bool:
        """Whether voices are left alone because mutes do not take effect here."""
        return self._memory().voice_left

    def ask(self, user: int, *, on: bool) -> None:
        """Note that a request is going out or was just accepted; Discord's report is awaited from now on."""
        self._requests[user] = _Request(on, self._now())
        if on:
            self._since.setdefault(user, self._now())
        else:
            self._since.pop(user, None)
            self._held -= {user}

    def failed(self, user: int) -> None:
        """Note that the last request failed, or may have; it is tried again after a while."""
        self._requests.pop(user, None)
        self._failed[user] = self._now()

    def forget(self, user: int) -> None:
        """Note that nothing was requested for this person."""
        for of_people in (self._requests, self._failed, self._since):
            of_people.pop(user, None)
        self._held -= {user}

    def waits(self, user: int) -> bool:
        """Whether a request for this person failed a moment ago."""
        return self._now() - self._failed.get(user, 0.0) < READ_BACK

    def seen(self, user: int, *, muted: bool, ours: bool) -> bool:
        """Note Discord's report of a person; ``ours``: we remember the mute. Returns whether they are muted, or are about to be."""
        request = self._requests.get(user)
        if request is not None:
            if request.on != muted and self._now() - request.at < READ_BACK:
                return request.on
            del self._requests[user]
        if muted:
            self._since.pop(user, None)
        if muted and ours:
            self._held |= {user}
        elif not muted and user in self._held:
            self._held -= {user}
            first = not self._memory().insisted.things
            if self.overrides.undone(str(user)) and first:
                self._news.append("hand-stays")
        return muted

    @property
    def unread(self) -> bool:
        """Whether somebody should have been reported as muted long ago."""
        return any(self._now() - at >= GIVEN_UP for at in self._since.values())

    def stop_muting(self) -> None:
        """Leave voices alone: mutes do not take effect here."""
        if not self.left_alone:
            self._memory().voice_left = True
            self._news.append("voice-stage")
        self._since.clear()

    def begin_anew(self) -> None:
        """Start over: the table has another voice channel."""
        self._memory().voice_left = False
        self._since.clear()

    def news(self) -> list[str]:
        """Return message keys for the host, each once."""
        told, self._news = self._news, []
        return told


class MuteChange(NamedTuple):
    """A mute (``on``) or unmute; sorted by urgency, then in the random order of the phase (TK-10.2)."""

    urgency: EditUrgency
    order: bytes
    user: int
    on: bool


class MuteRequests:
    """Sends mutes and unmutes. Muted people are stored first, failed requests are tried again."""

    def __init__(self, voice: TableVoice, wanted: Callable[[discord.Guild], list[MuteChange]]) -> None:
        """``wanted()``: the changes wanted now, the most urgent first."""
        self.records = MuteRecords(lambda: voice.memory, voice.table.now)
        self._voice = voice
        self._wanted = wanted
        self._unsent: frozenset[int] = frozenset()
        """People stored as muted whose request has not gone out yet."""
        self.on_its_way: int | None = None
        """The person whose request is on its way."""
        self._not_before = 0.0

    @property
    def may(self) -> bool:
        """Whether a request may go out now."""
        return self._voice.table.now() >= self._not_before

    def retry_now(self) -> None:
        """Try forbidden requests again at once."""
        self._not_before = 0.0

    # ---- stored, not sent

    def unsent(self, user: int) -> bool:
        """Whether a person is stored as muted though no request has gone out."""
        return user in self._unsent

    def mark_sent(self, user: int) -> None:
        """Count a person no longer among those whose request has not gone out."""
        self._unsent -= {user}

    def drop_unsent(self, inside: Collection[int]) -> None:
        """Forget people whose request has not gone out and who are not ``inside`` the voice channel any more."""
        for user in [user for user in self._unsent if user not in inside]:
            self._was_never_muted(user)

    def _was_never_muted(self, user: int) -> None:
        self._unsent -= {user}
        self.records.forget(user)
        self._voice.drop(user)

    # ---- muting

    async def mute(self, guild: discord.Guild, user: int) -> None:
        """Store that one person is muted, then mute them if that is still wanted."""
        voice = self._voice
        try:
            await self._store(guild)
        except StoreError as wrong:
            log.warning("table %s: nobody is muted while mutes cannot be stored: %s", voice.table.id, type(wrong).__name__)
            self._not_before = voice.table.now() + NOT_STORED_FOR
            return
        member = guild.get_member(user)
        wanted = any(change.on and change.user == user for change in self._wanted(guild))
        if member is None or not wanted or not voice.holds(user) or not voice.table.may_act:
            return
        self._unsent -= {user}
        self.records.ask(user, on=True)
        await self._try(user, lambda: member.edit(mute=True), gone=self._was_never_muted, done=partial(self.records.ask, on=True))

    async def _store(self, guild: discord.Guild) -> None:
        """Store the next mutes. Raises StoreError, and forgets them again."""
        muted = self._voice.memory.muted
        next_ones = [change.user for change in self._wanted(guild) if change.on][:STORED_AHEAD]
        fresh = [user for user in next_ones if user not in muted]
        muted.extend(fresh)
        self._unsent = self._unsent.union(fresh)
        try:
            await self._voice.table.store_message_state()
        except StoreError:
            for user in fresh:
                self._was_never_muted(user)
            raise

    # ---- unmuting

    async def unmute(self, guild: discord.Guild, user: int) -> None:
        """Unmute one person; on failure they stay in the memory."""
        member = guild.get_member(user)
        if member is None:
            return
        self.records.ask(user, on=False)
        await self._try(user, lambda: member.edit(mute=False), gone=lambda _: None, done=self._is_free)
        if all(change.on for change in self._wanted(guild)):
            await self._voice.store_quietly()

    def _is_free(self, user: int) -> None:
        self.records.ask(user, on=False)
        self._voice.drop(user)

    # ---- trying

    async def _try(
        self, user: int, edit: Callable[[], Awaitable[object]], *, gone: Callable[[int], None], done: Callable[[int], None]
    ) -> None:
        """Edit a member, then call ``done`` if it changed, or ``gone`` if it cannot have changed."""
        self.on_its_way = user
        try:
            await edit()
        except discord.NotFound:
            self._was_never_muted(user)
        except REQUEST_FAULTS as wrong:
            log.info("table %s: a mute was not changed: %s", self._voice.table.id, type(wrong).__name__)
            self._failed(user, wrong, gone)
        else:
            done(user)
        finally:
            self.on_its_way = None

    def _failed(self, user: int, wrong: Exception, gone: Callable[[int], None]) -> None:
        self.records.failed(user)
        forbidden = isinstance(wrong, discord.Forbidden)
        if forbidden:
            self._not_before = self._voice.table.now() + REFUSED_FOR
        if forbidden or (isinstance(wrong, discord.HTTPException) and wrong.code == NOT_IN_VOICE):
            gone(user)
