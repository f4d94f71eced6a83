"""The bonus at the end of the turn in which a group was completed (EP-16.10, 17.6, 23.8)."""

from engines.escape_plan import asks, unlocking
from engines.escape_plan.asks import single, word
from engines.escape_plan.table import City
from engines.table import Ask, Option, Text, seat_ref


async def bonus(t: City, seat: int) -> None:
    """D-31 for a group completed in this turn: a token, or an asset with its rider (EP-16.10, 17.6, 23.8)."""
    for group in t.turn.bonuses:
        t.tell(None, "ep-bonus", seat=seat_ref(seat), group=f"group:{group}")
        pick = await t.decide(_bonus(t, seat, group))
        if pick == "extra_action":
            t.take_token(seat, "bonus")
        elif pick != "nothing":
            _asset_and_rider(t, seat, group, pick)


def _rider(group: str) -> str:
    return "income" if group == "safe_houses" else "notoriety"


def _bonus(t: City, seat: int, group: str) -> Ask:
    rider = _rider(group)
    options = [word("nothing")]
    if t.state.tokens:
        options.append(word("extra_action", "opt-ep-bonus-token"))
    locked = unlocking.locked(t, seat)
    options += [Option(f"asset:{asset}", Text("opt-ep-bonus-asset", {"asset": f"asset:{asset}", "rider": rider})) for asset in locked]
    if not locked:
        options.append(Option("rider", Text("opt-ep-bonus-rider", {"rider": rider})))
    return single(asks.BONUS, seat, tuple(options), options[1].id)


def _asset_and_rider(t: City, seat: int, group: str, pick: str) -> None:
    if pick != "rider":
        unlocking.unlock(t, seat, pick.partition(":")[2], "bonus")
    if _rider(group) == "income":
        t.collect(seat, "bonus")
    else:
        t.lose_notoriety(seat, "bonus")
