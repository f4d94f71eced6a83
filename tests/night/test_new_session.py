"""Discord forgets the gateway session while the bot is away: nothing is resumed, and what has changed meanwhile nobody reports."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from discord.backoff import ExponentialBackoff

from bot.presenting.texts import words_in
from tests.night.evening import FAST, Evening, plain
from tests.night.first_day import in_discussion
from tests.night.places import LONG, dealt
from tests.night.test_clicks import text_of
from tests.night.test_faults_permissions import BACK, named, public_texts, whispers
from tests.night.test_gone_and_back import asked
from tests.night.walks.at_rest import at_rest

CS = words_in("cs")


@pytest.fixture
async def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    """An evening whose client dials again at once."""
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda _backoff: 0.05)
    async with Evening(tmp_path, tempo=replace(FAST, factor=0.05)) as made:
        yield made


async def lose(evening: Evening) -> None:
    """Cut the connection, and let Discord forget its session."""
    gateway = evening.discord.gateway
    await gateway.go_away()
    gateway.sessions.clear()
    await evening.eventually(lambda: evening.table.stopped_at is not None)


async def begin_anew(evening: Evening) -> None:
    """Let the client identify anew."""
    gateway = evening.discord.gateway
    identified, gateway.away = gateway.identified, False
    await evening.eventually(lambda: gateway.identified > identified, 20)
    await evening.discord.bot_ready()


@pytest.mark.rule("CL-5.8")
async def test_leaving_meanwhile_frees_the_chair_of_a_lobby(evening: Evening) -> None:
    people = evening.crowd(7)
    await evening.open_table(people[0])
    await evening.seat(people)
    await lose(evening)
    people[4].leave(evening.guild)
    await begin_anew(evening)
    await evening.eventually(lambda: [seat.user_id for seat in evening.table.seats] == [one.id for one in people if one is not people[4]])


async def test_the_next_host_is_asked_about_a_player_who_left_meanwhile(evening: Evening) -> None:
    people = evening.crowd(7)
    await dealt(evening, people, night=LONG)
    await lose(evening)
    people[0].leave(evening.guild)
    people[4].leave(evening.guild)
    await begin_anew(evening)
    await evening.eventually(lambda: evening.table.host_id == people[1].id)
    await asked(people[1], 4)


@pytest.mark.rule("CL-22.7")
@pytest.mark.parametrize("what", ["channel", "server"])
async def test_a_game_pauses_and_says_so_when_its_place_went_meanwhile(evening: Evening, what: str) -> None:
    people = evening.crowd(6)
    await dealt(evening, people, night=LONG)
    table = evening.table
    await lose(evening)
    if what == "channel":
        evening.discord.delete_channel(evening.channel)
    else:
        evening.discord.kick_bot(evening.guild)
    await begin_anew(evening)
    await evening.eventually(lambda: table.phase == "paused" and table.message_state.departures.homeless, 20)
    if what == "channel":
        for person in people:
            await person.wait_for(lambda message: plain(CS("table-gone")) in plain(message.text))


@pytest.mark.parametrize("heard", [False, True])
async def test_a_lobby_in_a_deleted_channel_is_closed_and_unloaded(evening: Evening, heard: bool) -> None:
    people = evening.crowd(3)
    await evening.open_table(people[0])
    await evening.seat(people)
    table = evening.table
    if not heard:
        await lose(evening)
    evening.discord.delete_channel(evening.channel)
    if not heard:
        await begin_anew(evening)
    await evening.eventually(lambda: table.phase == "cancelled", 20)
    await evening.eventually(lambda: evening.registry.session(table.id) is None, 20)


async def test_a_role_deleted_meanwhile_is_made_again(evening: Evening) -> None:
    people = evening.crowd(6)
    await dealt(evening, people, night=LONG)
    silence = evening.table.message_state.silence
    await evening.eventually(lambda: silence.role_ready, 20)
    role = silence.role or 0
    await lose(evening)
    evening.discord.backend.guilds.delete_role(evening.guild, evening.guild.roles[role])
    await begin_anew(evening)
    await evening.eventually(lambda: silence.role not in (None, role) and silence.role_ready, 20)
    board = await evening.discord.until(lambda: evening.living("help"))
    assert text_of(await people[1].press(board, evening.press_id("help")))


async def test_a_right_withdrawn_meanwhile_is_told_to_the_host(evening: Evening) -> None:
    people = await in_discussion(evening)
    await lose(evening)
    evening.discord.withdraw("send_messages", guild=evening.guild, channel=evening.channel)
    await begin_anew(evening)
    lost = plain(CS("permission-lost", list=named("send_messages")))
    await evening.discord.until(lambda: lost in whispers(people[0]))
    evening.discord.grant("send_messages", guild=evening.guild, channel=evening.channel)
    await evening.discord.until(lambda: any(BACK in text for text in public_texts(evening)))


@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("phase", ["lobby", "running", "paused"])
async def test_a_board_deleted_meanwhile_stands_again(evening: Evening, restarted: bool, phase: str) -> None:
    """People press on it; nothing else at the table has changed."""
    people = evening.crowd(6)
    if phase == "lobby":
        await evening.open_table(people[0])
    else:
        await dealt(evening, people, start=LONG, night=LONG)
        await evening.discord.until(lambda: evening.living("desk"))
    if phase == "paused":
        await evening.session.host_moves.pause(people[0].id)
    await at_rest(evening)
    verb = "join" if phase == "lobby" else "desk"
    gone = await evening.discord.until(lambda: evening.living(verb))
    if restarted:
        await evening.stop_bot()
    else:
        await evening.discord.gateway.go_away()
        evening.discord.gateway.sessions.clear()
    evening.discord.delete_message(gone)
    if restarted:
        await evening.start_bot()
    else:
        await begin_anew(evening)
    await evening.discord.until(lambda: evening.living(verb))
    await at_rest(evening)
    assert sum(evening.press_id(verb) in str(message.buttons) for message in evening.channel.messages.values()) == 1
