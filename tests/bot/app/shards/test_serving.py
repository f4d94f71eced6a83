"""The duties of a process beside its tables: for the whole bot, for missed notices, and before it identifies."""

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.app.shards import serving as serving_module
from bot.app.shards.holding import ShardChanges
from bot.app.shards.serving import Serving
from tests.bot.app.shards.processes import soon


class Bot:
    """As much of a bot as serving asks; what it was asked for is counted."""

    def __init__(self) -> None:
        self.local = 0
        self.kept = self.left = self.rested = 0
        self.told = self.refuses = 0
        self.looked = 0
        self.look_fails: list[Exception] = []
        self.identifying: set[int] = set()
        self.finished: frozenset[int] = frozenset()
        self.epochs = {0: 1, 1: 1}
        registry: Any = SimpleNamespace(
            store=None,
            copy=None,
            postman=SimpleNamespace(),
            sessions={},
            restore_tables=self._restore_tables,
            release_servers=_ignored,
            stop_recomputing=self._rest,
            personal=SimpleNamespace(forget_all=_ignored),
        )
        evening_scheduler: Any = SimpleNamespace(load_owned=_nothing, release_servers=_ignored, reload=_nothing, evenings={})
        connections: Any = SimpleNamespace(
            connect=_nothing, disconnect=_nothing, close=_ignored, is_connected=lambda _shard: False, give_up=_ignored
        )
        self.released: list[int] = []
        session = SimpleNamespace(take_bucket=self._take_bucket, release_bucket=self._release_bucket)
        self.holding: Any = SimpleNamespace(
            share=SimpleNamespace(total=2), owns=_ignored, owns_or_regains=_ignored, processes=2,
            changes=ShardChanges(self.epochs.keys()), epochs=self.epochs,
            owns_or_regains_shard=lambda _shard: True, session=session, take_no_more=_nothing, close=_nothing,
        )  # fmt: skip
        self.serving = Serving(cast(Any, self.holding), registry, evening_scheduler, connections, cast(Any, self), _no_reaction, pause=0.1)
        self.holding.changes.observer = self.serving
        self.serving.following.look = self._look  # type: ignore[method-assign]
        self.serving.missed.look = _nothing  # type: ignore[method-assign]

    async def _restore_tables(self, _among: object) -> None:
        self.local += 1

    async def _rest(self) -> None:
        self.rested += 1

    async def start_bot_duties(self) -> None:
        self.kept += 1

    async def stop_bot_duties(self) -> None:
        self.left += 1

    def finish_answers(self, shards: frozenset[int]) -> None:
        self.finished |= shards

    async def tell_commands(self) -> None:
        self.told += 1
        if self.told <= self.refuses:
            raise OSError("Discord does not answer")

    async def _look(self) -> None:
        self.looked += 1
        if self.look_fails:
            raise self.look_fails.pop()

    async def _take_bucket(self, bucket: int) -> bool:
        await asyncio.sleep(0.01)
        return True  # the database gives a session its own lock once more

    async def _release_bucket(self, bucket: int) -> None:
        self.released.append(bucket)


async def _nothing(*_: object) -> None:
    pass


def _no_reaction(_what: str, _user: str) -> None:
    return None


def _ignored(*_: object) -> bool:
    return True


@pytest.fixture
async def bot(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bot]:
    monkeypatch.setattr(serving_module, "IDENTIFY_POLL", 0.01)
    monkeypatch.setattr(serving_module, "LOOK_EVERY", 0.02)
    monkeypatch.setattr(serving_module, "AGAIN", 0.05)
    made = Bot()
    yield made
    await made.serving.close()


@pytest.mark.rule("PR-3.1")
async def test_commands_that_discord_refuses_are_told_later_and_nothing_waits_for_them(bot: Bot) -> None:
    bot.refuses = 2
    bot.holding.changes.taken |= {0, 1}
    await bot.holding.changes.tell()
    assert (bot.local, bot.kept) == (1, 1)
    await soon(lambda: bot.told == 3)
    await asyncio.sleep(0.2)
    assert (bot.local, bot.kept, bot.told) == (1, 1, 3)


@pytest.mark.rule("PR-3.1")
async def test_work_for_the_whole_bot_ends_with_shard_0(bot: Bot) -> None:
    bot.refuses = 1000
    await bot.serving.shards_taken(frozenset({0}))
    await soon(lambda: bot.told > 0)
    await bot.serving.shards_lost(frozenset({0}))
    told = bot.told
    assert bot.finished == {0}, "what an earlier process owed"
    await asyncio.sleep(0.3)
    assert (bot.left, bot.rested, bot.told) == (1, 1, told)


@pytest.mark.rule("PR-3.1")
async def test_a_process_that_is_stopping_tells_no_commands(bot: Bot) -> None:
    bot.refuses = 1000
    await bot.serving.shards_taken(frozenset({0}))
    await soon(lambda: bot.told > 0)
    await bot.serving.take_no_more()
    told = bot.told
    await asyncio.sleep(0.3)
    assert bot.told == told


@pytest.mark.rule("PR-2.4")
async def test_a_look_that_fails_is_followed_by_the_next(bot: Bot, caplog: pytest.LogCaptureFixture) -> None:
    bot.look_fails = [ValueError("ours")]
    await bot.serving.shards_taken(frozenset({1}))
    await soon(lambda: bot.looked >= 3)
    assert "ours" in caplog.text


@pytest.mark.rule("PR-2.4")
async def test_writes_of_a_dead_process_are_looked_for(bot: Bot) -> None:
    await bot.serving.shards_taken(frozenset({1}))
    await soon(lambda: bot.looked >= 1)
    looked = bot.looked
    bot.holding.processes = 1
    await soon(lambda: bot.looked == looked + 1)
    await asyncio.sleep(0.2)
    assert bot.looked == looked + 1


@pytest.mark.rule("PR-3.1")
async def test_two_shards_of_one_bucket_do_not_identify_at_once(bot: Bot) -> None:
    clock = asyncio.get_running_loop().time
    at: list[float] = []

    async def identify(shard: int) -> None:
        await bot.serving.may_identify(shard, 1)
        at.append(clock())

    await asyncio.gather(identify(0), identify(1))
    assert abs(at[1] - at[0]) >= 0.1


@pytest.mark.rule("PR-3.1")
async def test_a_bucket_is_let_go_of_though_its_shard_was_lost_before_the_database_had_answered(bot: Bot) -> None:
    identifying = asyncio.create_task(bot.serving.may_identify(0, 1))
    await asyncio.sleep(0.005)  # it is asked for, and not yet given
    identifying.cancel()
    await asyncio.gather(identifying, return_exceptions=True)
    await soon(lambda: bot.released == [0])
    await asyncio.wait_for(bot.serving.may_identify(1, 1), 5.0)
