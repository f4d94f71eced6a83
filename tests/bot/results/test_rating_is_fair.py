"""Being dealt the Mafia is neither rewarded nor punished by the rating: simulated clubs (CL-12.3, CL-12.5, section 31)."""

from math import exp
from statistics import NormalDist, correlation, mean

import pytest

from bot.results.outcome import GameResult
from bot.results.ratings import Rated, fold, rating_of
from engines.chance import Stream
from tests.bot.results.finished_games import town

CLUBS, PEOPLE, GAMES = 40, 20, 100
SKILL = NormalDist(25, 25 / 6)
SPREAD = 25 / 6
"""How much chance decides a game."""
ADVANTAGE = 3.0
"""The advantage of the Mafia of this set, so that the role entities have something to learn."""


def uniform(stream: Stream) -> float:
    return (stream.below(1_000_000) + 0.5) / 1_000_000


def club(seed: int) -> tuple[list[float], list[int], list[GameResult]]:
    """True skills, how often each was dealt the Mafia, and the games."""
    stream = Stream(seed, "club")
    skills = [SKILL.inv_cdf(uniform(stream)) for _ in range(PEOPLE)]
    dealt, games = [0] * PEOPLE, []
    for number in range(GAMES):
        at_table = stream.shuffled(range(PEOPLE))[:9]
        mafia, police = at_table[:2], at_table[2:]
        for person in mafia:
            dealt[person] += 1
        stronger = mean(skills[one] for one in mafia) + ADVANTAGE - mean(skills[one] for one in police)
        winner = "mafia" if uniform(stream) < 1 / (1 + exp(-stronger / SPREAD)) else "police"
        games.append(town(mafia, police, winner, table=f"t{number}", ended_at=number))
    return skills, dealt, games


@pytest.mark.rule("CL-12.5")
def test_the_rating_follows_skill_and_not_the_deal() -> None:
    """CL-12.5: correlation with being dealt the Mafia within ±0.1, the mean stays at 25."""
    by_skill, by_deal, means = [], [], []
    for seed in range(CLUBS):
        skills, dealt, games = club(seed)
        after = fold(games)
        rated = [rating_of(after, Rated(1, "mafie", str(person))).mu for person in range(PEOPLE)]
        by_skill.append(correlation(rated, skills))
        by_deal.append(correlation(rated, [float(count) for count in dealt]))
        means.append(mean(rated))
    assert abs(mean(by_deal)) <= 0.1
    assert mean(by_skill) > 0.6
    assert abs(mean(means) - 25) < 1
