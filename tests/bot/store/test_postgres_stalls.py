"""PostgreSQL is there and does not answer (S-14): presses are answered in time, and what happened is not denied."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import StoreUnreachable, StoreUnsure, TableRow, open_store
from bot.store.postgres import ANSWERING, SERVER_SETTINGS, PostgresStore
from bot.tables.refusal import Refused
from tests.bot.tables.conftest import HOST, Clock, seated
from tests.postgres_server import emptied
from tests.stalling_proxy import StallingProxy

AT_MOST = 2 * ANSWERING + 1.5
"""Seconds in which every press is answered: one wait for the move, and one for the look whether it has happened."""

TABLE = TableRow(id="t1", guild_id=1, channel_id=2, host_id=3, game="mafie")


@pytest.fixture
async def proxy(postgres_url: str, tmp_path: Path) -> AsyncIterator[StallingProxy]:
    async with StallingProxy(await emptied(postgres_url), tmp_path) as made:
        yield made


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def test_a_stalled_server_is_unreachable_soon_and_serves_again_afterwards(proxy: StallingProxy) -> None:
    store = await open_store(proxy.url)
    await store.create_table(TABLE)
    proxy.stall()
    begun = time.perf_counter()
    moves = [store.append("t1", 0, (1.0, "answer", {})), *(store.save_table("t1", surfaces={"n": n}) for n in range(12))]
    ended = await asyncio.gather(*moves, store.entries("t1"), return_exceptions=True)
    assert time.perf_counter() - begun < AT_MOST
    assert all(isinstance(one, StoreUnreachable) for one in ended), ended
    proxy.go_on()
    await store.append("t1", 0, (1.0, "deal", {}))
    assert [entry.kind for entry in await store.entries("t1")] == ["deal"]
    await store.close()


async def test_a_cancelled_write_to_a_stalled_server_stays_cancelled(proxy: StallingProxy) -> None:
    """A cancellation is not told as a fault of the server, which cannot be told to take anything back."""
    store = await open_store(proxy.url)
    await store.create_table(TABLE)
    proxy.stall()
    writing = asyncio.create_task(store.save_table("t1", surfaces={"n": 1}))
    await asyncio.sleep(0.2)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    proxy.go_on()
    await store.save_table("t1", surfaces={"n": 2})
    saved = await store.table("t1")
    assert saved is not None and saved.table.surfaces == {"n": 2}
    await store.close()


async def test_the_right_to_rewrite_may_be_held_for_long(proxy: StallingProxy, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its transaction does nothing but hold a lock; the server ends others in which it is asked nothing."""
    monkeypatch.setitem(SERVER_SETTINGS, "idle_in_transaction_session_timeout", "200ms")
    store = await open_store(proxy.url)
    assert isinstance(store, PostgresStore)
    async with store.rewriting():
        await asyncio.sleep(0.6)
        await store.create_table(TABLE)
    await store.close()


@pytest.mark.parametrize("breaks", [False, True], ids=["stalls", "breaks"])
async def test_a_commit_with_a_lost_answer_is_in_doubt_and_stands(proxy: StallingProxy, breaks: bool) -> None:
    store = await open_store(proxy.url)
    await store.create_table(TABLE)
    proxy.loses_commits, proxy.breaks = True, breaks
    with pytest.raises(StoreUnsure):
        await store.append("t1", 0, (1.0, "deal", {}))
    proxy.loses_commits = False
    assert [entry.kind for entry in await store.entries("t1")] == ["deal"]
    await store.close()


@pytest.mark.parametrize("breaks", [False, True], ids=["stalls", "breaks"])
async def test_a_move_with_an_unanswered_commit_counts_once(proxy: StallingProxy, clock: Clock, breaks: bool) -> None:
    store = await open_store(proxy.url)
    local = await seated(store, clock)
    before = local.table.running.entries
    proxy.loses_commits, proxy.breaks = True, breaks
    await local.host_moves.pause(HOST)
    proxy.loses_commits = False
    assert proxy.lost == 1
    assert local.table.phase == "paused"
    assert local.table.is_settled
    assert len(await store.entries(local.table.id)) == local.table.running.entries == before + 1
    await local.host_moves.resume(HOST)
    assert len(await store.entries(local.table.id)) == before + 2
    await store.close()


async def test_while_the_server_stalls_a_press_is_answered_and_the_table_goes_on_afterwards(proxy: StallingProxy, clock: Clock) -> None:
    store = await open_store(proxy.url)
    local = await seated(store, clock)
    ask = next(ask for ask in local.table.running.open_asks(clock()) if ask.holds)
    before = local.table.running.entries
    proxy.stall()
    begun = time.perf_counter()
    with pytest.raises(Refused, match="no-store"):
        await local.answers.answer(100 + ask.seat, ask.name, None, (ask.options[0].id,))
    assert time.perf_counter() - begun < AT_MOST
    assert not local.table.is_settled
    proxy.go_on()
    await local.answers.answer(100 + ask.seat, ask.name, None, (ask.options[0].id,))
    stored = await store.entries(local.table.id)
    assert len(stored) == local.table.running.entries == before + 1
    await store.close()


async def test_a_store_is_closed_though_the_server_stalls(proxy: StallingProxy) -> None:
    store = await open_store(proxy.url)
    await store.create_table(TABLE)
    proxy.stall()
    begun = time.perf_counter()
    await store.close()
    assert time.perf_counter() - begun < 10.0
