"""Abilities, Investigations and Revenge cards that no worked example plays, each with its exact trigger (tables 5.1, 5.4, 5.6)."""

import pytest

from engines.nostra_city.components import RAID
from tests.engines.nostra_city.harness import Play, table

OTHERS = ("nina | | 5", "tommaso | | 5")


@pytest.mark.rule("NC-21.2", "NC-5.4", "NC-1.12", "NC-D12", "NC-V16", "NC-V17")
def test_carmela_exchanges_one_drawn_note() -> None:
    def collect(notes: str) -> Play:
        play = table("carmela | bronx_drugs", "bruno | queens_drugs", "enzo", notes=notes, fixed=True)
        return play.do("A carmela", "A bronx_drugs:drugs")

    play = collect("5 10I 50G").do("A 5")
    assert play.options("A") == ["10I", "50G"] and play.view("B").note_top == "note_5"
    assert play.notices_of("exchanged", to="C") == [{"seat": "A", "note": "5"}] and play.notices_of("drew-one", to="B") == []
    play = collect("5 10I raid").do("A 5")
    assert play.options("A") == ["10I"] and play.notices_of("raid-single") == [{"seat": "A"}] and play.view(None).note_top == "police_raid"
    assert collect("5 10I").do("A").options("A") == ["5", "10I"]
    assert collect("5 raid 10I").open() == {"A": "ability.carmela"}  # after a Raid in the main draw too
    assert collect("raid").open() != {"A": "ability.carmela"}


@pytest.mark.rule("NC-22.10")
def test_carmela_may_exchange_the_only_note_of_a_tip_off() -> None:
    play = table("carmela | bronx_drugs", "bruno | queens_drugs | | tip_off", "enzo", notes="5 50G", fixed=True).passes()
    play.do("A carmela", "A bronx_drugs:drugs", "B tip_off").do("A 5")
    assert play.options("A") == ["50G"] and play.ask("A").most == 1


@pytest.mark.rule("NC-22.10", "NC-5.1")
def test_a_raid_before_a_tip_off_is_used_up_gives_nothing() -> None:
    play = table("vincenzo salvatore | bronx_drugs", "bruno | queens_drugs | | tip_off", "enzo", notes="raid 5", fixed=True).passes()
    play.do("A salvatore", "A bronx_drugs:drugs", "B tip_off")
    assert play.notices_of("drawn") == [{"seat": "A", "n": 0}] and play.hands()[1] == 1
    play = table("salvatore | bronx_drugs", "bruno | queens_drugs | | tip_off", "enzo", notes="10I 5 5", fixed=True).passes()
    play.do("A salvatore", "A bronx_drugs:drugs", "B tip_off")
    assert play.notices_of("drawn") == [{"seat": "A", "n": 1}]  # the cap covers Salvatore's Note


@pytest.mark.rule("NC-5.3", "NC-5.4", "NC-V17")
def test_dario_draws_a_note_or_the_raid() -> None:
    play = table("dario | | 5", *OTHERS, begin="trial", notes="50I").do("A dario", "A 5")
    assert play.bank("A") == "50I" and play.notices_of("drew-note") == [{"seat": "A"}] and play.notices_of("drew-one", to="B") == []
    play = table("dario | | 5", *OTHERS, begin="trial", notes="raid 50I").do("A dario", "A 5")
    assert play.bank("A") == "" and play.state.note_discard == [RAID] and play.notices_of("raid-single") == [{"seat": "A"}]


@pytest.mark.rule("NC-V9")
def test_enzo_looks_at_two_other_notes() -> None:
    play = table("enzo | | 50G", *OTHERS, begin="trial", corruption="10I 20I 10I").do("A enzo", "A 50G")
    (seen,) = play.notices_of("pile-notes", to="A")
    assert len(seen["notes"]) == 2 and "50G" not in seen["notes"] and play.notices_of("pile-notes", to="B") == []
    assert play.view(None).corruption == 4 and play.notices_of("pile-looked", to="C") == [{"seat": "A", "n": 2}]
    assert play.notices_of("ability", to="C") == [{"seat": "A", "gangster": "enzo"}]
    play = table("enzo | | 50G", *OTHERS, begin="trial", corruption="10I").do("A enzo", "A 50G")
    assert play.notices_of("pile-notes", to="A") == [{"notes": ("10I",)}]
    play = table("enzo | | 50G", *OTHERS, begin="trial").do("A enzo", "A 50G")
    assert play.notices_of("pile-looked") == []


@pytest.mark.rule("NC-1.14", "NC-15.1", "NC-D24", "NC-D25", "NC-V9")
def test_silvio_takes_before_he_places() -> None:
    play = table("silvio | | 5", *OTHERS, begin="trial", corruption="10I 50G", random=["50G"]).do("A silvio")
    assert play.open() == {"A": "ability.silvio"} and play.free("A") == ["silvio"]
    play.do("A take")
    assert play.free("A") == [] and play.options("A") == ["5", "50G"]  # committed: no Cancel
    assert play.ask("A").default == (play.ask("A").options[0].id,)
    assert play.notices_of("pile-note", to="A") == [{"note": "50G"}] and play.notices_of("pile-note", to="B") == []
    play.clock("A")
    assert play.bank("A") == "50G" and play.notices_of("bribe")[0]["n"] == 1 and play.view(None).corruption == 2
    play = table("silvio | | 5", *OTHERS, begin="trial", corruption="10I").do("A silvio", "A skip", "A cancel")
    assert play.free("A") == ["silvio"] and play.player("A").cancels == 1 and play.notices_of("pile-taken") == []


@pytest.mark.rule("NC-D27")
def test_ornella_is_not_offered_a_way_beyond_the_end() -> None:
    play = table("ornella | | 5", *OTHERS, begin="trial", marker=10).do("A ornella", "A 5")
    assert play.options("A") == ["left", "skip"]
    assert play.do("A left").field == 9
    play = table("ornella | | 5", *OTHERS, begin="trial", marker=-10).do("A ornella", "A 5")
    assert play.options("A") == ["right", "skip"] and play.do("A skip").field == -10


@pytest.mark.rule("NC-12.11", "NC-21.7", "NC-21.4")
def test_under_fbi_the_carbones_and_donatas_do_nothing() -> None:
    street = "fbi limousine racehorse yacht"
    play = table(
        "silvio ornella claudia | | 5 5 5",
        "massimo | | 5",
        "gisella || | contract stick_up shame_on_you",
        begin="trial",
        corruption="10I",
        street=street,
    )
    play.passes().do("A silvio", "A 5", "A ornella", "A 5", "A claudia", "A 5")
    assert play.open() == {"C": "vendetta.window"} and play.field == 4 and play.notices_of("ability") == []
    play.do("C shame_on_you", "C B")
    assert play.respect() == [0, -1, 0] and play.free("B") == ["massimo"]
    play = table("rocco | queens_drugs/", "bruno", "enzo", street=street)
    assert play.halted  # Rocco may not start with a Used District


@pytest.mark.rule("NC-4.13", "NC-12.10", "NC-12.8")
@pytest.mark.parametrize(
    ("street", "starts"),
    [
        ("dea limousine racehorse yacht", ["queens_drugs:queens", "bronx_prostitution:bronx", "bronx_prostitution:prostitution"]),
        ("vice_squad limousine racehorse yacht", ["queens_drugs:queens", "queens_drugs:drugs", "bronx_prostitution:bronx"]),
        ("nypd dea vice_squad yacht", []),
        (
            "us_attorney irs fbi yacht",
            ["queens_drugs:queens", "queens_drugs:drugs", "bronx_prostitution:bronx", "bronx_prostitution:prostitution"],
        ),
    ],
)
def test_bans_of_investigations_on_collecting(street: str, starts: list[str]) -> None:
    play = table("gisella marco | queens_drugs bronx_prostitution", "bruno", "enzo", street=street)
    if not starts:
        assert play.halted
    else:
        assert play.do("A marco").options("A") == [*starts, "cancel"]


@pytest.mark.rule("NC-22.11", "NC-21.6")
def test_broken_legs_and_arson_make_used() -> None:
    play = table("gisella || | broken_legs arson", "bruno marco/ | queens_drugs atlantic_city", "enzo/ | bronx_drugs", begin="trial")
    play.do("A broken_legs")
    assert play.free("B") == []  # the single target is taken without asking
    play.do("A arson")
    assert play.options("A") == ["queens_drugs", "bronx_drugs", "cancel"]
    play.do("A queens_drugs")
    assert play.player("B").districts == {"queens_drugs": False, "atlantic_city": True}
    assert play.state.vendetta_discard == ["broken_legs", "arson"] and play.notices_of("ability") == []


@pytest.mark.rule("NC-4.5", "NC-4.11")
def test_a_burnt_district_counts_but_cannot_be_used() -> None:
    play = table("gisella marco | queens_drugs bronx_drugs/", "bruno | brooklyn_drugs/", "enzo", fixed=True, notes="5 5 5")
    assert play.do("A gisella").options("A") == ["queens_drugs:queens", "queens_drugs:drugs", "cancel"]
    assert play.do("A queens_drugs:drugs").notices_of("count")[0]["n"] == 3


@pytest.mark.rule("NC-10.8", "NC-22.12", "NC-D6")
def test_the_fat_envelope_adds_notes_to_an_own_bid() -> None:
    play = table(
        "gisella | | 10I 20G 5 | fat_envelope", "bruno", "enzo",
        begin="auctions", bids=["A gisella 4 5", "A marco 3 5", "B bruno 4 10I"],
    )  # fmt: skip
    play.do("A fat_envelope")
    assert play.options("A") == ["3", "4", "cancel"]
    assert [option.text.args["space"] for option in play.ask("A").options[:-1]] == [3, 4]
    play.do("A 4")
    assert (play.ask("A").least, play.ask("A").most, play.options("A")) == (1, 2, ["5", "10I", "20G"]) and play.ask("A").secret
    play.do("A 20G,10I").do("A")
    assert play.notices_of("envelope") == [{"seat": "A", "space": 4, "n": 2}] and play.bank("A") == "5"
    assert [told["money"] for told in play.notices_of("bid-shown")] == [35_000, 20_000]
    play = table("gisella | | 5 | fat_envelope", "bruno", "enzo", begin="trial")
    assert play.options("A") == ["pass", "pass:phase", "pass:month"]  # VW4 only


@pytest.mark.rule("NC-22.11")
def test_a_juror_targets_nobody_and_is_moved_by_nobody() -> None:
    play = table("gisella || | bought_juror", "massimo", "enzo", begin="trial", marker=10).do("A bought_juror")
    assert play.field == 9 and play.notices_of("aimed") == [{"seat": "A", "card": "bought_juror", "target": "left"}]
    assert "ability.massimo" not in play.open().values()


@pytest.mark.rule("NC-22.11", "NC-22.5")
def test_massimo_protects_himself_and_stops_shame() -> None:
    play = table("gisella || | contract shame_on_you", "massimo bruno marco", "enzo lucia", begin="trial").do(
        "A contract", "A massimo", "B use"
    )
    assert play.player("B").gangsters["donata_massimo"] is False and len(play.player("B").gangsters) == 3
    play = table("gisella || | shame_on_you", "massimo", "enzo", begin="trial").do("A shame_on_you", "A B", "B use")
    assert play.respect() == [0, 0, 0] and play.state.vendetta_discard == ["shame_on_you"]
    play = table("gisella || | shame_on_you", "massimo", "enzo", begin="trial").do("A shame_on_you", "A B", "B skip")
    assert play.respect() == [0, -1, 0] and play.state.vendetta_discard == [] and play.player("B").shames == 1


@pytest.mark.rule("NC-21.3", "NC-21.1", "NC-21.6")
def test_a_gangster_is_never_used_for_his_ability_alone() -> None:
    play = table("dario ornella | bronx_drugs", "bruno", "enzo", begin="trial")
    assert "A" not in play.open()  # no Note: no Bribe, so no Ability
    play = table("gota || 5", "bruno || 5", "enzo || 5", begin="trial").do("A gota", "A 5")
    assert play.notices_of("ability") == [] and play.notices_of("bribe")[0]["gangster"] == "gota"


@pytest.mark.rule("NC-21.2", "NC-11.10", "NC-D20")
def test_marco_is_mandatory_and_comes_before_the_discard() -> None:
    play = table("marco", "bruno", "enzo", begin="auctions", bids=["A marco 4 5,10I", "B bruno 4 20G,5"])
    assert play.open() == {"A": "ability.take_back"} and (play.ask("A").least, play.ask("A").most) == (1, 1)
    assert play.state.street[3] == "yacht" and play.state.note_discard == []  # the card has not left the Street yet
    play.do("A 10I")
    assert play.bank("A") == "10I" and play.view(None).note_top == "note_20_guilty" and play.state.street[3] == ""


@pytest.mark.rule("NC-4.17")
def test_only_a_free_rocco_himself_starts_with_a_used_district() -> None:
    assert table("rocco/ marco | queens_drugs/", "bruno", "enzo").halted
    assert table("rocco marco | queens_drugs/", "bruno", "enzo").options("A") == ["end", "rocco"]


@pytest.mark.rule("NC-D19", "NC-D20", "NC-11.2")
def test_the_ability_for_a_bid_is_that_of_the_gangster_who_makes_it() -> None:
    play = table("marco bruno", "vincenzo", "enzo", begin="auctions", bids=["A bruno 4 5,10I", "B vincenzo 4 20G,5"])
    assert (play.halted, play.bank("A")) == (True, "")  # Marco stays at home
    play = table("marco bruno", "vincenzo", "enzo", begin="auctions", bids=["A marco 4 5,10I", "B vincenzo 4 20G,5"]).do("A 10I")
    assert [one["gangster"] for one in play.notices_of("ability")] == ["marco"]
    play = table("tommaso bruno", "vincenzo", "enzo", begin="auctions", bids=["A bruno 4 20I,5"])
    assert play.open() == {"A": "meeting.keep"} and (play.ask("A").least, play.ask("A").most) == (0, 1)


@pytest.mark.rule("NC-12.11")
def test_nobody_is_told_of_an_ability_that_the_fbi_blocks() -> None:
    bids = ["A bruno 4 20I", "B vincenzo 4 5"]
    told = [
        table("bruno", "vincenzo", "enzo", begin="auctions", bids=bids, street=f"{first} limousine racehorse yacht")
        for first in ("fbi", "-")
    ]
    assert [[one["gangster"] for one in play.notices_of("ability")] for play in told] == [[], ["bruno"]]
