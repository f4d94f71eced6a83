"""Every picture of every game as people get to see it: late in a game, with the most seats, under all kinds of names."""

from __future__ import annotations

import hashlib
import struct
import zlib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import engines
from bot.games import game_of
from bot.presenting.boxed.on_table import table_page
from bot.presenting.drawing import Drawing
from bot.presenting.page import Page
from bot.presenting.scene import Deadline, Scene
from bot.presenting.texts import words_in
from engines import Game
from engines.chance import Stream
from engines.players import RandomPlayer
from tests.engines.driving import UNSEEN

NOW = 1_800_000_000.0
STRANGE = (
    *("Maximiliánovič WWWWWWWWWW", "Дмитрий Иванович Ж", "Ιωάννης Παπαδόπουλος", "🦊🦊🦊", "محمد بن عبد الله", "日本の友達", "שלום עליכם"),
    *("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "\u200b\u2060", "xX_D4rkL0rd_Xx", "Łukasz Żółć", "🎲 Fox Mulder 🎲", "İstanbul", "Å"),
    *("О́льга", "<b>&amp;", "seat:3", "ｗｉｄｅ", "Zoë van der Meer-Wijngaarden", "\uffff\x01", "i"),
)
WIDEST = ("Maximiliánovič WWWWWWWWWW",) * 21
MOST: Mapping[str, tuple[int, dict[str, Any]]] = {
    "mafie": (21, {"extended": True, "cards": [2, 3, 6, 7, 8, 9, 11], "vote_visibility": "live"}),
    "zbojnici": (6, {}),
    "mafia_city": (5, {}),
    "nostra_city": (5, {}),
    "escape_plan": (5, {}),
}
"""The largest table of each game, with the options that put the most on it."""


def noisy_avatar(number: int) -> bytes:
    """Return an avatar in which no pixel is like the next."""
    side = 96
    noise = hashlib.shake_256(bytes([number])).digest(3 * side * side)
    rows = b"".join(b"\0" + noise[3 * side * row : 3 * side * (row + 1)] for row in range(side))
    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts
    )


@cache
def moments(game: str, seed: int = 3) -> tuple[Game, ...]:
    """Return a game at eight of its moments, most of them late; the last one is its end."""
    count, options = MOST[game]
    end = _played(game, count, options, seed)
    return (*(end.at(end.moves_made * part // 10) for part in (1, 3, 5, 6, 7, 8, 9)), end)


def _played(name: str, seats: int, options: dict[str, Any], seed: int) -> Game:
    game = engines.start(name, seats=seats, options=options, seed=seed)
    stream = Stream(seed, "test")
    players = [RandomPlayer(seat, Stream(seed, f"player {seat}")) for seat in range(seats)]
    while game.outcome is None:
        ask = stream.pick([ask for ask in game.asks if ask.clock is not None])
        picks = () if stream.below(100) < 6 else players[ask.seat].choose(ask, UNSEEN) or ()
        if picks:
            game.answer(ask.id, *picks)
        else:
            game.expire(ask.id)
    return game


def scene_of(game: Game, names: tuple[str, ...], language: str) -> Scene:
    """Return the scene of a moment, automated players among the people."""
    seats = MOST[game.rulebook.name][0]
    return Scene(
        table="t7",
        game=game.rulebook.name,
        public=game.view(None),
        view=cache(game.view),
        asks=game.asks,
        deadlines={ask.id: Deadline(NOW + 40, 40) for ask in game.asks if ask.clock},
        names=names[:seats],
        words=words_in(language),
        bot_players=frozenset({0, seats - 1}),
        minutes=73,
        outcome=game.outcome,
        notices=tuple(game.notices) if game.outcome else (),
    )


def pictures(scene: Scene) -> Iterator[tuple[str, Drawing]]:
    """Return every picture that anybody may be shown now, each different one once, with where it stands."""
    shown = game_of(scene.game).presenter
    pages: list[tuple[str, Page]] = [("board", shown.board(scene))]
    for seat in range(0, len(scene.names), max(1, len(scene.names) // 5)):
        made = (("desk", shown.desk), ("hand", shown.hand), ("card", shown.card))
        pages += [(f"{what} {seat}", make(scene, seat)) for what, make in made]
        question = shown.question(scene, seat)
        pages += [(f"question {seat}", question)] if question is not None else []
    if shown.open_table is not None:
        pages += [(f"open {place}", table_page(scene, shown.open_table, place, None)) for place in ("offer", "player:0", "player:1")]
    if scene.outcome is not None:
        pages.append(("story", shown.story(scene)))
    seen = set()
    for where, page in pages:
        for picture in page.pictures:
            if picture.drawing.svg not in seen:
                seen.add(picture.drawing.svg)
                yield f"{where} {picture.file}", picture.drawing
