"""A whole March with three players, played through from VW1 to the First Verdict: NC-E59 to E69."""

import pytest

from tests.engines.nostra_city.harness import Play, table


def march() -> Play:
    return table(
        "gisella marco teresa | brooklyn_drugs new_jersey | 20I 10I 10G 5 5",
        "bruno massimo ornella | bronx_drugs | 10I 10G 5 5 | stick_up",
        "francesca lucia silvio | queens_gambling | 10I 10G 5 5 | wrath",
        month=3, marker=5, street="nypd underboss yacht nina", corruption="10I 20I 5",
        notes="10I raid 20G", vendetta="anthony_gota contract", deck="gold_watch limousine racehorse", random=["5"],
    )  # fmt: skip


def business(play: Play) -> Play:
    play.do("B pass", "C pass").do("A gisella")
    assert play.options("A") == ["brooklyn_drugs:drugs", "cancel"]  # NYPD forbids Areas
    play.do("A brooklyn_drugs:drugs", "B pass", "C pass")
    return play


def betray(play: Play) -> Play:
    play.do("A", "A").do("B stick_up", "C pass").do("B A")
    return play.passes()


def bid(play: Play) -> Play:
    play.passes().do("B end").passes().do("C silvio", "C queens_gambling:gambling").passes()
    play.on().clock().passes()
    play.do("A marco", "A 1", "A 20I,10G", "A teresa", "A 2", "A 10I", "A end").passes()
    play.do("B bruno", "B 1", "B 10G", "B massimo", "B 2", "B 5", "B end").passes()
    return play.do("C lucia", "C 4", "C 20G,5", "C end")


@pytest.mark.rule("NC-23.1", "NC-23.2", "NC-4.13", "NC-5.1", "NC-22.2", "NC-1.9", "NC-21.1")
def test_e59_a_collecting_under_nypd_and_the_raid() -> None:
    play = march()
    assert play.respect() == [1, 0, 0]
    assert play.open() == {"B": "vendetta.window", "C": "vendetta.window"}
    business(play)
    assert play.notices_of("count") == [{"seat": "A", "kind": "drugs", "n": 2}]
    assert play.notices_of("drawn") == [{"seat": "A", "n": 1}]
    assert play.notices_of("laid-out") == [{"seat": "A", "card": "gota"}] and play.respect() == [2, 0, 0]
    assert "gota" in play.free("A")


@pytest.mark.rule("NC-6.2", "NC-6.4", "NC-23.1", "NC-23.4", "NC-1.3")
def test_e60_a_betrayal_and_a_stick_up() -> None:
    play = business(march())
    play.do("A", "A")
    assert play.player("B").hand == ["stick_up", "contract"]
    assert play.open() == {"B": "vendetta.window", "C": "vendetta.window"} and play.view(None).window is not None
    play.do("B stick_up", "C pass").do("B A")
    assert play.bank("A") == "5 10I 10I 10G 20I" and play.bank("B") == "5 5 5 10I 10G"
    assert play.open() == {"B": "vendetta.window", "C": "vendetta.window"}
    play.passes()
    assert play.view(None).turn == 1 and play.open() == {"B": "business.gangster"}  # A has no further legal Collecting


@pytest.mark.rule("NC-4.7", "NC-23.1", "NC-4.18")
def test_e61_nobody_is_owed() -> None:
    play = betray(business(march()))
    play.passes().do("B end").passes().do("C silvio", "C queens_gambling:gambling").passes()
    assert play.halted and play.bank("C") == "5 5 10I 10G 20G"
    assert [told["seat"] for told in play.notices_of("betrayed")] == ["B"]


@pytest.mark.rule("NC-10.1", "NC-10.2", "NC-10.5", "NC-10.6")
def test_e62_the_bids() -> None:
    play = bid(betray(business(march())))
    assert (play.bank("A"), play.bank("B"), play.bank("C")) == ("5 10I", "5 5 10I", "5 10I 10G")
    assert [play.free(who) for who in "ABC"] == [["gota"], ["ornella"], ["francesca"]]


@pytest.mark.rule("NC-10.9", "NC-22.8", "NC-23.1", "NC-23.4", "NC-23.8")
def test_e63_a_contract_before_the_auctions() -> None:
    play = bid(betray(business(march())))
    assert {told["space"] for told in play.notices_of("bid-at")} == {1, 2, 4}
    assert play.window().point == "VW4"
    play.do("B contract", "C pass")
    assert play.options("B") == ["gisella", "gota", "francesca", "silvio", "cancel"]
    assert {bid.space for player in play.view(None).players for bid in player.bids} == {1, 2, 4}
    assert play.view(None).aim == "contract"
    play.do("B gisella")
    assert play.view(None).aim is None
    assert play.state.removed == ["agnello_gisella"] and play.open() == {"C": "vendetta.window"}


def contract(play: Play) -> Play:
    return bid(betray(business(play))).do("B contract", "C pass", "B gisella").passes()


@pytest.mark.rule("NC-12.2", "NC-12.3", "NC-12.14", "NC-12.15", "NC-10.10", "NC-1.9")
def test_e64_and_e65_the_investigation_and_the_election() -> None:
    play = contract(march())
    assert [told["money"] for told in play.notices_of("bid-shown")] == [30_000, 20_000, 10_000, 5_000]
    assert play.respect() == [6, 0, 0]
    assert play.open() == {"A": "title.consigliere"}
    play.do("A C")
    assert [told["cause"] for told in play.notices_of("betrayed")] == ["business"]
    assert play.player("B").title == "primo_capo"
    assert play.respect() == [6, 1, 2]
    assert len(play.notices_of("discarded")) == 4  # three Notes at space 1, two at space 2, from four bids


def auctions(play: Play) -> Play:
    return contract(play).do("A C").do("C 20G")


@pytest.mark.rule("NC-11.1", "NC-11.2", "NC-11.5", "NC-13.1", "NC-1.6")
def test_e66_one_bidder_and_none() -> None:
    play = auctions(march())
    assert play.halted and play.state.street == ["", "", "yacht", ""]
    assert play.bank("C") == "5 10I 10G 20G" and "nina" in play.free("C")
    assert [told["cause"] for told in play.notices_of("betrayed")] == ["business"]


def trial(play: Play) -> Play:
    auctions(play).on().passes().do("A gota", "A 10I").passes()
    play.do("B ornella", "B 10I", "B left").passes()
    return play.do("C nina", "C 5", "C end")


@pytest.mark.rule("NC-15.1", "NC-15.2", "NC-15.4", "NC-15.5")
def test_e67_the_bribes() -> None:
    play = trial(march())
    assert play.halted and play.field == 4 and play.notices_of("briber") == []
    assert (play.bank("A"), play.bank("B"), play.bank("C")) == ("5", "5 5", "10I 10G 20G")
    assert play.view(None).corruption == 6


@pytest.mark.rule("NC-17.2", "NC-17.4", "NC-17.5", "NC-17.6", "NC-17.8", "NC-18.1", "NC-18.4")
def test_e68_and_e69_reception_and_first_verdict() -> None:
    play = trial(march()).on().passes()
    assert play.state.street == ["gold_watch", "limousine", "yacht", "racehorse"] and play.state.month == 4
    assert all(all(player.gangsters.values()) and all(player.districts.values()) for player in play.state.players)
    assert play.notices_of("guilt") == []
    assert sorted(told["note"] for told in play.notices_of("verdict-note")) == ["10I", "10I", "10I", "20I", "5", "5"]
    assert play.field == -2 and play.state.marker == 8 and play.respect() == [6, 1, 2]
    assert play.state.corruption == [] and play.state.note_discard == [] and 0 in play.state.note_deck
    assert len(play.state.note_deck) + sum(play.banks()) == 53


@pytest.mark.rule("NC-17.5")
def test_a_space_stays_empty_when_the_street_deck_is() -> None:
    play = table(
        "gisella", "bruno", "enzo", begin="reception", street="- limousine - yacht", prepare=lambda state: state.street_deck.clear()
    )
    assert (play.state.street, play.notices_of("street")) == (["", "limousine", "", "yacht"], [])


@pytest.mark.rule("NC-12.13", "NC-17.7")
@pytest.mark.parametrize(("month", "comes"), [(1, False), (2, True)])
def test_the_underboss_comes_from_february_on(month: int, comes: bool) -> None:
    play = table("gisella", "bruno", "enzo", begin="reception", month=month, titles_out=False, street="- limousine - yacht")
    assert ("underboss" in play.state.street, play.state.titles_out) == (comes, comes)
