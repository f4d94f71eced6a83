"""Tables of boxed games on paper: games that are played at random, and the scene of each of their moments, read as people read them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import engines
from bot.games import game_of
from bot.presenting.page import Button, Buttons, Menu, Page, Picture
from bot.presenting.presenter import Presenter
from bot.presenting.questions import as_option
from bot.presenting.scene import Deadline, Scene
from bot.presenting.texts import Words, words_in
from cogs.custom_ids import read_answer, read_press
from engines import Ask, Game
from engines.chance import Stream
from engines.players import RandomPlayer
from tests.engines.driving import UNSEEN

NAMES = ("Eliška", "Karel", "Maximiliánovič WWWWWWWWWW", "Ondřej", "Žofie", "Matěj")
NOW = 1_800_000_000.0


@dataclass(frozen=True)
class Boxed:
    """A boxed game; in ``late`` of 100 moves nobody answers before the clock does."""

    name: str
    late: int = 5

    @property
    def presenter(self) -> Presenter:
        return game_of(self.name).presenter

    def play(self, seats: int, seed: int, *, late: int | None = None) -> Iterator[Game]:
        """Play a game with people who pick at random, and give it back after every move."""
        game = engines.start(self.name, seats=seats, seed=seed)
        stream = Stream(seed, "test")
        players = [RandomPlayer(seat, Stream(seed, f"player {seat}")) for seat in range(seats)]
        late = self.late if late is None else late
        yield game
        while game.outcome is None:
            ask = stream.pick([ask for ask in game.asks if ask.clock is not None])
            if stream.below(100) < late:
                game.expire(ask.id)
            else:
                game.answer(ask.id, *(players[ask.seat].choose(ask, UNSEEN) or ()))
            yield game

    def moments(self, seats: int, seed: int, language: str = "cs") -> Iterator[Scene]:
        """Return the scenes of a game, in text mode, which needs no pictures."""
        for game in self.play(seats, seed):
            yield scene_of(game, language, text_mode=True)

    def questions(self, seats: int, seed: int, language: str = "cs") -> Iterator[tuple[Scene, Ask]]:
        """Return each question of a game once, with the scene in text mode in which it is first asked."""
        known: set[str] = set()
        for scene in self.moments(seats, seed, language):
            fresh = [ask for ask in scene.asks if ask.id not in known]
            known.update(ask.id for ask in fresh)
            yield from ((scene, ask) for ask in fresh)

    def views(self, seats: int, seed: int) -> tuple[Any, ...]:
        """Return the public views of a whole game."""
        return _views(self, seats, seed)


@cache
def _views(boxed: Boxed, seats: int, seed: int) -> tuple[Any, ...]:
    return tuple(game.view(None) for game in boxed.play(seats, seed))


ZBOJNICI = Boxed("zbojnici")
MAFIA_CITY = Boxed("mafia_city")
NOSTRA_CITY = Boxed("nostra_city")
ESCAPE_PLAN = Boxed("escape_plan", late=4)


def scene_of(game: Game, words: Words | str = "cs", **more: Any) -> Scene:
    """Return the scene of this moment, every clock ending at a round time."""
    public: Any = game.view(None)
    return Scene(
        table="t7654321",
        game=game.rulebook.name,
        public=public,
        view=cache(game.view),  # as at a live table
        asks=game.asks,
        deadlines={ask.id: Deadline(NOW + 40, 40) for ask in game.asks if ask.clock},
        names=NAMES[: len(public.players)],
        words=words_in(words) if isinstance(words, str) else words,
        seal="9f3a27c1",
        **more,
    )


def buttons(page: Page) -> list[Button]:
    return [button for part in page.parts if isinstance(part, Buttons) for button in part.buttons]


def menus(page: Page) -> list[Menu]:
    return [part for part in page.parts if isinstance(part, Menu)]


def texts(page: Page) -> str:
    return "\n".join(part for part in page.parts if isinstance(part, str))


def plain_texts(page: Page) -> str:
    """Return the texts of a page with plain spaces where they have those that do not break."""
    return texts(page).replace("\u00a0", " ")


def everything(page: Page) -> str:
    """Return all that a reader of a page can get at, pictures and their descriptions too."""
    return "\n".join(f"{part.drawing.svg} {part.drawing.alt}" if isinstance(part, Picture) else repr(part) for part in page.parts)


def pressed(page: Page, ask: Ask) -> set[str]:
    """Return the options of ``ask`` that can be picked or marked on a page, read back as the bot reads presses."""
    found = {choice.value for menu in menus(page) if f":{ask.name}:" in menu.id for choice in menu.choices}
    for button in buttons(page):
        press = read_press(button.id)
        if press is not None and press.what == ask.name:
            answer = read_answer(press)
            assert answer is not None, button.id
            found.add(as_option(answer.option))
    return found


def shown_to_others(scene: Scene, seat: int) -> tuple[object, ...]:
    """Return everything that anybody but ``seat`` may be shown now: board, calls, and the desks and hands of the others."""
    presenter = game_of(scene.game).presenter
    others = [other for other in range(len(scene.names)) if other != seat]
    desks = [everything(presenter.desk(scene, other)) for other in others]
    hands = [everything(presenter.hand(scene, other)) for other in others]
    assert presenter.turns is not None
    calls = (presenter.last_call(scene), presenter.turns(scene))
    return (everything(presenter.board(scene)), presenter.help(scene, None), calls, *desks, *hands)
