"""Card 7: Wiretap (MF-27), a free card."""

from engines.mafie.components import WIRETAP
from engines.mafie.table import Town
from engines.table import seat_ref


def tap(t: Town, seat: int, target: int) -> None:
    """Show the card and whom it taps; the holder alone sees that player's token (MF-27.2)."""
    t.announce_card(seat, WIRETAP, target=target)
    token = t.state.seats[target].token
    t.state.seats[seat].knows[target] = token
    t.whisper((seat,), "mf-tapped", seat=seat_ref(target), token=f"token:{token}")
