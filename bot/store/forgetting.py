"""Forgetting a person without forgetting the games of the others (CL-16.4).

What belongs to the person alone is deleted; where others were there too, one pseudonym takes the place of the id and ``Seat n`` that of
every name, also inside what the table layer keeps as JSON. Records hold seats and no people, so they stay as they are and still verify.
"""

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.cleaning import Cleaning, Nameless
from bot.store.folding import unfolding
from bot.store.forgetting_evenings import evenings_without, names_in_evenings
from bot.store.honours import FOLDED
from bot.store.notices import unsaid
from bot.store.personal import PERSONAL
from bot.store.rows import Forgotten, Json, Living
from bot.store.steps import Read, Step, Write

LIVING = "('lobby', 'running', 'paused')"
OVER = f"SELECT id FROM tables WHERE phase NOT IN {LIVING}"
EVENINGS_OVER = "SELECT id FROM evenings WHERE state IN ('over', 'cancelled')"


@dataclass(frozen=True, slots=True)
class InJson:
    """JSON columns of one relation that may name people: the key of its rows, which rows are over, and which are the person's own.

    ``scope`` has no arguments; ``own`` is a condition with ``owns`` arguments, each the id of the person.
    """

    relation: str
    key: str
    scope: str
    own: str = ""
    owns: int = 0


SAT = "SELECT table_id FROM seats WHERE user_id = ? UNION SELECT id FROM tables WHERE host_id = ?"
IN_JSON = (
    InJson("tables", "id", f"id IN ({OVER})", f"id IN ({SAT})", 2),
    InJson("seats", "table_id, seat", f"table_id IN ({OVER})", f"table_id IN ({SAT})", 2),
    InJson("entries", "table_id, n", f"table_id IN ({OVER})", f"table_id IN ({SAT})", 2),
    InJson("deliveries", "table_id, n", f"table_id IN ({OVER}) AND state <> 'done'", f"table_id IN ({SAT})", 2),
    InJson("guild_settings", "guild_id", "1 = 1"),
    InJson("seasons", "id", "1 = 1"),
)


async def living(read: Read, user_id: int) -> tuple[Living, ...]:
    """Return the tables and evenings that a person's wish to be forgotten has to wait for (CL-16.5), by id."""
    hit = f'%"{user_id}"%'
    tables = (
        f"SELECT id, channel_id FROM tables WHERE phase IN {LIVING} AND (host_id = ? OR setup LIKE ? OR id IN "
        "(SELECT table_id FROM seats WHERE user_id = ? OR extra LIKE ?)) ORDER BY id"
    )
    evenings = "SELECT id, channel_id, name FROM evenings WHERE host_id = ? AND state NOT IN ('over', 'cancelled') ORDER BY id"
    found = [Living(row[0], row[1]) for row in await read(tables, user_id, hit, user_id, hit)]
    found += [Living(row[0], row[1], row[2]) for row in await read(evenings, user_id)]
    return tuple(found)


async def forget_person(read: Read, write: Write, user_id: int, nameless: Nameless, told: Sequence[Step] = ()) -> Forgotten:
    """Take the person out of everything, in one transaction; while something of theirs lives, nothing happens and it is named.

    ``told``: steps that tell other processes of it.
    """
    if waits := await living(read, user_id):
        return Forgotten(pseudonym=0, rows=0, still_seated=tuple(one.id for one in waits))
    pseudonym = -1 - secrets.randbelow(2**53)
    names = await _names(read, user_id)
    cleaning = Cleaning(user_id, pseudonym, names, nameless)
    async for steps in unfolding(read, SAT, user_id):
        await write(*steps)
    work = [_folded_anew(user_id), *await _cleaned_json(read, user_id, cleaning), *await evenings_without(read, user_id, cleaning)]
    work += await _renamed(read, user_id, pseudonym, nameless)
    work += _replaced_ids(user_id, pseudonym)
    work += _deleted(user_id)
    # what has been said already: texts with names in them, of no use any more
    work.append(Step(f"DELETE FROM deliveries WHERE state = 'done' AND table_id IN ({OVER})", ()))
    results = (await write(*work, unsaid(user_id), *told))[: len(work)]
    return Forgotten(pseudonym=pseudonym, rows=sum(map(len, results)), still_seated=())


async def _names(read: Read, user_id: int) -> tuple[str, ...]:
    """Return every name under which the person stands anywhere."""
    parts = [one.table for one in PERSONAL if one.kind == "name"]
    sql = " UNION ".join(f"SELECT name FROM {table} WHERE user_id = ?" for table in parts)
    found = {str(row[0]) for row in await read(sql, *[user_id] * len(parts))}
    for (setup,) in await read("SELECT setup FROM tables WHERE host_id = ?", user_id):
        found.add(str(json.loads(setup).get("host_name", "")))
    for (extra,) in await read("SELECT extra FROM seats WHERE user_id = ?", user_id):
        found.add(str(json.loads(extra).get("username", "")))
    for (setup,) in await read("SELECT setup FROM tables WHERE setup LIKE ?", f'%"{user_id}"%'):
        kept = json.loads(setup)
        found |= {str(name) for user, name in kept.get("waiting", ()) if str(user) == str(user_id)}
        found.add(str(kept.get("usernames", {}).get(str(user_id), "")))
    for (standing,) in await read("SELECT standing FROM seasons WHERE standing LIKE ?", f'%"{user_id}"%'):
        found |= {str(row.get("name", "")) for row in _rows_of(json.loads(standing)) if row.get("person") == str(user_id)}
    found |= await names_in_evenings(read, user_id)
    return tuple(sorted(found - {""}))


def _rows_of(standing: object) -> list[Json]:
    rows = standing.get("rows", ()) if isinstance(standing, dict) else ()
    return [row for row in rows if isinstance(row, dict)]


def _folded_anew(user_id: int) -> Step:
    """Let the ratings of the servers on which the person has played be folded anew, with the pseudonym (CL-12.9)."""
    played = "SELECT guild_id FROM nights JOIN night_seats ON night_seats.table_id = nights.table_id WHERE user_id = ?"
    return Step(f"DELETE FROM ratings WHERE who = ? AND guild_id IN ({played})", (FOLDED, user_id))


def _replaced_ids(user_id: int, pseudonym: int) -> list[Step]:
    """Return steps that put the pseudonym in the place of the id, in columns that hold nothing but ids."""
    return [
        Step(f"UPDATE {one.table} SET {one.column} = ? WHERE {one.column} = ? RETURNING 1", (pseudonym, user_id))
        for one in PERSONAL
        if one.kind == "id" and one.fate == "replace"
    ]


def _deleted(user_id: int) -> list[Step]:
    """Return steps that delete what belongs to the person alone."""
    steps = []
    for one in PERSONAL:
        if one.fate == "delete" and one.kind in ("id", "text id"):
            value: object = str(user_id) if one.kind == "text id" else user_id
            steps.append(Step(f"DELETE FROM {one.table} WHERE {one.column} = ? RETURNING 1", (value,)))
    return steps


async def _renamed(read: Read, user_id: int, pseudonym: int, nameless: Nameless) -> list[Step]:
    """Return steps that put ``Seat n`` in the place of the name where the person sat or won."""
    steps = []
    seats = "UPDATE {} SET user_id = ?, name = ? WHERE table_id = ? AND seat = ? RETURNING 1"
    for relation, tables in (("seats", "tables ON tables.id"), ("night_seats", "nights ON nights.table_id")):
        sql = (
            f"SELECT {relation}.table_id, seat, settings FROM {relation} JOIN {tables} = {relation}.table_id "
            f"LEFT JOIN guild_settings ON guild_settings.guild_id = {tables.split()[0]}.guild_id WHERE user_id = ?"
        )
        for table_id, seat, settings in await read(sql, user_id):
            steps.append(Step(seats.format(relation), (pseudonym, nameless.seat(_language(settings), seat + 1), table_id, seat)))
    won = "UPDATE trophies SET user_id = ?, name = ? WHERE season_id = ? AND kind = ? AND user_id = ? RETURNING 1"
    sql = (
        "SELECT season_id, kind, rank, settings FROM trophies JOIN seasons ON seasons.id = season_id "
        "LEFT JOIN guild_settings ON guild_settings.guild_id = seasons.guild_id WHERE user_id = ?"
    )
    for season, kind, rank, settings in await read(sql, user_id):
        steps.append(Step(won, (pseudonym, nameless.seat(_language(settings), rank), season, kind, user_id)))
    return steps


def _language(settings: str | None) -> str:
    return str(json.loads(settings).get("language", "")) if settings else ""


async def _cleaned_json(read: Read, user_id: int, cleaning: Cleaning) -> list[Step]:
    """Return steps that rewrite JSON of what is over where the person sat, hosted, or is named by id."""
    work = []
    for part in IN_JSON:
        for one in (one for one in PERSONAL if one.table == part.relation and one.kind == "json"):
            first = part.key.split(",")[0]
            named = f"{one.column} LIKE ?" + (f" OR {part.own}" if part.own else "")
            sql = f"SELECT {part.key}, {one.column} FROM {part.relation} WHERE {part.scope} AND ({named})"
            for *identity, text in await read(sql, f"%{user_id}%", *[user_id] * part.owns):
                before = json.loads(text)
                after = cleaning.cleaned(before)
                if after != before:
                    where = " AND ".join(f"{name} = ?" for name in part.key.split(", "))
                    change = f"UPDATE {part.relation} SET {one.column} = ? WHERE {where} RETURNING {first}"
                    work.append(Step(change, (json.dumps(after, separators=(",", ":")), *identity)))
    return work
