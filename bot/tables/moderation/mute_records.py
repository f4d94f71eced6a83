"""What became of the mutes of one table: which were asked for, which read back, and which another hand has undone."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.tables.session.message_state import SilenceMemory

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
