"""Replays are made in a process of their own: the same page as here, one after another, and a failure that is told."""

import asyncio
import io
import json
import sys

import pytest

from bot.replay import making
from bot.replay.command import make_page
from bot.replay.making import NoReplay, ReplayMaker, ReplayPending, ReportProgress
from bot.replay.source import ReplayContext
from bot.replay.worker import FRAME, PAGE, STEP, Frames
from tests.bot.replay.test_page import data_in
from tests.bot.results.golden import SAVES


async def nothing(_done: int, _all: int) -> None:
    pass


def abandoned(game: str) -> str:
    """Return a record of a game that its host has ended soon: its page is made in a moment."""
    return (SAVES / f"{game}-host-ends.json").read_text("utf-8")


async def made(maker: ReplayMaker, text: str) -> bytes:
    return await maker.make(text, nothing, person=1, server=1)


@pytest.mark.rule("RP-1.3")
async def test_the_process_makes_the_same_page_while_the_loop_goes_on() -> None:
    text, beats = abandoned("zbojnici"), 0
    context = ReplayContext(bot_players=frozenset({1}), table="t1", notes=(2, "Petr lže."))
    here, _ = make_page(text, lambda _done, _all: None, context)
    making_it = asyncio.create_task(ReplayMaker().make(text, nothing, context, person=1, server=1))
    while not making_it.done():
        await asyncio.sleep(0.02)
        beats += 1
    assert making_it.result().decode() == here
    assert beats > 5


@pytest.mark.rule("RP-4.1", "NT-5.4")
def test_notes_are_on_the_page_beside_an_unchanged_record() -> None:
    text, notes = abandoned("zbojnici"), (2, "Petr lže.")
    page, _ = make_page(text, lambda _done, _all: None, ReplayContext(notes=notes))
    data = data_in(page)
    assert data["notes"] == list(notes)
    assert data["record"] == text


@pytest.mark.rule("RP-1.3")
def test_a_process_says_twice_a_second_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, out = [10.0], io.BytesIO()
    monkeypatch.setattr("bot.replay.worker.time.monotonic", lambda: clock[0])
    frames = Frames(out)
    for done in range(8):
        frames.progress(done, 8)
        clock[0] += 0.2
    said = [f"{done} 8".encode() for done in (3, 6)]
    assert out.getvalue() == b"".join(FRAME.pack(STEP, len(text)) + text for text in said)


@pytest.mark.rule("RP-4.2")
async def test_a_record_that_does_not_fit_is_refused() -> None:
    content = json.loads(abandoned("zbojnici"))
    content["moves"][3]["picks"] = ["seat:99"]
    with pytest.raises(NoReplay):
        await made(ReplayMaker(), json.dumps(content))


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


@pytest.mark.rule("RP-1.3")
async def test_waiting_people_hear_of_the_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[int, int]] = []

    async def told(done: int, moves: int) -> None:
        heard.append((done, moves))

    monkeypatch.setattr(making, "WorkerProcess", Slow(3, "<html>"))
    assert await ReplayMaker().make("", told, person=1, server=1) == b"<html>"
    assert heard == [(0, 3), (1, 3), (2, 3)]


async def test_a_page_is_waited_for_as_long_as_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a page takes as long as it takes; only a process that says nothing any more is stuck."""
    monkeypatch.setattr(making, "PATIENCE", 0.5)
    monkeypatch.setattr(making, "WorkerProcess", Slow(10, "<html>"))
    assert await made(ReplayMaker(), "") == b"<html>"
    for stuck in (Slow(2, ""), Slow(0, "", deaf=True)):
        monkeypatch.setattr(making, "WorkerProcess", stuck)
        with pytest.raises(OSError, match="TimeoutError"):
            await made(ReplayMaker(), "")


async def test_a_dead_process_is_told_and_the_next_one_works(monkeypatch: pytest.MonkeyPatch) -> None:
    maker = ReplayMaker()
    with monkeypatch.context() as broken:
        broken.setattr(sys, "executable", "/bin/false")
        with pytest.raises(OSError):
            await made(maker, abandoned("zbojnici"))
    assert b"<html" in await made(maker, abandoned("zbojnici"))


class Oven:
    """Stands for the processes: makes a page of each text when ``bake`` is called, and notes the order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[str] = []
        self._baking: list[asyncio.Future[bytes]] = []
        monkeypatch.setattr(making, "_page", self._page)

    async def _page(self, request: bytes, told: ReportProgress) -> bytes:
        self.begun.append(json.loads(request)["text"])
        await told(1, 2)
        self._baking.append(asyncio.get_running_loop().create_future())
        return await self._baking[-1]

    async def bake(self) -> None:
        """Finish the page that has been begun, and let the next one begin."""
        self._baking[-1].set_result(f"page of {self.begun[-1]}".encode())
        await rest()


async def rest() -> None:
    """Let everything run that waits for nothing but its turn on the loop."""
    for _ in range(10):
        await asyncio.sleep(0)


async def ask(maker: ReplayMaker, text: str, *, person: int, server: int, told: ReportProgress = nothing) -> asyncio.Task[bytes]:
    asked = asyncio.create_task(maker.make(text, told, person=person, server=server))
    await rest()
    return asked


async def test_servers_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many people of one server ask, another server waits for one page of theirs, and a third for one of each."""
    oven, maker = Oven(monkeypatch), ReplayMaker()
    asked = [await ask(maker, f"a{person}", person=person, server=1) for person in range(6)]
    asked += [await ask(maker, f"b{person}", person=person, server=2) for person in (10, 11)]
    asked.append(await ask(maker, "c20", person=20, server=3))
    for _ in asked:
        await oven.bake()
    assert oven.begun == ["a0", "b10", "c20", "a1", "b11", "a2", "a3", "a4", "a5"]
    assert [task.result().decode() for task in asked[:2]] == ["page of a0", "page of a1"]


async def test_a_person_has_one_replay_in_the_making(monkeypatch: pytest.MonkeyPatch) -> None:
    oven, maker = Oven(monkeypatch), ReplayMaker()
    first = await ask(maker, "a", person=1, server=1)
    for text in ("a", "b"):
        with pytest.raises(ReplayPending):
            await maker.make(text, nothing, person=1, server=1)
    await oven.bake()
    assert first.result() == b"page of a"
    second = await ask(maker, "b", person=1, server=1)
    await oven.bake()
    assert second.result() == b"page of b"


async def test_a_page_is_made_once_for_all_requests_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    oven, maker = Oven(monkeypatch), ReplayMaker()
    heard: list[tuple[int, int]] = []

    async def told(done: int, moves: int) -> None:
        heard.append((done, moves))

    asked = [await ask(maker, "a", person=person, server=1, told=told) for person in range(3)]
    await oven.bake()
    assert {task.result() for task in asked} == {b"page of a"}
    assert heard == [(1, 2)]
    assert await maker.make("a", nothing, person=9, server=9) == b"page of a"
    assert oven.begun == ["a"]
    for number in range(making.KEPT):
        other = await ask(maker, f"b{number}", person=1, server=1)
        await oven.bake()
        assert other.done()
    anew = await ask(maker, "a", person=9, server=9)
    assert oven.begun[-1] == "a", "only the latest pages are kept"
    await oven.bake()
    assert await anew == b"page of a"


async def test_a_cancelled_request_stops_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    oven, maker = Oven(monkeypatch), ReplayMaker()
    gone = await ask(maker, "a", person=1, server=1)
    stays = await ask(maker, "a", person=2, server=1)
    later = await ask(maker, "b", person=3, server=1)
    gone.cancel()
    await rest()
    again = await ask(maker, "c", person=1, server=1)
    for _ in range(3):
        await oven.bake()
    assert [task.result() for task in (stays, later, again)] == [b"page of a", b"page of b", b"page of c"]


async def test_a_page_that_fails_lets_the_next_one_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(_request: bytes, _told: ReportProgress) -> bytes:
        raise NoReplay("foreign")

    monkeypatch.setattr(making, "_page", fails)
    maker = ReplayMaker()
    for _ in range(2):
        with pytest.raises(NoReplay):
            await made(maker, "a")
