"""How an automated player of Escape Plan judges moves: by what the visit is worth, what the police on the way cost, and what comes after.

``escape_plan_worth`` says what a visit is worth. What a way costs is worked out only where the visit at its end may be the best one.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from engines.escape_plan.views import EscapePlanView, MyPart
from engines.players.escape_plan_dodging import Dodging
from engines.players.escape_plan_worth import REFRESHED, Worth

AHEAD = 0.75
"""How much the best next move counts."""
TYPICAL = 25
"""What a turn of day 3 brings that is too far ahead to be seen."""
WAY_OUT = 20
"""What the police on a way out cost that is too far ahead to be seen."""
LOST = 1000
"""What it costs to be where one cannot leave in time."""


class Step(NamedTuple):
    """A move: where it ends, what the visit is worth without what the police on the way cost, and what is paid on the way."""

    end: str
    value: float
    paid: int


class Prospect(NamedTuple):
    """A visit as a next move: what it is worth when nobody is in the way, where, and what comes after it."""

    most: float
    end: str
    after: float


class Judgement(Worth):
    """One seat's view of things at one moment."""

    def __init__(self, city: EscapePlanView, seat: int, mine: MyPart) -> None:
        super().__init__(city, seat, mine)
        self.dodging = Dodging(city, self.me, (self.spare, mine.cash), self.streets)
        self._steps: dict[str, list[Step]] = {}
        self._prospects: dict[int, list[Prospect]] = {}
        self._after: dict[tuple[str, int], float] = {}

    @cached_property
    def _visits(self) -> dict[str, float]:
        """What a visit is worth, for each place where this player may end."""
        return {place: self.worth(place) for place in self.streets.places if self._open_to_me(place)}

    def _open_to_me(self, place: str) -> bool:
        look = self.streets.places[place]
        if look.kind == "gang":
            return look.marker is None and look.members > 0
        return not look.closed or look.kind == "exit" or any(not key.used for key in self.me.keys)

    def steps(self, start: str) -> list[Step]:
        """Return where one gets from ``start`` in one move, and what each visit is worth without what the police on the way cost."""
        known = self._steps.get(start)
        if known is None:
            known = self._steps[start] = []
            for end, some in self.streets.lefts(start).items():
                if end != start and end in self._visits:
                    cost = self.dodging.least(some)
                    known.append(Step(end, self._visits[end] - cost.felt, cost.paid))
        return known

    def after(self, place: str, turns: int) -> float:
        """Return what the turns after one that ends at ``place`` are worth: the best move, on day 3 the way out in so many turns too."""
        asked = (place, turns if self.late else 0)
        known = self._after.get(asked)
        if known is None:
            known = self._after[asked] = self._judge_after(*asked)
        return known

    def _judge_after(self, place: str, turns: int) -> float:
        if not self.late:
            return self._best_of(place, turns, 0.0)
        if self.streets.moves_out(place) > turns:
            return -LOST
        if turns == 1:
            return -self.dodging.least(self.streets.tiles_out(place)).felt
        return self._best_of(place, turns, -WAY_OUT)

    def _best_of(self, start: str, turns: int, otherwise: float) -> float:
        """Return what the best next move from ``start`` is worth, ``otherwise`` when there is none."""
        lefts, best = self.streets.lefts(start), None
        for most, end, after in self._all_prospects(turns):
            if best is not None and most <= best:
                break  # the police only ever cost something
            if end != start and end in lefts:
                value = AHEAD * (self._visits[end] - self.dodging.least(lefts[end]).felt) + after
                best = value if best is None else max(best, value)
        return otherwise if best is None else best

    def _all_prospects(self, turns: int) -> Sequence[Prospect]:
        """Return the visits that may come next with so many turns left after this one, on day 3 those from which one gets out."""
        known = self._prospects.get(turns)
        if known is None:
            far = self.streets.moves_out
            ends = [end for end in self._visits if not self.late or far(end) < turns]
            some = [(end, self._onward(end, turns - 1) if self.late else 0.0) for end in ends]
            known = self._prospects[turns] = [Prospect(AHEAD * self._visits[end] + after, end, after) for end, after in some]
            known.sort(reverse=True)
        return known

    def _onward(self, place: str, turns: int) -> float:
        return self.after(place, turns) if turns == 1 else TYPICAL * (turns - 1) - WAY_OUT

    def gained(self, place: str) -> int:
        """Return the cash that a visit may bring."""
        look = self.streets.places[place]
        symbol = look.kind in ("business", "safe_house") and not self.mine.amounts.get(look.token or "", 0)
        return self.me.income if look.kind == "exit" else self.me.income - 1 if symbol else 0

    def move(self, step: Step, turns: int) -> float:
        """Return what a move is worth with so many turns left, itself included."""
        cash = self.leaving.worth(turns - 1, self.gained(step.end) - step.paid) if self.late else 0
        return step.value + self.after(step.end, turns - 1) + cash

    def best_move(self, turns: int) -> float:
        """Return what the best move from here is worth."""
        return max([self.move(step, turns) for step in self.steps(self.start)], default=-float(LOST))

    def rest(self, turns: int) -> float:
        """Return what a rest is worth: an asset, and what is turned up again."""
        used = sum([bool(entry.contact) and entry.used for entry in self.me.entries])
        used += sum([pocket.kind == "equipment" and pocket.used for pocket in self.me.pockets])
        value = self._unlock() + REFRESHED * used + self.after(self.start, turns - 1)
        return value + (self.leaving.worth(turns - 1, 0) if self.late else 0)

    def leave(self) -> float:
        """Return what leaving the city now is worth."""
        ways = self.streets.tiles_out(self.start)
        if not ways:
            return -float(LOST)
        cost = self.dodging.least(ways)
        return self.leaving.worth(0, -cost.paid) - cost.felt

    @cached_property
    def best_turns(self) -> int:
        """In how many turns it is best to leave, the present one included; before day 3 as many as there are."""
        if not self.late:
            return self.turns
        worth = {turns: max(self.best_move(turns), -LOST if self.me.rested else self.rest(turns)) for turns in range(self.turns, 1, -1)}
        worth[1] = self.leave()
        return max(worth, key=lambda turns: worth[turns])
