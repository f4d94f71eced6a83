"""When automated players of Mafie play their cards (MA-2.15)."""

from types import SimpleNamespace
from typing import cast

import pytest

from engines.mafie.views import MafieView
from engines.players import mafie_actions
from engines.players.mafie_mind import Mind
from tests.engines.players.test_mafie_thinking import mind_of, options


def struck(mind: Mind, seat: int, phase: str = "verdict") -> Mind:
    """The same moment, when ``seat`` has been struck."""
    view = mind.view
    mind.view = cast(
        "MafieView", SimpleNamespace(struck=seat, phase=phase, victim=None, me=view.me, seats=view.seats, round=2, options=view.options)
    )
    return mind


@pytest.mark.rule("MA-2.15")
@pytest.mark.parametrize(("chance", "shoots"), [(0.95, True), (0.02, False)])
def test_a_shot_is_fired_when_it_may_be_expected_to_help(chance: float, *, shoots: bool) -> None:
    mind = mind_of("police", dict.fromkeys(range(9), chance))
    targets = options(*mind.others)
    assert (mafie_actions.last_shot(mind, ["pass", *targets]) != "pass") == shoots
    assert (mafie_actions.shot(mind, targets) is not None) == shoots


@pytest.mark.rule("MA-2.15")
def test_a_mafioso_never_shoots_at_a_fellow() -> None:
    mind = mind_of("mafia", dict.fromkeys(range(9), 0.1))
    assert mind.view.me is not None
    knows = mind.view.me.model_copy(update={"wakers": (mind.seat, mind.others[0])})
    mind.view = mind.view.model_copy(update={"me": knows})
    assert mind.fellows
    for _ in range(5):
        target = mafie_actions.shot(mind, options(*mind.others))
        assert target is None or target not in options(*mind.fellows)


@pytest.mark.rule("MA-2.15")
@pytest.mark.parametrize(
    ("token", "chance", "saved"), [("police", 0.2, True), ("police", 0.5, False), ("mafia", 0.5, False), ("mafia", 0.8, True)]
)
def test_the_bandage_is_for_players_believed_on_ones_own_side(token: str, chance: float, *, saved: bool) -> None:
    mind = mind_of(token, dict.fromkeys(range(9), chance))
    stranger = next(seat for seat in mind.others if seat not in mind.fellows)
    assert (mafie_actions.bandage(struck(mind, stranger), ["pass", "card:2"]) == "card:2") == saved


@pytest.mark.rule("MA-2.15")
def test_a_vest_is_shown_by_the_saved_player() -> None:
    assert mafie_actions.vest(mind_of("police", {}), ["pass", "card:1"]) == "card:1"
