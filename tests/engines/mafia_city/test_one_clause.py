"""Clauses of Mafia City that the long examples play among many others, each by itself (MC-3.2, 4.1 to 4.3, 5.1, 6.3, 8.6, 10.19 …)."""

import pytest

from tests.engines.mafia_city.harness import Play, city

IN_STEP = {"secret_deal", "hired_killer", "private_club"}
"""The questions by which cards of the type Location and the symbol +1 are played."""


@pytest.mark.rule("MC-3.2")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    play = city("rounds", starting="C", vp={"A": 1}, hands={})
    for turn, letter in enumerate("CDABC"):
        assert play.open() == {letter: "turn"}
        play.do(f"{letter} place {turn + 1}")


@pytest.mark.rule("MC-2.1")
def test_the_four_phases_of_a_round_are_announced_in_their_order() -> None:
    play = city("rounds", hands={}, seats=3)
    while len(play.notices_of("round")) < 2:
        play.clock()
    assert [told["phase"] for told in play.notices_of("phase")] == ["action", "location", "strategy", "draw", "action"]


@pytest.mark.rule("MC-4.2")
def test_the_steps_of_a_cycle_come_in_order() -> None:
    play = city("evaluate:4", {4: "A A B"}, hands={"A": (28,), "B": (45, 2)})
    assert play.open() == {"A": "secret_deal", "B": "secret_deal"} and play.notices_of("control") == []
    play.do("A none", "B none")
    keys = [notice.text.key for notice in play.game.notices]
    steps = [keys.index(key) for key in ("mc-location", "mc-control", "mc-policeman")]
    assert steps == sorted(steps)
    # the marker comes last: while the effect of the Prison is being chosen the location has none yet
    prison = city("location", {1: "A", 5: "B"})
    assert (prison.open(), prison.vp("A"), prison.state.marked) == ({"A": "prison"}, (1,), [])
    prison.do("A nobody")
    assert 1 in prison.state.marked


@pytest.mark.rule("MC-4.1", "MC-4.3")
def test_seven_cycles_by_number_and_no_location_twice() -> None:
    play = city("location").idle()
    assert [told["location"] for told in play.notices_of("location")][:7] == [1, 2, 3, 4, 5, 6, 7]
    play = city("location", mayor="C")
    left = [f"location:{number}" for number in range(1, 8)]
    for number in (5, 2, 6, 3, 1):
        assert play.options("C") == left
        play.do(f"C {number}")
        left.remove(f"location:{number}")
    assert play.options("C") == left == ["location:4", "location:7"]


@pytest.mark.rule("MC-4.12")
@pytest.mark.parametrize(("number", "asked"), [(4, "secret_deal"), (2, "hired_killer"), (6, "private_club"), (1, None), (5, None)])
def test_location_cards_and_plus_ones_are_played_in_their_step_only(number: int, asked: str | None) -> None:
    """A holds a Hired Killer, a +1 and a Secret Deal; everybody else holds nothing."""
    play = city(f"evaluate:{number}", {number: "B A" if number == 4 else "A"}, hands={"A": (1, 4, 45)})
    seen = set()
    while not play.halted:
        seen |= set(play.open().values()) & IN_STEP
        play.clock()
    assert seen == ({asked} if asked else set())
    assert city("action", {1: "A"}, hands={"A": (1, 4, 45)}).options("A") == ["place", "wait", "pass"]


@pytest.mark.rule("MC-5.1")
def test_a_deal_counts_as_one_mafioso_for_this_determination_only() -> None:
    play = city("location", {4: "A B", 6: "A B"}, hands={"B": (45,)}, marked=(1, 2, 3, 5, 7))
    play.do("B 45").idle()
    assert [(told["seat"], told["location"], told["n"]) for told in play.notices_of("control")][:2] == [("B", 4, 2), ("A", 6, 1)]
    assert (play.pile(4), play.state.deals) == ("AB", [])


@pytest.mark.rule("MC-5.5", "MC-10.26")
def test_fists_cancel_one_deal_of_two() -> None:
    def three() -> tuple[str, ...]:
        play = city("evaluate:4", {4: "A B"}, hands={"A": (28, 29, 10, 24), "B": (45, 47, 48, 7)})
        play.do("A none", "B 45,47")
        assert [effect.cards for effect in play.view(None).chain] == [(45,)]  # shown together, resolved one by one
        assert [card.number for card in play.view(None).in_play] == [45, 47]
        play.do("A fists 28 29").let_veto()
        return tuple(str(deal.card) for deal in play.view(None).deals)

    assert three() == ("47",)


@pytest.mark.rule("MC-6.3")
def test_the_release_does_not_depend_on_the_effect_of_the_prison() -> None:
    for answer in ("nobody", "5"):
        play = city("evaluate:1", {1: "A", 5: "B"}, cell="C D")
        assert (play.cell, play.open()) == ("", {"A": "prison"})  # released before the effect is chosen
        play.do(f"A {answer}")
        if answer == "5":
            play.do("A 5:1").let()
        assert (play.cell, len(play.notices_of("returned"))) == ("B" if answer == "5" else "", 2)
    nobody = city("evaluate:1", {1: "A A", 2: "A"}, cell="C", hands={"C": (28, 29)}).do("A nobody")
    assert (nobody.cell, nobody.halted) == ("", True)


@pytest.mark.rule("MC-8.6")
def test_after_the_draw_a_new_round_begins_with_phase_one() -> None:
    play = city("rounds", {1: "A"}, seats=3)
    for letter in "ABC":
        play.do(f"{letter} pass")
    while not play.notices_of("draw-step"):
        assert (play.state.round, play.state.phase == "action") == (1, False)
        play.clock()
    assert (play.state.round, play.state.phase, play.passed(), set(play.open().values())) == (2, "action", "", {"turn"})


@pytest.mark.rule("MC-10.19")
@pytest.mark.parametrize(("card", "veto", "words", "effect"), [(10, 16, "text B", "thief"), (33, 20, "text 1", "big_plan")])
def test_two_fists_against_a_police_chief_or_an_fbi_let_the_effect_be_performed(card: int, veto: int, words: str, effect: str) -> None:
    def vetoed() -> Play:
        play = city("action", {3: "B"}, hands={"A": (card, 28, 29), "B": (veto, 2)}, steal=lambda cards: cards[0])
        return play.do(f"A {words}", f"B {veto}")

    play = vetoed().let_veto()
    assert play.notices_of("cancelled") == [{"seat": "A", "effect": effect, "vetoes": 1}]
    assert (play.notices_of("stolen"), play.pile(3)) == ([], "B")
    play = vetoed().do("A fists").let_veto()
    assert play.notices_of("stands") == [{"seat": "A", "effect": effect, "vetoes": 2}]
    assert (play.notices_of("stolen"), play.pile(1)) == (([{"seat": "A", "victim": "B"}], "") if effect == "thief" else ([], "B"))


FULL = {"B": (2, 7), "C": (30, 34), "D": (39, 43)}


@pytest.mark.rule("MC-15.1")
@pytest.mark.parametrize(
    ("card", "words", "opens"),
    [
        (2, "place 1", False), (14, "wait 14", False), (2, "pass final", False),
        (5, "text 3 3:1", True), (10, "text B", True), (25, "text 4", True), (30, "text 3 4", True), (33, "text 3 1", True),
        (43, "text 43", True), (6, "hat_one 4:1", True),
    ],
)  # fmt: skip
def test_a_window_opens_after_an_announcement_and_after_nothing_else(card: int, words: str, opens: bool) -> None:
    play = city("action", {3: "B", 4: "A A"}, hands={"A": (card,), **FULL})
    play.do(f"A {words}")
    assert (play.state.window is not None) is opens
    if not opens:
        assert play.open() == {"B": "turn"}
