"""Which table a command means, and what autocomplete offers there."""

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.client import Consigliere
from bot.presenting.naming import plain
from bot.presenting.texts import Words, words_for
from bot.tables.refusal import Refused
from bot.tables.room import Room
from engines import Option

IN_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
OF_SERVERS = app_commands.AppInstallationType(guild=True, user=False)
"""Where commands are offered: the bot belongs to servers, and some of it works in direct messages as well."""

MOST = 25
"""Entries that Discord shows."""


def room_here(client: Consigliere, interaction: discord.Interaction[Consigliere]) -> Room:
    """Return the table of this channel (a thread counts as its channel), else the newest at which the person sits. Raises Refused."""
    house = client.house
    channel = interaction.channel
    for channel_id in (interaction.channel_id, getattr(channel, "parent_id", None)):
        table = house.table_in(channel_id) if channel_id is not None else None
        if table is not None and (room := house.room(table.id)) is not None:
            return room
    for table in house.tables_of(interaction.user.id):
        if interaction.guild_id in (None, table.guild_id) and (room := house.room(table.id)) is not None:
            return room
    raise Refused("no-table-here" if interaction.guild_id is not None else "no-game-here")


def own_room(client: Consigliere, interaction: discord.Interaction[Consigliere]) -> Room:
    """Return the running table at which the person sits: this channel's before all others. Raises Refused."""
    mine = client.house.tables_of(interaction.user.id)
    if interaction.guild_id is not None:
        channels = (interaction.channel_id, getattr(interaction.channel, "parent_id", None))
        here = [table for table in mine if table.channel_id in channels]
        mine = here or [table for table in mine if table.guild_id == interaction.guild_id]
    for table in mine:
        if (room := client.house.room(table.id)) is not None:
            return room
    raise Refused("no-game-here")


def matching(choices: list[Choice[str]], current: str) -> list[Choice[str]]:
    """Return the choices that contain what is typed, as many as Discord shows."""
    wanted = current.casefold().strip()
    return [choice for choice in choices if wanted in choice.name.casefold()][:MOST]


def seat_choices(client: Consigliere, interaction: discord.Interaction[Consigliere], current: str) -> list[Choice[str]]:
    """Return the seats of this channel's table as ``7 Bára``; nothing when there is no table."""
    try:
        table = room_here(client, interaction).table
    except Refused:
        return []
    names = table.names()
    return matching([Choice(name=plain(names, seat.seat), value=f"seat:{seat.seat}") for seat in table.seats], current)


def option_choices(
    client: Consigliere, interaction: discord.Interaction[Consigliere], asks: tuple[str, ...], current: str
) -> list[Choice[str]]:
    """Return the options of the person's open question among ``asks``, people as ``7 Bára``; nothing when none is open."""
    try:
        table = own_room(client, interaction).table
        seat = table.seat_of(interaction.user.id)
        scene = table.scene(words_for(interaction.locale.value))
    except Refused:
        return []
    offered = [
        Choice(name=_label(scene.words, scene.names, option), value=option.id)
        for ask in scene.asks
        if ask.seat == seat and ask.name in asks
        for option in ask.options
        if not option.host_only
    ]
    return matching(offered, current)


def _label(words: Words, names: tuple[str, ...], option: Option) -> str:
    if option.id.startswith("seat:"):
        return plain(names, int(option.id.removeprefix("seat:")))
    return words.text(option.text, names)
