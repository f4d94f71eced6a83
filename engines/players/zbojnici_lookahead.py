"""The candidates of a player of Zbojníci that looks ahead: a few plans, wheels and trades (MA-6.4)."""

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import cast

from pydantic import BaseModel

from engines.asking import Ask
from engines.players.protocol import CANDIDATES, Candidate, Picks
from engines.players.zbojnici_judging import dangers, lures, standing, worth
from engines.zbojnici import asks
from engines.zbojnici.views import MyPart, ZbojniciView

PLANS = 8
"""The most plans that are tried: among the first five the best is often missing."""


class ZbojniciLookahead:
    """See ``engines.players.protocol.Lookahead`` for what each method takes and returns."""

    def candidates(self, ask: Ask, view: BaseModel, usual: Picks | None) -> Sequence[Candidate]:
        """Return whole plans for the first figure, sets of tokens, and else the usual pick and others beside it."""
        city = cast("ZbojniciView", view)
        if city.me is None or usual is None or ask.name in (asks.COLOR, asks.COMMIT):
            return ()
        if ask.name == asks.FIGURE:
            plans = watches(city, city.me) if ask.seat == city.prince else raids(city, city.me, ask.seat)
            return [tuple((f"district:{name}",) for name in plan) for plan in plans[:PLANS]]
        options = [option.id for option in ask.options]
        if ask.name == asks.TOKENS:
            others = [picks for number in range(ask.most, -1, -1) for picks in combinations(options, number)]
            return _beside(usual, [picks for picks in others if set(picks) != set(usual)])
        return _beside(usual, [(option,) for option in sorted(options, key=lambda option: _promise(option, city))])

    def stage(self, view: BaseModel) -> object:
        """Return the day."""
        return cast("ZbojniciView", view).round

    def standing(self, view: BaseModel, seat: int) -> int:
        """Return how well ``seat`` stands in the evening."""
        return standing(cast("ZbojniciView", view), seat)


def _beside(usual: Picks, others: Sequence[Picks]) -> list[Candidate]:
    candidates: list[Candidate] = [(usual,)]
    candidates += [(picks,) for picks in others if picks != usual]
    return candidates[:CANDIDATES]


def _promise(option: str, city: ZbojniciView) -> tuple[int, int]:
    """Order the options of a wheel: robbing first, actions without a target, then kicking; the rich before the poor."""
    action, _, color = option.partition(":")
    purse = next((player.ducats or 0 for player in city.players if player.color == color), 0)
    return {"rob": 0, "kick": 2}.get(action, 1), -purse


def raids(city: ZbojniciView, me: MyPart, seat: int) -> list[tuple[str, ...]]:
    """Return districts for a robber's bandits that are left, the highest expectation first."""
    left = city.players[seat].bandits - len(me.figures)
    places = {place.district: place for place in city.places if place.district in me.cards}
    danger = dangers(city, seat)
    value = {(name, band): worth(city, place, band, seat, danger[name]) for name, place in places.items() for band in (1, 2, 3)}

    def expected(chosen: tuple[str, ...]) -> int:
        plan = me.figures + chosen
        return sum(value[name, plan.count(name)] for name in dict.fromkeys(plan))

    return sorted(combinations_with_replacement(places, left), key=expected, reverse=True)


def watches(city: ZbojniciView, me: MyPart) -> list[tuple[str, ...]]:
    """Return different districts for the prince's guards that are left, the most tempting first."""
    drawn = {district: lure for district, lure in lures(city).items() if district not in me.figures}
    left = min(city.players[city.prince or 0].guards - len(me.figures), len(drawn))
    return sorted(combinations(drawn, left), key=lambda chosen: sum(drawn[name] for name in chosen), reverse=True)
