"""What an automated player keeps of the public facts: it hears notices and lines, and is given the posterior that all players share.

Posteriors are kept by the place in the course of a game that they belong to: a player that is made anew in the middle of a game, or that
asks after another one has asked, begins where the others have come to.
"""

from collections import OrderedDict
from functools import lru_cache
from itertools import count

from engines.asking import Notice, Text
from engines.players.inference.facts import Fact
from engines.players.inference.posterior import Posterior
from engines.players.inference.reading import Reader
from engines.players.inference.updating import after, opening
from engines.players.inference.worlds import Setup

KEPT = 24
"""Posteriors kept for whoever asks next: enough for a few tables, of which the largest need 1 MB each."""

KNOWN = 20_000
"""Places kept by their numbers."""

Place = int
"""A number for all the facts of a game up to one of them: the same facts lead to the same place, a game begins at 0."""

_places: OrderedDict[tuple[Place, Fact], tuple[Place, Fact]] = OrderedDict()
_numbers = count(1)
_made: OrderedDict[tuple[Setup, Place], Posterior] = OrderedDict()
_first = lru_cache(maxsize=16)(opening)


def place_after(place: Place, fact: Fact) -> tuple[Place, Fact]:
    """Return where ``fact`` leads from ``place``, and the fact as the first seat has heard it: a table keeps one for all its seats."""
    found = _places.get((place, fact))
    if found is None:
        found = _places[place, fact] = next(_numbers), fact
        if len(_places) > KNOWN:
            _places.popitem(last=False)
    return found


class PublicFacts:
    """The public facts as one seat has heard them.

    ``hear`` and ``listen`` take what ``Player.hear`` and ``Player.listen`` do; private notices are passed over. Any two seats of a table
    that have been told the same have the same ``facts`` and get the same ``posterior`` (MA-4.3).
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._reader = Reader(setup.seats)
        self._facts: list[Fact] = []
        self._places: list[Place] = [0]
        self._reached = 0
        self._posterior = _first(setup)

    def hear(self, notice: Notice) -> list[Fact]:
        """Take in a notice and return the facts in it; only those to everybody are public."""
        return self._add(self._reader.notice(notice))

    def listen(self, seat: int, line: Text) -> list[Fact]:
        """Take in a line that all have heard, one's own as well, and return the facts in it."""
        return self._add(self._reader.line(seat, line))

    def _add(self, facts: list[Fact]) -> list[Fact]:
        shared: list[Fact] = []
        for heard in facts:
            place, fact = place_after(self._places[-1], heard)
            self._places.append(place)
            shared.append(fact)
        self._facts += shared
        return shared

    @property
    def facts(self) -> tuple[Fact, ...]:
        """All public facts so far, in their order."""
        return tuple(self._facts)

    @property
    def round(self) -> int:
        """The number of the round, 0 before the first."""
        return self._reader.round

    def posterior(self) -> Posterior:
        """Return what follows from all of it: the same immutable object for all who ask while it is among the newest (MA-1.7)."""
        end = len(self._facts)
        start = next((at for at in range(end, self._reached, -1) if (self.setup, self._places[at]) in _made), self._reached)
        posterior = self._posterior if start == self._reached else _made[self.setup, self._places[start]]
        for fact in self._facts[start:]:
            posterior = after(posterior, fact)
        self._reached, self._posterior = end, posterior
        _keep((self.setup, self._places[end]), posterior)
        return posterior


def _keep(key: tuple[Setup, Place], posterior: Posterior) -> None:
    _made[key] = posterior
    _made.move_to_end(key)
    if len(_made) > KEPT:
        _made.popitem(last=False)
