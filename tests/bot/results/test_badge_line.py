"""CL-14.4: the line of the story about badges."""

import pytest

from bot.presenting.texts import words_in
from bot.results.pages.badges import badge_line

NAMES = ("Jana", "Karel", "Eliška", "Tonda", "Petr", "Bára")


@pytest.mark.parametrize(
    ("language", "one", "several", "many"),
    [
        ("cs", "Odznak: **2 Karel** – Tušení.", "Odznaky: **1 Jana** – Tušení, Třetí síla.", " a\u00a0další 3 lidé."),
        ("en", "Badge: **2 Karel** – A Hunch.", "Badges: **1 Jana** – A Hunch, The Third Force.", " and 3 more people."),
    ],
)
def test_three_people_are_named_and_the_others_counted(language: str, one: str, several: str, many: str) -> None:
    words = words_in(language)
    assert badge_line(words, NAMES, {1: ["mf_hunch"]}) == one
    assert badge_line(words, NAMES, {0: ["mf_hunch", "mf_gang"]}) == several
    line = badge_line(words, NAMES, {seat: ["gn_first"] for seat in range(6)})
    assert line is not None and line.endswith(many) and line.count("**") == 6


def test_hidden_people_are_not_told_and_not_counted() -> None:
    words = words_in("cs")
    earned = {seat: ["gn_first"] for seat in range(4)}
    line = badge_line(words, NAMES, earned, hidden=(1,))
    assert line is not None and "Karel" not in line and "další" not in line
    assert badge_line(words, NAMES, {1: ["gn_first"]}, hidden=(1,)) is None
    assert badge_line(words, NAMES, {}) is None
