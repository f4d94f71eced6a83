"""What one process tells the others through the database, in the transaction that makes it true (PR-2.2, PR-2.5)."""

from bot.store.steps import Step

CHANNEL = "consigliere"
"""The channel of PostgreSQL on which all processes of a bot listen."""

NOTIFY = f"SELECT pg_notify('{CHANNEL}', ?)"


def notice(said: str) -> Step:
    """Tell all processes something: words with colons between them, the first of which says what it is about."""
    return Step(NOTIFY, (said,))


SAID = "said:"
"""With what the key begins under which a notice is kept."""

KEPT = 900.0
"""Seconds for which it is kept, and for which an event of Discord waits that was handed over: then nobody can answer that any more."""


def kept(said: str, now: float) -> Step:
    """Keep a notice about a person, of each kind the last one, for processes that do not hear it (PR-2.4)."""
    what, user = said.split(":")[:2]
    sql = "INSERT INTO inbox (id, at, payload) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at, payload = excluded.payload"
    return Step(sql, (f"{SAID}{what}:{user}", float(now), said))


def unsaid(user_id: int) -> Step:
    """Keep no notice about a person any more."""
    return Step("DELETE FROM inbox WHERE id LIKE ?", (f"{SAID}%:{user_id}",))


def too_old(now: float) -> Step:
    """Keep nothing any more that nobody needs."""
    return Step("DELETE FROM inbox WHERE at < ?", (now - KEPT,))


def entry_notice(table_id: str, n: int) -> Step:
    """Tell that entry ``n`` of a table was written by a process that does not serve it."""
    return notice(f"table:{table_id}:{n}")
