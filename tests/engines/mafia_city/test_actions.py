"""Phase I and its cards beyond the worked examples (MC-3, MC-10), and the drafts they are put together by (MC-15.9, 15.10)."""

import pytest

from tests.engines.mafia_city.harness import city


@pytest.mark.rule("MC-10.8", "MC-3.17")
def test_one_hat_takes_an_own_token_back_and_cancels_no_pass() -> None:
    play = city("action", {3: "B A A", 5: "A"}, watch="A", hands={"A": (3, 6)})
    before = play.mobsters("A")[0]
    play.do("A 3 hat_one")
    assert play.options("A") == ["token:3:2", "token:5:1", "back"]  # one Hat card: taken silently; neighbours of a colour once
    play.do("A 3:2")
    assert (play.pile(3), play.mobsters("A"), play.passed()) == ("BA", (before + 1,), "A")


@pytest.mark.rule("MC-10.8", "MC-6.7")
def test_a_hat_takes_nothing_out_of_the_cell() -> None:
    play = city("action", {3: "B"}, cell="A", hands={"A": (6,)})
    assert play.options("A") == ["place", "text", "wait", "pass"]


@pytest.mark.rule("MC-10.10", "MC-3.9", "MC-10.7", "MC-10.4")
def test_a_cancelled_hat_is_lost_and_ends_the_turn() -> None:
    play = city("action", {3: "A"}, hands={"A": (6, 15), "B": (28, 29)})
    play.do("A hat_one 6 3:1", "B fists")
    assert (play.pile(3), play.cards("A"), play.discarded, play.open()) == ("A", (1,), 3, {"B": "turn"})


@pytest.mark.rule("MC-10.15", "MC-11.1")
def test_an_informer_is_announced_with_its_token_and_moves_it() -> None:
    play = city("action", {3: "C B B"}, hands={"A": (5,), "B": (14,)})
    play.do("A text")
    assert play.options("A") == ["token:3:1", "token:3:2", "back"]  # location and card are taken silently
    play.do("A 3:2")
    assert play.notices_of("informer") == [{"seat": "A", "cards": (5,), "victim": "B", "location": 3, "place": 2}]
    (effect,) = play.view("D").chain
    assert (effect.seat, effect.kind, effect.cards, effect.victim, effect.location, effect.place) == (0, "informer", (5,), 1, 3, 2)
    play.do("B pass")
    assert (play.pile(3), play.cell) == ("CB", "B")


@pytest.mark.rule("MC-10.6", "MC-10.24", "MC-3.5")
def test_reactions_and_location_cards_are_no_actions() -> None:
    play = city("action", {3: "A B"}, hands={"A": (1, 14, 19, 37, 45)})
    assert play.options("A") == ["place", "wait", "pass"]


@pytest.mark.rule("MC-3.5")
@pytest.mark.parametrize(
    ("card", "piles", "playable"),
    [(5, {}, False), (5, {1: "B"}, True), (10, {}, True), (24, {1: "A B"}, False), (24, {1: "A A"}, True), (28, {1: "A"}, False)],
)
def test_a_text_needs_a_legal_target(card: int, piles: dict[int, str], playable: bool) -> None:
    play = city("action", piles, hands={"A": (card,), "B": (2,)})
    assert ("text" in play.options("A")) is playable


@pytest.mark.rule("MC-10.16")
def test_a_thief_visits_only_players_with_cards() -> None:
    play = city("action", hands={"A": (10,), "C": (2, 7)}, steal=lambda cards: cards[1])
    play.do("A text")
    assert play.options("A") == ["seat:2", "back"]
    play.do("A C", "C pass")
    assert (play.player("A").cards, play.player("C").cards) == ([7], [2])
    assert play.notices_of("stolen") == [{"seat": "A", "victim": "C"}]


@pytest.mark.rule("MC-10.20", "MC-6.7")
def test_a_raid_leaves_the_cell_alone() -> None:
    play = city("action", {1: "A A B"}, cell="B", hands={"A": (25,)})
    play.do("A text 1")
    assert (play.pile(1), play.cell) == ("", "B")


@pytest.mark.rule("MC-10.9", "MC-15.10")
def test_two_hats_are_chosen_among_three() -> None:
    play = city("action", hands={"A": (6, 7, 11)})
    play.do("A hat_two")
    assert play.options("A") == ["card:6", "card:11", "back"]  # 6 and 7 are alike
    play.do("A 11")
    # only two equal ones are left: the second Hat is taken silently
    assert play.open() == {"A": "hat_two.location"}
    play.do("A 5")
    assert (play.pile(5), sorted(play.state.discard), play.player("A").cards) == ("A", [6, 11], [7])


@pytest.mark.rule("MC-10.9")
def test_two_hats_need_a_reserve() -> None:
    assert "hat_two" not in city("action", reserve={"A": 0}, hands={"A": (6, 11)}).options("A")


@pytest.mark.rule("MC-15.10", "MC-3.3")
def test_a_draft_can_go_back_and_shows_to_nobody() -> None:
    play = city("action", {3: "B C"}, hands={"A": (5, 30, 33)})
    before = play.view("B"), len(play.game.notices), play.game.checkpoints
    first = play.ask("A").id
    play.do("A text 33")
    token = play.ask("A")
    assert (token.continues != "", token.default, token.secret) == (True, (), True)
    assert play.me("A").draft == ("text", "card:33", "location:3")
    play.do("A 3:1")
    assert play.options("A")[-1] == "back"
    assert (play.view("B"), len(play.game.notices), play.game.checkpoints) == before
    play.do("A back")
    assert (play.open(), play.me("A").draft) == ({"A": "turn"}, ())
    assert play.ask("A").id != first
    assert play.ask("A").continues
    play.do("A place 7")
    assert play.pile(7) == "A"


@pytest.mark.rule("MC-15.10", "MC-3.8")
def test_a_draft_that_is_not_completed_is_dropped() -> None:
    play = city("action", {3: "B C"}, hands={"A": (5, 33), "B": (2,)})
    play.do("A text 33 3:1").clock()
    assert (play.passed(), play.cards("A"), play.player("A").watch, play.player("A").draft) == ("A", (2,), False, [])


@pytest.mark.rule("MC-15.8", "MC-15.11", "MC-3.14")
def test_watch_can_be_chosen_and_changed_without_a_bullet() -> None:
    play = city("action", hands={"A": (2, 7)})
    assert "pass.change" not in play.standing("A")
    play.do("A pass")
    assert play.options("A") == ["final", "watch", "back"]
    play.do("A watch", "B place 1", "C place 1", "D place 1")
    assert (play.open(), play.options("A")) == ({"A": "bullet"}, ["stay"])
    assert play.ask("A").clock == "bullet"
    play.give("A", "pass.change", "final").do("A stay", "B place 1", "C place 1", "D place 1")
    assert play.open() == {"B": "turn"}
    play.give("A", "pass.change", "watch").do("B place 1", "C place 1", "D pass")
    assert play.open() == {"A": "bullet"}


@pytest.mark.rule("MC-15.8", "MC-3.15")
@pytest.mark.parametrize(("cards", "mobsters", "asked"), [((3,), 0, False), ((3,), 1, True), ((3, 2), 0, True), ((), 3, False)])
def test_a_bullet_is_asked_for_when_it_is_publicly_possible(cards: tuple[int, ...], mobsters: int, asked: bool) -> None:
    play = city("action", watch="A", mobsters={"A": mobsters}, hands={"A": cards})
    assert ("A" in play.open()) is asked


@pytest.mark.rule("MC-15.8", "MC-3.12")
def test_a_raid_makes_the_setting_void() -> None:
    play = city("action", {1: "A A B"}, watch="B", hands={"A": (25,), "B": (3,)})
    assert "pass.change" in play.standing("B")
    play.do("A text 1").let_veto()
    assert (play.player("B").watch, "pass.change" in play.standing("B")) == (False, False)


@pytest.mark.rule("MC-3.20")
def test_a_player_out_of_actions_is_not_asked_for_a_bullet() -> None:
    play = city("action", watch="A", hands={"A": (3, 2)}, prepare=lambda state: setattr(state.players[0], "actions", 60))
    assert play.open() == {"B": "turn"}


@pytest.mark.rule("MC-15.12", "MC-3.15")
@pytest.mark.parametrize(("mobsters", "piles", "pile", "discarded"), [(1, {5: "A B"}, 5, [3]), (1, {}, 1, [3]), (0, {}, 0, [6, 3])])
def test_the_action_after_a_bullet_has_a_default(mobsters: int, piles: dict[int, str], pile: int, discarded: list[int]) -> None:
    play = city("action", piles, watch="A", mobsters={"A": mobsters}, hands={"A": (3, 6, 7)})
    play.do("A 3").clock()
    if pile:
        assert play.pile(pile).endswith("A")
    assert sorted(play.state.discard) == sorted(discarded)  # the newest card is 7, its option is that of 6


@pytest.mark.rule("MC-15.7", "MC-15.9")
def test_questions_that_depend_on_hidden_cards_are_always_asked() -> None:
    play = city("evaluate:2", {2: "A"}, hands={"A": (2, 7)})
    play.do("A stay")
    assert (play.open(), play.options("A")) == ({"A": "hired_killer"}, ["stop", "card:2"])
    play = city("evaluate:2", {2: "A"}, hands={"A": (6, 7)})
    play.do("A stay")
    assert play.options("A") == ["stop"]
    play = city("evaluate:2", {2: "A"})
    play.do("A stay")
    assert play.halted  # without cards everybody knows that he cannot
    play = city("evaluate:6", {6: "A"}, hands={"A": (6, 7)})
    assert play.options("A") == ["stop"]
