"""Phase 2: the patrol cards close exits (EP-5)."""

from engines.escape_plan.places import LAST_DAY, PATROLS, exit_closed, exit_visible, open_exit
from engines.escape_plan.table import City
from engines.escape_plan.tiles import TILE_OF


def patrol(t: City) -> None:
    """Reveal two patrol cards, on day 3 the last one (EP-5.1)."""
    state = t.state
    state.phase = "patrol"
    for _ in range(1 if state.day == LAST_DAY else 2):
        reveal(t, state.patrol_deck.pop(0))
    opened = open_exit(t)
    if opened:
        t.tell(None, "ep-exit-open", exit=f"exit:{opened[-1]}")


def reveal(t: City, number: int) -> None:
    """Put a patrol card on the field of its exit; the second one closes it (EP-5.1, 5.2)."""
    place = f"exit_{number}"
    one = t.state.exits[place]
    one.patrols += 1
    t.tell(None, "ep-patrol", reveals=True, exit=f"exit:{number}", n=one.patrols)
    if one.patrols == PATROLS:
        close(t, place)


def close(t: City, place: str) -> None:
    """Close an exit: one of the remaining stacks of exit tiles belongs to it from now on (EP-5.3, 5.4)."""
    state = t.state
    taken = [one.stack for one in state.exits.values()]
    state.exits[place].stack = t.draw("exit_stack").pick([stack for stack in state.exit_stacks if stack not in taken])
    still_open = sum([not exit_closed(t, other) for other in state.exits])
    tile = f"tile:{TILE_OF[place]}"
    t.tell(None, "ep-exit-closed", exit=f"exit:{place[-1]}", tile=tile, visible=exit_visible(t, place), left=still_open)


def uncover(t: City, tile: str) -> None:
    """Move a waiting stack of exit tiles onto its exit, because ``tile`` was turned face up (EP-5.4)."""
    for place, one in t.state.exits.items():
        if TILE_OF[place] == tile and one.stack:
            t.tell(None, "ep-exit-stack", exit=f"exit:{place[-1]}", tile=f"tile:{tile}")
