"""The stored form of a plan."""

import pytest

from bot.evenings.plan import GamePlan, Plan, read_plan


@pytest.mark.rule("CL-4.1")
def test_the_mention_of_a_lobby_keeps_its_stored_name() -> None:
    column = {"games": [{"game": "mafie"}], "channels": ["5"], "chairs": 21, "lay": "nobody"}
    plan = read_plan(column)
    assert plan == Plan(games=(GamePlan("mafie"),), channels=("5",), chairs=21, lobby_call="nobody")
    assert plan.json()["lay"] == "nobody"
