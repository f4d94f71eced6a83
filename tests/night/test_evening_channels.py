"""An evening whose channels are deleted or closed to the bot: its table stands where one can, its host is asked, nobody is left untold."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

import pytest

from bot.evenings.evening import LiveEvening, Move
from bot.evenings.moments.wall import Moment
from bot.evenings.moves.hosting import retimed
from bot.sandbox import Channel, Message, Person
from bot.store.evening_rows import SavedEvening
from bot.tables.refusal import Refused
from bot.tables.table_session import TableSession
from tests.night.club_evening import DAY, all_come, answer, call, caller, desk_of, invitation, only, shown, until_start, verb, whispers
from tests.night.evening import Evening, plain, seen
from tests.night.test_club_calendar import made
from tests.night.test_evening_rounds import at_the_door, sessions, with_channels

MINUTE = 60.0


async def tables(evening: Evening, count: int = 2) -> list[Channel]:
    """Let tables stand in channels of their own, apart from the invitation; return them."""
    channels = [evening.discord.create_channel(evening.guild, f"stul-{n}") for n in range(1, count + 1)]
    await evening.prefer(table_channels=[str(channel.id) for channel in channels])
    return channels


def words_in_channel(channel: Channel) -> list[str]:
    return [plain(one.text) for one in channel.messages.values() if not one.deleted]


def called(channel: Channel) -> list[Message]:
    """Return the messages that call people to a table there."""
    return [one for one in channel.messages.values() if "Stůl je prostřený:" in one.text or "Stůl se přestěhoval sem:" in one.text]


def lobby_in(channel: Channel) -> Message | None:
    """Return the lobby in a channel that takes people, None when there is none."""
    found = [one for one in channel.messages.values() if any(str(b.get("custom_id", "")).endswith(":join") for b in one.buttons)]
    return found[-1] if found else None


async def delete(evening: Evening, channel: Channel) -> None:
    evening.discord.delete_channel(channel)
    await evening.eventually(lambda: evening.client.get_channel(channel.id) is None)


async def close(evening: Evening, channel: Channel) -> None:
    """Take the right to write in a channel from the bot."""
    evening.discord.withdraw("send_messages", guild=evening.guild, channel=channel)
    await evening.eventually(lambda: not may_write(evening, channel))


def may_write(evening: Evening, channel: Channel) -> bool:
    guild = evening.client.get_guild(evening.guild.id)
    found = guild.get_channel(channel.id) if guild is not None else None
    return guild is not None and found is not None and found.permissions_for(guild.me).send_messages


async def wait_for_text(person: Person, evening: Evening, text: str) -> str:
    """Return the private message of a person that contains ``text``."""
    found: str = await evening.discord.until(lambda: next((one for one in whispers(person) if text in one), None))
    return found


async def stands_in(evening: Evening, channel: Channel) -> TableSession:
    found: TableSession = await evening.eventually(
        lambda: next((one for one in sessions(evening) if one.table.channel_id == channel.id), None)
    )
    return found


async def choose(evening: Evening, host: Person, sentence: str, channel: Channel) -> Message:
    """Press [Choose a channel] below a sentence that the host was told in private, and pick one there; return the message."""
    await wait_for_text(host, evening, sentence)
    assert host.dm is not None
    asked = next(one for one in host.messages(host.dm) if sentence in plain(one.text))
    await host.press(asked, verb(evening, "where"))
    await evening.discord.until(lambda: asked.selects)
    await host.choose(asked, verb(evening, "pick", "where"), str(channel.id))
    return asked


@pytest.mark.rule("CL-22.8")
@pytest.mark.parametrize("lost", [delete, close])
async def test_the_table_stands_in_the_next_channel_when_the_first_is_lost(evening: Evening, lost: object) -> None:
    """CL-22.8: deleted or closed to the bot; the host hears of it a day before, and those with a chair are called to the second."""
    first, second = await tables(evening)
    host, person = caller(evening), evening.person()
    await call(evening, host, chairs=8)
    await answer(evening, person, "yes")
    await until_start(evening, before=2 * DAY)
    await (delete if lost is delete else close)(evening, first)
    assert not whispers(host)
    await until_start(evening, before=DAY)
    heard = await wait_for_text(host, evening, "něco nesedí")
    assert "1. kanál z plánu už není" in heard if lost is delete else f"<#{first.id}> mi chybí Odesílat zprávy (Send Messages)" in heard
    await until_start(evening, before=14 * MINUTE)
    await stands_in(evening, second)
    (line,) = await evening.discord.until(lambda: called(second))
    assert f"<@{person.id}>" in line.text
    assert not called(evening.channel) and not called(first)
    link = f"https://discord.com/channels/{evening.guild.id}/{second.id}"
    await evening.discord.until(lambda: (one := invitation(evening)) and any(button.get("url") == link for button in one.buttons))


@pytest.mark.rule("CL-22.8")
async def test_problems_are_told_once_for_each_look_ahead(evening: Evening) -> None:
    """CL-22.8: a day and an hour before; of two looks that come due together the host hears once, and of nothing when all is well."""
    (first,) = await tables(evening, 1)
    host = caller(evening)
    await call(evening, host)
    await delete(evening, first)
    await until_start(evening, before=50 * MINUTE)
    await wait_for_text(host, evening, "něco nesedí")
    assert set(only(evening).message_state.reminded) == {"day", "hour"}
    await evening.eventually(lambda: not only(evening).message_state.pending)
    assert len(whispers(host)) == 1


@pytest.mark.rule("CL-8.8", "CL-22.8")
async def test_the_host_hears_which_right_is_missing_and_the_call_comes_with_the_lobby(evening: Evening) -> None:
    """CL-22.8: the only channel is closed at the opening; when the right returns the bot opens the lobby and calls its people."""
    (only_one,) = await tables(evening, 1)
    host, person = caller(evening), evening.person()
    await call(evening, host)
    await answer(evening, person, "yes")
    await until_start(evening, before=50 * MINUTE)
    await close(evening, only_one)
    await until_start(evening, before=14 * MINUTE)
    heard = await wait_for_text(host, evening, "není volný žádný kanál")
    assert f"v kanálu <#{only_one.id}> mi chybí Odesílat zprávy (Send Messages)" in heard
    evening.pass_time(2 * MINUTE)
    await evening.eventually(lambda: not only(evening).message_state.pending)
    assert not sessions(evening)
    evening.discord.grant("send_messages", guild=evening.guild, channel=only_one)
    await stands_in(evening, only_one)
    (line,) = await evening.discord.until(lambda: called(only_one))
    assert f"<@{person.id}>" in line.text
    assert len([one for one in whispers(host) if "není volný" in one]) == 1


@pytest.mark.rule("CL-9.2", "CL-22.8")
async def test_nobody_is_drawn_to_a_channel_that_is_gone(evening: Evening) -> None:
    """CL-9.2: of nine at the door of two channels, one of which is gone, six are called to the table that stands; three have no chair."""
    channels = await with_channels(evening, 2)
    host, people = caller(evening), evening.crowd(9)
    await call(evening, host, game="zbojnici")
    await all_come(evening, people)
    await at_the_door(evening, people)
    await delete(evening, channels[1])
    await until_start(evening, before=-10 * MINUTE)
    session = await stands_in(evening, channels[0])
    assert len(sessions(evening)) == 1
    line = await evening.discord.until(lambda: next((one for one in shown(evening) if "Rozsazeno" in one.text), None))
    kept = {int(user) for user, _ in session.table.setup.kept}
    assert {person.id for person in people if f"<@{person.id}>" in line.text} == kept
    assert len(kept) < 9 and "Židle nezbyla" in plain(line.text) and f"<#{channels[1].id}>" not in line.text


@pytest.mark.rule("CL-9.2", "CL-8.8", "CL-22.8")
async def test_the_draw_waits_while_no_channel_can_hold_a_table(evening: Evening) -> None:
    """CL-8.8: the host is asked, the people stay at the door, and they are drawn as soon as a channel is there."""
    channels = await tables(evening)
    host, people = caller(evening), evening.crowd(9)
    await call(evening, host, game="zbojnici")
    await all_come(evening, people)
    await at_the_door(evening, people)
    for channel in channels:
        await delete(evening, channel)
    await until_start(evening, before=-10 * MINUTE)
    await wait_for_text(host, evening, "není volný žádný kanál: 1. kanál z plánu už není; 2. kanál z plánu už není")
    assert only(evening).message_state.door and not only(evening).message_state.drawn
    await choose(evening, host, "není volný", evening.channel)
    session = await stands_in(evening, evening.channel)
    assert session.table.setup.kept
    await evening.discord.until(lambda: any("Rozsazeno" in one.text for one in shown(evening)))


async def half_seated(evening: Evening, channel: Channel) -> tuple[Person, list[Person]]:
    """Call six people to a lobby in a channel, where three of them sit down; return the host and the six."""
    host, people = caller(evening), evening.crowd(6)
    await call(evening, host, chairs=6)
    await all_come(evening, people)
    await until_start(evening, before=14 * MINUTE)
    session = await stands_in(evening, channel)
    lobby = await evening.discord.until(lambda: lobby_in(channel))
    for person in people[:3]:
        await person.press(lobby, f"c1:{session.table.id}:join")
    await evening.discord.until(lambda: called(channel))
    return host, people


@pytest.mark.rule("CL-22.8")
@pytest.mark.parametrize("when", ["at once", "while the bot is down", "killed between"])
async def test_a_lobby_in_a_deleted_channel_opens_in_the_next_one(evening: Evening, when: str) -> None:
    """CL-22.8: everybody who sat or had a chair there is called to the new table, and finds the chair kept.

    Also when the bot dies after it has stored the need of another lobby, before it closes the old one.
    """
    first, second = await tables(evening)
    host, people = await half_seated(evening, first)
    (before,) = sessions(evening)
    if when == "killed between":
        evening.client.evening_scheduler.wake_all = lambda: None  # type: ignore[method-assign] # nothing more is done in this life
        only(evening)._on_change = None
        await evening.client.evening_scheduler.lobby_opening(only(evening)).leave(before)
    if when != "at once":
        await evening.stop_bot()
        evening.discord.delete_channel(first)
        await evening.start_bot()
    else:
        await delete(evening, first)
    session = await stands_in(evening, second)
    await evening.eventually(lambda: [one.table.id for one in sessions(evening)] == [session.table.id])
    assert {int(user) for user, _ in session.table.setup.kept} == {person.id for person in people}
    assert session.table.setup.kept_until == pytest.approx(only(evening).starts_at + 10 * MINUTE)
    (line,) = await evening.discord.until(lambda: called(second))
    assert all(f"<@{person.id}>" in line.text for person in people) and "přestěhoval" in line.text
    assert [(one.instead, one.table) for one in only(evening).message_state.drawn] == [(before.table.id, session.table.id)]
    await evening.restart_bot()
    await evening.eventually(lambda: [one.table.id for one in sessions(evening)] == [session.table.id])
    assert len(called(second)) == 1 and before.table.id != session.table.id
    lobby = await evening.discord.until(lambda: lobby_in(second))
    await people[0].press(lobby, f"c1:{session.table.id}:join")
    await evening.eventually(lambda: sessions(evening)[0].table.seat_of(people[0].id) is not None)
    assert not any("není volný" in one for one in whispers(host))


@pytest.mark.rule("CL-8.8", "CL-22.8")
async def test_a_lobby_without_a_channel_waits_for_the_one_that_the_host_picks(evening: Evening) -> None:
    """CL-22.8: no other channel: the host is asked, those at the lobby hear that they are called later, and they are."""
    (first,) = await tables(evening, 1)
    other = evening.discord.create_channel(evening.guild, "kuchyn")
    host, people = await half_seated(evening, first)
    await delete(evening, first)
    for person in people:
        await wait_for_text(person, evening, "už není. Až bude jiný, zavolám tě tam")
    await choose(evening, host, "není volný žádný kanál", other)
    session = await stands_in(evening, other)
    assert {int(user) for user, _ in session.table.setup.kept} == {person.id for person in people}
    (line,) = await evening.discord.until(lambda: called(other))
    assert all(f"<@{person.id}>" in line.text for person in people)
    assert only(evening).plan.channels == (str(other.id),)


@pytest.mark.rule("CL-22.8")
async def test_people_sit_on_where_only_a_right_is_missing_and_no_other_channel_is(evening: Evening) -> None:
    """CL-22.8: the host hears which right it is; with another channel the lobby goes there."""
    (first,) = await tables(evening, 1)
    other = evening.discord.create_channel(evening.guild, "kuchyn")
    host, people = await half_seated(evening, first)
    (session,) = sessions(evening)
    await close(evening, first)
    heard = await wait_for_text(host, evening, "není volný žádný kanál")
    assert "Odesílat zprávy (Send Messages)" in heard
    assert session.table.phase == "lobby" and len(session.table.seats) == 3
    await choose(evening, host, "není volný", other)
    await stands_in(evening, other)
    await evening.eventually(lambda: session.table.phase == "cancelled")
    (line,) = await evening.discord.until(lambda: called(other))
    assert all(f"<@{person.id}>" in line.text for person in people)


@pytest.mark.rule("CL-22.7", "CL-22.8")
async def test_the_invitation_hangs_where_the_host_says_when_its_channel_is_gone(evening: Evening) -> None:
    """CL-22.7: the host is asked at once, without a dead link; the pick posts the invitation, mends the event, and is for the table too."""
    host, person = caller(evening), evening.person()
    other = evening.discord.create_channel(evening.guild, "jinde")
    old = await call(evening, host)
    await answer(evening, person, "yes")
    event = await made(evening)
    await delete(evening, evening.channel)
    asked = await choose(evening, host, "nemá kanál", other)
    assert not any(str(old.id) in str(button.get("url", "")) for button in asked.buttons)
    await evening.eventually(lambda: only(evening).message_state.message not in (0, old.id))
    new = other.messages[only(evening).message_state.message]
    assert person.name in new.text and not new.wire.get("mention_roles")
    assert only(evening).plan.channels == (str(other.id),)
    evening.pass_time(11)
    await evening.discord.until(lambda: str(new.id) in str(event["description"]))
    assert "židle 1 z" in plain(seen(await person.press(new, verb(evening, "yes"))).text)
    await until_start(evening, before=14 * MINUTE)
    await stands_in(evening, other)


@pytest.mark.rule("CL-22.7")
async def test_an_invitation_lost_while_the_bot_was_down_is_missed_at_its_start(evening: Evening) -> None:
    """CL-22.7: nothing of the evening has changed meanwhile."""
    host = caller(evening)
    await call(evening, host)
    await evening.stop_bot()
    evening.discord.delete_channel(evening.channel)
    await evening.start_bot()
    await wait_for_text(host, evening, "nemá kanál")
    assert only(evening).message_state.message == 0


@pytest.mark.rule("CL-22.8", "CL-22.13")
async def test_staff_see_on_the_desk_the_words_that_did_not_reach_the_host(evening: Evening) -> None:
    """CL-22.13: a host whose direct messages are closed finds it in the next receipt; staff mend it from the desk."""
    (first,) = await tables(evening, 1)
    host, staff, other = caller(evening), caller(evening), evening.discord.create_channel(evening.guild, "kuchyn")
    await call(evening, host)
    host.user.dms_open = False
    await delete(evening, first)
    await until_start(evening, before=14 * MINUTE)
    await evening.eventually(
        lambda: any(one.key == "ev-no-free-channel" for one in only(evening).message_state.unsaid.get(str(host.id), ()))
    )
    desk = await desk_of(evening, staff)
    assert "1. kanál z plánu už není" in plain(desk.text)
    await staff.press(desk, verb(evening, "where"))
    await staff.choose(desk, verb(evening, "pick", "where"), str(other.id))
    await stands_in(evening, other)


@pytest.mark.rule("CL-22.8")
async def test_a_channel_that_can_hold_no_table_is_not_taken(evening: Evening) -> None:
    """CL-22.8: what was picked is looked at when it is picked."""
    (first,) = await tables(evening, 1)
    host, other = caller(evening), evening.discord.create_channel(evening.guild, "kuchyn")
    await call(evening, host)
    await delete(evening, first)
    desk = await desk_of(evening, host)
    await host.press(desk, verb(evening, "where"))
    await close(evening, other)
    refused = seen(await host.choose(desk, verb(evening, "pick", "where"), str(other.id)))
    assert "Send Messages" in plain(refused.text)
    assert only(evening).plan.channels == (str(first.id),)


async def another(evening: Evening) -> LiveEvening:
    """Return a second evening, a copy of the first."""
    made = SavedEvening(evening=replace(only(evening).row, id="e22222222", surfaces={}))
    return await evening.client.evening_scheduler.create(made)


def before_each_change(patch: pytest.MonkeyPatch, of: LiveEvening, happens: Callable[[], None]) -> None:
    """Let something happen whenever an evening is about to change."""
    change = of.do

    async def do(move: Move) -> bool:
        happens()
        return await change(move)

    patch.setattr(of, "do", do)


@pytest.mark.rule("CL-22.8", "PR-1.4")
async def test_a_deleted_channel_while_evenings_go_to_another_process(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """CL-22.8: the lobby of the deleted channel is noted to move although the next open evening has just left this process."""
    first, _ = await tables(evening)
    await call(evening, caller(evening))
    await until_start(evening, before=14 * MINUTE)
    await stands_in(evening, first)
    scheduler, here = evening.client.evening_scheduler, only(evening)
    other = await another(evening)
    before_each_change(monkeypatch, here, lambda: scheduler.release_servers(lambda _: True))
    await scheduler.channel_gone(first.id)
    assert scheduler.evening(other.id) is None
    assert [one.channel for one in here.message_state.drawn] == [str(first.id)]


def give_back(evening: Evening) -> None:
    evening.client.evening_scheduler.release_servers(lambda _: True)


def refuse(_: Evening) -> None:
    raise Refused("no-store")


@pytest.mark.rule("CL-2.11")
@pytest.mark.parametrize("happens", [give_back, refuse])
async def test_a_start_survives_an_evening_that_cannot_be_retimed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, happens: Callable[[Evening], None]
) -> None:
    """CL-2.11: evenings leave the process, or one cannot be stored, while the instants of planned ones are computed anew."""
    await call(evening, caller(evening))
    scheduler, here = evening.client.evening_scheduler, only(evening)
    right = here.starts_at
    other = await another(evening)
    for one in (here, other):
        wall = datetime.fromisoformat(one.row.wall_time)
        await one.do(retimed(Moment(int(right) + 3600, one.row.zone, wall, wall)))
    before_each_change(monkeypatch, here, lambda: happens(evening))
    await scheduler.load_owned()
    assert other.starts_at == (right if happens is refuse else right + 3600)
