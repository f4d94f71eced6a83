"""Moments offered by autocomplete (CL-2.5), and the names of zones (CL-2.2, CL-2.3)."""

import zoneinfo
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.evenings.moments.reading import read
from bot.evenings.moments.suggestions import city_of, suggestions
from bot.evenings.scenes import date_label

PRAGUE = "Europe/Prague"
NOW = int(datetime(2026, 11, 22, 14, tzinfo=ZoneInfo(PRAGUE)).timestamp())


def values(text: str, now: int = NOW, usual: time = time(20)) -> list[str]:
    return [one.value for one in suggestions(text, PRAGUE, now, "cs", usual)]


@pytest.mark.rule("CL-2.5")
def test_nothing_typed_offers_the_next_seven_days_at_the_usual_hour() -> None:
    """CL-2.5."""
    assert values("", usual=time(18, 30)) == [f"2026-11-{day}T18:30" for day in range(22, 29)]
    assert values("  ", usual=time(14, 5)) == [f"2026-11-{day}T14:05" for day in range(23, 30)]


@pytest.mark.rule("CL-2.5")
def test_a_label_is_the_date_in_the_language_of_the_reader() -> None:
    """CL-2.5: the value is the same in both."""
    czech, english = (suggestions("pátek 20:00", PRAGUE, NOW, language)[0] for language in ("cs", "en"))
    assert (czech.label, czech.value) == ("pátek 27. listopadu 2026, 20:00", "2026-11-27T20:00")
    assert (english.label, english.value) == ("Friday, 27 November 2026, 20:00", "2026-11-27T20:00")


@pytest.mark.rule("CL-2.5")
@pytest.mark.parametrize("beginning", ["pá", "pát", "pátek", "v pát", "fri", "Frid"])
def test_a_beginning_is_completed(beginning: str) -> None:
    """CL-2.5."""
    assert values(beginning)[0] == "2026-11-27T20:00"


@pytest.mark.rule("CL-2.5", "CL-2.7")
def test_other_readings_stand_beside_the_first() -> None:
    """CL-2.5: another hour where none was named, the morning for a small one, and always a week later (CL-2.7)."""
    assert values("pátek")[:3] == ["2026-11-27T20:00", "2026-11-27T18:00", "2026-11-27T19:00"]
    assert values("pátek v 7") == ["2026-11-27T19:00", "2026-11-27T07:00", "2026-12-04T19:00"]


@pytest.mark.rule("CL-2.5", "CL-2.7")
def test_next_on_that_weekday_offers_today_too() -> None:
    """CL-2.7: next Sunday, said on a Sunday, means a week later; the list below also offers today."""
    assert values("next sunday 20:00") == ["2026-11-29T20:00", "2026-11-22T20:00", "2026-12-06T20:00"]


@pytest.mark.rule("CL-2.5", "CL-2.8")
def test_unreadable_input_offers_nothing() -> None:
    """CL-2.5, CL-2.8."""
    assert values("nonsense") == values("včera") == []


@pytest.mark.rule("CL-2.5")
@given(
    st.sampled_from(["", "p", "po", "s", "ne", "zítra", "28.3. 2:30", "31.10. 2:30", "v osm", "1. p", "tomorrow at 7", "12. 5"]),
    st.integers(0, 400),
)
def test_each_value_reads_back_as_its_label(text: str, day: int) -> None:
    """CL-2.5: what was chosen is what is planned; at most seven or five, labels within Discord's 100 characters."""
    now = NOW + day * 86_400
    offered = suggestions(text, PRAGUE, now, "cs")
    assert len(offered) <= (5 if text else 7)
    assert len({one.value for one in offered}) == len(offered)
    for one in offered:
        assert read(one.value, PRAGUE, now).moment.wall == datetime.fromisoformat(one.value)
        assert one.label.endswith(one.value[-5:])
        assert len(one.label) <= 100


@pytest.mark.rule("CL-2.2", "CL-3.2")
def test_a_date_is_short_in_lists() -> None:
    """CL-2.2, CL-3.2: as the receipts of a poll write it."""
    start = datetime(2026, 11, 27, 20, tzinfo=ZoneInfo(PRAGUE)).timestamp()
    assert (date_label(start, PRAGUE, "cs"), date_label(start, PRAGUE, "en")) == ("pá 27. 11. 20:00", "Fri 27 Nov 20:00")


@pytest.mark.rule("CL-2.2")
def test_a_zone_is_spoken_of_by_its_city() -> None:
    """CL-2.2."""
    assert (city_of(PRAGUE, "cs"), city_of(PRAGUE, "en"), city_of("America/New_York", "en")) == ("Praha", "Prague", "New York")


@pytest.mark.rule("CL-2.12")
def test_a_machine_without_zone_data_knows_the_zones() -> None:
    """CL-2.12: tzdata is among the packages."""
    before = zoneinfo.TZPATH
    zoneinfo.reset_tzpath(to=())
    try:
        assert zoneinfo.ZoneInfo.no_cache(PRAGUE).utcoffset(datetime(2026, 7, 1)) == timedelta(hours=2)
    finally:
        zoneinfo.reset_tzpath(to=before)
