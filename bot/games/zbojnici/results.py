"""The results of Zbojníci: prince and robbers by ducats, badges."""

from collections import Counter
from collections.abc import Mapping

from bot.games.result_rules import BadgeClaim, Earns, Finished, ResultRules, SeatEnd, places, story_of
from engines.zbojnici.story import DayPart
from engines.zbojnici.views import PlayerView, ZbojniciView


def ends(finished: Finished[ZbojniciView]) -> tuple[SeatEnd, ...]:
    """Losing robbers by ducats, a losing prince last; if the prince wins, all robbers are equal (CL-12.2)."""
    view = finished.view
    return tuple([SeatEnd(role=one.role, side=one.role, place=place) for one, place in zip(view.players, ranks(view), strict=True)])


def ranks(view: ZbojniciView) -> tuple[int, ...]:
    """Return the place of each seat at the end of a game."""
    prince_won = view.prince is not None and view.prince in view.winners
    return places([_merit(one, prince_won=prince_won) for one in view.players])


def _merit(one: PlayerView, *, prince_won: bool) -> tuple[int, ...]:
    """Winners, then a robber before the prince, then ducats; winners are equal, and so are the losers to the prince."""
    if one.won or prince_won:
        return int(one.won), 0, 0
    return 0, int(one.role == "robber"), one.ducats or 0


# ---- badges


ZbojniciBadgeClaim = BadgeClaim[ZbojniciView]


def _is_prince(claim: ZbojniciBadgeClaim) -> bool:
    return claim.view.prince == claim.seat


def _loot(day: DayPart, seat: int, district: str) -> int:
    return max([haul.ducats for haul in day.hauls if haul.seat == seat and haul.cause == district], default=0)


def key(claim: ZbojniciBadgeClaim) -> bool:
    """Won as the prince."""
    return claim.won and _is_prince(claim)


def free(claim: ZbojniciBadgeClaim) -> bool:
    """Robber, never a bandit jailed, and won."""
    return claim.won and not _is_prince(claim) and not any(day.jailed[claim.seat] for day in story_of(claim.view).days if day.jailed)


def vault(claim: ZbojniciBadgeClaim) -> bool:
    """Looted the Treasury on several days, each time alone there."""
    days = [day for day in story_of(claim.view).days if _loot(day, claim.seat, "treasury") > 0]
    return len(days) >= claim.limits["days"]


def chest(claim: ZbojniciBadgeClaim) -> bool:
    """Prince, nobody looted the Treasury all game, and won."""
    return key(claim) and not any(haul.cause == "treasury" for day in story_of(claim.view).days for haul in day.hauls)


def court(claim: ZbojniciBadgeClaim) -> bool:
    """Prince, many prisoners judged on one day."""
    number, judged = 0, Counter[int]()
    for text in claim.finished.told:
        if text.key == "zb-round":
            number += 1
        elif text.key == "zb-judged" and isinstance(count := text.args["n"], int):
            judged[number] += count
    return _is_prince(claim) and max(judged.values(), default=0) >= claim.limits["prisoners"]


def duel(claim: ZbojniciBadgeClaim) -> bool:
    """The duel won clearly."""
    scores = story_of(claim.view).scores
    return claim.view.duel and claim.won and 2 * scores[claim.seat] - sum(scores.values()) >= claim.limits["ducats"]


def purse(claim: ZbojniciBadgeClaim) -> bool:
    """A heavy purse at the end."""
    return story_of(claim.view).scores.get(claim.seat, 0) >= claim.limits["ducats"]


def market(claim: ZbojniciBadgeClaim) -> bool:
    """The Market with a band of three on several days: no smaller band gets so much there (ZB-10.1)."""
    days = [day for day in story_of(claim.view).days if _loot(day, claim.seat, "market") >= claim.limits["ducats"]]
    return len(days) >= claim.limits["days"]


def coach(claim: ZbojniciBadgeClaim) -> bool:
    """Gained from the Carriage beside another band."""
    looters = ({haul.seat for haul in day.hauls if haul.cause == "carriage" and haul.ducats > 0} for day in story_of(claim.view).days)
    return any(claim.seat in seats and len(seats) > 1 for seats in looters)


def trade(claim: ZbojniciBadgeClaim) -> bool:
    """Sold many tokens at the Harbour, over the whole game."""
    sold = [text.args["n"] for text in claim.finished.texts_about("zb-sold", claim.seat)]
    return sum(number for number in sold if isinstance(number, int)) >= claim.limits["tokens"]


def turn(claim: ZbojniciBadgeClaim) -> bool:
    """Not the richest after the fifth day, and won as a robber."""
    days = [day for day in story_of(claim.view).days if day.number == claim.limits["day"] and day.purses]
    behind = any(day.purses[claim.seat] < max(day.purses) for day in days)
    return claim.won and not _is_prince(claim) and behind


def both(claim: ZbojniciBadgeClaim) -> bool:
    """Won here as the prince and as a robber."""
    return claim.won and claim.won_as >= {"prince", "robber"}


BADGES: Mapping[str, Earns[ZbojniciView]] = {
    "zb_key": key,
    "zb_free": free,
    "zb_vault": vault,
    "zb_chest": chest,
    "zb_court": court,
    "zb_duel": duel,
    "zb_purse": purse,
    "zb_market": market,
    "zb_coach": coach,
    "zb_trade": trade,
    "zb_turn": turn,
    "zb_both": both,
}


RESULTS = ResultRules(ZbojniciView, ends, badges=BADGES)
