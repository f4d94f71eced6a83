"""Discord's gateway is away while its requests are answered: the bot can speak, and nobody can press."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from discord.backoff import ExponentialBackoff

from bot.store import EntryRow
from tests.night.evening import FAST, Evening, plain
from tests.night.first_day import in_discussion
from tests.night.striking import look_again, pass_until
from tests.night.test_clicks import text_of
from tests.night.test_faults_discord import SLOW, after_the_discussion, kinds, public_texts


@pytest.fixture
async def patient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    """An evening on which time that is given back is long enough to be seen, and the library dials again at once."""

    def delay(_backoff: Any) -> float:
        return 0.05

    monkeypatch.setattr(ExponentialBackoff, "delay", delay)
    async with Evening(tmp_path, tempo=replace(FAST, factor=0.05, fair_while=40.0)) as made:
        yield made


async def given(evening: Evening) -> list[EntryRow]:
    """Return the entries that have given time back."""
    return [entry for entry in await evening.registry.store.entries(evening.table.id) if entry.kind == "topup"]


async def lost(evening: Evening) -> None:
    """Let the gateway be away, and the bot know it."""
    await evening.discord.gateway.go_away()
    await evening.eventually(lambda: evening.table.stopped_at is not None)


async def looked_at(evening: Evening) -> None:
    """Wait until the scheduler has looked at the table again."""
    session = evening.session
    look_again(evening, session)
    await evening.eventually(lambda: not session.at_work and not evening.registry.scheduler.at_work)
    before, session.looked_at = session.looked_at, 0.0
    look_again(evening, session)
    await evening.eventually(lambda: session.looked_at and not session.at_work)
    session.looked_at = max(session.looked_at, before)


async def found(evening: Evening) -> None:
    """Let the gateway be there again, and the bot know it."""
    evening.discord.gateway.away = False
    await evening.discord.bot_ready()
    await evening.eventually(lambda: not evening.session.outages.blocked)


async def test_no_clock_strikes_while_nobody_can_press(patient: Evening) -> None:
    await in_discussion(patient, vote=400)  # twenty seconds
    await after_the_discussion(patient)
    end = patient.table.course.time.next_deadline()
    assert end is not None
    moves = patient.table.course.game.moves_made
    await lost(patient)
    pass_until(patient, patient.session, end + 60.0)
    await looked_at(patient)
    assert patient.table.course.game.moves_made == moves and await kinds(patient) == []
    await found(patient)
    await patient.discord.until(lambda: any(SLOW in plain(text) for text in public_texts(patient)))
    assert await kinds(patient) == ["topup"] and sum(SLOW in plain(text) for text in public_texts(patient)) == 1
    ends = patient.table.course.time.next_deadline()
    given_back = (await given(patient))[-1]
    assert ends is not None and end + given_back.payload["away"] - 0.01 <= ends, "as much is left as before"
    assert ends <= max(end + given_back.payload["away"], given_back.at + 40.0) + 0.01, "and no more than the fair while"
    pass_until(patient, patient.session, ends + 0.1)
    await patient.eventually(lambda: patient.table.course.game.moves_made > moves)


async def test_a_connection_that_is_resumed_at_once_disturbs_nobody(patient: Evening) -> None:
    people = await in_discussion(patient, vote=400)
    await after_the_discussion(patient)
    course, before = patient.table.course, public_texts(patient)
    end = course.time.next_deadline()
    assert end is not None
    resumed = patient.discord.gateway.resumed
    await patient.discord.gateway.drop()
    await patient.eventually(lambda: patient.discord.gateway.resumed > resumed)
    await patient.eventually(lambda: patient.table.stopped_at is None and course.time.next_deadline() != end)
    assert end < course.time.next_deadline() < end + 5.0
    await looked_at(patient)  # changes in memory are on the disk by then
    assert await kinds(patient) == ["topup"] and public_texts(patient) == before
    board = await patient.discord.until(lambda: patient.living("help"))
    assert text_of(await people[1].press(board, patient.press_id("help")))


async def test_a_lobby_is_not_dealt_while_nobody_can_leave_it(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda _backoff: 0.05)
    people = evening.crowd(6)
    await evening.open_table(people[0])
    await evening.seat(people)
    table = evening.table
    touched = table.setup.touched
    await lost(evening)
    pass_until(evening, evening.session, touched + 3 * 3600.0)  # a lobby closes after two hours in which nothing happens
    await looked_at(evening)
    assert table.phase == "lobby"
    await found(evening)
    await evening.eventually(lambda: table.stopped_at is None)
    await looked_at(evening)
    assert table.phase == "lobby" and table.setup.touched > touched + 3 * 3600.0 - 60.0
