"""What one seat believes of the others: the public posterior, fed with what all have heard, and what it knows itself (MA-1.7)."""

from engines.asking import Notice, Text
from engines.mafie.views import MafieView
from engines.players.inference import Knowledge, Posterior, PublicFacts, knowledge_of, setup_of
from engines.players.mafie_recall import Recall


class Beliefs:
    """Takes in notices and lines, and gives chances when they are asked for."""

    def __init__(self) -> None:
        self.recall = Recall()
        self._waiting: list[tuple[int, Text] | Notice] = []
        self._facts: PublicFacts | None = None

    def hear(self, notice: Notice) -> None:
        """Take in a notice."""
        self._waiting.append(notice)

    def listen(self, seat: int, line: Text) -> None:
        """Take in a line of ``seat``."""
        self._waiting.append((seat, line))

    def public(self, view: MafieView) -> Posterior:
        """Return what everybody could conclude now. The view is needed for the size of the table."""
        if self._facts is None:
            self._facts = PublicFacts(setup_of(view))
        for what in self._waiting:
            for fact in self._facts.hear(what) if isinstance(what, Notice) else self._facts.listen(*what):
                self.recall.note(fact)
            if isinstance(what, Notice):
                self.recall.hear(what)
            else:
                self.recall.listen(*what)
        self._waiting.clear()
        return self._facts.posterior()


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
