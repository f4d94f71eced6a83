"""What a seat can tell of the stacks of lockers and exit tiles: what it has drawn itself lay where it drew (EP-19.6, 21.4, MA-6.2)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from msgspec import Struct

from engines.asking import Text
from engines.escape_plan.components import LOCKERS, STACKS
from engines.escape_plan.seen_words import name_of
from engines.escape_plan.views import EscapePlanView
from engines.imagining import Known, Order, Seen

STREAMS = {stack: f"lockers.{stack}" if stack in LOCKERS else f"exit_tiles.{stack}" for stack in STACKS}


class Shuffled(Struct):
    """One order of a stack, and what has been taken off its end since."""

    size: int
    taken: int = 0
    """By bots, before anybody drew."""
    drawn: tuple[str, ...] = ()
    """What the seat itself knows to have drawn then, and of how many tiles."""
    number: int = 0


def bags(seen: Seen, view: EscapePlanView) -> dict[str, list[Known | None]]:
    """Return by stream what is known of each order of its stack."""
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
    """Return the tile that was kept of a draw; while one is being chosen all that were drawn."""
    return next(((tile,) for tile in _bags(after)), _in_hand(view))


def _bags(told: Iterable[Text]) -> Iterator[str]:
    return (name_of(one.args["bag"]) for one in told if one.key == "ep-bag")


def _in_hand(view: EscapePlanView) -> tuple[str, ...]:
    return tuple([bag.id for bag in view.me.drawn]) if view.me is not None else ()


def drawn_by(seen: Seen) -> frozenset[str]:
    """Return the tiles that the seat has drawn and kept, and those among which it is choosing."""
    view = seen.view
    assert isinstance(view, EscapePlanView)
    return frozenset([*_bags(seen.told), *_in_hand(view)])


def _known(some: Sequence[Shuffled], number: int) -> Order:
    """Return what is known of one order: what was drawn of it, and that what was drawn later was still there then."""
    this = some[number]
    end = this.size - this.taken
    within: dict[object, tuple[int, ...]] = {tile: tuple(range(end)) for one in some[number + 1 :] for tile in one.drawn}
    return Order(within=within | {tile: tuple(range(end - this.number, end)) for tile in this.drawn})
