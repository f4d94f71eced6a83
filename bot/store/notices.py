"""Notices between the processes of one PostgreSQL: words separated by colons, the first one names the subject (PR-2)."""

from bot.store.statements import Statement

CHANNEL = "consigliere"
"""The channel of PostgreSQL on which all processes of a bot listen."""


def notify(notice: str) -> Statement:
    """Return the statement that sends a notice to all processes."""
    return Statement(f"SELECT pg_notify('{CHANNEL}', ?)", (notice,))


def notify_of_entry(table_id: str, n: int) -> Statement:
    """Notify the owner of a table that another process has written entry ``n``."""
    return notify(f"table:{table_id}:{n}")
