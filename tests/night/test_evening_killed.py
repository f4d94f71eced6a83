"""An evening whose process is killed again and again: no message, table or result occurs twice, no answer is lost (CL-1.6, 22.4)."""

from pathlib import Path

import pytest

from engines.chance import Stream
from tests.night.evening import in_other_processes
from tests.night.evening_lives import ANSWERING, OPENING, Life
from tests.night.nursery import Nursery


@in_other_processes
@pytest.mark.long
@pytest.mark.rule("CL-1.6", "CL-22.4")
@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgres", marks=pytest.mark.soak)], indirect=True)
async def test_an_evening_outlives_the_death_of_its_process(tmp_path: Path, nursery: Nursery, database: str | None) -> None:
    """It dies while people answer and while it lays the tables; in ``make soak`` in every stage, hundreds of times."""
    life = Life(tmp_path, Stream(7, "lives"), nursery, dies_in=(ANSWERING, OPENING), database=database)
    await life.live()
    assert life.kills.total() == 2
