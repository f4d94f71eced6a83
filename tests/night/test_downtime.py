"""The store failing in the middle of a game, a bot that was away, and the lines of the host's steps, once each."""

import pytest

from bot.presenting.texts import words_in
from bot.rehearsal import Person
from bot.store import StoreError, StoreFull, StoreLocked, StoreUnwritable
from tests.night.evening import Evening, plain
from tests.night.test_clicks import text_of
from tests.night.test_host import people

__all__ = ["people"]

CS = words_in("cs")


@pytest.mark.parametrize("kind", [StoreFull, StoreLocked, StoreUnwritable])
async def test_what_cannot_be_written_does_not_happen(
    evening: Evening, people: list[Person], kind: type[StoreError], monkeypatch: pytest.MonkeyPatch
) -> None:
    await people[0].command("table extend", evening.channel, seconds=600)

    async def fails(*_: object, **__: object) -> None:
        raise kind("here", "for a test")

    before = evening.table.course.game.moves_made
    board = await evening.discord.until(lambda: evening.living("mafie.day.ready"))
    ready = next(b["custom_id"] for b in board.buttons if ":mafie.day.ready:" in b["custom_id"])
    with monkeypatch.context() as broken:
        broken.setattr(evening.house.store, "append", fails)
        assert text_of(await people[1].press(board, ready)) == plain(CS("no-store"))
        assert text_of(await people[0].command("table pause", evening.channel)) == plain(CS("no-store"))
        assert evening.table.course.game.moves_made == before
        assert evening.table.phase == "running"
    assert text_of(await people[1].press(board, ready)) == plain(CS("ready-given"))
    assert evening.table.course.game.moves_made == before + 1
