"""After a start: an unloadable table fails alone, its people get one message, and it waits unchanged."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.discord_io.postman import DmClosed, Parcel
from bot.runtime.settings import Settings
from bot.store import Store, StoreError, open_store
from bot.store.statements import Statement
from bot.tables.registry import TableRegistry
from bot.tables.table_session import TableSession
from bot.tables.tempo import Tempo
from tests.bot.tables.conftest import Clock

DM = 10_000
"""The channel of a person is the person's number and this."""


class Ears:
    """A postman that records its posts and their channels; people in ``deaf`` have closed their messages."""

    def __init__(self, *, deaf: frozenset[int] = frozenset()) -> None:
        self.sent = 0
        self.heard: list[tuple[int, str]] = []
        self._deaf = deaf

    async def dm_channel(self, user: int) -> int:
        if user in self._deaf:
            raise DmClosed
        return DM + user

    async def pack(self, _channel: int, what: object, **_more: object) -> Parcel:
        return Parcel({"content": what})

    async def post(self, channel: int, what: object, **_more: object) -> int:
        self.heard.append((channel, str(what)))
        return len(self.heard)

    async def edit(self, *_args: object, **_more: object) -> None:
        return

    async def find_own(self, *_args: object) -> None:
        return None

    def waiting(self, _channels: object) -> float:
        return 0.0

    took_long = waiting

    def silent(self) -> bool:
        return False


def new_registry(store: Store, clock: Clock) -> TableRegistry:
    client = SimpleNamespace(get_guild=lambda _: None, get_channel=lambda _: None)
    return TableRegistry(client, store, Settings(_env_file=None), tempo=Tempo(odds=()), now=clock)  # type: ignore[arg-type]  # a client that sees no people


async def started(store: Store, clock: Clock, ears: Ears) -> TableRegistry:
    """Start a registry on the store; return after its messages."""
    registry = new_registry(store, clock)
    registry.postman = ears  # type: ignore[assignment]
    await registry.open()
    await asyncio.gather(*registry.scheduler.at_work, *registry._recovery._tasks)
    return registry


@pytest.fixture
async def two(store: Store, clock: Clock) -> AsyncIterator[tuple[str, str]]:
    """Two lobbies, in channels 7 and 8, of hosts 907 and 908."""
    registry = new_registry(store, clock)
    sessions = [await registry.open_lobby(1, channel, 900 + channel, "Ada", "mafie", {}, "cs") for channel in (7, 8)]
    yield sessions[0].table.id, sessions[1].table.id


async def damage(store: Store, sql: str) -> None:
    await store._write(Statement(sql, ()))


async def test_one_damaged_table_does_not_keep_the_others(store: Store, clock: Clock, two: tuple[str, str]) -> None:
    broken, whole = two
    await damage(store, f"UPDATE tables SET surfaces = '{{' WHERE id = '{broken}'")
    ears = Ears()
    registry = await started(store, clock, ears)
    assert list(registry.sessions) == [whole]
    told = dict(ears.heard)
    assert sorted(told) == [7, DM + 907] and "přečíst" in told[7] and "<#7>" in told[DM + 907]
    await registry.close()
    again = Ears()
    registry = await started(store, clock, again)
    assert again.heard == [] and list(registry.sessions) == [whole]
    await registry.close()


async def test_an_unreachable_host_is_told_after_the_next_start(store: Store, clock: Clock, two: tuple[str, str]) -> None:
    broken, _ = two
    await damage(store, f"UPDATE tables SET setup = '{{\"waiting\": 7}}' WHERE id = '{broken}'")

    class Deaf(Ears):
        async def post(self, channel: int, what: object, **_more: object) -> int:
            raise DmClosed

    await (await started(store, clock, Deaf())).close()
    ears = Ears(deaf=frozenset({907}))
    await (await started(store, clock, ears)).close()
    assert [channel for channel, _ in ears.heard] == [7]


async def test_its_channel_is_free_and_it_comes_back_when_it_can_be_read(store: Store, clock: Clock, two: tuple[str, str]) -> None:
    broken, whole = two
    await damage(store, f"UPDATE tables SET setup = '{{\"waiting\": 7}}' WHERE id = '{broken}'")
    registry = await started(store, clock, Ears())
    newcomer = await registry.open_lobby(1, 7, 950, "Bob", "mafie", {}, "cs")
    await registry.close()
    await damage(store, f"UPDATE tables SET setup = '{{}}' WHERE id = '{broken}'")
    registry = await started(store, clock, Ears())
    assert set(registry.sessions) == {whole, newcomer.table.id}
    await registry.sessions[newcomer.table.id].lobby_moves.cancel(950)
    await registry.close()
    registry = await started(store, clock, Ears())
    assert {table for table, session in registry.sessions.items() if not session.over} == {whole, broken}
    assert set(registry.sessions) == {whole, broken, newcomer.table.id}, "the closed lobby may have to show it"
    with pytest.raises(Exception, match="table-busy"):
        await registry.open_lobby(1, 7, 950, "Bob", "mafie", {}, "cs")
    await registry.close()


async def running(registry: TableRegistry) -> TableSession:
    """A game at which nobody has answered yet."""
    session = await registry.open_lobby(1, 9, 909, "Ada", "mafie", {}, "cs")
    await session.lobby_moves.fill(7)
    await session.lobby_moves.start(909)
    return session


async def test_a_game_of_other_rules_is_not_led_elsewhere_unnoticed(tmp_path: Path, clock: Clock) -> None:
    store = await open_store(str(tmp_path / "other.sqlite3"))
    try:
        registry = new_registry(store, clock)
        table = (await running(registry)).table.id
        await (await started(store, clock, Ears())).close()  # it comes back, and writes down what people know of the game
        (*_, back) = await store.entries(table)
        assert back.kind == "back" and back.payload["standing"]
        registry = await started(store, clock, Ears())
        assert list(registry.sessions) == [table]
        await registry.close()
        await damage(store, f"UPDATE tables SET seed = '0123', rules_version = 0 WHERE id = '{table}'")  # as if the rules dealt differently
        ears = Ears()
        registry = await started(store, clock, ears)
        assert not registry.sessions and "starší verze" in dict(ears.heard)[9]
        await registry.close()
    finally:
        await store.close()


async def test_a_store_that_fails_meanwhile_keeps_neither_a_broken_table_nor_the_others(
    store: Store, clock: Clock, two: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = (await running(new_registry(store, clock))).table.id
    await (await started(store, clock, Ears())).close()
    await damage(store, f"UPDATE tables SET seed = '0123' WHERE id = '{broken}'")

    async def away(*_: object) -> None:
        raise StoreError("here", "away")

    with monkeypatch.context() as outage:
        outage.setattr(store, "table", away)
        outage.setattr(store, "leave_channel", away)
        registry = await started(store, clock, Ears())
    assert set(registry.sessions) == set(two) and not registry._recovery._waiting
    await registry.close()
    ears = Ears()
    await (await started(store, clock, ears)).close()
    assert sorted(channel for channel, _ in ears.heard) == [9, DM + 909]
