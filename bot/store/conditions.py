"""Conditions of statements about finished games, as SQL with its arguments: who may see what, what is looked for, which stretch of time."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot.store.history_rows import Sight
from bot.store.rows import OfShards

OWN_SHARE = 0.333
"""Who has given less of a seat's own answers is not whom it counts for (CL-11.3: a third, less a hair, for what division rounds off)."""
COUNTS = f"s.user_id IS NOT NULL AND (s.share IS NULL OR s.share >= {OWN_SHARE})"
"""What a seat has to be to count for the person in it."""
Key = tuple[float, str]
"""Where a list of games goes on: the end of a game and its table."""

Condition = tuple[list[str], list[Any]]
"""Parts of a condition, joined by AND, and their arguments."""


def following(key: Key | None) -> tuple[str, list[object]]:
    """What comes after ``key`` in the order of the fold, as the rest of a condition."""
    if key is None:
        return "", []
    return " AND n.ended_at >= ? AND (n.ended_at > ? OR n.table_id > ?)", [key[0], key[0], key[1]]


def seen(sight: Sight) -> Condition:
    """The condition of what may be seen."""
    ways: list[str] = []
    args: list[Any] = []
    if sight.open:
        ways.append(f"n.channel_id IN ({marks(sight.open)})")
        args += sorted(sight.open)
    if sight.closed:
        sat = "" if sight.user_id is None else " AND n.table_id IN (SELECT table_id FROM night_seats WHERE user_id = ?)"
        ways.append(f"(n.channel_id IN ({marks(sight.closed)}){sat})")
        args += [*sorted(sight.closed), *([] if sight.user_id is None else [sight.user_id])]
    return [f"({' OR '.join(ways) or '1 = 0'})"], args


def chosen(game: str | None, user_id: int | None, evening_id: str | None) -> Condition:
    """The condition of what is looked for."""
    where: list[str] = []
    args: list[Any] = []
    if game is not None:
        where.append("n.game = ?")
        args.append(game)
    if user_id is not None:
        where.append(f"n.table_id IN (SELECT s.table_id FROM night_seats s WHERE s.user_id = ? AND {COUNTS})")
        args.append(user_id)
    if evening_id is not None:
        where.append("n.table_id IN (SELECT table_id FROM results WHERE evening_id = ?)")
        args.append(evening_id)
    return where, args


def times(guild_id: int, since: float | None, until: float | None) -> Condition:
    """The condition of a stretch of time of one server."""
    where = ["n.guild_id = ?"]
    args: list[Any] = [guild_id]
    if since is not None:
        where.append("n.ended_at >= ?")
        args.append(since)
    if until is not None:
        where.append("n.ended_at < ?")
        args.append(until)
    return where, args


def marks(values: Collection[object]) -> str:
    """Return a question mark for each of ``values``, with commas."""
    return ", ".join("?" for _ in values)


def among_shards(among: OfShards | None) -> tuple[str, list[int]]:
    """The servers of some shards, as the rest of a condition on tables; None: all servers."""
    if among is None:
        return "", []
    if not among.ids:
        return " AND 1 = 0", []
    return f" AND (guild_id >> 22) % {int(among.total)} IN ({marks(among.ids)})", sorted(among.ids)
