"""/me on a real server: the own data, being forgotten, and the list of those one would rather not sit beside (CL-16, CL-19.6)."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from bot.operations.verify import verify
from bot.presenting.texts import words_in
from bot.sandbox import Person
from bot.store import StoreLocked
from tests.night.evening import Evening, plain, seen
from tests.night.test_clicks import text_of

CS = words_in("cs")


async def ended(evening: Evening, people: list[Person], name: str = "") -> str:
    """Play a game of Mafie that its host ends; return the table's id."""
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    table = str(evening.table.id)
    desk = await people[0].command("game end", evening.channel)
    await people[0].press(seen(desk), f"c1:{table}:h.sure:end")
    await evening.eventually(lambda: evening.table.phase == "ended" and evening.session.idle)
    assert name in (name, table)
    return table


def file_of(evening: Evening, outcome: Any) -> Any:
    """Return what a file in an answer holds."""
    (attachment,) = seen(outcome).wire["attachments"]
    return json.loads(evening.discord.world.files[attachment["url"].partition("/cdn/")[2]][0])


@pytest.fixture
async def people(evening: Evening) -> list[Person]:
    return [evening.person("Zapomnětlivá Běta"), *(evening.person() for _ in range(5))]


@pytest.mark.rule("CL-16.3")
@pytest.mark.parametrize("locale", ["cs", "en-GB"])
async def test_everything_in_one_file_once_in_ten_minutes(evening: Evening, people: list[Person], locale: str) -> None:
    """CL-16.3: ephemeral, JSON; a running game is named, its contents come after its end."""
    words = words_in("cs" if locale == "cs" else "en")
    people[1].user.locale = locale
    await ended(evening, people)
    await people[1].command("me block", evening.channel, person=people[2])
    outcome = await people[1].command("me data", evening.channel)
    assert text_of(outcome) == plain(words("data-ready"))
    data = file_of(evening, outcome)
    assert [game["seat"] for game in data["games"]] == [1]
    assert data["blocks"] == [{"person": str(people[2].id)}]
    assert "Běta" not in json.dumps(data, ensure_ascii=False)
    assert text_of(await people[1].command("me data", evening.channel)) == plain(words("data-soon"))


@pytest.mark.rule("CL-16.3")
async def test_a_file_that_failed_may_be_asked_for_at_once(evening: Evening, people: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(_user_id: int) -> object:
        raise StoreLocked("night.sqlite3", "another process holds it")

    with monkeypatch.context() as broken:
        broken.setattr(evening.registry.store, "personal_data", failing)
        await people[1].command("me data", evening.channel)
    assert text_of(await people[1].command("me data", evening.channel)) == plain(words_in("cs")("data-ready"))


@pytest.mark.rule("CL-16.3", "CL-11.4", "CL-23.9")
async def test_a_running_game_is_only_named(evening: Evening, people: list[Person]) -> None:
    """CL-16.3, CL-11.4: nothing of a running game is in the file."""
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    data = file_of(evening, await people[0].command("me data", evening.channel))
    assert data["moves"] == [] and data["games"] == []
    assert [set(one) for one in data["running"]] == [{"table", "server", "game", "phase"}]


@pytest.mark.rule("CL-16.4")
@pytest.mark.parametrize("locale", ["cs", "en-GB"])
async def test_a_person_is_forgotten_after_being_asked_twice(evening: Evening, people: list[Person], locale: str) -> None:
    """CL-16.4: asked twice; afterwards no file of the database holds id or name, and the record still verifies."""
    words = words_in("cs" if locale == "cs" else "en")
    forgetful = people[0]
    forgetful.user.locale = locale
    table = await ended(evening, people)
    page = seen(await forgetful.command("me forget", evening.channel))
    assert plain(words("forget-what")) in plain(page.text)
    again = seen(await forgetful.press(page, "c1:me:me.forget.sure"))
    assert plain(words("forget-sure")) in plain(again.text)
    assert evening.registry.session(table) is not None
    assert text_of(await forgetful.press(again, "c1:me:me.forget.now")) == plain(words("forget-done"))
    traces = (
        str(forgetful.id).encode(),
        forgetful.id.to_bytes(8, "big"),
        forgetful.name.encode(),
        json.dumps(forgetful.name)[1:-1].encode(),
    )
    assert left_in_files(evening.folder, traces) == {}
    (night,) = await evening.registry.store.nights(evening.guild.id)
    assert night.seats[0].name == "Místo\u00a01" and "seats" not in night.record
    story = evening.living("record")
    assert story is not None
    handed = file_of(evening, await people[1].press(story, f"c1:{table}:record"))
    assert handed["seats"][0] == "Místo\u00a01" and handed["seats"][1] == people[1].name
    record = evening.folder / "record.json"
    await asyncio.to_thread(record.write_text, json.dumps(handed), "utf-8")
    assert (await asyncio.to_thread(verify, record, CS)).good


def left_in_files(folder: Path, traces: tuple[bytes, ...]) -> dict[str, list[bytes]]:
    contents = {file.name: file.read_bytes() for file in folder.iterdir() if "sqlite3" in file.name}
    assert {name.removeprefix("consigliere.sqlite3") for name in contents} == {"", "-wal", "-shm", ".lock"}
    return {name: left for name, content in contents.items() if (left := [trace for trace in traces if trace in content])}


@pytest.mark.rule("CL-16.5")
async def test_a_wish_waits_for_the_end_of_the_game(evening: Evening, people: list[Person]) -> None:
    """CL-16.5: the request is kept, over a restart as well, and carried out by itself; it can be taken back."""
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    person = people[3]
    members = evening.registry.store.members
    page = seen(await person.command("me forget", evening.channel))
    assert f"<#{evening.channel.id}>" in page.text
    again = seen(await person.press(page, "c1:me:me.forget.sure"))
    waiting = seen(await person.press(again, "c1:me:me.forget.now"))
    assert await members.wishing("forget") == (person.id,)
    await person.press(waiting, "c1:me:me.forget.back")
    assert await members.wishing("forget") == ()
    again = seen(await person.press(seen(await person.command("me forget", evening.channel)), "c1:me:me.forget.sure"))
    await person.press(again, "c1:me:me.forget.now")
    await evening.restart_bot()
    desk = seen(await people[0].command("game end", evening.channel))
    table = evening.table.id
    await people[0].press(desk, f"c1:{table}:h.sure:end")
    await evening.eventually(lambda: evening.table.phase == "ended" and evening.session.idle)
    evening.client.upkeep.look()
    store = evening.registry.store
    async with asyncio.timeout(60):
        while await store.members.wishing("forget"):
            await asyncio.sleep(0.02)
            evening.client.upkeep.look()
    (night,) = await store.nights(evening.guild.id)
    assert night.seats[3].name == "Místo\u00a04" and (night.seats[3].user_id or 0) < 0


@pytest.mark.rule("CL-16.5")
async def test_leaving_and_being_forgotten_at_once(evening: Evening, people: list[Person]) -> None:
    """CL-16.5: [Odejít a zapomenout]: a machine plays on; in a lobby the chair is free, and then nothing is left to wait for."""
    await evening.open_table(people[0])
    await evening.seat(people)
    leaver = people[2]
    page = seen(await leaver.command("me forget", evening.channel))
    assert text_of(await leaver.press(page, "c1:me:me.forget.leave")) == plain(CS("forget-done"))
    assert evening.table.seat_of(leaver.id) is None
    await evening.seat([leaver])
    await evening.deal(people[0])
    page = seen(await leaver.command("me forget", evening.channel))
    await leaver.press(page, "c1:me:me.forget.leave")
    assert evening.table.seat_of(leaver.id) is None
    assert evening.table.seat(5).bot_player
    assert await evening.registry.store.members.wishing("forget") == (leaver.id,)


@pytest.mark.rule("CL-19.6")
@pytest.mark.parametrize("locale", ["cs", "en-GB"])
async def test_sitting_down_beside_a_blocked_person_asks_first(evening: Evening, people: list[Person], locale: str) -> None:
    """CL-19.6: asked first, in private; it keeps nobody from a table, and the other never learns of it."""
    words = words_in("cs" if locale == "cs" else "en")
    shy, other = people[1], people[2]
    shy.user.locale = locale
    page = seen(await shy.command("me block", evening.channel, person=other))
    assert plain(words("block-on")) in plain(page.text) and f"<@{other.id}>" in page.text
    await evening.open_table(people[0])
    await evening.seat([other])
    lobby = await evening.lobby()
    asked = seen(await shy.press(lobby, evening.press_id("join")))
    assert plain(words("block-beside")) in plain(asked.text) and evening.table.seat_of(shy.id) is None
    assert text_of(await shy.press(asked, "c1:me:me.keep")) == plain(words("kept-as-is"))
    asked = seen(await shy.press(lobby, evening.press_id("join")))
    await shy.press(asked, f"{evening.press_id('join')}:sure")
    assert evening.table.seat_of(shy.id) == 1
    assert "block" not in text_of(await other.press(lobby, evening.press_id("leave")))
    assert text_of(await other.press(lobby, evening.press_id("join"))).startswith("Židle")
    page = seen(await shy.choose(page, "c1:me:me.block", other))
    assert plain(words("block-off")) in plain(page.text)
    assert text_of(await shy.command("me block", evening.channel, person=shy)) == plain(words("block-nobody"))


@pytest.mark.rule("CL-19.6")
async def test_a_blocked_host_hands_over_neither_table_nor_seat(evening: Evening, people: list[Person]) -> None:
    """CL-19.6: refused in the words in which others are refused too."""
    host, shy = people[0], evening.person("Plachá")
    await shy.command("me block", evening.channel, person=host)
    await evening.open_table(host)
    await evening.seat(people)
    assert text_of(await host.command("game handover", evening.channel, person=shy)) == plain(CS("no-handover-to"))
    await evening.deal(host)
    assert text_of(await host.command("game replace", evening.channel, seat="2", person=shy)) == plain(CS("no-replacement"))
    assert evening.table.host_id == host.id and not evening.table.setup.offers


@pytest.mark.rule("CL-16.1", "CL-16.2")
@pytest.mark.parametrize("locale", ["cs", "en-GB"])
async def test_personal_settings_are_remembered(evening: Evening, people: list[Person], locale: str) -> None:
    """CL-16.1, 16.2: the same row as on the desk; also in direct messages; what is not set follows the client."""
    words = words_in("cs" if locale == "cs" else "en")
    person = people[1]
    person.user.locale = locale
    page = seen(await person.command("me settings", person.open_dm()))
    assert plain(words("settings-title")) in plain(page.text)
    page = seen(await person.choose(page, "c1:me:reminders", "day"))
    page = seen(await person.choose(page, "c1:me:stories", "never"))
    page = seen(await person.press(page, "c1:me:shown"))
    page = seen(await person.press(page, "c1:me:pictures"))
    other = "en" if locale == "cs" else "cs"
    page = seen(await person.press(page, f"c1:me:language:{other}"))
    assert plain(words_in(other)("settings-language")) in plain(page.text)
    kept = await evening.registry.store.person_settings(person.id)
    assert kept == {"reminders": "day", "stories": "never", "shown": False, "text_mode": True, "language": other}
    blocks = seen(await person.press(page, "c1:me:me.blocks"))
    assert plain(words_in(other)("block-title")) in plain(blocks.text)
    await evening.open_table(people[0])
    await evening.seat([person])
    assert evening.table.seat(0).text_mode and evening.table.seat(0).language == other


@pytest.mark.rule("CL-16.6")
async def test_a_name_stands_in_shared_stories_by_consent_only(evening: Evening, people: list[Person]) -> None:
    """CL-16.6: always, never, and on request, to which a press agrees; all others appear as seats."""
    for person, consent in ((people[1], "always"), (people[2], "never")):
        await evening.registry.personal.change(person.id, stories=consent)
    table = await ended(evening, people)
    story = evening.living("share")
    assert story is not None
    assert text_of(await people[2].press(story, f"c1:{table}:share")) == plain(f"{CS('share-unnamed')} {CS('share-agreed', n=1, all=6)}")
    shown = seen(await people[3].press(story, f"c1:{table}:share"))
    shared = json.dumps(shown.wire, ensure_ascii=False)
    named = [person.name in shared for person in people]
    assert named == [False, True, False, True, False, False]


@pytest.mark.rule("CL-20.7")
async def test_help_ends_with_the_operators_own_pages(evening: Evening) -> None:
    """CL-20.7: a button for each address that is set, none for what is not."""
    ada = evening.person()
    assert not any(button.get("url") for button in seen(await ada.command("help", evening.channel)).buttons)
    await evening.stop_bot()
    await evening.start_bot(privacy_url="https://example.org/privacy", support_url="https://example.org/support")
    buttons = seen(await ada.command("help", evening.channel)).buttons
    assert [(button["label"], button["url"]) for button in buttons if button.get("url")] == [
        (CS("b-privacy"), "https://example.org/privacy"),
        (CS("b-support"), "https://example.org/support"),
    ]


@pytest.mark.rule("CL-20.1")
async def test_commands_are_installed_in_their_contexts(evening: Evening) -> None:
    """CL-20.1: /me, /help and /desk also in the bot's direct messages; only /me and /practice for people, and in chats of people (NT-7)."""
    commands = {command["name"]: command for command in await evening.discord.commands_synced()}
    own = {"me", "practice"}
    assert {name: command["integration_types"] for name, command in commands.items()} == {
        name: [0, 1] if name in own else [0] for name in commands
    }
    assert {name for name, command in commands.items() if 2 in command["contexts"]} == own
    assert all(1 in commands[name]["contexts"] for name in ("me", "help", "desk"))
