"""An automated player of Zbojníci with a little sense, as prince and as robber.

It weighs every way to spread its bandits by their expected gain (``zbojnici_judging``), with a whim against prediction; once the plans are
revealed it reads the city: flees from guards, robs the richest, kicks where there is one too many. It reads nothing but its own view.
"""

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import cast

from pydantic import BaseModel

from engines.asking import Ask
from engines.players.basic import SilentPlayer
from engines.players.protocol import Effort, GamePlayers, Heat, Picks
from engines.players.whims import LEVELS, Whims, moved
from engines.players.zbojnici_judging import dangers, effect_of, lures, worth
from engines.players.zbojnici_lookahead import ZbojniciLookahead
from engines.zbojnici import asks
from engines.zbojnici.components import DISTRICTS, Each, Whole
from engines.zbojnici.views import BandView, MyPart, PlaceView, ZbojniciView

WHIM = 25
"""The range of whim in a plan's worth: 0 to WHIM - 1 tenths of a ducat are added each time."""


class ZbojniciPlayer(SilentPlayer):
    """One automated player; see ``engines.players.protocol.Player`` for what each method takes and returns."""

    def __init__(self, seat: int, whims: Whims) -> None:
        self.seat = seat
        self._whims = whims
        self._gentle = whims.level == "gentle"
        self._whim = round(moved(WHIM, whims.style.bold))
        self._wanted: tuple[str, ...] = ()
        self._planned = 0
        self._traded: dict[str, int] = {}
        """The questions of the Harbour so far, with their days: one for each bandit."""
        self._answers: dict[str, Callable[[list[str], ZbojniciView, MyPart], str]] = {
            asks.COLOR: self._color,
            asks.FIGURE: self._figure,
            asks.GUARD: self._duel_guard,
            asks.COMMIT: lambda _options, _city, _me: "commit",
            asks.WHEEL_ROBBER: self._wheel_robber,
            asks.WHEEL_PRINCE: self._wheel_prince,
            asks.GUARDS: lambda options, _city, _me: options[-1],
            asks.KICK: lambda options, _city, _me: options[-1],
            asks.TAVERN: lambda options, _city, _me: options[-1],
            asks.DUNGEON: self._dungeon,
            asks.UPGRADE: lambda options, _city, _me: options[-1],
        }

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Answer with the method for this question."""
        self._whims.about(ask.id)
        city = cast("ZbojniciView", view)
        options = [option.id for option in ask.options]
        if city.me is None:
            return None
        if ask.name == asks.TOKENS:
            return self._tokens(options, ask.most, city, city.me)
        if ask.name == asks.HARBOR:
            return (self._harbor(ask.id, options, city),)
        answer = self._answers.get(ask.name)
        return None if answer is None else (answer(options, city, city.me),)

    # ---- planning

    def _color(self, options: list[str], _city: ZbojniciView, _me: MyPart) -> str:
        return self._whims.pick(options)

    def _figure(self, options: list[str], city: ZbojniciView, me: MyPart) -> str:
        """Follow the plan of this round; make a new one when there is none, or somebody else has begun another."""
        placed = len(me.figures)
        if self._planned != city.round or self._wanted[:placed] != me.figures or placed >= len(self._wanted):
            self._planned = city.round
            self._wanted = me.figures + (self._guards(city, me) if self.seat == city.prince else self._bands(city, me))
        wanted = f"district:{self._wanted[placed]}"
        return wanted if wanted in options else self._whims.pick(options)

    def _bands(self, city: ZbojniciView, me: MyPart) -> tuple[str, ...]:
        """Return the districts with the highest total expectation for the bandits that are left."""
        left = city.players[self.seat].bandits - len(me.figures)
        places = {place.district: place for place in city.places if place.district in me.cards}
        danger = dangers(city, self.seat)
        value = {(name, band): worth(city, place, band, self.seat, danger[name]) for name, place in places.items() for band in (1, 2, 3)}
        plans: list[tuple[int, tuple[str, ...]]] = []
        for chosen in combinations_with_replacement(places, left):
            plan = me.figures + chosen
            expected = sum(value[name, plan.count(name)] for name in dict.fromkeys(plan)) + self._whims.below(self._whim)
            plans.append((expected, chosen))
        return self._whims.best(plans, lambda plan: plan[0])[1] if plans else ()

    def _guards(self, city: ZbojniciView, me: MyPart) -> tuple[str, ...]:
        """Return different districts for the guards that are left, the more tempting ones more often; any districts if gentle (MA-14.7)."""
        left = city.players[self.seat].guards - len(me.figures)
        if self._gentle:
            return tuple(self._whims.pick(tuple(lures(city))) for _ in range(left))
        drawn = {district: lure for district, lure in lures(city).items() if district not in me.figures}
        chosen: list[str] = []
        for _ in range(left):
            draw = self._whims.below(max(1, sum(drawn.values())))
            name = next((name for name, lure in drawn.items() if (draw := draw - lure) < 0), next(iter(drawn)))
            chosen.append(name)
            drawn[name] = 0
        return tuple(chosen)

    def _duel_guard(self, options: list[str], city: ZbojniciView, me: MyPart) -> str:
        """Put a guard where the other may go and none of this player's figures is."""
        free = [option for option in options if option.partition(":")[2] not in me.figures + me.guards]
        drawn = lures(city)
        return max(free or options, key=lambda option: drawn[option.partition(":")[2]] + self._whims.below(self._whim))

    def _tokens(self, options: list[str], most: int, city: ZbojniciView, me: MyPart) -> tuple[str, ...]:
        """Put tokens on the largest bands, but keep them for a sale on the last days."""
        if self.seat != city.prince and city.round >= city.rounds - 1 and "harbor" in me.figures:
            return ()
        return tuple(sorted(options, key=lambda option: -me.figures.count(option.partition(":")[2]))[:most])

    # ---- wheels

    def _here(self, city: ZbojniciView) -> tuple[PlaceView, PlaceView | None]:
        """Return the district being resolved and the next one."""
        at = next(number for number, place in enumerate(city.places) if place.current)
        return city.places[at], city.places[at + 1] if at + 1 < len(city.places) else None

    def _wheel_robber(self, _options: list[str], city: ZbojniciView, _me: MyPart) -> str:
        """Flee from a guard or a trap if nothing better helps, else rob the richest."""
        place, following = self._here(city)
        own = next(band.bandits for band in place.bands if band.seat == self.seat)
        away = "move" if following and following.district != "dungeon" and not _guards(following) else "flee"
        if _guards(place):
            return away
        others = [band for band in place.bands if band.bandits and band.seat != self.seat]
        kicked = _useful_kick(place, own, others)
        if kicked is not None:
            return f"kick:{city.players[kicked].color}"
        if _trapped(place):
            return away
        purses = {band.seat: city.players[band.seat].ducats or 0 for band in others}
        richest = max(purses, key=lambda seat: purses[seat], default=None)
        if richest is None or not purses[richest]:
            return "pass"
        return f"rob:{city.players[richest].color}"

    def _wheel_prince(self, options: list[str], city: ZbojniciView, _me: MyPart) -> str:
        """Rob the richest here, anybody if gentle; in an empty district, go to one with a victim, or to the Dungeon."""
        place, following = self._here(city)
        purses = {band.seat: city.players[band.seat].ducats or 0 for band in place.bands if band.bandits}
        if purses:
            robbed = self._whims.pick(tuple(purses)) if self._gentle else max(purses, key=lambda seat: purses[seat])
            return f"rob:{city.players[robbed].color}" if purses[robbed] else "recon"
        if "move" in options and following and following.district != "dungeon" and any(band.bandits for band in following.bands):
            return "move"
        return "withdraw" if "withdraw" in options else "pass"

    # ---- picks

    def _harbor(self, ask_id: str, options: list[str], city: ZbojniciView) -> str:
        """Take tokens with all bandits but the last; with the last sell, all of them on the last days."""
        self._traded[ask_id] = city.round
        traded = list(self._traded.values()).count(city.round)
        place, _ = self._here(city)
        own = next(band.bandits for band in place.bands if band.seat == self.seat)
        keep = 0 if city.round >= city.rounds - 1 else 1
        sales = options[1 : len(options) - keep]
        return sales[-1] if sales and (traded >= own or city.players[self.seat].supply == 0) else "take"

    def _dungeon(self, options: list[str], city: ZbojniciView, _me: MyPart) -> str:
        """Escape as long as there is a tomorrow."""
        return options[0] if city.round < city.rounds else "stay"


def _guards(place: PlaceView) -> int:
    return sum(band.guards for band in place.bands)


def _useful_kick(place: PlaceView, own: int, others: list[BandView]) -> int | None:
    """Return the seat whose kick opens a risky district to this one, None when a kick does not help."""
    effect = effect_of(place)
    total = own + sum(band.bandits for band in others)
    for band in others:
        alone = len(others) == 1 and band.bandits <= own
        enough = total >= 3 and own <= 2 and total - min(own, band.bandits) <= 2
        if (isinstance(effect, Whole) and alone) or (isinstance(effect, Each) and enough):
            return band.seat
    return None


def _trapped(place: PlaceView) -> bool:
    """Return whether the condition of a risky district is met now."""
    trap = DISTRICTS[place.district].trap
    if trap is None:
        return False
    bands = [band.bandits for band in place.bands if band.bandits]
    return trap.least <= (len(bands) if trap.counts == "bands" else sum(bands)) <= trap.most


PLAYERS = GamePlayers(
    ZbojniciPlayer,
    levels=LEVELS,
    blunders=0.25,
    lookahead=ZbojniciLookahead(),
    efforts={"skilled": Effort((Heat(4, left=3), Heat(8, left=1)), share=0.5), "strong": Effort((Heat(8, left=3), Heat(16, left=1)))},
)
