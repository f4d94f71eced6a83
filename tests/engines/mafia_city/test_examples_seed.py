"""The worked examples MC-X1 to X8 of the rulebook itself."""

import pytest

from tests.engines.mafia_city.harness import city

FISTS = {"A": (10, 14), "B": (19, 24), "C": (28, 29)}
"""Pairs of Fists: Thief and Police Chief, F.B.I. and Police Raid, two Pulling Strings."""


@pytest.mark.rule("MC-10.9", "MC-11.4", "MC-11.5", "MC-11.8", "MC-11.9", "MC-3.6", "MC-8.5")
def test_x1_two_hats_a_veto_and_a_veto_of_the_veto() -> None:
    play = city("action", hands={"A": (2, 7, *FISTS["A"]), "B": FISTS["B"]})
    play.do("A hat_two 2")
    assert play.window == "B"
    assert play.state.in_play == [2, 7]
    play.do("B fists")
    assert not play.view(None).stands
    play.do("A fists")
    assert play.window == ""
    assert play.notices_of("stands") == [{"seat": "A", "effect": "hat_two", "vetoes": 2}]
    assert (play.pile(2), play.reserve("A"), play.mobsters("A")) == ("A", (3,), (7,))
    assert (play.cards("A", "B"), play.discarded) == ((0, 0), 6)
    assert play.open() == {"B": "turn"}


@pytest.mark.rule("MC-6.18", "MC-6.19", "MC-6.20", "MC-10.13", "MC-10.5")
def test_x2_two_plus_ones_in_the_private_club_are_both_cancelled() -> None:
    play = city("evaluate:6", {6: "A"}, vp={"A": 5}, hands={"A": (4, 9), "B": FISTS["B"], "C": FISTS["C"]})
    assert play.window == "ABC"  # two cards of B or C would beat the one token
    play.let()
    assert (play.vp("A"), play.options("A")) == ((6,), ["stop", "card:4", "card:9"])
    play.do("A 4", "B fists").let()
    assert play.options("A") == ["stop", "card:9"]
    play.do("A 9", "C fists").let()
    assert (play.halted, play.vp("A"), play.discarded) == (True, (6,), 6)


@pytest.mark.rule("MC-3.13", "MC-3.14", "MC-10.11", "MC-10.4")
def test_x3a_a_cancelled_bullet_ends_the_turn() -> None:
    play = city("action", watch="A", hands={"A": (3, 5), "B": FISTS["B"]})
    play.do("A 3", "B fists")
    assert play.open() == {"B": "turn"}
    assert (play.passed(), play.discarded, play.cards("A")) == ("A", 3, (1,))


@pytest.mark.rule("MC-10.12", "MC-11.2", "MC-3.4", "MC-3.14")
def test_x3b_a_mafioso_placed_after_a_bullet_cannot_be_cancelled() -> None:
    play = city("action", watch="A", hands={"A": (3, 5), "B": FISTS["B"]})
    play.do("A 3").let()
    assert play.options("A") == ["place", "wait"]  # no text: nobody has a token that could be informed on
    play.do("A place 4")
    assert (play.window, play.pile(4), play.passed()) == ("", "A", "A")
    assert play.open() == {"B": "turn"}


@pytest.mark.rule("MC-11.3", "MC-10.12", "MC-10.17", "MC-10.18")
@pytest.mark.parametrize(
    ("card", "words", "answers"),
    [
        (5, "4 4:1", ["pass", "card:16", "fists"]),
        (11, "B", ["pass", "card:16", "fists"]),
        (25, "4", ["pass", "card:16", "fists"]),
        (43, "43", ["pass", "card:20", "fists"]),
        (33, "4 4:1 5", ["pass", "card:20", "fists"]),
        (30, "4 5", ["pass", "fists"]),
    ],
)
def test_x3c_a_card_played_after_a_bullet_can_be_cancelled(card: int, words: str, answers: list[str]) -> None:
    play = city("action", {4: "A A B", 5: "C"}, watch="A", hands={"A": (3, card), "B": (28, 29, 16, 20)})
    play.do("A 3").let()
    assert play.open() == {"A": "bullet.action"}
    play.do(f"A text {words}")
    assert play.window == "B"
    assert play.options("B") == answers


@pytest.mark.rule("MC-11.3")
def test_x3c_hats_after_a_bullet_can_be_cancelled_by_fists_only() -> None:
    play = city("action", {4: "A A B"}, watch="A", hands={"A": (3, 2, 7), "B": (28, 29, 16, 20)})
    play.do("A 3").let().do("A hat_one 2 4:1")
    assert play.options("B") == ["pass", "fists"]


@pytest.mark.rule("MC-8.2", "MC-8.3", "MC-8.4")
@pytest.mark.parametrize("cards", [(1, 2, 3, 4), (4, 3, 2, 1), (0, 0, 0, 0)])
def test_x4_nobody_draws_on_a_tie_for_the_fewest_points(cards: tuple[int, ...]) -> None:
    hands = {letter: range(10 * n, 10 * n + count) for n, (letter, count) in enumerate(zip("ABCD", cards, strict=True), 1)}
    play = city("draw", vp={"A": 1, "B": 1, "C": 2, "D": 3}, hands=hands)
    assert [told["step"] for told in play.notices_of("draw-step")] == [3, 3, 3, 3]


@pytest.mark.rule("MC-8.3", "MC-8.4", "MC-8.5")
def test_x5_the_poorest_in_both_draws_three_times() -> None:
    hands = {"A": (1,), "B": (2, 3), "C": (4, 5), "D": (6, 7, 8)}
    play = city("draw", vp={"A": 2, "B": 3, "C": 4, "D": 3}, hands=hands)
    assert [(told["seat"], told["step"]) for told in play.notices_of("draw-step")][:2] == [("A", 1), ("A", 2)]
    assert play.cards("A", "B", "C", "D") == (4, 3, 3, 4)


@pytest.mark.rule("MC-8.4")
def test_x6_the_only_one_with_the_fewest_points_draws() -> None:
    play = city("draw", vp={"A": 2, "B": 3, "C": 3, "D": 3})
    assert [told["seat"] for told in play.notices_of("draw-step") if told["step"] == 2] == ["A"]


@pytest.mark.rule("MC-12.1", "MC-12.2", "MC-12.3", "MC-12.6")
def test_x7_complicity_drags_on() -> None:
    play = city("action", {3: "B", 4: "C", 5: "A", 6: "D"}, hands={"A": (5, 12), "B": (37,), "C": (38,)})
    play.do("A text 5 3 3:1").let_veto()
    assert (play.cell, play.open()) == ("B", {"B": "complicity"})
    play.do("B 37")
    assert play.options("B") == ["seat:2", "seat:3", "back"]
    play.do("B C 4:1").let_veto()
    assert (play.cell, play.open()) == ("BC", {"C": "complicity"})
    play.do("C 38")
    assert play.options("C") == ["seat:0", "seat:3", "back"]
    play.do("C A 5:1").let_veto()
    assert (play.cell, play.open()) == ("ABC", {"A": "complicity"})
    assert play.state.window is not None
    assert play.state.window.kind == "case"


@pytest.mark.rule("MC-7.3", "MC-7.5", "MC-7.6", "MC-7.7", "MC-2.3", "MC-7.9")
def test_x8_withdrawing_leaves_the_order_of_the_others() -> None:
    play = city("strategy", {5: "A B C B A C"}, mayor="D")
    play.do("D A", "A 5:5", "D B", "B 5:2,5:4")
    assert (play.pile(5), play.open()) == ("ACC", {"C": "strategy.withdraw"})
    play.do("C 5:2")
    assert (play.pile(5), play.halted, play.state.marked) == ("AC", True, [])
    assert play.mobsters("A", "B", "C") == (6, 7, 6)
