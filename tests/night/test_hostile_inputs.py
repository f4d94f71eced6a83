"""Hostile inputs of every kind: no input of a person ends in a fault, each is answered in their language, a refused one changes nothing."""

from pathlib import Path

import pytest

from engines.chance import Stream
from tests.bot.sandbox.openapi import OpenApi
from tests.night.evening import Evening
from tests.night.hostile_evening import PRESSED_TWICE, answered_in_full, errors_written, found_by
from tests.night.hostile_inputs import HostileInputs

FEW, MANY = 120, 1_000
"""Inputs of one evening, in each run of the suite and in the soak."""

EVENINGS = [(0, FEW), *(pytest.param(seed, MANY, marks=pytest.mark.soak) for seed in range(20))]


@pytest.mark.parametrize(("seed", "count"), EVENINGS)
async def test_no_input_of_a_person_ends_in_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int, count: int) -> None:
    judge = OpenApi(expected=[PRESSED_TWICE])
    async with Evening(tmp_path, language=("cs", "en")[seed % 2]) as evening:
        evening.discord.watchers.append(judge)
        with errors_written() as errors:
            inputs = HostileInputs(evening, Stream(seed, "hostile inputs"), monkeypatch)
            await inputs.live(count)
            await answered_in_full(evening, judge)
    assert inputs.tried.total() == count
    assert inputs.wrong == []
    assert errors == []
    assert found_by(judge) == []
