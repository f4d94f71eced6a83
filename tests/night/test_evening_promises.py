"""Promises of an evening that break when people, rights and channels go and come back between two of its moments."""

from collections.abc import Iterable
from typing import Any

import discord
import pytest
from msgspec.structs import replace as with_fields

from bot.discord_io.members import UNKNOWN, Found, members_among
from bot.evenings import member_leave
from bot.evenings.calendar import EventStatus
from bot.evenings.message_state import HOSTLESS, read_evening_message_state
from bot.evenings.series import ENDED
from bot.sandbox import Message, Person
from bot.store.evening_rows import EveningChange
from tests.night.club_evening import (
    DAY,
    all_come,
    answer,
    at_desk,
    at_the_lobby,
    call,
    caller,
    desk_of,
    fill,
    in_days,
    only,
    shown,
    until_start,
    verb,
    whispers,
)
from tests.night.evening import Evening, plain, seen
from tests.night.places import place
from tests.night.test_evening_guests import ban, called_off
from tests.night.test_evening_rounds import two_tables
from tests.night.walks.at_rest import at_rest


def letter(person: Person, name: str) -> Message | None:
    """Return the last private message with such a button."""
    found = [] if person.dm is None else person.messages(person.dm)
    return next((one for one in reversed(found) if any(f":ev.{name}" in str(part.get("custom_id")) for part in one.buttons)), None)


def opened_for(evening: Evening, person: Person, since: int) -> bool:
    """Whether the bot has opened private messages with somebody after so many requests."""
    opened = [one.body for one in list(evening.discord.log.requests)[since:] if "/users/@me/channels" in one.summary]
    return any(str(person.id) in str(body) for body in opened)


def lines(evening: Evening, words: str) -> list[Message]:
    return [one for one in shown(evening) if words in one.text]


@pytest.mark.rule("CL-22.11", "CL-23.14")
async def test_a_departed_host_changes_nothing_by_an_old_private_message(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host)
    await evening.eventually(lambda: evening.guild.events)
    event = next(iter(evening.guild.events))
    evening.person(permissions=("manage_events",)).delete_event(evening.guild, event)
    asked = await evening.discord.until(lambda: letter(host, "drop"))
    host.leave(evening.guild)
    await evening.eventually(lambda: HOSTLESS in only(evening).message_state.asked)
    await host.press(asked, verb(evening, "drop"))
    await host.press(asked, verb(evening, "do_cancel"), force=True)
    assert only(evening).row.state == "planned"


@pytest.mark.rule("CL-19.4")
async def test_a_banned_co_host_is_host_of_nothing(evening: Evening) -> None:
    host, other = caller(evening), evening.person()
    await call(evening, host)
    await fill(evening, host, await at_desk(evening, host), "people", cohosts=[other])
    own = await desk_of(evening, other)
    await ban(evening, other)
    await other.press(own, verb(evening, "cancel"))
    await other.press(own, verb(evening, "do_cancel"), force=True)
    assert only(evening).row.state == "planned"
    assert "místo nemáš" in plain(seen(await other.command("evening desk", evening.channel)).text)


@pytest.mark.rule("CL-22.11")
async def test_a_returning_host_is_host_again(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host)
    host.leave(evening.guild)
    await evening.eventually(lambda: HOSTLESS in only(evening).message_state.asked)
    host.join(evening.guild)
    await host.command("evening desk", evening.channel)
    await evening.eventually(lambda: HOSTLESS not in only(evening).message_state.asked)


@pytest.mark.rule("CL-22.11")
async def test_a_co_host_about_whom_discord_does_not_answer_is_asked_for_again(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """CL-22.11: no answer is no departure; the evening goes to the co-host and not to whoever takes it over."""
    host, other = caller(evening), evening.person()
    await call(evening, host)
    await fill(evening, host, await at_desk(evening, host), "people", cohosts=[other])
    asked: list[Any] = []

    async def no_answer(guild: discord.Guild | None, users: Iterable[int]) -> Found:
        asked.append(users)
        monkeypatch.setattr(member_leave, "members_among", members_among)
        return UNKNOWN

    monkeypatch.setattr(member_leave, "members_among", no_answer)
    host.leave(evening.guild)
    await evening.eventually(lambda: asked)
    assert HOSTLESS not in only(evening).message_state.asked
    await evening.eventually(lambda: only(evening).row.host_id == other.id, within=90)
    assert not lines(evening, "zůstal bez hostitele")


@pytest.mark.rule("CL-19.4")
async def test_a_host_banned_meanwhile_does_not_post_a_draft(evening: Evening) -> None:
    host = caller(evening)
    preview = seen(await host.command("evening plan", evening.channel, when=in_days(evening, 5), game="mafie"))
    await ban(evening, host)
    assert "místo nemáš" in plain(seen(await host.press(preview, verb(evening, "post"))).text)
    assert only(evening).row.state == "draft"


@pytest.mark.rule("CL-19.1")
async def test_a_host_without_the_right_does_not_post_a_draft(evening: Evening) -> None:
    host = caller(evening)
    preview = seen(await host.command("evening plan", evening.channel, when=in_days(evening, 5), game="mafie"))
    member = evening.guild.members[host.id]
    member.roles.clear()
    evening.discord.guilds.member_changed(evening.guild, member)
    await host.press(preview, verb(evening, "post"))
    assert only(evening).row.state == "draft"


@pytest.mark.rule("CL-22.11", "CL-22.7")
async def test_a_new_host_is_asked_for_as_soon_as_the_channel_is_open_again(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host)
    evening.discord.withdraw("send_messages", guild=evening.guild, channel=evening.channel)
    host.leave(evening.guild)
    await evening.eventually(lambda: HOSTLESS in only(evening).message_state.asked)
    evening.pass_time(60)
    overwrite = evening.channel.overwrites[evening.discord.bot.id]
    evening.discord.guilds.overwrite(evening.channel, evening.discord.bot.id, 1, overwrite.allow, 0)
    await evening.discord.until(lambda: lines(evening, "zůstal bez hostitele"))


@pytest.mark.rule("CL-5.8")
async def test_a_pending_word_does_not_go_to_people_who_left_during_downtime(evening: Evening) -> None:
    host, person, stays = caller(evening), evening.person(), evening.person()
    await call(evening, host)
    await all_come(evening, [person, stays])
    desk = await desk_of(evening, host)
    await fill(evening, host, desk, "plan", when=in_days(evening, 8))
    await evening.eventually(lambda: only(evening).message_state.pending)
    await evening.stop_bot()
    person.leave(evening.guild)
    evening.ahead += 61
    await evening.start_bot()
    await evening.discord.until(lambda: whispers(stays))
    assert whispers(person) == []


@pytest.mark.rule("CL-4.6", "CL-5.8")
async def test_a_cancellation_does_not_go_to_people_who_left_during_downtime(evening: Evening) -> None:
    gone, stays = await called_off(evening)
    await evening.stop_bot()
    gone.leave(evening.guild)
    evening.ahead += 61
    before = len(evening.discord.log.requests)
    await evening.start_bot()
    await evening.discord.until(lambda: whispers(stays))
    assert opened_for(evening, stays, before) and not opened_for(evening, gone, before)


@pytest.mark.rule("CL-22.21")
@pytest.mark.parametrize("back", ["at once", "after a start", "while down"])
async def test_an_evening_cancelled_by_removing_the_bot_says_so_when_the_bot_is_back(evening: Evening, back: str) -> None:
    """CL-22.21: its invitation and its event, which nobody could change meanwhile."""
    host = caller(evening)
    await call(evening, host)
    await at_the_lobby(evening)
    await at_rest(evening)
    evening.discord.kick_bot(evening.guild)
    await evening.eventually(lambda: not evening.client.evening_scheduler.evenings)
    if back == "after a start":
        await evening.restart_bot()
        await evening.client.wait_until_ready()
    elif back == "while down":
        await evening.stop_bot()
    evening.discord.invite_bot(evening.guild)
    if back == "while down":
        await evening.start_bot()
    await evening.discord.until(lambda: lines(evening, "Večer se nekoná."))
    (event,) = evening.guild.events.values()
    await evening.eventually(lambda: event["status"] == EventStatus.CANCELED, 20)
    await evening.eventually(lambda: not evening.client.evening_scheduler.evenings)


async def test_an_evening_of_a_server_that_removed_the_bot_meanwhile_comes_to_its_end(evening: Evening) -> None:
    """Nobody is left to be told of it, and its calendar event is gone with the server."""
    await called_off(evening)
    await evening.stop_bot()
    evening.discord.kick_bot(evening.guild)
    evening.ahead += 61
    await evening.start_bot()
    await evening.eventually(lambda: not evening.client.evening_scheduler.evenings)


@pytest.mark.rule("CL-5.8", "NT-6.1")
async def test_the_invitation_of_a_draft_calls_no_departed_people(evening: Evening) -> None:
    host, gone, banned, stays = caller(evening), evening.person(), evening.person(), evening.person()
    await host.command("evening plan", evening.channel, when=in_days(evening, 5), game="mafie")
    found = only(evening)
    invited = tuple(str(one.id) for one in (gone, banned, stays))
    await found.do(lambda one: EveningChange(columns={"plan": with_fields(one.plan, invited=invited).json()}))
    gone.leave(evening.guild)
    await ban(evening, banned)
    preview = next(one for one in evening.channel.messages.values() if one.button(verb(evening, "post")))
    await host.press(preview, verb(evening, "post"))
    message = await evening.discord.until(lambda: next((one for one in shown(evening) if one.id == found.message_state.message), None))
    assert message.mentions == [stays.id]


@pytest.mark.rule("CL-4.6", "CL-4.7")
async def test_a_series_that_is_turned_off_and_on_again_goes_on(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host, repeat="weekly")
    series = evening.client.evening_scheduler.series
    await evening.eventually(lambda: series.rows)
    for rule in ("never", "weekly"):
        await fill(evening, host, await at_desk(evening, host), "details", repeat=rule)
        await evening.eventually(lambda: bool(series.rows) is (only(evening).plan.repeat is not None))
    assert series.rows


@pytest.mark.rule("CL-22.11")
async def test_a_series_goes_to_a_co_host_when_its_host_leaves_between_evenings(evening: Evening) -> None:
    host, other = caller(evening), evening.person()
    await call(evening, host, repeat="weekly")
    first = only(evening)
    await fill(evening, host, await at_desk(evening, host), "people", cohosts=[other])
    desk = await at_desk(evening, host, "cancel")
    await host.press(desk, verb(evening, "do_cancel"))
    host.leave(evening.guild)
    evening.pass_time(6 * DAY)
    scheduler = evening.client.evening_scheduler
    scheduler.series.wake_all()
    await evening.eventually(lambda: any(one.id != first.id for one in scheduler.evenings.values()))
    following = next(one for one in scheduler.evenings.values() if one.id != first.id)
    assert following.row.host_id == other.id and following.plan.host_name == other.name


@pytest.mark.rule("CL-4.4")
async def test_a_new_time_is_told_although_the_place_changes_in_the_same_minute(evening: Evening) -> None:
    host, person = caller(evening), evening.person()
    await call(evening, host)
    await answer(evening, person, "yes")
    desk = await desk_of(evening, host)
    await fill(evening, host, desk, "plan", when=in_days(evening, 8))
    await fill(evening, host, desk, "details", place="U Karla")
    evening.pass_time(61)
    (told,) = await evening.discord.until(lambda: whispers(person))
    assert letter(person, "yes") is not None and "čas" in told and "míst" in told
    assert lines(evening, "má nový čas")


@pytest.mark.rule("CL-4.6", "CL-22.11")
async def test_the_end_of_a_series_is_not_told_to_a_departed_host(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host, repeat="weekly")
    await evening.eventually(lambda: evening.client.evening_scheduler.series.rows)
    last = only(evening).id
    desk = await at_desk(evening, host, "cancel")
    await host.press(desk, verb(evening, "do_cancel"))
    host.leave(evening.guild)
    evening.pass_time(61 * DAY)
    series = evening.client.evening_scheduler.series
    series.wake_all()
    await evening.eventually(lambda: not series.rows)
    await at_rest(evening)
    saved = await evening.registry.store.evenings.evening(last)
    assert saved is not None and ENDED not in read_evening_message_state(saved.evening.surfaces).asked


@pytest.mark.rule("CL-22.8")
async def test_people_who_left_during_downtime_hear_nothing_of_a_lost_lobby(evening: Evening) -> None:
    host, people = caller(evening), evening.crowd(6)
    there = evening.discord.create_channel(evening.guild, "table")
    await evening.prefer(table_channels=[str(there.id)])
    await call(evening, host)
    await all_come(evening, people)
    await until_start(evening, before=14 * 60)
    await evening.eventually(lambda: evening.registry.sessions)
    await at_rest(evening)
    await evening.stop_bot()
    people[0].leave(evening.guild)
    evening.discord.delete_channel(there)
    before = len(evening.discord.log.requests)
    await evening.start_bot()
    await evening.discord.until(lambda: all(any("podržím" in text for text in whispers(one)) for one in people[1:]))
    assert opened_for(evening, people[1], before) and not opened_for(evening, people[0], before)


@pytest.mark.rule("CL-19.4")
async def test_a_banned_co_host_of_an_evening_is_none_of_its_table(evening: Evening) -> None:
    host, people, other = caller(evening), evening.crowd(6), evening.person()
    await call(evening, host)
    await fill(evening, host, await at_desk(evening, host), "people", cohosts=[other])
    await all_come(evening, people)
    await ban(evening, other)
    await at_the_lobby(evening)
    assert evening.table.setup.cohosts == ()


@pytest.mark.rule("CL-9.6", "CL-5.8")
async def test_nobody_swaps_chairs_with_a_departed_player(evening: Evening) -> None:
    host, people, (first, second) = await two_tables(evening)
    one, other = (int(session.table.setup.kept[0][0]) for session in (first, second))
    desk = await at_desk(evening, host, "swap")
    await host.choose(desk, verb(evening, "pick", "swap"), str(one))
    next(person for person in people if person.id == one).leave(evening.guild)
    await evening.eventually(lambda: str(one) not in [user for user, _ in first.table.setup.kept])
    await host.choose(desk, verb(evening, "pick", f"swap={one}"), str(other))
    await at_rest(evening)
    kept = [user for user, _ in second.table.setup.kept]
    assert str(other) in kept and str(one) not in kept


@pytest.mark.rule("CL-5.1")
async def test_the_receipt_of_one_of_several_evenings_names_it(evening: Evening) -> None:
    host, person = caller(evening), evening.person()
    await call(evening, host, name="First")
    known = only(evening)
    preview = seen(await host.command("evening plan", evening.channel, when=in_days(evening, 6), game="mafie", name="Second"))
    other = next(one for one in evening.client.evening_scheduler.evenings.values() if one is not known)
    await host.press(preview, f"c1:{other.id}:ev.post")
    await evening.eventually(lambda: other.row.state == "planned")
    menu = seen(await person.command("evening answer", evening.channel, answer="yes"))
    told = seen(await person.choose(menu, menu.selects[0]["custom_id"], other.id))
    assert "**Second**" in told.text and other.answer_of(person.id) is not None


@pytest.mark.rule("CL-4.7", "CL-4.8")
async def test_a_series_goes_on_in_a_thread_that_has_been_archived(evening: Evening) -> None:
    """Discord tells of no archived thread at a start: a thread that the bot does not know need not be gone."""
    host = caller(evening)
    await evening.prefer(table_channels=[str(evening.channel.id)])
    thread = place(evening, "public thread").channel
    preview = seen(await host.command("evening plan", thread, when=in_days(evening, 5), game="mafie", repeat="weekly"))
    await host.press(preview, verb(evening, "post"))
    await evening.eventually(lambda: only(evening).message_state.message and evening.client.evening_scheduler.series.rows)
    first = only(evening)
    preview = seen(await host.command("evening cancel", thread))
    await host.press(preview, verb(evening, "do_cancel"))
    await at_rest(evening)
    await evening.stop_bot()
    evening.discord.archive(thread)
    evening.ahead += 6 * DAY
    await evening.start_bot()
    scheduler = evening.client.evening_scheduler
    await evening.eventually(lambda: any(one.id != first.id and one.message_state.message for one in scheduler.evenings.values()))
    assert not any("nemá kde konat" in text for text in whispers(host))
