"""The worked examples about Vendetta cards and the end: NC-E38 to E44, E47, E49, E53, E56, E70 to E72."""

from typing import Any

import pytest

from tests.engines.nostra_city.harness import Play, table


@pytest.mark.rule("NC-22.5", "NC-22.11", "NC-22.12", "NC-21.5", "NC-23.3", "NC-D7")
def test_e38_massimo_stops_a_contract() -> None:
    def contract(answer: str) -> Play:
        play = table("gisella || | contract", "massimo marco lucia renata", "enzo bruno", begin="trial")
        return play.do("A card:contract", "A marco", f"B {answer}")

    play = contract("use")
    assert len(play.player("B").gangsters) == 4 and "massimo" not in play.free("B") and play.state.removed == []
    assert play.state.vendetta_discard == ["contract"] and play.notices_of("blocked")[0]["gangster"] == "massimo"
    play = contract("skip")
    assert len(play.player("B").gangsters) == 3 and play.state.removed == ["baldini_marco"]
    assert play.state.vendetta_discard == ["contract"] and play.hands() == [0, 0, 0]


@pytest.mark.rule("NC-22.8")
def test_e39_no_contract_on_one_of_two_gangsters() -> None:
    play = table("gisella || | contract", "massimo marco", "enzo bruno lucia", begin="trial").do("A card:contract")
    assert play.options("A") == ["enzo", "bruno", "lucia", "cancel"]
    play = table("gisella || | contract", "massimo marco", "enzo bruno", begin="trial")
    assert play.options("A") == ["pass", "pass:phase", "pass:month"]


def final(*territories: str, **more: Any) -> Play:
    return table(*territories, begin="final", month=6, **more)


@pytest.mark.rule("NC-20.2", "NC-20.4", "NC-20.5", "NC-22.7")
def test_e40_wisdom_and_virtue_counts_cards_in_hand() -> None:
    hands = ("gisella || | wrath wrath", "bruno || | fbi_informant shame_on_you", "enzo || | wrath")
    play = final(*hands).do("A pass", "B pass", "C pass")
    assert {"bonus": "wisdom_and_virtue"} in play.notices_of("bonus-tie") and play.hands() == [2, 2, 1]
    play = final(*hands).do("A pass", "B shame_on_you", "B C").do("B pass").do("C pass")
    assert {"bonus": "wisdom_and_virtue", "seat": "A"} in play.notices_of("bonus") and play.respect() == [2, 0, -1]


@pytest.mark.rule("NC-20.1", "NC-20.4")
def test_e41_fine_team_counts_gangsters_and_districts() -> None:
    districts = "queens_gambling queens_drugs queens_prostitution"
    play = final(
        f"gisella marco lucia renata | {districts}",
        "bruno enzo dario silvio gota | bronx_drugs atlantic_city",
        "nina teresa ornella | new_jersey connecticut bronx_gambling",
    )
    assert {"bonus": "fine_team"} in play.notices_of("bonus-tie")
    play = final(
        f"gisella marco lucia renata | {districts} brooklyn_drugs", "bruno enzo dario silvio gota | bronx_drugs atlantic_city", "nina"
    )
    assert {"bonus": "fine_team", "seat": "A"} in play.notices_of("bonus") and play.respect() == [2, 1, 0]


def luxuries(state: Any, *lists: str) -> None:
    for player, cards in zip(state.players, lists, strict=True):
        player.luxuries = cards.split()


def ends(play: Play) -> tuple[str, str]:
    play.clock().until_end()
    return play.end()


@pytest.mark.rule("NC-19.8", "NC-19.10", "NC-3.1", "NC-3.2", "NC-3.3")
def test_e42_innocent_and_a_tie_broken_by_title() -> None:
    def prepare(state: Any) -> None:
        luxuries(state, "yacht limousine racehorse gold_watch", "hamptons_estate racehorse", "hamptons_estate racehorse cuban_cigars")
        state.players[1].title = "primo_capo"

    play = final("gisella || | fbi_informant", "bruno || | wrath", "enzo", marker=-1, prepare=prepare)
    play.clock().idle()
    assert play.respect() == [7, 6, 6]
    assert ends(play) == ("acquitted", "B")


@pytest.mark.rule("NC-19.6", "NC-19.11")
def test_e43_an_investigation_convicts_at_the_last_moment() -> None:
    play = final("gisella", "bruno", "enzo", marker=-1, street="dea limousine racehorse yacht")
    assert play.field == 1 and ends(play) == ("convicted", "")


@pytest.mark.rule("NC-19.9", "NC-19.10")
def test_e44_two_informants_share_the_victory() -> None:
    def prepare(state: Any) -> None:
        luxuries(state, "hamptons_estate racehorse", "gold_watch", "", "hamptons_estate limousine")

    play = final("gisella || | fbi_informant", "bruno || | wrath wrath", "enzo", "nina || | fbi_informant", marker=3, prepare=prepare)
    assert ends(play.clock().clock()) == ("informant_shared", "AD")


@pytest.mark.rule("NC-22.4", "NC-23.3", "NC-23.4", "NC-1.2", "NC-D4")
def test_e47_cards_are_resolved_from_the_leader_clockwise() -> None:
    play = table("gisella || | bought_juror wrath", "bruno", "enzo || | shame_on_you wrath", begin="trial", starter="B")
    play.do("A bought_juror", "C shame_on_you")
    assert [told["seat"] for told in play.notices_of("played")] == ["C", "A"]
    assert play.open() == {"C": "vendetta.target"}
    play.do("C B")
    assert play.open() == {"A": "vendetta.target"}
    play.do("A left")
    assert play.open() == {"A": "vendetta.window", "C": "vendetta.window"} and play.field == 3 and play.respect() == [0, -1, 0]


@pytest.mark.rule("NC-19.1", "NC-23.6", "NC-23.10", "NC-22.7", "NC-D3", "NC-V15")
def test_e49_the_last_round_asks_everybody_with_a_card() -> None:
    play = final("gisella || | wrath", "bruno", "enzo || | bought_juror")
    assert play.open() == {"A": "vendetta.last_round"} and play.options("A") == ["pass"]
    assert play.ask("A").secret
    play.do("A pass")
    assert play.open() == {"C": "vendetta.last_round"}
    play.do("C bought_juror", "C right")
    assert play.halted  # the hand is empty: nobody is asked any more


@pytest.mark.rule("NC-19.8", "NC-19.9", "NC-3.3")
@pytest.mark.parametrize(("marker", "end"), [(-3, ("acquitted", "B")), (3, ("informant", "A"))])
def test_e53_both_informant_cards_in_one_hand(marker: int, end: tuple[str, str]) -> None:
    def prepare(state: Any) -> None:
        luxuries(state, "hamptons_estate yacht limousine racehorse", "hamptons_estate gold_watch", "hamptons_estate")

    play = final("gisella || | fbi_informant fbi_informant", "bruno || | wrath", "enzo || | wrath", marker=marker, prepare=prepare)
    assert ends(play.clock().clock().clock()) == end


@pytest.mark.rule("NC-22.5", "NC-22.12", "NC-D5", "NC-D7", "NC-D8", "NC-V10")
def test_e56_extortion_massimo_and_teresa() -> None:
    def extortion() -> Play:
        play = table("teresa || 5 | extortion", "massimo || 10I 20G", "enzo || ", begin="trial", vendetta="wrath")
        return play.do("A extortion")

    play = extortion().do("B use")
    assert play.state.vendetta_discard == ["extortion"] and play.notices_of("bank-seen") == [] and play.bank("B") == "10I 20G"
    assert "ability.react" not in play.open().values() and play.free("A") == ["teresa"]
    play = extortion().do("B skip")
    assert play.notices_of("bank-seen", to="A") == [{"target": "B", "notes": ("10I", "20G")}] and play.notices_of("bank-seen", to="C") == []
    assert play.open() == {"A": "vendetta.extortion"} and play.ask("A").default == (play.ask("A").options[1].id,)
    play.do("A 10I")
    assert (play.bank("A"), play.bank("B")) == ("5 10I", "20G") and play.open() == {"A": "ability.react"}
    play.do("A use")
    assert play.hands() == [1, 0, 0] and play.free("A") == []


def last_verdict() -> Play:
    def prepare(state: Any) -> None:
        luxuries(state, "hamptons_estate yacht gold_watch", "limousine racehorse cuban_cigars", "")
        state.players[0].title, state.players[2].title, state.players[1].title = "consigliere", "", ""
        state.players[2].investigations = ["fbi", "irs", "nypd", "us_attorney"]
        state.players[2].title = "underboss"
        state.bribers = 2

    return final(
        "gisella marco lucia renata tommaso | queens_drugs bronx_drugs | 20I 5",
        "bruno enzo dario silvio | brooklyn_drugs queens_gambling | 20I 20G | fbi_informant bought_juror",
        "nina teresa ornella | bronx_gambling brooklyn_gambling | 20I 10I 5 | wrath",
        starter="B", marker=-2, street="dea cuban_cigars - -", corruption="10G 20G 10I", prepare=prepare,
    )  # fmt: skip


@pytest.mark.rule("NC-19.1", "NC-23.6")
def test_e70_the_last_round() -> None:
    play = last_verdict()
    assert play.respect() == [8, 5, 7]
    assert play.open() == {"B": "vendetta.last_round"} and play.options("B") == ["pass", "bought_juror"]
    play.do("B bought_juror", "B right")
    assert play.field == -1 and play.options("B") == ["pass"]
    play.do("B pass")
    assert play.open() == {"C": "vendetta.last_round"}
    play.do("C pass")
    assert play.halted


@pytest.mark.rule("NC-19.2", "NC-19.3", "NC-20.1", "NC-20.2", "NC-20.3", "NC-20.4", "NC-20.5", "NC-V1")
def test_e71_the_bonuses() -> None:
    play = last_verdict().do("B bought_juror", "B right", "B pass", "C pass")
    assert play.notices_of("bribers-left") == [{"n": 2}] and play.state.bribers == 0
    assert play.notices_of("bonus") == [{"bonus": "fine_team", "seat": "A"}, {"bonus": "full_of_cash", "seat": "B"}]
    assert play.notices_of("bonus-tie") == [{"bonus": "wisdom_and_virtue"}]
    assert [told["money"] for told in play.notices_of("bank-total")] == [25_000, 40_000, 35_000]
    assert play.respect() == [10, 7, 7]


@pytest.mark.rule("NC-19.4", "NC-19.5", "NC-19.6", "NC-19.7", "NC-19.9", "NC-V14", "NC-V8")
def test_e72_red() -> None:
    play = last_verdict().do("B bought_juror", "B right", "B pass", "C pass")
    assert [told["field"] for told in play.notices_of("verdict-note")][-1] == 2 and play.field == 3
    assert play.notices_of("informant") == [{"seat": "B"}] and play.view("A").players[1].informant is True
    assert play.notices_of("reshuffled") == [] and len(play.state.corruption) == 3
    play.on()
    assert play.end() == ("informant", "B") and play.game.outcome
    assert play.game.outcome.scores == {0: 10, 1: 7, 2: 7}
