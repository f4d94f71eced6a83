"""A player's keys and the universal key (EP-16.9, 19.5, 22.27)."""

from engines.escape_plan.components import SLOT_COSTS
from engines.escape_plan.executive.at_hand import expend, power_of
from engines.escape_plan.state import Player
from engines.escape_plan.table import City
from engines.table import seat_ref

UNIVERSAL = "as_key"


def face_up_keys(player: Player, color: str = "") -> list[int]:
    """Return the key fields (1 to 3) with a key face up, of ``color`` if one is given."""
    return [field for field, key in enumerate(player.keys, 1) if key.color and not key.used and color in ("", key.color)]


def key_asset_cost(t: City, seat: int) -> int | None:
    """Return what using the unlocked universal key costs, None if it is locked, used or gone."""
    for slot, asset in enumerate(t.player(seat).assets):
        if asset.id == UNIVERSAL and not asset.used:
            return SLOT_COSTS[slot]
    return None


def key_usable(t: City, seat: int, cash: int) -> bool:
    """Return whether a closed business may be visited with ``cash`` at hand (EP-16.9)."""
    if face_up_keys(t.player(seat)):
        return True
    cost = key_asset_cost(t, seat)
    return cost is not None and cost <= cash


def turn_key(t: City, seat: int, pick: str) -> None:
    """Use ``key:<field>`` or ``asset:as_key``: it turns face down and never up again (EP-16.9, 22.7)."""
    kind, _, name = pick.partition(":")
    if kind == "asset":
        expend(t, seat, power_of(t, seat, pick), "key")
        return
    key = t.player(seat).keys[int(name) - 1]
    key.used = True
    t.tell(None, "ep-key-used", seat=seat_ref(seat), color=f"color:{key.color}", house=int(name))
