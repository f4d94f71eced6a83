"""The channels of direct messages: Discord lets a bot open few of them in a while, so each is asked for once."""

import asyncio
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.tables.delivery.postman import Postman, Trouble


class Opening:
    """A client that opens channels slowly, and counts for whom."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.faults: list[Exception] = []

    async def create_dm(self, user: Any) -> SimpleNamespace:
        self.asked.append(user.id)
        await asyncio.sleep(0)
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
