"""Gates: where a human narrator reads aloud before the table goes on (TK-7.2, 7.3).

A gate holds back one notice and all that follow, until the narrator opens it or its time is over. The moment of opening is data, like that
of a release: nothing sleeps for it, and the narrator moves it forward.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.games.timing import Gate
from engines import Notice

LONGEST = 180.0
"""Seconds after which a gate opens by itself."""

REMINDED_AFTER = 90.0
"""Seconds after which the narrator gets a reminder."""


@dataclass(slots=True)
class NarratorGate:
    """A gate before a notice: its ``name``, the number of that ``notice``, ``since`` when it waits, when it ``opens`` (unix seconds)."""

    name: str
    notice: int
    since: float
    opens: float


class Gates:
    """The gates of one game. All times are unix seconds from the log."""

    __slots__ = ("_factor", "_gates", "held", "narrated")

    def __init__(self, gates: Mapping[str, Gate], factor: float) -> None:
        """``gates``: by name, from the timing of the game; ``factor``: multiplies all times of this table (TK-11.4)."""
        self._gates = gates
        self._factor = factor
        self.narrated = False
        """Whether somebody narrates; without a narrator no gate closes."""
        self.held: list[NarratorGate] = []

    def hold(self, notice: Notice, when: float) -> float:
        """Return the release of a ``notice`` that is due at ``when``: later, if a gate stands before it."""
        name = self._before(notice) if self.narrated else None
        if name is None:
            return when
        gate = NarratorGate(name, notice.number, when, when + LONGEST * self._factor)
        self.held.append(gate)
        return gate.opens

    def _before(self, notice: Notice) -> str | None:
        """Return the name of the gate before a notice, None when there is none."""
        args = notice.text.args
        for name, gate in self._gates.items():
            if gate.notice == notice.text.key and all(args.get(arg) == value for arg, value in gate.having.items()):
                return name
        return None

    def waiting(self, now: float) -> NarratorGate | None:
        return next((gate for gate in self.held if gate.since <= now < gate.opens), None)

    def reminds(self, gate: NarratorGate) -> float:
        """Return when the narrator gets a reminder of ``gate``."""
        return gate.since + REMINDED_AFTER * self._factor

    def next_change(self, now: float) -> float | None:
        """Return when a gate begins to wait next, or its reminder is due."""
        times = [when for gate in self.held for when in (gate.since, self.reminds(gate)) if now < when < gate.opens]
        return min(times, default=None)

    def postpone(self, since: float, by: float) -> None:
        """Delay everything due at or after ``since`` by ``by`` seconds; a negative ``by`` brings it forward."""
        for gate in self.held:
            gate.since += by if gate.since >= since else 0.0
            gate.opens += by if gate.opens >= since else 0.0

    def resume(self, paused_at: float, away: float) -> None:
        """Go on after a pause of ``away`` seconds that began at ``paused_at``: a closed gate keeps its remaining time."""
        for gate in self.held:
            if gate.opens > paused_at:
                gate.since += away
                gate.opens += away

    def move(self, by: float) -> None:
        """Follow a leap of the wall clock ``by`` seconds."""
        for gate in self.held:
            gate.since += by
            gate.opens += by

    def forget(self) -> None:
        """Follow an undo: its notices need no gate any more."""
        self.held.clear()
