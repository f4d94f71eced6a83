"""Games as a seat may imagine them: they look to the seat as the running one does, and hold nothing that it does not know."""

import pytest

import engines
from engines.chance import Stream
from engines.imagining import seen_by
from engines.table import Ask, Game
from tests.engines.driving import random_game, random_move
from tests.engines.hooks import hooks_of
from tests.engines.imagining.imagining_of import imagined
from tests.engines.pairs import Pair, step_together, together, whisper_apart
from tests.engines.rigging import start_swapped
from tests.soak.amounts import little_or_much

every_game = pytest.mark.parametrize("name", engines.SIGHTS)

EVERY = 17
"""One look in so many moves."""


def asked(game: Game, seat: int) -> list[tuple[str, list[str], int, int]]:
    return [(ask.name, [option.id for option in ask.options], ask.least, ask.most) for ask in game.asks if ask.seat == seat]


def looks(name: str, wanted: int) -> list[tuple[Game, Ask, Stream]]:
    """Return seats at a question in games played at random, each by itself."""
    found: list[tuple[Game, Ask, Stream]] = []
    seed = 0
    while len(found) < wanted:
        seed += 1
        game, stream = random_game(hooks_of(name), seed)
        moves = 0
        while game.outcome is None and len(found) < wanted:
            random_move(game, stream)
            moves += 1
            open_to = [ask for ask in game.asks if ask.clock is not None]
            if open_to and moves % EVERY == 0:
                found.append((game.at(game.moves_made), stream.pick(open_to), stream))
    return found


@every_game
@pytest.mark.parametrize("number", little_or_much(25, 500))
@pytest.mark.rule("MA-6.1", "MA-6.2")
def test_an_imagined_game_looks_to_the_seat_as_the_running_one(name: str, number: int) -> None:
    for game, ask, stream in looks(name, number):
        other = imagined(game, ask.seat, stream)
        assert other is not None
        assert other.view(ask.seat) == game.view(ask.seat)
        assert asked(other, ask.seat) == asked(game, ask.seat)


@every_game
@pytest.mark.rule("MA-6.4")
def test_the_same_stream_imagines_the_same_game_and_a_copy_draws_alike(name: str) -> None:
    for game, ask, _ in looks(name, 3):
        one, two = (imagined(game, ask.seat, Stream(4, "imagined")) for _ in range(2))
        assert one is not None and two is not None
        games = (one, two, one.copy())
        for each in games:
            stream = Stream(4, "moves")
            for _ in range(60):
                if each.outcome is None:
                    random_move(each, stream)
        assert len({each.record.model_dump_json() for each in games}) == 1


class PairOfSights(Pair):
    """Compares besides what a search is given to think with."""

    def compare(self) -> None:
        super().compare()
        one, two = (seen_by(game, self.x) for game in self.games)
        assert one == two


@every_game
@pytest.mark.rule("MA-6.1", "MA-4.2")
def test_the_input_of_a_search_holds_no_secrets(name: str) -> None:
    compared = 0
    for seed in range(8000, 8004):
        hooks = hooks_of(name)
        game, stream = random_game(hooks, seed)
        x, record = stream.below(game.seats), game.record
        places = hooks.hidden.places(game, x, stream)
        if places is not None:
            other = start_swapped(hooks.rulebook, record.seats, record.options, seed, hooks.hidden.stream, places)
            compared += together(hooks, PairOfSights(game, other, x), places, stream, most=60)
    assert compared > 10


@every_game
@pytest.mark.rule("MA-6.1", "MA-4.2")
def test_the_input_of_a_search_holds_no_secret_answers(name: str) -> None:
    hooks = hooks_of(name)
    game, stream = random_game(hooks, 9000)
    record, x = game.record, stream.below(game.seats)
    other = engines.start(name, seats=record.seats, options=record.options, seed=9000)
    pair, answered = PairOfSights(game, other, x), set[str]()
    while pair.compared < 60 and not pair.over(hooks, ()):
        pair.compare()
        whisper_apart(hooks, game, other, x, stream)
        if not step_together(hooks, pair.games, x, (), stream, answered):
            game.expire()
            other.expire()
            answered.clear()
    assert pair.compared > 3
