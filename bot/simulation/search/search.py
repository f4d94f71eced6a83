"""Looking ahead: a few answers, each tried in the same imagined games, judged at the end of the round (MA-6.4).

Bounded by number and not by clock: the same situation has the same answer on any machine.
"""

from contextlib import suppress

from msgspec import Struct
from pydantic import BaseModel

from bot.simulation.playing import Circle
from engines import GAMES, SIGHTS, Ask, Game
from engines.chance import Stream
from engines.imagining import Imagined, Seen, imagine, seen_by
from engines.imagining.walking import Guess
from engines.players import Player, lookahead_of, player_for
from engines.players.basic import PlayerWrapper
from engines.players.protocol import Candidate, Lookahead, Picks


class Situation(Struct, frozen=True):
    """A decision that is to be made. ``seed``: what is imagined is drawn from it; the seed of the game does not follow from it."""

    game: str
    seats: int
    options: BaseModel
    ask: Ask
    seen: Seen
    seed: int


def is_searched(game: str) -> bool:
    """Return whether strong players of a game look ahead."""
    return game in SIGHTS and lookahead_of(game) is not None


def situation_of(game: Game, ask: Ask, seed: int) -> Situation:
    """Return the situation of the seat that is asked; ``seed``: that of the table, from which machines have their whims (MA-3.4)."""
    own = Stream(seed, f"machine {ask.seat} {ask.id} ahead").below(1 << 63)
    return Situation(game.rulebook.name, game.seats, game.options, ask, seen_by(game, ask.seat), own)


GAMES_EACH = 8
"""Imagined games, the same for each candidate."""

LONGEST = 2_000
"""More steps than any round has."""


def guessing(game: str, seed: int) -> Guess:
    """Return how hidden answers of other seats are guessed: as normal players give them."""
    players: dict[int, Player] = {}

    def guess(ask: Ask, view: BaseModel) -> Picks | None:
        if ask.seat not in players:
            players[ask.seat] = player_for(game, ask.seat, seed)
        return players[ask.seat].choose(ask, view)

    return guess


def best(situation: Situation) -> Picks | None:
    """Return the answer with which the best way to go on begins; None where there is nothing to choose, or nothing could be imagined."""
    lookahead, ask = lookahead_of(situation.game), situation.ask
    if lookahead is None or situation.game not in SIGHTS:
        return None
    usual = player_for(situation.game, ask.seat, situation.seed).choose(ask, situation.seen.view)
    candidates = lookahead.candidates(ask, situation.seen.view, usual)
    if len(candidates) < 2:
        return candidates[0][0] if candidates else None
    stream, totals = Stream(situation.seed, "games"), [0] * len(candidates)
    for _ in range(GAMES_EACH):
        game = _imagined(situation, stream)
        if game is None:
            return None
        whims = stream.below(1 << 63)
        games = [*(game.copy() for _ in candidates[1:]), game]
        for number, (candidate, one) in enumerate(zip(candidates, games, strict=True)):
            totals[number] += tried(one, ask, candidate, whims, lookahead)
    return candidates[totals.index(max(totals))][0]


def _imagined(situation: Situation, stream: Stream) -> Imagined | None:
    game, seats = situation.game, situation.seats
    return imagine(GAMES[game], seats, situation.options, SIGHTS[game], situation.seen, stream, lambda seed: guessing(game, seed))


def tried(game: Game, ask: Ask, candidate: Candidate, whims: int, lookahead: Lookahead) -> int:
    """Return how well the seat of ``ask`` stands when the round is over, after it has gone on by ``candidate``."""
    name, seat, stage = game.rulebook.name, ask.seat, lookahead.stage(game.view(None))
    players: list[Player] = [player_for(name, each, whims) for each in range(game.seats)]
    players[seat] = FollowsCandidate(players[seat], candidate)
    circle = Circle(game, [StopsAfterRound(player, lookahead, stage) for player in players])
    with suppress(RoundOver):
        for _ in range(LONGEST):
            if game.outcome is not None:
                break
            circle.step()
    return lookahead.standing(game.view(seat), seat)


class RoundOver(Exception):
    """The round is over."""


class StopsAfterRound(PlayerWrapper):
    """A player that answers nothing more when the round is over; whoever is asked first notices it."""

    def __init__(self, player: Player, lookahead: Lookahead, stage: object) -> None:
        super().__init__(player)
        self._lookahead = lookahead
        self._stage = stage

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Return the player's answer. Raises Over when it is another round."""
        if self._lookahead.stage(view) != self._stage:
            raise RoundOver
        return super().choose(ask, view)


class FollowsCandidate(PlayerWrapper):
    """A player that goes on as it was told to, and then as ``player`` does."""

    def __init__(self, player: Player, candidate: Candidate) -> None:
        super().__init__(player)
        self._left = list(candidate)

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Return the next answer that was told, else the player's; what is not offered has been taken silently."""
        usual = super().choose(ask, view)
        offered = {option.id for option in ask.options}
        while self._left and ask.holds:
            picks = self._left.pop(0)
            if offered.issuperset(picks) and ask.least <= len(picks) <= ask.most:
                return picks
        return usual


class LookaheadPlayer(PlayerWrapper):
    """Looks ahead where there is something to choose, and else answers as ``player`` does."""

    def __init__(self, player: Player, game: Game, seed: int) -> None:
        """``game``: of which what its seat has seen is taken, and nothing else; ``seed``: that of the table."""
        super().__init__(player)
        self._game = game
        self._seed = seed

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Return what was found by looking ahead, else the player's answer."""
        usual = self._player.choose(ask, view)
        found = best(situation_of(self._game, ask, self._seed))
        return usual if found is None else found
