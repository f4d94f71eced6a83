"""The judgement of visits and moves for an automated player of Escape Plan, in thousands of dollars at the end of the game.

A move is worth its visit, less the cost of the police on the way, and the best move after it. That cost is computed only for visits that
may be the best.
"""

from collections.abc import Sequence
from functools import cache, cached_property
from itertools import combinations
from typing import NamedTuple

from engines.escape_plan.components import (
    CONTACT_VALUES,
    EXIT_COSTS,
    GANG_FEE,
    GROUP_OF,
    GROUPS,
    LOCKERS,
    PENALTIES,
    STACKS,
    TOP_ROW,
)
from engines.escape_plan.views import EscapePlanView, LocationLook, MyPart, PlayerLook
from engines.players.escape_plan_streets import FAR, PARTS, WOUND, Departure, PoliceDefence, Streets

SURE = 3
"""Turns of a day without a token."""
GEAR = 9
"""The worth of a piece of equipment."""
REFRESHED = 9
"""The worth of turning up a used card or tile."""
SCARCE = 4
"""The factor on cash needed for the way out, from day 2 on."""
TOKEN_LEAVES = (3, 6, 13)
"""Cash kept from extra actions, by day."""
KEPT = (4, 12)
"""Cash kept on days 1 and 2 for the last one."""
HELD = (0, 5)
"""Cash kept from use against the police on days 1 and 2."""
UNLOCKED = 14
"""The worth of unlocking an asset: 10 when it is used, and a free field."""


@cache
def best_of(stack: str, number: int) -> float:
    """Return the average worth of the best of ``number`` tiles of a whole stack."""
    values = STACKS[stack].values
    hands = list(combinations(values, min(number, len(values))))
    return sum([max(hand) for hand in hands]) / len(hands) if number else 0.0


class Worth:
    """The worth of things to one seat at one moment."""

    def __init__(self, city: EscapePlanView, seat: int, mine: MyPart) -> None:
        self.city = city
        self.mine = mine
        self.me: PlayerLook = city.players[seat]
        self.who = f"seat:{seat}"
        self.streets = Streets(city)
        self.contacts = sum([entry.contact is not None and not entry.cuffed for entry in self.me.entries])
        self.free_entry = any(entry.asset is None and entry.contact is None and not entry.cuffed for entry in self.me.entries)
        self.shields = self._shields()
        self.turns = self._turns()
        self.leaving = Departure(city, self.me, mine)
        self.start = self.me.location or "hospital"
        self._worth: dict[str, float] = {}

    def _shields(self) -> int:
        """Return how many officers the face-up things can avoid."""
        worn = sum([pocket.kind == "equipment" and not pocket.used for pocket in self.me.pockets])
        return worn + 2 * self.me.members

    def _turns(self) -> int:
        """Return the number of turns left on this day, the present one and tokens included."""
        part = PARTS.index(self.city.part) if self.city.part else 0
        if part >= SURE:
            return 1 + (part == SURE and self.me.tokens > 0)
        return SURE - part + min(self.me.tokens, 2)

    @property
    def late(self) -> bool:
        """Whether it is day 3, on which only quick gains pay."""
        return self.city.day == 3

    @property
    def reserve(self) -> int:
        """Cash to keep: on day 3 the tolls and the exit cost, on day 2 a part of them."""
        if not self.late:
            return KEPT[max(1, self.city.day) - 1]
        return self.worst_cost + self.turns

    @property
    def spare(self) -> int:
        """Cash to spend on the way against the police."""
        return max(0, self.mine.cash - (self.reserve if self.late else HELD[max(1, self.city.day) - 1]))

    @property
    def worst_cost(self) -> int:
        """The exit cost if all others in the city leave before."""
        row = EXIT_COSTS[max(2, len(self.city.players))]
        return max(row)

    @property
    def budget(self) -> int:
        """Cash to spend."""
        return self.mine.cash - self.reserve

    # ---- places

    def worth(self, place: str) -> float:
        """Return the worth of visiting a location now."""
        known = self._worth.get(place)
        if known is None:
            look = self.streets.places[place]
            known = self._worth[place] = getattr(self, f"_{look.kind}", self._nothing)(look) - self._company(look)
        return known

    def _company(self, look: LocationLook) -> float:
        others = [who for who in look.pawns if who != self.who]
        return self.notoriety() * len(others) if look.kind not in ("hospital", "gang") else 0

    def notoriety(self) -> float:
        """Return the cost of one step of notoriety; early it also opens lockers and unlocks assets."""
        row = min(TOP_ROW - 1, max(1, self.me.row + self.me.red - self.me.blue))
        return (PENALTIES[row + 1] - PENALTIES[row]) * (1.0 if self.late else 0.5)

    def _nothing(self, _look: LocationLook) -> float:
        return 0

    def money(self, amount: int) -> float:
        """Return the worth of cash: far more while the way out is not paid."""
        return amount * (SCARCE if self.city.day > 1 and self.mine.cash < self.reserve else 1)

    def income(self, amount: int) -> float:
        """Return the worth of collecting ``amount``, on day 3 for the way out too."""
        if not self.late:
            return self.money(amount)
        later = max(1, self.turns - 1)
        return self.leaving.worth(later, amount) - self.leaving.worth(later, 0)

    def contact(self) -> float:
        """Return the worth of one more contact."""
        if not self.free_entry:
            return 0
        step = CONTACT_VALUES[self.contacts + 1] - CONTACT_VALUES[self.contacts]
        return step if self.late and self.turns <= 2 else max(step, 18)

    def _cube(self, look: LocationLook) -> float:
        spot = look.token or ""
        if spot in self.me.visited:
            return -FAR
        amount = self.mine.amounts.get(spot, 0)
        group = GROUPS[GROUP_OF[spot]]
        last = all(member in self.me.visited for member in group if member != spot)
        return (amount or self.money(self.me.income - 1)) + (20 if last else 6)

    def _business(self, look: LocationLook) -> float:
        return self._cube(look) + self.contact() - (30 if look.closed else 0)

    def _safe_house(self, look: LocationLook) -> float:
        keys = [key for key in self.me.keys if not key.used]
        return self._cube(look) + (0 if not look.keys else 12 if keys else 35) + self.notoriety()

    def locker(self, color: str) -> float:
        """Return the worth of the best locker of a colour; 0 if it may not be opened."""
        stack = LOCKERS[color]
        number = self.contacts + stack.extra
        if self.me.row + self.contacts < stack.requirement or number < 1 or not self.city.lockers[color]:
            return 0
        return self.bag(best_of(color, number))

    def bag(self, value: float) -> float:
        """Return the worth of a bag, which may have to replace another one."""
        pockets = [pocket for pocket in self.me.pockets if pocket.asset is None]
        if any(pocket.kind is None for pocket in pockets):
            return value
        if any(pocket.kind != "bag" for pocket in pockets):
            return value - self.notoriety() - 3
        least = min([bag.value for bag in self.mine.bags], default=FAR)
        return max(0.0, value - least - self.notoriety())

    def _store(self, _look: LocationLook) -> float:
        keys = [self.locker(key.color) for key in self.me.keys if not key.used]
        return max(keys, default=0) + 2 + GEAR * min(2, max(0, self.budget // 2), max(0, 3 - self.shields))

    def exit_tile(self, look: LocationLook) -> float:
        """Return the worth of an exit tile of a closed exit."""
        if not look.closed or not look.bags or not self.contacts:
            return 0
        return self.bag(best_of("x", self.contacts))

    def _exit(self, look: LocationLook) -> float:
        return max(self.money(self.me.income), self.exit_tile(look)) + self.contact()

    def _unlock(self) -> float:
        locked = [entry.asset for entry in self.me.entries if entry.asset] + [pocket.asset for pocket in self.me.pockets if pocket.asset]
        return UNLOCKED if locked else 0

    def _clinic(self, _look: LocationLook) -> float:
        return self._unlock() + (WOUND if self.me.wounds else 0) + self.contact()

    def _church(self, _look: LocationLook) -> float:
        return self._unlock() + self.contact() + self.notoriety() / 2

    def _gang(self, _look: LocationLook) -> float:
        return 16 - GANG_FEE if self.budget >= GANG_FEE and not self.late else -GANG_FEE

    def _hospital(self, _look: LocationLook) -> float:
        return (WOUND * self.me.wounds if self.budget >= 2 * self.me.wounds else 0) - self.notoriety()


# ---- moves

AHEAD = 0.75
"""The weight of the best next move."""
TYPICAL = 25
"""The assumed gain of a turn of day 3 beyond the horizon."""
WAY_OUT = 20
"""The assumed cost of the police on a way out beyond the horizon."""
LOST = 1000
"""The cost of a place without a way out in time."""


class Step(NamedTuple):
    """A move: its end, the worth of the visit before the cost of the police, and the payment on the way."""

    end: str
    value: float
    paid: int


class Prospect(NamedTuple):
    """A visit as a next move: its worth without police, its place, and the worth after it."""

    most: float
    end: str
    after: float


class Judgement(Worth):
    """The judgement of one seat at one moment."""

    def __init__(self, city: EscapePlanView, seat: int, mine: MyPart) -> None:
        super().__init__(city, seat, mine)
        self.dodging = PoliceDefence(city, self.me, (self.spare, mine.cash), self.streets)
        self._steps: dict[str, list[Step]] = {}
        self._prospects: dict[int, list[Prospect]] = {}
        self._after: dict[tuple[str, int], float] = {}

    @cached_property
    def _visits(self) -> dict[str, float]:
        """The worth of a visit by each place where this player may end."""
        return {place: self.worth(place) for place in self.streets.places if self._open_to_me(place)}

    def _open_to_me(self, place: str) -> bool:
        look = self.streets.places[place]
        if look.kind == "gang":
            return look.marker is None and look.members > 0
        return not look.closed or look.kind == "exit" or any(not key.used for key in self.me.keys)

    def steps(self, start: str) -> list[Step]:
        """Return the ends of a move from ``start``, with the worth of each visit before the cost of the police."""
        known = self._steps.get(start)
        if known is None:
            known = self._steps[start] = []
            for end, some in self.streets.lefts(start).items():
                if end != start and end in self._visits:
                    cost = self.dodging.least(some)
                    known.append(Step(end, self._visits[end] - cost.felt, cost.paid))
        return known

    def after(self, place: str, turns: int) -> float:
        """Return the worth of the turns after one that ends at ``place``: the best move, on day 3 also the way out in so many turns."""
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
        """Return the worth of the best next move from ``start``, ``otherwise`` when there is none."""
        lefts, best = self.streets.lefts(start), None
        for most, end, after in self._all_prospects(turns):
            if best is not None and most <= best:
                break  # police never add worth
            if end != start and end in lefts:
                value = AHEAD * (self._visits[end] - self.dodging.least(lefts[end]).felt) + after
                best = value if best is None else max(best, value)
        return otherwise if best is None else best

    def _all_prospects(self, turns: int) -> Sequence[Prospect]:
        """Return the possible next visits with so many turns left after this one, on day 3 those with a way out."""
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
        """Return the possible cash of a visit."""
        look = self.streets.places[place]
        symbol = look.kind in ("business", "safe_house") and not self.mine.amounts.get(look.token or "", 0)
        return self.me.income if look.kind == "exit" else self.me.income - 1 if symbol else 0

    def move(self, step: Step, turns: int) -> float:
        """Return the worth of a move with so many turns left, itself included."""
        cash = self.leaving.worth(turns - 1, self.gained(step.end) - step.paid) if self.late else 0
        return step.value + self.after(step.end, turns - 1) + cash

    def best_move(self, turns: int) -> float:
        """Return the worth of the best move from here."""
        return max([self.move(step, turns) for step in self.steps(self.start)], default=-float(LOST))

    def rest(self, turns: int) -> float:
        """Return the worth of a rest: an asset, and the things it turns up."""
        used = sum([bool(entry.contact) and entry.used for entry in self.me.entries])
        used += sum([pocket.kind == "equipment" and pocket.used for pocket in self.me.pockets])
        value = self._unlock() + REFRESHED * used + self.after(self.start, turns - 1)
        return value + (self.leaving.worth(turns - 1, 0) if self.late else 0)

    def leave(self) -> float:
        """Return the worth of leaving the city now."""
        ways = self.streets.tiles_out(self.start)
        if not ways:
            return -float(LOST)
        cost = self.dodging.least(ways)
        return self.leaving.worth(0, -cost.paid) - cost.felt

    @cached_property
    def best_turns(self) -> int:
        """The best number of turns before leaving, the present one included; before day 3 all turns left."""
        if not self.late:
            return self.turns
        worth = {turns: max(self.best_move(turns), -LOST if self.me.rested else self.rest(turns)) for turns in range(self.turns, 1, -1)}
        worth[1] = self.leave()
        return max(worth, key=lambda turns: worth[turns])
