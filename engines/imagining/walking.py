"""Playing an imagined game along the observations of a seat, up to the present moment (MA-6.2)."""

from __future__ import annotations

from collections.abc import Callable

from pydantic import BaseModel

from engines.asking import Ask, By, IllegalAnswer, RuleFault
from engines.chance import Chance, Stream
from engines.imagining.sight import Given, Picks, Seen, Sight, SightOf
from engines.imagining.standing_in import Contradiction, Shuffles, StandIn
from engines.rules import Rulebook
from engines.runner import Game


class Imagined(Game):
    """A game whose chance is a stand-in."""

    def __init__(
        self, rulebook: Rulebook, seats: int, options: BaseModel, seed: int, sight: Sight, shuffles: Shuffles | None = None
    ) -> None:
        """``seed``: of unknown draws; ``shuffles``: those of the original of a copy.

        Raises Contradiction when the deal does not fit the observations.
        """
        self._sight = sight
        self._shuffles: Shuffles = {} if shuffles is None else shuffles
        super().__init__(rulebook, seats, options, seed)

    def _chance(self) -> Chance:
        return StandIn(self._seed, self._sight, self._shuffles)

    def copy(self) -> Imagined:
        """Return an independent copy at the same moment, whose later draws are the same."""
        twin = Imagined(self.rulebook, self.seats, self.options, self._seed, self._sight, self._shuffles)
        for move in self._moves:
            twin._repeat(*move)
        return twin


MISSES = 20
"""The number of tries that may contradict the observations."""

LONGEST = 10_000
"""A bound above the number of answers in any game."""

Guess = Callable[[Ask, BaseModel], Picks | None]
"""How a seat answers a question with an unknown answer, given its view."""


def imagine(
    rulebook: Rulebook, seats: int, options: BaseModel, make: SightOf, seen: Seen, stream: Stream, guess: Callable[[int], Guess]
) -> Imagined | None:
    """Return a game with the observations ``seen`` of its seat, all else drawn from ``stream``; None after ``MISSES`` tries.

    ``make`` makes the sight of the game, and ``guess`` the guesser of hidden answers for a seed.
    """
    for _ in range(MISSES):
        seed = stream.below(1 << 63)
        try:
            sight = make(seen, seats, Stream(seed, "sight"))
            walk = Walk(Imagined(rulebook, seats, options, seed, sight), seen, sight, guess(seed))
            walk.go()
        except (Contradiction, IllegalAnswer, RuleFault):
            continue
        return walk.game
    return None


class Walk:
    """One game on its way to the present moment of ``seen``."""

    def __init__(self, game: Imagined, seen: Seen, sight: Sight, guess: Guess) -> None:
        self.game = game
        self._seen = seen
        self._sight = sight
        self._guess = guess
        self._given = list(seen.given)
        self._notices = 0
        self._told = 0
        self._before: dict[int, list[tuple[str, Picks]]] = {}
        """The answers of each seat since the last notice."""

    def go(self) -> None:
        """Play along. Raises Contradiction, IllegalAnswer or RuleFault when the game departs from the observations."""
        self._listen()
        for _ in range(LONGEST):
            if not self._step():
                break
            self._listen()
        if not self._is_there():
            raise Contradiction("not what was seen")

    def _is_there(self) -> bool:
        """Return whether notices, answers and view of the seat are all as seen."""
        return self._told == len(self._seen.told) and not self._given and self.game.view(self._seen.seat) == self._seen.view

    def _listen(self) -> None:
        """Compare new notices with the observed ones. Raises Contradiction on a difference."""
        told, seat = self._told, self._seen.seat
        for notice in self.game.notices[self._notices :]:
            if notice.to is None or seat in notice.to:
                if told >= len(self._seen.told) or notice.text != self._seen.told[told]:
                    raise Contradiction(f"{notice.text.key} was not told")
                told += 1
        self._notices = self.game.notices_made
        if told != self._told:
            self._told = told
            self._before.clear()

    def _step(self) -> bool:
        """Give the next answer; return whether there was one."""
        known = [(found, ask) for ask in self.game.asks if (found := self._known(ask)) is not None]
        if known:
            (at, picks), ask = min(known, key=lambda one: one[0][0])
            if at >= len(self._seen.told) and self._is_there():
                return False
            return self._answered(ask, picks) if picks is not None else self._guessed(ask)
        return any(self._guessed(ask) for ask in self.game.asks if ask.seat in self._sight.answered)

    def _own(self, ask: Ask) -> Given | None:
        """Return the seat's own answer to ``ask``."""
        own = self._given[0] if self._given and ask.seat == self._seen.seat else None
        return own if own is not None and (own.told, own.name) == (self._told, ask.name) else None

    def _known(self, ask: Ask) -> tuple[int, Picks | None] | None:
        """Return picks of ``ask`` and when they became known; the seat's own answers count before the notices they led to."""
        own = self._own(ask)
        if own is not None:
            return self._told - 1, own.picks
        return self._sight.answer(ask, self._told, self._before.get(ask.seat, ()))

    def _guessed(self, ask: Ask) -> bool:
        picks = self._guess(ask, self.game.view(ask.seat))
        return picks is not None and self._answered(ask, picks)

    def _answered(self, ask: Ask, picks: Picks) -> bool:
        own = self._own(ask)
        by: By = "seat"
        if own is not None:
            by = own.by
            del self._given[0]
        self._before.setdefault(ask.seat, []).append((ask.name, picks))
        if by in ("clock", "host") and picks == ask.default and ask.clock is not None:
            self.game.expire(ask.id, by=by)
        else:
            self.game.answer(ask.id, *picks, by=by)
        return True
