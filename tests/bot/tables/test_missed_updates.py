"""The news at the head of a desk in a slow game (TK-4.12): what everybody has been told, and its person."""

from collections.abc import Iterator

import pytest

from bot.games import game_of
from bot.tables.delivery.missed_updates import news_of, note_read
from tests.bot.pairs_at_a_table import Clock, Seated
from tests.engines.driving import random_game
from tests.engines.hooks import hooks_of


def steps_of(seed: int) -> Iterator[Seated]:
    """Play a slow game of Mafie, and give it after each step."""
    game, stream = random_game(hooks_of("mafie"), seed)
    table = Seated(game, 0, Clock(), "en", text_mode=True, slow=True)
    while table.game.outcome is None:
        yield table
        table.step(stream)


@pytest.mark.rule("TK-4.12", "MF-15.2")
def test_a_desk_begins_with_no_news_for_another_seat() -> None:
    own = others = 0
    for table in (table for seed in (1, 7) for table in steps_of(seed)):  # ten and eleven seats: each reads after each step
        live, released = table.table, table.course.time.released(table.clock())
        for seat in range(len(live.seats)):
            scene = live.scene_of(seat)
            lines = game_of("mafie").presenter.narrate(table.game.notices[:released], scene, since=live.seat(seat).read)
            news = set(news_of(live, seat))
            mine = {line.text for line in lines if line.seat == seat}
            secret = {line.text for line in lines if line.seat not in (None, seat)} - mine
            assert not news & secret
            assert {text for text in mine if "\n" not in text} <= news
            own, others = own + len(mine), others + len(secret)
            live.seat(seat).read = released
    assert own > 10 and others > 50


@pytest.mark.rule("TK-4.12")
async def test_what_is_told_after_a_desk_was_opened_is_news_also_of_a_move_before() -> None:
    late = 0
    for table in steps_of(1):
        course, now = table.course, table.clock()
        if course.time.released(now) == len(table.game.notices):
            continue
        await note_read(table.table, 0)
        table.clock.time = course.time.releases[-1]
        late += bool(news_of(table.table, 0))
    assert late
