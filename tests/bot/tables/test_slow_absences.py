"""Silent seats of slow games: stored, proposed after two misses, taken by an automated player after three, publicly."""

from typing import cast

import pytest

from bot.presenting.page import Page
from bot.store import Store
from bot.tables.delivery.whispers import Whispers
from bot.tables.players.absences import CALLS_A_ROUND, Absences
from tests.bot.tables.conftest import Clock, LocalTable, reloaded, seated
from tests.bot.tables.slow_table import HOUR, slow_game, wall


class Ears:
    """The calls to people and the host."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.lines: list[str] = []
        self.host = 0

    async def send(self, seat: int, _what: Page | str, *, loud: bool = False, **_more: object) -> bool:
        self.seats.append(seat)
        return loud

    async def send_each(self, lines: dict[int, str], *, loud: bool = False, about: str = "") -> bool:
        self.seats += sorted(lines)
        self.lines += lines.values()
        return loud

    async def send_host(self, _what: Page | str, *, loud: bool = False, **_more: object) -> bool:
        self.host += 1
        return loud


def absences_of(local: LocalTable) -> tuple[Absences, Ears]:
    ears = Ears()
    return Absences(local.table, cast("Whispers", ears), local.host_moves), ears


async def clocks_run_out(local: LocalTable, clock: Clock) -> None:
    end = local.table.running.time.next_deadline()
    assert end is not None
    clock.time = end + 0.01
    await local.answers.expire_due()


@pytest.mark.rule("TK-4.9", "MF-15.14", "MF-15.15")
async def test_two_misses_propose_and_three_seat_a_machine(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock)
    absences, ears = absences_of(local)
    await clocks_run_out(local, clock)
    await absences.attend()
    assert (ears.host, ears.seats) == (0, [])
    local.table.seat(3).misses = 2
    await absences.attend()
    await absences.attend()
    assert (ears.host, ears.seats) == (1, [3]), "once, and the person is asked as well"
    local.table.seat(3).misses = 3
    await absences.attend()
    place = local.table.seat(3)
    assert place.bot_player and place.owner == 103
    await local.host_moves.give_back(103, 3)
    assert local.table.seat(3).user_id == 103 and local.table.seat(3).misses == 0


@pytest.mark.rule("TK-4.9")
async def test_misses_of_a_slow_game_outlast_a_restart_and_an_answer_ends_them(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock)
    await clocks_run_out(local, clock)
    again = await reloaded(store, clock)
    assert [seat.misses for seat in again.table.seats] == [seat.misses for seat in local.table.seats] == [1] * 9
    ask = next(ask for ask in again.table.running.open_asks(clock() + 100) if ask.clock == "night")
    clock.pass_(100)
    await again.answers.answer(100 + ask.seat, ask.name, None, (ask.options[0].id,))
    third = await reloaded(store, clock)
    assert third.table.seat(ask.seat).misses == 0


@pytest.mark.rule("TK-4.9")
async def test_a_restart_repeats_no_question_to_the_host(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock)
    absences, ears = absences_of(local)
    local.table.seat(3).misses = 2
    await absences.attend()
    again = await reloaded(store, clock)
    absences, ears = absences_of(again)
    await absences.attend()
    assert (ears.host, ears.seats) == (0, [])
    await again.answers.is_here(3)
    assert (await reloaded(store, clock)).table.seat(3).misses == 0


@pytest.mark.rule("MF-15.14")
async def test_evenings_wait_for_three_misses_and_seat_nobody(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    absences, ears = absences_of(local)
    local.table.seat(3).misses = 2
    await absences.attend()
    assert (ears.host, ears.seats) == (0, [3])
    local.table.seat(3).misses = 5
    await absences.attend()
    assert (ears.host, ears.seats) == (1, [3]) and not local.table.seat(3).bot_player


@pytest.mark.rule("TK-4.5", "TK-4.9")
async def test_in_quiet_hours_nobody_is_asked_and_no_seat_changes_hands(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock, "2026-07-01 21:30")
    absences, ears = absences_of(local)
    clock.time = wall("2026-07-01 23:00")
    local.table.seat(3).misses = 3
    await absences.attend()
    assert not ears.seats and not local.table.seat(3).bot_player
    clock.time = wall("2026-07-02 08:00")
    await absences.attend()
    assert local.table.seat(3).bot_player


@pytest.mark.rule("TK-4.8")
async def test_the_missing_are_called_once_before_a_slow_end_also_across_a_restart(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock, "2026-07-01 09:00")
    absences, ears = absences_of(local)
    call = local.table.running.time.slow_call(clock())
    assert call is not None
    clock.time = call - 1
    assert await absences.attend() == call and not ears.seats
    clock.time = call
    await absences.attend()
    await absences.attend()
    assert ears.seats == list(range(9)), "at night everybody alike, who has not answered"
    assert all(line.startswith("Stůl čeká na tebe. Konec <t:") and line.endswith(":f>).") for line in ears.lines), "not the last seconds"
    await local.table.store_message_state()
    again = await reloaded(store, clock)
    absences, ears = absences_of(again)
    await absences.attend()
    assert ears.seats == []


@pytest.mark.rule("TK-4.8")
async def test_nobody_has_more_than_a_few_reminders_in_a_round(store: Store, clock: Clock) -> None:
    local = await slow_game(store, clock, quiet_hours="none")
    absences, ears = absences_of(local)
    for _ in range(12):
        call, course = local.table.running.time.slow_call(clock()), local.table.running
        if course.game.outcome is not None or local.table.scene().public.round > 1:
            break
        if call is not None:
            clock.time = max(clock.time, call)
            await absences.attend()
        for seat in local.table.seats:
            seat.misses = 0
        await clocks_run_out(local, clock)
        clock.pass_(2 * HOUR)
    calls = [ears.seats.count(seat) for seat in range(9)]
    assert 2 <= max(calls) <= CALLS_A_ROUND
