"""Automated players hear each other: what one says in a discussion, the others at its table take in."""

from types import SimpleNamespace
from typing import Any

import engines
from bot.tables.company.automats import Automats
from bot.tables.manners import manners_of
from engines import Ask, Text


class Talker:
    """An automated player that says one line and notes what it hears."""

    def __init__(self, line: Text | None) -> None:
        self.line = line
        self.heard: list[tuple[int, Text]] = []

    def say(self, _view: object) -> Text | None:
        return self.line

    def listen(self, seat: int, line: Text) -> None:
        self.heard.append((seat, line))


def test_what_one_automated_player_says_the_others_hear() -> None:
    said: list[tuple[int, Text]] = []
    seats = [SimpleNamespace(seat=number, automat=number != 1) for number in range(3)]
    answers: Any = SimpleNamespace(table=SimpleNamespace(seats=seats, game="mafie", seed="1"))
    automats = Automats(answers, (0.0, 0.0), lambda seat, line: said.append((seat, line)))
    line = Text("auto-accuse", {"seat": "seat:1"})
    players: Any = {0: Talker(line), 2: Talker(None)}
    automats._players.update(players)
    view = engines.start("mafie", seats=6, seed=1).view(0)
    automats._talk(0, players[0], view)
    automats._talk(0, players[0], view)
    automats._talk(2, players[2], view)
    assert said == [(0, line)], "once in each discussion"
    assert players[2].heard == [(0, line)]
    assert 1 not in automats._players, "a person needs nobody to listen"


def test_what_follows_from_a_move_of_its_own_is_answered_sooner() -> None:
    """T-1: an automated player thinks once about a turn, not again about each part of it."""
    course = SimpleNamespace(manners=manners_of("mafia_city"))
    answers: Any = SimpleNamespace(table=SimpleNamespace(id="t1", seats=[], game="mafia_city", seed="1", course=course))
    automats = Automats(answers, (3.0, 8.0), lambda _seat, _line: None)
    turn, place = (Ask(name, seat=0, options=(), clock="turn", id=f"{name}/0/1") for name in ("mafia_city.turn", "mafia_city.turn.place"))
    assert 3.0 <= automats._when(turn, 0.0) <= 8.0
    assert 0.6 <= automats._when(place, 0.0) <= 1.6
