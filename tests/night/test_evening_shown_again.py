"""One living message an evening, also while it is hung anew (CL-1.3); and how evenings are taken up at a start."""

from typing import Any

import pytest

from bot.discord_io.postman import Unavailable
from bot.evenings.evening import settled
from bot.sandbox import Message, Person
from bot.store import StoreUnwritable
from bot.store.evenings import Evenings
from tests.night.club_evening import answer, call, caller, in_days, invitation, only, shown, until_start, verb
from tests.night.evening import Evening, plain, seen


async def show(evening: Evening, host: Person) -> str:
    return plain(seen(await host.command("evening show", evening.channel)).text)


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
    await first.do(lambda one: settled(one, watched=False))
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
