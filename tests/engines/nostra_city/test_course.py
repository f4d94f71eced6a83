"""Rules of a Month that no worked example plays: turns, Notes, bids, discards, defaults (NC-1, 4, 6, 7, 10 to 13, 17)."""

import pytest

from engines.nostra_city.components import NOTES
from engines.nostra_city.state import FamilyState
from engines.table import IllegalAnswer
from tests.engines.nostra_city.harness import Play, table

THREE = ("gisella | | 5 5", "bruno | | 5 5", "enzo | | 5 5")


@pytest.mark.rule("NC-1.5", "NC-17.2", "NC-1.4")
def test_used_until_reception() -> None:
    play = table("dario | bronx_drugs | 5", *THREE[1:], notes="5").do("A dario", "A bronx_drugs:bronx").idle().on().idle().on()
    assert play.free("A") == [] and "A" not in play.open()
    play.idle().on().idle()
    assert play.free("A") == ["dario"] and play.player("A").districts["bronx_drugs"]


@pytest.mark.rule("NC-1.3", "NC-1.2")
def test_one_turn_each_in_phase_order_and_passing_is_allowed() -> None:
    play = table("gisella | bronx_drugs | 5", "bruno | queens_drugs | 5", "enzo | | 5", starter="B").do("B end")
    assert play.open() == {"A": "business.gangster"}  # C has no District, so there is nothing to ask
    play.do("A end")
    assert play.halted


@pytest.mark.rule("NC-1.6", "NC-11.5")
def test_a_new_gangster_may_be_used_in_the_same_month() -> None:
    play = table(
        "gisella | | 5 5", *THREE[1:], begin="auctions", street="claudia limousine racehorse yacht", bids=["A marco 1 10I"]
    ).clock()
    assert play.halted and "claudia" in play.free("A")
    assert "claudia" in play.on().do("A gisella", "A 5").options("A")


@pytest.mark.rule("NC-1.7", "NC-1.10", "NC-1.11", "NC-D15")
def test_notes_change_hands_by_rules_and_cards_only() -> None:
    play = table(*THREE, begin="meeting")
    assert set(play.open().values()) == {"meeting.ready"} and play.options("A") == ["ready"]
    play.idle().on().idle()
    assert play.banks() == [2, 2, 2]
    # a card wins over the rules: Rocco starts with a Used District (NC-4.3 asks for a Free one)
    play = table("rocco | queens_drugs/", "bruno", "enzo").do("A rocco", "A queens_drugs:drugs")
    assert play.notices_of("collects")[0]["gangster"] == "rocco"


@pytest.mark.rule("NC-1.12", "NC-1.16", "NC-V12")
def test_discards_lie_in_phase_order_and_by_number() -> None:
    play = table(
        "gisella", "bruno", "enzo", begin="auctions", starter="B", bids=["A gisella 4 20I,5", "B lucia 4 10G,5", "C enzo 4 50I,10I"]
    )
    kinds = [NOTES[note].id for note in play.state.note_discard]
    assert kinds == ["note_5", "note_10_guilty", "note_10_innocent", "note_50_innocent", "note_5", "note_20_innocent"]
    assert play.view("C").note_top == "note_20_innocent" and play.view(None).note_discard == 6
    play = table("gisella || 5 5 5 5 5 5 5 5", "bruno || 10I 10I 10I 10I 10I 10I 50G", "enzo", begin="reception", starter="B")
    play.do("A 5,5").do("B 50G")
    assert [told["seat"] for told in play.notices_of("discarded")] == ["B", "A"] and play.view(None).note_top == "note_5"


@pytest.mark.rule("NC-1.16", "NC-12.12")
def test_notes_taken_by_the_irs_lie_in_phase_order() -> None:
    play = table("gisella || 10I", "bruno || 20G", "enzo || 50I 5", begin="reception", street="irs dea yacht limousine", starter="C")
    assert [NOTES[note].id for note in play.state.note_discard] == ["note_5", "note_50_innocent", "note_10_innocent", "note_20_guilty"]
    assert [told["seat"] for told in play.notices_of("discarded")] == ["C", "A", "B"]


@pytest.mark.rule("NC-1.15")
def test_every_default_is_legal() -> None:
    play = table(
        "gisella marco | bronx_drugs | 5 5 5 5 5 5 5",
        "bruno nina | queens_drugs | 5 5 | stick_up contract",
        "enzo silvio lucia || 5 | shame_on_you",
    )
    while play.game.outcome is None:
        for ask in play.game.asks:
            assert set(ask.default) <= {option.id for option in ask.options}
            assert ask.least <= len(ask.default) <= ask.most or not ask.clock
        play.on() if play.halted else play.clock()


@pytest.mark.rule("NC-4.12", "NC-4.14")
def test_four_collectings_at_most_and_the_limits_are_each_players_own() -> None:
    districts = "queens_drugs bronx_gambling brooklyn_prostitution new_jersey connecticut"
    play = table(
        f"gisella marco lucia renata tommaso | {districts}", "bruno | staten_island_drugs", "enzo", notes="5 5 5 5 5 5 5 5", fixed=True
    )
    play.do("A gisella", "A queens_drugs:drugs").clock("A")
    play.passes().do(
        "A marco", "A bronx_gambling:gambling", "A lucia", "A brooklyn_prostitution:prostitution", "A renata", "A new_jersey:queens"
    ).passes()
    assert play.open() == {"B": "business.gangster"}  # a fifth is not possible
    assert play.do("B bruno").options("B") == ["staten_island_drugs:staten_island", "staten_island_drugs:drugs", "cancel"]


@pytest.mark.rule("NC-4.15")
def test_a_bank_has_no_limit_before_reception() -> None:
    bank = " ".join(["5"] * 10 + ["10I"] * 6)
    play = table(f"gisella | bronx_drugs | {bank}", "bruno", "enzo", notes="10G").do("A gisella", "A bronx_drugs:drugs")
    assert play.bank("A") == " ".join(["5"] * 10 + ["10I"] * 6 + ["10G"])


@pytest.mark.rule("NC-6.3", "NC-4.10", "NC-4.7")
def test_a_collector_is_never_betrayed_and_nobody_gets_more_than_owed() -> None:
    play = table("gisella | bronx_drugs queens_drugs", "bruno | brooklyn_drugs", "enzo", notes="10I raid", fixed=True)
    play.do("A gisella", "A bronx_drugs:drugs")
    with pytest.raises(IllegalAnswer):
        play.game.answer(play.ask("A").id, "note:11", "note:12")
    assert play.ask("A").seat == 0 and play.ask("A").most == 1
    play.do("A 10I")
    assert play.notices_of("betrayed") == [] and play.hands() == [1, 0, 0]  # Gisella's card is no betrayal


@pytest.mark.rule("NC-7.5", "NC-7.1")
def test_the_starting_player_card_is_given_in_the_own_collecting_only() -> None:
    play = table("gisella | bronx_drugs", "bruno | queens_drugs", "enzo", notes="raid raid", starter="B").do("B end")
    play.do("A gisella", "A bronx_drugs:drugs")
    assert "business.starting_card" not in play.open().values() and play.hands()[1] == 1


@pytest.mark.rule("NC-10.6", "NC-10.8", "NC-10.5", "NC-10.4", "NC-D17")
def test_a_location_is_used_once_and_an_empty_space_is_not_offered() -> None:
    play = table("gisella marco lucia | | 5 5 10I 20G", *THREE[1:], begin="meeting", street="gold_watch - racehorse yacht")
    play.clock("A").clock("B").clock("C").do("A gisella")
    assert play.options("A") == ["1", "3", "4", "cancel"]
    assert [option.text.args["space"] for option in play.ask("A").options[:-1]] == [1, 3, 4]
    play.do("A 3")
    assert (play.ask("A").least, play.ask("A").most) == (0, 4)
    play.do("A 20G,5,5", "A marco")
    assert play.options("A") == ["1", "4", "cancel"]
    play.do("A 1", "A 10I")  # the Bank is empty: the turn is over, and nothing can be taken back
    assert play.open() == {"B": "meeting.gangster"} and [bid.notes for bid in play.view(None).players[0].bids] == [3, 1]


@pytest.mark.rule("NC-1.14", "NC-10.8", "NC-D18")
def test_no_note_is_a_cancel() -> None:
    play = table("gisella marco | | 5 5", *THREE[1:], begin="meeting").clock("A").clock("B").clock("C")
    play.do("A gisella", "A 1").do("A")
    assert play.open() == {"A": "meeting.gangster"} and play.me("A").cancels_left == 2 and play.free("A") == ["gisella", "marco"]


@pytest.mark.rule("NC-1.14")
@pytest.mark.parametrize(
    ("begin", "action", "last"),
    [
        ("business", ("A gisella", "A bronx_drugs:drugs"), "A marco"),
        ("meeting", ("A gisella", "A 1", "A 5"), "A marco"),
        ("trial", ("A gisella", "A 5"), "A marco"),
    ],
)
def test_an_action_between_them_does_not_make_cancels_fewer(begin: str, action: tuple[str, ...], last: str) -> None:
    play = table("gisella marco lucia | bronx_drugs queens_gambling | 5 5 5", "bruno | new_jersey | 5", "enzo", begin=begin, fixed=True)
    if begin == "meeting":
        play.clock("A").clock("B").clock("C")
    first = play.open()
    assert list(first) == ["A"]
    play.do("A gisella", "A cancel", "A lucia", "A cancel", *action)
    assert play.open() == first and play.me("A").cancels_left == 1
    play.do(last, "A cancel")
    assert list(play.open()) == ["B"] and set(play.open().values()) == set(first.values())


@pytest.mark.rule("NC-1.14")
def test_the_own_desk_knows_how_far_an_action_is() -> None:
    play = table("gisella marco | | 5 5", *THREE[1:], begin="meeting").clock("A").clock("B").clock("C").do("A gisella")
    assert play.me("A").draft == ("gangster:agnello_gisella",)
    assert play.do("A 2").me("A").draft == ("gangster:agnello_gisella", "space:2")
    assert play.do("A").me("A").draft == ()
    play = table("claudia silvio | bronx_drugs | 5 10I", *THREE[1:], begin="trial", corruption="10I").do("A silvio", "A take")
    assert play.me("A").draft == ("gangster:carbone_silvio", "take")
    play.do("A 5", "A claudia", "A 10I")
    assert len(play.me("A").draft) == 2 and play.open() == {"A": "ability.claudia"} and play.view(None).corruption == 2
    play = table("gisella | bronx_drugs | 5", *THREE[1:]).do("A gisella")
    assert play.me("A").draft == ("gangster:agnello_gisella",) and play.do("A bronx_drugs:bronx").me("A").draft == ()


@pytest.mark.rule("NC-10.11")
def test_values_are_printed_by_no_message_before_they_are_revealed() -> None:
    play = table("gisella | | 50I", *THREE[1:], begin="meeting").clock("A").clock("B").clock("C").do("A gisella", "A 1", "A 50I")
    texts = [notice.text for notice in play.game.notices if notice.to is None]
    assert not any("note" in text.args or "notes" in text.args or "money" in text.args for text in texts)


@pytest.mark.rule("NC-10.12", "NC-11.9", "NC-11.1")
def test_an_emptied_space_stays_empty_until_reception() -> None:
    play = table(*THREE, begin="auctions", bids=["A gisella 1 10I"], deck="limousine").clock()
    assert play.state.street == ["", "limousine", "racehorse", "yacht"]
    play.on()
    assert play.state.phase == "trial" and play.view(None).street[0].card is None
    play.idle().on()
    assert play.state.street[0] == "limousine"


@pytest.mark.rule("NC-12.13", "NC-12.18")
def test_an_underboss_that_nobody_wins_stays() -> None:
    play = table(*THREE, month=3, begin="meeting", street="underboss limousine racehorse yacht").until_end()
    assert play.state.street[0] == "underboss" and play.notices_of("title") == [] and not any(player.title for player in play.state.players)


@pytest.mark.rule("NC-12.11", "NC-11.8")
def test_the_underboss_may_be_tied_for() -> None:
    play = table("gisella", "bruno", "enzo", month=3, begin="auctions", street="underboss limousine racehorse yacht",
                 bids=["A gisella 1 10I", "C enzo 1 10G"])  # fmt: skip
    assert play.state.street[0] == "underboss" and [told["seat"] for told in play.notices_of("betrayed")] == ["A", "C"]


@pytest.mark.rule("NC-13.3", "NC-13.1")
def test_players_without_a_bid_are_not_betrayed() -> None:
    play = table(*THREE, begin="auctions", bids=["A gisella 1 10I", "B bruno 1 10I", "B marco 2 10I", "A lucia 3 5", "B renata 3 10G"])
    play.idle()
    assert [told["seat"] for told in play.notices_of("betrayed")] == ["A"] and play.hands() == [1, 0, 0]  # one card, however many bids


@pytest.mark.rule("NC-13.1", "NC-13.2", "NC-13.3")
def test_bids_and_gains_count_for_one_meeting() -> None:
    play = table("gisella marco", "renata || 10G", "enzo", begin="auctions", bids=["A gisella 4 10I"]).clock()
    play.on().idle().on().idle().on()
    assert play.notices_of("betrayed") == [] and (play.state.month, play.state.phase, play.bank("A")) == (2, "meeting", "10I")
    play.clock("A").clock("B").clock("C").do("A gisella", "A 1", "A 10I", "B renata", "B 1", "B 10G")
    assert [told["seat"] for told in play.notices_of("betrayed")] == ["A", "B"]  # what A gained in January is of no account now
    play = table("gisella", "bruno", "enzo", begin="auctions", bids=["A gisella 4 10I", "B renata 4 10I"])
    assert [told["seat"] for told in play.notices_of("betrayed")] == ["A", "B"]
    play.until_end()
    assert len(play.notices_of("betrayed")) == 2  # nobody bids any more, so nobody is Betrayed again


@pytest.mark.rule("NC-4.7", "NC-1.2")
def test_the_split_goes_clockwise_from_the_collector() -> None:
    play = table("gisella | queens_drugs", "marco | bronx_drugs", "enzo | brooklyn_drugs", starter="B", notes="5 10I 20G", fixed=True)
    play.do("B marco", "B bronx_drugs:drugs").do("B 20G")
    assert play.options("B") == ["5", "10I"]
    play.do("B 10I")
    assert (play.bank("C"), play.bank("A"), play.bank("B")) == ("20G", "10I", "5")
    assert [told["target"] for told in play.notices_of("shared")] == ["C", "A"]


@pytest.mark.rule("NC-13.1", "NC-1.2")
def test_the_betrayed_of_a_meeting_draw_in_phase_order_before_anybody_reacts() -> None:
    play = table(
        "gisella", "bruno", "francesca", begin="auctions", starter="C", vendetta="wrath contract stick_up",
        bids=["A salvatore 4 10I", "B vincenzo 4 10G", "C rocco 4 5,5"],
    )  # fmt: skip
    assert [told["seat"] for told in play.notices_of("betrayed")] == ["C", "A", "B"]
    assert [play.player(letter).hand for letter in "CAB"] == [["wrath"], ["contract"], ["stick_up"]]
    assert play.open() == {"C": "ability.react"}


@pytest.mark.rule("NC-12.16", "NC-1.2")
def test_players_without_a_title_draw_in_phase_order() -> None:
    play = table(
        "gisella", "vincenzo", "rocco", "enzo", "dario", begin="auctions", month=3, starter="D",
        street="underboss limousine racehorse yacht", bids=["B marco 1 20I"], vendetta="contract stick_up",
    ).do("B", "B C", "C E")  # fmt: skip
    assert [told["seat"] for told in play.notices_of("betrayed")] == ["D", "A"]
    assert [play.player(letter).hand for letter in "DA"] == [["contract"], ["stick_up"]]


@pytest.mark.rule("NC-D21", "NC-D22")
def test_titles_go_clockwise_when_nobody_answers() -> None:
    play = table(
        "gisella", "vincenzo", "rocco", "enzo", begin="auctions", month=3, starter="C",
        street="underboss limousine racehorse yacht", bids=["B marco 1 20I"],
    ).do("B")  # fmt: skip
    assert play.options("B") == ["A", "C", "D"] and play.ask("B").default == ("seat:2",)
    play.clock()
    assert play.options("C") == ["A", "D"] and play.ask("C").default == ("seat:3",)
    play.clock()
    assert [player.title for player in play.state.players] == ["", "underboss", "consigliere", "primo_capo"]


@pytest.mark.rule("NC-13.1", "NC-21.5")
def test_francesca_reacts_to_lost_bids() -> None:
    play = table("francesca", "bruno", "enzo", begin="auctions", bids=["A gisella 1 10I", "C enzo 1 10I"])
    assert play.open() == {"A": "ability.react"} and play.hands() == [1, 0, 1]
    assert play.do("A use").hands() == [2, 0, 1]


@pytest.mark.rule("NC-15.4", "NC-12.12", "NC-12.7")
def test_us_attorney_allows_one_bribe() -> None:
    play = table("gisella marco | | 5 5 5", *THREE[1:], begin="trial", street="us_attorney limousine racehorse yacht").do(
        "A gisella", "A 5"
    )
    assert play.open() == {"B": "trial.gangster"} and play.view("B").players[0].bribes == 1


@pytest.mark.rule("NC-17.1", "NC-17.3")
def test_banks_are_discarded_at_once_and_shown_together() -> None:
    def reception() -> Play:
        return table("gisella || 5 5 5 5 5 5 10I", "bruno || 20G 10I 10I 10G 10G 20I 20I", "enzo", begin="reception")

    play = reception()
    assert play.open() == {"A": "reception.discard", "B": "reception.discard"}
    play.do("A 10I")
    assert play.notices_of("discarded") == [] and play.banks() == [7, 7, 0]
    play.do("B 20G")
    assert [told["notes"] for told in play.notices_of("discarded")] == [("10I",), ("20G",)]


@pytest.mark.rule("NC-1.9", "NC-22.5")
def test_respect_may_be_negative() -> None:
    play = table("gisella || | shame_on_you shame_on_you", "bruno", "enzo", begin="trial")
    play.do("A shame_on_you", "A B", "A shame_on_you", "A B")
    assert play.respect() == [0, -2, 0] and play.view(None).players[1].shames == 2


@pytest.mark.rule("NC-1.8", "NC-1.9")
def test_respect_is_the_sum_of_the_territory() -> None:
    def prepare(state: FamilyState) -> None:
        player = state.players[0]
        player.luxuries, player.investigations, player.title = ["hamptons_estate", "gold_watch"], ["dea", "irs"], "consigliere"
        player.bribers, player.shames, player.bonuses = 2, 1, ["fine_team"]

    play = table("gisella gota | new_jersey connecticut queens_drugs atlantic_city", "bruno", "enzo", begin="trial", prepare=prepare)
    assert play.respect()[0] == 3 + 1 + 2 + 2 + 2 - 1 + 2 + 1 + 1 + 1


@pytest.mark.rule("NC-19.10")
def test_a_tie_without_titles_is_shared() -> None:
    play = table("gisella || 5", "bruno || 5", "enzo || 10I", begin="final", month=6, marker=-4)
    assert play.on().end() == ("acquitted", "C")  # Full of Cash
    play = table("gisella marco || 5", "bruno lucia || 5", "enzo", begin="final", month=6, marker=-4)
    assert play.on().end() == ("acquitted_shared", "ABC")


@pytest.mark.rule("NC-19.2")
def test_biggest_briber_cards_that_nobody_gained_are_removed_for_all_to_see() -> None:
    play = table("gisella || 5", "bruno || 5", "enzo || 5", begin="final", month=6)
    before = table("gisella || 5", "bruno || 5", "enzo || 5", begin="trial", month=6)
    assert before.view(None).bribers_left == 3 and "biggest_briber" not in before.view(None).removed
    play.until_end()
    assert play.view(None).removed.count("biggest_briber") == 3 and play.view(None).bribers_left == 0
