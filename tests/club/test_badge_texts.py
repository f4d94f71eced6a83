"""Badges in words, and the line of the story (CL-14.4)."""

import pytest

from bot.club.badges import Badge, badges_of, club_badges
from bot.presenting.club.badges import badge_line, badge_name, badge_reason
from bot.presenting.texts import LANGUAGES, words_in
from engines import GAMES

NAMES = ["Petr", "Karel", "Jana", "Zdenka", "Tonda", "Ondřej", "Bára"]
EVERY: list[Badge] = [*club_badges(), *(badge for game in GAMES for badge in badges_of(game))]


def test_the_line_is_that_of_the_specification() -> None:
    """CL-14.4: "Odznak: **7 Bára** – Tušení."."""
    assert badge_line({6: ["mf_hunch"]}, (), NAMES, words_in("cs")) == "Odznak: **7 Bára** – Tušení."
    assert badge_line({6: ["mf_hunch"]}, (), NAMES, words_in("en")) == "Badge: **7 Bára** – A Hunch."


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("cs", "Odznaky: **1 Petr** – Beze ztrát, **1 Petr** – Třetí síla, **2 Karel** – Tušení, a další 2."),
        ("en", "Badges: **1 Petr** – Without a Scratch, **1 Petr** – The Third Force, **2 Karel** – A Hunch, and 2 more."),
    ],
)
def test_at_most_three_are_named(language: str, line: str) -> None:
    """CL-14.4: at most three names and "a další 2"."""
    earned = {0: ["mf_sweep", "mf_gang"], 1: ["mf_hunch"], 2: ["mf_vest"], 5: ["mf_eye"]}
    assert badge_line(earned, (), NAMES, words_in(language)) == line


def test_hidden_persons_are_not_told_and_not_counted() -> None:
    """CL-14.4, CL-16.6."""
    earned = {seat: ["mf_hunch"] for seat in range(4)}
    assert badge_line(earned, {0}, NAMES, words_in("cs")) == badge_line(
        {1: ["mf_hunch"], 2: ["mf_hunch"], 3: ["mf_hunch"]}, (), NAMES, words_in("cs")
    )
    assert badge_line({0: ["mf_hunch"]}, {0}, NAMES, words_in("cs")) is None
    assert badge_line({}, (), NAMES, words_in("cs")) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_badge_says_what_it_is_for_with_its_limits(language: str) -> None:
    """CL-14.3: each names a thing; thresholds come from the data file."""
    words = words_in(language)
    for badge in EVERY:
        said = badge_reason(badge, words)
        assert badge_name(badge.id, words) and said.endswith("."), badge.id
        assert len(said) <= 120, badge.id
        shown = [number for name, number in badge.limits.items() if str(number) in said or name in UNSAID]
        assert (badge.limits and len(shown) == len(badge.limits)) or not badge.limits or badge.id in IN_WORDS, badge.id


UNSAID = frozenset({"ducats"})
"""Limits that stand for something which the sentence says in words: a band of three."""

IN_WORDS = frozenset({"gn_first"})
"""Badges whose limit is one."""
