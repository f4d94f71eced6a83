"""People are forgotten while evenings go on, and while the next one of their series is due (CL-16.4, 16.5)."""

import asyncio
import json

import pytest

from bot.evenings.evening import state_change
from bot.presenting.texts import words_in
from bot.sandbox import Person
from tests.night.club_evening import answer, call, caller, fill, only, until_start, whispers
from tests.night.evening import Evening, plain, seen
from tests.night.test_clicks import text_of
from tests.night.test_evening_series import cancelled, planned, weekly
from tests.night.test_me import left_in_files

CS = words_in("cs")


async def forget(evening: Evening, person: Person) -> str:
    """Let a person wish to be forgotten, twice; return what they are told."""
    page = seen(await person.command("me forget", evening.channel))
    again = seen(await person.press(page, "c1:me:me.forget.sure"))
    return text_of(await person.press(again, "c1:me:me.forget.now"))


def traces_of(person: Person) -> tuple[bytes, ...]:
    """Return what a file of the database must not hold once the person is forgotten."""
    name = person.name
    return (str(person.id).encode(), person.id.to_bytes(8, "big"), name.encode(), json.dumps(name)[1:-1].encode())


@pytest.mark.rule("CL-16.4", "CL-5.4")
async def test_an_evening_goes_on_without_a_forgotten_person(evening: Evening) -> None:
    """CL-16.4: the invitation names them no more; CL-5.4: the chair is given to the first who waits, who is told."""
    host = caller(evening)
    lost = evening.person("Zapomnětlivá Běta")
    message = await call(evening, host, chairs=6)
    desk = seen(await host.command("evening desk", evening.channel))
    await fill(evening, host, desk, "people", cohosts=[str(lost.id)])
    waiting = await full(evening, lost)
    await evening.discord.until(lambda: lost.name in plain(message.text))
    assert await forget(evening, lost) == plain(CS("forget-done"))
    assert left_in_files(evening.folder, traces_of(lost)) == {}
    await evening.discord.until(lambda: lost.name not in plain(message.text))
    await evening.discord.until(lambda: any("židle" in one for one in whispers(waiting)))
    live = only(evening)
    assert live.answer_of(lost.id) is None and live.plan.cohosts == ()
    await answer(evening, waiting, "no")  # later writes bring nothing back
    assert left_in_files(evening.folder, traces_of(lost)) == {}


@pytest.mark.rule("CL-16.4")
async def test_an_exchange_with_a_forgotten_person_does_not_happen(evening: Evening) -> None:
    """CL-16.4: one of two who were to exchange their chairs is not known any more; the tables are looked after all the same."""
    host = caller(evening)
    await call(evening, host)
    await until_start(evening)
    live = only(evening)
    await evening.eventually(lambda: live.row.state == "open" and live.saved.tables)
    await live.do(lambda one: state_change(one, swap=(str(host.id),)))
    await evening.client.evening_scheduler.lobby_opening(live).attend()


async def full(evening: Evening, first: Person) -> Person:
    """Let the person and as many others answer as there are chairs, and one more; return who waits."""
    people = evening.crowd(only(evening).plan.chairs)
    for person in (first, *people):
        await answer(evening, person, "yes")
    assert [row.user_id for row in only(evening).chairs().waiting] == [people[-1].id]
    return people[-1]


@pytest.mark.rule("CL-16.5", "CL-16.7", "CL-4.6")
async def test_no_evening_of_a_series_is_posted_for_a_host_waiting_to_be_forgotten(evening: Evening) -> None:
    """CL-16.5: the wish is carried out when the evening that stands is over; the series ends with it, and nobody hosts another."""
    host = caller(evening)
    first = await weekly(evening, host)
    assert plain(CS("forget-later", list=f"**{first.row.name}**")) in await forget(evening, host)
    await cancelled(evening, host, "do_cancel")
    evening.pass_time(first.starts_at - evening.now() + 60)
    store = evening.registry.store
    async with asyncio.timeout(60):
        while await store.members.wishing("forget"):
            evening.client.upkeep.look()
            await asyncio.sleep(0.02)
    await asyncio.sleep(0.3)
    assert planned(evening) == [] and await store.evenings.series() == ()
    assert left_in_files(evening.folder, traces_of(host)) == {}
    evening.client.evening_scheduler.series.wake_all()
    await asyncio.sleep(0.3)
    assert planned(evening) == []
