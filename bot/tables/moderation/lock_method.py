"""With what the place of one table is closed and opened, whether by its overwrites or by its lock."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import discord

from bot.tables.session.message_state import Overridden, SilenceMemory

OFTEN = 3
"""Changes of the same thing by hand after which we yield …"""

WITHIN = 600.0
"""… when they come within so many seconds."""


class ManualOverrides:
    """Counts what is undone by hand at one table. A thing is named by a text: an overwrite by its owner, a lock, a mute."""

    __slots__ = ("_memory", "_now", "_step", "_undone", "_untold")

    def __init__(self, memory: Callable[[], Overridden], now: Callable[[], float]) -> None:
        """``memory()`` is what outlasts a restart, ``now()`` the time in unix seconds."""
        self._memory = memory
        self._now = now
        self._undone: dict[str, list[float]] = {}
        self._untold = False
        self._step = ""

    def enter(self, step: str) -> None:
        """Take note of the phase in which the game is: with a new one nothing is yielded any more."""
        self._step, memory = step, self._memory()
        if memory.things and memory.step != step:
            memory.step, memory.things = "", []

    def overridden(self, thing: str) -> bool:
        """Whether a thing is left alone until the next phase."""
        return thing in self._memory().things

    def undone(self, thing: str) -> bool:
        """Note that somebody has changed a thing of ours; return whether it is left alone from now on."""
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
        """Whether the host is to be told now that something is left alone."""
        untold, self._untold = self._untold, False
        return untold


Attempt = Callable[[str, Callable[[], Awaitable[object]]], Awaitable[object]]
"""Does something that needs the permission named first; returns something true when it was done or there is nothing left to do."""

HEARD_WITHIN: Final = 3.0
"""Seconds after a change of ours within which Discord tells us of it: until then what we know is older than the change."""


@dataclass(frozen=True, slots=True)
class LockMethod:
    """``memory()`` is what outlasts a restart, ``now()`` the time in unix seconds; ``overrides`` counts what is undone by hand.

    ``note()`` writes down durably what is about to be changed, and raises StoreError when it cannot.
    """

    client: discord.Client
    memory: Callable[[], SilenceMemory]
    attempt: Attempt
    note: Callable[[], Awaitable[None]]
    overrides: ManualOverrides
    now: Callable[[], float]
