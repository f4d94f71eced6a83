"""The models of a view of the city, for pictures, texts and automated players. Amounts are in thousands of dollars.

``who`` and the like are references: ``seat:2``, ``bot:sandra``. Components stand as plain ids (``casino``, ``as_heal``).
"""

from pydantic import BaseModel, ConfigDict

from engines.escape_plan.state import Gone, Moment, Part, Phase


class Look(BaseModel):
    """A part of the view, or the whole of it."""

    model_config = ConfigDict(frozen=True)


class CubeLook(Look):
    """An income cube on a business or safe house: whose, and whether it brought income (else an amount counts at the end)."""

    who: str
    income: bool


class LocationLook(Look):
    """One location of a tile."""

    id: str
    kind: str
    """hospital metro church gang store business safe_house exit clinic heli."""
    label: str
    """Letter of a store, number of an exit; else empty."""
    zones: str
    """The zones of the tile that it adjoins; all of them for the hub, which is the tile's first location."""
    beside: tuple[str, ...]
    """Locations of the tile directly beside it."""
    token: str | None
    """The business (``casino``) or safe house (``safe_1``) on this location; None on other kinds and before the tile is placed."""
    closed: bool
    """A closed business, or a closed exit."""
    cubes: tuple[CubeLook, ...]
    keys: tuple[str, ...]
    """Colours of the keys left at this safe house."""
    members: int
    """Gang members at this base."""
    marker: str | None
    """The owner of the gang marker here."""
    bags: int
    """Exit tiles on this closed exit."""
    pawns: tuple[str, ...]


class TileLook(Look):
    """One city tile on the map or on offer."""

    id: str
    at: tuple[int, int] | None
    """Axial coordinates (q, r) of pointy-top hexagons; None while on offer."""
    rotation: int
    edges: str
    """The zone behind each edge as the tile is turned: NE, E, SE, SW, W, NW (printed order while on offer)."""
    heliport: bool
    ferry: bool
    officers: tuple[str, ...]
    locations: tuple[LocationLook, ...]
    pawns: tuple[str, ...]
    """Pawns on the tile but on no location (bots at the start)."""


class ExitLook(Look):
    """One exit with its patrol field."""

    number: int
    patrols: int
    closed: bool
    bags: int
    """Exit tiles left in the stack that belongs to it."""
    stack: str | None
    """``x`` or ``y`` once it is closed."""
    tile: str
    visible: bool
    """Its tile is on the map or face up on its stack."""


class EntryLook(Look):
    """One field of a directory."""

    asset: str | None
    contact: int | None
    used: bool
    cuffed: bool


class PocketLook(Look):
    """One field of an inventory. Of a bag everybody sees the stack only (``green``, ``x``)."""

    asset: str | None
    kind: str | None
    """``equipment``, ``fixer``, ``bag``; None: no tile here."""
    item: str | None
    """Equipment kind or fixer tile; of a bag its stack."""
    used: bool


class SlotLook(Look):
    """One asset slot: what using it costs, and the asset on it."""

    cost: int
    asset: str | None
    used: bool


class KeyLook(Look):
    """A key of this player that was taken at safe house ``house``."""

    house: int
    color: str
    used: bool


class PlayerLook(Look):
    """One player as everybody sees them. Money, plan and bags are hidden."""

    seat: int
    character: str | None
    location: str | None
    """None: has left the city."""
    tile: str
    row: int
    penalty: int
    """The penalty of the row at the end."""
    red: int
    blue: int
    """Notoriety cubes gained and lost in this part."""
    income: int
    """Income cubes left, and so the income."""
    visited: tuple[str, ...]
    """Businesses and safe houses with a cube of this player."""
    entries: tuple[EntryLook, ...]
    pockets: tuple[PocketLook, ...]
    assets: tuple[SlotLook, ...]
    keys: tuple[KeyLook, ...]
    cans: int
    members: int
    """Gang members on the player's board."""
    tokens: int
    """Extra-action tokens."""
    wounds: int
    """Wound cubes in the red window."""
    handcuffs: int
    rested: bool
    first_aid: bool
    gone: Gone
    left_as: int | None
    """1: the first to escape from the city, and so on."""
    awaited: bool
    won: bool


class PileLook(Look):
    """An unseen pile of Costa's: the stack of each tile in it."""

    stacks: tuple[str, ...]


class BotLook(Look):
    """Inspector Sandra or Lieutenant Costa."""

    id: str
    who: str
    character: str | None
    """The colour of its pawn; None until everybody has one."""
    location: str | None
    tile: str
    row: int
    penalty: int
    red: int
    blue: int
    tokens: int
    visited: tuple[str, ...]
    deck: int
    removed: tuple[str, ...]
    """Cards that have left the game."""
    contacts: tuple[int, ...]
    piles: tuple[PileLook, ...]
    gone: Gone


class BagLook(Look):
    """A locker or exit tile that the viewer knows; ``field`` None: drawn, not kept yet."""

    field: int | None
    id: str
    stack: str
    value: int


class MyPart(Look):
    """The part of the view for this seat alone."""

    cash: int
    plan: str | None
    amounts: dict[str, int]
    """The escape plan card: amount by business and safe house, 0 for the income symbol."""
    bags: tuple[BagLook, ...]
    drawn: tuple[BagLook, ...]
    """Tiles drawn; one may be kept."""
    ticked: tuple[str, ...]
    """Boosts ticked for the move being chosen."""


class TurnLook(Look):
    """The turn being taken."""

    who: str
    kind: str
    """``rest``, ``move``, empty: not chosen yet (or still a draft)."""
    moment: Moment
    left: tuple[str, ...]
    """Tiles left that the escape step has to resolve."""
    avoided: tuple[str, ...]
    """``state@b2``, ``sandra@b2``, ``costa@b2``."""
    leaving: bool
    drawn: int
    """The number of tiles drawn for a choice."""


class SheetLook(Look):
    """The score of an escaped player or Costa; ``penalty`` and ``wounds`` count against it."""

    who: str
    group_1: int
    group_2: int
    safe_houses: int
    cash: int
    assets: int
    contacts: int
    bags: int
    penalty: int
    wounds: int
    total: int


class TurnStory(Look):
    """One turn of the story."""

    day: int
    part: Part
    who: str
    kind: str
    start: str
    end: str
    wounds: int
    gone: Gone


class HandStory(Look):
    """The hidden things of one player or of Costa."""

    who: str
    plan: str
    amounts: dict[str, int]
    visited: tuple[str, ...]
    cash: int
    bags: tuple[BagLook, ...]
    gone: Gone


class StoryPart(Look):
    """The whole game, seen by everybody once it is over."""

    reason: str
    winners: tuple[int, ...]
    sheets: tuple[SheetLook, ...]
    hands: tuple[HandStory, ...]
    turns: tuple[TurnStory, ...]


class EscapePlanView(Look):
    """The city as one viewer sees it."""

    viewer: int | None
    day: int
    round: int
    """The same as ``day``; 0 is the set-up."""
    phase: Phase
    part: Part | None
    adjusting: bool
    """The second half of a part: notoriety is adjusted."""
    active: str | None
    """The actor on turn or, at a border, the actor who crosses it."""
    turn: TurnLook | None
    awaited: tuple[int, ...]
    order: tuple[str, ...]
    """The turn order of all actors still in the city."""
    acted: tuple[str, ...]
    """Actors whose place in this half of the part has passed."""
    tiles: tuple[TileLook, ...]
    """Tiles on the map, in the order of table 5.2."""
    tile_offer: tuple[TileLook, ...]
    """The face-up top tiles of the stacks, with their officers."""
    stacks: dict[str, int]
    """Tiles left in each stack, the face-up one included."""
    exits: tuple[ExitLook, ...]
    open_exit: int | None
    """The only open exit, on day 3."""
    patrol_deck: int
    bag: dict[str, int]
    """Officers in the police bag by type (deducible by everybody)."""
    offer: tuple[int, ...]
    """The contact offer, field 1 (newest) first."""
    contact_deck: int
    lockers: dict[str, int]
    equipment: dict[str, int]
    fixers: tuple[str, ...]
    house_keys: dict[str, tuple[str, ...]]
    """Keys at each safe house, also at those not on the map yet."""
    unplaced: tuple[str, ...]
    """Businesses and safe houses not on the map yet."""
    cans: int
    tokens: int
    gang_reserve: int
    closes_after: int
    """Cubes after which a business closes."""
    exit_cost: int | None
    """The cost for the next player to leave; None before day 3."""
    toll: bool
    """Somebody has escaped: every turn costs the toll."""
    players: tuple[PlayerLook, ...]
    bots: tuple[BotLook, ...]
    me: MyPart | None = None
    story: StoryPart | None = None
    reason: str | None = None
    winners: tuple[int, ...] = ()
