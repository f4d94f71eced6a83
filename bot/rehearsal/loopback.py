"""Discord on this machine as a whole: the world, its server on loopback, and the switches of a test.

>>> async with Discord() as discord:                    # doctest: +SKIP
...     guild = discord.create_guild("Night")
...     ada = discord.create_person("Ada", guild=guild)
...     # start a bot with Route.BASE = discord.api_url and discord.token
...     await discord.bot_ready()
...     outcome = await ada.command("table open", guild.text_channel, game="mafie")
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Self, TypeVar

from aiohttp import web

from bot.rehearsal.changes.guilds import Guilds
from bot.rehearsal.changes.interaction_answers import Answers
from bot.rehearsal.changes.open_interactions import Interactions
from bot.rehearsal.changes.posting import Messages
from bot.rehearsal.changes.reactions import Reactions
from bot.rehearsal.changes.voice_states import Voice
from bot.rehearsal.people.person import Person
from bot.rehearsal.rest import (
    channel_routes,
    command_routes,
    event_routes,
    guild_routes,
    interaction_routes,
    login_routes,
    message_routes,
    thread_routes,
)
from bot.rehearsal.rest.serving import Exchange, add_routes
from bot.rehearsal.stage.stage_routes import Stage
from bot.rehearsal.wire.faults import Faults
from bot.rehearsal.wire.gateway import Gateway
from bot.rehearsal.wire.rate_limits import Limits
from bot.rehearsal.world import member_permissions
from bot.rehearsal.world.hub import Hub
from bot.rehearsal.world.message import Message
from bot.rehearsal.world.records import KINDS, Channel, Guild, Overwrite, Role, User, World

SUBJECTS = (channel_routes, command_routes, event_routes, guild_routes, interaction_routes, login_routes, message_routes, thread_routes)
"""Modules whose import registers the routes."""

T = TypeVar("T")
Grants = Mapping["Person | Role | Guild", tuple[tuple[str, ...], tuple[str, ...]]]
"""Whom an overwrite concerns -> names of permissions (allowed, denied)."""


class Discord:
    """A whole Discord for one bot; all of it lives in the memory of the process that started it."""

    def __init__(self, token: str = "rehearsal", name: str = "Consigliere") -> None:
        self.token = token
        self.host = "127.0.0.1"
        self.port = 0
        self.world = World()
        self.hub = Hub()
        self.faults = Faults()
        self.limits = Limits()
        self.watchers: list[Callable[[Exchange], None]] = []
        self.requests: list[Exchange] = []
        self.gateway = Gateway(self)
        self.guilds = Guilds(self)
        self.voice = Voice(self)
        self.messages = Messages(self)
        self.reactions = Reactions(self)
        self.interactions = Interactions(self)
        self.answers = Answers(self)
        self.stage = Stage(self)
        self.people: dict[int, Person] = {}
        self.application = self.world.add_application(name, token)
        self._runner: web.AppRunner | None = None
        self._site: web.TCPSite | None = None

    # --- the server ---------------------------------------------------------------------------------------------------------

    @property
    def url(self) -> str:
        """Where the page and the files are."""
        return f"http://{self.host}:{self.port}"

    @property
    def api_url(self) -> str:
        """What the bot's setting DISCORD_API_URL must say."""
        return f"{self.url}/api/v10"

    @property
    def gateway_url(self) -> str:
        """Where the gateway is."""
        return f"ws://{self.host}:{self.port}/gateway"

    async def start(self, port: int = 0, host: str = "127.0.0.1") -> None:
        """Start to serve; port 0 takes any free one. Raises OSError when the port is taken."""
        self.host = host
        app = web.Application(client_max_size=64 * 1024 * 1024)
        add_routes(app, self)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/cdn/{path:.*}", self._file)
        self.stage.add_routes(app)
        self._runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=0.1, keepalive_timeout=3600)
        await self._runner.setup()
        await self._listen(port)

    async def _listen(self, port: int) -> None:
        if self._runner is None:
            raise RuntimeError("this Discord was never started")
        self._site = web.TCPSite(self._runner, self.host, port, reuse_address=True)
        await self._site.start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """End serving."""
        self.stage.close()
        await self.gateway.drop()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def go_away(self) -> None:
        """Become unreachable: nothing listens, every connection is cut; the world stays."""
        if self._site is not None and self._runner is not None:
            await self._site.stop()
            await self.gateway.drop()
            server = self._runner.server
            for connection in list(server.connections) if server is not None else ():
                connection.force_close()
                if isinstance(connection.transport, asyncio.Transport):
                    connection.transport.abort()

    async def come_back(self) -> None:
        """Be reachable again on the same port."""
        await self._listen(self.port)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def _file(self, request: web.Request) -> web.Response:
        found = self.world.files.get(request.match_info["path"])
        if found is None:
            return web.Response(status=404, text="This content is no longer available.")
        return web.Response(body=found[0], content_type=found[1], headers={"Cache-Control": "private, max-age=31536000, immutable"})

    # --- switches -----------------------------------------------------------------------------------------------------------

    @property
    def bot(self) -> User:
        """The bot as a user."""
        return self.application.bot

    @property
    def deadline(self) -> float:
        """Seconds that the bot has to answer an interaction."""
        return self.interactions.deadline

    @deadline.setter
    def deadline(self, seconds: float) -> None:
        self.interactions.deadline = seconds

    @property
    def record_requests(self) -> bool:
        """Whether ``requests`` keeps every request of the bot."""
        return self._record in self.watchers

    @record_requests.setter
    def record_requests(self, on: bool) -> None:
        if on and self._record not in self.watchers:
            self.watchers.append(self._record)
        elif not on and self._record in self.watchers:
            self.watchers.remove(self._record)

    def _record(self, exchange: Exchange) -> None:
        self.requests.append(exchange)

    def revoke_token(self) -> None:
        """Make the bot's token worthless: REST answers 401, the next identify closes with 4004."""
        self.world.tokens.pop(self.token, None)

    def restore_token(self) -> None:
        """Make the bot's token work again."""
        self.world.tokens[self.token] = self.application

    # --- the world ----------------------------------------------------------------------------------------------------------

    def create_guild(
        self,
        name: str,
        *,
        owner: "Person | None" = None,
        locale: str = "en-US",
        bot: bool = True,
        bot_permissions: tuple[str, ...] | None = None,
    ) -> Guild:
        """Make a guild with a text channel ``general``; the bot joins with a managed role of its own unless ``bot`` is False."""
        owner_id = owner.id if owner is not None else self.world.add_user("Owner", locale=locale).id
        guild = self.guilds.create(name, owner_id, locale)
        self.guilds.add_member(guild, self.world.users[owner_id])
        self.guilds.create_channel(guild, "general")
        if bot:
            self.invite_bot(guild, bot_permissions)
        return guild

    def invite_bot(self, guild: Guild, bot_permissions: tuple[str, ...] | None = None) -> None:
        """Let the bot join a guild with these permissions (None: those of a usual invite)."""
        self.guilds.add_bot(
            guild, self.application, member_permissions.bits(member_permissions.INVITE if bot_permissions is None else bot_permissions)
        )

    def kick_bot(self, guild: Guild) -> None:
        """Throw the bot out."""
        self.guilds.remove_member(guild, self.bot)

    def outage(self, guild: Guild, *, over: bool = False) -> None:
        """Make a guild unavailable for the bot, or available again (``over``)."""
        if over:
            self.gateway.add_guild(self.application, guild, joined=False)
        else:
            self.gateway.remove_guild(self.application, guild, outage=True)

    def create_channel(
        self, guild: Guild, name: str, kind: str = "text", *, parent: Channel | None = None, overwrites: Grants | None = None
    ) -> Channel:
        """Make a channel of a kind "text", "voice", "category", "stage" or "announcement"."""
        made: dict[int, Overwrite] = {}
        for target, (allow, deny) in (overwrites or {}).items():
            made[target.id] = Overwrite(
                1 if isinstance(target, Person) else 0, member_permissions.bits(allow), member_permissions.bits(deny)
            )
        return self.guilds.create_channel(guild, name, KINDS[kind], parent_id=parent.id if parent else None, overwrites=made)

    def create_role(self, guild: Guild, name: str, *names: str, mentionable: bool = False) -> Role:
        """Make a role with the named permissions."""
        return self.guilds.create_role(guild, name, member_permissions.bits(names), mentionable=mentionable)

    def create_person(
        self,
        name: str,
        *,
        guild: Guild | None = None,
        locale: str = "en-US",
        administrator: bool = False,
        permissions: tuple[str, ...] = (),
        dms_open: bool = True,
    ) -> Person:
        """Make a person, who joins the guild if one is given, with a role of their own when they may do more than everyone."""
        user = self.world.add_user(name, locale=locale)
        user.dms_open = dms_open
        person = Person(self, user)
        self.people[user.id] = person
        if guild is not None:
            person.join(guild)
            names = (*permissions, "administrator") if administrator else permissions
            if names:
                role = self.create_role(guild, f"{name}: more", *names)
                guild.members[user.id].roles.add(role.id)
                self.guilds.member_changed(guild, guild.members[user.id])
        return person

    def withdraw(self, *names: str, guild: Guild, channel: Channel | None = None) -> None:
        """Take permissions from the bot: in a channel by an overwrite, else from its role and from everyone's."""
        self._change_grant(names, guild, channel, give=False)

    def grant(self, *names: str, guild: Guild, channel: Channel | None = None) -> None:
        """Give permissions to the bot: in a channel by an overwrite, else by its role."""
        self._change_grant(names, guild, channel, give=True)

    def _change_grant(self, names: tuple[str, ...], guild: Guild, channel: Channel | None, *, give: bool) -> None:
        value = member_permissions.bits(names)
        if channel is not None:
            before = channel.overwrites.get(self.bot.id, Overwrite(1, 0, 0))
            allow = before.allow | value if give else before.allow & ~value
            deny = before.deny & ~value if give else before.deny | value
            self.guilds.overwrite(channel, self.bot.id, 1, allow, deny)
            return
        for role_id in (*guild.members[self.bot.id].roles, *(() if give else (guild.id,))):
            role = guild.roles[role_id]
            role.permissions = role.permissions | value if give else role.permissions & ~value
            self.guilds.role_changed(guild, role)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread, as its server's staff would."""
        self.guilds.delete_channel(channel)

    def delete_message(self, message: Message) -> None:
        """Delete a message, as a moderator would."""
        self.messages.delete(message)

    # --- waiting ------------------------------------------------------------------------------------------------------------

    async def until(self, check: Callable[[], T], timeout: float = 10.0) -> T:  # noqa: ASYNC109 - a bound on waiting is part of the face of every test helper here
        """Return the first truthy value of ``check``, looked at now and after everything that happens; raises TimeoutError."""
        return await self.hub.until(check, timeout)

    async def bot_ready(self, timeout: float = 10.0) -> None:  # noqa: ASYNC109 - as above
        """Wait until every shard of the bot is connected and has its guilds."""
        await self.until(lambda: self.gateway.ready, timeout)

    async def commands_synced(self, timeout: float = 10.0) -> list[dict[str, Any]]:  # noqa: ASYNC109 - as above
        """Wait until the bot has registered commands; return the global ones."""
        await self.until(lambda: self.application.synced, timeout)
        return self.application.commands
