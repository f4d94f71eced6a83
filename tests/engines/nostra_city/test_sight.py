"""What a seat of Nostra City can tell of draws: what it does not know lies anywhere, and not where it truly is more often (MA-6.3)."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar, cast

import pytest

import engines
from bot.playing import Circle
from bot.simulation import players_of
from engines.chance import Chance, Stream
from engines.imagining import seen_by
from engines.nostra_city import asks, seen_street, settling, sight
from engines.nostra_city.components import NOTES, RAID, VENDETTA_DECK
from engines.nostra_city.papers import KIND
from engines.nostra_city.state import FamilyState
from engines.nostra_city.table import Family
from engines.nostra_city.views import NostraCityView
from engines.table import Game
from tests.engines.imagining.dealing import deals
from tests.engines.imagining.imagining_of import imagined
from tests.engines.imagining.likelihood import check_even, check_no_oftener
from tests.soak.amounts import little_or_much

T = TypeVar("T")
SEATS = 3
SEED = 6


def state_of(game: Game) -> FamilyState:
    return cast("Family", game._table).state


def among_normal_players(seed: int, seats: int = SEATS) -> Iterator[Game]:
    """Play a game among normal players, move by move."""
    game = engines.start("nostra_city", seats=seats, seed=seed)
    circle = Circle(game, players_of("nostra_city", seats, seed, "normal"))
    while game.outcome is None:
        circle.step()
        yield game


def until(seed: int, wanted: Callable[[Game], bool]) -> Game:
    """Return a game among normal players at the first moment that is wanted."""
    return next(game for game in among_normal_players(seed) if wanted(game))


def dealt_out() -> tuple[Game, int]:
    """Return a game in which nobody has done anything, and who begins."""
    game = until(SEED, lambda game: state_of(game).phase == "business")
    return game, state_of(game).starter


def note_deck(game: Game) -> list[int]:
    return state_of(game).note_deck


def street_deck(game: Game) -> list[str]:
    return state_of(game).street_deck


def check_anywhere(game: Game, seat: int, number: int, hidden: Callable[[Game], Sequence[object]]) -> None:
    """Fail unless each hidden card lies in each place as often, and all of them not more often in their true places."""
    truth = [str(one) for one in hidden(game)]
    places: list[Counter[str]] = [Counter() for _ in truth]
    for other in deals(game, seat, number):
        for place, one in zip(places, hidden(other), strict=True):
            place[str(one)] += 1
    for place in places:
        check_even(place, truth)
    right = sum(place[one] for place, one in zip(places, truth, strict=True))
    check_no_oftener(right, number * len(truth), 1 / len(truth))


@pytest.mark.parametrize("number", little_or_much(400, 2000))
@pytest.mark.parametrize("hidden", [note_deck, street_deck])
@pytest.mark.rule("MA-6.3")
def test_what_lies_face_down_lies_anywhere(number: int, hidden: Callable[[Game], list[object]]) -> None:
    check_anywhere(*dealt_out(), number, hidden)


def collected(game: Game) -> bool:
    """Return whether somebody else than the first seat has Collected, and nobody has discarded or bribed."""
    state = state_of(game)
    return state.collecting is None and any(len(player.bank) > 4 for player in state.players[1:])


@pytest.mark.parametrize("number", little_or_much(300, 2000))
@pytest.mark.rule("MA-6.3", "NC-V2")
def test_what_another_has_drawn_is_any_note_that_one_has_not_seen(number: int) -> None:
    game = until(SEED, collected)
    state = state_of(game)
    other = next(seat for seat in range(1, SEATS) if len(state.players[seat].bank) > 4)
    dealt = {2 * seat + 1 for seat in range(SEATS)} | {2 * seat + 2 for seat in range(SEATS)}
    dealt |= {first + seat for first in (11, 23) for seat in range(SEATS)}
    unseen = [note for note in range(1, len(NOTES)) if note not in dealt and note not in state.players[0].bank]
    truth = [note for note in state.players[other].bank if note in unseen]
    found: Counter[str] = Counter()
    for one in deals(game, 0, number):
        bank = state_of(one).players[other].bank
        assert len(bank) == len(state.players[other].bank)
        found.update([str(note) for note in bank if note in unseen])
    assert truth
    assert found.total() == number * len(truth)
    check_even(found, [str(note) for note in unseen])
    check_no_oftener(sum([found[str(note)] for note in truth]), found.total(), len(truth) / len(unseen))


@pytest.mark.parametrize("number", little_or_much(300, 2000))
@pytest.mark.rule("MA-6.3", "NC-V13")
def test_a_vendetta_card_of_another_is_any_that_is_not_laid_out(number: int) -> None:
    game = until(SEED, lambda game: any(player.hand for player in state_of(game).players))
    state = state_of(game)
    owner = next(seat for seat, player in enumerate(state.players) if player.hand)
    seat = (owner + 1) % SEATS
    seen = [card for one in (state.players[seat].hand,) for card in one]
    unseen = Counter(VENDETTA_DECK) - Counter(seen)
    hidden = sum([count for card, count in unseen.items() if card not in ("anthony_gota", "atlantic_city")])
    found = Counter(state_of(one).players[owner].hand[0] for one in deals(game, seat, number))
    assert not {"anthony_gota", "atlantic_city"} & set(found)
    for card, count in found.items():
        check_no_oftener(count, number, unseen[card] / hidden)


class Peeking(Stream):
    """Draws as the running game has drawn, once in so many times."""

    once_in = 1
    true: tuple[object, ...] = ()

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """Return ``things`` as they truly lie, the first one last."""
        some = list(things)
        if self.below(self.once_in) or not set(some) <= set(self.true):
            return Stream.shuffled(self, some)
        return sorted(some, key=self.true.index, reverse=True)


def peeking(true: Iterable[object], once_in: int) -> Callable[[Stream], Stream]:
    def peek(stream: Stream) -> Stream:
        other = Peeking(stream.below(1 << 60), "peeking")
        other.once_in, other.true = once_in, tuple(true)
        return other

    return peek


@pytest.mark.rule("MA-6.3")
@pytest.mark.parametrize("once_in", [1, 3])
def test_whoever_peeks_at_the_true_notes_is_found_out(monkeypatch: pytest.MonkeyPatch, once_in: int) -> None:
    game, seat = dealt_out()
    real: Any = settling.settled
    true = list(note_deck(game))
    peek = peeking(true, once_in)
    check_anywhere(game, seat, 150, note_deck)
    monkeypatch.setattr("engines.nostra_city.sight.settled", lambda dealt, shuffles, stream: real(dealt, shuffles, peek(stream)))
    with pytest.raises(AssertionError):
        check_anywhere(game, seat, 150, note_deck)


@pytest.mark.rule("MA-6.3")
def test_whoever_peeks_at_the_true_street_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seat = dealt_out()
    true = street_deck(game)
    real: Any = seen_street.street_draws

    def street(seen: object, stream: Stream) -> object:
        draws = real(seen, stream)
        name = "street_again" if draws["street_again"] else "street"
        order = true if name == "street_again" else [*draws["street"][0].places.values(), *reversed(true)]
        draws[name] = [type(draws["street"][0])(dict(enumerate(order)))]
        return draws

    monkeypatch.setattr("engines.nostra_city.sight.street_draws", street)
    with pytest.raises(AssertionError):
        check_anywhere(game, seat, 60, street_deck)


def banks_of(game: Game, seat: int) -> list[set[int]]:
    return [set(player.bank) for other, player in enumerate(state_of(game).players) if other != seat]


@pytest.mark.parametrize("number", little_or_much(60, 600))
@pytest.mark.rule("MA-6.1", "MA-6.3")
def test_notes_in_other_banks_are_guessed_no_more_often_than_two_guesses_agree(number: int) -> None:
    """In the middle of games too, where much has been seen; whoever peeked would guess them more often."""
    right = alike = total = 0
    moments = (game for seed in range(1, 100) for move, game in enumerate(among_normal_players(seed)) if move % 37 == 36)
    for _, game in zip(range(number), moments, strict=False):
        seat = game.moves_made % SEATS
        stream = Stream(7, f"moment {game.moves_made}")
        one, two = (imagined(game, seat, stream) for _ in range(2))
        if one is None or two is None:
            continue
        true = banks_of(game, seat)
        right += sum(len(mine & its) for mine, its in zip(banks_of(one, seat), true, strict=True))
        alike += sum(len(mine & its) for mine, its in zip(banks_of(one, seat), banks_of(two, seat), strict=True))
        total += sum(map(len, true))
    assert total > number
    assert right <= alike + 3 * total**0.5, (right, alike, total)


@pytest.mark.rule("MA-6.2", "NC-18.4")
def test_every_note_is_somewhere_once_after_piles_were_shuffled_too() -> None:
    game = until(2, lambda game: state_of(game).month == 5)
    for other in deals(game, 1, 20):
        state = state_of(other)
        banks = [note for player in state.players for note in player.bank]
        bids = [note for player in state.players for bid in player.bids.values() for note in bid.notes]
        collecting = list(state.collecting.drawn) if state.collecting else []
        everywhere = [*state.note_deck, *state.note_discard, *state.corruption, *banks, *bids, *collecting]
        assert sorted(everywhere) == [RAID, *range(1, len(NOTES))]
        assert [KIND[note] for note in state.shown] == [KIND[note] for note in state_of(game).shown]


@pytest.mark.rule("MA-6.2", "NC-23.7")
def test_when_a_standing_pass_was_taken_back_does_not_matter() -> None:
    """Nobody is told when that was; with the Pass back earlier the seat is asked in windows in which it was not, and passes there."""
    for seed in range(1, 40):
        game = engines.start("nostra_city", seats=SEATS, seed=seed)
        circle = Circle(game, players_of("nostra_city", SEATS, seed, "normal"))
        taken = None
        while game.outcome is None and taken is None:
            circle.step()
            standing = [ask for ask in game.asks if ask.name == asks.STAND]
            view = cast("NostraCityView", game.view(None))
            if standing and view.phase == "meeting" and view.step == "turn" and view.turn != standing[0].seat:
                game.answer(standing[0].id, "off")
                taken = standing[0].seat
        if taken is None:
            continue
        for _ in range(12):
            circle.step()
        assert seen_by(game, taken).given
        assert all(one.view(taken) == game.view(taken) for one in deals(game, taken, 5))
        return
    raise AssertionError("nobody had a standing Pass")


@pytest.mark.rule("MA-6.2", "NC-V8")
def test_who_is_loyal_is_guessed_to_have_bribed_for_the_innocent() -> None:
    """So normal players do; whoever knew only how many Notes there are of each kind would think half of the pile Guilty."""
    game = until(4, lambda game: state_of(game).month == 2 and state_of(game).phase == "business")
    seat = 0
    own = set(state_of(game).players[seat].bank)
    icons = Counter(NOTES[note].icon for one in deals(game, seat, 40) for note in state_of(one).corruption if note not in own)
    assert icons.total() == 40 * len(state_of(game).corruption)
    assert icons["innocent"] > 2 * icons["guilty"]


def test_chance_of_the_running_game_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is imagined comes from the stream that it is given, and from what was seen."""
    game, seat = dealt_out()
    seen = seen_by(game, seat)
    monkeypatch.setattr(Chance, "stream", lambda *_: pytest.fail("the chance of a game was asked"))
    sight.SIGHT(seen, SEATS, Stream(5, "sight"))
