"""A process that is not certain of its tables touches nothing in Discord: another may serve them by now (PR-1.5)."""

import asyncio
from collections.abc import Callable

import pytest

from bot.discord_io.postman import Unavailable
from bot.evenings.evening import LiveEvening
from bot.store import NotOwner
from bot.tables.registry import OneProcess
from bot.tables.scheduler import IN_DOUBT
from tests.night.club_evening import call, caller, only
from tests.night.evening import Evening
from tests.night.places import place
from tests.night.test_silence import muted, seated, slow, soon

__all__ = ["slow"]


class InDoubt(OneProcess):
    """A process whose tables another may serve by now."""

    certain = False


@pytest.mark.rule("PR-1.5")
async def test_it_takes_no_message_away(evening: Evening) -> None:
    postman = evening.registry.postman
    message = await postman.post(evening.channel.id, "Kdo je tu?", nonce="a")
    evening.registry.processes = InDoubt()
    with pytest.raises(Unavailable):
        await postman.delete(evening.channel.id, message)
    assert message in evening.channel.messages
    evening.registry.processes = OneProcess()
    await postman.delete(evening.channel.id, message)
    assert message not in evening.channel.messages


@pytest.mark.rule("PR-1.5", "TK-1.10")
async def test_it_wakes_no_thread(evening: Evening) -> None:
    await evening.client.wait_until_ready()
    postman, thread = evening.registry.postman, place(evening, "public thread").channel
    await _until(lambda: evening.client.get_channel(thread.id) is not None)
    evening.discord.archive(thread)
    await _until(lambda: evening.client.get_channel(thread.id) is None)
    evening.registry.processes = InDoubt()
    with pytest.raises(Unavailable):
        await postman.post(thread.id, "Kdo je tu?", nonce="b")
    assert thread.archived
    evening.registry.processes = OneProcess()
    await postman.post(thread.id, "Kdo je tu?", nonce="b")
    assert not thread.archived


@pytest.mark.rule("PR-1.5", "TK-2.5")
async def test_it_neither_closes_nor_opens_a_channel_and_leaves_voices_as_they_are(slow: Evening) -> None:
    people = await seated(slow)
    await soon(slow, lambda: all(muted(people)) and not any(person.can_write(slow.channel) for person in people))
    slow.registry.processes = InDoubt()
    before = dict(slow.channel.overwrites)
    with pytest.raises(NotOwner):
        await slow.session.silence.restore()
    await slow.session.silence.attend()
    assert slow.channel.overwrites == before and all(muted(people))
    slow.registry.processes = OneProcess()
    await slow.session.host_moves.end(people[0].id)
    await soon(slow, lambda: slow.table.phase == "ended" and not any(muted(people)) and not slow.channel.overwrites)


@pytest.mark.rule("PR-1.5")
async def test_it_does_nothing_that_is_due_at_an_evening(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes would each put it into the calendar."""
    await call(evening, caller(evening))
    await _until(lambda: bool(evening.guild.events))
    evening_scheduler, looked = evening.client.evening_scheduler, list[str]()
    due = evening_scheduler._do_due

    async def do_due(one: LiveEvening) -> float | None:
        looked.append(one.id)
        return await due(one)

    monkeypatch.setattr(evening_scheduler, "_do_due", do_due)
    evening.registry.processes = InDoubt()
    evening_scheduler._wake(only(evening).id)
    await asyncio.sleep(IN_DOUBT / 2)
    assert not looked
    evening.registry.processes = OneProcess()
    await _until(lambda: looked == [only(evening).id])


async def _until(check: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not check():  # noqa: ASYNC110 - nothing tells when the client has heard
            await asyncio.sleep(0.01)
