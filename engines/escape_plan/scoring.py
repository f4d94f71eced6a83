"""What those who escaped have in the end (EP-27.3 to 27.5, 29.12)."""

from collections.abc import Iterable

from engines.escape_plan.components import ASSET_VALUE, BAGS, CONTACT_VALUES, GROUPS, PENALTIES, PLANS, STACKS, WOUND_COST
from engines.escape_plan.state import Bot, Player, Sheet
from engines.escape_plan.table import City


def sheet(t: City, actor: int) -> Sheet:
    """Return the score sheet of ``actor``."""
    return _costas(actor, t.bot(actor)) if t.is_bot(actor) else _players(actor, t.player(actor))


def _amounts(found: Sheet, plan: str, visited: Iterable[str]) -> None:
    """Add the amounts of the plan card for the places visited; the income symbol is worth nothing now."""
    places = tuple(visited)
    found.group_1, found.group_2, found.safe_houses = (
        sum([PLANS[plan][place] for place in members if place in places]) for members in GROUPS.values()
    )


def _players(seat: int, player: Player) -> Sheet:
    """EP-27.3, 27.4: handcuffs first take a contact each, those under them included."""
    found = Sheet(seat, cash=player.cash, penalty=PENALTIES[player.row], wounds=WOUND_COST * player.wounds)
    _amounts(found, player.plan, player.visited)
    contacts = sum([entry.contact > 0 for entry in player.entries]) - sum([entry.cuffed for entry in player.entries])
    found.contacts = CONTACT_VALUES[max(0, contacts)]
    found.assets = ASSET_VALUE * sum([asset.used for asset in player.assets])
    found.bags = sum([BAGS[pocket.item].value for pocket in player.pockets if pocket.item in BAGS])
    return found


def _costas(actor: int, bot: Bot) -> Sheet:
    """EP-29.12: no cash, assets or wounds; each pile counts as its most valuable tile."""
    found = Sheet(actor, penalty=PENALTIES[bot.row], contacts=CONTACT_VALUES[len(bot.contacts)])
    _amounts(found, bot.plan, bot.visited)
    found.bags = sum([max([costas_value(tile) for tile in pile]) for pile in bot.piles])
    return found


def costas_value(tile: str) -> int:
    """Return what a tile of Costa's is worth: one worth 0 counts as the best of its stack (EP-29.12)."""
    bag = BAGS[tile]
    return bag.value or max(STACKS[bag.stack].values)


def best(t: City, sheets: list[Sheet]) -> list[int]:
    """Return who wins: the most money, then more cash, lower notoriety, fewer red wound cubes; else several (EP-27.2, 27.5)."""
    ranks = {one.actor: (one.total, one.cash, -t.figure(one.actor).row, -one.wounds) for one in sheets}
    top = max(ranks.values(), default=None)
    return [actor for actor, rank in ranks.items() if rank == top]
