"""The lobby of an evening: when it is one, how long it stands, and what its host may do to a chair (CL-8.7, 9.1, 19.5)."""

import asyncio

import pytest

from bot.sandbox import Message, Person
from bot.tables.session.lobby import LOBBY_LASTS
from engines import GAMES
from tests.night.club_evening import answer, at_the_lobby, call, caller, in_days, invitation, only, shown, until_start, verb
from tests.night.evening import Evening, plain, seen
from tests.night.test_club_two_tables import dealt_in, lobby_in

HOUR = 3600.0


async def opened(evening: Evening) -> Message:
    """Let the evening open, and return its lobby."""
    await until_start(evening, before=14 * 60)
    lobby: Message = await evening.discord.until(lambda: evening.living("join"))
    return lobby


@pytest.mark.rule("CL-8.7")
async def test_a_lobby_of_an_evening_waits_two_hours_from_its_start(evening: Evening) -> None:
    """CL-8.7: nobody presses anything; its last touch is the start, not its opening before."""
    host = caller(evening)
    await call(evening, host)
    await answer(evening, evening.person(), "yes")
    await opened(evening)
    table = evening.table
    await until_start(evening, before=-11 * 60)
    evening.registry.scheduler.wake(table.id)
    await evening.eventually(lambda: table.setup.kept_until is None)
    await until_start(evening, before=-(LOBBY_LASTS - 60))
    evening.registry.scheduler.wake(table.id)
    await asyncio.sleep(0.3)
    assert table.phase == "lobby"
    await until_start(evening, before=-(LOBBY_LASTS + 15 * 60))
    evening.registry.scheduler.wake(table.id)
    await evening.eventually(lambda: table.phase == "cancelled")


@pytest.mark.rule("CL-9.1")
@pytest.mark.parametrize(("channels", "more", "door"), [(1, 1, False), (2, 0, False), (2, 1, True)])
async def test_the_door_opens_only_when_one_table_is_not_enough(evening: Evening, channels: int, more: int, door: bool) -> None:
    """CL-9.1: more chairs are given than the first game seats, and there is more than one channel; else who waits, waits."""
    other = evening.discord.create_channel(evening.guild, "druhý")
    await evening.prefer(table_channels=[str(evening.channel.id), str(other.id)][:channels])
    host = caller(evening)
    preview = seen(await host.command("evening plan", evening.channel, when=in_days(evening, 5), game="nostra_city"))
    await host.press(preview, verb(evening, "post"))
    await evening.discord.until(lambda: invitation(evening))
    for person in evening.crowd(GAMES["nostra_city"].seats[-1] + more):
        await answer(evening, person, "yes")
    await until_start(evening, before=14 * 60)
    await evening.eventually(lambda: only(evening).row.state == "open")
    if door:
        message = await evening.discord.until(lambda: evening.living("ev.here"))
        assert message.id == only(evening).message_state.message and not only(evening).saved.tables
    else:
        await evening.discord.until(lambda: evening.living("join"))
        assert len(only(evening).saved.tables) == 1 and evening.living("ev.here") is None


@pytest.mark.rule("CL-19.5", "CL-5.7")
async def test_a_removed_guest_may_come_to_the_next_evening(evening: Evening) -> None:
    """CL-19.5: only the host takes somebody off, and it ends with the evening."""
    host, person = caller(evening), evening.person()
    await call(evening, host)
    await answer(evening, person, "yes")
    first = only(evening)
    desk = seen(await host.command("evening desk", evening.channel))
    await host.press(desk, verb(evening, "uninvite"))
    await host.choose(desk, verb(evening, "pick", "uninvite"), str(person.id))
    assert "židli nemám" in await answer(evening, person, "yes")
    staff = caller(evening)
    theirs = seen(await staff.command("evening desk", evening.channel))
    refused = seen(await staff.press(theirs, verb(evening, "uninvite")))
    assert "věc hostitele" in plain(refused.text)
    await host.press(desk, verb(evening, "cancel"))
    await host.press(desk, verb(evening, "do_cancel"))
    evening.pass_time(61)  # its event in the calendar, which has just been made, is changed every ten seconds at most
    await evening.eventually(lambda: first.final and not evening.client.evening_scheduler.evenings)
    await call(evening, host)
    assert "je tvoje" in await answer(evening, person, "yes")


@pytest.mark.rule("CL-19.5")
async def test_a_freed_chair_may_be_taken_again(evening: Evening) -> None:
    """CL-19.5: [Uvolnit židli] is the host's, and keeps nobody from the table."""
    host, person = evening.person(), evening.person()
    lobby = await evening.open_table(host)
    await evening.seat([host, person])
    seat = evening.table.seat_of(person.id)
    assert seat is not None
    await free(evening, host, seat)
    assert evening.table.seat_of(person.id) is None
    await person.press(lobby, evening.press_id("join"))
    assert evening.table.seat_of(person.id) is not None


async def free(evening: Evening, host: Person, seat: int) -> None:
    desk = seen(await host.command("host", evening.channel))
    page = seen(await host.press(desk, evening.press_id("h.kick")))
    await host.choose(page, evening.press_id("h.kick"), f"sitter:{evening.table.seats[seat].user_id}")


@pytest.mark.rule("CL-8.3", "CL-22.19")
async def test_no_chair_is_kept_longer_for_a_player_outside_the_evening(evening: Evening) -> None:
    """CL-22.19: the person still plays at the end of keep, but at no table of this evening."""
    host, stranger = caller(evening), evening.person()
    people = evening.crowd(6)
    await call(evening, host)
    await answer(evening, people[0], "yes")
    other = evening.discord.create_channel(evening.guild, "jinde")
    lobby, table = await lobby_in(evening, other, stranger)
    for person in people:
        await person.press(lobby, f"c1:{table}:join")
    await dealt_in(evening, other, stranger)
    await opened(evening)
    assert [int(user) for user, _ in evening.table.setup.kept] == [people[0].id]
    await until_start(evening, before=-11 * 60)
    evening.registry.scheduler.wake(evening.table.id)
    await evening.eventually(lambda: evening.table.setup.kept_until is None)
    assert evening.table.setup.kept == ()


@pytest.mark.rule("CL-8.1", "CL-22.11")
async def test_the_lobby_of_a_departed_host_goes_to_the_first_guest_with_a_chair(evening: Evening) -> None:
    host, guest = caller(evening), evening.person()
    await call(evening, host)
    await answer(evening, guest, "yes")
    host.leave(evening.guild)
    await evening.discord.until(lambda: any("zůstal bez hostitele" in one.text for one in shown(evening)))
    await at_the_lobby(evening)
    assert evening.table.host_id == guest.id


@pytest.mark.rule("CL-8.1", "CL-22.11")
async def test_an_evening_without_host_and_guests_opens_no_lobby_until_somebody_takes_it_over(evening: Evening) -> None:
    host, other = caller(evening), caller(evening)
    message = await call(evening, host)
    host.leave(evening.guild)
    line = await evening.discord.until(lambda: next((one for one in shown(evening) if "zůstal bez hostitele" in one.text), None))
    await until_start(evening, before=14 * 60)
    yes = verb(evening, "yes")
    await evening.discord.until(lambda: not any(button.get("custom_id") == yes for button in message.buttons))
    assert not only(evening).saved.tables
    await other.press(line, verb(evening, "take_over"))
    evening.pass_time(61)
    await evening.eventually(lambda: only(evening).saved.tables)
    assert evening.table.host_id == other.id
