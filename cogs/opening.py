"""Opening a table: check permissions, post the lobby, ping the role of the server."""

import logging
from collections.abc import Mapping
from typing import Any

import discord

from bot.discord_io.permissions import missing
from bot.discord_io.place import place_of
from bot.discord_io.request_faults import REQUEST_FAULTS
from bot.evenings.new_evening import CALL_EVERY
from bot.games import game_of
from bot.guilds.rights import living_roles, may_open_tables
from bot.guilds.settings import ServerSettings, read_server, server_language
from bot.presenting.texts import words_in
from bot.tables.moderation.rights import lacking_in
from bot.tables.opening import ForEvening, closing_of
from bot.tables.refusal import Refused
from cogs.responses import Reply
from engines import GAMES

log = logging.getLogger(__name__)

FOR_CHILDREN = "kids_"
"""Prefix of the options that together make a game one for children."""


def chosen_options(game: str, *, extended: bool | None, cards: str | None, kids: bool | None) -> dict[str, Any]:
    """Return the options of ``game`` that follow from the choices, without those that the game does not have."""
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
    """Raise Refused for a channel of the wrong kind (TK-1.1) and for missing permissions."""
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
    """Return whether the person may close the channel of this interaction; in a thread this needs Manage Threads."""
    place, granted = place_of(reply.interaction.channel), reply.interaction.permissions
    return granted.manage_channels or (place is not None and place.locks and granted.manage_threads)


async def may_open(reply: Reply, server: ServerSettings, channel_id: int | None = None) -> None:
    """Raise Refused for a person who may not open a table in a channel (None: here).

    They are no named host (CL-19.1), have a table ban (CL-19.4), or may not write there: the lobby is posted in their name.
    """
    await no_ban(reply)
    if not may_open_tables(reply.standing, server):
        raise no_caller(reply.interaction.guild, server)
    there = reply.client.registry.session_in(channel_id or reply.interaction.channel_id or 0)
    if there is None or there.over:  # else the table there is the reason
        reply.must_write(channel_id)


def no_caller(guild: discord.Guild | None, settings: ServerSettings) -> Refused:
    """Return the refusal for a person who may not call tables or evenings here; it names the existing host roles."""
    living = living_roles(guild, settings.hosts)
    return Refused("no-caller", who=", ".join(f"<@&{role}>" for role in living)) if living else Refused("no-caller-left")


async def no_ban(reply: Reply, of_server: int | None = None) -> None:
    """Raise Refused when the person is banned from the tables of a server, by default this one (CL-19.4)."""
    guild_id, registry = of_server or reply.interaction.guild_id, reply.client.registry
    if guild_id is not None and await registry.store.members.is_banned(guild_id, reply.user_id, registry.now()):
        raise Refused("no-ban")


async def open_table(reply: Reply, game: str, language: str | None, options: dict[str, Any]) -> None:
    """Open a table in the channel of the interaction. ``language`` None: the server's. Raises Refused, StoreError."""
    interaction, client = reply.interaction, reply.client
    if reply.visiting:
        raise Refused("no-visitor")
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("no-server")
    needs_are_met(reply)
    kept = await client.registry.store.guild_settings(interaction.guild_id)
    await may_open(reply, read_server(kept))
    spoken = language or spoken_here(reply, kept)
    may_close = may_close_here(reply)
    session = await client.registry.open_lobby(
        interaction.guild_id, interaction.channel_id, reply.user_id, reply.display_name, game, options, spoken, may_close=may_close,
        evening=counting(reply, interaction.guild_id, interaction.channel_id),
    )  # fmt: skip
    await reply.say(reply.words("table-opened"))
    await _call(reply, interaction.guild_id, spoken, game, kept)
    if game_of(game).timing.rhythm.closed and not session.table.setup.silence.channel:
        await _ask_to_close(reply, interaction.guild_id, spoken, kept)


async def open_again(
    reply: Reply, guild_id: int, channel_id: int, game: str, options: Mapping[str, Any], language: str, bot_players: int
) -> None:
    """Open a table for another game of the same kind, with the presser and ``bot_players`` automated players.

    Raises StoreError, and Refused also for a person who still plays elsewhere on the server: they would take a chair (CL-21.2).
    """
    registry = reply.client.registry
    if (playing := registry.channel_of_game(reply.user_id, guild_id)) is not None:
        raise Refused("no-two-tables", table=f"<#{playing}>")
    session = await registry.open_lobby(
        guild_id, channel_id, reply.user_id, reply.display_name, game, options, language, may_close=may_close_here(reply),
        evening=counting(reply, guild_id, channel_id),
    )  # fmt: skip
    await session.lobby_moves.sit(reply.user_id, reply.display_name, username=reply.username, language=reply.words.language)
    if bot_players:
        await session.lobby_moves.fill(bot_players)


def spoken_here(reply: Reply, kept: Mapping[str, Any]) -> str:
    """Return the language of this interaction's server, whose settings are ``kept``."""
    locale = reply.interaction.guild_locale
    return server_language(kept, reply.client.settings.language, locale.value if locale is not None else None)


def counting(reply: Reply, guild_id: int, channel_id: int) -> ForEvening | None:
    """Return the evening that this table belongs to (its host or a co-host opens it in one of its channels; CL-9.8), or None."""
    evening = reply.client.evening_scheduler.counting(guild_id, channel_id, reply.user_id)
    return ForEvening(evening=evening) if evening else None


async def _ask_to_close(reply: Reply, guild_id: int, language: str, kept: dict[str, Any]) -> None:
    """Ask the staff of the server, once, whether tables may close their channels at night."""
    if closing_of(kept) is None and not kept.get("asked_to_close") and await _post(reply, words_in(language)("may-i-close"), silent=True):
        await reply.client.registry.store.change_guild_settings(guild_id, lambda settings: settings.update(asked_to_close=True))


async def _call(reply: Reply, guild_id: int, language: str, game: str, kept: dict[str, Any]) -> None:
    """Ping the server's chosen role, at most once in six hours."""
    registry = reply.client.registry
    role, now = kept.get("ping_role"), registry.now()
    if not role or not living_roles(reply.interaction.guild, (str(role),)) or now - float(kept.get("called_at", 0.0)) < CALL_EVERY:
        return
    await registry.store.change_guild_settings(guild_id, lambda settings: settings.update(called_at=now))
    words = words_in(language)
    mentions = discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(int(role))])
    await _post(reply, f"<@&{role}> {words('lobby-call', game=words(f'game-{game}'))}", allowed_mentions=mentions)


async def _post(reply: Reply, text: str, **options: Any) -> bool:
    """Post a line in the channel of a table that is open already; return False when Discord does not take it."""
    try:
        await reply.interaction.followup.send(text, **options)
    except REQUEST_FAULTS as wrong:
        log.warning("a line about a new table is not posted: %s", type(wrong).__name__)
        return False
    return True
