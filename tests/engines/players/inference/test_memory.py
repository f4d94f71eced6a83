"""The memory of one posterior."""

import tracemalloc

import pytest

from bot.lab.mafie_facts import play
from engines.players.inference import after, opening

MOST = 4_000_000
"""Bytes."""
FACTS = 30
"""About a day of a full table."""


@pytest.mark.rule("MA-1.10")
@pytest.mark.parametrize("seats", [11, 15])
def test_a_table_keeps_four_megabytes_at_most(seats: int) -> None:
    """With all that it has computed of the first day."""
    played = play(seats, 7_000_000, "normal", "normal")
    tracemalloc.start()
    try:
        posterior = opening(played.setup)
        for fact in played.facts[:FACTS]:
            posterior = after(posterior, fact)
            assert posterior.marginals
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept <= MOST
