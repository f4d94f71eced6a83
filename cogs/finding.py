"""Which table a command means, and what autocomplete offers there."""

from collections.abc import Collection, Sequence

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.app.client import Consigliere
from bot.presenting.naming import plain
from bot.presenting.texts import Words, words_for
from bot.tables.refusal import Refused
from bot.tables.table_session import TableSession
from engines import Option

Interaction = discord.Interaction[Consigliere]

IN_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
OF_SERVERS = app_commands.AppInstallationType(guild=True, user=False)
"""Where commands are offered: the bot belongs to servers, and some of it works in direct messages as well."""

MOST = 25
"""Entries that Discord shows."""


class SeveralTables(Refused):
    """A command that might mean more than one table (CL-21.3): it is asked which, by game and channel."""

    def __init__(self, sessions: Sequence[TableSession], words: Words) -> None:
        """``sessions``: the tables that are possible, the newest first."""
        named = [f"**{words(f'game-{session.table.game}')}** <#{session.table.channel_id}>" for session in sessions]
        super().__init__("which-table", list=", ".join(named))
        self.sessions = sessions


def _only(sessions: Sequence[TableSession], interaction: Interaction) -> TableSession:
    """Return the one table that is possible. Raises SeveralTables."""
    if len(sessions) > 1:
        raise SeveralTables(sessions, words_for(interaction.locale.value))
    return sessions[0]


def room_here(interaction: Interaction) -> TableSession:
    """Return the table of this thread, then of its channel, else the one at which the person plays (TK-1.9).

    Raises Refused: there is none; SeveralTables.
    """
    registry = interaction.client.registry
    for channel_id in _channels(interaction):
        if channel_id is not None and (session := registry.session_in(channel_id)) is not None:
            return session
    mine = [session for session in registry.sessions_of(interaction.user.id) if interaction.guild_id in (None, session.table.guild_id)]
    if mine:
        return _only(mine, interaction)
    raise Refused("no-table-here" if interaction.guild_id is not None else "no-game-here")


def own_room(interaction: Interaction) -> TableSession:
    """Return the running table at which the person sits: of this thread, of its channel, else the only one (TK-1.9).

    Raises Refused: there is none; SeveralTables.
    """
    mine = interaction.client.registry.sessions_of(interaction.user.id)
    if interaction.guild_id is not None:
        places = [channel for channel in _channels(interaction) if channel is not None]
        here = [session for place in places for session in mine if session.table.channel_id == place]
        mine = here[:1] or [session for session in mine if session.table.guild_id == interaction.guild_id]
    if not mine:
        raise Refused("no-game-here")
    return _only(mine, interaction)


async def be_in_step(interaction: Interaction) -> None:
    """Wait until what has happened at the table that is meant, if any, is in its log. Raises Refused where that cannot be known."""
    for meant in (own_room, room_here):
        try:
            session = meant(interaction)
        except Refused:
            continue
        await session.table.be_in_step()
        return


def _channels(interaction: Interaction) -> tuple[int | None, ...]:
    """Return the channel, and the one to which a thread belongs."""
    return interaction.channel_id, getattr(interaction.channel, "parent_id", None)


def meant_seat(typed: str) -> str:
    """Return the option ``seat:6`` that a typed ``7`` or ``7 Bára`` means; anything else as it is."""
    head = typed.strip().split(" ")[0]
    return f"seat:{int(head) - 1}" if head.isdecimal() and int(head) > 0 else typed.strip()


def matching(choices: list[Choice[str]], current: str) -> list[Choice[str]]:
    """Return the choices that contain what is typed, as many as Discord shows."""
    wanted = current.casefold().strip()
    return [choice for choice in choices if wanted in choice.name.casefold()][:MOST]


def seat_choices(interaction: Interaction) -> list[Choice[str]]:
    """Return the seats of this channel's table as ``7 Bára``; nothing when there is no table."""
    try:
        table = room_here(interaction).table
    except Refused:
        return []
    names = table.names()
    return [Choice(name=plain(names, seat.seat), value=f"seat:{seat.seat}") for seat in table.seats]


def option_choices(asks: Collection[str], interaction: Interaction) -> list[Choice[str]]:
    """Return the options of the person's open question among ``asks``, people as ``7 Bára``; nothing when none is open."""
    try:
        table = own_room(interaction).table
        seat = table.seat_of(interaction.user.id)
        scene = table.scene(words_for(interaction.locale.value))
    except Refused:
        return []
    return [
        Choice(name=_label(scene.words, scene.names, option), value=option.id)
        for ask in scene.asks
        if ask.seat == seat and ask.name in asks
        for option in ask.options
        if not option.host_only
    ]


def _label(words: Words, names: tuple[str, ...], option: Option) -> str:
    if option.id.startswith("seat:"):
        return plain(names, int(option.id.removeprefix("seat:")))
    return words.text(option.text, names)
