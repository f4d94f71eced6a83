"""What one process tells the others through the database, in the transaction that makes it true (PR-2.2, PR-2.5)."""

from bot.store.steps import Step

CHANNEL = "consigliere"
"""The channel of PostgreSQL on which all processes of a bot listen."""

NOTIFY = f"SELECT pg_notify('{CHANNEL}', ?)"


def notice(said: str) -> Step:
    """Tell all processes something: words with colons between them, the first of which says what it is about."""
    return Step(NOTIFY, (said,))


def entry_notice(table_id: str, n: int) -> Step:
    """Tell that entry ``n`` of a table was written by a process that does not serve it."""
    return notice(f"table:{table_id}:{n}")
