"""The numbered SQL files, and which of them a database still needs."""

import re
from dataclasses import dataclass
from importlib import resources

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


def migrations() -> tuple[Migration, ...]:
    """All migrations in order; ValueError when their numbers have a gap."""
    found = []
    for file in resources.files("bot.store").joinpath("migrations").iterdir():
        if named := re.fullmatch(r"(\d{3})_(\w+)\.sql", file.name):
            found.append(Migration(int(named[1]), named[2], statements(file.read_text("utf-8"))))
    found.sort(key=lambda migration: migration.version)
    if [migration.version for migration in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"migrations are not numbered 1 to {len(found)}")
    return tuple(found)


def statements(text: str) -> tuple[str, ...]:
    """Return the statements of a file: comments off, split where a line ends with a semicolon."""
    bare = re.sub(r"--.*", "", text)
    return tuple(part.strip() for part in re.split(r";\s*(?:\n|$)", bare) if part.strip())
