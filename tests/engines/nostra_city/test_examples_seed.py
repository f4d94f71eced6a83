"""The worked examples NC-E1 to E10, from the rulebook itself."""

import pytest

from tests.engines.nostra_city.harness import Play, table


def bronx() -> Play:
    return table("gisella | bronx_drugs", "bruno | bronx_gambling", "lucia | queens_drugs", notes="10I 20G", fixed=True).do(
        "A gisella", "A bronx_drugs:bronx"
    )


@pytest.mark.rule("NC-4.1", "NC-4.2", "NC-4.3", "NC-4.4", "NC-4.5", "NC-4.6", "NC-4.7", "NC-4.8", "NC-6.1", "NC-6.2", "NC-D13", "NC-V2")
def test_e1_two_districts_of_the_bronx() -> None:
    play = bronx()
    assert play.notices_of("drawn") == [{"seat": "A", "n": 2}]
    assert play.notices_of("drew", to="A") == [{"notes": ("10I", "20G")}] and play.notices_of("drew", to="B") == []
    assert play.options("A") == ["10I", "20G"] and play.ask("A").most == 1
    play.do("A 10I")
    assert (play.bank("A"), play.bank("B"), play.hands()) == ("20G", "10I", [0, 0, 0])
    play = bronx().do("A")
    assert (play.bank("A"), play.bank("B"), play.hands()) == ("10I 20G", "", [0, 1, 0])
    assert play.notices_of("betrayed") == [{"seat": "B", "n": 1, "cause": "business"}]


def traffic(*, fixed: bool = False) -> Play:
    play = table("gisella | bronx_drugs", "bruno | queens_drugs brooklyn_drugs", "lucia | new_jersey", notes="10I 20G 5", fixed=fixed)
    return play.do("A gisella", "A bronx_drugs:drugs")


@pytest.mark.rule("NC-6.1", "NC-6.2", "NC-22.1", "NC-4.9", "NC-4.10")
@pytest.mark.parametrize(("given", "cards"), [("10I,5", 0), ("20G", 1), ("", 2)])
def test_e2_a_card_for_each_missing_note(given: str, cards: int) -> None:
    play = traffic(fixed=True).do(f"A {given}" if given else "A")
    assert play.hands() == [0, cards, 0]
    assert len(play.player("A").bank) == 3 - len(given.split(",") if given else [])


@pytest.mark.rule("NC-7.1", "NC-7.3", "NC-7.4", "NC-6.1", "NC-D14")
def test_e3_the_starting_player_card_instead_of_a_note() -> None:
    play = traffic().do("A 5")
    assert play.open() == {"A": "business.starting_card"} and play.options("A") == ["B"]
    play.do("A B")
    assert (play.hands(), play.bank("A"), play.state.starter) == ([0, 0, 0], "10I 20G", 1)
    assert play.view(None).order == (0, 1, 2) and play.view(None).turn == 1
    play.idle().on()
    assert play.view(None).order == (1, 2, 0) and play.state.phase == "meeting"


@pytest.mark.rule("NC-8.1", "NC-8.2", "NC-8.4", "NC-8.5", "NC-4.17", "NC-D11")
def test_e4_two_colours_and_atlantic_city() -> None:
    play = table(
        "gisella bruno lucia marco | queens_drugs new_jersey atlantic_city", "nina | bronx_drugs bronx_gambling bronx_prostitution", "enzo"
    )
    play.do("A gisella")
    starts = ["queens_drugs:queens", "queens_drugs:drugs", "new_jersey:staten_island", "new_jersey:queens", "cancel"]
    assert play.options("A") == starts
    play.do("A cancel", "A end").do("B nina")
    owed = {}
    for kind in ("bronx_gambling:gambling", "bronx_prostitution:prostitution", "bronx_drugs:drugs", "bronx_drugs:bronx"):
        other = table(
            "gisella | queens_drugs new_jersey atlantic_city", "nina | bronx_drugs bronx_gambling bronx_prostitution", "enzo", starter="B"
        )
        other.do("B nina", f"B {kind}")
        owed[kind.partition(":")[2]] = other.state.collecting.owed.get(0, 0) if other.state.collecting else 0
    assert owed == {"gambling": 1, "prostitution": 1, "drugs": 2, "bronx": 0}


@pytest.mark.rule("NC-8.2", "NC-4.5", "NC-4.7")
@pytest.mark.parametrize(("kind", "owed"), [("queens", 2), ("staten_island", 1)])
def test_e4_the_areas_are_owed_too(kind: str, owed: int) -> None:
    district = f"{kind}_gambling"
    play = table(f"gisella | {district}", "bruno | queens_drugs new_jersey atlantic_city", "enzo").do("A gisella", f"A {district}:{kind}")
    assert play.state.collecting and play.state.collecting.owed == {1: owed}


@pytest.mark.rule("NC-4.12", "NC-4.11")
def test_e5_two_collectings_at_most_from_two_districts() -> None:
    play = table("gisella bruno lucia | queens_drugs bronx_drugs", "nina", "enzo").do("A gisella", "A bronx_drugs:bronx", "A bruno")
    assert play.options("A") == ["queens_drugs:drugs", "cancel"]
    play.do("A queens_drugs:drugs")
    assert play.open() == {} or "A" not in play.open()


@pytest.mark.rule("NC-10.3", "NC-10.4", "NC-10.5", "NC-10.7", "NC-1.4", "NC-D16", "NC-V4", "NC-V5")
def test_e6_a_sealed_bid() -> None:
    play = table("gisella bruno | queens_drugs | 10I 5", "nina | | 5", "enzo | | 5", begin="meeting").clock()
    play.do("A bruno", "A 2", "A 10I")
    assert play.notices_of("bid", to="B") == [{"seat": "A", "gangster": "bruno", "n": 1}]
    assert play.free("A") == ["gisella"] and play.bank("A") == "5"
    (bid,) = play.view("B").players[0].bids
    assert (bid.gangster, bid.notes, bid.space, bid.kinds, bid.money) == ("baldini_bruno", 1, None, None, None)
    assert play.me("A").bids[0].space == 2


@pytest.mark.rule("NC-21.2", "NC-21.4", "NC-22.1", "NC-5.1")
def test_e7_gisella_and_the_raid() -> None:
    play = table("gisella | bronx_drugs | 5", "nina | | 5", "enzo | | 5", notes="raid").do("A gisella", "A bronx_drugs:bronx")
    assert play.hands() == [1, 0, 0] and play.notices_of("raid") == [{"seat": "A", "stops": True}]
    play = table("gisella | bronx_drugs | 5", "nina | | 5", "enzo | | 5", begin="trial", notes="raid").do("A gisella", "A 5")
    assert play.hands() == [0, 0, 0]


@pytest.mark.rule("NC-21.5", "NC-21.6", "NC-22.1", "NC-D8")
def test_e8_francesca_draws_one_more() -> None:
    def betrayed(francesca: str) -> Play:
        districts = "bronx_gambling"
        play = table("gisella | bronx_drugs", f"{francesca} | {districts}", "enzo", notes="10I 5", starter="C").do(
            "A gisella", "A bronx_drugs:bronx", "A"
        )
        assert play.notices_of("betrayed")[0]["n"] == 1
        return play

    play = betrayed("francesca")
    assert play.open() == {"B": "ability.react"}
    play.do("B use")
    assert play.hands()[1] == 2 and play.free("B") == []
    assert betrayed("francesca").do("B skip").hands()[1] == 1
    play = betrayed("francesca/")
    assert play.hands()[1] == 1 and "ability.react" not in play.open().values()


@pytest.mark.rule("NC-12.7", "NC-12.12")
def test_e9_irs_acts_from_the_next_month_on() -> None:
    play = table(
        "gisella | | 5 5", "nina | | 5", "enzo | | 10I", month=3, begin="reception", street="- limousine racehorse yacht", deck="irs"
    )
    assert play.halted and play.state.street[0] == "irs"
    assert play.banks() == [2, 1, 1]
    play.on().idle()
    assert play.state.month == 5 and play.banks() == [0, 0, 0]
    assert {note for told in play.notices_of("discarded") for note in told["notes"]} == {"5", "10I"}


@pytest.mark.rule("NC-12.8", "NC-12.11", "NC-21.7", "NC-11.10")
def test_e10_the_moment_of_the_trigger_counts_while_fbi_acts() -> None:
    play = table(
        "marco renata dario | | 5 5 5 5",
        "tommaso francesca | bronx_drugs | 5 5",
        "bruno lucia | | 50I 20I",
        street="gold_watch fbi racehorse yacht",
        begin="auctions",
        month=2,
        bids=["A marco 1 10I,10I", "C lucia 1 20G", "C bruno 2 50I,20I", "B tommaso 3 10G,20G"],
    )
    # space 1: Lucia wins no tie; FBI: Bruno adds nothing; space 3: Tommaso keeps all
    assert play.notices_of("tied") == [{"space": 1, "seats": ("A", "C")}]
    assert play.notices_of("took-back") == []
    assert [told["money"] for told in play.notices_of("bid-shown")] == [20_000, 20_000, 70_000]
    assert play.notices_of("won")[0]["card"] == "fbi" and play.notices_of("won")[1]["seat"] == "B"
    assert play.bank("B") == "5 5 10G 20G"
    # now Francesca works too; A gained nothing and is Betrayed; B gained a card
    assert [told["seat"] for told in play.notices_of("betrayed")] == ["A"]
