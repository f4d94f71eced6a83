"""What can go wrong with the shards of a process."""

from bot.store.errors import StoreUnreachable

WHERE = "the session that holds the shards"


class SessionLost(StoreUnreachable):
    """The database session is over, and with it every lock."""

    def __init__(self, reason: str) -> None:
        super().__init__(WHERE, reason)


class AnotherTotal(Exception):
    """Other processes of this bot count ``running`` shards (PR-1.1)."""

    def __init__(self, running: int) -> None:
        self.running = running
        super().__init__(f"another process of this bot runs with {running} shards in all")


class OneProcessOnly(Exception):
    """A part of the shards was named, and the database is one that processes cannot share."""
