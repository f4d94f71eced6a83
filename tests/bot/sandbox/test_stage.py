"""The door for the page: snapshots, live events, actions."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import pytest

from tests.bot.sandbox.conftest import Stand
from tests.bot.sandbox.small_bot import SmallBot

Json = dict[str, Any]


@pytest.fixture
async def session(stand: Stand) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(stand.discord.url) as session:
        yield session


async def act(session: aiohttp.ClientSession, person: Any, do: str, **more: Any) -> Json:
    async with session.post("/stage/act", json={"person": str(person.id), "do": do, **more}) as answer:
        result: Json = await answer.json()
        assert answer.status == (200 if result["ok"] else 400), result
        return result


async def state(session: aiohttp.ClientSession, person: Any) -> Json:
    async with session.get("/stage/state", params={"person": str(person.id)}) as answer:
        found: Json = await answer.json()
        return found


async def test_the_snapshot_shows_the_view_of_one_person(stand: Stand, bot: SmallBot, session: aiohttp.ClientSession) -> None:
    hidden = stand.discord.create_channel(
        stand.guild, "secret", overwrites={stand.guild: ((), ("view_channel",)), stand.ada: (("view_channel",), ())}
    )
    stand.ada.write(hidden, "psst")
    await stand.ada.command("table open", stand.channel, game="mafie")
    await stand.discord.commands_synced()
    ada, bela = await state(session, stand.ada), await state(session, stand.bela)
    assert [one["name"] for one in ada["guilds"][0]["channels"]] == ["general", "secret"]
    assert [one["name"] for one in bela["guilds"][0]["channels"]] == ["general"]
    assert [one["content"] for one in ada["messages"][str(stand.channel.id)]] == ["mafie for 6"]
    assert ada["messages"][str(stand.channel.id)][0]["ephemeral_for"] == str(stand.ada.id)
    assert bela["messages"][str(stand.channel.id)] == []
    assert str(hidden.id) not in bela["messages"]
    assert {one["name"] for one in ada["commands"][str(stand.guild.id)]} == {"table", "hello", "think", "board"}
    assert ada["bot"]["connected"] is True and ada["person"]["locale"] == "cs"


async def test_actions(stand: Stand, bot: SmallBot, session: aiohttp.ClientSession) -> None:
    place = str(stand.channel.id)
    board = (await act(session, stand.ada, "command", channel=place, name="board"))["outcome"]
    message = board["message"]["id"]
    assert board["kind"] == "message" and board["milliseconds"] > 0
    pressed = await act(session, stand.bela, "press", channel=place, message=message, button="c1:go")
    assert pressed["outcome"]["kind"] == "update" and pressed["outcome"]["message"]["edits"] == 1
    chosen = await act(session, stand.bela, "choose", channel=place, message=message, menu="c1:who", values=["2"])
    assert chosen["outcome"]["ephemeral"] is True
    choices = await act(session, stand.ada, "autocomplete", channel=place, name="table open", option="game", text="maf")
    assert choices["outcome"]["choices"] == [{"name": "Mafie", "value": "mafie"}]
    await act(session, stand.ada, "write", channel=place, text="hello")
    refused = await act(session, stand.ada, "press", channel=place, message=message, button="c1:off")
    assert not refused["ok"] and "cannot be pressed" in refused["error"]
    assert not (await act(session, stand.ada, "fly"))["ok"]
    async with session.get("/stage/state", params={"person": "1"}) as answer:
        assert answer.status == 404


async def test_modal_over_the_stage(stand: Stand, bot: SmallBot, session: aiohttp.ClientSession) -> None:
    place = str(stand.channel.id)
    message = (await act(session, stand.ada, "command", channel=place, name="board"))["outcome"]["message"]["id"]
    asked = await act(session, stand.ada, "press", channel=place, message=message, button="c1:ask", force=True)
    modal = asked["outcome"]["modal"]
    assert modal["title"] == "A line"
    said = await act(session, stand.ada, "submit", modal=modal["id"], values={"line": "hm"})
    assert said["outcome"]["message"]["content"] == "you said hm"


async def test_live_stream_of_one_person_and_of_all(stand: Stand, bot: SmallBot, session: aiohttp.ClientSession) -> None:
    place = str(stand.channel.id)
    async with session.ws_connect(f"/stage/live?person={stand.bela.id}") as bela, session.ws_connect("/stage/live?person=all") as everyone:
        assert (await bela.receive_json(timeout=60))["event"] == "STATE"
        states = await everyone.receive_json(timeout=60)
        assert states["event"] == "STATES" and set(states["data"]) == {str(stand.ada.id), str(stand.bela.id)}
        await everyone.send_json(
            {"ref": 7, "person": str(stand.ada.id), "do": "command", "channel": place, "name": "table open", "options": {"game": "x"}}
        )
        created = await everyone.receive_json(timeout=60)
        assert created["event"] == "MESSAGE_CREATE" and created["for"] == [str(stand.ada.id)]
        done = await everyone.receive_json(timeout=60)
        assert (done["event"], done["ref"], done["data"]["ok"]) == ("DONE", 7, True)
        stand.ada.write(stand.channel, "hello all")
        seen = await bela.receive_json(timeout=60)
        assert (seen["event"], seen["data"]["content"], seen["channel_id"]) == ("MESSAGE_CREATE", "hello all", place)
        stand.discord.create_channel(stand.guild, "more")
        assert (await bela.receive_json(timeout=60))["refresh"] is True


async def test_a_page_of_another_site_gets_no_gateway(stand: Stand, session: aiohttp.ClientSession) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await session.ws_connect("/gateway", headers={"Origin": "https://elsewhere.example"})
    assert refused.value.status == 403
    async with session.ws_connect("/gateway", headers={"Origin": stand.discord.url}) as socket:
        assert (await socket.receive_json())["op"] == 10


async def test_other_sites_may_not_play(stand: Stand, session: aiohttp.ClientSession) -> None:
    body = {"person": str(stand.ada.id), "do": "write", "channel": str(stand.channel.id), "text": "x"}
    async with session.post("/stage/act", json=body, headers={"Origin": "https://elsewhere.example"}) as answer:
        assert answer.status == 403
    async with session.post("/stage/act", json=body, headers={"Origin": stand.discord.url}) as answer:
        assert answer.status == 200


@pytest.mark.parametrize("name", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "192.168.1.9", "[::2]", "[", ""])
@pytest.mark.parametrize("path", ["/", "/stage/people", "/stage/act", "/api/v10/users/@me", "/gateway"])
async def test_a_foreign_name_for_this_machine_opens_nothing(stand: Stand, session: aiohttp.ClientSession, name: str, path: str) -> None:
    """A page of another site may have its name point to 127.0.0.1: then origin and host are alike, and both foreign."""
    host = f"{name}:{urlsplit(stand.discord.url).port}"
    headers = {"Host": host, "Origin": f"http://{host}", "Authorization": f"Bot {stand.discord.token}"}
    async with session.request("POST" if path == "/stage/act" else "GET", path, headers=headers, json={}) as answer:
        assert answer.status == 403


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "[::1]", "127.8.9.1"])
async def test_every_name_of_loopback_may_play(stand: Stand, session: aiohttp.ClientSession, name: str) -> None:
    host = f"{name}:{urlsplit(stand.discord.url).port}"
    async with session.get("/stage/people", headers={"Host": host, "Origin": f"http://{host}"}) as answer:
        assert answer.status == 200


async def test_world_and_faults_over_the_stage(stand: Stand, bot: SmallBot, session: aiohttp.ClientSession) -> None:
    body = {"do": "create_person", "name": "Cyril", "guild": str(stand.guild.id)}
    async with session.post("/stage/world", json=body) as answer:
        cyril = stand.discord.people[int((await answer.json())["id"])]
    assert cyril.sees(stand.channel)
    async with session.post("/stage/fault", json={"do": "answer", "status": 500, "times": 2}) as answer:
        assert (await answer.json())["ok"]
    assert [one.status for one in stand.discord.faults.active] == [500]
    async with session.post("/stage/fault", json={"do": "nonsense"}) as answer:
        assert answer.status == 400


async def test_page_stays_in_its_folder(stand: Stand, session: aiohttp.ClientSession) -> None:
    for path in ("/../loopback.py", "/%2e%2e/loopback.py", "/nothing.js"):
        async with session.get(path) as answer:
            assert answer.status == 404


async def test_a_process_of_its_own() -> None:

    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.sandbox", "--port", "0", "--people", "Ada,Bela", stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        told = json.loads(await asyncio.wait_for(process.stdout.readline(), 60))
        async with aiohttp.ClientSession() as client, client.get(f"{told['url']}/stage/people") as answer:
            people = await answer.json()
        assert [one["name"] for one in people["people"]] == ["Ada", "Bela"]
    finally:
        process.terminate()
        assert await asyncio.wait_for(process.wait(), 60) == 0
