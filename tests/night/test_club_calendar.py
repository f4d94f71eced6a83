"""Evenings in calendars: Discord's scheduled event, what people do with it by hand, and the file for one's own (CL-6, CL-7.5)."""

import asyncio
import struct
from datetime import UTC, datetime
from typing import Any

import discord
import icalendar
import pytest
from msgspec.structs import replace as with_fields

from bot.evenings.calendar import scheduled_event
from bot.evenings.evening import state_change
from bot.evenings.message_state import CalendarEvent
from bot.evenings.moves import answering
from bot.evenings.moves.planning import change_plan, go_to
from bot.evenings.scheduled_events import EVERY, calendar_entry
from bot.presenting.texts import words_in
from bot.tables.refusal import Refused
from tests.night.club_evening import (
    answer,
    at_desk,
    at_the_lobby,
    call,
    caller,
    desk_of,
    fill,
    in_days,
    invitation,
    only,
    shown,
    until_start,
    verb,
    whispers,
)
from tests.night.evening import Evening, plain, seen
from tests.night.walks.at_rest import at_rest


def event(evening: Evening) -> dict[str, Any] | None:
    """Return the one scheduled event of the server."""
    return next(iter(evening.guild.events.values()), None)


def stamp(instant: float) -> str:
    return datetime.fromtimestamp(instant, UTC).isoformat()


async def made(evening: Evening) -> dict[str, Any]:
    found = await evening.discord.until(lambda: event(evening))
    await evening.eventually(lambda: only(evening).message_state.calendar.id)
    return found


@pytest.mark.rule("CL-6.1", "CL-6.2")
async def test_an_evening_stands_in_the_servers_calendar(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host)
    found = await made(evening)
    assert found["name"] == "Herní večer: Mafie"
    assert found["entity_type"] == 3 and found["entity_metadata"] == {"location": "#mafie"}
    assert found["description"].endswith(f"consigliere:{only(evening).id}")


@pytest.mark.rule("CL-6.2")
async def test_a_voice_channel_is_its_place(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host, where=evening.voice)
    found = await made(evening)
    assert found["entity_type"] == 2 and found["channel_id"] == str(evening.voice.id)


@pytest.mark.rule("CL-6.2", "CL-4.1")
async def test_its_place_moves_to_a_voice_channel_and_back(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host)
    await made(evening)
    await fill(evening, host, await desk_of(evening, host), "details", voice=[evening.voice])
    evening.pass_time(EVERY + 1)
    await evening.eventually(lambda: (event(evening) or {}).get("channel_id") == str(evening.voice.id))
    await fill(evening, host, await desk_of(evening, host), "details", voice=[])
    evening.pass_time(EVERY + 1)
    await evening.eventually(lambda: (event(evening) or {}).get("entity_metadata") == {"location": "#mafie"})


@pytest.mark.rule("CL-6.3")
async def test_an_event_that_was_made_just_before_a_crash_is_adopted(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host)
    first = await made(evening)
    await only(evening).do(lambda one: state_change(one, calendar=CalendarEvent()))
    await evening.restart_bot()
    await evening.eventually(lambda: only(evening).message_state.calendar.id == int(first["id"]))
    assert len(evening.guild.events) == 1


@pytest.mark.rule("CL-6.1")
@pytest.mark.parametrize("known", [CalendarEvent(), CalendarEvent(id=7, status="scheduled")], ids=["to be made", "to be changed"])
async def test_a_server_known_only_by_its_number_waits(evening: Evening, known: CalendarEvent) -> None:
    """After every new session servers are empty until they are described: nobody knows what the bot may do there."""
    host = caller(evening)
    await call(evening, host)
    await made(evening)
    state = evening.client._connection
    whole = evening.client.get_guild(evening.guild.id)
    assert whole is not None
    state._add_guild(discord.Guild(data={"id": str(whole.id), "unavailable": True}, state=state))  # type: ignore[typeddict-item]
    await only(evening).do(lambda one: state_change(one, calendar=known))
    later = await evening.client.evening_scheduler.calendar.attend(only(evening))
    assert later is not None
    assert only(evening).message_state.calendar == known
    state._add_guild(whole)
    await evening.client.evening_scheduler.calendar.attend(only(evening))
    assert only(evening).message_state.calendar != known


@pytest.mark.rule("CL-6.5", "CL-6.6")
async def test_an_interested_person_comes_maybe(evening: Evening) -> None:
    host = caller(evening)
    interested, coming, later = evening.crowd(3)
    await call(evening, host)
    found = await made(evening)
    await answer(evening, coming, "yes")
    for person in (interested, coming):
        person.follow(evening.guild, int(found["id"]))
    await evening.eventually(lambda: only(evening).answer_of(interested.id))
    row = only(evening).answer_of(interested.id)
    assert row is not None and (row.answer, row.source, row.name) == ("maybe", "event", interested.name)
    kept = only(evening).answer_of(coming.id)
    assert kept is not None and kept.answer == "yes"
    interested.follow(evening.guild, int(found["id"]), on=False)
    await evening.eventually(lambda: only(evening).answer_of(interested.id) is None)
    await evening.stop_bot()
    later.follow(evening.guild, int(found["id"]))
    await evening.start_bot()
    await evening.eventually(lambda: only(evening).answer_of(later.id))


@pytest.mark.rule("CL-6.4")
async def test_the_event_begins_and_is_cancelled_with_its_evening(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host)
    found = await made(evening)
    await at_the_lobby(evening, before=60)
    assert found["status"] == 1
    await until_start(evening, before=-1)
    await evening.discord.until(lambda: found["status"] == 2)
    await at_desk(evening, host, "end", "do_end")
    evening.pass_time(11)
    await evening.discord.until(lambda: found["status"] == 3)


@pytest.mark.rule("CL-6.7")
async def test_a_new_time_by_hand_is_adopted_and_everything_else_put_back(evening: Evening) -> None:
    host = caller(evening)
    manager = evening.person(permissions=("manage_events",))
    await call(evening, host)
    found = await made(evening)
    before = only(evening).starts_at
    manager.edit_event(
        evening.guild, int(found["id"]), scheduled_start_time=found["scheduled_start_time"].replace("T19", "T20").replace("T18", "T19")
    )
    await evening.eventually(lambda: only(evening).starts_at == before + 3600)
    evening.pass_time(61)
    await evening.discord.until(lambda: next((one for one in shown(evening) if "má nový čas" in one.text), None))
    manager.edit_event(evening.guild, int(found["id"]), description="Přijďte všichni")
    await evening.eventually(lambda: only(evening).message_state.calendar.sent == {} or found["description"] != "Přijďte všichni")
    evening.pass_time(11)
    await evening.discord.until(lambda: found["description"].endswith(only(evening).id))


@pytest.mark.rule("CL-6.8", "CL-22.9")
async def test_an_event_that_is_deleted_by_hand_asks_the_host_once(evening: Evening) -> None:
    host = caller(evening)
    manager = evening.person(permissions=("manage_events",))
    await call(evening, host)
    found = await made(evening)
    manager.delete_event(evening.guild, int(found["id"]))
    await evening.discord.until(lambda: any("zmizela" in text for text in whispers(host)))
    await asyncio.sleep(0.2)
    assert not evening.guild.events and only(evening).row.state == "planned"
    desk = await desk_of(evening, host)
    assert "někdo smazal" in plain(desk.text)
    await host.press(desk, verb(evening, "event"))
    await evening.discord.until(lambda: event(evening))


@pytest.mark.rule("CL-6.7")
async def test_a_new_time_and_a_new_name_in_one_edit_are_both_adopted(evening: Evening) -> None:
    await call(evening, caller(evening))
    found = await made(evening)
    before = only(evening).starts_at
    moderator = evening.person(permissions=("manage_events",))
    moderator.edit_event(evening.guild, int(found["id"]), scheduled_start_time=stamp(before + 7200), name="Mafie u Karla")
    await evening.eventually(lambda: only(evening).starts_at == before + 7200)
    assert only(evening).row.name == "Mafie u Karla"
    evening.pass_time(11)
    await evening.discord.until(lambda: found["scheduled_end_time"] == stamp(before + 7200 + 4 * 3600))
    assert found["name"] == "Mafie u Karla" and found["scheduled_start_time"] == stamp(before + 7200)


@pytest.mark.rule("CL-6.7")
async def test_an_edit_by_hand_does_not_take_back_a_pending_change_of_the_host(evening: Evening) -> None:
    """Discord's event still shows the old name: the host's change waits for the least time between two edits."""
    host = caller(evening)
    await call(evening, host)
    found = await made(evening)
    before = only(evening).starts_at
    await only(evening).do(change_plan(host.id, lambda plan: plan, name="Mafie u Jany"))
    moderator = evening.person(permissions=("manage_events",))
    moderator.edit_event(evening.guild, int(found["id"]), scheduled_start_time=stamp(before + 3600))
    await evening.eventually(lambda: only(evening).starts_at == before + 3600)
    moderator.edit_event(evening.guild, int(found["id"]), description="Přijďte všichni")
    evening.pass_time(11)
    await evening.discord.until(lambda: found["name"] == "Mafie u Jany" and found["description"].endswith(only(evening).id))
    assert only(evening).row.name == "Mafie u Jany"


@pytest.mark.rule("CL-6.4", "CL-6.7")
async def test_a_refused_change_of_its_event_does_not_take_back_the_change_of_the_host(evening: Evening) -> None:
    """Discord's event shows the old name, and is no edit by hand; it follows at the next read."""
    host = caller(evening)
    await call(evening, host)
    found = await made(evening)
    refusal = evening.discord.faults.refuse(50013, method="PATCH", route=EVENT)
    await only(evening).do(change_plan(host.id, lambda plan: plan, name="Mafie u Jany"))
    evening.pass_time(11)
    await evening.eventually(lambda: refusal.met)
    evening.person(permissions=("manage_events",)).edit_event(evening.guild, int(found["id"]), description="Přijďte všichni")
    await asyncio.sleep(1)
    assert only(evening).row.name == "Mafie u Jany" and found["name"] != "Mafie u Jany"
    evening.client.evening_scheduler.guild_available(evening.guild.id)
    evening.pass_time(11)
    await evening.discord.until(lambda: found["name"] == "Mafie u Jany")
    assert only(evening).row.name == "Mafie u Jany"


@pytest.mark.rule("CL-6.4")
async def test_an_event_that_somebody_started_early_is_ended_with_its_cancelled_evening(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host)
    found = await made(evening)
    evening.person(permissions=("manage_events",)).edit_event(evening.guild, int(found["id"]), status=2)
    await evening.eventually(lambda: only(evening).message_state.calendar.status == "active")
    await at_desk(evening, host, "cancel", "do_cancel")
    await evening.discord.until(lambda: found["status"] == 3)


@pytest.mark.rule("CL-6.6", "CL-6.7")
async def test_an_edit_by_hand_that_the_store_could_not_take_is_adopted_soon(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    await call(evening, caller(evening))
    found = await made(evening)
    before, failed = only(evening).starts_at, list[object]()

    async def fail(*move: object) -> bool:
        failed.append(move)
        raise Refused("no-store")

    with monkeypatch.context() as outage:
        outage.setattr(only(evening), "do", fail)
        moderator = evening.person(permissions=("manage_events",))
        moderator.edit_event(evening.guild, int(found["id"]), scheduled_start_time=stamp(before + 3600))
        await evening.eventually(lambda: failed)
    evening.pass_time(61)
    await evening.eventually(lambda: only(evening).starts_at == before + 3600)


@pytest.mark.rule("CL-6.6", "CL-6.7")
@pytest.mark.parametrize("renamed", [False, True], ids=["moved", "moved and renamed"])
async def test_an_event_changed_while_the_bot_was_down_changes_its_evening(evening: Evening, renamed: bool) -> None:
    await call(evening, caller(evening))
    found = await made(evening)
    before = only(evening).starts_at
    moderator = evening.person(permissions=("manage_events",))
    name = "Mafie u Karla" if renamed else only(evening).row.name
    await evening.stop_bot()
    moderator.edit_event(evening.guild, int(found["id"]), scheduled_start_time=stamp(before + 3600), name=name)
    await evening.start_bot()
    await evening.eventually(lambda: only(evening).starts_at == before + 3600)
    assert only(evening).row.name == name
    evening.pass_time(11)
    await evening.discord.until(lambda: found["scheduled_end_time"] == stamp(before + 3600 + 4 * 3600))
    assert (found["name"], found["scheduled_start_time"]) == (name, stamp(before + 3600))


@pytest.mark.rule("CL-6.6", "CL-6.8")
@pytest.mark.parametrize("status", [None, 3, 4], ids=["deleted", "ended", "cancelled"])
async def test_an_event_that_ends_by_hand_while_the_bot_is_down_asks_the_host(evening: Evening, status: int | None) -> None:
    host = caller(evening)
    await call(evening, host)
    found = await made(evening)
    moderator = evening.person(permissions=("manage_events",))
    await evening.stop_bot()
    if status is None:
        moderator.delete_event(evening.guild, int(found["id"]))
    else:
        moderator.edit_event(evening.guild, int(found["id"]), status=status)
    await evening.start_bot()
    await evening.discord.until(lambda: any("zmizela" in text for text in whispers(host)))
    assert only(evening).row.state == "planned"


@pytest.mark.rule("CL-6.8")
async def test_an_event_that_somebody_ends_by_hand_asks_the_host(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host)
    found = await made(evening)
    moderator = evening.person(permissions=("manage_events",))
    for status in (2, 3):
        moderator.edit_event(evening.guild, int(found["id"]), status=status)
    await evening.discord.until(lambda: any("zmizela" in text for text in whispers(host)))


@pytest.mark.rule("CL-6.8")
async def test_an_event_unknown_to_discord_is_gone(evening: Evening) -> None:
    """CL-6.8: the deletion was missed; the next edit of the event is answered with 404."""
    host = caller(evening)
    await call(evening, host)
    found = await made(evening)
    del evening.guild.events[int(found["id"])]
    await only(evening).do(change_plan(host.id, lambda plan: plan, name="Mafie u Jany"))
    evening.pass_time(11)
    await evening.discord.until(lambda: any("zmizela" in text for text in whispers(host)))


@pytest.mark.rule("CL-6.1", "CL-6.9")
async def test_without_the_right_or_without_room_the_evening_is_whole(evening: Evening) -> None:
    host = caller(evening)
    message = await call(evening, host)
    found = await made(evening)
    for number in range(1, 101):
        evening.guild.events[number] = {**found, "id": str(number), "creator_id": str(host.id)}
    del evening.guild.events[int(found["id"])]
    await only(evening).do(lambda one: state_change(one, calendar=CalendarEvent()))
    await evening.eventually(lambda: only(evening).message_state.calendar.trouble == "full")
    desk = seen(await host.press(message, verb(evening, "desk")))
    assert "událostí plno" in plain(desk.text)
    assert "židle 1 z 21" in await answer(evening, host, "yes")


EVENTS = "/guilds/{guild}/scheduled-events"
EVENT = "/guilds/{guild}/scheduled-events/{event}"


def covers(evening: Evening) -> list[tuple[str, str]]:
    """Return the requests that set the cover of an event: their method, and whether to a picture, to none, or refused unread."""
    requests = [*evening.discord.log.of("POST", EVENTS), *evening.discord.log.of("PATCH", EVENT)]
    told = [(one.method, one.body) for one in requests if one.body is None or "image" in one.body]
    return [(method, "refused" if body is None else str(body["image"]).partition(";")[0]) for method, body in told]


PNG, NO_COVER = "data:image/png", "None"


@pytest.mark.rule("CL-6.3")
async def test_its_cover_is_the_poster_of_the_first_game_and_changes_only_with_it(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host)
    found = await made(evening)
    mafie = found["image"]
    picture, kind = evening.discord.world.files[f"guild-events/{found['id']}/{mafie}.png"]
    assert kind == "image/png" and struct.unpack(">II", picture[16:24]) in ((800, 320), (200, 80))
    desk = await desk_of(evening, host)
    await fill(evening, host, desk, "plan", name="Mafie u Jany", games=["mafie", "zbojnici"])
    evening.pass_time(EVERY + 1)
    await evening.discord.until(lambda: found["name"] == "Mafie u Jany")
    await at_rest(evening)
    assert covers(evening) == [("POST", PNG)] and found["image"] == mafie
    await fill(evening, host, desk, "plan", games=["zbojnici", "mafie"])
    evening.pass_time(EVERY + 1)
    await evening.discord.until(lambda: found["image"] != mafie)
    await at_rest(evening)
    assert covers(evening) == [("POST", PNG), ("PATCH", PNG)]


@pytest.mark.rule("CL-6.3")
async def test_a_refused_cover_loses_neither_the_event_nor_its_change(evening: Evening) -> None:
    host = caller(evening)
    evening.discord.faults.refuse(50035, method="POST", route=EVENTS)
    await call(evening, host)
    found = await made(evening)
    assert covers(evening) == [("POST", "refused"), ("POST", NO_COVER)] and found["image"] is None
    evening.discord.faults.refuse(40005, method="PATCH", route=EVENT)
    await fill(evening, host, await desk_of(evening, host), "plan", name="Zbojníci u Jany", games=["zbojnici"])
    evening.pass_time(EVERY + 1)
    await evening.discord.until(lambda: found["name"] == "Zbojníci u Jany")
    await evening.eventually(lambda: only(evening).message_state.calendar.cover.startswith("zbojnici"))
    evening.pass_time(EVERY + 1)
    await at_rest(evening)
    assert covers(evening) == [("POST", "refused"), ("POST", NO_COVER), ("PATCH", "refused"), ("PATCH", NO_COVER)]


@pytest.mark.rule("CL-6.3")
async def test_a_server_in_text_mode_and_an_event_made_before_get_no_cover(evening: Evening) -> None:
    """CL-6.3: a picture that the host has given the event by hand stays."""
    host = caller(evening)
    await evening.prefer(text_mode=True)
    await call(evening, host)
    found = await made(evening)
    assert covers(evening) == [("POST", NO_COVER)]
    await evening.prefer(text_mode=False)
    calendar = only(evening).message_state.calendar
    await only(evening).do(lambda one: state_change(one, calendar=with_fields(calendar, cover="")))
    await fill(evening, host, await desk_of(evening, host), "plan", name="Zbojníci u Jany", games=["zbojnici"])
    evening.pass_time(EVERY + 1)
    await evening.discord.until(lambda: found["name"] == "Zbojníci u Jany")
    await at_rest(evening)
    assert covers(evening) == [("POST", NO_COVER)]


@pytest.mark.rule("CL-6.9")
@pytest.mark.parametrize(
    ("code", "trouble", "says"), [(30038, "full", "událostí plno"), (50013, "refused", "Discord událost odmítl")], ids=["full", "refused"]
)
@pytest.mark.parametrize("changed", ["name", "when", "place", "channel"])
async def test_a_refused_event_is_named_to_the_host_and_tried_again_once_they_change_the_evening(
    evening: Evening, code: int, trouble: str, says: str, changed: str
) -> None:
    host = caller(evening)
    refusal = evening.discord.faults.refuse(code, times=None, method="POST", route=EVENTS)
    await call(evening, host)
    await evening.eventually(lambda: only(evening).message_state.calendar.trouble == trouble)
    desk = await desk_of(evening, host)
    assert says in plain(desk.text)
    await answer(evening, host, "yes")
    await at_rest(evening)
    assert refusal.met == 1 and only(evening).message_state.calendar.trouble == trouble
    evening.discord.faults.clear()
    match changed:
        case "name":
            await fill(evening, host, desk, "plan", name="Mafie u Jany")
        case "when":
            await fill(evening, host, desk, "plan", when=in_days(evening, 6))
        case "place":
            await fill(evening, host, desk, "details", place="U Jany")
        case _:
            await only(evening).do(go_to(host.id, str(evening.voice.id), (), homeless=False))
    await made(evening)
    assert says not in plain((await desk_of(evening, host)).text)


@pytest.mark.rule("CL-6.9")
async def test_an_event_that_is_refused_while_the_host_changes_the_evening_is_tried_again(evening: Evening) -> None:
    """CL-6.9: Discord refuses what the evening was; what it is now was never tried."""
    host = caller(evening)
    slow = evening.discord.faults.delay(1.0, method="GET", route=EVENTS)
    refusal = evening.discord.faults.refuse(50013, method="POST", route=EVENTS)
    await call(evening, host)
    await evening.eventually(lambda: slow.met)
    await only(evening).do(change_plan(host.id, lambda plan: plan, name="Mafie u Jany"))
    await evening.eventually(lambda: refusal.met)
    await at_rest(evening)
    evening.pass_time(11)
    assert (await made(evening))["name"] == "Mafie u Jany"


@pytest.mark.rule("CL-7.5")
async def test_the_file_for_ones_own_calendar_names_nobody(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host, when=in_days(evening, 6, 19))
    await answer(evening, host, "yes")
    message = await evening.discord.until(lambda: invitation(evening))
    outcome = seen(await host.press(message, verb(evening, "calendar")))
    (file,) = [data for path, (data, _) in evening.discord.world.files.items() if path.endswith(".ics") and path in str(outcome.wire)]
    (entry,) = icalendar.Calendar.from_ical(file).walk("VEVENT")
    assert entry["UID"] == f"{only(evening).id}@consigliere"
    starts: Any = entry["DTSTART"]
    assert int(starts.dt.timestamp()) == int(only(evening).starts_at)
    assert host.name.encode() not in file


@pytest.mark.rule("CL-7.5", "CL-6.2")
async def test_signs_that_turn_or_break_a_line_are_left_out_of_calendars(evening: Evening) -> None:
    """CL-7.5: a place is typed by its host; neither the file nor Discord's event gets its control characters."""
    await call(evening, caller(evening))
    evening.client.evening_scheduler.evenings[only(evening).id].plan = with_fields(only(evening).plan, place="U\u202e \x07 Jany\ufffe")
    entry = calendar_entry(only(evening), words_in("cs"), "mafie")
    assert entry.place == "U Jany" and scheduled_event(entry)["entity_metadata"] == {"location": "U Jany"}


@pytest.mark.rule("CL-4.3", "CL-22.16")
async def test_an_event_that_discord_fails_to_make_is_made_soon(evening: Evening) -> None:
    fault = evening.discord.faults.answer(503, times=None, method="POST", route="/guilds/{guild}/scheduled-events")
    await call(evening, caller(evening))
    await evening.eventually(lambda: fault.met)
    found, calendar = only(evening), evening.client.evening_scheduler.calendar
    again = await calendar.attend(found)
    assert again is not None and again <= evening.now() + EVERY
    evening.discord.faults.clear()
    assert await calendar.attend(found) is None
    await made(evening)


@pytest.mark.rule("CL-6.6", "CL-6.7", "CL-22.16")
async def test_an_event_that_could_not_be_read_is_read_soon(evening: Evening) -> None:
    """Discord is out of reach just when the bot comes back and looks: it does not look away for six hours."""
    await call(evening, caller(evening))
    entry, before = await made(evening), only(evening).starts_at
    moderator = evening.person(permissions=("manage_events",))
    await evening.stop_bot()
    moderator.edit_event(evening.guild, int(entry["id"]), scheduled_start_time=stamp(before + 3600))
    fault = evening.discord.faults.answer(503, times=None, method="GET", route="/guilds/{guild}/scheduled-events/{event}")
    await evening.start_bot()
    await evening.eventually(lambda: fault.met)
    await at_rest(evening)
    evening.discord.faults.clear()
    evening.pass_time(61)
    await evening.eventually(lambda: only(evening).starts_at == before + 3600)


@pytest.mark.rule("CL-6.5")
async def test_interest_that_is_taken_back_at_once_leaves_no_maybe(evening: Evening) -> None:
    """CL-6.5: the press is still being looked up when it is taken back; the last word counts."""
    await call(evening, caller(evening))
    event_id = int((await made(evening))["id"])
    hasty, staying = evening.crowd(2)
    for on in (True, False):
        hasty.follow(evening.guild, event_id, on=on)
    for on in (True, False, True):
        staying.follow(evening.guild, event_id, on=on)
    await evening.eventually(lambda: only(evening).answer_of(staying.id))
    await at_rest(evening)
    assert [row.user_id for row in only(evening).saved.answers] == [staying.id]


@pytest.mark.rule("CL-1.8", "CL-6.5")
async def test_of_a_crowd_of_interested_people_only_as_many_as_count_are_looked_up(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answering, "MOST_ANSWERS", 3)
    await call(evening, caller(evening))
    event_id = int((await made(evening))["id"])
    for person in evening.crowd(12):
        person.follow(evening.guild, event_id)
    await evening.eventually(lambda: len(only(evening).saved.answers) == 3)
    await at_rest(evening)
    assert len(evening.discord.log.of("GET", "/guilds/{guild}/members/{user}")) == 3
