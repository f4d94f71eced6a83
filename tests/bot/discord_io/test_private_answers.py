"""Which private message takes the place of which."""

import asyncio

import aiohttp
import pytest

from bot.discord_io import private_answers
from bot.discord_io.private_answers import LASTS, DelayedDeletion, PressedMessages, PrivateAnswers


async def nothing() -> None:
    """Take a message away."""


async def another() -> None:
    """Take another message away."""


def test_one_of_a_kind_stands_before_a_person_at_a_table() -> None:
    answers = PrivateAnswers(lambda: 0.0)
    assert answers.put("one", 1, "note", 10, nothing) == []
    assert answers.put("one", 2, "note", 11, nothing) == []
    assert answers.put("two", 1, "note", 12, nothing) == []
    assert answers.put("one", 1, "host", 13, nothing) == []
    assert answers.put("one", 1, "note", 14, another) == [nothing]
    assert [answers.current(table, user, "note") for table, user in (("one", 1), ("one", 2), ("two", 1))] == [14, 11, 12]


def test_a_desk_puts_the_last_note_away_and_not_the_other_way_round() -> None:
    answers = PrivateAnswers(lambda: 0.0)
    answers.put("one", 1, "note", 10, nothing)
    assert answers.put("one", 1, "desk", 11, nothing) == [nothing]
    assert answers.put("one", 1, "note", 12, nothing) == []
    assert answers.current("one", 1, "desk") == 11


def test_a_message_that_was_brought_up_to_date_takes_no_place() -> None:
    answers = PrivateAnswers(lambda: 0.0)
    answers.put("one", 1, "desk", 10, nothing)
    assert answers.put("one", 1, "desk", 10, another) == []


def test_an_answer_past_its_lifetime_is_forgotten() -> None:
    now = 0.0
    answers = PrivateAnswers(lambda: now)
    answers.put("one", 1, "note", 10, nothing)
    now = LASTS
    assert answers.current("one", 1, "note") is None
    assert answers.put("one", 1, "note", 11, nothing) == []


async def test_nothing_is_taken_away_while_its_person_goes_on_pressing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(private_answers, "QUIET", 0.2)
    gone: list[int] = []

    def message(number: int) -> private_answers.DeleteAnswer:
        async def take_away() -> None:
            gone.append(number)

        return take_away

    removal = DelayedDeletion()
    for number in range(4):
        removal.later("one", 1, [message(number)])
        await asyncio.sleep(0.08)
    assert gone == []
    await asyncio.sleep(0.3)
    assert gone == [0, 1, 2, 3]


@pytest.mark.parametrize("fault", [OSError, aiohttp.ServerDisconnectedError])
async def test_a_message_that_cannot_be_taken_away_holds_up_no_other(monkeypatch: pytest.MonkeyPatch, fault: type[Exception]) -> None:
    monkeypatch.setattr(private_answers, "QUIET", 0.0)
    gone = asyncio.Event()

    async def put_away_already() -> None:
        raise fault

    async def take_away() -> None:
        gone.set()

    removal = DelayedDeletion()
    removal.later("one", 1, [put_away_already, take_away])
    await asyncio.wait_for(gone.wait(), 5)


async def test_nothing_is_taken_away_after_the_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    """While the tables are closed people still press: what they replace stays, since the connection closes next."""
    monkeypatch.setattr(private_answers, "QUIET", 0.0)
    gone: list[int] = []

    async def take_away() -> None:
        gone.append(1)

    removal = DelayedDeletion()
    removal.stop()
    removal.later("one", 1, [take_away])
    await asyncio.sleep(0.05)
    assert not gone


async def test_the_stop_ends_a_removal_in_the_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(private_answers, "QUIET", 0.0)
    gone: list[int] = []

    async def stop() -> None:
        removal.stop()

    async def take_away() -> None:
        gone.append(1)

    removal = DelayedDeletion()
    removal.later("one", 1, [stop, lambda: asyncio.sleep(0), take_away])
    for _ in range(20):
        await asyncio.sleep(0)
    assert not gone


async def test_only_an_answer_that_is_kept_up_to_date_is_drawn_again() -> None:
    drawn: list[int] = []

    async def draw() -> None:
        drawn.append(1)

    answers = PrivateAnswers(lambda: 0.0)
    answers.put("one", 1, "desk", 10, nothing)
    await answers.redraw("one", 1, "desk")
    answers.keep_updated("one", 1, "desk", draw)
    await answers.redraw("one", 1, "desk")
    answers.put("one", 1, "desk", 11, nothing)
    await answers.redraw("one", 1, "desk")
    assert drawn == [1]


async def test_the_token_of_a_press_serves_its_message_until_it_ends() -> None:
    now, done = 0.0, list[object]()

    async def take_away() -> None:
        done.append("gone")

    async def edit(**options: object) -> None:
        done.append(options)

    pressed = PressedMessages(lambda: now)
    pressed.put(10, take_away, edit)
    pressed.put(11, take_away, edit)
    assert await pressed.edit(10, content="x") and await pressed.delete(10)
    assert done == [{"content": "x"}, "gone"]
    assert not await pressed.delete(10) and not await pressed.edit(10, content="y"), "it is gone"
    now = LASTS
    assert not await pressed.edit(11, content="y") and not await pressed.delete(11), "the token is too old"
    assert len(done) == 2


@pytest.mark.parametrize("fault", [OSError, aiohttp.ServerDisconnectedError])
async def test_a_token_that_fails_leaves_the_message_to_an_ordinary_request(fault: type[Exception]) -> None:
    async def fails(**_options: object) -> None:
        raise fault

    pressed = PressedMessages(lambda: 0.0)
    pressed.put(10, fails, fails)
    assert not await pressed.edit(10, content="x") and not await pressed.delete(10)
