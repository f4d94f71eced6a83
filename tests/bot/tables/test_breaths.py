"""Breaths between what is told: a beat before every third of equal notices that follow each other."""

from bot.games import game_of
from bot.tables.session.timekeeper import Timekeeper
from engines import Notice, Text

BEAT = 3.0


def released(*keys: str) -> list[float]:
    """Return after how many seconds each notice is delivered when all come of one move."""
    timing = game_of("nostra_city").timing
    timekeeper = Timekeeper(timing, timing.lengths(), BEAT)
    timekeeper.advance(100.0, (), [Notice(number, None, Text(key, {})) for number, key in enumerate(keys)], lambda: None)
    return [when - 100.0 for when in timekeeper.releases]


def test_the_corruption_pile_is_turned_up_three_notes_a_breath_and_the_verdict_comes_after_one_more() -> None:
    notes = ["nc-verdict-note"] * 7
    assert released("nc-verdict-opens", *notes, "nc-verdict") == [0.0, *[BEAT] * 3, *[2 * BEAT] * 3, 3 * BEAT, 4 * BEAT]


def test_the_count_begins_anew_with_another_pile() -> None:
    times = released("nc-verdict-note", "nc-verdict-note", "nc-guilt", "nc-verdict-note")
    assert times == [BEAT, BEAT, BEAT, 2 * BEAT]


def test_nothing_else_waits() -> None:
    assert released("nc-collects", "nc-count", "nc-drawn", "nc-shared") == [0.0] * 4
