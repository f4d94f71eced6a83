"""The same for the boxed games: hidden cards and secret answers show in nothing that the bot sends to a seat or to the channel."""

from types import ModuleType

import pytest

import engines
from engines.escape_plan import asks as escape_plan
from engines.mafia_city import asks as mafia_city
from engines.nostra_city import asks as nostra_city
from tests.bot.pairs_at_a_table import Pair, played
from tests.engines.driving import random_game
from tests.engines.hooks import hooks_of
from tests.engines.rigging import start_swapped
from tests.soak.amounts import little_or_much

ASKS: dict[str, ModuleType] = {"mafia_city": mafia_city, "nostra_city": nostra_city, "escape_plan": escape_plan}
"""Where the questions of each game have their names."""

every_boxed_game = pytest.mark.parametrize("name", list(ASKS))
every_game_of_secret_answers = pytest.mark.parametrize("name", ["mafia_city", "nostra_city"])
"""In Escape Plan answers are public at once, but for drafts and the bag that is kept: those are compared page by page."""

MOST = 90
pairs_of_games = pytest.mark.parametrize("pairs", little_or_much(2, 6))


def names_of(name: str) -> list[str]:
    """Return the names of all questions of a game."""
    return sorted({value for value in vars(ASKS[name]).values() if isinstance(value, str) and value.startswith(f"{name}.")})


@every_boxed_game
@pairs_of_games
async def test_hands_that_a_seat_does_not_know_never_show_in_what_it_is_sent(name: str, pairs: int) -> None:
    hooks, moments, messages = hooks_of(name), 0, 0
    for seed in range(8100, 8100 + pairs):
        game, stream = random_game(hooks, seed)
        record, x = game.record, stream.below(game.seats)
        places = hooks.hidden.places(game, x, stream)
        if places is None:
            continue
        other = start_swapped(hooks.rulebook, record.seats, record.options, seed, hooks.hidden.stream, places)
        pair = Pair((game, other), x, stream, hooks, names_of(name), hooks.hidden.over)
        await played(pair, x, places, most=MOST)
        moments += pair.moments
        messages += pair.messages
    assert moments > 20 * pairs
    assert messages > 20 * pairs


@every_game_of_secret_answers
@pairs_of_games
@pytest.mark.rule("MC-15.5", "MC-15.6", "MC-15.10")
async def test_what_others_answer_in_secret_never_shows_in_what_a_seat_is_sent(name: str, pairs: int) -> None:
    hooks, moments, differed = hooks_of(name), 0, 0
    for seed in range(9100, 9100 + pairs):
        game, stream = random_game(hooks, seed)
        record, x = game.record, stream.below(game.seats)
        other = engines.start(name, seats=record.seats, options=record.options, seed=seed)
        pair = Pair((game, other), x, stream, hooks, names_of(name), hooks.hidden.over)
        differed += await played(pair, x, (), apart=True, most=MOST)
        moments += pair.moments
    assert moments > 20 * pairs
    assert differed > pairs
