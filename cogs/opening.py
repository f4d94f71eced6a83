"""Opening a table: what is missing is said first, then the lobby hangs in the channel and the server's role is called."""

from collections.abc import Mapping
from typing import Any

import discord

from bot.discord_io.permissions import missing
from bot.discord_io.place import place_of
from bot.evenings.new_evening import CALL_EVERY
from bot.games import game_of
from bot.guilds.rights import may_open_tables
from bot.guilds.settings import ServerSettings, read_server, server_language
from bot.presenting.texts import words_in
from bot.tables.moderation.rights import lacking_in
from bot.tables.opening import ForEvening, closing_of
from bot.tables.refusal import Refused
from cogs.responses import Reply
from engines import GAMES

FOR_CHILDREN = "kids_"
"""How those options of a game begin that together make it a game for children."""


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
    """Raise Refused when no table can be played in the channel of this interaction: by its kind (TK-1.1), or for want of a permission."""
    place = place_of(reply.interaction.channel)
    if place is not None and place.refusal is not None:
        raise Refused(place.refusal)
    if place is not None:
        lacking = lacking_in(place, ("table",))
    else:
        lacking = [need for need in missing(reply.interaction.app_permissions) if need.required]
    if lacking:
        names = ", ".join(reply.words(f"doctor-permission-{need.name.replace('_', '-')}") for need in lacking)
        raise Refused("lacking-permissions", list=names)


def may_close_here(reply: Reply) -> bool:
    """Whether the person may close the channel of this interaction themselves; a thread is locked by who manages threads."""
    place, granted = place_of(reply.interaction.channel), reply.interaction.permissions
    return granted.manage_channels or (place is not None and place.locks and granted.manage_threads)


async def may_open(reply: Reply, server: ServerSettings) -> None:
    """Raise Refused to who may not open tables here: hosts are named (CL-19.1), or the person is banned from tables (CL-19.4)."""
    await no_ban(reply)
    if not may_open_tables(reply.standing, server):
        raise Refused("no-caller", who=", ".join(f"<@&{role}>" for role in server.hosts))


async def no_ban(reply: Reply) -> None:
    """Raise Refused to who is banned from the tables of this server (CL-19.4)."""
    guild_id, registry = reply.interaction.guild_id, reply.client.registry
    if guild_id is not None and await registry.store.members.is_banned(guild_id, reply.user_id, registry.now()):
        raise Refused("no-ban")


async def open_table(reply: Reply, game: str, language: str | None, options: dict[str, Any]) -> None:
    """Lay a table in the channel of the command. ``language`` None: the server's. Raises Refused, StoreError."""
    interaction, client = reply.interaction, reply.client
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("no-server")
    needs_are_met(reply)
    manner = await client.registry.store.guild_settings(interaction.guild_id)
    await may_open(reply, read_server(manner))
    spoken = language or spoken_here(reply, manner)
    may_close = may_close_here(reply)
    session = await client.registry.open_lobby(
        interaction.guild_id, interaction.channel_id, reply.user_id, reply.display_name, game, options, spoken, may_close=may_close,
        evening=counting(reply, interaction.guild_id, interaction.channel_id),
    )  # fmt: skip
    await reply.say(reply.words("table-opened"))
    await _call(reply, interaction.guild_id, spoken, game, manner)
    if game_of(game).timing.rhythm.closed and not session.table.setup.silence.channel:
        await _ask_to_close(reply, interaction.guild_id, spoken, manner)


def spoken_here(reply: Reply, kept: Mapping[str, Any]) -> str:
    """Return the language of the server of this interaction, whose settings are ``kept``."""
    locale = reply.interaction.guild_locale
    return server_language(kept, reply.client.settings.language, locale.value if locale is not None else None)


def counting(reply: Reply, guild_id: int, channel_id: int) -> ForEvening | None:
    """Return the evening to which a table counts that its host or a co-host opens in its channels, None when to none (CL-9.8)."""
    evening = reply.client.evening_scheduler.counting(guild_id, channel_id, reply.user_id)
    return ForEvening(evening=evening) if evening else None


async def _ask_to_close(reply: Reply, guild_id: int, language: str, manner: dict[str, Any]) -> None:
    """Ask whoever manages the server, once, whether tables may close their channels by night."""
    if closing_of(manner) is None and not manner.get("asked_to_close"):
        await reply.client.registry.store.change_guild_settings(guild_id, lambda settings: settings.update(asked_to_close=True))
        await reply.interaction.followup.send(words_in(language)("may-i-close"), silent=True)


async def _call(reply: Reply, guild_id: int, language: str, game: str, manner: dict[str, Any]) -> None:
    """Call the role that this server has chosen for it, at most once in six hours."""
    registry = reply.client.registry
    role, now = manner.get("ping_role"), registry.now()
    if not role or now - float(manner.get("called_at", 0.0)) < CALL_EVERY:
        return
    await registry.store.change_guild_settings(guild_id, lambda settings: settings.update(called_at=now))
    words = words_in(language)
    mentions = discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(int(role))])
    text = f"<@&{role}> {words('lobby-call', game=words(f'game-{game}'))}"
    await reply.interaction.followup.send(text, allowed_mentions=mentions)
