"""The worked examples MC-X9 to X19, X28, X40, X46 and X47: control, Secret Deals, what the locations do."""

import pytest

from tests.engines.mafia_city.harness import city


@pytest.mark.rule("MC-4.5", "MC-4.7", "MC-4.8", "MC-6.17", "MC-2.4")
def test_x9_the_lowest_token_decides_a_tie() -> None:
    play = city("evaluate:5", {5: "B A A B"}, hands={"B": (1, 3)})
    assert play.window == ""  # B could change nothing but what is his already
    assert (play.vp("A", "B"), play.cards("B")) == ((0, 1), (5,))
    assert len(play.options("B")) == 5
    play.do("B 1")
    assert (play.cards("B"), play.discarded, play.halted) == ((4,), 1, True)


@pytest.mark.rule("MC-5.1", "MC-5.2", "MC-5.4", "MC-5.5", "MC-5.6", "MC-5.9", "MC-5.11", "MC-6.14", "MC-10.26", "MC-15.2")
def test_x10_two_deals_of_one_play_have_a_chain_each() -> None:
    play = city("evaluate:4", {4: "A A B"}, hands={"A": (28, 29), "B": (45, 47, 7)})
    assert play.window == "AB"
    play.do("A none", "B 45,47")
    assert [one.number for one in play.view(None).in_play] == [45, 47]
    assert play.window == "A"
    play.do("A fists")
    # B has one card left: no window against the Fists; nobody has a card against the second Deal
    assert [told["seat"] for told in play.notices_of("cancelled")] == ["B"]
    assert [told["cards"] for told in play.notices_of("secret-deal")] == [(45,), (47,)]
    assert (play.window, play.options("B")) == ("B", ["none"])
    assert play.view(None).window is not None
    assert [deal.card for deal in play.view(None).deals] == [47]
    play.do("B -")
    assert (play.vp("A", "B"), play.state.policeman) == ((1, 0), 0)
    assert [player.policeman for player in play.view(None).players] == [True, False, False, False]
    assert play.discarded == 4


@pytest.mark.rule("MC-5.7")
@pytest.mark.parametrize(("cards", "controller"), [("45", "A"), ("45,47", "B")])
def test_x11_without_a_token_there_ties_are_lost(cards: str, controller: str) -> None:
    play = city("evaluate:2", {2: "A"}, hands={"B": (45, 47)})
    play.do(f"B {cards}")
    if play.window:
        play.do("B none")
    assert [told["seat"] for told in play.notices_of("control")] == [controller]


@pytest.mark.rule("MC-5.3", "MC-5.4", "MC-5.7")
def test_x12_among_the_absent_the_earlier_deal_decides() -> None:
    play = city("evaluate:5", {5: "A"}, hands={"B": (45, 46), "C": (47, 48, 7)})
    play.do("C 47,48", "B 45,46")
    # B is nearer to the starting player; what C chose is dropped
    play.let_veto()
    assert (play.cards("B", "C"), play.state.deals) == ((0, 3), [(1, 45), (1, 46)])
    assert (play.window, play.state.step) == ("C", "deal")  # with a third card C could win; two Deals alone would only tie
    play.do("C 47,48")
    assert (play.window, play.state.step, play.state.window and play.state.window.stage) == ("C", "deal", 3)
    play.do("C none")
    assert [told["seat"] for told in play.notices_of("control")] == ["B"]


@pytest.mark.rule("MC-5.9", "MC-15.2")
def test_x13_no_bidding_when_nobody_could_change_anything() -> None:
    hands = {"A": (1, 2, 3, 4, 5), "B": (6, 7), "C": (8, 9, 10, 11)}
    play = city("evaluate:1", {1: "A A A A"}, hands=hands)
    assert (play.window, play.open()) == ("", {"A": "prison"})
    play = city("evaluate:1", {1: "A A A A"}, hands={**hands, "C": (8, 9, 10, 11, 12)})
    assert play.window == "ABC"
    assert play.state.step == "deal"


@pytest.mark.rule("MC-4.6", "MC-6.12", "MC-6.13", "MC-5.10")
def test_x14_the_fight_club_tied_and_with_a_deal() -> None:
    play = city("evaluate:3", {3: "A B A B C"}, reserve={"A": 4, "B": 0, "C": 2}, mobsters={"A": 0, "B": 0, "C": 0})
    assert (play.vp("A", "B", "C"), play.reserve("A", "B", "C"), play.mobsters("A", "B", "C")) == ((0, 0, 0), (3, 0, 2), (1, 0, 0))
    assert play.notices_of("nobody") == [{"location": 3, "seats": ("A", "B")}]
    play = city("evaluate:3", {3: "A B A B C"}, hands={"A": (45,)}, reserve={"A": 4, "B": 1, "C": 2}, mobsters={"A": 0, "B": 0, "C": 0})
    play.do("A 45")
    assert (play.vp("A"), play.reserve("A", "B", "C"), play.mobsters("A", "B")) == ((1,), (3, 1, 2), (1, 0))


@pytest.mark.rule("MC-4.3", "MC-4.4", "MC-6.23", "MC-6.24", "MC-4.10", "MC-4.1")
def test_x15_a_tie_sends_the_mayor_home_in_mid_phase() -> None:
    play = city("location", {7: "A B B A", 2: "A"}, mayor="C", marked=(1, 3, 4))
    assert play.options("C") == ["location:2", "location:5", "location:6", "location:7"]
    play.do("C 7")
    assert (play.notices_of("nobody")[0]["seats"], play.state.mayor, play.notices_of("mayor-back")) == (("A", "B"), None, [{}])
    play.do("A stay")  # at the Harbour, without having been asked for a location
    assert [told["location"] for told in play.notices_of("location")] == [7, 2, 5, 6]
    assert sorted(play.state.marked) == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("MC-4.4", "MC-6.21", "MC-6.22")
def test_x16_a_new_mayor_chooses_at_once() -> None:
    play = city("location", {7: "A A C"}, mayor="C")
    play.do("C 7")
    assert (play.vp("A"), play.state.mayor) == ((1,), 0)
    assert play.options("A") == [f"location:{number}" for number in range(1, 7)]


@pytest.mark.rule("MC-6.2", "MC-6.3", "MC-6.4", "MC-6.5", "MC-6.7", "MC-10.17", "MC-10.19", "MC-15.1")
def test_x17_police_chief_in_the_prison_and_fists_against_him() -> None:
    play = city("evaluate:1", {1: "C A", 2: "A D"}, cell="A B B", vp={"C": 4}, hands={"C": (28, 29), "D": (14,)})
    assert play.notices_of("returned") == [{"seat": "A", "n": 1, "location": 1}, {"seat": "B", "n": 2, "location": 1}]
    assert (play.vp("C"), play.cell, play.mobsters("A", "B")) == ((5,), "", (5, 7))
    play.do("C 2 2:1")
    assert (play.window, play.options("D")) == ("D", ["pass", "card:14"])
    play.do("D 14", "C fists")
    assert (play.pile(2), play.cell) == ("D", "A")
    # A holds no card, so there is no case; with one there would be B (no token) or D to name
    assert play.halted


@pytest.mark.rule("MC-12.3", "MC-12.4")
def test_x17_the_case_that_follows() -> None:
    play = city("evaluate:1", {1: "C A", 2: "A D"}, hands={"A": (37,), "C": (28, 29)}, mobsters={"B": 11})
    play.let().do("C 2 2:1").let_veto()
    assert play.open() == {"A": "complicity"}
    play.do("A 37")
    assert play.options("A") == ["token:2:1", "back"]  # D alone has a token: taken silently


@pytest.mark.rule("MC-6.6", "MC-11.10")
def test_x18_an_unanswered_police_chief_leaves_the_point_and_the_release() -> None:
    play = city("evaluate:1", {1: "C A", 2: "A D"}, cell="A B B", vp={"C": 4}, hands={"C": (28, 29), "D": (14,)})
    play.let().do("C 2 2:1", "D 14", "C pass")
    assert (play.vp("C"), play.pile(2), play.cell, play.halted) == ((5,), "AD", "", True)
    assert play.notices_of("cancelled") == [{"seat": "C", "effect": "prison", "vetoes": 1}]


@pytest.mark.rule("MC-2.5", "MC-6.8", "MC-6.9", "MC-6.10", "MC-6.11", "MC-10.14", "MC-10.18")
def test_x19_the_walk_is_stopped_one_contract_too_the_next_one_works() -> None:
    play = city("evaluate:2", {2: "B A B"}, hands={"B": (1, 2, 7), "C": (20, 28, 29)})
    play.let()
    assert play.options("B") == ["stay", "location:1", "location:3", "location:7"]
    play.do("B 3")
    assert play.options("C") == ["pass", "card:20"]
    play.do("C 20").let_veto()
    assert (play.state.killer, play.open()) == (2, {"B": "hired_killer"})
    play.do("B 1 2:2", "C fists").let_veto()
    assert play.pile(2) == "BAB"
    play.do("B 2 2:2").let_veto()
    assert (play.pile(2), play.reserve("A"), play.halted) == ("BB", (5,), True)


@pytest.mark.rule("MC-5.8", "MC-6.16", "MC-4.9")
def test_x28_an_empty_police_station_calls_the_policeman_back() -> None:
    play = city("evaluate:4", policeman="B", hands={"A": (45,), "B": (46,)})
    assert (play.halted, play.state.policeman, play.vp("A", "B")) == (True, None, (0, 0))
    assert play.view(None).locations[3].policeman


@pytest.mark.rule("MC-9.1", "MC-9.2", "MC-4.11")
def test_x32_the_phase_is_played_to_its_end() -> None:
    play = city("location", {1: "A", 4: "D", 5: "D"}, vp={"A": 12, "D": 12}, marked=(2,))
    play.do("A nobody")
    play.idle()
    assert play.vp("A", "D") == (13, 14)
    play.on()
    assert (play.winners, play.reason) == ("D", "points")


@pytest.mark.rule("MC-9.3", "MC-9.4")
def test_x33_the_seat_decides_at_last() -> None:
    vp = {"A": 13, "B": 14, "C": 14, "D": 9}
    play = city("end", vp=vp, reserve={"B": 3, "C": 3}, hands={"B": (1, 2), "C": (3, 4)}, mayor="A", starting="D")
    play.on()
    assert (play.winners, play.reason) == ("B", "order")
    assert [player.place for player in play.view(None).players] == [3, 1, 2, 4]


@pytest.mark.rule("MC-5.4", "MC-10.1", "MC-10.2")
def test_x40_the_player_picks_which_deals_he_plays() -> None:
    play = city("evaluate:5", {5: "A B"}, hands={"B": (45, 48)})
    assert play.options("B") == ["none", "card:45", "card:48"]
    play.do("B 48")
    assert [told["seat"] for told in play.notices_of("control")] == ["B"]
    assert (play.state.discard, 45 in play.player("B").cards) == ([48], True)


@pytest.mark.rule("MC-5.3", "MC-5.6", "MC-5.7", "MC-5.9", "MC-5.11")
@pytest.mark.parametrize("last", [(2,), ()])
def test_x46_of_two_absent_players_the_first_uncancelled_deal_counts(last: tuple[int, ...]) -> None:
    play = city("evaluate:5", {5: "A"}, hands={"A": (28, 29), "B": (45, 46, 47, *last), "C": (48, 49)})
    play.do("A none", "B 45", "C none")
    assert play.window == ("AC")
    play.do("A fists").let_veto()
    play.do("C 48,49", "B none").let_veto()
    assert play.state.deals == [(2, 48), (2, 49)]
    if not last:
        assert play.window == ""  # two Deals more would only tie with C, whose Deals were earlier
        assert [told["seat"] for told in play.notices_of("control")] == ["C"]
        return
    assert play.window == "B"
    play.do("B 46,47")
    assert play.window == "B"
    play.do("B none")
    assert [(told["seat"], told["n"]) for told in play.notices_of("control")] == [("C", 2)]


@pytest.mark.rule("MC-5.10", "MC-6.13")
def test_x47_an_absent_player_ties_in_the_fight_club() -> None:
    play = city("evaluate:3", {3: "A"}, hands={"B": (45,)})
    play.do("B 45")
    assert (play.vp("A", "B"), play.reserve("A", "B")) == ((0, 0), (3, 3))
    assert play.notices_of("tough") == [{"seat": "A"}, {"seat": "B"}]
