"""Reasons why a process cannot hold its shards."""

from bot.store.errors import StoreUnreachable

WHERE = "the session that holds the shards"


class SessionLost(StoreUnreachable):
    """The database session has ended, and with it every lock."""

    def __init__(self, reason: str) -> None:
        super().__init__(WHERE, reason)


class AnotherTotal(Exception):
    """Other processes of this bot run with ``running`` shards in all (PR-1.1)."""

    def __init__(self, running: int) -> None:
        self.running = running
        super().__init__(f"another process of this bot runs with {running} shards in all")


class OneProcessOnly(Exception):
    """The settings name a part of the shards, but several processes cannot share this database."""
