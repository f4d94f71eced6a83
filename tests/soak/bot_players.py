"""Games that are equal in all that one seat may know, 200 pairs for each game, level and way: machines do the same (MA-4.2)."""

import engines
from engines.players import levels_of
from tests.engines.players.pairs_of_machines import dealt_apart, played_apart

PAIRS = 200


def soak_bot_players(seed: int = 1) -> int:
    """Compare all pairs, with seeds from ``seed`` on; print how many deeds were compared and return how many pairs came apart."""
    apart = 0
    for game in engines.GAMES:
        for level in levels_of(game):
            deeds = 0
            for number in range(PAIRS):
                for compared in (dealt_apart, played_apart):
                    try:
                        deeds += compared(game, 10_000 * seed + number, level)
                    except AssertionError as fault:
                        apart += 1
                        print(f"{game} {level} {compared.__name__} {10_000 * seed + number}: {fault}", flush=True)
            print(f"{game} {level}: {deeds} deeds of machines compared", flush=True)
    return apart
