"""The league counts right: the same deals for every pairing, differences deal by deal, and a small one of Mafie with fixed seeds."""

from math import sqrt

import pytest

import engines
from bot.league import Pairing, Played, contestants, difference, pairings, play, run_league, sizes
from bot.league_page import points, section
from bot.simulation import Share
from engines.players import levels_of
from tests.soak.amounts import little_or_much

SMALL: tuple[Pairing, ...] = (("normal", "normal"), ("normal", "random"), ("random", "normal"), ("sparring", "normal"))


@pytest.mark.rule("MA-7.1")
def test_a_difference_is_counted_deal_by_deal() -> None:
    wins, usual = [True] * 30 + [False] * 70, [True] * 20 + [False] * 80
    mean, half = difference(wins, usual)
    assert mean == pytest.approx(0.10)
    assert half == pytest.approx(1.96 * sqrt(0.1 * 0.9 / 99), rel=1e-3), "ten deals of a hundred apart"
    crossed = difference(wins, usual[::-1])
    assert crossed[0] == pytest.approx(0.10)
    assert crossed[1] > 2 * half, "the same shares of other deals tell less"
    assert difference([], []) == (0.0, 1.0)
    with pytest.raises(ValueError, match="zip"):
        difference([True], [])
    assert points((0.1, 0.05)) == "+10 ± 5"


@pytest.mark.rule("MA-7.1")
@pytest.mark.parametrize("game", sorted(engines.GAMES))
def test_everybody_that_there_is_plays_everybody(game: str) -> None:
    kinds = contestants(game)
    assert set(kinds) == {*levels_of(game), "sparring", "random"}
    for seats in sizes(game):
        assert seats in engines.GAMES[game].seats
        alone = seats == 1
        assert len(pairings(game, seats, kinds)) == (len(kinds) if alone else len(kinds) ** 2)


@pytest.mark.rule("MA-7.1")
def test_every_chair_plays_against_the_rest_whatever_the_number_of_processors() -> None:
    table = run_league("zbojnici", 2, 6, kinds=("normal", "random"))
    assert {pairing: len(played.one) for pairing, played in table.items()} == dict.fromkeys(table, 6)
    assert len(table) == 4
    again = run_league("zbojnici", 2, 6, kinds=("normal", "random"), processes=2)
    assert {pairing: (played.one, played.rest) for pairing, played in again.items()} == {
        pairing: (played.one, played.rest) for pairing, played in table.items()
    }
    text = section("zbojnici", 2, table)
    assert "one chair: random" in text
    assert "(–)" in text


@pytest.mark.rule("MA-2.17", "MA-7.1", "MA-7.2", "MA-7.3")
@pytest.mark.parametrize("deals", little_or_much(range(4000, 4025), range(4000, 4050)), ids=len)
def test_a_small_league_of_eleven(deals: range) -> None:
    """25 deals (50 in the soak), four pairings. Players without sense lose to all others; the page says who won, and how much was true."""
    table = {pairing: play("mafie", 11, pairing, deals[0], len(deals)) for pairing in SMALL}
    normal, against_random, random, sparring = (table[pairing].share for pairing in table)
    assert all(len(played.one) == len(deals) for played in table.values())
    assert max(random.rate, normal.rate) + 0.15 < against_random.rate, "a Mafia wins most against a town without sense"
    assert sparring.rate <= 0.2, "the Mafia of before against the Police of today (MA-2.17)"
    told = table["normal", "normal"]
    assert told.lines > len(deals)
    assert told.claims["say-agent"].total() > 5
    assert Share(told.claims["say-agent"][True], told.claims["say-agent"].total()).rate > 0.6
    assert len(told.thought) > 50 * len(deals)


def test_an_alone_player_is_compared_with_the_normal_one() -> None:
    table = {("normal", "normal"): Played([True, False], [False, False]), ("random", "random"): Played([False, False], [False, False])}
    text = section("escape_plan", 1, table)  # type: ignore[arg-type]
    assert "| random | 0 ± 33 % | -50 ± 98 |" in text
    assert "| normal | 50 ± 41 % | – |" in text
