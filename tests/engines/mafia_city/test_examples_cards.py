"""The worked examples MC-X20 to X27, X29 to X31, X34 to X37, X39 and X41 to X45: cards, windows, drafts, the end of a round."""

import pytest

from engines.mafia_city.components import CARDS, PLAYERS
from tests.engines.mafia_city.harness import city, dealt


@pytest.mark.rule("MC-3.12", "MC-10.20", "MC-10.21")
def test_x20_a_raid_wakes_players_who_passed() -> None:
    play = city("action", {7: "A B A C"}, passed="BCD", hands={"A": (25,)})
    before = play.mobsters("A", "B", "C")
    play.do("A text 7")
    assert play.pile(7) == ""
    assert play.mobsters("A", "B", "C") == (before[0] + 2, before[1] + 1, before[2] + 1)
    assert (play.passed(), play.open()) == ("D", {"B": "turn"})
    assert play.notices_of("awake") == [{"seat": "B"}, {"seat": "C"}]


@pytest.mark.rule("MC-3.12", "MC-3.14")
def test_x21_a_raid_after_a_bullet_wakes_its_player_too() -> None:
    play = city("action", {4: "A A D"}, watch="A", passed="D", hands={"A": (3, 25)})
    play.do("A 3 text 4")
    assert (play.passed(), play.notices_of("returned")) == (
        "",
        [{"seat": "A", "n": 2, "location": 4}, {"seat": "D", "n": 1, "location": 4}],
    )


@pytest.mark.rule("MC-3.16", "MC-15.8")
def test_x22_the_last_pass_ends_the_phase_bullet_or_not() -> None:
    play = city("action", passed="CD", watch="B", hands={"A": (1,), "B": (3, 5)})
    play.do("A pass")  # his pass ends the phase: final or watch has no use
    assert play.halted


@pytest.mark.rule("MC-10.22", "MC-2.2")
def test_x23_pulling_strings_exchanges_the_heads() -> None:
    play = city("action", {2: "B A", 6: "C C A"}, hands={"A": (30,)})
    play.do("A text 2 6")
    assert (play.pile(2), play.pile(6)) == ("CA", "BCA")


@pytest.mark.rule("MC-10.23", "MC-2.2", "MC-2.3", "MC-6.2")
def test_x24_a_big_plan_to_the_prison_is_no_cell() -> None:
    play = city("action", {2: "A B A", 1: "D"}, hands={"A": (33,), "B": (37,)})
    play.do("A text 2 2:2 1").let_veto()
    assert (play.pile(2), play.pile(1), play.cell) == ("AA", "DB", "")
    assert play.open() == {"B": "turn"}


@pytest.mark.rule("MC-11.5", "MC-11.6", "MC-11.8", "MC-11.9")
def test_x25_a_long_chain_with_a_veto_against_the_original_effect() -> None:
    play = city("action", hands={"A": (11, 10, 14, 19, 24), "B": (28, 29, 2), "C": (15,)}, steal=lambda cards: cards[0])
    play.do("A text 11 B", "B fists", "A fists 10 14")
    assert play.options("C") == ["pass", "card:15"]
    play.do("C 15")
    assert [one.against for one in play.view(None).chain] == [None, 0, 1, 0]
    play.do("A fists").let_veto()
    assert play.notices_of("stands") == [{"seat": "A", "effect": "thief", "vetoes": 4}]
    assert (play.discarded, play.cards("A", "B", "C")) == (8, (1, 0, 0))
    assert play.notices_of("stolen-card", "A") == [{"seat": "A", "victim": "B", "card": 2}]


@pytest.mark.rule("MC-11.11", "MC-10.16")
def test_x26_a_thief_finds_nothing_after_the_chain() -> None:
    play = city("action", hands={"A": (11, 10, 14), "B": (28, 29)})
    play.do("A text 11 B", "B fists", "A fists")
    assert play.notices_of("nothing") == [{"seat": "A", "victim": "B"}]
    assert (play.notices_of("stolen"), play.cards("A", "B"), play.open()) == ([], (0, 0), {"B": "turn"})


@pytest.mark.rule("MC-15.2", "MC-15.3")
@pytest.mark.parametrize(
    ("card", "words", "hands", "window"),
    [
        (30, "4 5", {"B": (1,), "C": (28, 29)}, "C"),
        (30, "4 5", {"B": (1,), "C": (2, 7)}, "C"),
        (30, "4 5", {"B": (1,), "C": (2,)}, ""),
        (7, "4 4:1", {"B": (1,), "C": (2,)}, "BC"),
    ],
)
def test_x27_the_number_of_cards_decides_who_is_asked(card: int, words: str, hands: dict[str, tuple[int, ...]], window: str) -> None:
    play = city("action", {4: "A", 5: "D"}, hands={"A": (card,), **hands})
    play.do(f"A text {words}")
    assert play.window == window
    if hands["C"] == (2, 7):
        assert play.options("C") == ["pass"]


@pytest.mark.rule("MC-1.15", "MC-1.16", "MC-1.17", "MC-1.18")
def test_x29_two_players_exchange() -> None:
    play = dealt(range(1, 50), seats=4, starting="A")
    play.do("A grey", "B red", "C yellow", "D blue")
    assert len(play.state.deck) == 41
    assert play.options("A") == ["keep", "exchange"]
    play.do("A exchange")
    assert play.player("A").cards == [9, 10]
    play.do("B keep", "C exchange", "D keep")
    assert (len(play.state.deck), play.discarded, play.cards("A", "B", "C", "D")) == (37, 4, (2, 2, 2, 2))


@pytest.mark.rule("MC-1.14", "MC-10.25", "MC-1.13")
def test_x30_the_deck_runs_out_in_the_middle_of_rackets() -> None:
    play = city("action", hands={"A": (43,)}, deck=(1, 2), discard=range(3, 13))
    play.do("A text 43")
    assert play.notices_of("reshuffle") == [{"n": 10}]
    assert (len(play.state.deck), play.discarded, play.state.in_play) == (9, 0, [43])
    assert len(play.options("A")) == 3
    play.do("A 1")
    assert (play.state.discard, play.cards("A"), len(play.state.deck)) == ([1, 43], (2,), 9)


@pytest.mark.rule("MC-1.6", "MC-13.1", "MC-10.9", "MC-10.14", "MC-6.4")
def test_x31_a_player_keeps_his_tokens() -> None:
    play = city("evaluate:2", {2: "A A B", 3: "B B B"}, seats=5, cell="B", reserve={"B": 2}, hands={"A": (1,)})
    assert play.mobsters("B") == (3,)
    play.do("A stay 1 2:3")
    assert (play.mobsters("B"), play.reserve("B"), play.state.cell) == ((3,), (3,), [1])
    play = city("evaluate:1", {1: "A", 3: "B B B"}, seats=5, cell="B", reserve={"B": 3})
    play.do("A nobody")
    assert (play.mobsters("B"), play.reserve("B"), play.cell) == ((4,), (3,), "")
    play = city("action", {3: "B B B"}, seats=5, reserve={"B": 3}, hands={"B": (2, 7)}, turn="B")
    play.do("B hat_two 3")
    assert (play.mobsters("B"), play.reserve("B"), play.pile(3)) == ((4,), (2,), "BBBB")
    assert PLAYERS[5].hand + PLAYERS[5].reserve == 10


@pytest.mark.rule("MC-8.3", "MC-8.4", "MC-8.5")
def test_x34_step_one_needs_both() -> None:
    hands = {"A": (1,), "B": (2,), "C": (3, 4), "D": (5, 6, 7)}
    play = city("draw", vp={"A": 2, "B": 3, "C": 4, "D": 3}, hands=hands)
    assert next((told["seat"], told["step"]) for told in play.notices_of("draw-step")) == ("A", 2)
    assert play.cards("A", "B", "C", "D") == (3, 2, 3, 4)


@pytest.mark.rule("MC-12.3", "MC-12.6", "MC-12.7")
def test_x35_three_players_pass_the_case_round() -> None:
    play = city("action", {3: "B", 4: "C", 5: "A"}, seats=3, hands={"A": (5, 37), "B": (38,), "C": (39,)})
    play.do("A text 3 3:1").let_veto()
    play.do("B 38")
    assert play.options("B") == ["token:4:1", "back"]  # only C can be named
    play.do("B 4:1").let_veto().do("C 39")
    assert play.options("C") == ["token:5:1", "back"]
    play.do("C 5:1").let_veto()
    assert (play.cell, play.open()) == ("ABC", {"B": "turn"})  # nobody is left with a token in a pile


@pytest.mark.rule("MC-1.3", "MC-8.1", "MC-8.5", "MC-8.2")
def test_x36_the_starting_player_token_moves_left() -> None:
    play = city("draw", starting="C")
    assert play.notices_of("next") == [{"seat": "D"}]
    assert [told["seat"] for told in play.notices_of("draw-step")] == ["D", "A", "B", "C"]


@pytest.mark.rule("MC-3.10", "MC-3.11", "MC-3.7")
def test_x37_with_a_card_left_nobody_has_to_pass() -> None:
    play = city("action", mobsters={"A": 0}, hands={"A": (15,)})
    assert play.options("A") == ["wait", "pass"]
    play.do("A wait 15")
    assert (play.state.discard, play.passed()) == ([15], "")
    play.do("B place 1", "C place 1", "D place 1")
    assert play.notices_of("passes") == [{"seat": "A", "forced": True}]


@pytest.mark.rule("MC-3.15", "MC-3.19")
def test_x39_a_bullet_without_anything_left() -> None:
    play = city("action", watch="A", mobsters={"A": 0}, hands={"A": (3, 10, 14), "B": (28, 29)})
    play.do("A 3", "B fists", "A fists")
    assert play.notices_of("no-action") == [{"seat": "A"}]
    assert (play.discarded, play.open()) == (5, {"B": "turn"})


@pytest.mark.rule("MC-9.5", "MC-2.1", "MC-3.8")
def test_x41_three_rounds_without_anything() -> None:
    play = city("rounds", seats=3)
    play.idle()
    assert (play.state.round, play.reason, play.winners) == (3, "idle", "")
    assert play.vp("A", "B", "C") == (0, 0, 0)


@pytest.mark.rule("MC-3.20")
def test_x42_sixty_actions_are_enough() -> None:
    held = {41, 4, 42, 1, 2}
    hands = {"A": (41, 4), "B": [card for card in CARDS if card not in held]}
    play = city("action", seats=3, hands=hands, passed="BC", deck=(42, 1, 2))
    for action in range(1, 61):
        play.do("A text")
        play.do(f"A {play.options('A')[0]}").let_veto()
        ids = [int(option.partition(":")[2]) for option in play.options("A")]
        play.do(f"A {next(card for card in ids if card not in (41, 42))}")
        assert len(play.player("A").cards) == 3
        assert play.player("A").actions == action
    assert play.halted
    assert play.notices_of("passes") == [{"seat": "A", "forced": True}]


@pytest.mark.rule("MC-15.12", "MC-15.9")
def test_x43_the_only_action_after_a_bullet_is_asked_where() -> None:
    play = city("action", {2: "A", 4: "B A A"}, watch="A", mobsters={"A": 1}, hands={"A": (3,)})
    play.do("A 3")
    assert play.open() == {"A": "turn.place"}
    assert play.options("A") == [f"location:{number}" for number in range(1, 8)]
    play.clock()
    assert play.pile(4) == "BAAA"


@pytest.mark.rule("MC-15.10", "MC-15.5")
def test_x44_the_last_pick_of_a_draft_commits() -> None:
    play = city("action", {4: "A", 5: "D"}, hands={"A": (30,), "B": (41, 42, 45), "C": (2, 7)})
    play.do("A text 4 5", "B fists")
    assert play.options("B") == ["card:41", "card:45", "back"]
    play.do("B 45")
    assert play.options("B") == ["card:41", "back"]
    assert play.view(None).window is not None
    play.do("B back fists 41").clock()
    assert play.notices_of("stands") == [{"seat": "A", "effect": "pulling_strings", "vetoes": 0}]
    assert (play.cards("B"), play.player("B").draft, play.pile(4)) == ((3,), [], "D")


@pytest.mark.rule("MC-12.1", "MC-12.3", "MC-12.6")
def test_x45_informing_on_oneself() -> None:
    play = city("action", {3: "A A", 4: "B B", 5: "C C"}, seats=3, hands={"A": (5, 37), "B": (38,), "C": (39,)})
    play.do("A text 3 3:1").let_veto().do("A 37")
    assert play.options("A") == ["seat:1", "seat:2", "back"]
    play.do("A B 4:1").let_veto().do("B 38")
    assert play.options("B") == ["token:5:1", "back"]
    play.do("B 5:1").let_veto().do("C 39")
    assert play.options("C") == ["token:3:1", "back"]
