"""The bars of the players of Mafie (MACHINES.md, section 2), over many games: part of ``make soak``. Bounds leave room for chance."""

import pytest

from bot.lab.league import difference, play
from bot.simulation.simulate import PlayerKind

GAMES = 300
pytestmark = pytest.mark.soak


def wins(seats: int, mafia: PlayerKind, police: PlayerKind) -> list[bool]:
    """Whether the Mafia won, by deal; every pairing has the same deals."""
    return play("mafie", seats, (mafia, police), 900_000, GAMES).one


def share(seats: int, mafia: PlayerKind, police: PlayerKind) -> float:
    return sum(wins(seats, mafia, police)) / GAMES


@pytest.mark.rule("MA-2.19")
@pytest.mark.parametrize("seats", [7, 11, 15])
def test_strong_against_strong_either_side_may_win(seats: int) -> None:
    assert share(seats, "strong", "strong") + 0.05 >= 0.25
    assert share(seats, "strong", "strong") - 0.05 <= 0.60


@pytest.mark.rule("MA-2.21")
@pytest.mark.parametrize("seats", [11, 15])
def test_a_strong_mafia_wins_more_than_a_gentle_one(seats: int) -> None:
    mean, half = difference(wins(seats, "strong", "normal"), wins(seats, "gentle", "normal"))
    assert mean + half >= 0.05


@pytest.mark.rule("MA-2.21")
@pytest.mark.parametrize("seats", [11, 15])
def test_against_a_strong_police_the_mafia_loses_more_than_against_a_gentle_one(seats: int) -> None:
    lost, half = difference(wins(seats, "normal", "gentle"), wins(seats, "normal", "strong"))
    assert lost + half >= 0.05


@pytest.mark.rule("MA-7.1")
def test_the_mafia_wins_surely_more_against_a_town_without_sense() -> None:
    """400 deals: what the 50 of the small league (``test_league``) show by chance alone."""
    shares = {}
    for pairing in (("normal", "normal"), ("normal", "random"), ("random", "normal")):
        shares[pairing] = play("mafie", 11, pairing, 4_000, 400).one
    for other in (("normal", "normal"), ("random", "normal")):
        mean, half = difference(shares["normal", "random"], shares[other])
        assert mean - half > 0.0, (other, mean, half)
