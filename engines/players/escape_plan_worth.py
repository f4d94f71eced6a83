"""What an automated player of Escape Plan thinks things are worth, in thousands of dollars at the end of the game."""

from functools import cache
from itertools import combinations

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
from engines.players.escape_plan_dodging import WOUND
from engines.players.escape_plan_leaving import PARTS, Leaving
from engines.players.escape_plan_streets import FAR, Streets

SURE = 3
"""Turns of a day that need no token."""
GEAR = 9
"""What a piece of equipment is worth."""
REFRESHED = 9
"""What turning up a used card or tile is worth."""
SCARCE = 4
"""How many times cash counts from day 2 on that is needed for the way out."""
TOKEN_LEAVES = (3, 6, 13)
"""Cash that is not spent on extra actions, by day."""
KEPT = (4, 12)
"""Cash kept on days 1 and 2 for the last one."""
HELD = (0, 5)
"""Cash that is not spent against the police on days 1 and 2."""
UNLOCKED = 14
"""What unlocking an asset is worth: 10 when it is used, and a free field."""


@cache
def best_of(stack: str, number: int) -> float:
    """Return what the best of ``number`` tiles of a whole stack is worth on average."""
    values = STACKS[stack].values
    hands = list(combinations(values, min(number, len(values))))
    return sum([max(hand) for hand in hands]) / len(hands) if number else 0.0


class Worth:
    """What things are worth to one seat at one moment."""

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
        self.leaving = Leaving(city, self.me, mine)
        self.start = self.me.location or "hospital"
        self._worth: dict[str, float] = {}

    def _shields(self) -> int:
        """Return how many officers could be avoided with what is face up."""
        worn = sum([pocket.kind == "equipment" and not pocket.used for pocket in self.me.pockets])
        return worn + 2 * self.me.members

    def _turns(self) -> int:
        """Return how many turns are left on this day with the present one, tokens included."""
        part = PARTS.index(self.city.part) if self.city.part else 0
        if part >= SURE:
            return 1 + (part == SURE and self.me.tokens > 0)
        return SURE - part + min(self.me.tokens, 2)

    @property
    def late(self) -> bool:
        """Whether it is day 3: what does not pay soon does not pay any more."""
        return self.city.day == 3

    @property
    def reserve(self) -> int:
        """Cash not to be spent: on day 3 the tolls and the exit cost, on day 2 a part of it."""
        if not self.late:
            return KEPT[max(1, self.city.day) - 1]
        return self.worst_cost + self.turns

    @property
    def spare(self) -> int:
        """Cash that may be spent on the way against the police."""
        return max(0, self.mine.cash - (self.reserve if self.late else HELD[max(1, self.city.day) - 1]))

    @property
    def worst_cost(self) -> int:
        """What leaving may cost if all others in the city leave before."""
        row = EXIT_COSTS[max(2, len(self.city.players))]
        return max(row)

    @property
    def budget(self) -> int:
        """Cash that may be spent."""
        return self.mine.cash - self.reserve

    # ---- places

    def worth(self, place: str) -> float:
        """Return what visiting a location is worth now."""
        known = self._worth.get(place)
        if known is None:
            look = self.streets.places[place]
            known = self._worth[place] = getattr(self, f"_{look.kind}", self._nothing)(look) - self._company(look)
        return known

    def _company(self, look: LocationLook) -> float:
        others = [who for who in look.pawns if who != self.who]
        return self.notoriety() * len(others) if look.kind not in ("hospital", "gang") else 0

    def notoriety(self) -> float:
        """Return what one step of notoriety costs; early it also opens lockers and unlocks assets."""
        row = min(TOP_ROW - 1, max(1, self.me.row + self.me.red - self.me.blue))
        return (PENALTIES[row + 1] - PENALTIES[row]) * (1.0 if self.late else 0.5)

    def _nothing(self, _look: LocationLook) -> float:
        return 0

    def money(self, amount: int) -> float:
        """Return what cash is worth: far more as long as the way out is not paid."""
        return amount * (SCARCE if self.city.day > 1 and self.mine.cash < self.reserve else 1)

    def income(self, amount: int) -> float:
        """Return what collecting ``amount`` is worth, on day 3 for the way out too."""
        if not self.late:
            return self.money(amount)
        later = max(1, self.turns - 1)
        return self.leaving.worth(later, amount) - self.leaving.worth(later, 0)

    def contact(self) -> float:
        """Return what one more contact is worth."""
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
        """Return what the best locker of a colour would be worth; 0 if it may not be opened."""
        stack = LOCKERS[color]
        number = self.contacts + stack.extra
        if self.me.row + self.contacts < stack.requirement or number < 1 or not self.city.lockers[color]:
            return 0
        return self.bag(best_of(color, number))

    def bag(self, value: float) -> float:
        """Return what a bag is worth that may have to take the place of another one."""
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
        """Return what an exit tile of a closed exit would be worth."""
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
