"""The city as an automated player of Escape Plan sees it: the map, the police on a way, and when to leave."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engines.escape_plan.components import (
    ASSET_VALUE,
    ASSETS,
    CONTACTS,
    COSTA_FEE,
    EQUIPMENT,
    EXIT_COSTS,
    FIXERS,
    TOLL,
    WOUND_COST,
    WOUND_CUBES,
)
from engines.escape_plan.map.graph import layout_of
from engines.escape_plan.map.routes import Lefts, routes_of
from engines.escape_plan.views import EscapePlanView, LocationLook, MyPart, PlayerLook

BARRED = ("business", "safe_house", "gang")
"""Kinds of location that may be closed to a player: no planned way to the exit uses them."""
FAR = 99


class Streets:
    """Built from a view alone; the searches are kept with the map and shared."""

    def __init__(self, city: EscapePlanView) -> None:
        self.routes = routes_of(layout_of((tile.id, tile.at, tile.rotation) for tile in city.tiles))
        self.places: dict[str, LocationLook] = {place.id: place for tile in city.tiles for place in tile.locations}
        self.police: dict[str, list[str]] = {tile.id: list(tile.officers) for tile in city.tiles}
        """The police on each tile: types of officers, and bots."""
        for bot in city.bots:
            if not bot.gone:
                self.police[bot.tile].append(bot.id)
        self.way_out = None if city.open_exit is None else f"exit_{city.open_exit}"
        self._moves: dict[str, int] = {}

    def lefts(self, start: str) -> Lefts:
        """Return the sets of tiles left on the ways from a location to every other, without boosts."""
        return self.routes.lefts(start)

    def moves_out(self, start: str) -> int:
        """Return the number of turns to leave the city from ``start``: 1 if one move reaches the exit. FAR before day 3."""
        if self.way_out is None:
            return FAR
        if not self._moves:
            self._moves = self._count_moves(self.way_out)
        return self._moves.get(start, FAR)

    def _count_moves(self, way_out: str) -> dict[str, int]:
        """Search backwards from the exit over locations that are always open to all."""
        reached = {start: self.lefts(start) for start in self.places}
        moves = {start: 1 for start, there in reached.items() if way_out in there}
        for number in range(2, len(self.places)):
            nearer = [place for place, far in moves.items() if far == number - 1 and self.places[place].kind not in BARRED]
            found = [start for start, there in reached.items() if start not in moves and any(place in there for place in nearer)]
            if not found:
                break
            moves |= dict.fromkeys(found, number)
        return moves

    def tiles_out(self, start: str) -> list[int]:
        """Return the sets of tiles left on the ways out that are one move long, the tile of the exit among them (EP-26.3)."""
        if self.way_out is None:
            return []
        graph = self.routes.graph
        own = 1 << graph.tile_at[graph.number[self.way_out]]
        return [left | own for left in self.lefts(start).get(self.way_out, ())]


# ---- the cost of the police on a way

WOUND = 18
"""The cost of a wound at the end of the game."""
EARLY_WOUND = 14
"""Its cost before day 3: most wounds heal."""
CUFFED = 22
"""The cost of a wound beyond the third: a field of the directory, and a contact at the end."""
WEAR = 4
"""The judged cost of using something up: only a rest turns it up again."""
MEMBER = 10
"""The judged cost of using a gang member."""
BRIBED = 2
"""The judged cost of each thousand of cash paid on the way."""
LAST_DAY = 3
WHOLE = ("avoid_all", "gang")


class Cost(NamedTuple):
    """The cost of a way: as judged, and its part in cash."""

    felt: float
    paid: int


class PoliceDefence:
    """The means of one player against the police, at one moment."""

    def __init__(self, city: EscapePlanView, me: PlayerLook, cash: tuple[int, int], streets: Streets) -> None:
        """``cash``: the sum to spend on the way, and all there is."""
        self._cash, self._all = cash
        self._wounds = me.wounds
        self._late = city.day == LAST_DAY
        bit = streets.routes.graph.bit
        self._police = [(bit[tile], there) for tile, there in streets.police.items() if there]
        self._guarded = sum([one for one, _ in self._police])
        self._single: list[tuple[float, int, tuple[str, ...]]] = []
        """Means that avoid one officer: judged cost with cash, and types."""
        self._whole: list[tuple[float, int]] = [(MEMBER, 0)] * me.members
        """Means that avoid all on one tile."""
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
        """Return the cost of so many wounds."""
        cubes = min(number, WOUND_CUBES - self._wounds)
        return (WOUND if self._late else EARLY_WOUND) * cubes + CUFFED * (number - cubes)

    def cost(self, left: int) -> Cost:
        """Return the cost of leaving the tiles of a set."""
        guarded = left & self._guarded
        known = self._costs.get(guarded)
        if known is None:
            known = self._costs[guarded] = self._cost([list(there) for bit, there in self._police if bit & guarded])
        return known

    def least(self, some: Iterable[int]) -> Cost:
        """Return the cost of the cheapest of some sets of tiles."""
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


# ---- leaving on day 3

PARTS = ("morning", "afternoon", "evening", "night", "dawn")
EVENING = PARTS.index("evening")
DAWN = PARTS.index("dawn")
ARRESTED = 200
"""The cost of an arrest, and of each thousand missing for the way out, up to ``MISSED`` of them."""
SHORT = 40
MISSED = 4
STAY = 0.75
"""The chance for each turn that nobody leaves sooner than needed."""


class Departure:
    """The way out of one player at one moment of day 3."""

    def __init__(self, city: EscapePlanView, me: PlayerLook, mine: MyPart) -> None:
        self._me = me
        self._cash = mine.cash
        self._part = PARTS.index(city.part) if city.part else 0
        self._row = EXIT_COSTS[max(2, len(city.players))]
        self._gone = sum([one.left_as is not None for one in city.players]) + sum([bot.gone == "escaped" for bot in city.bots])
        place = {who: number for number, who in enumerate(city.order)}
        mine_at = place.get(f"seat:{me.seat}", 0)
        self._others = [(last, place.get(who, 0) < mine_at) for who, last in _others(city, me.seat)]
        """The last part in which each of the others must leave, and whether that is before this player's turn."""
        self._worth: dict[tuple[int, int], float] = {}

    def cost(self, later: int) -> int:
        """Return the expected cost of leaving ``later`` turns from now, tolls included."""
        ahead = self._ahead(self._part + later)
        tolls = sum([1 for turn in range(1, later + 1) if self._gone or self._ahead(self._part + turn)])
        return self._row[min(self._gone + ahead, len(self._row) - 1)] + TOLL * tolls

    def _ahead(self, part: int) -> int:
        return sum([last < part or (last == part and before) for last, before in self._others])

    def worth(self, later: int, gained: int) -> float:
        """Return the cash left after leaving ``later`` turns from now with ``gained`` more of it."""
        known = self._worth.get((later, gained))
        if known is None:
            known = self._worth[later, gained] = self._judge(later, self._cash + gained)
        return known

    def _judge(self, later: int, cash: int) -> float:
        likely = self._left(cash - self.cost(later))
        if not self._others or not later:
            return likely
        stay = STAY**later
        return stay * likely + (1 - stay) * self._left(cash - self._row[-1] - TOLL * later)

    def _left(self, cash: int) -> float:
        return self.money(cash) if cash >= 0 else -ARRESTED - SHORT * min(MISSED, -cash)

    def money(self, cash: int) -> float:
        """Return the worth of ``cash`` at leaving: it pays for using assets, each worth 10 then, and more if it heals."""
        worth = 0.0
        healed = WOUND_COST if self._me.wounds else 0
        offers = [(slot.cost, healed * (ASSETS[slot.asset].effect == "heal")) for slot in self._me.assets if slot.asset and not slot.used]
        for cost, more in sorted(offers, key=lambda one: one[0] - one[1]):
            if cost <= min(cash, ASSET_VALUE):
                cash -= cost
                worth += ASSET_VALUE + more
        return worth + cash


def _others(city: EscapePlanView, seat: int) -> Iterator[tuple[str, int]]:
    """Give the others still in the city, with the last part in which each must leave."""
    for player in city.players:
        if player.seat != seat and player.location is not None:
            yield f"seat:{player.seat}", min(DAWN, EVENING + player.tokens)
    for bot in city.bots:
        if bot.id == "costa" and not bot.gone:
            yield bot.who, min(DAWN, EVENING + bot.tokens)
