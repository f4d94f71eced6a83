"""Answers to interactions on the short way: what is sent, and what becomes of it when Discord does not simply take it."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context, interaction_message_response_params

from bot.discord_io import interaction_http as module
from bot.discord_io.interaction_http import InteractionHttp
from bot.discord_io.request_faults import REQUEST_FAULTS
from cogs.responses import _quietly

TAKEN = {"interaction": {"id": "7", "type": 3, "response_message_id": "99"}, "resource": {"type": 4, "message": {"much": "more"}}}

Answer = Callable[[], web.StreamResponse]


def as_json(value: object, status: int = 200) -> web.Response:
    """Answer as Discord does: the library asks for this very type."""
    return web.Response(body=json.dumps(value).encode(), status=status, headers={"Content-Type": "application/json"})


class Server:
    """A stand-in for Discord: it notes its requests and answers as the test says."""

    def __init__(self) -> None:
        self.answers: list[Answer] = []
        self.asked: list[tuple[str, Any]] = []
        self.is_posted = False
        self.breaks = 0
        """How many connections break: as soon as something has come, or in the middle of the reply."""
        self.in_the_middle = False

    async def take(self, request: web.Request) -> web.StreamResponse:
        content: Any = await request.json() if request.content_type == "application/json" else await request.read()
        self.asked.append((request.path_qs, content))
        if self.breaks:
            self.breaks -= 1
            return await self._broken(request)
        if self.is_posted:
            await asyncio.sleep(9)
        return self.answers.pop(0)() if self.answers else as_json(TAKEN)

    async def _broken(self, request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse(headers={"Content-Type": "application/json", "Content-Length": "500"})
        if self.in_the_middle:
            await response.prepare(request)
            await response.write(b'{"inter')
        assert request.transport is not None
        request.transport.close()
        return response


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    made, app = Server(), web.Application()
    app.router.add_post("/api/interactions/{id}/{token}/callback", made.take)
    runner = web.AppRunner(app, handler_cancellation=True)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = site._server.sockets[0].getsockname()[1]  # type: ignore[union-attr]
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}/api")
    yield made
    await runner.cleanup()


@pytest.fixture
def watched() -> list[str]:
    """The requests of the library over its own session, which is watched and waits for its turn."""
    return []


@pytest.fixture
async def library(watched: list[str]) -> AsyncIterator[aiohttp.ClientSession]:
    """The session that the library sends with."""

    async def begun(_session: object, _context: object, asked: aiohttp.TraceRequestStartParams) -> None:
        watched.append(asked.method)

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(begun)
    async with aiohttp.ClientSession(trace_configs=[trace]) as session:
        yield session


@pytest.fixture
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give requests up soon, from the opening of the session on."""
    monkeypatch.setattr(module, "LONGEST", 0.1)


@pytest.fixture
async def callbacks(library: aiohttp.ClientSession) -> AsyncIterator[InteractionHttp]:
    assert library.connector is not None
    made, before = InteractionHttp(), async_context.get()
    made.open(library.connector)
    yield made
    await made.close()
    async_context.set(before)


def message_params(text: str = "Hlas", **more: Any) -> Any:
    return interaction_message_response_params(type=4, content=text, **more)


async def answered(callbacks: InteractionHttp, library: aiohttp.ClientSession, params: Any = None) -> Any:
    return await callbacks.create_interaction_response(7, "to/ken", session=library, params=params or message_params())


async def test_an_answer_is_one_request_and_the_library_hears_its_outcome(
    server: Server, callbacks: InteractionHttp, library: aiohttp.ClientSession
) -> None:
    told: list[int | None] = []
    callbacks.on_response = lambda response: told.append(None if response is None else response.status)
    assert await answered(callbacks, library) == {"interaction": TAKEN["interaction"]}
    ((path, content),) = server.asked
    assert path == "/api/interactions/7/to%2Fken/callback?with_response=1"
    assert content == {"type": 4, "data": {"tts": False, "content": "Hlas"}}
    assert told == [200]


async def test_the_library_answers_through_it_in_the_task_that_opened_it(callbacks: InteractionHttp) -> None:
    assert async_context.get() is callbacks
    assert await asyncio.create_task(_context()) is callbacks


async def _context() -> AsyncWebhookAdapter:
    return async_context.get()


@pytest.mark.parametrize(
    ("status", "kind"), [(403, discord.Forbidden), (404, discord.NotFound), (400, discord.HTTPException), (499, discord.HTTPException)]
)
async def test_a_refusal_by_discord_is_raised_as_by_the_library_and_not_retried(
    server: Server, callbacks: InteractionHttp, library: aiohttp.ClientSession, status: int, kind: type[discord.HTTPException]
) -> None:
    server.answers = [lambda: as_json({"code": 10062, "message": "Unknown interaction"}, status=status)]
    with pytest.raises(kind) as wrong:
        await answered(callbacks, library)
    assert (type(wrong.value), wrong.value.status, wrong.value.code) == (kind, status, 10062)
    assert len(server.asked) == 1


async def test_a_response_without_json_is_a_refusal(server: Server, callbacks: InteractionHttp, library: aiohttp.ClientSession) -> None:
    server.answers = [lambda: web.Response(text="<html>", status=400), lambda: _broken_json()]
    for _ in range(2):
        with pytest.raises(discord.HTTPException):
            await answered(callbacks, library)


def _broken_json() -> web.Response:
    return web.Response(text="{", status=400, content_type="application/json")


async def test_where_discord_asks_for_patience_it_has_it_and_the_library_goes_on(
    server: Server, callbacks: InteractionHttp, library: aiohttp.ClientSession, watched: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "AGAIN", 0.02)
    server.answers = [
        lambda: as_json({"retry_after": 0.05, "global": False, "message": "slow"}, status=429),
        lambda: as_json(TAKEN),
        lambda: web.Response(status=502, text="bad gateway"),
    ]
    loop = asyncio.get_running_loop()
    began = loop.time()
    assert (await answered(callbacks, library))["interaction"] == TAKEN["interaction"]
    assert loop.time() - began >= 0.05
    assert (await answered(callbacks, library))["interaction"] == TAKEN["interaction"]
    assert len(server.asked) == 4
    assert watched == ["POST"] * 2


async def test_pictures_go_the_usual_way(server: Server, callbacks: InteractionHttp, library: aiohttp.ClientSession, tmp_path: Any) -> None:
    told: list[object] = []
    callbacks.on_response = told.append
    picture = tmp_path / "board.png"
    picture.write_bytes(b"png")
    with message_params("Board", files=[discord.File(picture)]) as params:
        taken = await answered(callbacks, library, params)
    assert taken == TAKEN
    assert b"png" in server.asked[0][1]
    assert told == []


async def test_after_the_end_the_library_answers_and_pending_answers_arrive(
    server: Server, callbacks: InteractionHttp, library: aiohttp.ClientSession
) -> None:
    on_its_way = asyncio.create_task(answered(callbacks, library))
    await asyncio.sleep(0)
    callbacks.send_no_more()
    assert await answered(callbacks, library) == TAKEN
    assert await on_its_way == {"interaction": TAKEN["interaction"]}


async def test_an_answer_that_discord_never_takes_ends(
    server: Server, impatience: None, callbacks: InteractionHttp, library: aiohttp.ClientSession
) -> None:
    told: list[object] = []
    callbacks.on_response = told.append
    server.is_posted = True
    with pytest.raises(TimeoutError):
        await answered(callbacks, library)
    assert told == [None]


async def test_lone_surrogates_are_sent_as_the_library_sends_them(
    server: Server, callbacks: InteractionHttp, library: aiohttp.ClientSession
) -> None:
    await answered(callbacks, library, message_params("half \ud83d of a smile"))
    assert server.asked[0][1]["data"]["content"] == "half \ud83d of a smile"


@pytest.mark.parametrize(
    "answer",
    [
        lambda: web.Response(status=204),
        lambda: as_json({}),
        lambda: as_json({"interaction": None}),
        lambda: web.Response(text="<html>", status=200),
    ],
)
async def test_an_answer_taken_by_discord_stands_with_any_response_body(
    server: Server, callbacks: InteractionHttp, library: aiohttp.ClientSession, answer: Answer
) -> None:
    server.answers = [answer]
    assert await answered(callbacks, library) == {"interaction": {"id": 7}}
    assert len(server.asked) == 1


async def test_a_lone_surrogate_in_a_response_hides_nothing(
    server: Server, callbacks: InteractionHttp, library: aiohttp.ClientSession
) -> None:
    echo = {**TAKEN, "resource": {"type": 4, "message": {"content": "half \ud83d"}}}
    server.answers = [lambda: as_json(echo), lambda: as_json({"code": 50035, "message": "\ud83d"}, status=400)]
    assert (await answered(callbacks, library))["interaction"]["response_message_id"] == "99"
    with pytest.raises(discord.HTTPException) as wrong:
        await answered(callbacks, library)
    assert wrong.value.code == 50035


@pytest.mark.parametrize(
    "answer",
    [
        lambda: web.Response(text="error code: 1015", status=429, headers={"Retry-After": "600"}),
        lambda: as_json({"retry_after": None}, status=429),
        lambda: as_json({"retry_after": module.TAKEN_FOR, "global": True}, status=429),
    ],
)
async def test_an_answer_too_late_is_not_sent_again(
    server: Server, callbacks: InteractionHttp, library: aiohttp.ClientSession, answer: Answer
) -> None:
    server.answers = [answer]
    with pytest.raises(discord.HTTPException) as wrong:
        await asyncio.wait_for(answered(callbacks, library), 1)
    assert wrong.value.status == 429
    assert len(server.asked) == 1


@pytest.mark.parametrize("in_the_middle", [False, True])
async def test_an_answer_on_a_broken_connection_is_sent_again(
    server: Server, callbacks: InteractionHttp, library: aiohttp.ClientSession, watched: list[str], in_the_middle: bool
) -> None:
    """A connection at rest may be closed by Discord in the moment in which it is used; the HTTP client tries no POST again by itself."""
    told: list[object] = []
    callbacks.on_response = told.append
    server.breaks, server.in_the_middle = 1, in_the_middle
    assert (await answered(callbacks, library))["interaction"] == TAKEN["interaction"]
    assert (told, watched, len(server.asked)) == ([None], ["POST"], 2)


@pytest.mark.parametrize("broken", [True, False])
async def test_an_answer_that_was_taken_the_first_time_is_taken(
    server: Server, callbacks: InteractionHttp, library: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch, broken: bool
) -> None:
    monkeypatch.setattr(module, "AGAIN", 0.01)
    server.breaks = int(broken)
    server.answers = [] if broken else [lambda: web.Response(status=502)]
    server.answers.append(lambda: as_json({"code": 40060, "message": "Interaction has already been acknowledged."}, status=400))
    assert await answered(callbacks, library) == {"interaction": {"id": 7}}


async def test_a_connection_that_breaks_again_is_a_fault_that_everybody_expects(
    server: Server, callbacks: InteractionHttp, library: aiohttp.ClientSession
) -> None:
    server.breaks = 2
    with pytest.raises(REQUEST_FAULTS):
        await answered(callbacks, library)
    server.breaks = 2
    assert not await _quietly(answered(callbacks, library))


def test_say_sends_the_body_that_the_library_would_send() -> None:
    """``say`` writes the body itself: if the library comes to send something else, this tells."""
    flags = discord.MessageFlags(ephemeral=True)
    usual = message_params("x", flags=flags, allowed_mentions=discord.AllowedMentions.none()).payload
    assert usual["data"] == {"tts": False, "content": "x", "flags": module.PRIVATE, "allowed_mentions": module.NOBODY}
    assert usual["type"] == module.SAID.value
