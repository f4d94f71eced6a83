"""The league: all kinds of automated players against each other, with the same deals for every pairing (MA-7.1).

Where a deal makes two sides, each side is played by one kind of players. Elsewhere one chair plays against the rest, in every chair in
turn. Every pairing has the same deals, so what a kind of players does better than another is counted deal by deal.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from time import perf_counter

from pydantic import BaseModel

import engines
from bot.games import game_of
from bot.games.timing import Sides
from bot.lab.learning.measuring import Quality, judged
from bot.lab.learning.playing import GAME as INFERRED
from bot.lab.learning.playing import Notes
from bot.simulation.playing import Circle
from bot.simulation.search import is_searched
from bot.simulation.simulate import BATCH, Z95, Kind, Share, player_at
from engines import Ask, Game, Text
from engines.asking import seat_of
from engines.players import Player, hear_together, levels_of
from engines.players.basic import PlayerWrapper
from engines.players.inference.parameters import band_of
from engines.players.protocol import Picks

Pairing = tuple[Kind, Kind]
"""Who plays the first side, or the one chair, and who plays the rest."""


@dataclass
class PairingResults:
    """What became of the games of one pairing at one size of table, in the order of their deals.

    ``one``, ``rest``: whether the first side (or the chair) won, and whether the other side (or somebody of the rest) did. ``claims``: how
    often each line was true, and how often it was said. ``lines``: said in all games. ``thought``: milliseconds of each decision.
    ``beliefs``: how good the public posterior was, where players conclude by one (MA-1.12).
    """

    one: list[bool] = field(default_factory=list)
    rest: list[bool] = field(default_factory=list)
    claims: dict[str, Counter[bool]] = field(default_factory=dict)
    lines: int = 0
    thought: list[float] = field(default_factory=list)
    beliefs: Quality = field(default_factory=Quality)

    def add(self, other: "PairingResults") -> None:
        """Put the games of ``other`` behind these."""
        self.one += other.one
        self.rest += other.rest
        self.lines += other.lines
        self.thought += other.thought
        self.beliefs.add(other.beliefs)
        for key, told in other.claims.items():
            self.claims[key] = self.claims.get(key, Counter()) + told

    @property
    def share(self) -> Share:
        """How often the first side (or the chair) won."""
        return Share(sum(self.one), len(self.one))

    @property
    def share_of_rest(self) -> Share:
        """How often the other side won."""
        return Share(sum(self.rest), len(self.rest))


def contestants(game: str) -> tuple[Kind, ...]:
    """Return who plays in the league of a game: each level that is offered, and players without any sense."""
    return (*levels_of(game), "random")


def quick(game: str) -> tuple[Kind, ...]:
    """Return those of them whose games take no longer than others: strong players that look ahead are compared by themselves (MA-6.6)."""
    return tuple(kind for kind in contestants(game) if kind != "strong" or not is_searched(game))


def sizes(game: str) -> tuple[int, ...]:
    """Return at how many seats the league plays a game."""
    return game_of(game).timing.league.seats or tuple(engines.GAMES[game].seats[:1])


def difference(wins: Sequence[bool], usual: Sequence[bool]) -> tuple[float, float]:
    """Return by how much more of the same deals was won, −1 to 1, and half of the 95 % interval of that (paired).

    Raises ValueError when there are not as many deals in both.
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
        """Let the player choose, and note how long it took."""
        began = perf_counter()
        picks = super().choose(ask, view)
        self._played.thought.append(1000 * (perf_counter() - began))
        return picks

    def say(self, view: BaseModel) -> Text | None:
        """Let the player speak, and note whether what it claims is true."""
        line = super().say(view)
        if line is None:
            return None
        self._played.lines += 1
        telling = game_of(self._game.rulebook.name).timing.league.claims.get(line.key)
        if telling is not None:
            about = self._seat if telling.of == "speaker" else seat_of(str(line.args["seat"]))
            told = self._played.claims.setdefault(line.key, Counter())
            told[_own(self._game, about, telling.field) == telling.value] += 1
        return line


def _own(game: Game, seat: int, name: str) -> object:
    """Return a field of what a seat sees of itself."""
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
        played.beliefs.add(judged([notes.played()], band_of(seats)))
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
"""What was played at one size of table, by pairing."""


def run_league(
    game: str,
    seats: int,
    games: int,
    *,
    kinds: Sequence[Kind] = (),
    first: int = 0,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
) -> LeagueTable:
    """Play ``games`` deals, those of the seeds from ``first`` on, with every pairing of ``kinds`` (none: all that there are).

    The result does not depend on ``processes``. ``progress`` is called with the number of games played since the last call.
    """
    entered = tuple(kinds) or contestants(game)
    table: LeagueTable = {pairing: PairingResults() for pairing in pairings(game, seats, entered)}
    work = [(pairing, first + at, min(BATCH, games - at)) for pairing in table for at in range(0, games, BATCH)]
    for (pairing, _, count), played in zip(work, _all(partial(play, game, seats), work, processes), strict=True):
        table[pairing].add(played)
        if progress is not None:
            progress(count)
    return table


def pairings(game: str, seats: int, kinds: Sequence[Kind]) -> list[Pairing]:
    """Return who plays whom: everybody everybody, and each only itself where nobody else sits."""
    if seats == 1 and game_of(game).timing.league.sides is None:
        return [(kind, kind) for kind in kinds]
    return [(one, rest) for one in kinds for rest in kinds]


def _all(
    one: Callable[[Pairing, int, int], PairingResults], work: Sequence[tuple[Pairing, int, int]], processes: int
) -> Iterator[PairingResults]:
    """Do all the work, on several processors in its order."""
    if processes <= 1:
        yield from (one(*part) for part in work)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(one, *zip(*work, strict=True))
