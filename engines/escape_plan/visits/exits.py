"""Visiting an exit (EP-21)."""

from engines.escape_plan import asks
from engines.escape_plan.asks import single, word
from engines.escape_plan.executive.asking import with_actions
from engines.escape_plan.places import exit_closed
from engines.escape_plan.table import City
from engines.escape_plan.visits import bags, contacts, inventory
from engines.escape_plan.visits.steps import others_present
from engines.table import Ask, Option, Text, seat_ref


async def visit(t: City, seat: int) -> None:
    """EP-21.1 to 21.3: others, income, or on a closed exit a bag instead; then a contact."""
    others_present(t, seat)
    pick = await with_actions(t, seat, lambda: _choice(t, seat))
    if pick == "income":
        t.collect(seat, "exit")
    elif pick == "tile":
        await exit_tile(t, seat)
    await contacts.take(t, seat, with_actions)


def _choice(t: City, seat: int) -> Ask:
    """D-30 as of now: the tile needs a closed exit, a contact and something in the stack (EP-21.4)."""
    place = t.player(seat).location
    income = Option("income", Text("opt-ep-income", {"n": t.player(seat).income}))
    options = [word("nothing"), income]
    stack = t.state.exits[place].stack
    if exit_closed(t, place) and t.contacts(seat) and t.state.exit_stacks.get(stack):
        options.append(word("tile", "opt-ep-exit-tile"))
    return single(asks.EXIT_CHOICE, seat, tuple(options), "income")


async def exit_tile(t: City, seat: int) -> None:
    """EP-21.4: draw as many exit tiles as one has contacts, keep one."""
    stack = t.state.exits[t.player(seat).location].stack
    number = min(len(t.contacts(seat)), len(t.state.exit_stacks[stack]))
    t.tell(None, "ep-exit-tiles", seat=seat_ref(seat), stack=f"stack:{stack}", n=number)
    bag = await bags.draw(t, seat, t.state.exit_stacks[stack], number)
    t.state.exit_stacks[stack] = t.draw(f"exit_tiles.{stack}").shuffled(t.state.exit_stacks[stack])
    await inventory.put(t, seat, bag, only_if_full=True)
