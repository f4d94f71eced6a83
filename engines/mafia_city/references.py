"""References ``kind:number`` for the arguments of notices, made once: games are full of them. Number 0 of both kinds is not used."""

from collections.abc import Iterable

from engines.mafia_city.components import CARDS

LOCATION = tuple(f"location:{number}" for number in range(8))
CARD = tuple(f"mccard:{number}" for number in range(len(CARDS) + 1))


def cards_arg(cards: Iterable[int]) -> tuple[str, ...]:
    """Return references to ``cards``, as an argument of a sentence that names several."""
    return tuple([CARD[card] for card in cards])
