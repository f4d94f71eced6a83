"""Visiting an exit (EP-21), and drawing bags: exit tiles and lockers (EP-19.6, 21.4)."""

from engines.escape_plan.asks import single, word
from engines.escape_plan.components import BAGS
from engines.escape_plan.executive.asking import with_actions
from engines.escape_plan.places import exit_closed
from engines.escape_plan.table import City
from engines.escape_plan.visits import contacts, inventory
from engines.table import Ask, Option, Text, seat_ref

CHOICE = "escape_plan.exit.choice"
KEEP = "escape_plan.bag.keep"


async def visit(t: City, seat: int) -> None:
    """EP-21.2, 21.3: income, or on a closed exit a bag instead; then a contact."""
    pick = await with_actions(t, seat, lambda: _choice(t, seat))
    if pick == "income":
        t.collect(seat, "exit")
    elif pick == "tile":
        await exit_tile(t, seat)
    await contacts.take(t, seat, with_actions)


def _choice(t: City, seat: int) -> Ask:
    """D-30 as things stand: the tile needs a closed exit, a contact and something in the stack (EP-21.4)."""
    place = t.player(seat).location
    income = Option("income", Text("opt-ep-income", {"n": t.player(seat).income}))
    options = [word("nothing"), income]
    stack = t.state.exits[place].stack
    if exit_closed(t, place) and t.contacts(seat) and t.state.exit_stacks.get(stack):
        options.append(word("tile", "opt-ep-exit-tile"))
    return single(CHOICE, seat, tuple(options), "income")


async def exit_tile(t: City, seat: int) -> None:
    """EP-21.4: draw as many exit tiles as there are own contacts, keep one."""
    stack = t.state.exits[t.player(seat).location].stack
    number = min(len(t.contacts(seat)), len(t.state.exit_stacks[stack]))
    t.tell(None, "ep-exit-tiles", seat=seat_ref(seat), stack=f"stack:{stack}", n=number)
    bag = await draw_bag(t, seat, t.state.exit_stacks[stack], number)
    t.state.exit_stacks[stack] = t.draw(f"exit_tiles.{stack}").shuffled(t.state.exit_stacks[stack])
    await inventory.put(t, seat, bag, only_if_full=True)


async def draw_bag(t: City, seat: int, stack: list[str], number: int) -> str:
    """D-27: draw ``number`` tiles off ``stack`` in secret, keep one, put the others back (EP-19.6, 21.4); return the one kept."""
    turn = t.turn
    turn.drawn = [stack.pop() for _ in range(number)]
    t.forget_checkpoints()
    ranked = sorted(turn.drawn, key=lambda tile: (-BAGS[tile].value, tile))
    options = tuple([bag_option(tile) for tile in sorted(turn.drawn)])
    pick = await t.decide(single(KEEP, seat, options, f"bag:{ranked[0]}", secret=True))
    bag = pick.partition(":")[2]
    stack += [tile for tile in turn.drawn if tile != bag]
    turn.drawn = []
    t.tell((seat,), "ep-bag", bag=f"bag:{bag}", n=BAGS[bag].value)
    return bag


def bag_option(tile: str) -> Option:
    """Return the option ``bag:<tile>`` with its value."""
    return Option(f"bag:{tile}", Text("opt-ep-bag", {"bag": f"bag:{tile}", "n": BAGS[tile].value}))
