"""A line about an entry of the log comes from the entry: no kill and no failure of the store loses it, and it comes once."""

from typing import Any

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Person
from bot.store import StoreUnreachable
from tests.night.evening import Evening, plain
from tests.night.test_host import people
from tests.night.test_whispers_after_a_restart import killed

__all__ = ["people"]

PAUSED = plain(words_in("cs")("pause-reason", reason="pizza"))


def lines(evening: Evening, text: str) -> list[str]:
    return [message.text for message in evening.channel.messages.values() if plain(message.text) == text]


@pytest.mark.rule("MF-15.19")
async def test_a_pause_has_its_line_though_the_bot_dies_between_the_entry_and_the_line(
    evening: Evening, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = evening.registry.store

    async def dead(*_: object, **__: object) -> None:
        raise StoreUnreachable("here", "the process is dead")

    monkeypatch.setattr(store, "set_position", dead)
    await people[0].command("game pause", evening.channel, reason="pizza")
    assert evening.table.phase == "paused"
    assert not lines(evening, PAUSED)
    await killed(evening)
    await evening.eventually(lambda: len(lines(evening, PAUSED)) == 1)
    await evening.restart_bot()
    await evening.session.outbox.wait_idle()
    assert len(lines(evening, PAUSED)) == 1


@pytest.mark.rule("MF-15.19")
async def test_a_pause_before_the_first_delivery_has_its_line_after_two_kills(evening: Evening) -> None:
    crowd, pause = evening.crowd(6), plain(words_in("cs")("pause"))
    await evening.open_table(crowd[0])
    await evening.seat(crowd)
    with pytest.MonkeyPatch.context() as patches:

        async def dead(*_: object, **__: object) -> None:
            raise StoreUnreachable("here", "the process is dead")

        patches.setattr(type(evening.registry.store), "set_position", dead)
        await evening.deal(crowd[0])
        await killed(evening)
        await crowd[0].command("game pause", evening.channel)
        assert evening.table.phase == "paused"
        assert not lines(evening, pause)
    await killed(evening)
    await evening.eventually(lambda: len(lines(evening, pause)) == 1)
    await evening.restart_bot()
    await evening.session.outbox.wait_idle()
    assert len(lines(evening, pause)) == 1


@pytest.mark.rule("MF-15.19")
async def test_a_line_outlives_a_store_that_fails_for_a_moment(
    evening: Evening, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    store, failed = evening.registry.store, list[object]()
    set_position = store.set_position

    async def once(*args: Any, **more: Any) -> None:
        if not failed:
            failed.append(args)
            raise StoreUnreachable("here", "the server is starting up")
        await set_position(*args, **more)

    monkeypatch.setattr(store, "set_position", once)
    await people[0].command("game pause", evening.channel, reason="pizza")
    await evening.eventually(lambda: len(lines(evening, PAUSED)) == 1)
    assert failed
