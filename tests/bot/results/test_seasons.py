"""Standings of evenings and seasons, trophies (CL-10.3, 13.1 to 13.4)."""

import pytest

from bot.results.seasons import METALS, RankedPerson, Trophy, evening_standing, season_standing, shown, totals_of, trophies
from tests.bot.results.making import game_of

JANA, KAREL, PETR, ZDENKA = 1, 2, 3, 4


@pytest.mark.rule("CL-10.3")
def test_the_standing_of_an_evening_counts_points_then_wins_then_shares_places() -> None:
    """CL-10.3: Karel has his three points by a win, Petr and Zdenka theirs without one."""
    games = [
        game_of([(JANA, 3), (KAREL, 0), (PETR, 1), (ZDENKA, 2)]),
        game_of([(JANA, 3), (KAREL, 3), (PETR, 2), (ZDENKA, 1)]),
    ]
    standing = evening_standing(totals_of(games))
    assert standing == (
        RankedPerson(1, JANA, 6, 2, 2),
        RankedPerson(2, KAREL, 3, 1, 2),
        RankedPerson(3, PETR, 3, 0, 2),
        RankedPerson(3, ZDENKA, 3, 0, 2),
    )


@pytest.mark.rule("CL-13.2")
def test_a_season_breaks_equal_points_and_wins_by_points_a_game() -> None:
    """CL-13.2: who needed fewer games for the same is before the other; an evening leaves them equal."""
    games = [game_of([(JANA, 2), (KAREL, 1)]), game_of([(KAREL, 1)])]
    assert [(row.place, row.person) for row in season_standing(totals_of(games))] == [(1, JANA), (2, KAREL)]
    assert [(row.place, row.person) for row in evening_standing(totals_of(games))] == [(1, JANA), (1, KAREL)]


@pytest.mark.rule("CL-13.2")
def test_a_season_counts_wins_before_points_a_game() -> None:
    """CL-13.2: equal points; Jana has a win, Karel needed fewer games."""
    games = [game_of([(JANA, 3), (KAREL, 2)]), game_of([(JANA, 1), (KAREL, 2)]), game_of([(JANA, 0), (PETR, 3)])]
    assert [row.person for row in season_standing(totals_of(games))][:2] == [JANA, KAREL]


def test_two_seats_of_one_game_are_one_game() -> None:
    """As the running board counts them: Jana left one seat and took over another, and both count for her."""
    assert season_standing(totals_of([game_of([(JANA, 3), (KAREL, 0), (JANA, 3)])])) == (
        RankedPerson(1, JANA, 6, 1, 1),
        RankedPerson(2, KAREL, 0, 0, 1),
    )


def test_after_a_shared_place_the_next_one_counts_both() -> None:
    standing = season_standing(totals_of([game_of([(KAREL, 3), (JANA, 3), (PETR, 1)])]))
    assert [(row.place, row.person) for row in standing] == [(1, JANA), (1, KAREL), (3, PETR)]


@pytest.mark.rule("CL-10.2")
def test_unfinished_games_and_machines_are_not_in_a_standing() -> None:
    """CL-10.2: points are for people only, unfinished games give none."""
    assert season_standing(totals_of([game_of([(JANA, 0), (KAREL, 0)], finished=False), game_of([(None, 0), (JANA, 1)])])) == (
        RankedPerson(1, JANA, 1, 0, 1),
    )
    assert season_standing(totals_of([])) == ()


@pytest.mark.rule("CL-13.3")
def test_gold_silver_bronze_and_equal_results_share() -> None:
    """CL-13.3: two share the silver, and then there is no bronze."""
    games = [game_of([(JANA, 3), (KAREL, 2), (PETR, 2), (ZDENKA, 1)])]
    assert trophies(games) == (Trophy("gold", 1, JANA), Trophy("silver", 2, KAREL), Trophy("silver", 2, PETR))
    games = [game_of([(JANA, 3), (KAREL, 2), (PETR, 1), (ZDENKA, 0)])]
    assert trophies(games) == (Trophy("gold", 1, JANA), Trophy("silver", 2, KAREL), Trophy("bronze", 3, PETR))


@pytest.mark.rule("CL-13.3")
def test_one_trophy_a_game_for_most_points_in_at_least_five_games() -> None:
    """CL-13.3: four games are not enough with any points, and another game adds none; equal points share."""
    five = [game_of([(JANA, 1), (KAREL, 1)], game="nostra_city") for _ in range(5)]
    four = [game_of([(PETR, 3)], game="nostra_city") for _ in range(4)]
    other = [game_of([(JANA, 1), (PETR, 3)], game="mafie")]
    of_game = [trophy for trophy in trophies([*five, *four, *other]) if trophy.kind not in METALS]
    assert of_game == [Trophy("nostra_city", 1, JANA), Trophy("nostra_city", 1, KAREL)]


@pytest.mark.rule("CL-13.4", "CL-16.6")
def test_hidden_persons_are_left_out_without_a_gap() -> None:
    """CL-13.4, CL-16.6: Karel is hidden, so Petr is second; Karel alone sees his own row."""
    standing = season_standing(totals_of([game_of([(JANA, 3), (KAREL, 2), (PETR, 1)])]))
    assert [(row.place, row.person) for row in shown(standing, None, frozenset({KAREL}))] == [(1, JANA), (2, PETR)]
    assert [(row.place, row.person) for row in shown(standing, KAREL, frozenset({KAREL}))] == [(1, JANA), (2, PETR), (2, KAREL)]
    shared = season_standing(totals_of([game_of([(JANA, 3), (KAREL, 2), (PETR, 2), (ZDENKA, 1)])]))
    assert [(row.place, row.person) for row in shown(shared, None, frozenset({JANA}))] == [(1, KAREL), (1, PETR), (3, ZDENKA)]


@pytest.mark.rule("CL-13.4")
def test_a_board_has_ten_rows_and_the_readers_own() -> None:
    """CL-13.4."""
    games = [game_of([(person, 1)]) for person in range(1, 13) for _ in range(13 - person)]
    standing = season_standing(totals_of(games))
    assert [row.person for row in shown(standing, None)] == list(range(1, 11))
    assert [row.person for row in shown(standing, 12)] == [*range(1, 11), 12]
    assert shown(standing, 12)[-1].place == 12
    assert len(shown(standing, 3)) == 10
