"""The city: the table of Escape Plan with its options, its state, and the look-ups and moves that rules share. Amounts are in k$."""

from collections.abc import Iterable
from typing import Any, ClassVar

from engines.chance import Chance, Stream
from engines.escape_plan.map.geometry import At, Placed
from engines.escape_plan.map.graph import Graph, layout_of
from engines.escape_plan.map.routes import Routes, routes_of
from engines.escape_plan.state import MEMBERS, Bot, CityState, Figure, Player, Tile, Turn
from engines.escape_plan.tiles import HOSPITAL_TILE, OFFICERS, TILE_OF, TILES
from engines.first_player import FirstPlayer, first_seat
from engines.table import Ask, GameOptions, Table, seat_ref


class EscapePlanOptions(GameOptions):
    """``last_robber``: who is first in the first turn order (EP-2.8).

    Two players and the solo game bring their bots with them (EP-28, EP-29).
    """

    added: ClassVar[frozenset[str]] = frozenset({"last_robber"})

    last_robber: FirstPlayer = "random"


CUBES = 4
"""Notoriety cubes of everybody (EP-2.5)."""
BOTS = ("sandra", "costa")


class City(Table):
    """One game of Escape Plan: the questions and the small moves that all rules share."""

    state: CityState
    options: EscapePlanOptions

    def __init__(self, seats: int, options: Any, chance: Chance) -> None:
        super().__init__(seats, options, chance)
        self._first = first_seat(options.last_robber, seats)
        bots = [Bot(id=name) for name in BOTS[: max(0, 3 - seats)]]
        tiles = {name: Tile(name) for name in TILES}
        self.state = CityState([Player() for _ in range(seats)], bots, tiles, {})
        self._routes: Routes | None = None

    # ---- chance: a stream for each use, and a method where tests rig it

    def draw(self, name: str) -> Stream:
        """Return the stream of chance for ``name``."""
        return self.chance.stream(f"escape_plan.{name}")

    def draw_order(self) -> list[int]:
        """Return the first turn order of the seats: the drawn seating, from the chosen first player on if there is one (EP-2.8)."""
        drawn = self.draw("order").shuffled(range(self.seats))
        start = 0 if self._first is None else drawn.index(self._first)
        return [*drawn[start:], *drawn[:start]]

    def draw_officer(self) -> str:
        """Take a random officer out of the bag and return its type, "" when the bag is empty (EP-1.5, 6.9)."""
        bag = self.state.bag
        total = sum(bag.values())
        if not total:
            return ""
        number = self.draw("bag").below(total)
        for kind in OFFICERS:
            number -= bag[kind]
            if number < 0:
                bag[kind] -= 1
                return kind
        raise AssertionError("the bag was counted wrongly")

    # ---- players and bots

    def player(self, seat: int) -> Player:
        """Return the player at ``seat``."""
        return self.state.players[seat]

    def is_bot(self, actor: int) -> bool:
        """Return whether ``actor`` is Sandra or Costa."""
        return actor >= self.seats

    def bot(self, actor: int) -> Bot:
        """Return the bot ``actor``."""
        return self.state.bots[actor - self.seats]

    def figure(self, actor: int) -> Figure:
        """Return a player or bot by its number."""
        return self.state.bots[actor - self.seats] if actor >= self.seats else self.state.players[actor]

    @property
    def actors(self) -> range:
        """All actors: the seats, then the bots."""
        return range(self.seats + len(self.state.bots))

    @property
    def sandra(self) -> int | None:
        """Sandra's number, None without her (EP-28)."""
        return self.seats if self.state.bots else None

    @property
    def costa(self) -> int | None:
        """Costa's number, None without him (EP-29)."""
        return self.seats + 1 if len(self.state.bots) > 1 else None

    def ref(self, actor: int) -> str:
        """Return the reference of ``actor`` for notices: ``seat:2``, ``bot:sandra``."""
        return seat_ref(actor) if actor < self.seats else f"bot:{self.bot(actor).id}"

    def refs(self, actors: Iterable[int]) -> tuple[str, ...]:
        """Return the references of several actors."""
        return tuple([self.ref(actor) for actor in actors])

    def in_city(self, actor: int) -> bool:
        """Return whether the pawn of ``actor`` is still on the map."""
        return not self.figure(actor).gone

    def humans_in_city(self) -> list[int]:
        """Return the seats still in the city, in turn order."""
        return [actor for actor in self.state.order if actor < self.seats and not self.state.players[actor].gone]

    @property
    def turn(self) -> Turn:
        """The turn being taken. Raises ValueError outside a turn."""
        if self.state.turn is None:
            raise ValueError("nobody is taking a turn")
        return self.state.turn

    def others_at(self, actor: int, location: str) -> list[int]:
        """Return the other actors on ``location`` (EP-15.3); after leaving an actor is nowhere (R-29)."""
        return [one for one in self.actors if one != actor and self.figure(one).location == location and self.in_city(one)]

    # ---- the map

    @property
    def routes(self) -> Routes:
        """The routes on the map, found again after a tile is placed."""
        if self._routes is None:
            self._routes = routes_of(layout_of((one.id, one.at, one.rotation) for one in self.state.tiles.values()))
        return self._routes

    @property
    def graph(self) -> Graph:
        """The map as a graph."""
        return self.routes.graph

    def forget_map(self) -> None:
        """Forget graph and routes after a tile is placed, or at the end."""
        self._routes = None

    def placed(self) -> dict[At, Placed]:
        """Return the tiles on the map by position."""
        return {one.at: Placed(one.id, one.rotation) for one in self.state.tiles.values() if one.at is not None}

    def map_tiles(self) -> list[str]:
        """Return the tiles on the map, in the order of table 5.2."""
        return self.graph.tiles

    def distance(self, one: str, other: str) -> int:
        """Return the tile distance of two tiles on the map (EP-12.6)."""
        return self.graph.distances(one)[other]

    def on_map(self, location: str) -> bool:
        """Return whether the tile of ``location`` is on the map."""
        return self.state.tiles[TILE_OF[location]].at is not None

    def move_pawn(self, actor: int, location: str) -> None:
        """Put the pawn of ``actor`` on ``location``."""
        figure = self.figure(actor)
        figure.location, figure.tile = location, TILE_OF[location]

    # ---- officers

    def may_be_on(self, kind: str, tile: str) -> bool:
        """Return whether an officer may be moved onto ``tile``: no equal one there, and never the hospital tile (EP-22.8, 24.6)."""
        there = self.state.tiles[tile]
        return there.at is not None and tile != HOSPITAL_TILE and kind not in there.officers

    def move_officer(self, kind: str, origin: str, target: str) -> None:
        """Move an officer from tile to tile; the caller checks that it may be there."""
        self._take_away(kind, origin)
        self.add_officer(kind, target)

    def add_officer(self, kind: str, tile: str) -> None:
        """Put an officer on ``tile``, keeping the order of types."""
        officers = self.state.tiles[tile].officers
        officers.append(kind)
        officers.sort(key=OFFICERS.index)

    def remove_officer(self, kind: str, tile: str) -> None:
        """Move an officer of the map to the box (EP-22.9)."""
        self._take_away(kind, tile)
        self.state.officers_boxed[kind] += 1

    def _take_away(self, kind: str, tile: str) -> None:
        """Take an officer off ``tile``, which ends its avoidance there (EP-13.4)."""
        self.state.tiles[tile].officers.remove(kind)
        turn = self.state.turn
        if turn is not None and f"{kind}@{tile}" in turn.avoided:
            turn.avoided.remove(f"{kind}@{tile}")

    # ---- money, notoriety, tokens, contacts

    def earn(self, seat: int, amount: int, cause: str) -> None:
        """Pay ``amount`` to ``seat`` and tell everybody; the bank is unlimited (EP-1.14)."""
        self.state.players[seat].cash += amount
        self.tell(None, "ep-earned", seat=seat_ref(seat), n=amount, cause=cause)

    def pay(self, seat: int, amount: int, cause: str) -> None:
        """Take ``amount`` from ``seat`` and tell everybody, unless it is 0. Raises ValueError beyond the cash at hand."""
        player = self.state.players[seat]
        if amount > player.cash:
            raise ValueError("nobody pays more than is at hand")
        player.cash -= amount
        if amount:
            self.tell(None, "ep-paid", seat=seat_ref(seat), n=amount, cause=cause)

    def collect(self, seat: int, cause: str) -> None:
        """Let ``seat`` collect income: a thousand for each cube left on the counter (EP-4.1, 4.2)."""
        self.earn(seat, self.state.players[seat].income, cause)

    def gain_notoriety(self, actor: int, cause: str) -> bool:
        """Move one of the four cubes towards red; return whether there was one (EP-10.2)."""
        one = self.figure(actor)
        if one.red + one.blue < CUBES:
            one.red += 1
        elif one.blue:
            one.blue -= 1
        else:
            return False
        self.tell(None, "ep-notoriety", who=self.ref(actor), n=1, cause=cause)
        return True

    def lose_notoriety(self, actor: int, cause: str) -> bool:
        """Move one of the four cubes towards blue; return whether there was one (EP-10.3)."""
        one = self.figure(actor)
        if one.red + one.blue < CUBES:
            one.blue += 1
        elif one.red:
            one.red -= 1
        else:
            return False
        self.tell(None, "ep-notoriety", who=self.ref(actor), n=-1, cause=cause)
        return True

    def take_token(self, actor: int, cause: str) -> bool:
        """Give an extra-action token of the supply to ``actor``; return whether there was one (EP-1.15, 23.7)."""
        if not self.state.tokens:
            return False
        self.state.tokens -= 1
        self.figure(actor).tokens += 1
        self.tell(None, "ep-token", who=self.ref(actor), cause=cause)
        return True

    def contacts(self, seat: int) -> list[int]:
        """Return the contacts of ``seat`` that are not under handcuffs, face up or down, by field (EP-14.4, 19.5)."""
        return [entry.contact for entry in self.state.players[seat].entries if entry.contact and not entry.cuffed]

    def members(self, seat: int) -> dict[str, int]:
        """Return by base how many gang members of ``seat`` may return to it (EP-22.14)."""
        return {base: MEMBERS - gang.members for base, gang in self.state.gangs.items() if gang.marker == seat and gang.members < MEMBERS}

    # ---- asking

    def clock(self, seat: int) -> str:
        """Return the clock for a question to ``seat``, in its turn or outside."""
        turn = self.state.turn
        return "turn" if turn is not None and turn.actor == seat else "reaction"

    async def decide(self, ask: Ask) -> str:
        """Ask one seat for one pick; a single option is taken without asking (section 6)."""
        if len(ask.options) == 1:
            return ask.options[0].id
        return (await self.picks(ask))[0]

    async def picks(self, ask: Ask) -> tuple[str, ...]:
        """Ask one seat and return the picks. The questions of a turn share its clock; once it has run out, each takes its default."""
        turn = self.state.turn if ask.clock == "turn" else None
        if turn is not None:
            if turn.lapsed:
                return ask.default
            ask.continues = turn.asked
        if not ask.continues:
            self.begin_step()
        self.state.awaited = [ask.seat]
        if not ask.secret:
            self.checkpoint()
        answer = await self.next((ask,))
        self.state.awaited = []
        if turn is not None:
            turn.asked = ask.id
            turn.lapsed = answer.lapsed
        return answer.picks


class OneClock:
    """Several questions in a row to one seat on one clock outside a turn: placing a tile, moving an officer."""

    def __init__(self, t: City) -> None:
        self._city = t
        self._last = ""
        """Id of the last question."""

    async def decide(self, ask: Ask) -> str:
        """Ask for one pick on the clock of the questions before; a single option is taken without asking."""
        ask.continues = self._last
        pick = await self._city.decide(ask)
        self._last = ask.id or self._last
        return pick
