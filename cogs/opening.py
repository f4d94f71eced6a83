"""Opening a table: what is missing is said first, then the lobby hangs in the channel and the server's role is called."""

from collections.abc import Mapping
from typing import Any

import discord

from bot.permissions import missing
from bot.presenting.texts import words_in
from bot.server_language import server_language
from bot.tables.manners import manners_of
from bot.tables.opening import closing_of
from bot.tables.refusal import Refused
from cogs.replying import Reply
from engines import GAMES

FOR_CHILDREN = "kids_"
"""How those options of a game begin that together make it a game for children."""

CALL_EVERY = 6 * 3600.0
"""Seconds between two calls of a server's role."""


def chosen_options(game: str, *, extended: bool | None, cards: str | None, kids: bool | None) -> dict[str, Any]:
    """Return the options of the rules of ``game`` that follow from what was chosen; a game without such an option goes without."""
    known = GAMES[game].options.model_fields if game in GAMES else {}
    wanted: dict[str, Any] = {}
    if extended is not None or cards is not None:
        wanted["extended"] = bool(extended) or cards is not None
    if cards is not None:
        wanted["cards"] = cards
    if kids:
        wanted |= {name: True for name in known if name.startswith(FOR_CHILDREN)}
    return {name: value for name, value in wanted.items() if name in known}


def needs_are_met(reply: Reply) -> None:
    """Raise Refused when the bot lacks a permission without which no table can be played in the channel of this interaction."""
    lacking = [need for need in missing(reply.interaction.app_permissions) if need.required]
    if lacking:
        names = ", ".join(reply.words(f"doctor-permission-{need.name.replace('_', '-')}") for need in lacking)
        raise Refused("lacking-permissions", list=names)


async def open_table(reply: Reply, game: str, language: str | None, options: dict[str, Any]) -> None:
    """Lay a table in the channel of the command. ``language`` None: the server's. Raises Refused, StoreError."""
    interaction, client = reply.interaction, reply.client
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("no-server")
    needs_are_met(reply)
    manner = await client.house.store.guild_settings(interaction.guild_id)
    spoken = language or spoken_here(reply, manner)
    may_close = interaction.permissions.manage_channels
    room = await client.house.open_lobby(
        interaction.guild_id, interaction.channel_id, reply.user_id, reply.display_name, game, options, spoken, may_close=may_close
    )
    await reply.say(reply.words("table-opened"))
    await _call(reply, interaction.guild_id, spoken, game, manner)
    if manners_of(game).rhythm.closed and not room.table.setup.silence.channel:
        await _ask_to_close(reply, interaction.guild_id, spoken, manner)


def spoken_here(reply: Reply, kept: Mapping[str, Any]) -> str:
    """Return the language of the server of this interaction, whose settings are ``kept``."""
    locale = reply.interaction.guild_locale
    return server_language(kept, reply.client.settings.language, locale.value if locale is not None else None)


async def _ask_to_close(reply: Reply, guild_id: int, language: str, manner: dict[str, Any]) -> None:
    """Ask whoever manages the server, once, whether tables may close their channels by night."""
    if closing_of(manner) is None and not manner.get("asked_to_close"):
        await reply.client.house.store.change_guild_settings(guild_id, lambda settings: settings.update(asked_to_close=True))
        await reply.interaction.followup.send(words_in(language)("may-i-close"), silent=True)


async def _call(reply: Reply, guild_id: int, language: str, game: str, manner: dict[str, Any]) -> None:
    """Call the role that this server has chosen for it, at most once in six hours."""
    house = reply.client.house
    role, now = manner.get("ping_role"), house.now()
    if not role or now - float(manner.get("called_at", 0.0)) < CALL_EVERY:
        return
    await house.store.change_guild_settings(guild_id, lambda settings: settings.update(called_at=now))
    words = words_in(language)
    mentions = discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(int(role))])
    text = f"<@&{role}> {words('lobby-call', game=words(f'game-{game}'))}"
    await reply.interaction.followup.send(text, allowed_mentions=mentions)
