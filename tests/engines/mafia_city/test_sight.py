"""Knowledge of draws at a seat of Mafia City: unknown cards lie anywhere, and not more often in their true place (MA-6.3)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar, cast

import pytest

import engines
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of
from engines.chance import Chance, Stream
from engines.imagining import Imagined
from engines.mafia_city import holding
from engines.mafia_city.components import CARDS
from engines.mafia_city.state import CityState
from engines.mafia_city.table import City
from engines.mafia_city.tracing import Tracing
from engines.table import Game
from tests.engines.imagining.imagining_of import imagined
from tests.engines.imagining.likelihood import check_even, check_no_oftener
from tests.soak.amounts import little_or_much

T = TypeVar("T")
SEATS = 4
SEED = 3


def state_of(game: Game) -> CityState:
    return cast("City", game._table).state


def deals(game: Game, seat: int, number: int, stream: str = "") -> Iterator[Imagined]:
    """Imagine a game so many times."""
    drawn = Stream(77, f"deals {seat} {stream}")
    for _ in range(number):
        other = imagined(game, seat, drawn)
        assert other is not None
        yield other


def dealt_out() -> tuple[Game, int]:
    """Return a game in which everybody has kept two cards, and who has the first turn."""
    game = engines.start("mafia_city", seats=SEATS, seed=SEED)
    while state_of(game).phase == "setup":
        game.expire()
    return game, state_of(game).starting


def hidden(game: Game, seat: int) -> list[int]:
    """Return all cards that ``seat`` cannot see, those of the others first, in the order of their hands."""
    state = state_of(game)
    hands = [card for other, player in enumerate(state.players) if other != seat for card in player.cards]
    return [*hands, *reversed(state.deck)]


def check_anywhere(game: Game, seat: int, number: int) -> None:
    """Fail unless each hidden card lies in each place as often, and in its true place not more often."""
    truth = hidden(game, seat)
    places: list[Counter[str]] = [Counter() for _ in truth]
    for other in deals(game, seat, number):
        for place, card in zip(places, hidden(other, seat), strict=True):
            place[str(card)] += 1
    right = 0
    for place, card in zip(places, truth, strict=True):
        check_even(place, [str(one) for one in truth])
        right += place[str(card)]
    check_no_oftener(right, number * len(truth), 1 / len(truth))


@pytest.mark.parametrize("number", little_or_much(150, 2000))
@pytest.mark.rule("MA-6.3")
def test_cards_that_nobody_has_shown_lie_anywhere(number: int) -> None:
    check_anywhere(*dealt_out(), number)


class Peeking(Stream):
    """Deals as the running game has dealt, once in so many times."""

    once_in = 1

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """Return what is left as it truly lies."""
        cards = list(things)
        if self.below(self.once_in):
            return Stream.shuffled(self, cards)
        true = cast("list[T]", Chance(SEED).stream("mafia_city.deck").shuffled(CARDS))
        return sorted(cards, key=true.index)


@pytest.mark.rule("MA-6.3")
@pytest.mark.parametrize("once_in", [1, 3])
def test_peeking_at_the_true_deck_is_found_out(monkeypatch: pytest.MonkeyPatch, once_in: int) -> None:
    real: Any = holding.dealt

    def peeking(tracing: Tracing, stream: Stream) -> holding.Dealt:
        other = Peeking(stream.below(1 << 60), "peeking")
        other.once_in = once_in
        return cast("holding.Dealt", real(tracing, other))

    game, seat = dealt_out()
    check_anywhere(game, seat, 150)
    monkeypatch.setattr("engines.mafia_city.sight.dealt", peeking)
    with pytest.raises(AssertionError):
        check_anywhere(game, seat, 150)


def among_normal_players(seed: int) -> Iterator[Game]:
    """Play a game among normal players, move by move."""
    game = engines.start("mafia_city", seats=SEATS, seed=seed)
    circle = Circle(game, players_of("mafia_city", SEATS, seed, "normal"))
    while game.outcome is None:
        circle.step()
        yield game


def after_theft() -> tuple[Game, int, int, int]:
    """Return a game just after a theft, thief, victim, and which card it was."""
    for seed in range(1, 50):
        for game in among_normal_players(seed):
            told = [notice.text for notice in game.notices if notice.text.key == "mc-stolen-card"]
            if told:
                thief, victim = (int(str(told[0].args[name])[-1]) for name in ("seat", "victim"))
                if not state_of(game).players[victim].cards:
                    break
                return game, thief, victim, int(str(told[0].args["card"]).partition(":")[2])
    raise AssertionError("nobody was robbed of one card of several")


@pytest.mark.rule("MA-6.2")
def test_thief_and_victim_know_the_stolen_card() -> None:
    game, thief, victim, card = after_theft()
    for knowing in (thief, victim):
        for other in deals(game, knowing, 10):
            assert card in state_of(other).players[thief].cards


@pytest.mark.parametrize("number", little_or_much(150, 2000))
@pytest.mark.rule("MA-6.3")
def test_others_do_not_know_the_stolen_card(number: int) -> None:
    game, thief, victim, card = after_theft()
    watcher = next(seat for seat in range(SEATS) if seat not in (thief, victim))
    there = sum(card in state_of(other).players[thief].cards for other in deals(game, watcher, number))
    unseen = len(hidden(game, watcher))
    check_no_oftener(there, number, len(state_of(game).players[thief].cards) / unseen)


def hands_of(game: Game, seat: int) -> list[set[int]]:
    return [set(player.cards) for other, player in enumerate(state_of(game).players) if other != seat]


@pytest.mark.parametrize("number", little_or_much(30, 600))
@pytest.mark.rule("MA-6.1", "MA-6.3")
def test_cards_in_other_hands_are_guessed_no_more_often_than_two_guesses_agree(number: int) -> None:
    """In the middle of games too, where much has been seen; a peeking player would guess them more often."""
    right = alike = total = 0
    moments = (game for seed in range(1, 100) for move, game in enumerate(among_normal_players(seed)) if move % 37 == 36)
    for _, game in zip(range(number), moments, strict=False):
        seat = game.moves_made % SEATS
        one, two = (hands_of(other, seat) for other in deals(game, seat, 2, stream=f"{game.moves_made}"))
        true = hands_of(game, seat)
        right += sum(len(mine & its) for mine, its in zip(one, true, strict=True))
        alike += sum(len(mine & its) for mine, its in zip(one, two, strict=True))
        total += sum(map(len, true))
    assert total > number
    assert right <= alike + 3 * total**0.5, (right, alike, total)


@pytest.mark.rule("MA-6.2")
def test_in_the_next_deck_lie_the_cards_that_were_discarded() -> None:
    """A card not discarded when the deck ran out is in somebody's hand, and known to be."""
    for seed in range(1, 30):
        again = next((game for game in among_normal_players(seed) if any(one.text.key == "mc-reshuffle" for one in game.notices)), None)
        if again is None:
            continue
        truth = state_of(again)
        for other in deals(again, 0, 20):
            assert sorted(state_of(other).deck) != list(state_of(other).deck)
            assert state_of(other).discard == truth.discard
            assert len(state_of(other).deck) == len(truth.deck)
            held = sorted((*state_of(other).deck, *[card for player in state_of(other).players for card in player.cards]))
            assert held == sorted((*truth.deck, *[card for player in truth.players for card in player.cards]))
        return
    raise AssertionError("no deck ran out")
