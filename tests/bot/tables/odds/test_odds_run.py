"""The process that plays games among machines for lobbies: what it plays, and what ends it (MA-7.5)."""

import asyncio
import os
import signal

import pytest

from bot.simulation.balance import balance_key
from bot.simulation.simulate import GameTally, simulate
from bot.tables import lobby_odds as module
from bot.tables.lobby_odds import OddsRun
from tests.bot.tables.odds.lobbies import until


@pytest.mark.rule("MA-7.5")
async def test_the_process_plays_the_very_games_of_the_simulation() -> None:
    run, tally = OddsRun(balance_key("zbojnici", 2, {}), 5, 17), GameTally()
    await run.begin()
    while (part := await run.tally()) is not None:
        tally.add(part)
    assert not run.ended
    await run.close()
    assert tally == simulate("zbojnici", 2, games=12, first_seed=5)


@pytest.mark.rule("MA-7.5", "MA-5.6")
async def test_silent_players_play_other_games() -> None:
    run = OddsRun(balance_key("mafie", 7, {}, silent=True), 0, 10)
    await run.begin()
    tally = await run.tally()
    await run.close()
    assert tally == simulate("mafie", 7, games=10, silent=True) != simulate("mafie", 7, games=10)


@pytest.mark.rule("MA-7.5")
async def test_the_process_ends_on_request_and_without_its_parent() -> None:
    what = balance_key("mafie", 21, {})
    told, left = OddsRun(what, 0, 1_000_000), OddsRun(what, 0, 1_000_000)
    for run in (told, left):
        await run.begin()
    process, other = told._process, left._process
    assert process is not None and other is not None and other.stdin is not None
    if hasattr(os, "getpriority"):
        await until(lambda: os.getpriority(os.PRIO_PROCESS, process.pid) >= 15)
    told.end()
    other.stdin.close()  # as when the bot dies
    async with asyncio.timeout(60):
        assert await process.wait() != 0
        assert await other.wait() == 0
    assert await told.tally() is None
    await told.close()
    await left.close()


@pytest.mark.rule("MA-7.5")
async def test_the_process_is_ended_where_it_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.2)
    run = OddsRun(balance_key("mafie", 21, {}), 0, 1_000_000)
    await run.begin()
    process = run._process
    assert process is not None
    os.kill(process.pid, signal.SIGSTOP)
    with pytest.raises(EOFError, match="longer"):
        await module._soon(run)
    async with asyncio.timeout(60):
        await run.close()
    assert process.returncode == -signal.SIGKILL


async def test_a_table_that_cannot_be_ends_without_a_word() -> None:
    run = OddsRun(balance_key("mafie", 7, {"extended": True, "cards": "gang"}), 0, 10)
    await run.begin()
    assert await run.tally() is None
    await run.close()
