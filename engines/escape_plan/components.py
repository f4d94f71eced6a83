"""Contacts, equipment, fixer tiles, assets, bags, plans and numbers (tables 5.4 to 5.10), read from ``data`` and checked when imported.

Amounts are in thousands of dollars.
"""

from itertools import chain
from typing import Literal

from pydantic import BaseModel, ConfigDict

from engines.data import DataRow, read_rows
from engines.escape_plan.tiles import Officer, Source

Symbol = Literal["any", "travel", "escape"]
Effect = Literal[
    "snitch", "heal", "medevac", "token", "avoid_type", "avoid_one", "avoid_all", "gang", "flight", "notoriety", "officer", "income",
    "contact", "refresh", "unlock", "jet_ski", "sewer", "key",
]  # fmt: skip


class _Data(DataRow):
    source: Source


class Contact(_Data):
    """One row of table 5.6, with the ``numbers`` of its cards; ``star``: using it costs notoriety."""

    numbers: tuple[int, ...]
    id: str
    name: str
    cost: int
    star: bool
    symbol: Symbol
    effect: Effect
    officers: tuple[Officer, ...]


class Equipment(_Data):
    """One kind of equipment (table 5.7) that avoids one officer of one of its types."""

    id: str
    name: str
    qty: int
    price: int
    symbol: Symbol
    effect: Effect
    officers: tuple[Officer, ...]


class Fixer(_Data):
    """One fixer tile (table 5.7)."""

    id: str
    name: str
    price: int
    symbol: Symbol
    effect: Effect


class AssetTile(_Data):
    """One asset (table 5.5) and where it is at the start."""

    id: str
    effect: Effect
    start: Literal["unlocked", "inventory", "directory"]
    officers: tuple[Officer, ...]


class Stack(_Data):
    """One stack of lockers or exit tiles (table 5.8); ``values_source``: the source of its values."""

    id: str
    kind: Literal["locker", "exit"]
    values: tuple[int, ...]
    requirement: int
    extra: int
    values_source: Source


class Bag(BaseModel):
    """One locker or exit tile."""

    model_config = ConfigDict(frozen=True)
    id: str
    stack: str
    value: int


class _Group(_Data):
    id: str
    members: tuple[str, ...]


class _Plan(_Data):
    id: str
    casino: int
    bar: int
    night_club: int
    art_gallery: int
    gym: int
    restaurant: int
    safe_1: int
    safe_2: int
    safe_3: int


class _Row(_Data):
    row: int
    penalty: int


class Border(_Data):
    """One border of the notoriety track, above row ``above``, with its reward (EP-24.7)."""

    number: int
    above: int
    unlocks: int
    tokens: int


class BotCard(_Data):
    """One card of the inspector and of the lieutenant (table 5.10); ``stacks``: the locker stacks a store takes from."""

    id: str
    kind: Literal["business", "safe_house", "store", "exit"]
    notoriety: int
    stacks: tuple[str, ...] = ()


class _Component(_Data):
    id: str
    count: int


class _Value(_Data):
    id: str
    value: int | tuple[int, ...] | tuple[str, ...]


CONTACT_KINDS: dict[str, Contact] = {row.id: row for row in read_rows("escape_plan", "contacts", "contact", Contact)}
CONTACTS: dict[int, Contact] = {number: kind for kind in CONTACT_KINDS.values() for number in kind.numbers}
"""The 32 contact cards by number."""

EQUIPMENT: dict[str, Equipment] = {row.id: row for row in read_rows("escape_plan", "gear", "equipment", Equipment)}
FIXERS: dict[str, Fixer] = {row.id: row for row in read_rows("escape_plan", "gear", "fixer", Fixer)}
ASSETS: dict[str, AssetTile] = {row.id: row for row in read_rows("escape_plan", "gear", "asset", AssetTile)}

STACKS: dict[str, Stack] = {row.id: row for row in read_rows("escape_plan", "bags", "stack", Stack)}
"""Table 5.8: ``green``, ``black``, ``brown`` and the exit stacks ``x``, ``y``."""
LOCKERS: dict[str, Stack] = {name: stack for name, stack in STACKS.items() if stack.kind == "locker"}
BAGS: dict[str, Bag] = {
    f"{stack.id}_{number}": Bag(id=f"{stack.id}_{number}", stack=stack.id, value=value)
    for stack in STACKS.values()
    for number, value in enumerate(stack.values, 1)
}

GROUPS: dict[str, tuple[str, ...]] = {row.id: row.members for row in read_rows("escape_plan", "plans", "group", _Group)}
"""``group_1`` and ``group_2`` of businesses, ``safe_houses``."""
BUSINESSES = GROUPS["group_1"] + GROUPS["group_2"]
SAFE_HOUSES = GROUPS["safe_houses"]
GROUP_OF: dict[str, str] = {place: group for group, members in GROUPS.items() for place in members}
PLANS: dict[str, dict[str, int]] = {
    row.id: row.model_dump(exclude={"id", "source"}) for row in read_rows("escape_plan", "plans", "plan", _Plan)
}
"""The escape plan cards: amount by business and safe house, 0 for the income symbol."""

PENALTIES: dict[int, int] = {row.row: row.penalty for row in read_rows("escape_plan", "material", "row", _Row)}
"""The penalty of each notoriety row at the end."""
TOP_ROW = max(PENALTIES)
BORDERS: tuple[Border, ...] = read_rows("escape_plan", "material", "border", Border)
BOT_CARDS: dict[str, BotCard] = {row.id: row for row in read_rows("escape_plan", "material", "bot_card", BotCard)}

COMPONENTS: dict[str, int] = {row.id: row.count for row in read_rows("escape_plan", "material", "component", _Component)}
"""How many pieces of each kind the box holds (section 3); ``…_each``: for each player."""

_VALUES = {row.id: row.value for row in read_rows("escape_plan", "material", "value", _Value)}


def _number(name: str) -> int:
    value = _VALUES[name]
    if not isinstance(value, int):
        raise TypeError(f"{name} is no number")
    return value


def _numbers(name: str) -> tuple[int, ...]:
    value = _VALUES[name]
    return tuple([int(one) for one in value]) if isinstance(value, tuple) else (value,)


def _words(name: str) -> tuple[str, ...]:
    value = _VALUES[name]
    return tuple([str(one) for one in value]) if isinstance(value, tuple) else (str(value),)


CHARACTERS = _words("characters")
SLOT_COSTS = _numbers("slot_costs")
DIRECTORY = _number("directory")
INVENTORY = _number("inventory")
CANS_HELD = _number("cans_held")
WOUND_CUBES = COMPONENTS["wound_cubes_each"]
GANG_MARKERS = COMPONENTS["gang_markers_each"]
START_CASH = _number("start_cash")
GANG_FEE = _number("gang_fee")
TOLL = _number("toll")
COSTA_FEE = _number("costa_fee")
LATE_UNLOCK = _number("late_unlock")
CHURCH_PRICE = _number("church_price")
HEAL_PRICES = _numbers("heal_prices")
"""The price of healing 0, 1, 2, 3 wounds at the hospital."""
PATROL_CARDS = _numbers("patrol_cards")
"""The exit on each patrol card."""
CONTACT_VALUES = _numbers("contact_values")
"""The value of 0 to 5 contacts at the end."""
ASSET_VALUE = _number("asset_value")
WOUND_COST = _number("wound_cost")
OFFER = _number("offer")
"""Fields of the contact offer."""
COSTA_CONTACTS = _number("costa_contacts")
EXIT_COSTS: dict[int, tuple[int, ...]] = {players: _numbers(f"exit_costs_{players}") for players in (2, 3, 4, 5)}
"""By number of players, the price for the first, second, … player to leave."""
CLOSES_AFTER_FEW = _number("closes_after_few")
"""Cubes that close a business on the side of the board for 1 to 3 players; ``CLOSES_AFTER_MANY`` for 4 and 5 (EP-16.8)."""
CLOSES_AFTER_MANY = _number("closes_after_many")
KEY_COLORS = _words("key_colors")

if sorted(CONTACTS) != list(range(1, 33)) or len(PLANS) != 9 or len(BAGS) != 25 or len(ASSETS) != 7 or len(BOT_CARDS) != 16:
    raise ValueError("the box of Escape Plan is incomplete")
if COMPONENTS["exit_tiles"] + COMPONENTS["locker_tiles"] != len(BAGS) or COMPONENTS["equipment_tiles"] != sum(
    one.qty for one in EQUIPMENT.values()
):
    raise ValueError("the box of Escape Plan holds too few pieces")
if any(sum(plan[place] for place in members) != 150 for plan in PLANS.values() for members in GROUPS.values()):
    raise ValueError("a group of an escape plan card does not add up")
if set(chain(*GROUPS.values())) != set(PLANS["epl_1"]) or list(PENALTIES) != list(range(1, 11)):
    raise ValueError("the numbers of Escape Plan are incomplete")
