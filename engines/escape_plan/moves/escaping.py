"""Step 2 of a move: escape from the police of every tile left (EP-13)."""

from functools import cache

from engines.escape_plan import asks
from engines.escape_plan.asks import single
from engines.escape_plan.components import COSTA_FEE
from engines.escape_plan.executive import avoiding, effects
from engines.escape_plan.executive.asking import use
from engines.escape_plan.moves import wounds
from engines.escape_plan.table import City
from engines.table import Option, Text

COSTA_WOUNDS = 2
"""What Costa costs one who cannot pay him (EP-29.9)."""


async def escape(t: City, seat: int) -> None:
    """Avoid whom one can and will, then pay Costa, then take the wounds (EP-13.2 to 13.5, 29.9)."""
    turn = t.turn
    turn.moment = "escape"
    if not turn.left:
        return
    open_threats = await avoid(t, seat)
    hurt = sum([not one.startswith("costa@") for one in open_threats])
    if len(open_threats) > hurt:
        if t.player(seat).cash >= COSTA_FEE:
            t.pay(seat, COSTA_FEE, "costa")
        else:
            hurt += COSTA_WOUNDS
    if hurt:
        await wounds.wound(t, seat, hurt, "police")


def threats(t: City) -> list[str]:
    """Return whom the tiles left hold that is not avoided: ``state@b2``, ``sandra@b2``, ``costa@b2`` (EP-13.2, 13.3)."""
    turn = t.turn
    found = []
    for tile in turn.left:
        found += [f"{kind}@{tile}" for kind in t.state.tiles[tile].officers]
        found += [f"{bot.id}@{tile}" for bot in t.state.bots if bot.tile == tile and not bot.gone]
    return [one for one in found if one not in turn.avoided] if turn.avoided else found


async def avoid(t: City, seat: int) -> list[str]:
    """D-15, as long as something is not avoided and something can be done about it; on the way out in any case (EP-13.4, 13.7).

    Return the ``threats`` that are left.
    """
    turn = t.turn
    while True:
        open_threats = threats(t)
        if not open_threats and not turn.leaving:
            return []
        avoidances = avoiding.avoidances(t, seat)
        others = effects.offer(t, seat)
        if not avoidances and not others:
            return open_threats
        paid = sum([one.startswith("costa@") for one in open_threats])
        done = done_option(len(open_threats) - paid, COSTA_FEE * paid)
        default = avoiding.default_avoidance(t, seat, avoidances) or done.id
        pick = await t.decide(single(asks.AVOID, seat, (*avoidances, *others, done), default))
        if pick == done.id:
            return open_threats
        if pick.startswith("use:"):
            await use(t, seat, pick)
        else:
            avoiding.avoid(t, seat, pick)


@cache
def done_option(wounds: int, fee: int) -> Option:
    """Return the option of taking what is left: so many wounds, and Costa's fee."""
    return Option("done", Text("opt-ep-take-wounds", {"n": wounds, "fee": fee}))
