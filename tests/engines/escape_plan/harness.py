"""Builds a given moment on map M1 of the rules and plays on from there.

``given(run, …)`` lays the city out, calls ``prepare`` and runs the coroutine function ``run``; the ``Play`` it returns answers what is
asked and tells where everything stands. Seat 0 acts unless something else is said.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypedDict

from engines.escape_plan import turns
from engines.escape_plan.bots import set_up
from engines.escape_plan.course import EscapePlan
from engines.escape_plan.moves import visits
from engines.escape_plan.moves.visits import bonus
from engines.escape_plan.setup import lay_city, lay_supply, seat_players
from engines.escape_plan.state import Bot, CityState, Gang, Part, Player, Turn
from engines.escape_plan.table import City, EscapePlanOptions
from engines.escape_plan.tiles import LOCATIONS, OFFICERS, TILE_OF, TILES
from engines.escape_plan.views import EscapePlanView, MyPart
from engines.table import Ask, Game, Outcome, Rulebook

M1 = {"s1": (0, 0, 0), "s2": (1, 0, 0), "a2": (0, 1, 0), "b2": (1, -1, 1), "c1": (0, -1, 0), "d2": (2, -1, 0)}
"""Map M1: position and rotation of each tile."""
OFFICERS_M1 = {"s2": ["local"], "a2": ["state"], "b2": ["local", "special"], "c1": ["state", "local"], "d2": ["special"]}
SPOTS_M1 = {"bar": "biz_b2", "casino": "biz_c1", "gym": "biz_d2", "safe_2": "safe_a"}
Run = Callable[[City], Awaitable[object]]
Prepare = Callable[[City], None]


class Moment(TypedDict, total=False):
    """Options of ``given`` about the moment; functions that build on it hand them through."""

    seats: int
    at: str | Mapping[int, str]
    prepare: Prepare | None
    tiles: Mapping[str, tuple[int, int, int]]
    officers: Mapping[str, Sequence[str]]
    spots: Mapping[str, str]
    plan: str
    offer: Sequence[int]
    day: int
    fresh: bool
    part: Part
    seed: int


def given(
    run: Run,
    *,
    seats: int = 3,
    at: str | Mapping[int, str] = "hospital",
    prepare: Prepare | None = None,
    tiles: Mapping[str, tuple[int, int, int]] = M1,
    officers: Mapping[str, Sequence[str]] = OFFICERS_M1,
    spots: Mapping[str, str] = SPOTS_M1,
    plan: str = "epl_4",
    offer: Sequence[int] = (),
    day: int = 1,
    fresh: bool = False,
    part: Part = "morning",
    seed: int = 1,
) -> Play:
    """Lay out ``tiles`` with ``officers`` and ``spots``, put the pawns ``at`` (of seat 0, or by actor), and run ``run``.

    ``plan``: of seat 0; ``offer``: the rightmost cards of the contact offer; ``day`` 3 has exits 1 and 3 closed.
    Unless ``fresh``, the asset *extra action* has been used, so that nobody has an executive action to begin with.
    """
    places = {0: at} if isinstance(at, str) else at

    class Given(EscapePlan):
        async def play(self) -> Outcome:
            lay_city(self)
            lay_supply(self)
            seat_players(self)
            set_up(self)
            furnish(self)
            if prepare:
                prepare(self)
            done = await run(self)
            return done if isinstance(done, Outcome) else Outcome(frozenset(), "done")

    def furnish(t: City) -> None:
        state = t.state
        state.day, state.part, state.phase = day, part, "actions"
        lay_map(t, tiles, officers)
        state.spots = dict(spots)
        state.order = list(t.actors)
        deal_plans(state, plan)
        rig_offer(state, offer)
        for player in state.players:
            player.assets[0].used = not fresh
        for actor, place in places.items():
            t.move_pawn(actor, place)
        if day == 3:
            patrol_day_three(state)

    return Play(Game(Rulebook("escape_plan", 1, range(1, 6), EscapePlanOptions, Given), seats, EscapePlanOptions(), seed))


def lay_map(t: City, tiles: Mapping[str, tuple[int, int, int]], officers: Mapping[str, Sequence[str]]) -> None:
    state = t.state
    state.bag = dict.fromkeys(OFFICERS, 10)
    state.gangs = {}
    state.gang_reserve = 8
    for name, tile in state.tiles.items():
        tile.at, tile.offered, tile.officers = None, False, []
        if name in tiles:
            q, r, tile.rotation = tiles[name]
            tile.at = (q, r)
            tile.officers = list(officers.get(name, ()))
            for kind in tile.officers:
                state.bag[kind] -= 1
            for place in TILES[name].location:
                if place.kind == "gang":
                    state.gangs[place.id] = Gang()
                    state.gang_reserve -= 2
    for letter, stack in state.stacks.items():
        state.stacks[letter] = [name for name in stack if name not in tiles]
    t.forget_map()


def deal_plans(state: CityState, plan: str) -> None:
    """Give ``plan`` to seat 0, by exchange with its holder."""
    dealt: list[Player | Bot] = [*state.players, *state.bots]
    for one in dealt:
        if one.plan == plan:
            one.plan = state.players[0].plan
    state.players[0].plan = plan


def rig_offer(state: CityState, offer: Sequence[int]) -> None:
    """Put ``offer`` at the right of the contact offer, in this order."""
    cards = [card for card in state.offer + state.contact_deck if card not in offer]
    state.offer = cards[: 7 - len(offer)] + list(offer)
    state.contact_deck = cards[7 - len(offer) :]


def patrol_day_three(state: CityState) -> None:
    """Two cards on exits 1 and 3, one on exit 2: the way out."""
    for number, cards, stack in ((1, 2, "x"), (2, 1, ""), (3, 2, "y")):
        state.exits[f"exit_{number}"].patrols = cards
        state.exits[f"exit_{number}"].stack = stack
    state.patrol_deck = []


async def visit(t: City) -> None:
    """Seat 0 visits where it stands, then the last actions and the bonus."""
    t.state.turn = Turn(0, t.state.part or "morning", kind="move", moment="visit")
    await visits.visit(t, 0)
    await turns.last_actions(t, 0)
    await bonus(t, 0)
    t.state.turn = None


async def turn(t: City) -> None:
    """Seat 0 takes a whole turn."""
    await turns.take_turn(t, 0, t.state.part or "morning")


def contact(t: City, *cards: int, seat: int = 0, used: bool = False) -> None:
    """Put contacts on the leftmost free fields, taking them from the deck or the offer."""
    state = t.state
    for card in cards:
        for pile in (state.contact_deck, state.offer):
            if card in pile:
                pile.remove(card)
        entry = next(one for one in state.players[seat].entries if not one.contact and not one.asset and not one.cuffed)
        entry.contact, entry.used = card, used
    while len(state.offer) < 7 and state.contact_deck:
        state.offer.insert(0, state.contact_deck.pop(0))


def carry(t: City, *items: str, seat: int = 0, used: bool = False) -> None:
    """Put tiles on the leftmost free inventory fields, taking them from the supply."""
    state = t.state
    for item in items:
        if item in state.equipment:
            state.equipment[item] -= 1
        for pile in (state.fixers, *state.lockers.values(), *state.exit_stacks.values()):
            if item in pile:
                pile.remove(item)
        pocket = next(one for one in state.players[seat].pockets if not one.item and not one.asset)
        pocket.item, pocket.used = item, used


def without_locked_assets(player: Player) -> None:
    """Take the locked assets off the board."""
    for entry in player.entries:
        entry.asset = ""
    for pocket in player.pockets:
        pocket.asset = ""


def held(*numbers: int, cash: int = 9) -> Prepare:
    """A ``prepare`` for seat 0: these contacts in the directory, all locked assets out of the way."""

    def prepare(t: City) -> None:
        without_locked_assets(t.player(0))
        contact(t, *numbers)
        t.player(0).cash = cash

    return prepare


def city_of(game: Game) -> City:
    table = game._table
    assert isinstance(table, City)
    return table


def shown(game: Game, seat: int | None = None) -> EscapePlanView:
    """Return the view of ``seat`` (None: a spectator)."""
    view = game.view(seat)
    assert isinstance(view, EscapePlanView)
    return view


class Play:
    """A game in progress."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def table(self) -> City:
        return city_of(self.game)

    @property
    def state(self) -> CityState:
        return self.table.state

    @property
    def me(self) -> Player:
        return self.state.players[0]

    @property
    def ask(self) -> Ask:
        (ask,) = self.game.asks
        return ask

    @property
    def name(self) -> str:
        """The open question without the name of the game; "" when the run is over."""
        return self.ask.name.removeprefix("escape_plan.") if self.game.asks else ""

    @property
    def options(self) -> list[str]:
        return [option.id for option in self.ask.options]

    @property
    def uses(self) -> list[str]:
        """The executive actions on offer."""
        return [option.removeprefix("use:") for option in self.options if option.startswith("use:")]

    @property
    def own(self) -> list[str]:
        """The options without executive actions."""
        return [option for option in self.options if not option.startswith("use:")]

    def do(self, *picks: str) -> Play:
        """Answer question after question, one pick each; several ticks with spaces, ``-`` for none."""
        for pick in picks:
            words = [] if pick == "-" else pick.split()
            assert self.game.asks, f"nothing is asked, but here is {pick}"
            missing = [word for word in words if word not in self.options]
            assert not missing, f"{missing} not among {self.options} of {self.name}"
            self.game.answer(self.ask.id, *words)
        return self

    def default(self) -> Play:
        """Let the clock run out."""
        self.game.expire(self.ask.id)
        return self

    def notices_of(self, key: str) -> list[dict[str, Any]]:
        """The arguments of all notices ``ep-<key>`` so far."""
        return [dict(notice.text.args) for notice in self.game.notices if notice.text.key == f"ep-{key}"]

    def view(self, seat: int | None = None) -> EscapePlanView:
        return shown(self.game, seat)

    def mine(self, seat: int = 0) -> MyPart:
        part = self.view(seat).me
        assert part is not None
        return part

    @property
    def over(self) -> bool:
        return self.game.outcome is not None


def items(player: Player) -> list[str]:
    return [pocket.item for pocket in player.pockets if pocket.item]


def cards(player: Player) -> list[int]:
    return [entry.contact for entry in player.entries if entry.contact]


assert set(SPOTS_M1.values()) <= set(LOCATIONS) and {TILE_OF[place] for place in SPOTS_M1.values()} <= set(M1)
