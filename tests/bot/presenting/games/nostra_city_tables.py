"""Tables of Nostra City on paper: games that are played at random, and the scene of each of their moments."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import engines
from bot.presenting.page import Button, Buttons, Menu, Page, Picture
from bot.presenting.scene import Deadline, Scene
from bot.presenting.texts import Words, words_in
from engines import Game
from engines.chance import Stream
from engines.nostra_city.view import NostraCityView
from engines.players import RandomPlayer

NAMES = ("Eliška", "Karel", "Maximiliánovič WWWWWWWWWW", "Ondřej", "Žofie")
NOW = 1_800_000_000.0


def scene_of(game: Game, words: Words | str = "cs", **more: Any) -> Scene:
    """Return the scene of this moment, every clock ending at a round time."""
    public: NostraCityView = game.view(None)  # type: ignore[assignment]  # the view of this game
    return Scene(
        table="t7654321",
        game="nostra_city",
        public=public,
        view=game.view,
        asks=game.asks,
        deadlines={ask.id: Deadline(NOW + 40, 40) for ask in game.asks if ask.clock},
        names=NAMES[: len(public.players)],
        words=words_in(words) if isinstance(words, str) else words,
        seal="9f3a27c1",
        **more,
    )


def play(seats: int, seed: int, *, late: int = 5) -> Iterator[Game]:
    """Play a game with people who pick at random, and give it back after every move; in ``late`` of 100 moves the clock answers."""
    game = engines.start("nostra_city", seats=seats, seed=seed)
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


@cache
def views(seats: int, seed: int) -> tuple[NostraCityView, ...]:
    """Return the public views of a whole game."""
    return tuple(game.view(None) for game in play(seats, seed))  # type: ignore[misc]  # views of this game


def buttons(page: Page) -> list[Button]:
    return [button for part in page.parts if isinstance(part, Buttons) for button in part.buttons]


def menus(page: Page) -> list[Menu]:
    return [part for part in page.parts if isinstance(part, Menu)]


def texts(page: Page) -> str:
    return "\n".join(part for part in page.parts if isinstance(part, str))


def everything(page: Page) -> str:
    """Return all that a reader of a page can get at, pictures and their descriptions too."""
    return "\n".join(f"{part.drawing.svg} {part.drawing.alt}" if isinstance(part, Picture) else repr(part) for part in page.parts)


def moments(seats: int, seed: int, language: str = "cs") -> Iterator[Scene]:
    """Return the scenes of a game, in text mode, which needs no pictures."""
    for game in play(seats, seed):
        yield scene_of(game, language, text_mode=True)
