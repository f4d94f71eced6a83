"""The league counts right: the same deals for every pairing, differences deal by deal, and a small one of Mafie with fixed seeds."""

from math import sqrt

import pytest

import engines
from bot.lab import league
from bot.lab.calibration import judged
from bot.lab.league import LeagueTable, Pairing, PairingResults, contestants, difference, pairings, play, run_league, sizes
from bot.lab.league_tables import play_all, points, section
from bot.lab.mafie_facts import play as play_mafie
from bot.simulation.simulate import PlayerKind, Share
from engines.players import levels_of
from tests.soak.amounts import little_or_much

SMALL: tuple[Pairing, ...] = (("normal", "normal"), ("normal", "random"), ("random", "normal"), ("gentle", "normal"))


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
    assert set(kinds) == {*levels_of(game), "random"}
    for seats in sizes(game):
        assert seats in engines.GAMES[game].seats
        alone = seats == 1
        assert len(pairings(game, seats, kinds)) == (len(kinds) if alone else len(kinds) ** 2)


@pytest.mark.rule("MA-7.1")
def test_every_chair_plays_against_the_rest_with_any_number_of_processors() -> None:
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


@pytest.mark.rule("MA-7.1")
def test_a_league_can_begin_with_any_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(league, "BATCH", 5)
    whole, later = (run_league("zbojnici", 3, games, kinds=("normal",), first=first) for games, first in ((12, 3), (5, 10)))
    assert whole["normal", "normal"].one[7:] == later["normal", "normal"].one
    assert later["normal", "normal"].one == play("zbojnici", 3, ("normal", "normal"), 10, 5).one


@pytest.mark.rule("MA-7.1", "MA-7.2")
@pytest.mark.parametrize("number", little_or_much(6, 50))
def test_a_small_league_of_eleven(number: int) -> None:
    """So many deals, four pairings. Players without sense lose to all others; the tables say who won, and how much was said."""
    deals = range(4000, 4000 + number)
    table = {pairing: play("mafie", 11, pairing, deals[0], len(deals)) for pairing in SMALL}
    normal, against_random, random, _ = (table[pairing].share for pairing in table)
    assert all(len(played.one) == len(deals) for played in table.values())
    assert max(random.rate, normal.rate) < against_random.rate, "a Mafia wins most against a town without sense"
    told = table["normal", "normal"]
    assert told.lines > len(deals)
    assert told.claims["say-agent"].total() > number // 10
    assert len(told.thought) > 50 * len(deals)


@pytest.mark.rule("MA-2.13", "MA-7.2")
def test_a_league_counts_how_many_claims_to_be_the_agent_are_true() -> None:
    """Fifty deals, since four claims of six deals decide nothing."""
    told = play("mafie", 11, ("normal", "normal"), 4000, 50).claims["say-agent"]
    assert told.total() > 5
    assert 0.6 < Share(told[True], told.total()).rate < 0.9


@pytest.mark.soak
@pytest.mark.rule("MA-14.7", "MA-7.1")
@pytest.mark.parametrize(("game", "seats", "deals"), [("zbojnici", 3, 40), ("mafia_city", 3, 20), ("nostra_city", 3, 40)])
def test_one_normal_player_among_gentle_ones_wins_more_than_a_gentle_one(game: str, seats: int, deals: int) -> None:
    """A small paired league with fixed seeds; `make league ARGS=--bars` has the bars themselves."""
    normal, gentle = (play(game, seats, (kind, "gentle"), 4000, deals).one for kind in ("normal", "gentle"))
    mean, half = difference(normal, gentle)
    assert mean - half > 0


@pytest.mark.rule("MA-1.12", "MA-7.2")
def test_the_public_posterior_is_measured_and_is_in_the_tables() -> None:
    deals = range(700, 703)
    table = {pairing: play("mafie", 7, pairing, deals[0], len(deals)) for pairing in (*SMALL, ("gentle", "gentle"))}
    for (mafia, police), played in table.items():
        alone = judged([play_mafie(7, seed, police, mafia) for seed in deals])
        assert played.beliefs.count == alone.count > 0
        assert (played.beliefs.brier, played.beliefs.rate) == pytest.approx((alone.brier, alone.rate))
    kinds: tuple[PlayerKind, ...] = ("normal", "gentle", "random")
    whole: LeagueTable = {(one, rest): table.get((one, rest), PairingResults()) for one in kinds for rest in kinds}
    text = section("mafie", 7, whole)
    normal = table["normal", "normal"].beliefs
    assert f"| police: normal | {normal.brier:.3f} ({normal.rate:.3f}) | " in text
    sensible = [played.beliefs for pairing, played in table.items() if "random" not in pairing]
    numbers = [f"{sum(one.fifths[fifth][0] for one in sensible):,}" for fifth in range(5)]
    assert f"| forecasts | {' | '.join(numbers)} |" in text
    assert f"{sum(one.rate - one.brier for one in sensible) / len(sensible):.3f} below the rate" in text


def test_parts_of_a_league_add_up() -> None:
    whole, halves = (
        play("mafie", 7, ("normal", "gentle"), 40, 4),
        [play("mafie", 7, ("normal", "gentle"), first, 2) for first in (40, 42)],
    )
    halves[0].add(halves[1])
    assert (whole.one, whole.lines, whole.claims, whole.beliefs.count) == (
        halves[0].one, halves[0].lines, halves[0].claims, halves[0].beliefs.count,
    )  # fmt: skip
    assert whole.beliefs.brier == pytest.approx(halves[0].beliefs.brier)


@pytest.mark.rule("MA-7.1")
def test_a_league_by_seats_is_of_the_games_that_so_many_can_play() -> None:
    sections = play_all(1, 1, seats=2, kinds=("random",))
    assert [one.split(",")[0] for one in sections] == ["### Zbojníci", "### Escape Plan"]


def test_an_alone_player_is_compared_with_the_normal_one() -> None:
    table = {
        ("normal", "normal"): PairingResults([True, False], [False, False]),
        ("random", "random"): PairingResults([False, False], [False, False]),
    }
    text = section("escape_plan", 1, table)  # type: ignore[arg-type]
    assert "| random | 0 ± 33 % | -50 ± 98 |" in text
    assert "| normal | 50 ± 41 % | – |" in text
