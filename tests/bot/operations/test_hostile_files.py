"""Files changed by hand: a record and a copy of the database are read, or refused in a sentence, and nothing else happens."""

import copy as copying
import json
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from bot.__main__ import app
from bot.operations.backup import NoBackup, restore
from bot.operations.verify import verify
from bot.presenting.texts import words_in
from bot.replay.source import NoRecord, read
from engines import ReplayDiverged
from tests.bot.live_database import copy, live
from tests.bot.operations.test_hostile_records import CONTROL, LINE, WORDS, finished
from tests.night.mischief import TEXTS
from tests.soak.amounts import little_or_much

__all__ = ["copy", "live"]

FAIR: dict[str, Any] = {
    "version": 2, "table": "t", "salt": "00" * 16, "secret": "00" * 32, "seal": "00" * 32, "presses": ["7", *["0"] * 5],
}  # fmt: skip
WHOLE = {**finished(), "fair": FAIR, "lines": [LINE, {**LINE, "about": "seat:1", "back": "say-agent"}]}

VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(-(2**70), 2**70), st.floats(allow_nan=False, allow_infinity=False), st.sampled_from(TEXTS),
    st.text(max_size=20), st.lists(st.integers(), max_size=3), st.dictionaries(st.text(max_size=5), st.integers(), max_size=2),
)  # fmt: skip


def places(content: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the ways to every value in some JSON."""
    inner = content.items() if isinstance(content, dict) else enumerate(content) if isinstance(content, list) else ()
    return [found for key, value in inner for found in ((*way, key), *places(value, (*way, key)))]


PLACES = places(WHOLE)
SHALLOW = [way for way in PLACES if len(way) < 4]
"""Half of the changes are made here: almost all values of a record lie in its moves."""


@st.composite
def changed_records(draw: st.DrawFn) -> bytes:
    """A record in which some values are exchanged, left out or doubled; or whose text is."""
    content = copying.deepcopy(WHOLE)
    for _ in range(draw(st.integers(1, 3))):
        *way, last = draw(st.sampled_from(draw(st.sampled_from([PLACES, SHALLOW]))))
        inner: Any = content
        try:
            for key in way:
                inner = inner[key]
            if draw(st.booleans()):
                inner[last] = draw(VALUES)
            else:
                del inner[last]
        except (KeyError, IndexError, TypeError):  # an earlier change has taken it away
            continue
    text = json.dumps(content, ensure_ascii=draw(st.booleans())).encode("utf-8", "surrogatepass")
    if draw(st.integers(0, 4)) == 0:
        at = draw(st.integers(0, len(text)))
        text = text[:at] + draw(st.binary(max_size=3)) + text[at + draw(st.integers(0, 3)) :]
    return text


@pytest.mark.parametrize("examples", little_or_much(50, 4_000))
def test_a_changed_record_is_checked_or_refused(tmp_path: Path, examples: int) -> None:
    file = tmp_path / "record.json"

    @settings(max_examples=examples)
    @given(changed_records(), st.sampled_from(["cs", "en"]))
    def is_checked_or_refused(content: bytes, language: str) -> None:
        file.write_bytes(content)
        report = verify(file, words_in(language))
        assert report.lines
        assert not CONTROL.search("".join(report.lines))
        with suppress(NoRecord, ReplayDiverged, UnicodeDecodeError):
            read(content.decode())

    is_checked_or_refused()


def test_the_commands_answer_a_changed_record_in_one_sentence(tmp_path: Path) -> None:
    file, page = tmp_path / "record.json", tmp_path / "page.html"

    @settings(max_examples=25)
    @given(changed_records())
    def is_answered(content: bytes) -> None:
        file.write_bytes(content)
        for command in (["verify"], ["replay", "--out", str(page)]):
            result = CliRunner().invoke(app, [*command, str(file), "--language", "cs"])
            assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
            assert result.output and not CONTROL.search(result.output)

    is_answered()


CELLS = st.one_of(
    st.none(), st.integers(-(2**63), 2**63 - 1), st.floats(), st.sampled_from(TEXTS), st.text(max_size=20), st.binary(max_size=20)
)


@pytest.mark.rule("PR-5.3")
@pytest.mark.parametrize("examples", little_or_much(60, 1_500))
def test_a_changed_copy_is_put_in_place_or_refused(live: Path, copy: Path, tmp_path: Path, examples: int) -> None:
    whole, bad = copy.read_bytes(), tmp_path / "bad.sqlite3"
    with closing(sqlite3.connect(copy)) as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        columns = [(table, row[1]) for table in tables for row in database.execute(f"PRAGMA table_info({table})")]

    @settings(max_examples=examples, suppress_health_check=[HealthCheck.function_scoped_fixture])
    @given(st.data())
    def is_restored_or_refused(data: st.DataObject) -> None:
        if data.draw(st.booleans()):
            at = data.draw(st.integers(0, len(whole) - 1))
            bad.write_bytes(whole[:at] + data.draw(st.binary(min_size=1, max_size=8)) + whole[at + data.draw(st.integers(0, 64)) :])
        else:
            bad.write_bytes(whole)
            table, column = data.draw(st.sampled_from(columns))
            _change(bad, data.draw(st.sampled_from((
                f"UPDATE {table} SET {column} = ?", f"ALTER TABLE {table} DROP COLUMN {column}", f"DROP TABLE {table}",
                f"UPDATE {table} SET {column} = CAST({column} AS BLOB)", f"ALTER TABLE {table} RENAME COLUMN {column} TO other",
            ))), data.draw(CELLS))  # fmt: skip
        before = live.read_bytes()
        try:
            restore(bad, str(live))
        except NoBackup as refused:
            assert live.read_bytes() == before
            assert not CONTROL.search(WORDS(refused.key, **refused.args_))

    is_restored_or_refused()


def _change(file: Path, statement: str, value: object) -> None:
    """Run a statement on a copy; what SQLite itself refuses changes nothing."""
    with closing(sqlite3.connect(file)) as database:
        try:
            database.execute(statement, (value,) if "?" in statement else ())
            database.commit()
        except (sqlite3.Error, OverflowError, UnicodeError):
            database.rollback()
