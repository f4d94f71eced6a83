"""Builds the view of the city for one viewer; the models are in ``views``."""

from functools import lru_cache
from typing import NamedTuple

from engines.escape_plan.components import BAGS, BUSINESSES, PENALTIES, PLANS, SAFE_HOUSES, SLOT_COSTS
from engines.escape_plan.map.geometry import shown
from engines.escape_plan.places import closes_after, exit_closed, exit_cost, exit_visible, open_exit
from engines.escape_plan.state import Tile, Turn
from engines.escape_plan.story import bag_look, story_part
from engines.escape_plan.table import City
from engines.escape_plan.tiles import LOCATIONS, TILE_OF, TILES, Location
from engines.escape_plan.views import (
    BotLook,
    CubeLook,
    EntryLook,
    EscapePlanView,
    ExitLook,
    KeyLook,
    LocationLook,
    MyPart,
    PileLook,
    PlayerLook,
    PocketLook,
    SlotLook,
    TileLook,
    TurnLook,
)

KEPT = 4096
"""How many looks of tiles and of locations the caches keep."""


def view(t: City, viewer: int | None) -> EscapePlanView:
    """Return what ``viewer`` (None: a spectator) may know now."""
    state = t.state
    active = state.turn.actor if state.turn else state.mover
    opened, places = open_exit(t), Places(t)
    return EscapePlanView(
        viewer=viewer,
        day=state.day,
        round=state.day,
        phase=state.phase,
        part=state.part,
        adjusting=state.adjusting,
        active=None if active is None else t.ref(active),
        turn=None if state.turn is None else _turn(t, state.turn),
        awaited=tuple(state.awaited),
        order=t.refs([one for one in state.order if t.in_city(one)]),
        acted=t.refs(state.acted),
        tiles=tuple([places.tile(one) for one in state.tiles.values() if one.at is not None]),
        tile_offer=tuple([places.tile(one) for one in state.tiles.values() if one.offered]),
        stacks={letter: len(tiles) for letter, tiles in state.stacks.items()},
        exits=tuple([_exit(t, place) for place in state.exits]),
        open_exit=None if opened is None else int(LOCATIONS[opened].label),
        patrol_deck=len(state.patrol_deck),
        bag=dict(state.bag),
        offer=tuple(state.offer),
        contact_deck=len(state.contact_deck),
        lockers={color: len(tiles) for color, tiles in state.lockers.items()},
        equipment=dict(state.equipment),
        fixers=tuple(state.fixers),
        house_keys={house: tuple(keys) for house, keys in state.house_keys.items()},
        unplaced=tuple([spot for spot in (*BUSINESSES, *SAFE_HOUSES) if spot not in state.spots]),
        cans=state.cans,
        tokens=state.tokens,
        gang_reserve=state.gang_reserve,
        closes_after=closes_after(t),
        exit_cost=exit_cost(t),
        toll=bool(state.left),
        players=tuple([_player(t, seat) for seat in range(t.seats)]),
        bots=tuple([_bot(t, actor) for actor in t.actors if t.is_bot(actor)]),
        me=None if viewer is None else _me(t, viewer),
        story=story_part(t) if state.phase == "end" else None,
        reason=state.reason,
        winners=state.winners,
    )


def _turn(t: City, turn: Turn) -> TurnLook:
    return TurnLook(
        who=t.ref(turn.actor),
        kind=turn.kind,
        moment=turn.moment,
        left=tuple(turn.left),
        avoided=tuple(turn.avoided),
        leaving=turn.leaving,
        drawn=len(turn.drawn),
    )


class Place(NamedTuple):
    """The things on one location: a key for the cache of looks."""

    id: str
    token: str | None = None
    closed: bool = False
    cubes: tuple[tuple[str, bool], ...] = ()
    keys: tuple[str, ...] = ()
    members: int = 0
    marker: str | None = None
    bags: int = 0
    pawns: tuple[str, ...] = ()


CHANGING = ("business", "safe_house", "exit", "gang")
"""Kinds of location whose look changes in the game."""
NOBODY = {place: Place(place) for place in LOCATIONS}
"""The other locations without a pawn."""


class Places:
    """Pawns and tokens by location, gathered once for a view."""

    def __init__(self, t: City) -> None:
        self.t = t
        self.tokens = {where: spot for spot, where in t.state.spots.items()}
        self.refs = t.refs(t.actors)
        self.pawns: dict[str, tuple[str, ...]] = {}
        """By location, or by tile for bots that are on no location yet."""
        for actor in t.actors:
            figure = t.figure(actor)
            if not figure.gone:
                where = figure.location or figure.tile
                self.pawns[where] = (*self.pawns.get(where, ()), self.refs[actor])

    def tile(self, tile: Tile) -> TileLook:
        """Return a tile with the things on it."""
        places = tuple([self._place(place) for place in TILES[tile.id].location])
        return _tile(tile.id, tile.at, tile.rotation, tuple(tile.officers), places, self.pawns.get(tile.id, ()))

    def _place(self, place: Location) -> Place:
        t, state = self.t, self.t.state
        pawns = self.pawns.get(place.id, ())
        if place.kind not in CHANGING:
            return Place(place.id, pawns=pawns) if pawns else NOBODY[place.id]
        token = self.tokens.get(place.id)
        if token is not None:
            cubes = tuple([(self.refs[cube.actor], cube.income) for cube in state.cubes[token]])
            return Place(place.id, token, token in state.closed, cubes, tuple(state.house_keys.get(token, ())), pawns=pawns)
        if place.kind == "exit":
            bags = len(state.exit_stacks.get(state.exits[place.id].stack, ()))
            return Place(place.id, closed=exit_closed(t, place.id), bags=bags, pawns=pawns)
        gang = state.gangs.get(place.id)
        if gang is not None:
            return Place(place.id, members=gang.members, marker=None if gang.marker is None else t.ref(gang.marker), pawns=pawns)
        return Place(place.id, pawns=pawns)


@lru_cache(maxsize=KEPT)
def _tile(
    name: str, at: tuple[int, int] | None, rotation: int, officers: tuple[str, ...], places: tuple[Place, ...], pawns: tuple[str, ...]
) -> TileLook:
    """Return the look of a tile, cached because most tiles stay as they are."""
    printed = TILES[name]
    return TileLook(
        id=name,
        at=at,
        rotation=rotation,
        edges=shown(name, rotation),
        heliport=printed.heliport,
        ferry=printed.ferry,
        officers=officers,
        locations=tuple([_location(place) for place in places]),
        pawns=pawns,
    )


@lru_cache(maxsize=KEPT)
def _location(here: Place) -> LocationLook:
    place = LOCATIONS[here.id]
    return LocationLook(
        id=place.id,
        kind=place.kind,
        label=place.label,
        zones=place.zones,
        beside=place.beside,
        token=here.token,
        closed=here.closed,
        cubes=tuple([CubeLook(who=who, income=income) for who, income in here.cubes]),
        keys=here.keys,
        members=here.members,
        marker=here.marker,
        bags=here.bags,
        pawns=here.pawns,
    )


def _exit(t: City, place: str) -> ExitLook:
    one = t.state.exits[place]
    return _exit_look(
        place, one.patrols, len(t.state.exit_stacks.get(one.stack, ())), one.stack, exit_closed(t, place), exit_visible(t, place)
    )


@lru_cache(maxsize=KEPT)
def _exit_look(place: str, patrols: int, bags: int, stack: str, closed: bool, visible: bool) -> ExitLook:
    number, tile = int(LOCATIONS[place].label), TILE_OF[place]
    return ExitLook(number=number, patrols=patrols, closed=closed, bags=bags, stack=stack or None, tile=tile, visible=visible)


def _player(t: City, seat: int) -> PlayerLook:
    state = t.state
    one = state.players[seat]
    filled = zip(SLOT_COSTS, one.assets, strict=False)
    return PlayerLook(
        seat=seat,
        character=one.character or None,
        location=None if one.gone else one.location,
        tile=one.tile,
        row=one.row,
        penalty=PENALTIES[one.row],
        red=one.red,
        blue=one.blue,
        income=one.income,
        visited=tuple(one.visited),
        entries=tuple([_entry(entry.asset, entry.contact, entry.used, entry.cuffed) for entry in one.entries]),
        pockets=tuple([_pocket(pocket.asset, pocket.item, pocket.used) for pocket in one.pockets]),
        assets=(*[_slot(cost, asset.id, used=asset.used) for cost, asset in filled], *EMPTY_SLOTS[len(one.assets) :]),
        keys=tuple([_key(house, key.color, key.used) for house, key in enumerate(one.keys, 1) if key.color]),
        cans=one.cans,
        members=sum(t.members(seat).values()),
        tokens=one.tokens,
        wounds=one.wounds,
        handcuffs=sum(entry.cuffed for entry in one.entries),
        rested=one.rested,
        first_aid=one.first_aid,
        gone=one.gone,
        left_as=state.left.index(seat) + 1 if seat in state.left else None,
        awaited=seat in state.awaited,
        won=seat in state.winners,
    )


@lru_cache(maxsize=KEPT)
def _entry(asset: str, contact: int, used: bool, cuffed: bool) -> EntryLook:
    return EntryLook(asset=asset or None, contact=contact or None, used=used, cuffed=cuffed)


@lru_cache(maxsize=KEPT)
def _pocket(asset: str, item: str, used: bool) -> PocketLook:
    if not item:
        return PocketLook(asset=asset or None, kind=None, item=None, used=False)
    if item in BAGS:
        return PocketLook(asset=None, kind="bag", item=BAGS[item].stack, used=False)
    return PocketLook(asset=None, kind="fixer" if item.startswith("fx_") else "equipment", item=item, used=used)


@lru_cache(maxsize=KEPT)
def _slot(cost: int, asset: str | None, *, used: bool) -> SlotLook:
    return SlotLook(cost=cost, asset=asset, used=used)


EMPTY_SLOTS = [_slot(cost, None, used=False) for cost in SLOT_COSTS]


@lru_cache(maxsize=KEPT)
def _key(house: int, color: str, used: bool) -> KeyLook:
    return KeyLook(house=house, color=color, used=used)


def _bot(t: City, actor: int) -> BotLook:
    bot = t.bot(actor)
    return BotLook(
        id=bot.id,
        who=t.ref(actor),
        character=bot.character or None,
        location=bot.location or None,
        tile=bot.tile,
        row=bot.row,
        penalty=PENALTIES[bot.row],
        red=bot.red,
        blue=bot.blue,
        tokens=bot.tokens,
        visited=tuple(bot.visited),
        deck=len(bot.deck),
        removed=tuple(bot.removed),
        contacts=tuple(bot.contacts),
        piles=tuple([PileLook(stacks=tuple([BAGS[tile].stack for tile in pile])) for pile in bot.piles]),
        gone=bot.gone,
    )


def _me(t: City, seat: int) -> MyPart:
    one = t.state.players[seat]
    turn = t.state.turn
    mine = turn if turn is not None and turn.actor == seat else None
    return MyPart(
        cash=one.cash,
        plan=one.plan or None,
        amounts=dict(PLANS[one.plan]) if one.plan else {},
        bags=tuple(bag_look(pocket.item, field) for field, pocket in enumerate(one.pockets, 1) if pocket.item in BAGS),
        drawn=tuple(bag_look(tile) for tile in mine.drawn) if mine else (),
        ticked=tuple(mine.ticked) if mine else (),
    )
