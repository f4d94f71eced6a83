"""The deterministic draw: number of tables, players, and company (CL-9.2 to CL-9.5, CL-9.8). Pure."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from hashlib import sha256
from itertools import combinations

from engines.chance import Chance, Stream

DAY = 86_400
REMEMBERED = 90 * DAY
"""Seconds for which a game together counts (CL-9.4)."""
NEWER = 45 * DAY
"""Seconds within which it counts twice."""
BLOCK_COST = 1000
STARTS = 3
SHAKES = 24
"""How often an improved seating is shaken and improved again."""
SHAKEN_PAIRS = 3
DRAW_STREAM = "tables"
NEXT_STREAM = "next game"

Pair = tuple[int, int]
SeatedTables = tuple[tuple[int, ...], ...]
Prices = Sequence[Sequence[int]]


class SeatClaim(IntEnum):
    """The claim of a person present to a seat, the strongest first (CL-9.3)."""

    OWED = 0
    YES = 1
    WAITING = 2
    WALK_IN = 3


@dataclass(frozen=True, slots=True)
class Present:
    """A person present: ``order`` is the place in the list of their claim, ``press`` the id of the press at the door."""

    person: int
    claim: SeatClaim
    order: int
    press: int


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A past game of the server: its end (unix seconds) and its people."""

    ended_at: int
    people: frozenset[int]


def table_sizes(people: int, least: int, most: int, tables: int) -> tuple[int, ...]:
    """Return the sizes of the tables, larger first: as many people as fit, at as few tables as possible (CL-9.2, CL-9.3).

    ``least`` and ``most`` are the seats of the game, ``tables`` the most tables. Sizes differ by at most one. Fewer people than ``least``
    sit at one table and wait for more.
    """
    if people < least:
        return (people,) if people else ()
    seated, count = max((min(people, count * most), -count) for count in range(1, tables + 1) if count * least <= min(people, count * most))
    size, larger = divmod(seated, -count)
    return (size + 1,) * larger + (size,) * (-count - larger)


def who_plays(present: Iterable[Present], seats: int) -> tuple[list[Present], list[Present]]:
    """Return the people in ``seats`` seats and the people left out: walk-ins first, owed people last (CL-9.3)."""
    ordered = sorted(present, key=lambda one: (one.claim, one.order, one.press))
    return ordered[:seats], ordered[seats:]


def draw_seed(evening: str, presses: Iterable[int]) -> int:
    """Return the seed of a draw: SHA-256( evening ‖ ids of the presses at the door, ascending, 8 bytes each ) (CL-9.4)."""
    return int.from_bytes(sha256(evening.encode() + b"".join(press.to_bytes(8, "big") for press in sorted(presses))).digest(), "big")


def pair_costs(games: Iterable[PlayedGame], blocks: Iterable[Pair], now: int) -> dict[Pair, int]:
    """Return the costs of pairs, without zeros; a pair is two ids, the smaller first (CL-9.4).

    ``blocks`` are pairs in any order with a block in either direction; ``now`` is in unix seconds.
    """
    costs: Counter[Pair] = Counter()
    for game in games:
        age = now - game.ended_at
        if age < REMEMBERED:
            weight = 2 if age < NEWER else 1
            costs.update(dict.fromkeys(combinations(sorted(game.people), 2), weight))
    costs.update(dict.fromkeys({(min(pair), max(pair)) for pair in blocks}, BLOCK_COST))
    return dict(costs)


def cost_of(tables: Iterable[Sequence[int]], costs: Mapping[Pair, int]) -> int:
    """Return the sum of the costs of all pairs at the same table."""
    return sum(costs.get(pair, 0) for table in tables for pair in combinations(sorted(table), 2))


def draw(people: Iterable[int], sizes: Sequence[int], costs: Mapping[Pair, int], seed: int) -> SeatedTables:
    """Return the people of each table, in the order of ``sizes``, sorted by id.

    Local search: each of three shuffled starts is improved by exchanges of two people until none helps, then shaken and improved again a
    fixed number of times; the cheapest seating wins (CL-9.4). The order of ``people`` does not matter. Raises ValueError when ``sizes``
    do not sum up to their number.
    """
    everybody = sorted(people)
    if sum(sizes) != len(everybody):
        raise ValueError("the tables do not hold exactly these people")
    stream = Chance(seed).stream(DRAW_STREAM)
    places = [table for table, size in enumerate(sizes) for _ in range(size)]
    prices = [[_price(one, other, costs) for other in everybody] for one in everybody]
    found = [seating for _ in range(STARTS) for seating in _seatings(stream.shuffled(places), prices, len(sizes), stream)]
    return min((_tables(everybody, seating, len(sizes)) for seating in found), key=lambda tables: cost_of(tables, costs))


def next_order(present: Iterable[int], last_game: Iterable[int], played: Mapping[int, int], seed: int) -> list[int]:
    """Return the people present in the order in which they get chairs of the next game (CL-9.8).

    People outside ``last_game`` first, then by fewest games ``played`` tonight, then by lot. The order of ``present`` does not matter.
    """
    sat = frozenset(last_game)
    lots: Stream = Chance(seed).stream(NEXT_STREAM)
    return sorted(lots.shuffled(sorted(present)), key=lambda person: (person in sat, played.get(person, 0)))


def _price(one: int, other: int, costs: Mapping[Pair, int]) -> int:
    """Return the cost of a pair; 0 for a person with oneself."""
    return 0 if one == other else costs.get((min(one, other), max(one, other)), 0)


def _tables(everybody: Sequence[int], seating: Sequence[int], count: int) -> SeatedTables:
    return tuple(tuple(one for one, table in zip(everybody, seating, strict=True) if table == wanted) for wanted in range(count))


def _seatings(start: list[int], prices: Prices, count: int, stream: Stream) -> Iterator[list[int]]:
    """Yield an improved start, then its shaken and improved successors; a seating holds the table of each person."""
    seating = _improved(start, prices, count)
    yield seating
    for _ in range(SHAKES if count > 1 else 0):
        seating = _improved(_shaken(seating, stream), prices, count)
        yield seating


def _shaken(seating: Sequence[int], stream: Stream) -> list[int]:
    """Return a copy with a few random exchanges."""
    shaken = list(seating)
    for _ in range(SHAKEN_PAIRS):
        one, other = stream.below(len(shaken)), stream.below(len(shaken))
        shaken[one], shaken[other] = shaken[other], shaken[one]
    return shaken


def _improved(seating: list[int], prices: Prices, count: int) -> list[int]:
    """Exchange two people of different tables as long as that lowers the cost."""
    at_table = _sums(seating, prices, count)
    pairs = list(combinations(range(len(seating)), 2))
    helped = True
    while helped:
        helped = False
        for one, other in pairs:
            here, there = seating[one], seating[other]
            mine, theirs = at_table[one], at_table[other]
            if here != there and mine[there] - mine[here] + theirs[here] - theirs[there] < 2 * prices[one][other]:
                _exchange(seating, at_table, prices, one, other)
                helped = True
    return seating


def _sums(seating: Sequence[int], prices: Prices, count: int) -> list[list[int]]:
    """Return for each person the cost of each table."""
    sums = [[0] * count for _ in seating]
    for row, own in zip(prices, sums, strict=True):
        for price, table in zip(row, seating, strict=True):
            own[table] += price
    return sums


def _exchange(seating: list[int], at_table: list[list[int]], prices: Prices, one: int, other: int) -> None:
    here, there = seating[one], seating[other]
    seating[one], seating[other] = there, here
    for sums, gone, come in zip(at_table, prices[one], prices[other], strict=True):
        sums[here] += come - gone
        sums[there] += gone - come
