"""A process that is not certain of its tables touches nothing in Discord: another may serve them by now (PR-1.5)."""

import asyncio
from collections.abc import Callable

import pytest

from bot.tables.delivery.postman import Unavailable
from tests.night.evening import Evening
from tests.night.places import place


@pytest.mark.rule("PR-1.5")
async def test_it_takes_no_message_away(evening: Evening) -> None:
    postman = evening.house.postman
    message = await postman.post(evening.channel.id, "Kdo je tu?", nonce="a")
    postman.silent = lambda: True
    with pytest.raises(Unavailable):
        await postman.delete(evening.channel.id, message)
    assert message in evening.channel.messages
    postman.silent = lambda: False
    await postman.delete(evening.channel.id, message)
    assert message not in evening.channel.messages


@pytest.mark.rule("PR-1.5", "TK-1.10")
async def test_it_wakes_no_thread(evening: Evening) -> None:
    await evening.client.wait_until_ready()
    postman, thread = evening.house.postman, place(evening, "public thread").channel
    await _until(lambda: evening.client.get_channel(thread.id) is not None)
    evening.discord.archive(thread)
    await _until(lambda: evening.client.get_channel(thread.id) is None)
    postman.silent = lambda: True
    with pytest.raises(Unavailable):
        await postman.post(thread.id, "Kdo je tu?", nonce="b")
    assert thread.archived
    postman.silent = lambda: False
    await postman.post(thread.id, "Kdo je tu?", nonce="b")
    assert not thread.archived


async def _until(check: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not check():  # noqa: ASYNC110 - nothing tells when the client has heard
            await asyncio.sleep(0.01)
