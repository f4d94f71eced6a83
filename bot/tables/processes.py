"""What the tables ask about the processes that share their database (PR-1, PR-2)."""

from typing import Protocol

from bot.tables.table_session import TableSession


class Processes(Protocol):
    """The processes of one bot, as the tables of this one see them."""

    @property
    def shared(self) -> bool:
        """Whether other processes may serve tables of this database; then only ``take_up`` restores tables (PR-1.4)."""
        ...

    def serves(self, guild_id: int, /) -> bool:
        """Return whether this process serves the tables and evenings of a server (PR-1.4)."""
        ...

    def expects(self, guild_id: int, /) -> bool:
        """Return whether it serves them, or is regaining them after a loss; new tables are given back if that fails (PR-1.5)."""
        ...

    def copy_of(self, table_id: str, /) -> TableSession | None:
        """Return a copy of a table that another process serves, None without one (PR-2.1). Raises Refused."""
        ...

    async def let_copies_go(self, idle: float, /) -> None:
        """Drop copies of finished games that nobody has used for so many seconds (PR-4.2)."""
        ...

    async def tell(self, said: str, /) -> None:
        """Tell the other processes something."""
        ...


class OneProcess:
    """The only process of its database."""

    shared = False

    def serves(self, _guild_id: int) -> bool:
        return True

    def expects(self, _guild_id: int) -> bool:
        return True

    def copy_of(self, table_id: str) -> None:
        """Return None: this process serves all tables."""

    async def let_copies_go(self, idle: float) -> None:
        """Do nothing: there are no copies."""

    async def tell(self, said: str) -> None:
        """Do nothing: there is nobody to tell."""
