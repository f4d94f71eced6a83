"""The posterior against all worlds written out."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.players.inference import Setup, after, opening
from engines.players.inference.facts import Fact
from tests.engines.players.inference.brute_force import BruteForce
from tests.engines.players.inference.inventing import invented_courses


def compare(seats: int, facts: list[Fact]) -> None:
    slow, quick = BruteForce(seats), opening(Setup(seats))
    for fact in facts:
        slow.take(fact)
        quick = after(quick, fact)
        assert quick.marginals == pytest.approx(slow.mafia(), abs=1e-6), fact
        assert [quick.agent(seat) for seat in range(seats)] == pytest.approx(slow.agent(), abs=1e-4), fact


@pytest.mark.rule("MA-1.2", "MA-14.2")
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_every_world_and_every_kind_of_mafia(data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from((7, 8)))
    compare(seats, data.draw(invented_courses(seats)))


@pytest.mark.rule("MA-14.2")
@settings(max_examples=5, deadline=None)
@given(st.data())
def test_at_eleven_seats(data: st.DataObject) -> None:
    compare(11, data.draw(invented_courses(11)))
