"""What somebody changes by hand is healed, and left alone for a phase when they will not have it otherwise (TK-9.3)."""

from collections.abc import Callable

from bot.tables.session.message_state import Overridden

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
