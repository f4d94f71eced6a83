"""The public posterior of a game of Mafie, step by step (RP-3.1, RP-3.2).

It reads only public notices and lines.
"""

from collections.abc import Callable, Sequence

import engines
from bot.replay.source import SpokenLine
from engines import Notice
from engines.players.inference import Point, PosteriorHistory, Setup
from engines.players.inference.facts import BallotHeld, Recruiting, Said, TieAnswered, TokenShown, VictimNamed
from engines.table import Game, Record

TurningText = tuple[str, dict[str, str | int]]
"""The key of a text with its arguments; ``seat`` and ``target`` are numbers of seats."""


class PublicInference:
    """Follows one game. ``course`` is the posterior so far."""

    def __init__(self, game: Game, lines: Sequence[SpokenLine] = ()) -> None:
        """``game`` is just dealt; ``lines`` are in order."""
        record = game.record
        self.course = PosteriorHistory(Setup(record.seats, not record.options["kids_no_agent"], record.options["fair_tokens"]))
        self._lines = lines
        self._heard = self._listened = 0

    def hear(self, notices: Sequence[Notice], upto: int) -> None:
        """Read the notices before number ``upto``."""
        for notice in notices[self._heard : upto]:
            self.course.hear(notice)
        self._heard = max(self._heard, upto)

    def listen(self, moves: int) -> None:
        """Read the lines said until the game had ``moves`` moves."""
        while self._listened < len(self._lines) and self._lines[self._listened].moves <= moves:
            line = self._lines[self._listened]
            self.course.listen(line.seat, line.text)
            self._listened += 1

    @property
    def now(self) -> int:
        """The number of the newest point of the course."""
        return len(self.course.points) - 1


def public_course(record: Record, lines: Sequence[SpokenLine] = ()) -> PosteriorHistory:
    """Return the public posterior after each public fact of a game of Mafie, with its turning points (MA-1.13).

    Raises ReplayDiverged when the record does not fit the rules.
    """
    game = engines.replay(record, until=0)
    found = PublicInference(game, lines)
    found.hear(game.notices, len(game.notices))
    for number, move in enumerate(record.moves):
        found.listen(number)
        game.make(move)
        found.hear(game.notices, len(game.notices))
    return found.course


def turning_point_text(point: Point) -> TurningText:
    """Return the sentence about a turning point: the event, without a judgement of play (RP-3.2)."""
    describe = SENTENCES.get(type(point.fact))
    return describe(point.fact, point.round) if describe is not None else ("replay-turn-else", {"round": point.round})


def _ballot(fact: BallotHeld, round_: int) -> TurningText:
    return f"replay-turn-{fact.kind}", {"round": round_}


def _tie(fact: TieAnswered, round_: int) -> TurningText:
    if fact.target is None:
        return "replay-turn-stays", {"round": round_, "seat": fact.seat}
    return "replay-turn-changed", {"round": round_, "seat": fact.seat, "target": fact.target}


def _shown(fact: TokenShown, round_: int) -> TurningText:
    return f"replay-turn-token-{fact.token}", {"round": round_, "seat": fact.seat}


def _said(fact: Said, round_: int) -> TurningText:
    about: dict[str, str | int] = {} if fact.target is None else {"target": fact.target}
    return ("replay-turn-said-about" if about else "replay-turn-said"), {"round": round_, "seat": fact.seat, **about}


SENTENCES: dict[type | None, Callable[..., TurningText]] = {
    BallotHeld: _ballot,
    TieAnswered: _tie,
    TokenShown: _shown,
    Said: _said,
    VictimNamed: lambda fact, round_: ("replay-turn-victim", {"round": round_, "seat": fact.seat}),
    Recruiting: lambda _fact, round_: ("replay-turn-recruiting", {"round": round_}),
}
