"""With the eyes of a seat no byte differs between two games that differ only in what that seat could not know."""

from itertools import count

import pytest

import engines
from bot.replay.replaying import Replayer
from engines.chance import Stream
from engines.table import Game
from tests.bot.replay.nights import NAMES, seen
from tests.engines.driving import random_game
from tests.engines.hooks import Hooks, hooks_of
from tests.engines.pairs import step_together, whisper_apart
from tests.engines.rigging import start_swapped
from tests.soak.amounts import soaked

every_game = pytest.mark.parametrize("name", list(engines.GAMES))
of_hidden_hands = pytest.mark.parametrize("name", ["mafie", "mafia_city", "nostra_city", "escape_plan"])
of_secret_answers = pytest.mark.parametrize("name", ["mafie", "zbojnici", "mafia_city", "nostra_city"])


def play_alike(
    hooks: Hooks, games: tuple[Game, Game], x: int, places: tuple[int, ...], stream: Stream, most: int, *, apart: bool
) -> tuple[list[int], int]:
    """Play until what was hidden comes to light, or for ``most`` turns.

    Return how many moves of each game may be looked at, and how many answers differed.
    """
    answered: set[str] = set()
    made, differed = [0, 0], 0
    for _ in range(most):
        if any(game.outcome is not None or hooks.hidden.over(game, x, places) for game in games):
            break
        made = [game.moves_made for game in games]
        if apart:
            differed += whisper_apart(hooks, *games, x, stream)
        if not step_together(hooks, games, x, places, stream, answered):
            for game in games:
                game.expire()
            answered.clear()
    return made, differed


def walks(begun: tuple[Game, Game], played: tuple[Game, Game], made: list[int]) -> list[Replayer]:
    """Walk both games up to the moves that may be looked at."""
    found = []
    for fresh, game, moves in zip(begun, played, made, strict=True):
        replay = Replayer(fresh, NAMES[: game.seats], table="leaks")
        replay.play(game.record.moves[:moves])
        found.append(replay)
    return found


@of_hidden_hands
@pytest.mark.parametrize(("pairs", "most"), [(2, 25), *soaked((4, 70))])
@pytest.mark.rule("RP-2.2", "RP-2.3", "RP-3.1", "MA-4.3")
def test_hands_that_a_seat_does_not_know_show_nowhere(name: str, pairs: int, most: int) -> None:
    hooks, steps, compared = hooks_of(name), 0, 0
    for seed in count(6100):
        if compared == pairs:
            break
        game, stream = random_game(hooks, seed)
        record, x = game.record, stream.below(game.seats)
        places = hooks.hidden.places(game, x, stream)
        if places is None:
            continue
        begun = engines.start(name, seats=record.seats, options=record.options, seed=seed)
        swapped = [start_swapped(hooks.rulebook, record.seats, record.options, seed, hooks.hidden.stream, places) for _ in range(2)]
        made, _ = play_alike(hooks, (game, swapped[0]), x, places, stream, most, apart=False)
        one, two = walks((begun, swapped[1]), (game, swapped[0]), made)
        assert seen(one, x) == seen(two, x)
        steps += len(one.steps)
        compared += 1
    assert steps > 5 * pairs


@of_secret_answers
@pytest.mark.parametrize(("pairs", "most"), [(1, 35), *soaked((4, 70))])
@pytest.mark.rule("RP-2.2", "RP-2.3")
def test_secret_answers_of_others_show_nowhere(name: str, pairs: int, most: int) -> None:
    hooks, steps, differed = hooks_of(name), 0, 0
    for seed in range(7100, 7100 + pairs):
        game, stream = random_game(hooks, seed)
        record, x = game.record, stream.below(game.seats)
        fresh = [engines.start(name, seats=record.seats, options=record.options, seed=seed) for _ in range(3)]
        made, apart = play_alike(hooks, (game, fresh[0]), x, (), stream, most, apart=True)
        one, two = walks((fresh[1], fresh[2]), (game, fresh[0]), made)
        assert seen(one, x) == seen(two, x)
        steps += len(one.steps)
        differed += apart
    assert steps > 5 * pairs
    assert differed


def test_the_test_can_fail() -> None:
    """Look through the eyes of one whose own hand was exchanged."""
    hooks = hooks_of("mafie")
    game = engines.start("mafie", seats=6, seed=3)
    other = next(
        swapped
        for place in range(1, 6)
        if (swapped := start_swapped(hooks.rulebook, 6, {}, 3, hooks.hidden.stream, (0, place))).view(0) != game.view(0)
    )
    one, two = (Replayer(each, NAMES[:6], table="leaks") for each in (game, other))
    assert seen(one, 0) != seen(two, 0)
    assert seen(one, None) == seen(two, None)
