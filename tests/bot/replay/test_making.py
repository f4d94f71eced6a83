"""Replays are made in a process of their own: the same page as here, one after another, and a failure that is told."""

import asyncio
import json
import sys

import pytest

from bot.replay import making
from bot.replay.command import make_page
from bot.replay.making import NoReplay, ReplayMaker
from bot.replay.worker import FRAME, PAGE, STEP
from tests.bot.replay.nights import record_text


async def nothing(_done: int, _all: int) -> None:
    pass


@pytest.mark.rule("RP-1.3")
async def test_the_process_makes_the_same_page() -> None:
    text = record_text("zbojnici")
    here, _ = make_page(text, lambda _done, _all: None, bot_players=frozenset({1}), table="t1")
    assert await ReplayMaker().make(text, nothing, bot_players=frozenset({1}), table="t1") == here


@pytest.mark.rule("RP-1.3")
async def test_the_loop_goes_on_and_hears_how_far_it_is() -> None:
    heard: list[tuple[int, int]] = []

    async def told(done: int, moves: int) -> None:
        heard.append((done, moves))

    maker, beats = ReplayMaker(), 0
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
        await ReplayMaker().make(json.dumps(content), nothing)


class Ear:
    """The end of a pipe into which anything may be said; one that is ``deaf`` takes nothing in."""

    def __init__(self, *, deaf: bool) -> None:
        self._deaf = deaf

    def write(self, _request: bytes) -> None:
        pass

    async def drain(self) -> None:
        if self._deaf:
            await asyncio.Event().wait()

    def close(self) -> None:
        pass


class Slow:
    """Stands for a process that says ``steps`` times, every 0.1 s, that it goes on, and then has the page or says nothing more."""

    def __init__(self, steps: int, page: str, *, deaf: bool = False) -> None:
        self.reader = asyncio.StreamReader()
        self.pipes = (Ear(deaf=deaf), self.reader)
        self._steps, self._page = steps, page

    def __call__(self, _module: str) -> "Slow":
        return self

    async def begin(self) -> None:
        self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        for done in range(self._steps):
            await asyncio.sleep(0.1)
            self._say(STEP, f"{done} {self._steps}")
        if self._page:
            self._say(PAGE, self._page)

    def _say(self, mark: bytes, text: str) -> None:
        self.reader.feed_data(FRAME.pack(mark, len(text)) + text.encode())

    async def close(self) -> None:
        self._working.cancel()


async def test_a_page_is_waited_for_as_long_as_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a page takes as long as it takes; only a process that says nothing any more is stuck."""
    monkeypatch.setattr(making, "PATIENCE", 0.5)
    monkeypatch.setattr(making, "WorkerProcess", Slow(10, "<html>"))
    assert await ReplayMaker().make("", nothing) == "<html>"
    for stuck in (Slow(2, ""), Slow(0, "", deaf=True)):
        monkeypatch.setattr(making, "WorkerProcess", stuck)
        with pytest.raises(OSError, match="TimeoutError"):
            await ReplayMaker().make("", nothing)


async def test_a_process_that_dies_is_told_and_the_next_one_works(monkeypatch: pytest.MonkeyPatch) -> None:
    maker = ReplayMaker()
    with monkeypatch.context() as broken:
        broken.setattr(sys, "executable", "/bin/false")
        with pytest.raises(OSError):
            await maker.make(record_text("zbojnici"), nothing)
    assert "<html" in await maker.make(record_text("zbojnici"), nothing)
