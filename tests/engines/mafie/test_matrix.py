"""The interaction matrix 5.3: one test for each cell that has a ruling (X-row-column)."""

from collections.abc import Callable

import pytest

from tests.engines.mafie.harness import T10, T14, Play, lay, numbers, town

TESTED: list[str] = []

RULED = [
    "1-2",
    "1-3",
    "1-4",
    "1-6",
    "1-7",
    "1-8",
    "1-9",
    "1-10",
    "1-11",
    "1-12",
    "1-13",
    "2-3",
    "2-4",
    "2-5",
    "2-6",
    "2-7",
    "2-8",
    "2-9",
    "2-10",
    "2-11",
    "2-12",
    "2-13",
    "2-NG",
    "3-5",
    "3-6",
    "3-7",
    "3-8",
    "3-9",
    "3-11",
    "3-12",
    "3-13",
    "3-NG",
    "4-6",
    "4-8",
    "4-10",
    "4-11",
    "4-12",
    "4-13",
    "5-6",
    "5-7",
    "6-7",
    "6-8",
    "6-9",
    "6-10",
    "6-11",
    "6-12",
    "6-13",
    "6-NG",
    "7-8",
    "7-9",
    "7-10",
    "7-11",
    "7-12",
    "7-13",
    "7-NG",
    "8-9",
    "8-10",
    "8-11",
    "8-12",
    "8-13",
    "9-11",
    "9-13",
    "10-11",
    "10-12",
    "10-13",
    "11-12",
    "11-13",
    "11-NG",
    "12-13",
    "13-NG",
]


def cell(*names: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    TESTED.extend(names)
    return pytest.mark.rule("MF-13.12")


def at_dawn(victim: int, cards: dict[int, int], tokens: str = T10, **options: object) -> Play:
    return town(tokens, cards, begin="dawn", prepare=lambda state: setattr(state, "victim", victim - 1), **options)


def by_day(cards: dict[int, int], tokens: str = T10, **options: object) -> Play:
    return town(tokens, cards, begin="discussion", **options)


def recruited(cards: dict[int, int], recruit: int, kill: int) -> Play:
    """s2 recruits and the Mafia kill in the night of round 1; the town wakes."""
    play = town(T10, {2: 3, **cards}).clock().do(f"2 recruit:{recruit}")
    return play.do(f"2 kill:{kill}", f"3 kill:{kill}", f"{recruit} kill:{kill}").clock("hunch")


def condemned(seat: int, cards: dict[int, int], tokens: str = T10, **options: object) -> Play:
    play = town(tokens, cards, begin="vote", **options)
    voter = next(one for one in play.living() if one != seat)
    return play.ballot(f"{voter}>{seat}").clock("speech")


@cell("1-2")
def test_vest_is_asked_before_bandage_and_never_are_both_spent() -> None:
    play = at_dawn(5, {5: 1, 6: 2})
    assert play.names() == {"strike.vest"}
    play.do("5 vest")
    assert play.state.spent == [1] and not play.open("bandage")
    play.until("vote.first").ballot("1>5").clock("speech").do("6 bandage")
    assert 5 in play.living(), "a player whose Vest is spent can still be bandaged"


@cell("1-3")
def test_a_recruited_holder_keeps_the_vest() -> None:
    play = recruited({5: 1}, recruit=5, kill=4)
    play.clock("vest").until("vote.first").ballot("1>5").clock("speech")
    assert play.options("vest", 5) == {"pass", "card:1"}


@cell("1-4")
def test_vest_saves_from_the_commanders_tie_break() -> None:
    play = town(T10, {5: 4, 2: 1}, living="1 2 4 5 8", begin="vote").ballot("5>2 8>2 1>4 2>4")
    assert play.told("mf-speech") == [] and play.do("2 vest").told("mf-saved") == [{"seat": "2", "card": "card:1", "by": "2"}]


@cell("1-6", "2-6")
@pytest.mark.parametrize("card", [1, 2])
def test_an_agent_who_was_swapped_may_use_vest_and_bandage(card: int) -> None:
    play = town(T10, {1: card, 4: 6}).do("4 swap:1")
    assert play.town.can_use(0, card)


@cell("1-7", "2-7")
def test_a_saved_players_token_stays_hidden_till_it_is_tapped() -> None:
    play = at_dawn(3, {3: 1, 6: 7}).do("3 vest")
    assert play.view(None).seats[2].token is None
    assert play.do("6 tap:3").told("mf-tapped", 6) == [{"seat": "3", "token": "mafia"}]
    play = at_dawn(5, {8: 2, 6: 7}).do("8 bandage", "6 tap:5")
    assert play.told("mf-tapped", 6) == [{"seat": "5", "token": "police"}]


@cell("1-8", "2-8")
def test_nothing_strikes_who_hides() -> None:
    play = town(T10, {5: 1, 6: 11, 7: 2}, prepare=lambda state: lay(state, 8, 5)).clock()
    assert "5" not in play.options("victim", 2)
    play.until("day.ready")
    assert "5" not in play.options("corner_shot", 6)
    assert all("5" not in options for options in play.until("vote.first").open("vote.first").values())


@cell("1-9")
def test_safe_conduct_leaves_the_vest_holder_a_target() -> None:
    play = town(T10, {5: 1, 6: 9}, living="2 3 5 6", prepare=lambda state: lay(state, 9, 6))
    assert play.options("victim", 2) == {"5"}
    assert play.do("2 kill:5", "3 kill:5").clock("hunch").do("5 vest").living() == [2, 3, 5, 6]


@cell("1-10")
def test_arrest_comes_after_dawn() -> None:
    play = at_dawn(5, {5: 1, 6: 10})
    assert not play.open("opening")
    assert play.do("5 vest").options("opening", 6) == {"pass", "card:10"}


@cell("1-11", "2-11")
def test_a_corner_shot_is_stopped_by_bandage_not_by_vest() -> None:
    play = by_day({5: 1, 6: 11, 7: 2}).do("6 shoot:5")
    assert play.names() == {"strike.bandage"} and 5 not in play.open("bandage")
    play.do("7 bandage")
    assert 5 in play.living() and play.view(None).seats[4].token is None and play.state.spent == [11, 2]
    assert 5 not in by_day({5: 1, 6: 11}).do("6 shoot:5").living()


@cell("1-12", "2-12")
def test_a_kidnapped_player_may_use_vest_and_bandage() -> None:
    play = condemned(5, {5: 1}, prepare=lambda state: lay(state, 12, 5))
    assert play.do("5 vest").living() == list(range(1, 11))
    play = condemned(5, {6: 2}, prepare=lambda state: lay(state, 12, 6))
    assert play.do("6 bandage").living() == list(range(1, 11))


@cell("1-13", "2-13")
def test_a_last_shot_is_stopped_by_bandage_not_by_vest() -> None:
    play = at_dawn(7, {7: 13, 5: 1, 6: 2})
    play.do("7 accept").clock("bandage").do("7 shoot:5")
    assert play.names() == {"strike.bandage"}
    play.do("6 bandage")
    assert 5 in play.living() and 7 not in play.living() and len(play.living()) == 9
    play = at_dawn(7, {7: 13, 6: 2}).do("6 bandage")
    assert not play.open("last_shot") and play.town.can_use(6, 13)


@cell("2-3")
def test_a_recruited_holder_may_bandage_and_a_recruit_be_bandaged() -> None:
    play = recruited({6: 2}, recruit=6, kill=5)
    assert play.do("6 bandage").told("mf-saved") == [{"seat": "5", "card": "card:2", "by": "6"}]
    play = recruited({6: 2}, recruit=5, kill=4).clock("bandage").until("vote.first").ballot("1>5").clock("speech")
    assert play.do("6 bandage").last("mf-saved")["seat"] == "5"


@cell("2-4")
def test_bandage_saves_from_the_tie_break_and_the_commander_keeps_the_office() -> None:
    play = town(T10, {5: 4, 8: 2}, living="1 2 4 5 8", begin="vote").ballot("5>2 8>2 1>4 2>4").do("8 bandage")
    assert 2 in play.living()
    play = at_dawn(5, {5: 4, 8: 2}).do("8 bandage")
    assert play.view(None).commander == 4


@cell("2-5", "2-NG")
@pytest.mark.parametrize("card", [5, 14])
def test_who_is_bandaged_shows_neither_token_nor_card(card: int) -> None:
    play = at_dawn(5, {5: card, 6: 2}, T14).do("6 bandage")
    assert play.view(None).seats[4].token is None and play.view(None).seats[4].card is None and play.told("mf-out") == []


@cell("2-9", "2-10")
@pytest.mark.parametrize("card", [9, 10])
def test_a_protected_player_struck_by_a_shot_may_be_bandaged(card: int) -> None:
    play = by_day({6: 11, 7: 2}, prepare=lambda state: lay(state, card, 5)).do("6 shoot:5", "7 bandage")
    assert 5 in play.living() and play.view(None).seats[4].card_open == (card,)


@cell("3-5")
def test_a_reversed_mafioso_is_mafia_again_when_recruited() -> None:
    play = town(T10, {2: 5, 3: 3}).clock().do("3 recruit:2")
    assert play.me(2).allegiance == "mafia" and sorted(play.open("victim")) == [2, 3]
    assert "7" not in town(T10, {7: 5, 3: 3}).clock().options("night.recruit", 3)


@cell("3-6")
def test_recruit_follows_the_token_of_the_swap() -> None:
    assert not town(T10, {4: 6, 2: 3}).do("4 swap:2").clock().open("night.recruit")
    assert town(T10, {2: 6, 4: 3}).do("2 swap:4").clock().open("night.recruit") == {4: ["pass", *["5", "6", "7", "8", "9", "10", "1", "2"]]}


@cell("3-7")
def test_a_tap_sees_the_recruits_token() -> None:
    play = recruited({8: 7}, recruit=7, kill=4).do("8 tap:7")
    assert play.told("mf-tapped", 8) == [{"seat": "7", "token": "police"}]


@cell("3-8", "3-9")
@pytest.mark.parametrize("card", [8, 9])
def test_a_protected_player_may_be_recruited(card: int) -> None:
    play = town(T10, {2: 3, 7: card}, prepare=lambda state: lay(state, card, 7)).clock()
    assert "7" in play.options("night.recruit", 2) and "7" not in play.options("victim", 2)


@cell("3-11", "3-12", "3-13")
@pytest.mark.parametrize("card", [11, 12, 13])
def test_a_recruited_policeman_keeps_his_card(card: int) -> None:
    play = recruited({8: card}, recruit=8, kill=4).clock("last_shot")
    assert play.town.can_use(7, card)
    if card == 11:
        assert play.options("corner_shot", 8) == numbers("1 2 3 5 6 7 9 10")
    elif card == 12:
        assert play.options("opening", 8) == {"pass", *numbers("1 2 3 5 6 7 9 10")}
    else:
        assert len(play.until("vote.first").ballot("1>8").clock("speech").options("last_shot", 8)) == 9


@cell("3-NG")
def test_a_recruited_gang_member_stays_gang() -> None:
    play = town(T14, {2: 3, 5: 14, 6: 15, 7: 16}).clock().do("2 recruit:5")
    assert 5 in play.open("victim") and play.me(5).force == "gang" and play.me(5).allegiance == "mafia"


@cell("4-6")
def test_the_office_stays_with_the_seat_after_a_swap() -> None:
    play = town(T10, {4: 6, 2: 4}).do("4 swap:2")
    assert play.view(None).commander == 1 and play.sequence().index("commander") < play.sequence().index("swap")


@cell("4-8", "4-10", "4-12")
@pytest.mark.parametrize("card", [8, 10, 12])
def test_a_commander_without_a_vote(card: int) -> None:
    play = town(T10, {5: 4, 6: 8}, living="1 2 4 5 7 8", begin="vote", prepare=lambda state: lay(state, card, 5))
    assert play.last("mf-ballot")["voters"] == tuple("78124")
    play.ballot("7>1 8>4")
    assert sorted(play.suspects()) == [1, 4], "no tie-break"
    play.speeches()
    play.clock("final").clock("change").until("night.victim")
    assert play.last("mf-commander")["seat"] == "7"


@cell("4-11")
def test_a_commander_shot_from_the_corner() -> None:
    play = by_day({5: 4, 6: 11}).do("6 shoot:5")
    assert play.last("mf-commander") == {"seat": "6", "how": "passed"}


@cell("4-13")
def test_a_commander_shot_by_a_last_shot() -> None:
    play = at_dawn(7, {5: 4, 7: 13}).do("7 shoot:5")
    assert play.last("mf-commander") == {"seat": "6", "how": "passed"}
    assert list(play.until("vote.first").open("vote.first")) == [6]


@cell("5-6")
@pytest.mark.parametrize(("partner", "cards", "side"), [(2, {2: 5}, "mafia"), (4, {4: 5}, "police")])
def test_the_reversed_side_follows_the_new_token(partner: int, cards: dict[int, int], side: str) -> None:
    holder = 4 if partner == 2 else 3
    play = town(T10, {holder: 6, **cards}).do(f"{holder} swap:{partner}")
    assert play.me(partner).allegiance == side
    play = town(T10, {1: 5, 4: 6}).do("4 swap:1")
    assert play.me(1).allegiance == "mafia", "the former Agent has a Police token now, reversed"


@cell("5-7")
def test_a_tap_sees_the_token_of_a_reversed_player() -> None:
    assert by_day({2: 5, 6: 7}).do("6 tap:2").told("mf-tapped", 6) == [{"seat": "2", "token": "mafia"}]


@cell("6-7")
def test_a_tap_sees_the_present_token() -> None:
    play = town(T10, {4: 6, 8: 7}).do("4 swap:2").until("day.ready").do("8 tap:2")
    assert play.told("mf-tapped", 8) == [{"seat": "2", "token": "police"}]


@cell("6-8", "6-9", "6-10", "6-11", "6-12", "6-13", "6-NG")
@pytest.mark.parametrize("card", [8, 9, 10, 11, 12, 13, 14])
def test_the_partners_card_after_a_swap(card: int) -> None:
    for_police_only = card in (11, 12, 13)
    agent = town(T14, {5: 6, 1: card}).do("5 swap:1")
    assert agent.town.can_use(0, card), "an ex-Agent with a Police token"
    mafioso = town(T14, {2: 6, 1: card}).do("2 swap:1")
    assert mafioso.town.can_use(0, card) == (not for_police_only), "an ex-Agent with a Mafia token"
    policeman = town(T14, {2: 6, 7: card}).do("2 swap:7")
    assert policeman.town.can_use(6, card) == (not for_police_only)
    if card == 14:
        assert agent.town.force(0) == "gang"


@cell("7-8", "7-9", "7-10")
@pytest.mark.parametrize("card", [8, 9, 10])
def test_protected_players_may_be_tapped(card: int) -> None:
    play = by_day({6: 7}, prepare=lambda state: lay(state, card, 2)).do("6 tap:2")
    assert play.told("mf-tapped", 6) == [{"seat": "2", "token": "mafia"}]


@cell("7-11")
def test_tap_and_shot_come_first_served() -> None:
    assert not by_day({5: 7, 6: 11}).do("6 shoot:5").open("wiretap")
    play = by_day({5: 7, 6: 11}).do("5 tap:6", "6 shoot:5")
    assert play.told("mf-tapped", 5) == [{"seat": "6", "token": "police"}] and 5 not in play.living()


@cell("7-12")
def test_a_kidnapped_player_may_tap_and_be_tapped() -> None:
    assert by_day({5: 7}, prepare=lambda state: lay(state, 12, 5)).do("5 tap:2").told("mf-tapped", 5)
    assert by_day({5: 7}, prepare=lambda state: lay(state, 12, 2)).do("5 tap:2").told("mf-tapped", 5)


@cell("7-13")
def test_the_eliminated_cannot_tap_before_the_last_shot() -> None:
    play = at_dawn(7, {7: 13, 8: 7})
    assert play.names() == {"strike.last_shot"}
    play = town(T10, {7: 7, 8: 13}, begin="vote", kids_last_shot=True).ballot("1>7").clock("speech")
    assert play.names() == {"strike.last_shot"}


@cell("7-NG")
def test_a_tap_shows_no_gang_card() -> None:
    play = by_day({5: 14, 8: 7}, T14).do("8 tap:5")
    assert play.told("mf-tapped", 8) == [{"seat": "5", "token": "police"}] and play.view(8).seats[4].card is None


@cell("8-9")
def test_hideout_and_safe_conduct_protect_two() -> None:
    def both(state: object) -> None:
        lay(state, 8, 6)
        lay(state, 9, 9)

    assert town(T10, {6: 8, 9: 9}, prepare=both).clock().options("victim", 2) == numbers("1 4 5 7 8 10")
    assert not town(T10, {6: 8, 9: 9}, living="2 6 9", prepare=both).open("victim")


@cell("8-10", "8-12", "10-12")
@pytest.mark.parametrize(("one", "other"), [(8, 10), (8, 12), (10, 12)])
def test_cards_that_take_votes_add_up(one: int, other: int) -> None:
    def both(state: object) -> None:
        lay(state, one, 2)
        lay(state, other, 9)

    play = town(T10, {3: 13}, living="2 9", begin="vote", prepare=both)
    assert play.told("mf-no-verdict") == [{"why": "nobody_can"}]
    same = by_day({8: 12}, prepare=lambda state: lay(state, one, 2)).do("8 kidnap:2") if other == 12 else None
    assert same is None or same.view(None).seats[1].card_open == (one, 12), "kidnapping him is allowed and adds nothing"


@cell("8-11", "8-13")
def test_a_hidden_player_is_never_a_target() -> None:
    assert "6" not in by_day({8: 11, 6: 8}, prepare=lambda state: lay(state, 8, 6)).options("corner_shot", 8)

    def prepare(state: object) -> None:
        lay(state, 8, 6)
        state.victim = 6

    assert "6" not in town(T10, {7: 13}, begin="dawn", prepare=prepare).options("last_shot", 7)


@cell("9-11", "10-11")
@pytest.mark.parametrize("card", [9, 10])
def test_safe_conduct_and_arrest_do_not_stop_a_corner_shot(card: int) -> None:
    assert 5 not in by_day({6: 11}, prepare=lambda state: lay(state, card, 5)).do("6 shoot:5").living()


@cell("9-13", "10-13")
@pytest.mark.parametrize("card", [9, 10])
def test_safe_conduct_and_arrest_do_not_stop_a_last_shot(card: int) -> None:
    play = condemned(7, {7: 13}, prepare=lambda state: lay(state, card, 5))
    assert 5 not in play.do("7 shoot:5").living()


@cell("11-12")
def test_a_kidnapped_player_may_shoot() -> None:
    assert 2 not in by_day({6: 11}, prepare=lambda state: lay(state, 12, 6)).do("6 shoot:2").living()


@cell("11-13")
def test_the_target_of_a_corner_shot_may_shoot_back() -> None:
    assert by_day({8: 11, 7: 13}).do("8 shoot:7", "7 shoot:8").living() == [1, 2, 3, 4, 5, 6, 9, 10]


@cell("11-NG", "13-NG")
def test_a_shot_gang_member_shows_token_and_card() -> None:
    assert by_day({5: 14, 8: 11}, T14).do("8 shoot:5").last("mf-out")["gang"] is True
    play = at_dawn(7, {5: 14, 7: 13}, T14).do("7 shoot:5")
    assert play.last("mf-out") == {"seat": "5", "token": "police", "gang": True, "cause": "last_shot"}


@cell("12-13")
def test_a_kidnapped_player_may_use_the_last_shot() -> None:
    play = condemned(7, {7: 13}, prepare=lambda state: lay(state, 12, 7))
    assert 2 not in play.do("7 shoot:2").living()


def test_every_cell_with_a_ruling_has_a_test() -> None:
    assert sorted(TESTED) == sorted(RULED)
