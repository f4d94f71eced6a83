"""Whether the bot may give a role to people with a chair of an evening (NT-6.4). Pure."""

from typing import Literal

import discord

RoleFault = Literal["gone", "everyone", "managed", "powerful", "above", "right"]
"""Why a role cannot be given: deleted, @everyone, of an integration, with rights over others, not below ours, Manage Roles is missing."""

POWERS = discord.Permissions.elevated() | discord.Permissions(
    mention_everyone=True, mute_members=True, deafen_members=True, move_members=True,
    manage_nicknames=True, manage_events=True, view_audit_log=True, view_guild_insights=True,
)  # fmt: skip
"""Rights that nobody gets for an answer to an invitation."""


def role_fault(guild: discord.Guild, role_id: str) -> RoleFault | None:
    """Return why the bot cannot give this role of a server, None if it can."""
    role = guild.get_role(int(role_id)) if role_id.isdecimal() else None
    if role is None:
        return "gone"
    if role.is_default():
        return "everyone"
    if role.managed:
        return "managed"
    if role.permissions.value & POWERS.value:
        return "powerful"
    if not guild.me.guild_permissions.manage_roles:
        return "right"
    return None if guild.me.top_role > role else "above"
