"""Whole nights through the real client: from the lobby to the story, in both languages, with restarts, and what nobody may read."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.operations.verify import verify
from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from tests.night.evening import Evening, on_both_databases, on_postgres_too, plain
from tests.night.players import play
from tests.soak.amounts import first_or_all, little_or_much

ENDS = {
    "cs": ("Vyhrála Policie", "Vyhrála Mafie", "Vyhrál Gang", "nerozhodně", "Nevyhrává nikdo"),
    "en": ("The Police win", "The Mafia wins", "The Gang wins", "undecided", "Nobody wins"),
}


async def begin(evening: Evening, people: list[Person], **options: Any) -> None:
    await evening.open_table(people[0], **options)
    await evening.seat(people)
    await evening.deal(people[0])


def finished(evening: Evening, language: str) -> Message:
    story = evening.living("again")
    assert story is not None
    assert any(end in plain(story.text) for end in ENDS[language]), story.text
    return story


def everything(evening: Evening) -> list[str]:
    """Return all that stands in the channel for everyone."""
    return [plain(message.text) for message in evening.channel.messages.values() if not message.ephemeral]


@on_both_databases
async def test_six_people_in_czech_and_their_record(evening: Evening, tmp_path: Path) -> None:
    people = evening.crowd(6)
    await begin(evening, people)
    await play(evening, people)
    story = finished(evening, "cs")
    await evening.eventually(lambda: evening.table.phase == "ended")
    assert not evening.discord.limits.refused
    outcome = await people[1].press(story, evening.press_id("record"))
    assert outcome.message is not None
    url = outcome.message.attachments[0]["url"]
    content = next(data for path, (data, _) in evening.discord.world.files.items() if path in url)
    file = tmp_path / "record.json"
    file.write_bytes(content)
    report = verify(file, words_in("cs"))
    assert report.good, report.lines
    fair = json.loads(content)["fair"]
    assert (fair["version"], fair["table"]) == (2, evening.table.id)
    said = plain(words_in("cs")("record-seal", seal=fair["seal"], version=fair["version"]))
    assert any(said in text for text in everything(evening))


@on_postgres_too
async def test_eleven_people_in_english_with_a_restart_in_the_middle(evening: Evening) -> None:
    await evening.prefer(text_mode=True, language="en")
    people = [evening.person(locale="en-GB") for _ in range(11)]
    await begin(evening, people)
    board = await evening.discord.until(lambda: evening.living("mafie.day.ready") or evening.living("mafie.vote.first"))
    moves, table = evening.table.course.game.moves_made, evening.table.id
    await evening.restart_bot()
    assert evening.table.id == table
    assert evening.table.course.game.moves_made >= moves
    assert evening.discord.world.message(evening.channel.id, board.id) is not None
    await play(evening, people)
    finished(evening, "en")
    told = everything(evening)
    assert sum("I’m dealing" in text for text in told) == 1
    assert sum("I’m back" in text for text in told) == 1


@pytest.mark.parametrize("whole", little_or_much(False, True))
async def test_twenty_one_people_with_cards(evening: Evening, whole: bool) -> None:
    await evening.prefer(text_mode=True)
    people = evening.crowd(21)
    await begin(evening, people, extended=True)
    await play(evening, people, until=lambda: evening.living("again") or (not whole and evening.table.scene().public.round > 1))
    if whole:
        finished(evening, "cs")
    assert evening.table.course.game.view(None).card_set and not evening.discord.limits.refused


@pytest.mark.parametrize("language", first_or_all("cs", "en"))
@pytest.mark.rule("MF-15.1")
async def test_nobody_reads_messages_for_others(evening: Evening, language: str) -> None:
    locale = "cs" if language == "cs" else "en-US"
    await evening.prefer(text_mode=True, language=language)
    people = [evening.person(locale=locale) for _ in range(7)]
    await begin(evening, people)
    watcher = evening.person("Divák", locale=locale)
    await play(evening, people)
    course = evening.table.course
    tokens = {seat: course.game.view(seat).me for seat in range(7)}
    assert all(me is not None for me in tokens.values())
    told = re.compile("odchází|leaves|lícem|face up")
    for message in watcher.messages(evening.channel):
        if any(":again" in str(button.get("custom_id")) for button in message.buttons):
            break
        assert not re.search("Žeton|Token", message.text) or told.search(message.text), message.text
    for person in people:
        for other in people:
            if other is not person and other.dm is not None:
                assert not person.sees(other.dm)
