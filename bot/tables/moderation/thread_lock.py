"""Closing a thread or forum post by its lock. Members who manage threads can still write in it (F-2)."""

from dataclasses import dataclass
from typing import Any, Final

from bot.discord_io.place import Place
from bot.tables.moderation.lock_method import HEARD_WITHIN, LockMethod

RIGHT: Final = "manage_threads"
"""The permission needed to lock."""

THING: Final = "lock"
"""The lock's name among the things that people override by hand."""

OFTEN_REFUSED: Final = 3
"""Refusals after which the table hears that silence rests on its honour (TK-9.15)."""


@dataclass(frozen=True, slots=True)
class _SentLock:
    """A lock or unlock that Discord has accepted."""

    locked: bool
    at: float


class ThreadLock:
    """The lock of one table's thread. ``close`` or ``open`` it, then ``reconcile``; only a lock of ours is ever opened."""

    def __init__(self, lock_method: LockMethod) -> None:
        self._lock_method = lock_method
        self._wanted = False
        self._sent: _SentLock | None = None
        self._reported = False
        """Whether Discord has reported the lock."""
        self._refusals = 0

    @property
    def ours(self) -> bool:
        return self._lock_method.memory().locked

    @property
    def hopeless(self) -> bool:
        """Whether Discord has refused the lock so often that the table should know."""
        return self._refusals >= OFTEN_REFUSED

    def close(self) -> None:
        """Aim at a locked thread."""
        self._wanted = True

    def open(self) -> None:
        """Aim at the thread as it was before the game."""
        self._wanted = False

    async def reconcile(self, place: Place) -> None:
        """Lock or unlock the thread if needed. Raises StoreError before anything is changed."""
        locked = self._locked(place)
        if self._wanted:
            await self._close(place, locked=locked)
        elif self.ours:
            await self._open(place, locked=locked)

    async def _close(self, place: Place, *, locked: bool) -> None:
        if locked:
            self._reported = self.ours and self._sent is None
            return
        reported, self._reported = self._reported, False
        if self._lock_method.overrides.overridden(THING) or (reported and self._lock_method.overrides.undone(THING)) or not _may(place):
            return
        self._lock_method.memory().locked = True
        await self._lock_method.store()
        if await self._edit(place, locked=True):
            self._refusals = 0
        else:
            self._refusals += 1

    async def _open(self, place: Place, *, locked: bool) -> None:
        """Remove our lock, unless somebody has done so already."""
        self._reported = False
        if not locked or await self._edit(place, locked=False):
            self._lock_method.memory().locked = False

    async def _edit(self, place: Place, *, locked: bool) -> object:
        """Lock or unlock; the same request unarchives the thread (TK-1.10)."""
        change: dict[str, Any] = {"locked": locked, **({"archived": False} if place.asleep else {})}
        done = await self._lock_method.attempt(RIGHT, lambda: self._lock_method.client.http.edit_channel(place.id, **change))
        if done:
            self._sent = _SentLock(locked, self._lock_method.now())
        return done

    def _locked(self, place: Place) -> bool:
        """Return whether the thread is locked; our change counts before Discord reports it."""
        sent = self._sent
        if sent is not None and (place.locked is sent.locked or self._lock_method.now() - sent.at >= HEARD_WITHIN):
            sent = self._sent = None
        return sent.locked if sent is not None else place.locked


def _may(place: Place) -> bool:
    return place.granted(place.guild.me).manage_threads
