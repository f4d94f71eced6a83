"""``python -m bot backup`` and ``restore``: a checked copy of a live SQLite database, and its return (PR-5.3)."""

import asyncio
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import engines
from bot.presenting.naming import printable
from bot.store import SavedTable, Store, StoreError, StoreHeld, StoreUnwritable, open_store
from bot.store.database_lock import give_to_owner, lock_database
from bot.store.migrating import CURRENT, VERSION_TABLE, migrations
from bot.store.opening import sqlite_path
from bot.tables.session.live_table import LiveTable

PAGES, PAUSE = 256, 0.01
"""Pages to copy at once, and the pause in between for writes of the bot, in seconds."""

SUFFIX = ".before-restore"
"""The suffix of the replaced database; with a number from the second time on."""

FILE_SUFFIXES = ("", "-wal", "-shm", "-journal")
"""Suffixes of the files of a SQLite database: a journal left behind would be taken for that of the new one."""


FOREIGN = "SELECT name FROM sqlite_master WHERE type IN ('trigger', 'view') ORDER BY name LIMIT 10"
"""Our schema has neither triggers nor views: one in a copy is somebody else's, and would change what the bot writes."""

UNWRITTEN = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
"""Codes for files that cannot be written, damaged or not."""


class NoBackup(Exception):
    """The copy failed or is damaged. ``key`` and ``args_`` make the message."""

    def __init__(self, key: str, **args: str) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args


@dataclass(frozen=True, slots=True)
class BackupContents:
    """The contents of a copy: schema, running games, lobbies, finished games, broken tables, bytes."""

    schema: int
    running: int
    lobbies: int
    nights: int
    broken: tuple[str, ...]
    size: int


def back_up(database: str, target: Path) -> BackupContents:
    """Copy the live ``database`` to the new file ``target`` and check the copy. Raises NoBackup."""
    source = _file_of(database)
    _require_readable(source)
    with _as_no_backup():
        if target.exists():
            raise NoBackup("backup-exists", file=str(target))
        with _new_file(target) as half:
            _copy(source, half)
            found = check_copy(half)
            half.replace(target)
    return found


def restore(file: Path, database: str) -> BackupContents:
    """Replace ``database`` with a copy and keep the old file beside it. Raises NoBackup, also while a bot runs on it."""
    target = _file_of(database)
    _require_readable(file)
    with _as_no_backup(), lock_database(database), _new_file(target, target if target.exists() else target.parent) as half:
        if _beside(file, "-wal").exists():  # holds the latest writes of a database put aside
            _copy(file, half)
        else:  # works from a read-only folder
            shutil.copyfile(file, half)
        found = check_copy(half)
        _put_aside(target)
        half.replace(target)
    return found


def check_copy(copy: Path) -> BackupContents:
    """Check a copy: SQLite's own check, a replay of every running game, and the parts of the schema. Raises NoBackup."""
    try:
        with closing(_read_only(copy)) as connection:
            ((said,),) = connection.execute("PRAGMA integrity_check(1)").fetchall()
            if said != "ok":
                raise NoBackup("backup-damaged", reason=str(said))
            foreign = [printable(str(name)) for (name,) in connection.execute(FOREIGN).fetchall()]
            if foreign:
                raise NoBackup("backup-foreign", list=", ".join(foreign))
            ((schema,),) = connection.execute(CURRENT).fetchall()
            ((nights,),) = connection.execute("SELECT count(*) FROM nights").fetchall()
    except (sqlite3.Error, ValueError) as wrong:
        raise _refusal(wrong) from wrong
    running, lobbies, broken = asyncio.run(_played_again(copy))
    return BackupContents(int(schema), running, lobbies, int(nights), broken, copy.stat().st_size)


async def _played_again(copy: Path) -> tuple[int, int, tuple[str, ...]]:
    """Return the numbers of running games and lobbies, and the games that do not replay."""
    with TemporaryDirectory(dir=copy.parent) as folder:
        own = Path(folder) / "checked.sqlite3"
        shutil.copyfile(copy, own)  # opening migrates a database, and the backup must not change
        try:
            store = await open_store(own, now=time.time)
            try:
                found = await _tables(store)
            finally:
                await store.close()
        except StoreError as wrong:
            raise _refusal(wrong) from wrong
        if lacking := _lacking(own):
            raise NoBackup("backup-damaged", reason=", ".join(lacking))
        return found


def _lacking(database: Path) -> list[str]:
    """Return the tables, columns and indexes of our newest schema that a database lacks."""
    with closing(sqlite3.connect(":memory:")) as empty, closing(_read_only(database)) as there:
        for statement in (VERSION_TABLE, *(one for migration in migrations() for one in migration.statements)):
            empty.execute(statement)
        return sorted(_parts(empty) - _parts(there))


def _parts(connection: sqlite3.Connection) -> set[str]:
    """Return the names of all tables and indexes and, as ``table.column``, of all columns."""
    names = [str(name) for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'")]
    columns = connection.execute("SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'")
    return {*names, *(f"{table}.{column}" for table, column in columns)}


async def _tables(store: Store) -> tuple[int, int, tuple[str, ...]]:
    running, lobbies, broken = 0, 0, []
    async for saved in store.tables_in("lobby", "running", "paused", damaged=lambda one: broken.append(one.id)):
        lobbies += saved.table.phase == "lobby"
        running += saved.table.phase != "lobby"
        if saved.table.phase != "lobby" and not _plays_again(saved, store):
            broken.append(saved.table.id)
    return running, lobbies, tuple(broken)


def _plays_again(saved: SavedTable, store: Store) -> bool:
    try:
        LiveTable(saved.table, saved.seats, store, time.time).new_course().fold(saved.entries)
    except (ValueError, KeyError, RuntimeError, engines.BadSetup, engines.ReplayDiverged):
        return False
    return True


def _file_of(database: str) -> Path:
    path = sqlite_path(database)
    if path is None:
        raise NoBackup("backup-postgres")
    return path


def _require_readable(file: Path) -> None:
    """Raise NoBackup when there is no such file, or it may not be read."""
    try:
        if not file.is_file():
            raise NoBackup("backup-nothing", file=str(file))
        file.open("rb").close()
    except OSError as wrong:
        raise NoBackup("backup-unreadable", file=str(file), reason=wrong.strerror or str(wrong)) from wrong


@contextmanager
def _as_no_backup() -> Iterator[None]:
    """Turn errors of system and database into NoBackup."""
    try:
        yield
    except StoreHeld as held:
        raise NoBackup("restore-held", reason=held.reason) from held
    except StoreUnwritable as wrong:  # the lock file cannot be created
        raise NoBackup("backup-failed", reason=wrong.reason) from wrong
    except OSError as wrong:
        raise NoBackup("backup-failed", reason=wrong.strerror or str(wrong)) from wrong
    except sqlite3.Error as wrong:
        raise _refusal(wrong) from wrong


def _refusal(wrong: Exception) -> NoBackup:
    """Tell a damaged copy from one that could not be written."""
    reason = wrong.reason if isinstance(wrong, StoreError) else str(wrong)
    fault = wrong.__cause__ if isinstance(wrong, StoreError) else wrong
    unwritten = (getattr(fault, "sqlite_errorcode", 0) & 0xFF) in UNWRITTEN
    return NoBackup("backup-failed" if unwritten else "backup-damaged", reason=reason)


@contextmanager
def _new_file(target: Path, belongs_as: Path | None = None) -> Iterator[Path]:
    """Create a file for its owner only, in a temporary folder beside ``target``, so that nobody can put a file or link in its place.

    ``belongs_as``: the file or folder with the right owner, if root creates it (None: root).
    """
    with TemporaryDirectory(prefix=f"{target.name}.part-", dir=target.parent) as folder:
        half = Path(folder) / target.name
        file = os.open(half, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
        if belongs_as is not None:
            give_to_owner(file, belongs_as)
        os.close(file)
        yield half


def _copy(source: Path, target: Path) -> None:
    """Copy page by page, with the bot's writes in the meantime."""
    with closing(_read_only(source)) as live, closing(sqlite3.connect(target)) as copy:
        live.backup(copy, pages=PAGES, sleep=PAUSE)
        copy.execute("PRAGMA journal_mode = DELETE").fetchall()  # a single file


def _read_only(file: Path) -> sqlite3.Connection:
    """Open a database for reading, escaping its name for the URI."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def _put_aside(target: Path) -> None:
    """Rename the replaced database with its journal, so that the new one does not pick them up."""
    kept = _free_name(target)
    for tail in FILE_SUFFIXES:
        old = _beside(target, tail)
        if old.exists():
            old.replace(_beside(kept, tail))


def _free_name(target: Path) -> Path:
    """Return the first free name for an old database, journals included."""
    kept = _beside(target, SUFFIX)
    for number in count(2):
        if not any(os.path.lexists(_beside(kept, tail)) for tail in FILE_SUFFIXES):
            break
        kept = _beside(target, f"{SUFFIX}-{number}")
    return kept


def _beside(file: Path, tail: str) -> Path:
    return file.with_name(file.name + tail)
