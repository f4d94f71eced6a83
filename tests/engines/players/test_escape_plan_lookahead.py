"""Moves that a player of Escape Plan tries when it looks ahead, and how well it stands (MA-6.4)."""

from typing import cast

import pytest

import engines
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of
from engines.escape_plan.views import EscapePlanView
from engines.players import lookahead_of, player_for
from engines.players.escape_plan_lookahead import WON, standing
from engines.players.protocol import CANDIDATES


@pytest.mark.rule("MA-6.4", "MA-6.5")
@pytest.mark.parametrize("seats", [1, 4])
def test_few_legal_ways_to_go_on_are_tried_the_usual_one_first(seats: int) -> None:
    lookahead = lookahead_of("escape_plan")
    assert lookahead is not None
    game = engines.start("escape_plan", seats=seats, seed=4)
    circle = Circle(game, players_of("escape_plan", seats, 4, "normal"))
    tried: dict[str, int] = {}
    fled = False
    while game.outcome is None:
        for ask in game.asks:
            view = game.view(ask.seat)
            usual = player_for("escape_plan", ask.seat, 4).choose(ask, view)
            candidates = lookahead.candidates(ask, view, usual)
            for (picks,) in candidates:
                assert {option.id for option in ask.options}.issuperset(picks)
            if candidates:
                assert candidates[0] == (usual,)
                tried[ask.name] = max(len(candidates), tried.get(ask.name, 0))
                fled |= ("escape",) in [picks for (picks,) in candidates]
        circle.step()
    assert tried["escape_plan.travel.end"] == (CANDIDATES if seats == 1 else 3)
    assert tried["escape_plan.turn"] == 2
    assert tried.get("escape_plan.store.gas_can", 1) == 1, "there is nothing to think about"
    assert fled


@pytest.mark.rule("MA-6.4")
def test_the_winner_stands_best_and_the_arrested_worst() -> None:
    game = engines.start("escape_plan", seats=3, seed=5)
    Circle(game, players_of("escape_plan", 3, 5, "normal")).play()
    view = cast("EscapePlanView", game.view(None))
    totals = {sheet.who: sheet.total for sheet in view.story.sheets} if view.story else {}
    for seat in range(3):
        assert standing(view, seat) == totals.get(f"seat:{seat}", 0) + WON * (seat in view.winners)


@pytest.mark.rule("MA-6.4")
def test_in_the_evening_wounds_and_handcuffs_count_against_one_and_bags_for_one() -> None:
    game = engines.start("escape_plan", seats=1, seed=5)
    circle = Circle(game, players_of("escape_plan", 1, 5, "normal"))
    while cast("EscapePlanView", game.view(0)).day < 2:
        circle.step()
    view = cast("EscapePlanView", game.view(0))
    (player,) = view.players

    def changed(**change: object) -> int:
        return standing(view.model_copy(update={"players": (player.model_copy(update=change),)}), 0)

    assert changed(handcuffs=player.handcuffs + 1) < standing(view, 0)
    assert changed(row=9, penalty=80) < standing(view, 0)
    assert changed(tokens=player.tokens + 1) > standing(view, 0)
    assert changed(location=None) == 0, "arrested"
