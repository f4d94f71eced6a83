"""When an automated player of Escape Plan leaves the city: what leaving costs at each moment of day 3, and what one then has."""

from collections.abc import Iterator

from engines.escape_plan.components import ASSET_VALUE, ASSETS, EXIT_COSTS, TOLL, WOUND_COST
from engines.escape_plan.views import EscapePlanView, MyPart, PlayerLook

PARTS = ("morning", "afternoon", "evening", "night", "dawn")
EVENING = PARTS.index("evening")
DAWN = PARTS.index("dawn")
ARRESTED = 200
"""What being arrested costs, and each thousand that is missing for the way out, up to ``MISSED`` of them."""
SHORT = 40
MISSED = 4
STAY = 0.75
"""How likely it is, for each turn, that nobody leaves sooner than they need to."""


class Leaving:
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
        """In which part each of the others must leave at last, and whether that is before this player's turn."""
        self._worth: dict[tuple[int, int], float] = {}

    def cost(self, later: int) -> int:
        """Return what leaving ``later`` turns from now is likely to cost, tolls included."""
        ahead = self._ahead(self._part + later)
        tolls = sum([1 for turn in range(1, later + 1) if self._gone or self._ahead(self._part + turn)])
        return self._row[min(self._gone + ahead, len(self._row) - 1)] + TOLL * tolls

    def _ahead(self, part: int) -> int:
        return sum([last < part or (last == part and before) for last, before in self._others])

    def worth(self, later: int, gained: int) -> float:
        """Return what is left of the cash to one who leaves ``later`` turns from now with ``gained`` more of it."""
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
        """Return what ``cash`` is worth to one who leaves: assets are used with it, each worth 10 then, and more if it heals."""
        worth = 0.0
        healed = WOUND_COST if self._me.wounds else 0
        offers = [(slot.cost, healed * (ASSETS[slot.asset].effect == "heal")) for slot in self._me.assets if slot.asset and not slot.used]
        for cost, more in sorted(offers, key=lambda one: one[0] - one[1]):
            if cost <= min(cash, ASSET_VALUE):
                cash -= cost
                worth += ASSET_VALUE + more
        return worth + cash


def _others(city: EscapePlanView, seat: int) -> Iterator[tuple[str, int]]:
    """Give the others who have not left yet, with the part in which each must do so at last."""
    for player in city.players:
        if player.seat != seat and player.location is not None:
            yield f"seat:{player.seat}", min(DAWN, EVENING + player.tokens)
    for bot in city.bots:
        if bot.id == "costa" and not bot.gone:
            yield bot.who, min(DAWN, EVENING + bot.tokens)
