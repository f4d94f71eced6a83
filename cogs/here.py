"""Where somebody asks about the club: the server, its store, and which finished games they may see there (CL-15.1)."""

from dataclasses import dataclass

import discord

from bot.guilds.rights import may_open_tables
from bot.guilds.settings import ServerSettings, read_server
from bot.store import Store, VisibleGames
from bot.tables.refusal import Refused
from cogs.opening import spoken_here
from cogs.responses import Reply


@dataclass(frozen=True, slots=True)
class Here:
    """The server of a press or command, and what it has set."""

    reply: Reply
    guild_id: int
    settings: ServerSettings
    language: str
    """In which lines for everybody are told."""
    text_mode: bool
    """Whether the reader gets no pictures: they, or the server, want none, or the bot may attach none."""

    @property
    def store(self) -> Store:
        """The store."""
        return self.reply.client.registry.store

    @property
    def now(self) -> float:
        """The time in unix seconds."""
        return self.reply.client.registry.now()

    @property
    def may_post(self) -> bool:
        """Whether the person may show boards to everybody: whoever may open tables."""
        return may_open_tables(self.reply.standing, self.settings)

    def need_board(self) -> None:
        """Raise Refused on a server that has neither ratings, standings nor seasons."""
        if not self.settings.board:
            raise Refused("no-board")

    def need_staff(self) -> None:
        """Raise Refused to who is not staff."""
        if not self.reply.standing.staff:
            raise Refused("no-staff")

    async def sight(self) -> VisibleGames:
        """Return which finished games the person may see: those of channels they see, of channels that are gone those they sat at.

        Staff sees those of channels that are gone, too. Raises StoreError.
        """
        guild, user = self.reply.interaction.guild, self.reply.interaction.user
        channels = await self.store.history.channels(self.guild_id)
        if guild is None or not isinstance(user, discord.Member):
            return VisibleGames(open=frozenset(), closed=channels, user_id=self.reply.user_id)
        known = {channel: guild.get_channel_or_thread(channel) for channel in channels}
        seen = frozenset(number for number, channel in known.items() if channel is not None and channel.permissions_for(user).view_channel)
        gone = frozenset(number for number, channel in known.items() if channel is None)
        return VisibleGames(open=seen, closed=gone, user_id=None if self.reply.standing.staff else self.reply.user_id)


async def here(reply: Reply) -> Here:
    """Return where somebody asks. Raises Refused outside of servers, StoreError."""
    guild_id, store = reply.interaction.guild_id, reply.client.registry.store
    if guild_id is None:
        raise Refused("no-server")
    kept = await store.guild_settings(guild_id)
    person = await reply.client.registry.personal.of(reply.user_id)
    text_mode = bool(kept.get("text_mode")) or person.text_mode or not reply.interaction.app_permissions.attach_files
    return Here(reply, guild_id, read_server(kept), spoken_here(reply, kept), text_mode)
