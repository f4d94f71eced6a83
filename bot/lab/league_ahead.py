"""What look-ahead gains: a strong player against a normal one in the same chair of the same deals, among normal players (MA-6.6)."""

from dataclasses import dataclass, field
from functools import partial

import engines
from bot.games import game_of
from bot.lab.league import PairingResults, TimedPlayer, in_parallel
from bot.simulation.playing import Circle
from bot.simulation.search.search import LookaheadPlayer
from bot.simulation.simulate import player_of
from engines import Game, Outcome

ANY = "any"
"""The chair in a game where all chairs are alike."""
OTHER = "other"
"""A chair without a name."""
PART = 5
"""Deals in one part of the work, few since they take long."""


@dataclass
class ChairComparison:
    """The results of one kind of chair, deal by deal."""

    strong: list[bool] = field(default_factory=list)
    usual: list[bool] = field(default_factory=list)
    thought: list[float] = field(default_factory=list)
    """Milliseconds of each decision of the strong player."""
    all_score: list[bool] = field(default_factory=list)
    """Whether every seat had a score, by deal with the strong player; empty where the league does not count that."""
    usually: list[bool] = field(default_factory=list)
    """The same with a normal player."""

    def add(self, other: "ChairComparison") -> None:
        """Append the deals of ``other``."""
        self.strong += other.strong
        self.usual += other.usual
        self.thought += other.thought
        self.all_score += other.all_score
        self.usually += other.usually


def chairs(game: Game, deal: int) -> dict[str, int]:
    """Return a seat for each kind of chair of a dealt game; among equal ones, another seat each deal."""
    public = game.view(None)
    named = {name: getattr(public, name) for name in game_of(game.rulebook.name).timing.league.chairs}
    found: dict[str, int] = {name: seat for name, seat in named.items() if seat is not None}
    others = [seat for seat in range(game.seats) if seat not in found.values()]
    return {**found, (OTHER if found else ANY): others[deal % len(others)]} if others else found


def compare(game: str, seats: int, first: int, count: int) -> dict[str, ChairComparison]:
    """Play ``count`` deals from the seed ``first`` on: each once among normal players, and once with a strong one in each kind of chair."""
    compared: dict[str, ChairComparison] = {}
    for seed in range(first, first + count):
        usual = _ended(game, seats, seed, -1, PairingResults())
        usually = _all_score(game, seats, usual)
        for kind, seat in chairs(engines.start(game, seats=seats, seed=seed), seed).items():
            played = PairingResults()
            strong = _ended(game, seats, seed, seat, played)
            wins = [seat in strong.winners], [seat in usual.winners]
            compared.setdefault(kind, ChairComparison()).add(
                ChairComparison(*wins, played.thought, _all_score(game, seats, strong), usually)
            )
    return compared


def _all_score(game: str, seats: int, outcome: Outcome) -> list[bool]:
    """Return whether every seat has a score; empty where the league does not count that."""
    if not game_of(game).timing.league.all_score:
        return []
    return [len(outcome.scores or {}) == seats]


def _ended(game: str, seats: int, seed: int, strong: int, played: PairingResults) -> Outcome:
    """Return the outcome of a deal with a look-ahead player in the seat ``strong`` (−1: none), whose decisions are timed."""
    dealt = engines.start(game, seats=seats, seed=seed)
    players = [player_of(game, seat, seed, "strong" if seat == strong else "normal") for seat in range(seats)]
    if strong >= 0:
        players[strong] = TimedPlayer(LookaheadPlayer(players[strong], dealt, seed), dealt, strong, played)
    Circle(dealt, players).play()
    if dealt.outcome is None:
        raise RuntimeError("a game that was played to its end has no outcome")
    return dealt.outcome


def compare_all(game: str, seats: int, deals: int, *, first: int = 0, processes: int = 1) -> dict[str, ChairComparison]:
    """Play ``deals`` deals on ``processes`` processors; only the times depend on their number."""
    whole: dict[str, ChairComparison] = {}
    parts = [(start, min(PART, first + deals - start)) for start in range(first, first + deals, PART)]
    for compared in in_parallel(partial(compare, game, seats), parts, processes):
        for kind, one in compared.items():
            whole.setdefault(kind, ChairComparison()).add(one)
    return whole
