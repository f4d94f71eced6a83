"""A thread or post that is closed by its lock. Whoever manages threads may write in it all the same (F-2)."""

from dataclasses import dataclass
from typing import Any, Final

from bot.discord_io.place import Place
from bot.tables.moderation.lock_method import HEARD_WITHIN, LockMethod

RIGHT: Final = "manage_threads"
"""The permission that a lock needs."""

THING: Final = "lock"
"""What the lock is called where it is yielded."""

OFTEN_REFUSED: Final = 3
"""Refusals after which the table is told that silence rests on its honour (TK-9.15)."""


@dataclass(frozen=True, slots=True)
class _Sent:
    """A lock or unlock that Discord has taken."""

    locked: bool
    at: float


class ThreadLock:
    """Whether the thread of one table should be locked. ``close`` or ``open`` it, then ``settle``; only a lock of ours is ever opened."""

    def __init__(self, lock_method: LockMethod) -> None:
        self._lock_method = lock_method
        self._wanted = False
        self._sent: _Sent | None = None
        self._stood = False
        """Whether the lock was seen to stand."""
        self._refusals = 0

    @property
    def ours(self) -> bool:
        """Whether the thread is locked by us."""
        return self._lock_method.memory().locked

    @property
    def hopeless(self) -> bool:
        """Whether Discord has refused the lock so often that the table is to be told."""
        return self._refusals >= OFTEN_REFUSED

    def close(self) -> None:
        """Want the thread to be locked."""
        self._wanted = True

    def open(self) -> None:
        """Want the thread as it was before the game."""
        self._wanted = False

    async def settle(self, place: Place) -> None:
        """Lock or unlock the thread where it is not as it is wanted. Raises StoreError: it cannot be written down, nothing is changed."""
        locked = self._locked(place)
        if self._wanted:
            await self._close(place, locked=locked)
        elif self.ours:
            await self._open(place, locked=locked)

    async def _close(self, place: Place, *, locked: bool) -> None:
        if locked:
            self._stood = self.ours and self._sent is None
            return
        stood, self._stood = self._stood, False
        if self._lock_method.overrides.overridden(THING) or (stood and self._lock_method.overrides.undone(THING)) or not _may(place):
            return
        self._lock_method.memory().locked = True
        await self._lock_method.note()
        if await self._edit(place, locked=True):
            self._refusals = 0
        else:
            self._refusals += 1

    async def _open(self, place: Place, *, locked: bool) -> None:
        """Take our lock away; one that somebody has opened already is nobody's."""
        self._stood = False
        if not locked or await self._edit(place, locked=False):
            self._lock_method.memory().locked = False

    async def _edit(self, place: Place, *, locked: bool) -> object:
        """Lock or unlock; a thread that is asleep is woken by the same request (TK-1.10)."""
        change: dict[str, Any] = {"locked": locked, **({"archived": False} if place.asleep else {})}
        done = await self._lock_method.attempt(RIGHT, lambda: self._lock_method.client.http.edit_channel(place.id, **change))
        if done:
            self._sent = _Sent(locked, self._lock_method.now())
        return done

    def _locked(self, place: Place) -> bool:
        """Return whether the thread is locked; a change of ours counts before Discord has told us of it."""
        sent = self._sent
        if sent is not None and (place.locked is sent.locked or self._lock_method.now() - sent.at >= HEARD_WITHIN):
            sent = self._sent = None
        return sent.locked if sent is not None else place.locked


def _may(place: Place) -> bool:
    return place.granted(place.guild.me).manage_threads
