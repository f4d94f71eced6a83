"""Since when each question has been open to be answered, folded from the log: what thinks about it goes on after a restart."""

from collections.abc import Sequence
from math import inf

from engines import Ask


class QuestionTimes:
    """The moments (unix seconds) at which the questions that are open now were opened."""

    __slots__ = ("_settled", "_since")

    def __init__(self) -> None:
        self._since: dict[str, float] = {}
        self._settled: Sequence[Ask] = ()
        """The questions that were noted last, if it is known of all since when they are open."""

    def note(self, at: float, asks: Sequence[Ask]) -> None:
        """Take note of what is open from ``at`` on (infinite: not known yet, a narrator is waited for)."""
        if asks is self._settled:  # a vote that may be changed leaves all questions as they are
            return
        since = self._since
        self._since = {ask.id: known if (known := since.get(ask.id, inf)) != inf else at for ask in asks}
        self._settled = () if inf in self._since.values() else asks

    def begin_again(self) -> None:
        """Forget all: the game was taken back, and what is asked now is asked anew."""
        self._since.clear()
        self._settled = ()

    def postpone(self, than: float, by: float) -> None:
        """Let what opens at ``than`` or after open ``by`` seconds later."""
        self._since = {ask: at + by if at >= than else at for ask, at in self._since.items()}

    def move(self, by: float) -> None:
        """Follow a wall clock that was set by so many seconds, or a pause that has lasted so long."""
        self._since = {ask: at + by for ask, at in self._since.items()}

    def since(self, ask_id: str) -> float:
        """Return since when a question is open, 0.0 for one that is not."""
        return self._since.get(ask_id, 0.0)
