"""The interface of subscribers to changes at tables and servers."""

from collections.abc import Collection
from typing import Protocol

from bot.tables.table_session import TableSession


class TableSubscriber(Protocol):
    """Hears of changes at tables and servers. ``EveningScheduler`` is one; the client subscribes it."""

    def table_changed(self, session: TableSession) -> None: ...

    async def channel_gone(self, channel_id: int) -> None:
        """A channel or thread was deleted; its table reacts afterwards."""
        ...

    def guild_available(self, guild_id: int) -> None:
        """A server is available, for the first time or again: Discord sends no events from before."""
        ...

    async def guild_joined(self, guild_id: int) -> None:
        """A server has added the bot, perhaps again; it is available in a moment."""
        ...

    async def guild_gone(self, guild_id: int) -> None:
        """A server has removed the bot or is deleted; its tables have reacted."""
        ...

    async def member_gone(self, guild_id: int, user_id: int) -> None:
        """A member has left a server, or has a table-ban; its tables have reacted."""
        ...

    def people_in(self, guild_id: int) -> Collection[int]:
        """Return the people of a server whose leaving matters."""
        ...

    def faces_changed(self, guild_id: int, users: Collection[int]) -> None:
        """The faces of people on a server have come or gone."""
        ...

    def roles_changed(self, guild_id: int, user_id: int, roles: Collection[int]) -> None:
        """The roles of a member may have changed."""
        ...

    def permissions_changed(self, guild_id: int) -> None:
        """Roles or permissions of a server have changed."""
        ...

    async def clock_set(self, by: float) -> None:
        """The wall clock was set ``by`` seconds, and the tables have followed."""
        ...
