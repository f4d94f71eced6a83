"""The prince's recon: cards of the robbers' hands that he holds until the next plans have been revealed (ZB-12)."""

from engines.table import seat_ref
from engines.zbojnici.components import HELD_CARDS, TRACKS
from engines.zbojnici.table import City


def look(t: City, at: int) -> None:
    """Number 0: take cards from every robber with a band at place ``at`` (ZB-8.1, 12.1 to 12.3)."""
    state = t.state
    level = TRACKS["recon"][state.recon]
    for seat in t.bandits_at(at):
        taken = state.players[seat].taken
        cards = t.draw_cards(t.hand_cards(seat), min(level, HELD_CARDS - len(taken)))
        taken += cards
        tell_recon(t, seat, cards)


def tell_recon(t: City, seat: int, cards: list[str]) -> None:
    """Tell everybody how many cards of ``seat`` the prince takes, and the two concerned which (ZB-12.3)."""
    prince = t.state.prince
    t.tell(None, "zb-recon", seat=seat_ref(seat), n=len(cards))
    if cards and prince is not None:
        names = tuple(f"district:{card}" for card in cards)
        t.tell((prince,), "zb-recon-cards", seat=seat_ref(seat), districts=names)
        t.tell((seat,), "zb-recon-lost", districts=names)
