"""What an automated player keeps of the public facts: it hears notices and lines, and is given the posterior that all players share.

Posteriors are kept by the place in the course of a game that they belong to: a player that is made anew in the middle of a game, or that
asks after another one has asked, begins where the others have come to.
"""

from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import accumulate

from engines.asking import Notice, Text
from engines.players.inference.facts import Fact
from engines.players.inference.posterior import Posterior
from engines.players.inference.reading import Reader
from engines.players.inference.updating import after, opening
from engines.players.inference.worlds import Setup

KEPT = 24
"""Posteriors kept for whoever asks next: enough for a few tables, of which the largest need 1 MB each."""

Place = bytes
"""A checksum of all the facts of a game up to one of them: the same facts lead to the same place, a game begins at the empty one."""

_made: OrderedDict[tuple[Setup, Place], Posterior] = OrderedDict()
_first = lru_cache(maxsize=16)(opening)


def place_after(place: Place, fact: Fact) -> Place:
    """Return where ``fact`` leads from ``place``."""
    return blake2b(place + repr(fact).encode(), digest_size=16).digest()


class PublicFacts:
    """The public facts as one seat has heard them.

    ``hear`` and ``listen`` take what ``Player.hear`` and ``Player.listen`` do; private notices are passed over. Any two seats of a table
    that have been told the same get the same ``posterior`` (MA-4.3). A fact is kept until it is a part of that.
    """

    __slots__ = ("_new", "_place", "_posterior", "_reader", "setup")

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._reader = Reader(setup.seats)
        self._new: Sequence[Fact] = ()
        """The facts of which the posterior does not know yet."""
        self._place: Place = b""
        self._posterior = _first(setup)

    def hear(self, notice: Notice) -> list[Fact]:
        """Take in a notice and return the facts in it; only those to everybody are public."""
        return self._add(self._reader.notice(notice))

    def listen(self, seat: int, line: Text) -> list[Fact]:
        """Take in a line that all have heard, one's own as well, and return the facts in it."""
        return self._add(self._reader.line(seat, line))

    def _add(self, facts: list[Fact]) -> list[Fact]:
        if facts:
            self._new = (*self._new, *facts)
        return facts

    @property
    def round(self) -> int:
        """The number of the round, 0 before the first."""
        return self._reader.round

    def posterior(self) -> Posterior:
        """Return what follows from all of it: the same immutable object for all who ask while it is among the newest (MA-1.7)."""
        new, places = self._new, list(accumulate(self._new, place_after, initial=self._place))
        start = next((at for at in range(len(new), 0, -1) if (self.setup, places[at]) in _made), 0)
        posterior = _made[self.setup, places[start]] if start else self._posterior
        for fact in new[start:]:
            posterior = after(posterior, fact)
        self._new, self._place, self._posterior = (), places[-1], posterior
        _keep((self.setup, self._place), posterior)
        return posterior


def _keep(key: tuple[Setup, Place], posterior: Posterior) -> None:
    _made[key] = posterior
    _made.move_to_end(key)
    if len(_made) > KEPT:
        _, oldest = _made.popitem(last=False)
        oldest.rest()
