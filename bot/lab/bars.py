"""Bars that automated players of a game with sides have to clear, each decided by as few deals as its interval allows (MA-14.5, MA-14.8).

A pairing is played 50 deals at a time until the interval lies beyond the bar, or until there have been enough deals for that size.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from bot.lab.league import Pairing, difference, in_parallel, play
from bot.simulation.simulate import BATCH, Share

GAME = "mafie"
"""The only game in which one kind of players fills a whole side."""

MOST = {7: 600, 11: 600, 15: 300}
"""The most deals by seats."""

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
        cleared = interval[0] > low and (high == 1.0 or interval[1] < high)
        missed = interval[1] < low or interval[0] > high
        if cleared or missed or deals >= MOST[seats]:
            return Verdict(True if cleared else False if missed else None, found, interval, deals)


def _measured(bar: Bar, seats: int, deals: int, wins_of: Callable[[int, Pairing, int], list[bool]]) -> tuple[float, Interval]:
    wins, usual = ([won == (bar.side == "police") for won in wins_of(seats, one, deals)] for one in (bar.pairing, bar.than or bar.pairing))
    if bar.than is None:
        share = Share(sum(wins), deals)
        return share.rate, share.interval
    mean, half = difference(wins, usual)
    return mean, (mean - half, mean + half)


def table(first: int = 0, processes: int = 1, bars: Sequence[Bar] = BARS) -> str:
    """Return all bars with their figures in Markdown: ✓ cleared, ✗ missed, – not decided by so many deals."""
    deals, rows = Deals(first, processes), ["| bar | seats | wanted | found | deals | |", "| --- | --- | --- | --- | --- | --- |"]
    for bar in bars:
        for seats, (low, high) in bar.between.items():
            verdict = decided(bar, seats, deals.of)
            wanted = f"above {100 * low:.0f}" if high == 1.0 else f"{100 * low:.0f} to {100 * high:.0f}"
            span = " to ".join(f"{100 * end:.0f}" for end in verdict.interval)
            mark = {True: "✓", False: "✗", None: "–"}[verdict.cleared]
            rows.append(f"| {bar.title} | {seats} | {wanted} | {100 * verdict.found:.0f} ({span}) | {verdict.deals} | {mark} |")
    return "\n".join(rows)
