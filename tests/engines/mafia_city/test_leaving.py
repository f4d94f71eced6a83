"""A player who leaves: his decisions take their defaults at once, his tokens and cards stay, windows run on (ruling R44)."""

from engines.chance import Stream
from tests.engines.mafia_city.harness import city


def test_his_turns_are_passed_at_once_and_everything_of_his_stays() -> None:
    play = city("action", {3: "A B"}, hands={"A": (2, 7), "B": (5,)})
    play.do("A place 1")
    play.give("B", "seat.withdraw", "withdraw")
    assert (play.open(), play.passed(), play.notices_of("leaves")) == ({"C": "turn"}, "B", [{"seat": "B"}])
    assert (play.pile(3), play.cards("B"), play.mobsters("B")) == ("AB", (1,), (6,))
    assert play.view(None).players[1].left
    assert play.standing("B") == {}
    assert set(play.standing("C")) == {"auto", "seat.withdraw"}


def test_leaving_in_ones_own_turn_passes() -> None:
    play = city("action", hands={"A": (33, 2)}, piles={3: "B"})
    play.do("A text").give("A", "seat.withdraw", "withdraw")
    assert (play.open(), play.passed(), play.player("A").draft, play.cards("A")) == ({"B": "turn"}, "A", [], (2,))


def test_in_windows_he_counts_as_auto_acknowledging() -> None:
    play = city("action", {3: "D"}, hands={"A": (5,), "B": (14,), "C": (2,)})
    play.give("B", "seat.withdraw", "withdraw").do("A text 3:1")
    assert (play.window, play.open(), play.ask("B").clock, play.ask("C").clock) == ("BC", {"B": "veto", "C": "veto"}, "ack", "window")
    play.give("C", "seat.withdraw", "withdraw")
    assert play.open() == {"B": "veto", "C": "veto"}  # a window that is open goes on
    play.clock()
    assert (play.cell, play.open()) == ("D", {"D": "turn"})


def test_he_may_still_win() -> None:
    play = city("rounds", {1: "A", 2: "A", 3: "A"}, vp={"A": 12})
    play.give("A", "seat.withdraw", "withdraw").idle()
    assert (play.reason, play.winners) == ("target", "A")


def test_fewer_than_two_cannot_go_on() -> None:
    play = city("action", seats=3, hands={"C": (2, 7)})
    play.give("B", "seat.withdraw", "withdraw")
    assert play.game.outcome is None
    play.give("A", "seat.withdraw", "withdraw")
    assert (play.reason, play.winners) == ("aborted", "")
    assert play.game.asks == ()


def test_two_can_finish_the_game() -> None:
    play = city("rounds", {1: "A", 5: "B C"}, seats=4)
    for letter in "AD":
        play.give(letter, "seat.withdraw", "withdraw")
    stream = Stream(9, "two")
    while play.game.outcome is None:
        held = [ask for ask in play.game.asks if ask.holds]
        if stream.below(8):
            ask = stream.pick(held)
            options = stream.shuffled(option.id for option in ask.options)
            play.game.answer(ask.id, *options[: max(ask.least, 1)])
        else:
            play.game.expire()
    assert play.game.outcome.reason in ("target", "points", "reserve", "cards", "mayor", "order", "idle")
