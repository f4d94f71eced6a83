"""Whether the text of an Action card has a target (table 5.4, R13): for the rules, and for views of a hand."""

from collections.abc import Iterable, Sequence

from engines.mafia_city.components import KINDS
from engines.mafia_city.views import CardView, MafiaCityView


def has_target(kind: str, seat: int, piles: Iterable[Sequence[int]], *, others_have_cards: bool) -> bool:
    """Return whether the text ``kind`` has a legal target for ``seat``; ``others_have_cards``: a Thief would find something."""
    if kind == "rackets":
        return True
    if kind == "thief":
        return others_have_cards
    if kind == "police_raid":
        return bool([pile for pile in piles if pile.count(seat) > 1])
    filled = [pile for pile in piles if pile]
    return len(filled) > 1 if kind == "pulling_strings" else bool(filled)


def with_target(view: MafiaCityView) -> tuple[CardView, ...]:
    """Return the viewer's Action cards whose text has a legal target now."""
    if view.me is None or view.viewer is None:
        return ()
    seat = view.viewer
    piles = [location.pile for location in view.locations]
    rich = any(player.cards for player in view.players if player.seat != seat)
    return tuple(
        card for card in view.me.cards if KINDS[card.kind].type == "action" and has_target(card.kind, seat, piles, others_have_cards=rich)
    )
