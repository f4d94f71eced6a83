"""Each refusal of Discord is one kind of trouble: a person out of reach, a place that is gone, a wait, a fault of ours."""

from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.discord_io.postman import Blocked, ChannelGone, DmClosed, MessageGone, NotAllowed, Postman, Rejected, Trouble, Unavailable

BY_REFUSAL = {
    (400, 20016): (Unavailable, Unavailable),  # slow mode
    (400, 20028): (Unavailable, Unavailable),  # many writes in the channel
    (400, 20029): (Unavailable, Unavailable),  # many writes on the server
    (400, 40003): (Unavailable, Unavailable),  # direct messages opened too fast
    (400, 40004): (Unavailable, Unavailable),  # sending is switched off for a while
    (400, 40006): (Unavailable, Unavailable),  # a feature is switched off for a while
    (400, 40058): (Unavailable, Unavailable),  # a post without its first message
    (400, 40060): (Rejected, Rejected),  # the interaction is answered already: no code of messages
    (400, 40062): (Unavailable, Unavailable),  # overloaded
    (400, 50006): (Rejected, Rejected),  # an empty message
    (400, 50008): (Rejected, Rejected),  # no channel for text
    (400, 50024): (Rejected, Rejected),  # no such action in this kind of channel
    (400, 50033): (Rejected, Rejected),
    (400, 50035): (Rejected, Rejected),
    (400, 50083): (Unavailable, Unavailable),  # archived
    (400, 110001): (Unavailable, Unavailable),  # the application is not available yet
    (400, 130000): (Unavailable, Unavailable),  # overloaded
    (400, 160002): (Rejected, Rejected),  # a reply without Read Message History: we send none
    (400, 160004): (Rejected, Rejected),  # a second thread of one message
    (400, 160005): (NotAllowed, NotAllowed),  # the thread is locked: said when the right is back
    (400, 160006): (Rejected, Rejected),  # too many active threads
    (400, 160007): (Rejected, Rejected),
    (400, 200000): (Blocked, Blocked),  # AutoMod blocks these words, also at the next try
    (400, 200001): (Blocked, Blocked),
    (400, 240000): (Rejected, Rejected),  # a link is blocked
    (401, 0): (Unavailable, Unavailable),
    (403, 0): (Unavailable, Unavailable),  # refused before it reached Discord, without a code
    (403, 20026): (Unavailable, Unavailable),  # quarantined: nobody has closed their messages
    (403, 40333): (Unavailable, Unavailable),  # refused before it reached Discord
    (403, 50001): (NotAllowed, DmClosed),
    (403, 50007): (DmClosed, DmClosed),
    (403, 50013): (NotAllowed, DmClosed),
    (403, 50278): (DmClosed, DmClosed),
    (404, 10003): (ChannelGone, DmClosed),
    (404, 10008): (MessageGone, MessageGone),
    (404, 10013): (Rejected, DmClosed),  # an account that was deleted
    (408, 0): (Unavailable, Unavailable),
    (429, 0): (Unavailable, Unavailable),
    (429, 30046): (Unavailable, Unavailable),  # many edits of an old message
    (503, 0): (Unavailable, Unavailable),
}
"""HTTP status and code of Discord: the trouble in a channel, and in direct messages."""


async def trouble(fault: Exception, *, private: bool) -> type[Trouble]:
    """Return the trouble of a message that fails like this."""

    class Channel:
        async def send(self, **_: object) -> None:
            raise fault

    client: Any = SimpleNamespace(get_partial_messageable=lambda _: Channel(), get_channel=lambda _: object())
    with pytest.raises(Trouble) as raised:
        await Postman(client).post(1, "Dobrou noc.", nonce="1", pace=not private)
    return raised.type


@pytest.mark.parametrize(("status", "code"), BY_REFUSAL)
async def test_each_refusal_is_one_kind_of_trouble(status: int, code: int) -> None:
    response: Any = SimpleNamespace(status=status, reason="")
    fault = discord.HTTPException(response, {"code": code, "message": ""})
    found = await trouble(fault, private=False), await trouble(fault, private=True)
    assert found == BY_REFUSAL[status, code]


@pytest.mark.parametrize("fault", [TimeoutError(), aiohttp.ClientError()], ids=str)
async def test_a_broken_connection_is_worth_a_retry(fault: Exception) -> None:
    assert await trouble(fault, private=False) is await trouble(fault, private=True) is Unavailable
