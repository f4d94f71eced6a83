"""What one seat believes of the others: the public posterior, fed with what all have heard, and what it knows itself (MA-1.7)."""

from engines.asking import Notice, Text
from engines.mafie.views import MafieView
from engines.players.inference import Knowledge, Own, Posterior, PublicFacts, knowledge_of, setup_of
from engines.players.mafie_recall import Recall


class Heard:
    """What all at a table have been told and have said, and what follows from it. It is the same for every seat (MA-4.3)."""

    __slots__ = ("_count", "_facts", "_waiting", "recall")

    def __init__(self) -> None:
        self.recall = Recall()
        self._count = 0
        self._waiting: list[tuple[int, Text] | Notice] = []
        self._facts: PublicFacts | None = None

    def take(self, number: int, what: tuple[int, Text] | Notice) -> None:
        """Take in the notice or line with this number, counted from 0, unless another seat has told of it already."""
        if number == self._count:
            self._count += 1
            self._waiting.append(what)

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


class Beliefs:
    """Takes in notices and lines, and gives chances when they are asked for."""

    __slots__ = ("_count", "_heard")

    def __init__(self) -> None:
        self._heard = Heard()
        self._count = 0

    def share(self, other: "Beliefs") -> None:
        """Keep what all hear together with another seat of the table, instead of a second time. To be called before anything is heard."""
        self._heard = other._heard

    @property
    def recall(self) -> Recall:
        """What is remembered for reasons."""
        return self._heard.recall

    def hear(self, notice: Notice) -> None:
        """Take in a notice; one that was not for everybody says nothing here."""
        if notice.to is None:
            self._take(notice)

    def listen(self, seat: int, line: Text) -> None:
        """Take in a line of ``seat``."""
        self._take((seat, line))

    def _take(self, what: tuple[int, Text] | Notice) -> None:
        self._heard.take(self._count, what)
        self._count += 1

    def public(self, view: MafieView) -> Posterior:
        """Return what everybody could conclude now. The view is needed for the size of the table."""
        return self._heard.public(view)


def own(public: Posterior, view: MafieView) -> Own | Posterior:
    """Return what the viewer concludes, knowing what it knows; what the public may conclude where that fits nothing."""
    return _given(public, knowledge_of(view))


def pretended(public: Posterior, seat: int) -> Own | Posterior:
    """Return what ``seat`` would conclude if it only knew that it is not of the Mafia: how everybody talks (MA-2.11)."""
    return _given(public, Knowledge(sides={seat: False}))


def _given(public: Posterior, known: Knowledge) -> Own | Posterior:
    try:
        return public.given(known)
    except ValueError:
        return public
