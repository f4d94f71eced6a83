"""From request to answer: token, faults, limits, the route's handler, Discord's exact content type."""

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web

from bot.sandbox.changes.backend import Backend
from bot.sandbox.changes.files import Upload
from bot.sandbox.rest import (
    channel_routes,
    event_routes,
    guild_routes,
    interaction_routes,
    login_routes,
    message_routes,
    thread_routes,
    voice_routes,
)
from bot.sandbox.rest.call import ROUTES, HttpReply, Route, RouteCall
from bot.sandbox.wire.faults import Fault, Faults
from bot.sandbox.wire.rate_limits import RateLimits
from bot.sandbox.wire.refusals import ApiError
from bot.sandbox.wire.request_log import LoggedRequest
from bot.sandbox.wire.sessions import compact
from bot.sandbox.world.records import Application

_decode = msgspec.json.Decoder[Any]().decode

FILE_FIELD = re.compile(r"^files\[(\d+)\]$")


async def read(request: web.Request) -> tuple[Any, list[Upload]]:
    """Return the body of a request and its files; raises ApiError 50109 for invalid JSON."""
    if request.headers.get("Content-Type", "").startswith("multipart/form-data"):  # parsing the header takes longer than the rest
        return await _read_parts(request)
    raw = await request.read()
    if not raw:
        return {}, []
    try:
        return _decode(raw), []
    except (msgspec.DecodeError, UnicodeError):
        pass  # the quicker parser refuses lone surrogates
    try:
        return json.loads(raw), []
    except ValueError:
        raise ApiError(50109) from None


async def _read_parts(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = {}
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        match = FILE_FIELD.match(part.name or "")
        if part.name == "payload_json":
            body = json.loads(await part.read())
        elif match is not None:
            uploads.append(Upload(match[1], part.filename or "file", bytes(await part.read())))
        elif part.name:
            body[part.name] = await part.text()
    return body, uploads


SUBJECTS = (
    channel_routes,
    interaction_routes,
    event_routes,
    guild_routes,
    login_routes,
    message_routes,
    thread_routes,
    voice_routes,
)
"""Modules whose import registers the routes."""

BASE = "/api/v10"
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Exchange:
    """A request and its answer; ``route`` is the pattern, ``path`` what was asked, both after /api/v10.

    ``agent``: the program that asked.
    """

    method: str
    route: str
    path: str
    body: Any
    status: int
    answer: Any
    agent: str = ""


ExchangeWatcher = Callable[[Exchange], None]
Handle = Callable[[web.Request], Awaitable[web.StreamResponse]]


class RestServer:
    """Discord's REST API over a backend. ``watchers`` receive every exchange; the list may change while it serves."""

    def __init__(self, backend: Backend, faults: Faults, limits: RateLimits, watchers: list[ExchangeWatcher]) -> None:
        self._backend = backend
        self._faults = faults
        self._limits = limits
        self._watchers = watchers

    def add_routes(self, app: web.Application) -> None:
        """Serve all of Discord's routes; any other path gets Discord's 404."""
        for route in ROUTES:
            app.router.add_route(route.method, BASE + route.path, self._handler(route))
        app.router.add_route("*", "/api/{tail:.*}", _unknown)

    def _handler(self, route: Route) -> Handle:
        async def handle(request: web.Request) -> web.StreamResponse:
            sender = self._backend.world.tokens.get(request.headers.get("Authorization", "").removeprefix("Bot "))
            noted = self._note(route, request, sender)
            response = await self._answer(route, request, sender, noted)
            self._backend.log.answered(noted, response.status)
            return response

        return handle

    def _note(self, route: Route, request: web.Request, sender: Application | None) -> LoggedRequest:
        """Write a request into the log; for an interaction's token, with the person of the interaction."""
        interaction = self._backend.interactions.by_token.get(request.match_info.get("token", ""))
        application = sender or (interaction.application if interaction is not None else None)
        who = application.name if application is not None else None
        person = interaction.user.id if interaction is not None else None
        return self._backend.log.arrives(route.method, route.path, request.match_info, who, person)

    async def _answer(self, route: Route, request: web.Request, sender: Application | None, noted: LoggedRequest) -> web.StreamResponse:
        fault = self._faults.take(route.method, route.path, request.path[len(BASE) :]) if self._faults.active else None
        if fault is not None and not fault.stored:
            if fault.what != "delay":
                return _wrong(request, fault)
            await asyncio.sleep(fault.seconds)
        if sender is None and route.token:
            return _as_json(401, ApiError(40001).body() | {"code": 0})
        headers, refused = self._count(route, request)
        if refused is not None:
            return _as_json(429, refused, headers)
        response = await self._serve(route, request, sender, headers, noted)
        return response if fault is None or not fault.stored else await _spoilt(request, fault, response)

    def _count(self, route: Route, request: web.Request) -> tuple[dict[str, str], dict[str, Any] | None]:
        """Return the rate limit headers, and the body of a 429 if the request exceeds a limit."""
        if not self._limits.real:
            return {}, None
        return self._limits.count(route.method, route.path, request.path, request.match_info)

    async def _serve(
        self, route: Route, request: web.Request, sender: Application | None, headers: dict[str, str], noted: LoggedRequest
    ) -> web.Response:
        body: Any = None
        try:
            body, uploads = await read(request)
            noted.body, noted.files = body, tuple((one.name, len(one.data)) for one in uploads)
            result = route.handler(RouteCall(self._backend, sender, request.match_info, request.query, body, uploads))
            status, data = (result.status, result.data) if isinstance(result, HttpReply) else (200 if result is not None else 204, result)
        except ApiError as refusal:
            status, data = refusal.status, refusal.body()
        except (KeyError, ValueError, TypeError, AttributeError):
            _log.exception("%s %s could not be read: %r", route.method, request.path, body)
            status, data = 400, ApiError(50035).body()
        for watcher in self._watchers:
            watcher(
                Exchange(route.method, route.path, request.path_qs[len(BASE) :], body, status, data, request.headers.get("User-Agent", ""))
            )
        self._backend.hub.look_again()
        return _as_json(status, data, headers)


async def _unknown(_: web.Request) -> web.Response:
    return _as_json(404, {"message": "404: Not Found", "code": 0})


def _as_json(status: int, data: Any, headers: dict[str, str] | None = None) -> web.Response:
    if data is None:
        return web.Response(status=status, headers=headers)
    body = compact(data).encode()
    return web.Response(status=status, body=body, content_type="application/json", headers=headers)


async def _spoilt(request: web.Request, fault: Fault, response: web.Response) -> web.Response:
    """Return the answer that a fault puts in the place of the real one."""
    if fault.what == "delay":
        await asyncio.sleep(fault.seconds)
        return response
    return _wrong(request, fault)


def _wrong(request: web.Request, fault: Fault) -> web.Response:
    if fault.what == "drop":
        if isinstance(request.transport, asyncio.Transport):
            request.transport.abort()
        return web.Response(status=500)
    headers = fault.headers()
    return _as_json(fault.answer_status(), fault.body(), headers)
