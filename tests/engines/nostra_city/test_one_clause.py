"""Clauses of Nostra City that the long examples play among many others, each by itself (NC-4.1 to 4.4, 4.8, 10.3, 12.17, 19.3, 20.3)."""

import pytest

from engines.nostra_city.components import DISTRICTS, MATCHES
from engines.table import IllegalAnswer
from tests.engines.nostra_city.harness import Play, table

OTHERS = ("bruno | | 5 5", "enzo | | 5 5")


@pytest.mark.rule("NC-4.1", "NC-4.4")
@pytest.mark.parametrize("district", sorted(DISTRICTS))
def test_a_collecting_is_of_a_kind_that_its_district_shows(district: str) -> None:
    areas, traffics = {"staten_island", "brooklyn", "queens", "bronx"}, {"gambling", "drugs", "prostitution"}
    play = table(f"gisella | {district}", *OTHERS).do("A gisella")
    kinds = [option.rpartition(":")[2] for option in play.options("A") if option != "cancel"]
    assert set(kinds) <= areas | traffics and kinds == list(MATCHES[district])
    shown = [kind for kind in (*sorted(areas), *sorted(traffics)) if kind in district]
    assert set(shown) <= set(kinds)
    with pytest.raises(IllegalAnswer):
        play.game.answer(play.ask("A").id, f"start:{district}:{next(iter((areas | traffics) - set(kinds)))}")


@pytest.mark.rule("NC-4.2", "NC-4.3")
def test_a_collecting_uses_one_free_gangster_and_one_free_district() -> None:
    play = table("gisella marco/ lucia | bronx_drugs queens_drugs brooklyn_drugs/", *OTHERS, notes="5 5", fixed=True)
    assert play.options("A") == ["end", "gisella", "lucia"]
    assert (play.view(None).players[0].free_gangsters, play.view(None).players[0].used_gangsters) == (2, 1)
    play.do("A lucia")
    assert {option.partition(":")[0] for option in play.options("A")} == {"bronx_drugs", "queens_drugs", "cancel"}
    play.do("A bronx_drugs:bronx")
    assert play.free("A") == ["gisella"]
    assert play.player("A").districts == {"bronx_drugs": False, "queens_drugs": True, "brooklyn_drugs": False}


def shared(*answers: str) -> Play:
    play = table("gisella | bronx_drugs", "bruno | queens_drugs", "enzo | brooklyn_drugs", notes="5 20G 50I", fixed=True)
    return play.do("A gisella", "A bronx_drugs:drugs", *answers)


@pytest.mark.rule("NC-4.8")
@pytest.mark.parametrize(
    ("answers", "banks"),
    [(("A 5", "A 20G"), ("50I", "5", "20G")), (("A", "A 50I"), ("5 20G", "", "50I")), (("A", "A"), ("5 20G 50I", "", ""))],
)
def test_shares_and_the_rest_go_into_the_banks(answers: tuple[str, ...], banks: tuple[str, ...]) -> None:
    play = shared(*answers)
    assert tuple(play.bank(letter) for letter in "ABC") == banks and play.state.collecting is None


@pytest.mark.rule("NC-D13")
def test_the_split_is_asked_for_each_owed_opponent_in_turn() -> None:
    play = shared()
    ask = play.ask("A")
    assert (play.open(), play.options("A")) == ({"A": "business.split"}, ["5", "20G", "50I"])
    assert (ask.least, ask.most, ask.secret, [play.short(option) for option in ask.options if option.id in ask.default]) == (
        0,
        1,
        True,
        ["5"],
    )
    play.do("A 20G")
    assert play.options("A") == ["5", "50I"]
    play.clock()
    assert (play.bank("A"), play.bank("B"), play.bank("C")) == ("50I", "20G", "5")


@pytest.mark.rule("NC-10.3", "NC-D16")
def test_a_bid_is_made_by_a_free_gangster() -> None:
    play = table("gisella marco/ lucia | | 5 5", *OTHERS, begin="meeting").clock("A").clock("B").clock("C")
    assert (play.open(), play.options("A"), play.ask("A").default) == ({"A": "meeting.gangster"}, ["end", "gisella", "lucia"], ("end",))
    play.do("A lucia", "A 1", "A 5")
    assert play.free("A") == ["gisella"] and play.options("A") == ["end", "gisella"]
    play.do("A gisella", "A 2", "A 5")
    assert play.free("A") == [] and play.open() == {"B": "meeting.gangster"}  # without a Note or a Gangster nobody is asked


@pytest.mark.rule("NC-V2", "NC-V3")
def test_the_story_tells_how_many_notes_a_collecting_brought_and_to_whom() -> None:
    play = shared("A 5", "A")
    play.game.end()
    story = play.view(None).story
    assert story is not None
    (told,) = story.months[0].collectings
    assert (told.seat, told.kind, told.drawn, told.given, told.betrayed) == (0, "drugs", 3, {1: 1, 2: 0}, {2: 1})


@pytest.mark.rule("NC-11.3")
def test_a_bid_is_shown_with_its_lowest_note_first() -> None:
    play = table("gisella || 5 10I 20G", "bruno || 5", "enzo", begin="meeting").clock("A").clock("B").clock("C")
    play.do("A gisella", "A 1", "A 20G,5,10I", "B bruno", "B 1", "B 5")
    assert [told["notes"] for told in play.notices_of("bid-shown")] == [("5", "10I", "20G"), ("5",)]


@pytest.mark.rule("NC-12.17")
def test_after_the_election_the_other_auctions_are_resolved() -> None:
    play = table(
        "gisella", "vincenzo", "rocco", begin="auctions", month=3, street="limousine underboss racehorse yacht",
        bids=["A gisella 1 5", "B vincenzo 2 10I", "C rocco 3 10G", "A salvatore 4 20I"],
    ).do("A", "B", "B A")  # fmt: skip
    assert [told["space"] for told in play.notices_of("auction")] == [1, 2, 3] and play.open() == {"C": "meeting.keep"}
    play.do("C", "A")
    assert [(told["space"], told["seat"]) for told in play.notices_of("won")] == [(1, "A"), (2, "B"), (3, "C"), (4, "A")]
    assert [player.title for player in play.state.players] == ["consigliere", "underboss", "primo_capo"]


@pytest.mark.rule("NC-19.3", "NC-20.3")
@pytest.mark.parametrize(("banks", "richest"), [(("5 5 5", "10I 10G", "5"), "B"), (("50I", "10I 10G 10I", "20I 20G"), "A")])
def test_full_of_cash_goes_by_value_and_counts_at_once(banks: tuple[str, str, str], richest: str) -> None:
    play = table(*[f"{one} || {bank}" for one, bank in zip(("gisella", "bruno", "enzo"), banks, strict=True)], begin="final", month=6)
    cash = [told["seat"] for told in play.notices_of("bonus") if told["bonus"] == "full_of_cash"]
    assert cash == [richest]
    gained = [[told["seat"] for told in play.notices_of("bonus")].count(letter) for letter in "ABC"]
    assert play.respect() == [2 * number for number in gained] and gained["ABC".index(richest)] >= 1


PILE = "10I 20I 10G 20G"


@pytest.mark.rule("NC-18.1")
def test_the_corruption_pile_is_shuffled_before_it_is_turned_up() -> None:
    plays = [table("gisella", "bruno", "enzo", month=3, begin="reception", corruption=PILE, kept=(), seed=seed) for seed in range(12)]
    orders = [" ".join(told["note"] for told in play.notices_of("verdict-note")) for play in plays]
    assert {" ".join(sorted(order.split())) for order in orders} == {" ".join(sorted(PILE.split()))} and len(set(orders)) > 6


@pytest.mark.rule("NC-18.4")
def test_after_the_first_verdict_all_piles_are_shuffled_into_one() -> None:
    plays = [table("gisella", "bruno", "enzo", month=3, begin="reception", corruption=PILE, seed=seed) for seed in range(3)]
    decks = [play.state.note_deck for play in plays]
    assert sorted(decks[0]) == sorted(decks[1]) == sorted(decks[2]) and len({tuple(deck) for deck in decks}) == 3


@pytest.mark.rule("NC-V9")
def test_the_notes_that_enzo_sees_are_random() -> None:
    seen = set()
    for seed in range(30):
        play = table("enzo | | 50G", *OTHERS, begin="trial", corruption="10I 20I 10G", seed=seed).do("A enzo", "A 50G")
        seen |= {told["notes"] for told in play.notices_of("pile-notes", to="A")}
    assert {frozenset(pair) for pair in seen} == {frozenset(pair) for pair in (("10I", "20I"), ("10I", "10G"), ("20I", "10G"))}


@pytest.mark.rule("NC-22.9")
def test_the_new_vendetta_deck_is_shuffled() -> None:
    discard = ["wrath", "contract", "arson", "stick_up"]
    drawn = set()
    for seed in range(12):
        play = table(
            "gisella | bronx_drugs", "bruno | queens_drugs brooklyn_drugs", "enzo", fixed=True, notes="raid", only_vendetta=True, seed=seed,
            prepare=lambda state: setattr(state, "vendetta_discard", list(discard)),
        )  # fmt: skip
        play.do("A gisella", "A bronx_drugs:drugs")
        drawn |= {tuple(play.player("B").hand)}
    assert len(drawn) > 4
