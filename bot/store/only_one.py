"""One bot for one SQLite file: a lock file beside it, held as long as the bot runs (PR-1.6). PostgreSQL has its own way, shard by shard.

The lock belongs to the open file, so it ends with the process however that ends; what stands in the file is the number of the process.
"""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from bot.store.errors import StoreHeld, StoreUnwritable
from bot.store.opening import sqlite_path


@contextlib.contextmanager
def only_one(database: str) -> Iterator[None]:
    """Hold the SQLite file of ``database`` (a URL or path) for this process; nothing for PostgreSQL.

    Raises StoreHeld when another bot holds it, StoreUnwritable when no lock file can be made.
    """
    path = sqlite_path(database)
    if path is None:
        yield
        return
    file = _locked(path.resolve())  # by whatever way it is reached
    try:
        yield
    finally:
        os.close(file)


def lock_file(path: Path) -> Path:
    """Return the lock file of a database file."""
    return path.with_name(f"{path.name}.lock")


def _locked(path: Path) -> int:
    """Return the open lock file, which holds the lock until it is closed."""
    beside = lock_file(path)
    try:
        beside.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = _opened(beside)
    except OSError as wrong:
        raise StoreUnwritable(str(path), wrong.strerror or str(wrong)) from wrong
    try:
        _lock(file)
    except BlockingIOError as taken:
        holder = os.read(file, 32).decode(errors="replace").strip()
        os.close(file)
        raise StoreHeld(str(path), int(holder) if holder.isdecimal() else 0) from taken
    except OSError as wrong:  # a folder in the network may have no locks; SQLite would not do without them either
        os.close(file)
        raise StoreUnwritable(str(path), wrong.strerror or str(wrong)) from wrong
    os.ftruncate(file, 0)
    os.pwrite(file, str(os.getpid()).encode(), 0)
    return file


def _opened(beside: Path) -> int:
    """Open the lock file, or make it; through a link, another file would be emptied."""
    how = os.O_RDWR | os.O_CLOEXEC | getattr(os, "O_NOFOLLOW", 0)
    try:
        file = os.open(beside, how | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return os.open(beside, how)
    give_to_owner(file, beside.parent)
    return file


def give_to_owner(file: int, of: Path) -> None:
    """Give a new file that root has made to the owner of another file or folder: the bot may run as somebody else, and has to read it."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = of.stat()
        with contextlib.suppress(PermissionError):  # in a container root may have to keep what it makes
            os.fchown(file, owner.st_uid, owner.st_gid)


def _lock(file: int) -> None:
    """Take the lock. Raises BlockingIOError when another process has it; where there are no such locks, nothing is held."""
    try:
        import fcntl  # not on Windows, where nobody runs the bot but may rehearse
    except ImportError:
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
