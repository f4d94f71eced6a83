"""Everything that the store keeps of one person, as they may take it with them (CL-16.3).

Other people appear as seat numbers only; a game that runs is named, its contents come after its end.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.store.encoding import Columns, from_json
from bot.store.folded_log import unfolded
from bot.store.rows import Json
from bot.store.steps import Read

RUNNING = "('lobby', 'running', 'paused')"


@dataclass(frozen=True, slots=True)
class Part:
    """One part of the file: its name, a query with one argument, the id of the person, and what its columns are called."""

    name: str
    sql: str
    columns: Sequence[str]
    flags: frozenset[str] = field(default_factory=frozenset)


PARTS = (
    Part(
        "evening_answers",
        "SELECT evening_id, evenings.name, starts_at, answer, source, at, reminded FROM evening_answers "
        "JOIN evenings ON evenings.id = evening_id WHERE user_id = ? ORDER BY at, evening_id",
        ("evening", "name", "starts_at", "answer", "source", "at", "reminded"),
    ),
    Part(
        "evening_votes",
        "SELECT evening_votes.evening_id, wall_time FROM evening_votes JOIN evening_dates ON evening_dates.evening_id = "
        "evening_votes.evening_id AND evening_dates.n = evening_votes.n WHERE user_id = ? ORDER BY 1, 2",
        ("evening", "date"),
    ),
    Part(
        "attendance",
        "SELECT evening_id, present_at, outcome, excused FROM evening_people WHERE user_id = ? ORDER BY evening_id",
        ("evening", "present_at", "outcome", "excused"),
        frozenset({"excused"}),
    ),
    Part("owed_chairs", "SELECT guild_id, evening_id, until FROM owed WHERE user_id = ? ORDER BY 1", ("server", "evening", "until")),
    Part(
        "evenings_hosted",
        "SELECT id, guild_id, name, starts_at, state FROM evenings WHERE host_id = ? ORDER BY created_at, id",
        ("evening", "server", "name", "starts_at", "state"),
    ),
    Part("series_hosted", "SELECT id, guild_id, rule, wall_time, zone, state FROM series WHERE host_id = ? ORDER BY id",
         ("series", "server", "rule", "time", "zone", "state")),
    Part(
        "games",
        "SELECT nights.table_id, guild_id, game, started_at, ended_at, winner, night_seats.seat, night_seats.name, night_seats.won, score, "
        "share, side, role, place, points, survived, rated FROM night_seats JOIN nights ON nights.table_id = night_seats.table_id "
        "LEFT JOIN results ON results.table_id = night_seats.table_id AND results.seat = night_seats.seat "
        "WHERE user_id = ? ORDER BY ended_at, nights.table_id",
        ("table", "server", "game", "started_at", "ended_at", "winner", "seat", "name", "won", "score", "share", "side", "role", "place",
         "points", "survived", "not_rated_since"),
        frozenset({"won", "survived"}),
    ),
    Part("games_hosted", "SELECT table_id, guild_id, game, ended_at FROM nights WHERE host_id = ? ORDER BY ended_at, table_id",
         ("table", "server", "game", "ended_at")),
    Part("badges", "SELECT guild_id, badge, table_id, at FROM badges WHERE user_id = ? ORDER BY at, badge",
         ("server", "badge", "table", "at")),
    Part(
        "trophies",
        "SELECT guild_id, seasons.name, kind, rank, trophies.name FROM trophies JOIN seasons ON seasons.id = season_id "
        "WHERE user_id = ? ORDER BY closed_at, kind",
        ("server", "season", "kind", "rank", "name"),
    ),
    Part("bans", "SELECT guild_id, until, reason FROM bans WHERE user_id = ? ORDER BY guild_id", ("server", "until", "reason")),
    Part("bans_given", "SELECT guild_id, until, reason FROM bans WHERE given_by = ? ORDER BY guild_id", ("server", "until", "reason")),
    Part("blocks", "SELECT other_id FROM blocks WHERE user_id = ? ORDER BY other_id", ("person",)),
    Part("wishes", "SELECT kind, at FROM wishes WHERE user_id = ? ORDER BY kind", ("wish", "at")),
    Part(
        "running",
        f"SELECT id, guild_id, game, phase FROM tables WHERE phase IN {RUNNING} AND "
        "(host_id = ? OR id IN (SELECT table_id FROM seats WHERE user_id = ?)) ORDER BY id",
        ("table", "server", "game", "phase"),
    ),
)  # fmt: skip


async def personal_data(read: Read, user_id: int) -> Json:
    """Return everything of one person. Ids are text, since JSON of other programs rounds such numbers; times are unix seconds."""
    found: Json = {"person": str(user_id)}
    rows = await read("SELECT settings, touched_at FROM person_settings WHERE user_id = ?", user_id)
    found["settings"] = {**from_json(rows[0][0]), "last_press": rows[0][1]} if rows else {}
    for part in PARTS:
        rows = await read(part.sql, *[user_id] * part.sql.count("?"))
        found[part.name] = [_named(part, row) for row in rows]
    ratings = await read("SELECT guild_id, game, mu, sigma, games FROM ratings WHERE who = ? ORDER BY 1, 2", str(user_id))
    found["ratings"] = [dict(zip(("server", "game", "mu", "sigma", "games"), _plain(row), strict=True)) for row in ratings]
    found["moves"] = await _moves(read, user_id)
    return found


def _named(part: Part, row: Columns) -> Json:
    return {name: bool(value) if name in part.flags and value is not None else value
            for name, value in zip(part.columns, _plain(row), strict=True)}  # fmt: skip


def _plain(row: Columns) -> list[object]:
    return [str(value) if isinstance(value, int) and not isinstance(value, bool) and abs(value) > 2**53 else value for value in row]


def _readable(row: Columns) -> Sequence[Columns]:
    """Return what stands in a row of a log; nothing where it cannot be read: the rest is handed out all the same."""
    try:
        return list(unfolded([row]))
    except ValueError:
        return ()


async def _moves(read: Read, user_id: int) -> list[Json]:
    """Return the person's own answers and lines of the mafia's room, in finished games of which the log is still kept."""
    sql = (
        "SELECT tables.id, seats.seat, entries.n, at, kind, payload FROM seats JOIN tables ON tables.id = seats.table_id "
        "JOIN entries ON entries.table_id = tables.id WHERE user_id = ? AND phase = 'ended' "
        "AND kind IN ('answer', 'room', 'seat', 'folded') ORDER BY tables.id, seats.seat, entries.n"
    )
    rows = [
        (table, seat, kind, at, from_json(payload))
        for table, seat, *row in await read(sql, user_id)
        for _, at, kind, payload in _readable(row)
        if kind in ("answer", "room", "seat")
    ]
    handed = {(table, seat) for table, seat, kind, _, what in rows if kind == "seat" and what.get("seat") == seat}
    holds: dict[tuple[str, int], bool] = {}
    found: list[Json] = []
    for table, seat, kind, at, what in rows:
        if kind == "seat" and what.get("seat") == seat:
            holds[table, seat] = what.get("user") == str(user_id)
        elif not holds.get((table, seat), (table, seat) not in handed):
            continue
        elif kind == "room" and what.get("seat") == seat:
            found.append({"table": table, "at": at, "line": what.get("text", "")})
        elif kind == "answer" and _own(what, seat):
            found.append({"table": table, "at": at, "question": what.get("ask", ""), "answer": what.get("picks", [])})
    return found


def _own(answer: Json, seat: int) -> bool:
    """Whether the person of a seat has pressed this answer: the id of a question is its name, its seat, its number."""
    return bool(answer.get("press")) and str(answer.get("ask", "")).split("/")[1:2] == [str(seat)]
