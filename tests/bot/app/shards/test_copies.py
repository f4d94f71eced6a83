"""Copies of tables that other processes serve: kept warm, not too many, always as far as the log (PR-2.3)."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.app.shards.copies import TableCopies
from bot.app.shards.serving import Serving
from bot.store import SavedTable, Store, open_store
from bot.tables.session.live_table import LiveTable
from tests.bot.tables.conftest import Clock, seated


class Copy:
    """The part of a session that a copy needs."""

    def __init__(self, saved: SavedTable, store: Store, clock: Clock) -> None:
        self.table = LiveTable(saved.table, saved.seats, store, clock)

    def recall(self, saved: SavedTable) -> None:
        course = self.table.new_course()
        course.fold(saved.entries)
        self.table.course = course

    def leave(self) -> None:
        """Nothing of it stands anywhere else; ``test_copied_sessions`` looks at sessions."""


@pytest.mark.rule("PR-2.3")
async def test_the_copy_that_was_used_least_recently_is_dropped(tmp_path: Path) -> None:
    store, clock = await open_store(str(tmp_path / "night.sqlite3")), Clock()
    for table in ("one", "two", "three"):
        await seated(store, clock, table=table)
    copies = TableCopies(store, lambda saved: cast(Any, Copy(saved, store, clock)), most=2)
    for table in ("one", "two", "one", "three"):
        assert await copies.fetch(table) is not None
    assert [table for table in ("one", "two", "three") if table in copies] == ["one", "three"]
    assert len(copies) == 2
    await store.close()


@pytest.mark.rule("PR-2.1", "PR-2.3")
async def test_a_copy_is_read_on_and_knows_answers_from_elsewhere(tmp_path: Path) -> None:
    store, clock = await open_store(str(tmp_path / "night.sqlite3")), Clock()
    owner = await seated(store, clock, table="one")
    copies = TableCopies(store, lambda saved: cast(Any, Copy(saved, store, clock)))
    first = await copies.fetch("one")
    ask = next(ask for ask in owner.table.running.open_asks(clock()) if ask.holds)
    await owner.answers.answer(100 + ask.seat, ask.name, None, (ask.options[0].id,))
    again = await copies.fetch("one")
    assert again is first and again is not None
    assert again.table.is_copy
    assert again.table.running.entries == owner.table.running.entries == len(await store.entries("one"))
    await store.close()


@pytest.mark.rule("PR-1.4", "PR-2.3")
async def test_no_copy_is_kept_of_a_table_that_is_taken_over(tmp_path: Path) -> None:
    """Else the copy would be taken for the table again when that has ended and been let go of."""
    store, clock = await open_store(str(tmp_path / "night.sqlite3")), Clock()
    for table in ("mine", "theirs"):
        await seated(store, clock, table=table)
    sessions: dict[str, object] = {}

    async def nothing(*_: object) -> None:
        """Nobody else has anything to do."""

    async def restore_tables(_among: object) -> None:
        sessions["mine"] = object()

    registry = SimpleNamespace(
        store=store,
        copy=lambda saved: Copy(saved, store, clock),
        postman=SimpleNamespace(),
        sessions=sessions,
        restore_tables=restore_tables,
        personal=SimpleNamespace(forget_all=lambda: None),
    )
    holding = SimpleNamespace(share=SimpleNamespace(total=2), owns=lambda _guild: True, owns_or_regains=lambda _guild: True, processes=1)
    evening_scheduler = SimpleNamespace(load_owned=nothing, evenings={})
    serving = Serving(
        cast(Any, holding),
        cast(Any, registry),
        cast(Any, evening_scheduler),
        cast(Any, SimpleNamespace(connect=nothing)),
        cast(Any, SimpleNamespace(finish_answers=lambda _shards: None)),
        lambda _what, _user: None,
        0.0,
    )
    for table in ("mine", "theirs"):
        await serving.copies.fetch(table)
    await serving.shards_taken(frozenset({1}))
    assert ("mine" in serving.copies, "theirs" in serving.copies) == (False, True)
    assert serving._looking is not None
    serving._looking.cancel()
    await store.close()
