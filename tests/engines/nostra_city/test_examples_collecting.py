"""The worked examples about Collecting: NC-E11 to E18, E45, E46, E50, E51, E57."""

import pytest

from engines.nostra_city.components import RAID
from tests.engines.nostra_city.harness import Play, table

TWO = "queens_drugs brooklyn_drugs"


def drugs(notes: str, collector: str = "marco", *, fixed: bool = True, other: str = "bruno") -> Play:
    """A (one District) Collects Drugs, B owns two."""
    play = table(f"{collector} | bronx_drugs", f"{other} | {TWO}", "enzo", notes=notes, fixed=fixed)
    return play.do(f"A {collector.split()[0]}", "A bronx_drugs:drugs")


@pytest.mark.rule("NC-5.1", "NC-5.2", "NC-6.1")
@pytest.mark.parametrize(("given", "cards", "kept"), [("A 10I", 1, 0), ("A", 2, 1)])
def test_e11_the_raid_forces_to_betray(given: str, cards: int, kept: int) -> None:
    play = drugs("10I raid")
    assert play.notices_of("drawn") == [{"seat": "A", "n": 1}]
    play.do(given)
    assert play.hands() == [0, cards, 0] and len(play.player("A").bank) == kept


@pytest.mark.rule("NC-5.1", "NC-5.2", "NC-7.1", "NC-7.2")
@pytest.mark.parametrize(("pick", "cards", "starter"), [("A B", 1, 1), ("A", 2, 0)])
def test_e12_the_card_may_be_given_without_a_note(pick: str, cards: int, starter: int) -> None:
    play = drugs("raid", fixed=False).do(pick)
    assert play.hands() == [0, cards, 0] and play.state.starter == starter and play.banks() == [0, 0, 0]


@pytest.mark.rule("NC-21.2")
def test_e13_salvatore_draws_one_more_for_himself() -> None:
    play = drugs("10I 20G 5 50I", "salvatore")
    assert play.notices_of("count")[0]["n"] == 3 and play.notices_of("drawn")[0]["n"] == 4
    assert play.ask("A").most == 2
    play.do("A 5,10I")
    assert (play.bank("A"), play.hands()) == ("20G 50I", [0, 0, 0])


@pytest.mark.rule("NC-4.12", "NC-4.17", "NC-D10")
def test_e14_rocco_collects_with_a_used_district() -> None:
    play = table("rocco marco | queens_drugs", "enzo", "nina").do("A marco", "A queens_drugs:queens")
    assert play.options("A") == ["end", "rocco"]
    play.do("A rocco")
    assert play.options("A") == ["queens_drugs:drugs", "cancel"]
    play.do("A queens_drugs:drugs")
    assert play.free("A") == [] and play.player("A").districts == {"queens_drugs": False}


@pytest.mark.rule("NC-5.1", "NC-21.2")
def test_e15_the_raid_does_not_stop_vincenzo() -> None:
    play = drugs("10I raid 20G 5", "vincenzo")
    assert play.notices_of("drew", to="A") == [{"notes": ("5", "10I", "20G")}]
    assert play.state.note_discard == [RAID] and play.view(None).note_top == "police_raid"
    assert play.notices_of("raid") == [{"seat": "A", "stops": False}]


@pytest.mark.rule("NC-22.10", "NC-6.1")
@pytest.mark.parametrize(("answers", "cards"), [(["A", "A"], [0, 1, 2]), (["A 10I"], [0, 0, 2])])
def test_e16_a_tip_off_leaves_debts(answers: list[str], cards: list[int]) -> None:
    play = table(
        "marco | bronx_drugs",
        "bruno | queens_drugs",
        f"enzo | {'brooklyn_drugs staten_island_drugs'}",
        "nina || | tip_off",
        fixed=True,
        notes="10I",
    )
    play.do("D pass", "A marco", "A bronx_drugs:drugs", "D tip_off")
    assert play.notices_of("drawn") == [{"seat": "A", "n": 1}] and play.notices_of("count")[0]["n"] == 4
    play.do(*answers)
    assert play.hands() == [*cards, 0]


@pytest.mark.rule("NC-6.4", "NC-21.5", "NC-D9", "NC-V9")
def test_e17_pietro_spares_one_card_and_nina_takes_a_note() -> None:
    play = table(
        "marco pietro | bronx_drugs", f"nina | {TWO}", "enzo | staten_island_drugs", notes="10I 20G raid", fixed=True, random=["20G"]
    )
    play.do("A marco", "A bronx_drugs:drugs", "A", "A")
    assert play.open() == {"A": "ability.pietro"} and play.options("A") == ["B", "C"]
    play.do("A B")
    assert play.hands() == [0, 1, 1] and play.free("A") == []
    play.do("B use")
    assert play.bank("B") == "20G" and play.notices_of("note-moved", to="C") == []
    assert [told["note"] for told in play.notices_of("note-moved", to="A")] == ["20G"]


@pytest.mark.rule("NC-6.4", "NC-1.2")
def test_the_betrayed_draw_in_phase_order_and_then_react_one_after_another() -> None:
    play = table(
        "marco | bronx_drugs | 5 5", "francesca nina | queens_drugs", "enzo | brooklyn_drugs", notes="raid",
        fixed=True, starter="C", vendetta="wrath contract stick_up", random=["5"],
    ).do("C end", "A marco", "A bronx_drugs:drugs")  # fmt: skip
    assert [told["seat"] for told in play.notices_of("betrayed")] == ["C", "B"]
    assert (play.player("C").hand, play.player("B").hand) == (["wrath"], ["contract"])
    assert play.do("B use").player("B").hand == ["contract", "stick_up"]  # Francesca before Nina
    assert play.do("B use").bank("B") == "5"


@pytest.mark.rule("NC-6.4", "NC-1.2")
def test_each_of_the_betrayed_is_asked_for_both_before_the_next() -> None:
    play = table(
        "marco | bronx_drugs | 5 5", "francesca | queens_drugs", "nina | brooklyn_drugs", notes="raid", fixed=True, starter="C",
    ).do("C end", "A marco", "A bronx_drugs:drugs")  # fmt: skip
    assert play.open() == {"C": "ability.react"}
    play.do("C skip")
    assert play.open() == {"B": "ability.react"}


def reshuffling(discard: str, *, as_it_lies: bool = True, seed: int = 3) -> Play:
    """Example E18: two Notes are left to draw, nine cards are discarded (``as_it_lies``: not shuffled, the last one on top), four count."""
    kept = ("corruption", "notes") if as_it_lies else ("corruption",)
    return table(
        "marco | bronx_drugs", f"bruno | {TWO}", "enzo | staten_island_drugs",
        notes="5 5", only_notes=True, discard=discard, fixed=True, seed=seed, kept=kept,
    ).do("A marco", "A bronx_drugs:drugs")  # fmt: skip


@pytest.mark.rule("NC-4.16")
def test_e18_the_discards_become_a_new_pile_and_the_draw_goes_on() -> None:
    play = reshuffling("raid 5 5 10I 10I 10G 20I 20G 50I")
    assert play.notices_of("reshuffled") == [{"n": 9}]
    assert play.notices_of("drew", to="A") == [{"notes": ("5", "5", "20G", "50I")}]
    assert (len(play.state.note_deck), play.state.note_discard) == (7, [])


@pytest.mark.rule("NC-4.16", "NC-5.1")
def test_e18_a_raid_in_the_new_pile_stops_at_once() -> None:
    play = reshuffling("5 5 10I 10I 10G 20I 20G raid 50I")
    assert play.notices_of("reshuffled") == [{"n": 9}]
    assert play.notices_of("drew", to="A") == [{"notes": ("5", "5", "50I")}]
    assert (len(play.state.note_deck), play.state.note_discard) == (7, [RAID])


@pytest.mark.rule("NC-4.16")
def test_e18_the_new_pile_is_shuffled() -> None:
    plays = [reshuffling("raid 5 5 10I 10I 10G 20I 20G 50I", as_it_lies=False, seed=seed) for seed in range(8)]
    assert len({tuple(play.state.note_deck) for play in plays}) > 4


@pytest.mark.rule("NC-7.3", "NC-7.4", "NC-7.6")
def test_e45_the_card_changes_hands_once_a_month() -> None:
    play = table("marco | bronx_drugs", "bruno | queens_drugs", "enzo | brooklyn_drugs", notes="raid")
    play.do("A marco", "A bronx_drugs:drugs", "A B")
    assert play.state.starter == 1 and play.view(None).starter_fixed and play.view(None).order == (0, 1, 2)
    play.passes().do("B bruno", "B queens_drugs:drugs").passes()
    assert "business.starting_card" not in play.open().values() and play.state.starter == 1
    play.idle().on()
    assert play.view(None).order == (1, 2, 0)
    play.idle().on().idle().on().idle().on().passes()
    assert (play.state.month, play.view(None).order, play.view(None).starter_fixed) == (2, (1, 2, 0), False)


@pytest.mark.rule("NC-22.2", "NC-8.4")
def test_e46_atlantic_city_counts_at_once() -> None:
    play = table(
        "marco | bronx_drugs", "bruno | queens_drugs", "enzo | bronx_gambling",
        notes="10I raid 5 5 10G", vendetta="atlantic_city", only_vendetta=True, fixed=True,
    )  # fmt: skip
    play.do("A marco", "A bronx_drugs:bronx", "A")
    assert play.notices_of("laid-out") == [{"seat": "C", "card": "atlantic_city"}]
    assert play.player("C").districts == {"bronx_gambling": True, "atlantic_city": True}
    play.state.note_deck[:] = [1, 2, 3]
    play.do("B bruno", "B queens_drugs:drugs")
    assert play.notices_of("count")[-1]["n"] == 3
    assert play.state.collecting and play.state.collecting.owed == {2: 1, 0: 1}


@pytest.mark.rule("NC-4.16", "NC-5.1")
def test_e50_the_raid_alone_is_not_shuffled() -> None:
    play = table("vincenzo | bronx_drugs", f"bruno | {TWO}", "enzo", notes="10I raid", only_notes=True, fixed=True)
    play.do("A vincenzo", "A bronx_drugs:drugs")
    assert play.notices_of("drawn") == [{"seat": "A", "n": 1}] and play.notices_of("reshuffled") == []
    assert (play.state.note_deck, play.state.note_discard) == ([], [RAID])


@pytest.mark.rule("NC-22.10", "NC-23.4", "NC-23.5", "NC-22.8")
def test_e51_a_second_tip_off_returns_to_the_hand() -> None:
    play = table("marco | bronx_drugs", "bruno || | tip_off", "enzo || | tip_off", notes="10I", fixed=True).passes()
    play.do("A marco", "A bronx_drugs:drugs", "B tip_off", "C tip_off")
    assert play.notices_of("played") == [{"seat": "B", "card": "tip_off"}, {"seat": "C", "card": "tip_off"}]
    assert play.notices_of("returned") == [{"seat": "C", "card": "tip_off"}] and play.hands() == [0, 0, 1]
    assert play.open() == {"C": "vendetta.window"} and play.options("C") == ["pass", "pass:phase", "pass:month"]


@pytest.mark.rule("NC-22.13", "NC-21.7")
def test_e57_salvatore_is_removed_while_he_collects() -> None:
    play = table("salvatore marco lucia | bronx_drugs", "bruno | queens_drugs | | contract", "enzo", notes="10I 5 5", fixed=True).passes()
    play.do("A salvatore", "A bronx_drugs:drugs", "B contract", "B salvatore")
    assert play.notices_of("drawn") == [{"seat": "A", "n": 2}] and play.state.removed == ["agnello_salvatore"]
    assert list(play.player("A").gangsters) == ["baldini_marco", "baldini_lucia"]


@pytest.mark.rule("NC-6.1", "NC-7.1")
def test_the_starting_player_card_is_offered_for_missing_notes_only() -> None:
    play = table("gisella | bronx_drugs", "bruno | queens_drugs", "enzo | brooklyn_drugs", notes="10I 20G 5")
    play.do("A gisella", "A bronx_drugs:drugs", "A 5", "A")
    assert play.open() == {"A": "business.starting_card"} and play.options("A") == ["C"]
    assert play.do("A C").notices_of("betrayed") == []
