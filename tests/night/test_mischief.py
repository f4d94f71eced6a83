"""People who misbehave at a table: every attempt is answered with a sentence, and the game stays as it is and goes on."""

from pathlib import Path

import pytest

from engines.chance import Stream
from tests.bot.sandbox.openapi import OpenApi
from tests.night.evening import Evening
from tests.night.hostile_evening import PRESSED_TWICE, HostileEvening, errors_written, found_by

TRIES = 150


@pytest.mark.parametrize("game", ["mafie", "zbojnici"])
async def test_hostile_inputs_are_answered_and_break_nothing(tmp_path: Path, game: str) -> None:
    judge = OpenApi(expected=[PRESSED_TWICE])
    async with Evening(tmp_path) as evening:
        evening.discord.watchers.append(judge)
        with errors_written() as errors:
            lived = HostileEvening(evening, game, Stream(1, "hostile"), judge)
            await lived.live(TRIES)
    assert lived.tried.total() >= TRIES
    assert len(lived.tried) == 6
    assert lived.wrong == []
    assert errors == []
    assert found_by(judge) == []
