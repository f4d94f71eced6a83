"""Routes of the stage and of the page's files, and the live streams; the package's docstring describes them."""

import asyncio
import contextlib
import json
import mimetypes
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

from bot.sandbox.people.onlooker import NotPossible
from bot.sandbox.people.person import Person
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.stage.actions import Actions, Switches, Unknown
from bot.sandbox.stage.snapshots import Snapshots
from bot.sandbox.wire.address import is_foreign
from bot.sandbox.wire.faults import Faults
from bot.sandbox.wire.rate_limits import RateLimits
from bot.sandbox.wire.refusals import ApiError
from bot.sandbox.wire.sessions import push
from bot.sandbox.world.hub import HubEvent

REFRESHING = ("CHANNEL_", "THREAD_", "GUILD_MEMBER", "GUILD_ROLE", "COMMANDS", "DM_OPENED", "VOICE_CHANNEL_STATUS")


class Stream:
    """One WebSocket of the page: first the state, then events until ``end``."""

    def __init__(self, sandbox: Sandbox, snapshots: Snapshots, transport: asyncio.BaseTransport | None, person: Person | None) -> None:
        self._sandbox = sandbox
        self._snapshots = snapshots
        self._transport = transport
        self._person = person
        if person is None:
            self.send_states(messages=True)
        else:
            self.send({"event": "STATE", "data": snapshots.state(person)})
        self._stop = sandbox.backend.hub.listen(self._hear)

    def send(self, data: dict[str, Any]) -> None:
        push(self._transport, json.dumps(data, separators=(",", ":"), ensure_ascii=False))

    def send_states(self, *, messages: bool) -> None:
        """Send all people's views, each message once; without ``messages`` only the places each of them sees."""
        states = {str(one.id): self._snapshots.state(one, messages=False) for one in self._sandbox.people.values()}
        self.send({"event": "STATES", "data": states, **({"messages": self._snapshots.all_messages()} if messages else {})})

    def end(self) -> None:
        """Stop listening and close the connection."""
        self._stop()
        if isinstance(self._transport, asyncio.WriteTransport) and not self._transport.is_closing():
            self._transport.close()

    def _hear(self, event: HubEvent) -> None:
        if self._person is not None and not self._for(self._person, event):
            return
        refresh = event.name.startswith(REFRESHING) and event.name != "CHANNEL_PINS_UPDATE"
        self.send(
            {
                "event": event.name,
                "data": self._data(event),
                "guild_id": None if event.guild_id is None else str(event.guild_id),
                "channel_id": None if event.channel_id is None else str(event.channel_id),
                "for": self._only(event),
                "refresh": refresh,
            }
        )

    def _data(self, event: HubEvent) -> dict[str, Any]:
        if event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and event.channel_id is not None:
            message = self._sandbox.world.message(event.channel_id, int(event.data["id"]))
            if message is not None:
                return self._snapshots.message(message)
        return event.data

    def _only(self, event: HubEvent) -> list[str] | None:
        if event.only:
            return [str(one) for one in event.only]
        channel = self._sandbox.world.channels.get(event.channel_id or 0)
        return [str(user.id) for user in channel.recipients if not user.bot] if channel is not None and channel.recipients else None

    def _for(self, person: Person, event: HubEvent) -> bool:
        if event.only and person.id not in event.only:
            return False
        if event.guild_id is not None:
            guild = self._sandbox.world.guilds.get(event.guild_id)
            if guild is None or (person.id not in guild.members and event.name != "GUILD_MEMBER_REMOVE"):
                return False
        channel = self._sandbox.world.channels.get(event.channel_id or 0)
        return channel is None or person.sees(channel)


PAGE = Path(__file__).parents[1] / "page"


class StageRoutes:
    """HTTP and WebSocket routes of the page."""

    def __init__(self, sandbox: Sandbox, faults: Faults, limits: RateLimits) -> None:
        self._sandbox = sandbox
        self._switches = Switches(sandbox, faults, limits)
        self._snapshots = Snapshots(sandbox)
        self._actions = Actions(sandbox, self._snapshots)
        self._streams: set[Stream] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def add_routes(self, app: web.Application) -> None:
        app.router.add_get("/stage/people", self._people)
        app.router.add_get("/stage/state", self._state)
        app.router.add_get("/stage/live", self._watch)
        app.router.add_post("/stage/act", self._act)
        app.router.add_post("/stage/world", self._world)
        app.router.add_post("/stage/fault", self._fault)
        app.router.add_get("/{path:.*}", self._page)

    def close(self) -> None:
        """End all live streams."""
        for stream in tuple(self._streams):
            stream.end()
        for task in self._tasks:
            task.cancel()

    async def _people(self, _: web.Request) -> web.Response:
        return _json(self._snapshots.people())

    async def _state(self, request: web.Request) -> web.Response:
        try:
            return _json(self._snapshots.state(self._actions.person(request.query.get("person"))))
        except Unknown as fault:
            return _refusal(404, fault)

    async def _page(self, request: web.Request) -> web.StreamResponse:
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self._sandbox.gateway.handle(request)
        found = (PAGE / (request.match_info["path"] or "index.html")).resolve()
        if not found.is_relative_to(PAGE.resolve()) or not found.is_file():
            return web.Response(status=404, text="There is nothing here.")
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        text = kind.startswith("text/") or kind == "application/javascript"
        return web.Response(
            body=found.read_bytes(), content_type=kind, charset="utf-8" if text else None, headers={"Cache-Control": "no-cache"}
        )

    async def _act(self, request: web.Request) -> web.Response:
        if is_foreign(request):
            return _refusal(403, PermissionError("foreign origin"))
        status, result = await self._do(await request.json())
        return _json(result, status)

    async def _do(self, action: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        try:
            return 200, await self._actions.do(action)
        except Unknown as fault:
            return 404, {"ok": False, "error": str(fault)}
        except (NotPossible, ApiError, KeyError, ValueError, TypeError) as fault:
            return 400, {"ok": False, "error": str(fault) or type(fault).__name__}

    async def _world(self, request: web.Request) -> web.Response:
        if is_foreign(request):
            return _refusal(403, PermissionError("foreign origin"))
        try:
            return _json({"ok": True, **self._switches.change_world(await request.json())})
        except (Unknown, NotPossible, KeyError, ValueError, TypeError) as fault:
            return _refusal(400, fault)

    async def _fault(self, request: web.Request) -> web.Response:
        if is_foreign(request):
            return _refusal(403, PermissionError("foreign origin"))
        try:
            await self._switches.make_fault(await request.json())
        except (KeyError, ValueError, TypeError) as fault:
            return _refusal(400, fault)
        return _json({"ok": True})

    async def _watch(self, request: web.Request) -> web.StreamResponse:
        if is_foreign(request):
            return _refusal(403, PermissionError("foreign origin"))
        try:
            person = None if request.query.get("person") == "all" else self._actions.person(request.query.get("person"))
        except Unknown as fault:
            return _refusal(404, fault)
        socket = web.WebSocketResponse(max_msg_size=1 << 20, compress=False)
        await socket.prepare(request)
        stream = Stream(self._sandbox, self._snapshots, request.transport, person)
        self._streams.add(stream)
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    self._take(stream, json.loads(frame.data))
        except ValueError:
            await socket.close(code=1003)
        finally:
            stream.end()
            self._streams.discard(stream)
        return socket

    def _take(self, stream: Stream, action: dict[str, Any]) -> None:
        if action.get("do") == "states":
            stream.send_states(messages=False)
            return

        async def act() -> None:
            with contextlib.suppress(asyncio.CancelledError):
                _, result = await self._do(action)
                stream.send({"event": "DONE", "ref": action.get("ref"), "data": result})

        task = asyncio.get_running_loop().create_task(act())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _json(data: Any, status: int = 200) -> web.Response:
    body = json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()
    return web.Response(status=status, body=body, content_type="application/json")


def _refusal(status: int, fault: Exception) -> web.Response:
    return _json({"ok": False, "error": str(fault) or type(fault).__name__}, status)
