"""Rules and view take the targets of a card from one place (table 5.4, R13)."""

import engines
from engines.chance import Stream
from engines.mafia_city import asks
from engines.mafia_city.course import MafiaCity
from engines.mafia_city.targets import with_target
from engines.mafia_city.turns import texts
from tests.engines.driving import random_move


def test_a_hand_shows_as_playable_the_offers_of_the_turn() -> None:
    compared = some = 0
    for seed in range(12):
        game, stream = engines.start("mafia_city", seats=3 + seed % 3, seed=seed), Stream(seed, "targets")
        for _ in range(250):
            if game.outcome is not None:
                break
            random_move(game, stream)
            table = game._table
            assert isinstance(table, MafiaCity)
            for ask in game.asks:
                if ask.name == asks.TURN:
                    shown = sorted(card.number for card in with_target(table.view(ask.seat)))
                    assert shown == sorted(texts(table, ask.seat))
                    assert bool(shown) == ("text" in [option.id for option in ask.options])
                    compared += 1
                    some += 0 < len(shown) < len(table.state.players[ask.seat].cards)
    assert compared > 300
    assert some > 100
