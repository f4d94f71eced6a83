"""The requests by which one table takes and gives voices: who is muted is written down first, what failed is tried again (TK-2.7)."""

import logging
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import discord

from bot.discord_io.request_faults import REQUEST_FAULTS
from bot.store import StoreError
from bot.tables.moderation.member_edits import Urgency
from bot.tables.session.message_state import SilenceMemory

if TYPE_CHECKING:
    from bot.tables.moderation.voices import Voices


READ_BACK = 5.0
"""Seconds within which Discord tells of a mute that it took; only then the same person is edited again."""

GIVEN_UP = 10.0
"""Seconds after which a mute that never reads back is given up (TK-1.8)."""

UNDONE = 3
UNDONE_IN = 600.0
"""So often in so many seconds a mute may be undone by hand; then it is left alone until the next phase (TK-9.3)."""


@dataclass(slots=True)
class _Asked:
    on: bool
    at: float


class MuteRecords:
    """The edits of people's voices at one table. Of this only what is left alone outlives the process, the rest can be seen anew."""

    def __init__(self, memory: Callable[[], SilenceMemory], now: Callable[[], float]) -> None:
        """``memory()`` is what outlasts a restart, ``now`` the clock (unix seconds)."""
        self._memory = memory
        self._now = now
        self._asked: dict[int, _Asked] = {}
        self._failed: dict[int, float] = {}
        self._since: dict[int, float] = {}
        """Since when a person is asked to be silent and does not read as muted."""
        self._held: frozenset[int] = frozenset()
        """People who read as muted by us."""
        self._undone: dict[int, list[float]] = {}
        self._news: list[str] = []
        self._step = ""

    @property
    def left_alone(self) -> bool:
        """Whether mutes do not take here, so that voices are left alone."""
        return self._memory().voice_left

    def ask(self, user: int, *, on: bool) -> None:
        """A request is going out, or has just been taken: from then on it is waited for what Discord tells of it."""
        self._asked[user] = _Asked(on, self._now())
        if on:
            self._since.setdefault(user, self._now())
        else:
            self._since.pop(user, None)
            self._held -= {user}

    def failed(self, user: int) -> None:
        """The last request was not taken, or nobody knows: it is tried again after a while."""
        self._asked.pop(user, None)
        self._failed[user] = self._now()

    def forget(self, user: int) -> None:
        """Nothing was asked for this person."""
        for of_people in (self._asked, self._failed, self._since):
            of_people.pop(user, None)
        self._held -= {user}

    def waits(self, user: int) -> bool:
        """Whether a request for this person failed a moment ago."""
        return self._now() - self._failed.get(user, 0.0) < READ_BACK

    def seen(self, user: int, *, muted: bool, ours: bool) -> bool:
        """Take note that a person reads as ``muted``, ``ours`` if we remember the mute; return whether that is so, or is about to be."""
        asked = self._asked.get(user)
        if asked is not None and asked.on != muted:
            if self._now() - asked.at < READ_BACK:
                return asked.on
            del self._asked[user]
        elif asked is not None:
            del self._asked[user]
        if muted:
            self._since.pop(user, None)
        if muted and ours:
            self._held |= {user}
        elif not muted and user in self._held:
            self._held -= {user}
            self._was_undone(user)
        return muted

    def _was_undone(self, user: int) -> None:
        now = self._now()
        times = [at for at in self._undone.get(user, []) if now - at < UNDONE_IN] + [now]
        self._undone[user] = times
        if len(times) >= UNDONE:
            insisted = self._memory().insisted
            if not insisted.things:
                self._news.append("hand-stays")
            insisted.step, insisted.things = self._step, [*insisted.things, str(user)]
            self._undone.pop(user)

    def overridden(self, user: int) -> bool:
        """Whether this person is left alone until the next phase."""
        return str(user) in self._memory().insisted.things

    def phase(self, step: str) -> None:
        """The game stands in the phase ``step``: in a new one nobody is left alone any more."""
        insisted = self._memory().insisted
        self._step = step or self._step
        if step and insisted.things and insisted.step != step:
            insisted.step, insisted.things = "", []

    @property
    def unread(self) -> bool:
        """Whether somebody was asked to be silent long ago and still does not read as muted."""
        return any(self._now() - at >= GIVEN_UP for at in self._since.values())

    def give_up(self) -> None:
        """Leave the voices alone: mutes do not take here."""
        if not self.left_alone:
            self._memory().voice_left = True
            self._news.append("voice-stage")
        self._since.clear()

    def begin_anew(self) -> None:
        """The table has another voice."""
        self._memory().voice_left = False
        self._since.clear()

    def news(self) -> list[str]:
        """Return what the host is to be told, as keys, each once."""
        told, self._news = self._news, []
        return told


log = logging.getLogger(__name__)

AT_ONCE = 8
"""Voices that are written down together before they are muted one after another."""

REFUSED_FOR = 60.0
"""Seconds until something that was not allowed is tried again without any sign that it is allowed now."""

NOT_WRITTEN_FOR = 5.0
"""Seconds until it is tried again to write down who is to be muted."""

NOT_IN_VOICE = 40032
"""Discord's code for a person who cannot be muted, being in no voice channel."""


class Change(NamedTuple):
    """A voice that is to be taken (``on``) or given; sorted by urgency, then in the order drawn for the phase (TK-10.2)."""

    urgency: Urgency
    order: bytes
    user: int
    on: bool


class MuteRequests:
    """What is asked of Discord for one table. The reconciler of its voices owns it, says what is wanted and lends it the memory."""

    def __init__(self, voices: "Voices") -> None:
        self._voices = voices
        self._noted: frozenset[int] = frozenset()
        """People who are written down and for whom no request has gone out yet."""
        self.on_its_way: int | None = None
        """Whose request is on its way."""
        self._not_before = 0.0

    @property
    def may(self) -> bool:
        """Whether something may be asked now."""
        return self._voices.table.now() >= self._not_before

    def hope(self) -> None:
        """Ask at once again for what was not allowed."""
        self._not_before = 0.0

    # ---- who is written down without a request

    def unsent(self, user: int) -> bool:
        """Whether a person is written down as muted though no request has gone out."""
        return user in self._noted

    def keep(self, user: int) -> None:
        """Count a person no longer among those for whom no request has gone out."""
        self._noted -= {user}

    def drop_unsent(self, inside: Collection[int]) -> None:
        """Forget who was written down, got no request and is not ``inside`` the voice any more."""
        for user in [user for user in self._noted if user not in inside]:
            self._was_never_muted(user)

    def _was_never_muted(self, user: int) -> None:
        self._noted -= {user}
        self._voices.hands.forget(user)
        self._voices.drop(user)

    # ---- muting

    async def mute(self, guild: discord.Guild, user: int) -> None:
        """Mute one person, who is written down first."""
        voices = self._voices
        try:
            await self._write_down(guild)
        except StoreError as wrong:
            log.warning("table %s: nobody is muted who cannot be written down: %s", voices.table.id, type(wrong).__name__)
            self._not_before = voices.table.now() + NOT_WRITTEN_FOR
            return
        member = guild.get_member(user)
        wanted = any(change.on and change.user == user for change in voices.wanted(guild))
        if member is None or not wanted or not voices.holds(user) or not voices.table.may_act:
            return
        self._noted -= {user}
        voices.hands.ask(user, on=True)
        await self._try(user, lambda: member.edit(mute=True), gone=self._was_never_muted, done=partial(voices.hands.ask, on=True))

    async def _write_down(self, guild: discord.Guild) -> None:
        """Write down who is muted next. Raises StoreError: then nobody is."""
        voices, muted = self._voices, self._voices.memory.muted
        next_ones = [change.user for change in voices.wanted(guild) if change.on][:AT_ONCE]
        fresh = [user for user in next_ones if user not in muted]
        muted.extend(fresh)
        self._noted = self._noted.union(fresh)
        try:
            await voices.note()
        except StoreError:
            for user in fresh:
                self._was_never_muted(user)
            raise

    # ---- unmuting

    async def unmute(self, guild: discord.Guild, user: int) -> None:
        """Give one person the voice back; what could not be given back stays in the memory."""
        voices, member = self._voices, guild.get_member(user)
        if member is None:
            return
        voices.hands.ask(user, on=False)
        await self._try(user, lambda: member.edit(mute=False), gone=lambda _: None, done=self._is_free)
        if all(change.on for change in voices.wanted(guild)):
            await voices.note_quietly()

    def _is_free(self, user: int) -> None:
        self._voices.hands.ask(user, on=False)
        self._voices.drop(user)

    # ---- trying

    async def _try(
        self, user: int, doing: Callable[[], Awaitable[object]], *, gone: Callable[[int], None], done: Callable[[int], None]
    ) -> None:
        """Edit a member. ``gone``: is told when nothing can have changed; ``done``: when it has."""
        self.on_its_way = user
        try:
            await doing()
        except discord.NotFound:
            self._was_never_muted(user)
        except REQUEST_FAULTS as wrong:
            log.info("table %s: a voice was not changed: %s", self._voices.table.id, type(wrong).__name__)
            self._failed(user, wrong, gone)
        else:
            done(user)
        finally:
            self.on_its_way = None

    def _failed(self, user: int, wrong: Exception, gone: Callable[[int], None]) -> None:
        self._voices.hands.failed(user)
        forbidden = isinstance(wrong, discord.Forbidden)
        if forbidden:
            self._not_before = self._voices.table.now() + REFUSED_FOR
        if forbidden or (isinstance(wrong, discord.HTTPException) and wrong.code == NOT_IN_VOICE):
            gone(user)
