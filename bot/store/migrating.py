"""Schema migrations: numbered SQL files."""

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

from bot.store.errors import StoreTooNew, StoreTooOld

VERSION_TABLE = """
CREATE TABLE IF NOT EXISTS schema_version (
    version INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, applied_at DOUBLE PRECISION NOT NULL
)
"""
CURRENT = "SELECT COALESCE(MAX(version), 0) FROM schema_version"
NOTE = "INSERT INTO schema_version (version, name, applied_at) VALUES (?, ?, ?)"


@dataclass(frozen=True, slots=True)
class Migration:
    """One file ``NNN_name.sql``: its number, its name and its statements."""

    version: int
    name: str
    statements: tuple[str, ...]


@cache
def migrations() -> tuple[Migration, ...]:
    """Return all migrations in order; the first one creates the whole schema. Raises ValueError for a gap in their numbers."""
    found = []
    for file in resources.files("bot.store").joinpath("migrations").iterdir():
        if named := re.fullmatch(r"(\d{3})_(\w+)\.sql", file.name):
            found.append(Migration(int(named[1]), named[2], statements(file.read_text("utf-8"))))
    found.sort(key=lambda migration: migration.version)
    if [migration.version for migration in found] != list(range(found[0].version, found[0].version + len(found))):
        raise ValueError("the numbers of the migrations have a gap")
    return tuple(found)


def missing(location: str, found: int) -> tuple[Migration, ...]:
    """Return the migrations after the schema ``found`` (0: an empty database). Raises StoreTooNew and StoreTooOld."""
    known = migrations()
    oldest, newest = known[0].version, known[-1].version
    if found > newest:
        raise StoreTooNew(location, found, newest)
    if 0 < found < oldest:
        raise StoreTooOld(location, f"schema {found} is older than {oldest}, the oldest this version can bring up to date")
    return tuple([migration for migration in known if migration.version > found])


def statements(text: str) -> tuple[str, ...]:
    """Return the statements of a file without comments; each ends with a semicolon at the end of a line."""
    bare = re.sub(r"--.*", "", text)
    return tuple(part.strip() for part in re.split(r";\s*(?:\n|$)", bare) if part.strip())
