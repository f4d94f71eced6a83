"""The automated player of Nostra City: better than no sense, on both sides of the law, alone and at any seat."""

from collections.abc import Callable
from functools import partial
from operator import eq
from typing import Any

import pytest

import engines
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of, simulate
from engines.chance import Stream
from engines.nostra_city import asks
from engines.players import Player, RandomPlayer, player_for
from engines.players.basic import PlayerWrapper
from engines.players.nostra_city import NostraCityPlayer
from engines.players.whims import LEVELS, Whims
from engines.table import Ask, Game
from tests.engines.driving import random_move
from tests.engines.nostra_city.harness import table
from tests.soak.amounts import little_or_much

GAMES = 30


def play(seats: int, seed: int, sense: Callable[[int], bool]) -> Game:
    """Play a game in which the seats for which ``sense`` holds have some."""
    game = engines.start("nostra_city", seats=seats, seed=seed)
    streams = [Stream(seed, f"player {seat}") for seat in range(seats)]
    players = [player_for("nostra_city", seat, seed) if sense(seat) else RandomPlayer(seat, one) for seat, one in enumerate(streams)]
    Circle(game, players).play()
    return game


@pytest.mark.parametrize(("seats", "least"), [(3, 16), *(pytest.param(*one, marks=pytest.mark.soak) for one in ((4, 10), (5, 8)))])
def test_sense_wins_more_than_twice_as_often(seats: int, least: int) -> None:
    mine, others = 0, 0
    for seed in range(GAMES):
        seat = seed % seats
        game = play(seats, seed, partial(eq, seat))
        assert game.outcome is not None
        mine += seat in game.outcome.winners
        others += len(game.outcome.winners - {seat})
    assert mine >= least
    assert mine * (seats - 1) > 2 * others


@pytest.mark.soak
def test_both_verdicts_come_true_among_players_with_sense() -> None:
    tally = simulate("nostra_city", 3, games=GAMES)
    guilty = sum(count for reason, count in tally.reasons.items() if reason.startswith("informant"))
    assert guilty >= 3 and tally.reasons["acquitted"] >= GAMES // 2


class Watched(PlayerWrapper):
    """A player whose Collectings and bids are noted: whether it had one this Month, and whether it ended."""

    def __init__(self, player: Player, noted: dict[str, list[tuple[bool, bool]]]) -> None:
        super().__init__(player)
        self._noted = noted

    def choose(self, ask: Ask, view: Any) -> tuple[str, ...] | None:
        picks = super().choose(ask, view)
        if ask.name in self._noted and picks is not None:
            mine = view.players[ask.seat]
            self._noted[ask.name].append((bool(view.me.bids if ask.name == asks.BIDDER else mine.collected), picks == ("end",)))
        return picks


@pytest.mark.rule("MA-14.7")
def test_a_gentle_player_bids_once_a_month_at_most_and_lets_collectings_go() -> None:
    ended: dict[str, dict[str, list[tuple[bool, bool]]]] = {}
    for level in LEVELS[:2]:
        noted = ended[level] = {asks.COLLECTOR: [], asks.BIDDER: []}
        game = engines.start("nostra_city", seats=4, seed=3)
        Circle(game, [Watched(player, noted) for player in players_of("nostra_city", 4, 3, level)]).play()
    assert {end for again, end in ended["gentle"][asks.BIDDER] if again} == {True}
    assert {end for again, end in ended["normal"][asks.BIDDER] if again} == {True, False}
    first = {level: [end for again, end in noted[asks.COLLECTOR] if not again] for level, noted in ended.items()}
    assert not any(first["normal"])
    assert 0.5 < sum(first["gentle"]) / len(first["gentle"]) < 0.9


def answer(play: Any, who: str) -> tuple[str, ...]:
    ask = play.ask(who)
    return NostraCityPlayer(ask.seat, Whims(1, ask.seat)).choose(ask, play.view(who)) or ()


@pytest.mark.parametrize(("hand", "kind"), [("wrath", "20I"), ("fbi_informant", "10G")])
def test_an_informant_bribes_for_guilty_and_the_others_for_innocent(hand: str, kind: str) -> None:
    play = table(f"gisella || 5 10I 10G 20I | {hand}", "bruno || 5", "enzo || 5", begin="trial").do("A pass", "A gisella")
    (pick,) = answer(play, "A")
    assert play.do(f"A {pick}").notices_of("bribe")
    assert kind not in play.bank("A")


def test_an_informant_buys_no_investigation_off() -> None:
    for hand, bids in (("wrath", True), ("fbi_informant", False)):
        play = table(f"gisella marco lucia || 50G 50G | {hand}", "bruno || 5", "enzo || 5", begin="meeting", street="dea - - -")
        play.clock("A").clock("B").clock("C").do("A pass")
        assert (answer(play, "A") != ("end",)) is bids


def test_the_same_streams_make_the_same_game() -> None:
    one, two = (play(4, 7, lambda seat: True) for _ in range(2))
    assert one.record == two.record
    assert play(4, 8, lambda seat: True).record.moves != one.record.moves


@pytest.mark.parametrize("games", little_or_much(4, 12))
@pytest.mark.parametrize("seats", [3, 5])
def test_they_can_take_over_any_seat_at_any_moment(seats: int, games: int) -> None:
    for seed in range(games):
        game, stream = engines.start("nostra_city", seats=seats, seed=seed), Stream(seed, "before")
        for _ in range(stream.below(250)):
            if game.outcome is None:
                random_move(game, stream)
        Circle(game, players_of("nostra_city", seats, seed, "auto")).play(most=3_000)
        assert game.outcome is not None


def test_a_bid_that_somebody_else_has_begun_is_completed() -> None:
    play = table("gisella marco || 5 10I 10G", "bruno || 5", "enzo || 5", begin="meeting").clock("A").clock("B").clock("C").do("A gisella")
    (space,) = answer(play, "A")
    assert space.startswith("space:")
    play.do(f"A {space}")
    assert answer(play, "A")


def test_they_know_only_their_own_view() -> None:
    """Two tables that differ only in the Bank of another seat get the same answers."""
    answers = []
    for bank in ("5 10I", "20G 50I"):
        play = (
            table("gisella marco lucia || 5 10I 10G 20I", f"bruno || {bank}", "enzo || 5", begin="meeting").clock("A").clock("B").clock("C")
        )
        player = NostraCityPlayer(0, Whims(3, 0))
        given = []
        while "A" in play.open():
            ask = play.ask("A")
            kinds = [option.text.args for option in ask.options]
            picks = player.choose(ask, play.view("A")) or ()
            given.append([kinds[[option.id for option in ask.options].index(pick)] for pick in picks])
            play.game.answer(ask.id, *picks)
        answers.append(given)
    assert answers[0] == answers[1]
