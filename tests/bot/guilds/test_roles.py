"""Roles of a server: which of the stored ones it still has, and which the bot may give to people with a chair."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.guilds.rights import living_roles
from bot.guilds.role_fault import RoleFault, role_fault


def a_role(position: int, permissions: discord.Permissions | None = None, *, managed: bool = False, default: bool = False) -> Any:
    state: Any = SimpleNamespace()
    guild: Any = SimpleNamespace(id=0 if default else 1, _state=state)
    data: Any = {
        "id": str(position), "name": "Role", "position": position, "managed": managed, "permissions": str((permissions or NONE).value),
        "color": 0, "colors": {"primary_color": 0}, "hoist": False, "mentionable": True, "flags": 0,
    }  # fmt: skip
    return discord.Role(guild=guild, state=state, data=data)


NONE, OWN = discord.Permissions.none(), 5
"""No rights, and the position of the bot's highest role."""


def a_guild(*roles: Any, manages: bool = True, unavailable: bool = False) -> Any:
    known = {role.id: role for role in roles}
    me = SimpleNamespace(guild_permissions=discord.Permissions(manage_roles=manages), top_role=a_role(OWN))
    return SimpleNamespace(get_role=known.get, me=me, unavailable=unavailable)


def test_a_deleted_role_is_not_among_those_of_a_server_that_is_loaded() -> None:
    guild = a_guild(a_role(3))
    assert living_roles(guild, ("3", "4", "", "x")) == ("3",)
    guild.unavailable = True
    assert living_roles(guild, ("3", "4")) == living_roles(None, ("3", "4")) == ("3", "4")


@pytest.mark.rule("NT-6.4")
@pytest.mark.parametrize(
    ("role", "fault"),
    [
        (a_role(OWN - 1), None),
        (a_role(OWN), "above"),
        (a_role(OWN + 1), "above"),
        (a_role(OWN - 1, managed=True), "managed"),
        (a_role(0, default=True), "everyone"),
        *[(a_role(OWN - 1, discord.Permissions(**{right: True})), "powerful") for right in (
            "administrator", "manage_guild", "manage_roles", "manage_channels", "kick_members", "ban_members", "manage_messages",
            "moderate_members", "mention_everyone", "mute_members", "deafen_members", "move_members", "manage_nicknames", "manage_events",
            "view_audit_log", "view_guild_insights",
        )],
        (a_role(OWN - 1, discord.Permissions(send_messages=True, connect=True)), None),
    ],
)  # fmt: skip
def test_a_role_that_is_not_for_giving_is_found(role: Any, fault: RoleFault | None) -> None:
    assert role_fault(a_guild(role), str(role.id)) == fault


@pytest.mark.rule("NT-6.4")
def test_a_role_that_is_gone_and_one_without_the_right_to_give_it() -> None:
    role = a_role(OWN - 1)
    assert [role_fault(a_guild(role), one) for one in ("99", "", "x")] == ["gone"] * 3
    assert role_fault(a_guild(role, manages=False), str(role.id)) == "right"
