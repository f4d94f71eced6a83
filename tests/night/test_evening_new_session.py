"""An evening before its start while the gateway is away: what nobody reports is compared with what Discord has afterwards (CL-5.8, 6.6)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord.backoff import ExponentialBackoff

from bot.evenings.moves.opening import draw_at, has_door
from tests.night.club_evening import (
    all_come,
    answer,
    ask_for_dates,
    at_desk,
    call,
    caller,
    fill,
    in_days,
    only,
    shown,
    until_start,
    verb,
    whispers,
)
from tests.night.evening import FAST, Evening
from tests.night.striking import look_again
from tests.night.test_club_calendar import made, stamp
from tests.night.test_coming_role import borne_by, with_role
from tests.night.test_evening_rounds import at_the_door, called_to_two_tables, sessions
from tests.night.walks.at_rest import at_rest


@pytest.fixture
async def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    """An evening whose client dials again at once."""
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda _backoff: 0.05)
    async with Evening(tmp_path, tempo=FAST) as made:
        yield made


async def lose(evening: Evening, *, forgotten: bool) -> None:
    """Cut the connection; ``forgotten``: Discord forgets its session too."""
    gateway = evening.discord.gateway
    await gateway.go_away()
    if forgotten:
        gateway.sessions.clear()


async def come_back(evening: Evening, *, forgotten: bool) -> None:
    """Let the client resume, or identify anew."""
    gateway = evening.discord.gateway
    before = (gateway.identified, gateway.resumed)
    gateway.away = False
    await evening.eventually(lambda: (gateway.identified, gateway.resumed)[not forgotten] > before[not forgotten], 20)
    await evening.discord.bot_ready()


async def unreached(evening: Evening) -> None:
    """Wait until the bot knows that nobody can press."""
    await evening.eventually(lambda: not evening.registry.gateway_sessions.presses_arrive(evening.guild.id, privately=False))


async def attended(evening: Evening) -> None:
    """Wait until the evening and its tables have been attended to."""
    evenings, tables = evening.client.evening_scheduler, evening.registry.scheduler
    for session in list(evening.registry.sessions.values()):
        look_again(evening, session)

    def done() -> bool:
        wanted = {**evenings._wake_queue._wanted, **tables.wake_queue._wanted}
        return not evenings._looks._at_work and not tables.at_work and all(when > evening.now() for when in wanted.values())

    await evening.eventually(done)


both = pytest.mark.parametrize("forgotten", [False, True], ids=["resumed", "new session"])


@both
@pytest.mark.rule("CL-5.8")
async def test_a_person_who_left_meanwhile_has_no_chair(evening: Evening, forgotten: bool) -> None:
    host = caller(evening)
    leaving, staying, waiting = people = evening.crowd(3)
    await call(evening, host, chairs=2, game="zbojnici")
    await all_come(evening, people)
    await lose(evening, forgotten=forgotten)
    leaving.leave(evening.guild)
    await come_back(evening, forgotten=forgotten)
    await evening.eventually(lambda: [row.user_id for row in only(evening).chairs().seated] == [staying.id, waiting.id], 20)


@both
@pytest.mark.rule("CL-5.8")
async def test_a_person_who_left_meanwhile_has_no_vote(evening: Evening, forgotten: bool) -> None:
    host = caller(evening)
    leaving, staying = evening.crowd(2)
    message = await ask_for_dates(evening, host, in_days(evening, 5), in_days(evening, 6), game="zbojnici")
    for person in (leaving, staying):
        await person.choose(message, verb(evening, "dates"), "1")
    assert {vote.user_id for vote in only(evening).saved.votes} == {leaving.id, staying.id}
    await lose(evening, forgotten=forgotten)
    leaving.leave(evening.guild)
    await come_back(evening, forgotten=forgotten)
    await evening.eventually(lambda: {vote.user_id for vote in only(evening).saved.votes} == {staying.id}, 20)


@both
@pytest.mark.rule("CL-6.5", "CL-6.6")
async def test_interest_and_disinterest_meanwhile_count(evening: Evening, forgotten: bool) -> None:
    host = caller(evening)
    before, later = evening.crowd(2)
    await call(evening, host)
    event = int((await made(evening))["id"])
    before.follow(evening.guild, event)
    await evening.eventually(lambda: only(evening).answer_of(before.id))
    await lose(evening, forgotten=forgotten)
    before.follow(evening.guild, event, on=False)
    later.follow(evening.guild, event)
    await come_back(evening, forgotten=forgotten)
    await evening.eventually(lambda: only(evening).answer_of(before.id) is None and only(evening).answer_of(later.id), 20)


@both
@pytest.mark.rule("CL-6.7", "CL-6.8")
@pytest.mark.parametrize("what", ["moved", "deleted"])
async def test_an_event_that_was_changed_by_hand_meanwhile(evening: Evening, forgotten: bool, what: str) -> None:
    host, moderator = caller(evening), evening.person(permissions=("manage_events",))
    await call(evening, host)
    event, starts = await made(evening), only(evening).starts_at
    await lose(evening, forgotten=forgotten)
    if what == "moved":
        moderator.edit_event(evening.guild, int(event["id"]), scheduled_start_time=stamp(starts + 3600))
    else:
        moderator.delete_event(evening.guild, int(event["id"]))
    await come_back(evening, forgotten=forgotten)
    if what == "moved":
        await evening.eventually(lambda: only(evening).starts_at == starts + 3600, 20)
    else:
        await evening.eventually(lambda: only(evening).message_state.calendar.gone, 20)


@both
@pytest.mark.rule("NT-6.4")
@pytest.mark.parametrize("rejoins", [False, True])
async def test_the_role_that_somebody_lost_meanwhile_comes_back(evening: Evening, forgotten: bool, rejoins: bool) -> None:
    """Roles are compared with those of the member, not with memory."""
    host, person = caller(evening), evening.person()
    role = await with_role(evening, host)
    await call(evening, host, game="zbojnici")
    await answer(evening, person, "yes")
    await borne_by(evening, role, person)
    await at_rest(evening)
    await lose(evening, forgotten=forgotten)
    member = evening.guild.members[person.id]
    if rejoins:
        person.leave(evening.guild)
        person.join(evening.guild)
    else:
        member.roles.discard(role.id)
        evening.discord.guilds.member_changed(evening.guild, member)
    await come_back(evening, forgotten=forgotten)
    if rejoins and not forgotten:
        await evening.eventually(lambda: only(evening).answer_of(person.id) is None, 20)
        await answer(evening, person, "yes")
        await borne_by(evening, role, person)
        return
    await evening.eventually(lambda: not evening.client.evening_scheduler.coming_role._compared[evening.guild.id], 20)
    evening.pass_time(61)
    await evening.discord.until(lambda: role.id in evening.guild.members[person.id].roles)


@both
@pytest.mark.rule("CL-22.7")
async def test_an_invitation_in_a_channel_deleted_meanwhile_asks_its_host(evening: Evening, forgotten: bool) -> None:
    host = caller(evening)
    await call(evening, host)
    await lose(evening, forgotten=forgotten)
    evening.discord.delete_channel(evening.channel)
    await come_back(evening, forgotten=forgotten)
    await evening.discord.until(lambda: whispers(host))


@pytest.mark.rule("CL-8.3", "CL-22.1")
async def test_nobody_loses_a_kept_chair_while_nobody_can_press(evening: Evening) -> None:
    """CL-22.1: the connection is away from before the opening until after the kept chairs would be free."""
    host = caller(evening)
    people = evening.crowd(3)
    await call(evening, host, game="zbojnici")
    await all_come(evening, people)
    await until_start(evening, before=16 * 60)
    await at_rest(evening)
    await lose(evening, forgotten=True)
    await unreached(evening)
    for before in (14 * 60, 0, -9 * 60, -11 * 60, -12 * 60):
        await until_start(evening, before=before)
        await attended(evening)
    assert not whispers(host)
    await come_back(evening, forgotten=True)
    lobby = await evening.discord.until(lambda: evening.living("join"))
    assert evening.table.setup.kept == tuple((str(one.id), one.name) for one in people)
    assert (evening.table.setup.kept_until or 0) > evening.now() + 9 * 60
    await people[0].press(lobby, evening.press_id("join"))
    assert [seat.user_id for seat in evening.table.seats] == [people[0].id]


@pytest.mark.rule("CL-9.2", "CL-10.6", "CL-22.1")
async def test_an_overdue_draw_leaves_people_time_to_press(evening: Evening) -> None:
    """CL-22.1: a draw that is overdue leaves the whole waiting time; CL-10.6: nobody is a no-show."""
    _, people = await called_to_two_tables(evening, 7)
    await until_start(evening, before=15 * 60)
    await attended(evening)
    await at_the_door(evening, people[:2])
    assert not only(evening).message_state.away
    await lose(evening, forgotten=True)
    await unreached(evening)
    await until_start(evening, before=-10 * 60 - 1)
    await attended(evening)
    await until_start(evening, before=-12 * 60)
    await attended(evening)
    assert not only(evening).message_state.drawn
    await come_back(evening, forgotten=True)
    await evening.eventually(lambda: draw_at(only(evening)) > evening.now() + 9 * 60)
    assert has_door(only(evening)) and only(evening).message_state.away
    door = await evening.discord.until(lambda: evening.living("ev.here"))
    for person in people[2:]:
        await person.press(door, verb(evening, "here"))
    evening.pass_time(10 * 60)
    await evening.eventually(lambda: len(sessions(evening)) == 2)


async def test_a_connection_that_is_lost_for_a_moment_puts_no_draw_off(evening: Evening) -> None:
    _, people = await called_to_two_tables(evening, 7)
    await until_start(evening, before=15 * 60)
    await attended(evening)
    await at_the_door(evening, people)
    assert not only(evening).message_state.away
    await until_start(evening, before=-10 * 60 + 20)
    await attended(evening)
    await lose(evening, forgotten=True)
    await unreached(evening)
    evening.pass_time(21)
    await attended(evening)
    assert not only(evening).message_state.drawn
    await come_back(evening, forgotten=True)
    await evening.eventually(lambda: len(sessions(evening)) == 2)
    assert not only(evening).message_state.away


@both
@pytest.mark.rule("CL-22.11")
@pytest.mark.parametrize("cohost", [False, True])
async def test_a_host_who_left_meanwhile_is_replaced(evening: Evening, forgotten: bool, cohost: bool) -> None:
    host, gone, helper = caller(evening), evening.person(), evening.person()
    await call(evening, host)
    if cohost:
        await fill(evening, host, await at_desk(evening, host), "people", cohosts=[gone, helper])
    await lose(evening, forgotten=forgotten)
    host.leave(evening.guild)
    gone.leave(evening.guild)
    await come_back(evening, forgotten=forgotten)
    if cohost:
        await evening.eventually(lambda: only(evening).row.host_id == helper.id, 20)
    else:
        await evening.discord.until(lambda: any("zůstal bez hostitele" in one.text for one in shown(evening)))


async def test_a_server_that_threw_the_bot_out_meanwhile_and_takes_it_back(evening: Evening) -> None:
    host, staying, leaving = caller(evening), evening.person(), evening.person()
    await call(evening, host, game="zbojnici")
    await all_come(evening, [staying, leaving])
    await lose(evening, forgotten=True)
    evening.discord.kick_bot(evening.guild)
    leaving.leave(evening.guild)
    await come_back(evening, forgotten=True)
    await until_start(evening, before=3000)
    await attended(evening)
    assert only(evening).row.state == "planned" and not whispers(staying)
    evening.discord.invite_bot(evening.guild)
    await evening.eventually(lambda: [row.user_id for row in only(evening).saved.answers] == [staying.id], 20)
    await until_start(evening, before=14 * 60)
    await evening.discord.until(lambda: evening.living("join"))
    assert evening.table.setup.kept == ((str(staying.id), staying.name),)


@both
@pytest.mark.rule("CL-5.4", "CL-5.8")
async def test_a_person_who_moves_up_meanwhile_is_told_once(evening: Evening, forgotten: bool) -> None:
    host = caller(evening)
    leaving, _, waiting = people = evening.crowd(3)
    await call(evening, host, chairs=2, game="zbojnici")
    await all_come(evening, people)
    for _ in range(2):
        await lose(evening, forgotten=forgotten)
        if leaving.id in evening.guild.members:
            leaving.leave(evening.guild)
        await come_back(evening, forgotten=forgotten)
        await evening.discord.until(lambda: any("je tvoje" in text for text in whispers(waiting)))
        await at_rest(evening)
    assert sum("je tvoje" in text for text in whispers(waiting)) == 1
