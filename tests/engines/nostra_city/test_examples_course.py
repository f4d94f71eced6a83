"""The worked examples about TRIAL, RECEPTION and verdicts: NC-E31 to E37, E48, E52, E54, E55."""

import pytest

from tests.engines.nostra_city.harness import Play, table

THREE = ("gisella marco | | 5 5", "bruno lucia | | 5 5", "enzo nina | | 5 5")


@pytest.mark.rule("NC-17.7", "NC-12.13")
def test_e31_the_underboss_replaces_the_lowest_card() -> None:
    play = table(*THREE, month=2, begin="reception", street="irs renata yacht new_jersey", titles_out=False)
    play.idle()
    assert play.state.street == ["irs", "underboss", "yacht", "new_jersey"] and play.state.removed == ["baldini_renata"]
    assert play.notices_of("underboss-replaces") == [{"space": 2, "card": "renata"}] and play.notices_of("underboss") == [{"space": 2}]


@pytest.mark.rule("NC-17.7", "NC-17.5")
def test_e32_the_underboss_takes_the_first_empty_space() -> None:
    play = table(*THREE, month=2, begin="reception", street="irs renata - -", titles_out=False, deck="yacht")
    assert play.state.street == ["irs", "baldini_renata", "underboss", "yacht"] and play.state.removed == []
    assert play.notices_of("underboss") == [{"space": 3}]


@pytest.mark.rule("NC-12.9", "NC-17.4")
def test_only_an_investigation_that_lay_there_before_gives_a_guilt_point() -> None:
    play = table(*THREE, begin="reception", marker=-4, street="- dea yacht new_jersey", deck="irs")
    assert (play.field, play.state.street[0]) == (-3, "irs")
    assert [told["investigation"] for told in play.notices_of("guilt")] == ["dea"]
    play.on().idle()
    assert (play.field, [told["investigation"] for told in play.notices_of("guilt")][1:]) == (-1, ["irs", "dea"])


@pytest.mark.rule("NC-17.4")
def test_e33_the_marker_stays_at_the_end() -> None:
    play = table(*THREE, begin="reception", marker=10, street="irs dea yacht new_jersey")
    assert play.field == 10 and [told["field"] for told in play.notices_of("guilt")] == [10, 10]


@pytest.mark.rule("NC-18.1", "NC-18.2", "NC-18.3", "NC-17.8")
@pytest.mark.parametrize(("pile", "fields"), [("20I 50G", [-10, -7]), ("50G 20I", [-7, -9])])
def test_e34_steps_past_the_end_are_lost(pile: str, fields: list[int]) -> None:
    play = table(*THREE, month=3, begin="reception", marker=-10, corruption=pile)
    assert [told["field"] for told in play.notices_of("verdict-note")] == fields and play.field == fields[-1]


@pytest.mark.rule("NC-18.3")
def test_a_note_moves_up_to_the_end() -> None:
    play = table(*THREE, month=3, begin="reception", marker=9, corruption="50G 10I 50I")
    assert [told["field"] for told in play.notices_of("verdict-note")] == [10, 9, 6]
    assert table(*THREE, month=3, begin="reception", marker=-8, corruption="50I").field == -10


@pytest.mark.rule("NC-18.2")
def test_e35_there_is_no_zero() -> None:
    play = table(*THREE, month=3, begin="reception", marker=2, corruption="50I")
    assert play.field == -2
    assert table(*THREE, month=3, begin="reception", marker=2, corruption="10I 10I").notices_of("verdict-note")[-1]["field"] == -1


@pytest.mark.rule("NC-17.3", "NC-12.12", "NC-15.2", "NC-D28", "NC-V16")
def test_e36_banks_of_eight_notes() -> None:
    eight = "gisella | | 5 5 10I 10I 10G 20I 20G 50I"
    play = table(eight, *THREE[1:], begin="reception")
    assert play.open() == {"A": "reception.discard"} and (play.ask("A").least, play.ask("A").most) == (2, 2)
    play.do("A 10G,50I")
    assert play.bank("A") == "5 5 10I 10I 20I 20G" and play.notices_of("discarded") == [{"seat": "A", "notes": ("10G", "50I")}]
    assert table(eight, *THREE[1:], begin="reception").clock().bank("A") == "10I 10I 10G 20I 20G 50I"
    play = table(eight, *THREE[1:], begin="reception", street="irs limousine racehorse yacht")
    assert play.halted and play.banks() == [0, 0, 0] and play.notices_of("irs") == [{}]


def trial(month: int, *answers: str, claudia: bool = False) -> Play:
    first = "claudia marco | | 5 5 10I" if claudia else THREE[0]
    play = table(first, *THREE[1:], begin="trial", month=month)
    return play.do(*answers).idle()


@pytest.mark.rule("NC-15.1", "NC-15.3", "NC-15.5", "NC-15.6", "NC-19.2", "NC-D26")
def test_e37_the_biggest_briber() -> None:
    april = trial(4, "A gisella", "A 5", "A marco", "A 5", "B end", "C end")
    assert april.notices_of("briber") == [{"seat": "A"}] and april.respect() == [1, 0, 0] and april.state.bribers == 2
    may = trial(5, "A gisella", "A 5", "A end", "B bruno", "B 5", "B end", "C end")
    assert may.notices_of("briber") == [] and may.notices_of("no-briber") == [{}]
    june = trial(6, "A claudia", "A 10I", "A 5", "A end", claudia=True)
    assert june.notices_of("bribe") == [{"seat": "A", "gangster": "claudia", "n": 2}] and june.respect()[0] == 1
    june.on().idle()
    assert june.notices_of("bribers-left") == [{"n": 2}]
    assert trial(3, "A gisella", "A 5", "A end").notices_of("briber") == []


@pytest.mark.rule("NC-15.1", "NC-21.2")
def test_e48_silvio_finds_an_empty_pile() -> None:
    play = table("silvio | | 5", *THREE[1:], begin="trial").do("A silvio")
    assert play.open() == {"A": "trial.bribe"}
    play.do("A 5")
    assert play.notices_of("bribe") == [{"seat": "A", "gangster": "silvio", "n": 1}] and play.view(None).corruption == 1


@pytest.mark.rule("NC-17.7", "NC-12.10", "NC-17.4")
def test_e52_the_underboss_waits_for_four_investigations() -> None:
    play = table(*THREE, month=2, begin="reception", marker=4, street="fbi dea irs nypd", titles_out=False)
    assert play.field == 8 and play.notices_of("underboss-waits") == [{}] and "underboss" not in play.state.street
    play.state.street[1] = ""  # bought off in March
    play.on().idle()
    assert play.field == 10 and play.state.street[1] == "underboss" and play.state.month == 4
    assert play.notices_of("guilt")[-1]["field"] == 10


@pytest.mark.rule("NC-17.9", "NC-19.6", "NC-12.12", "NC-15.3")
def test_e54_june_has_no_reception() -> None:
    play = table(
        "gisella marco | | 5 5 5 5 5 5 5 5", "bruno lucia | | 10I 10I 10G", "enzo nina",
        month=6, begin="trial", street="irs us_attorney yacht limousine", marker=-5,
    )  # fmt: skip
    play.do("A gisella", "A 5")
    assert play.open() == {"B": "trial.gangster"}
    play.do("B end")
    assert play.halted
    play.on()
    assert play.banks() == [7, 3, 0] and [told["field"] for told in play.notices_of("guilt")] == [-4, -3]


@pytest.mark.rule("NC-1.14", "NC-1.3", "NC-D23", "NC-V18")
def test_e55_the_third_cancel_ends_the_turn() -> None:
    play = table("enzo dario | | 5 5", *THREE[1:2], "gisella | | 5", begin="trial")
    before = play.view("B")
    for gangster in ("enzo", "dario", "dario"):
        play.do(f"A {gangster}")
        assert play.view("B") == before and play.open() == {"A": "trial.bribe"}
        play.clock() if gangster == "dario" and play.player("A").cancels == 2 else play.do("A cancel")
    assert play.open() == {"B": "trial.gangster"} and play.free("A") == ["enzo", "dario"]
    assert play.notices_of("bribe") == []
