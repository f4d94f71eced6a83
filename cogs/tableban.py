"""/tableban: who may keep order here keeps somebody off the tables of this server (CL-19.4). The other learns it at the next press."""

from collections.abc import Awaitable
from typing import TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Consigliere
from bot.discord_io.command_names import said, with_options
from bot.presenting.naming import escaped
from bot.store import BanRow, StoreError
from bot.tables.refusal import Refused
from cogs.finding import IN_SERVERS, OF_SERVERS
from cogs.responses import Reply, answered

Done = TypeVar("Done")

DAY = 86_400.0
LONGEST_REASON = 200
SHOWN = 25
"""Bans that the list shows."""


class TableBan(commands.Cog):
    """Table-bans of one server."""

    group = app_commands.Group(
        name=said("cmd-tableban"),
        description=said("cmd-tableban-about"),
        allowed_contexts=IN_SERVERS,
        allowed_installs=OF_SERVERS,
        default_permissions=discord.Permissions(moderate_members=True),
    )

    @group.command(name=said("cmd-ban-add"), description=said("cmd-ban-add-about"))
    @with_options(person="ban-person", days="ban-days", reason="ban-reason")
    @answered
    async def add(
        self,
        reply: Reply,
        person: discord.User,
        days: app_commands.Range[int, 1, 365] | None = None,
        reason: app_commands.Range[str, 0, LONGEST_REASON] = "",
    ) -> None:
        """Keep a person off the tables for some days, or until it is lifted. Chairs in lobbies fall free, a running seat stays."""
        guild_id, registry = _server(reply), reply.client.registry
        if person.bot or person.id == reply.user_id:
            raise Refused("ban-nobody")
        until = None if days is None else registry.now() + days * DAY
        await _stored(
            registry.store.members.ban(BanRow(guild_id=guild_id, user_id=person.id, until=until, reason=reason, given_by=reply.user_id))
        )
        for session in registry.sessions_in_guild(guild_id):
            if session.table.phase == "lobby" and (
                session.table.seat_of(person.id) is not None or person.id in dict(session.table.waiting)
            ):
                await session.lobby.leave(person.id)
        await reply.say(reply.words("ban-done", who=f"<@{person.id}>", until=_until(reply, until)))

    @group.command(name=said("cmd-ban-lift"), description=said("cmd-ban-lift-about"))
    @with_options(person="ban-person")
    @answered
    async def lift(self, reply: Reply, person: discord.User) -> None:
        """Let a person sit down again."""
        lifted = await _stored(reply.client.registry.store.members.lift_ban(_server(reply), person.id))
        await reply.say(reply.words("ban-lifted" if lifted else "ban-none-of", who=f"<@{person.id}>"))

    @group.command(name=said("cmd-ban-list"), description=said("cmd-ban-list-about"))
    @answered
    async def show(self, reply: Reply) -> None:
        """Show who is kept off, until when and why."""
        guild_id, registry = _server(reply), reply.client.registry
        bans = await registry.store.members.bans(guild_id, registry.now())
        lines = [f"<@{ban.user_id}> · {_until(reply, ban.until)}" + (f" · {escaped(ban.reason)}" if ban.reason else "") for ban in bans]
        if len(lines) > SHOWN:
            lines[SHOWN:] = [reply.words("ban-more", n=len(lines) - SHOWN)]
        await reply.say("\n".join(lines) or reply.words("ban-none"))


def _server(reply: Reply) -> int:
    """Return the server of the command. Raises Refused to who does not keep order there."""
    may = reply.interaction.permissions
    if reply.interaction.guild_id is None:
        raise Refused("no-server")
    if not (may.administrator or may.moderate_members):
        raise Refused("no-staff")
    return reply.interaction.guild_id


def _until(reply: Reply, until: float | None) -> str:
    return reply.words("ban-open") if until is None else f"<t:{int(until)}:D>"


async def _stored(writing: Awaitable[Done]) -> Done:
    try:
        return await writing
    except StoreError as wrong:
        raise Refused("no-store") from wrong


async def setup(client: Consigliere) -> None:
    """Add the cog; discord.py calls this."""
    await client.add_cog(TableBan())
