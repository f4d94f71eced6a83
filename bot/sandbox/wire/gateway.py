"""The gateway: HELLO, IDENTIFY, RESUME, dispatch of events to shards, and faults on demand."""

import asyncio
import json
import secrets
from typing import Any, Protocol

from aiohttp import WSMsgType, web

from bot.sandbox.wire import payloads
from bot.sandbox.wire.address import SandboxAddress, is_foreign
from bot.sandbox.wire.request_log import GATEWAY, RequestLog
from bot.sandbox.wire.sessions import ALL_INTENTS, CONTENT, PRESENCES, PRIVILEGED, GatewaySession, compact, intent_of, push
from bot.sandbox.world import member_permissions
from bot.sandbox.world.hub import Hub, HubEvent
from bot.sandbox.world.records import Application, Guild, World


def gets(world: World, session: GatewaySession, event: HubEvent) -> bool:
    bot_id = session.application.bot.id
    if not session.covers(event.guild_id):
        return False
    intent = intent_of(event.name, in_guild=event.guild_id is not None)
    if intent and not session.intents & intent:
        return False
    if event.guild_id is not None:
        guild = world.guilds.get(event.guild_id)
        if guild is None or bot_id not in guild.members:
            return False
    if event.name == "VOICE_CHANNEL_EFFECT_SEND" and not _sits(world, bot_id, event):
        return False
    if event.channel_id is None:
        return True
    channel = world.channels.get(event.channel_id)
    return channel is None or member_permissions.sees(world, channel, bot_id)


def _sits(world: World, bot_id: int, event: HubEvent) -> bool:
    """Return whether the bot is in the voice channel of an event."""
    guild = world.guilds.get(event.guild_id or 0)
    state = guild.voice.get(bot_id) if guild is not None else None
    return state is not None and state.channel_id == event.channel_id


def hides_content(session: GatewaySession, event: HubEvent) -> bool:
    """Return whether a message comes without content: the bot lacks the intent, is not its author and is not mentioned."""
    if event.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or event.guild_id is None or session.intents & CONTENT:
        return False
    own = str(session.application.bot.id)
    return event.data["author"]["id"] != own and all(one["id"] != own for one in event.data["mentions"])


def stripped(data: dict[str, Any]) -> dict[str, Any]:
    """Return a message without its content."""
    return {**data, "content": "", "embeds": [], "attachments": [], "components": []}


CHUNK = 1000


def member_chunks(guild: Guild, asked: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the GUILD_MEMBERS_CHUNK events that answer op 8, by ids or by the beginning of names."""
    missing: list[str] = []
    if asked.get("user_ids"):
        wanted = [int(one) for one in (asked["user_ids"] if isinstance(asked["user_ids"], list) else [asked["user_ids"]])]
        members = [guild.members[one] for one in wanted if one in guild.members]
        missing = [str(one) for one in wanted if one not in guild.members]
    else:
        query = str(asked.get("query") or "").lower()
        members = [one for one in guild.members.values() if (one.nick or one.user.name).lower().startswith(query)]
        limit = int(asked.get("limit") or 0)
        members = members[:limit] if limit else members
    parts = [members[at : at + CHUNK] for at in range(0, len(members), CHUNK)] or [[]]
    chunks: list[dict[str, Any]] = []
    for index, part in enumerate(parts):
        chunk: dict[str, Any] = {
            "guild_id": str(guild.id),
            "members": [payloads.member(one) for one in part],
            "chunk_index": index,
            "chunk_count": len(parts),
        }
        if asked.get("nonce") is not None:
            chunk["nonce"] = asked["nonce"]
        if missing:
            chunk["not_found"] = missing
        if asked.get("presences"):
            chunk["presences"] = []
        chunks.append(chunk)
    return chunks


HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, MEMBERS = 1, 2, 3, 4, 6, 8
ROUND_TRIP = 0.03
MOST_FRAMES, FRAMES_WINDOW = 120, 60.0


class OwnVoice(Protocol):
    """Voice channels of bots, by op 4."""

    def move(self, application: Application, session_id: str, data: dict[str, Any]) -> Guild | None:
        """Apply the data of op 4; return the guild if the bot has entered a channel."""

    def session_over(self, application: Application, session_id: str) -> None:
        """Take the bot of an ended session out of voice."""


class CloseConnection(Exception):
    """Closes the connection with this code."""

    def __init__(self, code: int) -> None:
        self.code = code
        super().__init__(f"gateway closes with {code}")


class Connection:
    """One WebSocket and the session on it, if any."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.BaseTransport | None) -> None:
        self.socket = socket
        self.transport = transport
        self.session: GatewaySession | None = None
        self.frames: list[float] = []
        self.closed_here = False


class Gateway:
    """All gateway connections and sessions of this Discord."""

    def __init__(self, world: World, hub: Hub, address: SandboxAddress, own_voice: OwnVoice, log: RequestLog) -> None:
        self._world = world
        self._hub = hub
        self._address = address
        self._own_voice = own_voice
        self._log = log
        self.sessions: dict[str, GatewaySession] = {}
        self.connections: set[Connection] = set()
        self.shards = 1
        self.max_concurrency = 1
        self.identify_every = 0.0
        """Seconds in which one shard of each ``max_concurrency`` bucket may identify; an earlier one gets an invalid session."""
        self.hasty = 0
        """Number of identifies that came too soon."""
        self._last_identify: dict[int, float] = {}
        self.heartbeat_interval = 41.25
        self.deaf = False
        self.refuse: int | None = None
        self.away = False
        """Whether the gateway takes no connections while REST answers; see ``go_away``."""
        self.identified = 0
        self.resumed = 0
        self._unavailable: set[int] = set()
        """Guilds in an outage: nothing is told of them."""
        hub.listen(self._deliver)

    # --- events -----------------------------------------------------------------------------------------------------------

    def _deliver(self, event: HubEvent) -> None:
        if event.only is not None or not self.sessions or event.guild_id in self._unavailable:
            return
        text: str | None = None
        for session in self.sessions.values():
            if not gets(self._world, session, event):
                continue
            if hides_content(session, event):
                session.send(event.name, compact(stripped(event.data)))
                continue
            if text is None:
                text = compact(event.data)
            session.send(event.name, text)

    def send_to(self, application: Application, guild_id: int | None, name: str, data: dict[str, Any]) -> None:
        """Send an event to one application, on the shard of the guild (None: shard 0)."""
        text = compact(data)
        for session in self.sessions.values():
            if session.application is application and session.covers(guild_id):
                session.send(name, text)

    def inject(self, name: str, data: Any) -> None:
        """Send any event, also an unknown or malformed one, to all sessions."""
        text = json.dumps(data)
        for session in self.sessions.values():
            session.send(name, text)

    def add_guild(self, application: Application, guild: Guild, *, joined: bool = True) -> None:
        """Announce a guild that the bot has joined, or that is available again."""
        self._unavailable.discard(guild.id)
        for session in self.sessions.values():
            if session.application is application and session.covers(guild.id):
                session.send("GUILD_CREATE", self._guild_text(session, guild, joined=joined))

    def remove_guild(self, application: Application, guild: Guild, *, outage: bool = False) -> None:
        """Announce a guild that the bot has left, or that is unavailable for a while."""
        if outage:
            self._unavailable.add(guild.id)
        data: dict[str, Any] = {"id": str(guild.id)}
        self.send_to(application, guild.id, "GUILD_DELETE", {**data, "unavailable": True} if outage else data)

    def _guild_text(self, session: GatewaySession, guild: Guild, *, joined: bool = False) -> str:
        everyone = bool(session.intents & PRESENCES) and len(guild.members) < 250
        data = payloads.guild_create(self._world, guild, session.application.bot.id, everyone=everyone)
        if joined:
            del data["unavailable"]  # clients tell by its absence that the bot is new there
        return compact(data)

    # --- connections --------------------------------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection until it ends. Raises HTTPForbidden for a page of another site, HTTPServiceUnavailable while away."""
        if is_foreign(request):
            raise web.HTTPForbidden
        if self.away:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(max_msg_size=1 << 16, compress=False)
        await socket.prepare(request)
        connection = Connection(socket, request.transport)
        self.connections.add(connection)
        hello = {"heartbeat_interval": int(self.heartbeat_interval * 1000), "_trace": []}
        self._say(connection, 10, data=hello)
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await self._frame(connection, frame.data)
        except CloseConnection as refusal:
            await self._close(connection, refusal.code)
        finally:
            self._detach(connection)
        return socket

    def _detach(self, connection: Connection) -> None:
        self.connections.discard(connection)
        session = connection.session
        if session is None:
            return
        if session.transport is connection.transport:
            session.transport = None
        left = connection.socket.close_code in (1000, 1001) and not connection.closed_here
        if left or not session.resumable:
            self._forget(session)

    def _forget(self, session: GatewaySession) -> None:
        """End a session for good: it cannot be resumed, and its bot leaves voice."""
        if self.sessions.pop(session.id, None) is not None:
            self._own_voice.session_over(session.application, session.id)

    async def _close(self, connection: Connection, code: int) -> None:
        session = connection.session
        if session is not None and code in (4004, 4007, 4009, 4010, 4011, 4012, 4013, 4014):
            session.resumable = False
        connection.closed_here = True
        await connection.socket.close(code=code)

    def _say(self, connection: Connection, op: int, *, data: Any = None) -> None:
        push(connection.transport, json.dumps({"op": op, "d": data, "s": None, "t": None}))

    async def _frame(self, connection: Connection, text: str) -> None:
        now = asyncio.get_running_loop().time()
        connection.frames = [at for at in connection.frames if now - at < FRAMES_WINDOW]
        connection.frames.append(now)
        if len(connection.frames) > MOST_FRAMES:
            raise CloseConnection(4008)
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            raise CloseConnection(4002) from None
        if op != HEARTBEAT and connection.session is not None:
            self._log.arrives(GATEWAY, f"op {op}", {}, connection.session.application.name, body=data)
        if op == HEARTBEAT:
            if not self.deaf:
                # a moment later, as over a real network: discord.py takes an answer that arrives before its own note for a very late one
                asyncio.get_running_loop().call_later(ROUND_TRIP, self._say, connection, 11)
        elif op == IDENTIFY:
            self._identify(connection, data)
        elif op == RESUME:
            self._resume(connection, data)
        elif connection.session is None:
            raise CloseConnection(4003)
        elif op == MEMBERS:
            self._members(connection.session, data)
        elif op == VOICE:
            self._voice(connection.session, data)
        elif op != PRESENCE:
            raise CloseConnection(4001)

    def _voice(self, session: GatewaySession, data: dict[str, Any]) -> None:
        entered = self._own_voice.move(session.application, session.id, data)
        if entered is not None:
            server = {"token": secrets.token_hex(8), "guild_id": str(entered.id), "endpoint": None}
            session.send("VOICE_SERVER_UPDATE", compact(server))

    def _application(self, data: dict[str, Any]) -> Application:
        application = self._world.tokens.get(str(data.get("token", "")).removeprefix("Bot "))
        if application is None:
            raise CloseConnection(4004)
        return application

    def _identify(self, connection: Connection, data: dict[str, Any]) -> None:
        if connection.session is not None:
            raise CloseConnection(4005)
        if self.refuse is not None:
            raise CloseConnection(self.refuse)
        application = self._application(data)
        intents = int(data.get("intents", 0))
        if intents & ~ALL_INTENTS:
            raise CloseConnection(4013)
        if intents & PRIVILEGED & ~application.privileged:
            raise CloseConnection(4014)
        number, count = data.get("shard") or (0, 1)
        if not 0 <= number < count:
            raise CloseConnection(4010)
        if self._too_soon(number):
            self._say(connection, 9, data=False)
            return
        session = GatewaySession(application, (number, count), intents, connection.transport)
        for old in [
            one for one in self.sessions.values() if one.application is application and one.shard[0] == number and one.transport is None
        ]:
            self._forget(old)
        connection.session = session
        self.sessions[session.id] = session
        self._ready(session)

    def _too_soon(self, number: int) -> bool:
        """Return whether another shard of the same bucket has just identified."""
        now, bucket = asyncio.get_running_loop().time(), number % self.max_concurrency
        if now < self._last_identify.get(bucket, -self.identify_every) + self.identify_every:
            self.hasty += 1
            return True
        self._last_identify[bucket] = now
        return False

    def _ready(self, session: GatewaySession) -> None:
        application = session.application
        guilds = [one for one in self._world.guilds.values() if application.bot.id in one.members and session.covers(one.id)]
        data = {
            "v": 10,
            "user": payloads.me(application.bot),
            "guilds": [{"id": str(one.id), "unavailable": True} for one in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._address.gateway,
            "application": {"id": str(application.id), "flags": payloads.application(application, 0)["flags"]},
            "shard": list(session.shard),
            "private_channels": [],
            "relationships": [],
            "user_settings": {},
            "session_type": "normal",
            "_trace": [],
        }
        session.send("READY", json.dumps(data))
        for guild in guilds:
            session.send("GUILD_CREATE", self._guild_text(session, guild))
        self.identified += 1
        self._hub.look_again()

    def _resume(self, connection: Connection, data: dict[str, Any]) -> None:
        self._application(data)
        session = self.sessions.get(str(data.get("session_id")))
        if session is None or not session.resumable:
            self._say(connection, 9, data=False)
            return
        session.transport = connection.transport
        connection.session = session
        session.replay(int(data.get("seq") or 0))
        session.send("RESUMED", '{"_trace":[]}')
        self.resumed += 1
        self._hub.look_again()

    def _members(self, session: GatewaySession, data: dict[str, Any]) -> None:
        guild_ids = data["guild_id"] if isinstance(data["guild_id"], list) else [data["guild_id"]]
        for guild_id in guild_ids:
            guild = self._world.guilds.get(int(guild_id))
            if guild is not None and session.application.bot.id in guild.members:
                for chunk in member_chunks(guild, data):
                    session.send("GUILD_MEMBERS_CHUNK", compact(chunk))

    # --- faults -------------------------------------------------------------------------------------------------------------

    @property
    def ready(self) -> bool:
        """Whether every shard of some application is connected."""
        live = [one for one in self.sessions.values() if one.transport is not None]
        return bool(live) and len({one.shard[0] for one in live}) >= live[0].shard[1]

    async def drop(self) -> None:
        """Cut every connection with a TCP reset; sessions can be resumed."""
        for connection in tuple(self.connections):
            if connection.session is not None:
                connection.session.transport = None
            if isinstance(connection.transport, asyncio.WriteTransport):
                connection.transport.abort()
        await asyncio.sleep(0)

    async def go_away(self) -> None:
        """Cut all connections and refuse new ones until ``away`` is false; sessions can be resumed."""
        self.away = True
        await self.drop()

    async def reconnect(self) -> None:
        """Ask all clients to reconnect (op 7)."""
        for connection in tuple(self.connections):
            self._say(connection, 7)

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Tell all clients that their session is invalid (op 9)."""
        for connection in tuple(self.connections):
            if connection.session is not None:
                connection.session.resumable = resumable
                if not resumable:
                    self._forget(connection.session)
            self._say(connection, 9, data=resumable)

    def deafen(self, on: bool) -> None:
        """Stop answering heartbeats, or answer them again."""
        self.deaf = on

    async def close(self, code: int) -> None:
        for connection in tuple(self.connections):
            await self._close(connection, code)
