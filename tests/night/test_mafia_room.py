"""The mafia's talk by night: heard by who is awake, by nobody else, and only while the meeting lasts."""

import asyncio

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from bot.tables.delivery import seat_messages
from tests.night.evening import Evening, plain
from tests.night.players import play
from tests.night.test_clicks import text_of

CS = words_in("cs")


def in_the_meeting(message: Message) -> bool:
    """Whether a message asks for the victim."""
    return any("mafie.night.victim" in str(menu.get("custom_id")) for menu in message.selects)


@pytest.fixture
async def gang(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Person], list[Person]]:
    """Eleven people in the meeting of the first night: those who wake, those who sleep."""
    monkeypatch.setattr(seat_messages, "LETTER_DELAY", 0.2)
    await evening.prefer(text_mode=True, clocks={"night": 1e6})  # the meeting lasts until somebody presses
    people = evening.crowd(11)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.session.lobby_moves.change_option("night_length", "prompt")
    await evening.deal(people[0])
    await play(evening, people, until=lambda: evening.view.phase == "mafia")
    wakers = evening.table.course.game.view(None)
    seats = [seat for seat in range(11) if evening.session.night_talk.hearers(seat)]
    assert wakers is not None
    assert len(seats) >= 2
    return [people[seat] for seat in seats], [person for seat, person in enumerate(people) if seat not in seats]


async def test_a_line_reaches_the_wakers_and_nobody_else(evening: Evening, gang: tuple[list[Person], list[Person]]) -> None:
    (first, second, *_), asleep = gang
    await first.wait_for(in_the_meeting)
    letter = await second.wait_for(in_the_meeting)
    first.write(first.open_dm(), "Co třeba Karel? @everyone")
    asleep[0].write(asleep[0].open_dm(), "Slyšíte mě?")
    line = await evening.discord.until(lambda: next((one for one in second.messages(second.dm) if "Co třeba Karel?" in one.text), None))
    assert line.id == letter.id, "the letter grows, nothing new comes"
    assert not line.mentions
    await asyncio.sleep(1.0)
    for person in asleep:
        assert not any("Co třeba Karel?" in message.text for message in person.messages(person.dm))
    for person in gang[0]:
        assert not any("Slyšíte mě?" in message.text for message in person.messages(person.dm) if message.author_id != asleep[0].id)
    assert not any("Karel?" in message.text for message in evening.channel.messages.values())


async def test_the_desk_has_a_field_for_a_line(evening: Evening, gang: tuple[list[Person], list[Person]]) -> None:
    (first, second, *_), asleep = gang
    board = await evening.discord.until(lambda: evening.living("desk"))
    desk = await first.press(board, evening.press_id("desk"))
    assert desk.message is not None
    opened = await first.press(desk.message, evening.press_id("say"))
    assert opened.kind == "modal"
    given = await first.submit(opened.modal, {"text": "Tak kdo?"})
    assert text_of(given) == plain(CS("say-given"))
    await evening.discord.until(lambda: any("Tak kdo?" in message.text for message in second.messages(second.dm)))
    said = text_of(await asleep[1].press(board, evening.press_id("say"), force=True))
    assert said == plain(CS("no-room"))
