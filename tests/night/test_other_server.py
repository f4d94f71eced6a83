"""The id of a table is no key: a press that names the table of another server does nothing."""

import discord
import pytest

from bot.evenings.moves.planning import cancel
from bot.presenting.texts import words_in
from tests.night.club_evening import answer, call, caller, only
from tests.night.club_evening import verb as evening_verb
from tests.night.evening import Evening, plain, seen
from tests.night.test_clicks import text_of
from tests.night.test_club_troubles import hide

CS = words_in("cs")


@pytest.mark.rule("CL-23.14", "CL-5.8")
async def test_an_evening_hears_by_direct_message_only_the_people_it_writes_to(evening: Evening) -> None:
    """CL-23.14: a person who knows the id of an evening can forge a press on any message of the bot in their own direct messages."""
    host, guest = caller(evening), evening.person()
    await call(evening, host)
    await answer(evening, guest, "yes")
    elsewhere = evening.discord.create_guild("Elsewhere", locale="cs")
    stranger = evening.discord.create_person("Stranger", guild=elsewhere, locale="cs")
    found = only(evening)
    for person in (stranger, guest):
        own = seen(await person.command("practice", person.open_dm()))
        told = text_of(await person.press(own, f"c1:{found.id}:ev.maybe", force=True))
        assert (told == plain(CS("no-evening-old"))) == (person is stranger)
        who = text_of(await person.press(own, f"c1:{found.id}:ev.who", force=True))
        assert (guest.name in who) == (person is guest)
    assert [(one.user_id, one.answer) for one in found.saved.answers] == [(guest.id, "maybe")]
    await found.do(cancel(host.id))
    await evening.restart_bot()
    told = text_of(await stranger.press(next(iter(stranger.open_dm().messages.values())), f"c1:{found.id}:ev.calendar", force=True))
    assert told == plain(CS("no-evening-old"))


@pytest.mark.parametrize("where", ["server", "direct message"])
async def test_a_stranger_of_another_server_reaches_no_table_by_its_id(evening: Evening, where: str) -> None:
    host, *_ = people = evening.crowd(6)
    await evening.open_table(host)
    elsewhere = evening.discord.create_guild("Elsewhere", locale="cs")
    stranger = evening.discord.create_person("Stranger", guild=elsewhere, locale="cs")
    if where == "server":
        room = evening.discord.create_channel(elsewhere, "room")
        await stranger.command("game open", room, game="mafie")
        await evening.eventually(lambda: any(message.buttons for message in room.messages.values()))
        own = next(message for message in room.messages.values() if message.buttons)
    else:
        await stranger.command("practice", stranger.open_dm())
        own = next(message for message in stranger.open_dm().messages.values() if message.buttons)
    table = evening.table
    gone = plain(CS("no-press-old" if where == "direct message" else "no-press-earlier"))
    for verb in ("join", "help", "host"):
        assert text_of(await stranger.press(own, f"c1:{table.id}:{verb}", force=True)) == gone
    assert table.seat_of(stranger.id) is None
    await evening.seat(people)
    await evening.deal(host)
    await evening.session.host_moves.end(host.id)
    await evening.eventually(lambda: table.phase == "ended")
    for verb in ("record", "log", "proof", "share", "replay", "again"):
        assert text_of(await stranger.press(own, f"c1:{table.id}:{verb}", force=True)) == gone, verb


@pytest.mark.rule("CL-23.13")
async def test_a_member_without_sight_of_its_channel_is_answered_alike(evening: Evening) -> None:
    """Neither a table nor an evening; players and hosts who lost sight of it since are answered."""
    host, player, *_ = people = [caller(evening), *evening.crowd(5)]
    stranger = evening.person()
    await evening.open_table(host)
    await evening.seat(people)
    await call(evening, host)
    room, table, gone = evening.discord.create_channel(evening.guild, "room"), evening.table, plain(CS("no-evening-old"))
    await stranger.command("game open", room, game="mafie")
    own = await evening.discord.until(lambda: next((message for message in room.messages.values() if message.buttons), None))
    for person in (stranger, player, host):
        hide(evening, person)
    channel = evening.client.get_channel(evening.channel.id)
    await evening.eventually(lambda: isinstance(channel, discord.TextChannel) and len(channel.overwrites) > 2)
    for press in (
        f"c1:{table.id}:join",
        f"c1:{table.id}:help",
        f"c1:{table.id}:desk",
        evening_verb(evening, "yes"),
        evening_verb(evening, "who"),
    ):
        about = gone if ":ev." in press else plain(CS("no-press-earlier"))
        assert text_of(await stranger.press(own, press, force=True)) == about, press
    assert table.seat_of(stranger.id) is None and only(evening).answer_of(stranger.id) is None
    assert text_of(await player.press(own, f"c1:{table.id}:desk", force=True)) == plain(CS("seat-taken", number=2))
    assert text_of(await host.press(own, evening_verb(evening, "who"), force=True)) != gone
