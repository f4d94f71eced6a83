"""The log of requests: everything in order with times, also what was refused; and the limit on changes of members."""

import asyncio
import re
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox import Guild, Person
from bot.sandbox.wire.request_log import most_within, told
from tests.bot.sandbox.conftest import Stand
from tests.bot.sandbox.small_bot import SmallBot

EDIT = "/guilds/{guild}/members/{user}"


async def test_requests_stand_in_order_with_who_and_what(stand: Stand, bot: SmallBot) -> None:
    log = stand.discord.log
    mark = log.mark()
    channel = bot.get_channel(stand.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send("first")
    await stand.ada.command("hello", stand.channel)
    stand.discord.faults.answer(500, method="GET")
    with pytest.raises(discord.HTTPException):
        await channel.fetch_message(1)
    stand.discord.faults.clear()
    message, answer, broken, missing = log.of(after=mark)
    assert (message.method, message.path, message.who) == ("POST", f"/channels/{channel.id}/messages", "Consigliere")
    assert message.body["content"] == "first" and message.status == 200 and message.took >= 0
    assert answer.person == stand.ada.id and answer.who == "Consigliere" and "hello Ada" in answer.summary
    token = answer.params["token"]
    assert token not in answer.path and token not in answer.summary
    assert (broken.status, broken.body, missing.status) == (500, None, 404)
    assert [one.number for one in log.of(after=mark)] == [mark + 1, mark + 2, mark + 3, mark + 4]
    assert message.at <= answer.at <= broken.at < missing.at
    assert log.of("POST", "/channels/{channel}/messages", channel=stand.channel) == [message]
    assert log.of("POST", "/channels/{channel}/messages", channel=1) == []


async def test_gateway_messages_stand_in_it_too(stand: Stand, bot: SmallBot) -> None:
    place = stand.discord.create_channel(stand.guild, "voice", "voice")
    guild = bot.get_guild(stand.guild.id)
    assert guild is not None
    async with asyncio.timeout(60):
        while guild.get_channel(place.id) is None:  # noqa: ASYNC110 - nothing tells when the client has read an event
            await asyncio.sleep(0.01)
    await guild.change_voice_state(channel=guild.get_channel(place.id))
    await stand.discord.until(lambda: stand.guild.voice)
    (moved,) = stand.discord.log.of("GATEWAY", "op 4")
    assert int(moved.body["channel_id"]) == place.id


async def test_two_evenings_are_compared_by_names(stand: Stand, bot: SmallBot) -> None:
    channel = bot.get_channel(stand.channel.id)
    assert isinstance(channel, discord.TextChannel)
    lines = []
    for person in (stand.ada, stand.bela):
        mark = stand.discord.log.mark()
        await person.command("hello", stand.channel)
        await channel.send(f"<@{person.id}> at table {person.name.lower()}")
        names = {person.id: "somebody", stand.channel.id: "here"}
        lines.append(told(stand.discord.log.of(after=mark), names, re.compile("(?i)ada|bela")))
    assert lines[0] == lines[1] and "#" in lines[0][0] and "here" in lines[0][1] and "<@somebody>" in lines[0][1]


async def _mute(stand: Stand, raw: aiohttp.ClientSession, guild: Guild, person: Person) -> tuple[int, Any]:
    url = f"{stand.discord.api_url}/guilds/{guild.id}/members/{person.id}"
    async with raw.patch(url, json={"mute": True}, headers={"Authorization": "Bot rehearsal"}) as answer:
        return answer.status, await answer.json()


async def test_ten_changes_of_members_in_ten_seconds_a_guild(stand: Stand, bot: SmallBot) -> None:
    second = stand.discord.create_guild("Second")
    stand.discord.limits.enforce("member-edit")
    crowds = {}
    for guild in (stand.guild, second):
        place = stand.discord.create_channel(guild, "voice", "voice")
        crowds[guild.id] = [stand.discord.create_person(f"p{number}", guild=guild) for number in range(11)]
        for person in crowds[guild.id]:
            person.enter_voice(place)
    async with aiohttp.ClientSession() as raw:
        answers = [await _mute(stand, raw, stand.guild, person) for person in crowds[stand.guild.id]]
        assert [status for status, _ in answers] == [200] * 10 + [429]
        assert 0 < answers[-1][1]["retry_after"] <= 10
        assert (await _mute(stand, raw, second, crowds[second.id][0]))[0] == 200
    edits = stand.discord.log.of("PATCH", EDIT, guild=stand.guild)
    assert [one.status for one in edits] == [200] * 10 + [429] and most_within(edits, 10.0) == 11
    assert [one.bucket for one in stand.discord.limits.refused] == ["member-edit"]
    channel = bot.get_channel(stand.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await asyncio.gather(*(channel.send(str(n)) for n in range(9)))  # the other buckets have no limit
    with pytest.raises(KeyError):
        stand.discord.limits.enforce("nothing")


async def test_only_the_newest_are_kept(stand: Stand, bot: SmallBot) -> None:
    log = stand.discord.log
    log.keep(3)
    channel = bot.get_channel(stand.channel.id)
    assert isinstance(channel, discord.TextChannel)
    for number in range(5):
        await channel.send(str(number))
    assert [one.body["content"] for one in log.requests] == ["2", "3", "4"]
    assert [one.number for one in log.requests] == [log.mark() - 2, log.mark() - 1, log.mark()]
