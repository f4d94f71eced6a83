"""Veto chains, reaction windows, auto-acknowledge and Complicity beyond the worked examples (MC-11, MC-12, MC-15)."""

import pytest

from engines.table import IllegalAnswer
from tests.engines.mafia_city.harness import city


@pytest.mark.rule("MC-11.7", "MC-15.4", "MC-15.3")
def test_the_first_complete_answer_counts_and_closes_the_window() -> None:
    play = city("action", {3: "D", 4: "D"}, hands={"A": (30,), "B": (28, 29, 41), "C": (10, 14), "D": (2, 7)})
    play.do("A text 3 4")
    assert [ask.seat for ask in play.game.asks if ask.holds] == [1, 2, 3]
    play.do("B fists")
    stale = play.ask("B").id
    play.do("C fists")
    assert [told["seat"] for told in play.notices_of("fists")] == ["C"]
    assert (play.player("B").draft, play.cards("B")) == ([], (3,))
    with pytest.raises(IllegalAnswer):
        play.game.answer(stale, "card:28")
    assert play.window == "BD"  # A has no card left, C answers nothing of his own
    play.do("B fists 28 29").let_veto()
    assert play.notices_of("stands") == [{"seat": "A", "effect": "pulling_strings", "vetoes": 2}]


@pytest.mark.rule("MC-11.7")
def test_responders_stand_clockwise_from_the_owner_of_the_top_effect() -> None:
    play = city("action", {3: "D"}, turn="C", hands={"A": (2, 7), "B": (2, 7), "C": (5,), "D": (6, 11)})
    play.do("C text 3:1")
    assert play.state.window is not None
    assert play.state.window.seats == (3, 0, 1)


@pytest.mark.rule("MC-15.4", "MC-15.5", "MC-11.8")
def test_a_window_ends_when_all_have_let_it_pass_or_the_clock_has() -> None:
    play = city("action", {3: "D"}, hands={"A": (5,), "B": (14,), "C": (2,)})
    play.do("A text 3:1", "B pass")
    assert (play.window, play.view("D").awaited, play.open()) == ("BC", (1, 2), {"C": "veto"})
    play.clock()
    assert (play.cell, play.cards("B", "C")) == ("D", (1, 1))


@pytest.mark.rule("MC-11.10", "MC-11.9")
def test_all_cards_of_a_chain_lie_open_until_it_is_over() -> None:
    play = city("action", {3: "D"}, hands={"A": (5, 28, 29), "B": (14,), "C": (10, 19)})
    play.do("A text 3:1", "B 14")
    assert ([card.number for card in play.view("D").in_play], play.discarded) == ([5, 14], 0)
    assert (play.view(None).stands, [one.kind for one in play.view(None).chain]) == (False, ["informer", "police_chief"])
    play.let_veto()
    assert (play.state.in_play, play.discarded, play.pile(3), play.cell) == ([], 2, "D", "")


@pytest.mark.rule("MC-11.3", "MC-11.6")
def test_nobody_vetoes_his_own_effect_but_a_third_player_may_help() -> None:
    play = city("action", {3: "D"}, hands={"A": (5, 14), "B": (28, 29), "C": (10, 19)})
    play.do("A text 3:1")
    assert play.window == "BC"
    play.do("B fists")
    assert play.window == "C"  # A has one card: no pair; nobody else could pay
    play.do("C fists").let_veto()
    assert play.cell == "D"


@pytest.mark.rule("MC-11.6", "MC-11.7")
def test_an_allowed_effect_may_be_stopped_by_its_allowers_but_never_by_its_owner() -> None:
    play = city("action", hands={"A": (11, 14), "B": (28, 29, 2), "C": (10, 24, 15)})
    play.do("A text B", "B fists")
    assert play.options("C") == ["pass", "fists"]  # the Thief is cancelled now: there is nothing to stop
    play.do("C fists")
    assert play.window == "BC"  # A holds a Police Chief, but the Thief is A's own
    assert (play.options("B"), play.options("C")) == (["pass"], ["pass", "card:15"])
    play.do("C 15").let_veto()
    assert [told["vetoes"] for told in play.notices_of("cancelled")] == [3]
    assert play.notices_of("stolen") == []


@pytest.mark.rule("MC-12.5", "MC-12.7", "MC-12.2")
def test_complicity_is_stopped_by_fists_only_and_once_a_case() -> None:
    play = city("action", {3: "B", 4: "C", 5: "D"}, hands={"A": (5, 14, 28, 29), "B": (37, 38), "C": (15, 20)})
    play.do("A text 5 3 3:1").let_veto()
    assert (play.state.in_play, play.options("B")) == ([5], ["pass", "card:37"])
    play.do("B 37 C 4:1")
    assert [one.kind for one in play.view(None).outer] == ["informer"]
    assert (play.window, play.options("A"), play.options("C")) == ("AC", ["pass", "fists"], ["pass"])
    play.do("A fists 28 29").let_veto()
    assert (play.cell, play.pile(4), play.open()) == ("B", "C", {"B": "turn"})
    assert sorted(play.state.discard) == [5, 28, 29, 37]


@pytest.mark.rule("MC-12.1")
def test_a_case_opens_for_the_owner_once_the_move_has_stood_its_chain() -> None:
    play = city("action", {3: "B", 4: "C"}, hands={"A": (5,), "B": (37, 2), "D": (14,)})
    play.do("A text 3 3:1")
    assert play.view(None).window is not None and play.view(None).window.kind == "veto"  # type: ignore[union-attr]
    play.let_veto()
    assert (play.cell, play.open(), play.state.window and play.state.window.kind) == ("B", {"B": "complicity"}, "case")
    stopped = city("action", {3: "B", 4: "C"}, hands={"A": (5,), "B": (37, 2), "D": (14,)})
    stopped.do("A text 3 3:1", "D 14").let_veto()
    assert (stopped.cell, stopped.open()) == ("", {"B": "turn"})
    # moved into the Cell by anything else than these, no token makes a case
    plan = city("action", {3: "B", 4: "C"}, hands={"A": (33,), "B": (37, 2)}).do("A text 3 1").let_veto()
    assert (plan.pile(1), plan.open()) == ("B", {"B": "turn"})


@pytest.mark.rule("MC-12.4", "MC-15.2")
def test_no_case_without_a_third_player_to_name() -> None:
    play = city("action", {3: "B", 4: "A"}, hands={"A": (5,), "B": (37,)})
    play.do("A text 3 3:1", "B pass")
    assert (play.cell, play.open()) == ("B", {"B": "turn"})


@pytest.mark.rule("MC-15.3", "MC-15.7")
def test_the_owner_is_asked_in_his_case_with_any_hand() -> None:
    play = city("action", {3: "B", 4: "C"}, hands={"A": (5,), "B": (2,)})
    play.do("A text 3 3:1", "B pass")
    assert (play.open(), play.options("B"), play.ask("B").clock) == ({"B": "complicity"}, ["pass"], "case")


# ---- auto-acknowledge


@pytest.mark.rule("MC-15.6", "MC-15.11")
@pytest.mark.parametrize(("auto", "clocks"), [("off", ("window", "window")), ("others", ("window", "ack")), ("all", ("ack", "ack"))])
def test_auto_acknowledge_gives_windows_a_short_random_clock(auto: str, clocks: tuple[str, str]) -> None:
    play = city("action", {3: "B", 4: "C"}, hands={"A": (5, 8), "B": (28, 29), "C": (2, 7)})
    play.give("B", "auto", auto)
    assert (play.me("B").auto, play.me("C").auto) == (auto, "off")
    play.do("A text 5 3 3:1")
    assert play.ask("B").clock == clocks[0]  # it is his own token
    play.let().do("B place 1", "C place 1", "D place 1", "A text 4 4:1")
    assert (play.ask("B").clock, play.ask("C").clock) == (clocks[1], "window")


@pytest.mark.rule("MC-15.6")
def test_others_waits_in_chains_in_which_one_has_a_veto() -> None:
    play = city("action", {3: "D"}, hands={"A": (5, 10, 14), "B": (28, 29, 19, 24), "C": (2, 7)})
    play.give("B", "auto", "others").give("C", "auto", "others")
    play.do("A text 5 3:1")
    assert (play.ask("B").clock, play.ask("C").clock) == ("ack", "ack")
    play.do("B fists 28 29", "A fists")
    assert (play.ask("B").clock, play.ask("C").clock) == ("window", "ack")


@pytest.mark.rule("MC-15.6", "MC-15.13")
def test_until_its_moment_one_may_still_answer_and_then_the_draft_is_dropped() -> None:
    play = city("action", {3: "D"}, hands={"A": (5,), "B": (28, 29, 41)})
    play.give("B", "auto", "all").do("A text 3:1", "B fists")
    assert (play.ask("B").clock, play.ask("B").continues != "") == ("ack", True)
    play.clock("B")
    assert (play.cell, play.cards("B"), play.me("B").draft) == ("D", (3,), ())
    play = city("action", {3: "D"}, hands={"A": (5,), "B": (28, 29)})
    play.give("B", "auto", "all").do("A text 3:1", "B fists")
    assert play.cell == ""


@pytest.mark.rule("MC-15.6")
@pytest.mark.parametrize(
    ("piles", "card", "words", "clock"),
    [
        ({1: "A A B"}, 25, "1", "window"),
        ({1: "A A", 2: "B"}, 25, "1", "ack"),
        ({1: "B A", 2: "A"}, 30, "1 2", "window"),
        ({1: "A B", 2: "A"}, 30, "1 2", "ack"),
        ({1: "B A"}, 33, "1:1 3", "window"),
        ({1: "B A"}, 33, "1:2 3", "ack"),
        ({}, 11, "B", "window"),
        ({}, 11, "C", "ack"),
        ({}, 43, "43", "ack"),
    ],
)
def test_others_waits_where_the_own_token_or_card_is_moved(piles: dict[int, str], card: int, words: str, clock: str) -> None:
    play = city("action", piles, hands={"A": (card,), "B": (2, 7), "C": (20, 16)})
    play.give("B", "auto", "others")
    play.do(f"A text {words}")
    assert play.ask("B").clock == clock


@pytest.mark.rule("MC-15.6")
@pytest.mark.parametrize(("pile", "clock"), [("A", "ack"), ("A B", "window")])
def test_others_waits_in_stages_where_one_has_a_token(pile: str, clock: str) -> None:
    play = city(
        "evaluate:5", {5: pile}, hands={"A": (2,), "B": (45, 46)}, prepare=lambda state: setattr(state.players[1], "auto", "others")
    )
    assert play.ask("B").clock == clock
    assert play.ask("A").clock == "window"


@pytest.mark.rule("MC-15.6", "MC-15.4")
@pytest.mark.parametrize(("auto", "clock"), [("all", "ack_case"), ("others", "case")])
def test_a_case_on_auto_acknowledge_has_a_clock_of_its_own(auto: str, clock: str) -> None:
    play = city("action", {3: "B", 4: "C"}, hands={"A": (5,), "B": (37,)})
    play.give("B", "auto", auto).do("A text 3 3:1").let_veto()
    assert (play.open(), play.ask("B").clock) == ({"B": "complicity"}, clock)


# ---- Secret Deal stages


@pytest.mark.rule("MC-5.4", "MC-15.4")
def test_a_choice_of_a_stage_is_final_and_unseen() -> None:
    play = city("evaluate:5", {5: "A"}, hands={"A": (2, 7), "B": (45, 46), "C": (47, 48)})
    before = play.view("A"), len(play.game.notices)
    play.do("B 45")
    assert (play.view("A"), len(play.game.notices), play.me("B").choice, play.window) == (*before, (45,), "ABC")
    assert play.asks("B") == []
    play.clock()
    assert (play.cards("B", "C"), [told["cards"] for told in play.notices_of("secret-deal")]) == ((1, 2), [(45,)])


@pytest.mark.rule("MC-5.3", "MC-5.4")
def test_the_second_stage_begins_left_of_the_last_player() -> None:
    play = city("evaluate:5", {5: "D D"}, starting="B", hands={"A": (45, 46), "B": (47, 49), "C": (48, 2, 7)})
    play.do("A none", "B 47", "C none").let_veto()
    play.do("A 45", "B 49", "C 48").let_veto()
    # the second stage is settled from C on, although B sits nearer to the starting player
    assert [told["seat"] for told in play.notices_of("secret-deal")][:2] == ["B", "C"]


@pytest.mark.rule("MC-5.2", "MC-5.11")
def test_the_deals_of_one_play_leave_the_hand_together() -> None:
    play = city("evaluate:5", {5: "A"}, hands={"A": (28, 29), "B": (48, 45, 46)})
    play.do("A none", "B 48,45,46")
    assert play.notices_of("deals") == [{"seat": "B", "cards": (45, 46, 48), "location": 5}]
    assert (play.cards("B"), play.state.in_play) == ((0,), [45, 46, 48])
    play.do("A pass", "A fists").let_veto()
    assert play.state.discard[:4] == [45, 46, 28, 29]
    assert play.notices_of("control") == [{"seat": "B", "location": 5, "n": 2, "vp": 1}]
