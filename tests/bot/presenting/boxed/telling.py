"""Boxed games as they are told: the lines of random games, and the messages into which they grow."""

from collections import defaultdict
from collections.abc import Sequence
from functools import cache

from bot.presenting.page import Line
from bot.tables.delivery.planning import LONGEST_LINE, LONGEST_STORY
from engines import Game
from tests.bot.presenting.boxed.tables import Boxed, scene_of


@cache
def told_of(boxed: Boxed, seats: int, seed: int, language: str = "cs") -> tuple[tuple[Line, ...], Game]:
    """Return the lines of a game as they come, after each move, and the game that is over."""
    lines: list[Line] = []
    heard = 0
    game = None
    for game in boxed.play(seats, seed):
        if len(game.notices) > heard:
            lines += boxed.presenter.narrate(game.notices, scene_of(game, language), since=heard)
            heard = len(game.notices)
    assert game is not None
    return tuple(lines), game


def narrated(boxed: Boxed, seats: int, seed: int, language: str = "cs") -> tuple[Line, ...]:
    """Return the lines of a game, narrated after each move."""
    return told_of(boxed, seats, seed, language)[0]


def messages(lines: Sequence[Line]) -> dict[str, list[str]]:
    """Return the messages that the lines grow into, by their story, split as the outbox splits them."""
    made: dict[str, list[str]] = defaultdict(list)
    for line in lines:
        assert line.story is not None and line.seat is None
        grown = made[line.story]
        room = LONGEST_STORY if line.after == "\n" else LONGEST_LINE
        if grown and len(grown[-1]) + len(line.text) < room:
            grown[-1] += f"{line.after}{line.text}"
        else:
            grown.append(line.text)
    return made
