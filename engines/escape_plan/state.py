"""The state of one game of Escape Plan: plain data, lists and dicts in a fixed order, no sets. Its repr is what checksums are made of.

Names: tiles ``s1`` … ``d3``, locations as in table 5.2 (``biz_a1``), businesses as in table 5.9, safe houses ``safe_1`` … ``safe_3``
(``spots`` says on which location each token is). Amounts are in thousands of dollars. *Actors* are numbers: the seats from 0 on, then
the bots, Sandra first.
"""

from dataclasses import dataclass, field
from typing import Literal

from msgspec import Struct

Phase = Literal["setup", "income", "patrol", "city", "order", "actions", "new_day", "end"]
Part = Literal["morning", "afternoon", "evening", "night", "dawn"]
Gone = Literal["", "escaped", "arrested"]
Moment = Literal["choice", "rest", "travel", "escape", "visit", "last", "bonus"]

START = "hospital"
"""Where everybody begins (EP-2.2)."""
MEMBERS = 2
"""Gang members of a base."""


class Tile(Struct, gc=False):
    """One city tile: in a stack, face up on it (``offered``), or on the map (``at``). Zones turn by ``rotation`` steps clockwise."""

    id: str
    at: tuple[int, int] | None = None
    rotation: int = 0
    offered: bool = False
    officers: list[str] = []
    """At most one of a type, in the order state, local, special."""


class Gang(Struct, gc=False):
    """One gang base on the map: its members there and whose marker is on it (None: free)."""

    members: int = 2
    marker: int | None = None


class Exit(Struct, gc=False):
    """One exit: its patrol cards and, once closed, the stack of exit tiles (``x``, ``y``) that belongs to it."""

    patrols: int = 0
    stack: str = ""


class Cube(Struct, gc=False):
    """An income cube on a business or safe house: whose, and whether on the hexagon with the income symbol."""

    actor: int
    income: bool = False


class Asset(Struct, gc=False):
    """An asset on a slot of the player board, the 5k slot first."""

    id: str
    used: bool = False


class Entry(Struct, gc=False):
    """One field of the directory: a locked asset, a contact (0: none), or neither; ``cuffed``: handcuffs cover it for good."""

    asset: str = ""
    contact: int = 0
    used: bool = False
    """The contact is face down."""
    cuffed: bool = False


class Pocket(Struct, gc=False):
    """One field of the inventory: a locked asset, or an ``item``: equipment kind, fixer tile, locker or exit tile; or nothing."""

    asset: str = ""
    item: str = ""
    used: bool = False


class Key(Struct, gc=False):
    """A player's key on the board field of a safe house; ``color`` empty: none there."""

    color: str = ""
    used: bool = False


class Figure(Struct, gc=False):
    """Common to players and bots: the pawn, the notoriety row, its cubes of this part, extra-action tokens."""

    tile: str = "s1"
    """Tile of the pawn; after leaving its last tile."""
    location: str = START
    """Empty: on the tile, on no location (bots at the start), or gone."""
    row: int = 1
    red: int = 0
    """Notoriety cubes gained in this part (a bot's: above the marker)."""
    blue: int = 0
    """Notoriety cubes lost in this part; the rest of the four are in the bottom area."""
    tokens: int = 0
    held: int = 0
    """Extra-action tokens held since before this part began (EP-8.4)."""
    visited: list[str] = []
    """Businesses and safe houses with a cube of this actor, in the order of the visits."""
    gone: Gone = ""


class Player(Figure, gc=False):
    """One seat: its board, and the things behind its screen."""

    character: str = ""
    cash: int = 0
    plan: str = ""
    """The escape plan card, ``epl_1`` … ``epl_9``."""
    income: int = 0
    """Income cubes left on the counter, and so the income in k$ (EP-4.1)."""
    entries: list[Entry] = []
    """The directory, fields 1 to 5."""
    pockets: list[Pocket] = []
    """The inventory, fields 1 to 6."""
    assets: list[Asset] = []
    """Unlocked assets in the order of the slots: 5k, 4k, … 0."""
    keys: list[Key] = []
    """The keys held, by safe house 1 to 3."""
    cans: int = 0
    wounds: int = 0
    """Wound cubes in the red window, 0 to 3."""
    rested: bool = False
    """The rest token shows the moon."""
    first_aid: bool = True
    """The first-aid token is face up."""


class Bot(Figure, gc=False):
    """Inspector Sandra or Lieutenant Costa. ``contacts`` and ``piles`` are Costa's only."""

    id: str = "sandra"
    character: str = ""
    """An unused colour (EP-28.1, 29.1)."""
    location: str = ""
    deck: list[str] = []
    """Cards still in the deck; each draw shuffles it. Ids: ``casino``, ``safe_1``, ``store_a``, ``exit_1`` …"""
    removed: list[str] = []
    """Cards in the box, public."""
    plan: str = ""
    contacts: list[int] = []
    piles: list[list[str]] = []
    """Unseen piles of locker or exit tiles, in the order of their fields."""
    done: bool = False
    """Costa has shown the open exit in this turn or must leave at its end (EP-29.10)."""


class Turn(Struct, gc=False):
    """The turn being taken. Only its own seat sees the draft (``ticked``)."""

    actor: int
    part: Part
    kind: Literal["", "rest", "move"] = ""
    moment: Moment = "choice"
    asked: str = ""
    """Id of the last question of this turn; the next one continues its clock."""
    lapsed: bool = False
    """The clock of the turn has run out; its questions take their defaults."""
    ways_back: int = 0
    """Ways back and repeats of D-12 used in this turn (EP-12.14)."""
    ticked: list[str] = []
    left: list[str] = []
    """Tiles left that the escape step has to resolve, in the order of 5.2; with the exit's own tile when leaving the city."""
    avoided: list[str] = []
    """Avoided police: ``state@b2``, ``sandra@b2``, ``costa@b2``."""
    leaving: bool = False
    """Escapes from the city with this move."""
    bonuses: list[str] = []
    """Groups completed in this turn: ``group_1``, ``group_2``, ``safe_houses``."""
    drawn: list[str] = []
    """Locker or exit tiles drawn for D-27; only the drawer sees them."""
    wounds: int = 0
    """Wounds taken in this turn."""
    acting: bool = False
    """An executive action is being carried out, so no other one is offered (EP-22.29)."""


class TurnRecord(Struct, gc=False):
    """One turn as the story tells it."""

    day: int
    part: Part
    actor: int
    kind: Literal["rest", "move", "pass", "stay"]
    start: str
    """Location (or tile) where it began."""
    end: str = ""
    wounds: int = 0
    gone: Gone = ""


class Sheet(Struct, gc=False):
    """The score of an escaped player or Costa in k$ (EP-27.4); ``bags`` are lockers and exit tiles."""

    actor: int
    group_1: int = 0
    group_2: int = 0
    safe_houses: int = 0
    cash: int = 0
    assets: int = 0
    contacts: int = 0
    bags: int = 0
    penalty: int = 0
    """The penalty of the notoriety row, positive."""
    wounds: int = 0
    """The cost of the red wound cubes, positive."""

    @property
    def total(self) -> int:
        """The score."""
        gained = self.group_1 + self.group_2 + self.safe_houses + self.cash + self.assets + self.contacts + self.bags
        return gained - self.penalty - self.wounds


@dataclass(slots=True)
class CityState:
    """The whole game. ``day`` 0 is the set-up."""

    players: list[Player]
    bots: list[Bot]
    tiles: dict[str, Tile]
    """All 14 by id, in the order of table 5.2."""
    stacks: dict[str, list[str]]
    """Tiles not yet on the map by letter, the top one (last) face up."""
    spots: dict[str, str] = field(default_factory=dict)
    """Location of each placed business (``casino``) and safe house (``safe_1``)."""
    cubes: dict[str, list[Cube]] = field(default_factory=dict)
    """Cubes on each business and safe house, all nine by id."""
    closed: list[str] = field(default_factory=list)
    """Businesses whose token is face down."""
    gangs: dict[str, Gang] = field(default_factory=dict)
    """Gang bases on the map by location."""
    gang_reserve: int = 0
    exits: dict[str, Exit] = field(default_factory=dict)
    """The exits by location: ``exit_1`` … ``exit_3``."""
    exit_stacks: dict[str, list[str]] = field(default_factory=dict)
    """Exit tiles left in the stacks ``x`` and ``y``, shuffled."""
    patrol_deck: list[int] = field(default_factory=list)
    """Numbers of the exits, the next card first."""
    bag: dict[str, int] = field(default_factory=dict)
    """Officers in the police bag by type."""
    officers_boxed: dict[str, int] = field(default_factory=dict)
    """Officers removed from the game by type."""
    house_keys: dict[str, list[str]] = field(default_factory=dict)
    """Colours of the keys left at each safe house."""
    fixers: list[str] = field(default_factory=list)
    """Fixer tiles on offer, in the order of table 5.7."""
    equipment: dict[str, int] = field(default_factory=dict)
    """Equipment left by kind."""
    lockers: dict[str, list[str]] = field(default_factory=dict)
    """Locker tiles left by colour, shuffled."""
    contact_deck: list[int] = field(default_factory=list)
    """The next card first."""
    offer: list[int] = field(default_factory=list)
    """The contact offer, field 1 (newest) first."""
    contacts_boxed: list[int] = field(default_factory=list)
    boxed: list[str] = field(default_factory=list)
    """Tiles and keys that left the game: equipment kinds, fixer tiles, assets, bags (known to some or to nobody), ``key:green``."""
    cans: int = 0
    """Gas cans in the supply."""
    tokens: int = 0
    """Extra-action tokens in the supply."""
    handcuffs: int = 0
    """Handcuffs cards in the supply."""
    day: int = 0
    phase: Phase = "setup"
    part: Part | None = None
    adjusting: bool = False
    """The second half of the part (EP-24)."""
    order: list[int] = field(default_factory=list)
    """The turn order of all actors, also after they have left."""
    acted: list[int] = field(default_factory=list)
    """Actors whose place in the order of this half of the part has passed."""
    awaited: list[int] = field(default_factory=list)
    """Seats that hold up the game with an open question."""
    turn: Turn | None = None
    mover: int | None = None
    """The actor whose marker is crossing a border."""
    left: list[int] = field(default_factory=list)
    """Actors who escaped from the city, in their order."""
    sheets: list[Sheet] = field(default_factory=list)
    """Scores of the escaped, in the order of leaving; filled at the end."""
    reason: str | None = None
    winners: tuple[int, ...] = ()
    past: str = ""
    """A checksum of the chronicle, whose repr would grow with the game."""
    chronicle: list[TurnRecord] = field(default_factory=list, repr=False)
