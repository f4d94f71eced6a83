"""Executive actions without a symbol, for any moment of one's turn: which are usable, how they are offered, their effects (EP-22)."""

from collections.abc import Awaitable, Callable
from functools import cache

from engines.escape_plan import asks, unlocking
from engines.escape_plan.components import CONTACTS, EQUIPMENT
from engines.escape_plan.moves import steps
from engines.escape_plan.moves.at_hand import Power, expend, held, power_of, turn_down
from engines.escape_plan.officers import shift
from engines.escape_plan.state import Moment, Player
from engines.escape_plan.table import CUBES, City
from engines.escape_plan.tiles import HOSPITAL_TILE
from engines.table import Arg, Ask, Option, Text, seat_ref


async def with_actions(t: City, seat: int, make: Callable[[], Ask | None]) -> str | None:
    """Ask the question that ``make`` builds, with every executive action usable now among its options; return the pick.

    After an executive action the question is built and asked again. While one is carried out, no other is offered (EP-22.29). None:
    nothing is left to ask.
    """
    while True:
        question = make()
        if question is None:
            return None
        turn = t.turn
        if turn.lapsed or turn.acting:
            return await t.decide(question)
        question.options = (*question.options, *offer(t, seat))
        pick = await t.decide(question)
        if not pick.startswith("use:"):
            return pick
        await use(t, seat, pick)
        if not t.in_city(seat):
            return None


async def use(t: City, seat: int, pick: str) -> None:
    """Carry out an executive action to its end before anything else (EP-22.29)."""
    t.turn.acting = True
    await carry_out(t, seat, pick)
    t.turn.acting = False


# ---- the actions

CAUSES = {"fx_disguise": "disguise", "fx_safe": "safe"}


def offer(t: City, seat: int) -> list[Option]:
    """Return the options ``use:<source>`` for every executive action usable now (EP-22.28)."""
    return offer_at(t, seat, t.turn.moment)


def offer_at(t: City, seat: int, moment: Moment) -> list[Option]:
    """Return the same for ``moment`` of the turn. At some an asset may be used without effect (EP-22.28, R-62)."""
    player = t.player(seat)
    cash = player.cash
    idle = moment in ("choice", "last") or (moment == "escape" and t.turn.leaving)
    found: list[Option] = []
    for power in held(t, seat):
        if power.cost > cash or power.symbol != "any":
            continue
        if _changes(t, player, power):
            found.append(_option(power, "notoriety" if power.effect == "gang" else power.effect))
        elif idle and power.source.startswith("asset:"):
            found.append(_option(power, "nothing"))
    return found


@cache
def _option(power: Power, effect: str) -> Option:
    args: dict[str, Arg] = {"source": power.ref, "effect": effect, "cost": power.cost, "star": power.star}
    return Option(f"use:{power.source}", Text("opt-ep-use", args))


def _changes(t: City, player: Player, power: Power) -> bool:
    """Return whether the effect would change something now; not for avoiding and the universal key (EP-22.28)."""
    check = _CHECKS.get(power.effect)
    return check is not None and check(t, player, power)


def _refreshes(_t: City, player: Player, _power: Power) -> bool:
    return any(entry.used and not entry.cuffed for entry in player.entries if entry.contact) or any(
        pocket.used and pocket.item in EQUIPMENT for pocket in player.pockets
    )


def _movable(t: City, kind: str) -> bool:
    """Return whether an officer of a type can be moved (EP-22.8)."""
    there = [tile for tile in t.map_tiles() if tile != HOSPITAL_TILE]
    standing = [tile for tile in there if kind in t.state.tiles[tile].officers]
    return 0 < len(standing) < len(there)


_CHECKS: dict[str, Callable[[City, Player, Power], bool]] = {
    "snitch": lambda t, _player, power: any(power.officers[0] in t.state.tiles[tile].officers for tile in t.map_tiles()),
    "heal": lambda _t, player, _power: player.wounds > 0,
    "token": lambda t, _player, _power: t.state.tokens > 0,
    "notoriety": lambda _t, player, _power: player.blue < CUBES,
    "gang": lambda _t, player, _power: player.blue < CUBES,
    "officer": lambda t, _player, power: _movable(t, power.officers[0]),
    "income": lambda _t, player, _power: player.income > 0,
    "contact": lambda t, _player, _power: bool(t.state.offer),
    "refresh": _refreshes,
    "unlock": lambda _t, player, _power: any(entry.asset for entry in player.entries) or any(pocket.asset for pocket in player.pockets),
}


async def carry_out(t: City, seat: int, option_id: str) -> None:
    """Carry out the executive action ``option_id`` to its end: its price, then its effect (EP-22.3, 22.29)."""
    power = power_of(t, seat, option_id.removeprefix("use:"))
    if not _changes(t, t.player(seat), power):
        expend(t, seat, power, "nothing")
        return
    expend(t, seat, power, "notoriety" if power.effect == "gang" else power.effect)
    await _EFFECTS[power.effect](t, seat, power)


def _cause(power: Power) -> str:
    """Return the cause that notices name: the card, the tile, or the gang."""
    kind, _, name = power.source.partition(":")
    if power.effect == "gang":
        return "gang"
    return CONTACTS[int(name)].id if kind == "contact" else CAUSES.get(name, name)


async def _snitch(t: City, seat: int, power: Power) -> None:
    """EP-22.9: an officer goes to the box."""
    kind = power.officers[0]
    tile = await _which(t, seat, kind)
    t.remove_officer(kind, tile)
    t.tell(None, "ep-officer-removed", seat=seat_ref(seat), officer=f"officer:{kind}", tile=f"tile:{tile}")


async def _which(t: City, seat: int, kind: str) -> str:
    """D-11a: which officer of a type; return its tile."""
    tiles = [tile for tile in t.map_tiles() if kind in t.state.tiles[tile].officers]
    options = tuple([asks.officer(kind, tile) for tile in tiles])
    return (await t.decide(asks.single(asks.OFFICER, seat, options, options[0].id))).partition("@")[2]


async def _officer(t: City, seat: int, power: Power) -> None:
    """EP-22.8, 22.18, D-11: move an officer of the type to any tile that it may be on."""
    kind = power.officers[0]
    origin = await _which(t, seat, kind)
    options = tuple([asks.named("tile", tile) for tile in t.map_tiles() if t.may_be_on(kind, tile)])
    target = (await t.decide(asks.single(asks.DESTINATION, seat, options, options[0].id))).partition(":")[2]
    shift(t, kind, origin, target, who=seat_ref(seat), cause="effect")


async def _heal(t: City, seat: int, _power: Power) -> None:
    heal(t, seat, 1)


def heal(t: City, seat: int, number: int) -> None:
    """Move ``number`` wound cubes to the green window (EP-14.6)."""
    player = t.player(seat)
    player.wounds -= number
    t.tell(None, "ep-healed", seat=seat_ref(seat), n=number, wounds=player.wounds)


async def _token(t: City, seat: int, power: Power) -> None:
    t.take_token(seat, _cause(power))


async def _notoriety(t: City, seat: int, power: Power) -> None:
    t.lose_notoriety(seat, _cause(power))


async def _income(t: City, seat: int, power: Power) -> None:
    t.collect(seat, _cause(power))


async def _contact(t: City, seat: int, _power: Power) -> None:
    await steps.take_contact(t, seat)


async def _refresh(t: City, seat: int, power: Power) -> None:
    """EP-22.21: the card itself (Spy 2) ends face down."""
    refresh(t, seat)
    kind, _, name = power.source.partition(":")
    turn_down(t.player(seat), kind, name)


def refresh(t: City, seat: int) -> None:
    """Turn all contacts without handcuffs and all equipment face up (EP-9.3, 22.21); no notoriety comes of it."""
    player = t.player(seat)
    for entry in player.entries:
        if entry.contact and not entry.cuffed:
            entry.used = False
    for pocket in player.pockets:
        if pocket.item and not pocket.item.startswith("fx_"):
            pocket.used = False
    t.tell(None, "ep-refreshed", seat=seat_ref(seat))


async def _unlock(t: City, seat: int, _power: Power) -> None:
    await unlocking.ask(t, seat, "spy_3")


_EFFECTS: dict[str, Callable[[City, int, Power], Awaitable[None]]] = {
    "snitch": _snitch,
    "heal": _heal,
    "token": _token,
    "notoriety": _notoriety,
    "gang": _notoriety,
    "officer": _officer,
    "income": _income,
    "contact": _contact,
    "refresh": _refresh,
    "unlock": _unlock,
}
