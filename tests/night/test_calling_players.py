"""An evening lacks a few players: people who want to know are told once, the day before (NT-6.5)."""

import pytest

from bot.sandbox import Person
from engines import GAMES
from tests.night.club_evening import DAY, all_come, answer, call, caller, only, until_start, verb, whispers
from tests.night.evening import Evening, seen
from tests.night.test_evening_guests import ban, leave_unseen

HOUR = 3600.0
POST = "/channels/{channel}/messages"
HIDDEN = 1 << 10
TWO_SHORT = "chybí ještě 2 hráči"


def calls(person: Person) -> list[str]:
    return [text for text in whispers(person) if "chybí ještě" in text]


async def wish_to_be_called(evening: Evening, people: list[Person]) -> None:
    for person in people:
        page = seen(await person.command("me settings", evening.channel))
        await person.press(page, "c1:me:calls")


@pytest.mark.rule("NT-6.5")
async def test_people_who_asked_for_calls_are_told_once_that_two_are_missing(evening: Evening) -> None:
    host, coming = caller(evening), evening.crowd(GAMES["mafie"].seats[0] - 2)
    wanted, later, silent, declined, banned, blocked, gone, blind = asked = evening.crowd(8)
    await call(evening, host)
    await all_come(evening, coming)
    await wish_to_be_called(evening, [host, coming[0], *(one for one in asked if one is not silent)])
    await answer(evening, declined, "no")
    await ban(evening, banned)
    await host.command("me block", evening.channel, person=blocked)
    leave_unseen(evening, gone)
    evening.discord.guilds.overwrite(evening.channel, blind.id, 1, 0, HIDDEN)
    await until_start(evening, before=DAY + 2 * HOUR + 60)
    await evening.restart_bot()
    assert whispers(wanted) == []
    evening.pass_time(60)
    await evening.discord.until(lambda: all(any(TWO_SHORT in text for text in whispers(one)) for one in (wanted, later)))
    await evening.restart_bot()
    assert wanted.dm is not None
    call_message = wanted.messages(wanted.dm)[-1]
    await wanted.press(call_message, verb(evening, "yes"))
    await answer(evening, coming[0], "no")  # two are missing again, and nobody is told twice
    await until_start(evening, before=DAY)
    await evening.eventually(lambda: "day" in only(evening).message_state.reminded)
    assert wanted.id in {row.user_id for row in only(evening).chairs().seated}
    assert [len(calls(one)) for one in (wanted, later)] == [1, 1]
    assert not any(whispers(one) for one in (host, *coming, silent, declined, banned, blocked, gone, blind))


async def two_short(evening: Evening) -> Person:
    """Call an evening that lacks two players; return somebody who wants to know, without an answer."""
    await call(evening, caller(evening))
    await all_come(evening, evening.crowd(GAMES["mafie"].seats[0] - 2))
    (wanted,) = evening.crowd(1)
    await wish_to_be_called(evening, [wanted])
    return wanted


@pytest.mark.rule("NT-6.5", "CL-22.4")
async def test_a_call_cut_short_while_sending_is_not_sent_again(evening: Evening) -> None:
    """Discord has the message and the bot does not know it, when it stops."""
    wanted = await two_short(evening)
    evening.discord.faults.answer(503, method="POST", route=POST, stored=True)
    evening.discord.faults.answer(503, times=None, method="POST", route=POST)
    await until_start(evening, before=DAY + 2 * HOUR)
    await evening.discord.until(lambda: calls(wanted))
    await evening.stop_bot()
    assert only(evening).message_state.pending
    evening.discord.faults.clear()
    await evening.start_bot()
    await evening.eventually(lambda: not only(evening).message_state.pending)
    assert len(calls(wanted)) == 1


@pytest.mark.rule("NT-6.5", "CL-22.4")
async def test_a_call_that_could_not_be_sent_by_ten_in_the_evening_is_dropped(evening: Evening) -> None:
    wanted = await two_short(evening)
    evening.discord.faults.answer(503, times=None, method="POST", route=POST)
    await until_start(evening, before=DAY + 2 * HOUR)
    await evening.eventually(lambda: only(evening).message_state.pending)
    await evening.stop_bot()
    evening.discord.faults.clear()
    evening.ahead += only(evening).starts_at - DAY + 2 * HOUR - evening.now()
    await evening.start_bot()
    await evening.eventually(lambda: not only(evening).message_state.pending)
    assert calls(wanted) == []


@pytest.mark.rule("NT-6.5")
async def test_nobody_is_told_of_an_evening_that_has_enough_players(evening: Evening) -> None:
    host, coming = caller(evening), evening.crowd(GAMES["mafie"].seats[0])
    (wanted,) = evening.crowd(1)
    await call(evening, host)
    await all_come(evening, coming)
    await wish_to_be_called(evening, [wanted])
    await until_start(evening, before=DAY)
    await evening.eventually(lambda: "day" in only(evening).message_state.reminded)
    assert whispers(wanted) == []
