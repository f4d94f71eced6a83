"""The interaction matrix 5.3: its cells that have a ruling, and how a test says which of them it holds the code to."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.engines.mafie.harness import T10, Play, town

RULED = """
1-2 1-3 1-4 1-6 1-7 1-8 1-9 1-10 1-11 1-12 1-13
2-3 2-4 2-5 2-6 2-7 2-8 2-9 2-10 2-11 2-12 2-13 2-NG
3-5 3-6 3-7 3-8 3-9 3-11 3-12 3-13 3-NG
4-6 4-8 4-10 4-11 4-12 4-13
5-6 5-7
6-7 6-8 6-9 6-10 6-11 6-12 6-13 6-NG
7-8 7-9 7-10 7-11 7-12 7-13 7-NG
8-9 8-10 8-11 8-12 8-13
9-11 9-13
10-11 10-12 10-13
11-12 11-13 11-NG
12-13
13-NG
"""


def cell(*names: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Mark a test of the cells ``names`` ("1-2": row 1, column 2)."""
    assert all(name in RULED.split() for name in names)
    return pytest.mark.rule("MF-13.12")


def at_dawn(victim: int, cards: dict[int, int], tokens: str = T10, **options: Any) -> Play:
    return town(tokens, cards, begin="dawn", prepare=lambda state: setattr(state, "victim", victim - 1), **options)


def by_day(cards: dict[int, int], tokens: str = T10, **options: Any) -> Play:
    return town(tokens, cards, begin="discussion", **options)


def recruited(cards: dict[int, int], recruit: int, kill: int) -> Play:
    """s2 recruits and the Mafia kill in the night of round 1; the town wakes."""
    play = town(T10, {2: 3, **cards}).clock().do(f"2 recruit:{recruit}")
    return play.do(f"2 kill:{kill}", f"3 kill:{kill}", f"{recruit} kill:{kill}").clock("hunch")


def condemned(seat: int, cards: dict[int, int], tokens: str = T10, **options: Any) -> Play:
    play = town(tokens, cards, begin="vote", **options)
    voter = next(one for one in play.living() if one != seat)
    return play.ballot(f"{voter}>{seat}").clock("speech")
