"""Quiet hours as people see them: nothing makes a sound, answers are taken, and in the morning the question is there."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from engines.chance import Stream
from tests.night.evening import Evening, plain, seen
from tests.night.slow_weeks import HOUR, Ear, Visitor, calm, pass_hours, slow_evening, wall
from tests.night.test_clicks import ready_button

CS = words_in("cs")
ZONE = "Europe/Prague"
EVENING, MORNING = "2027-07-01 20:30", "2027-07-02 08:00"


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """A slow game of nine that was dealt at half past eight in the evening."""
    async with slow_evening(tmp_path, "cs", wall(EVENING, ZONE)) as made:
        await made.prefer(zone=ZONE)
        crowd = made.crowd(9)
        await made.open_table(crowd[0])
        await made.seat(crowd)
        await made.deal(crowd[0])
        await pass_hours(made, 0.1)
        yield made


async def all_answer(evening: Evening) -> None:
    """Let everybody answer what stands before them, and the night phase end."""
    for number, person in enumerate(evening.people):
        visitor = Visitor(person, Stream(1, f"visitor {number}"))
        while await visitor.act(visitor.before(evening.living("desk"))):
            pass
    await pass_hours(evening, 0.05)


def until_hour(evening: Evening, moment: str) -> float:
    """Return how many hours from now the clock on the wall shows ``moment``."""
    return (wall(moment, ZONE) - evening.now()) / HOUR


def questions(person: Person) -> list[Message]:
    """Return the direct messages on which a question of the night can be answered."""
    every = person.messages(person.dm)
    return [message for message in every if any("mafie.night" in str(one.get("custom_id")) for one in (*message.selects, *message.buttons))]


async def press_desk(evening: Evening, person: Person) -> Message:
    """Open somebody's desk and return it."""
    found = await evening.discord.until(lambda: evening.living("desk"))
    return seen(await person.press(found, evening.press_id("desk")))


def board(evening: Evening) -> str:
    found = evening.living("desk")
    assert found is not None
    return plain(found.text)


@pytest.mark.rule("TK-4.5")
async def test_a_phase_may_end_in_quiet_hours_and_the_next_question_comes_with_the_morning(evening: Evening) -> None:
    ear = Ear(evening, ZONE)
    evening.discord.watchers.append(ear)
    quiet = plain(CS("quiet", until="|")).split("|")[0]
    assert quiet not in board(evening)
    await pass_hours(evening, until_hour(evening, "2027-07-01 22:30"))
    assert quiet in board(evening)
    await all_answer(evening)
    assert evening.view.phase == "mafia", "answers are taken, and the phase ends"
    others = evening.people[:-1]  # the last to answer sees the next question in place of the old one
    assert not any(questions(person) for person in others), "the last question is over, the next one makes no sound at night"
    await pass_hours(evening, until_hour(evening, "2027-07-02 07:59"))
    assert not any(questions(person) for person in others) and ear.loud == []
    await pass_hours(evening, until_hour(evening, "2027-07-02 08:01"))
    assert quiet not in board(evening)
    assert [[one.silent for one in questions(person)] for person in others] == [[False]] * 8
    assert evening.table.running.time.next_deadline() == pytest.approx(wall("2027-07-02 20:00", ZONE), abs=1)


@pytest.mark.rule("TK-4.5")
async def test_a_desk_opened_at_night_takes_answers(evening: Evening) -> None:
    await pass_hours(evening, until_hour(evening, "2027-07-01 22:30"))
    await all_answer(evening)
    desk = await press_desk(evening, evening.people[0])
    assert plain(CS("clock-stopped")) not in plain(desk.text)
    assert any("mafie." in str(menu["custom_id"]) for menu in desk.selects) or any("mafie.night" in str(b) for b in desk.buttons)


@pytest.mark.rule("TK-4.2", "TK-4.6")
async def test_the_board_leads_back_to_where_the_day_begins_and_says_when_it_ends(evening: Evening) -> None:
    await all_answer(evening)
    await all_answer(evening)
    await pass_hours(evening, 0.1)
    await evening.discord.until(lambda: ready_button(evening))
    mark = evening.table.message_state.lines.day.message
    assert mark is not None and mark in evening.channel.messages
    link = f"/{evening.guild.id}/{evening.channel.id}/{mark})"
    assert link in board(evening)
    end = int(
        evening.table.running.time.shown_end(next(ask.id for ask in evening.table.running.game.asks if ask.name == "mafie.day.ready"))
    )
    assert f"<t:{end}:R> (<t:{end}:f>)" in board(evening)
    await evening.restart_bot()
    await calm(evening)
    assert link in board(evening)


@pytest.mark.rule("TK-4.12")
async def test_the_desk_begins_with_the_news(evening: Evening) -> None:
    person, head = evening.people[2], plain(CS("desk-news"))

    async def desk() -> str:
        return plain((await press_desk(evening, person)).text)

    assert head in await desk()
    assert head not in await desk()
    await all_answer(evening)
    await all_answer(evening)
    await evening.restart_bot()
    await calm(evening)
    news = (await desk()).split(head)[1]
    dawn = evening.channel.messages[evening.table.message_state.lines.day.message]
    assert plain(dawn.text).split("\n")[0] in news
    assert head not in await desk()
