"""Evenings among automated players of Mafie who note all that they were asked and said."""

from functools import cache
from typing import Any

from pydantic import BaseModel

import engines
from bot.simulation.playing import Circle
from engines.mafie.views import MafieView
from engines.players.mafie import MafiePlayer
from engines.players.protocol import Picks
from engines.players.whims import NORMAL, Level, Whims
from engines.table import Ask, Game, Notice, Text


class Watching(MafiePlayer):
    """Notes everything it was asked and said."""

    def __init__(self, seat: int, whims: Whims) -> None:
        super().__init__(seat, whims)
        self.answers: list[tuple[Ask, Picks | None, MafieView]] = []
        self.lines: list[tuple[Text, MafieView]] = []
        self.heard: list[Notice | tuple[int, Text]] = []

    def hear(self, notice: Notice) -> None:
        super().hear(notice)
        self.heard.append(notice)

    def listen(self, seat: int, line: Text) -> None:
        super().listen(seat, line)
        self.heard.append((seat, line))

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        assert isinstance(view, MafieView)
        picks = super().choose(ask, view)
        self.answers.append((ask, picks, view))
        return picks

    def say(self, view: BaseModel) -> Text | None:
        assert isinstance(view, MafieView)
        line = super().say(view)
        if line is not None:
            self.lines.append((line, view))
        return line


def evening(seats: int, seed: int, level: Level = NORMAL, **options: Any) -> tuple[Game, list[Watching]]:
    game = engines.start("mafie", seats=seats, options=options, seed=seed)
    players = [Watching(seat, Whims(seed, seat, level)) for seat in range(seats)]
    Circle(game, players).play()
    return game, players


def nights(seats: int, games: int, level: Level = "strong") -> tuple[tuple[Game, list[Watching]], ...]:
    """Return so many evenings, played once for all tests: more of them begin with the same."""
    return tuple(_night(seats, 500 + number, level) for number in range(games))


@cache
def _night(seats: int, seed: int, level: Level) -> tuple[Game, list[Watching]]:
    return evening(seats, seed, level)
