"""Step 2 of a move: escape from the police of every tile left (EP-13), wounds and handcuffs (EP-14)."""

from collections.abc import Mapping
from functools import cache

from engines.escape_plan import asks
from engines.escape_plan.asks import named, single
from engines.escape_plan.components import COSTA_FEE, EQUIPMENT, WOUND_CUBES
from engines.escape_plan.moves.at_hand import Power, equipment, expend, held, power_of
from engines.escape_plan.moves.effects import offer, use
from engines.escape_plan.state import Player
from engines.escape_plan.table import City, OneClock
from engines.escape_plan.tiles import OFFICERS, TILE_ORDER
from engines.table import Arg, Option, Text, seat_ref

COSTA_WOUNDS = 2
"""Wounds from Costa for a player who cannot pay him (EP-29.9)."""


async def escape(t: City, seat: int) -> None:
    """Avoid police, pay Costa, then take the wounds for those not avoided (EP-13.2 to 13.5, 29.9)."""
    turn = t.turn
    turn.moment = "escape"
    if not turn.left:
        return
    left = await avoid(t, seat)
    hurt = sum([not one.startswith("costa@") for one in left])
    if len(left) > hurt:
        if t.player(seat).cash >= COSTA_FEE:
            t.pay(seat, COSTA_FEE, "costa")
        else:
            hurt += COSTA_WOUNDS
    if hurt:
        await wound(t, seat, hurt, "police")


async def avoid(t: City, seat: int) -> list[str]:
    """D-15: ask while somebody is not avoided and something can be done about it; on the way out in any case (EP-13.4, 13.7).

    Return the officers and bots that are left: ``state@b2``, ``sandra@b2``, ``costa@b2``.
    """
    turn = t.turn
    while True:
        dangers = unavoided(t)
        left = [f"{who}@{tile}" for tile, there in dangers.items() for who in there]
        if not left and not turn.leaving:
            return []
        usable, others = avoidances(t, seat, dangers), offer(t, seat)
        if not usable and not others:
            return left
        paid = sum([one.startswith("costa@") for one in left])
        done = done_option(len(left) - paid, COSTA_FEE * paid)
        pick = await t.decide(single(asks.AVOID, seat, (*usable, *others, done), default_avoidance(t, seat, usable)))
        if pick == done.id:
            return left
        if pick.startswith("use:"):
            await use(t, seat, pick)
        else:
            use_avoidance(t, seat, pick)


@cache
def done_option(wounds: int, fee: int) -> Option:
    """Return the option of taking the rest: wounds, and Costa's fee."""
    return Option("done", Text("opt-ep-take-wounds", {"n": wounds, "fee": fee}))


# ---- avoiding (EP-13.4, 13.8, 22.13, 22.14, 22.23, 22.26)

ALL = ("avoid_all", "gang")
WHO = (*OFFICERS, "sandra", "costa")
EQUIPMENT_ORDER = {kind: number for number, kind in enumerate(EQUIPMENT)}


def police(t: City, tile: str) -> list[str]:
    """Return the police on ``tile`` not avoided yet: types of officers, ``sandra``, ``costa``."""
    avoided = t.turn.avoided
    there = list(t.state.tiles[tile].officers)
    there += [bot.id for bot in t.state.bots if bot.tile == tile and not bot.gone]
    return [who for who in there if f"{who}@{tile}" not in avoided] if avoided else there


def unavoided(t: City) -> dict[str, list[str]]:
    """Return the police not avoided yet by tile left, in the order of table 5.2 (EP-13.2, 13.3)."""
    found = {tile: police(t, tile) for tile in t.turn.left}
    return {tile: there for tile, there in found.items() if there}


def covers(power: Power, there: list[str]) -> list[list[str]]:
    """Return the ways to use ``power`` against the police on one tile, each as the list that it covers (EP-13.8)."""
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


def avoidances(t: City, seat: int, dangers: Mapping[str, list[str]]) -> list[Option]:
    """Return every usable avoidance with its target (EP-22.28): it can be paid and covers one of ``dangers``."""
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


def use_avoidance(t: City, seat: int, option_id: str) -> None:
    """Carry out the avoidance ``option_id``: pay, turn face down, and mark the covered police."""
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


# ---- wounds and handcuffs (EP-14)


async def wound(t: City, seat: int, count: int, cause: str) -> None:
    """Give ``count`` wounds one after the other (EP-14.1, 14.2, 14.5)."""
    player = t.player(seat)
    clock = OneClock(t)
    for number in range(count):
        if player.wounds < WOUND_CUBES:
            player.wounds += 1
        elif not await handcuff(t, seat, clock):
            count = number  # without a field or card the rest has no effect (EP-14.8)
            break
        else:
            player.wounds = WOUND_CUBES - 1
    if count:
        turn = t.state.turn
        if turn is not None and turn.actor == seat:
            turn.wounds += count
        t.tell(None, "ep-wounded", seat=seat_ref(seat), n=count, wounds=player.wounds, cause=cause)


async def handcuff(t: City, seat: int, clock: OneClock) -> bool:
    """Put handcuffs on the rightmost free field of the directory; return whether there was a card and a field (EP-14.2, 14.3, 14.8)."""
    player = t.player(seat)
    fields = [number for number, entry in enumerate(player.entries) if not entry.cuffed]
    if not fields or not t.state.handcuffs:
        return False
    field = fields[-1]
    entry = player.entries[field]
    lost = await choose_asset(t, seat, clock)
    t.state.handcuffs -= 1
    if lost:
        rearrange(player, lost, field)
        t.state.boxed.append(lost)
    entry.cuffed = True
    covered = f"contact:{entry.contact}" if entry.contact else ""
    asset = f"asset:{lost}" if lost else ""
    t.tell(None, "ep-handcuffs", seat=seat_ref(seat), field=field + 1, asset=asset, contact=covered)
    return True


async def choose_asset(t: City, seat: int, clock: OneClock) -> str:
    """D-16: which asset of the directory is lost; "" if there is none (EP-14.3). Its owner may rearrange them at any time.

    Assets are on the rightmost fields without handcuffs, so the lost field holds one if there is any.
    """
    player = t.player(seat)
    names = [entry.asset for entry in player.entries if entry.asset]
    if not names or player.gone:  # after leaving, the asset on that field is lost without a question (EP-26.12)
        return names[-1] if names else ""
    options = tuple([named("asset", name) for name in names])
    pick = await clock.decide(single(asks.WOUND_ASSET, seat, options, options[0].id, t.clock(seat)))
    return pick.partition(":")[2]


def rearrange(player: Player, lost: str, field: int) -> None:
    """Move the asset ``lost`` to ``field`` and off the board; the others keep their order beside it."""
    names = [entry.asset for entry in player.entries if entry.asset and entry.asset != lost]
    for entry in player.entries:
        entry.asset = ""
    for at, name in zip(range(field - len(names), field), names, strict=True):
        player.entries[at].asset = name
