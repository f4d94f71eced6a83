"""Where a move may end: ticked effects, reachable ends, and the ways that are offered (EP-11.9, 12.10 to 12.14, 22.11 to 22.25)."""

from collections.abc import Iterable, Sequence
from itertools import chain, combinations
from typing import NamedTuple

from msgspec import Struct

from engines.escape_plan.components import GANG_FEE, GANG_MARKERS, TOLL
from engines.escape_plan.map.routes import Boosts, Way
from engines.escape_plan.moves.at_hand import Power, expend, held, key_usable, power_of
from engines.escape_plan.places import exit_cost, open_exit
from engines.escape_plan.state import MEMBERS, START
from engines.escape_plan.table import City
from engines.escape_plan.tiles import OPEN_TO_ALL, TILE_OF

# ---- effects used while travelling (D-12)

FLIGHTS = ("flight", "gang")
TRAVEL = (*FLIGHTS, "jet_ski", "medevac", "sewer")
"""Effects used while travelling."""


class Boost(NamedTuple):
    """One travel effect that may be ticked. ``effect``: medevac, flight (1-2 tiles), gang (0-2 tiles), jet_ski, sewer."""

    option_id: str
    effect: str
    cost: int
    star: bool


def held_boosts(t: City, seat: int) -> list[Boost]:
    """Return the affordable travel effects that the map has a use for (D-12), without gas cans."""
    cash = t.player(seat).cash
    found: list[Boost] = []
    for power in held(t, seat):
        if power.effect not in TRAVEL or power.cost > cash or not _serves(t, seat, power):
            continue
        if power.source.startswith("gang:"):
            base = power.source.removeprefix("gang:")
            found += [Boost(f"{power.source}:{number}", "gang", 0, star=False) for number in range(1, t.members(seat)[base] + 1)]
        else:
            found.append(Boost(power.source, power.effect, power.cost, power.star))
    return found


def _serves(t: City, seat: int, power: Power) -> bool:
    """Return whether the map has a use for a travel effect: a heliport for flights, for the Jet Ski water without a ferry."""
    if power.effect in FLIGHTS:
        return bool(t.graph.ports)
    if power.effect == "jet_ski":
        return any(t.graph.water)
    if power.effect == "medevac":
        return t.player(seat).location != START
    return True


def spend(t: City, seat: int, option_ids: Iterable[str]) -> None:
    """Use the ticked effects of the chosen move, but for gas cans: costs, stars, face down, members back (EP-12.12)."""
    for option_id in option_ids:
        kind, _, name = option_id.partition(":")
        if kind != "can":
            source = option_id.rpartition(":")[0] if kind == "gang" else f"{kind}:{name}"
            power = power_of(t, seat, source)
            expend(t, seat, power, power.effect)


# ---- ends and ways

ESCAPE = "escape"


class Guards:
    """How many officers and bots are on the tiles of the map."""

    def __init__(self, t: City) -> None:
        guards = {bit: len(t.state.tiles[tile].officers) for tile, bit in t.graph.bit.items()}
        for bot in t.state.bots:
            if not bot.gone:
                guards[t.graph.bit[bot.tile]] += 1
        self.by_bit = [(bit, number) for bit, number in guards.items() if number]
        self.mask = sum([bit for bit, _ in self.by_bit])
        """All guarded tiles."""

    def on(self, tiles: int) -> int:
        """Return how many are on ``tiles``."""
        return sum([number for bit, number in self.by_bit if bit & tiles]) if tiles & self.mask else 0


class Choice(Struct, frozen=True, gc=False):
    """One end of a move (a location, or ``escape``) with the ways on offer, the default first."""

    end: str
    location: str
    ways: tuple[Way, ...]
    officers: int
    """Officers to be avoided on the first way, the fewest of all."""


class Ticked(NamedTuple):
    """The sum of the ticks of D-12."""

    boosts: Boosts
    sources: tuple[Boost, ...]
    cost: int
    members: dict[str, int]
    """Gang members that will return, by base."""


NOTHING = Ticked(Boosts(), (), 0, {})


def tick(t: City, seat: int, picks: Sequence[str]) -> Ticked:
    """Return the sum of the picks of D-12."""
    if not picks:
        return NOTHING
    sources = tuple([one for one in held_boosts(t, seat) if one.option_id in picks])
    count = [one.effect for one in sources].count
    cans = sum([pick.startswith("can:") for pick in picks])
    boosts = Boosts(cans, count("flight"), count("gang"), count("sewer"), count("jet_ski"), count("medevac"))
    bases = [one.option_id.split(":")[1] for one in sources if one.option_id.startswith("gang:")]
    return Ticked(boosts, sources, sum([one.cost for one in sources]), {base: bases.count(base) for base in bases})


def choices(t: City, seat: int, ticked: Ticked = NOTHING) -> list[Choice]:
    """Return the ends that may be reached, in the order of table 5.2, the way out of the city last (EP-12.11 to 12.13)."""
    here = t.player(seat).location
    cash = t.player(seat).cash - ticked.cost
    if cash < 0:
        return []
    found = t.routes.ways(here, ticked.boosts)
    guards = Guards(t)
    spots = {place: spot for spot, place in t.state.spots.items()}
    offered = [
        Choice(end, end, *sift(guards, some))
        for end, some in found.items()
        if end != here and (end in OPEN_TO_ALL or may_end(t, seat, end, spots.get(end), cash, ticked.members))
    ]
    way_out = open_exit(t)
    if way_out in found:
        bit = t.graph.bit[TILE_OF[way_out]]
        out = tuple([Way(one.left | bit, one.cans, one.mp) for one in found[way_out]])
        offered.append(Choice(ESCAPE, way_out, *sift(guards, out)))
    return offered


def may_end(t: City, seat: int, end: str, spot: str | None, cash: int, members: dict[str, int]) -> bool:
    """Return whether a move may end on a reached location (EP-11.9, 12.12). ``cash``: the rest after the ticked effects."""
    if spot is not None:
        return spot not in t.player(seat).visited and (spot not in t.state.closed or key_usable(t, seat, cash))
    gang = t.state.gangs.get(end)
    if gang is None:
        return True
    full = gang.members + members.get(end, 0) == MEMBERS
    free = gang.marker is None or (gang.marker == seat and full and gang.members < MEMBERS)
    return full and free and cash >= GANG_FEE and not t.others_at(seat, end) and markers(t, seat, members) > 0


def markers(t: City, seat: int, members: dict[str, int]) -> int:
    """Return how many gang markers are unused once the ticked members have returned (EP-18.2, 18.4, 12.12)."""
    bases = [base for base, gang in t.state.gangs.items() if gang.marker == seat]
    back = [base for base in bases if t.state.gangs[base].members + members.get(base, 0) == MEMBERS]
    return GANG_MARKERS - len(bases) + len(back)


def sift(guards: Guards, some: tuple[Way, ...]) -> tuple[tuple[Way, ...], int]:
    """Return the ways worth offering, the default of D-14 first, and how many officers are on it (EP-12.11).

    Of two ways one is dropped if the other needs no guarded tile and no can more, and less of one of them; of equal ones the
    tidiest stays, which comes first in ``some``.
    """
    mask = guards.mask
    if len(some) == 1 or not (some[0].cans or some[0].left & mask):  # no way is better in anything, and the first is the tidiest
        return some[:1], guards.on(some[0].left)
    kept: list[tuple[int, int, int]] = []
    for ranked in sorted([(one.cans, one.left & mask, number) for number, one in enumerate(some)]):
        # Those kept so far need no more cans; fewer guarded tiles are a lower number and come first.
        if not any(ranked[1] & guarded == guarded for _, guarded, _ in kept):
            kept.append(ranked)
    order = sorted([(guards.on(guarded), cans, number) for cans, guarded, number in kept])
    return tuple([some[number] for *_, number in order]), order[0][0]


def can_move(t: City, seat: int) -> bool:
    """Return whether some end can be reached, if need be with effects (EP-8.8; on the house map it always can, table 5.3)."""
    if t.graph.leads_on(t.player(seat).location) or choices(t, seat):
        return True
    held = [f"can:{number}" for number in range(1, t.player(seat).cans + 1)] + [one.option_id for one in held_boosts(t, seat)]
    some = chain.from_iterable(combinations(held, size) for size in range(1, len(held) + 1))
    return any(choices(t, seat, tick(t, seat, picks)) for picks in some)


def affordable_escape(t: City, seat: int, *, toll_due: bool) -> bool:
    """Return whether the way out is reached with the gas cans at hand alone and can be paid (EP-26.10). ``toll_due``: before the toll."""
    way_out, cost = open_exit(t), exit_cost(t)
    if way_out is None or cost is None:
        return False
    player = t.player(seat)
    cash = player.cash - (TOLL if toll_due and t.state.left else 0)
    return cash >= cost and way_out in t.routes.ways(player.location, Boosts(cans=player.cans))
