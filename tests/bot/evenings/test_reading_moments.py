"""The reader of moments (CL-2.4 to CL-2.9): the vectors of section 2, and what holds for any text."""

from datetime import UTC, datetime, time
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.evenings.moments.phrases import phrase_at, plain, vocabulary
from bot.evenings.moments.reading import MomentRefused, Reading, Reason, read
from bot.evenings.moments.wall import Shift
from tests.soak.amounts import little_or_much

PRAGUE = "Europe/Prague"
ZONES = (PRAGUE, "America/New_York", "Australia/Sydney")


def at(zone: str, *wall: int) -> int:
    return int(datetime(*wall, tzinfo=ZoneInfo(zone)).timestamp())  # type: ignore[arg-type, misc]  # year, month, day … in order


NOW = at(PRAGUE, 2026, 11, 22, 14, 0)

VECTORS = {
    "27.11.2026 19:30": "v pátek v půl osmé · friday at half past seven",
    "27.11.2026 19:00": "v pátek od sedmi · v pátek v 7 večer · friday at seven",
    "27.11.2026 19:15": "v pátek ve čtvrt na osm · quarter past seven friday",
    "27.11.2026 19:45": "v pátek ve tři čtvrtě na osm · friday at a quarter to eight",
    "23.11.2026 19:30": "tomorrow 7:30pm",
    "22.11.2026 18:00": "neděle 18:00 · dnes v 18 · v neděli v šest",
    "22.11.2026 21:00": "tonight at 9",
    "1.12.2026 19:00": "1.12. v 19 · 1. prosince 19h",
    "23.11.2026 13:00": "13:00 · v jednu · 1pm",
    "29.11.2026 20:00": "in a week at 20:00 · za týden v 20:00",
    "29.11.2026 13:00": "neděle 13:00",
    "27.11.2026 06:00": "pátek 6:00 · friday 6am · v pátek v 6 ráno",
    "27.11.2026 12:00": "v pátek v poledne · friday noon · pátek 12 · friday 12pm",
    "12.5.2027 20:00": "12/05 20:00",
    "28.11.2026 12:30": "v sobotu v půl jedné · v sobotu odpoledne v půl jedné",
    "23.11.2026 01:00": "tonight at 1 · tonight at 1am · dnes večer v jednu · dnes v noci v 1 · v noci v jednu · 1:00 tonight",
    "23.11.2026 00:30": "tonight 0:30 · dnes večer v půl jedné · v noci v půl jedné · půl jedné ráno",
    "24.11.2026 02:00": "zítra v noci ve 2",
    "22.11.2026 16:00": "in 2 hours · in 2h · za 2 h · za 2 hod · za dvě hodiny · za 2 hodiny · dnes za 2 hodiny · in 120 minutes",
    "22.11.2026 15:00": "in an hour · za hodinku · in 1 hr · za hodinu · za 60 minut · za jednu hodinu · v neděli za hodinu",
    "22.11.2026 14:30": "za půl hodiny · in half an hour · za 30 minut · za pol hodiny",
    "22.11.2026 15:30": "za hodinu a půl · in an hour and a half · in 90 minutes · za 90 min · in 90 mins · za 1,5 hodiny · "
    "in 1.5 hours · in 90m",
    "22.11.2026 16:30": "za dvě a půl hodiny · in two and a half hours · za 2,5 hodiny · in 2.5 h · za 2 a půl hodiny · "
    "za dva a pol hodiny",
    "23.11.2026 00:00": "24:00 · dnes 24:00 · neděle 24:00 · 22.11. v 24:00 · tonight 24:00",
    "22.11.2026 20:00": "dnes na osmou · dnes ve 20 hodin · this week sunday 8pm · tento týden v neděli ve 20",
    "23.11.2026 20:00": "tmrw 8pm · tomorow at 8 · tommorow 8pm · tommorrow at 8 · zejtra 20 · zajtra o ôsmej · zajtra o 20:00 · "
    "zajtra večer o ôsmej · tomorrow night at 8 · tomorrow 8 o’clock · "
    "zítra ve dvacet · "
    "tomorrow 8 o'clock · zítra o osmé · pon 20:00 · zítra 20:00!",
    "23.11.2026 20:30": "zítra v půl 9 · zítra v půl 9 večer · zejtra v půl deváté · zajtra o pol 9 · zítra v osm třicet · "
    "zítra ve dvacet třicet · zítra 20h30 · tomorrow at eight thirty · zajtra o pol deviatej",
    "23.11.2026 20:15": "zítra ve čtvrt na 9 · zajtra o štvrť na 9",
    "23.11.2026 20:45": "zítra ve tři čtvrtě na 9 · zítra ve třičtvrtě na 9",
    "23.11.2026 19:55": "zítra za pět osm · zítra za pět minut osm",
    "23.11.2026 12:00": "12 noon tomorrow · tomorrow at 12 noon · zítra ve 12 v poledne · zajtra na poludnie",
    "23.11.2026 23:30": "zítra v jedenáct hodin třicet",
    "23.11.2026 08:30": "zítra v osm třicet ráno · tomorrow half past 8 in the morning",
    "25.11.2026 20:00": "in 3 days at 8pm · za 3 dny ve 20:00 · za tři dny ve 20:00 · ve středu ve 20:00 · popozítří ve 20 · "
    "stř 20:00 · weds 8pm · v stredu o 20",
    "26.11.2026 20:00": "vo štvrtok o 20 · štvrtok 20:00 · čtv 20:00 · ve čtvrtek ve dvacet",
    "27.11.2026 20:00": "pátek 20:00 · pá 20 · v patek ve 20:00 · příští pátek 20:00 · friday 8pm · Fri at 8 · next friday 8pm · "
    "v pátek v osm · 27. 11. 20:00 · 27/11 20:00 · 27. listopadu ve 20:00 · Nov 27 8pm · November 27th at 8pm · 2026-11-27 20:00 · "
    "2026-11-27T20:00 · 20:00 pátek · pátek, 20:00 · pátek 27. 11. 20:00 · Fri 27 Nov 20:00 · 27. listopad 2026 20.00 · "
    "v pátek v 8 večer · "
    "friday night at 8 · friday night 8pm · pátek 20:00! · piatok 20:00 · v piatok o ôsmej · "
    "budúci piatok o 20:00 · 27.11.26 20:00 · 27/11/26 20:00 · pát 20:00 · v pátek na osmou · 27. novembra o 20:00 · friday eve 8pm",
    "28.11.2026 17:00": "sob 17:00 · so 17:00 · saturday 5pm · v sobotu o piatej",
    "22.11.2026 17:00": "ned 17:00 · v nedeľu o 17:00",
    "4.12.2026 20:00": "friday week 8pm · on friday week at 8 · v pátek za týden ve 20 · a week from friday 8pm · v piatok za týždeň o 20",
    "6.12.2026 20:00": "za čtrnáct dní ve 20 · in a fortnight at 8 · two weeks from now 8pm · in fourteen days at 8pm",
    "22.12.2026 20:00": "za měsíc ve 20:00 · in a month at 8pm · za mesiac o 20:00 · za 1 měsíc ve 20",
    "24.12.2026 19:00": "2026-12-24T19:00:00 · 2026-12-24 19:00:00 · december the 24th at 7 · 24.12.26 19:00 · 24/12/26 at 7",
    "28.11.2026 01:00": "v pátek v noci v 1 · 27.11. v noci v 1:00",
    "23.11.2026 01:15": "zítra ve čtvrt na dvě ráno",
    "27.11.2026 18:00": "v pátek v 6 · v pátek v 6 odpoledne · friday 6 in the afternoon",
}

REFUSED = {
    Reason.PAST: "včera 20:00 · yesterday 8pm · dnes 13:00 · 1.1.2026 20:00 · 31.12.0001 20:00 · 22.11.2026 13:59",
    Reason.TOO_SOON: "14:05 · dnes 14:09",
    Reason.TOO_FAR: "24.11.2027 20:00 · 29.2. 20:00 · 31.12.9999 20:00 · za 367 dní · in 999 weeks at 8pm",
    Reason.TWO_DATES: "pátek nebo sobota 20:00 · friday or saturday 8pm · pátek sobota 20:00 · pátek 20:00 21:00",
    Reason.RULE: "každý pátek 20:00 · every friday 8pm",
    Reason.CONTRADICTION: "pátek 27.12. 20:00 · dnes v pátek 20:00 · zítra 24.11. 20:00 · v pátek 20:00 ráno · "
    "za týden v pátek ve 20:00 · "
    "zítra 10 odpoledne · zítra v 1 večer · v 1 večer · zítra ve 3 večer · 14 večer · 15:00 večer · zítra 24:00 ráno · "
    "zítra 24:00 večer · 11 in the afternoon · "
    "zítra v 9am večer · zítra 0:30 večer · tomorrow 8am in the evening · zítra v 1 dopoledne · 19 odpoledne · zítra v poledne večer · "
    "tonight at 3pm · v noci v 6 · next sunday 22.11. 20:00 · tonight next sunday · "
    "in 2 hours at 8pm · zítra za hodinu · pátek za hodinu · <t:1796238000:F> 20:00 · next week next friday 8pm · today next week 8pm · "
    "příští týden za 2 týdny ve 20 · in an hour tonight",
    Reason.MIDNIGHT: "v pátek o půlnoci · friday midnight · tonight at 12 · tonight 0:00 · dnes v noci ve dvanáct",
    Reason.UNREADABLE: "25:00 pátek · 24:01 · pátek 24 · zítra v půl 13 · zítra v půl 0 · za 2,5 dne · in 2.5 · za 1000,5 hodiny · "
    "20:00:30 · next friday week 8pm · nonsense · 31.2. 20:00 · pátek v · v · · 27.11.20:00 · pátek 20:00 prosím · "
    "za měsíců · za dny · in days · in hours · next week · příští týden ve 20 · pátek 13. · half eight friday · za den a půl · "
    "<t:1796238000:F · v noci · pátek 2000 · pátek 0 · 20:60 · ráno · dnes v noci",
}


def cases(table: dict[str, str]) -> list[tuple[str, str]]:
    return [(text, wall) for wall, texts in table.items() for text in texts.split(" · ")]


def wall(text: str) -> datetime:
    return datetime.strptime(text, "%d.%m.%Y %H:%M")


@pytest.mark.rule("CL-2.1")
@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize(("text", "expected"), cases(VECTORS))
def test_each_vector_is_read_in_each_zone(text: str, expected: str, zone: str) -> None:
    """The vectors of CL-2; by CL-2.1 they are wall time of any zone of a server."""
    moment = read(text, zone, at(zone, 2026, 11, 22, 14, 0)).moment
    assert (moment.wall, moment.zone) == (wall(expected), zone)
    assert moment.instant == int(wall(expected).replace(tzinfo=ZoneInfo(zone)).timestamp())


@pytest.mark.rule("CL-2.4")
@pytest.mark.parametrize(
    "text",
    [
        "příští týden ve středu ve 20",
        "středa příští týden 20:00",
        "next week wednesday 8pm",
        "next week on Wed 18.3. at 8",
        "v stredu budúci týždeň o 20",
    ],
)
def test_next_week_begins_on_monday(text: str) -> None:
    """CL-2.4: on a Tuesday, Wednesday of next week is eight days away; on a Sunday it's Wednesday of the week that follows."""
    assert read(text, PRAGUE, at(PRAGUE, 2026, 3, 10, 18, 30)).moment.wall == datetime(2026, 3, 18, 20)
    assert read("next week wednesday 8pm", PRAGUE, NOW).moment.wall == datetime(2026, 11, 25, 20)


@pytest.mark.rule("CL-2.4")
def test_minutes_from_now_are_counted_on_the_clock() -> None:
    """CL-2.4: seconds are rounded up; an hour that clocks skip or repeat is not misread."""
    assert read("in 10 minutes", PRAGUE, NOW + 20).moment.instant == NOW + 660
    spring = read("in 2 hours", PRAGUE, at(PRAGUE, 2027, 3, 28, 1, 30)).moment
    assert (spring.wall, spring.shift) == (datetime(2027, 3, 28, 4, 30), Shift.NONE)
    assert attempt("in an hour", PRAGUE, at(PRAGUE, 2026, 10, 25, 2, 30)) is None


@pytest.mark.rule("CL-2.4")
@pytest.mark.parametrize("zone", ZONES)
def test_a_stamp_of_discord_is_its_instant(zone: str) -> None:
    """CL-2.4: as people copy it from another message; it is no wall time."""
    for style in ("", ":F", ":R", ":t"):
        assert read(f"<t:1796238000{style}>", zone, NOW).moment.instant == 1796238000


@pytest.mark.rule("CL-2.6")
@pytest.mark.parametrize("text", ["tomorrow night", "zítra navečer", "zajtra večer", "za jeden den", "pondelok"])
def test_these_days_take_the_usual_hour_too(text: str) -> None:
    """CL-2.6."""
    reading = read(text, PRAGUE, NOW)
    assert (reading.moment.wall, reading.hour_assumed) == (datetime(2026, 11, 23, 20), True)


@pytest.mark.rule("CL-2.6")
@pytest.mark.parametrize("text", ["zítra", "zítra večer", "tomorrow evening"])
def test_a_day_without_an_hour_takes_the_usual_one_and_says_so(text: str) -> None:
    """CL-2.6."""
    reading = read(text, PRAGUE, NOW)
    assert (reading.moment.wall, reading.hour_assumed) == (datetime(2026, 11, 23, 20), True)
    assert read(text, PRAGUE, NOW, time(18, 30)).moment.wall == datetime(2026, 11, 23, 18, 30)


@pytest.mark.rule("CL-2.7")
def test_a_small_hour_without_minutes_is_the_evening_and_is_marked() -> None:
    """CL-2.7."""
    assert read("v pátek v 6", PRAGUE, NOW).evening_assumed
    assert not read("pátek 6:00", PRAGUE, NOW).evening_assumed
    assert not read("pátek 7am", PRAGUE, NOW).evening_assumed


@pytest.mark.rule("CL-2.7")
@pytest.mark.parametrize(
    ("text", "day"), [("next sunday 8pm", 29), ("příští neděle 20:00", 29), ("v příští neděli ve 20", 29), ("this sunday 8pm", 22)]
)
def test_next_said_on_that_weekday_is_a_week_later(text: str, day: int) -> None:
    """CL-2.7: it is Sunday; "this" changes nothing, and next Monday is tomorrow."""
    assert read(text, PRAGUE, NOW).moment.wall == datetime(2026, 11, day, 20)
    assert read("next monday 8pm", PRAGUE, NOW).moment.wall == datetime(2026, 11, 23, 20)


@pytest.mark.rule("CL-2.7")
def test_an_hour_after_midnight_tonight_may_still_be_of_this_night() -> None:
    """CL-2.7: "tonight at 1" is the coming 01:00, also for somebody who is up after midnight."""
    for hour, day in ((0, 22), (2, 23), (23, 23)):
        assert read("tonight at 1", PRAGUE, at(PRAGUE, 2026, 11, 22, hour, 30)).moment.wall == datetime(2026, 11, day, 1)


@pytest.mark.rule("CL-2.8")
@pytest.mark.parametrize(("text", "reason"), cases({reason.value: texts for reason, texts in REFUSED.items()}))
def test_input_without_one_future_moment_is_refused_with_its_reason(text: str, reason: str) -> None:
    """CL-2.8, and the refused vectors of CL-2."""
    with pytest.raises(MomentRefused) as refusal:
        read(text, PRAGUE, NOW)
    assert refusal.value.reason == reason


@pytest.mark.rule("CL-2.8")
def test_ten_minutes_and_366_days_ahead_are_the_bounds() -> None:
    """CL-2.8."""
    assert read("14:10", PRAGUE, NOW).moment.instant == NOW + 600
    assert read("za 366 dní", PRAGUE, NOW).moment.wall == datetime(2027, 11, 23, 20)


@pytest.mark.rule("CL-2.9")
def test_a_wall_time_that_clocks_jump_over_moves_forward() -> None:
    """CL-2.9: the vector of the spring, and what the preview says of it."""
    moment = read("28.3. 2:30", PRAGUE, NOW).moment
    assert (moment.wall, moment.meant, moment.shift) == (datetime(2027, 3, 28, 3, 30), datetime(2027, 3, 28, 2, 30), Shift.GAP)
    assert moment.instant == int(datetime(2027, 3, 28, 1, 30, tzinfo=UTC).timestamp())


@pytest.mark.rule("CL-2.9")
def test_a_wall_time_that_comes_twice_is_the_first() -> None:
    """CL-2.9: the vector of the autumn."""
    moment = read("31.10. 2:30", PRAGUE, at(PRAGUE, 2027, 6, 1)).moment
    assert (moment.instant, moment.shift) == (int(datetime(2027, 10, 31, 0, 30, tzinfo=UTC).timestamp()), Shift.TWICE)


@pytest.mark.rule("CL-2.4")
def test_babel_names_every_day_and_month_in_both_languages() -> None:
    """CL-2.4."""
    assert set(vocabulary().days.values()) == set(range(7))
    assert set(vocabulary().months.values()) == set(range(1, 13))
    for word, day in vocabulary().days.items():
        assert read(f"{word} 20:00", PRAGUE, NOW).moment.wall.weekday() == day
    for word, month in vocabulary().months.items():
        assert read(f"5. {word} 20:00", PRAGUE, NOW).moment.wall.month == month


PIECES = st.sampled_from(
    [text for text, _ in cases(VECTORS) for text in text.split()]
    + [*vocabulary().days, *vocabulary().relative, *vocabulary().months, *vocabulary().numbers, *vocabulary().parts]
    + ["v", "at", "za", "in", "pul", "nebo", "31.", "12.", "0:00", "23:59", "7", "2027", "dní", "12am", "29.2."]
)
INSTANTS = st.integers(at("UTC", 1990, 1, 1), at("UTC", 2060, 1, 1))


def attempt(text: str, zone: str, now: int) -> Reading | None:
    try:
        return read(text, zone, now)
    except MomentRefused:
        return None


@pytest.mark.rule("CL-2.8")
@pytest.mark.parametrize("strings", little_or_much(1_500, 10_000))
def test_no_text_fails_and_none_is_read_as_past_or_too_far(strings: int) -> None:
    """CL-2.8; section 31: 10,000 random strings without an exception other than the refusal."""

    @settings(max_examples=strings, deadline=None)
    @given(st.one_of(st.text(max_size=40), st.lists(PIECES, max_size=5).map(" ".join)), st.sampled_from(ZONES), INSTANTS)
    def is_read_or_refused(text: str, zone: str, now: int) -> None:
        reading = attempt(text, zone, now)
        if reading:
            assert now + 600 <= reading.moment.instant <= now + 368 * 86_400

    is_read_or_refused()


@pytest.mark.rule("CL-2.4")
@pytest.mark.parametrize("texts", little_or_much(100, 1_000))
def test_no_word_is_ever_skipped(texts: int) -> None:
    """CL-2.4: a word that says nothing to the reader refuses the whole text, wherever it stands."""

    @settings(max_examples=texts, deadline=None)
    @given(st.lists(PIECES, min_size=1, max_size=4), st.text("bcdfghjklmnpqrstvwxyzž", min_size=3, max_size=8), st.data())
    def is_refused(pieces: list[str], stranger: str, data: st.DataObject) -> None:
        if phrase_at(plain(stranger), 0) or plain(stranger) in {"the", "next", "v"}:
            return
        place = data.draw(st.integers(0, len(pieces)))
        assert attempt(" ".join([*pieces[:place], stranger, *pieces[place:]]), PRAGUE, NOW) is None

    is_refused()


@pytest.mark.rule("CL-2.4")
@pytest.mark.parametrize(("text", "_expected"), cases(VECTORS))
def test_each_word_of_a_vector_counts(text: str, _expected: str) -> None:
    """CL-2.4: the same word twice is no moment either; nothing of a text is passed over."""
    assert attempt(f"{text} prosím", PRAGUE, NOW) is None
    assert attempt(f"{text} {text}", PRAGUE, NOW) is None
