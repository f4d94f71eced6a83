"""The processes that decide for strong players: below the painters in rank, two at once, and nobody is held up when one dies (MA-6.5)."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest

from bot.presenting.drawing import painter
from bot.simulation.search import best, worker
from bot.simulation.search import processes as module
from bot.simulation.search.processes import AT_ONCE, Searches, SearchProcess
from engines.zbojnici import asks
from tests.bot.simulation.search.situations import first


@pytest.fixture
async def searches() -> AsyncIterator[Searches]:
    made = Searches()
    yield made
    await made.close()


@pytest.mark.rule("MA-6.5")
async def test_a_process_decides_as_this_one_would_and_one_that_died_is_made_anew(
    searches: Searches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "DECISION_TIMEOUT", 240.0)  # however slow this machine is
    situation = first(asks.TAVERN, asks.WHEEL_ROBBER)
    assert await searches.found(situation) == best(situation) is not None
    (pid,) = [thinker.pid for thinker in searches._idle]
    assert pid is not None
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, pid) == min(ours + worker.NICENESS, 19) and worker.NICENESS > painter.LATER
    os.kill(pid, signal.SIGKILL)
    assert await searches.found(situation) is None, "a normal player's answer stays"
    assert searches._idle == []
    assert await searches.found(first(asks.COMMIT)) is None
    assert len(searches._idle) == 1


class Slow(SearchProcess):
    """Decides when it is told to."""

    at_work = 0
    most = 0
    go: asyncio.Event

    async def decide(self, situation: object) -> None:
        Slow.at_work += 1
        Slow.most = max(Slow.most, Slow.at_work)
        await Slow.go.wait()
        Slow.at_work -= 1


@pytest.mark.rule("MA-6.5")
async def test_two_decide_at_once_and_the_others_wait(searches: Searches, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SearchProcess", Slow)
    Slow.go = asyncio.Event()
    asked = [asyncio.create_task(searches.found(first())) for _ in range(5)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert Slow.at_work == AT_ONCE
    Slow.go.set()
    assert await asyncio.gather(*asked) == [None] * 5
    assert Slow.most == AT_ONCE == len(searches._idle)


@pytest.mark.rule("MA-6.5")
async def test_one_that_is_stuck_is_given_up(searches: Searches, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SearchProcess", Slow)
    monkeypatch.setattr(module, "DECISION_TIMEOUT", 0.01)
    Slow.go = asyncio.Event()
    assert await searches.found(first()) is None
    assert searches._idle == []


@pytest.mark.rule("MA-6.5")
async def test_a_process_that_has_nothing_to_decide_is_not_kept_for_ever(searches: Searches, monkeypatch: pytest.MonkeyPatch) -> None:
    ended = asyncio.Event()

    class Quick(SearchProcess):
        async def decide(self, situation: object) -> None:
            self.decided += 1

        def end(self) -> None:
            ended.set()

    monkeypatch.setattr(module, "SearchProcess", Quick)
    monkeypatch.setattr(module, "IDLE_TIME", 0.01)
    await searches.found(first())
    assert len(searches._idle) == 1
    searches._retire(searches._idle[0], 0)
    assert len(searches._idle) == 1, "it has decided something since"
    async with asyncio.timeout(60):
        await ended.wait()
    assert searches._idle == []


@pytest.mark.rule("MA-6.5")
async def test_a_closed_search_decides_nothing() -> None:
    searches = Searches()
    await searches.close()
    assert await searches.found(first()) is None
    assert searches._idle == []
