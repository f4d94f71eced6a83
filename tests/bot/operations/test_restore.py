"""Restoring again and again, from anywhere: no life of a database is lost or mixed with another (PR-5.3)."""

import errno
import os
import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import IO, Any

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.app.supervisor import Exit
from bot.operations.backup import SUFFIX, NoBackup, back_up, check_copy, restore
from bot.store import sqlite
from bot.store.database_lock import lock_file
from bot.store.sqlite import JOURNAL
from tests.bot.live_database import copy, live

__all__ = ["copy", "live"]

pytestmark = pytest.mark.rule("PR-5.3")

TAILS = ("", "-wal")


def kill_in_life(path: Path, word: str) -> None:
    """Let a bot live on a database and be killed: what it wrote last stands in the journal alone."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL").fetchall()
        connection.execute("CREATE TABLE lives (word TEXT)")
        connection.executemany("INSERT INTO lives VALUES (?)", [(word,)] * 60)
        connection.commit()
        files = [path.with_name(path.name + tail) for tail in TAILS]
        left = [file.read_bytes() for file in files]
    for file, content in zip(files, left, strict=True):
        file.write_bytes(content)


def lives_in(path: Path) -> set[str]:
    """Return what was written in the life of which a database is left."""
    with closing(sqlite3.connect(path)) as connection:
        return {word for (word,) in connection.execute("SELECT word FROM lives")}


def test_each_database_that_was_replaced_is_kept_with_its_own_journal(live: Path, copy: Path) -> None:
    for word in ("first", "second", "third"):
        kill_in_life(live, word)
        restore(copy, str(live))
    kept = [live.with_name(f"{live.name}{SUFFIX}{number}") for number in ("", "-2", "-3")]
    assert [lives_in(path) for path in kept] == [{"first"}, {"second"}, {"third"}]


@pytest.mark.parametrize("tail", ["-wal", "-shm", "-journal"])
def test_nothing_of_the_old_database_stays_beside_the_new_one(live: Path, copy: Path, tail: str) -> None:
    beside = live.with_name(live.name + tail)
    beside.write_bytes(b"of the old one")
    restore(copy, str(live))
    assert not beside.exists()
    assert live.with_name(f"{live.name}{SUFFIX}{tail}").read_bytes() == b"of the old one"


def test_a_foreign_file_at_the_name_of_the_old_database_is_left_alone(live: Path, copy: Path, tmp_path: Path) -> None:
    taken = live.with_name(live.name + SUFFIX)
    taken.symlink_to(tmp_path / "nowhere")
    before = live.read_bytes()
    restore(copy, str(live))
    assert taken.is_symlink()
    assert live.with_name(f"{taken.name}-2").read_bytes() == before


def test_a_database_that_was_put_aside_comes_back_with_its_journal(live: Path, copy: Path) -> None:
    kill_in_life(live, "first")
    restore(copy, str(live))
    restore(live.with_name(live.name + SUFFIX), str(live))
    assert lives_in(live) == {"first"}


@contextmanager
def refusing_folders(under: Path, number: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the system refuse every new folder below one, as it does on a medium that can only be read, or is full."""
    mkdir = os.mkdir

    def refused(path: str, mode: int = 0o777) -> None:
        if Path(path).is_relative_to(under):
            raise OSError(number, os.strerror(number), path)
        mkdir(path, mode)

    with monkeypatch.context() as patched:
        patched.setattr(os, "mkdir", refused)
        yield


@contextmanager
def disk_of(size: int) -> Iterator[None]:
    """Let no file grow beyond so many bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_copy_on_a_medium_that_can_only_be_read_is_restored(
    live: Path, copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    medium = tmp_path / "medium"
    medium.mkdir()
    copy = copy.rename(medium / copy.name)
    with refusing_folders(medium, errno.EROFS, monkeypatch):
        assert restore(copy, str(live)).running == 1
    assert live.read_bytes() == copy.read_bytes()
    assert [path.name for path in medium.iterdir()] == [copy.name]


@pytest.mark.parametrize("room", [0, 50_000, 1_000_000], ids=["none", "not for the copy", "not for the check"])
def test_a_full_disk_gives_one_sentence_and_changes_nothing(
    live: Path, copy: Path, tmp_path: Path, room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "JOURNAL", JOURNAL)  # the check extends it; that of other tests is short
    before, there = live.read_bytes(), set(tmp_path.iterdir())
    for work in (partial(restore, copy, str(live)), partial(back_up, str(live), tmp_path / "other.sqlite3")):
        with pytest.raises(NoBackup) as refused, disk_of(room):
            work()
        assert refused.value.key == "backup-failed" and "Errno" not in refused.value.args_["reason"]
    assert live.read_bytes() == before
    assert set(tmp_path.iterdir()) - there <= {lock_file(live)}


@pytest.mark.parametrize(("language", "said"), [("cs", "Nejde to zapsat: "), ("en", "It could not be written: ")])
def test_the_operator_reads_why_it_could_not_be_written(
    live: Path, copy: Path, tmp_path: Path, language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", str(live))
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    for command, file in (("restore", copy), ("backup", tmp_path / "other.sqlite3")):
        with refusing_folders(tmp_path, errno.EROFS, monkeypatch):
            told = CliRunner().invoke(app, [command, str(file)])
        assert told.exit_code == Exit.DATABASE
        assert told.output == f"{said}Read-only file system\n"


def test_a_place_where_no_lock_can_be_does_not_sound_like_a_bot_that_runs(copy: Path, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("no folder")
    with pytest.raises(NoBackup) as refused:
        restore(copy, str(tmp_path / "taken" / "night.sqlite3"))
    assert refused.value.key == "backup-failed"


@pytest.mark.parametrize(("language", "said"), [("cs", "nejde přečíst"), ("en", "cannot be read")])
def test_a_file_that_may_not_be_read_is_named(
    live: Path, copy: Path, tmp_path: Path, language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: Callable[..., IO[Any]] = Path.open

    def refused(path: Path, *how: Any, **more: Any) -> IO[Any]:  # as the system does; a test that runs as root could read any file
        if path.suffix == ".sqlite3":
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return opened(path, *how, **more)

    monkeypatch.setenv("DATABASE_URL", str(live))
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    monkeypatch.setattr(Path, "open", refused)
    for command, file, named in (("restore", copy, copy), ("backup", tmp_path / "other.sqlite3", live)):
        told = CliRunner().invoke(app, [command, str(file)])
        assert told.exit_code == Exit.DATABASE
        assert str(named) in told.output and said in told.output and "Permission denied" in told.output


@pytest.mark.parametrize("name", ["a#b", "a?mode=rwc", "a%41", "a b%", "čtvrtek"])
def test_a_path_may_hold_any_sign(live: Path, tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    folder.mkdir()
    database, copy = live.rename(folder / f"{name}.sqlite3"), folder / f"copy {name}.sqlite3"
    assert back_up(str(database), copy) == check_copy(copy)
    assert restore(copy, str(database)).running == 1
    assert {path.name for path in tmp_path.iterdir()} == {name}
    kept = {database.name + SUFFIX + tail for tail in ("", "-wal", "-shm")}
    assert {path.name for path in folder.iterdir()} <= {database.name, lock_file(database).name, copy.name} | kept


def test_paths_may_be_relative(live: Path, copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert restore(Path(copy.name), live.name) == back_up(live.name, Path("other.sqlite3")) == check_copy(Path("other.sqlite3"))


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER evil AFTER INSERT ON seats BEGIN UPDATE seats SET user_id = 666 WHERE table_id = NEW.table_id; END",
        "CREATE VIEW evil AS SELECT * FROM seats",
    ],
)
def test_a_copy_with_a_foreign_trigger_or_view_is_not_put_in_place(live: Path, copy: Path, statement: str) -> None:
    before = live.read_bytes()
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute(statement)
        connection.commit()
    with pytest.raises(NoBackup, match="backup-foreign") as refused:
        restore(copy, str(live))
    assert refused.value.args_["list"] == "evil"
    assert live.read_bytes() == before


@pytest.mark.parametrize(
    ("statement", "lacking"),
    [
        ("DROP TABLE lessons", "lessons, lessons.game"),
        ("ALTER TABLE evenings RENAME COLUMN plan TO other", "evenings.plan"),
        ("DROP INDEX tables_by_occupied_channel", "tables_by_occupied_channel"),
    ],
)
def test_a_copy_without_a_part_of_the_schema_is_not_put_in_place(live: Path, copy: Path, statement: str, lacking: str) -> None:
    before = live.read_bytes()
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute(statement)
        connection.commit()
    with pytest.raises(NoBackup, match="backup-damaged") as refused:
        restore(copy, str(live))
    assert refused.value.args_["reason"].startswith(lacking)
    assert live.read_bytes() == before
