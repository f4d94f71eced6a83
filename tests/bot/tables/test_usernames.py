"""The account's name goes with the seat, for pictures whose font lacks the display name (T-10)."""

from dataclasses import replace

from bot.store import Store
from bot.tables.session.seating import Seat
from tests.bot.tables.conftest import HOST, Clock, open_local, reloaded


async def test_usernames_of_seated_people_survive_a_restart(store: Store, clock: Clock) -> None:
    local = await open_local(store, clock)
    await local.lobby_moves.sit(100, "健二", username="kenji")
    await local.lobby_moves.sit(101, "Jana")
    assert local.table.usernames() == ("kenji", "")
    again = await reloaded(store, clock)
    assert again.table.usernames() == ("kenji", "") and again.table.names() == ("健二", "Jana")


async def test_usernames_of_waiting_people_survive_a_restart(store: Store, clock: Clock) -> None:
    local = await open_local(store, clock)
    for person in range(21):
        await local.lobby_moves.sit(100 + person, f"P{person}", username=f"p{person}")
    await local.lobby_moves.sit(200, "健二", username="kenji")
    again = await reloaded(store, clock)
    await again.lobby_moves.leave(103)
    assert again.table.seats[20].username == "kenji" and again.table.usernames()[3] == "p4"
    await again.lobby_moves.start(HOST)
    assert again.table.scene().people[20].user == "kenji" and again.table.setup.usernames == {}


async def test_a_machine_bears_the_name_of_the_person_and_a_newcomer_their_own(store: Store, clock: Clock) -> None:
    local = await open_local(store, clock)
    for person in range(6):
        await local.lobby_moves.sit(100 + person, "健二", username=f"kenji_{person}")
    await local.lobby_moves.start(HOST)
    await local.host_moves.automate(HOST, 2)
    assert local.table.usernames()[2] == "kenji_2"
    await local.host_moves.give_back(102, 2)
    assert local.table.usernames()[2] == "kenji_2"
    await local.host_moves.offer(HOST, 3, 555, 1)
    await local.host_moves.accept(555, 3, "明子", username="akiko")
    assert (await reloaded(store, clock)).table.usernames()[2:4] == ("kenji_2", "akiko")
    assert local.table.scene().people[3].user == "akiko"


def test_a_seat_that_was_stored_without_it_is_read() -> None:
    row = Seat(0, 100, "健二", "kenji").row()
    old = replace(row, extra={key: value for key, value in row.extra.items() if key != "username"})
    assert Seat.of(row).username == "kenji" and Seat.of(old) == Seat(0, 100, "健二")
