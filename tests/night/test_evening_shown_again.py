"""One living message an evening, also while it is reposted (CL-1.3); and how evenings are taken up at a start."""

from typing import Any

import discord
import pytest

from bot.discord_io.postman import Unavailable
from bot.evenings.evening import state_change
from bot.presenting.texts import words_in
from bot.sandbox import Channel, Message, Person
from bot.store import StoreUnwritable
from bot.store.evenings import Evenings
from tests.night.club_evening import answer, call, caller, in_days, invitation, only, shown, until_start, verb
from tests.night.evening import Evening, plain, seen
from tests.night.places import gather, place
from tests.night.test_club_troubles import hide

NOTHING = plain(words_in("cs")("ev-none-here"))


async def show(evening: Evening, host: Person, channel: Channel | None = None) -> str:
    return plain(seen(await host.command("evening show", channel or evening.channel)).text)


async def other_than(evening: Evening, before: Message) -> Message:
    """Wait until the invitation is another message than before, and return it."""
    fresh: Message = await evening.discord.until(lambda: next((one for one in [invitation(evening)] if one and one.id != before.id), None))
    return fresh


@pytest.mark.rule("CL-1.3")
async def test_the_host_hangs_the_invitation_anew_once_in_ten_minutes(evening: Evening) -> None:
    """CL-1.3: the old one goes, nobody is called a second time; to everybody else the command shows the way."""
    host, person = caller(evening), evening.person()
    first = await call(evening, host)
    assert f"/{first.id}" in await show(evening, person)
    assert invitation(evening) is first
    await show(evening, host)
    second = await other_than(evening, first)
    assert [one.id for one in shown(evening)] == [second.id] and not second.wire.get("mention_roles")
    await show(evening, host)
    assert invitation(evening) is second
    evening.pass_time(601)
    await show(evening, host)
    third = await other_than(evening, second)
    assert [one.id for one in shown(evening)] == [third.id]


@pytest.mark.rule("CL-23.13")
async def test_open_tables_are_listed_for_people_who_see_their_channel(evening: Evening) -> None:
    """CL-24: lobbies and running games, also where no evening is planned; to others it is as if there were none (CL-23.13)."""
    host, reader, *_ = people = [caller(evening), *evening.crowd(6)]
    lobby_of, other = evening.person(), evening.discord.create_channel(evening.guild, "other")
    assert await show(evening, reader, other) == NOTHING
    await evening.open_table(host)
    table = evening.table
    waiting = f"Prostřený stůl · **Mafie** · <#{evening.channel.id}>"
    assert await show(evening, reader, other) == waiting
    await call(evening, host)
    evening_line, *tables = (await show(evening, reader, other)).splitlines()
    assert only(evening).row.name in evening_line and tables == [waiting]
    await evening.seat([one for one in people if one is not reader])
    await evening.deal(host)
    playing = waiting.replace("Prostřený stůl", "Rozehraná hra")
    assert (await show(evening, reader, other)).splitlines() == [evening_line, playing]
    second = evening.discord.create_channel(evening.guild, "second")
    await lobby_of.command("game open", second, game="zbojnici")
    there = f"Prostřený stůl · **Zbojníci** · <#{second.id}>"
    assert (await show(evening, reader, other)).splitlines() == [evening_line, playing, there]
    hide(evening, reader)
    channel = evening.client.get_channel(evening.channel.id)
    await evening.eventually(lambda: isinstance(channel, discord.TextChannel) and any(one.id == reader.id for one in channel.overwrites))
    assert await show(evening, reader, other) == there
    await evening.session.host_moves.end(host.id)
    await evening.eventually(lambda: table.phase == "ended")
    assert (await show(evening, lobby_of, other)).splitlines() == [evening_line, there]


@pytest.mark.rule("CL-23.13")
async def test_the_table_of_a_private_thread_is_listed_only_in_it_and_for_moderators(evening: Evening) -> None:
    """CL-23.13: Discord does not tell who else is in it; nor is it listed while it is archived, when the library forgets the thread."""
    channel = evening.channel
    here = place(evening, "private thread")
    (host,) = gather(evening, here, 1)
    await evening.open_table(host)
    line = f"Prostřený stůl · **Mafie** · <#{here.channel.id}>"
    assert await show(evening, host) == line
    assert here.owner is not None
    assert await show(evening, here.owner, channel) == line
    stranger = evening.person()
    assert await show(evening, stranger, channel) == NOTHING
    evening.discord.archive(here.channel)
    await evening.eventually(lambda: evening.client.get_channel(here.channel.id) is None)
    assert await show(evening, stranger, channel) == NOTHING


@pytest.mark.rule("CL-1.3", "CL-22.16")
async def test_a_message_that_cannot_be_taken_away_stays_the_only_one(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """CL-1.3: two would be one too many; the next try is not lost by it."""
    host, person = caller(evening), evening.person()
    first = await call(evening, host)

    async def away(*_: Any) -> None:
        raise Unavailable

    with monkeypatch.context() as patch:
        patch.setattr(evening.registry.postman, "delete", away)
        await show(evening, host)
        await answer(evening, person, "yes")
        await evening.discord.until(lambda: person.name in first.text)
        assert [one.id for one in shown(evening)] == [first.id]
    await show(evening, host)
    second = await other_than(evening, first)
    assert [one.id for one in shown(evening)] == [second.id]


@pytest.mark.rule("CL-1.3")
async def test_a_change_while_it_is_hung_anew_leaves_one_message(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """CL-1.3: the change finds the message gone and posts it anew; it is not forgotten for that and posted a third time."""
    host, person = caller(evening), evening.person()
    first = await call(evening, host)
    delete = evening.registry.postman.delete

    async def slowly(channel_id: int, message_id: int) -> None:
        await delete(channel_id, message_id)
        await host.command("evening answer", evening.channel, answer="yes")
        await other_than(evening, first)

    with monkeypatch.context() as patch:
        patch.setattr(evening.registry.postman, "delete", slowly)
        await show(evening, host)
    second = invitation(evening)
    assert second is not None
    await person.press(second, verb(evening, "yes"))
    await evening.discord.until(lambda: person.name in second.text)
    assert [one.id for one in shown(evening)] == [second.id]


@pytest.mark.rule("CL-1.3", "CL-22.4")
async def test_a_public_question_is_not_taken_for_the_message_being_posted(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """CL-22.4: after a failed post the bot looks whether the message stands; other messages of the evening have buttons as well."""
    host, person = caller(evening), evening.person()
    first = await call(evening, host)
    host.leave(evening.guild)
    line = await evening.discord.until(lambda: next((one for one in shown(evening) if "zůstal bez hostitele" in one.text), None))
    evening.pass_time(60)
    post = evening.registry.postman.post

    async def fail_once(*what: Any, **more: Any) -> int:
        monkeypatch.setattr(evening.registry.postman, "post", post)
        raise Unavailable

    monkeypatch.setattr(evening.registry.postman, "post", fail_once)
    evening.discord.delete_message(first)
    await person.command("evening answer", evening.channel, answer="yes")
    evening.pass_time(60)
    second = await other_than(evening, first)
    await evening.discord.until(lambda: person.name in second.text)
    assert second is not line and "zůstal bez hostitele" in line.text


@pytest.mark.rule("CL-22.5", "CL-10.6")
async def test_a_start_is_not_held_up_by_one_evening_that_cannot_be_written_to(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """CL-22.5: that the bot was away cannot be noted at one evening; the others are taken up, and it is looked after all the same."""
    host, person = caller(evening), evening.person()
    await call(evening, host)
    first = only(evening)
    await until_start(evening, before=890)
    await evening.eventually(lambda: first.row.state == "open")
    await first.do(lambda one: state_change(one, watched=False))
    preview = seen(await host.command("evening plan", evening.channel, when=in_days(evening, 3), game="mafie"))
    (second,) = [one for one in evening.client.evening_scheduler.evenings.values() if one.id != first.id]
    await host.press(preview, f"c1:{second.id}:ev.post")
    await evening.eventually(lambda: second.row.state == "planned" and second.message_state.message)
    await evening.stop_bot()
    written: list[str] = []

    async def full(store: Any, row: Any, change: Any) -> None:
        if row.id == first.id and not written:
            written.append(row.id)
            raise StoreUnwritable("here", "no")
        await change_of(store, row, change)

    change_of = Evenings.change
    with monkeypatch.context() as patch:
        patch.setattr(Evenings, "change", full)
        await evening.start_bot()
    assert written == [first.id] and f"evening {first.id}: the absence of the bot is not stored: no-store" in caplog.text
    assert set(evening.client.evening_scheduler.evenings) == {first.id, second.id}
    message = evening.channel.messages[second.message_state.message]
    await person.press(message, f"c1:{second.id}:ev.yes")
    assert evening.client.evening_scheduler.evenings[second.id].answer_of(person.id) is not None
