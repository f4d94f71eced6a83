"""What the police on a way cost an automated player of Escape Plan: what it would use against them, and the wounds that are left."""

from collections.abc import Iterable
from typing import NamedTuple

from engines.escape_plan.components import ASSETS, CONTACTS, COSTA_FEE, EQUIPMENT, FIXERS, WOUND_CUBES
from engines.escape_plan.views import EscapePlanView, PlayerLook
from engines.players.escape_plan_streets import Streets

WOUND = 18
"""What a wound costs at the end of the game."""
EARLY_WOUND = 14
"""What it costs before day 3: most heal."""
CUFFED = 22
"""What a wound beyond the third costs: a field of the directory, and a contact at the end."""
WEAR = 4
"""What using something up is felt to cost: it must be turned up again by a rest."""
MEMBER = 10
"""What using a gang member is felt to cost."""
BRIBED = 2
"""What each thousand of cash paid on the way is felt to cost."""
LAST_DAY = 3
WHOLE = ("avoid_all", "gang")


class Cost(NamedTuple):
    """What a way costs: as it is felt, and of that in cash."""

    felt: float
    paid: int


class Dodging:
    """What one player has at hand against the police, at one moment."""

    def __init__(self, city: EscapePlanView, me: PlayerLook, cash: tuple[int, int], streets: Streets) -> None:
        """``cash``: what may be spent on the way, and all there is."""
        self._cash, self._all = cash
        self._wounds = me.wounds
        self._late = city.day == LAST_DAY
        bit = streets.routes.graph.bit
        self._police = [(bit[tile], there) for tile, there in streets.police.items() if there]
        self._guarded = sum([one for one, _ in self._police])
        self._single: list[tuple[float, int, tuple[str, ...]]] = []
        """What avoids one officer: what that is felt to cost, cash included, and its types."""
        self._whole: list[tuple[float, int]] = [(MEMBER, 0)] * me.members
        """What avoids all on one tile."""
        self._gather(me)
        self._costs: dict[int, Cost] = {0: Cost(0.0, 0)}

    def _gather(self, me: PlayerLook) -> None:
        for pocket in me.pockets:
            if pocket.used or pocket.item is None:
                continue
            if pocket.kind == "equipment":
                self._single.append((WEAR, 0, EQUIPMENT[pocket.item].officers))
            elif pocket.kind == "fixer" and FIXERS[pocket.item].effect in WHOLE:
                self._whole.append((MEMBER, 0))
        for entry in me.entries:
            if entry.contact is not None and not entry.used and not entry.cuffed:
                card = CONTACTS[entry.contact]
                felt = WEAR + BRIBED * card.cost + (WEAR if card.star else 0)
                if card.effect in WHOLE:
                    self._whole.append((felt, card.cost))
                elif card.effect in ("avoid_type", "avoid_one"):
                    self._single.append((felt, card.cost, card.officers))
        for slot in me.assets:
            if slot.asset is not None and not slot.used and ASSETS[slot.asset].effect in WHOLE:
                self._whole.append((BRIBED * slot.cost, slot.cost))
        self._single.sort(key=lambda one: (one[0], len(one[2])))
        self._whole.sort()

    def wounds(self, number: int) -> float:
        """Return what so many wounds cost."""
        cubes = min(number, WOUND_CUBES - self._wounds)
        return (WOUND if self._late else EARLY_WOUND) * cubes + CUFFED * (number - cubes)

    def cost(self, left: int) -> Cost:
        """Return what leaving the tiles of a set costs."""
        guarded = left & self._guarded
        known = self._costs.get(guarded)
        if known is None:
            known = self._costs[guarded] = self._cost([list(there) for bit, there in self._police if bit & guarded])
        return known

    def least(self, some: Iterable[int]) -> Cost:
        """Return what the cheapest of some sets of tiles costs."""
        known, guarded = self._costs, self._guarded
        return min([known.get(left & guarded) or self.cost(left) for left in some])

    def _cost(self, tiles: list[list[str]]) -> Cost:
        felt, cash = 0.0, self._cash
        for worn, price in self._whole:
            most = max(tiles, key=len)
            if price <= cash and len(most) * EARLY_WOUND > worn + WEAR * len(most):
                most.clear()
                felt, cash = felt + worn, cash - price
        hurt = [who for there in tiles for who in there]
        for worn, price, types in self._single:
            met = next((who for who in hurt if who in types), "sandra" if "sandra" in hurt else None)
            if met is not None and price <= cash:
                hurt.remove(met)
                felt, cash = felt + worn, cash - price
        paid = self._cash - cash
        if "costa" in hurt:
            hurt.remove("costa")
            if self._all - paid >= COSTA_FEE:
                felt, paid = felt + BRIBED * COSTA_FEE, paid + COSTA_FEE
            else:
                hurt += ["costa", "costa"]
        return Cost(felt + self.wounds(len(hurt)), paid)
