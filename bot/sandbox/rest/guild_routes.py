"""Routes of guilds, members and roles."""

from typing import Any

from bot.sandbox.rest import voice_routes
from bot.sandbox.rest.call import RouteCall, route
from bot.sandbox.wire import payloads
from bot.sandbox.wire.refusals import ApiError, FormFaults
from bot.sandbox.world import member_permissions
from bot.sandbox.world.records import Guild, Role


@route("GET", "/guilds/{guild}/members/{user}")
def member(call: RouteCall) -> dict[str, Any]:
    guild = call.guild()
    return payloads.member(call.member(guild))


@route("PATCH", "/guilds/{guild}/members/{user}")
def change_member(call: RouteCall) -> dict[str, Any]:
    """Mute, deafen, move or disconnect a member."""
    guild = call.guild()
    found = call.member(guild)
    voice_routes.check_member(call, guild, found)
    voice_routes.change_member(call, guild, found)
    return payloads.member(found)


def _may_give(call: RouteCall, guild: Guild, role: Role | None) -> None:
    if role is None:
        raise ApiError(10011)
    if role.managed_by is not None or role.position >= member_permissions.top_position(guild, call.bot.id):
        raise ApiError(50013)


@route("PUT", "/guilds/{guild}/members/{user}/roles/{role}")
def give_role(call: RouteCall) -> None:
    """Give a role that is below the bot's own."""
    _change_role(call, give=True)


@route("DELETE", "/guilds/{guild}/members/{user}/roles/{role}")
def take_role(call: RouteCall) -> None:
    _change_role(call, give=False)


def _change_role(call: RouteCall, *, give: bool) -> None:
    guild = call.guild("manage_roles")
    found, role = call.member(guild), call.role(guild)
    _may_give(call, guild, role)
    (found.roles.add if give else found.roles.discard)(role.id)
    call.backend.guilds.member_changed(guild, found)


def _check_role(call: RouteCall, guild: Guild) -> None:
    faults = FormFaults()
    if call.fields.get("name") is not None:
        faults.length("name", call.fields["name"], 1, 100)
    faults.settle()
    wanted = int(call.fields.get("permissions") or 0)
    if wanted & ~member_permissions.in_guild(guild, call.bot.id):
        raise ApiError(50013)


@route("POST", "/guilds/{guild}/roles")
def create_role(call: RouteCall) -> dict[str, Any]:
    """Create a role; the bot can give it only permissions that it has itself."""
    guild = call.guild("manage_roles")
    _check_role(call, guild)
    fields = call.fields
    value = guild.roles[guild.id].permissions if fields.get("permissions") is None else int(fields["permissions"])
    more = {"color": int(fields.get("color") or 0), "hoist": bool(fields.get("hoist")), "mentionable": bool(fields.get("mentionable"))}
    return payloads.role(call.backend.guilds.create_role(guild, fields.get("name") or "new role", value, **more))


@route("DELETE", "/guilds/{guild}/roles/{role}")
def delete_role(call: RouteCall) -> None:
    """Delete a role that is below the bot's own."""
    guild = call.guild("manage_roles")
    found = call.role(guild)
    if found.id == guild.id:
        raise ApiError(50035)
    _may_give(call, guild, found)
    call.backend.guilds.delete_role(guild, found)
