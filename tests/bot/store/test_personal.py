"""Every column with a person in it is known to forgetting and to export (CL, section 29)."""

import sqlite3

import pytest

from bot.store.migrating import migrations
from bot.store.personal_data import EXPORT_QUERIES, IMPERSONAL, PERSONAL, SUSPICIOUS


def schema() -> dict[str, set[str]]:
    """Return the columns of every table that the migrations make."""
    connection = sqlite3.connect(":memory:")
    for migration in migrations():
        for statement in migration.statements:
            connection.execute(statement)
    tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {table: {row[1] for row in connection.execute(f"PRAGMA table_info({table})")} for table in tables}


def test_no_migration_adds_a_person_unseen() -> None:
    """CL-29: a column called user_id, host_id, other_id, given_by, who or name stands in one of the two lists."""
    found = schema()
    suspicious = {(table, column) for table, columns in found.items() for column in columns & SUSPICIOUS}
    known = {(one.table, one.column) for one in PERSONAL} | set(IMPERSONAL)
    assert suspicious - known == set()
    assert {(table, column) for table, column in known if table != "schema_version" and column not in found[table]} == set()


@pytest.mark.rule("CL-16.3")
def test_every_table_with_personal_rows_is_in_the_export() -> None:
    """CL-16.3: every table with somebody's own rows is asked for the file; of blocks only the own ones."""
    asked = " ".join(part.sql for part in EXPORT_QUERIES)
    others = {"guild_settings", "entries", "deliveries", "seasons", "person_settings", "ratings"}
    others |= {"lessons"}  # gone within a day, and no entry of the file (MA-8.6)
    for table in {one.table for one in PERSONAL} - others:
        assert f"FROM {table} " in asked or f"JOIN {table} " in asked, table
    assert "other_id = ?" not in asked
