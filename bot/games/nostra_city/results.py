"""What the club needs of Nostra City: loyal people and Informants, Respect, badges."""

from bot.games.nostra_city.badges import BADGES
from bot.games.result_rules import Finished, ResultRules, SeatEnd, places
from engines.nostra_city.views import NostraCityView, PlayerView


def ends(finished: Finished[NostraCityView]) -> tuple[SeatEnd, ...]:
    """Winners, then who could have won by Respect, then the rest, who are equal (CL-12.2)."""
    view = finished.view
    ranks = places([_merit(one, guilty=view.guilty) for one in view.players])
    return tuple([_end(one, place) for one, place in zip(view.players, ranks, strict=True)])


def _merit(one: PlayerView, *, guilty: bool) -> tuple[int, ...]:
    """Among the Informants if the Godfather is Guilty, else among the loyal (NC-19.8)."""
    if one.won:
        return 2, 0
    return (1, one.respect) if bool(one.informant) == guilty else (0, 0)


def _end(one: PlayerView, place: int) -> SeatEnd:
    side = "informant" if one.informant else "loyal"
    return SeatEnd(role=side, side=side, place=place)


RESULTS = ResultRules(NostraCityView, ends, badges=BADGES)
