"""Forgetting a person without forgetting the games of the others.

The person's id and names are replaced by one pseudonym in every table that is over and in the history, also inside what
the table layer kept as JSON. Records hold seats and no people, so they stay as they are and still verify.
"""

import json
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.store.encoding import Columns
from bot.store.rows import Forgotten
from bot.store.steps import Step

LIVING = "('lobby', 'running', 'paused')"
OVER = f"SELECT id FROM tables WHERE phase NOT IN {LIVING}"
Read = Callable[..., Awaitable[Sequence[Columns]]]
Write = Callable[..., Awaitable[Sequence[Sequence[Columns]]]]


async def forget_person(read: Read, write: Write, user_id: int) -> Forgotten:
    """Replace the person in everything that is over, in one transaction; living tables are named and left alone."""
    pseudonym = -1 - secrets.randbelow(2**53)
    alias = f"#{-pseudonym % 16**4:04x}"
    seated = f"SELECT table_id FROM seats JOIN tables ON id = table_id WHERE user_id = ? AND phase IN {LIVING} ORDER BY table_id"
    living = await read(seated, user_id)
    work = [
        Step(f"UPDATE tables SET host_id = ? WHERE host_id = ? AND id IN ({OVER}) RETURNING id", (pseudonym, user_id)),
        # what has been said already: texts with names in them, of no use any more
        Step(f"DELETE FROM deliveries WHERE state = 'done' AND table_id IN ({OVER})", ()),
        Step("DELETE FROM person_settings WHERE user_id = ? RETURNING user_id", (user_id,)),
    ]
    work += await _cleaned_json(read, user_id, pseudonym, alias)
    renamed = "UPDATE {} SET user_id = ?, name = ? WHERE user_id = ? AND table_id IN ({}) RETURNING seat"
    work += [
        Step(renamed.format("seats", OVER), (pseudonym, alias, user_id)),
        Step(renamed.format("night_seats", "SELECT table_id FROM nights"), (pseudonym, alias, user_id)),
    ]
    results = await write(*work)
    return Forgotten(pseudonym=pseudonym, rows=sum(map(len, results)), still_seated=tuple(row[0] for row in living))


async def _cleaned_json(read: Read, user_id: int, pseudonym: int, alias: str) -> list[Step]:
    """Return steps that rewrite JSON of finished tables where the person sat, hosted, or is named by id."""
    names = await read("SELECT name FROM seats WHERE user_id = ? UNION SELECT name FROM night_seats WHERE user_id = ?", user_id, user_id)
    replacements: dict[object, object] = {user_id: pseudonym, str(user_id): str(pseudonym), **{row[0]: alias for row in names}}
    hits = f"%{user_id}%"
    work = []
    for relation, key, column in (
        ("tables", "id", "options"),
        ("tables", "id", "setup"),
        ("tables", "id", "surfaces"),
        ("seats", "table_id, seat", "extra"),
        ("entries", "table_id, n", "payload"),
        ("deliveries", "table_id, n", "payload"),
    ):
        first = key.split(",")[0]
        sat = "SELECT table_id FROM seats WHERE user_id = ?"
        condition = f"{first} IN ({OVER}) AND ({column} LIKE ? OR {first} IN ({sat}))"
        for *identity, text in await read(f"SELECT {key}, {column} FROM {relation} WHERE {condition}", hits, user_id):
            before = json.loads(text)
            after = _replaced(before, replacements)
            if after != before:
                where = " AND ".join(f"{name} = ?" for name in key.split(", "))
                sql = f"UPDATE {relation} SET {column} = ? WHERE {where} RETURNING {first}"
                work.append(Step(sql, (json.dumps(after, separators=(",", ":")), *identity)))
    return work


def _replaced(value: object, replacements: Mapping[object, object]) -> object:
    if isinstance(value, dict):
        return {_replaced(key, replacements): _replaced(inner, replacements) for key, inner in value.items()}
    if isinstance(value, list):
        return [_replaced(inner, replacements) for inner in value]
    if isinstance(value, bool) or not isinstance(value, (int, str)):
        return value
    return replacements.get(value, value)
