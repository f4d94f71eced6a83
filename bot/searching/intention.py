"""What a strong player has in mind: the answers that it has found, to a question and to the next ones of that name."""

from engines import Ask
from engines.players.lookahead import Candidate
from engines.players.protocol import Picks


class Intention:
    """The rest of what was found for one seat."""

    def __init__(self) -> None:
        self._name = ""
        self._left: list[Picks] = []

    def form(self, ask: Ask, found: Candidate | None) -> None:
        """Mean to go on as was found for ``ask``; None: nothing was."""
        self._name, self._left = ask.name, list(found or ())

    def take(self, ask: Ask) -> Picks | None:
        """Return what is meant for ``ask`` and done with it; None when nothing is, or when it is not possible any more."""
        if not self._left or ask.name != self._name:
            self._left.clear()
            return None
        picks = self._left.pop(0)
        if ask.least <= len(picks) <= ask.most and {option.id for option in ask.options}.issuperset(picks):
            return picks
        self._left.clear()
        return None

    def holds(self, ask: Ask) -> bool:
        """Return whether something is meant for ``ask``, which need not be thought about then."""
        return bool(self._left) and ask.name == self._name
