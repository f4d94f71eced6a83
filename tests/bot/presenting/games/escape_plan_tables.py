"""Tables of Escape Plan on paper: games that are played at random, and the scene of each of their moments."""

from collections.abc import Iterator
from typing import Any

import engines
from bot.presenting.scene import Deadline, Scene
from bot.presenting.texts import Words, words_in
from engines import Game
from engines.chance import Stream
from engines.escape_plan import EscapePlanView
from engines.players import RandomPlayer

NAMES = ("Eliška", "Karel", "Maximiliánovič WWWWWWWWWW", "Ondřej", "Žofie")
NOW = 1_800_000_000.0


def scene_of(game: Game, words: Words | str = "cs", **more: Any) -> Scene:
    """Return the scene of this moment, every clock ending at a round time."""
    public: EscapePlanView = game.view(None)  # type: ignore[assignment]  # the view of this game
    return Scene(
        table="t7",
        game="escape_plan",
        public=public,
        view=game.view,
        asks=game.asks,
        deadlines={ask.id: Deadline(NOW + 40, 40) for ask in game.asks if ask.clock},
        names=NAMES[: len(public.players)],
        words=words_in(words) if isinstance(words, str) else words,
        seal="9f3a27c1",
        **more,
    )


def play(seats: int, seed: int, *, late: int = 4) -> Iterator[Game]:
    """Play a game with people who pick at random, and give it back after every move; in ``late`` of 100 moves the clock answers."""
    game = engines.start("escape_plan", seats=seats, seed=seed)
    stream = Stream(seed, "test")
    players = [RandomPlayer(seat, Stream(seed, f"player {seat}")) for seat in range(seats)]
    yield game
    while game.outcome is None:
        ask = stream.pick([ask for ask in game.asks if ask.clock is not None])
        if stream.below(100) < late:
            game.expire(ask.id)
        else:
            game.answer(ask.id, *players[ask.seat].choose(ask, game.view(ask.seat)))
        yield game
