"""The sound of the evening, through the real client: who sits where, what sounds when, and what Discord may answer (TK-6)."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from bot.tables.moderation import sounds as order
from bot.tables.moderation.sounds import board_cue, next_end, told_cue
from tests.night.evening import FAST, Evening, plain, seen
from tests.night.places import LONG, place
from tests.night.players import play, play_soon_over
from tests.night.test_clicks import text_of
from tests.night.test_silence import soon
from tests.soak.amounts import first_or_all

SEND = "/channels/{channel}/send-soundboard-sound"
DEFAULT = {"dusk": "1", "dawn": "2", "gavel": "3", "last": "4"}
CLOCKS = dict.fromkeys(("night", "discussion", "defence", "vote"), LONG)


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening slow enough to look at its nights."""
    async with Evening(tmp_path, tempo=replace(FAST, factor=0.05)) as made:
        yield made


async def sounding(evening: Evening, count: int = 6, *, clocks: dict[str, float] = CLOCKS, **more: Any) -> list[Person]:
    """Seat people who are in voice at a table with sounds, and deal."""
    evening.discord.grant("speak", "use_soundboard", guild=evening.guild)
    await evening.prefer(text_mode=True, clocks=clocks, talk={"sound": True}, sounds={"chosen": DEFAULT}, **more)
    people = evening.crowd(count)
    for person in people:
        person.enter_voice(evening.voice)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.session.lobby_moves.change_option("night_length", "prompt")
    await evening.deal(people[0])
    return people


def sits(evening: Evening) -> bool:
    state = evening.guild.voice.get(evening.discord.bot.id)
    return state is not None and state.channel_id == evening.voice.id


def played(evening: Evening) -> list[str]:
    """Return the cues that were heard, by the default sounds of the tests."""
    cues = {int(sound): cue for cue, sound in DEFAULT.items()}
    return [cues.get(one.sound_id, one.name) for one in evening.discord.sounds.played]


def texts(evening: Evening) -> str:
    return plain("\n".join(message.text for message in evening.channel.messages.values()))


def said_to(evening: Evening, person: Person, key: str, **args: str) -> bool:
    line = plain(words_in(evening.language)(key, **args))
    return person.dm is not None and any(line in plain(message.text) for message in person.messages(person.dm))


async def desk(evening: Evening, host: Person) -> Message:
    board = await evening.discord.until(lambda: evening.living("host"))
    return seen(await host.press(board, evening.press_id("host")))


def listen(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the cues, as they come, that sound when not so many of their messages stand in the channel yet."""
    early: list[str] = []
    heard: dict[str, int] = {}
    sounds, play_it = evening.discord.sounds, evening.discord.sounds.play

    def check(*args: Any) -> None:
        play_it(*args)
        cue = played(evening)[-1]
        heard[cue] = heard.get(cue, 0) + 1
        standing = evening.table.course.game.notices[: evening.session.outbox.posted]
        messages = [one for one in standing if cue in (told_cue([one]), board_cue([one]))]
        if len(messages) < heard[cue]:
            early.append(cue)

    monkeypatch.setattr(sounds, "play", check)
    return early


@pytest.mark.rule("TK-6.1", "TK-6.2", "TK-6.5", "TK-10.3")
@pytest.mark.parametrize("language", first_or_all("cs", "en"))
async def test_a_whole_evening_sounds_after_its_messages_and_the_bot_leaves_with_the_game(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(order, "APART", 0.0)
    async with Evening(tmp_path, tempo=replace(FAST, factor=0.05), language=language) as evening:
        people = await sounding(evening, 7, clocks={}, language=language)
        early = listen(evening, monkeypatch)
        await soon(evening, lambda: sits(evening))
        state = evening.guild.voice[evening.discord.bot.id]
        assert not (state.self_mute or state.self_deaf)
        await play(evening, people)
        await soon(evening, lambda: evening.table.phase == "ended")
        assert not sits(evening)
        heard = played(evening)
        assert {"dusk", "dawn", "gavel"} <= set(heard)
        assert "last" not in heard  # no clock came near its end
        rounds = len([one for one in evening.table.course.game.notices if one.text.key == "mf-round"])
        assert heard.count("dusk") <= rounds
        assert heard.count("dawn") <= rounds
        line = words_in(language)("sound-sits", channel=f"<#{evening.voice.id}>")
        assert texts(evening).count(plain(line)) == 1
        assert (await kept(evening))["tried"] is True
        assert early == []


@pytest.mark.rule("TK-6.2")
async def test_between_two_cues_are_five_seconds_and_none_waits_for_its_turn(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    at: list[float] = []
    play_it = evening.discord.sounds.play

    def note(*args: Any) -> None:
        at.append(evening.now())
        play_it(*args)

    monkeypatch.setattr(evening.discord.sounds, "play", note)
    people = await sounding(evening, clocks={})
    await play(evening, people)
    assert at
    assert all(later - before >= order.APART for before, later in pairwise(at)), at
    assert len(at) == len(evening.discord.log.of("POST", SEND))


@pytest.mark.real_time("one cue after another lasts half a second, and the game beside it has the pace of the machine")
@pytest.mark.rule("TK-6.2", "TK-6.5")
async def test_the_last_cue_of_a_game_is_heard_before_the_bot_leaves(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord refuses a cue to who does not sit there any more. While one is on its way, the next is left out: then dusk is the last."""
    monkeypatch.setattr(order, "APART", 0.0)
    people = await sounding(evening, clocks={})
    await soon(evening, lambda: sits(evening))
    slow = evening.discord.faults.delay(0.5, times=None, method="POST", route=SEND)
    await play_soon_over(evening, people)
    await soon(evening, lambda: not sits(evening))
    assert played(evening)[-1] in ("gavel", "dawn", "dusk"), "what may be on its way when a game ends"
    assert slow.met == len(played(evening))


@pytest.mark.rule("TK-6.1", "TK-2.12")
async def test_without_the_option_nobody_enters_and_nothing_is_asked(slow: Evening) -> None:
    slow.discord.grant("speak", "use_soundboard", guild=slow.guild)
    await slow.prefer(text_mode=True, clocks=CLOCKS, sounds={"chosen": DEFAULT})
    people = slow.crowd(6)
    for person in people:
        person.enter_voice(slow.voice)
    await slow.open_table(people[0])
    await slow.seat(people)
    await slow.deal(people[0])
    await soon(slow, lambda: "mafia" in slow.view.phase or slow.view.phase == "agent")
    await asyncio.sleep(0.3)
    assert not sits(slow)
    assert slow.discord.log.of("POST", SEND) == []


@pytest.mark.rule("TK-6.7")
@pytest.mark.parametrize("code", [50013, 50167, 50168, 10097])
async def test_three_refused_cues_switch_the_sounds_off_and_the_host_is_told(
    slow: Evening, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(order, "APART", 0.0)
    fault = slow.discord.faults.refuse(code, times=None, method="POST", route=SEND)
    people = await sounding(slow)
    host = people[0]
    await play(slow, people, until=lambda: fault.met >= 3 or slow.living("again"))
    assert fault.met == 3
    why = {50013: "forbidden", 50167: "muted", 50168: "absent", 10097: "unknown"}[code]
    await soon(slow, lambda: slow.table.message_state.sound.off == why and not sits(slow))
    await soon(slow, lambda: said_to(slow, host, "sound-off", why=words_in("cs")(f"sound-why-{why}")))
    assert plain(words_in("cs")(f"sound-why-{why}")) in plain((await desk(slow, host)).text)
    assert "tried" not in await kept(slow)


@pytest.mark.rule("TK-6.2")
@pytest.mark.parametrize("status", [429, 500, 503])
async def test_a_failed_sound_is_dropped_after_one_request(slow: Evening, status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(order, "APART", 0.0)
    fault = slow.discord.faults.answer(status, times=1, method="POST", route=SEND)
    people = await sounding(slow)
    await soon(slow, lambda: fault.met == 1)
    await asyncio.sleep(1.5)
    assert len(slow.discord.log.of("POST", SEND)) == 1
    await play(slow, people, until=lambda: played(slow))
    assert played(slow) == ["dawn"]
    assert slow.table.message_state.sound.off == ""


@pytest.mark.rule("TK-6.6")
@pytest.mark.parametrize("what", ["move", "throw out", "mute"])
async def test_moving_muting_or_expelling_the_bot_ends_the_sounds_of_this_game(slow: Evening, what: str) -> None:
    admin = slow.discord.create_person("Správa", guild=slow.guild, administrator=True)
    other = slow.discord.create_channel(slow.guild, "jinde", "voice")
    people = await sounding(slow)
    await soon(slow, lambda: slow.table.message_state.sound.said)
    if what == "mute":
        admin.mute_bot(slow.guild)
    else:
        admin.move_bot(slow.guild, other if what == "move" else None)
    await soon(slow, lambda: slow.table.message_state.sound.off == ("muted" if what == "mute" else "moved"))
    await soon(slow, lambda: slow.discord.bot.id not in slow.guild.voice)
    await soon(slow, lambda: said_to(slow, people[0], "sound-off", why=words_in("cs")(f"sound-why-{slow.table.message_state.sound.off}")))
    before = len(played(slow))
    await play(slow, people, until=lambda: slow.view.phase == "discussion")
    await asyncio.sleep(0.5)
    assert len(played(slow)) == before
    assert slow.discord.bot.id not in slow.guild.voice


@pytest.mark.rule("TK-6.5")
async def test_into_a_full_channel_the_bot_does_not_go(slow: Evening) -> None:
    slow.voice.user_limit = 6
    slow.discord.withdraw("move_members", guild=slow.guild)
    await slow.restart_bot()  # so that it knows
    people = await sounding(slow)
    await soon(slow, lambda: slow.table.message_state.sound.off == "full")
    await soon(slow, lambda: said_to(slow, people[0], "sound-off", why=words_in("cs")("sound-why-full")))
    assert not sits(slow)


@pytest.mark.rule("TK-6.1")
async def test_a_stage_has_no_sounds_and_the_desk_says_so(slow: Evening) -> None:
    here = place(slow, "stage")
    people = await sounding(slow)
    here.sit(people)
    await soon(slow, lambda: slow.table.message_state.silence.voice == slow.voice.id)
    assert plain(words_in("cs")("sound-stage")) in plain((await desk(slow, people[0])).text)
    assert not sits(slow)


@pytest.mark.rule("TK-6.1", "TK-8.2", "TK-8.3")
async def test_without_the_rights_there_the_desk_names_them_with_a_link_and_they_are_enough_later(slow: Evening) -> None:
    slow.discord.withdraw("use_soundboard", guild=slow.guild)
    slow.discord.grant("speak", guild=slow.guild)
    await slow.prefer(text_mode=True, clocks=CLOCKS, talk={"sound": True}, sounds={"chosen": DEFAULT})
    people = slow.crowd(6)
    for person in people:
        person.enter_voice(slow.voice)
    await slow.open_table(people[0])
    await slow.seat(people)
    await slow.deal(people[0])
    said = text_of(await people[0].press(await slow.discord.until(lambda: slow.living("host")), slow.press_id("host")))
    assert words_in("cs")("doctor-permission-use-soundboard") in plain(said)
    assert "oauth2" in said
    assert not sits(slow)
    slow.discord.grant("use_soundboard", guild=slow.guild)
    await soon(slow, lambda: sits(slow))


@pytest.mark.rule("TK-6.2")
async def test_after_a_restart_the_bot_sits_again_says_nothing_twice_and_plays_nothing_again(slow: Evening) -> None:
    await sounding(slow)
    await soon(slow, lambda: "dusk" in played(slow))
    assert played(slow) == ["dusk"]
    await slow.stop_bot()
    assert slow.discord.bot.id not in slow.guild.voice
    await slow.start_bot()
    await soon(slow, lambda: sits(slow))
    await asyncio.sleep(1.0)
    assert played(slow) == ["dusk"]
    assert texts(slow).count(plain(words_in("cs")("sound-sits", channel=f"<#{slow.voice.id}>"))) == 1


@pytest.mark.rule("TK-6.6")
async def test_a_second_table_gets_no_sounds_and_its_desk_says_so(slow: Evening) -> None:
    await sounding(slow)
    await soon(slow, lambda: sits(slow))
    first, voice = slow.channel, slow.voice
    slow.channel = slow.discord.create_channel(slow.guild, "druhý")
    slow.voice = slow.discord.create_channel(slow.guild, "u druhého", "voice")
    host = slow.person()
    host.enter_voice(slow.voice)
    await slow.open_table(host)
    assert plain(words_in("cs")("sound-taken")) in plain((await desk(slow, host)).text)
    slow.channel, slow.voice = first, voice
    assert sits(slow)


@pytest.mark.rule("TK-6.1")
async def test_the_last_seconds_of_a_long_discussion_are_heard_once(slow: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(order, "APART", 0.0)  # the clock of the bot is put forward
    people = await sounding(slow)
    await play(slow, people, until=lambda: slow.view.phase == "discussion")
    await slow.eventually(lambda: next_end(slow.table.course, slow.now()) is not None)
    end = next_end(slow.table.course, slow.now())
    assert end is not None
    slow.ahead += end - slow.now() - 12.0
    slow.table.changed()
    await soon(slow, lambda: "last" in played(slow))
    slow.table.changed()
    await asyncio.sleep(0.3)
    assert played(slow).count("last") == 1


# ---- choosing, uploading, trying


async def staff(evening: Evening) -> Person:
    evening.discord.grant("create_expressions", "speak", "use_soundboard", guild=evening.guild)
    return evening.person(permissions=("manage_guild",))


async def kept(evening: Evening) -> dict[str, Any]:
    found = (await evening.registry.store.guild_settings(evening.guild.id)).get("sounds", {})
    assert isinstance(found, dict)
    return found


@pytest.mark.rule("TK-6.4")
async def test_our_clips_are_uploaded_and_removed_by_remembered_ids(evening: Evening) -> None:
    boss = await staff(evening)
    own = evening.discord.add_sound(evening.guild, "naše")
    page = seen(await boss.command("setup sound", evening.channel, play=True))
    assert "nevyzkoušeno" in plain(page.text)
    asked = seen(await boss.press(page, "c1:setup:su.soundup"))
    assert "4 místa" in plain(asked.text)
    assert len(evening.guild.sounds) == 1
    there = seen(await boss.press(asked, "c1:setup:su.soundupyes"))
    assert sorted(one.name for one in evening.guild.sounds.values()) == ["c-dawn", "c-dusk", "c-gavel", "c-last", "naše"]
    assert set((await kept(evening))["uploaded"]) == {"dusk", "dawn", "gavel", "last"}
    assert words_in("cs")("sound-auto") in plain(there.text)
    evening.discord.delete_sound(evening.guild, next(one for one in evening.guild.sounds.values() if one.name == "c-last"))
    again = seen(await boss.press(there, "c1:setup:su.soundup"))
    there = seen(await boss.press(again, "c1:setup:su.soundupyes"))
    assert sorted(one.name for one in evening.guild.sounds.values()).count("c-last") == 1
    gone = seen(await boss.press(there, "c1:setup:su.sounddown"))
    done = seen(await boss.press(gone, "c1:setup:su.sounddownyes"))
    assert plain(words_in("cs")("sound-removed")) in plain(done.text)
    assert list(evening.guild.sounds.values()) == [own]
    assert (await kept(evening)).get("uploaded", {}) == {}
    await evening.open_table(boss)
    assert evening.table.setup.talk.sound is True


@pytest.mark.rule("TK-6.4")
async def test_a_clip_is_found_again_that_was_uploaded_but_not_stored(evening: Evening) -> None:
    boss = await staff(evening)
    evening.discord.add_sound(evening.guild, "c-dawn")  # a person's clip of that name is not ours
    asked = seen(await boss.press(seen(await boss.command("setup sound", evening.channel)), "c1:setup:su.soundup"))
    there = seen(await boss.press(asked, "c1:setup:su.soundupyes"))
    stored = (await kept(evening))["uploaded"]

    def forget(settings: dict[str, Any]) -> None:
        settings["sounds"] = {"uploaded": {cue: sound for cue, sound in stored.items() if cue != "dusk"}}

    await evening.registry.store.change_guild_settings(evening.guild.id, forget)
    seen(await boss.press(seen(await boss.press(there, "c1:setup:su.soundup")), "c1:setup:su.soundupyes"))
    assert sorted(one.name for one in evening.guild.sounds.values()) == ["c-dawn", "c-dawn", "c-dusk", "c-gavel", "c-last"]
    assert (await kept(evening))["uploaded"] == stored


@pytest.mark.rule("TK-6.4")
async def test_obstacles_to_clips_on_the_server_are_named(evening: Evening) -> None:
    boss = await staff(evening)
    for number in range(6):
        evening.discord.add_sound(evening.guild, f"s{number}")
    page = seen(await boss.command("setup sound", evening.channel))
    asked = seen(await boss.press(page, "c1:setup:su.soundup"))
    done = seen(await boss.press(asked, "c1:setup:su.soundupyes"))
    assert plain(words_in("cs")("sound-clips-full", n=2)) in plain(done.text)
    evening.discord.withdraw("create_expressions", guild=evening.guild)
    asked = seen(await boss.press(done, "c1:setup:su.soundup"))
    assert "Create Expressions" in asked.text
    assert "oauth2" in asked.text
    done = seen(await boss.press(asked, "c1:setup:su.soundupyes"))
    assert plain(words_in("cs")("sound-clips-rights", n=2)) in plain(done.text)


@pytest.mark.rule("TK-6.3")
async def test_each_cue_may_have_a_sound_of_the_server_of_discord_or_none(evening: Evening) -> None:
    boss = await staff(evening)
    own = evening.discord.add_sound(evening.guild, "naše")
    said = text_of(await boss.command("setup sound", evening.channel, dusk=str(own.id), dawn="quack", gavel="none", last="auto"))
    assert "naše" in said
    assert "quack (Discord)" in said
    assert (await kept(evening))["chosen"] == {"dusk": str(own.id), "dawn": "1", "gavel": "none", "last": "auto"}
    refused = text_of(await boss.command("setup sound", evening.channel, dusk="ticho"))
    assert plain(words_in("cs")("sound-unknown")) in plain(refused)
    evening.discord.delete_sound(evening.guild, own)
    assert words_in("cs")("sound-gone") in plain(text_of(await boss.command("setup sound", evening.channel)))


async def tried(evening: Evening, host: Person) -> str:
    talk = seen(await host.press(await desk(evening, host), evening.press_id("h.talk")))
    outcome = await host.press(talk, evening.press_id("h.trysound"))
    await outcome.settled(15)
    return plain(text_of(outcome))


@pytest.mark.rule("TK-6.7", "TK-10.4")
async def test_at_night_nothing_is_tried(slow: Evening) -> None:
    people = await sounding(slow)
    await slow.eventually(lambda: slow.view.phase == "agent")
    await soon(slow, lambda: sits(slow))
    before = len(played(slow))
    assert await tried(slow, people[0]) == plain(words_in("cs")("sound-not-now"))
    assert len(played(slow)) in (before, 1)
    assert sits(slow)


@pytest.mark.rule("TK-6.6", "TK-9.8")
async def test_with_its_voice_channel_the_table_loses_no_sounds(slow: Evening) -> None:
    """Nobody has moved the bot: in the next voice channel of the table it sits again."""
    people = await sounding(slow)
    await soon(slow, lambda: slow.table.message_state.sound.said)
    slow.discord.delete_channel(slow.voice)
    await soon(slow, lambda: said_to(slow, people[0], "voice-gone"))
    await asyncio.sleep(10)
    assert slow.table.message_state.sound.off == ""
    slow.voice = slow.discord.create_channel(slow.guild, "jinde", "voice")
    await slow.session.host_moves.change_talk(people[0].id, {"voice": str(slow.voice.id)})
    await play(slow, people, until=lambda: sits(slow))


@pytest.mark.rule("TK-6.5", "TK-9.9")
async def test_the_bot_leaves_voice_with_the_channel_of_its_table(slow: Evening) -> None:
    await sounding(slow)
    await soon(slow, lambda: sits(slow))
    slow.discord.delete_channel(slow.channel)
    await soon(slow, lambda: not sits(slow))
    await asyncio.sleep(10)
    assert not sits(slow)


@pytest.mark.rule("TK-6.5")
async def test_where_discord_does_not_let_the_bot_in_the_sounds_are_off(slow: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow.discord.backend.bot_voice, "move", lambda *_: None)
    people = await sounding(slow)
    await soon(slow, lambda: slow.table.message_state.sound.off == "shut")
    await soon(slow, lambda: said_to(slow, people[0], "sound-off", why=words_in("cs")("sound-why-shut")))
    assert slow.session.silence.sounds.connection.holder is None, "another table may try"


@pytest.mark.rule("TK-6.5", "TK-9.12")
async def test_a_connection_lost_while_the_bot_enters_costs_no_sounds(slow: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as deaf:
        deaf.setattr(slow.discord.backend.bot_voice, "move", lambda *_: None)
        await sounding(slow)
        await soon(slow, lambda: slow.session.silence.sounds.connection.holder is not None)
        await slow.discord.gateway.go_away()
        await soon(slow, lambda: slow.table.stopped_at is not None)
        await asyncio.sleep(order.ENTERING + 5)
    slow.discord.gateway.away = False
    await slow.discord.bot_ready()
    await soon(slow, lambda: sits(slow))
    assert slow.table.message_state.sound.off == ""


@pytest.mark.rule("TK-6.6", "TK-9.12")
async def test_a_table_that_may_enter_voice_no_longer_leaves_the_sounds_to_others(slow: Evening) -> None:
    await sounding(slow)
    await soon(slow, lambda: sits(slow))
    await slow.discord.gateway.go_away()
    await soon(slow, lambda: slow.table.stopped_at is not None)
    slow.guild.voice.pop(slow.discord.bot.id, None)
    slow.discord.withdraw("connect", guild=slow.guild)
    slow.discord.gateway.away = False
    await slow.discord.bot_ready()
    await soon(slow, lambda: slow.session.silence.sounds.connection.holder is None)
    slow.discord.grant("connect", guild=slow.guild)
    await soon(slow, lambda: sits(slow))
