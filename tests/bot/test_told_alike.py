"""Paired games: two that differ in one hidden draw or one secret answer are alike until the rules tell it.

All that a table shows, says, offers, hands over and refuses is compared, and the moment of each sentence: texts, components, custom ids,
drawings, alt texts, pings, order. On the way the host and the person at a seat do the same at both tables.
"""

import pytest

import engines
from bot.discord_io.postman import Postman
from engines import GAMES
from tests.bot.pairs_at_a_table import Clock, Seated
from tests.bot.told_alike import ToldAlike, follow
from tests.engines.driving import random_game
from tests.engines.hooks import hooks_of
from tests.engines.rigging import start_swapped

PAIRS = 200
"""Paired games of each game. Of forty, none showed that a restart or an undo told a secret; two of two hundred did."""


@pytest.mark.rule("MF-2.5", "MF-15.2", "MF-15.4", "MC-15.5", "MC-15.6", "MC-15.10")
@pytest.mark.parametrize("name", list(GAMES))
async def test_secrets_show_nowhere_before_they_are_told(name: str) -> None:
    hooks, apart, looks, verbs, sent = hooks_of(name), 0, 0, 0, 0
    played = 0
    while played < PAIRS or looks <= 11 * PAIRS:  # some games part at once, and are not looked at
        seed, played = played, played + 1
        assert played < 2 * PAIRS, "few games are looked at"
        pair = ToldAlike(hooks, 7000 + seed, "answer" if seed % 2 else "draw")
        await follow(pair)
        apart += bool(pair.apart)
        looks += pair.looks
        verbs += pair.verbs
        sent += pair.sent
    assert apart > played * 2 // 3, "few games differ"
    assert verbs > PAIRS
    assert sent > 5 * PAIRS


async def test_the_test_of_leaks_can_fail() -> None:
    """Look through the eyes of a seat whose own hand was exchanged: that must show."""
    hooks = hooks_of("mafie")
    game, _ = random_game(hooks, 8001)
    record = game.record
    for other in range(1, record.seats):
        rigged = start_swapped(hooks.rulebook, record.seats, record.options, 8001, hooks.hidden.stream, (0, other))
        tables = [Seated(one, 0, Clock(), "cs", text_mode=True) for one in (engines.replay(record), rigged)]
        if (await tables[0].tell()) != (await tables[1].tell()):
            return
    raise AssertionError("exchanging hands shows nowhere")


def test_nonces_sent_to_discord_reveal_no_count() -> None:
    stage = Postman(None, key="secret")  # type: ignore[arg-type]
    told = [stage.opaque(f"table.{number}.{number}") for number in range(300)]
    assert len(set(told)) == 300
    assert {len(nonce) for nonce in told} == {25}
    assert told[7] == Postman(None, key="secret").opaque("table.7.7") != Postman(None, key="other").opaque("table.7.7")  # type: ignore[arg-type]
