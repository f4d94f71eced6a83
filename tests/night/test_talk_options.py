"""The page [Řeč] on the host's desk and the server's defaults of it, lived through in the lobby and in a game (TK-8.1)."""

from typing import Any

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from tests.night.evening import Evening, plain
from tests.night.test_clicks import text_of
from tests.soak.amounts import first_or_all

MUTED: dict[str, Any] = {"spectators-muted": False}
pytestmark = pytest.mark.rule("TK-8.1")


async def page(evening: Evening, host: Person) -> Message:
    """Open the page from the host's desk."""
    board = await evening.discord.until(lambda: evening.living("host"))
    desk = await host.press(board, evening.press_id("host"))
    assert desk.message is not None
    shown = await host.press(desk.message, evening.press_id("h.talk"))
    assert shown.message is not None
    return shown.message


async def choose(evening: Evening, host: Person, option: str, value: str) -> str:
    """Choose a value of an option on the page; return what stands there then."""
    shown = await page(evening, host)
    one = await host.choose(shown, evening.press_id("h.talk"), option, force=True)
    assert one.message is not None
    return text_of(await host.choose(one.message, evening.press_id(f"h.talkset:{option}"), value, force=True))


@pytest.mark.parametrize("language", first_or_all("cs", "en"))
async def test_the_host_sets_the_talk_in_the_lobby_and_in_the_game(evening: Evening, language: str) -> None:
    boss = evening.person(permissions=("manage_guild",))
    await boss.command("setup language", evening.channel, language=language)
    evening.locale = language
    words, people = words_in(language), evening.crowd(6)
    await evening.open_table(people[0])
    await evening.seat(people)
    said = await choose(evening, people[0], "speech", "30")
    assert plain(words("talk-help-speech")) in said
    lobby = await evening.discord.until(lambda: evening.living("h.talk") or evening.living("join"))
    await evening.discord.until(lambda: "30 s" in (evening.living("join") or lobby).text)
    assert evening.table.setup.talk.speech == 30
    await evening.deal(people[0])
    await evening.eventually(lambda: evening.view.phase == "discussion")
    await choose(evening, people[0], "claims", "off")
    assert evening.table.settings.claims == "off"
    line = words("talk-changed", what=f"{words('talk-option-claims')}: {words('talk-value-claims', value='off')}")
    await evening.discord.until(lambda: any(plain(line) in plain(message.text) for message in evening.channel.messages.values()))
    written = [entry.payload for entry in await evening.registry.store.entries(evening.table.id)]
    assert {"what": "option", "key": "claims", "value": "off"} in written  # clocks may have run out since
    # What is fixed at the deal is not on the page, and a press of an older page changes nothing.
    assert not any("pace" in str(button) for button in (await page(evening, people[0])).buttons)
    assert plain(words("no-pick")) in text_of(
        await people[0].choose(await page(evening, people[0]), evening.press_id("h.talk"), "pace", force=True)
    )
    assert evening.table.settings.pace == "live"


async def test_the_servers_defaults_are_those_of_its_new_tables(evening: Evening) -> None:
    boss = evening.person(permissions=("manage_guild",))
    said = text_of(await boss.command("setup talk", evening.channel, talk="rounds", speech=60, quiet="21-7", **MUTED))
    assert "60 s" in said
    assert "21:00–7:00 (Europe/Prague)" in said
    refused = text_of(await boss.command("setup talk", evening.channel, quiet="midnight"))
    assert refused == plain(words_in("cs")("setup-hours-unknown"))
    await evening.open_table(boss)
    talk = evening.table.setup.talk
    assert (talk.talk, talk.speech, talk.quiet_hours, talk.spectators_muted, talk.zone) == ("rounds", 60, "21-7", False, "Europe/Prague")


@pytest.mark.rule("MA-14.8")
async def test_the_host_seats_skilled_players_of_zbojnici(evening: Evening) -> None:
    host = evening.person()
    await evening.open_table(host, game="zbojnici")
    await evening.seat([host])
    await evening.session.lobby_moves.fill(2)
    await choose(evening, host, "machines", "skilled")
    lobby = await evening.discord.until(lambda: evening.living("join"))
    await evening.discord.until(lambda: "automaty: zkušené" in plain((evening.living("join") or lobby).text))
    await evening.deal(host)
    assert evening.table.running.talk_log.options.machines == "skilled"


async def test_the_server_names_voice_channels_and_a_narrator_for_its_new_tables(evening: Evening) -> None:
    boss, words = evening.person(permissions=("manage_guild",)), words_in("cs")
    ghosts = evening.discord.create_channel(evening.guild, "Záhrobí", "voice")
    named: dict[str, Any] = {"voice": str(evening.voice.id), "voice-when-out": "záhrobí", "narrator": True, "narrator-sees": "all"}
    offered = {option: await boss.autocomplete("setup talk", evening.channel, option, "") for option in ("voice", "voice-when-out")}
    channels = {str(evening.voice.id), str(ghosts.id)}
    assert {option: [choice.value for choice in made][: -len(channels)] for option, made in offered.items()} == {
        "voice": ["auto", "none"], "voice-when-out": ["none"],
    }  # fmt: skip
    assert all({choice.value for choice in made} >= channels for made in offered.values())
    evening.discord.withdraw("move_members", guild=evening.guild)
    said = text_of(await boss.command("setup talk", evening.channel, **named))
    assert f"<#{evening.voice.id}>" in said and f"<#{ghosts.id}>" in said and "Move Members" in said
    await evening.open_table(boss)
    talk = evening.table.setup.talk
    assert (talk.voice, talk.ghost_voice, talk.narrator, talk.narrator_sees) == (str(evening.voice.id), str(ghosts.id), True, "all")
    assert plain(words("narrator", who=boss.name, sees="all")).replace("**", "") in plain((await evening.lobby()).text)
    evening.discord.delete_channel(ghosts)
    await evening.discord.until(lambda: evening.session.silence.voices.ghosts.channel is None)
    card = plain(text_of(await boss.command("setup show", evening.channel)))
    assert f"{words('talk-option-ghost-voice')}: {words('setup-gone-channel')}" in card
    desk = await boss.press(await evening.lobby(), evening.press_id("host"))
    assert plain(words("ghost-voice-gone")) in plain(text_of(desk))


async def test_a_voice_channel_that_does_not_serve_is_refused_as_a_default(evening: Evening) -> None:
    boss, words = evening.person(permissions=("manage_guild",)), words_in("cs")
    here = f"<#{evening.voice.id}>"

    async def refused(**options: Any) -> str:
        return text_of(await boss.command("setup talk", evening.channel, **options))

    assert await refused(voice="nowhere") == plain(words("no-pick"))
    assert await refused(**{"voice": here, "voice-when-out": here}) == plain(words("ghost-voice-same", channel=here))
    evening.discord.withdraw("mute_members", guild=evening.guild, channel=evening.voice)
    lacks = words("setup-channel-closed", channel=here, list=words("doctor-permission-mute-members"))
    assert await refused(voice=here) == plain(lacks)
    evening.discord.withdraw("manage_roles", guild=evening.guild, channel=evening.voice)
    assert await refused(**{"voice-when-out": here}) == plain(words("ghost-voice-open", channel=here))
    evening.discord.grant("manage_roles", guild=evening.guild, channel=evening.voice)
    await evening.prefer(silence={"channel": False})
    assert await refused(**{"voice-when-out": here}) == plain(words("ghost-voice-open", channel=here)), "tables close nothing"
    assert "talk" not in await evening.registry.store.guild_settings(evening.guild.id)


async def test_a_game_without_a_narrator_takes_none_from_the_server(evening: Evening) -> None:
    boss = evening.person(permissions=("manage_guild",))
    sees: dict[str, Any] = {"narrator-sees": "all"}
    await boss.command("setup talk", evening.channel, narrator=True, **sees)
    await evening.open_table(boss, game="zbojnici")
    assert (evening.table.setup.talk.narrator, evening.table.setup.talk.narrator_sees) == (False, "nothing")
