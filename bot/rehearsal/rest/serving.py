"""How a request becomes an answer: token, faults, limits, the route's handler, Discord's exact content type."""

import asyncio
import json
import logging
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from aiohttp import BodyPartReader, web

from bot.rehearsal.changes.files import Upload
from bot.rehearsal.rest.call import ROUTES, Call, Reply, Route
from bot.rehearsal.wire.compact_json import compact
from bot.rehearsal.wire.faults import Fault
from bot.rehearsal.wire.refusals import ApiError
from bot.rehearsal.world.records import Application

if TYPE_CHECKING:
    from bot.rehearsal.loopback import Discord

BASE = "/api/v10"
_log = logging.getLogger(__name__)
FILE_FIELD = re.compile(r"^files\[(\d+)\]$")


@dataclass(frozen=True, slots=True)
class Exchange:
    """A request and its answer; ``route`` is the pattern, ``path`` what was asked, both after /api/v10."""

    method: str
    route: str
    path: str
    body: Any
    status: int
    answer: Any


def add_routes(app: web.Application, discord: "Discord") -> None:
    """Serve all of Discord's routes; what is none of them gets Discord's 404."""
    for route in ROUTES:
        app.router.add_route(route.method, BASE + route.path, _handler(discord, route))

    async def unknown(_: web.Request) -> web.Response:
        return _answer(404, {"message": "404: Not Found", "code": 0})

    app.router.add_route("*", "/api/{tail:.*}", unknown)


def _handler(discord: "Discord", route: Route) -> Any:
    async def handle(request: web.Request) -> web.StreamResponse:
        fault = discord.faults.take(route.method, route.path, request.path[len(BASE) :]) if discord.faults.active else None
        if fault is not None and not fault.stored and fault.what != "delay":
            return _wrong(request, fault)
        if fault is not None and fault.what == "delay" and not fault.stored:
            await asyncio.sleep(fault.seconds)
        sender = _sender(discord, request)
        if sender is None and route.token:
            return _answer(401, ApiError(40001).body() | {"code": 0})
        headers, refused = (
            discord.limits.count(route.method, route.path, request.path, request.match_info) if discord.limits.real else ({}, None)
        )
        if refused is not None:
            return _answer(429, refused, headers)
        response = await _serve(discord, route, request, sender, headers)
        if fault is None:
            return response
        if fault.what == "delay":
            await asyncio.sleep(fault.seconds if fault.stored else 0)
            return response
        return _wrong(request, fault)

    return handle


def _sender(discord: "Discord", request: web.Request) -> Application | None:
    return discord.world.tokens.get(request.headers.get("Authorization", "").removeprefix("Bot "))


async def _serve(
    discord: "Discord", route: Route, request: web.Request, sender: Application | None, headers: dict[str, str]
) -> web.Response:
    body: Any = None
    try:
        body, uploads = await _read(request)
        result = route.handler(Call(discord, sender, request.match_info, request.query, body, uploads))
        status, data = (result.status, result.data) if isinstance(result, Reply) else (200 if result is not None else 204, result)
    except ApiError as refusal:
        status, data = refusal.status, refusal.body()
    except (KeyError, ValueError, TypeError, AttributeError):
        _log.exception("%s %s could not be read: %r", route.method, request.path, body)
        status, data = 400, ApiError(50035).body()
    for watcher in discord.watchers:
        watcher(Exchange(route.method, route.path, request.path_qs[len(BASE) :], body, status, data))
    discord.hub.look_again()
    return _answer(status, data, headers)


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    if request.content_type == "multipart/form-data":
        return await _read_parts(request)
    raw = await request.read()
    if not raw:
        return {}, []
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


def _answer(status: int, data: Any, headers: dict[str, str] | None = None) -> web.Response:
    if data is None:
        return web.Response(status=status, headers=headers)
    body = compact(data).encode()
    return web.Response(status=status, body=body, content_type="application/json", headers=headers)


def _wrong(request: web.Request, fault: Fault) -> web.Response:
    if fault.what == "drop":
        if isinstance(request.transport, asyncio.Transport):
            request.transport.abort()
        return web.Response(status=500)
    headers = fault.headers()
    return _answer(fault.answer_status(), fault.body(), headers)
