"""Quiet hours: where they lie on the wall, when a clock that stands still in them runs out, both changes of summer time."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.tables.quiet_hours import ClockRest, QuietHours, read_quiet

PRAGUE = "Europe/Prague"
ZONES = (PRAGUE, "UTC", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "America/Sao_Paulo")
USUAL = QuietHours(22, 8)

hours = st.tuples(st.integers(0, 23), st.integers(0, 23)).filter(lambda both: both[0] != both[1]).map(lambda both: QuietHours(*both))
moments = st.integers(int(datetime(2026, 1, 1, tzinfo=UTC).timestamp()), int(datetime(2027, 12, 31, tzinfo=UTC).timestamp())).map(float)
lengths = st.integers(0, 72 * 3600).map(float)
zones = st.sampled_from(ZONES)


def at(text: str, zone: str = PRAGUE) -> float:
    """Return the moment at which the clock on the wall shows ``2026-03-29 21:00``."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def is_quiet(moment: float, quiet: QuietHours, zone: str) -> bool:
    """Whether the hour on the wall is one of the quiet ones: another way to say it than the code has."""
    hour = datetime.fromtimestamp(moment, ZoneInfo(zone)).hour
    if quiet.first < quiet.last:
        return quiet.first <= hour < quiet.last
    return hour >= quiet.first or hour < quiet.last


@pytest.mark.rule("TK-4.5", "TK-4.6")
@pytest.mark.parametrize(
    ("since", "left_hours", "ends"),
    [
        ("2026-07-01 12:00", 3, "2026-07-01 15:00"),
        ("2026-07-01 20:00", 3, "2026-07-02 09:00"),
        ("2026-07-01 20:00", 2, "2026-07-02 08:00"),
        ("2026-07-01 23:00", 1, "2026-07-02 09:00"),
        ("2026-07-02 03:00", 14, "2026-07-03 08:00"),
        ("2026-07-01 12:00", 24, "2026-07-03 08:00"),
        ("2026-03-28 21:00", 2, "2026-03-29 09:00"),
        ("2026-10-24 21:00", 2, "2026-10-25 09:00"),
    ],
)
def test_a_clock_stands_still_in_quiet_hours(since: str, left_hours: int, ends: str) -> None:
    assert ClockRest(USUAL, PRAGUE).end(at(since), left_hours * 3600.0) == at(ends)


@pytest.mark.rule("TK-4.6")
def test_the_hour_that_summer_time_takes_or_gives_is_reckoned_where_nobody_sleeps_in_it() -> None:
    by_day = ClockRest(QuietHours(8, 22), PRAGUE)
    assert by_day.end(at("2026-03-29 00:00"), 3 * 3600.0) == at("2026-03-29 04:00")
    assert by_day.end(at("2026-10-25 00:00"), 4 * 3600.0) == at("2026-10-25 03:00")
    till_the_gap = ClockRest(QuietHours(22, 2), PRAGUE)
    assert till_the_gap.end(at("2026-03-28 23:00"), 60.0) == at("2026-03-29 03:01")


@pytest.mark.rule("TK-4.6")
@given(moments, lengths, hours, zones)
@example(at("2026-03-29 01:30"), 7200.0, QuietHours(22, 2), PRAGUE)
@example(at("2026-10-25 01:30"), 7200.0, QuietHours(22, 2), PRAGUE)
@example(at("2026-10-25 02:30"), 7200.0, QuietHours(2, 8), PRAGUE)
def test_an_end_is_never_in_quiet_hours_and_never_before_its_time(since: float, left: float, quiet: QuietHours, zone: str) -> None:
    rest = ClockRest(quiet, zone)
    when = rest.end(since, left)
    assert when >= since + left
    assert not is_quiet(when, quiet, zone)
    assert rest.until(when) is None


@pytest.mark.rule("TK-4.6")
@given(moments, lengths, lengths, st.integers(0, 86_400), hours, zones)
def test_more_time_and_a_later_beginning_never_end_earlier(
    since: float, left: float, more: float, later: int, quiet: QuietHours, zone: str
) -> None:
    rest = ClockRest(quiet, zone)
    when = rest.end(since, left)
    assert rest.end(since, left + more) >= when
    assert rest.end(since + later, left) >= when
    assert rest.end(when, more) == rest.end(since, left + more)


@pytest.mark.rule("TK-4.6")
@given(moments, lengths, hours, zones)
def test_a_clock_has_used_its_whole_length_at_its_end(since: float, left: float, quiet: QuietHours, zone: str) -> None:
    rest = ClockRest(quiet, zone)
    assert rest.used(since, rest.end(since, left)) == left


@given(moments, hours, zones)
def test_quiet_hours_are_the_hours_on_the_wall(moment: float, quiet: QuietHours, zone: str) -> None:
    rest = ClockRest(quiet, zone)
    ends = rest.until(moment)
    assert (ends is not None) == is_quiet(moment, quiet, zone)
    edge = rest.edge(moment)
    assert edge is not None and edge > moment and (ends is None or edge == ends)
    assert rest.end(moment, 0.0) == (moment if ends is None else ends)


def test_without_quiet_hours_a_clock_runs_on() -> None:
    rest = ClockRest(None, PRAGUE)
    assert (rest.end(5.0, 7.0), rest.used(5.0, 12.0), rest.used(9.0, 5.0)) == (12.0, 7.0, 0.0)
    assert rest.until(5.0) is rest.edge(5.0) is None


def test_quiet_hours_are_read_from_the_options() -> None:
    assert (read_quiet("auto"), read_quiet("none"), read_quiet("1-7")) == (QuietHours(22, 8), None, QuietHours(1, 7))
    for wrong in ("", "22", "22-22", "24-8", "8:00-9:00", "-3-8"):
        with pytest.raises(ValueError):
            read_quiet(wrong)
