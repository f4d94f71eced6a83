"""The stage: HTTP and WebSocket by which a web page (or a process far from the bot) uses this Discord as its people.

All ids are strings. Errors are ``{"ok": false, "error": "…"}`` with status 400 (not possible), 404 (unknown id) or 403 (foreign origin).

``GET /`` and ``GET /<file>``     the page's files, from ``page/`` beside this module
``GET /stage/people``             ``{"bot": {"id", "name", "connected"}, "people": [Person], "guilds": [{"id", "name"}]}``
    Person: ``{"id", "name", "locale", "dms_open", "blocks_bot", "guilds": [id]}``
``GET /stage/state?person=ID``    what that person sees now (Snapshot)
``GET /stage/live?person=ID``     WebSocket: first ``{"event": "STATE", "data": Snapshot}``, then what that person sees happen.
    ``person=all``: first ``{"event": "STATES", "data": {ID: Snapshot without messages}, "messages": {channel id: [Message]}}`` of all
    people, then everything that happens. ``{"do": "states"}`` asks for STATES again, without messages.
    Takes actions as well: ``{"ref": any, "person": ID, "do": …}`` is answered by ``{"event": "DONE", "ref": any, "data": Result}``.
``POST /stage/act``               an action, see below; answers Result
``POST /stage/world``             changes of the world; ``POST /stage/fault``: faults; for both see ``switches``

Snapshot: ``{"person": Person, "bot", "people", "guilds": [Guild], "dm": Channel | null, "messages": {channel id: [Message]},
    "commands": {"dm": [Command], guild id: [Command]}}``
    Guild (only channels and threads that the person sees): ``{"id", "name", "locale", "channels": [Channel], "threads": [Channel],
    "members": [{"id", "name", "bot", "roles"}], "roles": [{"id", "name", "color"}],
    "voice": [{"user_id", "channel_id", "mute", "deaf", "self_mute", "self_deaf", "suppress"}]}``
    Channel: Discord's channel object and ``"can_write": bool``; threads also ``"joined": [user id]``
    Message: Discord's message object and ``"ephemeral_for": ID | null``, ``"edits": int`` (the newest 300 of a place)
    Command: as registered (name_localizations, options, …)

Event: ``{"event": NAME, "data": …, "guild_id", "channel_id", "for": [ID] | null, "refresh": bool}``. NAME and data are those of
    Discord's gateway: MESSAGE_CREATE/UPDATE (data: Message), MESSAGE_DELETE/_BULK, MESSAGE_REACTION_*, VOICE_STATE_UPDATE,
    TYPING_START, CHANNEL_*, THREAD_*, GUILD_*; and COMMANDS (the bot has registered commands), DM_OPENED.
    ``for`` names the only people who see it (ephemeral, DM); ``refresh``: who sees what may have changed, ask for the state again.

Action: ``{"person": ID, "do": …}`` with
    ``command``: ``channel``, ``name`` ("table open"), ``options`` {name: value; users, roles, channels by id}
    ``autocomplete``: the same and ``option`` (which one is being typed), ``text``           -> ``outcome.choices``
    ``press``: ``channel``, ``message``, ``button`` (custom id)
    ``choose``: ``channel``, ``message``, ``menu`` (custom id), ``values``
    ``submit``: ``modal`` (the id from ``outcome.modal``), ``values`` {custom id: text, or list for menus}
    ``write``: ``channel``, ``text``, ``reply_to``?
    ``edit``: ``channel``, ``message``, ``text``
    ``delete``: ``channel``, ``message`` (also dismisses an ephemeral message)
    ``react`` / ``unreact``: ``channel``, ``message``, ``emoji``
    ``voice_enter``: ``channel``; ``voice_leave``; ``voice_self``: ``mute``?, ``deaf``?
    ``open_dm``; ``dms``: ``open`` (bool); ``block``; ``unblock``; ``locale``: ``locale``
    ``join`` / ``leave``: ``guild``; ``delete_channel``: ``channel``
    ``force: true`` goes past the checks of a client.

Result: ``{"ok": true, "outcome": Outcome | null, "message": Message | null}``
    Outcome: ``{"kind", "message": Message | null, "modal": {"id", "custom_id", "title", "components"} | null,
    "choices": [{"name", "value"}] | null, "ephemeral": bool, "milliseconds": float | null}`` with kind "message", "update", "deferred",
    "deferred_update", "modal", "choices" or "failed"
"""

import asyncio
import contextlib
import json
import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from aiohttp import WSMsgType, web

from bot.rehearsal.people.slash_commands import NotPossible
from bot.rehearsal.stage.actions import Acts, Unknown
from bot.rehearsal.stage.snapshots import View
from bot.rehearsal.stage.streams import Live
from bot.rehearsal.stage.switches import change_world, make_fault
from bot.rehearsal.wire.refusals import ApiError

if TYPE_CHECKING:
    from bot.rehearsal.loopback import Discord

PAGE = Path(__file__).parents[1] / "page"


class Stage:
    """The page's door to a Discord."""

    def __init__(self, discord: "Discord") -> None:
        self._discord = discord
        self.view = View(discord)
        self.acts = Acts(discord, self.view)
        self._live: set[Live] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def add_routes(self, app: web.Application) -> None:
        """Serve the stage and the page."""
        app.router.add_get("/stage/people", self._people)
        app.router.add_get("/stage/state", self._state)
        app.router.add_get("/stage/live", self._watch)
        app.router.add_post("/stage/act", self._act)
        app.router.add_post("/stage/world", self._world)
        app.router.add_post("/stage/fault", self._fault)
        app.router.add_get("/{path:.*}", self._page)

    def close(self) -> None:
        """End all live streams."""
        for live in tuple(self._live):
            live.end()
        for task in self._tasks:
            task.cancel()

    async def _people(self, _: web.Request) -> web.Response:
        return _json(self.view.people())

    async def _state(self, request: web.Request) -> web.Response:
        try:
            return _json(self.view.state(self.acts.person(request.query.get("person"))))
        except Unknown as fault:
            return _refusal(404, fault)

    async def _page(self, request: web.Request) -> web.StreamResponse:
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self._discord.gateway.handle(request)
        found = (PAGE / (request.match_info["path"] or "index.html")).resolve()
        if not found.is_relative_to(PAGE.resolve()) or not found.is_file():
            return web.Response(status=404, text="There is nothing here.")
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        text = kind.startswith("text/") or kind == "application/javascript"
        return web.Response(
            body=found.read_bytes(), content_type=kind, charset="utf-8" if text else None, headers={"Cache-Control": "no-cache"}
        )

    async def _act(self, request: web.Request) -> web.Response:
        if _foreign(request):
            return _refusal(403, PermissionError("foreign origin"))
        status, result = await self._do(await request.json())
        return _json(result, status)

    async def _do(self, action: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        try:
            return 200, await self.acts.do(action)
        except Unknown as fault:
            return 404, {"ok": False, "error": str(fault)}
        except (NotPossible, ApiError, KeyError, ValueError, TypeError) as fault:
            return 400, {"ok": False, "error": str(fault) or type(fault).__name__}

    async def _world(self, request: web.Request) -> web.Response:
        if _foreign(request):
            return _refusal(403, PermissionError("foreign origin"))
        try:
            return _json({"ok": True, **change_world(self._discord, await request.json())})
        except (Unknown, NotPossible, KeyError, ValueError, TypeError) as fault:
            return _refusal(400, fault)

    async def _fault(self, request: web.Request) -> web.Response:
        if _foreign(request):
            return _refusal(403, PermissionError("foreign origin"))
        try:
            await make_fault(self._discord, await request.json())
        except (KeyError, ValueError, TypeError) as fault:
            return _refusal(400, fault)
        return _json({"ok": True})

    async def _watch(self, request: web.Request) -> web.StreamResponse:
        if _foreign(request):
            return _refusal(403, PermissionError("foreign origin"))
        try:
            person = None if request.query.get("person") == "all" else self.acts.person(request.query.get("person"))
        except Unknown as fault:
            return _refusal(404, fault)
        socket = web.WebSocketResponse(max_msg_size=1 << 20, compress=False)
        await socket.prepare(request)
        live = Live(self._discord, self.view, request.transport, person)
        self._live.add(live)
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    self._take(live, json.loads(frame.data))
        except ValueError:
            await socket.close(code=1003)
        finally:
            live.end()
            self._live.discard(live)
        return socket

    def _take(self, live: Live, action: dict[str, Any]) -> None:
        if action.get("do") == "states":
            live.send_states(messages=False)
            return

        async def act() -> None:
            with contextlib.suppress(asyncio.CancelledError):
                _, result = await self._do(action)
                live.send({"event": "DONE", "ref": action.get("ref"), "data": result})

        task = asyncio.get_running_loop().create_task(act())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _foreign(request: web.Request) -> bool:
    """Whether another site's page sends this (a browser tells the origin): such a page may not play here."""
    origin = request.headers.get("Origin")
    return origin is not None and urlsplit(origin).netloc != request.host


def _json(data: Any, status: int = 200) -> web.Response:
    body = json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()
    return web.Response(status=status, body=body, content_type="application/json")


def _refusal(status: int, fault: Exception) -> web.Response:
    return _json({"ok": False, "error": str(fault) or type(fault).__name__}, status)
