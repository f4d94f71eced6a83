"""Sealed guesses of people who are out, and of spectators (NT-5.1). They change nothing, and nobody reads them before the end."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

GUESS = "guess"
"""The verb in custom ids."""

NOBODY = "nobody"
"""The value of a menu for a guess without a seat."""


@dataclass(frozen=True, slots=True)
class Guesser:
    """A person who is out, by ``seat``, or a spectator by the number ``guest``; the other one is -1."""

    seat: int = -1
    guest: int = -1


@dataclass(frozen=True, slots=True)
class Guess:
    """A guess of ``seats`` (none: nobody) about a matter of one round."""

    by: Guesser
    about: str
    round: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OpenGuess:
    """A guess that somebody may make or change now: exactly ``count`` of ``seats``; ``nobody``: or none."""

    about: str
    round: int
    seats: tuple[int, ...]
    count: int = 1
    nobody: bool = True

    def takes(self, seats: Sequence[int]) -> bool:
        """Return whether ``seats`` are an answer."""
        fits = len(seats) == self.count or (self.nobody and not seats)
        return fits and len(set(seats)) == len(seats) and set(seats) <= set(self.seats)


@dataclass(frozen=True, slots=True)
class Score:
    """The decided guesses of one guesser: how many were ``right`` of ``all``."""

    by: Guesser
    right: int
    all: int


def scores(guesses: Sequence[Guess], judged: Callable[[Guess], tuple[int, int]]) -> tuple[Score, ...]:
    """Return the scores of all guessers with a decided guess, the best first. ``judged``: right ones and decided ones of a guess."""
    found: dict[Guesser, tuple[int, int]] = {}
    for guess in guesses:
        right, decided = judged(guess)
        if decided:
            before = found.get(guess.by, (0, 0))
            found[guess.by] = before[0] + right, before[1] + decided
    made = [Score(by, *count) for by, count in found.items()]
    return tuple(sorted(made, key=lambda score: (-score.right, score.all, score.by.guest, score.by.seat)))


def best(made: Sequence[Score]) -> tuple[Score, ...]:
    """Return the best of ``made``, all who are equal; none without a right guess."""
    return tuple(score for score in made if score.right and (score.right, score.all) == (made[0].right, made[0].all))
