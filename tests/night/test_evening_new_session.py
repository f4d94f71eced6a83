"""An evening before its start while the gateway is away: what nobody reports is compared with what Discord has afterwards (CL-5.8, 6.6)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord.backoff import ExponentialBackoff

from tests.night.club_evening import all_come, answer, ask_for_dates, call, caller, in_days, only, verb, whispers
from tests.night.evening import FAST, Evening
from tests.night.test_club_calendar import made, stamp
from tests.night.test_coming_role import borne_by, with_role
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


both = pytest.mark.parametrize("forgotten", [False, True], ids=["resumed", "new session"])


@both
@pytest.mark.rule("CL-5.8")
async def test_who_left_meanwhile_has_no_chair(evening: Evening, forgotten: bool) -> None:
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
async def test_who_left_meanwhile_has_no_vote(evening: Evening, forgotten: bool) -> None:
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
    """What was given to a member is compared with the member, not with memory."""
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
async def test_an_invitation_whose_channel_went_meanwhile_asks_its_host(evening: Evening, forgotten: bool) -> None:
    host = caller(evening)
    await call(evening, host)
    await lose(evening, forgotten=forgotten)
    evening.discord.delete_channel(evening.channel)
    await come_back(evening, forgotten=forgotten)
    await evening.discord.until(lambda: whispers(host))
