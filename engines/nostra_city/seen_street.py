"""What a seat can tell of the Gangsters, Districts and Street cards: what lies open was dealt in an order that everybody saw (MA-6.2)."""

from collections.abc import Sequence

from engines.chance import Stream
from engines.imagining import Known, Order, Seen
from engines.nostra_city.components import DISTRICTS, GANGSTERS, INVESTIGATIONS, LUXURIES, SPACES
from engines.nostra_city.seen_words import name_of, names_in, seat_in


def street_draws(seen: Seen, stream: Stream) -> dict[str, Sequence[Known]]:
    """Return what is known of the draws of the set-up but those of Notes and Vendetta cards, by stream.

    How many Investigations lay among the first cards of the Street, and were put back (NC-2.7), nobody saw.
    """
    dealt = [text for text in seen.told if text.key == "nc-territory"]
    gangsters = [card for text in dealt for card in names_in(text, "gangsters")]
    districts = [card for text in dealt for card in names_in(text, "districts")]
    shown = [name_of(text.args["card"]) for text in seen.told if text.key == "nc-street"]
    draws: dict[str, Sequence[Known]] = {
        "gangsters": [Order(_from_the_top(gangsters, len(GANGSTERS)))],
        "districts": [Order(_from_the_top(districts, len(DISTRICTS)))],
    }
    if not shown:
        return draws
    first, later = shown[:SPACES], shown[SPACES:]
    rest = len(GANGSTERS) - len(gangsters) + len(DISTRICTS) - len(districts) + len(LUXURIES)
    lying = iter(first)
    begun: list[str] = []
    aside = iter(stream.shuffled(INVESTIGATIONS))
    for is_investigation in stream.shuffled([True] * len(INVESTIGATIONS) + [False] * rest):
        card = next(aside) if is_investigation else next(lying, None)
        if card is None or len(begun) - SPACES == sum([one in INVESTIGATIONS for one in begun]):
            break
        begun.append(card)
    put_back = len(begun) > len(first)
    left = rest + len(INVESTIGATIONS) - len(first)
    return {
        **draws,
        "street": [Order(dict(enumerate(begun if put_back else shown)))],
        "street_again": [Order(_from_the_top(later, left))] if put_back else [],
        "starter": [seat_in(text) for text in seen.told if text.key == "nc-starting"],
    }


def _from_the_top(cards: Sequence[str], size: int) -> dict[int, object]:
    """Return the places of the top cards of a deck, of which the last one is drawn first."""
    return {size - 1 - at: card for at, card in enumerate(cards)}
