"""Silence: by night nobody speaks, by day only the dead are silent, a suspect speaks alone; and everything is given back."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.presenting.texts import words_in
from bot.sandbox import InteractionOutcome, Message, Person
from bot.sandbox.world.member_permissions import bits
from tests.night.club_evening import call, caller, in_days
from tests.night.evening import FAST, Evening, plain, seen
from tests.night.players import play
from tests.night.test_clicks import ready_button, text_of
from tests.night.test_whispers_after_a_restart import killed


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening slow enough to look at its nights."""
    async with Evening(tmp_path, tempo=replace(FAST, factor=0.05)) as made:
        yield made


HOURS = 1e6
"""A clock that does not run out while somebody looks."""


async def seated(evening: Evening, count: int = 6) -> list[Person]:
    """Seat people who are in voice, and deal. Nights and speeches last until everybody has pressed, so nothing passes by unseen."""
    await evening.prefer(text_mode=True, clocks=dict.fromkeys(("night", "discussion", "defence"), HOURS))
    people = evening.crowd(count)
    for person in people:
        person.enter_voice(evening.voice)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.session.lobby_moves.change_option("night_length", "prompt")
    await evening.deal(people[0])
    return people


def muted(people: list[Person]) -> list[bool]:
    return [bool(person.voice and person.voice.mute) for person in people]


async def soon(evening: Evening, check: Callable[[], object]) -> None:
    """Wait until ``check`` is true, as long as Discord needs after ten changes of members or of overwrites: then the next has to wait."""
    await evening.eventually(check, 40)


def dead(evening: Evening, people: list[Person]) -> list[Person]:
    """Return those who are out."""
    seats = evening.view.seats
    return [person for number, person in enumerate(people) if not seats[number].living]


async def someone_dies(evening: Evening, people: list[Person]) -> None:
    """Play to the first discussion in which somebody is out; with nine seats there is one before the game can be over."""

    def quieter() -> object:
        assert evening.table.phase == "running", "the game is over before anybody was out by day"
        return evening.view.phase == "discussion" and dead(evening, people)

    await play(evening, people, until=quieter)


async def test_by_night_all_alike_are_silent_and_by_day_all_speak(slow: Evening) -> None:
    people = await seated(slow)
    await soon(slow, lambda: all(muted(people)))
    await soon(slow, lambda: not any(person.can_write(slow.channel) for person in people))
    await play(slow, people, until=lambda: ready_button(slow))  # the bot itself can still write
    await soon(slow, lambda: muted(people) == [person in dead(slow, people) for person in people])
    await soon(slow, lambda: [person for person in people if not person.can_write(slow.channel)] == dead(slow, people))


async def test_in_the_defence_only_the_suspect_speaks_and_the_dead_never_do(slow: Evening) -> None:
    people = await seated(slow, 9)

    def speaking() -> list[Person]:
        seats = slow.view.seats
        return [person for number, person in enumerate(people) if seats[number].speaking]

    await someone_dies(slow, people)
    await soon(slow, lambda: muted(people) == [person in dead(slow, people) for person in people])
    await soon(slow, lambda: slow.guild.threads)
    await soon(
        slow,
        lambda: all(
            person.can_write(slow.discord.world.channels[thread]) for thread in slow.guild.threads for person in dead(slow, people)
        ),
    )
    await play(slow, people, until=lambda: slow.view.phase == "defence" and speaking())
    await soon(slow, lambda: [person for person in people if person.can_write(slow.channel)] == speaking())
    await soon(slow, lambda: muted(people) == [person not in speaking() for person in people])
    await slow.session.host_moves.end(people[0].id)
    await soon(slow, lambda: slow.table.phase == "ended")
    await soon(slow, lambda: not any(muted(people)))
    assert all(person.can_write(slow.channel) for person in people)
    assert not slow.channel.overwrites


async def test_latecomers_to_voice_are_muted_too_and_the_dead_stay_muted(slow: Evening) -> None:
    people = await seated(slow)
    await soon(slow, lambda: all(muted(people)))
    late = people[3]
    late.leave_voice()
    late.enter_voice(slow.voice)
    await soon(slow, lambda: all(muted(people)))
    await play(slow, people, until=lambda: ready_button(slow))
    await soon(slow, lambda: muted(people) == [person in dead(slow, people) for person in people])


@pytest.mark.rule("MF-15.12", "MF-15.20")
async def test_spectators_write_nowhere_and_the_graveyard_opens_at_the_end(slow: Evening) -> None:
    spectator = slow.person("Divák")
    people = await seated(slow, 9)
    await soon(slow, lambda: not spectator.can_write(slow.channel))
    await someone_dies(slow, people)
    await soon(slow, lambda: [person for person in people if not person.can_write(slow.channel)] == dead(slow, people))
    await soon(slow, lambda: not spectator.can_write(slow.channel))
    await soon(slow, lambda: slow.guild.threads)
    thread = slow.discord.world.channels[next(iter(slow.guild.threads))]
    await soon(slow, lambda: [person for person in people if person.can_write(thread)] == dead(slow, people))
    await slow.session.host_moves.end(people[0].id)
    await soon(slow, lambda: all(person.sees(thread) for person in people))
    assert not spectator.sees(thread)
    await soon(slow, lambda: spectator.can_write(slow.channel) and not slow.channel.overwrites)
    assert [role.name for role in slow.guild.roles.values() if role.name == "U stolu"] == []
    taken = [one for one in slow.discord.log.of("DELETE") if "/members/" in one.route]
    assert not taken, "the overwrite of the dead is enough, and the role goes as a whole"


@pytest.mark.rule("MF-15.11")
async def test_the_desk_is_at_hand_in_the_graveyard(slow: Evening) -> None:
    people = await seated(slow, 9)
    await someone_dies(slow, people)
    await soon(slow, lambda: slow.guild.threads)
    thread = slow.discord.world.channels[next(iter(slow.guild.threads))]
    out = dead(slow, people)[0]
    await soon(slow, lambda: out.sees(thread) and out.messages(thread))
    (opening,) = out.messages(thread)
    assert words_in("cs")("graveyard-open", theme="town") in opening.text
    outcome = await out.press(opening, slow.press_id("desk"))
    assert outcome.ephemeral and outcome.message is not None
    assert words_in("cs")("book-title") in outcome.message.text, "the book of the dead is on the desk"


@pytest.mark.rule("MF-15.20")
async def test_a_player_without_sight_of_the_channel_keeps_nobody_out_of_the_graveyard(
    slow: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    people = await seated(slow, 9)
    await someone_dies(slow, people)
    await soon(slow, lambda: slow.guild.threads)
    thread = slow.discord.world.channels[next(iter(slow.guild.threads))]
    hidden = next(person for person in people if person not in dead(slow, people))
    slow.discord.guilds.overwrite(slow.channel, hidden.id, 1, 0, bits(("view_channel",)))
    with caplog.at_level("WARNING"):
        await slow.session.host_moves.end(people[0].id)
        await soon(slow, lambda: all(person.sees(thread) for person in people if person is not hidden))
    assert not thread.joined.get(hidden.id)
    assert caplog.messages == [], "the bot has all its permissions"
    slow.discord.guilds.overwrite(slow.channel, hidden.id, 1, 0, 0)
    await soon(slow, lambda: hidden.sees(thread))


@pytest.mark.rule("MF-15.11")
@pytest.mark.parametrize("way", ["dropped", "killed"])
async def test_a_graveyard_with_an_unanswered_opening_is_found_again(slow: Evening, way: str) -> None:
    faults, route = slow.discord.faults, f"/channels/{slow.channel.id}/threads"
    faults.drop(method="POST", route=route) if way == "dropped" else faults.delay(60, method="POST", route=route, after=True)
    people = await seated(slow, 9)
    await someone_dies(slow, people)
    await soon(slow, lambda: slow.guild.threads)
    if way == "killed":
        await killed(slow)
    thread = slow.discord.world.channels[next(iter(slow.guild.threads))]
    await soon(slow, lambda: [person for person in people if person.sees(thread)] == dead(slow, people))
    assert len(slow.guild.threads) == 1


@pytest.mark.rule("MF-15.11")
@pytest.mark.parametrize("told", [False, True])
async def test_a_graveyard_is_opened_once_although_the_bot_is_killed(slow: Evening, monkeypatch: pytest.MonkeyPatch, told: bool) -> None:
    send, dead_bot = discord.Thread.send, asyncio.Event()

    async def dies(thread: discord.Thread, **options: Any) -> None:
        if told:
            await send(thread, **options)
        dead_bot.set()
        await asyncio.Event().wait()

    with monkeypatch.context() as patch:
        patch.setattr(discord.Thread, "send", dies)
        people = await seated(slow, 9)
        await someone_dies(slow, people)
        await dead_bot.wait()
        await killed(slow)
    (thread,) = [slow.discord.world.channels[one] for one in slow.guild.threads]
    out = dead(slow, people)[0]
    await soon(slow, lambda: out.sees(thread))
    (opening,) = out.messages(thread)
    assert words_in("cs")("graveyard-open", theme="town") in opening.text


async def test_where_no_role_can_be_made_the_channel_is_open_to_all_by_day(slow: Evening) -> None:
    slow.discord.withdraw("manage_roles", guild=slow.guild)
    slow.discord.grant("manage_roles", guild=slow.guild, channel=slow.channel)
    before = dict(slow.channel.overwrites)
    spectator = slow.person("Divák")
    people = await seated(slow, 9)
    await soon(slow, lambda: not any(person.can_write(slow.channel) for person in [*people, spectator]))
    await someone_dies(slow, people)
    await soon(slow, lambda: [person for person in people if not person.can_write(slow.channel)] == dead(slow, people))
    assert spectator.can_write(slow.channel)
    await slow.session.host_moves.end(people[0].id)
    await soon(slow, lambda: all(person.can_write(slow.channel) for person in people) and slow.channel.overwrites == before)


async def test_when_the_bot_stops_everything_is_given_back(slow: Evening) -> None:
    people = await seated(slow)
    await soon(slow, lambda: all(muted(people)))
    await slow.stop_bot()
    assert not any(muted(people))
    assert all(person.can_write(slow.channel) for person in people)
    assert not slow.channel.overwrites
    await slow.start_bot()
    await soon(slow, lambda: all(muted(people)) or ready_button(slow))


async def test_a_player_who_left_voice_muted_is_unmuted_on_return(slow: Evening) -> None:
    people = await seated(slow)
    await soon(slow, lambda: all(muted(people)))
    people[2].leave_voice()
    await people[0].command("game end", slow.channel)
    await slow.session.host_moves.end(people[0].id)
    await soon(slow, lambda: slow.table.phase == "ended")
    assert not any(muted([person for person in people if person is not people[2]]))
    people[2].enter_voice(slow.voice)
    await soon(slow, lambda: not any(muted(people)))


@pytest.mark.rule("CL-11.5", "MF-15.12")
async def test_nobody_silenced_posts_through_the_bot(slow: Evening) -> None:
    people = await seated(slow, 9)
    spectator = slow.person("Divák")

    async def tries(person: Person, whose: Person) -> InteractionOutcome:
        press = f"c1:club:st.post:{whose.id}.all.all"
        shown = await person.command("stats", slow.channel)
        return await person.press(seen(shown), press, force=True)

    def silent(outcome: InteractionOutcome) -> bool:
        return outcome.ephemeral and plain(text_of(outcome)) == plain(words_in("cs")("no-post-here"))

    await soon(slow, lambda: not people[1].can_write(slow.channel))
    assert silent(await tries(people[1], people[1])), "by night nobody speaks"
    await someone_dies(slow, people)
    (gone, *_), living = dead(slow, people), [person for person in people if person not in dead(slow, people)]
    assert silent(await tries(gone, gone)), "by day the dead are silent"
    assert silent(await tries(spectator, spectator))
    await tries(living[0], living[0])
    await soon(slow, lambda: [message for message in slow.channel.messages.values() if "Statistiky" in message.text])
    pointed = await tries(living[0], living[1])
    assert pointed.ephemeral and plain(text_of(pointed)) == plain(words_in("cs")("no-foreign"))


@pytest.mark.rule("MF-15.3")
async def test_a_pause_at_night_tells_no_words_of_its_host(slow: Evening) -> None:
    people = await seated(slow)
    await soon(slow, lambda: not people[0].can_write(slow.channel))
    paused = await people[0].command("game pause", slow.channel, reason="Karel je vrah")
    assert plain(text_of(paused)) == plain(words_in("cs")("host-done-pause-untold"))
    await slow.eventually(lambda: slow.table.phase == "paused")
    assert not [message for message in slow.channel.messages.values() if "vrah" in message.text]


@pytest.mark.rule("MF-15.3")
async def test_nor_does_a_pause_from_another_place(slow: Evening) -> None:
    """The words would stand in the table's channel, wherever the command was typed."""
    other = slow.discord.create_channel(slow.guild, "jinde")
    people = await seated(slow)
    await soon(slow, lambda: not people[0].can_write(slow.channel))
    assert people[0].can_write(other)
    paused = await people[0].command("game pause", other, reason="Karel je vrah")
    assert plain(text_of(paused)) == plain(words_in("cs")("host-done-pause-untold"))
    await slow.eventually(lambda: slow.table.phase == "paused")
    await slow.session.outbox.wait_idle()
    assert not [message for message in slow.channel.messages.values() if "vrah" in message.text]


@pytest.mark.rule("MF-15.3", "MF-15.12")
async def test_an_evening_tells_no_words_of_its_silenced_host(slow: Evening) -> None:
    """Neither a name, note or place of an evening that is called here, nor the call of another one; also from elsewhere."""
    host, other = caller(slow), slow.discord.create_channel(slow.guild, "jinde")
    await call(slow, host)
    draft = seen(await host.command("evening plan", slow.channel, when=in_days(slow, 7), game="mafie", name="Karel je vrah"))
    people = await seated(slow)
    await soon(slow, lambda: not people[0].can_write(slow.channel))
    refused = [plain(words_in("cs")("no-post-here")), plain(words_in("cs")("no-post-there", channel=f"<#{slow.channel.id}>"))]
    (called,) = [one.id for one in slow.client.evening_scheduler.evenings.values() if one.row.state == "planned"]
    for place, sentence in zip((slow.channel, other), refused, strict=True):
        desk = seen(await host.command("evening desk", place))
        for form, field in (("plan", "name"), ("details", "note"), ("details", "place")):
            opened = (await host.press(desk, f"c1:{called}:ev.{form}", force=True)).modal
            assert plain(text_of(await host.submit(opened, {field: "Karel je vrah"}))) == sentence
    post = next(str(button["custom_id"]) for button in draft.buttons if ":ev.post" in str(button.get("custom_id")))
    assert plain(text_of(await host.press(draft, post))) == refused[0]
    assert not [message for message in slow.channel.messages.values() if "vrah" in message.text and not message.ephemeral]


def desk_button(slow: Evening, shown: Message, verb: str) -> list[str]:
    """Return the custom ids of this verb on a desk."""
    return [str(button["custom_id"]) for button in shown.buttons if str(button.get("custom_id", "")).startswith(slow.press_id(verb))]


@pytest.mark.rule("MF-15.11")
async def test_the_dead_return_to_the_graveyard_by_the_desk(slow: Evening) -> None:
    people = await seated(slow, 9)
    await someone_dies(slow, people)
    one = dead(slow, people)[0]
    await soon(slow, lambda: slow.guild.threads and one.can_write(next(iter(slow.guild.threads.values()))))
    thread = next(iter(slow.guild.threads.values()))
    slow.discord.guilds.leave_thread(thread, one.id)
    assert not one.sees(thread)
    desk = seen(await one.command("desk", slow.channel))
    (press,) = desk_button(slow, desk, "grave")
    entered = await one.press(desk, press)
    assert f"<#{thread.id}>" in text_of(entered)
    assert one.can_write(thread) and not slow.table.setup.ghosts


@pytest.mark.rule("MF-15.12")
async def test_a_spectator_enters_the_graveyard_by_a_button_and_gets_no_seat(slow: Evening) -> None:
    """The button is on the desk as soon as there is a thread; a warning comes first, and nobody else may use the press."""
    spectator, curious = slow.person("Divák"), slow.person("Zvědavec")
    people = await seated(slow, 9)
    desk = seen(await spectator.command("desk", slow.channel))
    assert not desk_button(slow, desk, "grave"), "nobody is dead yet"
    await someone_dies(slow, people)
    await soon(slow, lambda: slow.table.scene().graveyard)  # Discord has made the thread, and the bot has heard so
    thread = slow.discord.world.channels[next(iter(slow.guild.threads))]
    desk = seen(await spectator.command("desk", slow.channel))
    (press,) = desk_button(slow, desk, "grave")
    warned = seen(await spectator.press(desk, press))
    assert "nepřisedne" in plain(warned.text)
    assert not spectator.sees(thread) and str(spectator.id) not in slow.table.setup.ghosts
    entered = await spectator.press(warned, *desk_button(slow, warned, "grave"))
    assert f"<#{thread.id}>" in text_of(entered)
    await soon(slow, lambda: spectator.sees(thread))
    assert slow.table.setup.ghosts == (str(spectator.id),) and not spectator.can_write(slow.channel)
    assert not spectator.can_write(thread), "he listens: nothing of the table's channel is opened to him"
    living = next(person for person in people if person not in dead(slow, people))
    refused = await living.press(desk, f"{press}:sure", force=True)
    assert plain(text_of(refused)) == plain(words_in("cs")("no-ghost-voice"))
    hidden = slow.person("Skrytý")
    slow.discord.guilds.overwrite(slow.channel, hidden.id, 1, 0, bits(("view_channel",)))
    refused = await hidden.press(desk, f"{press}:sure", force=True)
    assert plain(text_of(refused)) == plain(words_in("cs")("no-graveyard-entry"))
    assert slow.table.setup.ghosts == (str(spectator.id),), "who was not let in may still take a seat"
    await slow.session.host_moves.end(people[0].id)
    await soon(slow, lambda: slow.table.phase == "ended")
    await curious.press(desk, f"{press}:sure", force=True)
    assert not curious.sees(thread), "afterwards nobody else enters"
