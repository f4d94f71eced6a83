"""Effects used while travelling: what may be ticked for a move, and using it (D-12, EP-22.11, 22.14 to 22.16, 22.24, 22.25)."""

from collections.abc import Iterable
from typing import NamedTuple

from engines.escape_plan.executive.at_hand import Power, expend, held, power_of
from engines.escape_plan.state import START
from engines.escape_plan.table import City

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
    """Return the travel effects that can be paid, each for itself, and for which the map has a use (D-12); gas cans are not among them."""
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
    """Use the ticked effects of the chosen move: costs, stars, face down, members back (EP-12.12). Gas cans are passed over."""
    for option_id in option_ids:
        kind, _, name = option_id.partition(":")
        if kind != "can":
            source = option_id.rpartition(":")[0] if kind == "gang" else f"{kind}:{name}"
            power = power_of(t, seat, source)
            expend(t, seat, power, power.effect)
