"""Debts of finished tables: one that cannot be read holds up no other, and none is lost."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.store import EntryRow, Store, StoreDamaged
from bot.tables.moderation.owed_places import OWED_PLACES, owe_place
from bot.tables.restoring import OwedPlaces
from bot.tables.table_session import TableSession
from tests.bot.tables.conftest import Clock, seated
from tests.bot.tables.test_set_aside import new_registry

GUILD = 500


class Debtor:
    """A finished table that owes its server something until its place is restored."""

    def __init__(self, table_id: str, fault: Exception | None = None) -> None:
        self.table = SimpleNamespace(id=table_id, guild_id=GUILD, channel_id=7, phase="ended", store_message_state=self._keep)
        self.silence = SimpleNamespace(restore_place=self.restore, failed=False, memory=SimpleNamespace(status_in=None))
        self.whispers = SimpleNamespace(
            deliver=self._keep, clear_away=self._keep, backoff=SimpleNamespace(due=None), memory=SimpleNamespace(temporary=[])
        )
        self.over = self.owes = self.owed = True
        self.fault = fault
        self.goes_on = asyncio.Event()
        self.goes_on.set()

    async def restore(self) -> None:
        await self.goes_on.wait()
        if self.fault is not None:
            raise self.fault
        self.owes = False

    async def _keep(self) -> None:
        pass


def places_of(store: Store, *debtors: Debtor) -> OwedPlaces:
    client: Any = SimpleNamespace(get_guild=lambda _: SimpleNamespace(unavailable=False))

    async def is_ours(_guild_id: int) -> bool:
        return True

    def recalled(saved: Any) -> TableSession:
        raise AssertionError(saved)

    return OwedPlaces(store, client, lambda _: cast(list[TableSession], debtors), recalled, is_ours)


async def owing(store: Store) -> object:
    return (await store.guild_settings(GUILD)).get(OWED_PLACES)


@pytest.mark.rule("TK-9.4")
@pytest.mark.parametrize("fault", [ValueError("the game cannot be replayed"), StoreDamaged("here", "a", "an unreadable row")])
async def test_a_game_that_cannot_be_read_holds_up_no_other(store: Store, fault: Exception) -> None:
    places = places_of(store, Debtor("a", fault), Debtor("b"))
    for table_id in ("a", "b"):
        await owe_place(store, GUILD, table_id)
    await places.load()
    await places.settle(GUILD)
    assert await owing(store) == ["a"]
    assert places.owes(GUILD) and not places.late, "the next change of permissions tries again"


@pytest.mark.rule("TK-4.5")
async def test_a_finished_game_has_no_quiet_hours_even_if_it_cannot_be_replayed(store: Store, clock: Clock) -> None:
    table = (await seated(store, clock)).table
    table.phase = "ended"
    table.fold_later([EntryRow(n=0, at=clock(), kind="nonsense", payload={})])
    with pytest.raises(ValueError):
        _ = table.course
    assert table.quiet_until is None


@pytest.mark.rule("CL-16.5")
async def test_nobody_is_forgotten_while_a_debt_is_settled(store: Store, clock: Clock) -> None:
    """The table in work may store what it knew before."""
    registry, debtor = new_registry(store, clock), Debtor("a")
    registry.owed_places = places_of(store, debtor)
    await owe_place(store, GUILD, "a")
    await registry.owed_places.load()
    debtor.goes_on.clear()
    assert registry.unload_person(5)
    registry.settle_places(GUILD)
    await asyncio.sleep(0)
    during = registry.unload_person(5)
    debtor.goes_on.set()
    await asyncio.gather(*registry.scheduler.at_work)
    assert not during and registry.unload_person(5)
    assert await owing(store) is None
