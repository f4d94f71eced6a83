"""Pictures of whole games as the engine plays them: the table can be drawn, read and told at every moment."""

from __future__ import annotations

from typing import Any

import pytest

import engines
from bot.games.mafie.pictures.board import table
from bot.games.mafie.pictures.card import action_card
from bot.games.mafie.pictures.role import role_card
from bot.games.mafie.pictures.story import story
from bot.presenting.texts import words_in
from engines.mafie import MafieView
from tests.bot.games.mafie.pictures.views import LONGEST, NAMES
from tests.bot.presenting.drawing.review import review
from tests.engines.driving import shown

STEPS = 600
GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (6, {}),
    (11, {"extended": True, "cards": [1, 2, 4, 10, 12, 13], "vote_visibility": "live"}),
    (14, {"extended": True, "cards": "gang", "gang_recognition": True, "kids_theme": True}),
    (21, {"extended": True, "cards": [2, 3, 6, 7, 8, 9, 11]}),
)


def play(game: engines.Game, step: int) -> None:
    """Answer one question somehow, the same way each time; now and then the clock runs out for all."""
    asks = [ask for ask in game.asks if ask.holds]
    ask = asks[step % len(asks)]
    options = [option.id for option in ask.options if not option.host_only]
    if step % 5 == 4 or not options:
        game.expire(*(each.id for each in asks))
    else:
        game.answer(ask.id, options[(step * 7 + 3) % len(options)])


@pytest.mark.parametrize(("seats", "options"), GAMES, ids=[str(seats) for seats, _ in GAMES])
def test_a_whole_game_is_drawn(seats: int, options: dict[str, Any]) -> None:
    game = engines.start("mafie", seats=seats, options=options, seed=5)
    names, words = [*NAMES[: seats - 1], LONGEST], words_in("cs")
    for seat in range(seats):
        mine = shown(game, seat, MafieView)
        review(role_card(mine, names, words))
        card = action_card(mine, names, words)
        assert (card is None) == (not options)
        if card:
            review(card)
    phases = set()
    for step in range(STEPS):
        if game.outcome:
            break
        public = shown(game, None, MafieView)
        if step % 6 == 0 or public.phase not in phases:
            review(table(public, names, words))
        phases.add(public.phase)
        play(game, step)
    assert game.outcome, phases
    review(table(shown(game, None, MafieView), names, words))
    told = story(shown(game, None, MafieView), names, words)
    assert told
    for drawing in told:
        review(drawing)
    assert {"mafia", "discussion", "first"} <= phases
