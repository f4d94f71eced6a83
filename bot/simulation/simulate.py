"""Plays many games among automated players and counts their ends, for the command line, the balance page and lobbies.

``simulate`` plays games in this process, ``run_simulation`` on several processors with a report of progress.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Literal, get_args

import engines
from bot.runtime.gc_tuning import tune_gc
from bot.simulation.playing import Circle
from bot.simulation.search import is_searched
from bot.simulation.search.search import LookaheadPlayer
from engines import Game
from engines.chance import Stream
from engines.players import NORMAL, Player, RandomPlayer, hear_together, player_for

PlayerKind = Literal["auto", "gentle", "normal", "skilled", "strong", "random"]
"""Automated players of a level (``auto``: normal), or players that choose at random."""
KINDS: dict[str, PlayerKind] = {kind: kind for kind in get_args(PlayerKind)}

Z95 = 1.959963984540054
BATCH = 50


@dataclass(frozen=True)
class Share:
    """A share of games: ``count`` of ``total``, with its Wilson interval."""

    count: int
    total: int

    @property
    def rate(self) -> float:
        """The share itself, 0 to 1; 0 when there were no games."""
        return self.count / self.total if self.total else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Bounds between which the true share lies with 95 % confidence (Wilson's score interval)."""
        if not self.total:
            return 0.0, 1.0
        n, p = self.total, self.rate
        middle = (p + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
        half = Z95 * sqrt(p * (1 - p) / n + Z95**2 / (4 * n * n)) / (1 + Z95**2 / n)
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class GameTally:
    """The results of ``games`` games: ends by reason, wins by seat, and the number of all moves."""

    games: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)
    moves: int = 0

    def add(self, other: "GameTally") -> None:
        self.games += other.games
        self.reasons += other.reasons
        self.seats += other.seats
        self.moves += other.moves

    def share(self, reason: str) -> Share:
        """Return the share of games that ended for ``reason``."""
        return Share(self.reasons[reason], self.games)

    def plain(self) -> dict[str, object]:
        """Return the tally as JSON values, for ``GameTally.read``."""
        seats = {str(seat): wins for seat, wins in sorted(self.seats.items())}
        return {"games": self.games, "reasons": dict(sorted(self.reasons.items())), "seats": seats, "moves": self.moves}

    @classmethod
    def read(cls, plain: Mapping[str, Any]) -> "GameTally":
        """Return the tally of JSON values. Raises KeyError or ValueError for anything else."""
        seats = Counter({int(seat): int(wins) for seat, wins in plain["seats"].items()})
        reasons = Counter({str(reason): int(times) for reason, times in plain["reasons"].items()})
        return cls(int(plain["games"]), reasons, seats, int(plain["moves"]))

    def shares(self) -> tuple[tuple[str, Share], ...]:
        """Return every reason with its share, the most frequent first."""
        return tuple((reason, self.share(reason)) for reason, _ in self.reasons.most_common())


def players_of(game: str, seats: int, seed: int, kind: PlayerKind) -> list[Player]:
    return [player_of(game, seat, seed, kind) for seat in range(seats)]


def player_of(game: str, seat: int, seed: int, kind: PlayerKind) -> Player:
    if kind == "random":
        return RandomPlayer(seat, Stream(seed, f"player {seat}"))
    return player_for(game, seat, seed, NORMAL if kind == "auto" else kind)


def player_at(game: Game, seat: int, seed: int, kind: PlayerKind) -> Player:
    """Return an automated player of ``kind`` for one seat of a game, which looks ahead where its level does (MA-6)."""
    player = player_of(game.rulebook.name, seat, seed, kind)
    return LookaheadPlayer(player, game, seed, kind) if is_searched(game.rulebook.name, kind) else player


def players_around(game: Game, seed: int, kind: PlayerKind) -> list[Player]:
    """Return automated players of one kind for all seats of a beginning game; they share their public inference."""
    players = [player_at(game, seat, seed, kind) for seat in range(game.seats)]
    hear_together(players)
    return players


class SilentCircle(Circle):
    """Automated players around one game who say nothing (MA-5.6)."""

    def _talk(self) -> None:
        pass


def simulate(
    game: str,
    seats: int,
    options: Mapping[str, Any] | None = None,
    games: int = 100,
    players: PlayerKind = "auto",
    *,
    first_seed: int = 0,
    silent: bool = False,
) -> GameTally:
    """Play ``games`` games with the seeds from ``first_seed`` on; the players are ``silent`` or talk. Raises BadSetup."""
    tally, circle = GameTally(), SilentCircle if silent else Circle
    for seed in range(first_seed, first_seed + games):
        played = engines.start(game, seats=seats, options=options, seed=seed)
        circle(played, players_around(played, seed, players)).play()
        outcome = played.outcome
        if outcome is None:
            raise RuntimeError("a game that was played to its end has no outcome")
        tally.add(GameTally(1, Counter([outcome.reason]), Counter(outcome.winners), played.moves_made))
    return tally


def run_simulation(
    game: str,
    seats: int,
    options: Mapping[str, Any] | None = None,
    games: int = 1000,
    players: PlayerKind = "auto",
    *,
    processes: int = 1,
    first_seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> GameTally:
    """Play ``games`` games on ``processes`` processors, with the same result for any number of these. Raises BadSetup at once.

    ``progress`` gets the numbers of games played and to play.
    """
    engines.start(game, seats=seats, options=options, seed=first_seed)
    tally = GameTally()
    for part in _parts(game, seats, options, games, players, processes, first_seed):
        tally.add(part)
        if progress:
            progress(tally.games, games)
    return tally


def _parts(
    game: str, seats: int, options: Mapping[str, Any] | None, games: int, players: PlayerKind, processes: int, first_seed: int
) -> Iterator[GameTally]:
    batches = [(first_seed + at, min(BATCH, games - at)) for at in range(0, games, BATCH)]
    if processes <= 1:
        for seed, count in batches:
            yield simulate(game, seats, options, count, players, first_seed=seed)
        return
    from concurrent.futures import ProcessPoolExecutor, as_completed  # the bot does not need it

    with ProcessPoolExecutor(processes, initializer=tune_gc) as pool:
        waiting = [pool.submit(simulate, game, seats, options, count, players, first_seed=seed) for seed, count in batches]
        for done in as_completed(waiting):
            yield done.result()
