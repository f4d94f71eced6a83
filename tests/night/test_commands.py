"""Slash commands as Discord gets them and as people type them, in both languages."""

import re
from pathlib import Path
from typing import Any

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import NotPossible, Person
from bot.sandbox.wire.command_check import MESSAGE_MENU, SLASH, USER_MENU
from tests.night.evening import Evening, plain
from tests.night.test_clicks import text_of


def flat(commands: list[dict[str, Any]], path: str = "") -> dict[str, dict[str, Any]]:
    """Return every command and subcommand by its full English name."""
    found: dict[str, dict[str, Any]] = {}
    for command in commands:
        name = f"{path} {command['name']}".strip()
        inner = [option for option in command.get("options", ()) if option["type"] in (1, 2)]
        found.update(flat(inner, name) if inner else {name: command})
    return found


async def test_every_command_has_both_languages_and_its_place(evening: Evening) -> None:
    synced = await evening.discord.commands_synced()
    commands = [one for one in synced if one["type"] == SLASH]
    menus = {(one["type"], one["name"], one["name_localizations"]["cs"]) for one in synced if one["type"] != SLASH}
    told = (("stats", USER_MENU), ("block", USER_MENU), ("report", USER_MENU), ("replay", MESSAGE_MENU))
    assert menus == {(kind, words_in("en")(f"menu-{name}"), words_in("cs")(f"menu-{name}")) for name, kind in told}
    by_name = flat(commands)
    wanted = ["open", "status", "pause", "resume", "extend", "skip", "replace", "handover", "remove", "end", "record"]
    assert {f"game {name}" for name in wanted} <= set(by_name)
    assert {f"mafie {name}" for name in ["token", "peek", "point", "vote", "ready", "done", "rules"]} <= set(by_name)
    assert {f"setup {name}" for name in ["language", "clocks", "channels", "voice", "show"]} <= set(by_name)
    assert {"help", "desk", "board", "host"} <= set(by_name)
    for name, command in by_name.items():
        for one in (command, *command.get("options", ())):
            czech = one["description_localizations"]["cs"]
            assert czech != one["description"], (name, one["name"])
            assert len(czech) <= 100
    tops = {command["name"]: command for command in commands}
    assert tops["setup"]["default_member_permissions"] == str(1 << 5)
    assert tops["game"]["contexts"] == [0]
    assert sorted(tops["mafie"]["contexts"]) == [0, 1]
    assert sorted(tops["help"]["contexts"]) == [0, 1]
    assert tops["game"]["name_localizations"]["cs"] == "hra"
    assert tops["desk"]["name_localizations"] == {"cs": "místo"}


async def test_commands_are_told_to_discord_only_when_they_changed(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening.client, "_away", False)
    told = evening.discord.application.synced
    await evening.client.tell_commands()
    assert evening.discord.application.synced == told
    evening.client.tree.remove_command("help")
    await evening.client.tell_commands()
    assert evening.discord.application.synced == told + 1
    assert "help" not in flat(evening.discord.application.commands)


@pytest.mark.parametrize(("locale", "loaded"), [("cs", "Stůl je prostřený"), ("en-GB", "The table is set"), ("de", "The table is set")])
async def test_answers_are_in_the_language_of_the_reader(evening: Evening, locale: str, loaded: str) -> None:
    host = evening.person(locale=locale)
    outcome = await host.command("game open", evening.channel, game="mafie")
    assert loaded in text_of(outcome)
    lobby = await evening.lobby()
    assert "Pečeť, verze" in lobby.text
    busy = text_of(await host.command("game open", evening.channel, game="mafie"))
    assert busy == plain(words_in("cs" if locale == "cs" else "en")("table-busy"))


async def test_a_table_speaks_the_language_that_was_chosen(evening: Evening) -> None:
    host = evening.person()
    await evening.open_table(host, language="en")
    assert "Seal, version" in (await evening.lobby()).text


async def test_options_of_the_opening_command_reach_the_rules(evening: Evening) -> None:
    host = evening.person()
    await evening.open_table(host, cards="random", kids=True)
    options = evening.table.options
    assert options["extended"]
    assert options["cards"] == "random"
    assert options["kids_theme"] and options["kids_no_agent"]


async def test_commands_without_a_table_say_so(evening: Evening) -> None:
    ada = evening.person()
    for name in ("game status", "game pause", "desk", "board", "host", "mafie token", "mafie ready", "game record"):
        said = text_of(await ada.command(name, evening.channel))
        assert said in {plain(words_in("cs")(key)) for key in ("no-table-here", "no-game-here")}, name
    for name in ("help", "mafie rules", "setup show"):
        if name != "setup show":
            assert text_of(await ada.command(name, evening.channel))


async def test_only_a_manager_of_the_server_sets_it_up(evening: Evening) -> None:
    boss, ada = evening.person(permissions=("manage_guild",)), evening.person()
    with pytest.raises(NotPossible):
        await ada.command("setup language", evening.channel, language="en")
    assert "angličtina" in text_of(await boss.command("setup language", evening.channel, language="en"))
    said = text_of(await boss.command("setup clocks", evening.channel, pace=1.5, clock="night", seconds=90))
    assert "90 s" in said
    assert "o polovinu" in said
    await boss.command("setup voice", evening.channel, mute=False)
    await boss.command("setup channels", evening.channel, graveyard=False, pictures=False)
    kept = await evening.registry.store.guild_settings(evening.guild.id)
    assert kept == {
        "language": "en",
        "factor": 1.5,
        "clocks": {"night": 90},
        "silence": {"voice": False, "graveyard": False},
        "text_mode": True,
    }
    shown = text_of(await boss.command("setup show", evening.channel))
    assert "textem" in shown
    lobby = await evening.open_table(boss)
    assert "Seal, version" in lobby.text
    assert evening.table.setup.clocks == {"night": 90}


async def test_commands_and_buttons_do_the_same(evening: Evening) -> None:
    people = evening.crowd(6)
    host = people[0]
    await evening.open_table(host)
    await evening.seat(people)
    await evening.deal(host)
    await evening.eventually(lambda: evening.view.phase == "discussion")
    assert "Žeton" in text_of(await host.command("mafie token", evening.channel))
    assert text_of(await host.command("mafie ready", evening.channel)) == plain(words_in("cs")("ready-given"))
    assert text_of(await host.command("mafie ready", evening.channel)) in {"Tvoji odpověď už mám.", plain(words_in("cs")("no-question"))}
    assert text_of(await host.command("mafie peek", evening.channel, who="seat:1")) == plain(words_in("cs")("no-question"))
    for person in people[1:5]:
        await person.command("mafie ready", evening.channel)
    await evening.eventually(lambda: evening.view.phase == "first")
    choices = await people[2].autocomplete("mafie vote", evening.channel, "who", "")
    assert [choice.name for choice in choices] == ["1 Jana", "2 Karel", "4 Tonda", "5 Hynek", "6 Petr"]
    assert [choice.name for choice in await people[2].autocomplete("mafie vote", evening.channel, "who", "ton")] == ["4 Tonda"]
    said = text_of(await people[2].command("mafie vote", evening.channel, who=choices[2].value))
    assert "**4 Tonda**" in said
    assert text_of(await people[2].command("mafie vote", evening.channel, who="3 Eliška")) == "Na sebe prst neukážeš."
    assert text_of(await people[2].command("mafie vote", evening.channel, who="nikdo")) == plain(words_in("cs")("no-pick"))
    stranger = evening.person("Cizinec")
    assert text_of(await stranger.command("mafie vote", evening.channel, who="1")) == plain(words_in("cs")("no-game-here"))
    assert await stranger.autocomplete("mafie vote", evening.channel, "who", "") == []


async def test_commands_work_in_direct_messages(evening: Evening) -> None:
    people = evening.crowd(6)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    person: Person = people[3]
    dm = await evening.discord.until(lambda: person.dm)
    assert "Žeton" in text_of(await person.command("mafie token", dm))
    assert "Žeton" in text_of(await person.command("desk", dm))
    assert text_of(await person.command("help", dm))


@pytest.mark.parametrize(("locale", "language"), [("cs", "cs"), ("sk", "cs"), ("de", "en")])
async def test_a_table_speaks_as_its_server_does_when_nobody_has_chosen(evening: Evening, locale: str, language: str) -> None:
    await evening.stop_bot()
    await evening.start_bot(language=None)
    evening.guild.locale = locale
    host = evening.person(locale="fr", administrator=True)
    assert words_in("en")(f"choice-language-{language}") in text_of(await host.command("setup show", evening.channel))
    await evening.open_table(host)
    assert evening.table.language == language


NAMED = re.compile(r"\*\*/([^\W\d_]+(?: [\w-]+)?)\*\*")
"""A command as texts name it."""


@pytest.mark.rule("CL-1.10")
@pytest.mark.parametrize("language", ["cs", "en"])
async def test_every_text_names_commands_as_people_find_them(evening: Evening, language: str) -> None:
    """CL-1.10: in Czech a table is opened under /hra and an evening called under /večer; English names stay. No text names another."""
    commands = flat(await evening.discord.commands_synced())
    tops = {command["name"]: command.get("name_localizations", {}).get("cs", "") for command in await evening.discord.commands_synced()}
    assert tops["game"] == "hra" and tops["evening"] == "večer" and "stůl" not in {tops["game"], tops["evening"]}
    names = set(commands) | set(tops) if language == "en" else czech_names(await evening.discord.commands_synced())
    folder = Path(__file__).parents[2] / "bot" / "locales" / language
    named = {name for file in folder.rglob("*.ftl") for name in NAMED.findall(file.read_text("utf-8").replace("\u00a0", " "))}
    assert "večer svolat" in named if language == "cs" else "evening plan" in named
    assert named - names == set()


def czech_names(commands: list[dict[str, Any]], path: str = "") -> set[str]:
    """Return every command and subcommand by its full Czech name."""
    found: set[str] = set()
    for command in commands:
        name = f"{path} {(command.get('name_localizations') or {}).get('cs', command['name'])}".strip()
        found |= {name} | czech_names([option for option in command.get("options", ()) if option["type"] in (1, 2)], name)
    return found
