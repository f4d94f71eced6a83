"""A table on paper: a game that is played at random, and the scene of each of its moments."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

import engines
from bot.presenting.scene import Deadline, Scene
from bot.presenting.texts import Words, words_in
from engines import Game
from engines.chance import Stream
from engines.players import RandomPlayer
from tests.engines.driving import UNSEEN

NAMES = (
    *("Jana", "Karel", "Eliška", "Tonda", "Markéta", "Petr", "Bára", "Ondřej", "Zdenka", "Šimon", "Žofie"),
    *("Vašek", "Líza", "Bohuslav", "Ema", "Kryštof", "Růžena", "Igor", "Nela", "Hynek", "Maximiliánovič WWWWWWWWWW"),
)
NOW = 1_800_000_000.0


def scene_of(game: Game, words: Words | str = "cs", *, keep: bool = False, **more: Any) -> Scene:
    """Return the scene of this moment, every clock ending at a round time. ``keep``: it stays so when the game goes on."""
    spoken = words_in(words) if isinstance(words, str) else words
    public: Any = game.view(None)
    seats = len(public.seats)
    asks = game.asks
    view: Callable[[int], Any] = [game.view(seat) for seat in range(seats)].__getitem__ if keep else cache(game.view)
    return Scene(
        table="t7",
        game="mafie",
        public=public,
        view=view,
        asks=asks,
        deadlines={ask.id: Deadline(NOW + 40, 40) for ask in asks if ask.clock},
        names=NAMES[:seats],
        words=spoken,
        step=Deadline(NOW + 40, 40),
        seal="9f3a27c1",
        **more,
    )


def play(
    seats: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    *,
    late: int = 12,
    each: Callable[[Game], None] | None = None,
) -> Iterator[Game]:
    """Play a game with people who pick at random, and give it back after every move; in ``late`` of 100 moves the clock answers."""
    game = engines.start("mafie", seats=seats, options=dict(options or {}), seed=seed)
    stream = Stream(seed, "test")
    players = [RandomPlayer(seat, Stream(seed, f"player {seat}")) for seat in range(seats)]
    yield game
    while game.outcome is None:
        held = [ask for ask in game.asks if ask.clock is not None]
        ask = stream.pick(held)
        picks = () if stream.below(100) < late else players[ask.seat].choose(ask, UNSEEN) or ()
        if picks:
            game.answer(ask.id, *picks)
        else:
            game.expire(ask.id)
        if each:
            each(game)
        yield game
