"""The lobby of an evening: how long it waits, and whether it is one table or a door (CL-8.7, 9.1)."""

import pytest

from tests.night.evening import Evening
from tests.night.test_club_evening import answer, call, caller, only, until_start
from tests.night.test_evening_rounds import all_come, called, looking, rooms, with_channels

MINUTE = 60.0


@pytest.mark.rule("CL-8.7")
async def test_a_lobby_of_an_evening_waits_for_two_hours_after_the_start(evening: Evening) -> None:
    """CL-8.7: also when the last press was long before the start."""
    host = caller(evening)
    person = evening.person()
    await call(evening, host)
    await answer(evening, person, "yes")
    await until_start(evening, before=14 * MINUTE)
    lobby = await evening.discord.until(lambda: evening.living("join"))
    await person.press(lobby, evening.press_id("join"))
    room = evening.room
    for minutes in (11, 100, 119):
        await until_start(evening, before=-minutes * MINUTE)
        room.table.on_change()
        await evening.eventually(lambda: room.table.setup.kept_until is None)
        await looking(evening, room, lambda: room.looked_at >= evening.now() - 1)
        assert room.table.phase == "lobby", minutes
    await until_start(evening, before=-132 * MINUTE)  # what happened last is that chairs were kept no longer
    await looking(evening, room, lambda: room.table.phase == "cancelled")


@pytest.mark.rule("CL-9.1")
@pytest.mark.parametrize(("chairs", "channels", "door"), [(7, 2, True), (6, 2, False), (7, 1, False)])
async def test_there_is_a_door_only_for_more_people_than_one_table_seats(evening: Evening, chairs: int, channels: int, door: bool) -> None:
    """CL-9.1: more chairs are given than the first game seats, and there is more than one channel; else the lobby is the door."""
    await with_channels(evening, channels)
    host = caller(evening)
    people = evening.crowd(chairs)
    await called(evening, host, chairs=chairs)
    await all_come(evening, people)
    await until_start(evening, before=14 * MINUTE)
    await evening.eventually(lambda: only(evening).row.state == "open")
    if door:
        await evening.discord.until(lambda: evening.living("ev.here"))
        assert not rooms(evening)
    else:
        await evening.discord.until(lambda: evening.living("join"))
        assert len(rooms(evening)) == 1 and evening.living("ev.here") is None
        assert len(rooms(evening)[0].table.setup.queue) == max(0, chairs - 6), "who waits, waits"
