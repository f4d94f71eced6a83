"""Statistics of a person (CL-11.5, 11.7)."""

from dataclasses import replace

import pytest

from bot.results.outcome import GameResult
from bot.results.results import result_of
from bot.results.statistics import WinCount
from tests.bot.results.golden import names, night_of
from tests.bot.results.making import counted_alone, game_of, seat_of

JANA, KAREL = 1, 2


def mafia(number: int, *, role: str, side: str, won: bool, seats: int) -> GameResult:
    others = [seat_of(at, None, 1) for at in range(1, seats)]
    found = game_of([], game="mafie", at=number, table=f"t{number}")
    return replace(found, seats=(seat_of(0, JANA, 3 if won else 1, role=role, side=side), *others))


@pytest.mark.rule("CL-11.5")
def test_games_wins_evenings_and_points_are_counted() -> None:
    """CL-11.5: unfinished games count nothing."""
    games = [
        game_of([(JANA, 3), (KAREL, 1)], at=1, table="a"),
        game_of([(JANA, 2), (KAREL, 3)], at=2, table="b"),
        game_of([(JANA, 1)], game="nostra_city", at=3, table="c"),
        game_of([(JANA, 0)], at=4, table="d", finished=False),
    ]
    found = counted_alone(games, JANA, evenings=1)
    assert (found.total, found.evenings, found.points) == (WinCount(3, 1), 1, 6)
    assert {name: (one.total, one.points) for name, one in found.games.items()} == {
        "zbojnici": (WinCount(2, 1), 5),
        "nostra_city": (WinCount(1, 0), 1),
    }
    assert counted_alone(games, 99).total == WinCount()


@pytest.mark.rule("CL-11.5")
def test_mafia_is_counted_by_side_and_size() -> None:
    """CL-11.5: Police, Agent, Mafia, Gang; 6 to 8, 9 to 13, 14 to 19, 20 to 21. A recruit plays for the Mafia."""
    games = [
        mafia(1, role="police", side="police", won=True, seats=6),
        mafia(2, role="agent", side="police", won=False, seats=8),
        mafia(3, role="police", side="mafia", won=True, seats=9),
        mafia(4, role="agent", side="mafia", won=True, seats=14),
        mafia(5, role="gang", side="gang", won=False, seats=21),
    ]
    found = counted_alone(games, JANA).games["mafie"]
    assert found.classes == {"police": WinCount(1, 1), "agent": WinCount(1, 0), "mafia": WinCount(2, 2), "gang": WinCount(1, 0)}
    assert found.sizes == {(6, 8): WinCount(2, 1), (9, 13): WinCount(1, 1), (14, 19): WinCount(1, 1), (20, 21): WinCount(1, 0)}


@pytest.mark.rule("CL-11.5")
def test_other_games_are_counted_by_role() -> None:
    """CL-11.5: prince and robber, loyal and informant; Mafia City and Escape Plan have no sides."""
    classes: dict[str, set[str]] = {}
    for name in names():
        found = result_of(night_of(name))
        for seat in found.seats:
            if seat.person is not None:
                for game, one in counted_alone([found], seat.person).games.items():
                    classes.setdefault(game, set()).update(one.classes)
    assert classes == {
        "mafie": {"police", "agent", "mafia", "gang"},
        "zbojnici": {"prince", "robber"},
        "mafia_city": set(),
        "nostra_city": {"loyal", "informant"},
        "escape_plan": set(),
    }


@pytest.mark.rule("CL-11.5")
def test_percentages_come_with_the_fifth_game() -> None:
    """CL-11.5: before that counts alone."""
    assert [WinCount(4, 2).percent, WinCount(5, 2).percent, WinCount(8, 1).percent, WinCount(6, 4).percent] == [None, 40, 13, 67]


@pytest.mark.rule("CL-11.5")
def test_the_last_five_games_the_newest_first() -> None:
    """CL-11.5."""
    games = [game_of([(KAREL, 1), (JANA, 1)], at=at, table=f"t{9 - at}") for at in (3, 1, 6, 2, 5, 4)]
    last = counted_alone(games, JANA).last
    assert [(one.table, one.seats, one.seat.seat) for one in last] == [(f"t{9 - at}", 2, 1) for at in (6, 5, 4, 3, 2)]


@pytest.mark.rule("CL-11.7")
def test_statistics_equal_a_recount_in_any_order() -> None:
    """CL-11.7."""
    games = [result_of(night_of(name)) for name in names()]
    for person in (100, 103):
        assert counted_alone(games, person).total == counted_alone(games[::-1], person).total
        won = sum(seat.won for one in games if one.finished for seat in one.seats if seat.person == person)
        assert counted_alone(games, person).total.wins == won
