"""Who may open tables and call evenings on a server (CL, section 19). Pure."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

import discord

from bot.guilds.settings import ServerSettings


@dataclass(frozen=True, slots=True)
class MemberRights:
    """A member's role ids, and permissions in the channel of the interaction."""

    roles: Collection[int]
    permissions: discord.Permissions

    @property
    def staff(self) -> bool:
        """Whether the member has Manage Server."""
        return self.permissions.administrator or self.permissions.manage_guild


def may_open_tables(person: MemberRights, settings: ServerSettings) -> bool:
    """Whether a member may open tables (CL-19.1): everybody, or hosts and staff where host roles are set."""
    return not settings.hosts or person.staff or _is_host(person, settings)


def may_call_evenings(person: MemberRights, settings: ServerSettings) -> bool:
    """Whether a member may call evenings (CL-19.1): hosts and staff; without host roles, staff and who may create events."""
    if settings.hosts:
        return person.staff or _is_host(person, settings)
    return person.staff or person.permissions.create_events


def living_roles(guild: discord.Guild | None, roles: Iterable[str]) -> tuple[str, ...]:
    """Return those of the stored ``roles`` (ids) that the server still has; all of them while it is not loaded."""
    if guild is None or guild.unavailable:
        return tuple(roles)
    return tuple(role for role in roles if role.isdecimal() and guild.get_role(int(role)) is not None)


def _is_host(person: MemberRights, settings: ServerSettings) -> bool:
    return not {str(role) for role in person.roles}.isdisjoint(settings.hosts)
