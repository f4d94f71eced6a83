"""A told line says until when only as long as that is to come: a stamp of Discord's would go on counting for ever."""

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from tests.bot.sandbox.openapi import OpenApi
from tests.night.evening import FAST, Evening, plain
from tests.night.players import play

STAMP = re.compile(r"<t:\d+:R>")
HOURS = 1e5
"""A clock that does not run out while somebody looks."""


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening at which one has time to look; its defences last until they are ended."""
    judge = OpenApi()
    async with Evening(tmp_path, tempo=replace(FAST, factor=0.05)) as made:
        made.discord.watchers.append(judge)
        yield made
    assert judge.complaints == [], "\n".join(judge.complaints)


async def at_the_defence(evening: Evening, seconds: float) -> list[Person]:
    """Play to the first speech of a defence that lasts so many seconds at the table's clocks."""
    await evening.prefer(text_mode=True, clocks={"defence": seconds})
    people = evening.crowd(7)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    await play(evening, people, until=lambda: speaker(evening) is not None and with_stamp(evening))
    return people


def speaker(evening: Evening) -> int | None:
    return next((ask.seat for ask in evening.table.course.game.asks if ask.name == "mafie.day.speech"), None)


def lines(evening: Evening) -> list[Message]:
    """Return what was told in the channel: messages of the bot without anything to press."""
    return [message for message in evening.channel.messages.values() if not message.buttons and message.content]


def with_stamp(evening: Evening) -> list[Message]:
    return [message for message in lines(evening) if STAMP.search(message.content)]


def speech_of(evening: Evening, seat: int, **wording: str | int) -> str:
    who = f"**{seat + 1} {evening.table.names()[seat]}**"
    return plain(words_in(evening.language)("speech-open", **{"theme": "town", "first": "yes", **wording}, who=who))


def speeches_of(evening: Evening, seat: int) -> list[str]:
    """Return all wordings in which a seat is given the floor."""
    return [speech_of(evening, seat), *[speech_of(evening, seat, first="no", variant=number) for number in (1, 2, 3, 4)]]


async def end_speeches(evening: Evening, people: list[Person]) -> list[int]:
    """Let everybody who speaks end the speech; return who has spoken."""
    spoken: list[int] = []
    while (seat := speaker(evening)) is not None:
        spoken.append(seat)
        ask = next(ask for ask in evening.table.course.game.asks if ask.name == "mafie.day.speech")
        press = evening.press_id(f"mafie.day.speech:{ask.id.rpartition('/')[2]}")
        found = await evening.discord.until(lambda press=press: _button(evening, press))  # type: ignore[misc]  # mypy cannot infer it
        await people[seat].press(*found)
        await evening.eventually(lambda seat=seat: speaker(evening) != seat)  # type: ignore[misc]  # the same
    return spoken


def _button(evening: Evening, press: str) -> tuple[Message, str] | None:
    board = evening.living("desk")
    for button in board.buttons if board is not None else ():
        if str(button.get("custom_id", "")).startswith(press):
            return board, str(button["custom_id"])  # type: ignore[return-value]  # there is a board where there is its button
    return None


async def test_a_speech_ended_early_shows_no_end(slow: Evening) -> None:
    people = await at_the_defence(slow, HOURS)
    (told,) = with_stamp(slow)
    seat = speaker(slow)
    assert seat is not None and plain(told.content).startswith(speech_of(slow, seat)[:-1])
    spoken = await end_speeches(slow, people)
    await slow.discord.until(lambda: not with_stamp(slow))
    said = "\n".join(plain(message.content) for message in lines(slow)).split("\n")
    assert [seat for line in said for seat in range(7) if line in speeches_of(slow, seat)] == spoken


async def test_a_speech_past_its_clock_shows_no_end(slow: Evening) -> None:
    await at_the_defence(slow, 40.0)
    (told,) = with_stamp(slow)
    seat = speaker(slow)
    assert seat is not None
    await slow.discord.until(lambda: plain(slow.channel.messages[told.id].content).split("\n")[0] == speech_of(slow, seat), 10)
    await slow.discord.until(lambda: not with_stamp(slow), 10)


async def test_of_two_clocks_the_newer_one_runs(slow: Evening) -> None:
    """The host adds time: the end that the speech has named is wrong from there on."""
    people = await at_the_defence(slow, HOURS)
    (told,) = with_stamp(slow)
    await people[0].command("game extend", slow.channel)
    await slow.discord.until(lambda: with_stamp(slow) and with_stamp(slow)[0].id != told.id and len(with_stamp(slow)) == 1)
    assert slow.channel.messages[told.id].content


async def test_while_the_clocks_stand_no_line_counts(slow: Evening) -> None:
    people = await at_the_defence(slow, HOURS)
    await people[0].command("game pause", slow.channel)
    await slow.discord.until(lambda: not with_stamp(slow))
    await people[0].command("game resume", slow.channel)
    await slow.discord.until(lambda: len(with_stamp(slow)) == 1)


async def test_a_clock_that_ended_while_the_bot_was_away_is_taken_back(slow: Evening) -> None:
    await at_the_defence(slow, HOURS)
    (told,) = with_stamp(slow)
    await slow.restart_bot()
    await slow.discord.until(lambda: not STAMP.search(slow.channel.messages[told.id].content), 10)
    await slow.discord.until(lambda: len(with_stamp(slow)) == 1, 10)  # that the bot is back, and until when there is time


async def test_it_takes_one_edit_a_speech(slow: Evening) -> None:
    """Where the message goes on with the next speech, it is the edit that tells of it (4 edits in 5 seconds are allowed in a channel)."""
    people = await at_the_defence(slow, HOURS)
    (told,) = with_stamp(slow)
    edits: list[str] = []

    def note(exchange: object) -> None:
        if getattr(exchange, "method", "") == "PATCH" and str(getattr(exchange, "path", "")).endswith(f"/messages/{told.id}"):
            edits.append(str(getattr(exchange, "body", "")))

    slow.discord.watchers.append(note)
    spoken = await end_speeches(slow, people)
    await slow.discord.until(lambda: not with_stamp(slow))
    await asyncio.sleep(0.5)
    assert 1 <= len(edits) <= len(spoken), edits
