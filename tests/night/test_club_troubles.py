"""When something goes wrong around an evening, and when somebody tries what they should not (CL-22, CL-23)."""

import asyncio
from typing import Any

import discord
import pytest

from bot.evenings.evening import state_change
from bot.sandbox import Person
from bot.store import StoreUnwritable
from tests.night.club_evening import (
    all_come,
    answer,
    at_the_lobby,
    call,
    caller,
    desk_of,
    fill,
    in_days,
    invitation,
    only,
    shown,
    until_start,
    verb,
    whispers,
)
from tests.night.evening import Evening, plain, seen
from tests.night.test_club_calendar import made


@pytest.mark.rule("CL-22.4", "CL-1.5")
async def test_an_invitation_posted_before_a_crash_is_found_and_not_repeated(evening: Evening) -> None:
    host = caller(evening)
    message = await call(evening, host)
    number = only(evening).message_state.next
    await only(evening).do(lambda one: state_change(one, message=0, page="", posting=number))  # as it is just before the id is written down
    await evening.restart_bot()
    await evening.eventually(lambda: only(evening).message_state.message == message.id)
    assert [one.id for one in shown(evening)] == [message.id]


@pytest.mark.rule("CL-22.5")
async def test_a_press_that_cannot_be_written_down_changes_nothing(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    host = caller(evening)
    await call(evening, host)

    async def full(*_: Any) -> None:
        raise StoreUnwritable("here", "no")

    with monkeypatch.context() as patch:
        patch.setattr(evening.registry.store.evenings, "change", full)
        told = await answer(evening, host, "yes")
    assert "židle" not in told
    assert only(evening).saved.answers == ()
    assert "židle 1 z" in await answer(evening, host, "yes")


@pytest.mark.rule("CL-22.7")
async def test_answers_work_by_command_when_the_channel_is_gone(evening: Evening) -> None:
    host = caller(evening)
    other = evening.discord.create_channel(evening.guild, "jinde")
    await call(evening, host)
    evening.discord.delete_channel(evening.channel)
    await evening.eventually(lambda: evening.client.get_channel(evening.channel.id) is None)
    await only(evening).do(lambda one: state_change(one, page="something else"))
    await evening.discord.until(lambda: any("nemá kanál" in text for text in whispers(host)))
    told = seen(await host.command("evening answer", other, answer="yes"))
    assert "židle 1 z" in plain(told.text)


@pytest.mark.rule("CL-22.7", "CL-1.5")
async def test_a_finished_evening_without_a_channel_comes_to_rest(evening: Evening) -> None:
    """CL-22.7: its message cannot be struck; nothing will change that, and Discord is not asked again and again."""
    host = caller(evening)
    other = evening.discord.create_channel(evening.guild, "jinde")
    await call(evening, host)
    evening.discord.delete_channel(evening.channel)
    await evening.eventually(lambda: evening.client.get_channel(evening.channel.id) is None)
    asked = seen(await host.command("evening cancel", other))
    await host.press(asked, verb(evening, "do_cancel"))
    evening.pass_time(61)
    await evening.eventually(lambda: not evening.client.evening_scheduler.evenings, within=5.0)


@pytest.mark.rule("CL-22.8", "CL-8.8")
async def test_a_channel_that_is_taken_is_passed_over_and_the_host_told_when_none_is_free(evening: Evening) -> None:
    host = caller(evening)
    other = evening.discord.create_channel(evening.guild, "stul-2")
    await evening.prefer(table_channels=[str(evening.channel.id), str(other.id)])
    stranger = evening.person()
    await evening.open_table(stranger, game="zbojnici")
    await call(evening, host, chairs=8)
    await until_start(evening, before=60)
    table = await evening.eventually(
        lambda: only(evening).saved.tables and evening.registry.session(only(evening).saved.tables[0].table_id)
    )
    assert table.table.channel_id == other.id


@pytest.mark.rule("CL-8.8")
async def test_without_a_free_channel_the_lobby_opens_as_soon_as_one_is(evening: Evening) -> None:
    host = caller(evening)
    await evening.open_table(evening.person(), game="zbojnici")
    before = evening.session
    await call(evening, host)
    await until_start(evening, before=60)
    await evening.discord.until(lambda: any("není volný žádný kanál" in text for text in whispers(host)))
    await before.lobby_moves.cancel(None)
    evening.pass_time(31)
    await evening.eventually(lambda: only(evening).saved.tables)


@pytest.mark.rule("CL-22.10")
async def test_without_the_right_to_make_events_the_evening_is_whole(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host)
    found = await made(evening)
    for role in evening.guild.roles.values():
        role.permissions &= ~(1 << 44)
    await evening.eventually(lambda: True)
    name = found["name"]
    desk = await desk_of(evening, host)
    await fill(evening, host, desk, "plan", name="Jiné jméno")
    message = await evening.discord.until(lambda: next((one for one in [invitation(evening)] if one and "Jiné jméno" in one.text), None))
    assert message.buttons and found["name"] == name


@pytest.mark.rule("CL-22.12", "CL-8.4")
async def test_without_its_host_the_lobby_deals_when_all_kept_chairs_are_ready(evening: Evening) -> None:
    host = caller(evening)
    people = evening.crowd(6)
    await call(evening, host, chairs=6)
    await all_come(evening, people)
    lobby = await at_the_lobby(evening, before=10 * 60)
    for person in people[:5]:
        await person.press(lobby, evening.press_id("join"))
        await person.press(lobby, evening.press_id("ready"))
    await asyncio.sleep(0.5)
    assert evening.table.phase == "lobby", "one chair is kept still"
    await people[5].press(lobby, evening.press_id("join"))
    await people[5].press(lobby, evening.press_id("ready"))
    await evening.eventually(lambda: evening.table.phase == "running")


@pytest.mark.rule("CL-22.13")
async def test_an_undelivered_whisper_stands_in_the_next_receipt(evening: Evening) -> None:
    host = caller(evening)
    people = evening.crowd(7)
    await call(evening, host, chairs=6)
    await all_come(evening, people)
    waiting = people[6]
    waiting.user.dms_open = False
    await answer(evening, people[0], "no")
    await evening.eventually(lambda: only(evening).message_state.unsaid)
    told = await answer(evening, waiting, "yes")
    assert "Nedařilo se mi ti napsat" in told and "Uvolnila se židle" in told
    assert not any("Uvolnila" in message.text for message in shown(evening)), "never in public"


@pytest.mark.rule("CL-23.2")
async def test_no_name_or_note_mentions_anybody(evening: Evening) -> None:
    host = caller(evening)
    named: dict[str, Any] = {"jméno": "@everyone **hej** <@&1>"}
    message = await call(evening, host, **named)
    assert "\\@everyone \\*\\*hej" in message.text
    desk = await desk_of(evening, host)
    await fill(evening, host, desk, "details", note="@here přijďte <@1>")
    await evening.discord.until(lambda: "přijďte" in message.text)
    assert not message.wire.get("mention_everyone") and not message.wire.get("mentions")
    person = evening.person()
    await answer(evening, person, "yes")
    await host.press(desk, verb(evening, "cancel"))
    await host.press(desk, verb(evening, "do_cancel"))
    evening.pass_time(61)
    await evening.discord.until(lambda: any("\\@everyone \\*\\*hej" in text for text in whispers(person)))


@pytest.mark.rule("CL-4.4", "CL-23.2")
async def test_a_pending_word_has_the_current_name(evening: Evening) -> None:
    """CL-4.4: a change is told a minute later; a rename in between appears there too. CL-23.2: as letters."""
    host, person = caller(evening), evening.person()
    await call(evening, host)
    await answer(evening, person, "yes")
    found, other = only(evening), in_days(evening, 8)
    desk = seen(await host.command("evening desk", evening.channel))
    await fill(evening, host, desk, "plan", when=other)
    await fill(evening, host, desk, "plan", name="Nový *večer*")
    await evening.eventually(lambda: found.row.name == "Nový *večer*")
    evening.pass_time(61)
    (told,) = await evening.discord.until(lambda: whispers(person))
    assert "Změna: **Nový \\*večer\\***" in told and "Mafie" not in told


@pytest.mark.rule("CL-23.2")
async def test_a_new_host_is_named_in_letters(evening: Evening) -> None:
    """CL-23.2: also a person may be called like a mention, or in bold."""
    host, other = caller(evening), evening.person("**@everyone**", permissions=("manage_guild",))
    await call(evening, host)
    await evening.client.registry.event_router.member_gone(evening.guild.id, host.id)
    line = await evening.discord.until(lambda: next((one for one in shown(evening) if "zůstal bez hostitele" in one.text), None))
    await other.press(line, verb(evening, "take_over"))
    await evening.discord.until(lambda: any(": \\*\\*\\@everyone\\*\\*." in plain(one.text) for one in shown(evening)))


@pytest.mark.rule("CL-23.13")
async def test_an_evening_of_a_hidden_channel_is_listed_for_nobody_else(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host)
    other = evening.discord.create_channel(evening.guild, "verejny")
    reader = evening.person()
    assert "Herní večer" in plain(seen(await reader.command("evening show", other)).text)
    hide(evening, reader)
    channel = evening.client.get_channel(evening.channel.id)
    await evening.eventually(lambda: isinstance(channel, discord.TextChannel) and channel.overwrites)
    assert "Herní večer" not in plain(seen(await reader.command("evening show", other)).text)


def hide(evening: Evening, person: Person) -> None:
    """Let a person not see the channel of the evening."""
    evening.discord.guilds.overwrite(evening.channel, person.id, 1, 0, 1 << 10)


@pytest.mark.rule("CL-23.14", "CL-21.1")
async def test_servers_know_nothing_of_each_others_evenings(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host)
    other = evening.discord.create_guild("Jinde", locale="cs")
    place = evening.discord.create_channel(other, "obecne")
    stranger = evening.discord.create_person("Cizí", guild=other, locale="cs")
    for command in ("evening show", "evening desk"):
        assert "Žádný večer" in plain(seen(await stranger.command(command, place)).text)
    assert "Žádný večer" in plain(seen(await stranger.command("evening answer", place, answer="yes")).text)
    assert only(evening).saved.answers == ()


@pytest.mark.rule("CL-1.9")
async def test_the_evening_speaks_the_servers_language_and_receipts_the_persons(evening: Evening) -> None:
    host = caller(evening)
    english = evening.person(locale="en-GB")
    message = await call(evening, host, when=in_days(evening, 5))
    assert "Svolává" in message.text
    assert "See you there: chair 1" in await answer(evening, english, "yes")


async def test_with_several_evenings_a_menu_asks_which_one_is_answered(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host)
    first = only(evening)
    preview = seen(await host.command("evening plan", evening.channel, when=in_days(evening, 9), game="zbojnici"))
    second = next(one for one in evening.client.evening_scheduler.evenings.values() if one is not first)
    await host.press(preview, f"c1:{second.id}:ev.post")
    await evening.eventually(lambda: second.message_state.message)
    asked = seen(await host.command("evening answer", evening.channel, answer="maybe"))
    await host.choose(asked, f"c1:{first.id}:ev.which:maybe", second.id)
    row = second.answer_of(host.id)
    assert row is not None and row.answer == "maybe" and first.answer_of(host.id) is None
