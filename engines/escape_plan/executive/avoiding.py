"""Avoiding police in the escape step (EP-13.4, 13.8, 22.13, 22.14, 22.23, 22.26; D-15)."""

from functools import cache

from engines.escape_plan.components import EQUIPMENT
from engines.escape_plan.executive.at_hand import Power, equipment, expend, held, power_of
from engines.escape_plan.table import City
from engines.escape_plan.tiles import OFFICERS, TILE_ORDER
from engines.table import Arg, Option, Text, seat_ref

ALL = ("avoid_all", "gang")
WHO = (*OFFICERS, "sandra", "costa")
EQUIPMENT_ORDER = {kind: number for number, kind in enumerate(EQUIPMENT)}


def police(t: City, tile: str) -> list[str]:
    """Return who on ``tile`` is not avoided yet: types of officers, ``sandra``, ``costa``."""
    avoided = t.turn.avoided
    there = list(t.state.tiles[tile].officers)
    there += [bot.id for bot in t.state.bots if bot.tile == tile and not bot.gone]
    return [who for who in there if f"{who}@{tile}" not in avoided] if avoided else there


def unavoided(t: City) -> dict[str, list[str]]:
    """Return who is still to be avoided on each tile left, the tiles in the order of table 5.2 (EP-13.2, 13.3)."""
    found = {tile: police(t, tile) for tile in t.turn.left}
    return {tile: there for tile, there in found.items() if there}


def covers(power: Power, there: list[str]) -> list[list[str]]:
    """Return the ways in which ``power`` may be used against those on one tile: whom each of them covers (EP-13.8)."""
    if power.effect in ALL:
        return [there] if there else []
    if power.effect == "avoid_type":
        whole = [who for who in there if who in power.officers or who == "sandra"]
        return [whole] if whole else []
    if power.effect == "avoid_one":
        return [[who] for who in there if who in power.officers or who == "sandra"]
    return []


@cache
def _option(power: Power, tile: str, who: str) -> Option:
    """Return the option of an avoidance; ``who`` is named when it is one of several on the tile."""
    named = {"": "", "sandra": "bot:sandra"}.get(who, f"officer:{who}")
    args: dict[str, Arg] = {"source": power.ref, "tile": f"tile:{tile}", "who": named, "cost": power.cost, "star": power.star}
    return Option(f"avoid:{power.source}@{tile}" + (f":{who}" if who else ""), Text("opt-ep-avoid", args))


def avoidances(t: City, seat: int) -> list[Option]:
    """Return every usable avoidance with its target (EP-22.28): it can be paid and covers somebody on a tile left."""
    dangers = unavoided(t)
    if not dangers:
        return []
    player = t.player(seat)
    powers = [power for power in held(t, seat) if power.cost <= player.cash] + equipment(player)
    return [
        _option(power, tile, way[0] if power.effect == "avoid_one" else "")
        for power in powers
        for tile, there in dangers.items()
        for way in covers(power, there)
    ]


def avoid(t: City, seat: int, option_id: str) -> None:
    """Carry out the avoidance ``option_id``: pay, turn face down, and mark whom it covers."""
    source, _, target = option_id.removeprefix("avoid:").partition("@")
    tile, _, who = target.partition(":")
    power = power_of(t, seat, source)
    ways = covers(power, police(t, tile))
    covered = next(way for way in ways if not who or way == [who])
    expend(t, seat, power, power.effect)
    t.turn.avoided += [f"{one}@{tile}" for one in covered]
    refs = tuple(f"bot:{one}" if one in ("sandra", "costa") else f"officer:{one}" for one in covered)
    t.tell(None, "ep-avoided", seat=seat_ref(seat), source=power.ref, tile=f"tile:{tile}", officers=refs)


def default_avoidance(t: City, seat: int, options: list[Option]) -> str:
    """Return the default of D-15: equipment in the order of table 5.7 against the first it fits, else ``done``."""
    pockets = t.player(seat).pockets

    def rank(option_id: str) -> tuple[int, int, int, int]:
        _, _, rest = option_id.partition(":equipment:")
        field, _, target = rest.partition("@")
        tile, _, who = target.partition(":")
        return EQUIPMENT_ORDER[pockets[int(field) - 1].item], int(field), TILE_ORDER[tile], WHO.index(who)

    worn = [option.id for option in options if option.id.startswith("avoid:equipment:")]
    return min(worn, key=rank, default="done")
