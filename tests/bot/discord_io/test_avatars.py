"""Reading avatars (NT-3.2): few at once, as much as fits, and not for ever."""

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from aiohttp import web

from bot.discord_io import avatars
from bot.discord_io.avatars import AT_ONCE, LARGEST, AvatarReader, avatar_of

pytestmark = pytest.mark.rule("NT-3.2")


class Cdn:
    """A server of pictures that notes how many are read at once, and how much it could send of one without an end."""

    def __init__(self) -> None:
        self.reading = self.most = self.sent = 0

    async def answer(self, request: web.Request) -> web.StreamResponse:
        self.reading += 1
        self.most = max(self.most, self.reading)
        try:
            return await self._answer(request)
        finally:
            self.reading -= 1

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        match request.match_info["name"]:
            case "late":
                await asyncio.Event().wait()
            case "moved":
                raise web.HTTPFound("/small")
            case "endless":
                response = web.StreamResponse(headers={"Content-Type": "image/png"})
                await response.prepare(request)
                while True:
                    await response.write(bytes(8192))
                    self.sent += 8192
            case "small":
                await asyncio.sleep(0.01)
        return web.Response(body=b"picture", content_type="image/png")


@pytest.fixture
async def cdn() -> AsyncIterator[tuple[Cdn, AvatarReader, str]]:
    made, app = Cdn(), web.Application()
    app.router.add_get("/{name}", made.answer)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    connector = aiohttp.TCPConnector(limit=0)
    reader = AvatarReader(cast(discord.Client, SimpleNamespace(http=SimpleNamespace(connector=connector))))
    yield made, reader, f"http://127.0.0.1:{runner.addresses[0][1]}"
    await reader.close()
    assert not connector.closed, "it is the client's"
    await connector.close()
    await runner.cleanup()


def asset(url: str) -> discord.Asset:
    return cast(discord.Asset, SimpleNamespace(url=url))


async def test_few_are_read_at_once(cdn: tuple[Cdn, AvatarReader, str]) -> None:
    server, reader, url = cdn
    assert await asyncio.gather(*(reader.read(asset(f"{url}/small")) for _ in range(3 * AT_ONCE))) == [b"picture"] * 3 * AT_ONCE
    assert server.most == AT_ONCE


async def test_a_picture_without_an_end_is_not_read_to_its_end(cdn: tuple[Cdn, AvatarReader, str]) -> None:
    server, reader, url = cdn
    assert await reader.read(asset(f"{url}/endless")) is None
    assert server.sent < 200 * LARGEST  # what the buffers of the connection took


async def test_a_late_one_is_given_up_and_a_moved_one_not_followed(
    cdn: tuple[Cdn, AvatarReader, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, reader, url = cdn
    assert await reader.read(asset(f"{url}/moved")) is None
    monkeypatch.setattr(avatars, "TIMEOUT", 0.05)
    assert await reader.read(asset(f"{url}/late")) is None
    assert await reader.read(asset("http://127.0.0.1:1/nobody")) is None


def test_an_avatar_is_a_small_still_of_the_server_or_of_discord() -> None:
    state = cast(Any, SimpleNamespace())
    own = discord.Asset._from_avatar(state, 5, "a_moving")
    here = discord.Asset._from_guild_avatar(state, 1, 5, "here")

    def member(avatar: discord.Asset | None, guild_avatar: discord.Asset | None) -> discord.Member:
        return cast(discord.Member, SimpleNamespace(avatar=avatar, guild_avatar=guild_avatar, display_avatar=guild_avatar or avatar))

    assert avatar_of(member(None, None)) is None
    shown = avatar_of(member(own, None)), avatar_of(member(own, here))
    assert [one.url.partition("/avatars/")[2] for one in shown if one is not None] == ["5/a_moving.png?size=128", "here.png?size=128"]
