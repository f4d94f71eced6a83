"""The plain challenger of strong players takes the answer after which it stands best in its imagined games (MA-14.7)."""

import pytest

import engines
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of
from engines import Ask, Game
from engines.players import player_for
from engines.players.protocol import Picks
from tests.bench import challenger
from tests.bench.challenger import Challenger


def question() -> tuple[Game, Ask]:
    """A game of Zbojníci at its first question of a choice."""
    game = engines.start("zbojnici", seats=3, seed=1)
    circle = Circle(game, players_of("zbojnici", 3, 1, "normal"))
    while not (asks := [ask for ask in game.asks if ask.name == "zbojnici.plan.figure" and len(ask.options) > 2]):
        circle.step()
    return game, asks[0]


@pytest.mark.rule("MA-14.7")
def test_it_takes_the_answer_that_leaves_it_best_and_of_equals_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game, ask = question()
    view, tried, best = game.view(ask.seat), list[Picks](), set[Picks]()
    usual = player_for("zbojnici", ask.seat, 1).choose(ask, view)
    wanted = next((option.id,) for option in reversed(ask.options) if (option.id,) != usual)

    def standing(imagined: Game, _ask: Ask, picks: Picks, _whims: int) -> int:
        assert imagined.view(ask.seat) == view, "it is asked in what its chair knows"
        tried.append(picks)
        return picks in best

    monkeypatch.setattr(challenger, "_standing", standing)
    assert Challenger(player_for("zbojnici", ask.seat, 1), game, 1).choose(ask, view) == usual
    assert len({*tried}) == len(ask.options)
    assert challenger.IMAGINED - len(ask.options) < len(tried) <= challenger.IMAGINED
    best.add(wanted)
    assert Challenger(player_for("zbojnici", ask.seat, 1), game, 1).choose(ask, view) == wanted
