"""Look-ahead: tries a few answers in the same imagined games and judges each at the end of the round (MA-6.4, MA-14.7).

The number of games limits it, not a clock, so a situation has the same answer on any computer.
"""

from contextlib import suppress

from msgspec import Struct
from pydantic import BaseModel

from bot.simulation.playing import Circle
from engines import GAMES, SIGHTS, Ask, Game
from engines.chance import Stream
from engines.imagining import Imagined, Seen, imagine, seen_by
from engines.imagining.walking import Guess
from engines.players import Effort, Player, effort_of, lookahead_of, player_for
from engines.players.basic import PlayerWrapper
from engines.players.protocol import Candidate, Lookahead, Picks
from engines.players.whims import FINEST


class Situation(Struct, frozen=True):
    """A decision to make. ``seed`` draws the imagined games; it does not reveal the seed of the game."""

    game: str
    seats: int
    options: BaseModel
    ask: Ask
    seen: Seen
    seed: int
    effort: Effort


def is_searched(game: str, level: str = "strong") -> bool:
    """Return whether players of ``level`` look ahead in a game."""
    return game in SIGHTS and effort_of(game, level) is not None


def situation_of(game: Game, ask: Ask, seed: int, level: str = "strong") -> Situation:
    """Return the situation of the seat of ``ask``; ``seed``: that of the table for its automated players (MA-3.4).

    While a seat hears nothing new, all its decisions have the same imagined games, but for the answers that others give meanwhile: with new
    ones for each, chance would make it leave its own plan. Raises ValueError for a game or a level in which nobody looks ahead.
    """
    if (effort := effort_of(game.rulebook.name, level)) is None:
        raise ValueError(f"no {level} player looks ahead in {game.rulebook.name}")
    seen = seen_by(game, ask.seat)
    own = Stream(seed, f"machine {ask.seat} {len(seen.told)} ahead").below(1 << 63)
    return Situation(game.rulebook.name, game.seats, game.options, ask, seen, own, effort)


LONGEST = 2_000
"""Limit of steps; no round has as many."""


def guessing(game: str, seed: int) -> Guess:
    """Return the guess for hidden answers of other seats: those of normal players."""
    players: dict[int, Player] = {}

    def guess(ask: Ask, view: BaseModel) -> Picks | None:
        if ask.seat not in players:
            players[ask.seat] = player_for(game, ask.seat, seed)
        return players[ask.seat].choose(ask, view)

    return guess


def best(situation: Situation) -> Picks | None:
    """Return the first answer of the best candidate; None without a choice or an imagined game, and beyond the share of ``effort``."""
    lookahead, ask, effort = lookahead_of(situation.game), situation.ask, situation.effort
    if lookahead is None or situation.game not in SIGHTS or Stream(situation.seed, "share").below(FINEST) >= effort.share * FINEST:
        return None
    usual = player_for(situation.game, ask.seat, situation.seed).choose(ask, situation.seen.view)
    candidates = lookahead.candidates(ask, situation.seen.view, usual)
    if len(candidates) < 2:
        return candidates[0][0] if candidates else None
    stream, totals, left = Stream(situation.seed, "games"), dict.fromkeys(candidates, 0), list(candidates)
    for games, go_on in effort.heats:
        for _ in range(games):
            game = imagined(situation, stream)
            if game is None:
                return None
            whims = stream.below(1 << 63)
            copies = [*(game.copy() for _ in left[1:]), game]
            for candidate, one in zip(left, copies, strict=True):
                totals[candidate] += tried(one, ask, candidate, whims, lookahead)
        left = sorted(left, key=totals.__getitem__, reverse=True)[:go_on]
    return left[0][0]


def imagined(situation: Situation, stream: Stream) -> Imagined | None:
    """Return a game that its seat cannot tell from the real one, drawn from ``stream``; None when none was found."""
    game, seats = situation.game, situation.seats
    return imagine(GAMES[game], seats, situation.options, SIGHTS[game], situation.seen, stream, lambda seed: guessing(game, seed))


def tried(game: Game, ask: Ask, candidate: Candidate, whims: int, lookahead: Lookahead) -> int:
    """Return the standing of the seat of ``ask`` at the end of the round, after playing ``candidate``."""
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
    """A player that raises RoundOver when it is asked in another round."""

    def __init__(self, player: Player, lookahead: Lookahead, stage: object) -> None:
        super().__init__(player)
        self._lookahead = lookahead
        self._stage = stage

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Return the player's answer. Raises RoundOver."""
        if self._lookahead.stage(view) != self._stage:
            raise RoundOver
        return super().choose(ask, view)


class FollowsCandidate(PlayerWrapper):
    """A player that gives the answers of ``candidate``, then those of ``player``."""

    def __init__(self, player: Player, candidate: Candidate) -> None:
        super().__init__(player)
        self._left = list(candidate)

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Return the next answer of the candidate, else the player's; skip answers that are not offered."""
        usual = super().choose(ask, view)
        offered = {option.id for option in ask.options}
        while self._left and ask.holds:
            picks = self._left.pop(0)
            if offered.issuperset(picks) and ask.least <= len(picks) <= ask.most:
                return picks
        return usual


class LookaheadPlayer(PlayerWrapper):
    """A player that looks ahead where there is a choice, and else answers as ``player``."""

    def __init__(self, player: Player, game: Game, seed: int, level: str) -> None:
        """``game``: only the seat's view of it is used; ``seed``: that of the table."""
        super().__init__(player)
        self._game = game
        self._seed = seed
        self._level = level

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Return the decision of the look-ahead, else the player's answer."""
        usual = self._player.choose(ask, view)
        found = best(situation_of(self._game, ask, self._seed, self._level))
        return usual if found is None else found
