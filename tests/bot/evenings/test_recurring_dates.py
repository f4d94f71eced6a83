"""Dates that come again over changes of the clocks (CL-2.10 to CL-2.12)."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest

from bot.evenings.moments.recurrence import Recurrence, StoredStart, first_free, next_of, occurrence, recomputed
from bot.evenings.moments.wall import Shift, moment_of, wall_of

ZONES = ("Europe/Prague", "America/New_York", "Australia/Sydney", "UTC")
STEPS = {Recurrence.WEEKLY: {7}, Recurrence.FORTNIGHTLY: {14}, Recurrence.MONTHLY: {28, 35}}
PRAGUE = "Europe/Prague"


def utc(*wall: int) -> int:
    return int(datetime(*wall, tzinfo=UTC).timestamp())  # type: ignore[arg-type, misc]  # year, month, day … in order


def series(first: datetime, rule: Recurrence, zone: str) -> list[int]:
    """All instants of 24 months, each found from the one before, as a false clock would meet them."""
    begin = moment_of(first, zone).instant
    instants = [begin]
    while instants[-1] < begin + 730 * 86_400:
        instants.append(next_of(first, rule, zone, instants[-1]).instant)
    return instants


@pytest.mark.rule("CL-2.10")
@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("rule", Recurrence)
def test_wall_time_stays_for_two_years_without_a_double_or_a_gap(rule: Recurrence, zone: str) -> None:
    """CL-2.10: 20:00 stays 20:00 through every change of the clocks."""
    first = datetime(2026, 10, 23, 20, 0)
    walls = [wall_of(instant, zone) for instant in series(first, rule, zone)]
    assert {one.time() for one in walls} == {first.time()}
    assert {one.weekday() for one in walls} == {first.weekday()}
    assert {(later - earlier).days for earlier, later in pairwise(walls)} <= STEPS[rule]
    if rule is Recurrence.MONTHLY:
        assert {(one.day - 1) // 7 for one in walls} == {(first.day - 1) // 7}
        assert all((later.year * 12 + later.month) - (one.year * 12 + one.month) == 1 for one, later in pairwise(walls))


@pytest.mark.rule("CL-2.9", "CL-2.10")
@pytest.mark.parametrize("zone", ZONES)
def test_a_date_in_the_hour_that_clocks_jump_over_comes_each_week(zone: str) -> None:
    """CL-2.9 with CL-2.10: only on the day of the change it is moved."""
    first = datetime(2027, 3, 7, 2, 30)
    instants = series(first, Recurrence.WEEKLY, zone)
    walls = [wall_of(instant, zone) for instant in instants]
    assert all(later - earlier in (7 * 86_400, 7 * 86_400 - 3600, 7 * 86_400 + 3600) for earlier, later in pairwise(instants))
    assert {one.time() for one in walls} <= {first.time(), datetime(2027, 1, 1, 3, 30).time()}
    moved = [one for one in walls if one.time() != first.time()]
    assert all(moment_of(one.replace(hour=2), zone).shift is Shift.GAP for one in moved)


@pytest.mark.rule("CL-2.10")
def test_the_weekly_vector() -> None:
    """CL-2.10: from Friday 23 October 2026, 20:00 in Prague (18:00 UTC), next 30 October, 19:00 UTC."""
    first = datetime(2026, 10, 23, 20, 0)
    begin = moment_of(first, PRAGUE).instant
    assert begin == utc(2026, 10, 23, 18)
    assert next_of(first, Recurrence.WEEKLY, PRAGUE, begin).instant == utc(2026, 10, 30, 19)


@pytest.mark.rule("CL-2.10")
def test_a_fifth_weekday_is_the_last_of_each_month() -> None:
    """CL-2.10: the vector, and that the fifth comes back where there is one."""
    first = datetime(2027, 1, 29, 20, 0)
    assert wall_of(next_of(first, Recurrence.MONTHLY, PRAGUE, moment_of(first, PRAGUE).instant).instant, PRAGUE) == datetime(
        2027, 2, 26, 20
    )
    for number in range(48):
        day = occurrence(first, Recurrence.MONTHLY, number)
        assert day.weekday() == 4
        assert (day + timedelta(days=7)).month != day.month


@pytest.mark.rule("CL-2.12")
def test_the_next_evening_of_a_series_is_made_in_the_new_zone() -> None:
    """CL-2.12."""
    first = datetime(2026, 11, 20, 20, 0)
    assert next_of(first, Recurrence.WEEKLY, "Europe/London", moment_of(first, PRAGUE).instant + 3600).wall == datetime(2026, 11, 27, 20)


@pytest.mark.rule("CL-2.11")
def test_instants_more_than_a_day_ahead_follow_new_zone_data() -> None:
    """CL-2.11: what is stored under old data is found by its wall time; nearer evenings stay."""
    wall = datetime(2026, 12, 4, 20, 0)
    right = int(wall.replace(tzinfo=ZoneInfo(PRAGUE)).timestamp())
    now = right - 3 * 86_400
    evenings = [StoredStart("e1", wall, PRAGUE, right - 3600), StoredStart("e2", wall, PRAGUE, right)]
    assert [(evening, moment.instant) for evening, moment in recomputed(evenings, now)] == [("e1", right)]
    assert recomputed(evenings, right - 3600 - 86_400) == []


@pytest.mark.rule("NT-6.1")
def test_the_first_free_week_keeps_weekday_and_hour_and_skips_days_that_are_taken() -> None:
    """NT-6.1: 20:00 on a Friday stays 20:00 on a Friday, also over a change of the clocks."""
    friday = datetime(2026, 10, 16, 20, 0)
    after = moment_of(friday, PRAGUE).instant
    assert first_free(friday, PRAGUE, after, ()).wall == datetime(2026, 10, 23, 20, 0)
    taken = {datetime(2026, 10, 23).date(), datetime(2026, 10, 29).date()}
    found = first_free(friday, PRAGUE, after, taken)
    assert found.wall == datetime(2026, 10, 30, 20, 0)
    assert found.instant - after == 14 * 86_400 + 3600, "the clocks went back on the 25th"
