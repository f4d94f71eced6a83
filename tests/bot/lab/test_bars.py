"""Bars are decided by as few deals as it takes (MA-14.7, MA-14.8)."""

from collections.abc import Callable

import pytest

from bot.lab import bars
from bot.lab.bars import BARS, Bar, Deals, decided, decided_in_chairs, table, table_in_chairs
from bot.lab.league import Pairing, contestants, play
from bot.lab.league_ahead import ChairComparison

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


def chairs_of(prince: tuple[bool, ...], other: tuple[bool, ...]) -> Callable[..., dict[str, ChairComparison]]:
    """Return comparisons in which the usual player wins every second deal, and the better one as in these patterns."""

    def compared(_game: str, _seats: int, deals: int, _kinds: Pairing, *, first: int, processes: int) -> dict[str, ChairComparison]:
        assert (deals, processes) == (50, 1)
        wins = {"prince": prince, "other": other}
        at = range(first, first + deals)
        return {chair: ChairComparison([won[n % len(won)] for n in at], [n % 2 == 0 for n in at]) for chair, won in wins.items()}

    return compared


@pytest.mark.rule("MA-14.7", "MA-14.8")
@pytest.mark.parametrize(
    ("prince", "other", "cleared", "deals"),
    [
        ((True, True, True, False), (True,), [True, True], 50),
        ((True, True, True, False), (False,), [True, False], 50),
        ((True, True, True, False), (True, False), [True, None], 300),
    ],
)
def test_a_level_beats_the_one_below_in_every_chair_or_the_chair_is_named(
    monkeypatch: pytest.MonkeyPatch, prince: tuple[bool, ...], other: tuple[bool, ...], cleared: list[bool | None], deals: int
) -> None:
    monkeypatch.setattr(bars, "compare_all", chairs_of(prince, other))
    verdicts = decided_in_chairs("zbojnici", 3, ("normal", "gentle"))
    assert [verdict.cleared for verdict in verdicts.values()] == cleared
    assert {verdict.deals for verdict in verdicts.values()} == {deals}
    (row,) = (row for row in table_in_chairs("zbojnici", (3,)).splitlines() if "normal over gentle, other" in row)
    assert row.endswith(f"| {deals} | {({True: '✓', False: '✗', None: '–'})[cleared[1]]} |")
