"""Who may do what on a server (CL, section 19): a pure look at roles and permissions."""

from collections.abc import Collection
from dataclasses import dataclass

import discord

from bot.guilds.settings import ServerSettings


@dataclass(frozen=True, slots=True)
class MemberRights:
    """A person on a server: the ids of their roles, and what they may do where they press."""

    roles: Collection[int]
    permissions: discord.Permissions

    @property
    def staff(self) -> bool:
        """Whether the person is staff: somebody with Manage Server."""
        return self.permissions.administrator or self.permissions.manage_guild


def may_open_tables(person: MemberRights, settings: ServerSettings) -> bool:
    """Whether a person may open tables here (CL-19.1): everybody, or where hosts are named, those and staff."""
    return not settings.hosts or person.staff or _is_host(person, settings)


def may_call_evenings(person: MemberRights, settings: ServerSettings) -> bool:
    """Whether a person may call evenings here (CL-19.1): hosts and staff; where no hosts are named, who may make events."""
    if settings.hosts:
        return person.staff or _is_host(person, settings)
    return person.staff or person.permissions.create_events


def _is_host(person: MemberRights, settings: ServerSettings) -> bool:
    return not {str(role) for role in person.roles}.isdisjoint(settings.hosts)
