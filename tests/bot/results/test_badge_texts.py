"""Badges in words (CL-14)."""

import pytest

from bot.games import game_of
from bot.games.result_rules import Badge
from bot.presenting.texts import LANGUAGES, words_in
from bot.results.badges import club_badges
from bot.results.pages.badges import badge_name, badge_reason
from engines import GAMES

EVERY: list[Badge] = [*club_badges(), *(badge for game in GAMES for badge in game_of(game).badges)]


@pytest.mark.rule("CL-14.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_badge_gives_its_reason_with_its_limits(language: str) -> None:
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
