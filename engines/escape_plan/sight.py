"""What a seat can tell of the hidden parts of the city, from its notices and its view alone (MA-6.2).

Everybody sees nearly all draws, and the answers of others (``seen_answers``). A seat also knows its own plan card and bags. Hidden are the
plan cards of others, except for the hints of their cubes; the bags of others and of bots; face-down cards.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from msgspec import Struct

from engines.asking import Ask, Text
from engines.chance import Stream
from engines.escape_plan import asks
from engines.escape_plan.components import COMPONENTS, LOCKERS, PLANS, SAFE_HOUSES, STACKS
from engines.escape_plan.seen_answers import Picks, read
from engines.escape_plan.tiles import OFFICERS, TILES
from engines.escape_plan.views import EscapePlanView
from engines.imagining import Known, Order, Seen, name_of, names_of


class EscapePlanSight:
    """See ``engines.imagining.Sight`` for what each method takes and returns."""

    def __init__(self, seen: Seen, seats: int, _stream: Stream) -> None:
        self._seen = seen
        self._draws = draws_of(seen, seats)
        self._drawn = drawn_by(seen)

    @property
    def answered(self) -> tuple[int, ...]:
        """Seats with an answer to D-2 that others do not know yet."""
        view = self._seen.view
        assert isinstance(view, EscapePlanView)
        others = [player.seat for player in view.players if player.seat != self._seen.seat and player.seat not in view.awaited]
        return tuple(others) if view.phase == "income" else ()

    def draw(self, stream: str, number: int) -> Known | None:
        """Return the known part of a draw."""
        draws = self._draws.get(stream.removeprefix("escape_plan."), [])
        return draws[number] if number < len(draws) else None

    def answer(self, ask: Ask, told: int, _before: Sequence[tuple[str, Picks]]) -> tuple[int, Picks] | None:
        """Return the answer that the next notices tell. Others are taken to keep the best bag they can have drawn (D-27)."""
        if ask.name == asks.KEEP_BAG and ask.seat != self._seen.seat:
            return told, self._kept(ask)
        return read(ask, self._seen, told)

    def _kept(self, ask: Ask) -> Picks:
        """Return the best bag that another player can have kept; a bag that the seat drew later was put back."""
        back = {f"bag:{tile}" for tile in self._drawn}
        kept = [option for option in ask.options if option.id not in back]
        return (max(kept, key=lambda option: cast("int", option.text.args["n"])).id,) if kept else ask.default


# ---- draws: each stream of chance, draw by draw

DRAWN = 2
"""Officers drawn onto a tile (EP-1.5, 6.9)."""

Draws = dict[str, list[Known | None]]


def draws_of(seen: Seen, seats: int) -> Draws:
    """Return by stream the known parts of its draws in order, None for an unknown draw."""
    view = seen.view
    assert isinstance(view, EscapePlanView)
    told = seen.told
    return {
        **_city(told, view),
        "bag": list(_officers(told)),
        "keys": [Order(dict(enumerate(_keys(told, view))))],
        "contacts": [Order(dict(enumerate(_deck(told, view))))],
        "plans": [_plans(told, view, seats)],
        "order": [Order(dict(enumerate(_order(told))))],
        "characters": [Order(dict(enumerate([bot.character for bot in view.bots if bot.character])))],
        "exit_stack": [_stack(view, name_of(one.args["exit"])) for one in told if one.key == "ep-exit-closed"],
        **{f"{bot.id}.draw": list(_cards(told, bot.who)) for bot in view.bots},
        "bots.fixer": _ransacked(told, "fixer"),
        "bots.key": _ransacked(told, "color"),
        **bags(seen, view),
    }


def _city(told: Iterable[Text], view: EscapePlanView) -> Draws:
    """Starting tiles, stacks (the last tile is offered first), and patrol cards."""
    placed = {tile.id: tile for tile in view.tiles}
    starting = {place: placed[tile].at for place, tile in enumerate(("s1", "s2"))}
    shown: dict[str, list[str]] = {}
    for one in told:
        if one.key in ("ep-city", "ep-offer"):
            for tile in names_of(one.args["offer" if one.key == "ep-city" else "tiles"]):
                shown.setdefault(TILES[tile].stack, []).append(tile)
    patrols = [int(name_of(one.args["exit"])) for one in told if one.key == "ep-patrol"]
    draws: Draws = {"start": [placed["s1"].rotation, Order(starting)], "patrol": [Order(dict(enumerate(patrols)))]}
    for letter, tiles in shown.items():
        last = sum([tile.stack == letter for tile in TILES.values()]) - 1
        draws[f"tiles.{letter}"] = [Order({last - place: tile for place, tile in enumerate(tiles)})]
    return draws


def _officers(told: Iterable[Text]) -> Iterator[int]:
    """Give for each officer drawn from the bag a number that means its type in the bag of that moment (EP-1.6)."""
    bag: dict[str, int] = dict.fromkeys(OFFICERS, COMPONENTS["officers"] // len(OFFICERS))
    pairs: list[str] = []
    for one in told:
        if one.key != "ep-officers":
            for kind in pairs:  # all are drawn before one of each pair of equal ones goes back
                bag[kind] += 1
            pairs.clear()
            continue
        kinds = names_of(one.args["officers"])
        if len(kinds) < DRAWN:
            pairs += kinds
        for kind in (kinds * DRAWN)[:DRAWN]:
            yield sum([bag[other] for other in OFFICERS[: OFFICERS.index(kind)]])
            bag[kind] -= 1


def _keys(told: Iterable[Text], view: EscapePlanView) -> Iterator[str]:
    """Give the keys in a possible order of the deal: of each safe house those taken, then those left."""
    gone: dict[str, list[str]] = {house: [] for house in SAFE_HOUSES}
    card = ""
    for one in told:
        if one.key == "ep-key":
            gone[SAFE_HOUSES[int(cast("int", one.args["house"])) - 1]].append(name_of(one.args["color"]))
        elif one.key == "ep-bot-card":
            card = name_of(one.args["card"])
        elif one.key == "ep-bot-away":
            gone.get(card, []).extend([name_of(item) for item in cast("tuple[str, ...]", one.args["items"]) if item.startswith("color:")])
    for house in SAFE_HOUSES:
        yield from gone[house]
        yield from view.house_keys[house]


def _deck(told: Iterable[Text], view: EscapePlanView) -> list[int]:
    """Return the contact deck as far as it was turned up, the first seven cards in an equivalent order (EP-1.12).

    Bots and the clock take the rightmost card of the offer, the one that has been there longest; players take any. So an order by time
    of taking, with the cards still on offer last, is equivalent. No card is turned up twice: returned and replaced cards go to the box
    (EP-15.4).
    """
    later = [int(name_of(one.args["contact"])) for one in told if one.key == "ep-offer-contact"]
    taken = [int(name_of(item)) for one in told for item in _taken(one) if item.startswith("contact:")]
    return [card for card in dict.fromkeys((*taken, *reversed(view.offer))) if card not in later] + later


def _taken(told: Text) -> tuple[str, ...]:
    """Return the things that a notice tells to be taken, contacts among them."""
    if told.key == "ep-contact":
        return (str(told.args["contact"]),)
    if told.key in ("ep-bot-took", "ep-bot-away"):
        return cast("tuple[str, ...]", told.args["items"])
    return ()


def _plans(told: Iterable[Text], view: EscapePlanView, seats: int) -> Order:
    """The seat's own plan card, and for others the cards that fit their cubes: income symbol or amount (EP-16.3, 16.4)."""
    among: dict[int, tuple[object, ...]] = {seat: tuple(PLANS) for seat in range(seats)}
    for one in told:
        if one.key == "ep-cube" and str(one.args["who"]).startswith("seat:"):
            seat, spot = int(name_of(one.args["who"])), _spot(str(one.args["spot"]))
            income = one.args["income"]
            among[seat] = tuple([plan for plan in among[seat] if (not PLANS[str(plan)][spot]) == income])
    if view.me is not None and view.viewer is not None:
        among[view.viewer] = (view.me.plan,)
    return Order(among={seat: some for seat, some in among.items() if len(some) < len(PLANS)})


def _spot(reference: str) -> str:
    return name_of(reference) if reference.startswith("business:") else f"safe_{name_of(reference)}"


def _stack(view: EscapePlanView, number: str) -> str | None:
    return next(look.stack for look in view.exits if look.number == int(number))


def _cards(told: Sequence[Text], who: str) -> Iterator[Order]:
    """Give the cards that a bot revealed in each turn, the card it followed last (EP-28.5)."""
    for at, one in enumerate(told):
        if one.key == "ep-turn" and one.args["who"] == who:
            cards: list[str] = []
            for after in told[at + 1 : at + 3]:
                if after.key == "ep-bot-passed":
                    cards += names_of(after.args["cards"])
                elif after.key == "ep-bot-card":
                    cards.append(name_of(after.args["card"]))
                if after.key != "ep-bot-passed":
                    break
            yield Order(dict(enumerate(cards)))


def _ransacked(told: Iterable[Text], kind: str) -> list[Known | None]:
    """Return the fixer tiles, or the colors of keys, that bots took out of safe houses (EP-28.9)."""
    away = [one for one in told if one.key == "ep-bot-away"]
    return [name_of(item) for one in away for item in cast("tuple[str, ...]", one.args["items"]) if item.startswith(f"{kind}:")]


def _order(told: Iterable[Text]) -> tuple[int, ...]:
    """Return the first turn order of the seats (EP-2.8)."""
    for one in told:
        if one.key == "ep-start":
            return tuple([int(name_of(who)) for who in cast("tuple[str, ...]", one.args["order"]) if who.startswith("seat:")])
    return ()


# ---- stacks of lockers and exit tiles: a tile that the seat drew lay where it drew (EP-19.6, 21.4)

STREAMS = {stack: f"lockers.{stack}" if stack in LOCKERS else f"exit_tiles.{stack}" for stack in STACKS}


class Shuffled(Struct):
    """One order of a stack, and the tiles taken off its end since."""

    size: int
    taken: int = 0
    """Tiles taken by bots before the draw of a player."""
    drawn: tuple[str, ...] = ()
    """The tiles that the seat itself is known to have drawn then, and of how many."""
    number: int = 0


def bags(seen: Seen, view: EscapePlanView) -> dict[str, list[Known | None]]:
    """Return by stream the known part of each order of its stack."""
    orders = {stack: [Shuffled(len(one.values))] for stack, one in STACKS.items()}
    for at, one in enumerate(seen.told):
        if one.key in ("ep-bot-took", "ep-bot-away"):
            for item in cast("tuple[str, ...]", one.args["items"]):
                if item.startswith(("locker:", "stack:")):
                    orders[name_of(item)][-1].taken += 1
        elif one.key in ("ep-locker", "ep-exit-tiles"):
            some = orders[name_of(one.args["locker" if one.key == "ep-locker" else "stack"])]
            last = some[-1]
            last.number = cast("int", one.args["n"])
            if one.args["seat"] == f"seat:{seen.seat}":
                last.drawn = _kept(seen.told[at:], view)
            some.append(Shuffled(last.size - last.taken - 1))
    return {STREAMS[stack]: [_known(some, number) for number in range(len(some))] for stack, some in orders.items()}


def _kept(after: Sequence[Text], view: EscapePlanView) -> tuple[str, ...]:
    """Return the tile kept of a draw, or all tiles drawn while the choice is open."""
    return next(((tile,) for tile in _bags(after)), _in_hand(view))


def _bags(told: Iterable[Text]) -> Iterator[str]:
    return (name_of(one.args["bag"]) for one in told if one.key == "ep-bag")


def _in_hand(view: EscapePlanView) -> tuple[str, ...]:
    return tuple([bag.id for bag in view.me.drawn]) if view.me is not None else ()


def drawn_by(seen: Seen) -> frozenset[str]:
    """Return the tiles that the seat has kept, and those it is choosing from."""
    view = seen.view
    assert isinstance(view, EscapePlanView)
    return frozenset([*_bags(seen.told), *_in_hand(view)])


def _known(some: Sequence[Shuffled], number: int) -> Order:
    """Return the known part of one order: its own draws, and later draws, whose tiles were still in the stack then."""
    this = some[number]
    end = this.size - this.taken
    within: dict[object, tuple[int, ...]] = {tile: tuple(range(end)) for one in some[number + 1 :] for tile in one.drawn}
    return Order(within=within | {tile: tuple(range(end - this.number, end)) for tile in this.drawn})
