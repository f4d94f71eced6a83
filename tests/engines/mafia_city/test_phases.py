"""The seven locations, phase III, phase IV, the end and the Policeman beyond the worked examples (MC-4, MC-6 to MC-9, MC-14)."""

import pytest

from engines.mafia_city.state import CityState
from tests.engines.mafia_city.harness import city

# ---- locations


@pytest.mark.rule("MC-6.1", "MC-6.4")
def test_the_cell_does_not_count_and_opens_even_without_control() -> None:
    play = city("evaluate:1", cell="A B B")
    assert (play.halted, play.cell, play.vp("A", "B")) == (True, "", (0, 0))
    assert play.notices_of("nobody") == [{"location": 1, "seats": ()}]
    play = city("evaluate:1", {1: "A"}, cell="B B")
    assert [told["seat"] for told in play.notices_of("control")] == ["A"]


@pytest.mark.rule("MC-6.5", "MC-4.8")
def test_the_prison_effect_is_optional_and_reaches_evaluated_piles() -> None:
    play = city("evaluate:1", {1: "A", 5: "B C"}, marked=(5,))
    assert play.options("A") == ["nobody", "location:1", "location:5"]
    play.do("A 5")
    assert play.options("A") == ["token:5:1", "token:5:2", "back"]
    play.do("A back nobody")
    assert (play.halted, play.cell) == (True, "")


@pytest.mark.rule("MC-6.9", "MC-6.10", "MC-10.14")
def test_the_contract_holds_where_the_figure_has_gone() -> None:
    play = city("evaluate:2", {2: "A", 7: "C B"}, hands={"A": (1, 2)})
    play.do("A 7 1 7:2")
    assert (play.pile(7), play.reserve("B"), play.state.killer, play.cards("A")) == ("C", (5,), 7, (1,))
    assert play.halted  # one token is enough


@pytest.mark.rule("MC-6.8", "MC-10.14")
def test_without_a_token_at_the_figure_there_is_no_contract() -> None:
    play = city("evaluate:2", {2: "A"}, hands={"A": (1,)}, killer=3)
    play.do("A stay")
    assert play.halted


@pytest.mark.rule("MC-6.12")
def test_the_fight_club_gives_a_token_to_its_controller() -> None:
    play = city("evaluate:3", {3: "A A B"}, reserve={"A": 2, "B": 2})
    assert (play.vp("A", "B"), play.reserve("A", "B")) == ((1, 0), (1, 2))
    assert city("evaluate:3", {3: "A"}, reserve={"A": 0}).notices_of("tough") == []
    assert city("evaluate:3").notices_of("tough") == []


@pytest.mark.rule("MC-6.14", "MC-6.15", "MC-14.3")
def test_the_policeman_changes_hands() -> None:
    play = city("evaluate:4", {4: "B"}, policeman="A")
    assert (play.state.policeman, play.notices_of("policeman")) == (1, [{"seat": "B"}])
    assert ("look" in play.standing("B"), "look" in play.standing("A")) == (True, False)
    assert city("evaluate:4", {4: "B"}, policeman="B").notices_of("policeman") == []


@pytest.mark.rule("MC-6.17")
def test_the_business_district_may_cost_an_old_card() -> None:
    play = city("evaluate:5", {5: "A"}, hands={"A": (14,)}, deck=(1, 2, 7))
    assert play.options("A") == ["card:1", "card:2", "card:7", "card:14"]
    assert play.ask("A").default == ("card:7",)
    play.do("A 14")
    assert (play.player("A").cards, play.state.discard) == ([1, 2, 7], [14])


@pytest.mark.rule("MC-6.17", "MC-1.14")
def test_an_empty_deck_gives_fewer_cards() -> None:
    play = city("evaluate:5", {5: "A"}, deck=())
    assert (play.halted, play.notices_of("draws")) == (True, [{"seat": "A", "n": 0}])
    play = city("evaluate:5", {5: "A"}, deck=(2,))
    assert (play.halted, play.state.discard, play.cards("A")) == (True, [2], (0,))  # his only card: everybody knows which answer he has


@pytest.mark.rule("MC-6.17")
@pytest.mark.parametrize("hand", [(14,), (14, 19)])
def test_the_business_district_forces_no_discard_without_a_draw(hand: tuple[int, ...]) -> None:
    """R27: with deck and discard pile empty the controller may discard, and keeps all his cards by default."""
    play = city("evaluate:5", {5: "A"}, hands={"A": hand}, deck=(), options={"rulings": 2})
    assert play.options("A") == ["spare", *(f"card:{card}" for card in hand)] and play.ask("A").default == ("spare",)
    play.do("A spare")
    assert (play.player("A").cards, play.state.discard, play.halted) == (list(hand), [], True)
    play = city("evaluate:5", {5: "A"}, hands={"A": hand}, deck=(), options={"rulings": 2})
    play.do("A 14")
    assert (play.player("A").cards, play.state.discard) == (list(hand[1:]), [14])


@pytest.mark.rule("MC-6.17")
def test_a_record_from_before_that_ruling_discards_the_only_card_unasked() -> None:
    """R27: its options do not name the rulings."""
    play = city("evaluate:5", {5: "A"}, hands={"A": (14,)}, deck=())
    assert (play.player("A").cards, play.state.discard, play.halted) == ([], [14], True)


@pytest.mark.rule("MC-6.4")
def test_a_mafioso_of_this_round_stays_in_the_cell_or_leaves_it_by_the_option() -> None:
    """R24: B sat there when the round began, C came in this round; the beginning of the next round counts C as well."""

    def came(state: CityState) -> None:
        state.cell.append(2)

    before = city("evaluate:2", cell="B", prepare=came)
    play = city("evaluate:1", cell="B", prepare=came, options={"cell_same_round": False})
    freed = [play.player(letter).mobsters - before.player(letter).mobsters for letter in "BC"]
    assert (play.cell, freed) == ("C", [1, 0])
    assert city("evaluate:1", cell="B", prepare=came).cell == ""  # a record from before the option
    for same, due in ((False, 1), (True, 2)):
        view = city("evaluate:2", cell="B", prepare=came, options={"cell_same_round": same}).view(None)
        assert (view.cell_same_round, view.due) == (same, due)
    after = city("evaluate:1", cell="B", prepare=came, options={"cell_same_round": False}).view(None)
    assert after.due == 1, "C leaves in a later round"
    assert city("rounds", cell="B", prepare=came, options={"cell_same_round": False}).state.jailed == 2


@pytest.mark.rule("MC-6.20", "MC-10.13")
def test_one_plus_one_is_enough() -> None:
    play = city("evaluate:6", {6: "A"}, hands={"A": (4, 9)})
    play.do("A 4")
    assert (play.vp("A"), play.halted, play.state.today.extra) == ((2,), True, [0])


@pytest.mark.rule("MC-6.24", "MC-6.23")
def test_an_empty_town_hall_calls_the_mayor_back() -> None:
    play = city("evaluate:7", mayor="B")
    assert (play.state.mayor, play.view(None).locations[6].mayor) == (None, True)


@pytest.mark.rule("MC-4.6", "MC-6.21")
def test_a_deal_breaks_a_tie_at_town_hall() -> None:
    play = city("evaluate:7", {7: "A B"}, hands={"B": (45,)})
    play.do("B 45")
    assert (play.vp("B"), play.state.mayor) == ((1,), 1)


# ---- phase III


@pytest.mark.rule("MC-7.4")
def test_without_a_mayor_players_decide_clockwise_from_the_starting_player() -> None:
    play = city("strategy", {2: "C A B D"}, starting="C")
    for letter in "CDAB":
        assert play.open() == {letter: "strategy.withdraw"}
        play.do(f"{letter} -")
    assert play.halted


@pytest.mark.rule("MC-7.3", "MC-D24")
@pytest.mark.parametrize(("pile", "first"), [("A B C", "C"), ("A B", "A"), ("D A B", "D")])
def test_a_silent_mayor_names_the_first_clockwise_from_the_starting_player(pile: str, first: str) -> None:
    play = city("strategy", {2: pile}, starting="C", mayor="C")
    assert set(play.options("C")) == {f"seat:{'ABCD'.index(letter)}" for letter in pile.split()}
    assert play.ask("C").default == (f"seat:{'ABCD'.index(first)}",)
    assert play.clock().open() == {first: "strategy.withdraw"}


@pytest.mark.rule("MC-7.1", "MC-7.9")
def test_without_a_mayor_locations_go_by_number() -> None:
    play = city("strategy", {2: "B A", 5: "A"}, starting="C")
    assert play.options("A") == ["token:2:2"]
    play.do("A 2:2", "B -", "A 5:1")
    assert ([told["location"] for told in play.notices_of("withdraw-at")], play.pile(2), play.pile(5)) == ([2, 5], "B", "")
    assert play.halted


@pytest.mark.rule("MC-7.8", "MC-6.7")
def test_nobody_leaves_the_cell_in_phase_three() -> None:
    play = city("strategy", {2: "B"}, cell="A A")
    assert play.open() == {"B": "strategy.withdraw"}
    play.do("B -")
    assert (play.halted, play.cell) == (True, "AA")


@pytest.mark.rule("MC-7.2", "MC-7.3", "MC-6.22")
def test_the_mayor_names_locations_and_players_himself_too() -> None:
    play = city("strategy", {2: "B A", 5: "A C", 6: "C"}, mayor="C")
    assert play.options("C") == ["location:2", "location:5", "location:6"]
    play.do("C 5")
    assert play.options("C") == ["seat:0", "seat:2"]
    play.do("C C", "C 5:2", "A -")
    assert play.options("C") == ["location:2", "location:6"]
    play.clock()
    assert (play.state.current, play.view(None).undecided) == (2, (0, 1))
    play.clock().clock()
    assert play.pile(2) == "BA"


@pytest.mark.rule("MC-7.5")
def test_all_own_tokens_may_be_withdrawn() -> None:
    play = city("strategy", {2: "A B A"})
    before = play.mobsters("A")[0]
    play.do("A 2:1,2:3")
    assert (play.pile(2), play.mobsters("A")) == ("B", (before + 2,))


# ---- the end


@pytest.mark.rule("MC-9.1", "MC-9.2")
def test_exactly_one_has_reached_the_target() -> None:
    play = city("end", vp={"A": 12, "B": 13}).on()
    assert (play.winners, play.reason) == ("B", "target")
    assert city("end", vp={"A": 12}).on().reason == "goes_on"


@pytest.mark.rule("MC-9.3", "MC-9.4")
@pytest.mark.parametrize(
    ("vp", "given", "reason"),
    [
        ((13, 14), {}, "points"),
        ((13, 13), {"reserve": {"A": 3, "B": 2}}, "reserve"),
        ((13, 13), {"hands": {"B": (1,)}}, "cards"),
        ((13, 13), {"mayor": "B"}, "mayor"),
        ((13, 13), {"starting": "B"}, "order"),
    ],
)
def test_ties_are_broken_in_order(vp: tuple[int, int], given: dict[str, object], reason: str) -> None:
    play = city("end", vp={"A": vp[0], "B": vp[1]}, **given).on()  # type: ignore[arg-type]
    assert (play.winners, play.reason) == ("B", reason)
    story = play.view(None).story
    assert story is not None
    assert (story.ranking[:2], story.scores[1], story.reason) == ((1, 0), vp[1], reason)
    assert [(told["place"], told["seat"]) for told in play.notices_of("score")][:2] == [(1, "B"), (2, "A")]


@pytest.mark.rule("MC-9.5")
def test_a_point_starts_the_count_of_idle_rounds_again() -> None:
    play = city("rounds", seats=3, hands={})
    while play.state.round < 3:
        play.clock()
    assert play.state.idle == 2
    play.do(f"{next(iter(play.open()))} place 5")
    while play.state.round == 3:
        play.clock()
    assert (play.state.idle, play.state.round) == (0, 4)
    play.idle()
    # the token stays on 5 and gains a point each round: the game ends by points
    assert play.reason == "target"


# ---- the Policeman


@pytest.mark.rule("MC-14.1", "MC-14.2", "MC-15.11", "MC-3.18")
def test_the_holder_looks_at_any_time_as_often_as_he_likes() -> None:
    play = city("action", {3: "A"}, policeman="B", passed="B", hands={"A": (5, 14), "C": (2, 7)})
    play.give("B", "look", "C").do("A text").give("B", "look", "A").give("B", "look", "A")
    assert play.notices_of("looks", "D") == [{"seat": "B", "victim": "C"}, {"seat": "B", "victim": "A"}, {"seat": "B", "victim": "A"}]
    assert play.notices_of("looked", "B")[0] == {"victim": "C", "cards": (2, 7)}
    assert play.notices_of("looked", "D") == play.notices_of("looked", "A") == []
    assert [option.id for option in play.standing("B")["look"].options] == ["seat:0", "seat:2", "seat:3"]
    assert play.open() == {"A": "informer.token"}
    assert "look" not in play.standing("A")


@pytest.mark.rule("MC-14.3")
def test_the_power_ends_with_the_figure() -> None:
    play = city("evaluate:4", policeman="B")
    assert all("look" not in play.standing(letter) for letter in "ABCD")


# ---- what the engine does without asking


@pytest.mark.rule("MC-15.9", "MC-4.4")
def test_the_last_location_needs_no_choice() -> None:
    assert city("location", mayor="C", marked=(1, 2, 3, 4, 5, 7)).halted
    assert city("location", mayor="C", marked=(1, 2, 3, 4, 5)).options("C") == ["location:6", "location:7"]


@pytest.mark.rule("MC-1.14")
def test_the_discard_pile_is_shuffled_at_once_when_the_last_card_is_drawn() -> None:
    play = city("draw", vp={"A": 1, "B": 1}, deck=(1, 2, 3, 4), discard=(5, 6, 7))
    assert (len(play.state.deck), play.state.discard) == (3, [])
    orders = {tuple(city("draw", vp={"A": 1, "B": 1}, deck=(1, 2, 3, 4), discard=(5, 6, 7), seed=seed).state.deck) for seed in range(40)}
    assert len(orders) == 6
    play = city("draw", deck=(1, 2), discard=())
    assert play.cards("A", "B", "C", "D") == (0, 1, 1, 0)  # both are empty: the others draw nothing


def test_a_pass_is_shown_in_the_action_phase_only() -> None:
    play = city("rounds", {1: "A"}, seats=3)
    play.do("A pass", "B place 2")
    assert [player.passed for player in play.view(None).players] == [True, False, False]
    play.idle_until("strategy.withdraw")
    assert not any(player.passed for player in play.view(None).players)
