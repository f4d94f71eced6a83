"""Bars that automated players have to clear, each decided by as few deals as its interval allows (MA-14.5, MA-14.7, MA-14.8).

A pairing is played 50 deals at a time until the interval lies beyond the bar, or until there have been enough deals for that size. Kinds
of players fill a side of a game with sides; in any other game they take one chair among normal players.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise

from bot.lab.league import Pairing, difference, in_parallel, play
from bot.lab.league_ahead import ChairComparison, compare_all
from bot.simulation.simulate import BATCH, Share
from engines.players import levels_of

GAME = "mafie"
"""The only game in which one kind of players fills a whole side."""

MOST = {7: 600, 11: 600, 15: 300}
"""The most deals by seats."""
MOST_IN_CHAIRS = 300
"""The most deals of a game without sides."""
Interval = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Bar:
    """``pairing`` (Mafia, Police) has to win as ``side`` between the two shares of ``between``, by seats.

    ``than``: not the share counts, but by how much it is above that of this pairing in the same deals.
    """

    title: str
    side: str
    pairing: Pairing
    between: Mapping[int, Interval]
    than: Pairing | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a bar is cleared (None: not decided), with the share or difference, its interval, and the number of deals."""

    cleared: bool | None
    found: float
    interval: Interval
    deals: int


def _above(*bars: float, seats: Sequence[int] = (7, 11, 15)) -> dict[int, Interval]:
    return {size: (bar, 1.0) for size, bar in zip(seats, bars, strict=True)}


BARS = (
    Bar("strong over normal Police, normal Mafia", "police", ("normal", "strong"), _above(0.12, 0.12, 0.12), ("normal", "normal")),
    Bar("strong over normal Mafia, strong Police", "mafia", ("strong", "strong"), _above(0.20, 0.18, 0.25), ("normal", "strong")),
    Bar("strong over normal Mafia, random Police", "mafia", ("strong", "random"), _above(0.10, 0.10, seats=(11, 15)), ("normal", "random")),
    Bar("normal over gentle Police, normal Mafia", "police", ("normal", "normal"), _above(0.04, 0.05, 0.05), ("normal", "gentle")),
    Bar("strong Police, random Mafia", "police", ("random", "strong"), _above(0.95, 0.92, 0.88)),
    Bar("normal Police, random Mafia", "police", ("random", "normal"), _above(0.65, 0.70, 0.65)),
    Bar("strong Police, strong Mafia", "police", ("strong", "strong"), {7: (0.45, 0.65), 11: (0.52, 0.68), 15: (0.38, 0.58)}),
)


@dataclass
class Deals:
    """The wins of the Police in the deals of the seeds from ``first`` on, by seats and pairing; played when they are asked for."""

    first: int = 0
    processes: int = 1
    wins: dict[tuple[int, Pairing], list[bool]] = field(default_factory=dict)

    def of(self, seats: int, pairing: Pairing, deals: int) -> list[bool]:
        """Return whether the Police won in each of the first ``deals`` deals."""
        wins = self.wins.setdefault((seats, pairing), [])
        parts = [(pairing, self.first + at, min(BATCH // 2, deals - at)) for at in range(len(wins), deals, BATCH // 2)]
        for played in in_parallel(partial(play, GAME, seats), parts, self.processes):
            wins += played.rest
        return wins[:deals]


def decided(bar: Bar, seats: int, wins_of: Callable[[int, Pairing, int], list[bool]]) -> Verdict:
    """Play until the interval lies within the bar or beyond it, at most ``MOST`` deals."""
    low, high = bar.between[seats]
    deals = 0
    while True:
        deals += BATCH
        found, interval = _measured(bar, seats, deals, wins_of)
        cleared = _cleared(interval, low, high)
        if cleared is not None or deals >= MOST[seats]:
            return Verdict(cleared, found, interval, deals)


def _cleared(interval: Interval, low: float, high: float = 1.0) -> bool | None:
    """Return whether the interval lies within the bar (True) or beyond it (False); None while it touches an end."""
    if interval[0] > low and (high == 1.0 or interval[1] < high):
        return True
    return False if interval[1] < low or interval[0] > high else None


def _measured(bar: Bar, seats: int, deals: int, wins_of: Callable[[int, Pairing, int], list[bool]]) -> tuple[float, Interval]:
    wins, usual = ([won == (bar.side == "police") for won in wins_of(seats, one, deals)] for one in (bar.pairing, bar.than or bar.pairing))
    if bar.than is None:
        share = Share(sum(wins), deals)
        return share.rate, share.interval
    return _difference(wins, usual)


def _difference(wins: Sequence[bool], usual: Sequence[bool]) -> tuple[float, Interval]:
    mean, half = difference(wins, usual)
    return mean, (mean - half, mean + half)


def decided_in_chairs(game: str, seats: int, kinds: Pairing, first: int = 0, processes: int = 1) -> dict[str, Verdict]:
    """Play until the first of ``kinds`` has won more than the second, or less, in every chair, at most ``MOST_IN_CHAIRS`` deals."""
    chairs: dict[str, ChairComparison] = {}
    verdicts: dict[str, Verdict] = {}
    for deals in range(BATCH, MOST_IN_CHAIRS + 1, BATCH):
        for chair, played in compare_all(game, seats, BATCH, kinds, first=first + deals - BATCH, processes=processes).items():
            chairs.setdefault(chair, ChairComparison()).add(played)
        for chair, played in chairs.items():
            found, interval = _difference(played.better, played.usual)
            verdicts[chair] = Verdict(_cleared(interval, 0.0), found, interval, deals)
        if all(verdict.cleared is not None for verdict in verdicts.values()):
            break
    return verdicts


def table(first: int = 0, processes: int = 1, bars: Sequence[Bar] = BARS) -> str:
    """Return all bars of the game with sides, with their figures in Markdown: ✓ cleared, ✗ missed, – not decided by so many deals."""
    deals, rows = Deals(first, processes), []
    for bar in bars:
        for seats, (low, high) in bar.between.items():
            verdict = decided(bar, seats, deals.of)
            wanted = f"above {100 * low:.0f}" if high == 1.0 else f"{100 * low:.0f} to {100 * high:.0f}"
            rows.append(_row(bar.title, seats, wanted, verdict))
    return _lines(rows)


def table_in_chairs(game: str, sizes: Iterable[int], first: int = 0, processes: int = 1) -> str:
    """Return the same of a game without sides: each level over the one below, in every chair of every size (MA-14.7)."""
    rows = [
        _row(f"{better} over {usual}, {chair}", seats, "above 0", verdict)
        for usual, better in pairwise(levels_of(game))
        for seats in sizes
        for chair, verdict in decided_in_chairs(game, seats, (better, usual), first, processes).items()
    ]
    return _lines(rows)


def _row(title: str, seats: int, wanted: str, verdict: Verdict) -> str:
    found, *ends = (f"{100 * one:.0f}".replace("-", "−") for one in (verdict.found, *verdict.interval))
    mark = {True: "✓", False: "✗", None: "–"}[verdict.cleared]
    return f"| {title} | {seats} | {wanted} | {found} ({' to '.join(ends)}) | {verdict.deals} | {mark} |"


def _lines(rows: Sequence[str]) -> str:
    return "\n".join(["| bar | seats | wanted | found | deals | |", "| --- | --- | --- | --- | --- | --- |", *rows])
