"""Paired games: two that differ in one secret answer look alike until the rules tell it, in all that a table shows, offers and refuses."""

import pytest

from engines import GAMES
from tests.bot.told_alike import ToldAlike, follow
from tests.engines.hooks import hooks_of
from tests.soak.amounts import little_or_much


@pytest.mark.rule("MF-15.2", "MF-15.4", "MC-15.5")
@pytest.mark.parametrize("pairs", little_or_much(40, 200))
@pytest.mark.parametrize("name", list(GAMES))
async def test_a_secret_answer_shows_in_nothing_before_it_is_told(name: str, pairs: int) -> None:
    hooks, apart, looks = hooks_of(name), 0, 0
    for seed in range(pairs):
        pair = ToldAlike(hooks, 7000 + seed)
        await follow(pair, until=pair.stream.below(60))
        apart += bool(pair.apart)
        looks += pair.looks
    assert apart > pairs // 8, "few games differ"
    assert looks > 2 * pairs
