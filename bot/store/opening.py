"""Opening a store by its database URL."""

import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from bot.store.errors import StoreUnreachable
from bot.store.sql import Store
from bot.store.sqlite import open_sqlite

POSTGRES = ("postgresql://", "postgres://")
SQLITE = "sqlite:///"


async def open_store(url: str | Path, *, now: Callable[[], float] = time.time) -> Store:
    """Open the database of ``url`` and bring it to the newest schema.

    ``url``: a path, ``sqlite:///relative``, ``sqlite:////absolute`` or ``postgresql://…``; ``now`` gives unix seconds.
    Raises the kinds of ``StoreError``.
    """
    text = str(url)
    if text.startswith(POSTGRES):
        try:
            from bot.store.postgres import open_postgres  # an optional dependency
        except ImportError as fault:
            reason = "PostgreSQL needs the driver asyncpg: install consigliere[postgres]"
            raise StoreUnreachable(without_password(text), reason) from fault
        return await open_postgres(text, location=without_password(text), now=now)
    path = sqlite_path(text)
    if path is None:
        raise StoreUnreachable(without_password(text), "a database URL starts with sqlite:/// or postgresql://")
    return await open_sqlite(path, now=now)


def sqlite_path(url: str) -> Path | None:
    """Return the file of a SQLite database, None for another kind of database."""
    if url.startswith(SQLITE):
        return Path(url.removeprefix(SQLITE))
    return None if "://" in url else Path(url)


def without_password(url: str) -> str:
    """Return the URL for logs."""
    try:
        parts = urlsplit(url)
        user, at, address = parts.netloc.rpartition("@")
        query = urlencode([(key, value) for key, value in parse_qsl(parts.query) if "pass" not in key.lower()])
        return urlunsplit(parts._replace(netloc=f"{user.partition(':')[0]}{at}{address}", query=query))
    except ValueError:
        return f"{url.partition('://')[0]}://…"
