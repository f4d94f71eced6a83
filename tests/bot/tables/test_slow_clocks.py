"""Clocks of a slow game: they stand still in quiet hours, go on after pauses and downtime, and call people hours before their end."""

from typing import Any

import pytest

from bot.presenting.scene import ask_number
from bot.store import Store
from bot.tables.heartbeat import NOTED_EVERY, Heartbeat
from bot.tables.session.entries import Answer, Back, Talk, read_entry, row_of
from bot.tables.session.live_table import LiveTable
from tests.bot.tables.conftest import HOST, Clock, LocalTable, reloaded, seated
from tests.bot.tables.slow_table import HOUR, slow_game, wall

MINUTE = 60.0


def deadline(table: LiveTable) -> float:
    end = table.running.time.next_deadline()
    assert end is not None
    return end


def phase(table: LiveTable) -> str:
    shown: Any = table.scene().public
    return str(shown.phase)


async def everybody_answers(local: LocalTable) -> None:
    for ask in [ask for ask in local.table.running.open_asks(local.table.now()) if ask.clock == "night"]:
        await local.answers.answer(100 + ask.seat, ask.name, ask_number(ask), (ask.options[0].id,))


@pytest.mark.rule("TK-4.5", "TK-4.6")
async def test_a_night_of_twelve_hours_stands_still_while_people_sleep(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock, "2026-07-01 18:00")
    assert deadline(local.table) == wall("2026-07-02 16:00:10")
    assert local.table.quiet_until is None
    clock.time = wall("2026-07-01 23:00")
    assert local.table.quiet_until == wall("2026-07-02 08:00")


@pytest.mark.rule("TK-4.5")
async def test_presses_count_in_quiet_hours_and_the_next_clock_starts_in_the_morning(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock, "2026-07-01 21:00")
    clock.time = wall("2026-07-01 23:00")
    await everybody_answers(local)
    clock.pass_(1)
    assert phase(local.table) == "mafia", "with decoys a slow night ends with its last answer"
    assert deadline(local.table) == wall("2026-07-02 20:00")


@pytest.mark.rule("TK-4.1")
async def test_a_slow_night_lasts_a_minute_at_least_and_without_decoys_its_whole_clock(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock)
    await everybody_answers(local)
    clock.pass_(59)
    assert not await local.answers.expire_due()
    assert phase(local.table) == "agent"
    clock.pass_(1)
    assert await local.answers.expire_due()
    assert phase(local.table) == "mafia"


@pytest.mark.rule("TK-4.7")
async def test_after_downtime_a_long_clock_gets_the_time_the_bot_was_away(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock)
    before = deadline(local.table)
    clock.pass_(2 * HOUR)
    await local.table.do(lambda: local.table.record(Back(60.0, away=30 * MINUTE)))
    assert deadline(local.table) == before + 30 * MINUTE
    clock.time = wall("2026-07-02 09:00")
    await local.table.do(lambda: local.table.record(Back(60.0, away=12 * HOUR)))
    assert deadline(local.table) == before + 30 * MINUTE + 2 * HOUR, "of those hours it would have stood still for ten"


@pytest.mark.rule("TK-4.7")
async def test_after_downtime_nobody_has_less_than_a_quarter_of_an_hour(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock)
    clock.time = deadline(local.table) + 3 * HOUR
    await local.table.do(lambda: local.table.record(Back(60.0, away=3 * HOUR)))
    assert deadline(local.table) == clock() + 15 * MINUTE
    assert not await local.answers.expire_due()


@pytest.mark.rule("TK-4.7")
async def test_a_short_clock_begins_again_and_old_logs_are_read_as_before(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    clock.pass_(30)
    await local.table.do(lambda: local.table.record(Back(60.0, away=5.0)))
    assert deadline(local.table) == clock() + 60
    assert row_of(Back(60.0)) == ("back", {"least": 60.0}) and read_entry("back", {"least": 60.0}) == Back(60.0)


async def test_a_log_of_an_older_version_gives_long_clocks_afresh(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock, quiet_hours="none")
    clock.pass_(5 * HOUR)
    await local.table.do(lambda: local.table.record(Back(60.0)))
    assert deadline(local.table) == clock() + 12 * HOUR


@pytest.mark.rule("TK-4.6")
async def test_clocks_are_the_same_after_a_restart(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock, "2026-07-01 20:30")
    await everybody_answers(local)
    clock.pass_(HOUR)
    await local.host_moves.pause(HOST)
    clock.pass_(20 * HOUR)
    await local.host_moves.resume(HOST)
    again = await reloaded(store, clock)
    assert deadline(again.table) == deadline(local.table)
    assert again.table.running.time.releases == local.table.running.time.releases


@pytest.mark.rule("TK-4.5")
async def test_a_pause_over_night_takes_nothing_from_a_clock(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock, "2026-07-01 12:00")
    clock.time = wall("2026-07-01 21:00:10")
    await local.host_moves.pause(HOST)
    clock.time = wall("2026-07-03 10:00")
    await local.host_moves.resume(HOST)
    assert deadline(local.table) == wall("2026-07-03 13:00")
    await local.host_moves.extend(HOST, HOUR)
    assert deadline(local.table) == wall("2026-07-03 14:00")


@pytest.mark.rule("TK-4.5", "TK-8.1")
async def test_other_quiet_hours_hold_from_the_next_phase_on(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock, "2026-07-01 18:00")
    before = deadline(local.table)
    await local.table.do(lambda: local.table.record(Talk("option", key="quiet_hours", value="none")))
    assert deadline(local.table) == before
    await everybody_answers(local)
    clock.pass_(MINUTE)
    assert await local.answers.expire_due()
    assert deadline(local.table) == clock() + 12 * HOUR
    again = await reloaded(store, clock)
    assert deadline(again.table) == deadline(local.table)


@pytest.mark.rule("TK-4.8")
async def test_slow_clocks_remind_at_half_time_and_call_when_a_tenth_is_left(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock, "2026-07-01 09:00")
    time = local.table.running.time
    assert time.slow_call(clock()) == wall("2026-07-01 19:48:10"), "of twelve hours a tenth is 72 minutes"
    assert (time.urgency(clock()), time.next_reminder(clock())) == (0, wall("2026-07-01 15:00:10"))
    clock.time = deadline(local.table) - 5
    assert time.urgency(clock()) == 1, "there is no last minute and no 15-second call"
    assert time.next_reminder(clock()) is None


@pytest.mark.rule("TK-4.8")
async def test_a_call_that_would_fall_into_quiet_hours_comes_before_them(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock, "2026-07-01 10:30")
    table = local.table
    assert deadline(table) == wall("2026-07-02 08:30:10")
    call = table.running.time.slow_call(clock())
    assert call == wall("2026-07-01 21:18:10")


@pytest.mark.rule("TK-4.8")
async def test_of_a_day_two_hours_are_left_when_people_are_called(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock, quiet_hours="none", day_hours=72)
    time = local.table.running.time
    assert deadline(local.table) - (time.slow_call(clock()) or 0) == 2 * HOUR


async def test_clocks_of_an_evening_call_as_before(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    assert local.table.running.time.slow_call(clock()) is None
    assert local.table.quiet_until is None


@pytest.mark.rule("TK-4.7")
async def test_the_bot_notes_now_and_then_that_it_is_here(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock)
    sign = Heartbeat(local.table)
    assert await sign.attend() == clock() + NOTED_EVERY
    clock.pass_(NOTED_EVERY - 1)
    assert await sign.attend() == clock() + 1
    clock.pass_(HOUR)
    again = await reloaded(store, clock)
    assert Heartbeat(again.table).away == HOUR + NOTED_EVERY - 1
    sign.leave()
    assert sign.away == 0.0


@pytest.mark.rule("TK-4.7", "MF-15.4")
async def test_time_given_back_does_not_reveal_the_moment_of_an_answer(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock)
    sign = Heartbeat(local.table)
    await sign.attend()
    clock.pass_(NOTED_EVERY / 2)
    ask = next(ask for ask in local.table.running.open_asks(clock()) if ask.secret and ask.holds)
    await local.table.do(lambda: local.table.record(Answer(ask.id, (ask.options[0].id,))))
    clock.pass_(30)
    assert sign.away == NOTED_EVERY / 2 + 30


@pytest.mark.rule("TK-4.7")
async def test_a_pause_without_heartbeats_is_not_given_back(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock)
    sign = Heartbeat(local.table)
    await sign.attend()
    await local.host_moves.pause(HOST)
    clock.pass_(2 * 24 * HOUR)
    assert await sign.attend() is None
    await local.host_moves.resume(HOST)
    clock.pass_(10)
    assert sign.away == 10


async def test_short_clocks_need_no_sign_of_life(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    assert await Heartbeat(local.table).attend() is None
