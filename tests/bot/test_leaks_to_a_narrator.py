"""No desk of a narrator with the view of the table shows secrets: pairs of tables that differ in hidden facts (TK-10.7)."""

import pytest

import engines
from tests.bot.pairs_at_a_table import Clock, Pair, Seated, played
from tests.bot.pairs_of_mafie import HOOKS, NAMES, comes_to_light, dealt_alike, exchanged
from tests.engines.driving import random_game
from tests.soak.amounts import little_or_much


@pytest.mark.rule("TK-10.7", "TK-7.4")
@pytest.mark.parametrize("pairs", little_or_much(2, 12))
async def test_hands_that_nobody_knows_never_show_on_the_desk_of_a_narrator(pairs: int) -> None:
    moments = gates = 0
    for games, x, places, stream in exchanged(range(8100, 8100 + pairs)):
        pair = Pair(games, x, stream, HOOKS, NAMES, comes_to_light, narrated=True)
        await played(pair, x, places)
        moments += pair.moments
        gates += pair.gates
    assert moments > 25 * pairs
    assert gates > pairs * 5 // 3


@pytest.mark.rule("TK-10.7", "TK-7.4")
@pytest.mark.parametrize("pairs", little_or_much(2, 10))
async def test_secret_answers_never_show_on_the_desk_of_a_narrator(pairs: int) -> None:
    gates = differed = 0
    for games, x, stream in dealt_alike(range(9100, 9100 + pairs)):
        pair = Pair(games, x, stream, HOOKS, NAMES, comes_to_light, narrated=True)
        differed += await played(pair, x, (), apart=True)
        gates += pair.gates
    assert gates > 2 * pairs
    assert differed > 5 * pairs


@pytest.mark.rule("TK-10.7")
async def test_nothing_stands_on_the_desk_before_its_gate() -> None:
    game, _ = random_game(HOOKS, 8101)
    table = Seated(engines.replay(game.record), 0, Clock(), "cs", text_mode=True, narrated=True)
    for _ in range(60):
        time, now = table.course.time, table.clock()
        gate, reading = table.narration.moves.waiting, table.narration.reading()
        assert bool(reading.aloud) == (gate is not None)
        ends = [when for when in (time.next_release(now), time.next_deadline()) if when is not None]
        if table.game.outcome is not None or not ends:
            break
        table.clock.time = max(now, min(ends))
        table.expire()
