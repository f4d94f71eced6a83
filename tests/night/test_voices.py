"""Voice at a table, through the real client: which channel it binds, what its host is told, and the voice of the graveyard."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.discord_io.permissions import INVITE
from bot.presenting.texts import words_in
from bot.sandbox import Channel, Message, Person
from bot.sandbox.world import member_permissions
from tests.night.evening import FAST, Evening, plain, seen
from tests.night.places import place
from tests.night.players import play
from tests.night.test_clicks import text_of
from tests.night.test_silence import muted, seated, someone_dies, soon

LIMITED = 300.0
"""Seconds of a rate limit that is longer than a table waits for other things at its end."""


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening slow enough to look at its nights."""
    async with Evening(tmp_path, tempo=replace(FAST, factor=0.05)) as made:
        yield made


async def page(evening: Evening, host: Person) -> Message:
    """Open the page of voice from the host's desk."""
    board = await evening.discord.until(lambda: evening.living("host"))
    desk = seen(await host.press(board, evening.press_id("host")))
    talk = seen(await host.press(desk, evening.press_id("h.talk")))
    return seen(await host.press(talk, evening.press_id("h.voice")))


def posted(evening: Evening, key: str, **args: str) -> bool:
    """Whether the table was told this line."""
    line = plain(words_in("cs")(key, **args))
    return any(line in plain(message.text) for message in evening.channel.messages.values())


def mention(channel: Channel) -> str:
    return f"<#{channel.id}>"


def says_goodbye(message: Message) -> bool:
    """Whether this is the one letter that says somebody is out."""
    return plain(message.text).startswith(plain(words_in("cs")("you-are-out", theme="town")))


def may_connect(evening: Evening, person: Person, channel: Channel) -> bool:
    return not member_permissions.missing(member_permissions.in_channel(evening.discord.world, channel, person.id), ("connect",))


@pytest.mark.rule("TK-2.2", "TK-11.5")
async def test_the_lobby_shows_the_voice_live_and_the_deal_binds_where_the_host_is(slow: Evening) -> None:
    people = slow.crowd(6)
    await slow.open_table(people[0])
    assert "Hlasový kanál" not in (await slow.lobby()).text
    people[0].enter_voice(slow.voice)
    await slow.discord.until(lambda: mention(slow.voice) in (slow.living("join") or slow.channel.messages[0]).text)
    await slow.seat(people)
    await slow.deal(people[0])
    await slow.eventually(lambda: posted(slow, "voice-bound", channel=mention(slow.voice)))
    assert slow.table.message_state.silence.voice == slow.voice.id
    people[1].enter_voice(slow.voice)
    await soon(slow, lambda: all(muted(people[:2])))


@pytest.mark.rule("TK-2.2")
async def test_the_voice_of_half_of_the_seated_is_bound_where_the_host_is_in_none(slow: Evening) -> None:
    people = slow.crowd(6)
    for person in people[1:4]:
        person.enter_voice(slow.voice)
    await slow.open_table(people[0])
    await slow.seat(people)
    await slow.deal(people[0])
    await slow.eventually(lambda: slow.table.message_state.silence.voice == slow.voice.id)


@pytest.mark.rule("TK-2.6")
async def test_a_table_without_voice_says_nothing_of_it_but_on_the_desk(slow: Evening) -> None:
    people = slow.crowd(6)
    people[2].enter_voice(slow.voice)
    await slow.open_table(people[0])
    await slow.seat(people)
    await slow.deal(people[0])
    await slow.eventually(lambda: slow.table.message_state.silence.voice == 0)
    desk = await people[0].press(await slow.discord.until(lambda: slow.living("host")), slow.press_id("host"))
    assert "Hlasový kanál: žádný" in plain(text_of(desk))
    assert not posted(slow, "voice-none")
    assert not any(muted(people))


@pytest.mark.rule("TK-2.1", "TK-2.2", "TK-2.3", "TK-2.5")
async def test_the_host_chooses_the_voice_and_nobody_else_is_muted(slow: Evening) -> None:
    other = slow.discord.create_channel(slow.guild, "jinde", "voice")
    people = slow.crowd(6)
    for person in people[:4]:
        person.enter_voice(slow.voice)
    for person in people[4:]:
        person.enter_voice(other)
    await slow.prefer(text_mode=True, clocks=dict.fromkeys(("night", "discussion"), 1e6))
    await slow.open_table(people[0])
    await slow.seat(people)
    await slow.session.lobby_moves.change_option("night_length", "prompt")
    shown = await people[0].choose(await page(slow, people[0]), slow.press_id("h.voiceset"), other)
    assert mention(other) in text_of(shown)
    assert "4 ze 6 sedí jinde" in plain(text_of(shown))
    await slow.deal(people[0])
    await soon(slow, lambda: muted(people) == [False] * 4 + [True] * 2)
    changed = await people[0].choose(await page(slow, people[0]), slow.press_id("h.voiceset"), slow.voice)
    assert plain(words_in("cs")("voice-next-phase")) in plain(text_of(changed))
    assert slow.table.message_state.silence.voice == other.id
    await play(slow, people, until=lambda: slow.view.phase != "agent")
    await soon(slow, lambda: posted(slow, "voice-bound", channel=mention(slow.voice)))
    await soon(slow, lambda: not any(muted(people[4:])))


@pytest.mark.rule("TK-2.1")
async def test_a_second_table_gets_no_voice_that_a_first_one_has(slow: Evening) -> None:
    people = await seated(slow)
    await soon(slow, lambda: all(muted(people)))
    first, slow.channel = slow.channel, slow.discord.create_channel(slow.guild, "druhý")
    host = slow.person()
    host.enter_voice(slow.voice)
    await slow.open_table(host)
    desk = await host.press(await slow.lobby(), slow.press_id("host"))
    assert plain(words_in("cs")("voice-taken", channel=mention(slow.voice))) in plain(text_of(desk))
    refused = await host.choose(await page(slow, host), slow.press_id("h.voiceset"), slow.voice)
    assert plain(words_in("cs")("voice-taken", channel=mention(slow.voice))) in plain(text_of(refused))
    slow.channel = first


@pytest.mark.rule("TK-8.3", "TK-8.4")
async def test_without_the_right_to_mute_there_voices_stay_free_and_the_table_is_told(slow: Evening) -> None:
    slow.discord.withdraw("mute_members", guild=slow.guild, channel=slow.voice)
    people = await seated(slow)
    await soon(slow, lambda: posted(slow, "silence-honour", what=words_in("cs")("silence-of-voice")))
    desk = await people[0].press(await slow.discord.until(lambda: slow.living("host")), slow.press_id("host"))
    assert plain(words_in("cs")("doctor-permission-mute-members")) in plain(text_of(desk))
    assert "mikrofony zůstanou volné" in plain((await page(slow, people[0])).text)
    assert not any(muted(people))
    slow.discord.grant("mute_members", guild=slow.guild, channel=slow.voice)
    await soon(slow, lambda: all(muted(people)))


@pytest.mark.rule("TK-2.9", "TK-2.10", "TK-8.2")
async def test_the_dead_go_to_the_voice_of_the_graveyard_and_return_at_the_end(slow: Evening) -> None:
    ghosts = slow.discord.create_channel(slow.guild, "záhrobí", "voice")
    slow.discord.withdraw("move_members", guild=slow.guild)
    people = await seated(slow, 9)
    chosen = await people[0].choose(await page(slow, people[0]), slow.press_id("h.ghostset"), ghosts)
    assert mention(ghosts) in text_of(chosen)
    assert "Move Members" in text_of(chosen)
    assert str(INVITE.value | (1 << 24)) in text_of(chosen)
    slow.discord.grant("move_members", guild=slow.guild)
    await slow.eventually(lambda: slow.table.voice_now().moves)
    assert "Move Members" not in (await page(slow, people[0])).text
    await soon(slow, lambda: posted(slow, "ghost-voice-set", channel=mention(ghosts)))
    refused = await people[1].press(await slow.discord.until(lambda: slow.living("host")), slow.press_id("ghosts"), force=True)
    assert plain(words_in("cs")("no-ghost-voice")) in plain(text_of(refused))
    await soon(slow, lambda: slow.session.silence.voices.ghosts.is_closed)
    await someone_dies(slow, people)
    seats = slow.view.seats
    dead = next(person for number, person in enumerate(people) if not seats[number].living)
    living = next(person for number, person in enumerate(people) if seats[number].living)
    await soon(slow, lambda: may_connect(slow, dead, ghosts) and not may_connect(slow, living, ghosts))
    await soon(slow, lambda: dead.id in slow.session.silence.voices.ghosts.out())  # the line that shows the token stands
    goodbye = await slow.discord.until(lambda: next((one for one in dead.messages(dead.dm) if says_goodbye(one)), None))
    assert [button["custom_id"] for button in goodbye.buttons] == [slow.press_id("ghosts")]
    desk = seen(await dead.press(await slow.discord.until(lambda: slow.living("desk")), slow.press_id("desk")))
    went = await dead.press(desk, slow.press_id("ghosts"))
    await went.settled(15)
    assert plain(words_in("cs")("ghost-voice-moved")) in plain(text_of(went))
    await soon(slow, lambda: dead.voice is not None and dead.voice.channel_id == ghosts.id)
    await soon(slow, lambda: not any(muted([dead])))
    listener = slow.person("Zvědavec")
    listener.enter_voice(ghosts)
    await soon(slow, lambda: str(listener.id) in slow.table.setup.ghosts)
    await slow.session.host_moves.end(people[0].id)
    await soon(slow, lambda: slow.table.phase == "ended")
    assert dead.voice is not None and dead.voice.channel_id == slow.voice.id
    assert listener.voice is not None and listener.voice.channel_id == ghosts.id
    assert not any(muted(people))
    await soon(slow, lambda: not ghosts.overwrites)


@pytest.mark.rule("TK-8.1")
async def test_the_table_is_told_when_the_voice_of_the_graveyard_is_given_up(slow: Evening) -> None:
    ghosts = slow.discord.create_channel(slow.guild, "záhrobí", "voice")
    people = await seated(slow)
    await people[0].choose(await page(slow, people[0]), slow.press_id("h.ghostset"), ghosts)
    await soon(slow, lambda: slow.session.silence.voices.ghosts.is_closed)
    assert not posted(slow, "ghost-voice-none")
    await people[0].press(await page(slow, people[0]), slow.press_id("h.ghostset:none"))
    await soon(slow, lambda: posted(slow, "ghost-voice-none"))
    await soon(slow, lambda: not ghosts.overwrites)


@pytest.mark.rule("TK-2.9")
async def test_the_dead_return_from_the_voice_of_the_graveyard_after_a_long_rate_limit(slow: Evening) -> None:
    ghosts = slow.discord.create_channel(slow.guild, "záhrobí", "voice")
    people = await seated(slow, 9)
    await people[0].choose(await page(slow, people[0]), slow.press_id("h.ghostset"), ghosts)
    await soon(slow, lambda: posted(slow, "ghost-voice-set", channel=mention(ghosts)))
    await soon(slow, lambda: slow.session.silence.voices.ghosts.is_closed)
    await someone_dies(slow, people)
    seats = slow.view.seats
    dead = next(person for number, person in enumerate(people) if not seats[number].living)
    await soon(slow, lambda: may_connect(slow, dead, ghosts) and dead.id in slow.session.silence.voices.ghosts.out())
    desk = seen(await dead.press(await slow.discord.until(lambda: slow.living("desk")), slow.press_id("desk")))
    went = await (await dead.press(desk, slow.press_id("ghosts"))).settled(15)
    assert plain(words_in("cs")("ghost-voice-moved")) in plain(went.text), went.text
    await soon(slow, lambda: dead.voice is not None and dead.voice.channel_id == ghosts.id)
    await soon(slow, lambda: not any(muted([dead])))
    limit = slow.discord.faults.answer(429, method="PATCH", route=rf"/members/{dead.id}$", retry_after=LIMITED)
    began = asyncio.get_running_loop().time()
    await slow.session.host_moves.end(people[0].id)
    await slow.eventually(lambda: slow.table.phase == "ended", LIMITED * 2)
    assert limit.met == 1 and LIMITED <= asyncio.get_running_loop().time() - began < LIMITED + 20
    assert dead.voice is not None and dead.voice.channel_id == slow.voice.id
    await soon(slow, lambda: not ghosts.overwrites)


@pytest.mark.rule("TK-2.9", "TK-2.10", "TK-1.4")
@pytest.mark.parametrize("kind", ["public thread", "post"])
async def test_a_table_in_a_thread_has_a_voice_of_the_graveyard_too(slow: Evening, kind: str) -> None:
    """TK-2.10: a thread is closed by its lock, but the ghost channel by the players' role all the same."""
    place(slow, kind)
    ghosts = slow.discord.create_channel(slow.guild, "záhrobí", "voice")
    people = await seated(slow, 6)
    await people[0].choose(await page(slow, people[0]), slow.press_id("h.ghostset"), ghosts)
    await soon(slow, lambda: slow.session.silence.voices.ghosts.is_closed)
    await soon(slow, lambda: not any(may_connect(slow, person, ghosts) for person in people))
    await slow.session.host_moves.end(people[0].id)
    await soon(slow, lambda: slow.table.phase == "ended" and not ghosts.overwrites)
    names = [role.name for role in slow.guild.roles.values()]
    assert words_in("cs")("role-playing") not in names


@pytest.mark.rule("TK-2.10")
async def test_a_ghost_voice_that_cannot_be_closed_to_the_living_is_refused(slow: Evening) -> None:
    ghosts = slow.discord.create_channel(slow.guild, "záhrobí", "voice")
    slow.discord.withdraw("manage_roles", guild=slow.guild, channel=ghosts)
    host = slow.person()
    await slow.open_table(host)
    refused = await host.choose(await page(slow, host), slow.press_id("h.ghostset"), ghosts)
    assert plain(words_in("cs")("ghost-voice-open", channel=mention(ghosts))) in plain(text_of(refused))
    assert slow.table.setup.talk.ghost_voice == "none"


@pytest.mark.rule("TK-2.12")
async def test_a_game_without_closed_phases_binds_no_voice(slow: Evening) -> None:
    people = slow.crowd(5)
    for person in people:
        person.enter_voice(slow.voice)
    await slow.open_table(people[0], game="escape_plan")
    assert mention(slow.voice) not in (await slow.lobby()).text
    await slow.seat(people)
    await slow.deal(people[0])
    await slow.eventually(lambda: slow.table.message_state.silence.voice == 0)
    assert not any(muted(people))


@pytest.mark.parametrize("kind", ["voice", "stage"])
@pytest.mark.rule("TK-1.8", "TK-2.2", "TK-2.4")
async def test_a_table_in_the_chat_of_a_voice_channel_or_stage_speaks_there(slow: Evening, kind: str) -> None:
    here = place(slow, kind)
    people = slow.crowd(6)
    here.let_in(people)
    here.sit(people)
    audience = slow.person("Divák")
    audience.enter_voice(here.voice)
    await slow.prefer(text_mode=True, clocks=dict.fromkeys(("night", "discussion"), 1e6))
    await slow.open_table(people[0])
    await slow.seat(people)
    await slow.deal(people[0])
    await soon(slow, lambda: slow.table.message_state.silence.voice == here.voice.id)
    await soon(slow, lambda: all(muted(people)))
    if kind == "stage":
        assert not any(muted([audience])), "who cannot be heard anyway is left alone"
    else:
        await soon(slow, lambda: all(muted([audience])))
    await slow.session.host_moves.end(people[0].id)
    await soon(slow, lambda: slow.table.phase == "ended")
    assert not any(muted([*people, audience]))


@pytest.mark.rule("TK-2.11")
async def test_without_the_right_to_move_people_the_dead_get_a_link(slow: Evening) -> None:
    ghosts = slow.discord.create_channel(slow.guild, "záhrobí", "voice")
    slow.discord.withdraw("move_members", guild=slow.guild)
    people = await seated(slow, 9)  # with one Mafioso the game may be over before anybody else is out
    await people[0].choose(await page(slow, people[0]), slow.press_id("h.ghostset"), ghosts)
    await someone_dies(slow, people)
    seats = slow.view.seats
    dead = next(person for number, person in enumerate(people) if not seats[number].living)
    await soon(slow, lambda: dead.id in slow.session.silence.voices.ghosts.out())
    await soon(slow, lambda: slow.session.silence.voices.ghosts.is_closed)
    went = await dead.press(await slow.discord.until(lambda: slow.living("desk")), slow.press_id("ghosts"), force=True)
    message = await went.settled(15)
    assert any(button.get("url", "").endswith(f"/{slow.guild.id}/{ghosts.id}") for button in message.buttons)
    assert dead.voice is not None and dead.voice.channel_id == slow.voice.id
