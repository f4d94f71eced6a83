"""What a label of the search still owes: its *mode*, and the fewest MP in which a move can come to an end from a node with that mode.

The bound ignores tiles, so it is a small shortest-path table for each mode, kept with the map. Whatever cannot be brought to an end within
the MP of the move is never followed (EP-12.15); with many effects ticked that is nearly everything.
"""

from engines.escape_plan.map.ground import FAR
from engines.escape_plan.map.plat import Plat
from engines.escape_plan.map.walking import RANGE, RODE
from engines.escape_plan.tiles import TILES

FLIGHT, GANG = 4, 64
"""Units of the mode, above the flags of rides: flights owed of Chopper and helicopter, and of the gang abilities (up to 15 of each)."""
SEWER, JET_SKI, MEDEVAC = 1024, 2048, 4096
BODY = 8192
"""Whatever lies below BODY and above the flags is owed; above it stands the water body that the Jet Ski crosses."""
FLIGHTS = SEWER - FLIGHT
OWED = BODY - FLIGHT


def least_mp(plat: Plat, mode: int) -> list[int]:
    """Return for each node the fewest MP in which everything owed is used and a location reached; FAR if never.

    ``mode`` has no flag but RODE. Before the first ride the MP that it brings is taken off, so -1 is possible. For water that may be
    entered with the Jet Ski it is what is needed from there on; other water cannot be entered and is FAR.
    """
    known = plat.least.get(mode)
    if known is None:
        if not mode & OWED:
            known = _nothing(plat, mode)
        elif mode & ~RODE in (FLIGHT, GANG):
            known = _one_flight(plat, mode)
        elif mode & ~RODE == SEWER:
            known = _one_sewer(plat, mode)
        else:
            known = _settle(plat, _effects(plat, mode), mode)
        plat.least[mode] = known
    return known


def fewest_mp(plat: Plat, exit_: int) -> list[int]:
    """Return for each node the fewest MP in which a walk leads to the location ``exit_``, which is no subway; FAR if none does.

    The MP that a ride brings is taken off, so that the MP of a move and the gas cans must be no less (EP-26.10). Kept with the map.
    """
    known = plat.fewest.get(exit_)
    if known is None:
        there = [FAR] * len(plat.bits)
        there[exit_] = 0
        on_foot = _settle(plat, list(there), 0, rides=False)
        for metro in plat.metros:
            there[metro] = min([on_foot[other] - 1 for other in plat.rides[metro]], default=FAR)
        known = plat.fewest[exit_] = _settle(plat, there, 0, rides=False)
    return known


def afloat(plat: Plat, mode: int, zone: int) -> int:
    """Return the mode after entering ``zone``: unchanged, or with the Jet Ski spent on its water; -1: not allowed (EP-11.7, 22.24)."""
    body = plat.body[zone]
    if not body or mode // BODY == body:
        return mode
    return mode + BODY * body - JET_SKI if mode & JET_SKI else -1


def _nothing(plat: Plat, mode: int) -> list[int]:
    """Return the bounds with nothing owed: 0 at a location, 1 in a zone, and one less before a ride that may still come."""
    credit = 1 if not mode & RODE and len(plat.metros) > 1 else 0
    found = [(node >= plat.count) - credit for node in range(len(plat.bits))]
    for zone in plat.wet:
        if afloat(plat, mode, zone) != mode:
            found[zone] = FAR
    return found


def _one_flight(plat: Plat, mode: int) -> list[int]:
    """Return lower bounds with one flight owed and nothing else: its MP, and one from a location where one can neither take off nor ride.

    Nothing is searched for beyond the flight, so better ones do not pay.
    """
    credit = 1 if not mode & RODE and len(plat.metros) > 1 else 0
    places = [1 if plat.port[node] or rides else 2 for node, rides in enumerate(plat.rides)]
    return [bound - credit for bound in places] + [FAR if body else 1 - credit for body in plat.body[plat.count :]]


def _one_sewer(plat: Plat, mode: int) -> list[int]:
    """Return lower bounds with the sewer owed and nothing else: into a zone if one is in none, and out again (EP-11.3, 22.25)."""
    credit = 1 if not mode & RODE and len(plat.metros) > 1 else 0
    return [FAR if body else 1 + (node < plat.count) - credit for node, body in enumerate(plat.body)]


def _effects(plat: Plat, mode: int) -> list[int]:
    """Return the bounds for using one of the effects owed, or ending, right where one is, and for entering water with the Jet Ski."""
    owed = mode & OWED
    if owed == MEDEVAC:
        found = [0] * len(plat.bits)
    else:
        found = [FAR] * len(plat.bits)
        for unit, part, least in ((FLIGHT, GANG - FLIGHT, 1), (GANG, SEWER - GANG, 0)):
            if mode & part:
                _take_off(plat, found, least_mp(plat, mode - unit), least)
        if mode & SEWER:
            after = least_mp(plat, mode - SEWER)
            for zone, outlets in plat.sewers.items():
                found[zone] = min([found[zone], *[after[other] + spent for other, spent in outlets]])
    if not mode & RODE:
        after = least_mp(plat, mode | RODE)
        for node in plat.metros:
            found[node] = min([found[node], *[after[other] - 1 for other in plat.rides[node]]])
    for zone in plat.wet:
        entered = afloat(plat, mode, zone)
        if entered != mode:
            found[zone] = FAR if entered < 0 else least_mp(plat, entered)[zone]
    return found


def _take_off(plat: Plat, found: list[int], after: list[int], least: int) -> None:
    """Lower the bounds where a flight may begin."""
    lowest = {tile: min([after[node] for node in nodes]) for tile, nodes in plat.nodes_on.items()}
    for tile, nodes in plat.nodes_on.items():
        if TILES[tile].heliport:
            best = 1 + min([lowest[near] for near in plat.within(tile, least, RANGE)], default=FAR)
            for node in nodes:
                if plat.port[node]:
                    found[node] = min(found[node], best)


def _settle(plat: Plat, found: list[int], mode: int, *, rides: bool = True) -> list[int]:
    """Let nodes that lead on foot, by helicopter or subway (``rides``) to a better one take over its bound plus the MP of the step."""
    free, paid = plat.backwards
    closed = {zone for zone in plat.wet if afloat(plat, mode, zone) != mode}
    levels: list[list[int]] = [[] for _ in range(FAR + 2)]
    for node, bound in enumerate(found):
        if bound < FAR:
            levels[bound + 1].append(node)
    for bound, level in enumerate(levels, -1):
        for node in level:
            if found[node] != bound:
                continue
            for step, links in ((bound, free[node]), (bound + 1, paid[node])):
                for other in links:
                    if step < found[other] and other not in closed:
                        found[other] = step
                        levels[step + 1].append(other)
            if rides and node < plat.count:
                for metro in plat.rides[node]:
                    if bound < found[metro]:
                        found[metro] = bound
                        level.append(metro)
    return found
