"""What is hidden from a seat shows in nothing that the bot sends to it or to the channel: pairs of tables differ only in hidden facts.

Both are played alike as far as the seat can see. Every message, edit and deletion must be equal: texts, components, custom ids, drawings,
alt texts, silent flags, pings, order, and with decoys also the moment; and so must every page that may be asked for, and what becomes of
presses.
"""

from typing import Any

import pytest

import engines
from bot.discord_io.postman import Postman
from tests.bot.pairs_at_a_table import Clock, Pair, Seated, played
from tests.bot.pairs_of_mafie import HOOKS, NAMES, comes_to_light, dealt_alike, exchanged
from tests.engines.driving import random_game
from tests.engines.rigging import start_swapped
from tests.soak.amounts import little_or_much


@pytest.mark.parametrize("pairs", little_or_much(5, 24))
async def test_hands_that_a_seat_does_not_know_never_show_in_what_it_is_sent(pairs: int) -> None:
    moments = messages = dead = 0
    for games, x, places, stream in exchanged(range(8000, 8000 + pairs)):
        pair = Pair(games, x, stream, HOOKS, NAMES, comes_to_light)
        await played(pair, x, places)
        moments += pair.moments
        messages += pair.messages
        public: Any = pair.tables[0].game.view(None)
        dead += not public.seats[x].living
    assert moments > 40 * pairs
    assert messages > 60 * pairs
    assert dead > pairs // 12


@pytest.mark.rule("MF-2.5")
@pytest.mark.parametrize("pairs", little_or_much(3, 16))
async def test_what_others_answer_in_secret_never_shows_in_what_a_seat_is_sent(pairs: int) -> None:
    moments = differed = 0
    for games, x, stream in dealt_alike(range(9000, 9000 + pairs)):
        pair = Pair(games, x, stream, HOOKS, NAMES, comes_to_light)
        differed += await played(pair, x, (), apart=True)
        moments += pair.moments
    assert moments > 60 * pairs
    assert differed > 12 * pairs


def test_what_discord_is_told_of_a_nonce_counts_nothing() -> None:
    stage = Postman(None, key="secret")  # type: ignore[arg-type]
    told = [stage.opaque(f"table.{number}.{number}") for number in range(300)]
    assert len(set(told)) == 300
    assert {len(nonce) for nonce in told} == {25}
    assert told[7] == Postman(None, key="secret").opaque("table.7.7") != Postman(None, key="other").opaque("table.7.7")  # type: ignore[arg-type]


async def test_the_test_of_leaks_can_fail() -> None:
    """Look through the eyes of one whose own hand was exchanged: that must show."""
    game, _ = random_game(HOOKS, 8001)
    record = game.record
    for other in range(1, record.seats):
        rigged = start_swapped(HOOKS.rulebook, record.seats, record.options, 8001, HOOKS.hidden.stream, (0, other))
        tables = [Seated(one, 0, Clock(), "cs", text_mode=True) for one in (engines.replay(record), rigged)]
        if (await tables[0].tell()) != (await tables[1].tell()):
            return
    raise AssertionError("exchanging hands shows nowhere")
