"""What the club needs of Escape Plan: who escaped and with how much, badges."""

from bot.games.escape_plan.badges import BADGES
from bot.games.result_rules import Finished, ResultRules, SeatEnd, places
from engines.asking import seat_ref
from engines.escape_plan.views import EscapePlanView, PlayerLook


def ends(finished: Finished[EscapePlanView]) -> tuple[SeatEnd, ...]:
    """Who escaped by money, who was arrested equal and last (CL-12.2); bots of the box have no place."""
    view = finished.view
    totals = {sheet.who: sheet.total for sheet in view.story.sheets} if view.story else {}
    ranks = places([_merit(one, totals.get(seat_ref(one.seat), 0)) for one in view.players])
    return tuple([SeatEnd(place=place, survived=one.gone == "escaped") for one, place in zip(view.players, ranks, strict=True)])


def _merit(one: PlayerLook, total: int) -> tuple[int, ...]:
    """Several who escaped with the same money are equal, but for what makes one of them win (EP-27.5)."""
    if one.won:
        return 2, 0
    return (1, total) if one.gone == "escaped" else (0, 0)


RESULTS = ResultRules(EscapePlanView, ends, badges=BADGES)
