"""Outages of Discord and of the store that meet: no time is lost, and the loss of a channel is told in the end (TK-9.9)."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.presenting.scene import ask_number
from bot.store import Store, StoreUnreachable
from bot.tables.delivery.outages import Outages
from bot.tables.departures import Departures
from bot.tables.refusal import Refused
from tests.bot.tables.conftest import Clock, LocalTable, reloaded, seated

POSTMAN: Any = SimpleNamespace(waiting=lambda _: 0.0, took_long=lambda _: 0.0)


async def unreachable(*_args: object, **_more: object) -> None:
    raise StoreUnreachable("there", "no route")


async def given_back(store: Store, local: LocalTable) -> list[float]:
    """Return the seconds that each entry of the log gives back."""
    return [float(str(row.payload["away"])) for row in await store.entries(local.table.id) if row.kind == "topup"]


async def test_time_that_cannot_be_given_back_now_is_given_back_later(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store fails while Discord's outage is made good: the clock stands, and counts from then."""
    local = await seated(store, clock)
    outbox: Any = SimpleNamespace(trouble="", recovered=60.0)
    outages = Outages(local.table, POSTMAN, outbox, lambda _: None)
    with monkeypatch.context() as broken:
        broken.setattr(store, "append", unreachable)
        with pytest.raises(Refused):
            await outages.attend(30.0)
    assert local.table.stopped_at is not None and outbox.recovered == 60.0
    clock.pass_(100)
    await outages.attend(30.0)
    assert await given_back(store, local) == [pytest.approx(100.0)]
    assert local.table.stopped_at is None and outbox.recovered is None


async def test_time_is_given_back_whole_although_another_process_was_faster(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    twin = await reloaded(store, clock)
    local.table.stop_clock()
    ask = next(ask for ask in twin.table.running.game.asks if ask.name == "mafie.night.hunch")
    await twin.answers.answer(100 + ask.seat, ask.name, ask_number(ask), ("pass",))
    clock.pass_(180)
    outbox: Any = SimpleNamespace(trouble="", recovered=None)
    await Outages(local.table, POSTMAN, outbox, lambda _: None).attend(30.0)
    assert await given_back(store, local) == [pytest.approx(180.0)]


async def test_a_table_is_attended_as_soon_as_its_presses_stop_arriving(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    local, looks = await seated(store, clock), list[object]()
    monkeypatch.setattr(local.table.surroundings, "reachable", lambda _: False)
    subscriber: Any = SimpleNamespace(table_changed=looks.append)
    local.table.subscribe(subscriber)
    Outages(local.table, POSTMAN, SimpleNamespace(), lambda _: None).look()  # type: ignore[arg-type]  # an outbox without a fault
    assert local.table.stopped_at is not None and len(looks) == 1


@pytest.mark.rule("TK-9.9")
async def test_a_deleted_channel_is_noted_again_when_the_store_failed(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    local, told = await seated(store, clock), list[str]()

    async def tell(key: str) -> None:
        told.append(key)

    async def restore() -> None:
        pass

    outbox: Any = SimpleNamespace(trouble="channel")
    silence: Any = SimpleNamespace(restore=restore, graveyard=SimpleNamespace(compare_again=lambda: None))
    nobody: Any = SimpleNamespace(tell_everyone=tell)
    departures = Departures(nobody, local.lobby_moves, local.host_moves, outbox, silence, nobody, nobody)
    with monkeypatch.context() as broken:
        broken.setattr(store, "append", unreachable)
        with pytest.raises(Refused):
            await departures.channel_gone()
    assert outbox.trouble == "channel" and told == []
    await departures.channel_gone()
    assert outbox.trouble == "" and told == ["table-gone"]
    assert str(local.table.phase) == "paused"
