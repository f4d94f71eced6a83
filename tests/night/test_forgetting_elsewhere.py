"""Every process forgets a person, whichever process received the request (CL-16.4, CL-16.5, PR-1.4)."""

import asyncio
import time

import pytest

from bot.evenings.evening import LiveEvening
from bot.evenings.moves.answering import answer
from bot.presenting.texts import words_in
from bot.sandbox import Channel, Person
from tests.night.club_evening import whispers
from tests.night.evening import plain, seen
from tests.night.several import Two, soon
from tests.night.test_clicks import text_of

CS = words_in("cs")


async def wish(person: Person, channel: Channel, *presses: str) -> str:
    """Let a person press this on the page that ``/me forget`` shows; return what they are told."""
    outcome = await person.command("me forget", channel)
    for press in presses:
        outcome = await person.press(seen(outcome), f"c1:me:me.forget.{press}")
    return text_of(outcome)


@pytest.mark.rule("CL-16.5", "PR-1.4")
async def test_a_forgotten_person_leaves_the_tables_of_all_processes(two: Two) -> None:
    """Pressed on the server of shard 0; the table is on that of shard 1."""
    here, there = two.guilds
    place, lounge = two.discord.create_channel(there, "stůl"), two.discord.create_channel(here, "salón")
    host, guest = (two.discord.create_person(name, guild=there, locale="cs") for name in ("Jana", "Petr"))
    guest.join(here)
    await two.discord.commands_synced()
    await two.beside_each_other()
    await host.command("game open", place, game="mafie")
    lobby = await host.wait_for(lambda message: bool(message.buttons), place=place, timeout=10)
    (session,) = two.second.client.registry.sessions.values()
    for person in (host, guest):
        await person.press(lobby, f"c1:{session.table.id}:join")
    store = two.second.client.registry.store
    await store.put_person_settings(guest.id, {"reminders": "day"})
    await wish(guest, lounge, "leave")

    async def forgotten() -> bool:
        return not await store.members.wishing("forget")

    await soon(forgotten)
    assert session.table.seat_of(guest.id) is None and session.table.seat_of(host.id) is not None
    assert await store.person_settings(guest.id) == {}


async def evening_of(two: Two, place: Channel, host: Person) -> LiveEvening:
    """Call an evening on the server of shard 1."""
    when = time.strftime("%Y-%m-%d 20:00", time.localtime(time.time() + 5 * 86_400))
    preview = seen(await host.command("evening plan", place, when=when, game="mafie", chairs=6))
    (live,) = two.second.client.evening_scheduler.evenings.values()
    await host.press(preview, f"c1:{live.id}:ev.post")

    async def called() -> bool:
        return live.row.state == "planned" and live.message_state.message != 0

    await soon(called)
    return live


@pytest.mark.rule("CL-16.4", "CL-5.4", "PR-1.4")
async def test_an_evening_of_another_process_goes_on_without_a_forgotten_person(two: Two) -> None:
    """The invitation names them no more, and the first who waits has the chair and is told."""
    here, there = two.guilds
    place, lounge = two.discord.create_channel(there, "stůl"), two.discord.create_channel(here, "salón")
    host = two.discord.create_person("Jana", guild=there, locale="cs", permissions=("manage_guild",))
    lost, *others = (two.discord.create_person(name, guild=there, locale="cs") for name in ("Zapomnětlivá Běta", *"ABCDEF"))
    lost.join(here)
    await two.discord.commands_synced()
    await two.beside_each_other()
    live = await evening_of(two, place, host)
    for person in (lost, *others):
        await live.do(answer(person.id, person.name, "yes"))
    assert [row.user_id for row in live.chairs().waiting] == [others[-1].id]
    await two.second.client.registry.personal.of(lost.id)
    await two.discord.until(lambda: lost.name in plain(place.messages[live.message_state.message].text))
    assert await wish(lost, lounge, "sure", "now") == plain(CS("forget-done"))
    await two.discord.until(lambda: any("židle" in one for one in whispers(others[-1])))
    await two.discord.until(lambda: lost.name not in plain(place.messages[live.message_state.message].text))
    assert live.answer_of(lost.id) is None
    await asyncio.sleep(5)  # an invitation drawn between the two would ask for the face and the settings again
    assert two.second.client.registry.personal._known.get(lost.id) is None
    assert lost.id not in [user for _, user in two.second.client.registry.people_faces._asked]
