"""Faults on demand, and what the real client makes of them."""

import asyncio
import contextlib

import aiohttp
import discord
import pytest

from tests.bot.sandbox.conftest import Stand, running
from tests.bot.sandbox.small_bot import SmallBot


def text_channel(stand: Stand, bot: SmallBot) -> discord.TextChannel:
    channel = bot.get_channel(stand.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_429_with_via_is_waited_for_and_without_it_is_raised(stand: Stand, bot: SmallBot) -> None:
    channel = text_channel(stand, bot)
    stand.discord.faults.answer(429, retry_after=0.05, route="/channels/{channel}/messages")
    await channel.send("one")
    stand.discord.faults.answer(429, via=False)
    with pytest.raises(discord.HTTPException):
        await channel.send("two")
    assert [one.text for one in stand.ada.messages(stand.channel)] == ["one"]


async def test_the_nonce_prevents_a_double_after_a_500_that_stored(stand: Stand, bot: SmallBot) -> None:
    stand.discord.faults.answer(500, stored=True, method="POST")
    await text_channel(stand, bot).send("once")
    assert [one.text for one in stand.ada.messages(stand.channel)] == ["once"]


async def test_any_refusal_and_a_late_answer_after_the_effect(stand: Stand, bot: SmallBot) -> None:
    stand.discord.faults.refuse(50013, route=r"/messages$")
    with pytest.raises(discord.Forbidden) as refusal:
        await text_channel(stand, bot).send("not now")
    assert refusal.value.code == 50013
    stand.discord.faults.delay(1.0, method="POST", after=True)
    sending = asyncio.create_task(text_channel(stand, bot).send("late"))
    await stand.ada.wait_for(lambda message: message.text == "late")
    assert not sending.done()
    await sending
    fault = stand.discord.faults.answer(500, times=None)
    stand.discord.faults.clear()
    await text_channel(stand, bot).send("fine")
    assert fault.met == 0


async def test_503_is_not_retried(stand: Stand, bot: SmallBot) -> None:
    stand.discord.faults.answer(503)
    with pytest.raises(discord.DiscordServerError):
        await text_channel(stand, bot).send("never")
    assert stand.ada.messages(stand.channel) == []


async def test_dropped_answer_of_a_click_that_was_taken(stand: Stand, bot: SmallBot) -> None:
    board = (await stand.ada.command("board", stand.channel)).message
    assert board is not None
    stand.discord.faults.drop(route="/interactions/{interaction}/{token}/callback")
    outcome = await stand.ada.press(board, "Go")
    assert outcome.kind == "update" and board.text == "night 2"
    with pytest.raises(aiohttp.ClientError):
        stand.discord.faults.drop(stored=False)
        await text_channel(stand, bot).send("lost")
    assert [one.text for one in stand.ada.messages(stand.channel)] == ["night 2"]


async def test_nobody_answers_in_time(stand: Stand, bot: SmallBot) -> None:
    board = (await stand.ada.command("board", stand.channel)).message
    assert board is not None
    stand.discord.deadline = 0.05
    bot.answer = False
    outcome = await stand.ada.press(board, "Go")
    assert outcome.kind == "failed"
    bot.answer = True
    stand.discord.faults.delay(0.2, method="POST")
    assert (await stand.ada.press(board, "Go")).failed
    stand.discord.record_requests = True
    await stand.discord.until(lambda: [one for one in stand.discord.requests if one.status == 404])
    assert stand.discord.requests[-1].answer["code"] == 10062


async def test_two_clicks_before_the_first_is_answered(stand: Stand, bot: SmallBot) -> None:
    board = (await stand.ada.command("board", stand.channel)).message
    assert board is not None
    both = await asyncio.gather(stand.ada.press(board, "Go"), stand.bela.press(board, "Go"))
    assert [one.kind for one in both] == ["update", "update"] and board.edits == 2


@pytest.mark.parametrize("fault", ["drop", "reconnect", "invalid", "closed 1000", "closed 4000"])
async def test_clicks_while_the_gateway_is_lost_are_replayed(stand: Stand, bot: SmallBot, fault: str) -> None:
    board = (await stand.ada.command("board", stand.channel)).message
    assert board is not None
    gateway = stand.discord.gateway
    if fault == "drop":
        await gateway.drop()
    elif fault == "reconnect":
        await gateway.reconnect()
    elif fault == "invalid":
        await gateway.invalidate(resumable=True)
    else:
        await gateway.close(int(fault.split()[1]))
    clicks = [stand.ada.press(board, "Go") for _ in range(5)]
    assert [one.kind for one in await asyncio.gather(*clicks)] == ["update"] * 5
    await stand.discord.until(lambda: gateway.resumed == 1)
    assert gateway.identified == 1


async def test_server_away_and_back_on_the_same_port(stand: Stand, bot: SmallBot) -> None:
    board = (await stand.ada.command("board", stand.channel)).message
    assert board is not None
    await stand.discord.go_away()
    with pytest.raises(aiohttp.ClientError):
        await text_channel(stand, bot).send("into nothing")
    assert not stand.discord.gateway.ready
    await stand.discord.come_back()
    await stand.discord.bot_ready()
    assert (await stand.ada.press(board, "Go")).kind == "update" and board.text == "night 2"


async def test_unknown_event_is_ignored_and_a_malformed_one_ends_the_client(stand: Stand, bot: SmallBot) -> None:
    stand.discord.gateway.inject("SOMETHING_NEW", {"id": "1"})
    assert (await stand.ada.command("hello", stand.channel)).text == "hello Ada"
    stand.discord.gateway.inject("CHANNEL_CREATE", {"id": "1", "type": 0, "guild_id": str(stand.guild.id)})
    assert bot.running is not None
    with pytest.raises(KeyError):
        await asyncio.wait_for(asyncio.shield(bot.running), 60)


@pytest.mark.parametrize(("code", "error"), [(4014, discord.PrivilegedIntentsRequired), (4004, discord.ConnectionClosed)])
async def test_close_codes_that_end_the_client(stand: Stand, bot: SmallBot, code: int, error: type[Exception]) -> None:
    await stand.discord.gateway.close(code)
    assert bot.running is not None
    with pytest.raises(error):
        await asyncio.wait_for(asyncio.shield(bot.running), 60)


async def test_wrong_token_and_missing_intents(stand: Stand) -> None:
    stand.discord.revoke_token()
    with pytest.raises(discord.LoginFailure):
        async with running(stand.discord):
            pass
    stand.discord.restore_token()
    stand.discord.gateway.refuse = 4014
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(stand.discord):
            pass
    stand.discord.gateway.refuse = None
    stand.discord.application.privileged = 0
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(stand.discord):
            pass


async def test_no_heartbeat_acknowledged(stand: Stand) -> None:
    stand.discord.gateway.heartbeat_interval = 0.2
    async with running(stand.discord, heartbeat_timeout=0.5) as bot:
        stand.discord.gateway.deaf = True
        await stand.discord.until(lambda: stand.discord.gateway.resumed >= 1)
        stand.discord.gateway.deaf = False
        assert bot.is_ready()


async def test_real_limits_are_told_and_nobody_meets_a_429(stand: Stand, bot: SmallBot) -> None:
    stand.discord.limits.real = True
    channel = text_channel(stand, bot)
    sending = asyncio.gather(*(channel.send(str(n)) for n in range(7)))
    await stand.discord.until(lambda: len(stand.ada.messages(stand.channel)) == 5)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(sending, 0.5)
    assert len(stand.ada.messages(stand.channel)) == 5 and stand.discord.limits.refused == []
    async with aiohttp.ClientSession() as raw:
        url = f"{stand.discord.api_url}/channels/{channel.id}/messages"
        async with raw.post(url, json={"content": "six"}, headers={"Authorization": "Bot rehearsal"}) as answer:
            assert answer.status == 429 and (await answer.json())["retry_after"] > 0 and "Via" in answer.headers
    assert [one.bucket for one in stand.discord.limits.refused] == ["message-create"]


async def test_shards(stand: Stand) -> None:
    stand.discord.gateway.shards = 2
    others = [stand.discord.create_guild(f"g{n}") for n in range(3)]
    async with running(stand.discord) as bot:
        assert bot.shard_count == 2 and {one.id for one in bot.guilds} == {stand.guild.id, *(one.id for one in others)}
        assert (await stand.ada.command("hello", stand.channel)).text == "hello Ada"
        assert (await stand.ada.command("hello", stand.ada.open_dm())).text == "hello Ada"
