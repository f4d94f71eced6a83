"""What a button carries that begins a lesson, or leads to one that does: the game, and the pace that the person has asked for (MA-8.4)."""

from dataclasses import dataclass

from bot.practice.plan import games_with_lessons

PACES = (1.0, 1.5, 2.0)
"""By what the time that the others take can be multiplied; the usual pace comes first."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A game, and by what the time that the others take in its lesson is multiplied."""

    game: str
    pace: float = PACES[0]

    def __str__(self) -> str:
        return self.game if self.pace == PACES[0] else f"{self.game}:{self.pace:g}"


def chosen(extra: str) -> Choice | None:
    """Return the choice that stands in a custom id, None when there is none."""
    return next((one for game in games_with_lessons() for pace in PACES if str(one := Choice(game, pace)) == extra), None)
