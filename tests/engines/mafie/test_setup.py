"""Set-up: players, tokens, cards and options (MF-1, MF-2, MF-11, MF-12, MF-13; vectors S)."""

from collections import Counter
from typing import Any

import pytest

import engines
from engines.mafie import RULEBOOK, Mafie, MafieOptions
from engines.mafie.components import CARDS, TOKENS
from engines.table import BadSetup
from tests.engines.mafie.harness import T10, numbers, town


def deal(seats: int, seed: int = 1, **options: Any) -> Mafie:
    table = engines.start("mafie", seats=seats, options=options, seed=seed)._table
    assert isinstance(table, Mafie)
    return table


def tokens(table: Mafie) -> Counter[str]:
    return Counter(seat.token for seat in table.state.seats)


def refused(seats: int, **options: Any) -> str:
    with pytest.raises(BadSetup) as refusal:
        engines.start("mafie", seats=seats, options=options, seed=1)
    return refusal.value.text.key


@pytest.mark.rule("MF-1.1")
@pytest.mark.parametrize("seats", [0, 5, 22, 100])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    assert refused(seats) == "setup-seats"


@pytest.mark.rule("MF-1.2", "MF-1.4", "MF-1.5", "MF-2.2", "MF-1.6")
@pytest.mark.parametrize("seats", range(6, 22))
def test_each_seat_gets_one_token_of_the_row(seats: int) -> None:
    row = TOKENS[seats]
    assert tokens(deal(seats)) == {"mafia": row.mafia, "agent": 1, "police": row.police}


@pytest.mark.rule("MF-1.4")
def test_six_seats_have_one_mafioso_and_one_agent() -> None:
    assert tokens(deal(6)) == {"mafia": 1, "agent": 1, "police": 4}


@pytest.mark.rule("MF-12.1", "MF-12.2")
def test_without_an_agent_there_is_one_more_policeman() -> None:
    assert tokens(deal(21, kids_no_agent=True)) == {"mafia": 5, "police": 16}


@pytest.mark.rule("MA-14.8")
def test_four_sizes_may_play_with_a_mafioso_more_or_fewer() -> None:
    """Those that come nearer to even by it."""
    changed = {seats: tokens(deal(seats, fair_tokens=True)) - tokens(deal(seats)) for seats in TOKENS}
    assert {seats: dict(more) for seats, more in changed.items() if more} == {
        11: {"mafia": 1},
        18: {"police": 1},
        20: {"police": 1},
        21: {"police": 1},
    }
    assert tokens(deal(11, fair_tokens=True)) == {"mafia": 3, "agent": 1, "police": 7}
    assert tokens(deal(21, fair_tokens=True, kids_no_agent=True)) == {"mafia": 4, "police": 17}


@pytest.mark.rule("MA-14.8")
def test_a_record_from_before_the_option_is_dealt_by_the_rulebook() -> None:
    game = engines.start("mafie", seats=11, seed=3)
    before = game.record.model_dump(mode="json")
    del before["options"]["fair_tokens"]
    again = engines.replay(type(game.record).model_validate(before))
    assert again.view(None) == game.view(None)


@pytest.mark.rule("MF-1.3")
def test_the_deal_is_random_and_follows_from_the_seed() -> None:
    hands = [tuple(seat.token for seat in deal(8, seed).state.seats) for seed in range(40)]
    assert len(set(hands)) > 20
    assert hands[7] == tuple(seat.token for seat in deal(8, 7).state.seats)
    where = Counter(hand.index("agent") for hand in hands)
    assert len(where) >= 6


@pytest.mark.rule("MF-1.7")
def test_the_basic_game_is_the_default_and_has_no_cards() -> None:
    table = deal(10)
    assert not table.state.card_set
    assert all(seat.card == 0 for seat in table.state.seats)


@pytest.mark.rule("MF-2.1")
def test_clockwise_is_ascending_and_skips_the_eliminated() -> None:
    table = town(T10, living="1 3 7 10").town
    assert [table.clockwise(seat) for seat in (0, 2, 6, 9, 4)] == [2, 6, 9, 0, 6]


@pytest.mark.rule("MF-2.3")
def test_everyone_reads_the_own_token_and_nobody_elses() -> None:
    play = town(T10)
    assert [play.notices_of("mf-role", seat) for seat in (1, 2, 4)] == [[{"token": "agent"}], [{"token": "mafia"}], [{"token": "police"}]]
    for seat in range(1, 11):
        view = play.view(seat)
        assert [one.seat + 1 for one in view.seats if one.token] == [seat]
        assert view.me is not None and view.me.token == play.state.seats[seat - 1].token
    assert not any(one.token for one in play.view(None).seats)


@pytest.mark.rule("MF-13.1", "MF-13.3", "MF-37.1")
@pytest.mark.parametrize(
    ("seats", "cards", "action", "neutral"),
    [(12, [1, 2, 7], 3, 9), (21, "auto", 5, 16), (14, [14, 15, 16], 3, 11), (6, "auto", 1, 5), (8, "auto", 2, 6), (16, "auto", 4, 12)],
)
def test_neutral_cards_fill_up_to_one_card_a_seat(seats: int, cards: Any, action: int, neutral: int) -> None:
    table = deal(seats, extended=True, cards=cards)
    dealt = [seat.card for seat in table.state.seats]
    assert len(dealt) == seats
    assert dealt.count(17) == neutral
    assert sorted(card for card in dealt if card != 17) == list(table.state.card_set)
    assert len(table.state.card_set) == action


@pytest.mark.rule("MF-13.2")
def test_the_set_is_told_to_everyone() -> None:
    play = town(T10, {5: 1, 6: 7})
    assert play.notices_of("mf-set") == [{"cards": ("card:1", "card:7"), "neutral": 8}]
    assert play.view(None).card_set == (1, 7)


@pytest.mark.rule("MF-13.5")
def test_everyone_reads_the_own_card_and_nobody_elses() -> None:
    play = town(T10, {5: 1, 1: 7})
    assert play.notices_of("mf-card", 5) == [{"card": "card:1", "effective": True}]
    assert play.notices_of("mf-card", 1) == [{"card": "card:7", "effective": False}]
    assert [one.seat + 1 for one in play.view(5).seats if one.card] == [5]
    assert all(one.card_unshown for one in play.view(5).seats)


@pytest.mark.rule("MF-13.6", "MF-9.1")
@pytest.mark.parametrize("card", range(1, 18))
@pytest.mark.parametrize(("seat", "token"), [(1, "agent"), (2, "mafia"), (4, "police")])
def test_a_card_works_for_the_tokens_printed_on_it(card: int, seat: int, token: str) -> None:
    play = town(T10, {seat: card})
    assert bool(play.town.effective(seat - 1)) == (token in CARDS[card].users)


@pytest.mark.rule("MF-25.7")
def test_reverse_recruit_needs_eight_seats() -> None:
    assert refused(7, extended=True, cards=[5]) == "setup-reverse-seats"
    deal(8, extended=True, cards=[5])


@pytest.mark.rule("MF-34.1")
def test_new_gang_needs_fourteen_seats_and_all_three_cards() -> None:
    assert refused(13, extended=True, cards=[14, 15, 16]) == "setup-gang-seats"
    assert refused(16, extended=True, cards=[14, 15]) == "setup-gang-all"
    assert refused(13, extended=True, cards="gang") == "setup-gang-preset"
    deal(14, extended=True, cards=[14, 15, 16])


@pytest.mark.rule("MF-13.4")
def test_more_than_one_action_card_for_four_seats_is_warned_of() -> None:
    options = MafieOptions(extended=True, cards=(1, 2, 3, 4))
    deal(12, extended=True, cards=[1, 2, 3, 4])
    assert [text.args for text in RULEBOOK.warnings(12, options)] == [{"cards": 4, "advised": 3}]
    assert RULEBOOK.warnings(16, options) == ()
    assert RULEBOOK.warnings(12, MafieOptions()) == ()


@pytest.mark.parametrize(("seats", "cards"), [(14, (14, 15, 16)), (16, (1, 14, 15, 16)), (20, (1, 7, 14, 15, 16))])
def test_the_gang_preset(seats: int, cards: tuple[int, ...]) -> None:
    assert deal(seats, extended=True, cards="gang").state.card_set == cards


def test_the_random_preset_draws_one_card_for_four_seats() -> None:
    drawn = [deal(seats, seed, extended=True, cards="random").state.card_set for seats in (6, 7, 13, 21) for seed in range(30)]
    assert all(len(set(cards)) == len(cards) and set(cards) <= set(range(1, 14)) for cards in drawn)
    assert {len(cards) for cards in drawn[:60]} == {1} and {len(cards) for cards in drawn[90:]} == {5}
    assert all(5 not in cards for cards in drawn[:60])
    assert {card for cards in drawn for card in cards} == set(range(1, 14))


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (10, {"cards": [1]}, "setup-cards-basic"),
        (10, {"cards": "gang"}, "setup-cards-basic"),
        (10, {"extended": True, "cards": [0]}, "setup-card-unknown"),
        (10, {"extended": True, "cards": [17]}, "setup-card-unknown"),
        (10, {"extended": True, "cards": [1, 1]}, "setup-card-twice"),
        (6, {"extended": True, "cards": [1, 2, 3, 4, 6, 7, 8]}, "setup-cards-many"),
        (16, {"extended": True, "gang_recognition": True}, "setup-recognition"),
        (16, {"gang_recognition": True}, "setup-recognition"),
        (10, {"decoys": False, "night_length": "prompt"}, "setup-prompt"),
        (10, {"extended": 1}, "setup-option"),
        (10, {"extended": "true"}, "setup-option"),
        (10, {"decoys": None}, "setup-option"),
        (10, {"final_tie": "coin"}, "setup-option"),
        (10, {"extended": True, "cards": ["1"]}, "setup-option"),
        (10, {"extended": True, "cards": [True]}, "setup-option"),
        (10, {"unknown": True}, "setup-option"),
    ],
)
def test_options_that_do_not_fit_are_refused(seats: int, options: dict[str, Any], key: str) -> None:
    assert refused(seats, **options) == key


@pytest.mark.rule("MF-2.4")
def test_commander_is_shown_before_the_role_swap_and_both_before_round_one() -> None:
    play = town(T10, {4: 6, 5: 4})
    play.do("4 keep")
    keys = play.sequence()
    assert keys.index("commander") < keys.index("swap-shown") < keys.index("swap-none") < keys.index("round")


@pytest.mark.rule("MF-2.4", "MF-13.9")
def test_the_cards_of_the_start_need_no_decision_to_be_shown() -> None:
    play = town(T10, {4: 6, 5: 4})
    assert play.names() == {"start.role_swap"}
    assert play.options("role_swap", 4) == {"pass", *numbers("1 2 3 5 6 7 8 9 10")}


@pytest.mark.rule("MF-12.5")
def test_the_theme_changes_no_question_and_no_result() -> None:
    plain, themed = (engines.start("mafie", seats=9, options={"kids_theme": theme}, seed=5) for theme in (False, True))
    for _ in range(60):
        assert [(ask.id, ask.options) for ask in plain.asks] == [(ask.id, ask.options) for ask in themed.asks]
        plain.expire()
        themed.expire()
    assert plain.notices == themed.notices and plain.outcome == themed.outcome
