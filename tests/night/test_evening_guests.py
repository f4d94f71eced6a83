"""Guests of an evening: members neither banned from tables nor removed, at each press and each change."""

from collections.abc import Iterable
from datetime import datetime, timedelta

import pytest
from msgspec.structs import replace as with_fields

from bot.evenings import scheduled_events
from bot.evenings.evening import LiveEvening
from bot.evenings.moves.answering import MOST_ANSWERS, uninvite
from bot.presenting.texts import words_in
from bot.sandbox import Person
from bot.store.evening_rows import AnswerRow, EveningChange, VoteRow
from bot.tables.registry import TableRegistry
from tests.night.club_evening import (
    PRAGUE,
    all_come,
    answer,
    ask_for_dates,
    at_desk,
    at_the_lobby,
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
from tests.night.evening import Evening, plain, seen
from tests.night.test_club_calendar import made

CS = words_in("cs")

HOUR = 3600.0


async def ban(evening: Evening, *people: Person) -> None:
    moderator = evening.person(permissions=("moderate_members",))
    for person in people:
        await moderator.command("tableban add", evening.channel, person=person, days=30)


def leave_unseen(evening: Evening, person: Person) -> None:
    """Let somebody leave the server without an event, as where the bot has no members intent."""
    del evening.guild.members[person.id]


async def called_off(evening: Evening) -> list[Person]:
    """Return two people who had a chair at an evening that has just been cancelled; they are told in a minute."""
    host, people = caller(evening), evening.crowd(2)
    await call(evening, host)
    await all_come(evening, people)
    await at_desk(evening, host, "cancel", "do_cancel")
    return people


def comes(evening: Evening) -> list[str]:
    return [row.name for row in only(evening).chairs().seated]


def heard(person: Person, words: str) -> bool:
    return any(words in text for text in whispers(person))


@pytest.mark.rule("CL-5.4", "CL-5.8", "CL-19.4")
async def test_a_ban_takes_the_chair_of_an_evening_and_the_next_one_is_told(evening: Evening) -> None:
    host, people = caller(evening), evening.crowd(7)
    invited = await call(evening, host, chairs=6)
    await all_come(evening, people)
    first = seen(await people[0].press(invited, verb(evening, "yes")))
    await people[0].press(first, verb(evening, "remind"))
    await ban(evening, people[0])
    assert comes(evening) == [one.name for one in people[1:]]
    await evening.discord.until(lambda: heard(people[6], "je tvoje"))
    assert "místo nemáš" in await answer(evening, people[0], "yes")
    await until_start(evening, before=HOUR)
    lobby = await at_the_lobby(evening)
    kept = [int(user) for user, _ in evening.table.setup.kept]
    assert kept == [one.id for one in people[1:]]
    called = await evening.discord.until(lambda: next((one for one in shown(evening) if "Stůl je prostřený:" in one.text), None))
    assert people[0].id not in called.mentions
    assert not heard(people[0], "Židle na tebe čeká")
    await ban(evening, people[1])
    assert [int(user) for user, _ in evening.table.setup.kept] == [one.id for one in people[2:]], (
        "the lobby keeps a chair for nobody banned"
    )
    assert "místo nemáš" in plain(seen(await people[1].press(lobby, evening.press_id("join"))).text)


@pytest.mark.rule("CL-3.7", "CL-5.8")
async def test_votes_of_banned_and_departed_people_do_not_count(evening: Evening) -> None:
    host = caller(evening)
    gone, banned, away, good = evening.crowd(4)
    message = await ask_for_dates(evening, host, in_days(evening, 5), in_days(evening, 6))
    for person in (gone, banned, away, good):
        await person.choose(message, verb(evening, "dates"), "1")
    gone.leave(evening.guild)
    await ban(evening, banned)
    await evening.eventually(lambda: {one.user_id for one in only(evening).saved.votes} == {away.id, good.id})
    refused = seen(await banned.choose(message, verb(evening, "dates"), "1", "2"))
    assert "místo nemáš" in plain(refused.text)
    leave_unseen(evening, away)
    desk = await at_desk(evening, host, "take")
    await host.choose(desk, verb(evening, "pick", "take"), "1")
    assert comes(evening) == [good.name]
    line = await evening.discord.until(lambda: next((one for one in shown(evening) if "je jasný" in one.text), None))
    assert line.mentions == [good.id]


@pytest.mark.rule("CL-5.8", "CL-6.5")
async def test_interest_of_people_with_a_ban_is_no_maybe(evening: Evening) -> None:
    host = caller(evening)
    banned, later, welcome = evening.crowd(3)
    await call(evening, host)
    event = int((await made(evening))["id"])
    await ban(evening, banned, later)
    banned.follow(evening.guild, event)
    await evening.stop_bot()
    for person in (later, welcome):
        person.follow(evening.guild, event)
    await evening.start_bot()
    await evening.eventually(lambda: only(evening).answer_of(welcome.id))
    assert [row.user_id for row in only(evening).saved.answers] == [welcome.id]


@pytest.mark.rule("CL-1.8", "CL-6.6")
async def test_interest_that_nobody_reported_is_read_up_to_its_limit(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """CL-1.8: who took it back makes room; of the crowd only as many are looked up as may be counted, and a bit more."""
    await call(evening, caller(evening))
    event, found = int((await made(evening))["id"]), only(evening)
    interested = evening.guild.interest.setdefault(event, {})
    stale = range(1000, 1000 + MOST_ANSWERS)
    rows = tuple(AnswerRow(user_id=user, name="Dřív", answer="maybe", seq=user, at=1.0, source="event") for user in stale)
    await found.do(lambda _: EveningChange(answers=rows))
    crowd = [evening.discord.create_person(f"Zájemce {number}", guild=evening.guild) for number in range(MOST_ANSWERS + 250)]
    interested.update({person.id: None for person in crowd})
    asked: list[int] = []

    async def counted(_registry: TableRegistry, _evening: LiveEvening, users: Iterable[int]) -> frozenset[int]:
        asked.extend(users)
        return frozenset({crowd[0].id})

    monkeypatch.setattr(scheduled_events, "shut_out", counted)
    evening.client.evening_scheduler.calendar.connection_lost()
    evening.client.evening_scheduler.wake_all()
    await evening.eventually(lambda: {row.user_id for row in found.saved.answers} == {one.id for one in crowd[1 : MOST_ANSWERS + 1]}, 30)
    assert len(asked) <= MOST_ANSWERS + 100


@pytest.mark.rule("CL-1.8", "CL-3.2")
async def test_a_poll_has_as_many_voters_as_an_evening_has_answers(evening: Evening) -> None:
    """CL-1.8: when a date is taken, votes are answers; who has voted may change the vote."""
    message = await ask_for_dates(evening, caller(evening), in_days(evening, 5), in_days(evening, 6))
    votes: dict[int, tuple[VoteRow, ...]] = {
        user: (VoteRow(n=1, user_id=user, name=f"P{user}", seq=user),) for user in range(1000, 999 + MOST_ANSWERS)
    }
    await only(evening).do(lambda _: EveningChange(votes=votes))
    last, late = evening.crowd(2)
    for dates in (["1"], ["2"], ["1", "2"]):
        await last.choose(message, verb(evening, "dates"), *dates)
        assert {one.n for one in only(evening).saved.votes if one.user_id == last.id} == set(map(int, dates))
    refused = seen(await late.choose(message, verb(evening, "dates"), "1"))
    assert plain(refused.text) == plain(CS("ev-answers-bounds", most=MOST_ANSWERS))
    await last.press(message, verb(evening, "none"))
    await late.choose(message, verb(evening, "dates"), "2")
    assert {one.user_id for one in only(evening).saved.votes if one.n == 2} == {late.id}


@pytest.mark.rule("CL-3.7", "CL-5.8")
async def test_votes_of_people_who_left_during_downtime_go_at_the_start(evening: Evening) -> None:
    """CL-5.8: also where the poll ended meanwhile; the message of the poll names them no more."""
    host = caller(evening)
    gone, good = evening.crowd(2)
    message = await ask_for_dates(evening, host, in_days(evening, 5), in_days(evening, 6))
    for person in (gone, good):
        await person.choose(message, verb(evening, "dates"), "2")
    await evening.discord.until(lambda: gone.name in message.text and good.name in message.text)
    until = only(evening).plan.poll_until or 0.0
    await evening.stop_bot()
    gone.leave(evening.guild)
    evening.ahead += until - evening.now() + 1
    await evening.start_bot()
    await evening.discord.until(lambda: gone.name not in message.text)
    await evening.discord.until(lambda: heard(host, "Vybírání skončilo"))
    assert good.name in message.text
    desk = await at_desk(evening, host, "take")
    await host.choose(desk, verb(evening, "pick", "take"), "2")
    assert comes(evening) == [good.name]


@pytest.mark.rule("CL-5.8", "CL-7.2")
async def test_a_guest_who_left_during_downtime_is_out_at_the_start(evening: Evening) -> None:
    host, people = caller(evening), evening.crowd(7)
    await call(evening, host, chairs=6)
    await all_come(evening, people)
    await evening.stop_bot()
    people[0].leave(evening.guild)
    await evening.start_bot()
    await evening.eventually(lambda: comes(evening) == [one.name for one in people[1:]])
    await evening.discord.until(lambda: heard(people[6], "je tvoje"))


@pytest.mark.rule("CL-5.8", "CL-8.3")
@pytest.mark.parametrize("by_hand", [False, True])
async def test_no_chair_is_kept_for_people_who_left_unseen(evening: Evening, by_hand: bool) -> None:
    host, people = caller(evening), evening.crowd(7)
    await call(evening, host, chairs=6)
    await all_come(evening, people)
    await until_start(evening, before=0.5 * HOUR)
    await evening.eventually(lambda: "hour" in only(evening).message_state.reminded)
    leave_unseen(evening, people[0])
    if by_hand:
        await at_desk(evening, host, "lay")
    await at_the_lobby(evening)
    assert [int(user) for user, _ in evening.table.setup.kept] == [one.id for one in people[1:]]


@pytest.mark.rule("CL-5.8")
async def test_a_departed_member_does_not_answer_in_direct_messages(evening: Evening) -> None:
    host, person = caller(evening), evening.person()
    await call(evening, host)
    await answer(evening, person, "yes")
    desk = await at_desk(evening, host)
    await fill(evening, host, desk, "plan", when=in_days(evening, 6))
    evening.pass_time(61)
    await evening.discord.until(lambda: heard(person, "Platí to i tak"))
    asked = person.messages(person.dm)[-1]
    person.leave(evening.guild)
    await evening.eventually(lambda: not only(evening).saved.answers)
    refused = seen(await person.press(asked, verb(evening, "yes")))
    assert plain(refused.text) == plain(CS("no-evening-old")), "the evening does not write to them any more"
    assert not only(evening).saved.answers


@pytest.mark.rule("CL-5.7")
async def test_a_removed_guest_has_no_vote(evening: Evening) -> None:
    host, other = caller(evening), evening.person()
    message = await ask_for_dates(evening, host, in_days(evening, 5), in_days(evening, 6))
    for person in (host, other):
        await person.choose(message, verb(evening, "dates"), "1")
    await only(evening).do(uninvite(host.id, other.id))
    assert [one.user_id for one in only(evening).saved.votes] == [host.id]


@pytest.mark.rule("CL-5.7", "CL-8.3")
async def test_a_guest_removed_at_the_lobby_loses_the_kept_chair_and_takes_no_other(evening: Evening) -> None:
    host, people = caller(evening), evening.crowd(6)
    await call(evening, host, chairs=6)
    await all_come(evening, people)
    lobby = await at_the_lobby(evening)
    desk = await at_desk(evening, host, "uninvite")
    await host.choose(desk, verb(evening, "pick", "uninvite"), str(people[0].id))
    assert [int(user) for user, _ in evening.table.setup.kept] == [one.id for one in people[1:]]
    assert "židli nemám" in plain(seen(await people[0].press(lobby, evening.press_id("join"))).text)


@pytest.mark.rule("CL-19.4", "CL-22.11")
async def test_the_evening_of_a_banned_host_goes_to_an_unbanned_co_host(evening: Evening) -> None:
    host, (banned, helper) = caller(evening), evening.crowd(2)
    await call(evening, host)
    await fill(evening, host, await at_desk(evening, host), "people", cohosts=[banned, helper])
    await ban(evening, banned, host)
    assert only(evening).row.host_id == helper.id


@pytest.mark.rule("CL-5.8", "CL-22.11")
async def test_words_to_the_host_wait_for_the_next_one(evening: Evening) -> None:
    host, other = caller(evening), caller(evening)
    message = await ask_for_dates(evening, host, in_days(evening, 3), in_days(evening, 4))
    await ban(evening, host)
    line = await evening.discord.until(lambda: next((one for one in shown(evening) if "zůstal bez hostitele" in one.text), None))
    evening.pass_time(only(evening).plan.poll_until - evening.now() + 1)  # type: ignore[operator]  # a poll has an end
    await evening.eventually(lambda: "poll-over" in only(evening).message_state.asked)
    await evening.eventually(lambda: message.select(verb(evening, "dates")) is None)
    assert whispers(host) == []
    await other.press(line, verb(evening, "take_over"))
    await evening.discord.until(lambda: heard(other, "Vybírání skončilo"))


@pytest.mark.rule("CL-4.4", "CL-5.8")
async def test_nothing_that_was_to_be_told_reaches_people_with_a_ban(evening: Evening) -> None:
    host, (banned, good) = caller(evening), evening.crowd(2)
    await call(evening, host)
    await all_come(evening, [banned, good])
    desk = await at_desk(evening, host)
    await fill(evening, host, desk, "plan", when=in_days(evening, 6))
    await ban(evening, banned)
    evening.pass_time(61)
    await evening.discord.until(lambda: heard(good, "Platí to i tak"))
    assert whispers(banned) == []


@pytest.mark.rule("CL-4.6", "CL-5.8")
async def test_a_cancellation_that_was_to_be_told_reaches_nobody_with_a_ban(evening: Evening) -> None:
    banned, good = await called_off(evening)
    await ban(evening, banned)
    evening.pass_time(601)
    await evening.discord.until(lambda: heard(good, "se nekoná"))
    assert whispers(banned) == []


@pytest.mark.rule("CL-5.6")
async def test_a_moved_evening_takes_no_chair(evening: Evening) -> None:
    """CL-5.6: six people sit, and three have been told so; the evening moves by a week, and nobody of them loses the chair."""
    host, friends, owed = caller(evening), evening.crowd(6), evening.crowd(3)
    soon = datetime.fromtimestamp(evening.now(), PRAGUE) + timedelta(hours=30)
    await call(evening, host, when=f"{soon.day}. {soon.month}. {soon.hour}:{soon.minute:02d}", chairs=6)
    plan = with_fields(only(evening).plan, owed=tuple(str(one.id) for one in owed))
    await only(evening).do(lambda _: EveningChange(columns={"plan": plan.json()}))
    await all_come(evening, friends)
    assert comes(evening) == [one.name for one in friends[:3]]
    evening.pass_time(2 * HOUR + 60)
    await evening.discord.until(lambda: all(heard(one, "je tvoje") for one in friends[3:]))
    desk = await at_desk(evening, host)
    await fill(evening, host, desk, "plan", when=in_days(evening, 8))
    assert comes(evening) == [one.name for one in friends]
    await answer(evening, owed[0], "yes")
    assert comes(evening) == [one.name for one in friends]


@pytest.mark.rule("CL-4.4", "CL-5.7")
async def test_no_pending_word_reaches_a_removed_guest(evening: Evening) -> None:
    host, (off, good) = caller(evening), evening.crowd(2)
    await call(evening, host)
    await all_come(evening, [off, good])
    desk = await at_desk(evening, host)
    await fill(evening, host, desk, "plan", when=in_days(evening, 6))
    await only(evening).do(uninvite(host.id, off.id))
    evening.pass_time(61)
    await evening.discord.until(lambda: heard(good, "Platí to i tak"))
    assert whispers(off) == []
