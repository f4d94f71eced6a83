"""Leaving the city, the end of the game and the score (EP-26, 27, 29.12 to 29.14)."""

from collections.abc import Iterable

from engines.escape_plan.components import ASSET_VALUE, BAGS, CONTACT_VALUES, GROUPS, PENALTIES, PLANS, STACKS, TOLL, WOUND_COST
from engines.escape_plan.places import exit_cost
from engines.escape_plan.state import Bot, Player, Sheet
from engines.escape_plan.table import City
from engines.table import Outcome, seat_ref

# ---- leaving the city (EP-26)


def toll(t: City, seat: int) -> bool:
    """Take the toll of a turn once somebody has escaped; False: ``seat`` cannot pay and is arrested (EP-26.7)."""
    if not t.state.left:
        return True
    if t.player(seat).cash < TOLL:
        arrest(t, seat, "toll")
        return False
    t.pay(seat, TOLL, "toll")
    return True


def leave(t: City, seat: int) -> None:
    """Pay the exit cost and leave the city, or be arrested (EP-26.4 to 26.6)."""
    cost = exit_cost(t) or 0
    if t.player(seat).cash < cost:
        arrest(t, seat, "exit_cost")
        return
    t.pay(seat, cost, "exit_cost")
    escape(t, seat, cost)


def escape(t: City, actor: int, cost: int) -> None:
    """Take an escaping pawn off the map; its last tile stays known (EP-26.6, 26.8)."""
    figure = t.figure(actor)
    figure.gone, figure.location = "escaped", ""
    t.state.left.append(actor)
    t.tell(None, "ep-escaped", who=t.ref(actor), n=len(t.state.left), cost=cost)


def arrest(t: City, seat: int, cause: str) -> None:
    """Put ``seat`` out of the game; everything but the pawn stays (EP-26.5, 26.11). ``cause``: toll, exit_cost or end."""
    player = t.player(seat)
    player.gone, player.location = "arrested", ""
    t.tell(None, "ep-arrested", seat=seat_ref(seat), cause=cause)


# ---- the end (EP-27)


def over(t: City) -> bool:
    """Return whether the game ends after the adjustment of a part: neither a human nor Costa is left (EP-27.1, 29.14)."""
    if t.humans_in_city():
        return False
    return lost(t) or t.costa is None or not t.in_city(t.costa)


def lost(t: City) -> bool:
    """Return whether the solo game is over at once because the player was arrested (EP-29.14)."""
    return t.costa is not None and t.player(0).gone == "arrested"


def finish(t: City, reason: str | None = None) -> Outcome:
    """Arrest everybody still in the city, count, and announce the end (EP-27). ``reason``: only when the host ends the game."""
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
    if lost(t):
        return "arrested", ()
    if not any(player.gone == "escaped" for player in t.state.players):
        return "all_arrested", ()
    if not winners:
        return "costa", ()
    return ("escaped" if len(leaders) == 1 else "shared"), winners


def tell_end(t: City) -> None:
    """Reveal plans, bags and cash, tell the scores, and name the winners (EP-16.7, 27.4)."""
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


# ---- the score (EP-27.3 to 27.5, 29.12)


def sheet(t: City, actor: int) -> Sheet:
    """Return the score sheet of ``actor``."""
    return _costas(actor, t.bot(actor)) if t.is_bot(actor) else _players(actor, t.player(actor))


def _amounts(found: Sheet, plan: str, visited: Iterable[str]) -> None:
    """Add the amounts of the plan card for the places visited; the income symbol counts nothing."""
    places = tuple(visited)
    found.group_1, found.group_2, found.safe_houses = (
        sum([PLANS[plan][place] for place in members if place in places]) for members in GROUPS.values()
    )


def _players(seat: int, player: Player) -> Sheet:
    """EP-27.3, 27.4: each handcuffs card first takes a contact, even one under handcuffs."""
    found = Sheet(seat, cash=player.cash, penalty=PENALTIES[player.row], wounds=WOUND_COST * player.wounds)
    _amounts(found, player.plan, player.visited)
    contacts = sum([entry.contact > 0 for entry in player.entries]) - sum([entry.cuffed for entry in player.entries])
    found.contacts = CONTACT_VALUES[max(0, contacts)]
    found.assets = ASSET_VALUE * sum([asset.used for asset in player.assets])
    found.bags = sum([BAGS[pocket.item].value for pocket in player.pockets if pocket.item in BAGS])
    return found


def _costas(actor: int, bot: Bot) -> Sheet:
    """EP-29.12: no cash, assets or wounds; each pile counts as its most valuable tile."""
    found = Sheet(actor, penalty=PENALTIES[bot.row], contacts=CONTACT_VALUES[len(bot.contacts)])
    _amounts(found, bot.plan, bot.visited)
    found.bags = sum([max([costas_value(tile) for tile in pile]) for pile in bot.piles])
    return found


def costas_value(tile: str) -> int:
    """Return the value of one of Costa's tiles; a 0 counts as the best of its stack (EP-29.12)."""
    bag = BAGS[tile]
    return bag.value or max(STACKS[bag.stack].values)


def best(t: City, sheets: list[Sheet]) -> list[int]:
    """Return the winners: most money, then more cash, lower notoriety, fewer red wound cubes; several on a tie (EP-27.2, 27.5)."""
    ranks = {one.actor: (one.total, one.cash, -t.figure(one.actor).row, -one.wounds) for one in sheets}
    top = max(ranks.values(), default=None)
    return [actor for actor, rank in ranks.items() if rank == top]
