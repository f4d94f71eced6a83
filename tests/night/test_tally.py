"""The tally of a ballot as a message with a picture (NT-3.1)."""

import asyncio
from typing import Any

import pytest

from bot.discord_io import components
from bot.presenting.drawing import render
from bot.sandbox import Message, Person
from tests.night.evening import Evening
from tests.night.players import play

pytestmark = pytest.mark.rule("NT-3.1")


async def dealt(evening: Evening, seats: int = 7) -> list[Person]:
    people = evening.crowd(seats)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    return people


def tallies(evening: Evening) -> list[Message]:
    """Return the messages of the channel that show a ballot and nothing to press."""
    return [message for message in evening.channel.messages.values() if message.alt_texts and not message.buttons]


def told(evening: Evening) -> int:
    notices = evening.table.course.game.notices
    return sum(notice.text.key == "mf-tally" and bool(notice.text.args["voters"]) for notice in notices)


async def test_a_tally_is_one_message_and_its_picture_is_sent_once(evening: Evening) -> None:
    people = await dealt(evening)
    await play(evening, people, until=lambda: tallies(evening))
    first = tallies(evening)[0]
    text, picture = first.text, first.attachments[0]["id"]
    assert "Hlasy:" in first.alt_texts[0].replace("\u00a0", " ")
    await play(evening, people, until=lambda: evening.view.round > 1 or evening.living("again"))
    await evening.eventually(lambda: len(tallies(evening)) == told(evening))
    assert first.text.startswith(text.split("\n")[0]) and first.attachments[0]["id"] == picture
    grown = [message for message in tallies(evening) if message.text.count("\n")]
    assert grown, "the suspects or the verdict follow in the same message"


async def test_a_server_may_have_the_votes_in_words(evening: Evening) -> None:
    await evening.prefer(talk={"tally_picture": False})
    people = await dealt(evening)
    await play(evening, people, until=lambda: told(evening) and any(one.text.count(" (") > 1 for one in plain(evening)))
    assert not tallies(evening)


def plain(evening: Evening) -> list[Message]:
    return [message for message in evening.channel.messages.values() if message.content]


async def test_words_with_all_pairs_stand_in_for_a_late_picture(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    people, dry = await dealt(evening), asyncio.Event()

    async def slow(drawing: Any, urgency: Any) -> bytes:
        if "lines-to-" in drawing.svg:
            await dry.wait()
        return await render(drawing, urgency)

    monkeypatch.setattr(components, "render", slow)
    await play(evening, people, until=lambda: words(evening))
    told = words(evening)[0]
    dry.set()
    await evening.discord.until(lambda: told.alt_texts)
    assert "\\(od" not in told.text, "the picture takes the place of the words"


def words(evening: Evening) -> list[Message]:
    """Return the messages without pictures and buttons that list the votes."""
    return [one for one in evening.channel.messages.values() if "\\(od" in one.text and not one.buttons]
