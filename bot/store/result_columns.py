"""Results to columns and back."""

from collections.abc import Collection

from bot.store.encoding import Columns
from bot.store.history_rows import ResultRow
from bot.store.steps import Step

RESULT_COLUMNS = "seat, version, side, role, place, points, won, survived, rated, marks, evening_id"


def put_result(table_id: str, row: ResultRow, *, only_new: bool = False) -> Step:
    """Write a result: a new one with the evening of its table, an old one made again. ``only_new``: an old one stays as it is."""
    evening = "(SELECT MIN(evening_id) FROM evening_tables WHERE table_id = ?)"
    columns = RESULT_COLUMNS.split(", ")
    kept = ", ".join(f"{name} = excluded.{name}" for name in columns[1:-1])
    again = "NOTHING" if only_new else f"UPDATE SET {kept}, evening_id = COALESCE(results.evening_id, excluded.evening_id)"
    sql = (
        f"INSERT INTO results (table_id, {RESULT_COLUMNS}) VALUES (?, {_questions(columns[:-1])}, {evening}) "
        f"ON CONFLICT (table_id, seat) DO {again}"
    )
    values = (row.seat, row.version, row.side, row.role, row.place, row.points, row.won, row.survived, row.rated, _written(row.marks))
    return Step(sql, (table_id, *values, table_id))


def result_row(columns: Columns) -> ResultRow:
    """Return a result from the columns of ``RESULT_COLUMNS``."""
    seat, version, side, role, place, points, won, survived, rated, marks, evening_id = columns
    return ResultRow(
        seat=seat, version=version, side=side, role=role, place=place, points=points, won=bool(won), survived=bool(survived), rated=rated,
        marks=_read_marks(marks), evening_id=evening_id,
    )  # fmt: skip


_KNOWN: dict[str, frozenset[str]] = {}


def _read_marks(text: str) -> frozenset[str]:
    """Return the words of a column; a hundred thousand rows have the same few."""
    known = _KNOWN.get(text)
    if known is None:
        known = _KNOWN[text] = frozenset(text.split())
    return known


def _written(marks: frozenset[str]) -> str:
    return " ".join(sorted(marks))


def _questions(values: Collection[object]) -> str:
    return ", ".join("?" for _ in values)
