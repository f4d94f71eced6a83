"""Forgetting a person without forgetting the games of others (CL-16.4).

Rows of the person alone are deleted. In shared rows one pseudonym replaces the id and ``Seat n`` each name, also inside JSON. Records
hold seats and no people, so they stay as they are and still verify.
"""

import json
import re
import secrets
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Protocol

from bot.store.encoding import Columns, to_json
from bot.store.honours import FOLD_POSITION
from bot.store.inbox import delete_notices
from bot.store.personal_data import OWED_VOICES, PERSONAL, owned_by
from bot.store.retention import decompressing
from bot.store.rows import Forgotten, Json, LiveReference
from bot.store.statements import Read, Statement, Write

# -- one person out of JSON

NOBODY = "–"
"""Replaces a name outside of a seat."""


CHOSEN = frozenset({"ask", "picks"})
"""Keys of the log with words of the rules: a question and its answer."""

NAMED = frozenset({"name", "host_name", "username", "was_called", "text"})
"""Keys whose value may be a name alone; under others, a word that equals a name is one of the program."""

SPOKEN = "text"
"""The key of what people have said: even a single word may hold a name, such as ``Bára?``."""


class PlaceholderNames(Protocol):
    """The names of forgotten people, and the spellings of a name in texts."""

    def seat(self, language: str, number: int) -> str:
        """Return ``Seat 3`` in a language (``cs``, ``en``; empty: unknown)."""
        ...

    def spellings(self, name: str) -> Sequence[str]:
        """Return the forms of the name in texts: cut, escaped."""
        ...


class Anonymizer:
    """Replaces a person's id with a pseudonym and the name with ``Seat n``; or removes the person from shared JSON."""

    def __init__(self, user_id: int, pseudonym: int, names: Sequence[str], nameless: PlaceholderNames) -> None:
        """``names``: every stored name of the person."""
        self._ids: Mapping[object, object] = {user_id: pseudonym, str(user_id): str(pseudonym)}
        self._names = frozenset(names)
        self._nameless = nameless
        self._language = ""
        self._numbers: Collection[int] = ()
        self._id = re.compile(rf"<@!?{user_id}>|(?<!\d){user_id}(?!\d)")
        spelt = sorted({one for name in names for one in nameless.spellings(name)}, key=len, reverse=True)
        self._in_texts = re.compile(rf"(?<!\w)(?:([1-9]\d?) )?(?:{'|'.join(map(re.escape, spelt))})(?!\w)") if spelt else None

    def speaking(self, language: str, numbers: Collection[int]) -> "Anonymizer":
        """Return the same for rows that are read in this language (``cs``, ``en``; empty: unknown).

        ``numbers``: those of the person's seats at the table of the rows.
        """
        made = copy(self)
        made._language, made._numbers = language, numbers
        return made

    def cleaned(self, value: object, number: int = 0, *, named: bool = False, spoken: bool = False) -> object:
        """Return ``value`` without the person; ``number`` is the seat or place of the context, from 1.

        ``named``: whether it may be a name alone; ``spoken``: whether people have said it. Keys and answers stay: they are words of the
        program, even if a person has the same name.
        """
        if isinstance(value, dict):
            place = next((int(value[key]) + (key == "seat") for key in ("seat", "place", "rank") if _is_number(value.get(key))), number)
            return {
                str(self._ids.get(key, key)): inner
                if key in CHOSEN
                else self.cleaned(inner, place, named=key in NAMED or key in self._ids, spoken=key == SPOKEN)
                for key, inner in value.items()
            }
        if isinstance(value, list):
            return [self.cleaned(inner, number, named=self._is_own(value)) for inner in value]
        if value in self._ids or not isinstance(value, str):
            return self._ids.get(value, value)
        return self.text(value, number, spoken=spoken) if named else self._within(value)

    def text(self, text: str, number: int = 0, *, spoken: bool = False) -> str:
        """Return a name or a text without the person's names; ``number`` and ``spoken`` as in ``cleaned``, 0 without a seat."""
        if text in self._names:
            return self._nameless.seat(self._language, number) if number else NOBODY
        return self._within(text, spoken=spoken)

    def _within(self, text: str, *, spoken: bool = False) -> str:
        """Return a text without the person's names; a single word is none, unless it was ``spoken``."""
        text = self._id.sub(NOBODY, text)
        if self._in_texts is None or not (spoken or any(sign in text for sign in " \n*")):
            return text
        return self._in_texts.sub(self._unnamed, text)

    def _unnamed(self, found: re.Match[str]) -> str:
        """Return the seat for ``3 Bára``, the name of a seat of the person in texts; any other number before the name stays."""
        number = found[1]
        if number and int(number) in self._numbers:
            return self._nameless.seat(self._language, int(number))
        return f"{number} {NOBODY}" if number else NOBODY

    def left(self, value: object) -> object:
        """Return ``value`` without the person: list items, values under the id, and messages to them.

        Names stay, except next to the id.
        """
        if isinstance(value, dict):
            return {str(key): self.left(inner) for key, inner in value.items() if not self._leaves(key)}
        if isinstance(value, list):
            return [self.left(inner) for inner in value if not self._leaves(inner)]
        other = self._ids.get(value, value)
        return self._id.sub(NOBODY, other) if isinstance(other, str) else other

    def _is_own(self, pair: list[object]) -> bool:
        """Whether a list is a pair of the person's id, as text, and a name, which may be a number."""
        return len(pair) == 2 and isinstance(pair[0], str) and pair[0] in self._ids

    def _leaves(self, one: object) -> bool:
        """Whether an item is the person: the id, a pair that starts with it, or a message to them."""
        if isinstance(one, list):
            return self._is_own(one)
        return (one.get("to") if isinstance(one, dict) else one) in self._ids


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_id(value: object) -> bool:
    return isinstance(value, str) and value.lstrip("-").isdecimal()


def is_person(value: list[object]) -> bool:
    """Whether a list is a pair of a person's id, as text, and a name."""
    return len(value) == 2 and _is_id(value[0]) and not _is_id(value[1])


# -- one person out of the database

LIVING = "('lobby', 'running', 'paused')"
OVER = f"SELECT id FROM tables WHERE phase NOT IN {LIVING}"
EVENINGS_OVER = "SELECT id FROM evenings WHERE state IN ('over', 'cancelled')"


@dataclass(frozen=True, slots=True)
class InJson:
    """JSON columns of one relation that may name people.

    ``key`` names its key columns, ``scope`` is the condition for finished rows. ``own``: the column with the id of the table, where rows
    of the person's own tables may name them without their id; else empty. ``settings``: the SQL of the server's settings where people read
    the rows, which says in which language.
    """

    relation: str
    key: str
    scope: str
    own: str = ""
    settings: str = "NULL"


OWN_TABLES = (
    "SELECT table_id FROM seats WHERE user_id = ? OR extra LIKE ? UNION SELECT id FROM tables WHERE host_id = ? OR setup LIKE ? "
    "UNION SELECT table_id FROM entries WHERE kind IN ('seat', 'host') AND payload LIKE ?"
)
"""The tables of a person: a seat of theirs may be an automated player's now or somebody else's, and a table another host's."""

SETTINGS = "(SELECT settings FROM guild_settings WHERE guild_settings.guild_id = {}.guild_id)"
SETTINGS_OF_TABLE = f"(SELECT {SETTINGS.format('tables')} FROM tables WHERE tables.id = {{}}.table_id)"

IN_JSON = (
    InJson("tables", "id", f"id IN ({OVER})", "id", SETTINGS.format("tables")),
    InJson("seats", "table_id, seat", f"table_id IN ({OVER})", "table_id", SETTINGS_OF_TABLE.format("seats")),
    InJson("entries", "table_id, n", f"table_id IN ({OVER})", "table_id", SETTINGS_OF_TABLE.format("entries")),
    InJson("deliveries", "table_id, n", f"table_id IN ({OVER}) AND state <> 'done'", "table_id", SETTINGS_OF_TABLE.format("deliveries")),
    InJson("guild_settings", "guild_id", "1 = 1"),
    InJson("seasons", "id", "1 = 1", settings=SETTINGS.format("seasons")),
)


def _in_own_tables(user_id: int) -> tuple[int | str, ...]:
    """Return the arguments of ``OWN_TABLES``."""
    hit = f'%"{user_id}"%'
    return user_id, hit, user_id, hit, hit


async def _own_tables(read: Read, user_id: int) -> frozenset[str]:
    """Return the ids of a person's tables, as far as they are known without the compressed logs."""
    return frozenset([str(table) for (table,) in await read(OWN_TABLES, *_in_own_tables(user_id))])


async def living(read: Read, user_id: int) -> tuple[LiveReference, ...]:
    """Return the live tables and evenings that keep a person from being forgotten (CL-16.5), by id, and the unmutes that they are owed.

    A table keeps them wherever it names them: their seat or the table may be somebody else's by now, or the bot muted or let in a guest.
    Without their id nobody would be unmuted (TK-2.5). A server without the bot is owed nothing.
    """
    hit = f'%"{user_id}"%'
    tables = (
        f"SELECT id, channel_id FROM tables WHERE phase IN {LIVING} AND (host_id = ? OR setup LIKE ? OR surfaces LIKE ? OR id IN "
        "(SELECT table_id FROM seats WHERE user_id = ? OR extra LIKE ?) OR EXISTS "
        "(SELECT 1 FROM entries WHERE table_id = tables.id AND kind IN ('seat', 'host') AND payload LIKE ?)) ORDER BY id"
    )
    evenings = "SELECT id, channel_id, name FROM evenings WHERE host_id = ? AND state NOT IN ('over', 'cancelled') ORDER BY id"
    found = [LiveReference(row[0], row[1]) for row in await read(tables, user_id, hit, f"%{user_id}%", user_id, hit, hit)]
    found += [LiveReference(row[0], row[1], row[2]) for row in await read(evenings, user_id)]
    left = "(SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)"
    servers = f"SELECT guild_id, settings FROM guild_settings WHERE settings LIKE ? AND guild_id NOT IN {left} ORDER BY guild_id"
    for guild_id, settings in await read(servers, hit):
        if str(user_id) in json.loads(settings).get(OWED_VOICES, ()):
            found.append(LiveReference(str(guild_id), None))
    return tuple(found)


async def forget_person(read: Read, write: Write, user_id: int, nameless: PlaceholderNames, told: Sequence[Statement] = ()) -> Forgotten:
    """Forget a person in one transaction; while something is ``living``, nothing changes and the outcome names it.

    ``told``: statements that notify other processes.
    """
    if waits := await living(read, user_id):
        return Forgotten(pseudonym=0, rows=0, still_seated=tuple(one.id for one in waits))
    pseudonym = -1 - secrets.randbelow(2**53)
    async for statements in decompressing(read, await _own_tables(read, user_id), user_id):
        await write(*statements)
    seats = await _seats_of(read, user_id)
    numbers: defaultdict[str, set[int]] = defaultdict(set)
    for table, number, _ in seats:
        numbers[table].add(number)
    names = await _names(read, user_id) | {name for _, _, name in seats}
    cleaning = Anonymizer(user_id, pseudonym, sorted(names - {""}), nameless)
    work = [_folded_anew(user_id), *await _cleaned_json(read, user_id, cleaning, numbers)]
    work += await evenings_without(read, user_id, cleaning)
    work += await _without_notes(read, user_id, cleaning, numbers)
    work += await _renamed(read, user_id, nameless)
    work += _replaced_ids(user_id, pseudonym)
    work += _deleted(user_id)
    # sent messages contain names and are not needed any more
    work.append(Statement(f"DELETE FROM deliveries WHERE state = 'done' AND table_id IN ({OVER})", ()))
    results = (await write(*work, delete_notices(user_id), *told))[: len(work)]
    return Forgotten(pseudonym=pseudonym, rows=sum(map(len, results)), still_seated=())


async def _names(read: Read, user_id: int) -> set[str]:
    """Return every stored name of the person, except those at seats; one may be empty."""
    parts = [one.table for one in PERSONAL if one.kind == "name"]
    sql = " UNION ".join(f"SELECT name FROM {table} WHERE user_id = ?" for table in parts)
    found = {str(row[0]) for row in await read(sql, *[user_id] * len(parts))}
    for (setup,) in await read("SELECT setup FROM tables WHERE host_id = ?", user_id):
        found.add(str(json.loads(setup).get("host_name", "")))
    for (setup,) in await read("SELECT setup FROM tables WHERE setup LIKE ?", f'%"{user_id}"%'):
        kept = json.loads(setup)
        found |= {str(name) for user, name in kept.get("waiting", ()) if str(user) == str(user_id)}
        found.add(str(kept.get("usernames", {}).get(str(user_id), "")))
    for (standing,) in await read("SELECT standing FROM seasons WHERE standing LIKE ?", f'%"{user_id}"%'):
        found |= {str(row.get("name", "")) for row in _rows_of(json.loads(standing)) if row.get("person") == str(user_id)}
    return found | await names_in_evenings(read, user_id)


async def _seats_of(read: Read, user_id: int) -> list[tuple[str, int, str]]:
    """Return the table, the number and the name of each seat that the person has or had, from seats and logs; a name may be empty.

    Also of a seat that an automated player keeps for them.
    """
    found: list[tuple[str, int, str]] = []
    sql = "SELECT table_id, seat, name, extra FROM seats WHERE user_id = ? OR extra LIKE ?"
    for table, n, name, extra in await read(sql, user_id, owned_by(user_id)):
        found += [(table, n + 1, str(name)), (table, n + 1, str(json.loads(extra).get("username", "")))]
    for table, payload in await read("SELECT table_id, payload FROM entries WHERE kind = 'seat' AND payload LIKE ?", f'%"{user_id}"%'):
        seat = json.loads(payload)
        for key, name in (("user", "name"), ("was", "was_called")):
            if seat.get(key) == str(user_id):
                found.append((table, seat["seat"] + 1, str(seat.get(name, ""))))
    return found


def _rows_of(standing: object) -> list[Json]:
    rows = standing.get("rows", ()) if isinstance(standing, dict) else ()
    return [row for row in rows if isinstance(row, dict)]


def _folded_anew(user_id: int) -> Statement:
    """Delete the ratings of the person's servers, to be recalculated with the pseudonym (CL-12.9)."""
    played = "SELECT guild_id FROM nights JOIN night_seats ON night_seats.table_id = nights.table_id WHERE user_id = ?"
    return Statement(f"DELETE FROM ratings WHERE who = ? AND guild_id IN ({played})", (FOLD_POSITION, user_id))


def _replaced_ids(user_id: int, pseudonym: int) -> list[Statement]:
    return [
        Statement(f"UPDATE {one.table} SET {one.column} = ? WHERE {one.column} = ? RETURNING 1", (pseudonym, user_id))
        for one in PERSONAL
        if one.kind == "id" and one.fate == "replace"
    ]


def _deleted(user_id: int) -> list[Statement]:
    """Return statements that delete the person's own rows."""
    statements = []
    for one in PERSONAL:
        if one.fate == "delete" and one.kind in ("id", "text id"):
            value: object = str(user_id) if one.kind == "text id" else user_id
            statements.append(Statement(f"DELETE FROM {one.table} WHERE {one.column} = ? RETURNING 1", (value,)))
    return statements


async def _renamed(read: Read, user_id: int, nameless: PlaceholderNames) -> list[Statement]:
    """Return statements that replace the name with ``Seat n`` in seats and trophies."""
    statements = []
    rename = "UPDATE {} SET name = ? WHERE table_id = ? AND seat = ? RETURNING 1"
    for relation, tables, own, args in (
        ("seats", "tables ON tables.id", "user_id = ? OR extra LIKE ?", (user_id, owned_by(user_id))),
        ("night_seats", "nights ON nights.table_id", "user_id = ?", (user_id,)),
    ):
        sql = (
            f"SELECT {relation}.table_id, seat, settings FROM {relation} JOIN {tables} = {relation}.table_id "
            f"LEFT JOIN guild_settings ON guild_settings.guild_id = {tables.split()[0]}.guild_id WHERE {own}"
        )
        for table_id, seat, settings in await read(sql, *args):
            statements.append(Statement(rename.format(relation), (nameless.seat(_language(settings), seat + 1), table_id, seat)))
    won = "UPDATE trophies SET name = ? WHERE season_id = ? AND kind = ? AND user_id = ? RETURNING 1"
    sql = (
        "SELECT season_id, kind, rank, settings FROM trophies JOIN seasons ON seasons.id = season_id "
        "LEFT JOIN guild_settings ON guild_settings.guild_id = seasons.guild_id WHERE user_id = ?"
    )
    for season, kind, rank, settings in await read(sql, user_id):
        statements.append(Statement(won, (nameless.seat(_language(settings), rank), season, kind, user_id)))
    return statements


def _language(settings: str | None) -> str:
    return str(json.loads(settings).get("language", "")) if settings else ""


async def _cleaned_json(read: Read, user_id: int, cleaning: Anonymizer, numbers: Mapping[str, Collection[int]]) -> list[Statement]:
    """Return statements that rewrite JSON of finished rows where the person sat, hosted, or is named by id.

    ``numbers``: those of the person's seats, by table.
    """
    work = []
    for part in IN_JSON:
        for one in (one for one in PERSONAL if one.table == part.relation and one.kind == "json"):
            first = part.key.split(",")[0]
            named = f"{one.column} LIKE ?" + (f" OR {part.own} IN ({OWN_TABLES})" if part.own else "")
            sql = f"SELECT {part.key}, {part.settings}, {one.column} FROM {part.relation} WHERE {part.scope} AND ({named})"
            for *identity, settings, text in await read(sql, f"%{user_id}%", *(_in_own_tables(user_id) if part.own else ())):
                before = json.loads(text)
                own_numbers = numbers.get(identity[0], ()) if part.own else ()
                after = cleaning.speaking(_language(settings), own_numbers).cleaned(before)
                if after != before:
                    where = " AND ".join(f"{name} = ?" for name in part.key.split(", "))
                    change = f"UPDATE {part.relation} SET {one.column} = ? WHERE {where} RETURNING {first}"
                    work.append(Statement(change, (json.dumps(after, separators=(",", ":")), *identity)))
    return work


async def _without_notes(read: Read, user_id: int, cleaning: Anonymizer, numbers: Mapping[str, Collection[int]]) -> list[Statement]:
    """Return statements that empty the person's notebooks, also where an automated player kept their seat; ``numbers`` as above."""
    statements = []
    columns = f"table_id, seat, {SETTINGS_OF_TABLE.format('seats')}, extra"
    sql = f"SELECT {columns} FROM seats WHERE (user_id = ? OR extra LIKE ?) AND extra LIKE ?"
    for table_id, seat, settings, extra in await read(sql, user_id, owned_by(user_id), '%"notes"%'):
        kept = {name: its for name, its in json.loads(extra).items() if name != "notes"}
        after = cleaning.speaking(_language(settings), numbers.get(table_id, ())).cleaned(kept)
        change = "UPDATE seats SET extra = ? WHERE table_id = ? AND seat = ? RETURNING seat"
        statements.append(Statement(change, (json.dumps(after, separators=(",", ":")), table_id, seat)))
    return statements


# -- plans and surfaces of evenings

ANSWERED = (
    "SELECT evening_id FROM evening_answers WHERE user_id = ? UNION SELECT evening_id FROM evening_votes WHERE user_id = ? "
    "UNION SELECT evening_id FROM evening_people WHERE user_id = ?"
)
"""Evenings with rows of a person."""

ARGS = "args"
"""The key in surfaces for the arguments of a message to be sent."""

EVENINGS = f"SELECT id, host_id, plan, surfaces FROM evenings WHERE host_id = ? OR plan LIKE ? OR surfaces LIKE ? OR id IN ({ANSWERED})"
SERIES = "SELECT id, host_id, plan FROM series WHERE host_id = ? OR plan LIKE ?"


async def names_in_evenings(read: Read, user_id: int) -> set[str]:
    """Return the names of a person in plans and surfaces; one of them may be empty."""
    found: set[str] = set()
    for _, host_id, plan, surfaces in await _evenings(read, user_id):
        found |= _host_name(plan, host_id, user_id) | set(_names_in(json.loads(surfaces), str(user_id)))
    for _, host_id, plan in await _series(read, user_id):
        found |= _host_name(plan, host_id, user_id)
    return found


async def evenings_without(read: Read, user_id: int, cleaning: Anonymizer) -> list[Statement]:
    """Return statements that remove the person from plans and surfaces, each evening with a new version (CL-1.4), and end their series."""
    work = []
    for evening, host_id, plan, surfaces in await _evenings(read, user_id):
        cleaned = (_plan_without(plan, host_id == user_id, cleaning), _surfaces_without(surfaces, cleaning))
        sql = "UPDATE evenings SET plan = ?, surfaces = ?, version = version + 1 WHERE id = ? RETURNING id"
        work.append(Statement(sql, (*cleaned, evening)))
    for series, host_id, plan in await _series(read, user_id):
        work.append(
            Statement("UPDATE series SET plan = ? WHERE id = ? RETURNING id", (_plan_without(plan, host_id == user_id, cleaning), series))
        )
    return [*work, Statement("UPDATE series SET state = 'ended' WHERE host_id = ? AND state <> 'ended' RETURNING id", (user_id,))]


async def _evenings(read: Read, user_id: int) -> Sequence[Columns]:
    return await read(EVENINGS, user_id, *[f"%{user_id}%"] * 2, *[user_id] * 3)


async def _series(read: Read, user_id: int) -> Sequence[Columns]:
    return await read(SERIES, user_id, f"%{user_id}%")


def _plan_without(column: str, own: bool, cleaning: Anonymizer) -> str:
    """Return a plan without the person; another host with the same name stays."""
    plan = cleaning.left(json.loads(column))
    assert isinstance(plan, dict)
    texts = ("host_name", "note", "place") if own else ("note", "place")
    return to_json(plan | {key: cleaning.text(str(plan[key])) for key in texts if key in plan})


def _surfaces_without(column: str, cleaning: Anonymizer) -> str:
    surfaces = _texts_cleaned(cleaning.left(json.loads(column)), cleaning)
    assert isinstance(surfaces, dict)
    return to_json(surfaces)


def _texts_cleaned(value: object, cleaning: Anonymizer) -> object:
    """Return surfaces without the person's names in messages to be sent."""
    if isinstance(value, dict):
        return {key: _without_names(inner, cleaning) if key == ARGS else _texts_cleaned(inner, cleaning) for key, inner in value.items()}
    return [_texts_cleaned(inner, cleaning) for inner in value] if isinstance(value, list) else value


def _without_names(args: object, cleaning: Anonymizer) -> object:
    """Return the arguments of a message without the person's names; the name of the evening stays."""
    assert isinstance(args, dict)
    return {key: cleaning.text(one) if isinstance(one, str) and key != "name" else one for key, one in args.items()}


def _host_name(plan: str, host_id: int, user_id: int) -> set[str]:
    return {str(json.loads(plan).get("host_name", ""))} if host_id == user_id else set()


def _names_in(value: object, user: str) -> list[str]:
    """Return the names next to an id: in a pair with it, or in the value under it."""
    if isinstance(value, dict):
        own = value.get(user)
        mine = [str(own.get("name", ""))] if isinstance(own, dict) else []
        return mine + [name for inner in value.values() for name in _names_in(inner, user)]
    if isinstance(value, list):
        if is_person(value):
            return [str(value[1])] if value[0] == user else []
        return [name for inner in value for name in _names_in(inner, user)]
    return []
