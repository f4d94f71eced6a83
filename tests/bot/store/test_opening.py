"""Database URLs, and the numbered files."""

from functools import partial
from pathlib import Path

import pytest

from bot.store import Json, StoreUnreachable, open_store
from bot.store.migrating import migrations, statements
from bot.store.opening import without_password


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://bot:s3cret@db.example:5432/night", "postgresql://bot@db.example:5432/night"),
        ("postgresql://db/night?user=bot&password=s3cret&sslmode=require", "postgresql://db/night?user=bot&sslmode=require"),
        ("postgresql://bot:s3@cret@db/night", "postgresql://bot@db/night"),
        ("postgresql://bot:s3cret[@db/night", "postgresql://…"),
    ],
)
def test_a_password_is_never_shown(url: str, shown: str) -> None:
    assert without_password(url) == shown


async def test_a_database_we_do_not_know() -> None:
    with pytest.raises(StoreUnreachable, match="sqlite:/// or postgresql://"):
        await open_store("mysql://bot:hush@db/night")


def _add(name: str, settings: Json) -> None:
    settings[name] = True


async def test_a_path_and_a_url_open_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for url in (tmp_path / "one.sqlite3", f"sqlite:///{tmp_path}/one.sqlite3", "sqlite:///one.sqlite3"):
        store = await open_store(url)
        await store.change_guild_settings(1, partial(_add, str(url)))
        count = len(await store.guild_settings(1))
        await store.close()
    assert count == 3


def test_migrations_are_numbered_without_a_gap_and_not_empty() -> None:
    found = migrations()
    assert [migration.version for migration in found] == list(range(found[0].version, found[0].version + len(found)))
    assert all(migration.statements for migration in found)


def test_a_file_is_cut_into_statements() -> None:
    assert statements("-- why; because\nCREATE TABLE a (b TEXT);  -- after\n\nDROP TABLE c\n;") == (
        "CREATE TABLE a (b TEXT)",
        "DROP TABLE c",
    )
