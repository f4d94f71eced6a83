"""A whole evening: called, answered, opened, over; at a false clock, by people who press and type (CL-1 to CL-10)."""

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.evenings.moves.answering import answer as give
from bot.evenings.moves.planning import ChosenTime
from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from bot.tables.refusal import Refused
from tests.night.club_evening import (
    DAY,
    all_come,
    answer,
    ask_for_dates,
    at_the_lobby,
    call,
    caller,
    desk_of,
    fill,
    four_channels,
    in_days,
    invitation,
    only,
    shown,
    until_start,
    verb,
    whispers,
)
from tests.night.evening import FAST, Evening, plain, seen
from tests.night.striking import look_again
from tests.night.test_clicks import text_of

CS = words_in("cs")


@pytest.mark.rule("CL-1.3", "CL-2.2", "CL-4.2", "CL-4.3", "CL-1.1", "CL-1.7", "CL-22.14")
async def test_an_evening_is_called_with_one_command_and_one_press(evening: Evening) -> None:
    host = caller(evening)
    preview = seen(await host.command("evening plan", evening.channel, when=in_days(evening, 5), game="mafie"))
    assert preview.ephemeral
    assert "Čtu to takhle: " in plain(preview.text) and "Praha" in plain(preview.text)
    assert "Herní večer: Mafie" in plain(preview.text)
    assert not shown(evening)
    outcome = await host.press(preview, verb(evening, "post"))
    message = await evening.discord.until(lambda: invitation(evening))
    assert "Pozvánka visí" in plain(seen(outcome).text)
    again = await host.press(preview, verb(evening, "post"), force=True)
    assert "Pozvánka už visí" in plain(seen(again).text)
    assert re.search(r"<t:\d+:F> · <t:\d+:R> · 20:00 Praha", plain(message.text))
    assert [one.id for one in shown(evening)] == [message.id]


@pytest.mark.rule("CL-5.1", "CL-5.2", "CL-5.3", "CL-5.4")
async def test_people_answer_wait_and_move_up(evening: Evening) -> None:
    host = caller(evening)
    people = evening.crowd(8)
    await call(evening, host, chairs=6)
    receipts = [await answer(evening, person, "yes") for person in people]
    assert "židle 6 ze 6 je tvoje" in receipts[5]
    assert "Mezi náhradníky máš pořadí 2" in receipts[7]
    assert await answer(evening, people[0], "yes") == receipts[0], "the same again repeats the receipt"
    message = await evening.discord.until(lambda: next((one for one in [invitation(evening)] if one and "Zdenka" in one.text), None))
    assert "Obsazeno 6 ze 6" in plain(message.text)
    assert "Náhradníci: 1 Marek · 2 Zdenka" in plain(message.text)
    assert "bez tebe" in await answer(evening, people[2], "no")
    await evening.discord.until(lambda: any("Uvolnila se židle" in text for text in whispers(people[6])))
    assert not any("Uvolnila se židle" in text for text in whispers(people[7]))
    assert [row.user_id for row in only(evening).chairs().waiting] == [people[7].id]
    assert len(shown(evening)) == 1


@pytest.mark.rule("CL-3.1", "CL-3.2", "CL-3.3", "CL-3.5", "CL-3.7")
async def test_people_choose_a_date(evening: Evening) -> None:
    host = caller(evening)
    people = evening.crowd(3)
    message = await ask_for_dates(evening, host, *(in_days(evening, days) for days in (5, 6, 7)), game="zbojnici")
    menu = verb(evening, "dates")
    for person, chosen in zip(people, (("1", "2"), ("2",), ("2", "3")), strict=True):
        outcome = seen(await person.choose(message, menu, *chosen))
        assert "Tvoje termíny" in plain(outcome.text)
    await evening.discord.until(lambda: "vede, 3" in plain((invitation(evening) or message).text))
    desk = seen(await host.press(await evening.discord.until(lambda: invitation(evening)), verb(evening, "desk")))
    await host.press(desk, verb(evening, "take"))
    await host.choose(desk, verb(evening, "pick", "take"), "2")
    await evening.discord.until(lambda: only(evening).row.state == "planned")
    assert [row.user_id for row in only(evening).chairs().seated] == [person.id for person in people]
    line = await evening.discord.until(lambda: next((one for one in shown(evening) if "je jasný" in one.text), None))
    assert all(f"<@{person.id}>" in line.text for person in people)


@pytest.mark.rule("CL-8.1", "CL-8.2", "CL-8.3", "CL-8.5")
async def test_the_lobby_opens_by_itself_and_keeps_chairs(evening: Evening) -> None:
    host = caller(evening)
    people = evening.crowd(6)
    await call(evening, host, chairs=6)
    await all_come(evening, people)
    lobby = await at_the_lobby(evening)
    await evening.discord.until(lambda: "Držím židle: " in plain((evening.living("join") or lobby).text))
    line = await evening.discord.until(lambda: next((one for one in shown(evening) if "Stůl je prostřený:" in one.text), None))
    assert all(f"<@{person.id}>" in line.text for person in people)
    await people[0].press(lobby, evening.press_id("join"))
    assert len(evening.table.setup.kept) == 5
    stranger = evening.person()
    for _ in range(15):  # the table has 21 chairs, five of them are kept
        await evening.session.lobby_moves.sit(evening.person(f"Host{_}").id, f"Host{_}")
    told = seen(await stranger.press(lobby, evening.press_id("join")))
    assert "pořadí mezi náhradníky: 1" in plain(told.text)
    await until_start(evening, before=-11 * 60)
    look_again(evening, evening.session)
    await evening.eventually(lambda: evening.table.setup.kept_until is None)
    await evening.eventually(lambda: evening.table.seat_of(stranger.id) is not None)  # a waiting person has the released chair


@pytest.mark.rule("CL-22.1", "CL-22.2")
async def test_a_late_return_opens_or_misses(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host)
    start = only(evening).starts_at
    await evening.stop_bot()
    evening.ahead += start + 30 * 60 - evening.now()
    await evening.start_bot()
    await evening.discord.until(lambda: evening.living("join"))
    assert only(evening).row.state == "open"
    await evening.stop_bot()
    await evening.start_bot()
    await asyncio.sleep(0.3)
    assert len(only(evening).saved.tables) == 1, "no table opens twice"


@pytest.mark.rule("CL-22.2")
async def test_a_start_after_the_evening_asks_the_host(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host)
    start = only(evening).starts_at
    await evening.stop_bot()
    evening.ahead += start + 61 * 60 - evening.now()
    await evening.start_bot()
    await evening.discord.until(lambda: only(evening).row.state == "missed")
    await evening.discord.until(lambda: any("mi utekl" in text for text in whispers(host)))
    message = await evening.discord.until(
        lambda: next((one for one in [invitation(evening)] if one and "Přicházím pozdě" in one.text), None)
    )
    assert not message.buttons


@pytest.mark.rule("CL-4.6")
async def test_cancelling_an_evening_tells_everybody_who_comes(evening: Evening) -> None:
    host = caller(evening)
    people = evening.crowd(3)
    await call(evening, host)
    for person, what in zip(people, ("yes", "maybe", "no"), strict=True):
        await answer(evening, person, what)
    found = only(evening)
    desk = await desk_of(evening, host)
    await host.press(desk, verb(evening, "cancel"))
    assert found.row.state == "planned", "it is asked first"
    await host.press(desk, verb(evening, "do_cancel"))
    await evening.eventually(lambda: found.final)
    await evening.restart_bot()  # pending words are still said
    evening.pass_time(61)
    await evening.discord.until(lambda: any("se nekoná" in text for text in whispers(people[0])))
    assert whispers(people[1]) == whispers(people[2]) == []
    await evening.restart_bot()  # a final evening is not loaded any more
    told = next(one for one in people[0].messages(people[0].dm) if "se nekoná" in one.text)
    outcome = seen(await people[0].press(told, f"c1:{found.id}:ev.calendar"))
    (file,) = [data for path, (data, _) in evening.discord.world.files.items() if path.endswith(".ics") and path in str(outcome.wire)]
    assert b"STATUS:CANCELLED" in file and f"LOCATION:#{evening.channel.name}".encode() in file, "CL-7.5: it takes the entry out again"


@pytest.mark.rule("CL-1.2", "CL-1.8")
async def test_a_draft_is_dropped_after_an_hour(evening: Evening) -> None:
    host = caller(evening)
    await host.command("evening plan", evening.channel, when=in_days(evening, 5), game="mafie")
    evening.pass_time(3600 - 60)
    await asyncio.sleep(0.2)
    assert evening.client.evening_scheduler.evenings
    evening.pass_time(120)
    await evening.eventually(lambda: not evening.client.evening_scheduler.evenings)


@pytest.mark.rule("CL-1.2")
async def test_a_draft_dropped_while_it_is_attended_to_is_no_fault(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    scheduler = evening.client.evening_scheduler
    monkeypatch.setattr(scheduler.series, "follow", scheduler.drop)
    await caller(evening).command("evening plan", evening.channel, when=in_days(evening, 5), game="mafie")
    await evening.eventually(lambda: not scheduler.evenings)
    await evening.stop_bot()  # waits for what is under way
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


@pytest.mark.rule("CL-7.1", "CL-7.2", "CL-7.3")
async def test_people_with_a_chair_who_asked_are_reminded_once(evening: Evening) -> None:
    host = caller(evening)
    asked, silent, maybe, waiting = evening.crowd(4)
    others = evening.crowd(4)
    message = await call(evening, host, chairs=6)
    for person in (asked, silent, *others, waiting):
        outcome = await person.press(message, verb(evening, "yes"))
        if person in (asked, waiting):
            await person.press(seen(outcome), verb(evening, "remind"))
    await answer(evening, maybe, "maybe")
    await until_start(evening, before=DAY + 100)
    await asyncio.sleep(0.2)
    assert whispers(asked) == []
    await until_start(evening, before=DAY)
    await evening.discord.until(lambda: any("Zítra: Herní večer" in text.replace("**", "") for text in whispers(asked)))
    await evening.restart_bot()
    await until_start(evening, before=3600)
    await evening.discord.until(lambda: any("Za hodinu" in text for text in whispers(asked)))
    await asyncio.sleep(0.2)
    assert len(whispers(asked)) == 2
    assert whispers(silent) == whispers(maybe) == whispers(waiting) == []


@pytest.mark.rule("CL-7.4", "CL-22.3")
async def test_a_reminder_that_is_half_an_hour_late_is_not_sent(evening: Evening) -> None:
    host = caller(evening)
    person = evening.person()
    message = await call(evening, host)
    outcome = await person.press(message, verb(evening, "yes"))
    await person.press(seen(outcome), verb(evening, "remind"))
    start = only(evening).starts_at
    await evening.stop_bot()
    evening.ahead += start - DAY + 31 * 60 - evening.now()
    await evening.start_bot()
    await evening.eventually(lambda: "day" in only(evening).message_state.reminded)
    assert whispers(person) == []


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening at the pace at which Discord lets us speak."""
    async with Evening(tmp_path, tempo=replace(FAST, edit_every=2.0, posts=(4, 5.0))) as made:
        yield made


@pytest.mark.rule("CL-5.10", "CL-22.15", "CL-22.16")
async def test_a_hundred_answers_at_once(slow: Evening) -> None:
    host = caller(slow)
    await four_channels(slow)
    people = [slow.person(f"Host {number}") for number in range(100)]
    message = await call(slow, host, chairs=84)
    edits, begun = message.edits, slow.now()
    outcomes = await asyncio.gather(*(person.press(message, verb(slow, "yes")) for person in people))
    assert all(outcome.kind == "message" for outcome in outcomes)
    await slow.discord.until(lambda: "Obsazeno 84 z 84" in plain(message.text))
    await asyncio.sleep(2.5)  # the edit after the last answer may have to wait
    stored = await slow.registry.store.evenings.evening(only(slow).id)
    assert stored is not None
    assert [row.user_id for row in stored.answers] == [row.user_id for row in only(slow).saved.answers]
    assert len(only(slow).chairs().seated) == 84 and len(only(slow).chairs().waiting) == 16
    assert 1 <= message.edits - edits <= 3 + (slow.now() - begun) / slow.tempo.edit_every
    assert "Obsazeno 84 z 84" in plain(message.text)
    assert not slow.discord.limits.refused


@pytest.mark.rule("CL-4.4", "CL-4.5")
async def test_a_change_asks_everybody_who_comes_and_fewer_chairs_move_the_last_one(evening: Evening) -> None:
    host = caller(evening)
    people = evening.crowd(7)
    await call(evening, host, chairs=7)
    await all_come(evening, people)
    desk = await desk_of(evening, host)
    await fill(evening, host, desk, "plan", chairs="6")
    await evening.eventually(lambda: only(evening).plan.chairs == 6)
    await evening.discord.until(lambda: any("pořadí 1" in text for text in whispers(people[6])))
    assert all(whispers(person) == [] for person in people[:6])
    await fill(evening, host, desk, "plan", when=in_days(evening, 8))
    evening.pass_time(61)
    await evening.discord.until(lambda: all(any("Platí to i tak" in text for text in whispers(person)) for person in people))
    lines = [one for one in shown(evening) if "Pozvánka" in one.text and one.id != only(evening).message_state.message]
    assert len(lines) == 1, "changes of a minute are one line"


@pytest.mark.rule("CL-5.7")
async def test_somebody_is_taken_off_without_a_word(evening: Evening) -> None:
    host = caller(evening)
    person = evening.person()
    await call(evening, host)
    await answer(evening, person, "yes")
    desk = await desk_of(evening, host)
    before = len(shown(evening))
    await host.press(desk, verb(evening, "uninvite"))
    await host.choose(desk, verb(evening, "pick", "uninvite"), str(person.id))
    assert only(evening).answer_of(person.id) is None
    assert "židli nemám" in await answer(evening, person, "yes")
    assert len(shown(evening)) == before and whispers(person) == []


@pytest.mark.rule("CL-5.7")
async def test_anybody_of_a_great_crowd_can_be_taken_off_but_the_host(evening: Evening) -> None:
    """CL-5.7: the menu is Discord's, which has no end and tells two people of one name apart; it offers the host too."""
    host = caller(evening)
    await call(evening, host, chairs=84)
    crowd = [evening.person(f"Jana {n % 26}") for n in range(27)]
    for person in crowd:
        await answer(evening, person, "yes")
    desk = await desk_of(evening, host)
    await host.press(desk, verb(evening, "uninvite"))
    await host.choose(desk, verb(evening, "pick", "uninvite"), str(crowd[-1].id))
    assert only(evening).answer_of(crowd[-1].id) is None
    await answer(evening, host, "yes")
    await host.press(desk, verb(evening, "uninvite"))
    assert "na seznamu zůstává" in seen(await host.choose(desk, verb(evening, "pick", "uninvite"), str(host.id))).text
    assert only(evening).answer_of(host.id) is not None


@pytest.mark.rule("CL-4.1")
async def test_every_channel_of_a_great_server_can_be_picked(evening: Evening) -> None:
    """CL-4.1: the present channels are marked in the menu; four at most."""
    host = caller(evening)
    others = [evening.discord.create_channel(evening.guild, f"stůl-{n}") for n in range(40)]
    await call(evening, host)
    desk = await desk_of(evening, host)
    await fill(evening, host, desk, "plan", channels=[str(others[-1].id), str(evening.channel.id)])
    assert set(only(evening).plan.channels) == {str(others[-1].id), str(evening.channel.id)}


@pytest.mark.rule("CL-2.8", "CL-19.1")
@pytest.mark.parametrize(
    ("when", "said"),
    [("včera 20:00", "To už bylo"), ("pátek nebo sobota", "dva termíny"), ("každý pátek", "Opakování"), ("blabla", "nerozumím")],
)
async def test_unreadable_input_is_refused_with_an_example(evening: Evening, when: str, said: str) -> None:
    host = caller(evening)
    outcome = seen(await host.command("evening plan", evening.channel, when=when, game="mafie"))
    assert said in plain(outcome.text)
    assert not evening.client.evening_scheduler.evenings
    stranger = evening.person()
    told = seen(await stranger.command("evening plan", evening.channel, when="pátek 20:00", game="mafie"))
    assert "Večery tu svolává" in plain(told.text)


@pytest.mark.rule("CL-2.5")
async def test_while_typing_the_time_is_previewed(evening: Evening) -> None:
    host = caller(evening)
    offered = await host.autocomplete("evening plan", evening.channel, "when", "", game="mafie")
    assert len(offered) == 7
    offered = await host.autocomplete("evening plan", evening.channel, "when", "pátek 20", game="mafie")
    assert offered[0].name.startswith("pátek ") and offered[0].name.endswith("20:00")


@pytest.mark.rule("CL-1.3", "CL-22.6")
async def test_a_deleted_invitation_is_posted_anew_at_the_next_change(evening: Evening) -> None:
    host = caller(evening)
    message = await call(evening, host)
    evening.discord.delete_message(message)
    await answer_by_command(evening, host)
    fresh = await evening.discord.until(lambda: invitation(evening))
    assert fresh.id != message.id


async def answer_by_command(evening: Evening, person: Person) -> str:
    return plain(seen(await person.command("evening answer", evening.channel, answer="yes")).text)


@pytest.mark.rule("CL-1.8", "CL-23.1")
async def test_an_evening_and_a_host_have_their_limits(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host)
    everybody = {1000 + n: f"P{n}" for n in range(300)}
    for user, name in everybody.items():
        await only(evening).do(give(user, name, "maybe"))
    assert "odpovědělo už 300 lidí" in await answer(evening, evening.person(), "yes")
    for _ in range(2):
        preview = seen(await host.command("evening plan", evening.channel, when=in_days(evening, 6), game="mafie"))
        made = next(one for one in evening.client.evening_scheduler.evenings.values() if one.row.state == "draft")
        await host.press(preview, f"c1:{made.id}:ev.post")
    told = seen(await host.command("evening plan", evening.channel, when=in_days(evening, 7), game="mafie"))
    assert "Večerů už svoláváš 3" in plain(told.text)


@pytest.mark.rule("CL-1.8", "CL-6.5")
async def test_interest_in_the_event_fills_no_list_that_people_need(evening: Evening) -> None:
    """CL-1.8: it has a limit of its own and is refused in silence; an answer given to us comes before it."""
    message = await call(evening, caller(evening))
    found = only(evening)
    for user in range(1000, 1305):
        await found.do(give(user, f"Zájemce {user}", "maybe", source="event"))
    assert len(found.saved.answers) == 300
    assert "je tvoje" in await answer(evening, evening.person(), "yes")
    await found.do(give(1000, "Zájemce 1000", "yes"))
    await answer(evening, evening.person("Žofie"), "maybe")
    await evening.discord.until(lambda: "Možná: Žofie" in plain(message.text))
    for user in range(2000, 2297):
        await found.do(give(user, f"P{user}", "maybe"))
    with pytest.raises(Refused, match="ev-answers-bounds"):
        await found.do(give(1001, "Zájemce 1001", "maybe"))


@pytest.mark.rule("CL-5.9")
async def test_people_are_called_by_the_names_that_they_bear_now(evening: Evening) -> None:
    """A name is read again at each answer, before each reminder, and before the lobby keeps chairs by name."""
    host, guest = caller(evening), evening.person("Tonda")
    message = await call(evening, host)
    await answer(evening, guest, "yes")
    await answer(evening, host, "yes")
    evening.guild.members[guest.id].nick, evening.guild.members[host.id].nick = "Antonín", "Hostitelka"
    await answer(evening, guest, "yes")
    await evening.discord.until(lambda: "Antonín" in message.text and "Tonda" not in message.text)
    assert [row.user_id for row in only(evening).chairs().seated] == [guest.id, host.id]
    await until_start(evening, before=3600)
    await evening.discord.until(lambda: message.text.count("Hostitelka") == 2)
    evening.guild.members[guest.id].nick = "Toník"
    await at_the_lobby(evening)
    assert [name for _, name in evening.table.setup.kept] == ["Toník", "Hostitelka"]


async def drafts(evening: Evening, people: Sequence[Person]) -> list[tuple[Person, Message]]:
    """Return the preview of each person's new draft."""
    made = []
    for number, person in enumerate(people, 3):
        preview = seen(await person.command("evening plan", evening.channel, when=in_days(evening, number), game="mafie"))
        made.append((person, preview))
    return made


def post_of(preview: Message) -> str:
    return next(str(button["custom_id"]) for button in preview.buttons if str(button["custom_id"]).endswith(":ev.post"))


@pytest.mark.rule("CL-1.8", "CL-23.1")
async def test_the_limit_of_a_server_holds_where_evenings_are_called(evening: Evening) -> None:
    """CL-1.8: twelve people draft an evening before the first of them calls it."""
    made = await drafts(evening, [caller(evening) for _ in range(12)])
    told = await asyncio.gather(*(person.press(preview, post_of(preview)) for person, preview in made))
    assert len(evening.client.evening_scheduler.in_guild(evening.guild.id, "planned")) == 10
    assert sum("naplánovaných už 10 večerů" in plain(seen(one).text) for one in told) == 2


@pytest.mark.rule("CL-1.8", "CL-23.1")
async def test_the_limit_of_a_host_holds_where_evenings_are_called(evening: Evening) -> None:
    """CL-1.8: three drafts of one person beside one evening that they have called already."""
    host = caller(evening)
    await call(evening, host)
    made = await drafts(evening, [host] * 3)
    told = [plain(seen(await host.press(preview, post_of(preview))).text) for _, preview in made]
    assert "Večerů už svoláváš 3" in told[2] and len(evening.client.evening_scheduler.in_guild(evening.guild.id, "planned")) == 3


@pytest.mark.rule("CL-1.8", "CL-23.1")
async def test_a_fourth_draft_of_a_person_replaces_their_first(evening: Evening) -> None:
    host, other = caller(evening), caller(evening)
    made = await drafts(evening, [host, other, host, host, host])
    kept = {one.row.id for one in evening.client.evening_scheduler.in_guild(evening.guild.id, "draft")}
    assert kept == {post_of(preview).split(":")[1] for _, preview in made[1:]}
    assert {one.evening.id for one in await evening.registry.store.evenings.in_states("draft")} == kept
    assert text_of(await host.press(made[0][1], post_of(made[0][1]))) == plain(CS("no-evening-old"))


@pytest.mark.rule("CL-2.7")
async def test_only_a_draft_with_a_date_moves_by_a_week(evening: Evening) -> None:
    """CL-2.7: by the button of the preview; a press that comes when the evening is called, or for a poll, changes nothing."""
    host = caller(evening)
    ((_, preview),) = await drafts(evening, [host])
    week, drafted = post_of(preview).replace("ev.post", "ev.week"), only(evening)
    later = datetime.fromisoformat(drafted.row.wall_time) + timedelta(weeks=1)
    await host.press(preview, week, force=True)
    assert datetime.fromisoformat(drafted.row.wall_time) == later
    await host.press(preview, post_of(preview))
    assert text_of(await host.press(preview, week, force=True)) == plain(CS("ev-stale"))
    assert datetime.fromisoformat(drafted.row.wall_time) == later
    dates: dict[str, Any] = {"date-1": in_days(evening, 5), "date-2": in_days(evening, 6)}
    poll = seen(await host.command("evening poll", evening.channel, game="mafie", **dates))
    assert text_of(await host.press(poll, post_of(poll).replace("ev.post", "ev.week"), force=True)) == plain(CS("ev-stale"))


@pytest.mark.rule("CL-1.8")
async def test_a_missed_evening_is_planned_again_within_the_limit(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host)
    missed = only(evening)
    await evening.stop_bot()
    evening.pass_time(missed.starts_at + 3700 - evening.now())
    await evening.start_bot()
    missed = only(evening)
    await evening.eventually(lambda: missed.row.state == "missed")
    for person, preview in await drafts(evening, [host] * 3):
        await person.press(preview, post_of(preview))
    later = ChosenTime(evening.now() + 5 * DAY, "", missed.row.zone)
    with pytest.raises(Refused, match="ev-too-many"):
        await evening.client.evening_scheduler.move(missed, host.id, later)
    assert missed.row.state == "missed"


@pytest.mark.rule("CL-5.9")
async def test_all_answers_are_shown_by_pages(evening: Evening) -> None:
    host = caller(evening)
    await four_channels(evening)
    message = await call(evening, host, chairs=84)
    for number in range(50):
        await only(evening).do(give(1000 + number, f"Host {number}", "yes"))
    await evening.discord.until(lambda: "a 10 dalších" in plain(message.text))
    page = seen(await host.press(message, verb(evening, "who")))
    assert "Strana 1 ze 2" in plain(page.text) and "Host 39" in page.text and "Host 40" not in page.text
    await host.press(page, verb(evening, "who", "1"))
    assert "Host 49" in page.text


@pytest.mark.rule("CL-3.6")
async def test_a_poll_that_nobody_ends_is_cancelled(evening: Evening) -> None:
    host = caller(evening)
    message = await ask_for_dates(evening, host, in_days(evening, 5), in_days(evening, 6))
    until = only(evening).plan.poll_until
    assert until is not None
    evening.pass_time(until - evening.now() + 1)
    await evening.discord.until(lambda: any("Vybírání skončilo" in text for text in whispers(host)))
    await evening.discord.until(lambda: not message.selects)
    found = only(evening)
    evening.pass_time(7 * DAY)
    await evening.eventually(lambda: found.row.state == "cancelled")
    assert len(whispers(host)) == 1
