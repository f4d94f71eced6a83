"""Families of sets of tiles as single numbers.

A set of tiles is a number below 2^n by the bits of its tiles; a family of such sets is a number with the bit of each set that it holds. The
search keeps families that hold with every set all larger ones, since whoever can make do with few tiles also may touch more. Then "touch
this tile as well" is one AND, "either of these ways" one OR, whatever the number of ways; what is wanted in the end are the smallest sets.
"""

from functools import cache


@cache
def having(tiles: int) -> tuple[int, ...]:
    """Return for each of ``tiles`` tiles (at most 14) the family of all sets with it."""
    found = []
    for tile in range(tiles):
        family, width = ((1 << (1 << tile)) - 1) << (1 << tile), 2 << tile
        while width < 1 << tiles:
            family |= family << width
            width *= 2
        found.append(family)
    return tuple(found)


def smallest(family: int, tiles: int) -> list[int]:
    """Return the sets of ``family`` of which no part is in it, in the order of their numbers; with every set it holds all larger ones.

    The lowest number is such a set, and the next one is the lowest of those that do not hold it.
    """
    families = having(tiles)
    found = []
    while family:
        mask = (family & -family).bit_length() - 1
        found.append(mask)
        larger = family
        for tile, with_it in enumerate(families):
            if mask >> tile & 1:
                larger &= with_it
        family ^= larger
    return found
