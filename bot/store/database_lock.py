"""The lock that keeps a SQLite file to one bot (PR-1.6).

It is on a file beside the database and ends with the process, however that ends. PostgreSQL has locks by shard instead.
"""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from bot.store.errors import StoreHeld, StoreUnwritable
from bot.store.opening import sqlite_path


@contextlib.contextmanager
def lock_database(database: str) -> Iterator[None]:
    """Hold the SQLite file of ``database`` (a URL or path) for this process; nothing for PostgreSQL.

    Raises StoreHeld when another bot holds it, StoreUnwritable when the lock file cannot be created.
    """
    path = sqlite_path(database)
    if path is None:
        yield
        return
    file = _locked(path.resolve())  # the same file under every path
    try:
        yield
    finally:
        os.close(file)


def lock_file(path: Path) -> Path:
    return path.with_name(f"{path.name}.lock")


def _locked(path: Path) -> int:
    """Open and lock the lock file, and write our process id into it; closing it releases the lock."""
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
    except OSError as wrong:  # a network folder without locks, which SQLite needs too
        os.close(file)
        raise StoreUnwritable(str(path), wrong.strerror or str(wrong)) from wrong
    os.ftruncate(file, 0)
    os.pwrite(file, str(os.getpid()).encode(), 0)
    return file


def _opened(beside: Path) -> int:
    """Open or create the lock file, never through a symbolic link."""
    how = os.O_RDWR | os.O_CLOEXEC | getattr(os, "O_NOFOLLOW", 0)
    try:
        file = os.open(beside, how | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return os.open(beside, how)
    give_to_owner(file, beside.parent)
    return file


def give_to_owner(file: int, of: Path) -> None:
    """Give a file that root has created to the owner of ``of``: the bot may run as another user."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = of.stat()
        with contextlib.suppress(PermissionError):  # root in a container may lack the right
            os.fchown(file, owner.st_uid, owner.st_gid)


def _lock(file: int) -> None:
    """Take the lock. Raises BlockingIOError when another process has it; does nothing on systems without ``flock``."""
    try:
        import fcntl  # missing on Windows, which can rehearse but not run the bot
    except ImportError:
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
