"""A plain challenger in the chair of strong players, the same deals for both (MA-14.7): it is not to win more than they do.

The challenger chooses no candidates and makes no plans. It tries each answer in imagined games that normal players play to the end of the
round, 64 for a decision, and takes the one after which it stands best. Games played to their end took it five minutes in Mafia City and
eight in Escape Plan, and so never came to a result.
"""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations, islice

from pydantic import BaseModel

import engines
from bot.lab.league import difference
from bot.lab.league_ahead import chairs
from bot.lab.league_tables import points
from bot.simulation.playing import Circle
from bot.simulation.search import is_searched, situation_of
from bot.simulation.search.search import imagined, tried
from bot.simulation.simulate import player_at, players_of
from engines import GAMES, Ask, Game
from engines.chance import Stream
from engines.players import Player, lookahead_of
from engines.players.basic import PlayerWrapper
from engines.players.protocol import Picks
from tests.bench.result import Result

IMAGINED = 64
"""The imagined games of a decision, shared out evenly among the answers."""
ANSWERS = 16
"""The most answers that are tried."""
SEATS = 3
FIRST = 95_000
LEAST, MOST = 20, 300
"""Deals: it stops between the two once the interval of the difference lies on one side of 0."""


class Challenger(PlayerWrapper):
    """A player that tries every answer in imagined games (one-ply Monte Carlo), and answers as ``player`` where none can be imagined."""

    def __init__(self, player: Player, game: Game, seed: int) -> None:
        """``game``: only the seat's view of it is used; ``seed``: that of the table."""
        super().__init__(player)
        self._game = game
        self._seed = seed

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Return the answer after which it stands best in its imagined games, the usual one of equals."""
        usual = super().choose(ask, view)
        answers = [] if usual is None else list(islice(dict.fromkeys([usual, *_answers(ask)]), ANSWERS))
        if len(answers) < 2:
            return usual
        situation = situation_of(self._game, ask, self._seed)
        stream, totals = Stream(situation.seed, f"challenger {ask.id}"), [0] * len(answers)
        for _ in range(max(1, IMAGINED // len(answers))):
            game = imagined(situation, stream)
            if game is None:
                return usual
            whims = stream.below(1 << 63)
            for number, picks in enumerate(answers):
                totals[number] += _standing(game.copy(), ask, picks, whims)
        return answers[totals.index(max(totals))]


def _answers(ask: Ask) -> Iterator[Picks]:
    """Yield the legal answers, those of few picks first."""
    options = [option.id for option in ask.options if not option.host_only]
    return chain.from_iterable(combinations(options, number) for number in range(ask.least, ask.most + 1))


def _standing(game: Game, ask: Ask, picks: Picks, whims: int) -> int:
    """Return how well the seat of ``ask`` stands at the end of the round after this answer, if everybody plays on as a normal player.

    Raises ValueError for a game whose standings nobody judges.
    """
    if (judging := lookahead_of(game.rulebook.name)) is None:
        raise ValueError(f"nobody judges the standing in {game.rulebook.name}")
    return tried(game, ask, (picks,), whims, judging)


def _wins_of(game: str, seed: int, seat: int, *, challenged: bool) -> bool:
    """Whether the challenger, or a strong player, wins in this seat among normal players."""
    dealt = engines.start(game, seats=SEATS, seed=seed)
    players = players_of(game, SEATS, seed, "normal")
    players[seat] = Challenger(players[seat], dealt, seed) if challenged else player_at(dealt, seat, seed, "strong")
    Circle(dealt, players).play()
    return dealt.outcome is not None and seat in dealt.outcome.winners


def measure() -> Iterator[Result]:
    """Let both play each searched game at a table of three."""
    for game in [name for name in GAMES if is_searched(name)]:
        yield from challenged(game, range(FIRST, FIRST + MOST))


def challenged(game: str, deals: Iterable[int]) -> Iterator[Result]:
    """Let both play in each kind of chair until it is clear who wins more there, at most so many deals."""
    played: dict[str, tuple[list[bool], list[bool]]] = {}
    for seed in deals:
        for chair, seat in chairs(engines.start(game, seats=SEATS, seed=seed), seed).items():
            one, strong = played.setdefault(chair, ([], []))
            mean, half = difference(one, strong)
            if len(one) < LEAST or abs(mean) <= half:
                one.append(_wins_of(game, seed, seat, challenged=True))
                strong.append(_wins_of(game, seed, seat, challenged=False))
    for chair, (one, strong) in played.items():
        mean, half = difference(one, strong)
        found = f"{sum(one)} : {sum(strong)}, {points((mean, half))}"
        yield Result(f"{game}, {chair}, {len(one)} deals, challenger : strong", found, "not above 0", mean <= half)
