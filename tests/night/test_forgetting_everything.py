"""A person takes part in everything there is and is forgotten: neither the database nor the log names them (CL-16.4)."""

import json
import logging

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Person
from bot.store import BanRow, Store
from bot.store.encoding import unpack
from bot.store.personal_data import PERSONAL
from tests.night import boxed_night, desk_players
from tests.night.club_evening import answer, at_desk, call, caller, fill
from tests.night.evening import Evening, on_postgres_too, plain, seen
from tests.night.players import play_soon_over
from tests.night.test_forgetting_evenings import forget
from tests.night.test_me import file_of
from tests.night.test_replay import handed
from tests.night.test_season import opened, question

CS = words_in("cs")
NAME = "Zapomnětlivá_Běta"
TABLES = frozenset({one.table for one in PERSONAL} | {"inbox", "odds", "results", "positions", "evening_tables", "evening_dates"})


async def named_in(store: Store, person: Person) -> set[str]:
    """Return the relations with a row that says the person's id or a part of the name; the records of games are unpacked."""
    found = set()
    for table in TABLES:
        rows = [str(tuple(row)) for row in await store._read(f"SELECT * FROM {table}")]
        if table == "nights":
            rows += [json.dumps(unpack(str(row[0])), ensure_ascii=False) for row in await store._read("SELECT record FROM nights")]
        if any(trace in row for row in rows for trace in (str(person.id), "Zapomn")):
            found.add(table)
    return found


async def a_whole_life(evening: Evening, lost: Person, people: list[Person]) -> str:
    """Let a person set, block, ban, practise, co-host, come, host, hand over, report, play, share and win; return the table they hosted."""
    store, guild = evening.registry.store, evening.guild.id
    await evening.registry.personal.change(lost.id, stories="always", calls=True)
    await lost.command("me block", evening.channel, person=people[3])
    await store.members.ban(BanRow(guild_id=guild, user_id=7, until=None, reason="x", given_by=lost.id))
    await lost.command("practice", evening.channel, game="mafie")
    staff, host = await opened(evening), caller(evening)
    await call(evening, host, chairs=6)
    await fill(evening, host, await at_desk(evening, host), "people", cohosts=[str(lost.id)])
    for person in people[:4]:
        await answer(evening, person, "yes")
    evening.channel = evening.discord.create_channel(evening.guild, "jinde")
    await evening.open_table(lost)
    await evening.seat(people)
    await evening.deal(lost)
    table = evening.table
    await table.write_notes(lost.id, f"{NAME} píše <@{lost.id}>")
    await people[1].command("report", evening.channel, person=lost, reason="insult", text=NAME)
    await evening.session.host_moves.handover(lost.id, people[1].id, people[1].name)
    await evening.session.host_moves.handover(people[1].id, lost.id, NAME)
    await play_soon_over(evening, people)
    await evening.eventually(lambda: table.phase == "ended" and evening.session.idle)
    story = await evening.discord.until(lambda: evening.living("again"))
    (moments,) = (menu for menu in story.selects if str(menu["custom_id"]).endswith(":moment"))
    await lost.choose(story, moments["custom_id"], moments["options"][0]["value"])
    await lost.press(story, evening.press_id("share"))
    await handed(evening, lost, story, evening.press_id("replay"))
    evening.channel = evening.discord.create_channel(evening.guild, "u-zbojníků")
    await boxed_night.begin(evening, "zbojnici", people[:2])
    await desk_players.play(evening, people[:2])
    boxed = evening.table
    await evening.eventually(lambda: boxed.phase == "ended" and evening.session.idle)
    asked, close = await question(evening, staff)
    await staff.press(asked, close)
    return str(table.id)


@on_postgres_too
@pytest.mark.usefixtures("workers_here")
@pytest.mark.rule("CL-16.4", "CL-16.5")
async def test_nothing_names_a_person_who_took_part_in_everything(evening: Evening, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    lost = evening.person(NAME, permissions=("manage_guild",))
    people, store = [lost, *evening.crowd(6)], evening.registry.store
    table = await a_whole_life(evening, lost, people)
    everywhere = {"tables", "seats", "entries", "person_settings", "nights", "night_seats", "evenings", "evening_answers", "seasons"}
    assert await named_in(store, lost) >= everywhere | {"trophies", "badges", "bans", "blocks", "lessons"}
    assert file_of(evening, await lost.command("me data", evening.channel))["notes"]
    assert await forget(evening, lost) == plain(CS("forget-done"))
    assert await named_in(store, lost) == set()
    assert evening.registry.session(table) is None, "it would be stored as it was"
    listed = seen(await people[1].command("history", evening.channel))
    assert "Běta" not in plain(listed.text) and await named_in(store, lost) == set()
    said = [record.getMessage() for record in caplog.records if record.name.startswith(("bot", "cogs"))]
    assert not [line for line in said if str(lost.id) in line or "Zapomn" in line]
