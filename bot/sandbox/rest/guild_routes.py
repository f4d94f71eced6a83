"""Routes of guilds, members and roles."""

from typing import Any

from bot.sandbox.rest import voice_routes
from bot.sandbox.rest.call import RouteCall, require_in_guild, route
from bot.sandbox.wire import payloads
from bot.sandbox.wire.refusals import ApiError, FormFaults
from bot.sandbox.world import member_permissions
from bot.sandbox.world.records import Guild, Member, Role


@route("GET", "/guilds/{guild}")
def read(call: RouteCall) -> dict[str, Any]:
    guild = call.guild()
    more = (
        {"approximate_member_count": len(guild.members), "approximate_presence_count": len(guild.members)}
        if call.query.get("with_counts")
        else {}
    )
    return {**payloads.guild_core(guild), **more}


@route("GET", "/guilds/{guild}/members")
def members(call: RouteCall) -> list[dict[str, Any]]:
    guild = call.guild()
    if not call.application.privileged & (1 << 1):
        raise ApiError(50001)
    limit = call.number("limit", 1, 1, 1000)
    after = int(call.query.get("after") or 0)
    found = [guild.members[user_id] for user_id in sorted(guild.members) if user_id > after][:limit]
    return [payloads.member(one) for one in found]


@route("GET", "/guilds/{guild}/members/{user}")
def member(call: RouteCall) -> dict[str, Any]:
    guild = call.guild()
    return payloads.member(call.member(guild))


@route("PATCH", "/guilds/{guild}/members/@me")
def change_me(call: RouteCall) -> dict[str, Any]:
    """Change the bot's nickname, which needs its own permission."""
    guild = call.guild("change_nickname")
    own = guild.members[call.bot.id]
    own.nick = call.fields.get("nick")
    call.backend.guilds.member_changed(guild, own)
    return payloads.member(own)


@route("PATCH", "/guilds/{guild}/members/{user}")
def change_member(call: RouteCall) -> dict[str, Any]:
    """Change a member's nickname, roles, or place and mute in voice."""
    guild = call.guild()
    found = call.member(guild)
    voice_routes.check_member(call, guild, found)
    if "nick" in call.fields:
        _above(call, guild, found, "manage_nicknames")
        found.nick = call.fields["nick"] or None
    if call.fields.get("roles") is not None:
        require_in_guild(guild, call.bot.id, "manage_roles")
        _set_roles(call, guild, found, {int(one) for one in call.fields["roles"]})
    if "nick" in call.fields or "roles" in call.fields:
        call.backend.guilds.member_changed(guild, found)
    voice_routes.change_member(call, guild, found)
    return payloads.member(found)


def _above(call: RouteCall, guild: Guild, found: Member, name: str) -> None:
    require_in_guild(guild, call.bot.id, name)
    if (
        member_permissions.top_position(guild, call.bot.id) <= member_permissions.top_position(guild, found.user.id)
        and found.user is not call.bot
    ):
        raise ApiError(50013)


def _set_roles(call: RouteCall, guild: Guild, found: Member, wanted: set[int]) -> None:
    for role_id in wanted ^ found.roles:
        _may_give(call, guild, guild.roles.get(role_id))
    found.roles = wanted


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


@route("DELETE", "/guilds/{guild}/members/{user}")
def kick(call: RouteCall) -> None:
    guild = call.guild()
    found = call.member(guild)
    _above(call, guild, found, "kick_members")
    call.backend.guilds.remove_member(guild, found.user)


@route("GET", "/guilds/{guild}/roles")
def roles(call: RouteCall) -> list[dict[str, Any]]:
    return [payloads.role(one) for one in call.guild().roles.values()]


@route("GET", "/guilds/{guild}/roles/{role}")
def role(call: RouteCall) -> dict[str, Any]:
    return payloads.role(call.role(call.guild()))


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


@route("PATCH", "/guilds/{guild}/roles/{role}")
def change_role(call: RouteCall) -> dict[str, Any]:
    """Change a role that is below the bot's own."""
    guild = call.guild("manage_roles")
    found = call.role(guild)
    if found.position >= member_permissions.top_position(guild, call.bot.id):
        raise ApiError(50013)
    _check_role(call, guild)
    fields = call.fields
    found.name = fields.get("name") or found.name
    found.permissions = found.permissions if fields.get("permissions") is None else int(fields["permissions"])
    found.color = found.color if fields.get("color") is None else int(fields["color"])
    found.hoist = bool(fields.get("hoist", found.hoist))
    found.mentionable = bool(fields.get("mentionable", found.mentionable))
    call.backend.guilds.role_changed(guild, found)
    return payloads.role(found)


@route("DELETE", "/guilds/{guild}/roles/{role}")
def delete_role(call: RouteCall) -> None:
    """Delete a role that is below the bot's own."""
    guild = call.guild("manage_roles")
    found = call.role(guild)
    if found.id == guild.id:
        raise ApiError(50035)
    _may_give(call, guild, found)
    call.backend.guilds.delete_role(guild, found)


@route("GET", "/guilds/{guild}/audit-logs")
def audit_log(call: RouteCall) -> dict[str, Any]:
    """Return an audit log, which is empty here."""
    call.guild("view_audit_log")
    keys = (
        "application_commands",
        "audit_log_entries",
        "auto_moderation_rules",
        "guild_scheduled_events",
        "integrations",
        "threads",
        "users",
        "webhooks",
    )
    return {key: [] for key in keys}


@route("GET", "/guilds/{guild}/emojis")
def guild_emojis(call: RouteCall) -> list[dict[str, Any]]:
    return list(call.guild().emojis.values())
