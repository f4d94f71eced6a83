"""What a strong player has in mind: the answers that it has found, to a question and to the next ones of that name."""

from engines import Ask
from engines.players.lookahead import Candidate
from engines.players.protocol import Picks


class Intention:
    """The rest of what was found for one seat."""

    def __init__(self) -> None:
        self._name = ""
        self._follows = ""
        self._left: list[Picks] = []

    def form(self, ask: Ask, found: Candidate | None) -> None:
        """Mean to go on as was found for ``ask``; None: nothing was."""
        self._name, self._follows, self._left = ask.name, ask.id, list(found or ())

    def holds(self, ask: Ask) -> bool:
        """Return whether something is meant for ``ask``: what was found for it, or for the question that it continues."""
        return bool(self._left) and ask.name == self._name and self._follows in (ask.id, ask.continues)

    def take(self, ask: Ask) -> Picks | None:
        """Return what is meant for ``ask`` and done with it; None when nothing is, or when it is not possible any more."""
        picks = self._left.pop(0) if self.holds(ask) else None
        self._follows = ask.id
        if picks is None or not ask.least <= len(picks) <= ask.most or not {option.id for option in ask.options}.issuperset(picks):
            self._left.clear()
            return None
        return picks
