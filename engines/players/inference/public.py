"""What an automated player keeps of the public facts: it hears notices and lines, and is given the posterior that all players share."""

from collections import OrderedDict

from engines.asking import Notice, Text
from engines.players.inference.facts import Fact
from engines.players.inference.posterior import Posterior
from engines.players.inference.reading import Reader
from engines.players.inference.updating import after, opening
from engines.players.inference.worlds import Setup

KEPT = 4
"""Posteriors kept for whoever asks next: the players of a table ask one after another about the same facts."""

_made: OrderedDict[tuple[Setup, tuple[Fact, ...]], Posterior] = OrderedDict()


def posterior_of(setup: Setup, facts: tuple[Fact, ...]) -> Posterior:
    """Return the posterior after ``facts``. The same facts give the same immutable object while it is among the newest (MA-1.7)."""
    start, posterior = 0, None
    for length in range(len(facts), -1, -1):
        posterior = _made.get((setup, facts[:length]))
        if posterior is not None:
            start = length
            break
    posterior = posterior or opening(setup)
    for fact in facts[start:]:
        posterior = after(posterior, fact)
    _made[setup, facts] = posterior
    _made.move_to_end((setup, facts))
    while len(_made) > KEPT:
        _made.popitem(last=False)
    return posterior


class PublicFacts:
    """The public facts as one seat has heard them.

    ``hear`` and ``listen`` take what ``Player.hear`` and ``Player.listen`` do; private notices are passed over. Any two seats of a table
    that have been told the same have the same ``facts`` and get the same ``posterior`` (MA-4.3).
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._reader = Reader(setup.seats)
        self._facts: list[Fact] = []

    def hear(self, notice: Notice) -> None:
        """Take in a notice; only those to everybody are public."""
        self._facts += self._reader.notice(notice)

    def listen(self, seat: int, line: Text) -> None:
        """Take in a line that all have heard, one's own as well."""
        self._facts += self._reader.line(seat, line)

    @property
    def facts(self) -> tuple[Fact, ...]:
        """All public facts so far, in their order."""
        return tuple(self._facts)

    @property
    def round(self) -> int:
        """The number of the round, 0 before the first."""
        return self._reader.round

    def posterior(self) -> Posterior:
        """Return what follows from all of it."""
        return posterior_of(self.setup, self.facts)
