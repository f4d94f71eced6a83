"""The store failing in the middle of a game, a bot that was away, and the lines of the host's steps, once each."""

from functools import partial
from typing import Any

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Person
from bot.store import StoreError, StoreFull, StoreLocked, StoreUnwritable
from tests.night.evening import Evening, on_postgres_too, plain
from tests.night.test_clicks import text_of
from tests.night.test_host import people

__all__ = ["people"]

pytestmark = on_postgres_too

CS = words_in("cs")


@pytest.mark.parametrize("kind", [StoreFull, StoreLocked, StoreUnwritable])
async def test_an_unwritten_press_does_not_count(
    evening: Evening, people: list[Person], kind: type[StoreError], monkeypatch: pytest.MonkeyPatch
) -> None:
    await people[0].command("game extend", evening.channel, seconds=600)

    async def fails(*_: object, **__: object) -> None:
        raise kind("here", "for a test")

    before = evening.table.course.game.moves_made
    board = await evening.discord.until(lambda: evening.living("mafie.day.ready"))
    ready = next(b["custom_id"] for b in board.buttons if ":mafie.day.ready:" in b["custom_id"])
    with monkeypatch.context() as broken:
        broken.setattr(evening.registry.store, "append", fails)
        assert text_of(await people[1].press(board, ready)) == plain(CS("no-store"))
        assert text_of(await people[0].command("game pause", evening.channel)) == plain(CS("no-store"))
        assert evening.table.course.game.moves_made == before
        assert evening.table.phase == "running"
    assert text_of(await people[1].press(board, ready)) == plain(CS("ready-given"))
    assert evening.table.course.game.moves_made == before + 1


def count(evening: Evening, key: str) -> int:
    """Return how many messages in the channel hold the line ``key``, up to its clock, or without it once that is over."""
    running = plain(CS(key, until="…", who="", number=0).split("…")[0])
    over = plain(CS(key, until="…", ends="no", who="", number=0))
    return sum(running in plain(message.text) or over in plain(message.text) for message in evening.channel.messages.values())


async def test_the_hosts_steps_are_told_once(evening: Evening, people: list[Person]) -> None:
    steps: list[tuple[str, str, dict[str, Any]]] = [
        ("extend", "told-extend", {"seconds": 600}),
        ("pause", "pause", {}),
        ("resume", "resume", {}),
    ]
    for name, key, options in steps:
        await people[0].command(f"game {name}", evening.channel, **options)
        await evening.discord.until(partial(count, evening, key))
    assert [count(evening, key) for key in ("told-extend", "pause", "resume")] == [1, 1, 1]


async def test_nobody_is_struck_for_the_time_the_bot_was_away(evening: Evening, people: list[Person]) -> None:
    board = await evening.discord.until(lambda: evening.living("mafie.day.ready"))
    ready = next(b["custom_id"] for b in board.buttons if ":mafie.day.ready:" in b["custom_id"])
    await people[1].press(board, ready)
    moves, end = evening.table.course.game.moves_made, evening.table.course.time.next_deadline()
    await evening.stop_bot()
    evening.ahead += max(0.0, end - evening.now()) + 0.3
    await evening.start_bot()
    await evening.discord.until(lambda: count(evening, "back"))
    game = evening.table.course.game
    assert (game.moves_made, game.view(None).phase) == (moves, "discussion")
    assert game.view(None).seats[1].ready
    assert evening.table.course.time.next_deadline() > end
    assert count(evening, "back") == 1
