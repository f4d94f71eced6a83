"""Discord stumbles while it is spoken to: every line is told once, nobody loses time, and it is said once when it lasted."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Person
from bot.tables.table_session import TableSession
from tests.night.evening import FAST, Evening, plain
from tests.night.first_day import in_discussion
from tests.night.players import play
from tests.night.striking import pass_until
from tests.night.test_clicks import ready_button, text_of
from tests.night.test_killed import told_once

CS = words_in("cs")
POST, EDIT, DM = "/channels/{channel}/messages", "/channels/{channel}/messages/{message}", "/users/@me/channels"
SLOW = plain(CS("slow", until="…")).split("…")[0]


def public_texts(evening: Evening) -> list[str]:
    """Return the plain texts that the bot has told in the channel."""
    return [message.content for message in evening.channel.messages.values() if not message.ephemeral and message.content]


async def sow(evening: Evening) -> None:
    """Let every kind of failure happen once, one after another, where the bot posts and edits."""
    faults, outbox = evening.discord.faults, evening.session.outbox

    async def overcome() -> None:
        await evening.eventually(lambda: not faults.active and outbox.retry_at is None, 30)

    for stored in (False, True):
        for method, route in (("POST", POST), ("PATCH", EDIT)):
            faults.answer(503, method=method, route=route, stored=stored)
            await overcome()
            faults.drop(method=method, route=route, stored=stored)
            await overcome()
    for status, via in ((429, True), (429, False), (500, True), (502, True)):
        faults.answer(status, method="POST", route=POST, via=via, stored=status == 502)
        await overcome()


async def test_every_line_is_told_once_despite_faults(evening: Evening) -> None:
    await evening.prefer(text_mode=True)
    people = evening.crowd(6)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    sowing = asyncio.create_task(sow(evening))
    await play(evening, people)
    sowing.cancel()
    evening.discord.faults.clear()
    await evening.eventually(lambda: evening.table.phase == "ended")
    told_once(evening.table, public_texts(evening))


@pytest.fixture
async def patient(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening on which time that is given back is long enough to be seen."""
    async with Evening(tmp_path, tempo=replace(FAST, factor=0.05, fair_while=40.0)) as made:
        yield made


async def after_the_discussion(evening: Evening) -> None:
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    for person in evening.people[:5]:
        assert text_of(await person.press(board, ready)) == plain(CS("ready-given"))
    await evening.eventually(lambda: evening.view.phase == "first")


async def kinds(evening: Evening) -> list[str]:
    """Return the kinds of entries in the log from the first ballot on."""
    entries = await evening.registry.store.entries(evening.table.id)
    last = max(entry.n for entry in entries if "mafie.day.ready" in str(entry.payload) and entry.kind == "answer")
    return [entry.kind for entry in entries if entry.n > last]


async def test_a_long_failure_is_said_once_and_everybody_has_time_again(patient: Evening) -> None:
    await in_discussion(patient, vote=400)
    patient.discord.faults.answer(503, times=None, method="POST", route=POST)
    patient.discord.faults.answer(503, times=None, method="PATCH", route=EDIT)
    await after_the_discussion(patient)
    await patient.eventually(lambda: patient.session.outbox.trouble)
    end = patient.table.course.time.next_deadline()
    assert end is not None
    pass_until(patient, patient.session, end + 0.1)
    failed = patient.session.outbox.retry_at
    await patient.eventually(lambda: patient.session.outbox.retry_at not in {failed, None})  # it was looked at, and tried again in vain
    assert await kinds(patient) == []  # no clock strikes while nobody sees the question
    patient.discord.faults.clear()
    await patient.discord.until(lambda: any(SLOW in plain(text) for text in public_texts(patient)))
    assert await kinds(patient) == ["topup"]
    assert sum(SLOW in plain(text) for text in public_texts(patient)) == 1


async def test_an_answer_that_takes_long_gives_time_back(patient: Evening) -> None:
    await in_discussion(patient, vote=80)  # four seconds
    patient.discord.faults.delay(5.2, method="PATCH", route=EDIT, after=True)
    await after_the_discussion(patient)
    await patient.discord.until(lambda: any(SLOW in plain(text) for text in public_texts(patient)))
    assert await kinds(patient) == ["topup"]


async def test_nobody_looks_at_a_table_again_and_again_while_a_delivery_is_out(patient: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    looks, attend = 0, TableSession.attend

    async def counted(session: TableSession) -> float | None:
        nonlocal looks
        looks += 1
        return await attend(session)

    await in_discussion(patient)
    session = patient.session
    monkeypatch.setattr(TableSession, "attend", counted)
    patient.discord.faults.delay(1.0, method="POST", route=POST)
    session.messages.board.due = session.now()  # a postponed edit, which waits for the line
    await session.outbox.say("Pauza.")
    session.table.changed()
    await patient.discord.until(lambda: "Pauza." in public_texts(patient))
    assert 0 < looks < 20


async def test_a_failure_in_one_persons_messages_keeps_the_others_going(evening: Evening) -> None:
    people = evening.crowd(6)
    await evening.open_table(people[0])
    await evening.seat(people)
    evening.discord.faults.answer(503, times=2, method="POST", route=DM)
    await evening.deal(people[0])

    def hands(person: Person) -> int:
        return sum("Žeton" in message.text for message in person.messages(person.dm)) if person.dm is not None else 0

    await evening.eventually(lambda: all(hands(person) for person in people), 15)
    assert [hands(person) for person in people] == [1] * 6


@pytest.mark.parametrize("via", [True, False])
async def test_a_click_counts_although_its_answer_is_rate_limited(evening: Evening, via: bool) -> None:
    people = await in_discussion(evening)
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    evening.discord.faults.answer(429, method="POST", route="/interactions/{interaction}/{token}/callback", via=via)
    await people[1].press(board, ready)
    await evening.eventually(lambda: evening.table.course.game.view(None).seats[1].ready)


async def test_a_click_counts_although_its_answer_is_late(evening: Evening) -> None:
    people = await in_discussion(evening)
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    evening.discord.deadline = 0.3
    evening.discord.faults.delay(0.5, method="POST", route="/interactions/{interaction}/{token}/callback", after=False)
    await people[1].press(board, ready)
    assert evening.table.course.game.view(None).seats[1].ready
    assert text_of(await people[1].press(board, ready)) in {plain(CS("no-double")), plain(CS("no-stale"))}
