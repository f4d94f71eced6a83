"""What one seat believes of the others: the public posterior, fed with what all have heard, and what it knows itself (MA-1.7).

All players of a table hear the same facts, so what follows from them is computed once and shared; posteriors never change. A player that is
made anew in the middle of a game begins where the others are.
"""

from collections import OrderedDict
from functools import lru_cache
from itertools import count

from engines.asking import Notice, Text
from engines.mafie.views import MafieView
from engines.players.inference.facts import Fact
from engines.players.inference.knowledge import Knowledge, knowledge_of
from engines.players.inference.posterior import Posterior
from engines.players.inference.reading import Reader
from engines.players.inference.updating import after, opening
from engines.players.inference.worlds import Setup
from engines.players.mafie_recall import Recall

KEPT = 24
"""So many posteriors are kept: enough for a few tables, of which the largest need 1 MB each."""

KNOWN = 20_000
"""So many places in the course of a game are known by a number."""

Place = int
"""A number for all the facts of a game up to one of them: the same facts lead to the same place."""

_places: OrderedDict[tuple[Place, Fact], Place] = OrderedDict()
_numbers = count(1)
_kept: OrderedDict[tuple[Setup, Place], Posterior] = OrderedDict()
_first = lru_cache(maxsize=16)(opening)


def next_place(place: Place, fact: Fact) -> Place:
    """Return where ``fact`` leads from ``place``; a game begins at 0."""
    found = _places.get((place, fact))
    if found is None:
        found = _places[place, fact] = next(_numbers)
        if len(_places) > KNOWN:
            _places.popitem(last=False)
    return found


class Course:
    """The public facts of one game as one seat has read them, and the posterior after the last of them."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._facts: list[Fact] = []
        self._places: list[Place] = [0]
        self._reached = 0
        self._posterior = _first(setup)

    def add(self, fact: Fact) -> None:
        """Take in the next fact."""
        self._facts.append(fact)
        self._places.append(next_place(self._places[-1], fact))

    def posterior(self) -> Posterior:
        """Return the posterior now: computed on from the last place that any player of these facts has come to."""
        end = len(self._facts)
        start = next((at for at in range(end, self._reached, -1) if (self.setup, self._places[at]) in _kept), self._reached)
        posterior = self._posterior if start == self._reached else _kept[self.setup, self._places[start]]
        for fact in self._facts[start:]:
            posterior = after(posterior, fact)
        self._reached, self._posterior = end, posterior
        _keep((self.setup, self._places[end]), posterior)
        return posterior


def _keep(key: tuple[Setup, Place], posterior: Posterior) -> None:
    _kept[key] = posterior
    _kept.move_to_end(key)
    if len(_kept) > KEPT:
        _kept.popitem(last=False)


class Beliefs:
    """Takes in notices and lines, and gives chances when they are asked for."""

    def __init__(self) -> None:
        self.recall = Recall()
        self._waiting: list[tuple[int, Text] | Notice] = []
        self._reader: Reader | None = None
        self._course: Course | None = None

    def hear(self, notice: Notice) -> None:
        """Take in a notice."""
        self._waiting.append(notice)

    def listen(self, seat: int, line: Text) -> None:
        """Take in a line of ``seat``."""
        self._waiting.append((seat, line))

    def public(self, view: MafieView) -> Posterior:
        """Return what everybody could conclude now."""
        if self._reader is None or self._course is None:
            self._reader = Reader(len(view.seats))
            self._course = Course(Setup(len(view.seats), not view.options.get("kids_no_agent", False)))
        for what in self._waiting:
            for fact in self._reader.notice(what) if isinstance(what, Notice) else self._reader.line(*what):
                self.recall.note(fact)
                self._course.add(fact)
            if isinstance(what, Notice):
                self.recall.hear(what)
            else:
                self.recall.listen(*what)
        self._waiting.clear()
        return self._course.posterior()


def own(public: Posterior, view: MafieView) -> Posterior:
    """Return what the viewer concludes, knowing what it knows; what the public may conclude where that fits nothing."""
    return _given(public, knowledge_of(view))


def pretended(public: Posterior, seat: int) -> Posterior:
    """Return what ``seat`` would conclude if it only knew that it is not of the Mafia: how everybody talks (MA-2.11)."""
    return _given(public, Knowledge(sides={seat: False}))


def _given(public: Posterior, known: Knowledge) -> Posterior:
    try:
        return public.given(known)
    except ValueError:
        return public
