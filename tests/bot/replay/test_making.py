"""Replays are made in a process of their own: the same page as here, one after another, and a failure that is told."""

import asyncio
import json
import sys

import pytest

from bot.replay.command import make_page
from bot.replay.making import Maker, NoReplay
from tests.bot.replay.nights import record_text


async def nothing(_done: int, _all: int) -> None:
    pass


@pytest.mark.rule("RP-1.3")
async def test_the_process_makes_the_same_page() -> None:
    text = record_text("zbojnici")
    here, _ = make_page(text, lambda _done, _all: None, automats=frozenset({1}), table="t1")
    assert await Maker().make(text, nothing, automats=frozenset({1}), table="t1") == here


@pytest.mark.rule("RP-1.3")
async def test_the_loop_goes_on_and_hears_how_far_it_is() -> None:
    heard: list[tuple[int, int]] = []

    async def told(done: int, moves: int) -> None:
        heard.append((done, moves))

    maker, beats = Maker(), 0
    making_two = asyncio.gather(*(maker.make(record_text("zbojnici"), told) for _ in range(2)))
    while not making_two.done():
        await asyncio.sleep(0.05)
        beats += 1
    one, two = making_two.result()
    assert one == two
    assert beats > 5
    assert heard and all(0 < done <= moves for done, moves in heard)


@pytest.mark.rule("RP-4.2")
async def test_a_record_that_does_not_fit_is_refused() -> None:
    content = json.loads(record_text("zbojnici"))
    content["record"]["moves"][3]["picks"] = ["seat:99"]
    with pytest.raises(NoReplay):
        await Maker().make(json.dumps(content), nothing)


async def test_a_process_that_dies_is_told_and_the_next_one_works(monkeypatch: pytest.MonkeyPatch) -> None:
    maker = Maker()
    with monkeypatch.context() as broken:
        broken.setattr(sys, "executable", "/bin/false")
        with pytest.raises(OSError):
            await maker.make(record_text("zbojnici"), nothing)
    assert "<html" in await maker.make(record_text("zbojnici"), nothing)
