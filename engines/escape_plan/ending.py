"""The end of the game (EP-27, 29.13, 29.14)."""

from engines.escape_plan.components import BAGS
from engines.escape_plan.moves.leaving import arrest
from engines.escape_plan.scoring import best, sheet
from engines.escape_plan.table import City
from engines.table import Outcome, seat_ref


def over(t: City) -> bool:
    """Return whether the game ends after the adjustment of a part: no human is left, nor Costa (EP-27.1, 29.14)."""
    if t.humans_in_city():
        return False
    return lost(t) or t.costa is None or not t.in_city(t.costa)


def lost(t: City) -> bool:
    """Return whether the solo game is over at once, because the player was arrested (EP-29.14)."""
    return t.costa is not None and t.player(0).gone == "arrested"


def finish(t: City, reason: str | None = None) -> Outcome:
    """Arrest everybody still in the city, count, and announce the end (EP-27). ``reason``: given when the host ends the game."""
    state = t.state
    state.turn, state.mover, state.part, state.adjusting, state.awaited = None, None, None, False, []
    if reason is None:
        for seat in t.humans_in_city():
            arrest(t, seat, "end")
        state.sheets = [sheet(t, actor) for actor in state.left]
        reason, winners = verdict(t)
    else:
        winners = ()
    state.phase, state.reason, state.winners = "end", reason, winners
    t.forget_map()
    tell_end(t)
    scores = {one.actor: one.total for one in state.sheets if not t.is_bot(one.actor)}
    return Outcome(frozenset(winners), reason, scores or None)


def verdict(t: City) -> tuple[str, tuple[int, ...]]:
    """Return the reason of the end and the winning seats (EP-27.2, 27.5, 29.13)."""
    leaders = best(t, t.state.sheets)
    winners = tuple(sorted([actor for actor in leaders if not t.is_bot(actor)]))
    if t.costa is not None and t.player(0).gone == "arrested":
        return "arrested", ()
    if not any(player.gone == "escaped" for player in t.state.players):
        return "all_arrested", ()
    if not winners:
        return "costa", ()
    return ("escaped" if len(leaders) == 1 else "shared"), winners


def tell_end(t: City) -> None:
    """Uncover what was hidden, count, and name the winners (EP-16.7, 27.4)."""
    state = t.state
    for seat, player in enumerate(state.players):
        bags = tuple([f"bag:{pocket.item}" for pocket in player.pockets if pocket.item in BAGS])
        plan = f"plan:{player.plan}" if player.plan else ""
        t.tell(None, "ep-hidden", reveals=True, seat=seat_ref(seat), plan=plan, bags=bags, cash=player.cash)
    for one in state.sheets:
        t.tell(
            None,
            "ep-score",
            who=t.ref(one.actor),
            total=one.total,
            group_1=one.group_1,
            group_2=one.group_2,
            safe_houses=one.safe_houses,
            cash=one.cash,
            assets=one.assets,
            contacts=one.contacts,
            bags=one.bags,
            penalty=one.penalty,
            wounds=one.wounds,
        )
    t.tell(None, "ep-end", reveals=True, reason=state.reason or "", winners=t.refs(state.winners))
