"""The worked examples about Auctions, Investigations and Titles: NC-E19 to E30, E58."""

from typing import Any

import pytest

from tests.engines.nostra_city.harness import Play, table


def auction(*bids: str, street: str = "new_jersey limousine racehorse yacht", **more: Any) -> Play:
    """A, B, C bid by Gangsters without an Ability for it, or those named in ``bids``."""
    return table(
        "gisella salvatore | | ", "vincenzo carmela | | ", "rocco claudia | | ", begin="auctions", bids=bids, street=street, **more
    )


@pytest.mark.rule("NC-11.3", "NC-11.4", "NC-13.1")
def test_e19_a_tie_for_the_highest_blocks_lower_bids() -> None:
    play = auction("A gisella 1 20I,10I", "B vincenzo 1 10I,10G,10I", "C rocco 1 20G")
    assert play.state.street[0] == "new_jersey" and play.notices_of("won") == []
    assert play.notices_of("tied") == [{"space": 1, "seats": ("A", "B")}]
    assert len(play.state.note_discard) == 6
    assert play.hands() == [1, 1, 1]


@pytest.mark.rule("NC-11.3", "NC-11.6", "NC-8.3", "NC-1.9")
def test_e20_lucia_wins_the_tie() -> None:
    play = auction("A lucia 1 20I,10I", "B vincenzo 1 10I,10G,10I", "C rocco 1 20G")
    assert play.notices_of("won") == [{"seat": "A", "space": 1, "card": "new_jersey"}]
    assert play.player("A").districts == {"new_jersey": True} and play.respect() == [1, 0, 0]
    assert len(play.state.note_discard) == 6


@pytest.mark.rule("NC-11.3", "NC-11.7", "NC-21.2")
def test_e21_bruno_adds_ten_thousand() -> None:
    play = table("bruno", "vincenzo", "rocco", begin="auctions", bids=["A bruno 4 20I", "B vincenzo 4 20I,5"])
    assert [told["money"] for told in play.notices_of("bid-shown")] == [30_000, 25_000]
    assert play.notices_of("won") == [{"seat": "A", "space": 4, "card": "yacht"}] and play.respect()[0] == 2
    assert len(play.state.note_discard) == 3


@pytest.mark.rule("NC-11.2", "NC-D19")
def test_e22_a_single_bidder_keeps_one_note() -> None:
    play = auction("A gisella 4 50I")
    assert play.open() == {"A": "meeting.keep"} and play.ask("A").default == (play.ask("A").options[0].id,)
    play.do("A 50I")
    assert (play.bank("A"), play.state.note_discard) == ("50I", [])
    play = auction("A gisella 4 5,10I,20I").do("A 20I")
    assert play.bank("A") == "20I" and play.notices_of("discarded") == []
    assert play.notices_of("discarded-hidden") == [{"seat": "A", "n": 2}] and play.view("B").note_top is None
    assert auction("A gisella 4 5,10I,20I").clock().bank("A") == "20I"
    assert auction("A gisella 4 5,10I,20I").do("A").bank("A") == ""


@pytest.mark.rule("NC-11.2", "NC-21.2")
@pytest.mark.parametrize(("gangster", "kept"), [("tommaso", 3), ("renata", 1)])
def test_e23_tommaso_keeps_all_and_renata_adds_nothing(gangster: str, kept: int) -> None:
    play = table(gangster, "vincenzo", "rocco", begin="auctions", bids=[f"A {gangster} 4 5,10I,20I"]).clock()
    assert len(play.player("A").bank) == kept and play.halted


@pytest.mark.rule("NC-12.1", "NC-12.2", "NC-12.3", "NC-12.6", "NC-12.8", "NC-V7")
def test_e24_an_investigation_is_bought_off_together() -> None:
    play = auction("A gisella 1 20I", "B vincenzo 1 10I", "C rocco 1 10G", street="nypd limousine racehorse yacht")
    assert play.notices_of("price") == [{"card": "nypd", "sum": 40_000, "price": 40_000, "paid": True}]
    assert play.player("A").investigations == ["nypd"] and play.respect() == [1, 0, 0]
    assert len(play.state.note_discard) == 3 and play.view(None).active == ()
    assert [told["seat"] for told in play.notices_of("betrayed")] == ["B", "C"]


@pytest.mark.rule("NC-12.3", "NC-21.2")
def test_lucia_wins_a_tied_investigation() -> None:
    play = auction("A gisella 1 20I", "B lucia 1 20G", street="nypd limousine racehorse yacht")
    assert play.player("B").investigations == ["nypd"] and play.respect() == [0, 1, 0]


@pytest.mark.rule("NC-12.4", "NC-13.1")
def test_e25_a_tie_takes_the_investigation_out_of_the_game() -> None:
    play = auction("A gisella 1 20I", "B vincenzo 1 20I", street="nypd limousine racehorse yacht")
    assert play.state.removed == ["nypd"] and play.state.street[0] == "" and play.respect() == [0, 0, 0]
    assert [told["seat"] for told in play.notices_of("betrayed")] == ["A", "B"]


@pytest.mark.rule("NC-12.5", "NC-12.6")
def test_e26_too_little_for_an_investigation() -> None:
    play = auction("A gisella 1 10I", "B lucia 1 10G", street="nypd limousine racehorse yacht")
    assert play.keys().count("tied") == play.keys().count("ability") == 0  # who bid most is of no account
    bids = ["A marco 1 20I,5", "B vincenzo 1 10I"]
    play = auction("A gisella 1 20I,5", "B vincenzo 1 10I", street="nypd limousine racehorse yacht")
    assert play.state.street[0] == "nypd" and len(play.state.note_discard) == 3
    play = table("marco", "vincenzo", "rocco", begin="auctions", street="nypd limousine racehorse yacht", bids=bids)
    assert play.open() == {"A": "ability.take_back"}
    play.clock()
    assert play.bank("A") == "20I" and play.notices_of("took-back") == [{"seat": "A", "note": "20I"}]
    assert len(play.state.note_discard) == 2


@pytest.mark.rule("NC-12.3", "NC-12.6")
def test_e27_one_bidder_pays_the_whole_investigation() -> None:
    play = auction("A gisella 1 50I", street="dea limousine racehorse yacht")
    assert play.respect()[0] == 1 and play.bank("A") == "" and len(play.state.note_discard) == 1
    play = table("renata", "vincenzo", "rocco", begin="auctions", street="dea limousine racehorse yacht", bids=["A renata 1 50I"])
    assert play.bank("A") == "50I" and play.respect()[0] == 1 and play.state.note_discard == []


def election(*, vendetta: str = "wrath") -> Play:
    play = table(
        "gisella", "vincenzo", "rocco", "enzo",
        begin="auctions", month=3, street="underboss limousine racehorse yacht", vendetta=vendetta,
        bids=["A gisella 1 20I", "B vincenzo 2 5", "C rocco 2 10I", "D enzo 2 10G,5"],
    )  # fmt: skip
    return play.do("A", "A C", "C D")


@pytest.mark.rule("NC-11.8", "NC-12.13", "NC-12.14", "NC-12.15", "NC-12.16", "NC-12.17", "NC-13.1", "NC-13.2", "NC-1.8")
def test_e28_the_election() -> None:
    play = election()
    assert play.respect() == [3, 0, 2, 3]  # D: Primo Capo and the Limousine
    assert [(told["seat"], told["cause"]) for told in play.notices_of("betrayed")] == [("B", "election"), ("B", "meeting")]
    assert play.hands() == [0, 2, 0, 0]
    assert play.keys().index("title") < play.keys().index("won", play.keys().index("title"))


@pytest.mark.rule("NC-13.2")
def test_e28_a_title_saves_a_lost_bid() -> None:
    play = table(
        "gisella", "vincenzo", "rocco", "enzo", begin="auctions", month=3, street="underboss limousine racehorse yacht",
        bids=["A gisella 1 20I", "B vincenzo 2 5", "D enzo 3 10I", "C rocco 3 20I"],
    ).do("A", "A C", "C D", "B")  # fmt: skip
    assert [told["seat"] for told in play.notices_of("betrayed")] == ["B"] and play.notices_of("betrayed")[0]["cause"] == "election"
    assert play.notices_of("won")[-1]["seat"] == "C" and play.respect() == [3, 2, 4, 1]


@pytest.mark.rule("NC-13.2", "NC-22.2")
def test_e29_atlantic_city_is_a_gained_card() -> None:
    play = election(vendetta="atlantic_city")
    assert [told["cause"] for told in play.notices_of("betrayed")] == ["election"] and play.hands() == [0, 0, 0, 0]


@pytest.mark.rule("NC-12.15", "NC-12.16", "NC-D21", "NC-D22")
def test_e30_three_players_have_three_titles() -> None:
    play = table("gisella", "vincenzo", "rocco", begin="auctions", month=3, street="underboss limousine racehorse yacht",
                 bids=["A gisella 1 20I"]).do("A")  # fmt: skip
    assert play.options("A") == ["B", "C"] and play.ask("A").default == ("seat:1",)
    play.do("A C")
    assert [player.title for player in play.state.players] == ["underboss", "primo_capo", "consigliere"]
    assert play.notices_of("betrayed") == []


@pytest.mark.rule("NC-12.1", "NC-12.2", "NC-12.4")
def test_e58_bruno_counts_for_an_investigation_too() -> None:
    play = table("bruno", "vincenzo", "rocco", begin="auctions", street="dea limousine racehorse yacht",
                 bids=["A bruno 1 10I", "B vincenzo 1 20I"])  # fmt: skip
    assert play.notices_of("price") == [{"card": "dea", "sum": 40_000, "price": 30_000, "paid": True}]
    assert play.state.removed == ["dea"] and play.notices_of("tied") == [{"space": 1, "seats": ("A", "B")}]
