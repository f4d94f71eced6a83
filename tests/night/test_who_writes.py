"""A person who writes instead of speaking can mark that at the tables, so that others look at the text (TK-11.1)."""

import pytest

from bot.sandbox import Message, Person
from tests.night.evening import Evening, plain, seen
from tests.night.players import play


async def switch(evening: Evening, person: Person) -> Message:
    """Press the switch on the person's settings and return them."""
    settings = seen(await person.command("me settings", evening.channel))
    button = next(button["custom_id"] for button in settings.buttons if str(button.get("custom_id", "")).endswith(":writes"))
    return seen(await person.press(settings, button))


def text_or_empty(message: Message | None) -> str:
    return plain(message.text) if message is not None else ""


def writers(evening: Evening) -> str:
    """Return the line of the board that names the writers; empty without one."""
    return text_or_empty(evening.living("desk")).partition("Píšou: ")[2].partition("\n")[0]


@pytest.mark.rule("TK-11.1")
async def test_writers_are_marked_in_the_lobby_and_on_the_board(evening: Evening) -> None:
    people = evening.crowd(6)
    await evening.prefer(text_mode=True, clocks={"discussion": 1e6, "window": 0.1})
    await evening.open_table(people[0])
    await evening.seat(people)
    assert "píše)" not in text_or_empty(await evening.lobby())
    assert "Budu mluvit" in [button["label"] for button in (await switch(evening, people[2])).buttons]
    await evening.eventually(lambda: f"3 {people[2].name} (píše)" in text_or_empty(evening.living("join")))
    await evening.deal(people[0])
    await play(evening, people, until=lambda: evening.living("floor.hand"))
    table = evening.table
    writer = next(seat.seat for seat in table.scene().public.seats if seat.living and seat.seat != 2)
    await switch(evening, people[writer])
    await evening.eventually(lambda: f"{writer + 1} {people[writer].name}" in writers(evening))
    await evening.restart_bot()
    assert evening.table.seat(writer).writes
    await switch(evening, people[writer])
    await evening.eventually(lambda: f"{writer + 1} {people[writer].name}" not in writers(evening))
