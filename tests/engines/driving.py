"""Driving a game from outside as players, the clock and the host would: through the public face only."""

from collections.abc import Callable
from typing import TypeVar

from pydantic import BaseModel

import engines
from engines import Outcome, Rulebook
from engines.chance import Stream
from engines.table import Ask, By, Game, Table
from tests.engines.hooks import Hooks

V = TypeVar("V", bound=BaseModel)


class NoOptions(BaseModel):
    pass


UNSEEN = NoOptions()
"""The view of players that pick at random and look at nothing: a real one is most of the work of a move."""


def small_game(play: Callable[[Table], object], seats: int = 3, seed: int = 1) -> Game:
    """Return a game whose whole rules are the coroutine function ``play``."""

    class SmallTable(Table):
        state = "constant"

        async def play(self) -> Outcome:
            return await play(self) or Outcome(frozenset(), "done")  # type: ignore[misc]

        def view(self, seat: int | None) -> BaseModel:
            return NoOptions()

    return Game(Rulebook("small", 1, range(1, 9), NoOptions, SmallTable), seats, NoOptions(), seed)


def ask_named(game: Game, name: str, seat: int | None = None) -> Ask:
    """Return the open ask of that name (and seat)."""
    return next(ask for ask in game.asks if ask.name == name and seat in (None, ask.seat))


def shown(game: Game, seat: int | None, kind: type[V]) -> V:
    """Return the view of ``seat`` (None: a spectator), which is of this ``kind``."""
    view = game.view(seat)
    assert isinstance(view, kind)
    return view


def seen(game: Game, seats: int) -> tuple[object, ...]:
    """Everything that can be seen from outside, to compare before and after."""
    views = [game.view(seat).model_dump_json() for seat in (None, *range(seats))]
    asks = [(ask.id, ask.options, ask.default, ask.least, ask.most, ask.clock) for ask in game.asks]
    notices = [(notice.number, notice.to, notice.text) for notice in game.notices]
    return game.record, asks, notices, views, game.outcome, game.checkpoints


def legal_picks(ask: Ask, stream: Stream, by: By = "seat") -> tuple[str, ...]:
    """Return some legal answer to ``ask``: mostly as few picks as make an answer."""
    open_to = [option.id for option in ask.options if by == "host" or not option.host_only]
    most = min(ask.most, len(open_to))
    number = max(ask.least, 1) if stream.below(4) else ask.least + stream.below(most - ask.least + 1)
    if not number and ask.clock is None:
        number = 1
    return tuple(stream.shuffled(open_to)[:number])


def random_move(game: Game, stream: Stream) -> None:
    """One move of somebody: a player mostly, else the clock, the host's skip, or a host's own option."""
    asks = game.asks
    held = [ask for ask in asks if ask.clock is not None]
    dice = stream.below(100)
    if held and dice < 4:
        game.expire(stream.pick(held).id)
    elif held and dice < 6:
        game.expire(by="host")
    elif held and dice < 95:
        ask = stream.pick(held)
        game.answer(ask.id, *legal_picks(ask, stream))
    else:
        ask = stream.pick(asks)
        of_host = any(option.host_only for option in ask.options)
        if of_host and stream.below(5):
            return
        by: By = "host" if of_host and (stream.below(2) or all(option.host_only for option in ask.options)) else "seat"
        game.answer(ask.id, *legal_picks(ask, stream, by), by=by)


def random_game(hooks: Hooks, seed: int) -> tuple[Game, Stream]:
    """Return a game with random seats and options, and the stream to play it by."""
    stream = Stream(seed, f"suite {hooks.rulebook.name}")
    seats = stream.pick(hooks.rulebook.seats)
    options = hooks.options(seats, stream)
    return engines.start(hooks.rulebook.name, seats=seats, options=options, seed=seed), stream


def play_out(game: Game, stream: Stream, most: int = 20_000) -> Game:
    """Play ``game`` at random to its end. Fails when it has none within ``most`` steps."""
    for _ in range(most):
        if game.outcome is not None:
            return game
        random_move(game, stream)
    raise AssertionError(f"{game.rulebook.name} does not end: {game.record.model_dump_json()}")
