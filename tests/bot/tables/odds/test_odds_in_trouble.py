"""Games among machines for lobbies where something goes wrong: no lobby waits, and what was played is kept (MA-7.5)."""

import pytest

from bot.presenting.lobby_scene import Leaning
from bot.simulation.balance import balance_key
from bot.store import Store, StoreLocked
from bot.tables import lobby_odds as module
from bot.tables.lobby_odds import LobbyOdds, odds_key
from tests.bot.tables.conftest import Clock
from tests.bot.tables.odds.lobbies import COUNTING, TEMPO, Played, sitting, the_run, until


async def test_a_row_that_cannot_be_read_is_counted_anew(store: Store, clock: Clock, odds: LobbyOdds, runs: list[Played]) -> None:
    await store.odds.keep(odds_key(balance_key("mafie", 7, {})), {"games": "many"})
    local = await sitting(store, clock, odds)
    run = await the_run(runs, 1)
    assert run.first == 0 and local.table.leaning() == COUNTING


async def test_a_process_that_dies_twice_leaves_the_lobby_without_a_number(
    store: Store, clock: Clock, odds: LobbyOdds, runs: list[Played]
) -> None:
    local = await sitting(store, clock, odds)
    for number in (1, 2):
        (await the_run(runs, number)).die()
    await until(lambda: local.table.leaning() is None)
    await local.lobby_moves.sit(200, "Bára")
    assert local.table.leaning() == COUNTING
    assert (await the_run(runs, 3)).what.seats == 8


@pytest.mark.rule("MA-7.5")
async def test_after_a_process_that_died_another_goes_on(store: Store, clock: Clock, odds: LobbyOdds, runs: list[Played]) -> None:
    local = await sitting(store, clock, odds)
    first = await the_run(runs, 1)
    first.play(50, 20)
    first.die()
    second = await the_run(runs, 2)
    assert first.closed and second.first == 50, "what was played is kept"
    assert local.table.leaning() == COUNTING
    second.play(150, 70)
    await until(lambda: local.table.leaning() == Leaning("mafia", 45, 7, 200))


@pytest.mark.rule("MA-7.5")
async def test_a_process_that_stands_still_is_ended_and_other_lobbies_have_their_turn(
    store: Store, clock: Clock, odds: LobbyOdds, runs: list[Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.1)
    idle = LobbyOdds(store, TEMPO, plays=False)
    local = await sitting(store, clock, idle, 7, table="one")
    other = await sitting(store, clock, idle, 8, table="other")
    for one in (local, other):
        odds.look(one.table)
    await until(lambda: odds.of(local.table) is None and odds.of(other.table) is None)
    assert [run.what.seats for run in runs] == [7, 8, 7, 8], "runs without a failure come first"
    assert all(run.closed for run in runs)
    await idle.close()


async def test_a_store_that_fails_costs_the_row_and_not_the_number(
    store: Store, clock: Clock, odds: LobbyOdds, runs: list[Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def locked(*_: object) -> None:
        raise StoreLocked("here", "busy")

    monkeypatch.setattr(store.odds, "keep", locked)
    local = await sitting(store, clock, odds)
    (await the_run(runs, 1)).play(200, 100)
    await until(lambda: local.table.leaning() == Leaning("mafia", 50, 7, 200))
    assert (await the_run(runs, 2)).first == 200


@pytest.mark.rule("MA-7.5")
async def test_a_choice_that_cannot_be_read_is_a_lobby_without_a_number(
    store: Store, clock: Clock, odds: LobbyOdds, runs: list[Played], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    local = await sitting(store, clock, odds)
    first = await the_run(runs, 1)

    def broken(_: object) -> None:
        raise RuntimeError("broken")

    for name in ("_choice_of", "known"):
        with monkeypatch.context() as now:
            now.setattr(module, name, broken)
            await local.lobby_moves.sit(200, "Bára")
            assert local.table.leaning() is None and first.ended
            await local.lobby_moves.leave(200)
    told = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert told == ["lobbies of mafie stay without odds: RuntimeError"]
    odds.look(local.table)
    assert local.table.leaning() == COUNTING, "what can be read again is counted again"
