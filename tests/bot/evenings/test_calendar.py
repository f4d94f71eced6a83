"""An evening in calendars: the ``.ics`` (CL-7.5) and Discord's scheduled event (CL-6)."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from icalendar import Calendar

from bot.evenings.calendar import CalendarEntry, EventStatus, calendar_file, edited, evening_of, event_to_adopt, scheduled_event, steps_to
from bot.evenings.moments.recurrence import Recurrence, occurrence
from bot.evenings.moments.wall import moment_of

START = datetime(2026, 11, 27, 19, 0, tzinfo=UTC)
ENTRY = CalendarEntry(
    evening="eabcdefgh",
    name="Páteční Mafie; u lampy",
    starts=int(START.timestamp()),
    ends=int(START.timestamp()) + 4 * 3600,
    version=3,
    lines=("Mafie, Zbojníci", "21 židlí"),
    link="https://discord.com/channels/1/2/3",
    place="#mafie",
)


@pytest.mark.rule("CL-7.5")
def test_the_file_tells_time_place_and_changes() -> None:
    """CL-7.5: it is read back by a calendar."""
    (event,) = Calendar.from_ical(calendar_file(ENTRY, 1_700_000_000)).walk("VEVENT")
    assert (event["UID"], event["SEQUENCE"], event["STATUS"]) == ("eabcdefgh@consigliere", 3, "CONFIRMED")
    assert (event["SUMMARY"], event["URL"], event["LOCATION"]) == (ENTRY.name, ENTRY.link, "#mafie")
    assert event["DESCRIPTION"] == "Mafie, Zbojníci\n21 židlí\nhttps://discord.com/channels/1/2/3"
    assert event.decoded("DTSTART") == START
    assert (event.decoded("DTEND") - START).total_seconds() == 4 * 3600


@pytest.mark.rule("CL-7.5")
def test_times_of_the_file_are_in_utc_and_its_lines_are_folded() -> None:
    """CL-7.5: no zone has to be known to read it; no line is longer than 75 bytes."""
    lines = calendar_file(replace(ENTRY, name="ž" * 100), 1_700_000_000).split(b"\r\n")
    assert b"DTSTART:20261127T190000Z" in lines
    assert b"DTSTAMP:20231114T221320Z" in lines
    assert max(map(len, lines)) <= 75


@pytest.mark.rule("CL-7.5")
def test_a_cancelled_evening_is_struck_from_calendars() -> None:
    """CL-7.5."""
    assert b"STATUS:CANCELLED" in calendar_file(replace(ENTRY, is_cancelled=True, version=4), 1_700_000_000)


@pytest.mark.rule("CL-2.10")
def test_the_hour_of_a_series_stays_in_its_files() -> None:
    """CL-2.10, check 3 of section 32: 20:00 in Prague is 18:00 UTC before the change of the clocks and 19:00 after."""
    first = datetime(2026, 10, 23, 20, 0)
    hours = []
    for number in (0, 1):
        starts = moment_of(occurrence(first, Recurrence.WEEKLY, number), "Europe/Prague").instant
        (event,) = Calendar.from_ical(calendar_file(replace(ENTRY, starts=starts, ends=starts + 60), 0)).walk("VEVENT")
        hours.append(event.decoded("DTSTART").hour)
    assert hours == [18, 19]


@pytest.mark.rule("CL-6.2")
def test_an_evening_without_voice_is_an_external_event_with_a_place_and_an_end() -> None:
    """CL-6.2."""
    assert scheduled_event(ENTRY) == {
        "name": ENTRY.name,
        "description": "Mafie, Zbojníci\n21 židlí\nhttps://discord.com/channels/1/2/3\nconsigliere:eabcdefgh",
        "privacy_level": 2,
        "scheduled_start_time": "2026-11-27T19:00:00+00:00",
        "scheduled_end_time": "2026-11-27T23:00:00+00:00",
        "entity_type": 3,
        "channel_id": None,
        "entity_metadata": {"location": "#mafie"},
    }


@pytest.mark.rule("CL-6.2")
def test_an_evening_in_a_voice_channel_is_a_voice_event() -> None:
    """CL-6.2."""
    event = scheduled_event(replace(ENTRY, voice=77))
    assert (event["entity_type"], event["channel_id"], event["entity_metadata"]) == (2, "77", None)


@pytest.mark.rule("CL-6.2", "CL-6.3")
@given(st.text(min_size=1, max_size=300), st.text(max_size=300), st.lists(st.text(max_size=400), max_size=8))
def test_an_event_keeps_within_the_limits_and_is_found_again(name: str, place: str, lines: list[str]) -> None:
    """CL-6.2, CL-6.3: every cut leaves the link and our last line."""
    event = scheduled_event(replace(ENTRY, name=name, place=place, lines=tuple(lines)))
    assert len(event["name"]) <= 100
    assert len(event["description"]) <= 1000
    assert event["entity_metadata"] is not None
    assert len(event["entity_metadata"]["location"]) <= 100
    assert event["description"].endswith(f"{ENTRY.link}\nconsigliere:eabcdefgh")
    assert evening_of(event["description"]) == "eabcdefgh"


@pytest.mark.rule("CL-6.2")
@pytest.mark.parametrize("description", [None, "", "consigliere:", "consigliere:eabc\nand more", "see consigliere:eabc"])
def test_other_events_are_not_ours(description: str | None) -> None:
    """CL-6.2: only the last line counts, and only a whole one."""
    assert evening_of(description) is None
    assert evening_of(f"{description}\nconsigliere:eabc \n") == "eabc"


@pytest.mark.rule("CL-6.3")
def test_only_a_living_event_that_the_bot_has_made_is_adopted() -> None:
    """CL-6.3."""
    ours = {"id": "5", "creator_id": "9", "status": 1, "description": "x\nconsigliere:eabc"}
    assert event_to_adopt([{**ours, "id": "4", "description": "x\nconsigliere:eabd"}, ours], "eabc", 9) == ours
    assert event_to_adopt([{**ours, "creator_id": "8"}, {**ours, "status": 3}, {**ours, "description": None}], "eabc", 9) is None
    assert event_to_adopt([running := {**ours, "status": 2}], "eabc", 9) == running


@pytest.mark.rule("CL-6.7")
def test_an_own_echo_is_known_by_its_values() -> None:
    """CL-6.7: what people have edited is named by its fields."""
    wanted = scheduled_event(ENTRY)
    seen = {**wanted, "id": "5", "status": 1, "scheduled_start_time": "2026-11-27T20:00:00.000000+01:00"}
    assert edited(wanted, seen) == frozenset()
    assert edited(scheduled_event(replace(ENTRY, place="#mafie ")), seen) == frozenset()
    assert edited(wanted, {**seen, "name": "Jinak", "scheduled_start_time": "2026-11-27T20:00:00+00:00"}) == {
        "name",
        "scheduled_start_time",
    }
    assert edited(wanted, {**seen, "entity_metadata": {"location": "doma"}}) == {"entity_metadata"}
    assert edited(wanted, {**seen, "scheduled_end_time": None}) == {"scheduled_end_time"}


@pytest.mark.rule("CL-6.4")
@pytest.mark.parametrize(
    ("current", "wanted", "steps"),
    [(1, 2, (2,)), (1, 3, (2, 3)), (1, 4, (4,)), (2, 3, (3,)), (2, 4, (3,)), (2, 2, ()), (3, 4, ()), (4, 3, ()), (1, 1, ()), (3, 2, ())],
)
def test_the_states_that_discord_allows_are_gone_through(current: int, wanted: int, steps: tuple[int, ...]) -> None:
    """CL-6.4: where Discord has been there already, nothing is left to do."""
    assert steps_to(EventStatus(current), EventStatus(wanted)) == steps
