"""The columns that hold people, and the export of one person's data (CL-16.3).

The export names other people by seat number only, and running games without their contents.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal, cast

from bot.store.encoding import Columns, decompressed, from_json
from bot.store.rows import Json
from bot.store.statements import Read

ColumnKind = Literal["id", "text id", "name", "json"]
"""The content of a column: the id of a person, that id as text among other keys, a name, or JSON with ids and names."""

Fate = Literal["delete", "replace", "keep"]
"""The effect of forgetting: delete the row, replace the person with a pseudonym, or keep the row until its term (CL-16.5)."""


@dataclass(frozen=True, slots=True)
class PersonalColumn:
    """One column that holds people."""

    table: str
    column: str
    kind: ColumnKind
    fate: Fate


OWED_VOICES = "owed_voices"
"""The key in a server's settings for the ids of the people whom the bot has yet to unmute."""

# A migration that adds a personal column adds it here; a test finds columns with a suspicious name in neither list.

PERSONAL = (
    PersonalColumn("tables", "host_id", "id", "replace"),
    PersonalColumn("tables", "options", "json", "replace"),
    PersonalColumn("tables", "setup", "json", "replace"),
    PersonalColumn("tables", "surfaces", "json", "replace"),
    PersonalColumn("seats", "user_id", "id", "replace"),
    PersonalColumn("seats", "name", "name", "replace"),
    PersonalColumn("seats", "extra", "json", "replace"),
    PersonalColumn("entries", "payload", "json", "replace"),
    PersonalColumn("deliveries", "payload", "json", "replace"),
    PersonalColumn("guild_settings", "settings", "json", "replace"),
    PersonalColumn("person_settings", "user_id", "id", "delete"),
    PersonalColumn("nights", "host_id", "id", "replace"),
    PersonalColumn("night_seats", "user_id", "id", "replace"),
    PersonalColumn("night_seats", "name", "name", "replace"),
    PersonalColumn("series", "host_id", "id", "replace"),
    PersonalColumn("series", "plan", "json", "replace"),
    PersonalColumn("evenings", "host_id", "id", "replace"),
    PersonalColumn("evenings", "plan", "json", "replace"),
    PersonalColumn("evenings", "surfaces", "json", "replace"),
    PersonalColumn("evening_votes", "user_id", "id", "delete"),
    PersonalColumn("evening_votes", "name", "name", "delete"),
    PersonalColumn("evening_answers", "user_id", "id", "delete"),
    PersonalColumn("evening_answers", "name", "name", "delete"),
    PersonalColumn("evening_people", "user_id", "id", "delete"),
    PersonalColumn("owed", "user_id", "id", "delete"),
    PersonalColumn("ratings", "who", "text id", "delete"),
    PersonalColumn("seasons", "standing", "json", "replace"),
    PersonalColumn("trophies", "user_id", "id", "replace"),
    PersonalColumn("trophies", "name", "name", "replace"),
    PersonalColumn("badges", "user_id", "id", "delete"),
    PersonalColumn("bans", "user_id", "id", "keep"),
    PersonalColumn("bans", "given_by", "id", "replace"),
    PersonalColumn("blocks", "user_id", "id", "delete"),
    PersonalColumn("blocks", "other_id", "id", "keep"),
    PersonalColumn("wishes", "user_id", "id", "delete"),
    PersonalColumn("lessons", "user_id", "id", "delete"),
)

IMPERSONAL: Mapping[tuple[str, str], str] = MappingProxyType(
    {
        ("evenings", "name"): "name of the evening",
        ("seasons", "name"): "name of the season",
        ("schema_version", "name"): "name of the migration",
    }
)
"""Columns with a suspicious name, and their real content."""

SUSPICIOUS = frozenset({"user_id", "host_id", "other_id", "given_by", "by", "who", "name", "owner_id", "person_id", "author_id"})
"""Names of columns that usually hold people."""


def columns(table: str, *kinds: ColumnKind) -> tuple[str, ...]:
    """Return the personal columns of a table, of these kinds."""
    return tuple(one.column for one in PERSONAL if one.table == table and one.kind in kinds)


RUNNING = "('lobby', 'running', 'paused')"


@dataclass(frozen=True, slots=True)
class ExportQuery:
    """One part of the export: its name, a query, and the names of its columns.

    The arguments of the query are the person's id, after ``LIKE`` the pattern of ``owned_by``.
    """

    name: str
    sql: str
    columns: Sequence[str]
    flags: frozenset[str] = field(default_factory=frozenset)


EXPORT_QUERIES = (
    ExportQuery(
        "evening_answers",
        "SELECT evening_id, evenings.name, starts_at, answer, source, at, reminded FROM evening_answers "
        "JOIN evenings ON evenings.id = evening_id WHERE user_id = ? ORDER BY at, evening_id",
        ("evening", "name", "starts_at", "answer", "source", "at", "reminded"),
    ),
    ExportQuery(
        "evening_votes",
        "SELECT evening_votes.evening_id, wall_time FROM evening_votes JOIN evening_dates ON evening_dates.evening_id = "
        "evening_votes.evening_id AND evening_dates.n = evening_votes.n WHERE user_id = ? ORDER BY 1, 2",
        ("evening", "date"),
    ),
    ExportQuery(
        "attendance",
        "SELECT evening_id, present_at, outcome, excused FROM evening_people WHERE user_id = ? ORDER BY evening_id",
        ("evening", "present_at", "outcome", "excused"),
        frozenset({"excused"}),
    ),
    ExportQuery("owed_chairs", "SELECT guild_id, evening_id, until FROM owed WHERE user_id = ? ORDER BY 1", ("server", "evening", "until")),
    ExportQuery(
        "evenings_hosted",
        "SELECT id, guild_id, name, starts_at, state FROM evenings WHERE host_id = ? ORDER BY created_at, id",
        ("evening", "server", "name", "starts_at", "state"),
    ),
    ExportQuery("series_hosted", "SELECT id, guild_id, rule, wall_time, zone, state FROM series WHERE host_id = ? ORDER BY id",
         ("series", "server", "rule", "time", "zone", "state")),
    ExportQuery(
        "games",
        "SELECT nights.table_id, guild_id, game, started_at, ended_at, winner, night_seats.seat, night_seats.name, night_seats.won, score, "
        "share, side, role, place, points, survived, rated FROM night_seats JOIN nights ON nights.table_id = night_seats.table_id "
        "LEFT JOIN results ON results.table_id = night_seats.table_id AND results.seat = night_seats.seat "
        "WHERE user_id = ? ORDER BY ended_at, nights.table_id",
        ("table", "server", "game", "started_at", "ended_at", "winner", "seat", "name", "won", "score", "share", "side", "role", "place",
         "points", "survived", "not_rated_since"),
        frozenset({"won", "survived"}),
    ),
    ExportQuery("games_hosted", "SELECT table_id, guild_id, game, ended_at FROM nights WHERE host_id = ? ORDER BY ended_at, table_id",
         ("table", "server", "game", "ended_at")),
    ExportQuery("badges", "SELECT guild_id, badge, table_id, at FROM badges WHERE user_id = ? ORDER BY at, badge",
         ("server", "badge", "table", "at")),
    ExportQuery(
        "trophies",
        "SELECT guild_id, seasons.name, kind, rank, trophies.name FROM trophies JOIN seasons ON seasons.id = season_id "
        "WHERE user_id = ? ORDER BY closed_at, kind",
        ("server", "season", "kind", "rank", "name"),
    ),
    ExportQuery("bans", "SELECT guild_id, until, reason FROM bans WHERE user_id = ? ORDER BY guild_id", ("server", "until", "reason")),
    ExportQuery(
        "bans_given",
        "SELECT guild_id, until, reason FROM bans WHERE given_by = ? ORDER BY guild_id", ("server", "until", "reason")),
    ExportQuery("blocks", "SELECT other_id FROM blocks WHERE user_id = ? ORDER BY other_id", ("person",)),
    ExportQuery("wishes", "SELECT kind, at FROM wishes WHERE user_id = ? ORDER BY kind", ("wish", "at")),
    ExportQuery(
        "running",
        f"SELECT id, guild_id, game, phase FROM tables WHERE phase IN {RUNNING} AND "
        "(host_id = ? OR id IN (SELECT table_id FROM seats WHERE user_id = ? OR extra LIKE ?)) ORDER BY id",
        ("table", "server", "game", "phase"),
    ),
)  # fmt: skip


async def personal_data(read: Read, user_id: int) -> Json:
    """Return all data of one person. Ids are text, since many JSON parsers round such numbers; times are unix seconds."""
    found: Json = {"person": str(user_id)}
    rows = await read("SELECT settings, touched_at FROM person_settings WHERE user_id = ?", user_id)
    found["settings"] = {**from_json(rows[0][0]), "last_press": rows[0][1]} if rows else {}
    for part in EXPORT_QUERIES:
        rows = await read(part.sql, *[owned_by(user_id) if sql.endswith("LIKE ") else user_id for sql in part.sql.split("?")[:-1]])
        found[part.name] = [_named(part, row) for row in rows]
    evenings = "SELECT id, guild_id, name, starts_at, state, plan FROM evenings WHERE plan LIKE ? ORDER BY created_at, id"
    found["evenings_cohosted"] = await _cohosted(read, user_id, evenings, ("evening", "server", "name", "starts_at", "state"))
    tables = "SELECT id, guild_id, game, phase, setup FROM tables WHERE setup LIKE ? ORDER BY created_at, id"
    found["tables_cohosted"] = await _cohosted(read, user_id, tables, ("table", "server", "game", "phase"))
    ratings = await read("SELECT guild_id, game, mu, sigma, games FROM ratings WHERE who = ? ORDER BY 1, 2", str(user_id))
    found["ratings"] = [dict(zip(("server", "game", "mu", "sigma", "games"), _plain(row), strict=True)) for row in ratings]
    found["moves"] = await _moves(read, user_id)
    found["after_games"] = await _after_games(read, user_id)
    found["would_come_again"] = [
        {"evening": evening}
        for evening, state in await read("SELECT id, surfaces FROM evenings WHERE surfaces LIKE ? ORDER BY id", f'%"{user_id}"%')
        if str(user_id) in cast("list[str]", from_json(state).get("would_come", []))
    ]
    notes = "SELECT table_id, extra FROM seats WHERE (user_id = ? OR extra LIKE ?) AND extra LIKE ? ORDER BY table_id"
    seats = await read(notes, user_id, owned_by(user_id), '%"notes"%')
    found["notes"] = [{"table": table, "text": from_json(extra).get("notes", "")} for table, extra in seats]
    return found


async def _cohosted(read: Read, user_id: int, sql: str, columns: tuple[str, ...]) -> list[Json]:
    """Return the rows of ``sql`` whose last column, a JSON object, names the person as a co-host."""
    rows = [(row[:-1], from_json(row[-1])) for row in await read(sql, f'%"{user_id}"%')]
    return [
        dict(zip(columns, _plain(row), strict=True)) for row, plan in rows if str(user_id) in cast("list[str]", plan.get("cohosts", []))
    ]


def _named(part: ExportQuery, row: Columns) -> Json:
    return {name: bool(value) if name in part.flags and value is not None else value
            for name, value in zip(part.columns, _plain(row), strict=True)}  # fmt: skip


def _plain(row: Columns) -> list[object]:
    return [str(value) if isinstance(value, int) and not isinstance(value, bool) and abs(value) > 2**53 else value for value in row]


def _readable(row: Columns) -> Sequence[Columns]:
    """Return the entries in a row of a log; none if it is damaged, so that the export still succeeds."""
    try:
        return list(decompressed([row]))
    except ValueError:
        return ()


def owned_by(user_id: int) -> str:
    """Return the LIKE pattern for the extras of a seat that an automated player keeps for the person."""
    return f'%"owner":"{user_id}"%'


TALK = frozenset({"claim", "guess", "hand", "done"})
"""The kinds of talk that a person makes; those of an automated player, the host and the narrator are others."""

SAID = ("key", "target", "value", "args")
"""The fields of an entry of the talk with its content."""


async def _after_games(read: Read, user_id: int) -> list[Json]:
    """Return the person's votes for the moments of finished games, and the stories that they let show their name in copies."""
    found: list[Json] = []
    for table, state in await read("SELECT id, surfaces FROM tables WHERE surfaces LIKE ? ORDER BY id", f'%"{user_id}"%'):
        kept = from_json(state)
        moment = cast("dict[str, str]", kept.get("moments", {})).get(str(user_id))
        named = str(user_id) in cast("list[str]", kept.get("agreed", []))
        if moment is not None or named:
            found.append({"table": table, "moment": moment, "named_in_copies": named})
    return found


async def _moves(read: Read, user_id: int) -> list[Json]:
    """Return all that the person did in finished games with a log, also from before a stand-in.

    Answers, lines of the night talk, claims and guesses, raised hands and ended speeches, times away; as a spectator: guesses.
    """
    own_seats = await read("SELECT table_id, seat FROM seats WHERE user_id = ? OR extra LIKE ?", user_id, owned_by(user_id))
    mine = {(table, seat) for table, seat in own_seats}
    sql = (
        "SELECT tables.id, entries.n, at, kind, payload FROM tables JOIN entries ON entries.table_id = tables.id WHERE phase = 'ended' "
        "AND kind IN ('answer', 'room', 'seat', 'talk', 'away', 'folded') AND (setup LIKE ? OR tables.id IN (SELECT table_id FROM seats "
        "WHERE user_id = ? OR extra LIKE ?)) ORDER BY tables.id, entries.n"
    )
    rows = [
        (table, kind, at, from_json(payload))
        for table, *row in await read(sql, f'%"{user_id}"%', user_id, owned_by(user_id))
        for _, at, kind, payload in _readable(row)
        if kind in ("answer", "room", "seat", "talk", "away")
    ]
    setups = await read("SELECT id, setup FROM tables WHERE phase = 'ended' AND setup LIKE ?", f'%"{user_id}"%')
    guests = {
        (table, n)
        for table, setup in setups
        for n, one in enumerate(cast("list[str]", from_json(setup).get("guests", [])))
        if one == str(user_id)
    }
    dealt: dict[tuple[object, object], bool] = {}
    for table, kind, _, what in rows:
        if kind == "seat":
            dealt.setdefault((table, what["seat"]), what.get("was") == str(user_id))
    holds = {one: dealt.get(one, one in mine) for one in mine | dealt.keys()}
    found: list[Json] = []
    for table, kind, at, what in rows:
        seat = _seat_of(what) if kind == "answer" else what.get("seat")
        if kind == "seat":
            holds[table, what["seat"]] = what.get("user") == str(user_id)
        elif kind == "talk":
            if what["what"] in TALK and (holds.get((table, seat)) if seat is not None else (table, what.get("n")) in guests):
                found.append({"table": table, "at": at, "talk": what["what"], **{name: what[name] for name in SAID if name in what}})
        elif not holds.get((table, seat)):
            continue
        elif kind == "away":
            found.append({"table": table, "at": at, "away": what.get("seconds")})
        elif kind == "room":
            found.append({"table": table, "at": at, "line": what.get("text", "")})
        else:
            found.append({"table": table, "at": at, "question": what.get("ask", ""), "answer": what.get("picks", [])})
    return found


def _seat_of(answer: Json) -> int | None:
    """Return the seat whose person pressed this answer, None for any other; the id of a question is ``name/seat/number``."""
    number = str(answer.get("ask", "")).split("/")[1:2]
    return int(number[0]) if answer.get("press") and number and number[0].isdecimal() else None
