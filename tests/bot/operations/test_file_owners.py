"""Whose the files of a backup are: nobody else's file is written, and what root restores belongs to the bot (PR-1.6, PR-5.3)."""

import contextlib
import os
from pathlib import Path

import pytest

from bot.operations.backup import back_up, restore
from bot.store import StoreUnwritable
from bot.store.database_lock import lock_database, lock_file
from tests.bot.live_database import copy, live

__all__ = ["copy", "live"]

Given = list[tuple[int, int]]


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> Given:
    """The new owners of files made by root, in order; the tests run as root."""
    noted: Given = []
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "fchown", lambda _file, user, group: noted.append((user, group)))
    return noted


def somebody_elses(path: Path, number: int) -> tuple[int, int]:
    """Give a file to somebody else, as far as who runs the tests can, and return whose it is."""
    with contextlib.suppress(PermissionError):
        os.chown(path, number, number + 1)
    return path.stat().st_uid, path.stat().st_gid


@pytest.mark.rule("PR-5.3")
@pytest.mark.parametrize("planted", ["file", "link"])
def test_a_foreign_file_at_the_name_of_a_half_copy_is_neither_written_nor_taken_over(live: Path, tmp_path: Path, planted: str) -> None:
    foreign, target = tmp_path / "foreign", tmp_path / "copy.sqlite3"
    part = target.with_name(f"{target.name}.part")
    foreign.write_text("not ours")
    if planted == "link":
        part.symlink_to(foreign)
    else:
        part.write_text("not ours")
        part.chmod(0o666)
    back_up(str(live), target)
    restore(target, str(live))
    for made in (target, live):
        assert made.stat().st_mode & 0o777 == 0o600 and not made.is_symlink()
    assert foreign.read_text() == part.read_text() == "not ours"


@pytest.mark.rule("PR-5.3")
def test_a_database_restored_by_root_belongs_to_the_old_owner(live: Path, copy: Path, tmp_path: Path, given: Given) -> None:
    owner, folder = somebody_elses(live, 12345), somebody_elses(tmp_path, 23456)
    restore(copy, str(live))
    assert given == [folder, owner]  # the lock, and the database


@pytest.mark.rule("PR-5.3")
def test_the_first_database_of_a_folder_belongs_to_the_owner_of_that(copy: Path, tmp_path: Path, given: Given) -> None:
    data = tmp_path / "data"
    data.mkdir()
    owner = somebody_elses(data, 12345)
    restore(copy, str(data / "night.sqlite3"))
    assert given == [owner, owner]


@pytest.mark.rule("PR-5.3")
def test_a_copy_belongs_to_its_maker(live: Path, tmp_path: Path, given: Given) -> None:
    somebody_elses(live, 12345)
    back_up(str(live), tmp_path / "copy.sqlite3")
    assert given == []


@pytest.mark.rule("PR-5.3")
def test_a_root_that_may_give_nothing_away_restores_for_itself(live: Path, copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_file: int, _user: int, _group: int) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "fchown", refused)
    assert restore(copy, str(live)).running == 1


@pytest.mark.rule("PR-1.6")
def test_an_existing_lock_keeps_its_owner(tmp_path: Path, given: Given) -> None:
    path = str(tmp_path / "night.sqlite3")
    with lock_database(path):
        pass
    assert len(given) == 1
    with lock_database(path):
        pass
    assert len(given) == 1


@pytest.mark.rule("PR-1.6")
def test_a_lock_that_is_a_link_leads_nowhere(tmp_path: Path) -> None:
    foreign, path = tmp_path / "foreign", tmp_path / "night.sqlite3"
    foreign.write_text("not ours")
    lock_file(path).symlink_to(foreign)
    with pytest.raises(StoreUnwritable), lock_database(str(path)):
        pass
    assert foreign.read_text() == "not ours"
