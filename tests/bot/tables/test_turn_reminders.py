"""«Your turn»: once a turn, to people without an open desk."""

from collections.abc import Mapping
from typing import cast

from bot.store import Store
from bot.tables.delivery.open_desks import OpenDesks
from bot.tables.delivery.whispers import Whispers
from bot.tables.players.turn_reminders import OPEN_AFTER, TurnReminders
from tests.bot.tables.conftest import Clock, LocalTable
from tests.bot.tables.test_absences import escape


class Called:
    """Notes the called seats in place of the private lines."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    async def send_each(self, lines: Mapping[int, object], **_about: object) -> bool:
        self.seats.extend(lines)
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


async def test_who_does_not_want_to_be_called_is_not(store: Store, clock: Clock) -> None:
    local, seat = await first_turn(store, clock)
    user = local.table.seat(seat).user_id
    assert user is not None
    await store.put_person_settings(user, {"turns": False}, "")
    called = Called()
    reminders = TurnReminders(local.table, cast("Whispers", called), OpenDesks(local.table))
    await wait(reminders, clock)
    assert called.seats == []


async def test_who_has_the_desk_open_is_left_in_peace(store: Store, clock: Clock) -> None:
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
