"""Rows that another process or the next start handles within a quarter of an hour, in one table.

Discord events handed over to the owner of a shard, deferred answers to interactions, and the latest notices about people, for processes
that missed them (PR-2.4). The prefix of the key tells them apart.
"""

from collections.abc import Collection

from bot.store.notices import notify
from bot.store.statements import Read, Statement, Write

KEPT = 900.0
"""Seconds for which a row is kept; later nobody could answer the event."""

NOTICE = "said:"
"""The prefix of notices; the subject follows, then the person."""

ANSWER = "answer:"
"""The prefix of deferred answers; the number of the shard follows, then the id of the interaction."""


def keep_notice(notice: str, now: float) -> Statement:
    """Keep the latest notice of each subject about a person."""
    subject, user = notice.split(":")[:2]
    sql = "INSERT INTO inbox (id, at, payload) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at, payload = excluded.payload"
    return Statement(sql, (f"{NOTICE}{subject}:{user}", float(now), notice))


def delete_notices(user_id: int) -> Statement:
    """Delete the notices about a person."""
    return Statement("DELETE FROM inbox WHERE id LIKE ?", (f"{NOTICE}%:{user_id}",))


def delete_expired(now: float) -> Statement:
    return Statement("DELETE FROM inbox WHERE at < ?", (now - KEPT,))


def _insert(key: str, payload: str, now: float) -> Statement:
    sql = "INSERT INTO inbox (id, at, payload) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING"
    return Statement(sql, (key, float(now), payload))


class Inbox:
    """The rows of the inbox. Every method may raise the kinds of ``StoreError``."""

    def __init__(self, read: Read, write: Write) -> None:
        self._read = read
        self._write = write

    async def notices(self) -> dict[str, tuple[str, float]]:
        """Return the kept notices about people with their times, by key (PR-2.4)."""
        rows = await self._read("SELECT id, payload, at FROM inbox WHERE id LIKE ? ORDER BY at", NOTICE + "%")
        return {str(row[0]): (str(row[1]), float(row[2])) for row in rows}

    # ---- events

    async def put_event(self, event_id: str, shard: int, payload: str, now: float) -> None:
        """Hand a Discord event to the owner of a shard. Only PostgreSQL can notify it."""
        await self._write(delete_expired(now), _insert(event_id, payload, now), notify(f"inbox:{shard}:{event_id}"))

    async def take_event(self, event_id: str) -> str | None:
        """Take a handed-over event; None if another process has taken it."""
        (rows,) = await self._write(Statement("DELETE FROM inbox WHERE id = ? RETURNING payload", (event_id,)))
        return str(rows[0][0]) if rows else None

    # ---- deferred answers

    async def owe_answer(self, press: int, shard: int, payload: str, now: float) -> None:
        """Keep what finishing the answer to an interaction takes, for as long as Discord allows it."""
        await self._write(delete_expired(now), _insert(f"{ANSWER}{shard}:{press}", payload, now))

    async def answer_given(self, press: int) -> None:
        """Forget an answer that is owed no longer."""
        await self._write(Statement("DELETE FROM inbox WHERE id LIKE ?", (f"{ANSWER}%:{press}",)))

    async def owed_answers(self, now: float, shards: Collection[int] | None = None) -> dict[int, str]:
        """Return the payloads of the answers that these shards (None: all) owe, by interaction; delete those that came too late."""
        await self._write(delete_expired(now))
        rows = await self._read("SELECT id, payload FROM inbox WHERE id LIKE ? ORDER BY at", ANSWER + "%")
        found = [(str(row[0]).removeprefix(ANSWER).split(":"), str(row[1])) for row in rows]
        return {int(press): payload for (shard, press), payload in found if shards is None or int(shard) in shards}
