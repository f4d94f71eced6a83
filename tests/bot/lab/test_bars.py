"""Bars are decided by as few deals as it takes (MA-14.8)."""

from collections.abc import Callable

import pytest

from bot.lab import bars
from bot.lab.bars import BARS, Bar, Deals, decided, table
from bot.lab.league import Pairing, contestants, play

HALF = Bar("half", "police", ("normal", "strong"), {7: (0.5, 1.0)})
OVER = Bar("over", "police", ("normal", "strong"), {7: (0.12, 1.0)}, ("normal", "normal"))


def repeated(*wins: bool, other: tuple[bool, ...] = (False,)) -> Callable[[int, Pairing, int], list[bool]]:
    def wins_of(_seats: int, pairing: Pairing, deals: int) -> list[bool]:
        pattern = wins if pairing == HALF.pairing else other
        return [pattern[at % len(pattern)] for at in range(deals)]

    return wins_of


@pytest.mark.rule("MA-14.8")
@pytest.mark.parametrize(
    ("bar", "wins", "other", "cleared", "deals"),
    [
        (HALF, (True, True, True, False), (False,), True, 50),
        (HALF, (True, False, False, False), (False,), False, 50),
        (HALF, (True, False), (False,), None, 600),
        (HALF, (True, True, True, True, True, False, False, False, False), (False,), None, 600),
        (OVER, (True, True, False), (True, False, False), True, 50),
        (OVER, (True, False), (True, False), False, 50),
    ],
)
def test_it_plays_until_the_interval_lies_beyond_the_bar(
    bar: Bar, wins: tuple[bool, ...], other: tuple[bool, ...], cleared: bool | None, deals: int
) -> None:
    verdict = decided(bar, 7, repeated(*wins, other=other))
    assert (verdict.cleared, verdict.deals) == (cleared, deals)
    assert verdict.interval[0] <= verdict.found <= verdict.interval[1]


@pytest.mark.rule("MA-14.8")
def test_a_share_may_also_be_too_high() -> None:
    even = Bar("even", "mafia", HALF.pairing, {7: (0.3, 0.6)})
    assert decided(even, 7, repeated(False)).cleared is False
    assert decided(even, 7, repeated(True, False)).cleared is True


@pytest.mark.rule("MA-14.8")
def test_deals_are_played_once_and_are_those_of_the_league() -> None:
    deals = Deals(first=40)
    three = deals.of(7, ("normal", "gentle"), 3)
    assert three == play("mafie", 7, ("normal", "gentle"), 40, 3).rest
    assert deals.of(7, ("normal", "gentle"), 5)[:3] == three
    assert len(deals.wins[7, ("normal", "gentle")]) == 5


@pytest.mark.rule("MA-14.5")
def test_every_bar_is_of_players_that_there_are_and_is_in_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = contestants("mafie")
    for bar in BARS:
        assert {*bar.pairing, *(bar.than or ())} <= {*kinds}
        assert bar.between.keys() <= bars.MOST.keys()
    monkeypatch.setattr(Deals, "of", lambda _self, *asked: repeated(True)(*asked))
    text = table(bars=(HALF,))
    assert "| half | 7 | above 50 | 100 (93 to 100) | 50 | ✓ |" in text
