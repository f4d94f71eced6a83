"""The table or server of an interaction, and the choices that autocomplete offers there."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.discord_io.command_names import said
from bot.guilds.rights import may_open_tables
from bot.guilds.settings import ServerSettings, read_server
from bot.presenting.naming import plain
from bot.presenting.texts import Words, words_for
from bot.presenting.typed_numbers import read_number
from bot.store import Store, VisibleGames
from bot.tables.refusal import Refused
from bot.tables.session.live_table import LiveTable
from bot.tables.table_session import TableSession
from cogs.opening import spoken_here
from cogs.responses import BotInteraction, Reply
from engines import GAMES, Option

IN_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
OF_SERVERS = app_commands.AppInstallationType(guild=True, user=False)
"""The installations that offer most commands: the bot belongs to servers, and some commands work in direct messages."""
OF_PEOPLE = app_commands.AppInstallationType(guild=True, user=True)
"""The installations that offer commands about oneself: also a person's own, with which they have the bot everywhere (NT-7)."""

MOST = 25
"""Entries that Discord shows."""


class UnknownTable(Refused):
    """A press is about an unknown table, or about one that the person may not see."""


class SeveralTables(Refused):
    """A command could mean several tables (CL-21.3); the answer asks which one, by game and channel."""

    def __init__(self, sessions: Sequence[TableSession], words: Words) -> None:
        """``sessions``: the possible tables, newest first."""
        named = [f"**{words(f'game-{session.table.game}')}** <#{session.table.channel_id}>" for session in sessions]
        super().__init__("which-table", list=", ".join(named))
        self.sessions = sessions


def _only(sessions: Sequence[TableSession], interaction: BotInteraction) -> TableSession:
    """Return the only possible table. Raises SeveralTables."""
    if len(sessions) > 1:
        raise SeveralTables(sessions, words_for(interaction.locale.value))
    return sessions[0]


def session_here(interaction: BotInteraction) -> TableSession:
    """Return the table of this thread, else of its channel, else the one at which the person plays (TK-1.9).

    Raises Refused when there is none, SeveralTables.
    """
    registry = interaction.client.registry
    for channel_id in _channels(interaction):
        if channel_id is not None and (session := registry.session_in(channel_id)) is not None:
            return session
    mine = [session for session in registry.sessions_of(interaction.user.id) if interaction.guild_id in (None, session.table.guild_id)]
    if mine:
        return _only(mine, interaction)
    raise Refused("no-table-here" if interaction.guild_id is not None else "no-game-here")


def own_session(interaction: BotInteraction) -> TableSession:
    """Return the running table at which the person sits: in this thread, in its channel, else the only one (TK-1.9).

    Raises Refused when there is none, SeveralTables.
    """
    mine = interaction.client.registry.sessions_of(interaction.user.id)
    if interaction.guild_id is not None:
        places = [channel for channel in _channels(interaction) if channel is not None]
        here = [session for place in places for session in mine if session.table.channel_id == place]
        mine = here[:1] or [session for session in mine if session.table.guild_id == interaction.guild_id]
    if not mine:
        raise Refused("no-game-here")
    return _only(mine, interaction)


async def settled(interaction: BotInteraction) -> None:
    """Wait until the table, if there is one, equals its log. Raises Refused when the log cannot be read."""
    for meant in (own_session, session_here):
        try:
            session = meant(interaction)
        except Refused:
            continue
        await session.table.settled()
        return


def must_be_of(reply: Reply, table: LiveTable) -> None:
    """Raise Refused for a press about a table that the person cannot see: of another server, or in a channel that is hidden from them.

    The people of a table may also press in direct messages.
    """
    guild = reply.interaction.guild_id
    known = table.knows(reply.user_id) or str(reply.user_id) in {user for user, _ in table.setup.kept}
    if guild not in (None, table.guild_id) or not (known or (guild is not None and sees_channel(reply.interaction, table.channel_id))):
        raise unknown_table(reply.interaction)


def unknown_table(interaction: BotInteraction) -> UnknownTable:
    """Return the refusal of a press about an unknown table, or about one that the person may not see: nobody can tell them apart."""
    later = interaction.client.registry.session_in(interaction.channel_id or 0)
    return UnknownTable("no-press-old" if later is None or later.over else "no-press-earlier")


def sees_channel(interaction: BotInteraction, channel_id: int) -> bool:
    """Return whether the person sees a channel or thread of this server; everybody sees a deleted one, which hides nothing (CL-22.7)."""
    channel = interaction.guild.get_channel_or_thread(channel_id) if interaction.guild is not None else None
    if channel is None or channel_id == interaction.channel_id:
        return True
    return isinstance(interaction.user, discord.Member) and channel.permissions_for(interaction.user).view_channel


def _channels(interaction: BotInteraction) -> tuple[int | None, ...]:
    return interaction.channel_id, getattr(interaction.channel, "parent_id", None)


def meant_seat(typed: str) -> str:
    """Return the option ``seat:6`` for a typed ``7`` or ``7 Bára``; other texts unchanged."""
    head = typed.strip().split(" ")[0]
    number = read_number(head)
    return f"seat:{number - 1}" if number else typed.strip()


def game_choices() -> list[Choice[str]]:
    return [Choice(name=said(f"choice-game-{game}"), value=game) for game in GAMES]


class TwiceNamed(Choice[str]):
    """A choice that is also found by another name, which Discord does not show."""

    def __init__(self, name: str, other: str, value: str) -> None:
        super().__init__(name=name, value=value)
        self.other = other


def matching(choices: list[Choice[str]], current: str) -> list[Choice[str]]:
    """Return the choices that contain the typed text, as many as Discord shows; last those with it in their other name only."""
    wanted = current.casefold().strip()
    found = [choice for choice in choices if wanted in choice.name.casefold()]
    found += [one for one in choices if isinstance(one, TwiceNamed) and one not in found and wanted in one.other.casefold()]
    return found[:MOST]


def seat_choices(interaction: BotInteraction) -> list[Choice[str]]:
    """Return the seats of this channel's table as ``7 Bára``, before the deal by their people; nothing when there is no table."""
    try:
        table = session_here(interaction).table
    except Refused:
        return []
    names = table.names()
    lobby = table.phase == "lobby"
    return [Choice(name=plain(names, seat.seat), value=f"sitter:{seat.occupant}" if lobby else f"seat:{seat.seat}") for seat in table.seats]


def option_choices(asks: Collection[str], interaction: BotInteraction) -> list[Choice[str]]:
    """Return the options of the person's open question among ``asks``, people as ``7 Bára``; nothing when none is open."""
    try:
        table = own_session(interaction).table
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


@dataclass(frozen=True, slots=True)
class ServerContext:
    """The server of an interaction and its settings."""

    reply: Reply
    guild_id: int
    settings: ServerSettings
    language: str
    """The language of public lines."""
    text_mode: bool
    """Whether the reader gets no pictures: by their own setting, by the server's, or because the bot may not attach any."""

    @property
    def store(self) -> Store:
        return self.reply.client.registry.store

    @property
    def now(self) -> float:
        """The time in unix seconds."""
        return self.reply.client.registry.now()

    @property
    def may_post(self) -> bool:
        """Whether the person may post boards in public, which takes the right to open tables."""
        return may_open_tables(self.reply.standing, self.settings)

    def need_board(self) -> None:
        """Raise Refused on a server without ratings, standings and seasons."""
        if not self.settings.board:
            raise Refused("no-board")

    def need_staff(self) -> None:
        """Raise Refused to everybody but staff."""
        if not self.reply.standing.staff:
            raise Refused("no-staff")

    async def sight(self) -> VisibleGames:
        """Return which finished games the person may see (CL-15.1): those in channels they see, and of deleted channels those they played.

        Staff sees all games of deleted channels. Raises StoreError.
        """
        guild, user = self.reply.interaction.guild, self.reply.interaction.user
        channels = await self.store.history.channels(self.guild_id)
        if guild is None or not isinstance(user, discord.Member):
            return VisibleGames(open=frozenset(), closed=channels, user_id=self.reply.user_id)
        known = {channel: guild.get_channel_or_thread(channel) for channel in channels}
        seen = frozenset(number for number, channel in known.items() if channel is not None and channel.permissions_for(user).view_channel)
        gone = frozenset(number for number, channel in known.items() if channel is None)
        return VisibleGames(open=seen, closed=gone, user_id=None if self.reply.standing.staff else self.reply.user_id)


async def here(reply: Reply) -> ServerContext:
    """Return the server of an interaction. Raises Refused outside of servers, StoreError."""
    guild_id, store = reply.interaction.guild_id, reply.client.registry.store
    if guild_id is None:
        raise Refused("no-server")
    kept = await store.guild_settings(guild_id)
    person = await reply.client.registry.personal.of(reply.user_id)
    text_mode = bool(kept.get("text_mode")) or person.text_mode or not reply.interaction.app_permissions.attach_files
    return ServerContext(reply, guild_id, read_server(kept), spoken_here(reply, kept), text_mode)
