"""Makes the pictures of the games for the front page: ``python -m tests.pictures_of_games docs/pictures``.

Automated players play one game of each kind; the board is drawn as it stands at two thirds of it, in both languages.
"""

import asyncio
import sys
from pathlib import Path

import engines
from bot.games import game_of
from bot.presenting.drawing import render
from bot.presenting.drawing.faces import AVATARS, avatar_face, drawn_face
from bot.presenting.scene import Scene
from bot.presenting.texts import words_in
from bot.sandbox.world.avatars import draw_avatar
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of
from tests.example import NAMES

SEATS = {"mafie": 11, "zbojnici": 5, "mafia_city": 4, "nostra_city": 4, "escape_plan": 4}
SEED = 7
PEOPLE = 0.6
"""The part of the seats that have people with avatars; the others have drawn faces."""


def scene(game: str, language: str) -> Scene:
    """Return the scene of one game at two thirds of its moves."""
    seats = SEATS[game]
    whole = engines.start(game, seats=seats, seed=SEED)
    Circle(whole, players_of(game, seats, SEED, "auto")).play()
    now = whole.at(whole.moves_made * 2 // 3)
    people, known = round(seats * PEOPLE), words_in(language)("automat-names").split()
    for seat in range(people):
        AVATARS.put(str(seat), draw_avatar(seat))
    return Scene(
        table="t7",
        game=game,
        public=now.view(None),
        view=now.view,
        asks=now.asks,
        deadlines={},
        names=NAMES[:seats],
        words=words_in(language),
        faces={seat: avatar_face(str(seat)) if seat < people else drawn_face(name, known) for seat, name in enumerate(NAMES[:seats])},
    )


async def write(folder: Path) -> None:
    """Write ``<game>.<language>.png`` for every game."""
    for game in SEATS:
        for language in ("en", "cs"):
            shown = scene(game, language)
            drawing = game_of(game).presenter.board(shown).pictures[0].drawing
            (folder / f"{game}.{language}.png").write_bytes(await render(drawing))


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
