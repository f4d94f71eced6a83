"""The gain of one level over another in the same chair of the same deals, among normal players (MA-6.6, MA-14.7)."""

from dataclasses import dataclass, field
from functools import partial

import engines
from bot.games import game_of
from bot.lab.league import Pairing, PairingResults, TimedPlayer, in_parallel
from bot.simulation.playing import Circle
from bot.simulation.simulate import PlayerKind, player_at, players_of
from engines import Game, Outcome
from engines.players import NORMAL

ANY = "any"
"""The chair in a game where all chairs are alike."""
OTHER = "other"
"""A chair without a name."""
AHEAD: Pairing = ("strong", NORMAL)
"""The kinds in a league that looks ahead: the better and the usual one."""
PART = 5
"""Deals in one part of the work, few since they take long."""


@dataclass
class ChairComparison:
    """The results of one kind of chair, deal by deal."""

    better: list[bool] = field(default_factory=list)
    usual: list[bool] = field(default_factory=list)
    thought: list[float] = field(default_factory=list)
    """Milliseconds of each decision of the better player."""
    all_score: list[bool] = field(default_factory=list)
    """Whether every seat had a score, by deal with the better player; empty where the league does not count that."""
    usually: list[bool] = field(default_factory=list)
    """The same with the usual player."""

    def add(self, other: "ChairComparison") -> None:
        """Append the deals of ``other``."""
        self.better += other.better
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


def compare(game: str, seats: int, kinds: Pairing, first: int, count: int) -> dict[str, ChairComparison]:
    """Play ``count`` deals from the seed ``first`` on with both ``kinds``, the better and the usual, in each kind of chair."""
    compared: dict[str, ChairComparison] = {}
    for seed in range(first, first + count):
        for chair, seat in chairs(engines.start(game, seats=seats, seed=seed), seed).items():
            played = PairingResults()
            better, usual = (
                _ended(game, seats, seed, seat, kind, one) for kind, one in zip(kinds, (played, PairingResults()), strict=True)
            )
            wins = [seat in better.winners], [seat in usual.winners]
            scores = (_all_score(game, seats, outcome) for outcome in (better, usual))
            compared.setdefault(chair, ChairComparison()).add(ChairComparison(*wins, played.thought, *scores))
    return compared


def _all_score(game: str, seats: int, outcome: Outcome) -> list[bool]:
    """Return whether every seat has a score; empty where the league does not count that."""
    if not game_of(game).timing.league.all_score:
        return []
    return [len(outcome.scores or {}) == seats]


def _ended(game: str, seats: int, seed: int, chair: int, kind: PlayerKind, played: PairingResults) -> Outcome:
    """Return the outcome of a deal with a player of ``kind`` (its decisions timed) in the seat ``chair`` and normal ones elsewhere."""
    dealt = engines.start(game, seats=seats, seed=seed)
    players = players_of(game, seats, seed, NORMAL)
    players[chair] = TimedPlayer(player_at(dealt, chair, seed, kind), dealt, chair, played)
    Circle(dealt, players).play()
    if dealt.outcome is None:
        raise RuntimeError("a game that was played to its end has no outcome")
    return dealt.outcome


def compare_all(
    game: str, seats: int, deals: int, kinds: Pairing = AHEAD, *, first: int = 0, processes: int = 1
) -> dict[str, ChairComparison]:
    """Play ``deals`` deals on ``processes`` processors; only the times depend on their number."""
    whole: dict[str, ChairComparison] = {}
    parts = [(start, min(PART, first + deals - start)) for start in range(first, first + deals, PART)]
    for compared in in_parallel(partial(compare, game, seats, kinds), parts, processes):
        for chair, one in compared.items():
            whole.setdefault(chair, ChairComparison()).add(one)
    return whole
