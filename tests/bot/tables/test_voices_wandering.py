"""After ten quiet seconds every voice is as it should be, and no kill leaves anybody muted (TK-2.1-2.8, 9.1)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.bot.tables.simulated_time import simulated
from tests.bot.tables.voice_wandering import wander
from tests.soak.amounts import little_or_much


@pytest.mark.rule("TK-2.1", "TK-2.4", "TK-2.5", "TK-2.7", "TK-9.7")
@pytest.mark.parametrize("worlds", little_or_much(10, 25))
def test_after_ten_quiet_seconds_every_voice_is_as_the_table_says(worlds: int) -> None:
    @given(some.integers(0, 2**32))
    @settings(max_examples=worlds, deadline=None, derandomize=True)
    def is_as_said(seed: int) -> None:
        counts = simulated(wander(seed, steps=60, quiet=12))
        assert not counts.faults
        assert counts.checked > 30

    is_as_said()


@pytest.mark.rule("TK-9.1", "TK-2.7")
@pytest.mark.parametrize("worlds", little_or_much(8, 20))
def test_a_kill_at_any_durable_write_leaves_no_unknown_mute(worlds: int) -> None:
    @given(some.integers(0, 2**32))
    @settings(max_examples=worlds, deadline=None, derandomize=True)
    def is_known(seed: int) -> None:
        counts = simulated(wander(seed, steps=60, kills=6))
        assert not counts.faults
        assert counts.kills

    is_known()


def test_the_wandering_mutes_people() -> None:
    counts = simulated(wander(5, steps=200, quiet=20))
    assert not counts.faults
    assert counts.muted > 20
