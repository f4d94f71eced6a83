"""The results of Escape Plan: escaped players by money, badges."""

from collections.abc import Mapping

from bot.games.result_rules import BadgeClaim, Earns, Finished, ResultRules, SeatEnd, places, story_of
from engines.asking import seat_ref
from engines.escape_plan.components import BUSINESSES, CONTACT_VALUES, SAFE_HOUSES
from engines.escape_plan.views import EscapePlanView, PlayerLook, SheetLook


def ends(finished: Finished[EscapePlanView]) -> tuple[SeatEnd, ...]:
    """Escaped players by money, arrested ones equal and last (CL-12.2); bots of the box have no place."""
    view = finished.view
    return tuple([SeatEnd(place=place, survived=one.gone == "escaped") for one, place in zip(view.players, ranks(view), strict=True)])


def ranks(view: EscapePlanView) -> tuple[int, ...]:
    """Return the place of each seat at the end of a game."""
    totals = {sheet.who: sheet.total for sheet in view.story.sheets} if view.story else {}
    return places([_merit(one, totals.get(seat_ref(one.seat), 0)) for one in view.players])


def _merit(one: PlayerLook, total: int) -> tuple[int, ...]:
    """Escaped players with the same money are equal, apart from the tie-break of the winner (EP-27.5)."""
    if one.won:
        return 2, 0
    return (1, total) if one.gone == "escaped" else (0, 0)


# ---- badges


EscapePlanBadgeClaim = BadgeClaim[EscapePlanView]


def _me(claim: EscapePlanBadgeClaim) -> PlayerLook:
    return claim.view.players[claim.seat]


def _sheet(claim: EscapePlanBadgeClaim) -> SheetLook | None:
    return next((one for one in story_of(claim.view).sheets if one.who == seat_ref(claim.seat)), None)


def gate(claim: EscapePlanBadgeClaim) -> bool:
    """Escaped."""
    return _me(claim).gone == "escaped"


def dawn(claim: EscapePlanBadgeClaim) -> bool:
    """Escaped at dawn of the last day."""
    turns = [one for one in story_of(claim.view).turns if one.who == seat_ref(claim.seat) and one.gone == "escaped"]
    return any(one.day == claim.limits["day"] and one.part == "dawn" for one in turns)


def quiet(claim: EscapePlanBadgeClaim) -> bool:
    """Escaped from a low row of notoriety."""
    return gate(claim) and _me(claim).row <= claim.limits["row"]


def case(claim: EscapePlanBadgeClaim) -> bool:
    """A high score, in thousands of dollars."""
    sheet = _sheet(claim)
    return sheet is not None and sheet.total >= claim.limits["score"]


def block(claim: EscapePlanBadgeClaim) -> bool:
    """All businesses of both groups visited."""
    return set(BUSINESSES) <= set(_me(claim).visited)


def step(claim: EscapePlanBadgeClaim) -> bool:
    """Beat Lieutenant Costa."""
    return claim.won and any(bot.id == "costa" for bot in claim.view.bots)


def lead(claim: EscapePlanBadgeClaim) -> bool:
    """The first to escape, and won."""
    return claim.won and _me(claim).left_as == 1


def whole(claim: EscapePlanBadgeClaim) -> bool:
    """Escaped, never wounded."""
    return gate(claim) and not any(claim.finished.texts_about("ep-wounded", claim.seat))


def wanted(claim: EscapePlanBadgeClaim) -> bool:
    """Escaped from the highest row of notoriety."""
    return gate(claim) and _me(claim).row >= claim.limits["row"]


def book(claim: EscapePlanBadgeClaim) -> bool:
    """All fields of the directory count."""
    sheet = _sheet(claim)
    return sheet is not None and _counted(sheet) >= claim.limits["contacts"]


def _counted(sheet: SheetLook) -> int:
    """Return the number of contacts that counted, from their value."""
    return max(number for number, value in enumerate(CONTACT_VALUES) if value <= sheet.contacts)


def house(claim: EscapePlanBadgeClaim) -> bool:
    """All safe houses visited."""
    return set(SAFE_HOUSES) <= set(_me(claim).visited)


def everyone(claim: EscapePlanBadgeClaim) -> bool:
    """Several people at the table, and all of them escape."""
    players = claim.view.players
    return len(players) >= claim.limits["people"] and all(one.gone == "escaped" for one in players)


BADGES: Mapping[str, Earns[EscapePlanView]] = {
    "ep_gate": gate,
    "ep_dawn": dawn,
    "ep_quiet": quiet,
    "ep_case": case,
    "ep_block": block,
    "ep_step": step,
    "ep_lead": lead,
    "ep_whole": whole,
    "ep_wanted": wanted,
    "ep_book": book,
    "ep_house": house,
    "ep_all": everyone,
}


RESULTS = ResultRules(EscapePlanView, ends, badges=BADGES)
