"""What the club needs of Zbojníci: prince and robbers, ducats, badges."""

from bot.games.result_rules import Finished, ResultRules, SeatEnd, places
from bot.games.zbojnici.badges import BADGES
from engines.zbojnici.views import PlayerView, ZbojniciView


def ends(finished: Finished[ZbojniciView]) -> tuple[SeatEnd, ...]:
    """Losing robbers by ducats, a losing prince last; if the prince wins, all robbers are equal (CL-12.2)."""
    view = finished.view
    prince_won = view.prince is not None and view.prince in view.winners
    ranks = places([_merit(one, prince_won=prince_won) for one in view.players])
    return tuple([SeatEnd(role=one.role, side=one.role, place=place) for one, place in zip(view.players, ranks, strict=True)])


def _merit(one: PlayerView, *, prince_won: bool) -> tuple[int, ...]:
    """Won, then a robber before the prince, then ducats; winners are equal, and so are those who lose to the prince."""
    if one.won or prince_won:
        return int(one.won), 0, 0
    return 0, int(one.role == "robber"), one.ducats or 0


RESULTS = ResultRules(ZbojniciView, ends, badges=BADGES)
