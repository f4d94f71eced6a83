"""The common interface for closing a channel by overwrites and closing a thread by its lock."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import discord

from bot.tables.session.message_state import Overridden, SilenceMemory

OFTEN = 3
WITHIN = 600.0
"""We yield to changes of the same thing by hand after ``OFTEN`` of them within these seconds."""


class ManualOverrides:
    """Counts changes made by hand at one table: they are corrected, and accepted for a phase once somebody insists (TK-9.3).

    A thing is named by a text: an overwrite by its owner, a lock, a role, a mute by its person.
    """

    __slots__ = ("_memory", "_now", "_step", "_undone", "_untold")

    def __init__(self, memory: Callable[[], Overridden], now: Callable[[], float]) -> None:
        """``memory()``: the durable part; ``now()``: unix seconds."""
        self._memory = memory
        self._now = now
        self._undone: dict[str, list[float]] = {}
        self._untold = False
        self._step = ""

    def enter(self, step: str) -> None:
        """Note the phase of the game; a new one ends all yielding."""
        self._step, memory = step, self._memory()
        if memory.things and memory.step != step:
            memory.step, memory.things = "", []

    def overridden(self, thing: str) -> bool:
        """Whether a thing is left alone until the next phase."""
        return thing in self._memory().things

    def undone(self, thing: str) -> bool:
        """Note that somebody has changed a thing of ours; return whether we leave it alone from now on."""
        now = self._now()
        lately = [at for at in self._undone.get(thing, []) if now - at < WITHIN]
        self._undone[thing] = [*lately, now]
        if len(lately) + 1 < OFTEN:
            return False
        self._undone.pop(thing)
        memory = self._memory()
        memory.step, memory.things = self._step, [*memory.things, thing]
        self._untold = True
        return True

    def tell(self) -> bool:
        """Whether the host should hear, once, that something is left alone."""
        untold, self._untold = self._untold, False
        return untold


Attempt = Callable[[str, Callable[[], Awaitable[object]]], Awaitable[object]]
"""Makes a request that needs the named permission; returns something true when it is done or has become pointless."""

Addition = Callable[[int, Callable[[], Awaitable[object]]], Awaitable[object]]
"""Makes a request that adds the person with this id to a thread; returns as an ``Attempt`` does."""

HEARD_WITHIN: Final = 3.0
"""Seconds within which Discord reports a change of ours; until then our knowledge may be older than the change."""


@dataclass(frozen=True, slots=True)
class LockMethod:
    """``memory()``: the durable part; ``store()`` stores it and may raise StoreError; ``now()``: unix seconds."""

    client: discord.Client
    memory: Callable[[], SilenceMemory]
    attempt: Attempt
    store: Callable[[], Awaitable[None]]
    overrides: ManualOverrides
    now: Callable[[], float]
