"""An evening ends: what is told, who came, who is owed a chair next time (CL-10, 5.5)."""

import asyncio
from dataclasses import replace

import pytest

from bot.evenings.evening import LiveEvening
from bot.sandbox import Person
from bot.store.evening_rows import AttendanceOutcome
from bot.tables.refusal import Refused
from bot.tables.table_session import TableSession
from tests.night.club_evening import (
    all_come,
    answer,
    at_desk,
    at_the_lobby,
    call,
    caller,
    desk_of,
    fill,
    invitation,
    only,
    play_a_game,
    shown,
    until_start,
    verb,
    whispers,
)
from tests.night.evening import Evening, plain, seen

LATE = 2 * 3600.0


async def end(evening: Evening, host: Person) -> None:
    await at_desk(evening, host, "end", "do_end")


async def played_and_ended(evening: Evening, host: Person, people: list[Person]) -> LiveEvening:
    """Let them play a game, the kept chairs go free, and the host end the evening; return it."""
    await play_a_game(evening, host, people)
    await until_start(evening, before=-11 * 60)
    await evening.eventually(lambda: only(evening).message_state.watched)
    found = only(evening)
    await end(evening, host)
    return found


async def outcomes(evening: Evening, evening_id: str) -> dict[int, AttendanceOutcome | None]:
    saved = await evening.registry.store.evenings.evening(evening_id)
    assert saved is not None
    return {row.user_id: row.outcome for row in saved.people if row.outcome is not None}


@pytest.mark.rule("CL-10.1", "CL-10.2", "CL-10.3", "CL-10.4", "CL-5.5")
async def test_an_evening_is_counted_and_told_when_it_ends(evening: Evening) -> None:
    """CL-10.3: one message with poster, list, games; CL-10.4: attendance once; CL-5.5: who waited to the end is owed a chair."""
    await evening.prefer(text_mode=True)
    host = caller(evening)
    people = evening.crowd(6)
    absent, waiting, excused, late = evening.crowd(4)
    await call(evening, host, chairs=7)
    await all_come(evening, [*people, absent, waiting])
    await all_come(evening, [excused, late])
    await answer(evening, excused, "no")
    await until_start(evening, before=3600.0)
    await answer(evening, late, "no")
    await until_start(evening, before=14.5 * 60)
    await play_a_game(evening, host, people)
    await until_start(evening, before=-11 * 60)
    await evening.eventually(lambda: only(evening).message_state.watched)
    await evening.prefer(text_mode=False)
    found = only(evening)
    before = len(shown(evening))
    await end(evening, host)
    message = await evening.discord.until(
        lambda: next((one for one in shown(evening) if "Pro dnešek je dohráno." in plain(one.text)), None)
    )
    assert "1\\. **" in plain(message.text) and "Mafie: " in plain(message.text)
    assert any("Pořadí, Herní večer" in one for one in message.alt_texts)
    assert len(shown(evening)) == before + 1, "one message"
    assert await outcomes(evening, found.id) == {
        **{person.id: "played" for person in people},
        absent.id: "no_show",
        waiting.id: "sat_out",
        excused.id: "excused",
        late.id: "late_no",
    }
    owed = await evening.registry.store.evenings.owed(evening.guild.id)
    assert set(owed) == {waiting.id} and owed[waiting.id][0] == found.id
    rows = await evening.registry.store.history.results(found.saved.tables[0].table_id)
    assert rows and {row.evening_id for row in rows} == {found.id}


@pytest.mark.rule("CL-10.1")
async def test_an_evening_ends_by_itself_an_hour_after_its_last_game(evening: Evening) -> None:
    await evening.prefer(text_mode=True)
    host = caller(evening)
    people = evening.crowd(6)
    await call(evening, host, chairs=6)
    await all_come(evening, people)
    await until_start(evening, before=14.5 * 60)
    await play_a_game(evening, host, people)
    found = only(evening)
    await asyncio.sleep(0.3)
    evening.pass_time(59 * 60)
    await asyncio.sleep(0.3)
    assert found.row.state == "open"
    evening.pass_time(2 * 60)
    await evening.eventually(lambda: found.row.state == "over")
    await evening.discord.until(lambda: next((one for one in shown(evening) if "Pro dnešek je dohráno." in plain(one.text)), None))


@pytest.mark.rule("CL-10.1", "PR-2.3")
@pytest.mark.parametrize("doubted", [False, True])
async def test_an_evening_asks_only_its_own_tables_whether_they_are_played(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, doubted: bool
) -> None:
    """PR-2.3: a copy from the time when another process served the table says nothing about it, nor does a doubt."""
    await evening.prefer(text_mode=True)
    host = caller(evening)
    people = evening.crowd(6)
    await call(evening, host, chairs=6)
    await all_come(evening, people)
    await until_start(evening, before=14.5 * 60)
    await play_a_game(evening, host, people)
    found, table_id = only(evening), evening.table.id
    saved = await evening.registry.store.table(table_id)
    assert saved is not None
    old = evening.registry.copy(replace(saved, table=replace(saved.table, phase="running")))

    def copy_of(_table: str) -> TableSession | None:
        if doubted:
            raise Refused("no-store")
        return old

    monkeypatch.setattr(evening.registry.processes, "copy_of", copy_of)
    await evening.eventually(lambda: evening.session.idle)
    evening.registry.unload_idle(float("inf"))
    assert table_id not in evening.registry.sessions
    evening.pass_time(61 * 60)
    await evening.eventually(lambda: found.row.state == "over")
    assert set((await outcomes(evening, found.id)).values()) == {"played"}


@pytest.mark.rule("CL-10.6")
async def test_nothing_counts_when_the_bot_was_away(evening: Evening) -> None:
    """CL-10.6: the bot was away between lead and keep: absent guests are no no-shows."""
    await evening.prefer(text_mode=True)
    host = caller(evening)
    people = evening.crowd(6)
    absent = evening.person()
    await call(evening, host, chairs=7)
    await all_come(evening, [*people, absent])
    await at_the_lobby(evening, before=14.5 * 60)
    await evening.restart_bot()
    assert only(evening).message_state.away
    await play_a_game(evening, host, people)
    await until_start(evening, before=-11 * 60)
    found = only(evening)
    await end(evening, host)
    await evening.eventually(lambda: found.row.state == "over")
    assert await outcomes(evening, found.id) == {person.id: "played" for person in people}


@pytest.mark.rule("CL-10.1", "CL-10.6")
async def test_an_evening_without_a_game_ends_without_a_word(evening: Evening) -> None:
    host = caller(evening)
    person = evening.person()
    await call(evening, host)
    await answer(evening, person, "yes")
    await at_the_lobby(evening, before=14.5 * 60)
    found = only(evening)
    await end(evening, host)
    await evening.discord.until(lambda: any("večer skončil" in plain(one.text) for one in shown(evening)))
    assert await outcomes(evening, found.id) == {}
    assert not any("Pro dnešek je dohráno." in plain(one.text) for one in shown(evening))


@pytest.mark.rule("CL-10.5", "CL-23.3")
async def test_only_the_host_sees_who_missed_evenings_and_may_excuse_them(evening: Evening) -> None:
    """CL-10.5: on the desk of host and co-hosts, nowhere else; [Excuse] turns one into an excused one."""
    await evening.prefer(text_mode=True)
    host = caller(evening)
    people = evening.crowd(6)
    absent = evening.person()
    await call(evening, host, chairs=7)
    await all_come(evening, [*people, absent])
    await until_start(evening, before=14.5 * 60)
    found = await played_and_ended(evening, host, people)
    evening.pass_time(86_400)  # its event in the calendar, which has just begun, is changed every ten seconds at most
    await evening.eventually(lambda: not evening.client.evening_scheduler.evenings)
    await call(evening, host)
    await answer(evening, absent, "yes")
    desk = await desk_of(evening, host)
    assert "za poslední večer: bez omluvy 1" in plain(desk.text)
    staff = evening.person(permissions=("manage_guild",))
    theirs = await desk_of(evening, staff)
    assert "bez omluvy" not in plain(theirs.text)
    await host.press(desk, verb(evening, "excuse"))
    await answer(evening, people[0], "yes")
    refused = seen(await host.choose(desk, verb(evening, "pick", "excuse"), str(people[0].id)))
    assert "není co omlouvat" in refused.text, "the menu offers everybody"
    after = seen(await host.choose(desk, verb(evening, "pick", "excuse"), str(absent.id)))
    assert "bez omluvy" not in plain(after.text)
    assert (await outcomes(evening, found.id))[absent.id] == "excused"
    assert not any("omluvy" in plain(one.text) for one in shown(evening)) and whispers(absent) == []


@pytest.mark.rule("CL-10.6", "CL-5.4")
async def test_a_chair_given_in_the_last_two_hours_is_no_absence(evening: Evening) -> None:
    await evening.prefer(text_mode=True)
    host = caller(evening)
    people = evening.crowd(6)
    gone, moved_up = evening.crowd(2)
    await call(evening, host, chairs=7)
    await all_come(evening, [*people, gone, moved_up])
    await until_start(evening, before=LATE - 60)
    await answer(evening, gone, "no")
    await evening.discord.until(lambda: any("Uvolnila se židle" in text for text in whispers(moved_up)))
    await until_start(evening, before=14.5 * 60)
    found = await played_and_ended(evening, host, people)
    await evening.eventually(lambda: found.row.state == "over")
    assert await outcomes(evening, found.id) == {**{person.id: "played" for person in people}, gone.id: "late_no"}


@pytest.mark.rule("CL-9.8")
async def test_the_next_game_keeps_chairs_for_people_left_out_before(evening: Evening) -> None:
    """CL-9.8: [Next planned game] under the story lays the next game of the programme; who did not sit in the last one comes first."""
    await evening.prefer(text_mode=True)
    host = caller(evening)
    people = evening.crowd(6)
    watcher = evening.person()
    await call(evening, host, chairs=6)
    await fill(evening, host, await at_desk(evening, host), "plan", games=["mafie", "zbojnici"])
    await all_come(evening, [*people, watcher])
    lobby = await at_the_lobby(evening, before=14.5 * 60)
    await watcher.press(lobby, evening.press_id("join"))
    await evening.eventually(lambda: any(one.present_at for one in only(evening).saved.people))
    await watcher.press(lobby, evening.press_id("leave"))
    await play_a_game(evening, host, people)
    story = await evening.discord.until(lambda: evening.living("ev.next"))
    first = evening.table.id
    refused = seen(await people[1].press(story, verb(evening, "next", first)))
    assert "hostitele" in plain(refused.text)
    page = seen(await host.press(story, verb(evening, "next", first)))
    assert page.selects[0]["options"][0]["value"] == "zbojnici"
    await host.choose(page, verb(evening, "pick", f"next={first}"), "zbojnici")
    await evening.eventually(lambda: evening.table.id != first)
    assert evening.table.game == "zbojnici"
    kept = [int(user) for user, _ in evening.table.setup.kept]
    assert kept[0] == watcher.id and len(kept) == 6
    assert len(evening.table.setup.queue) == 1
    assert [row.round for row in only(evening).saved.tables] == [1, 2]
    assert invitation(evening) is not None


@pytest.mark.rule("CL-22.4", "CL-10.3")
async def test_the_last_words_of_an_evening_survive_a_restart(evening: Evening) -> None:
    """CL-22.4: stopped right after the end was written down, the next start says it, once."""
    host = caller(evening)
    person = evening.person()
    await call(evening, host)
    await answer(evening, person, "yes")
    await at_desk(evening, host, "cancel", "do_cancel")
    await evening.stop_bot()
    evening.ahead += 120
    await evening.start_bot()
    await evening.discord.until(lambda: any("se nekoná" in text for text in whispers(person)))
    await evening.restart_bot()
    await asyncio.sleep(0.3)
    assert len(whispers(person)) == 1
    await evening.eventually(lambda: not evening.client.evening_scheduler.evenings)
