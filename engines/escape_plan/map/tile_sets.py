"""Sets of tiles, and many sets of tiles as one number.

The search asks of each place which sets of tiles may have been touched on the way there, and there may be dozens. It keeps them all in one
number. A set of tiles is a number below 2^n with the bit of each of its tiles; *several sets* are a number below 2^(2^n) with the bit of
each of those sets. With every set all larger ones belong to it as well: whoever can make do with some tiles may just as well touch more.

- "touch this tile, too" is one AND with all the sets that have it (``with_tile``),
- "one way or the other" is one OR,
- "nothing that was possible before" is one AND NOT,

however many sets there are. At the end the smallest sets are read off again (``smallest``).
"""

from functools import cache, lru_cache

MOST_TILES = 14


@cache
def with_tile(tiles: int) -> tuple[int, ...]:
    """Return for each of ``tiles`` tiles all the sets that have it, as one number."""
    found = []
    for tile in range(tiles):
        sets, width = ((1 << (1 << tile)) - 1) << (1 << tile), 2 << tile
        while width < 1 << tiles:
            sets |= sets << width
            width *= 2
        found.append(sets)
    return tuple(found)


def smallest(sets: int, tiles: int) -> list[int]:
    """Return those of several sets that contain no other one of them, in the order of their numbers.

    The lowest number is such a set, since a part of it would be a lower one; the next is the lowest of those that do not contain it.
    """
    having = with_tile(tiles)
    found = []
    while sets:
        lowest = (sets & -sets).bit_length() - 1
        found.append(lowest)
        larger, rest = sets, lowest
        while rest:
            tile = rest.bit_length() - 1
            larger &= having[tile]
            rest ^= 1 << tile
        sets ^= larger
    return found


@lru_cache(maxsize=1 << MOST_TILES)
def tidiness(tiles: int) -> int:
    """Return a number that is lower for a set of fewer tiles, and of as many for the list with the earlier tile at the first difference."""
    backwards = int(f"{tiles:0{MOST_TILES}b}"[::-1], 2)
    return (tiles.bit_count() << MOST_TILES) - backwards
