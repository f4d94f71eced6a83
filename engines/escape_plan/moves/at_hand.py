"""The things a seat may use in executive actions, with their price: cards, tiles, assets, first aid, gang members, keys (EP-22)."""

from functools import cache

from msgspec import Struct

from engines.escape_plan.components import ASSETS, CONTACTS, EQUIPMENT, FIXERS, SLOT_COSTS
from engines.escape_plan.state import MEMBERS, Player
from engines.escape_plan.table import City
from engines.table import seat_ref


class Power(Struct, frozen=True, gc=False, cache_hash=True):
    """One usable thing. ``source`` as in option ids (``contact:12``, ``gang:gang_s``), ``ref`` as in notices."""

    source: str
    ref: str
    effect: str
    officers: tuple[str, ...] = ()
    cost: int = 0
    star: bool = False
    symbol: str = "any"


CONTACT_POWERS = {
    number: Power(f"contact:{number}", f"contact:{number}", card.effect, card.officers, card.cost, card.star, card.symbol)
    for number, card in CONTACTS.items()
}
FIXER_POWERS = {name: Power(f"fixer:{name}", f"fixer:{name}", tile.effect, symbol=tile.symbol) for name, tile in FIXERS.items()}
ASSET_POWERS = [
    {name: Power(f"asset:{name}", f"asset:{name}", tile.effect, tile.officers, cost) for name, tile in ASSETS.items()}
    for cost in SLOT_COSTS
]
"""By slot, the 5k one first, and asset."""
FIRST_AID = Power("first_aid", "token:first_aid", "heal")


@cache
def member_power(base: str) -> Power:
    """Return the power of a gang member that returns to ``base`` (EP-22.14)."""
    return Power(f"gang:{base}", f"location:{base}", "gang")


@cache
def equipment_power(kind: str, field: int) -> Power:
    """Return the power of the equipment in inventory field ``field`` (EP-22.26)."""
    tile = EQUIPMENT[kind]
    return Power(f"equipment:{field}", f"equipment:{kind}", tile.effect, tile.officers, symbol=tile.symbol)


def held(t: City, seat: int) -> list[Power]:
    """Return the powers of ``seat`` that are face up and not under handcuffs, but for equipment; the moment is not checked."""
    player = t.state.players[seat]
    found = [CONTACT_POWERS[entry.contact] for entry in player.entries if entry.contact and not entry.used and not entry.cuffed]
    for pocket in player.pockets:
        item = pocket.item
        if item and item in FIXER_POWERS and not pocket.used:
            found.append(FIXER_POWERS[item])
    for asset, powers in zip(player.assets, ASSET_POWERS, strict=False):
        if not asset.used:
            found.append(powers[asset.id])
    if player.first_aid:
        found.append(FIRST_AID)
    for base, gang in t.state.gangs.items():
        if gang.marker == seat and gang.members < MEMBERS:
            found.append(member_power(base))
    return found


def equipment(player: Player) -> list[Power]:
    """Return the powers of the equipment that is face up, by field."""
    pockets = enumerate(player.pockets, 1)
    return [equipment_power(pocket.item, field) for field, pocket in pockets if not pocket.used and pocket.item in EQUIPMENT]


def power_of(t: City, seat: int, source: str) -> Power:
    """Return the power ``source`` of ``seat``. Raises ValueError when it is not at hand."""
    for power in (*held(t, seat), *equipment(t.player(seat))):
        if power.source == source:
            return power
    raise ValueError(f"{source} is not at hand")


def expend(t: City, seat: int, power: Power, effect: str) -> None:
    """Pay for ``power``, gain notoriety for its star and turn it face down; a member returns (EP-22.3 to 22.7, 22.29).

    ``effect``: the word in the notice.
    """
    t.tell(None, "ep-used", seat=seat_ref(seat), source=power.ref, effect=effect, cost=power.cost, star=power.star)
    kind, _, name = power.source.partition(":")
    t.pay(seat, power.cost, "contact" if kind == "contact" else "asset")
    if power.star:
        t.gain_notoriety(seat, "star")
    if kind == "gang":
        return_member(t, name)
    else:
        turn_down(t.player(seat), kind, name)


def turn_down(player: Player, kind: str, name: str) -> None:
    """Turn a contact, tile, asset or the first-aid token face down."""
    if kind == "contact":
        next(entry for entry in player.entries if entry.contact == int(name)).used = True
    elif kind == "fixer":
        next(pocket for pocket in player.pockets if pocket.item == name).used = True
    elif kind == "equipment":
        player.pockets[int(name) - 1].used = True
    elif kind == "asset":
        next(asset for asset in player.assets if asset.id == name).used = True
    else:
        player.first_aid = False


def return_member(t: City, base: str) -> None:
    """Return a gang member to ``base``; with both there the marker goes back to its owner (EP-18.4, 22.14)."""
    gang = t.state.gangs[base]
    gang.members += 1
    if gang.members == MEMBERS:
        gang.marker = None
        t.tell(None, "ep-gang-free", location=f"location:{base}")


# ---- keys (EP-16.9, 19.5, 22.27)

UNIVERSAL = "as_key"


def face_up_keys(player: Player, color: str = "") -> list[int]:
    """Return the key fields (1 to 3) with a key face up, of ``color`` if one is given."""
    return [field for field, key in enumerate(player.keys, 1) if key.color and not key.used and color in ("", key.color)]


def key_asset_cost(t: City, seat: int) -> int | None:
    """Return the cost of the universal key, None if it is locked, used or gone."""
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
    """Use ``key:<field>`` or ``asset:as_key``, which turns face down for good (EP-16.9, 22.7)."""
    kind, _, name = pick.partition(":")
    if kind == "asset":
        expend(t, seat, power_of(t, seat, pick), "key")
        return
    key = t.player(seat).keys[int(name) - 1]
    key.used = True
    t.tell(None, "ep-key-used", seat=seat_ref(seat), color=f"color:{key.color}", house=int(name))
