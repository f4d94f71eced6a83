"""How Czech prepositions sound before numbers: *3 z 5*, but *3 ze 4*, since four is read *čtyř*."""

_VOICED = frozenset({2, 3, 4, 6, 7, 13, 14, 16, 17})
"""Numbers below twenty that are read with a beginning before which *z* is *ze*: dvou, tří, čtyř, šesti, sedmi."""


def out_of(number: object) -> str:
    """Return *z* or *ze* and ``number``, which stay on one line. What is no number of things gets *z*.

    The first word of the number decides: *ze sta*, *ze 4 000*, *z 1 000*.
    """
    return f"{'ze' if isinstance(number, int) and _begins_hard(number) else 'z'}\u00a0{number}"


def _begins_hard(number: int) -> bool:
    if number >= 1_000:
        return number >= 2_000 and _begins_hard(number // 1_000)
    if number >= 100:
        return number < 200 or number // 100 in _VOICED
    return number in _VOICED if number < 20 else number // 10 in _VOICED - {2}
