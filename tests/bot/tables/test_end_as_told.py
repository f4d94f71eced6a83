"""A game that is over, and has not told so yet, is a game that goes on, in all that a table does and hands over (MF-15.4)."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.presenting.standing import gone
from bot.store import Store
from bot.tables.delivery.open_desks import OpenDesks
from bot.tables.players.turn_reminders import TurnReminders
from bot.tables.quiet_hours import ClockRest, QuietHours
from bot.tables.refusal import Refused
from bot.tables.result_making import record_of
from bot.tables.session.entries import Back
from bot.tables.table_index import still_plays
from bot.tables.table_session import TableSession
from cogs.tables.after_game import finished, hand_course
from tests.bot.pairs_at_a_table import PERSON, Clock, Seated
from tests.bot.tables.conftest import HOST, reloaded, seated
from tests.bot.tables.conftest import Clock as Hand
from tests.engines.driving import random_game
from tests.engines.hooks import hooks_of

ALWAYS = ClockRest(QuietHours(0, 23), "UTC")


def before_the_end(name: str = "nostra_city") -> Seated:
    """Return a game that has ended and nobody is out of, in the beat before it tells so."""
    for seed in range(60):
        game, stream = random_game(hooks_of(name), seed)
        table = Seated(game, 0, Clock(), "en", text_mode=True)
        while table.game.outcome is None:
            table.step(stream)
        now = table.clock()
        if not table.course.over(now) and not gone(table.course.public(now)):
            return table
    raise AssertionError("every game tells its end at once")


def wait(table: Seated) -> None:
    table.clock.time = table.course.time.releases[-1]
    assert table.course.over(table.clock())


@pytest.mark.rule("MF-15.2", "MF-15.4")
@pytest.mark.parametrize("name", ["mafie", "nostra_city"])
async def test_a_finished_game_hands_nothing_over_before_its_end_is_told(name: str) -> None:
    table = before_the_end(name)
    with pytest.raises(Refused):
        record_of(table.table)
    with pytest.raises(Refused):
        finished(table.table)
    with pytest.raises(Refused):
        await hand_course(table.table, cast(Any, None))
    wait(table)
    assert record_of(table.table)["record"]
    assert finished(table.table) is table.table


@pytest.mark.rule("MF-15.4", "CL-21.2")
def test_a_person_plays_here_until_the_end_is_told() -> None:
    table = before_the_end()
    assert still_plays(table.table, PERSON)
    wait(table)
    assert not still_plays(table.table, PERSON)


@pytest.mark.rule("MF-15.4", "TK-4.5")
async def test_quiet_hours_and_reminders_last_until_the_end_is_told() -> None:
    table = before_the_end()
    course, live = table.course, table.table
    course.time.rest = ALWAYS
    morning = live.quiet_until
    assert morning is not None
    assert await TurnReminders(live, table.whispers, OpenDesks(live)).attend() == morning
    wait(table)
    assert live.quiet_until is None
    assert await TurnReminders(live, table.whispers, OpenDesks(live)).attend() is None


@pytest.mark.rule("MF-15.4", "MF-15.14")
async def test_a_silent_person_is_asked_for_until_the_end_is_told() -> None:
    for told in (False, True):
        table = before_the_end()
        if told:
            wait(table)
        table.table.seat(0).misses = table.session.absences.limits.ask
        await table.session.absences.attend()
        assert bool(table.table.seat(0).asked) is not told


@pytest.mark.rule("MF-15.4")
async def test_the_bot_says_that_it_is_back_until_the_end_is_told() -> None:
    for told in (False, True):
        table = before_the_end()
        if told:
            wait(table)
        done: list[str] = []

        def record(entry: Back, done: list[str] = done) -> None:
            done.append(entry.standing)

        table.table.record = record  # type: ignore[method-assign,assignment]
        session = SimpleNamespace(
            table=table.table,
            now=table.clock,
            tempo=SimpleNamespace(fair_while=60.0),
            heartbeat=SimpleNamespace(back=lambda least, standing, leapt: Back(least, standing, 0.0, leapt)),
            _leapt=0.0,
        )
        await TableSession.greet(cast(TableSession, session))
        assert done == ([] if told else [table.course.standing()])


@pytest.mark.rule("MF-15.19")
async def test_a_paused_game_that_the_host_ends_is_over(store: Store, clock: Hand) -> None:
    local = await seated(store, clock)
    await local.host_moves.pause(HOST)
    clock.pass_(50)
    await local.host_moves.end(HOST)
    for table in (local.table, (await reloaded(store, clock)).table):
        assert table.running.over(clock())
        assert table.phase == "running"
        assert table.running.time.released(clock()) == table.running.game.notices_made
        assert record_of(table)["record"]


@pytest.mark.rule("MF-15.19")
async def test_a_game_without_a_channel_that_the_host_ends_tells_so_in_another(store: Store, clock: Hand) -> None:
    local = await seated(store, clock)
    await local.host_moves.stop_clocks()
    local.table.message_state.departures.homeless = True
    clock.pass_(50)
    await local.host_moves.end(HOST)
    assert local.table.phase == "paused"
    assert not local.table.running.over(clock())
    await local.host_moves.move(HOST, 77)
    clock.pass_(50)
    assert local.table.running.over(clock())
