"""The league: all kinds of automated players against each other, with the same deals for every pairing (MA-7.1).

In a game of two sides, one kind of players plays each side. In others, one kind plays one chair, each in turn, and another kind the rest.
As all pairings play the same deals, two kinds are compared deal by deal.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from time import perf_counter
from typing import Any, TypeVar

from pydantic import BaseModel

import engines
from bot.games import game_of
from bot.games.timing import Sides
from bot.lab.calibration import Quality, judged
from bot.lab.mafie_facts import GAME as INFERRED
from bot.lab.mafie_facts import Notes
from bot.simulation.playing import Circle
from bot.simulation.search import is_searched
from bot.simulation.simulate import BATCH, Z95, PlayerKind, Share, player_at
from engines import Ask, Game, Text
from engines.asking import seat_of
from engines.players import Player, hear_together, levels_of
from engines.players.basic import PlayerWrapper
from engines.players.protocol import Picks

T = TypeVar("T")

Pairing = tuple[PlayerKind, PlayerKind]
"""The kind in the first side, or the one chair, and the kind in the rest."""


@dataclass
class PairingResults:
    """The games of one pairing at one size of table, in the order of their deals.

    ``one``, ``rest``: whether the first side (or the chair) won, and whether the other side (or somebody of the rest) did. ``claims``: the
    number of true and false ones by key. ``lines``: their number in all games. ``thought``: milliseconds of each decision.
    ``beliefs``: the quality of the public posterior, in games with inference (MA-1.12).
    """

    one: list[bool] = field(default_factory=list)
    rest: list[bool] = field(default_factory=list)
    claims: dict[str, Counter[bool]] = field(default_factory=dict)
    lines: int = 0
    thought: list[float] = field(default_factory=list)
    beliefs: Quality = field(default_factory=Quality)

    def add(self, other: "PairingResults") -> None:
        """Append the games of ``other``."""
        self.one += other.one
        self.rest += other.rest
        self.lines += other.lines
        self.thought += other.thought
        self.beliefs.add(other.beliefs)
        for key, truths in other.claims.items():
            self.claims[key] = self.claims.get(key, Counter()) + truths

    @property
    def share(self) -> Share:
        """How often the first side (or the chair) won."""
        return Share(sum(self.one), len(self.one))

    @property
    def share_of_rest(self) -> Share:
        """How often the other side won."""
        return Share(sum(self.rest), len(self.rest))


def contestants(game: str) -> tuple[PlayerKind, ...]:
    """Return the kinds in the league of a game: each offered level, and players at random."""
    return (*levels_of(game), "random")


def quick(game: str) -> tuple[PlayerKind, ...]:
    """Return the contestants without slow ones: the league compares look-ahead players separately (MA-6.6)."""
    return tuple(kind for kind in contestants(game) if not is_searched(game, kind))


def sizes(game: str) -> tuple[int, ...]:
    """Return the numbers of seats at which the league plays a game."""
    return game_of(game).timing.league.seats or tuple(engines.GAMES[game].seats[:1])


def difference(wins: Sequence[bool], usual: Sequence[bool]) -> tuple[float, float]:
    """Return the paired difference of the shares of wins, −1 to 1, and half of its 95 % interval.

    Raises ValueError for sequences of different lengths.
    """
    apart = [one - other for one, other in zip(wins, usual, strict=True)]
    number = len(apart)
    if not number:
        return 0.0, 1.0
    mean = sum(apart) / number
    spread = sum((one - mean) ** 2 for one in apart) / max(1, number - 1)
    return mean, Z95 * sqrt(spread / number)


class TimedPlayer(PlayerWrapper):
    """A player whose decisions are timed and whose lines are counted."""

    def __init__(self, player: Player, game: Game, seat: int, played: PairingResults) -> None:
        super().__init__(player)
        self._game = game
        self._seat = seat
        self._played = played

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Let the player choose, and note the time it took."""
        began = perf_counter()
        picks = super().choose(ask, view)
        self._played.thought.append(1000 * (perf_counter() - began))
        return picks

    def say(self, view: BaseModel) -> Text | None:
        """Let the player speak, and note whether its claim is true."""
        line = super().say(view)
        if line is None:
            return None
        self._played.lines += 1
        claim = game_of(self._game.rulebook.name).timing.league.claims.get(line.key)
        if claim is not None:
            about = self._seat if claim.of == "speaker" else seat_of(str(line.args["seat"]))
            truths = self._played.claims.setdefault(line.key, Counter())
            truths[_own(self._game, about, claim.field) == claim.value] += 1
        return line


def _own(game: Game, seat: int, name: str) -> object:
    """Return a field of a seat's view of itself."""
    return getattr(getattr(game.view(seat), "me", None), name, None)


def play(game: str, seats: int, pairing: Pairing, first: int, count: int) -> PairingResults:
    """Play ``count`` games of one pairing with the deals of the seeds from ``first`` on."""
    played = PairingResults()
    for seed in range(first, first + count):
        _play_one(game, seats, pairing, seed, played)
    return played


def _play_one(game: str, seats: int, pairing: Pairing, seed: int, played: PairingResults) -> None:
    dealt = engines.start(game, seats=seats, options=None, seed=seed)
    sides = game_of(game).timing.league.sides
    of_one = [_own(dealt, seat, sides.field) == sides.one if sides is not None else seat == seed % seats for seat in range(seats)]
    players = [player_at(dealt, seat, seed, pairing[0] if one else pairing[1]) for seat, one in enumerate(of_one)]
    hear_together(players)
    measured: list[Player] = [TimedPlayer(player, dealt, seat, played) for seat, player in enumerate(players)]
    notes = Notes(dealt, seats) if game == INFERRED else None
    if notes is not None:
        measured[0] = notes.of(measured[0])
    Circle(dealt, measured).play()
    if notes is not None:
        played.beliefs.add(judged([notes.played()]))
    _count_wins(dealt, sides, seed % seats, played)


def _count_wins(ended: Game, sides: Sides | None, chair: int, played: PairingResults) -> None:
    outcome = ended.outcome
    if outcome is None:
        raise RuntimeError("a game that was played to its end has no outcome")
    if sides is not None:
        played.one.append(outcome.reason == sides.one)
        played.rest.append(outcome.reason == sides.rest)
    else:
        played.one.append(chair in outcome.winners)
        played.rest.append(any(seat != chair for seat in outcome.winners))


LeagueTable = dict[Pairing, PairingResults]
"""The results at one size of table, by pairing."""


def run_league(
    game: str,
    seats: int,
    games: int,
    *,
    kinds: Sequence[PlayerKind] = (),
    first: int = 0,
    processes: int = 1,
) -> LeagueTable:
    """Play ``games`` deals of the seeds from ``first`` on with every pairing of ``kinds`` (none: all), on ``processes`` processors."""
    entered = tuple(kinds) or contestants(game)
    table: LeagueTable = {pairing: PairingResults() for pairing in pairings(game, seats, entered)}
    work = [(pairing, first + at, min(BATCH, games - at)) for pairing in table for at in range(0, games, BATCH)]
    for (pairing, *_), played in zip(work, in_parallel(partial(play, game, seats), work, processes), strict=True):
        table[pairing].add(played)
    return table


def pairings(game: str, seats: int, kinds: Sequence[PlayerKind]) -> list[Pairing]:
    """Return all pairings of ``kinds``; where a player sits alone, each kind with itself."""
    if seats == 1 and game_of(game).timing.league.sides is None:
        return [(kind, kind) for kind in kinds]
    return [(one, rest) for one in kinds for rest in kinds]


def in_parallel(work: Callable[..., T], parts: Sequence[tuple[Any, ...]], processes: int) -> Iterator[T]:
    """Yield the result of ``work`` for each of ``parts``, in their order."""
    if processes <= 1:
        yield from (work(*part) for part in parts)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(work, *zip(*parts, strict=True))
