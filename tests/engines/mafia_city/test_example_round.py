"""The worked example MC-X38: a whole round of three players, question by question."""

import pytest

from engines.mafia_city.components import CARDS
from tests.engines.mafia_city.harness import Play, dealt

DECK = (41, 5, 1, 45, 35, 48, 14, 6, 9)


def begin() -> Play:
    play = dealt(DECK, seats=3, starting="A")
    play.do("A grey", "B yellow", "C red", "A keep", "B keep", "C keep")
    assert [play.player(letter).cards for letter in "ABC"] == [[41, 5], [1, 45], [35, 48]]
    assert (len(play.state.deck), play.mobsters("A", "B", "C"), play.reserve("A", "B", "C")) == (43, (8, 8, 8), (4, 4, 4))
    return play


def action_phase(play: Play) -> None:
    play.do("A place 1", "B place 1", "C place 3")
    play.do("A text 41")
    assert (play.window, play.options("B"), play.options("C")) == ("BC", ["pass", "fists"], ["pass"])
    play.do("B pass", "C pass")
    assert play.options("A") == ["card:6", "card:9", "card:14"]
    play.do("A 9")
    assert len(play.state.deck) == 40
    play.do("B place 2", "C place 3")
    play.do("A text 5 3 3:1")
    assert play.window == "BC"
    play.do("B fists")
    assert play.window == "AC"
    assert (play.options("A"), play.options("C")) == (["pass"], ["pass"])
    play.do("A pass", "C pass")
    assert play.notices_of("cancelled") == [{"seat": "A", "effect": "informer", "vetoes": 1}]
    play.do("B pass")  # without cards he is not asked whether he watches
    assert play.open() == {"C": "turn"}
    play.do("C place 7", "A place 2", "C pass watch")
    assert play.open() == {"A": "turn"}
    play.do("A hat_one 1:1")  # his only Hat card is taken silently
    assert play.window == "C"
    play.do("C pass", "C 35")
    assert (play.window, play.open()) == ("", {"C": "bullet.action"})
    play.do("C place 4")
    assert play.passed() == "BC"
    play.do("A pass")
    assert [play.pile(number) for number in range(1, 8)] == ["B", "BA", "CC", "C", "", "", "C"]
    assert (play.mobsters("A", "B", "C"), play.cards("A", "B", "C")) == ((7, 6, 4), (1, 0, 1))
    assert sorted(play.state.discard) == [1, 5, 6, 9, 35, 41, 45]


def location_phase(play: Play) -> None:
    assert (play.vp("B"), play.open()) == ((1,), {"B": "prison"})
    play.do("B 3 3:1")
    assert (play.window, play.options("A"), play.options("C")) == ("AC", ["pass", "card:14"], ["pass"])
    play.do("A pass", "C pass")
    assert (play.pile(3), play.cell, play.open(), play.options("C")) == ("C", "C", {"C": "complicity"}, ["pass"])
    play.do("C pass")
    assert (play.window, play.state.step) == ("AC", "deal")
    play.do("A none", "C -")
    assert (play.vp("B"), play.open()) == ((2,), {"B": "harbour"})
    play.do("B 7")
    assert play.window == "AC"
    play.do("A pass", "C pass")
    assert (play.state.killer, play.window, play.state.current) == (7, "AC", 3)  # no contract question: B has no card
    play.do("A none", "C 48")
    assert (play.vp("C"), play.reserve("C"), play.mobsters("C"), play.state.policeman) == ((2,), (3,), (5,), 2)
    assert (play.window, play.options("A"), play.state.current) == ("A", ["none"], 7)
    play.do("A none")
    assert (play.vp("A", "B", "C"), play.state.mayor, play.state.phase) == ((0, 2, 3), 2, "strategy")


def strategy_phase(play: Play) -> None:
    assert play.options("C") == [f"location:{number}" for number in (1, 2, 3, 4, 7)]
    play.do("C 2", "C A", "A -", "B 2:1")
    assert play.pile(2) == "A"
    play.do("C 3", "C 3:1", "C 1", "B -", "C 7", "C -", "C -")


@pytest.mark.rule(
    "MC-2.1", "MC-3.2", "MC-3.3", "MC-3.4", "MC-3.5", "MC-3.9", "MC-3.18", "MC-4.2", "MC-4.9", "MC-4.12", "MC-7.1", "MC-7.3", "MC-8.6"
)  # fmt: skip
def test_x38_a_whole_round() -> None:
    play = begin()
    action_phase(play)
    location_phase(play)
    strategy_phase(play)
    assert (play.state.round, play.state.phase, play.open()) == (2, "action", {"B": "turn"})
    assert [(told["seat"], told["step"]) for told in play.notices_of("draw-step")] == [("A", 2), ("B", 3), ("C", 3), ("A", 3)]
    assert (play.cards("A", "B", "C"), len(play.state.deck), play.discarded) == ((3, 1, 1), 36, 8)
    assert len(CARDS) == 36 + 8 + 5
    lying = [sum(pile.count(seat) for pile in play.state.piles) for seat in range(3)]
    assert (play.mobsters("A", "B", "C"), play.reserve("A", "B", "C"), lying, play.cell) == ((7, 7, 6), (4, 4, 3), [1, 1, 2], "C")
