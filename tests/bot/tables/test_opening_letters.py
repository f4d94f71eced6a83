"""The channels of direct messages: Discord lets a bot open few of them in a while, so each is asked for once, and one after another."""

import asyncio
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.discord_io import postman as letter_boxes
from bot.discord_io.postman import Postman, Trouble

UNREACHED = 404


class Opening:
    """A client that opens channels slowly, and counts its people."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.faults: list[Exception] = []
        self.at_once = self.most_at_once = 0
        self.unreached = asyncio.Event()
        """Set when Discord answers again for the person without an answer."""

    async def create_dm(self, user: Any) -> SimpleNamespace:
        self.asked.append(user.id)
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        await (self.unreached.wait() if user.id == UNREACHED else asyncio.sleep(0))
        self.at_once -= 1
        if self.faults:
            raise self.faults.pop()
        return SimpleNamespace(id=1000 + user.id)


@pytest.mark.rule("CL-21.5")
async def test_letters_that_are_written_at_once_open_one_channel_a_person() -> None:
    client: Any = Opening()
    postman = Postman(client)
    channels = await asyncio.gather(*(postman.dm_channel(user) for user in (1, 2, 1, 2, 1)))
    assert channels == [1001, 1002, 1001, 1002, 1001]
    assert client.asked == [1, 2]
    assert await postman.dm_channel(1) == 1001 and client.asked == [1, 2]


async def test_one_that_could_not_be_opened_is_asked_for_again() -> None:
    client: Any = Opening()
    client.faults.append(aiohttp.ClientError())
    postman = Postman(client)
    first, second = await asyncio.gather(postman.dm_channel(1), postman.dm_channel(1), return_exceptions=True)
    assert isinstance(first, Trouble) and second == 1001
    assert client.asked == [1, 1]


@pytest.mark.rule("CL-21.5")
async def test_discord_is_asked_for_one_after_another() -> None:
    client: Any = Opening()
    postman = Postman(client)
    await asyncio.gather(*(postman.dm_channel(user) for user in range(20)))
    assert client.most_at_once == 1 and len(client.asked) == 20


async def test_an_unanswered_request_to_discord_delays_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letter_boxes, "TIMEOUT", 0.01)
    client: Any = Opening()
    postman = Postman(client)
    silent = asyncio.create_task(postman.dm_channel(UNREACHED))
    await asyncio.sleep(0)
    assert await asyncio.wait_for(postman.dm_channel(1), 5) == 1001
    assert not silent.done()
    client.unreached.set()
    assert await silent == 1000 + UNREACHED


async def test_a_cancelled_wait_leaves_nothing_behind() -> None:
    client: Any = Opening()
    postman = Postman(client)
    silent = asyncio.create_task(postman.dm_channel(UNREACHED))
    await asyncio.sleep(0.01)
    silent.cancel()
    assert await asyncio.wait_for(postman.dm_channel(1), 5) == 1001
    assert len(asyncio.all_tasks()) == 1
