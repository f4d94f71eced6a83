"""Steps that several kinds of visit share: others present (EP-15.3) and income cubes (EP-16.2 to 16.4, 16.8, 17.2)."""

from engines.escape_plan.components import GROUP_OF, GROUPS, PLANS
from engines.escape_plan.places import closes_after, spot_ref, token_at
from engines.escape_plan.state import Cube
from engines.escape_plan.table import City


def others_present(t: City, seat: int) -> None:
    """Step 1 of most visits: +1 notoriety for each other player or bot on the location (EP-15.3)."""
    for _ in t.others_at(seat, t.player(seat).location):
        t.gain_notoriety(seat, "present")


def token_here(t: City, seat: int) -> str:
    """Return the business or safe house that ``seat`` visits. Raises ValueError where there is no token."""
    spot = token_at(t, t.player(seat).location)
    if spot is None:
        raise ValueError("there is no token here")
    return spot


def leave_cube(t: City, seat: int, spot: str) -> None:
    """Take the topmost income cube to the hexagon that the plan card tells; the income symbol brings income at once (EP-16.2 to 16.4).

    Everybody sees from it what the secret plan card shows there.
    """
    player = t.player(seat)
    income = not PLANS[player.plan][spot]
    player.income -= 1
    place_cube(t, seat, spot, income=income, reveals=True)
    if income:
        t.collect(seat, "visit")
    if all(member in player.visited for member in GROUPS[GROUP_OF[spot]]):
        t.turn.bonuses.append(GROUP_OF[spot])


def place_cube(t: City, actor: int, spot: str, *, income: bool, reveals: bool) -> None:
    """Put a cube of ``actor`` on a business or safe house; a full business closes (EP-16.8). ``reveals``: by a secret plan card."""
    state = t.state
    state.cubes[spot].append(Cube(actor, income))
    t.figure(actor).visited.append(spot)
    t.tell(None, "ep-cube", reveals=reveals, who=t.ref(actor), spot=spot_ref(spot), income=income)
    if spot not in GROUPS["safe_houses"] and spot not in state.closed and len(state.cubes[spot]) >= closes_after(t):
        state.closed.append(spot)
        t.tell(None, "ep-closed", business=spot_ref(spot))
        _out_of_lieutenants_deck(t, spot)


def _out_of_lieutenants_deck(t: City, spot: str) -> None:
    """A closed business's card leaves Costa's deck for the box (EP-29.7)."""
    if t.costa is not None and spot in t.bot(t.costa).deck:
        t.bot(t.costa).deck.remove(spot)
        t.bot(t.costa).removed.append(spot)
