"""Vendetta windows (4.23), standing Passes, and the cards that stay in hand (4.22)."""

import pytest

import engines
from engines.chance import Stream
from engines.nostra_city import asks
from engines.nostra_city.state import FamilyState
from engines.nostra_city.views import NostraCityView
from tests.engines.driving import random_move, shown
from tests.engines.nostra_city.harness import Play, table

PASSES = ["pass", "pass:phase", "pass:month"]


@pytest.mark.rule("NC-23.1", "NC-23.2", "NC-22.3", "NC-22.7", "NC-D2")
def test_a_window_is_open_where_a_card_is_held_and_nowhere_else() -> None:
    play = table("gisella | bronx_drugs | 5 5", "bruno | queens_gambling | 5 5 | wrath", "enzo | | 5 5", fixed=True, notes="5 5")
    points: list[object] = []
    while play.state.month == 1:
        window = play.view(None).window
        if window is None:
            points.append((play.state.phase, play.state.turn))
            play.on() if play.halted else play.clock()
        else:
            points.append(window.point)
            assert play.open() == {"B": "vendetta.window"} and window.holders == (1,) and play.options("B") == PASSES
            play.do("B pass")
    # before each turn of the three phases, at the reveal of the Locations, before RECEPTION
    assert [point for point in points if isinstance(point, str)] == ["VW1"] * 6 + ["VW4"] + ["VW1"] * 3 + ["VW5"]
    assert table("gisella", "bruno", "enzo", begin="trial").halted


@pytest.mark.rule("NC-23.1", "NC-22.1")
def test_vw2_and_vw3_frame_a_collecting_with_a_betrayal() -> None:
    play = table("gisella | bronx_drugs", "bruno | queens_drugs", "enzo || | wrath", fixed=True, notes="5 5").passes()
    play.do("A gisella", "A bronx_drugs:drugs")
    assert play.view(None).window and play.window().point == "VW2" and play.notices_of("count") == []
    play.do("C pass").do("A")
    assert play.view(None).window and play.window().point == "VW3" and play.view(None).collecting is None
    play = table("gisella | bronx_drugs", "bruno | queens_drugs", "enzo || | wrath", fixed=True, notes="5 5").passes()
    play.do("A gisella", "A bronx_drugs:drugs", "C pass").do("A 5")
    assert play.view(None).window and play.window().point == "VW1"  # nobody was Betrayed


@pytest.mark.rule("NC-23.2", "NC-23.3")
def test_nothing_shows_who_has_answered() -> None:
    play = table("gisella || | stick_up", "bruno || 5 | wrath", "enzo || 5 | shame_on_you wrath", begin="trial")
    before = [play.view(who) for who in ("B", None)]
    play.do("A stick_up")
    play.do("C pass:month")
    assert [play.view(who) for who in ("B", None)] == before
    assert play.me("A").pick == "card:stick_up" and play.open() == {"B": "vendetta.window"}


@pytest.mark.rule("NC-23.7", "NC-23.9")
def test_a_standing_pass_until_the_end_of_the_phase() -> None:
    play = table("gisella || 5 | wrath", "bruno || 5", "enzo || 5", begin="meeting").clock("A").clock("B").clock("C")
    play.do("A pass:phase")
    assert play.me("A").standing == "phase" and play.open() == {"A": "meeting.gangster"}
    play.do("A end", "B end", "C end")
    assert play.halted
    assert play.on().open() == {"A": "vendetta.window"}  # TRIAL has its own
    play.do("A pass:phase", "A end", "B end", "C end").on()
    assert play.open() == {"A": "vendetta.window"} and play.state.phase == "reception"


@pytest.mark.rule("NC-23.7", "NC-23.9", "NC-17.1")
def test_a_standing_pass_until_the_end_of_the_month_covers_reception() -> None:
    play = table("gisella || 5 | wrath", "bruno || 5", "enzo || 5", begin="trial").do("A pass:month", "A end", "B end", "C end").on()
    assert play.halted and play.state.month == 2
    play.on()
    assert play.open() == {"A": "vendetta.window"} and play.me("A").standing is None


@pytest.mark.rule("NC-23.7", "NC-22.1")
def test_a_standing_pass_lapses_with_a_new_card() -> None:
    play = table("gisella | bronx_drugs", "bruno | queens_drugs | | wrath", "enzo", fixed=True, notes="5 5", vendetta="stick_up")
    play.do("B pass:month", "A gisella", "A bronx_drugs:drugs").do("A")
    assert play.open() == {"B": "vendetta.window"} and play.options("B") == [*PASSES, "stick_up"] and play.me("B").standing is None


@pytest.mark.rule("NC-23.7")
def test_a_standing_pass_never_applies_to_the_last_round() -> None:
    play = (
        table("gisella || 5 | wrath", "bruno || 5", "enzo || 5", begin="trial", month=6).do("A pass:month", "A end", "B end", "C end").on()
    )
    assert play.open() == {"A": "vendetta.last_round"}


def stand(play: Play, who: str, how: str) -> Play:
    """Answer the standing question S1."""
    (ask,) = [ask for ask in play.game.asks if ask.name == asks.STAND and ask.seat == play.seat(who)]
    play.game.answer(ask.id, how)
    return play


def standing(play: Play) -> list[str]:
    """Return the players who may take back a standing Pass now."""
    return ["ABCDE"[ask.seat] for ask in play.game.asks if ask.name == asks.STAND]


@pytest.mark.rule("NC-23.7", "NC-S1")
def test_a_standing_pass_can_be_taken_back() -> None:
    play = table("gisella || 5 | wrath", "bruno || 5", "enzo || 5", begin="meeting").clock("A").clock("B").clock("C")
    assert standing(play) == []
    play.do("A pass:month")
    assert standing(play) == ["A"] and [option.id for option in play.game.asks[-1].options] == ["off", "phase", "month"]
    play.do("A end", "B end")
    stand(play, "A", "off")
    assert play.me("A").standing is None and standing(play) == []
    assert play.open() == {"C": "meeting.gangster"}, "nothing that is open changes by it"
    play.do("C end")
    assert play.open() == {"A": "vendetta.window"} and play.window().point == "VW4"


@pytest.mark.rule("NC-23.7", "NC-S1", "NC-23.4")
def test_taken_back_in_a_window_it_is_asked_again_when_the_window_goes_on() -> None:
    play = table("gisella || | wrath", "bruno || | shame_on_you stick_up", "enzo", begin="trial")
    play.do("A pass:month")
    assert play.open() == {"B": "vendetta.window"}
    stand(play, "A", "off")
    assert play.open() == {"B": "vendetta.window"}, "its answer to this question stands"
    play.do("B shame_on_you", "B C")
    assert play.open() == {"A": "vendetta.window", "B": "vendetta.window"}


@pytest.mark.rule("NC-23.7", "NC-S1")
def test_a_standing_pass_may_be_made_shorter_or_longer() -> None:
    for how, asked in (("phase", True), ("month", False)):
        play = table("gisella || 5 | wrath", "bruno || 5", "enzo || 5", begin="meeting").clock("A").clock("B").clock("C")
        play.do("A pass:phase" if how == "month" else "A pass:month")
        stand(play, "A", how)
        assert play.me("A").standing == how and standing(play) == ["A"]
        play.do("A end", "B end", "C end").on()
        assert (play.open() == {"A": "vendetta.window"}) == asked


@pytest.mark.rule("NC-23.7", "NC-S1")
def test_a_withdrawn_pass_shows_to_nobody() -> None:
    def make() -> Play:
        return table("gisella || 5 | wrath", "bruno || 5 | wrath", "enzo || 5", begin="trial").do("A pass:phase")

    one, other = make(), stand(make(), "A", "off")
    for who in ("B", "C", None):
        assert one.view(who) == other.view(who) and len(one.game.checkpoints) == len(other.game.checkpoints)
        seen = [[ask.id for ask in play.game.asks if not ask.secret or ask.seat == "ABC".find(who or "-")] for play in (one, other)]
        assert seen[0] == seen[1]
    assert one.game.notices == other.game.notices
    assert next(ask for ask in one.game.asks if ask.name == asks.STAND).secret


@pytest.mark.rule("NC-23.7", "NC-S1", "NC-1.5")
def test_with_the_pass_its_question_goes_too() -> None:
    drawn = table("gisella | bronx_drugs", "bruno | queens_drugs | | wrath", "enzo", fixed=True, notes="5 5", vendetta="stick_up")
    drawn.do("B pass:month")
    assert standing(drawn) == ["B"]
    assert standing(drawn.do("A gisella", "A bronx_drugs:drugs").do("A")) == []
    last = table("gisella || 5 | wrath", "bruno || 5", "enzo || 5", begin="trial", month=6).do("A pass:month", "A end", "B end", "C end")
    assert standing(last) == ["A"] and standing(last.on()) == []


@pytest.mark.rule("NC-23.5", "NC-23.4", "NC-D4", "NC-V13")
def test_a_cancelled_card_returns_and_has_been_seen() -> None:
    play = table("gisella || | shame_on_you", "bruno", "enzo", begin="trial").do("A shame_on_you")
    assert play.ask("A").default == ("cancel",)
    play.clock("A")
    assert play.hands() == [1, 0, 0] and play.notices_of("returned", to="B") == [{"seat": "A", "card": "shame_on_you"}]
    assert play.view(None).turn == 1  # nothing was resolved: this window is over, and the next one before B's turn is open


@pytest.mark.rule("NC-23.6", "NC-1.14")
def test_the_third_cancel_in_the_last_round_is_a_pass() -> None:
    play = table("gisella || | shame_on_you", "bruno || | wrath", "enzo", begin="final", month=6)
    assert play.keys()[-1] == "last-round"
    for _ in range(3):
        assert play.open() == {"A": "vendetta.last_round"}
        play.do("A shame_on_you", "A cancel")
    assert play.notices_of("played", to="C") == [{"seat": "A", "card": "shame_on_you"}] * 3
    assert play.open() == {"B": "vendetta.last_round"} and play.hands() == [1, 1, 0]


@pytest.mark.rule("NC-23.6", "NC-23.10")
def test_cards_drawn_in_the_own_last_turn_may_be_played() -> None:
    play = table("teresa || | shame_on_you", "bruno", "enzo", begin="final", month=6, vendetta="bought_juror")
    play.do("A shame_on_you", "A B", "A use")
    assert play.options("A") == ["pass", "bought_juror"]
    play.do("A bought_juror", "A left")
    assert play.halted


@pytest.mark.rule("NC-22.6", "NC-22.7", "NC-22.8")
def test_informant_and_wrath_are_never_offered() -> None:
    play = table("gisella || | fbi_informant wrath tip_off fat_envelope stick_up", "bruno", "enzo", begin="trial")
    assert play.options("A") == PASSES  # nobody has a Note; the others are not for this window
    play.do("A pass").idle()
    assert play.hands() == [5, 0, 0]
    play = table("gisella || | fbi_informant wrath", "bruno", "enzo", begin="final", month=6)
    assert play.options("A") == ["pass"]


@pytest.mark.rule("NC-22.9")
def test_the_vendetta_deck_is_made_anew_of_the_discards() -> None:
    def betrayed(discard: list[str]) -> Play:
        def prepare(state: FamilyState) -> None:
            state.vendetta_discard = discard

        play = table(
            "gisella | bronx_drugs",
            "bruno | queens_drugs brooklyn_drugs",
            "enzo",
            fixed=True,
            notes="raid",
            only_vendetta=True,
            prepare=prepare,
        )
        return play.do("A gisella", "A bronx_drugs:drugs")

    play = betrayed(["stick_up", "contract"])
    assert play.notices_of("vendetta-reshuffled")[0]["n"] == 2 and play.view(None).vendetta_discard == ()
    assert play.view(None).vendetta_deck + sum(play.hands()) == 2
    play = betrayed([])
    assert play.hands() == [0, 0, 0] and [told["seat"] for told in play.notices_of("betrayed")] == ["B"]


@pytest.mark.rule("NC-22.2")
def test_there_is_no_hand_limit_and_gota_arrives_free() -> None:
    hand = "wrath wrath wrath wrath shame_on_you stick_up contract"
    play = table("gisella | bronx_drugs", f"bruno | queens_drugs brooklyn_drugs | | {hand}", "enzo", fixed=True, notes="raid",
                 vendetta="anthony_gota arson").passes()  # fmt: skip
    play.do("A gisella", "A bronx_drugs:drugs").passes()
    assert play.hands() == [1, 8, 0] or play.hands()[1] >= 8
    assert "gota" in [*play.free("A"), *play.free("B")]
    assert play.notices_of("vendetta-drawn", to="C") == []


@pytest.mark.rule("NC-22.4", "NC-1.2")
def test_phase_order_is_fixed_at_the_start_of_the_phase() -> None:
    play = table("marco | bronx_drugs", "bruno | queens_drugs", "enzo", notes="raid", fixed=False).do(
        "A marco", "A bronx_drugs:drugs", "A B"
    )
    assert play.state.starter == 1 and play.state.order == (0, 1, 2)


@pytest.mark.rule("NC-23.8")
def test_auctions_run_without_a_window() -> None:
    play = table("gisella || | stick_up", "bruno || 5", "enzo", begin="auctions", bids=["A gisella 1 5", "B bruno 2 10I", "C enzo 3 10G"])
    play.do("A pass")
    while not play.halted:
        assert "vendetta.window" not in play.open().values()
        play.clock()


def over_envelopes(*, every: bool) -> tuple[Play, list[tuple[int, str]]]:
    """Resolve three Auctions while nobody plays a card; return for each window the Auctions before it, and its point."""
    play = table("gisella || | stick_up", "bruno || 5", "enzo", begin="auctions", bids=["A gisella 1 5", "B bruno 3 10I", "C enzo 4 10G"],
                 every_auction=every)  # fmt: skip
    seen: list[tuple[int, str]] = []
    while not play.halted and play.state.phase == "meeting":
        if "vendetta.window" in play.open().values():
            seen.append((len(play.notices_of("auction")), play.window().point))
        play.clock()
    return play, seen


@pytest.mark.rule("NC-23.8", "NC-23.1")
def test_an_option_opens_a_window_before_each_auction_with_a_bid() -> None:
    assert over_envelopes(every=False)[1] == [(0, "VW4")]
    assert over_envelopes(every=True)[1] == [(0, "VW4"), (1, "VW4"), (2, "VW4")]


@pytest.mark.rule("NC-12.11", "NC-23.8", "NC-22.8")
def test_between_two_auctions_only_bids_that_are_left_can_be_added_to() -> None:
    play = table("gisella marco || 5 5 | fat_envelope", "bruno", "enzo", begin="auctions", bids=["A gisella 1 5", "A marco 2 10I"],
                 every_auction=True)  # fmt: skip
    assert "fat_envelope" in play.options("A")
    play.do("A pass").do("A")
    assert play.window().point == "VW4" and len(play.notices_of("auction")) == 1
    play.do("A fat_envelope")
    assert [bid.space for bid in play.player("A").bids.values()] == [1]


@pytest.mark.rule("NC-23.11")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nobody_leaves_and_every_seat_is_asked_to_the_end(seats: int) -> None:
    game, stream = engines.start("nostra_city", seats=seats, seed=seats), Stream(seats, "nobody leaves")
    ready: dict[int, set[int]] = {}
    while game.outcome is None:
        month = shown(game, None, NostraCityView).round
        ready.setdefault(month, set()).update(ask.seat for ask in game.asks if ask.name == asks.READY)
        assert {ask.name for ask in game.asks if not ask.holds} <= {asks.STAND}  # there is no question by which to leave
        assert not game._table.absent
        random_move(game, stream)
    assert [ready[month] for month in range(1, 7)] == [set(range(seats))] * 6
