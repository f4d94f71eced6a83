"""Discord does not take one person's direct messages for long: the others play on, and that person has everything afterwards."""

import asyncio

import pytest

from bot.discord_io.request_faults import QUARANTINED
from bot.presenting.texts import words_in
from bot.sandbox import Person
from bot.tables.delivery import delivery_backoff as patience
from tests.night.evening import Evening, plain
from tests.night.players import play_soon_over
from tests.night.test_faults import board_text
from tests.night.test_faults_discord import public_texts
from tests.night.test_killed import told_once

SHORT = 1.0
"""Seconds for which a table of these tests waits for somebody."""


def cut_off(evening: Evening, person: Person) -> None:
    """Let everything fail that is sent to one person, for as long as the faults are not cleared."""
    for method, more in (("POST", ""), ("PATCH", "/[0-9]+")):
        evening.discord.faults.answer(503, times=None, method=method, route=f".*/channels/{person.open_dm().id}/messages{more}")


async def dealt(evening: Evening) -> list[Person]:
    await evening.prefer(text_mode=True)
    people = evening.crowd(6)
    await evening.open_table(people[0])
    await evening.seat(people)
    return people


async def test_the_others_are_told_at_once_while_one_is_out_of_reach(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "LONG", SHORT)
    people = await dealt(evening)
    away = people[3]
    cut_off(evening, away)
    await evening.deal(people[0])
    others = [person for person in people if person is not away]
    await evening.eventually(lambda: all(person.dm is not None and person.messages(person.dm) for person in others), 5)
    assert not away.messages(away.dm)
    assert evening.session.outbox.retry_at is None
    await evening.eventually(lambda: not evening.session.outages.blocked, 10)
    await play_soon_over(evening, others)  # the clocks of the one who is away strike
    await evening.eventually(lambda: evening.table.phase == "ended")
    told_once(evening.table, public_texts(evening))


async def test_no_clock_strikes_while_somebody_is_waited_for_and_they_have_all_letters_afterwards(evening: Evening) -> None:
    people = await dealt(evening)
    away = people[3]
    cut_off(evening, away)
    await evening.deal(people[0])
    await evening.eventually(lambda: evening.session.outages.blocked, 5)
    await asyncio.sleep(1.0)
    assert evening.session.outbox.retry_at is None
    evening.discord.faults.clear()
    evening.session.outbox.hurry()
    await evening.eventually(lambda: any("Žeton" in message.text for message in away.messages(away.dm)), 10)
    await evening.eventually(lambda: not evening.session.outages.blocked and not evening.session.whispers.pending, 10)
    assert sum("Žeton" in message.text for message in away.messages(away.dm)) == 1
    await play_soon_over(evening, people)


@pytest.mark.parametrize("refused", ["opening", "sending"])
async def test_a_quarantined_bot_takes_nobody_for_closed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, refused: str
) -> None:
    """The table goes on from the desks, as its board says from the next day on; after the quarantine everybody has their token, once."""
    monkeypatch.setattr(patience, "LONG", SHORT)
    people = await dealt(evening)
    sending = [f".*/channels/{person.open_dm().id}/messages" for person in people]
    for route in ["/users/@me/channels"] if refused == "opening" else sending:
        evening.discord.faults.refuse(QUARANTINED, times=None, method="POST", route=route)
    await evening.deal(people[0])
    await evening.eventually(lambda: not evening.session.outages.blocked and evening.table.phase == "running", 10)
    await asyncio.sleep(5 * SHORT)
    assert not any(seat.dm_closed for seat in evening.table.seats)
    assert not any(person.messages(person.dm) for person in people)
    assert "quarantined" in caplog.text
    await evening.discord.until(lambda: plain(words_in("cs")("deaf-board")) in board_text(evening))
    evening.discord.faults.clear()
    evening.session.outbox.hurry()
    for person in people:
        await person.wait_for(lambda message: "Žeton" in message.text, place=person.open_dm())
    await evening.eventually(lambda: not evening.session.whispers.pending, 10)
    assert [sum("Žeton" in message.text for message in person.messages(person.dm)) for person in people] == [1] * len(people)
    assert not any(seat.dm_closed for seat in evening.table.seats)
