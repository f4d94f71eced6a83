"""Short random walks over evenings and their tables; ``python -m tests.soak walks`` takes long ones."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.evenings.message_state import EveningMessageState, EveningNotice
from tests.night.evening import Evening
from tests.night.walks.acts import ACTS
from tests.night.walks.at_rest import at_rest, busy_with
from tests.night.walks.laws import LEFT_OUT
from tests.night.walks.take import shortened, walked
from tests.soak.amounts import first_or_all

SHORT = 30
"""Acts of a walk in every run of the suite."""


@pytest.mark.rule("CL-5.3", "CL-5.4", "CL-5.6", "CL-5.8", "CL-6.3", "CL-21.1", "CL-21.2", "CL-22.1", "CL-22.4", "CL-22.7", "CL-22.8")
@pytest.mark.parametrize("seed", first_or_all(8, 22, 27))
async def test_the_laws_hold_on_every_walk(tmp_path: Path, seed: int) -> None:
    walk = await walked(tmp_path, seed, SHORT)
    assert walk.found == [], str(walk)
    assert len(walk.done) == SHORT


async def test_a_walk_finds_repeated_lines_and_is_made_shorter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that says every line twice is caught, and what had nothing to do with it is left out of the walk."""
    owing = EveningMessageState.owing

    def twice(state: EveningMessageState, *said: EveningNotice) -> EveningMessageState:
        return owing(state, *said, *(replace(one, merges="") for one in said if not one.to))

    monkeypatch.setattr(EveningMessageState, "owing", twice)
    walk = await walked(tmp_path, 6, SHORT)
    assert {one.name for one in walk.found} == {"told twice"}, str(walk)
    less = await shortened(tmp_path, walk, tries=12)
    assert {one.name for one in less.found} == {"told twice"}, str(less)
    assert len(less.done) < len(walk.done)


async def test_a_bot_that_attends_to_an_evening_is_not_at_rest(evening: Evening) -> None:
    """However long it takes: a slow machine makes no finding of what is about to be done."""
    await at_rest(evening)
    done = asyncio.Event()

    async def attending() -> None:
        await done.wait()

    evening.client.evening_scheduler._looks.begin("e00000000", attending)
    assert busy_with(evening)
    done.set()
    await at_rest(evening)


def test_every_exception_names_an_act_or_a_law() -> None:
    known = {act.name for act in ACTS} | {
        f"{when} {where}" for when in ("opened", "left standing") for where in ("in no channel", "where the bot cannot write")
    }
    written = (Path(__file__).parent / "walks" / "laws.py").read_text()
    assert [name for name in LEFT_OUT if name not in known and f'Found("{name}"' not in written] == []
