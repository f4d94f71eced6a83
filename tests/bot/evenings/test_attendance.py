"""Attendance of an evening (CL-10.4 to 10.6)."""

from dataclasses import replace

import pytest

from bot.evenings.attendance import HOUR, Attendance, EveningFacts, Guest, attendance, attended, excused, no_shows

START = 100 * HOUR
EVENING = EveningFacts(starts_at=START, held=True, games=2)
INVITED = Guest(person=7, chair_at=START - 50 * HOUR)


@pytest.mark.rule("CL-10.4")
@pytest.mark.parametrize(
    ("guest", "outcome"),
    [
        (replace(INVITED, present=True, played=True), "played"),
        (Guest(person=7, played=True), "played"),
        (replace(INVITED, present=True), "sat_out"),
        (Guest(person=7, present=True), "sat_out"),
        (Guest(person=7, waited=True), "sat_out"),
        (INVITED, "no_show"),
        (Guest(person=7, withdrew_at=START - 3 * HOUR), "excused"),
        (Guest(person=7, withdrew_at=START - 2 * HOUR), "excused"),
        (Guest(person=7, withdrew_at=START - 2 * HOUR + 1), "late_no"),
        (Guest(person=7, withdrew_at=START + 60), "late_no"),
        (Guest(person=7), None),
    ],
)
def test_how_a_person_attended(guest: Guest, outcome: Attendance | None) -> None:
    """CL-10.4."""
    assert attended(EVENING, guest) == outcome


@pytest.mark.rule("CL-10.6")
@pytest.mark.parametrize(
    "evening",
    [replace(EVENING, held=False), replace(EVENING, bot_away=True), replace(EVENING, games=0)],
)
def test_nothing_is_counted_against_anybody(evening: EveningFacts) -> None:
    """CL-10.6: cancelled or missed, bot away between lead and keep, no game played."""
    late = Guest(person=8, withdrew_at=START - 60)
    assert attendance(evening, [INVITED, late]) == {}


@pytest.mark.rule("CL-10.6")
@pytest.mark.parametrize(
    ("guest", "outcome"),
    [
        (replace(INVITED, chair_at=START - 2 * HOUR + 1), None),
        (replace(INVITED, chair_at=START - 2 * HOUR), "no_show"),
        (replace(INVITED, taken_off=True), None),
    ],
)
def test_late_chairs_and_the_hosts_word_are_not_counted(guest: Guest, outcome: Attendance | None) -> None:
    """CL-10.6: a chair given within two hours of the start, or taken off by the host."""
    assert attended(EVENING, guest) == outcome


def test_presence_counts_at_an_evening_without_the_bot() -> None:
    assert attended(replace(EVENING, bot_away=True), replace(INVITED, played=True)) == "played"


def test_attendance_is_written_by_person() -> None:
    guests = [INVITED, Guest(person=8, played=True), Guest(person=9)]
    assert attendance(EVENING, guests) == {7: "no_show", 8: "played"}


@pytest.mark.rule("CL-10.5")
def test_the_host_sees_the_last_five_evenings() -> None:
    """CL-10.5: "in the last 5 evenings: no-shows 2", the newest first."""
    assert no_shows(("no_show", "played", "no_show", "excused", "late_no", "no_show")) == (5, 2)
    assert no_shows(()) == (0, 0)


@pytest.mark.rule("CL-10.5")
def test_excusing_turns_a_no_show_only() -> None:
    """CL-10.5."""
    assert (excused("no_show"), excused("late_no"), excused("played")) == ("excused", "late_no", "played")
