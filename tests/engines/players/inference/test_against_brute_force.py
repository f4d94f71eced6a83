"""The posterior against all worlds written out."""

from math import inf

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines.players.inference import Setup, acts, after, claims, opening
from engines.players.inference.facts import Fact
from engines.players.inference.parameters import Band
from tests.engines.players.inference.brute_force import BruteForce
from tests.engines.players.inference.inventing import invented_bands, invented_courses


@pytest.fixture(autouse=True)
def _no_caps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acts, "ACT", inf)
    monkeypatch.setattr(acts, "CLAIM", inf)
    monkeypatch.setattr(claims, "ACT", inf)
    monkeypatch.setattr(claims, "CLAIM", inf)


def compare(seats: int, band: Band, facts: list[Fact]) -> None:
    slow, quick = BruteForce(seats, band), opening(Setup(seats))
    for fact in facts:
        slow.take(fact)
        quick = after(quick, fact, band)
        assert quick.marginals == pytest.approx(slow.mafia(), abs=1e-6), fact
        if fact is facts[-1]:
            assert [quick.agent(seat) for seat in range(seats)] == pytest.approx(slow.agent(), abs=1e-4), fact


@pytest.mark.rule("MA-1.2", "MA-1.3", "MA-1.4")
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_every_world_and_every_normaliser(data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from((7, 8)))
    compare(seats, data.draw(invented_bands()), data.draw(invented_courses(seats)))


@pytest.mark.rule("MA-1.3")
@settings(max_examples=3, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_at_eleven_seats(data: st.DataObject) -> None:
    compare(11, data.draw(invented_bands()), data.draw(invented_courses(11)))
