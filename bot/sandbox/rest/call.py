"""One request of a bot, and the table of routes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.sandbox.changes.backend import Backend
from bot.sandbox.changes.files import Upload
from bot.sandbox.wire.refusals import ApiError, FormFaults
from bot.sandbox.world import member_permissions
from bot.sandbox.world.message import Message
from bot.sandbox.world.records import Application, Channel, Guild, Member, Role, User, World


def require_in_channel(world: World, channel: Channel, user_id: int, *names: str) -> int:
    """Return the permissions in a channel; raises ApiError 50001 when it cannot be seen, 50013 when one of ``names`` is missing."""
    value = member_permissions.in_channel(world, channel, user_id)
    if not value & member_permissions.VIEW:
        raise ApiError(50001)
    if member_permissions.missing(value, names):
        raise ApiError(50013)
    return value


def require_in_guild(guild: Guild, user_id: int, *names: str) -> int:
    """Return the permissions in a guild; raises ApiError 50001 for a non-member, 50013 when one of ``names`` is missing."""
    if user_id not in guild.members:
        raise ApiError(50001)
    value = member_permissions.in_guild(guild, user_id)
    if member_permissions.missing(value, names):
        raise ApiError(50013)
    return value


@dataclass(slots=True)
class HttpReply:
    """An answer with its own status."""

    status: int
    data: Any = None


@dataclass(slots=True)
class RouteCall:
    """A request of a known sender; ``application`` is None only on routes without a token."""

    backend: Backend
    sender: Application | None
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: list[Upload]

    @property
    def application(self) -> Application:
        if self.sender is None:
            raise ApiError(40001)
        return self.sender

    @property
    def bot(self) -> User:
        return self.application.bot

    @property
    def fields(self) -> dict[str, Any]:
        """The body, which must be an object."""
        if not isinstance(self.body, dict):
            raise ApiError(50109)
        return self.body

    def id(self, name: str) -> int:
        """Return an id of the path; raises ApiError 50035 for a text that is no snowflake."""
        value = self.params[name]
        if not value.isdecimal():
            faults = FormFaults()
            faults.add(f"{name}_id", "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
            faults.settle()
        return int(value)

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """Return a number of the query within bounds; raises ApiError 50035."""
        value = self.query.get(name)
        if value is None:
            return default
        faults = FormFaults()
        faults.number(name, int(value) if value.isdecimal() else value, least, most)
        faults.settle()
        return int(value)

    def channel(self) -> Channel:
        """Return the channel of the path; raises ApiError 10003, and 50001 if the bot is not in it."""
        found = self.backend.world.channels.get(self.id("channel"))
        if found is None:
            raise ApiError(10003)
        if found.guild_id is not None and self.bot.id not in self.backend.world.guilds[found.guild_id].members:
            raise ApiError(50001)
        return found

    def allowed(self, channel: Channel, *names: str) -> int:
        """Return the bot's permissions in a channel; raises ApiError 50001, 50013."""
        return require_in_channel(self.backend.world, channel, self.bot.id, *names)

    def message(self, channel: Channel) -> Message:
        """Return the message of the path; raises ApiError 10008, also for an ephemeral one."""
        found = channel.messages.get(self.id("message"))
        if found is None or found.only is not None:
            raise ApiError(10008)
        return found

    def guild(self, *names: str) -> Guild:
        """Return the guild of the path; raises ApiError 10004 when the bot is not in it, 50013 when a permission is missing."""
        found = self.backend.world.guilds.get(self.id("guild"))
        if found is None or self.bot.id not in found.members:
            raise ApiError(10004)
        if names:
            require_in_guild(found, self.bot.id, *names)
        return found

    def member(self, guild: Guild) -> Member:
        """Return the member of the path; raises ApiError 10013 (no such user), 10007 (not in this guild)."""
        user_id = self.id("user")
        if user_id not in self.backend.world.users:
            raise ApiError(10013)
        found = guild.members.get(user_id)
        if found is None:
            raise ApiError(10007)
        return found

    def role(self, guild: Guild) -> Role:
        """Return the role of the path; raises ApiError 10011."""
        found = guild.roles.get(self.id("role"))
        if found is None:
            raise ApiError(10011)
        return found


Handler = Callable[[RouteCall], Any]


@dataclass(frozen=True, slots=True)
class Route:
    """A route; ``path`` has names in braces, ``token`` says whether it needs a bot's token."""

    method: str
    path: str
    handler: Handler
    token: bool


ROUTES: list[Route] = []
"""All routes, in the order of matching."""


def route(method: str, path: str, *, token: bool = True) -> Callable[[Handler], Handler]:
    """Register a handler. It returns the JSON of a 200, None for a 204, or a Reply; raises ApiError."""

    def register(handler: Handler) -> Handler:
        ROUTES.append(Route(method, path, handler, token))
        return handler

    return register
