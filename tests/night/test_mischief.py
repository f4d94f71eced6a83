"""People who misbehave at a table: whatever they try is answered with a sentence, and the game stays what it is and goes on."""

import pytest

from engines.chance import Stream
from tests.night.evening import Evening
from tests.night.hostile_evening import HostileEvening, errors_written

TRIES = 150


@pytest.mark.parametrize("game", ["mafie", "zbojnici"])
async def test_hostile_inputs_are_answered_and_break_nothing(evening: Evening, game: str) -> None:
    with errors_written() as errors:
        lived = HostileEvening(evening, game, Stream(1, "hostile"))
        await lived.live(TRIES)
    assert lived.tried.total() >= TRIES
    assert len(lived.tried) == 6
    assert lived.wrong == []
    assert errors == []
