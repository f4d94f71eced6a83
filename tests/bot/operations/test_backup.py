"""Backups: a copy of a live database that is whole, the way back, and one bot for one file (PR-1.6, PR-5.3)."""

import asyncio
import errno
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.app.supervisor import Exit
from bot.operations.backup import SUFFIX, BackupContents, NoBackup, back_up, check_copy, restore
from bot.presenting.texts import words_in
from bot.store import StoreHeld, StoreUnwritable, open_store
from bot.store.database_lock import lock_database
from tests.bot.live_database import live
from tests.bot.tables.conftest import HOST, Clock, reloaded

__all__ = ["live"]

run = CliRunner()

HOLDING = """
import sys
from bot.store.database_lock import lock_database
with lock_database(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.mark.rule("PR-5.3")
def test_a_copy_of_a_live_database_is_whole_and_lists_its_contents(live: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite3"

    async def playing() -> BackupContents:
        store = await open_store(live)
        local = await reloaded(store, Clock())
        copying = asyncio.create_task(asyncio.to_thread(back_up, str(live), target))
        while not copying.done():
            await local.host_moves.change_talk(HOST, {"claims": "on"})
            await local.host_moves.change_talk(HOST, {"claims": "off"})
        await store.close()
        return await copying

    found = asyncio.run(playing())
    assert (found.running, found.lobbies, found.nights, found.broken) == (1, 0, 0, ())
    assert found.size == target.stat().st_size
    assert target.stat().st_mode & 0o077 == 0
    assert check_copy(target) == found
    assert sorted(path.name for path in tmp_path.iterdir() if "copy" in path.name) == ["copy.sqlite3"]


@pytest.mark.rule("PR-5.3")
def test_a_restored_database_plays_on_and_the_old_one_is_kept(live: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    back_up(str(live), copy)
    with closing(sqlite3.connect(live)) as connection:
        connection.execute("DELETE FROM entries")
        connection.commit()
    found = restore(copy, f"sqlite:///{live}")
    assert found.running == 1 and not found.broken
    assert live.with_name(live.name + SUFFIX).exists()
    assert back_up(str(live), tmp_path / "again.sqlite3") == found


@pytest.mark.rule("PR-5.3")
def test_restore_refuses_while_a_bot_runs_and_changes_nothing(live: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    back_up(str(live), copy)
    before = live.read_bytes()
    with lock_database(str(live)), pytest.raises(NoBackup) as refused:
        restore(copy, str(live))
    assert refused.value.key == "restore-held"
    assert live.read_bytes() == before


@pytest.mark.rule("PR-5.3")
@pytest.mark.parametrize("spoilt", ["cut", "foreign", "middle"])
def test_a_damaged_copy_is_refused(live: Path, tmp_path: Path, spoilt: str) -> None:
    copy = tmp_path / "copy.sqlite3"
    back_up(str(live), copy)
    content = bytearray(copy.read_bytes())
    if spoilt == "cut":
        content = content[: len(content) // 2]
    elif spoilt == "foreign":
        content = bytearray(b"not a database at all" * 400)
    else:
        content[8192:20000] = os.urandom(11808)
    copy.write_bytes(content)
    with pytest.raises(NoBackup) as refused:
        restore(copy, str(live))
    assert refused.value.key == "backup-damaged"


@pytest.mark.rule("PR-5.3")
def test_a_game_that_cannot_be_played_on_is_named(live: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(live)) as connection:
        connection.execute('UPDATE entries SET payload = \'{"ask": "nothing", "picks": []}\', kind = \'answer\' WHERE n = 0')
        connection.commit()
    found = back_up(str(live), tmp_path / "copy.sqlite3")
    assert found.broken == ("tablexyz",)


@pytest.mark.rule("PR-5.3")
@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_operator_reads_the_outcome(live: Path, tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", str(live))
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    made = run.invoke(app, ["backup", "copy.sqlite3"])
    assert made.exit_code == 0, made.output
    assert ("rozehraná hra" if language == "cs" else "running game") in made.output
    again = run.invoke(app, ["backup", "copy.sqlite3"])
    assert again.exit_code == Exit.DATABASE and "copy.sqlite3" in again.output
    assert run.invoke(app, ["restore", "copy.sqlite3"]).exit_code == 0
    assert run.invoke(app, ["restore", "nowhere.sqlite3"]).exit_code == Exit.DATABASE
    monkeypatch.setenv("DATABASE_URL", "postgresql://somebody@nowhere/night")
    named = run.invoke(app, ["backup", "other.sqlite3"])
    assert named.exit_code == Exit.DATABASE and "pg_dump" in named.output


@pytest.mark.rule("PR-1.6")
def test_a_second_bot_on_one_file_is_refused_by_the_number_of_the_first(tmp_path: Path) -> None:
    path = tmp_path / "night.sqlite3"
    other = subprocess.Popen([sys.executable, "-c", HOLDING, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        assert other.stdout is not None and other.stdout.readline() == b"held\n"
        with pytest.raises(StoreHeld) as refused, lock_database(f"sqlite:///{path}"):
            pass
        assert refused.value.pid == other.pid
    finally:
        other.kill()
        other.wait()
        for pipe in (other.stdin, other.stdout):
            if pipe is not None:
                pipe.close()
    with lock_database(str(path)):  # a killed process holds no lock
        pass


@pytest.mark.rule("PR-1.6")
def test_a_file_is_the_same_by_any_path(tmp_path: Path) -> None:
    path, link = tmp_path / "night.sqlite3", tmp_path / "elsewhere" / "link.sqlite3"
    link.parent.mkdir()
    link.symlink_to(path)
    with lock_database(str(path)), pytest.raises(StoreHeld), lock_database(str(link)):
        pass


@pytest.mark.rule("PR-1.6")
def test_a_folder_without_locks_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_file: int, _how: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("fcntl.flock", refuse)
    with pytest.raises(StoreUnwritable), lock_database(str(tmp_path / "night.sqlite3")):
        pass


@pytest.mark.rule("PR-1.6")
def test_the_operator_reads_which_process_runs_already(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "some.token")
    monkeypatch.setenv("LC_ALL", "en_XX.UTF-8")
    monkeypatch.setenv("DATABASE_URL", "night.sqlite3")
    with lock_database("night.sqlite3"):
        told = run.invoke(app, ["run"])
    assert told.exit_code == Exit.DATABASE
    assert str(os.getpid()) in told.output


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_number_of_a_process_is_written_as_it_is_typed(language: str) -> None:
    assert " 1234567 " in words_in(language)("run-held", pid=1234567).replace(".", " ")
