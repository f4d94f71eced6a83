"""«Your turn»: once a turn, to people without an open desk."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.presenting.page import Page
from bot.presenting.texts import words_in
from bot.store import Store
from bot.tables.delivery.open_desks import OpenDesks
from bot.tables.delivery.temporary_lines import CALL, TURN, is_over, open_call
from bot.tables.delivery.whispers import Whispers
from bot.tables.players import turn_reminders
from bot.tables.players.turn_reminders import OPEN_AFTER, TurnReminders
from bot.tables.session.message_state import TemporaryLine
from tests.bot.tables.conftest import HOST, Clock, LocalTable, reloaded, seated
from tests.bot.tables.slow_table import slow_game
from tests.bot.tables.test_absences import escape


class Called:
    """Notes the called seats in place of the private lines."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.pages: list[Page] = []
        self.loud = False
        self.failing = False

    async def send_each(self, lines: Mapping[int, Page], *, loud: bool, **_about: object) -> bool:
        if self.failing:
            return False
        self.loud = loud
        self.seats.extend(lines)
        self.pages.extend(lines.values())
        return True


async def first_turn(store: Store, clock: Clock) -> tuple[LocalTable, int]:
    """Return a game of Escape Plan and the seat whose turn is the first of its day."""
    local = await escape(store, clock)
    while (seat := on_turn(local, clock)) is None:
        await run_out(local, clock)
    return local, seat


def on_turn(local: LocalTable, clock: Clock) -> int | None:
    asks = [ask.seat for ask in local.table.running.open_asks(clock()) if ask.name == "escape_plan.turn"]
    return asks[0] if asks else None


async def run_out(local: LocalTable, clock: Clock) -> None:
    """Let the next clock run out."""
    end = local.table.running.time.next_deadline()
    assert end is not None
    clock.time = max(clock.time, end) + 5
    await local.answers.expire_due()


async def next_turn(local: LocalTable, clock: Clock, seat: int, reminders: TurnReminders) -> None:
    """Go on to the next turn of ``seat`` in the same phase, with the reminders attended in between."""
    step = (local.table.running.public(clock()).round, "actions")
    while on_turn(local, clock) == seat:
        await run_out(local, clock)
        await reminders.attend()
    while on_turn(local, clock) != seat:
        await run_out(local, clock)
        await reminders.attend()
    view = local.table.running.public(clock())
    assert (view.round, view.phase) == step


async def wait(reminders: TurnReminders, clock: Clock) -> None:
    """Let the time pass after which a person is called."""
    await reminders.attend()
    clock.pass_(OPEN_AFTER)
    await reminders.attend()


async def test_each_turn_of_a_phase_has_a_call_of_its_own(store: Store, clock: Clock) -> None:
    local, seat = await first_turn(store, clock)
    called = Called()
    reminders = TurnReminders(local.table, cast("Whispers", called), OpenDesks(local.table))
    await wait(reminders, clock)
    await wait(reminders, clock)
    assert called.seats == [seat], "once a turn"
    await next_turn(local, clock, seat, reminders)
    called.seats.clear()
    await wait(reminders, clock)
    assert called.seats == [seat]


async def test_a_turn_that_is_interrupted_has_one_call(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window for reactions, in which nobody or somebody else is awaited, ends no turn."""
    local, seat = await first_turn(store, clock)
    other = next(one.seat for one in local.table.people if one.seat != seat)
    awaited: tuple[int, ...] = (seat,)
    turn = str(seat)
    presenter = SimpleNamespace(turns=lambda _scene: awaited, slow_turns=None, whose_turn=lambda _view: turn)
    monkeypatch.setattr(turn_reminders, "game_of", lambda _game: SimpleNamespace(presenter=presenter))
    called = Called()
    reminders = TurnReminders(local.table, cast("Whispers", called), OpenDesks(local.table))
    await wait(reminders, clock)
    for awaited, turn in (((), ""), ((seat,), str(seat)), ((other,), str(seat)), ((seat,), str(seat))):  # noqa: B007 - the presenter reads them
        await wait(reminders, clock)
    assert called.seats == [seat, other]
    awaited, turn = (other,), str(other)
    await wait(reminders, clock)
    assert called.seats == [seat, other, other], "its own turn"


async def test_the_channel_hears_only_the_last_call_to_the_awaited_player(store: Store, clock: Clock) -> None:
    local, seat = await first_turn(store, clock)
    local.table.message_state.channel.board.id = 7
    line = TemporaryLine(0, 0, seat, 100 + seat, CALL)
    call = open_call(local.table, line)
    assert call == words_in("cs")("are-you-there"), "neither the way back to the table nor the end of the seat's own question"
    other = next(one.seat for one in local.table.people if one.seat != seat)
    assert open_call(local.table, replace(line, seat=other, person=100 + other)) == ""
    assert open_call(local.table, replace(line, about=TURN)) == ""


async def test_players_without_reminders_are_not_called(store: Store, clock: Clock) -> None:
    local, seat = await first_turn(store, clock)
    user = local.table.seat(seat).user_id
    assert user is not None
    await store.put_person_settings(user, {"turns": False}, "")
    called = Called()
    reminders = TurnReminders(local.table, cast("Whispers", called), OpenDesks(local.table))
    await wait(reminders, clock)
    assert called.seats == []


async def test_a_player_with_an_open_desk_is_not_called(store: Store, clock: Clock) -> None:
    local, seat = await first_turn(store, clock)
    called, desks = Called(), OpenDesks(local.table)
    user = local.table.seat(seat).user_id
    assert user is not None

    async def edited() -> None: ...

    desks.put(user, seat, desks.state(seat), redraw=edited, retire=edited)
    reminders = TurnReminders(local.table, cast("Whispers", called), desks)
    reminders.opened(seat)
    await wait(reminders, clock)
    await next_turn(local, clock, seat, reminders)
    called.seats.clear()
    await wait(reminders, clock)
    assert called.seats == []
    desks.stop()
    await wait(reminders, clock)
    assert called.seats == [seat]


async def to_phase(local: LocalTable, clock: Clock, phase: str, reminders: TurnReminders) -> None:
    """Let clocks run out until the game is in ``phase``."""
    while local.table.running.public(clock()).phase != phase:
        time = local.table.running.time
        clock.time = min(when for when in (time.next_deadline(), time.next_release(clock())) if when is not None) + 0.01
        await local.answers.expire_due()
        await reminders.attend()


@pytest.mark.rule("TK-4.8")
async def test_a_slow_game_calls_the_living_to_a_new_day_and_to_a_ballot(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock, quiet_hours="none")
    called = Called()
    reminders = TurnReminders(local.table, cast("Whispers", called), OpenDesks(local.table))
    await reminders.attend()
    assert called.seats == [], "the questions of a night are messages of their own"
    await to_phase(local, clock, "discussion", reminders)
    view: Any = local.table.running.public(clock())
    living = [seat.seat for seat in view.seats if seat.living]
    await reminders.attend()
    assert called.seats == living
    assert "Nový den" in str(called.pages[0].parts[0])
    called.seats.clear()
    await to_phase(local, clock, "first", reminders)
    voter, *others = living
    assert called.seats == living, "at once, and once"
    await local.answers.answer(100 + voter, "mafie.vote.first", None, (f"seat:{others[0]}",))
    late = 100 + others[0]
    line = TemporaryLine(100 + voter, 1, voter, 100 + voter, TURN)
    assert is_over(local.table, line), "the call is taken away"
    assert not is_over(local.table, TemporaryLine(late, 1, others[0], late, f"{TURN} 1.first"))
    assert is_over(local.table, TemporaryLine(late, 1, others[0], late, f"{TURN} 1.discussion")), "the day that it called to is over"


@pytest.mark.rule("TK-4.5")
@pytest.mark.parametrize(("quiet_hours", "loud"), [("none", True), ("0-23", False)])
async def test_the_people_of_a_slow_game_are_told_once_that_it_is_over(store: Store, clock: Clock, quiet_hours: str, *, loud: bool) -> None:
    local = await slow_game(store, clock, quiet_hours=quiet_hours)
    called = Called()
    reminders = TurnReminders(local.table, cast("Whispers", called), OpenDesks(local.table))
    await local.host_moves.end(HOST)
    called.failing = True
    await reminders.tell_end()
    called.failing = False
    await reminders.tell_end()
    reminders.opened(1)
    await reminders.tell_end()
    await local.table.store_message_state()
    again = await reloaded(store, clock)
    await TurnReminders(again.table, cast("Whispers", called), OpenDesks(again.table)).tell_end()
    assert (called.seats, called.loud) == (list(range(9)), loud)


async def test_a_live_game_of_mafie_calls_nobody_to_its_board(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    called = Called()
    reminders = TurnReminders(local.table, cast("Whispers", called), OpenDesks(local.table))
    await to_phase(local, clock, "first", reminders)
    await wait(reminders, clock)
    assert called.seats == []
