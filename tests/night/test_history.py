"""The remains of a game: results, badges, statistics, standings and the history, through the real client (CL-11 to CL-15)."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.app.client import FINISHED_GAMES
from bot.operations.verify import verify
from bot.presenting.texts import words_in
from bot.results.recomputing import recomputed_rows
from bot.sandbox import Message, Person
from bot.store.statements import Statement
from tests.night.evening import Evening, plain, seen
from tests.night.players import play, play_soon_over
from tests.night.test_clicks import text_of
from tests.soak.amounts import first_or_all

MANAGE_GUILD = ("manage_guild",)


async def a_game(evening: Evening, count: int = 6) -> list[Person]:
    """Play a game of Mafie to its story; return its people."""
    crowd = evening.people[:count] or evening.crowd(count)
    await evening.prefer(text_mode=True)
    await evening.open_table(crowd[0])
    await evening.seat(crowd)
    await evening.deal(crowd[0])
    table = evening.table
    await play_soon_over(evening, crowd)
    await evening.eventually(lambda: table.phase == "ended")
    return crowd


@pytest.mark.rule("CL-11.1", "CL-14.4")
async def test_results_stay_and_badges_are_told_in_the_story(evening: Evening) -> None:
    """CL-11.1, 14.4."""
    crowd = await a_game(evening)
    table = evening.table
    history, honours = evening.registry.store.history, evening.registry.store.honours
    rows = await history.results(table.id)
    assert {row.seat for row in rows if row.won} == set(table.course.game.outcome.winners)
    assert {row.points for row in rows} <= {1, 3}
    badges = await honours.badges(evening.guild.id, [person.id for person in crowd])
    assert {row.user_id for row in badges if row.badge == "gn_first"} == {person.id for person in crowd}
    story = open_story(evening)
    assert "Odznaky: " in plain(story.text) and "První židle" in story.text
    night = await history.night(table.id)
    assert night is not None and await recomputed_rows(night) == rows, "CL-11.2: the record gives the same"


SAID = {
    "cs": ("Statistiky", "Hry: 1", "síla se ještě ukáže (1 z 10)", "První židle", "Posledních 365 dní", "Historie", "Pečeť", "Konec: "),
    "en": (
        "Statistics",
        "Games: 1",
        "no rating yet (1 of 10 games)",
        "The First Chair",
        "The last 365 days",
        "History",
        "Seal",
        "End: ",
    ),
}  # fmt: skip


@pytest.mark.rule("CL-11.5", "CL-13.4", "CL-15.1", "CL-15.2")
@pytest.mark.parametrize("language", first_or_all("cs", "en"))
async def test_statistics_standings_and_the_history_are_shown(tmp_path: Path, language: str) -> None:
    """CL-11.5, 13.4, 15.1, 15.2."""
    statistics, games, rating, badge, year, history, seal, end = SAID[language]
    async with Evening(tmp_path, language=language) as evening:
        crowd = await a_game(evening)
        jana, table = crowd[0], evening.table
        made = await jana.command("stats", evening.channel)
        assert made.ephemeral
        for said in (statistics, "**Jana**", games, rating, badge):
            assert said in plain(seen(made).text)
        badges = await jana.press(seen(made), f"c1:club:st.badges:{jana.id}.all.all")
        assert badge in plain(seen(badges).text)

        board = plain(seen(await jana.command("standings", evening.channel)).text)
        assert year in board and board.count("**") == 2 * len(crowd)
        won = len(table.course.game.outcome.winners)
        assert sum(line.startswith("1\\. ") for line in board.splitlines()) == won

        listed = seen(await jana.command("history", evening.channel))
        assert history in plain(listed.text) and "**Mafie** (6)" in plain(listed.text)
        opened = seen(await jana.choose(listed, "c1:club:nt.open:0.all.0.all", table.id))
        for said in (seal, end, table.setup.seal, *(person.name for person in crowd)):
            assert said in plain(opened.text)
        assert any(str(button.get("url", "")).endswith(f"/{table.message_state.channel.story.id}") for button in opened.buttons)
        back = seen(await jana.press(opened, "c1:club:nt.back:0.all.0.all"))
        assert "**Mafie** (6)" in plain(back.text)


@pytest.mark.rule("CL-15.2")
async def test_a_record_and_a_course_are_handed_over_from_the_record_alone(evening: Evening, tmp_path: Path) -> None:
    """CL-15.2: also when the table is gone."""
    crowd = await a_game(evening)
    table = evening.table.id
    told = await crowd[0].press(open_story(evening), f"c1:{table}:log")
    course = file_of(evening, seen(told))
    await evening.restart_bot()
    await evening.registry.store._write(Statement("DELETE FROM tables WHERE id = ?", (table,)))  # as after 90 days
    listed = seen(await crowd[0].command("history", evening.channel))
    opened = seen(await crowd[0].choose(listed, "c1:club:nt.open:0.all.0.all", table))
    again = await crowd[0].press(opened, f"c1:{table}:nt.course")
    assert file_of(evening, seen(again)) == course
    record = await crowd[0].press(opened, f"c1:{table}:nt.record")
    file = tmp_path / "record.json"
    file.write_bytes(file_of(evening, seen(record)))
    assert verify(file, words_in("cs")).good


@pytest.mark.usefixtures("workers_here")
@pytest.mark.rule("RP-1.1", "CL-17.1", "CL-23.11")
async def test_the_buttons_under_a_story_work_when_the_table_is_gone(evening: Evening) -> None:
    """As in the history, for people who see the channel; nobody else learns that there was a game."""
    crowd = await a_game(evening)
    table, story = evening.table.id, open_story(evening)
    record, course = [file_of(evening, seen(await crowd[0].press(story, f"c1:{table}:{verb}"))) for verb in ("record", "log")]
    await evening.restart_bot()
    await evening.registry.store._write(Statement("DELETE FROM tables WHERE id = ?", (table,)))  # as after 90 days
    assert json.loads(file_of(evening, seen(await crowd[0].press(story, f"c1:{table}:record")))) == json.loads(record)
    assert file_of(evening, seen(await crowd[0].press(story, f"c1:{table}:log"))) == course
    replay = seen(await crowd[0].press(story, f"c1:{table}:replay"))
    await evening.discord.until(lambda: replay.attachments, 60.0)
    assert replay.attachments[0]["filename"] == f"mafie-{table}.html"
    with evening.time_stands():  # each press counts once
        courses = [text_of(await crowd[1].press(story, f"c1:{table}:log")) for _ in range(FINISHED_GAMES[0] + 1)]
    assert courses.count(plain(words_in("cs")("log-ready"))) == FINISHED_GAMES[0]
    for gone in ("share", "replay:shared"):  # the history does not know who agreed to be named
        assert text_of(await crowd[0].press(story, f"c1:{table}:{gone}", force=True)) == plain(words_in("cs")("no-press-old"))
    elsewhere = evening.discord.create_person("Cizinec", guild=evening.discord.create_guild("Jinde", locale="cs"), locale="cs")
    await elsewhere.command("practice", elsewhere.open_dm())
    own = next(message for message in elsewhere.open_dm().messages.values() if message.buttons)
    assert text_of(await elsewhere.press(own, f"c1:{table}:record", force=True)) == plain(words_in("cs")("no-press-old"))
    assert text_of(await crowd[0].press(story, f"c1:{table}:again")) == plain(words_in("cs")("again-opened"))


def open_story(evening: Evening) -> Message:
    story = evening.living("again")
    assert story is not None
    return story


def file_of(evening: Evening, message: Message) -> bytes:
    url = message.attachments[0]["url"]
    return next(data for path, (data, _) in evening.discord.world.files.items() if path in url)


@pytest.mark.rule("CL-15.4")
async def test_playing_again_opens_a_lobby_here_with_the_options_of_then(evening: Evening) -> None:
    """CL-15.4."""
    crowd = await a_game(evening)
    table = evening.table
    other = evening.discord.create_channel(evening.guild, "jinde")
    listed = seen(await crowd[2].command("history", other))
    opened = seen(await crowd[2].choose(listed, "c1:club:nt.open:0.all.0.all", table.id))
    outcome = await crowd[2].press(opened, f"c1:{table.id}:nt.again")
    assert plain(words_in("cs")("again-opened")) in text_of(outcome)
    session = evening.registry.session_in(other.id)
    assert session is not None
    assert (session.table.phase, session.table.game, session.table.options) == ("lobby", "mafie", table.options)


@pytest.mark.rule("CL-15.1")
async def test_a_game_is_listed_for_people_who_see_its_channel(evening: Evening) -> None:
    """CL-15.1: of a channel that is gone for who sat there, and staff."""
    crowd = await a_game(evening)
    stranger, staff = evening.person(), evening.person(permissions=MANAGE_GUILD)
    lobby = evening.discord.create_channel(evening.guild, "hala")

    async def sees(person: Person) -> bool:
        return "**Mafie** (6)" in plain(seen(await person.command("history", lobby)).text)

    assert [await sees(person) for person in (stranger, crowd[0], staff)] == [True, True, True]
    evening.discord.delete_channel(evening.channel)
    await evening.eventually(lambda: evening.client.get_channel(evening.channel.id) is None)
    assert [await sees(person) for person in (stranger, crowd[0], staff)] == [False, True, True]


@pytest.mark.rule("CL-11.6", "CL-13.4", "CL-14.4", "CL-16.6")
async def test_a_hidden_person_is_on_no_board_and_in_no_badge_line(evening: Evening) -> None:
    """CL-11.6, 13.4, 14.4, 16.6."""
    hidden, *others = evening.crowd(6)
    await evening.registry.store.put_person_settings(hidden.id, {"shown": False})
    await a_game(evening)
    story = open_story(evening)
    line = next(part for part in plain(story.text).splitlines() if part.startswith("Odznak"))
    assert hidden.name not in line
    board = plain(seen(await others[0].command("standings", evening.channel)).text)
    assert hidden.name not in board
    own = plain(seen(await hidden.command("standings", evening.channel)).text)
    assert "Ty: " in own and hidden.name in own
    assert text_of(await others[0].command("stats", evening.channel, person=hidden)) == "Tady není co ukázat."
    assert text_of(await others[0].command("history", evening.channel, person=hidden)) == "Tady není co ukázat."
    assert "První židle" in plain(seen(await hidden.command("stats", evening.channel)).text)
    stranger = evening.person()
    assert text_of(await others[0].command("stats", evening.channel, person=stranger)) == "Tady není co ukázat."


@pytest.mark.rule("CL-11.5", "CL-13.4")
async def test_statistics_and_boards_are_posted_without_buttons(evening: Evening) -> None:
    """CL-11.5, 13.4."""
    crowd = await a_game(evening)
    made = seen(await crowd[1].command("stats", evening.channel))
    posted = await crowd[1].press(made, f"c1:club:st.post:{crowd[1].id}.all.all")
    assert not posted.ephemeral and not seen(posted).buttons and "Statistiky · **Karel**" in plain(seen(posted).text)
    await evening.prefer(text_mode=False)
    board = seen(await crowd[1].command("standings", evening.channel))
    await evening.eventually(lambda: len(board.attachments) == 1)  # where drawing takes long, the answer comes later
    shown = await crowd[1].press(board, "c1:club:bd.post:season")
    await evening.eventually(lambda: len(seen(shown).attachments) == 1)
    assert not shown.ephemeral and not seen(shown).buttons
    await evening.prefer(hosts=["1"])
    assert not any(
        "bd.post" in str(button.get("custom_id")) for button in seen(await crowd[1].command("standings", evening.channel)).buttons
    )
    await evening.prefer(board=False)
    assert text_of(await crowd[1].command("standings", evening.channel)) == "Žebříčky a sezóny jsou tu vypnuté."
    assert "Odznaky" not in plain(seen(await crowd[1].command("stats", evening.channel)).text)


@pytest.mark.rule("CL-13.1", "CL-13.2", "CL-13.3")
async def test_a_season_is_opened_closed_and_shown(evening: Evening) -> None:
    """CL-13.1 to 13.3."""
    staff = evening.person(permissions=MANAGE_GUILD)
    crowd = evening.crowd(6)
    called: list[dict[str, Any]] = [{"název": "Zima"}, {"název": "Jaro"}]
    await staff.command("season open", evening.channel, **called[0])
    await evening.eventually(lambda: "Sezóna **Zima** začíná." in texts(evening))
    assert "Sezóna **Zima** už běží" in text_of(await staff.command("season open", evening.channel, **called[1]))
    evening.people.remove(staff)
    await a_game(evening)
    assert "Sezóna Zima" in plain(seen(await crowd[0].command("standings", evening.channel)).text)
    asked = await staff.command("season close", evening.channel)
    (close,) = [button["custom_id"] for button in seen(asked).buttons if ":sn.close:" in button["custom_id"]]
    assert "Tohle nastavuje správa serveru." in text_of(await crowd[0].press(seen(asked), close, force=True))
    await staff.press(seen(asked), close)
    await evening.eventually(lambda: any(text.startswith("Sezóna **Zima** končí.") for text in texts(evening)))
    (line,) = [text for text in texts(evening) if text.startswith("Sezóna **Zima** končí.")]
    assert "Zlato: **" in line
    assert "Žádná sezóna neběží." in text_of(await staff.press(seen(asked), close, force=True))
    shown = plain(seen(await staff.command("season show", evening.channel)).text)
    assert "Žádná sezóna neběží." in shown and "Zlato: **" in shown
    board = seen(await crowd[0].command("standings", evening.channel))
    archive = (await evening.registry.store.honours.seasons(evening.guild.id))[0].id
    old = plain(seen(await crowd[0].choose(board, "c1:club:bd.what", archive)).text)
    assert "Sezóna Zima" in old and "(1 hra, zlato)" in old


def texts(evening: Evening) -> list[str]:
    return [plain(message.text) for message in evening.channel.messages.values() if not message.ephemeral]


LOOKS: tuple[tuple[str, dict[str, Any]], ...] = (("stats", {}), ("standings", {}), ("standings", {"what": "mafie"}), ("history", {}))


async def asked(evening: Evening, people: list[Person]) -> list[tuple[str, Any]]:
    """Return everything that the club shows these people, with all that can be pressed there."""
    found: list[tuple[str, Any]] = []
    for person in people:
        for command, more in (*LOOKS, ("stats", {"person": people[0]})):
            message = seen(await person.command(command, evening.channel, **more))
            found.append((message.text, [(button.get("label"), button.get("custom_id")) for button in message.buttons]))
        badges = await person.press(seen(await person.command("stats", evening.channel)), f"c1:club:st.badges:{person.id}.all.all")
        found.append((seen(badges).text, None))
    return found


@pytest.mark.rule("CL-11.4", "CL-14.1", "CL-23.9")
async def test_a_running_game_changes_no_page_of_the_club(evening: Evening) -> None:
    """CL-11.4, 14.1; section 31: asked in mid game, there is no difference."""
    crowd = await a_game(evening)
    before = await asked(evening, crowd[:2])
    await evening.open_table(crowd[0])
    await evening.seat(crowd)
    assert await asked(evening, crowd[:2]) == before
    await evening.deal(crowd[0])
    moves = [0]

    def some_moves() -> bool:
        return evening.table.course is None or evening.table.course.game.moves_made >= moves[0]

    for moves[0] in (3, 9, 15):
        await play(evening, crowd, until=some_moves)
        assert evening.table.course.game.outcome is None
        assert await asked(evening, crowd[:2]) == before
