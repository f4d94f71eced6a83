"""What a seat can tell of the hidden parts of the city, made of nothing but what it was told and sees (MA-6.2).

Seen by everybody: nearly all (``seen_draws``), and what others answer (``seen_answers``). Seen by some: one's own plan card and bags. Seen
by nobody: the plan cards of others, but for what their cubes tell; which bags others and bots hold; what lies face down.
"""

from collections.abc import Sequence
from typing import cast

from engines.asking import Ask
from engines.chance import Stream
from engines.escape_plan import asks
from engines.escape_plan.seen_answers import read
from engines.escape_plan.seen_bags import drawn_by
from engines.escape_plan.seen_draws import draws_of
from engines.escape_plan.views import EscapePlanView
from engines.imagining import Known, Seen

Picks = tuple[str, ...]


class EscapePlanSight:
    """See ``engines.imagining.Sight`` for what each method takes and returns."""

    def __init__(self, seen: Seen, seats: int, _stream: Stream) -> None:
        self._seen = seen
        self._draws = draws_of(seen, seats)
        self._drawn = drawn_by(seen)

    @property
    def answered(self) -> tuple[int, ...]:
        """Who has said whether to unlock an asset in the income phase, of which nobody knows yet (D-2)."""
        view = self._seen.view
        assert isinstance(view, EscapePlanView)
        others = [player.seat for player in view.players if player.seat != self._seen.seat and player.seat not in view.awaited]
        return tuple(others) if view.phase == "income" else ()

    def draw(self, stream: str, number: int) -> Known | None:
        """Return what is known of a draw."""
        draws = self._draws.get(stream.removeprefix("escape_plan."), [])
        return draws[number] if number < len(draws) else None

    def answer(self, ask: Ask, told: int, _before: Sequence[tuple[str, Picks]]) -> tuple[int, Picks] | None:
        """Return what the next notices say of the question. Which bag others keep is taken to be the best that it can be (D-27)."""
        if ask.name == asks.KEEP_BAG and ask.seat != self._seen.seat:
            return told, self._kept(ask)
        return read(ask, self._seen, told)

    def _kept(self, ask: Ask) -> Picks:
        """Return the best bag that another can have kept: one that the seat drew itself later was put back."""
        back = {f"bag:{tile}" for tile in self._drawn}
        kept = [option for option in ask.options if option.id not in back]
        return (max(kept, key=lambda option: cast("int", option.text.args["n"])).id,) if kept else ask.default


SIGHT = EscapePlanSight
"""What ``engines.imagining`` finds by the name of the game."""
